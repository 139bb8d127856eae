"""What is said of a verb that lacks operands of its form, and how they are added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_nouns import NounChecker
from abyss_rules.dsl.check_order import fits
from abyss_rules.dsl.names import SELF, UNKNOWN, base, quoted
from abyss_rules.dsl.repair import STAND_IN
from abyss_rules.dsl.wording import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.vocabulary import Operand, Verb


class LackingChecker(NounChecker):
    """Knows which operands of a form are not written, and how each is."""

    def lacks_others(self, node: syntax.Act, verbs: Sequence[Verb], found: int) -> None:
        """Say what is missing, in place of the findings, where another signature goes on."""
        own = self.reporter.found[found:]
        mark = self.scope.mark()
        types = [self.infer(operand.value)[1] for operand in node.operands]
        self.scope.reset(mark)
        sound = len(self.reporter.found) == found + len(own)
        self.reporter.found[found:] = own
        if not sound or UNKNOWN in types:
            return
        for verb in verbs:
            begun, rest = verb.operands[: len(types)], verb.operands[len(types) :]
            labels = [operand.label.text if operand.label else "" for operand in node.operands]
            if not rest or [operand.label for operand in begun] != labels:
                continue
            if all(fits(type_, o.type) for type_, o in zip(types, begun, strict=True)):
                lacks, help_ = self.lacking(node, verb)
                message = f"`{verb.name}` lacks {lacks}"
                del self.reporter.found[found:]
                self.reporter.report("A401", node.span, message, help=help_, note=explain([verb]))
                return

    def lacking(self, node: syntax.Act, verb: Verb) -> tuple[str, str]:
        """What of a form is not written, as its signature shows it, and how it is put right."""
        missing = self.left_out(node, verb)
        parts: list[str] = []
        before = -2
        for number in missing:
            operand = verb.operands[number]
            said = f"{operand.label} {operand.name.upper()}".strip()
            if number == before + 1:
                parts[-1] += f" {said}"
            else:
                parts.append(said)
            before = number
        lacks = quoted(parts).replace(" or ", " and ") if parts else ""
        if len(missing) == 1:
            return lacks, self.put_in(node, verb, missing)
        return lacks, self.as_in_example(node, verb, missing)

    def left_out(self, node: syntax.Act, verb: Verb) -> list[int]:
        """The numbers of the operands of a form that are not written; none if others are."""
        labels = [operand.label.text if operand.label else "" for operand in node.operands]
        for types in ([self.type_of(one.value) for one in node.operands], [UNKNOWN] * len(labels)):
            missing = []
            written = list(zip(labels, types, strict=True))
            for number, operand in enumerate(verb.operands):
                here = written[0] if written else None
                if here and here[0] == operand.label and _may_be(here[1], operand.type):
                    del written[0]
                else:
                    missing.append(number)
            if not written:
                return missing
        return []

    def put_in(self, node: syntax.Act, verb: Verb, missing: list[int]) -> str:
        """How the one operand that a verb lacks is written."""
        operand = verb.operands[missing[0]]
        kind = self.names.kinds.get(operand.type)
        said = self.reporter.source.excerpt(node.span).rstrip("; ")
        last = node.operands[-1].value if node.operands else None
        wants_player = operand.label and operand.type == "Player" and missing[0]
        if (
            isinstance(last, syntax.Of)
            and wants_player
            and self.names.member(self.said(last.what), verb.operands[missing[0] - 1].type)
            and self.type_of(last.whom) == "Player"
        ):
            before = self.reporter.source.excerpt((node.span[0], last.what.span[1]))
            return f"write `{before} {operand.label} {self.said(last.whom)};`"
        if operand.type == "Player" and missing[0] == len(verb.operands) - 1:
            return self.with_player(said, verb, operand)
        if f"{operand.label} {SELF}" in verb.example and missing[0] == len(verb.operands) - 1:
            return f"write `{said} {operand.label} {SELF};`"
        if kind is not None and kind.members:
            return f"{operand.name.upper()} is one of {quoted(kind.members)}"
        if operand.type == "Count":
            rest = said.removeprefix(node.verb.text).strip()
            if missing[0] == 0 and not operand.label and "…" not in said:
                return f"say how many: `{node.verb.text} 1 {rest};`"
            return f"{operand.name.upper()} is a number"
        return self.picked(operand.type)

    def with_player(self, said: str, verb: Verb, operand: Operand) -> str:
        """How the player that a verb lacks at its end is written."""
        own = [name for name in self.names_of("Player") if name != STAND_IN]
        if self.scope.left_out("Player"):  # that the loop lacks its name, is told
            return f"write `{said} {operand.label}` and the name that is missing, or another player"
        if not own and verb.subject == operand.name:
            return f"write `{said} {operand.label} me;`, or `{operand.label}` another player"
        if own:
            return f"write `{said} {operand.label} {own[0]};`"
        name = self.free_name("opponents")
        return f"write `choose {name} from opponents; {said} {operand.label} {name};`"


def _may_be(type_: str, wanted: str) -> bool:
    return UNKNOWN in (type_, wanted) or base(type_) == base(wanted)
