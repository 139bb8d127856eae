"""Reads a text for its layout: its tokens, the comments before each, and what braces hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from abyss_rules.dsl.blocks import BRACKET_LIMIT
from abyss_rules.dsl.source import QUOTED
from abyss_rules.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Iterator

_SCAN = re.compile(
    r"(?P<blank>[ \t]+)"
    r"|(?P<line>\n)"
    r"|(?P<comment>#[^\n]*)"
    rf"|(?P<text>{QUOTED})"
    r"|(?P<word>[^\W\d]\w*(?:\.\w+)*)"
    r"|(?P<number>[0-9]+\b)"
    r"|(?P<sign>[=!<>]=|[=<>+\-*/,;(){}])"
)
_CLOSING = {"}": "{", ")": "("}
#: Nothing stands between these and the token before them: a comment there moves behind them.
_CLINGING = frozenset({";", ",", ")", "{"})


@frozen
class Comment:
    """A comment with its sign; ``alone``: on a line of its own; ``blank``: after a blank line."""

    text: str
    alone: bool
    blank: bool


@frozen
class Token:
    """A token with the comments before it."""

    text: str
    kind: str
    comments: tuple[Comment, ...] = ()
    #: A blank line stands directly before it.
    blank: bool = False
    #: It has to stay on the line of the token before it.
    tied: bool = False


@frozen
class Braces:
    """What stands in braces: items, one after the other."""

    items: tuple[Item, ...]
    closing: Token


@frozen
class Item:
    """A block, field, head, group or statement.

    That is words and braces in turn, several braces for ``if … else``; or only words, up to the
    semicolon.
    """

    #: The words before each of the braces, without the sign that opens them.
    opened: tuple[tuple[tuple[Token, ...], Braces], ...]
    #: The words of an item without braces.
    tokens: tuple[Token, ...] = ()

    @property
    def first(self) -> Token:
        """Its first token."""
        return self.opened[0][0][0] if self.opened else self.tokens[0]

    @property
    def braces(self) -> tuple[Braces, ...]:
        """All its braces."""
        return tuple(braces for _head, braces in self.opened)


@frozen
class Layer:
    """All items of a text, and what stands behind the last."""

    items: tuple[Item, ...]
    end: Token


# --- tokens -------------------------------------------------------------------------------------


def scan(text: str) -> list[Token]:
    """The tokens of a text with their comments; the last one is empty, the text's end.

    Raises UnreadableError at a character that begins no token.
    """
    tokens: list[Token] = []
    comments: list[Comment] = []
    lines = 2  # the text begins on a line of its own, but not after a blank one
    at = 0
    while at < len(text):
        found = _SCAN.match(text, at)
        if found is None:
            raise UnreadableError(f"{text[at]!r} is not part of the language")
        at = found.end()
        match found.lastgroup:
            case "line":
                lines += 1
            case "comment":
                first = not tokens and not comments
                comments.append(Comment(found[0].rstrip(" \t"), lines > 0, not first and lines > 1))
                lines = 0
            case str(kind) if kind != "blank":
                blank = bool(tokens or comments) and lines > 1
                tokens.append(Token(found[0], kind, tuple(comments), blank))
                comments = []
                lines = 0
    tokens.append(Token("", "end", tuple(comments), bool(comments) and lines > 1))
    return tokens


def words(text: str) -> tuple[list[str], list[str]]:
    """The tokens of a text that has no other characters, and its comments; quicker than `scan`."""
    found: tuple[list[str], list[str]] = ([], [])
    for one in _SCAN.finditer(text):
        if one.lastgroup == "comment":
            found[1].append(one[0].rstrip(" \t"))
        elif one.lastgroup not in {"blank", "line"}:
            found[0].append(one[0])
    return found


def settled(tokens: list[Token]) -> list[Token]:
    """The tokens with each comment before one at which a line can begin.

    Those in the head of an ``else`` move into its braces.
    """
    made: list[Token] = []
    moving: tuple[Comment, ...] = ()
    last = ""
    in_else = False
    for token in tokens:
        comments = tuple(
            comment if comment.alone or not number else evolve(comment, alone=True)
            for number, comment in enumerate((*moving, *token.comments))
        )
        in_else = last not in ("{", ";") if in_else else (last, token.text) == ("}", "else")
        moves = in_else or token.text in _CLINGING
        moving = comments if moves else ()
        kept = () if moves else comments
        made.append(token if kept == token.comments else evolve(token, comments=kept))
        last = token.text
    return made


# --- items --------------------------------------------------------------------------------------


def read(text: str) -> Layer:
    """The items of a text.

    Raises UnreadableError if its braces or parentheses do not match, are nested too deep, or hold
    something that has no end.
    """
    reader = _Reader(settled(scan(text)))
    return Layer(*reader.items())


class _Reader:
    """Takes tokens one by one and nests them by their braces."""

    def __init__(self, tokens: list[Token]) -> None:
        check_brackets(tokens)
        self.tokens: Iterator[Token] = iter(tokens)
        self.token = next(self.tokens)

    def take(self) -> Token:
        """The next token, never the last one."""
        token = self.token
        self.token = next(self.tokens)
        return token

    def items(self) -> tuple[tuple[Item, ...], Token]:
        """The items up to a closing brace or the text's end, and that."""
        found: list[Item] = []
        while self.token.text != "}" and self.token.kind != "end":
            found.append(self.item())
        return tuple(found), self.token

    def item(self) -> Item:
        """One item, with its end."""
        opened: list[tuple[tuple[Token, ...], Braces]] = []
        words: list[Token] = []
        while True:
            if self.token.text == "}" or self.token.kind == "end":
                raise UnreadableError(f"`;` is missing before `{self.token.text}`")
            if self.token.text == ";" and words and not opened:
                return Item((), (*words, self.take()))
            if self.token.text != "{":
                words.append(self.take())
                continue
            if not words:
                raise UnreadableError("nothing stands before `{`")
            self.take()
            items, closing = self.items()
            opened.append((tuple(words), Braces(items, closing)))
            self.take()
            if opened[0][0][0].text != "if" or self.token.text != "else":
                return Item(tuple(opened))
            words = []


def check_brackets(tokens: list[Token]) -> None:
    """Raise UnreadableError if braces or parentheses do not match or are nested too deep."""
    opened: list[str] = []
    for token in tokens:
        if token.text in _CLOSING.values():
            opened.append(token.text)
        elif token.text in _CLOSING and (not opened or opened.pop() != _CLOSING[token.text]):
            raise UnreadableError(f"`{token.text}` closes nothing that is open")
        elif token.text in "{};" and "(" in opened:
            raise UnreadableError(f"`)` is missing before `{token.text}`")
        if len(opened) > BRACKET_LIMIT:
            raise UnreadableError(f"brackets are nested more than {BRACKET_LIMIT} deep")
    if opened:
        raise UnreadableError(f"`{opened[-1]}` is not closed")
