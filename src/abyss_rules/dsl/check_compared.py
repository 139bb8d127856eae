"""What is said of comparisons of what is not alike: a member and a number, a thing and its sort."""

from __future__ import annotations

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_calls import CallChecker
from abyss_rules.dsl.check_hints import Hint
from abyss_rules.dsl.names import IT, base

#: The member of a kind that says there is none of the others.
NO_MEMBER = "none"


class ComparedChecker(CallChecker):
    """Knows what authors mean by comparisons of things of two types."""

    def is_the_unnamed(self, type_: str) -> bool:
        """Whether several stand for one of them to which the author gave no name, as is told."""
        left_out = self.scope.left_out(type_)
        if left_out is None:
            return False
        left_out.uses += 1
        return True

    def at_least_one(self, node: syntax.Infix) -> bool:
        """Report `key > 0`, where what is compared is of a kind and may be none."""
        if self.called_a_number(node):
            return True
        type_ = self.type_of(node.left)
        least = {">": "0", ">=": "1"}.get(node.operator.text)
        kind = self.names.kinds.get(type_)
        if kind is None or NO_MEMBER not in kind.members or self.said(node.right) != least:
            return False
        right = f"{self.said(node.left)} != {NO_MEMBER}"
        self.use_words(node.span)
        self.reporter.report(
            "A301",
            node.left.span,
            f"{self.quote(node.left)} is {self.names.one(type_)}, "
            f"but `{node.operator.text}` wants a number",
            help=f"write `{right}`",
            fix=(node.span, right) if "…" not in right else None,
        )
        return True

    def called_a_number(self, node: syntax.Infix) -> bool:
        """Report `key > 0`, where what is looked at has a number that authors call so."""
        it, word = self.scope.find(IT), node.left
        if it is None or not isinstance(word, syntax.Word) or not self.is_member_only(word):
            return False
        found = [
            self.names.attribute(one, it.type)
            for one in self.names.value_called(word.text, it.type)
        ]
        able = [one.name for one in found if one is not None and one.gives == "Count"]
        if len(able) != 1:
            return False
        self.use_words(node.span)
        self.reporter.report(
            "A301",
            word.span,
            f"{self.quote(word)} is {self.names.one(self.type_of(word))}, "
            f"but `{node.operator.text}` wants a number",
            help=f"write `{able[0]}`",
            fix=self.reporter.instead(word, able[0]),
        )
        return True

    def is_member_only(self, node: syntax.Expression) -> bool:
        """Whether a word can be nothing but a member of a kind."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def unequal(
        self, follower: tuple[syntax.Expression, str], leader: tuple[syntax.Expression, str]
    ) -> Hint:
        """What helps where things of two types are compared."""
        (node, given), (other, wanted) = follower, leader
        if {given, wanted} == {"Truth", "Count"}:
            return self.hint(node, "Truth", "Count")
        if given == "Truth" and isinstance(node, syntax.Word):
            return Hint(f"a condition stands alone: write `{node.text}`, or `not {node.text}`")
        words = [word for word in self.giving(given) if word.of == wanted and given != "Count"]
        if len(words) == 1 and isinstance(other, syntax.Word):
            right = f"{words[0].name} of {other.text}"
            return Hint(f"write `{right}`", (other.span, right))
        if none := self.no_member(node, wanted):
            return Hint(f"write `{none}`", (node.span, none))
        return Hint(self.members_help(node, wanted))

    def no_member(self, node: syntax.Expression, wanted: str) -> str:
        """The member of a kind that says there is none, where 0 stands for it; or ""."""
        kind = self.names.kinds.get(base(wanted))
        zero = isinstance(node, syntax.Numeral) and node.text == "0"
        return NO_MEMBER if zero and kind and NO_MEMBER in kind.members else ""
