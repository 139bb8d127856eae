"""Recognizes things that stand in the wrong order, so that this is told once and as what it is."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, TypeVar

from attrs import evolve

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_expressions import ExpressionChecker
from abyss_rules.dsl.names import is_many
from abyss_rules.dsl.search import JOINING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from abyss_rules.dsl.syntax import Span

#: An expression with the type that is wanted where it stands.
Placed = tuple[syntax.Expression, str]

Binding = TypeVar("Binding", syntax.Choose, syntax.Each)


class OrderChecker(ExpressionChecker):
    """Knows whether two expressions would fit if each stood where the other does."""

    def exchanged(self, placed: Sequence[Placed], found: int) -> bool:
        """Report expressions that only stand in the wrong order, in place of their own findings.

        Args:
            placed: The expressions of a statement and the types that are wanted there.
            found: How many findings there were before theirs.
        """
        if len(self.reporter.found) < found + 2:
            return False
        mark = self.scope.mark()
        own = self.reporter.found[found:]
        types = [self.infer(node)[1] for node, _ in placed]
        self.scope.reset(mark)
        self.reporter.found[found:] = own
        wrong = [
            number
            for number, (type_, (_, wanted)) in enumerate(zip(types, placed, strict=True))
            if not fits(type_, wanted)
        ]
        if len(wrong) != 2:
            return False
        first, second = sorted(wrong, key=lambda number: placed[number][0].span)
        if not fits(types[first], placed[second][1]) or not fits(types[second], placed[first][1]):
            return False
        del self.reporter.found[found:]
        self.in_wrong_order(placed[first][0].span, placed[second][0].span)
        return True

    def in_wrong_order(self, first: Span, second: Span) -> None:
        """Report two parts of a statement, each of which should stand where the other does."""
        first, second = sorted((first, second))
        text = self.reporter.source.text
        between = text[first[1] : second[0]]
        whole = first[0], second[1]
        right = f"{text[slice(*second)]}{between}{text[slice(*first)]}"
        excerpt = self.reporter.source.excerpt
        self.reporter.report(
            "A401",
            whole,
            f"`{excerpt(first)}` and `{excerpt(second)}` stand in the wrong order",
            help=f"write `{' '.join(right.split())}`",
            fix=(whole, right) if "\n" not in right else None,
        )

    def whole(self, statements: Sequence[syntax.Statement]) -> Iterator[syntax.Statement]:
        """The statements but for those that a `;` cuts into two, of which that is reported."""
        cut = False
        for statement, following in zip_longest(statements, statements[1:]):
            behind = cut
            cut = self.belongs_to_the_last(following)
            if cut and isinstance(following, syntax.Act):
                end = statement.span[1]
                message = f"`;` stands before `{following.verb.text}`, which goes on with this"
                self.reporter.report("A102", (end - 1, end), message, help="leave it out")
            if behind or cut:
                self.use_all(statement.span)
            else:
                yield statement

    def belongs_to_the_last(self, node: syntax.Statement | None) -> bool:
        """Whether what is written as a statement can only be a part of the one before it."""
        if not isinstance(node, syntax.Act) or node.verb.text in self.names.verbs:
            return False
        return node.verb.text in JOINING or self.scope.find(node.verb.text) is not None

    def use_all(self, span: Span) -> None:
        """Count the names in something faulty as used: they are not what is wrong."""
        for word in self.reporter.source.text[slice(*span)].replace("(", " ").split():
            if bound := self.scope.find(word.strip(",);")):
                bound.uses += 1

    def turned_round(self, node: Binding) -> Binding:
        """A choice or loop the right way round; reports it if the name stands behind the things."""
        things, name = node.binder, node.over
        is_name = isinstance(name, syntax.Word) and self.scope.find(name.text) is None
        if not isinstance(name, syntax.Word) or not is_name or self.names.is_value_word(name.text):
            return node
        selector = self.names.selectors.get(things.text)
        bound = self.scope.find(things.text)
        if not (selector and not selector.of) and not (bound and is_many(bound.type)):
            return node
        self.in_wrong_order(things.span, name.span)
        return evolve(node, binder=name, over=things)


def fits(type_: str, wanted: str) -> bool:
    """Whether something of a type may stand where another one is wanted."""
    return type_ == wanted or wanted in (f"{type_}*", type_.replace("*", "@"))
