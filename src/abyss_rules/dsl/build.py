"""From the parser's tree to syntax: one function a rule of the grammar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeGuard, TypeVar, cast

from abyss_rules.dsl import syntax
from abyss_rules.dsl.tree import Tree

if TYPE_CHECKING:
    from lark import Token

    from abyss_rules.dsl.tree import Node

Wanted = TypeVar("Wanted")

#: How deep expressions and statements may be nested; what reads them can then recurse safely.
DEPTH_LIMIT = 40


class TooDeepError(Exception):
    """Something is nested deeper than the limit; ``span`` is where."""

    def __init__(self, span: syntax.Span) -> None:
        super().__init__(span)
        self.span = span


def build(tree: Tree, at: Callable[[int], int]) -> syntax.Block:
    """The block of a tree; ``at`` says where in the file a character of its text stands."""
    return Builder(at).block(tree)


class Builder:
    """Builds the nodes of one block."""

    def __init__(self, at: Callable[[int], int]) -> None:
        self.at = at
        self.depth = 0

    # --- places ---------------------------------------------------------------------------------

    def span(self, node: Node) -> syntax.Span:
        """Where a node stands in the file."""
        return self.at(cast("int", node.start_pos)), self.at(cast("int", node.end_pos))

    def word(self, node: Node) -> syntax.Word:
        """A token as a word."""
        return syntax.Word(str(node), self.span(node))

    # --- blocks ---------------------------------------------------------------------------------

    def block(self, tree: Tree) -> syntax.Block:
        """A pack header, the material, a card or a scenario."""
        parts = tree.children
        if tree.data == "pack":
            return syntax.PackHeader(self.word(parts[0]), self.fields(parts), self.span(tree))
        if tree.data == "material":
            return syntax.Material(self.fields(parts), self.span(tree))
        if tree.data == "scenario":
            name = self.text(parts[0])
            return syntax.Scenario(name, self.per(parts), self.lines(parts), self.span(tree))
        return syntax.Card(
            self.word(parts[0]),
            self.word(parts[1]),
            self.per(parts),
            next((self.text(p) for p in parts if _is_token(p) and p.type == "TEXT"), None),
            self.fields(parts),
            tuple(self.head(p) for p in parts if _rule(p).endswith("_head")),
            self.span(tree),
        )

    def per(self, nodes: list[Node]) -> tuple[syntax.Word, syntax.Word] | None:
        """The kind and the word of a template, if the nodes are those of one."""
        found = next((cast("Tree", n).children for n in nodes if _rule(n) == "per"), None)
        return (self.word(found[0]), self.word(found[1])) if found else None

    def lines(self, nodes: list[Node]) -> tuple[syntax.Field | syntax.Group, ...]:
        """The lines of a scenario or of a group in it."""
        trees = [cast("Tree", n) for n in nodes if _rule(n) in {"line", "group"}]
        return tuple(
            self.field(tree) if tree.data == "line" else self.nested(tree, self.group)
            for tree in trees
        )

    def group(self, tree: Tree) -> syntax.Group:
        """A group of lines in braces."""
        name, *rest = tree.children
        parts = tuple(self.part(node) for node in rest if _is_token(node))
        return syntax.Group(self.word(name), parts, self.lines(rest), self.span(tree))

    def fields(self, nodes: list[Node]) -> tuple[syntax.Field, ...]:
        """The fields among some nodes."""
        return tuple(self.field(cast("Tree", n)) for n in nodes if _rule(n) == "field")

    def field(self, tree: Tree) -> syntax.Field:
        """A field with its parts."""
        name, *parts = tree.children
        return syntax.Field(self.word(name), tuple(map(self.part, parts)), self.span(tree))

    def part(self, node: Node) -> syntax.Word | syntax.Numeral | syntax.Text:
        """A part of a field."""
        token = cast("Token", node)
        if token.type == "TEXT":
            return self.text(token)
        return self.numeral(token) if token.type == "NUMBER" else self.word(token)

    def text(self, token: Node) -> syntax.Text:
        """A text without its quotation marks."""
        inner = str(token)[1:-1]
        return syntax.Text(inner.replace('\\"', '"').replace("\\\\", "\\"), self.span(token))

    def numeral(self, token: Node) -> syntax.Numeral:
        """A token as a number."""
        return syntax.Numeral(str(token), self.span(token))

    # --- heads and statements -------------------------------------------------------------------

    def head(self, node: Node) -> syntax.Head:
        """A head with what hangs from it."""
        tree = cast("Tree", node)
        form = {"once_head": "once per"}.get(tree.data, str(tree.data).removesuffix("_head"))
        if form == "score":
            value = self.expression(tree.children[0])
            return syntax.Head(form, None, None, None, value, self.span(tree))
        words = [n for n in tree.children if not (_is_token(n) and n.type == "AT")]
        condition = self.expression(words[1]) if len(words) > 2 else None
        body = self.body(words[-1])
        return syntax.Head(form, self.word(words[0]), condition, body, None, self.span(tree))

    def body(self, node: Node) -> syntax.Body:
        """The statements in braces."""
        tree = cast("Tree", node)
        return syntax.Body(tuple(map(self.statement, tree.children)), self.span(tree))

    def statement(self, node: Node) -> syntax.Statement:
        """A statement of any form."""
        return cast("syntax.Statement", self.nested(node, getattr(self, f"_{_rule(node)}")))

    def nested(self, node: Node, make: Callable[[Tree], Wanted]) -> Wanted:
        """Something one level deeper; an error if that is too deep."""
        if self.depth >= DEPTH_LIMIT:
            raise TooDeepError(self.span(node))
        self.depth += 1
        made = make(cast("Tree", node))
        self.depth -= 1
        return made

    def _act(self, tree: Tree) -> syntax.Act:
        verb, *rest = tree.children
        operands = tuple(self.operand(cast("Tree", n)) for n in rest)
        return syntax.Act(self.word(verb), operands, self.span(tree))

    def operand(self, tree: Tree) -> syntax.Operand:
        """An operand of a verb, with its label if it has one."""
        label = self.word(tree.children[0]) if tree.data == "labelled" else None
        return syntax.Operand(label, self.expression(tree.children[-1]))

    def _choose(self, tree: Tree) -> syntax.Choose:
        binder, _from, over, *by = tree.children
        return self.choice(binder, over, by, None, tree)

    def _choose_several(self, tree: Tree) -> syntax.Choose:
        count, _from, over, _as, binder, *by = tree.children
        return self.choice(binder, over, by, self.numeral(count), tree)

    def choice(
        self,
        binder: Node,
        over: Node,
        by: list[Node],
        count: syntax.Numeral | None,
        tree: Tree,
    ) -> syntax.Choose:
        """A choice of one thing or of several; ``by`` are the word and the player, if any."""
        chooser = self.expression(by[1]) if by else None
        things = self.expression(over)
        return syntax.Choose(self.word(binder), things, chooser, count, self.span(tree))

    def _each(self, tree: Tree) -> syntax.Each:
        binder, over, *together, body = tree.children
        return syntax.Each(
            self.word(binder),
            self.expression(over),
            self.word(together[0]) if together else None,
            self.body(body),
            self.span(tree),
        )

    def _may(self, tree: Tree) -> syntax.May:
        *when, body = tree.children
        condition = self.expression(when[0]) if when else None
        return syntax.May(condition, self.body(body), self.span(tree))

    def _if(self, tree: Tree) -> syntax.If:
        condition, then, *rest = tree.children
        otherwise = None
        if rest and _rule(rest[0]) == "body":
            otherwise = self.body(rest[0])
        elif rest:
            otherwise = syntax.Body((self.statement(rest[0]),), self.span(rest[0]))
        return syntax.If(self.expression(condition), self.body(then), otherwise, self.span(tree))

    def _let(self, tree: Tree) -> syntax.Let:
        binder, value = tree.children
        return syntax.Let(self.word(binder), self.expression(value), self.span(tree))

    def _until(self, tree: Tree) -> syntax.Until:
        word, body = tree.children
        return syntax.Until(self.word(word), self.body(body), self.span(tree))

    # --- standing effects -----------------------------------------------------------------------

    def _add(self, tree: Tree) -> syntax.Modify:
        value, _to, quantity, _for, scope = tree.children
        return self.modify("add", quantity, value, scope, tree)

    def _set(self, tree: Tree) -> syntax.Modify:
        quantity, _to, value, _for, scope = tree.children
        return self.modify("set", quantity, value, scope, tree)

    def _limit(self, tree: Tree) -> syntax.Modify:
        quantity, _to, _at, bound, value, _for, scope = tree.children
        return self.modify(f"at_{bound}", quantity, value, scope, tree)

    def modify(
        self, operation: str, quantity: Node, value: Node, scope: Node, tree: Tree
    ) -> syntax.Modify:
        """A standing change of a quantity."""
        return syntax.Modify(
            operation,
            self.word(quantity),
            self.expression(value),
            self.expression(scope),
            self.span(tree),
        )

    def _protect(self, tree: Tree) -> syntax.Protect:
        scope, _from, kind, *where = tree.children
        condition = self.expression(where[0]) if where else None
        return syntax.Protect(self.expression(scope), self.word(kind), condition, self.span(tree))

    def _alter(self, tree: Tree) -> syntax.Alter:
        event, _of, scope, *changes = tree.children
        return syntax.Alter(
            self.word(event),
            self.expression(scope),
            tuple(self.change(cast("Tree", c)) for c in changes),
            self.span(tree),
        )

    def change(self, tree: Tree) -> syntax.Change:
        """One line of an `alter`."""
        field, value = tree.children
        return syntax.Change(self.word(field), self.expression(value))

    def _trigger(self, tree: Tree) -> syntax.Trigger:
        timing, event, _of, scope, *where, body = tree.children
        return syntax.Trigger(
            self.word(timing),
            self.word(event),
            self.expression(scope),
            self.expression(where[0]) if where else None,
            self.body(body),
            self.span(tree),
        )

    # --- expressions ----------------------------------------------------------------------------

    def expression(self, node: Node) -> syntax.Expression:
        """An expression of any form."""
        if _is_token(node):
            return self.numeral(node) if node.type == "NUMBER" else self.word(node)
        return cast("syntax.Expression", self.nested(node, getattr(self, f"_{_rule(node)}")))

    def _where(self, tree: Tree) -> syntax.Where:
        over, condition = map(self.expression, tree.children)
        return syntax.Where(over, condition, self.span(tree))

    def chain(self, tree: Tree) -> syntax.Expression:
        """``a + b - c``: from the left, so that the first stands as deep as there are signs."""
        first, *rest = tree.children
        signs = len(rest) // 2
        self.depth += signs
        if self.depth > DEPTH_LIMIT:
            raise TooDeepError(self.span(tree))
        left = self.expression(first)
        for operator, operand in zip(rest[::2], rest[1::2], strict=True):
            right = self.expression(operand)
            span = (left.span[0], right.span[1])
            left = syntax.Infix(self.word(operator), left, right, span)
        self.depth -= signs
        return left

    _disjunction = _conjunction = _comparison = _sum = _product = chain

    def _not(self, tree: Tree) -> syntax.Not:
        return syntax.Not(self.expression(tree.children[0]), self.span(tree))

    def _negative(self, tree: Tree) -> syntax.Negative:
        return syntax.Negative(self.expression(tree.children[1]), self.span(tree))

    def _of(self, tree: Tree) -> syntax.Of:
        what, _token, whom = tree.children
        return syntax.Of(self.expression(what), self.expression(whom), self.span(tree))

    def _call(self, tree: Tree) -> syntax.Call:
        function, *rest = tree.children
        arguments = tuple(self.argument(cast("Tree", n)) for n in rest if not _is_token(n))
        return syntax.Call(self.word(function), arguments, self.span(tree))

    def argument(self, tree: Tree) -> syntax.Argument:
        """An argument of a call, with its binder if it has one."""
        *binder, value = tree.children
        return syntax.Argument(self.word(binder[0]) if binder else None, self.expression(value))


def _is_token(node: Node) -> TypeGuard[Token]:
    # Lark need not be imported to know one.
    return not isinstance(node, Tree)


def _rule(node: Node) -> str:
    return node.data if isinstance(node, Tree) else ""
