"""Hypothesis strategies for the card language: expressions, effects, abilities, whole cards.

All of them draw text that the project's own checker accepts. Nothing here knows a word of a
game: what can be written follows from the vocabulary's declarations, so that a new word is drawn
as soon as it is declared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hypothesis import strategies as st

from abyss_rules.dsl.names import IT, base
from abyss_rules.errors import UnknownError
from abyss_rules.testing.cards_abilities import Abilities
from abyss_rules.testing.cards_draft import Bound, Draft, scope_of
from abyss_rules.testing.cards_fields import Fields, quoted
from abyss_rules.testing.words import lexicon, vocabulary_of
from abyss_rules.testing.words_tree import Phrase, Word, laid_out, scattered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from abyss_rules.model.vocabulary import CardKind, Vocabulary
    from abyss_rules.testing.cards_draft import Scope
    from abyss_rules.testing.words import Lexicon

#: How deeply what cards say is nested, if nothing else is wanted.
SIZE = 3

#: What stands behind the number in printed names; the texts of no game.
_NAMES = ("", " of É", " “quoted”", ' or "so"', " (b)", " {b}", "; #1")


class CardDraft(Abilities, Fields):
    """Draws whole cards."""

    def card(self, kind: CardKind, number: int, size: int, most: int, *, heads: int = 0) -> Phrase:
        """A card with the id ``card_NUMBER``, of which there are at most so many copies.

        ``heads`` says how many heads it has at least.
        """
        self.lexicon = self.lexicon.on(kind.name)
        self.template = self.template_of(kind)
        scope = scope_of(kind.type, kind.name)
        members = len(self.lexicon.kind_members(self.template.type)) if self.template else 1
        fields = self.fields(kind.fields, {"copies": most // members})
        made = Phrase("card", [*fields, *self.abilities(scope, size, heads)])
        per: list[str | Word] = []
        name = f"Card {number}{self.pick(_NAMES)}"
        if self.template is not None and self.uses_template(made):
            own = self.template
            kind_word = Word(own.type.lower(), "template kind", own.type)
            per = ["per", kind_word, Word(own.name, "template binder", own.type)]
            name += f" for {{{own.name}}}"
        head = [Word(kind.name, "card kind"), Word(f"card_{number}", "id"), *per]
        made.parts[:0] = [*head, Word(quoted(name), "printed name"), "{"]
        made.parts.append("}")
        return made

    def template_of(self, kind: CardKind) -> Bound | None:
        """The word of a template and the kind that it stands for; mostly none."""
        if not self.seldom(6):
            return None
        kinds = tuple(self.lexicon.members)
        near = tuple(f.shape for f in kind.fields if f.shape in kinds)
        chosen = self.pick((*near, *kinds)) if kinds else ""
        if not chosen:
            return None
        word = self.fresh(chosen, scope_of(kind.type, kind.name))
        return Bound(word.text, chosen)

    @staticmethod
    def uses_template(made: Phrase) -> bool:
        """Whether a template's own word stands somewhere in a card."""
        return any(isinstance(part, Word) and part.role == "template" for part in made.walk())


# --- strategies ---------------------------------------------------------------------------------


def expressions(
    ruleset: str | Vocabulary = "abyss",
    type: str = "Count",  # noqa: A002  # as the language calls it
    scope: Mapping[str, str] | None = None,
    *,
    card: str | None = None,
    size: int = SIZE,
) -> st.SearchStrategy[str]:
    """Expressions that fit where a type is wanted: ``count(lords of me where cost > 3)``.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        type: What is wanted, as operands are declared: ``Count``, ``Truth``, ``Player``, a kind
            of the ruleset (``Lord``), several of it (``Lord*``) or a zone of it (``Ally@``).
        scope: More names that are known and their types, such as ``{"o": "Player"}``; ``it`` is
            what a filter looks at. ``me`` and ``self`` are known everywhere.
        card: The kind of card on which they stand; the vocabulary's first if it is not said.
        size: How deeply they may be nested.

    Raises:
        UnknownError: No ruleset, kind of card or type has that name, or nothing gives the type.
    """
    words, kind = _at_home(ruleset, card)
    known = scope_of(kind.type, kind.name)
    for name, its_type in (scope or {}).items():
        known = known.bind(name, its_type)
    probe = CardDraft(words, cast("st.DrawFn", _no_draw))
    wanted = base(type)
    able = wanted in words.zones if type.endswith("@") else _can_give(probe, wanted, known)
    if not able:
        raise UnknownError(f"nothing gives a {type!r} in the ruleset {words.vocabulary.ruleset}")

    @st.composite
    def drawn(draw: st.DrawFn) -> str:
        phrase = CardDraft(words, draw).expression(type, known, size)
        return _on_one_line(phrase)

    return drawn()


def effects(
    ruleset: str | Vocabulary = "abyss", *, card: str | None = None, size: int = SIZE
) -> st.SearchStrategy[str]:
    """What a power does: statements, as they stand in the braces behind ``on arrival``.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        card: The kind of card on which they stand; the vocabulary's first if it is not said.
        size: How deeply they may be nested.

    Raises:
        UnknownError: No ruleset or kind of card has that name.
    """
    words, kind = _at_home(ruleset, card)
    known = scope_of(kind.type, kind.name)

    @st.composite
    def drawn(draw: st.DrawFn) -> str:
        block = CardDraft(words, draw).block(known, size)
        return laid_out(Phrase("statements", block.parts[1:-1]).tokens())

    return drawn()


def abilities(
    ruleset: str | Vocabulary = "abyss", *, card: str | None = None, size: int = SIZE
) -> st.SearchStrategy[str]:
    """All that a card says beside its fields: its heads with what hangs from them.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        card: The kind of card that says it; the vocabulary's first if it is not said.
        size: How deeply it may be nested.

    Raises:
        UnknownError: No ruleset or kind of card has that name.
    """
    words, kind = _at_home(ruleset, card)
    known = scope_of(kind.type, kind.name)

    @st.composite
    def drawn(draw: st.DrawFn) -> str:
        heads = CardDraft(words, draw).abilities(known, size)
        return laid_out(Phrase("heads", [*heads]).tokens()) if heads else ""

    return drawn()


def cards(
    ruleset: str | Vocabulary = "abyss",
    kind: str | None = None,
    *,
    number: int = 1,
    size: int = SIZE,
    scatter: bool = False,
) -> st.SearchStrategy[str]:
    """Whole cards and card templates, as text that the checker accepts.

    What shrinks comes to a card without effects, with the least numbers in its fields.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        kind: Which kind of card; any if it is not said.
        number: Cards of different numbers have different ids and printed names.
        size: How deeply what they say may be nested.
        scatter: Put spaces, line ends and comments anywhere between the words.

    Raises:
        UnknownError: No ruleset or kind of card has that name.
    """
    words, wanted = kinds_of(ruleset, kind)

    @st.composite
    def drawn(draw: st.DrawFn) -> str:
        draft = CardDraft(words, draw)
        tree = draft.card(draft.pick(wanted), number, size, _MOST_COPIES)
        return written(draft, tree, scatter=scatter)

    return drawn()


def lords(
    ruleset: str | Vocabulary = "abyss", *, number: int = 1, size: int = SIZE
) -> st.SearchStrategy[str]:
    """Lords, as ``cards`` gives them."""
    return cards(ruleset, "lord", number=number, size=size)


def locations(
    ruleset: str | Vocabulary = "abyss", *, number: int = 1, size: int = SIZE
) -> st.SearchStrategy[str]:
    """Locations, as ``cards`` gives them."""
    return cards(ruleset, "location", number=number, size=size)


# --- parts --------------------------------------------------------------------------------------

#: So many copies one card has at most; some may be templates.
_MOST_COPIES = 60


def written(draft: Draft, tree: Phrase, *, scatter: bool = False) -> str:
    """A tree as text, laid out well or anyhow."""
    seed = draft.draw(st.integers(0, 2**16)) if scatter else 0
    return scattered(tree.tokens(), seed) if seed else laid_out(tree.tokens())


def kinds_of(ruleset: str | Vocabulary, kind: str | None) -> tuple[Lexicon, tuple[CardKind, ...]]:
    """The words of a ruleset, and the kinds of cards that are wanted."""
    words = lexicon(vocabulary_of(ruleset))
    every = words.vocabulary.card_kinds
    wanted = tuple(one for one in every if kind in (None, one.name))
    if not wanted:
        known = ", ".join(one.name for one in every)
        raise UnknownError(f"no kind of card {str(kind)[:60]!r}; there are {known}")
    return words, wanted


def _at_home(ruleset: str | Vocabulary, card: str | None) -> tuple[Lexicon, CardKind]:
    """The words of a ruleset, and the kind of card on which something stands."""
    words, wanted = kinds_of(ruleset, card)
    return words.on(wanted[0].name), wanted[0]


def _can_give(probe: CardDraft, type_: str, scope: Scope) -> bool:
    """Whether something gives a type where these names are known."""
    known = {IT, *probe.lexicon.names.kinds}
    return type_ in known and (
        type_ in ("Count", "Truth")
        or bool(probe.named(type_, scope, seen=False))
        or probe.can_look_at(type_, scope)
        or probe.has_things(type_, scope)
        or probe.can_read(type_, scope)
    )


def _no_draw(_strategy: object) -> object:
    """Nothing is drawn to see whether something can be."""
    raise NotImplementedError  # pragma: no cover - it is not called


def _on_one_line(phrase: Phrase) -> str:
    return " ".join(laid_out(phrase.tokens()).split())
