"""Lays out what stands between braces and semicolons: where spaces stand and lines may end.

A phrase too long for its line ends lines at its loosest joints first: in a list behind commas,
else before the words of operands (``from``, ``where`` …), else before ``or``, before ``and`` and
so on. No token is ever added, left out or moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.dsl.format_docs import Aside, Break, Doc, Fill, Group, Line, Nest
from abyss_rules.dsl.format_tokens import Token
from abyss_rules.dsl.scenario_lines import JOINING
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: The words before which long phrases end lines.
CLAUSES = frozenset({"as", "by", "for", "from", "per", "to", "when", "where", "with", "="})
#: The operators, loosest first: those of one line are a level.
OPERATORS = (
    frozenset({"or"}),
    frozenset({"and"}),
    frozenset({"==", "!=", "<=", ">=", "<", ">"}),
    frozenset({"+", "-"}),
    frozenset({"*", "/"}),
)
_SIGNS = frozenset().union(*OPERATORS)
#: Behind these an operand begins, so that a ``-`` there is a sign.
_BEFORE_OPERANDS = (
    CLAUSES | _SIGNS | {"(", ",", "add", "if", "in", "least", "most", "not", "of", "score"}
)
#: Behind these no line ends, as they belong to what follows.
_LEADING = CLAUSES | _SIGNS | {"in", "not", "of"}
#: Before these there is no space.
_CLINGING = frozenset({",", ";"})
#: The kind of a minus that is no operator.
_SIGN = "minus"
#: Items of a list with no more words share lines.
_SHORT = 4


@frozen
class Call:
    """Something in parentheses, with the function before it if it is a call."""

    function: Token | None
    opening: Token
    inner: tuple[Node, ...]


Node = Token | Call


def phrase(tokens: Sequence[Token], *, by_lines: bool = False) -> Doc:
    """A field, a statement, or the head before braces.

    ``by_lines``: it is one of a scenario, where a word that begins a line of the text begins a
    line of the scenario, if nothing joins it to what stands before.
    """
    first, *others = _nested(iter(_tied(tokens) if by_lines else tokens))
    # Behind the first word, a verb's or a field's, an operand may begin.
    nodes = [first, *_with_signs(others)]
    items = _after_commas(nodes[1:])
    return _clauses(nodes) if len(items) < 2 else _listing(first, items)


def _listing(name: Node, items: Sequence[Sequence[Node]]) -> Doc:
    """A field that is a list: if too long, its items stand below its name."""
    laid_out = [(_first(item[0]), _clauses(item)) for item in items]
    joint = before(laid_out[0][0], " " if laid_out[0][0].tied else Line())
    # The last item has the semicolon, each other one its comma.
    if all(len(item) - 1 <= _SHORT for item in items):
        return Group((_words([name]), Nest((joint, _filled(laid_out, nested=False)))))
    (_, first), *others = laid_out
    return Group((_words([name]), Nest((joint, first, *_below(others)))))


def _below(parts: Sequence[tuple[Token, Doc]]) -> Iterator[Doc]:
    """Parts, each with its first token, on lines of their own if not all fit on one."""
    for token, part in parts:
        yield (before(token, Line()), part)


def before(token: Token, usual: Doc) -> Doc:
    """What stands before a token: its comments on lines of their own, else the usual."""
    if not token.comments:
        return usual
    made: list[Doc] = []
    for comment in token.comments:
        made += [Break(), comment.text] if comment.alone else [Aside(comment.text)]
    return (*made, Break())


# --- from tokens to nodes -------------------------------------------------------------------------


def _tied(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with each marked before which the line must not end."""
    return [
        evolve(token, tied=True)
        if token.kind == "word" and JOINING.isdisjoint((before.text, token.text))
        else token
        for before, token in zip((Token("", "end"), *tokens), tokens, strict=False)
    ]


def _nested(tokens: Iterator[Token]) -> list[Node]:
    """The tokens with those in parentheses put together, up to a closing one or the end."""
    nodes: list[Node] = []
    for token in tokens:
        if token.text == ")":
            break
        if token.text != "(":
            nodes.append(token)
            continue
        last = nodes[-1] if nodes else None
        function = last if isinstance(last, Token) and last.text in FUNCTIONS else None
        if function is not None:
            nodes.pop()
        nodes.append(Call(function, token, tuple(_with_signs(_nested(tokens)))))
    return nodes


def _with_signs(nodes: list[Node]) -> list[Node]:
    """The nodes with each minus marked that is the sign of what follows, not an operator."""
    made: list[Node] = []
    for number, node in enumerate(nodes):
        begins = number == 0 or _word(nodes[number - 1]) in _BEFORE_OPERANDS
        is_sign = begins and isinstance(node, Token) and node.text == "-"
        made.append(evolve(node, kind=_SIGN) if is_sign and isinstance(node, Token) else node)
    return made


def _is_sign(node: Node) -> bool:
    return isinstance(node, Token) and node.kind == _SIGN


def _word(node: Node) -> str:
    return node.text if isinstance(node, Token) else ""


def _first(node: Node) -> Token:
    """The token a node begins with."""
    return node if isinstance(node, Token) else node.function or node.opening


def _after_commas(nodes: Sequence[Node]) -> list[list[Node]]:
    """The items of a list, each with its comma."""
    items: list[list[Node]] = [[]]
    for node in nodes:
        items[-1].append(node)
        if _word(node) == ",":
            items.append([])
    return [item for item in items if item]


def _split(nodes: Sequence[Node], joints: frozenset[str]) -> list[list[Node]]:
    """The nodes cut before each of some words, unless it is the first or a sign."""
    parts: list[list[Node]] = []
    for node in nodes:
        splits = _word(node) in joints and not (_is_sign(node) or _first(node).tied)
        if parts and not splits:
            parts[-1].append(node)
        else:
            parts.append([node])
    return parts


# --- from nodes to documents ----------------------------------------------------------------------


def _clauses(nodes: Sequence[Node]) -> Doc:
    """As many clauses on a line as there is room for."""
    parts = _split(nodes, CLAUSES)
    return _filled([(_first(part[0]), _operation(part, 0)) for part in parts])


def _operation(nodes: Sequence[Node], level: int) -> Doc:
    """Operands on one line, or each on its own with the operator before it."""
    if level == len(OPERATORS):
        return _words(nodes)
    if len(nodes) > 1 and _first(nodes[1]).comments and _word(nodes[1]) not in _SIGNS:
        # The comment ends its line, and need not end any line of what stands behind it.
        joint = before(_first(nodes[1]), Line())
        return (_words(nodes[:1]), Nest(joint), Nest(_operation(nodes[1:], level)))
    first, *others = _split(nodes, OPERATORS[level])
    left = _operation(first, level + 1)
    if not others:
        return left
    right = [(_first(part[0]), _operation(part, level + 1)) for part in others]
    return Group((left, Nest(tuple(_below(right)))))


def _words(nodes: Sequence[Node]) -> Doc:
    """Words with spaces between them; lines end only where all else is of no use."""
    parts: list[tuple[Token, list[Doc]]] = []
    last: Node | None = None
    for node in nodes:
        joint = None if last is None else _joint(last, node)
        made = node.text if isinstance(node, Token) else _call(node)
        if joint is None:
            parts.append((_first(node), [made]))
        else:
            parts[-1][1].extend((joint, made))
        last = node
    return _filled([(token, tuple(docs)) for token, docs in parts])


def _joint(left: Node, right: Node) -> str | None:
    """What stands between two words if no line can end there."""
    if _first(right).comments:
        return None
    if _word(right) in _CLINGING or _is_sign(left):
        return ""
    stays = isinstance(right, Call) or _first(right).tied or _word(left) in _LEADING
    return " " if stays else None


def _filled(parts: Sequence[tuple[Token, Doc]], *, nested: bool = True) -> Doc:
    """Parts, each with its first token: lines end before those for which there is no room."""
    (_, first), *others = parts
    made = [first]
    for token, part in others:
        joint = before(token, Line())
        made += [Nest(joint), Nest(part)] if nested else [joint, part]
    return Fill(tuple(made)) if others else first


def _call(call: Call) -> Doc:
    """A call, or something in parentheses; if too long, each argument on its own line."""
    opening: Doc = "("
    if call.function is not None:
        opening = (call.function.text, before(call.opening, ""), "(")
    arguments = [
        (before(_first(item[0]), Line(" " if number else "")), _clauses(item))
        for number, item in enumerate(_after_commas(call.inner))
    ]
    return Group((opening, Nest(tuple(arguments)), Line(""), ")"))
