"""Cuts a file into its blocks, so that each is parsed alone and a broken one hides no other."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.source import Source

#: How deep braces and parentheses may stand in each other.
BRACKET_LIMIT = 24

_TEXT = r'"(?:\\.|[^"\\\n])*"'
#: Comments and texts, also such as are not closed.
TEXTS = re.compile(rf'#[^\n]*|{_TEXT}|"[^\n]*')
_MARKS = re.compile(rf'#[^\n]*|{_TEXT}|"[^\n]*|[{{}}();]')
_BLANK = re.compile(r"(?:\s+|#[^\n]*)*")
#: So only a block begins at the start of a line; used to find the next one after a broken one.
_OPENING = re.compile(
    r"^(?:pack[ \t]+\S+|material"
    r"|(?!(?:while|on|once|at|each|may|if|else|after|alter)\b)\w+[ \t]+\w+"
    rf"(?:[ \t]*{_TEXT})?)[ \t\n]*\{{",
    re.MULTILINE,
)
#: What follows a card that was closed too early.
_INNER = re.compile(r"(?:while|on|once|at|score|each|may|if|choose|let)\b")


@frozen
class Block:
    """The text of one block and the character of the file at which it begins."""

    text: str
    base: int


@frozen
class Mark:
    """A brace, a parenthesis or a semicolon outside texts and comments."""

    sign: str
    at: int


def marks(text: str) -> list[Mark]:
    """Braces, parentheses and semicolons of a text, outside texts and comments."""
    return [Mark(m[0], m.start()) for m in _MARKS.finditer(text) if m[0] in "{}();"]


def split(source: Source, reporter: Reporter) -> list[Block]:
    """The blocks of a file. Reports braces without a partner, open texts and deep nesting."""
    text = _with_texts_closed(source.text, reporter)
    splitter = _Splitter(text, reporter)
    splitter.run()
    return splitter.blocks


def _with_texts_closed(text: str, reporter: Reporter) -> str:
    """The text, each character where it was, with the quotation marks that are missing."""
    pieces = []
    done = 0
    for m in _MARKS.finditer(text):
        if m[0][0] != '"' or re.fullmatch(_TEXT, m[0]):
            continue
        reporter.report(
            "A105", m.span(), "this text is not closed", help='end it with `"` on the same line'
        )
        # Leave out what probably belongs to the card: its brace or semicolon.
        inner = m[0][1:].rstrip(" \t;{")
        end = m.start() + 1 + len(inner)
        if not text[end : end + 1].isspace():  # no room for the mark but the last character's
            end -= len(inner) > 0
        pieces += [text[done:end], '"']
        done = end + 1
    return "".join(pieces) + text[done:]


class _Splitter:
    """Walks over the braces of a file and cuts it at those that close a block."""

    def __init__(self, text: str, reporter: Reporter) -> None:
        self.text = text
        self.reporter = reporter
        self.blocks: list[Block] = []
        self.openings = {m.end() - 1: m.start() for m in _OPENING.finditer(text)}
        self.beginnings = sorted(self.openings.values())
        self.begin(self.next_code(0))

    def begin(self, start: int) -> None:
        """Be at the first character of a block."""
        self.start = start
        self.opened: list[int] = []
        self.parentheses = 0
        self.too_deep = False
        #: A brace whose partner is probably missing, and where the partner should stand.
        self.suspect: tuple[int, int] | None = None

    def next_code(self, at: int) -> int:
        """The first character from ``at`` on that is neither blank nor comment."""
        found = _BLANK.match(self.text, at)
        return found.end() if found else at

    def run(self) -> None:
        for mark in marks(self.text):
            if mark.at < self.start:
                continue  # left out with a broken block
            if mark.sign == "{":
                self.open(mark.at)
            elif mark.sign == "}":
                self.close(mark.at)
            elif mark.sign == "(":
                self.parentheses += 1
            else:
                self.parentheses = max(0, self.parentheses - 1) if mark.sign == ")" else 0
            self.guard_depth(mark.at)
        self.finish(len(self.text))

    def open(self, at: int) -> None:
        opening = self.openings.get(at, -1)
        if opening > self.start:
            self.finish(opening)
            self.begin(opening)
        self.opened.append(at)

    def close(self, at: int) -> None:
        if not self.opened:
            self.stray(at)
            return
        partner = self.opened.pop()
        if self.suspect is None and self.indent(at) not in (None, self.indent(partner, start=True)):
            self.suspect = (partner, at - 1)
        if not self.opened:
            if not self.too_deep:
                self.blocks.append(Block(self.text[self.start : at + 1], self.start))
            self.begin(self.next_code(at + 1))
            if _INNER.match(self.text, self.start):
                self.stray(at)

    def stray(self, at: int) -> None:
        """Report a brace without a partner and go on at the next block."""
        self.reporter.report(
            "A104", (at, at + 1), "this `}` closes nothing that is open, or too much"
        )
        following = bisect_right(self.beginnings, at)
        self.begin(
            self.beginnings[following] if following < len(self.beginnings) else len(self.text)
        )

    def finish(self, end: int) -> None:
        """End the block before ``end``, though no brace closed it."""
        text = self.text[self.start : end]
        if not text.strip() or self.too_deep:
            return
        if self.opened:
            brace, partner_at = self.suspect or (self.opened[-1], len(text) + self.start)
            self.reporter.report(
                "A103",
                (brace, brace + 1),
                "this `{` is not closed",
                help="add a `}` after its last line",
            )
            if self.suspect and self.text[partner_at].isspace():
                cut = partner_at - self.start
                text = f"{text[:cut]}}}{text[cut + 1 :]}"
            else:
                text = text.rstrip() + "}"
            text += "}" * (len(self.opened) - 1)
        self.blocks.append(Block(text, self.start))

    def guard_depth(self, at: int) -> None:
        if not self.too_deep and len(self.opened) + self.parentheses > BRACKET_LIMIT:
            self.too_deep = True
            self.reporter.report(
                "A106",
                (at, at + 1),
                f"braces and parentheses are nested more than {BRACKET_LIMIT} deep",
            )

    def indent(self, at: int, *, start: bool = False) -> int | None:
        """The indentation of the line of ``at``.

        Without ``start``, None if something else stands before the character there.
        """
        line = self.text.rfind("\n", 0, at) + 1
        before = self.text[line : at + 1]
        blank = len(before) - len(before.lstrip(" \t"))
        return blank if start or blank == at - line else None
