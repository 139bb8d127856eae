"""Parses blocks; after a fault it goes on behind the faulty statement, so that all are found."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from attrs import frozen

from abyss_rules.dsl.blocks import Block, marks
from abyss_rules.dsl.build import DEPTH_LIMIT, TooDeepError, build
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.syntax import Block as SyntaxBlock

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.exceptions import UnexpectedInput

    from abyss_rules.dsl.diagnostics import Reporter

#: So many faults of one block are looked for.
FAULTS_PER_BLOCK = 20

#: Longer blocks are not parsed.
BLOCK_LIMIT = 64 << 10

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
    tree = _Recovery(block, grammar, reporter, doubtful).parse("block")
    if tree is None:
        return Parsed(None, frozenset(doubtful))
    try:
        return Parsed(build(tree, block.base), frozenset(doubtful))
    except TooDeepError as error:
        reporter.report(
            "A106", error.span, f"this is nested or chained more than {DEPTH_LIMIT} deep"
        )
        return Parsed(None, frozenset(doubtful))


class _Recovery:
    """Parses a text again and again, each time without the statement that was faulty."""

    def __init__(self, block: Block, grammar: str, reporter: Reporter, doubtful: set[str]) -> None:
        self.text = block.text
        self.base = block.base
        self.grammar = grammar
        self.reporter = reporter
        self.doubtful = doubtful

    def parse(self, start: str) -> Tree[Token] | None:
        from lark.exceptions import UnexpectedInput

        for _ in range(FAULTS_PER_BLOCK):
            try:
                return _parser(self.grammar).parse(self.text, start=start)
            except UnexpectedInput as error:
                begin, end = self.recover(_Fault(error, self.text, start))
            if begin >= end or (start == "block" and begin == 0):
                return None
            self.text = self.text[:begin] + _blank(self.text[begin:end]) + self.text[end:]
        return None

    def recover(self, fault: _Fault) -> tuple[int, int]:
        """Report a fault; the characters to be left out in the next try."""
        message, help_ = fault.explain()
        begin, end = fault.where
        self.reporter.report(
            "A101" if fault.foreign else "A102",
            (self.base + begin, self.base + end),
            message,
            help=help_,
        )
        signs = [m for m in marks(self.text) if m.sign in "{};"]
        start = max((m.at + 1 for m in signs if m.at < fault.at), default=0)
        following = next((m for m in signs if m.at >= fault.at), None)
        stop = len(self.text)
        if fault.missing_semicolon_at is not None:
            stop = fault.missing_semicolon_at
            start = max((m.at + 1 for m in signs if m.at < stop), default=0)
        elif following and following.sign == "{":
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
        inner = Block(self.text[brace + 1 : end - 1], self.base + brace + 1)
        whole_card = not any(m.sign == "{" for m in marks(self.text[:brace]))
        start = "card_body" if whole_card else "block_body"
        _Recovery(inner, self.grammar, self.reporter, self.doubtful).parse(start)
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
        statement = max(self.text.rfind(sign, 0, self.at) for sign in ";{}") + 1
        before = self.text[statement : self.at]
        cut = len(before.rstrip())
        if self.found == "{":
            heads = "|".join(OPENING_WORDS)
            opening = list(re.finditer(rf"\n[ \t]*(?=(?:{heads})\b)", before.rstrip()))
            if not opening or not before[: opening[0].start()].strip():
                return
            cut = len(before[: opening[0].start()].rstrip())
        elif (self.found not in ("", "}") and "\n" not in before[cut:]) or not before.strip():
            return
        end = statement + cut
        self.missing_semicolon_at = end
        self.where = (max(end - 1, 0), end)

    def explain(self) -> tuple[str, str]:
        """The message and the help line."""
        if self.missing_semicolon_at is not None:
            word = re.search(r"\S+$", self.text[: self.missing_semicolon_at])
            return f"`;` is missing after `{word[0] if word else ''}`", ""
        before = self.text[: self.at].rstrip()[-1:]
        if self.found == ";" and before in ("}", ";"):
            return f"no `;` stands behind `{before}`", "leave it out"
        if self.found == "=" and "COMPARISON" in self.expected:
            return "`=` does not compare", "write `==`"
        if self.foreign:
            what = f"`{self.found}`" if self.found.isprintable() else repr(self.found)
            return f"{what} is not part of the language", ""
        spoken = self.spoken_expectations()
        wanted = f"; expected {spoken}" if spoken else ""
        if not self.found:
            return f"the text ends too early{wanted}", ""
        return f"`{self.found}` cannot stand here{wanted}", self.suggestion()

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


def _blank(text: str) -> str:
    """Spaces in place of a text, its lines kept."""
    return re.sub(r"[^\n]", " ", text)
