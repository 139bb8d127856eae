"""What things are, told as in sentences: ``guild == (mage or farmer)``, ``affiliated crabs``."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.names import ME
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from abyss_rules.dsl.habit_words import Words

_JOINT = r"\s*(?:,\s*(?:or\b|and\b)?|\bor\b|\band\b)\s*"
#: A property, and several of which it is one: in parentheses, or behind words for a sign.
_ONE_OF = re.compile(
    r"(?<![\w.])(?P<what>[^\W\d]\w*(?:\s+of\s+\w+)*)\s*"
    r"(?P<sign>[!=]=|\b(?:is|are)(?:\s+not)?(?:\s+in|\s+(?:one|any)\s+of)?\b|\b(?:not\s+)?in\b)\s*"
    rf"(?P<open>\(\s*)?(?:either\s+)?(?P<members>\w+(?:{_JOINT}\w+)+)(?(open)\s*\))"
)
_MEMBER = re.compile(rf"(?:(?P<joint>{_JOINT}))?(?P<member>\w+)")
#: What a condition joins before it and behind it, so that it must stand in parentheses.
_TIGHT = re.compile(r"\b(?:and|not)\s*(?:\(\s*)?\Z")
_NOT = re.compile(r"\bnot\s*\Z")
_AND = re.compile(r"\s*and\b")
#: Things and what each of them is, in front of whose they are: ``affiliated crabs of me``.
_WHICH = re.compile(
    r"(?<![\w.])(?P<things>[^\W\d]\w*)\s+(?P<member>[^\W\d]\w*)(?P<of>(?:\s+of\s+\w+)*)"
    r"(?P<where>\s+where\b)?"
)


def one_of(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``guild == (mage or farmer)``, ``race is crab or squid``: one of several."""
    for found in _ONE_OF.finditer(shown, begin):
        what, sign = in_one_line(found["what"]), in_one_line(found["sign"])
        if what.split()[0] not in (words.properties | words.numbers) - bound:
            continue
        known = words.members | bound if found["open"] else words.members
        every = list(_MEMBER.finditer(shown, *found.span("members")))
        some = _known(every, known)
        if len(some) < len(("mage", "farmer")) or (found["open"] and some != every):
            continue
        end = found.end() if found["open"] else some[-1].end()
        before, more = shown[begin : found.start()], _AND.match(shown, end)
        said = in_one_line(shown[found.start("members") : some[-1].end()])
        listed = "," in said and before.count("(") == before.count(")")
        read = not (found["open"] or more or listed or _TIGHT.search(before))
        if sign in ("==", "!=") and read:
            continue  # it can be read, and is told where types are known
        differs = sign == "!=" or "not" in sign.split()
        joint, equal = ("and", "!=") if differs else ("or", "==")
        right = f" {joint} ".join(f"{what} {equal} {one['member']}" for one in some)
        if _NOT.search(before) or (not differs and (more or _TIGHT.search(before))):
            right = f"({right})"
        message = f"`{what}` is compared with one at a time, not with `{shortened(said)}`"
        span, help_ = (found.start(), end), f"write `{shortened(right, 90)}`"
        if any("and" in (one["joint"] or "").split() for one in some) and not differs:
            # It may be another thing that is meant.
            yield unsure(span, right, message, f"nothing is all of it at once: {help_}")
        else:
            yield surely(span, right, message, help_)


def _known(every: Sequence[re.Match[str]], known: Container[str]) -> list[re.Match[str]]:
    """Those up to the first that is neither known nor a number."""
    return list(takewhile(lambda one: one["member"].isdigit() or one["member"] in known, every))


def which(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``count(affiliated crabs of me)``: the members of a kind for things that are so."""
    for found in _WHICH.finditer(shown, begin):
        things, member = found["things"], found["member"]
        asked = words.asked_of(things, member) if things not in bound else ""
        if not asked or member in bound:
            continue
        of = in_one_line(found["of"])
        whose = f" {of}" if of else f" of {ME}" if things in words.owned else ""
        right = f"{things}{whose} where {asked}"
        said = in_one_line(f"{things} {member}{found['of']}")
        message = f"`{shortened(said)}` is written otherwise"
        help_ = f"write `{shortened(right, 90)}`"
        if found["where"]:  # it goes on with another condition
            right += " and"
            help_ = f"write `{shortened(right, 90)} …`"
        repair = surely(found.span(), right, message, help_)
        per = re.search(r"\b(?:per|each|every)\s+\Z", shown[begin : found.start()])
        if per:
            continue
        yield evolve(repair, fix=None, sure=False) if found["where"] else repair


#: All of them.
MEMBERS = (one_of, which)
