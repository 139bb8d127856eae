"""What is said of single things of another kind than those that something has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_lacking import LackingChecker
from abyss_rules.dsl.names import base, is_many
from abyss_rules.dsl.spelling import certain, in_digits
from abyss_rules.dsl.wording import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.vocabulary import Verb

#: What cards of any kind are called.
CARDS = ("card", "cards")
#: All of them, and what else stands before what is named.
_ALL = "all"
_ARTICLES = {"any": "1", **dict.fromkeys((_ALL, "each", "every"), _ALL)}


class UnitChecker(LackingChecker):
    """Knows of what authors speak where they name so many of something: `1 ally from council`.

    What they name is never told, or mended, as what there is instead.
    """

    def of_another_form(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report operands of a sentence, each with the statement that does it."""
        return self.of_other_kind(node, verbs) or super().of_another_form(node, verbs)

    def of_other_kind(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report `take 1 ally from council;`, `discard 2 lords from hand of me;`."""
        amount, noun = self.so_many(node)
        zone = next(
            (one.value for one in node.operands if one.label and one.label.text == "from"), None
        )
        if noun is None or zone is None:
            return False
        type_ = self.type_of(zone)
        there, said = self.names.kinds.get(base(type_)), self.kinds_said(noun.text)
        if not is_many(type_) or there is None or there.members or there.name in said:
            return False
        if there.name == "Player":
            return False  # what is taken from one, is no part of it
        taken = {base(operand.type) for verb in verbs for operand in verb.operands}
        if any(self.names.kinds[one].members and one in taken for one in said):
            return False  # it is taken from somebody
        card = noun.text.lower() in CARDS
        if (card and not there.holds) or (not card and not said) or self.which(node, there.name):
            return False
        things, one = self.said(zone), self.names.one(there.name)
        named = "cards" if card else self.names.several(said[0])
        if not card and self.names.kinds[said[0]].members:
            named = f"`{noun.text}`"
        message = f"`{things}` has {self.names.several(there.name)}, not {named}"
        if there.holds and (card or there.holds in said):
            message = f"`{node.verb.text}` is for {one} as a whole, not for single {named} of it"
        able = [verb for verb in verbs if [o.type for o in verb.operands] == [there.name]]
        name = self.free_name(things)
        help_, told = self.done_with(node.verb.text, there.name)
        if able and amount == "1":
            help_ = f"with {one} it is `choose {name} from {things}; {node.verb.text} {name};`"
        elif able and amount == _ALL:
            help_ = f"with each it is `each {name} in {things} {{ {node.verb.text} {name}; }}`"
        elif able:
            loop = f"each {name} in chosen {{ {node.verb.text} {name}; }}"
            several = self.names.several(there.name)
            help_ = f"with {several} it is `choose {amount} from {things} as chosen; {loop}`"
        self.reporter.report(
            "A401", node.span, message, help=help_, note=explain(able or told or verbs)
        )
        self.use_all(node.span)
        return True

    def done_with(self, name: str, type_: str) -> tuple[str, list[Verb]]:
        """By which verbs something is done with a thing, and those of them to be explained."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def so_many(self, node: syntax.Act) -> tuple[str, syntax.Word | None]:
        """How many of what is named before the first word before an operand."""
        plain = [one.value for one in node.operands if one.label is None]
        first, noun = (*plain, None, None)[:2]
        if not isinstance(noun, syntax.Word) or self.scope.find(noun.text):
            return "", None
        if isinstance(first, syntax.Numeral):
            return first.text, noun
        if isinstance(first, syntax.Word) and self.scope.find(first.text) is None:
            number = in_digits(first.text) or _ARTICLES.get(first.text.lower(), "")
            return number, noun if number else None
        return "", None

    def kinds_said(self, noun: str) -> list[str]:
        """The kinds that a word is a noun of, or a member; none of a word for any card."""
        found = [
            kind.name
            for kind in self.names.vocabulary.kinds
            if not kind.members
            if any(noun.lower() in one.lower().split() for one in kind.noun)
        ]
        return found or [kind for kind, _ in self.names.members.get(noun, ())]

    def which(self, node: syntax.Act, type_: str) -> str:
        """The condition that things are what the author calls them: `2 mages from …`; or ""."""
        _, noun = self.so_many(node)
        said = noun.text if noun else ""
        member = said if said in self.names.members else certain(said, self.names.members)
        for kind, own in self.names.members.get(member, ()):
            for word in self.giving(kind):
                if word.of == type_:
                    return f" where {word.name} == {own}"
        return ""
