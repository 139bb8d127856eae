"""Scenarios as other languages and people write them, and what is meant: sought before parsing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.blocks import TEXTS
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.scenario_sentences import ANY_SENTENCE, SENTENCES
from abyss_rules.dsl.source import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from abyss_rules.dsl.syntax import Span

#: The longest scenario in which anything is sought.
_LONGEST = 8000
#: So many slips are mended at once, and so far before one is looked.
_AT_ONCE, _NEAR = 30, 200
_COMPARED = re.compile(
    r"(?<=[{;])\s*+(?P<word>[^\W\d]\w*+(?:\s+(?!is\b|are\b)[^\W\d]\w*+)?)(?P<gap>\s*+)"
    r"(?P<sign>==|!=|>=|<=|>|<|≥|≤|≠|(?:is|are)\b)\s*+(?P<not>not\b\s*+)?(?=(?P<value>-?\w+))"
)
#: The same of a seat, without braces.
_OF_SEAT = re.compile(
    r"(?<=[{;}])\s*+(?P<seat>seat\s+[0-9]+)\s*+(?P<colon>[:=,]?)\s*+(?P<word>[^\W\d]\w*+)\s*+"
    r"(?P<sign>==|!=|>=|<=|[:=<>≥≤≠]|(?:is|are)\b)?\s*+(?P<value>-?\w+)\s*+;"
)
_GROUP = re.compile(r"\b(given|when|then)\s*\{")
_SET = re.compile(r"(?<=[\w\"])(?P<gap>\s*+)(?P<sign>:=|->|=>|[:=])(?P<behind>\s*+)(?=[\w\"-])")
_REST = re.compile(
    r"(?<=,)\s*+(?P<said>\.\.\.|…|\*|(?:all\s+|the\s+)?(?:others|remaining)|the\s+rest)(?=\s*+;)"
)
_LIST = re.compile(r"(?P<before>[\w,])(?P<gap>\s*+)[(\[](?P<inside>[^()\[\]{};\"]{0,300}+)[)\]]")
_NONE = re.compile(
    r"(?<=[{;}])\s*+(?P<word>[^\W\d]\w*+)(?P<gap>\s*+)(?:\{\s*+\}\s*+;|\[\s*+\]|\(\s*+\)|\"\")"
)
_SEAT = re.compile(r"\b(?P<word>seat|player)[_#]?(?P<number>[0-9])\b")
_BRACED = re.compile(
    r"(?<=[{;}])\s*+(?P<word>(?!given\b|when\b|then\b)[^\W\d]\w*+)(?P<gap>\s*+)"
    r"\{(?P<inside>[^(){};\"]{1,300}+)\}\s*+;"
)
#: Lines in which nothing lies under something else.
_FLAT = ("options", "seat", "shuffle", "asked")


def slips(text: str) -> Iterator[Repair]:
    """What is written otherwise in a scenario; the last first, so that each can be mended."""
    if len(text) > _LONGEST:
        return
    shown = TEXTS.sub(_blanked, text)
    begin = shown.find("{")
    if begin < 0 or not (_ANY.search(shown, begin) or ANY_SENTENCE.search(shown, begin)):
        return
    found: list[Repair] = []
    for form, make in _FORMS:
        found += filter(None, (make(text, one) for one in form.finditer(shown, begin)))
    end = len(text) + 1
    first = sorted(found, key=lambda one: one.span)[:_AT_ONCE]
    for repair in sorted(first, key=lambda one: (-one.span[1], one.span[0])):
        if repair.span[1] <= end:
            end = repair.span[0]
            yield repair


def _blanked(found: re.Match[str]) -> str:
    """A comment or a text without what is in it, so that nothing is sought there."""
    said = found[0]
    return " " * len(said) if said[0] == "#" else f'"{"~" * (len(said) - 2)}"'[: len(said)]


def _compared(text: str, found: re.Match[str]) -> Repair:
    """``pearls == 3;`` and ``pearls >= 3;``: what is named is always compared."""
    del text
    span = found.end("word"), found.end()
    said = found["sign"] if found["not"] is None else f"{found['sign']} not"
    equal = said in ("==", "is", "are")
    right = f"{found['word']} {found['value']};"
    message = f"no `{said}` stands between `{found['word']}` and its value"
    help_ = "leave it out" if equal else f"what is named is compared exactly: `{right}`"
    return Repair(
        span, " ", 0, found.span("sign"), message, help_, known=True, fix=" " if equal else None,
        code="A102",
    )  # fmt: skip


def _of_seat(text: str, found: re.Match[str]) -> Repair | None:
    """``seat 0 pearls == 3;`` and ``seat 0: pearls 3;``: a line of a seat without its braces."""
    groups = _GROUP.findall(text, 0, found.start("seat"))
    if not (found["colon"] or found["sign"]) or groups[-1:] == ["when"]:
        return None  # it is told where scenarios are read, or an answer
    whole = f"{' '.join(found['seat'].split())} {{ {found['word']} {found['value']}; }}"
    span, where = (found.start("seat"), found.end()), (found.start("seat"), found.end("value"))
    message = "`seat` wants a number and braces"
    if found["sign"] not in (None, ":", "=", "==", "is", "are"):
        help_ = f"what is named is compared exactly: `{whole}`"
        return unsure(span, whole, message, help_, where=where)
    return surely(span, whole, message, f"write `{whole}`", where=where)


def _set(text: str, found: re.Match[str]) -> Repair | None:
    """``options hand_limit = none;`` and ``seat 0: recruit diver;``."""
    behind = text[max(0, found.start() - _NEAR) : found.start()]
    before = re.search(r"[\w\"]+\Z", behind)
    word = shortened(before[0]) if before else "it"
    if _is_holding(text, found.start()):
        return _under(text, found.span(), found.span("sign"))
    if found["sign"] != ":" and re.search(r"\bseat\s+[0-9]+\Z", behind):
        return None  # what it is of that seat, is missing
    message = f"no `{found['sign']}` stands between `{word}` and its value"
    repair = surely(found.span(), " ", message, "leave it out", where=found.span("sign"))
    return evolve(repair, code="A101" if found["sign"] == ":" else "")


def _rest(text: str, found: re.Match[str]) -> Repair:
    """``lord_deck hunter, ...;``."""
    del text
    message = f"what lies below is `rest`, not `{' '.join(found['said'].split())}`"
    return surely(found.span("said"), "rest", message, "write `rest`")


def _list(text: str, found: re.Match[str]) -> Repair:
    """``hand (crab 1, crab 2);``: brackets around a list."""
    inside = text[slice(*found.span("inside"))].strip()
    if inside and found["before"] != "," and _is_holding(text, found.start("gap")):
        return _under(text, (found.start("gap"), found.end()), (found.end("gap"), found.end()))
    opening = text[found.end("gap") : found.end("gap") + 1]
    span = found.start("gap"), found.end()
    message = f"no `{opening}` and `{text[found.end() - 1]}` stand around a list"
    new = f" {inside or 'none'}"
    help_ = "leave them out" if inside else "an empty list is `none`"
    return surely(span, new, message, help_, where=(found.end("gap"), found.end()))


def _is_holding(text: str, at: int) -> bool:
    """Whether a place is between the names of something and of what may lie under it."""
    near = max(0, at - _NEAR)
    line = text[max(text.rfind(sign, near, at) for sign in ";{}") + 1 : at][-_NEAR:].split()
    following = re.compile(r"\W*+([^\W\d])").match(text, at)
    return len(line) > 1 and line[0] not in _FLAT and following is not None


def _under(text: str, span: Span, where: Span) -> Repair:
    """``locations parliament (keeper);`` and ``parliament: keeper``."""
    said = text[slice(*where)]
    inside = text[span[0] : span[1]].strip(" \n\t()[]:=->")
    right = f" with {inside}" if inside else " with "
    message = f"what lies under it stands behind `with`, not `{shortened(said)}`"
    return surely(span, right, message, f"write `with {inside or '…'}`", where=where)


def _braced(text: str, found: re.Match[str]) -> Repair:
    """``court { keeper, elder };``: a list between braces."""
    inside = " ".join(text[slice(*found.span("inside"))].split())
    span = found.start("gap"), found.end()
    message = f"`{found['word']}` ends with `;`, and has no braces"
    right = f"{found['word']} {inside};"
    where = found.start("word"), found.end()
    return surely(span, f" {inside};", message, f"write `{shortened(right)}`", where=where)


def _none(text: str, found: re.Match[str]) -> Repair:
    """``exploration_deck {};``: a list in which nothing is."""
    del text
    span = found.start("gap"), found.end()
    end = ";" if found[0].endswith(";") else ""
    word = found["word"]
    message = f"`{word}` ends with `;`, and an empty list is `none`"
    return surely(
        span, f" none{end}", message, f"write `{word} none;`", where=(found.start("word"), span[1])
    )


def _seat(text: str, found: re.Match[str]) -> Repair:
    """``seat0 { … }``."""
    del text
    span = found.start("word"), found.end("number")
    right = f"seat {found['number']}"
    message = f"`{found[0]}` is two words"
    return surely(span, right, message, f"write `{right}`")


#: What one of them has at least; most scenarios have nothing of it.
_ANY = re.compile(
    r"[=<>≥≤≠:*…(\[]|\.\.\.|\"\"|\}\s*+;|\b(?:is|are|others|remaining|the\s+rest)\b"
    r"|\bseat\s*+[0-9]+\s*+,|\b(?:seat|player)[_#]?[0-9]"
)
_FORMS: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], Repair | None]], ...] = (
    *SENTENCES,
    (_OF_SEAT, _of_seat),
    (_COMPARED, _compared),
    (_SET, _set),
    (_REST, _rest),
    (_NONE, _none),
    (_BRACED, _braced),
    (_LIST, _list),
    (_SEAT, _seat),
)
