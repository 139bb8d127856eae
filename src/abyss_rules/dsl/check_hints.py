"""What would be right where an expression is of another type than is wanted, from the words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_picks import SEVERAL, PickChecker
from abyss_rules.dsl.names import IT, SELF, UNKNOWN, base, is_many, quoted
from abyss_rules.dsl.spelling import certain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from abyss_rules.dsl.diagnostics import Replacement  # noqa: TC004  # nobody resolves it
    from abyss_rules.model.vocabulary import AttributeWord

#: What helps where a condition stands for a number.
IF_ELSE = "`min(1, X / N)` is 1 if X is N or more, else 0, as in: 5 * min(1, count(players) / 3)"
NO_IF = f"numbers have no `if`: {IF_ELSE}"
#: How each call is written.
FORMS = {
    "count": ("count(things)", "count(things where condition)"),
    "sum": ("sum(things, property)", "sum(x in things, number)"),
    "distinct": ("distinct(things, property)", "distinct(x in things, value)"),
    "min": ("min(a, b)", "min(things, property)", "min(x in things, number)"),
    "max": ("max(a, b)", "max(things, property)", "max(x in things, number)"),
}
#: So many ways to write something are shown.
_SHOWN = 2


@frozen
class Hint:
    """What to write instead, and the edit that does it if nothing else can be meant."""

    help: str = ""
    fix: Replacement | None = None


class HintChecker(PickChecker):
    """Knows what authors mean by something of another type than is wanted."""

    #: The condition to which one is joined with `and` or `or`, and by which of them.
    joined_to: tuple[syntax.Expression, str] | None = None
    #: Whether something is only tried, of which nothing will be told.
    guessing = False
    #: The filter that stands behind a property of several things.
    narrowed = ""
    #: What stands on the other side of a comparison.
    compared: syntax.Expression | None = None

    # --- the table ------------------------------------------------------------------------------

    def hint(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """What to write where something of the type ``given`` stands for one of another."""
        if self.guessing:
            return Hint()
        if (self.sort(given), self.sort(wanted)) == ("one", "one"):
            return Hint(self.members_help(node, wanted) or self.done_to(given))
        make = _HINTS.get((self.sort(given), self.sort(wanted)))
        found = make(self, node, given, wanted) if make else Hint()
        return found if found.help else Hint(self.members_help(node, wanted) or self.such(wanted))

    def done_to(self, type_: str) -> str:
        """By which verbs something is done with a thing."""
        able = dict.fromkeys(
            verb.name
            for verb in self.names.vocabulary.verbs
            if any(base(operand.type) == base(type_) for operand in verb.operands)
        )
        told = self.names.one(base(type_))
        return f"with {told} something is done by {quoted(able)}" if able else ""

    def sort(self, type_: str) -> str:
        """What sort of type one is, for the table of hints."""
        kind = self.names.kinds.get(base(type_))
        if is_many(type_):
            return "several"
        if kind is not None and kind.members:
            return "member"
        return _SORTS.get(type_, "one")

    def counted(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """Several things for a number: how many there are."""
        del given, wanted
        said = self.said(node)
        word = self.names.selectors.get(said)
        if word is not None and not word.of and self.scope.find(IT) is not None:
            return Hint(f"`{said}` are those of the game, whichever card is asked for them")
        return Hint(f"how many there are is `count({said})`")

    def any_of(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """Several things for a condition: that there is one."""
        del given, wanted
        return Hint(f"that there is one is written `count({self.said(node)}) > 0`")

    def compared_with(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A number for a condition."""
        del given, wanted
        other, sign = self.joined_to or (None, "")
        behind = other.right if isinstance(other, syntax.Infix) else None
        if isinstance(node, syntax.Of) and isinstance(behind, syntax.Numeral):
            return Hint(f"a condition compares it, as in `{self.said(node)} > 0`")
        if isinstance(other, syntax.Infix) and self.compares_numbers(other):
            right = f"{self.said(other.left)} {other.operator.text} {self.said(node)}"
            if other.operator.text == "!=" and sign == "or":
                return Hint(f"write `and {right}`: with `or` it always holds")
            if other.operator.text == "==" and sign == "and":
                return Hint(f"nothing is both at once: write `or {right}`")
            sure = (sign, other.operator.text) == ("or", "==") and "…" not in right
            return Hint(f"write `{right}`", (node.span, right) if sure else None)
        if isinstance(node, syntax.Numeral):
            return Hint()
        return Hint(f"a condition compares it, as in `{self.said(node)} > 0`")

    def asked(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A member of a kind for a condition: that a property is that one."""
        del wanted
        it = self.scope.find(IT)
        if self.said(node) not in self.names.members:
            right = f"{self.said(node)} == {self.some_member(given)}"
            return Hint(f"a condition compares it, as in `{right}`")
        able = [w for w in self.giving(given) if it is None or it.type in (w.of, UNKNOWN)]
        names = list(dict.fromkeys(word.name for word in able))
        if len(names) != 1:
            return Hint()
        return self.equal_to(node, names[0], self.said(node), sure=it is not None)

    def equal_to(self, node: syntax.Expression, name: str, member: str, *, sure: bool) -> Hint:
        """What is written for a member that stands alone: that a property is that one."""
        right = f"{name} == {member}"
        other, sign = self.joined_to or (None, "")
        alike = isinstance(other, syntax.Infix) and self.said(other.left) == name
        if alike and isinstance(other, syntax.Infix) and other.operator.text == "!=":
            return Hint(f"write `and {name} != {member}`")
        if alike and sign == "and":
            return Hint(f"nothing has two of them at once: write `or {right}`")
        sure = sure and isinstance(node, syntax.Word)
        return Hint(f"write `{right}`", (node.span, right) if sure else None)

    def member_asked(self, node: syntax.Word) -> Hint:
        """An unknown word for a condition that is certainly a member of a kind."""
        it, member = self.scope.find(IT), certain(node.text, self.names.members)
        kinds = [kind for kind, _ in self.names.members.get(member, ())]
        able = [w for w in self.names.vocabulary.attributes if w.gives in kinds]
        names = [word.name for word in able if it is not None and word.of == it.type]
        return self.equal_to(node, names[0], member, sure=True) if len(names) == 1 else Hint()

    def looked_through_for(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A member of a kind for things: those that have it as a property."""
        del wanted
        return Hint(_written(self.things_with(self.said(node), given)))

    def for_which(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A condition for things: those for which it holds."""
        del given, wanted
        left = node.left if isinstance(node, syntax.Infix) else node
        if isinstance(left, syntax.Word) and self.scope.find(left.text) is not None:
            return Hint()  # they are two things, which nothing joins
        words = self.names.attributes.get(self.said(left), [])
        whole = [f"{one} where {self.said(node)}" for one in self.owned(word.of for word in words)]
        return Hint(f"write {quoted(whole[:_SHOWN])}" if whole else "write `… where` before it")

    def compares_numbers(self, node: syntax.Infix) -> bool:
        """Whether two numbers are compared, as far as the first of them tells."""
        left = node.left
        words = self.names.attributes.get(self.said(left), [])
        if isinstance(left, syntax.Of):
            name = self.said(left.what)
            words = self.names.attributes.get(name, [])
            if name in self.names.quantities:
                return node.operator.text in _COMPARING
        counts = isinstance(left, syntax.Call) or any(word.gives == "Count" for word in words)
        return counts and node.operator.text in _COMPARING

    def filtered_inside(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A number for things: what is counted is filtered before it is."""
        del given, wanted
        if not isinstance(node, syntax.Call) or len(node.arguments) != 1:
            return Hint()
        inside = self.said(node.arguments[0].value)
        return Hint(f"write `where` inside: `{node.function.text}({inside} where …)`")

    def no_if(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A condition for a number."""
        del node, given, wanted
        return Hint(NO_IF)

    def of_player(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A player for things: those that the player has."""
        del given
        words = [
            w.name for w in self.names.selectors.values() if w.of and self.suits(w.gives, wanted)
        ]
        return Hint(_written([f"{name} of {self.said(node)}" for name in words]))

    def of_players(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """Players for things: those that they have."""
        return self.of_player(node, given, wanted) if base(given) == "Player" else Hint()

    def one_of_player(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """Players for one thing: it is chosen from those that they have."""
        del given
        words = [
            w.name for w in self.names.selectors.values() if w.of and self.suits(w.gives, wanted)
        ]
        if not words:
            return Hint()
        name = self.free_name(words[0])
        return Hint(f"pick one first: `choose {name} from {words[0]} of {self.said(node)};`")

    def number_of(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """A thing or a player for a number: one that it has."""
        attributes = self.names.vocabulary.attributes
        words = [w.name for w in attributes if (w.of, w.gives) == (given, wanted)]
        quantities = [w for w in self.names.quantities.values() if w.readable]
        words += [w.name for w in quantities if (w.of, w.gives) == (given, wanted)]
        return Hint(_written([f"{name} of {self.said(node)}" for name in words]))

    def whose(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """Things of a player for the player."""
        while isinstance(node, syntax.Where):
            node = node.over
        if wanted == "Player" and isinstance(node, syntax.Of) and base(given) != "Player":
            return Hint(f"the player is `{self.said(node.whom)}`")
        return Hint()

    def one_of(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """Several things for one: a choice or a loop, with the statement written again."""
        if base(given) == "Player" != base(wanted):
            return self.one_of_player(node, given, wanted)
        if base(given) != base(wanted):
            return self.whose(node, given, wanted)
        return Hint(self.one_at_a_time(node, self.said(node)))

    # --- texts ----------------------------------------------------------------------------------

    def owned(self, types: Iterable[str]) -> list[str]:
        """The words for things of some types, those of a player with `of me`."""
        wanted = [f"{type_}*" for type_ in dict.fromkeys(types)]
        words = [w for w in self.names.selectors.values() if w.gives in wanted]
        mine = [f"{word.name} of me" for word in words if word.of]
        return mine or [word.name for word in words if word.sees != "nobody"]

    def things_with(self, member: str, kind: str) -> list[str]:
        """How those are written that have a member of a kind as a property."""
        return [
            f"{things} where {word.name} == {member}"
            for word in self.giving(kind)
            for things in self.owned([word.of])
        ]

    def called_by_member(self, name: str) -> list[str]:
        """How `mages of me` is written; none if the word is no member, nor several of one."""
        member = name if name in self.names.members else certain(name, self.names.members)
        if not member:
            return []
        return [
            one for kind, own in self.names.members[member] for one in self.things_with(own, kind)
        ]

    def kind_called(self, name: str) -> str:
        """The kind that a word is the noun of: ``Lord`` of ``lord`` and ``lords``; "" of none."""
        for kind in self.names.vocabulary.kinds:
            if name.lower() in (noun.lower() for noun in kind.noun) and not kind.members:
                return kind.name
        return ""

    def with_property(self, name: str, words: Sequence[AttributeWord]) -> str:
        """How a property is read: of one thing that has a name, or of several."""
        owners = list(dict.fromkeys(word.of for word in words))
        known = [n for n in self.scope.names() if n != IT]
        bound = [n for n in known if (b := self.scope.find(n)) and b.type in owners]
        several = self.owned(owners)
        whole = [f"{name} of {n}" for n in bound[:_SHOWN]]
        whole += [self.folded(name, words[0].gives, one) for one in several[:1]]
        return f"write {quoted(whole)}" if whole else f"write `{name} of` and the thing"

    def whose_is(self, name: str, right: str) -> str:
        """How a word for what players have is written, with those who may be meant."""
        known = ["me", *(["opponents"] if name in self.names.selectors else [])]
        own = self.names_of("Player")[:_SHOWN]
        whole = [re.sub(rf"\b{name}\b", f"{name} of {one}", right) for one in (*own, *known)]
        if own:
            return f"write {quoted(whole)}"
        return f"write {', '.join(f'`{one}`' for one in whole)} or `{name} of` a chosen player"

    def of_whom_is(self, node: syntax.Expression, given: str, wanted: str) -> Hint:
        """What can be gained or paid for a number: how much of it somebody has."""
        del given, wanted
        word = self.names.quantities.get(self.said(node))
        if word is not None and word.of == "Player" and word.readable:
            return Hint(self.whose_is(word.name, word.name))
        things = self.called_by_member(self.said(node))
        return Hint(_written([f"count({one})" for one in things]))

    def of_several(self, name: str, gives: str, node: syntax.Expression) -> str:
        """What helps where a property is asked of several things at once."""
        things = f"{self.said(node)}{self.narrowed}"
        whole = self.folded(name, gives, things)
        if gives != "Count":
            return f"write `{whole}`"
        return f"for all together write `{whole}`, for the highest `max({things}, {name})`"

    def such(self, wanted: str, name: str = "") -> str:
        """What there is of a type, as examples; "" where there is no short word for any.

        ``name`` is what the author calls a thing that was to be chosen first.
        """
        if wanted == "Count":
            numbers = [w for w in self.names.quantities.values() if w.readable and w.of == "Player"]
            mine = [f"{word.name} of me" for word in numbers[:1]]
            return f"a number is such as {quoted(('2', *mine, 'count(…)'))}"
        if wanted == "Truth":
            return "a condition compares two things, with such as `==` or `>`"
        if wanted == "" and self.slots:
            return self.picked(wanted, name)
        if wanted in ("", SEVERAL, UNKNOWN):
            return ""
        if wanted == "Player" and not self.names_of(wanted):
            return f"pick one first: `choose {self.free_name('opponents')} from opponents;`"
        fits = (wanted, base(wanted)) if is_many(wanted) else (wanted,)
        able = [n for n in self.scope.names() if (b := self.scope.find(n)) and b.type in fits]
        words = [w for w in self.names.selectors.values() if self.suits(w.gives, wanted)]
        if able == [SELF]:
            able = []  # it is seldom meant
        able += [w.name for w in words if not w.of and is_many(wanted)]
        able += [f"{w.name} of me" for w in words if w.of and is_many(wanted)]
        if name and wanted == f"Player{SEVERAL}" and not self.at_the_end:
            return f"pick one first: `choose {name} from opponents;`"
        if able:
            return f"there is {quoted(able[:4])}"
        return self.picked(wanted, name)


def _written(whole: Sequence[str]) -> str:
    """What to write, of so many ways as are shown."""
    return f"write {quoted(whole[:_SHOWN])}" if whole else ""


#: Signs that compare.
_COMPARING = ("==", "!=", "<", "<=", ">", ">=")
_SORTS = {"Count": "number", "Truth": "condition", "Player": "player", SEVERAL: "several"}

#: By the sort of what is written and of what is wanted.
_HINTS: dict[tuple[str, str], Callable[[HintChecker, syntax.Expression, str, str], Hint]] = {
    ("several", "number"): HintChecker.counted,
    ("several", "condition"): HintChecker.any_of,
    ("several", "one"): HintChecker.one_of,
    ("several", "player"): HintChecker.one_of,
    ("several", "member"): HintChecker.one_of,
    ("several", "several"): HintChecker.of_players,
    ("player", "one"): HintChecker.one_of_player,
    ("player", "number"): HintChecker.number_of,
    ("one", "number"): HintChecker.number_of,
    ("number", "condition"): HintChecker.compared_with,
    ("member", "condition"): HintChecker.asked,
    ("member", "number"): HintChecker.of_whom_is,
    ("member", "several"): HintChecker.looked_through_for,
    ("condition", "several"): HintChecker.for_which,
    ("number", "several"): HintChecker.filtered_inside,
    ("condition", "number"): HintChecker.no_if,
    ("player", "several"): HintChecker.of_player,
}
