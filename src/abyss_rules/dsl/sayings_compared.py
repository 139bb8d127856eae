"""Which things, and how many, as sentences say it: ``cost 7 or less``, ``court except mages``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.names import IT, ME, SELF
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: What is compared: a property, a number of somebody, or what a call gives.
_WHAT = r"(?P<what>(?<![\w.])[^\W\d]\w*(?:\s+of\s+\w+)*|\))"
_LESS = "less|fewer|lower|below|under"
_OR_LESS = re.compile(
    rf"{_WHAT}\s*(?:\b(?:is|are)\b|==?)?\s*(?P<number>[0-9]+)(?:\s*\+(?=\s*(?:[;){{]|(?:and|or)\b))"
    rf"|\s+or\s+(?:(?P<less>{_LESS})|more|greater|higher|above|over)\b"
    r"(?=\s*(?:[;){]|(?:and|or|by|then)\b)))"
)
_UP_TO = re.compile(rf"{_WHAT}\s*(?:\b(?:is|are)\b|==?)?\s*\bup\s+to\s+(?P<number>[0-9]+)")
#: What a condition stands behind, in its statement.
_ASKED = re.compile(r"\b(?:where|when|if|unless|and|or|not)\b[^{};]*\Z")
_NEITHER = re.compile(
    r"(?<![\w.])(?P<what>[^\W\d]\w*(?:\s+of\s+\w+)*)\s*(?:\b(?:is|are)\b|==)?\s*"
    r"\bneither\s+(?P<some>\w+(?:\s+nor\s+\w+)+)"
)
_NOT = re.compile(r"\bnot\s*(?:\(\s*)?\Z")
_ENDS = r"(?=\s*[;){]|\s+(?:by|as|together)\b)"
_EXCEPT = re.compile(
    r"(?<![\w.])(?P<things>[^\W\d]\w*)(?:\s+of\s+\w+)*"
    r"(?P<all>\s+(?P<but>without|except(?:\s+for)?|excluding|other\s+than)\s+"
    rf"(?:(?P<what>[^\W\d]\w*)\s+)?(?P<one>\w+)){_ENDS}"
)
#: What each of some things is, before them: ``mage lords``.
_SUCH = re.compile(
    r"(?P<before>\b(?:from|in)\s+|\(\s*)(?P<all>(?P<member>[^\W\d]\w*)\s+(?P<things>[^\W\d]\w*)"
    r"(?P<of>(?:\s+of\s+\w+)*))(?P<where>\s+where\b)?"
)
_NAMES = re.compile(
    r"\bchoose\s+[0-9]+\s[^;{}]*?\sas\s+(?P<names>(?P<first>[^\W\d]\w*)\s*(?:,|&|\band\b)\s*"
    r"(?P<second>[^\W\d]\w*))(?=\s*;|\s+by\b)"
)
_PROTECT = re.compile(r"(?:\A|[{};])\s*protect\b[^{};]*\Z")


def or_less(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``cost 7 or less``, ``threat is 3+`` and ``cost up to 7``."""
    for found in (*_OR_LESS.finditer(shown, begin), *_UP_TO.finditer(shown, begin)):
        parts = found.groupdict()
        what = in_one_line(found["what"])
        known = what == ")" or what.split()[0] in (words.properties | words.numbers) - bound
        if not known or not _ASKED.search(shown, begin, found.end("what")):
            continue
        less = "less" not in parts or parts["less"]
        right = f" {'<=' if less else '>='} {found['number']}"
        span = found.end("what"), found.end()
        message = f"`{in_one_line(shown[slice(*span)])}` does not compare"
        help_ = f"write `{right.strip() if what == ')' else what + right}`"
        yield surely(span, right, message, help_, where=(_first(shown, span[0]), span[1]))


def neither(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``guild is neither mage nor farmer``."""
    for found in _NEITHER.finditer(shown, begin):
        what, some = in_one_line(found["what"]), found["some"].split()[::2]
        if what.split()[0] not in (words.properties | words.numbers) - bound:
            continue
        if not all(one.isdigit() or one in words.members for one in some):
            continue
        right = " and ".join(f"{what} != {one}" for one in some)
        if _NOT.search(shown[begin : found.start()]):
            right = f"({right})"
        message = "`neither` does not compare"
        yield surely(found.span(), right, message, f"write `{shortened(right, 90)}`")


def but(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose l from court except mages;``, ``count(lords of me without keys)``."""
    for found in _EXCEPT.finditer(shown, begin):
        things, what, one = found["things"], found["what"] or "", found["one"]
        if things not in words.several or things in bound:
            continue
        asked = words.asked_of(things, one).replace("==", "!=")
        if what and what not in words.properties:
            continue
        if what:
            asked = f"{what} != {one}" if asked.startswith(f"{what} ") or one.isdigit() else ""
        elif one == SELF or one in bound:
            asked = f"{IT} != {one}"
        else:
            asked = asked or words.lacks.get((words.gives.get(things, ""), one), "")
        if not asked:
            continue
        message = f"`{in_one_line(found['but'])}` is written with `where`"
        right, where = f" where {asked}", (found.start("but"), found.end("all"))
        yield surely(found.span("all"), right, message, f"write `{right.strip()}`", where=where)


def such(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``protect me from soldier lords;``, ``count(mage lords)``, ``count(silver keys of me)``."""
    for found in _SUCH.finditer(shown, begin):
        things, member, of = found["things"], found["member"], in_one_line(found["of"])
        if {things, member} & bound:
            continue
        asked = words.asked_of(things, member)
        cards = words.standing["protect"]
        whose = f" {of}" if of else f" of {ME}" if things in words.owned else ""
        unclear = bool(whose) and not of
        right = f"{things}{whose} where {asked}"
        if _PROTECT.search(shown, begin, found.start()):
            if things not in cards or of:
                continue
            asked = asked or next(
                (
                    f"{name} == {one}"
                    for (_, one), (name, _) in words.asked.items()
                    if one == member
                ),
                "",
            )
            right, unclear = f"{things} where {asked}", False
        elif not asked:
            asked = _called(things, member, words)
            several = words.with_member(member, f" {of}" if of else "") if asked else []
            right = several[0] if len(several) == 1 else ""
            unclear = not of
        if not asked or not right:
            continue
        message = f"`{shortened(in_one_line(found['all']))}` is written otherwise"
        if found["where"]:  # it goes on with another condition
            span, right = (found.start("all"), found.end("where")), f"{right} and"
            help_ = f"write `{shortened(right, 90)} …`"
            yield unsure(span, right, message, help_, where=found.span("all"))
            continue
        repair = surely(found.span("all"), right, message, f"write `{shortened(right, 90)}`")
        # Of a number nothing but the owner's may be meant, of a choice it may be.
        unclear = unclear and not found["before"].startswith("(")
        yield evolve(repair, fix=None, sure=False) if unclear else repair


def names(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose 2 from chamber of me as a, b; swap a and b;``: a name for each of several."""
    del words, bound
    for found in _NAMES.finditer(shown, begin):
        first, second = found["first"], found["second"]
        pair = re.compile(rf"\b{first}\s*(?:,|&|\band\b)\s*{second}\b")
        later = tuple((one.span(), first) for one in pair.finditer(shown, found.end()))
        yield Repair(
            found.span("names"), first, 0, found.span("names"),
            "all that are chosen have one name together",
            f"write `as {first}`, and `{first}` for all of them afterwards",
            known=True, form="choose", sure=False, more=later,
        )  # fmt: skip


def _called(said: str, member: str, words: Words) -> str:
    """The property that things have if authors call them by it: the key of `silver keys`."""
    names = {name for (_, one), (name, _) in words.asked.items() if one == member}
    return next((name for name in sorted(names) if said in (name, f"{name}s")), "")


def _first(shown: str, at: int) -> int:
    """The first character from one on that is not blank."""
    return at + len(shown[at:]) - len(shown[at:].lstrip())


#: All of them.
COMPARED = (or_less, neither, but, such, names)
