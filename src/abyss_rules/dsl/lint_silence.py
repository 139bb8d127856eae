"""Comments that silence the linter: ``# lint: ok A601``."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from attrs import fields, frozen, has

from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.source import Source

_SILENCED = re.compile(r"lint:\s*ok((?:[\s,]+A6\d\d)+)")
_CODE = re.compile(r"A6\d\d")
#: What may stand between a comment and what it is before, or behind.
_DOWN = re.compile(r"\n(?:[ \t]*#[^\n]*\n)*[ \t]*")
_ASIDE = re.compile(r"[ \t;]*")


@frozen
class _Comment:
    """A comment that silences codes; ``alone``: nothing else stands on its line."""

    codes: frozenset[str]
    span: syntax.Span
    line: int
    alone: bool


@lru_cache(maxsize=8)
def silence(source: Source) -> Silence:
    """What the comments of a file silence, which is asked for each of its cards."""
    return Silence(source)


class Silence:
    """What the comments of a file silence.

    A code is silent on the comment's own line, or if it is alone there on the next one; and in all
    of a field, statement, head or card that the comment stands directly before or behind. So it
    stays silent however the text is laid out.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.comments = list(self._comments())

    def _comments(self) -> Iterator[_Comment]:
        for comment in TEXTS.finditer(self.source.text):
            if comment[0].startswith("#") and (named := _SILENCED.search(comment[0])):
                line, column = self.source.position(comment.start())
                alone = not self.source.line(line)[: column - 1].strip()
                codes = frozenset(_CODE.findall(named[1]))
                yield _Comment(codes, comment.span(), line, alone)

    def covers(self, code: str, span: syntax.Span, card: syntax.Card | syntax.PackHeader) -> bool:
        """Whether a code is silent at a place in a card or a header."""
        comments = [comment for comment in self.comments if code in comment.codes]
        if not comments:
            return False
        line = self.source.position(span[0])[0]
        around = list(_around(card, span))
        return any(
            line == comment.line + comment.alone
            or any(self._belongs(comment, node) for node in around)
            for comment in comments
        )

    def _belongs(self, comment: _Comment, node: syntax.Span) -> bool:
        """Whether a comment stands directly before a node, or directly behind it."""
        text = self.source.text
        if comment.alone:
            return bool(_DOWN.fullmatch(text, comment.span[1], node[0]))
        return bool(_ASIDE.fullmatch(text, node[1], comment.span[0]))


def _around(node: object, span: syntax.Span) -> Iterator[syntax.Span]:
    """The places of a node and of all in it that a place lies in."""
    if isinstance(node, tuple):
        for one in node:
            yield from _around(one, span)
    elif has(type(node)):
        own = getattr(node, "span", span)
        if own[0] <= span[0] and span[1] <= own[1]:
            yield own
            for field in fields(cast("Any", type(node))):
                yield from _around(getattr(node, field.name), span)
