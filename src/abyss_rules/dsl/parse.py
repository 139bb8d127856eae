"""Parses blocks; after a fault it goes on behind the faulty statement, so that all are found."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from attrs import frozen

from abyss_rules.dsl.blocks import Block, marks
from abyss_rules.dsl.build import DEPTH_LIMIT, TooDeepError, build
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.source import shortened
from abyss_rules.dsl.syntax import Block as SyntaxBlock

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.exceptions import UnexpectedInput

    from abyss_rules.dsl.diagnostics import Reporter

#: So many faults of one block are looked for.
FAULTS_PER_BLOCK = 20

#: Longer blocks are not parsed.
BLOCK_LIMIT = 16 << 10

_STATEMENTS = ("choose", "each", "may", "if", "let", "until")
_STANDING = ("add", "set", "limit", "protect", "alter", "after", "at")
_HEADS = ("while", "on", "once", "score")
#: Words that begin a statement, a standing effect or a head.
OPENING_WORDS = (*_STATEMENTS, *_STANDING, *_HEADS)

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
_PART = re.compile(r'#[^\n]*|"(?:\\.|[^"\\\n])*"|[{};]|[^\s{};#"]+|"')
#: What may follow nearly everything; named only if nothing else is expected.
_MINOR = {
    *("PLUS", "MINUS", "TIMES", "DIVIDE", "COMPARISON", "AND", "OR", "OF", "_WHERE", "_LPAR"),
    *("TO", "FROM", "WITH", "BY", "FOR", "AS", "FUNCTION", "_NOT", "TOGETHER", "COMMA", "_ELSE"),
}


@frozen
class Parsed:
    """A parsed block, if anything of it could be, and the words of what could not.

    Of a word in ``doubtful`` nothing can be said: what would have explained it may be lost.
    """

    block: SyntaxBlock | None
    doubtful: frozenset[str] = frozenset()


@lru_cache(maxsize=2)
def _parser(grammar: str) -> Lark:
    import lark

    return lark.Lark(
        grammar,
        parser="lalr",
        start=["block", "card_body", "block_body"],
        propagate_positions=True,
        maybe_placeholders=False,
    )


def parse(block: Block, grammar: str, reporter: Reporter) -> Parsed:
    """What a block says; its faults go to the reporter."""
    if len(block.text) > BLOCK_LIMIT:
        message = f"this block is longer than {BLOCK_LIMIT >> 10} KiB, as no card is"
        reporter.report("A004", (block.base, block.base + 1), message)
        return Parsed(None)
    doubtful: set[str] = set()
    recovery = _Recovery(block, grammar, reporter, doubtful)
    tree = recovery.parse("block")
    if tree is None:
        return Parsed(None, frozenset(doubtful))
    try:
        return Parsed(build(tree, recovery.at), frozenset(doubtful))
    except TooDeepError as error:
        reporter.report(
            "A106", error.span, f"this is nested or chained more than {DEPTH_LIMIT} deep"
        )
        return Parsed(None, frozenset(doubtful))


class _Recovery:
    """Parses a text again and again, each time without the statement that was faulty.

    A statement that lacks its semicolon only gets it.
    """

    def __init__(self, block: Block, grammar: str, reporter: Reporter, doubtful: set[str]) -> None:
        self.text = block.text
        self.base = block.base
        self.grammar = grammar
        self.reporter = reporter
        self.doubtful = doubtful
        #: Where a semicolon stands that is not the author's.
        self.inserted: list[int] = []

    def at(self, place: int) -> int:
        """Where a character of the text stands in the file."""
        return self.base + place - bisect_left(self.inserted, place)

    def parse(self, start: str) -> Tree[Token] | None:
        from lark.exceptions import UnexpectedInput

        for _ in range(FAULTS_PER_BLOCK):
            try:
                return _parser(self.grammar).parse(self.text, start=start)
            except UnexpectedInput as error:
                fault = _Fault(error, self.text, start)
            if fault.at not in self.inserted:  # then it is told
                self.tell(fault)
            if fault.missing_semicolon_at is not None:
                self.insert(fault.missing_semicolon_at)
                continue
            begin, end = self.recover(fault)
            if begin >= end or (start == "block" and begin == 0):
                return None
            self.text = self.text[:begin] + _blank(self.text[begin:end]) + self.text[end:]
        return None

    def tell(self, fault: _Fault) -> None:
        """Report a fault."""
        message, help_ = fault.explain()
        begin, end = fault.where
        self.reporter.report(
            "A101" if fault.foreign else "A102",
            (self.at(begin), self.at(end)),
            message,
            help=help_,
        )

    def insert(self, place: int) -> None:
        """Put a semicolon before a character."""
        self.text = f"{self.text[:place]};{self.text[place:]}"
        self.inserted = sorted([place, *(other + (other >= place) for other in self.inserted)])

    def recover(self, fault: _Fault) -> tuple[int, int]:
        """The characters that a fault makes unreadable, to be left out in the next try."""
        signs = [m for m in marks(self.text) if m.sign in "{};"]
        start = max((m.at + 1 for m in signs if m.at < fault.at), default=0)
        following = next((m for m in signs if m.at >= fault.at), None)
        stop = len(self.text)
        if following and following.sign == "{":
            stop = self.look_inside(following.at)
        elif following:
            stop = following.at + (following.sign == ";")
        self.doubtful.update(re.findall(r"\w+", self.text[start:stop]))
        return start, stop

    def look_inside(self, brace: int) -> int:
        """Find the faults in braces whose head is faulty; gives where the braces end."""
        depth = 0
        end = len(self.text)
        for mark in marks(self.text[brace:]):
            depth += {"{": 1, "}": -1}.get(mark.sign, 0)
            if mark.sign == "}" and depth == 0:
                end = brace + mark.at + 1
                break
        first = brace + 1
        inner = Block(self.text[first : end - 1], self.at(first))
        whole_card = not any(m.sign == "{" for m in marks(self.text[:brace]))
        start = "card_body" if whole_card else "block_body"
        recovery = _Recovery(inner, self.grammar, self.reporter, self.doubtful)
        recovery.inserted = [place - first for place in self.inserted if place >= first]
        recovery.parse(start)
        return end


class _Fault:
    """A syntax fault, told in the author's words."""

    def __init__(self, error: UnexpectedInput, text: str, start: str) -> None:
        from lark.exceptions import UnexpectedCharacters, UnexpectedToken

        self.text = text
        self.start = start
        self.foreign = isinstance(error, UnexpectedCharacters)
        if isinstance(error, UnexpectedToken):
            self.expected = set(error.accepts or error.expected)
            ended = error.token.type == "$END"
            self.found = "" if ended else str(error.token)
            self.at = len(text.rstrip()) if ended else cast("int", error.token.start_pos)
        else:
            self.expected = set(getattr(error, "allowed", None) or ())
            self.at = cast("int", error.pos_in_stream)
            found = re.compile(r"[0-9]+\w+|[^\s\w]").match(text, self.at)
            self.found = found[0] if found else text[self.at : self.at + 1]
        self.where = (self.at, self.at + len(self.found))
        self.missing_semicolon_at: int | None = None
        self.find_missing_semicolon()

    def find_missing_semicolon(self) -> None:
        """Is what stands before the fault a statement without its semicolon?"""
        if "_SEMICOLON" not in self.expected or self.foreign:
            return
        statement, end = _statement(self.text, self.at)
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
            return f"{what} is not part of the language", ""
        spoken = self.spoken_expectations()
        wanted = f"; expected {spoken}" if spoken else ""
        if not self.found:
            return f"the text ends too early{wanted}", ""
        return f"`{shortened(self.found)}` cannot stand here{wanted}", self.suggestion()

    def suggestion(self) -> str:
        """A keyword that the faulty word or the first word of its statement resembles."""
        keywords = [name.strip("_").lower() for name in self.expected if name not in _SPOKEN]
        if self.found not in OPENING_WORDS and (meant := did_you_mean(self.found, keywords)):
            return meant
        statement = max(self.text.rfind(sign, 0, self.at) for sign in ";{}") + 1
        first = re.match(r"\s*(\w+)", re.sub(r"#[^\n]*", "", self.text[statement : self.at]))
        if first and first[1] not in OPENING_WORDS:
            return did_you_mean(first[1], OPENING_WORDS)
        return ""

    def spoken_expectations(self) -> str:
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


def _blank(text: str) -> str:
    """Spaces in place of a text, its lines kept."""
    return re.sub(r"[^\n]", " ", text)
