"""Numbers and comparisons as arithmetic and rule texts write them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_hints import NO_IF
from abyss_rules.dsl.repair import Repair
from abyss_rules.dsl.source import shortened

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

#: What stands between two comparisons, and the first of them.
_CHAIN = re.compile(r"(?P<sign>[<>]=?)\s*(?P<middle>[\w.]+(?:\s+of\s+[\w.]+)*|\w+\([^()]*\))\s*\Z")
_AND = re.compile(
    r"(?<![\w.])(?P<what>[^\W\d][\w.]*(?:\s+of\s+[\w.]+)*|\w+\([^()]*\))\s*(?:[<>]=?|[!=]=)\s*[\w.]+\s+"
    r"(?P<and>and|or)\s*\Z"
)
_TIMES = re.compile(r"(?:(?P<glued>[0-9]+)[xX]|[xX]|times)(?=\s*[\w(])\s*")
_PER = re.compile(r"(?P<per>per|(?:for\s+)?(?:each|every))\s+(?P<thing>\w+)(?P<rest>[^;{}]*)")

_COMPARED = r"(?P<what>[^<>=?]+?)\s*(?P<sign>>=?)\s*(?P<least>[0-9]{1,4})"
_WORTH = r"(?P<worth>[0-9]+)"
_OTHERWISE = r"(?:\s+else\s+(?P<else>[0-9]+))?"
#: How a number is told that depends on another one.
_IFS = tuple(
    re.compile(form + r"\s*")
    for form in (
        rf"if\s+{_COMPARED}\s*(?:then|,|:)?\s*{_WORTH}{_OTHERWISE}",
        rf"{_WORTH}\s+(?:if|when)\s+{_COMPARED}{_OTHERWISE}",
        rf"\(?{_COMPARED}\)?\s*\?\s*{_WORTH}\s*:\s*(?P<else>[0-9]+)",
    )
)
_LET = re.compile(
    r"(?P<first>let|var|const|int|def)\s+[^\W\d]\w*\s*(?P<sign>:=|=|<-|\b(?:be|to|is)\b)"
)


def chained(fault: Fault, words: Words) -> Repair | None:
    """``4 < cost < 8``: one comparison of three numbers."""
    del words
    start, _ = fault.statement()
    if again := _again(fault, start):
        return again
    before = _CHAIN.search(fault.text, start, fault.at)
    behind = re.compile(r"(?P<sign>[<>]=?)\s*(?P<last>\w+)").match(fault.text, fault.at)
    if before is None or behind is None or before["sign"][0] != behind["sign"][0]:
        return None
    middle = " ".join(before["middle"].split())
    lone = re.search(r"(?<![\w.])([\w.]+)\s*\Z", fault.text[start : before.start()])
    first = lone[1] if lone else "…"
    right = f"{first} {before['sign']} {middle} and {middle} {behind['sign']} {behind['last']}"
    new = f"and {middle} "
    gap = "" if fault.text[fault.at - 1].isspace() else " "
    return Repair(
        (fault.at, fault.at), gap + new, 0, fault.where, "a comparison is of two numbers",
        f"write `{shortened(right)}`", known=True, fix=gap + new,
    )  # fmt: skip


def _again(fault: Fault, start: int) -> Repair | None:
    """``threat > 3 and < 5``: what is compared is to be said again."""
    before = _AND.search(fault.text, start, fault.at)
    behind = re.compile(r"(?:[<>]=?|[!=]=)\s*\w+").match(fault.text, fault.at)
    if before is None or behind is None:
        return None
    what = " ".join(before["what"].split())
    return Repair(
        (fault.at, fault.at), f"{what} ", 0, fault.where,
        f"`{before['and']}` joins whole comparisons",
        f"write `{before['and']} {what} {behind[0]}`", known=True, fix=f"{what} ",
    )  # fmt: skip


def times(fault: Fault, words: Words) -> Repair | None:
    """``2 x count(…)``, ``2x count(…)`` and ``2 times count(…)``."""
    sign = _TIMES.match(fault.text, fault.at)
    if sign is None or (
        not sign["glued"] and not re.search(r"[0-9)]\s*\Z", fault.text[: fault.at])
    ):
        return None
    said = sign[0].strip()
    start, _ = fault.statement()
    first = re.compile(r"\w+").match(fault.text, start)
    if sign["glued"] and first and first[0] in words.verbs:
        behind = re.compile(r"\w+\s*;").match(fault.text, sign.end())
        if behind is not None:  # `gain 2x pearls;`
            return Repair(
                sign.span(), f"{sign['glued']} ", 0, (fault.at, fault.at + len(said)),
                f"`{said}` is no number", f"write `{sign['glued']}`", known=True,
                fix=f"{sign['glued']} ",
            )  # fmt: skip
    new = f"{sign['glued'] or ''}{' ' * bool(sign['glued'])}* "
    message = f"`{said}` is no sign" if not sign["glued"] else f"`{said}` lacks a sign"
    return Repair(
        sign.span(), new, 0, (fault.at, fault.at + len(said)), message, f"write `{new.strip()}`",
        known=True, fix=new,
    )  # fmt: skip


def per(fault: Fault, words: Words) -> Repair | None:
    """``score 2 per lord;`` and ``score 2 for each lord of me;``."""
    said = _PER.match(fault.text, fault.at)
    start, _ = fault.statement()
    if said is None or not fault.text.startswith("score", start):
        return None
    written = shortened(" ".join(f"{said['per']} {said['thing']}".split()))
    which = re.match(r"\s+of\s+(\w+)\s+(\w+)\s*\Z", said["rest"])
    rest = said["rest"] if said["rest"].split()[:1] == ["of"] and not which else ""
    behind = "" if rest else said["rest"]
    if which is not None:  # `per lord of guild mage`
        behind = f" where {which[1]} == {which[2]}"
    count = words.counted(said["thing"], rest.rstrip(), behind)
    if not count:
        return Repair(
            said.span(), "", 0, said.span(), f"`{written}` counts nothing",
            "write `* count(THINGS)`, and behind `where` which of them", sure=False, known=True,
            form="score",
        )  # fmt: skip
    right = f"* {count}"
    message = f"`{written}` counts nothing"
    return Repair(
        said.span(), right, 0, said.span(), message, f"write `{shortened(right)}`",
        known=True, fix=right,
    )  # fmt: skip


def points(fault: Fault, words: Words) -> Repair | None:
    """``score 3 points;``."""
    del words
    start, _ = fault.statement()
    said = re.compile(r"(?:victory\s+|influence\s+)?(?:points?|vps?|influence)\b\s*", re.IGNORECASE)
    found = said.match(fault.text, fault.at)
    if found is None or not fault.text.startswith("score", start):
        return None
    written = found[0].strip()
    span = len(fault.text[: fault.at].rstrip()), fault.at + len(written)
    return Repair(
        span, "", 0, (fault.at, fault.at + len(written)), "`score` is a number alone",
        f"leave `{written}` out", known=True, fix="", form="score",
    )  # fmt: skip


def dangling(fault: Fault, words: Words) -> Repair | None:
    """``score 10 - ;``: a sign with nothing behind it."""
    del words
    sign = re.compile(r"([-+*/])\s*\Z").search(fault.text, 0, fault.at)
    if sign is None or fault.found not in (";", ")", ",") or "NUMBER" not in fault.expected:
        return None
    return Repair(
        (sign.end(1), sign.end(1)), " 1", 0, sign.span(1),
        f"a number is missing behind `{sign[1]}`", "write one, or leave the sign out",
        sure=False, stand_in=True, known=True,
    )  # fmt: skip


def no_if(fault: Fault, words: Words) -> Repair | None:
    """``score if count(court) > 3 then 5 else 0;``, ``score 5 if …;``, ``score … ? 5 : 0;``."""
    start, _ = fault.statement()
    rest = re.compile(r"score\s+(?P<said>[^;{}]*)").match(fault.text, start)
    found = (
        next(filter(None, (form.fullmatch(rest["said"]) for form in _IFS)), None) if rest else None
    )
    if rest is None or found is None:
        return None
    what, sign, least = found["what"].strip(), found["sign"], int(found["least"])
    least += sign == ">"
    otherwise = found["else"] or "0"
    help_ = NO_IF.partition(": ")[2]
    fix = None
    if least > 0 and otherwise == "0" and (what.startswith("count(") or what in words.numbers):
        fix = f"{found['worth']} * min(1, {what} / {least})"
        help_ = f"write `{shortened(fix)}`: it is {found['worth']} times 1 or 0"
    return Repair(
        rest.span("said"), fix or "1", 0, rest.span("said"), "numbers have no `if`", help_,
        sure=fix is not None, stand_in=fix is None, known=True, fix=fix, form="score",
    )  # fmt: skip


def let(fault: Fault, words: Words) -> Repair | None:
    """``let x be 3;``, ``let x := 3;`` and ``var x = 3;``."""
    del words
    start, _ = fault.statement()
    found = _LET.match(fault.text, start)
    if found is None or fault.in_field or not start <= fault.at < found.end():
        return None
    span, right, message = found.span("sign"), "=", f"no `{found['sign']}` stands in a `let`"
    if found["first"] != "let":
        span, right = found.span("first"), "let"
        message = f"no statement begins with `{found['first']}`"
    return Repair(
        span, right, 0, span, message, f"write `{right}`", known=True, fix=right, form="let"
    )
