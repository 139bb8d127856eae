"""Syntax faults as values: where parsing stopped, what could have stood there, in which words."""

from __future__ import annotations

import re
from copy import copy
from typing import TYPE_CHECKING, Self, cast

from abyss_rules.dsl import slips
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.repair import Repair
from abyss_rules.dsl.search import JOINING
from abyss_rules.dsl.source import BLANK, QUOTED, shortened
from abyss_rules.dsl.spelling import certain, closest

if TYPE_CHECKING:
    from lark.exceptions import UnexpectedInput

    from abyss_rules.dsl.diagnostics import Replacement
    from abyss_rules.dsl.narrow import Narrow

_STATEMENTS = ("choose", "each", "may", "if", "let", "until")
#: Those that begin a standing effect.
STANDING = ("add", "set", "limit", "protect", "alter", "after", "at")
_HEADS = ("while", "on", "once", "score")
#: Words that begin a statement, a standing effect or a head.
OPENING_WORDS = (*_STATEMENTS, *STANDING, *_HEADS)

_SPOKEN = {
    "NAME": "a name",
    "NUMBER": "a number",
    "TEXT": 'a text in `"…"`',
    "FUNCTION": "",
    "COMPARISON": "a comparison",
    "_LPAR": "`(`",
    "_SEMICOLON": "`;`",
    "_LBRACE": "`{`",
    "_RBRACE": "`}`",
    "_RPAR": "`)`",
    "_EQUALS": "`=`",
    "COMMA": "`,`",
    "$END": "the end of the card",
}
#: Comments, texts, what ends a statement, and all else.
_PART = re.compile(rf'#[^\n]*|{QUOTED}|[{{}};]|[^\s{{}};#"]+|"')
#: The first word behind comments.
_FIRST_WORD = re.compile(rf"{BLANK}(\w+)")
#: What may follow nearly everything; named only if nothing else is expected.
_MINOR = {
    *("PLUS", "MINUS", "TIMES", "DIVIDE", "COMPARISON", "AND", "OR", "OF", "_WHERE", "_LPAR"),
    *("TO", "FROM", "WITH", "BY", "FOR", "AS", "FUNCTION", "_NOT", "TOGETHER", "COMMA", "_ELSE"),
}


def stopped_at(error: UnexpectedInput, text: str) -> int:
    """The character of a text at which the parser stopped."""
    token = getattr(error, "token", None)
    if token is None:
        return cast("int", error.pos_in_stream)
    return len(text.rstrip()) if token.type == "$END" else cast("int", token.start_pos)


class Fault:
    """A syntax fault, told in the author's words."""

    def __init__(self, error: UnexpectedInput, text: str, start: str) -> None:
        from lark.exceptions import UnexpectedCharacters, UnexpectedToken

        self.text = text
        self.start = start
        self.foreign = isinstance(error, UnexpectedCharacters)
        self.at = stopped_at(error, text)
        if isinstance(error, UnexpectedToken):
            self.expected = set(error.accepts or error.expected)
            ended = error.token.type == "$END"
            self.found = "" if ended else str(error.token)
        else:
            self.expected = set(getattr(error, "allowed", None) or ())
            found = re.compile(r"[0-9]+\w+|[^\s\w]").match(text, self.at)
            self.found = found[0] if found else text[self.at : self.at + 1]
        self.where = (self.at, self.at + len(self.found))
        #: What `_statement` says of it: many ask, and a long text is read from its beginning.
        self.words = _statement(text, self.at)
        self.missing_semicolon_at: int | None = None
        self.find_missing_semicolon()

    def within(self, narrow: Narrow, text: str = "") -> Self:
        """The fault in the text without its long runs of white space, or in one as long as that."""
        one = copy(self)
        one.text, one.at = text or narrow.text, narrow.at(self.at)
        first, last = self.where
        one.where = narrow.at(first), narrow.at(last)
        first, last = self.words
        one.words = narrow.at(first), narrow.at(last)
        place = self.missing_semicolon_at
        one.missing_semicolon_at = None if place is None else narrow.at(place)
        return one

    def find_missing_semicolon(self) -> None:
        """Is what stands before the fault a statement without its semicolon?"""
        if "_SEMICOLON" not in self.expected or self.foreign:
            return
        statement, end = self.words
        if self.found == "{":
            heads = "|".join(OPENING_WORDS)
            opening = re.compile(rf"\n[ \t]*(?=(?:{heads})\b)").search(self.text, statement, end)
            if opening is None:
                return
            statement, end = _statement(self.text, opening.start())
        elif self.found not in ("", "}") and "\n" not in self.text[end : self.at]:
            return
        if statement == end:
            return
        self.missing_semicolon_at = end
        self.where = (max(end - 1, 0), end)

    def explain(self) -> tuple[str, str]:
        """The message and the help line."""
        if self.missing_semicolon_at is not None:
            word = self.text[: self.missing_semicolon_at].rsplit(None, 1)[-1]
            return f"`;` is missing after `{shortened(word)}`", ""
        before = self.text[: self.at].rstrip()[-1:]
        if self.found == ";" and before in ("}", ";"):
            return f"no `;` stands behind `{before}`", "leave it out"
        if self.found == "=" and "COMPARISON" in self.expected:
            return "`=` does not compare", "write `==`"
        if self.foreign:
            found = shortened(self.found)
            what = f"`{found}`" if found.isprintable() else repr(found)
            glued = self.found[:1].isdigit() and self.found[1:]
            help_ = "a name begins with a letter, and a number is of digits alone" if glued else ""
            return f"{what} is not part of the language", help_
        spoken = self.spoken_expectations()
        wanted = f"; expected {spoken}" if spoken else ""
        if not self.found:
            return f"the text ends too early{wanted}", ""
        return f"`{shortened(self.found)}` cannot stand here{wanted}", self.suggestion()

    def obvious(self) -> Repair | None:
        """A sign that is certainly meant, as a repair to be tried first; words are sought."""
        fix = self.fix()
        if fix is None or (fix[1].isalpha() and not self.foreign):
            return None
        message, help_ = self.explain()
        sure = not self.foreign
        return Repair(fix[0], fix[1], 0, self.where, message, help_, fix=fix[1], sure=sure)

    def fix(self) -> Replacement | None:
        """What certainly mends it, by the characters of the text."""
        if self.missing_semicolon_at is not None:
            return (self.missing_semicolon_at, self.missing_semicolon_at), ";"
        if self.found == ";" and self.text[: self.at].rstrip()[-1:] in ("}", ";"):
            return self.where, ""
        if self.found == "=" and "COMPARISON" in self.expected:
            return self.where, "=="
        if self.foreign:
            return slips.meant(self.text, self.at)
        keywords = [name.strip("_").lower() for name in self.expected if name not in _SPOKEN]
        if self.found not in OPENING_WORDS and (word := certain(self.found, keywords)):
            return self.where, word
        first = self.first_word()
        if first and first[1] not in OPENING_WORDS and (word := certain(first[1], OPENING_WORDS)):
            return first.span(1), word
        return None

    def first_word(self) -> re.Match[str] | None:
        """The word with which the faulty statement begins, as the match's first group."""
        statement, _ = self.words
        return _FIRST_WORD.match(self.text, statement, self.at)

    def statement(self) -> tuple[int, int]:
        """Where the words of the faulty statement begin, and where the last before it ends."""
        start, end = self.words
        first = _FIRST_WORD.match(self.text, start, self.at)
        return (first.start(1) if first else self.at), end

    @property
    def is_inside(self) -> bool:
        """Whether it is among statements alone, of which nobody knows in which card they stand."""
        return self.start == "block_body"

    @property
    def in_field(self) -> bool:
        """Whether it is among the words of a field, or of a line of a scenario."""
        return {"TEXT", "COMMA", "_SEMICOLON"} <= self.expected

    def form(self) -> str:
        """The word whose form the faulty statement has to have, or ""."""
        told = self.missing_semicolon_at is not None or self.foreign or self.found in (";", "=")
        first = None if told else self.first_word()
        return (closest(first[1], OPENING_WORDS) or first[1]) if first else ""

    def suggestion(self) -> str:
        """A keyword that the faulty word or the first word of its statement resembles."""
        keywords = [name.strip("_").lower() for name in self.expected if name not in _SPOKEN]
        known = (*OPENING_WORDS, *JOINING)
        if self.found not in known and (meant := did_you_mean(self.found, keywords)):
            return meant
        first = self.first_word()
        if first and first[1] not in known:
            return did_you_mean(first[1], OPENING_WORDS)
        return ""

    def spoken_expectations(self) -> str:
        """What could have stood there, in words."""
        names = self.expected - _MINOR or self.expected
        if "NAME" in names and len(names) > 6:
            names = {name for name in names if name in {"NAME", "NUMBER", "_RBRACE"}}
        words = [_SPOKEN.get(name, f"`{name.strip('_').lower()}`") for name in sorted(names)]
        words = sorted({word for word in words if word}, key=lambda word: (word[0] != "`", word))
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} or {words[-1]}"


def _statement(text: str, at: int) -> tuple[int, int]:
    """Where the statement before a character begins, and where its last word ends."""
    start = end = 0
    for part in _PART.finditer(text, 0, at):
        if part[0] in ("{", "}", ";"):
            start = end = part.end()
        elif part[0][0] != "#":
            end = part.end()
    return start, end
