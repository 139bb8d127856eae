"""One card while it is drawn: its choices, the names it has bound, and the work it has left."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import evolve, frozen
from hypothesis import strategies as st

from abyss_rules.dsl.check_work import STEP_LIMIT
from abyss_rules.dsl.names import IT, ME, SELF
from abyss_rules.testing.words_tree import Word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from abyss_rules.testing.words import Lexicon

T = TypeVar("T")

#: What may be spent freely. Whatever is begun may cost more than is left, but never the rest.
ROOM = STEP_LIMIT // 2


@frozen
class Bound:
    """A name that a card knows: its type, and whether what it names lies face down."""

    name: str
    type: str
    unseen: bool = False


@frozen
class Scope:
    """The names that are known at a place of a card, and how often that place is reckoned."""

    names: tuple[Bound, ...]
    #: The kind of card, as its word is.
    card: str = ""
    #: How many times what stands here counts, and whether a loop of an expression is around it.
    times: int = 1
    looping: bool = False
    #: The game is over, so that nothing a player holds is hidden any more.
    ended: bool = False

    def find(self, name: str) -> Bound | None:
        """What a name is bound to."""
        return next((bound for bound in self.names if bound.name == name), None)

    @property
    def it(self) -> Bound | None:
        """The thing that a filter or a fold looks at."""
        return self.find(IT)

    def bind(self, name: str, type_: str, *, unseen: bool = False) -> Scope:
        """The scope with one more name; the innermost of a name is the one that is meant."""
        others = tuple(bound for bound in self.names if bound.name != name)
        return evolve(self, names=(*others, Bound(name, type_, unseen)))

    def repeated(self, times: int, *, looping: bool = False) -> Scope:
        """The scope within something that counts so many times."""
        return evolve(self, times=self.times * times, looping=self.looping or looping)


def scope_of(card_type: str, kind: str) -> Scope:
    """What every card knows: its owner and itself."""
    return Scope((Bound(ME, "Player"), Bound(SELF, card_type)), kind)


@lru_cache
def below(number: int) -> st.SearchStrategy[int]:
    """A number from 0; each is as likely, and 0 the simplest."""
    return st.integers(0, number - 1)


class Draft:
    """Draws the parts of one card. The first of several alternatives is always the simplest."""

    def __init__(self, lexicon: Lexicon, draw: st.DrawFn) -> None:
        self.lexicon = lexicon
        self.draw = draw
        #: How many steps of work the card may still take.
        self.left = ROOM
        #: The word of a template and the kind that it stands for.
        self.template: Bound | None = None
        self._tasks: list[Callable[[], Any]] = []
        # Drawn anew for each nested part, so that Hypothesis can put an inner one in its place.
        self._nested = _nested(self)

    # --- choices --------------------------------------------------------------------------------

    def pick(self, options: Sequence[T]) -> T:
        """One of several, the first of which is the simplest."""
        if len(options) == 1:
            return options[0]
        return options[self.draw(below(len(options)))]

    def seldom(self, one_in: int = 2) -> bool:
        """False, or once in so many cases True."""
        return self.draw(below(one_in)) == one_in - 1

    def how_many(self, least: int, most: int) -> int:
        """A number of things, mostly a small one.

        Each of them is to be drawn by `nested`, so that any of them can be left out later.
        """
        if least >= most:
            return least
        usual = [*range(least, most + 1), *range(least, most), *range(least, least + 2)]
        number: int = self.pick(sorted(usual))
        return number

    def nested(self, make: Callable[[], T]) -> T:
        """A part that may stand in place of a larger one of its like when an example shrinks."""
        self._tasks.append(make)
        made: T = self.draw(self._nested)
        return made

    def next_part(self, draw: st.DrawFn) -> Any:  # noqa: ANN401 - whatever the part is
        """The part that was asked for last; only what `nested` draws calls this."""
        outer, self.draw = self.draw, draw
        made = self._tasks.pop()()
        self.draw = outer
        return made

    # --- work -----------------------------------------------------------------------------------

    def affords(self, scope: Scope, steps: int) -> bool:
        """Whether so many steps may be begun here."""
        return steps * scope.times <= self.left

    def spend(self, scope: Scope, steps: int) -> None:
        """Note that something here takes so many steps."""
        self.left -= steps * scope.times

    # --- names ----------------------------------------------------------------------------------

    def fresh(self, type_: str, scope: Scope) -> Word:
        """A name of the card's own that nothing has here."""
        letter = type_[:1].lower()
        number = 1
        while True:
            name = letter if number == 1 else f"{letter}{number}"
            free = self.template is None or self.template.name != name
            if free and name not in self.lexicon.taken and scope.find(name) is None:
                return Word(name, "binder", type_)
            number += 1

    def spelled(self, kind: str) -> tuple[Word, ...]:
        """The words for the members of a closed kind, the template's own word among them."""
        words = tuple(Word(word, "member", kind) for word in self.lexicon.members.get(kind, ()))
        if self.template is not None and self.template.type == kind:
            own = Word(self.template.name, "template", kind)
            return (*words, *(own,) * max(1, len(words)))
        return words


@st.composite
def _nested(draw: st.DrawFn, draft: Draft) -> Any:  # noqa: ANN401 - whatever the part is
    """A part of a draft as a strategy of its own, which Hypothesis can tell from others."""
    return draft.next_part(draw)
