"""Numbers, functions and comparisons that are put otherwise, some of which could be read."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.search import JOINING
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import certain
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: What else authors and other languages call the functions.
_CALLED = {
    **dict.fromkeys(("amount", "len", "length", "nb", "number", "num", "size"), "count"),
    **dict.fromkeys(("biggest", "greatest", "highest", "largest", "maximum"), "max"),
    **dict.fromkeys(("least", "lowest", "minimum", "smallest"), "min"),
    **dict.fromkeys(("combined", "total"), "sum"),
    **dict.fromkeys(("different", "unique"), "distinct"),
}
_FUNCTION = re.compile(r"(?<![\w.])(?P<name>[^\W\d]\w*+)\s*\(")
_CALL = re.compile(r"\w+\([^;{}()]*(?:\([^;{}()]*\)[^;{}()]*)*\)(?!\s*\{)")
#: Words that a parenthesis may follow.
_BEFORE = frozenset(
    {
        *OPENING_WORDS,
        *JOINING,
        "in",
        "least",
        "on",
        "else",
        "as",
        "ceil",
        "ceiling",
        "floor",
        "round",
    }
)
_OF = re.compile(r"\s*(?P<whose>[^\W\d]\w*)\s*\)")
#: What is folded stands behind the things.
_SWAPPED = re.compile(
    r"\b(?P<how>max|min|sum|distinct)\s*\(\s*(?P<what>[^\W\d]\w*)\s*,\s*"
    r"(?P<things>(?P<thing>[^\W\d]\w*)[^(),;{}]*[^(),;{}\s])\s*\)"
)
_TERM = r"(?<![\w.])(?:\w++\([^(){};]*+\)|[^\W\d]\w*+(?:\s+of\s+\w++)*)"
_DECIMAL = r"(?<![\w.)])(?P<number>[0-9]{0,3}\.[0-9]{1,3})(?![\w.])"
_PART = (
    re.compile(rf"{_DECIMAL}\s*\*\s*(?P<what>{_TERM})"),
    re.compile(rf"(?P<what>{_TERM})\s*\*\s*{_DECIMAL}"),
)
#: The largest number that something is divided by.
_DIVISOR = 12
_ROUNDED = re.compile(
    rf"(?P<all>(?P<what>{_TERM})\s*/\s*(?P<by>[0-9]{{1,4}})"
    r"\s*(?P<said>,?\s*(?P<open>\(\s*)?round(?:ed|s)?\s+(?P<how>up|down)(?(open)\s*\))))"
)
_ROUND = re.compile(
    rf"(?<![\w.])(?P<how>round|floor|ceil(?:ing)?)\s*\(\s*(?P<what>{_TERM})\s*/\s*(?P<by>[0-9]{{1,4}})\s*\)"
)
_BARE = re.compile(
    r"\bcount\s+(?P<things>(?P<thing>[^\W\d]\w*)(?:\s+of\s+\w+)*)(?=\s*(?:[;)+*/-]|[<>=!]=|[<>]|\{))"
)
_GLUED = re.compile(
    rf"(?<![\w.])(?:x_?)?(?P<times>[0-9]+)\s*(?P<what>\(\s*)?(?P<name>{'|'.join(FUNCTIONS)})\s*\("
)
_NO_OF = re.compile(
    r"(?:\(|\bfrom\s|\bin\s)\s*(?P<thing>[^\W\d]\w*)(?P<gap>\s+)me\b(?P<of>\s+of\b)?"
)
_THINGS = r"(?P<{0}>[^\W\d]\w*)(?P<{0}_of>(?:\s+of\s+\w+)*)"
_MORE = re.compile(
    rf"\b(?:if|when|and|or|not)\s+(?P<all>{_THINGS.format('left')}\s*(?P<sign>[<>]=?)\s*"
    rf"{_THINGS.format('right')})(?=\s*(?:[;{{)]|and\b|or\b))"
)
_WITH = re.compile(
    r"(?P<with>with|whose|having)\s+(?P<what>[^\W\d]\w*)\s+(?:(?:is|of|==?)\s*)?(?P<member>[^\W\d]\w*)"
)
_UNFOLDED = re.compile(
    r"(?<![\w\s(])\s*(?P<all>\(\s*(?P<thing>[^\W\d]\w*)[^(),;{}]*,\s*(?P<what>[^\W\d]\w*)\s*\))"
    r"|\bscore\s*(?P<own>\(\s*(?P<first>[^\W\d]\w*)[^(),;{}]*,\s*(?P<last>[^\W\d]\w*)\s*\))"
)
_THE = re.compile(r"\b(?:by|for|from|in|of|to|with)\s+(?P<all>the\s+)(?=(?P<what>[^\W\d]\w*))")
_JOINTS = re.compile(r"(?:&&|\|\|)(?=\s*(?P<next>\w*))")


def signs(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``threat > 3 && no opponents``."""
    del bound
    for found in _JOINTS.finditer(shown, begin):
        if found["next"] in words.verbs:
            continue  # it joins what is done
        right = "and" if found[0] == "&&" else "or"
        gaps = (shown[one : one + 1] for one in (found.start() - 1, found.end()))
        before, behind = (" " * (not gap.isspace()) for gap in gaps)
        yield surely(
            found.span(), f"{before}{right}{behind}",
            f"`{found[0]}` is not part of the language", f"write `{right}`",
        )  # fmt: skip


def functions(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``number(lords of me)``, ``cuont(…)`` and ``pearls(me)``."""
    for found in _FUNCTION.finditer(shown, begin):
        name = found["name"]
        if name in FUNCTIONS or name in bound | words.verbs:
            continue
        whose = _OF.match(shown, found.end())
        if whose and name in words.owned:
            right = f"{name} of {whose['whose']}"
            span = found.start(), whose.end()
            said = shortened(shown[slice(*span)])
            yield surely(span, right, f"`{said}` is written otherwise", f"write `{right}`")
            continue
        right = _CALLED.get(name, certain(name, FUNCTIONS))
        known = name in words.numbers | words.several | words.properties
        glued = found.end("name") == found.end() - 1 and name not in _BEFORE
        begins = shown[: found.start()].rstrip()[-1:] in ("", ";", "{", "}")
        call = _CALL.match(shown, found.start()) if glued and not begins and not known else None
        if call and not right:
            yield unsure(
                call.span(), STAND_IN, f"there is no function `{name}`",
                f"there is {quoted(FUNCTIONS)}", where=found.span("name"), stand_in=True,
            )  # fmt: skip
        if right and not (known and whose is None and name not in _CALLED):
            help_ = f"write `{right}(…)`" if name in _CALLED else f"did you mean `{right}`?"
            yield surely(found.span("name"), right, f"there is no function `{name}`", help_)


def swapped(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``max(influence, lords of me)``."""
    for found in _SWAPPED.finditer(shown, begin):
        if found["what"] not in words.properties or found["what"] in bound:
            continue
        if found["thing"] in words.several:
            things = in_one_line(found["things"])
            right = f"{found['how']}({things}, {found['what']})"
            yield surely(
                found.span(), right,
                f"`{found['what']}` stands behind the things that have it",
                f"write `{shortened(right)}`",
            )  # fmt: skip


def parts(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``0.5 * pearls of me``."""
    del words, bound
    for pattern in _PART:
        for found in pattern.finditer(shown, begin):
            part = Fraction(found["number"])
            if not part or part.denominator > _DIVISOR or part.denominator == 1:
                continue
            what = in_one_line(found["what"])
            times = "" if part.numerator == 1 else f"{part.numerator} * "
            right = f"{times}{what} / {part.denominator}"
            yield surely(
                found.span(), right,
                f"`{found['number']}` is no whole number, and all numbers are",
                f"write `{shortened(right)}`, which leaves out the rest",
            )  # fmt: skip


def rounded(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``pearls of me / 2 rounded up``."""
    del words, bound
    for found in _ROUNDED.finditer(shown, begin):
        message = "`/` leaves out the rest, so that it is rounded down"
        start, end = found.span("said")
        start = len(shown[:start].rstrip())
        if found["how"] == "down":
            yield surely(
                (start, end), "", message, "leave it out", where=found.span("said"),
            )  # fmt: skip
            continue
        by = int(found["by"])
        right = f"({in_one_line(found['what'])} + {max(by, 1) - 1}) / {by}"
        before = shown[: found.start("all")].rstrip()[-1:]
        sure = before not in ("*", "/") and by > 1
        yield Repair(
            found.span("all"), right if sure else found["all"][: start - found.start("all")], 0,
            found.span("said"), message,
            f"write `{right if sure else f'(… + {max(by, 1) - 1}) / {by}'}`", known=True, sure=sure,
            fix=right if sure else None,
        )  # fmt: skip
    for found in _ROUND.finditer(shown, begin):
        by, what = int(found["by"]), in_one_line(found["what"])
        down, up = f"{what} / {by}", f"({what} + {max(by, 1) - 1}) / {by}"
        right = up if found["how"].startswith("ceil") else down
        message = f"there is no function `{found['how']}`: `/` leaves out the rest"
        if found["how"] == "round":
            help_ = f"write `{down}`, or `{up}` if it is rounded up"
            yield unsure(found.span(), right, message, help_)
        else:
            yield surely(found.span(), right, message, f"write `{right}`")


def articles(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose l from the court;``."""
    known = words.gives.keys() | words.numbers | words.properties | bound
    for found in _THE.finditer(shown, begin):
        if found["what"] in known and "the" not in bound:
            yield surely(
                found.span("all"), "", f"no `the` stands before `{found['what']}`", "leave it out",
                where=(found.start("all"), found.start("all") + len("the")),
            )  # fmt: skip


def unfolded(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score (lords of me, influence);``."""
    del bound
    for found in _UNFOLDED.finditer(shown, begin):
        group = "all" if found["all"] else "own"
        thing, what = found["thing"] or found["first"], found["what"] or found["last"]
        if thing in words.several and what in words.properties:
            right = in_one_line(found[group])
            yield unsure(
                found.span(group), f"max{right}", f"a function is missing before `{right}`",
                f"write `max{right}`, or `min` or `sum` for `max`",
            )  # fmt: skip


def counts(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``count lords of me > 2``, ``2count(…)`` and ``2(count(…))``."""
    del bound
    for found in _BARE.finditer(shown, begin):
        if found["thing"] in words.several:
            right = f"count({in_one_line(found['things'])})"
            yield surely(
                found.span(), right, "`(` and `)` are missing behind `count`", f"write `{right}`"
            )
    for found in _GLUED.finditer(shown, begin):
        number, gap = found["times"], shown[found.end("times") : found.start("name")]
        before = shown[found.start() : found.end("times")]
        if gap.isspace() and before == number:
            continue  # the parser stops there
        yield Repair(
            (found.start(), found.end("times")), f"{number} * ", 0,
            (found.start(), found.end("name")),
            f"a sign is missing in `{in_one_line(f'{before}{gap}')}{found['name']}(…)`",
            f"write `{number} * {found['name']}(…)`, if it is so many times",
            sure=False, known=True,
        )  # fmt: skip


def no_of(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``count(lords me where …)``."""
    del bound
    for found in _NO_OF.finditer(shown, begin):
        if found["thing"] in words.owned:
            said = f"{found['thing']} of me"
            if found["of"]:
                span = found.end("gap"), found.end("of")
                message = "`me` and `of` stand in the wrong order"
                yield surely(span, "of me", message, f"write `{said}`")
                continue
            yield surely(
                found.span("gap"), " of ", f"`of` is missing after `{found['thing']}`",
                f"write `{said}`", where=(found.start("thing"), found.end()),
            )  # fmt: skip


def compared(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``if lords of me > lords of opponents { … }``."""
    for found in _MORE.finditer(shown, begin):
        if {found["left"], found["right"]} & bound:
            continue
        if {found["left"], found["right"]} <= words.several:
            left, right = (
                f"count({in_one_line(found[side] + found[f'{side}_of'])})"
                for side in ("left", "right")
            )
            new = f"{left} {found['sign']} {right}"
            yield surely(
                found.span("all"), new, f"`{found['sign']}` compares numbers, and these are things",
                f"write `{shortened(new, 90)}`",
            )  # fmt: skip


def with_property(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``number of lords of me with guild mage``."""
    del bound
    for found in _WITH.finditer(shown, begin):
        what, member = found["what"], found["member"]
        member = member if member in words.members else certain(member, words.members)
        if what in words.properties and member:
            right = f"where {what} == {member}"
            yield surely(
                found.span(), right,
                f"which things it is stands behind `where`, not `{found['with']}`",
                f"write `{right}`",
            )  # fmt: skip


#: All of them, those first that others hold.
NUMBERS = (
    signs, no_of, with_property, functions, swapped, unfolded, articles, parts, rounded, counts,
    compared,
)  # fmt: skip
