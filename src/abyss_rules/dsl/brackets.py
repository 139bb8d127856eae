"""Seeks the brace or quotation mark that is missing or too many, where a block shows that one is.

Every place where it could be is tried: what counts is that the block can be read then, without
another fault if possible, and that its braces stand as its lines are indented.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.blocks import marks
from abyss_rules.dsl.draft import Token, tokens
from abyss_rules.dsl.repair import LONGEST, Repair
from abyss_rules.dsl.source import QUOTED, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from abyss_rules.dsl.repair import Effort, Worth
    from abyss_rules.dsl.syntax import Span

_OPEN_TEXT = re.compile(rf'#[^\n]*|{QUOTED}|(?P<open>"[^\n]*)')
#: A word, with the brace that ends it where a template puts something into a text.
_WORD = re.compile(r"[\w.>=<!]+\}?")
#: The words of scenarios with nothing but braces behind them.
_GROUPS = ("given", "when", "then")
#: What is written for a brace.
_FOR_BRACE = (":", "=", "(", "[")
#: A list of names, of which a text is none.
_LISTED = re.compile(r"\s*,|[a-z_0-9\s]+,[a-z_0-9\s,]*;?\s*\Z")
_NOT_CLOSED = "add a `}` after its last line"


def missing_sign(text: str, judge: Callable[[str, Span], Worth], effort: Effort) -> Repair | None:
    """The likeliest change of one brace or quotation mark that makes a block readable."""
    if len(text) > LONGEST:
        return None
    parts = tokens(text)
    best: tuple[tuple[int, int, int], Repair] | None = None
    for repair in _candidates(text):
        changed = repair.applied(text)
        if not effort.allows(len(parts)):
            break
        worth = judge(changed, repair.inserted())
        if worth.stop is not None:
            effort.give_back(parts, len(changed) - worth.stop)
            continue
        rank = worth.faults, repair.cost, _disorder(changed)
        if best is None or rank <= best[0]:
            best = rank, repair
    if best is None:
        return None
    return _pointed(best[1], text)


def _candidates(text: str) -> Iterator[Repair]:
    opened = [m for m in _OPEN_TEXT.finditer(text) if m["open"]]
    if len(opened) == 1:
        yield from _quotes(text, opened[0].start("open"))
        return
    signs = [mark for mark in marks(text) if mark.sign in "{}"]
    balance = sum({"{": 1, "}": -1}[mark.sign] for mark in signs)
    if not opened and balance == 0:
        yield from _behind_the_end(text)
    if opened or abs(balance) != 1:
        return
    many, few = ("{", "}") if balance > 0 else ("}", "{")
    for mark in signs:
        if mark.sign == many:
            yield _left_out(mark.at, many)
    yield from _opening(text) if few == "{" else ()
    for token in tokens(text):
        if few == "}" and token.text in (";", "{", "}"):
            yield Repair((token.end, token.end), " }", 1, (0, 0), "", code="A103")


def _behind_the_end(text: str) -> Iterator[Repair]:
    """What stands behind a brace that ends the block: it stands too late, or not there at all."""
    all_ = tokens(text)
    for before, token in pairwise(all_):
        if before.text == "}":
            span = (before.start, token.end)
            message = f"`}}` and `{shortened(token.text)}` stand in the wrong order"
            help_ = f"write `{token.text} }}`"
            yield Repair(span, f"{token.text} }}", 1, span, message, help_, code="A102")
    if all_ and all_[-1].text != "}":
        where = (all_[-1].start, all_[-1].end)
        message = f"`{shortened(all_[-1].text)}` cannot stand here"
        yield Repair(where, " ", 2, where, message, "leave it out", code="A102")


def _left_out(at: int, brace: str) -> Repair:
    if brace == "{":
        message, help_ = "this `{` is not closed, or one too many", "leave it out"
    else:
        message, help_ = "this `}` closes nothing that is open, or too much", ""
    code = "A103" if brace == "{" else "A104"
    return Repair((at, at + 1), " ", 1, (at, at + 1), message, help_, code=code)


def _opening(text: str) -> Iterator[Repair]:
    """Braces that may be missing, or another sign stands for; of equals the last is taken."""
    all_ = tokens(text)
    for number, token in enumerate(all_):
        before = all_[number - 1] if number else None
        if before and token.text in _FOR_BRACE:
            yield _other_sign(all_[:number], token)
        yield _brace_between(before, token, named=_is_scenario(text))
    for seat, number_, token in zip(all_, all_[1:], all_[2:], strict=False):
        if _is_scenario(text) and seat.text == "seat" and number_.kind == "number":
            repair = _brace_between(number_, token, named=True)
            message = f"`{{` is missing after `seat {number_.text}`"
            right = f"write `seat {number_.text} {{`"
            where = seat.start, number_.end
            yield evolve(repair, message=message, help=right, where=where, fix=" {")


def _is_scenario(text: str) -> bool:
    return text.startswith("scenario")


def _other_sign(before: Sequence[Token], token: Token) -> Repair:
    """``seat 0: pearls 2; }``: another sign in the place of a brace."""
    where = (token.start, token.end)
    words = before[-2:] if before[-1].kind == "number" else before[-1:]
    said = shortened(" ".join(word.text for word in words))
    message = f"`{{` stands behind `{said}`, not `{token.text}`"
    new = "{" if token.start > before[-1].end else " {"
    return Repair(where, new, 0, where, message, "write `{`", code="A102", fix=new)


def _brace_between(before: Token | None, token: Token, *, named: bool) -> Repair:
    place = before.end if before else token.start
    where = (before.start, before.end) if before else (token.start, token.end)
    message = f"`{{` is missing after `{shortened(before.text)}`" if before else ""
    alone = before is not None and named and before.text in _GROUPS
    told = before is not None and (alone or before.kind == "text")
    help_ = f"write `{shortened(before.text)} {{`" if before and told else ""
    fix = " {" if alone else None
    cost = 0 if alone else 1
    return Repair((place, place), " {", cost, where, message, help_, code="A102", fix=fix)


def _pointed(repair: Repair, text: str) -> Repair:
    """The repair with the brace shown whose partner is missing."""
    if repair.message:
        return repair
    open_: list[int] = []
    for mark in marks(repair.applied(text)):
        if mark.sign == "{":
            open_.append(mark.at)
        elif mark.sign == "}" and open_:
            partner = open_.pop()
            if mark.at == repair.span[0] + 1:
                where = (partner, partner + 1)
                message = "this `{` is not closed"
                return evolve(repair, where=where, message=message, help=_NOT_CLOSED)
    return repair


def _quotes(text: str, at: int) -> Iterator[Repair]:
    """Changes of the quotation marks on the line of one that is not closed."""
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    end = len(text) if end < 0 else end
    quotes = [start + m.start() for m in re.finditer('"', text[start:end])]
    for place in quotes:
        message = 'this `"` opens a text that is not closed'
        where = (place, place + 1)
        listed = _is_scenario(text) and len(quotes) == 1 and _LISTED.match(text[place + 1 : end])
        yield Repair(
            where,
            " ",
            0 if listed else 1,
            where,
            message,
            "leave it out",
            code="A105",
            fix="",
            sure=True,
        )
    for word in _WORD.finditer(text, start, end):
        if sum(quote < word.start() for quote in quotes) % 2:
            yield Repair(
                (word.end(), word.end()),
                '"',
                1,
                (max(q for q in quotes if q < word.start()), word.end()),
                "this text is not closed",
                'end it with `"` on the same line',
                code="A105",
                fix='"',
            )
        else:
            yield Repair(
                (word.start(), word.start()),
                '"',
                1,
                word.span(),
                f'`"` is missing before `{shortened(word[0])}`',
                code="A105",
                fix='"',
            )


def _disorder(text: str) -> int:
    """How many braces do not stand as the lines are indented.

    A `}` that begins its line belongs to a line of the same indentation, another one to its own.
    """
    found = 0
    open_: list[int] = []
    for mark in marks(text):
        if mark.sign == "{":
            open_.append(mark.at)
        elif mark.sign == "}" and open_:
            first, line = _line(text, open_.pop()), _line(text, mark.at)
            if text[line : mark.at].strip():
                found += first != line
            else:
                found += _indent(text, first) != _indent(text, line)
    return found


def _line(text: str, at: int) -> int:
    return text.rfind("\n", 0, at) + 1


def _indent(text: str, line: int) -> int:
    return len(text[line:]) - len(text[line:].lstrip(" \t"))
