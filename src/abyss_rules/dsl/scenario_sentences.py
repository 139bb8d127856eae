"""Lines of scenarios as sentences: ``seat 0 has 4 pearls;``, ``the court shows keeper;``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.source import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

#: What stands in each of them: where it does not, none is sought.
ANY_SENTENCE = re.compile(
    r"\b(?:the|has|have|owns?|holds?|gets?|shows?|contains?|consists)\s"
    r"|\b(?:of|for)\s+(?:seat|player)\b|\b(?:seat|player)\s+[0-9]\s+with\b"
)
_STARTS = r"(?<=[{;}])\s*+"
_GROUP = re.compile(r"\b(given|when|then)\s*\{")
#: A value, or several, up to the end of the line.
_VALUE = r"(?P<value>[^\s;{}][^;{}]*?)\s*+;"
_SEAT = r"(?P<seat>seat|player)\s+(?P<number>[0-9])"
_HAS = r"(?:has|have|owns?|holds?|gets?|with)"
_OF_SEAT = re.compile(
    rf"{_STARTS}(?P<all>(?:the\s+)?(?P<word>[^\W\d]\w*)\s+(?:of|for)\s+{_SEAT}\s*"
    rf"(?:==|=|:|\b(?:is|are)\b|\s)\s*{_VALUE})"
)
_SEAT_HAS = re.compile(rf"{_STARTS}(?P<all>{_SEAT}\s+{_HAS}\s+{_VALUE})")
_SHOWN = re.compile(
    rf"{_STARTS}(?P<all>(?P<the>the\s+)?(?P<word>[^\W\d]\w*)\s+"
    r"(?P<shows>(?:shows?|has|have|holds?|contains?|consists\s+of|is|are)\s+)?"
    rf"{_VALUE})"
)
#: So many of something: ``4 pearls``; and lines that may have several values.
_SO_MANY = re.compile(r"(?P<number>[0-9]+)\s+(?P<word>[^\W\d]\w*)")
_LISTED = re.compile(r"(?P<word>[^\W\d]\w*)\s+(?P<value>[\w+, ]+)")
_SAID = re.compile(r"\b(?:and|or|at|more|no|than)\b")


def _of_seat(text: str, found: re.Match[str]) -> Repair | None:
    """``pearls of seat 0 are 4;``."""
    return _in_seat(text, found, f"{found['word']} {_plain(found['value'])}")


def _seat_has(text: str, found: re.Match[str]) -> Repair | None:
    """``seat 0 has 4 pearls;``, ``player 1 has hand crab 1, crab 2;``."""
    value = _plain(found["value"])
    if many := _SO_MANY.fullmatch(value):
        value = f"{many['word']} {many['number']}"
    return _in_seat(text, found, value)


def _in_seat(text: str, found: re.Match[str], said: str) -> Repair | None:
    if _is_answer(text, found):
        return None
    whole = f"seat {found['number']} {{ {said}; }}"
    message = "what is of a player stands in the braces of its seat"
    where = found.start("all"), found.end("value")
    if _SAID.search(said) or not _LISTED.fullmatch(said):
        help_ = f"write `seat {found['number']} {{ … }}`, with a line for each"
        return unsure(found.span("all"), "", message, help_, where=where)
    return surely(found.span("all"), whole, message, f"write `{shortened(whole)}`", where=where)


def _shown(text: str, found: re.Match[str]) -> Repair | None:
    """``the court shows keeper, elder;``."""
    shows = (found["shows"] or "").split()
    if _is_answer(text, found) or not (found["the"] or shows):
        return None
    if not found["the"] and shows[-1] in ("is", "are"):
        return None  # it compares, as other signs do
    right = f"{found['word']} {_plain(found['value'])};"
    said = " ".join(f"{found['the'] or ''}{found['word']} {found['shows'] or ''}".split())
    message = f"a line begins with what it is of, and has no more words: not `{said}`"
    where = found.start("all"), found.end("value")
    return surely(found.span("all"), right, message, f"write `{shortened(right)}`", where=where)


def _is_answer(text: str, found: re.Match[str]) -> bool:
    """Whether it stands among answers, which are sentences too."""
    return _GROUP.findall(text, 0, found.start("all"))[-1:] in ([], ["when"])


def _plain(said: str) -> str:
    return " ".join(said.split())


#: All of them, by what they look like.
SENTENCES: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], Repair | None]], ...] = (
    (_OF_SEAT, _of_seat),
    (_SEAT_HAS, _seat_has),
    (_SHOWN, _shown),
)
