"""Recognizes sentences in what is done: several deeds in one, one for nothing, one by `you`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_order import OrderChecker, fits
from abyss_rules.dsl.habits_sentences import BEHIND, as_change, condition_first
from abyss_rules.dsl.names import UNKNOWN, quoted
from abyss_rules.dsl.wording import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.syntax import Span
    from abyss_rules.model.effects import Act
    from abyss_rules.model.vocabulary import Verb

#: What joins sentences in rule texts.
_JOINTS = frozenset({"and", "then", "also", "plus"})
#: What is said of a price that is none.
_NOTHING = frozenset({"free", "nothing", "none", "zero"})
#: Who does what a card says, in rule texts; here nobody is named.
_SUBJECTS = frozenset({"i", "player", "players", "they", "we", "you"})


class JointChecker(OrderChecker):
    """Knows what authors join in one statement as in a sentence."""

    def act(self, node: syntax.Act) -> Act | None:
        """A verb with its operands; None if no signature of the verb fits."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def joined(self, node: syntax.Act) -> bool:
        """Report a word that joins two things that are done, and check both on their own."""
        operands = node.operands
        for number, operand in enumerate(operands[:-1]):
            value, following = operand.value, operands[number + 1]
            if isinstance(value, syntax.Infix) and self.is_verb(value.right):
                # The first operand of a verb may be any expression: `discard l and take m;`.
                before: tuple[syntax.Expression, ...] = (value.left,)
                joint, behind = value.operator, value.right
                rest = operands[number + 1 :]
            elif isinstance(value, syntax.Word) and number and operand.label is None:
                before, joint, behind = (), value, following.value
                rest = operands[number + 1 + self.is_verb(behind) :]
            else:
                continue
            again = isinstance(behind, syntax.Numeral)
            if joint.text in _JOINTS and (again or self.is_verb(behind)):
                own = *operands[:number], *(syntax.Operand(operand.label, one) for one in before)
                self.report_joint(node, joint, own, behind)
                verb = behind if isinstance(behind, syntax.Word) else node.verb
                self.act(syntax.Act(node.verb, own, (node.span[0], own[-1].value.span[1])))
                self.act(syntax.Act(verb, rest, (behind.span[0], node.span[1])))
                return True
        return False

    def is_verb(self, node: syntax.Expression) -> bool:
        """Whether an expression is a verb, or a word by which authors call one."""
        return isinstance(node, syntax.Word) and (
            node.text in self.names.verbs or bool(self.names.meant_by(node.text))
        )

    def report_joint(
        self,
        node: syntax.Act,
        joint: syntax.Word,
        before: Sequence[syntax.Operand],
        behind: syntax.Expression,
    ) -> None:
        """Report the word between what is done first and what is done then."""
        again = f"{node.verb.text} " if isinstance(behind, syntax.Numeral) else ""
        where: Span = before[-1].value.span[1], behind.span[0]
        said = self.reporter.source.excerpt((behind.span[0], node.span[1])).rstrip(";")
        self.reporter.report(
            "A401",
            joint.span,
            f"`{joint.text}` does not join what is done: each statement ends with `;`",
            help=f"write `; {again}{said};`",
            fix=(where, f"; {again}"),
        )

    def unpriced(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report `for free` where a price is wanted."""
        last = len(node.operands) - 1
        written = node.operands[last] if node.operands else None
        if written is None or written.label is None or not isinstance(written.value, syntax.Word):
            return False
        said = written.value.text
        if said not in _NOTHING or self.scope.find(said) is not None:
            return False
        for verb in verbs:
            price, *rest = verb.operands[last:] or verb.operands[:1]
            kind = self.names.kinds.get(rest[0].type) if len(rest) == 1 else None
            if price.label == written.label.text and kind is not None and kind.members:
                what = dict(kind.spellings).keys() or kind.members
                right = f"0 {next(iter(what))}"
                self.reporter.report(
                    "A401",
                    written.value.span,
                    f"`{said}` is no price",
                    help=f"write `{written.label.text} {right}`",
                    fix=(written.value.span, right),
                )
                for operand in node.operands:
                    self.use_all(operand.value.span)
                return True
        return False

    def condition_behind(self, node: syntax.Act) -> bool:
        """Report `gain 2 pearls if disabled;`, where the condition stands behind the deed."""
        behind = next((o.value for o in node.operands[1:] if _is_one_of(o.value, BEHIND)), None)
        right = condition_first(self.reporter.source.text[slice(*node.span)])
        if behind is None or not right or self.scope.find(_text(behind)) is not None:
            return False
        message = f"`{_text(behind)}` and its condition stand before what is done"
        where = behind.span[0], node.span[1]
        self.reporter.report(
            "A401",
            where,
            message,
            help=f"write `{right}`",
            note=self.reporter.form("if"),
            fix=(node.span, right),
        )
        self.use_all(node.span)
        return True

    def in_a_sentence(self, node: syntax.Act) -> bool:
        """Report `you may gain 2 pearls;` and `subtract 2 from recruit_cost for me;`."""
        source, start = self.reporter.source, node.span[0]
        said = source.text[slice(*node.span)]
        changeable = [word.name for word in self.names.quantities.values() if word.modes]
        if meant := as_change(said, changeable):
            right, whole = meant
            self.reporter.report(
                "A202",
                node.verb.span,
                f"no statement begins with `{node.verb.text}`",
                help=f"write `{right}`",
                note=self.reporter.form(right.split()[0]),
                fix=(node.span, right) if whole else None,
            )
            return True
        if node.verb.text.lower() not in _SUBJECTS or not node.operands:
            return False
        may = _is_one_of(node.operands[0].value, ("may", "can"))
        behind = node.operands[may:]
        if not behind or behind[0].label is not None:
            return False
        does = said[behind[0].value.span[0] - start :].rstrip(";").rstrip()
        right = f"may {{ {does}; }}" if may else f"{does};"
        end = node.span[1]
        self.reporter.report(
            "A202",
            node.verb.span,
            f"no statement begins with `{node.verb.text}`: it is the owner of the card who acts",
            help=f"write `{' '.join(right.split())}`",
            note=self.reporter.form("may") if may else "",
            fix=None if "#" in does else ((start, end), right),
        )
        return True

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
                missing = [f"{o.label} {o.name.upper()}".strip() for o in rest]
                message = f"`{verb.name}` lacks {quoted(missing)}"
                del self.reporter.found[found:]
                self.reporter.report("A401", node.span, message, note=explain([verb]))
                return


def _text(node: syntax.Expression) -> str:
    return node.text if isinstance(node, syntax.Word) else ""


def _is_one_of(node: syntax.Expression, words: Sequence[str]) -> bool:
    return _text(node) in words
