"""What the parser makes of a text: nodes that know where they stand in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from lark import Token

    Node: TypeAlias = "Tree | Token"


class Tree:
    """What is read by one rule of the grammar, made in place of Lark's own tree.

    Lark can tell where a node stands, but reckons it in lines and columns too, anew for each rule
    within another, which took a third of the time of reading a text. Here the parser keeps all
    tokens, so that a node begins with its first one and ends with its last one.

    Attributes:
        data: The rule.
        children: What it is of, without the tokens that are not kept: their names begin with `_`.
            A rule whose name does is none, but stands for its children, with all their tokens.
        start_pos: The first character of the text.
        end_pos: The character behind the last one.
    """

    __slots__ = ("children", "data", "end_pos", "start_pos")

    start_pos: int
    end_pos: int

    def __init__(self, data: str, children: list[Node]) -> None:
        self.data = data
        self.children = children
        if data[0] != "_" and children:
            self.start_pos = cast("int", children[0].start_pos)
            self.end_pos = cast("int", children[-1].end_pos)
            self.children = [c for c in children if isinstance(c, Tree) or c.type[0] != "_"]
