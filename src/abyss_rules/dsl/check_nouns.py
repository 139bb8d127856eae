"""Recognizes operands as sentences have them: `1 card`, `top card of …`, `l from court`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_joints import JointChecker
from abyss_rules.dsl.names import base, is_many
from abyss_rules.dsl.spelling import in_digits
from abyss_rules.dsl.wording import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.vocabulary import Verb

#: What cards of any kind are called.
_CARDS = ("card", "cards")
#: The other player of an example.
_OTHER = re.compile(r"\bo\b")

#: What says which card of a deck is meant, and how long the names of chosen cards are.
_FIRST = ("top", "first")
_SHORT = 2


class NounChecker(JointChecker):
    """Knows how verbs are written that take cards, where a sentence names them."""

    def of_another_form(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report operands of a sentence, each with the statement that does it."""
        return self.taken_from_things(node, verbs) or self.so_many_cards(node, verbs)

    def taken_from_things(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report `take l from court;`: what is not chosen yet, and what it is chosen from."""
        for number, written in enumerate(node.operands[1:], 1):
            thing = node.operands[number - 1].value
            type_ = self.type_of(written.value) if written.label else ""
            if written.label is None or written.label.text != "from" or not is_many(type_):
                continue
            left = node.operands[:number] + node.operands[number + 1 :]
            labels = [one.label.text if one.label else "" for one in left]
            forms = [v for v in verbs if [o.label for o in v.operands] == labels]
            able = [v for v in forms if v.operands[number - 1].type == base(type_)]
            known = isinstance(thing, syntax.Word) and self.scope.find(thing.text) is not None
            if not able or not (known or self.is_name(thing)):
                continue
            text = self.reporter.source.text
            start = node.operands[number - 1].value.span[1]
            whole = f"{text[node.span[0] : start]}{text[written.value.span[1] : node.span[1]]}"
            things = self.said(written.value)
            right = f"{'' if known else f'choose {self.said(thing)} from {things}; '}{whole}"
            # A longer word may say how many are meant, or which.
            sure = known or len(self.said(thing)) <= _SHORT
            if not known and self.said(thing) in _FIRST:
                behind = text[written.value.span[1] : node.span[1]]
                right, sure = f"{node.verb.text} top of {things}{behind}", True
            right = " ".join(right.split()).rstrip("; ")
            self.reporter.report(
                "A401",
                (written.label.span[0], written.value.span[1]),
                f"`{node.verb.text}` does not choose: what it takes is chosen first",
                help=f"write `{right};`",
                note=explain(able),
                fix=(node.span, right if text[node.span[1] - 1] != ";" else f"{right};")
                if sure and "…" not in right and "#" not in whole
                else None,
            )
            self.use_all(node.span)
            return True
        return False

    def so_many_cards(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report `discard 1 card;` and `discard a card from hand of me by me;`."""
        if len(node.operands) < 2 or node.operands[1].label:
            return False
        first, noun = (one.value for one in node.operands[:2])
        number = first.text if isinstance(first, syntax.Numeral) else ""
        if isinstance(first, syntax.Word) and self.scope.find(first.text) is None:
            number = in_digits(first.text)
        if not number or not isinstance(noun, syntax.Word):
            return False
        kind = self.kind_called(noun.text)
        if not kind and noun.text.lower() not in _CARDS:
            return False
        rest = node.operands[2:]
        labels = [one.label.text if one.label else "" for one in rest]
        for verb in verbs:
            amount, *others = verb.operands or (None,)
            zone = others[0].type if others else ""
            if (
                amount is None
                or amount.type != "Count"
                or not zone.endswith("@")
                or kind not in ("", base(zone))
            ):
                continue
            if labels and [o.label for o in others] != labels:
                continue
            said = self.reporter.source.excerpt((noun.span[1], node.span[1])).rstrip("; ")
            ends = re.search(rf"\b{others[0].label} [^;]*", verb.example)
            said = (
                said.strip() if labels else _OTHER.sub(self.player_meant(), ends[0]) if ends else ""
            )
            right = f"{verb.name} {number} {said};"
            where = first.span[0], noun.span[1]
            shown = self.reporter.source.excerpt(where)
            message = f"`{shown}` does not say which ones they are"
            if labels:
                message = f"`{noun.text}` is too much: `{verb.name}` takes none here"
            self.reporter.report(
                "A401",
                noun.span if labels else where,
                message,
                help=f"write `{right}`",
                note=explain([verb]),
                fix=(where, number) if labels and "…" not in said else None,
            )
            self.use_all(node.span)
            return True
        return False

    def top_card(self, node: syntax.Act) -> bool:
        """Report `take top card of lord_deck;`, where the noun says nothing."""
        for written, behind in zip(node.operands, node.operands[1:], strict=False):
            top, of = written.value, behind.value
            if not isinstance(of, syntax.Of) or self.said(top) != "top" or behind.label:
                continue
            noun = self.said(of.what)
            if noun.lower() not in _CARDS and not self.kind_called(noun):
                continue
            right = f"top of {self.said(of.whom)}"
            where = top.span[0], of.span[1]
            before = self.reporter.source.excerpt((node.span[0], top.span[0])).rstrip()
            self.reporter.report(
                "A401",
                where,
                f"`{noun}` is too much: `top` stands before `of`",
                help=f"write `{before} {right};`",
                fix=((top.span[1], of.what.span[1]), ""),
            )
            self.use_all(node.span)
            return True
        return False

    def by_example(self, node: syntax.Act, verbs: Sequence[Verb]) -> str:
        """The example of a verb of one form, where nothing that it takes is chosen yet."""
        if len(verbs) > 1 or "choose " not in verbs[0].example:
            return ""
        several = any(operand.size for operand in verbs[0].operands)
        if not several and any(self.is_known_thing(one.value) for one in node.operands):
            return ""
        return f"choose first what it takes, as in `{verbs[0].example}`"

    def as_in_example(self, node: syntax.Act, verb: Verb, missing: Sequence[int]) -> str:
        """How the last operands of a verb are written, with those of its example."""
        first = verb.operands[missing[0]] if missing else None
        thing = node.operands[0].value if node.operands else None
        if first is None or not first.label or thing is None or not self.is_known_thing(thing):
            return ""
        ends = re.search(rf"\b{verb.name} [^;]*?( {first.label} [^;]*)", verb.example)
        said = self.reporter.source.excerpt(node.span).rstrip("; ")
        return f"write such as `{said}{ends[1]};`" if ends else ""

    def is_known_thing(self, node: syntax.Expression) -> bool:
        """Whether an operand is anything but a number or a word that means nothing."""
        if isinstance(node, syntax.Numeral):
            return False
        if not isinstance(node, syntax.Word):
            return True
        return self.scope.find(node.text) is not None or self.names.is_value_word(node.text)
