"""Comparisons as sentences have them: with none, one of several, the most, or a state."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from abyss_rules.dsl.names import IT, ME, quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.source import QUOTED, in_one_line, shortened
from abyss_rules.dsl.spoken_of import spoken_of

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words
    from abyss_rules.dsl.syntax import Span

_NONE = re.compile(
    r"\b(?:if|when|where|and|or|not)\s+(?P<no>no\s+(?P<thing>[^\W\d]\w*)(?P<of>(?:\s+of\s+\w+)*))"
)
#: What is compared before a place.
_WHAT = re.compile(r"(?P<what>[^\W\d]\w*(?:\s+of\s+\w+)*)\s*\Z")
_JOINT = r"\s*(?:,(?:\s*(?:or|and)\b)?|\bor\b|\band\b)\s*"
_MEMBERS = re.compile(
    r"(?P<in>(?:is\s+)?(?P<not>not\s+)?in|is\s+(?P<none>not\s+)?one\s+of)\s+(?P<open>[({\[])?\s*"
    rf"(?P<members>\w+(?:{_JOINT}\w+)*)(?P<close>(?(open)\s*[)}}\]]))"
)
_MOST = re.compile(
    r"(?:(?:is|are|==)\s+)?(?:the\s+)?(?P<most>highest|greatest|largest|lowest|smallest|least)\b"
    r"(?P<ends>(?=\s*[;{),]))?"
)
_LEAST = ("lowest", "smallest", "least")
#: What is the highest stands behind it, and the things before.
_OF_THAT = re.compile(
    r"\s+(?!(?:and|or)\b)(?P<what>[^\W\d]\w*)(?:\s+of\s+\w+)*(?P<ends>(?=\s*[;{),]))?"
)
_LOOKED_AT = re.compile(r"(?:\b(?:from|in)\s+|\()(?P<things>\w+(?:\s+of\s+\w+)*)\s+where\s+\Z")
_OF_WHAT = re.compile(
    r"(?:\b(?:from|in)\s+|\()(?P<things>\w+(?:\s+of\s+\w+)*)\s+where\s+(?P<what>\w+(?:\s+of\s+it)?)\s*\Z"
)
_STATE = re.compile(r"\bis\s+(?:not\s+)?(?P<state>\w+)")
#: What stands before a condition.
_BEFORE = frozenset({"", "and", "if", "not", "or", "when", "where", "("})
_NAMED = re.compile(rf"\b(?P<what>[^\W\d]\w*)\s*[!=]=\s*(?P<text>{QUOTED})")


def none_of(fault: Fault, words: Words) -> Repair | None:
    """``if no opponents { … }``, ``opponents where no pearls``."""
    start, _ = fault.statement()
    for found in _NONE.finditer(fault.text, start):
        if not found.start("no") <= fault.at <= found.end() or fault.in_field:
            continue
        things = spoken_of(fault.text, found.start("no"), words).filtered
        type_ = words.gives.get(things, "") if not found["of"] else ""
        if right := words.lacks.get((type_, found["thing"])):
            message = f"`{in_one_line(found['no'])}` is written otherwise"
            return surely(found.span("no"), right, message, f"write `{right}`")
        if words.counted(found["thing"], found["of"]):
            return _none_of(fault, words, found)
    return None


def _none_of(fault: Fault, words: Words, found: re.Match[str]) -> Repair:
    message = f"`{in_one_line(found['no'])}` is written otherwise"
    right = f"{words.counted(found['thing'], found['of'])} == 0"
    # What is not told whose it is may be that of somebody else.
    told = bool(found["of"]) or f" of {ME}" not in right
    others = spoken_of(fault.text, found.start("no"), words)
    if told or (others.only_owner and not fault.is_inside):
        return surely(found.span("no"), right, message, f"write `{right}`")
    if others.players == (IT,):
        right = f"{words.counted(found['thing'], f' of {IT}')} == 0"
        return surely(found.span("no"), right, message, f"write `{right}`")
    one = others.only_one
    other = f"`{words.counted(found['thing'], f' of {one}')} == 0`" if one else "whose it is"
    help_ = f"write {other}, or `{right}` if it is the owner of the card"
    return unsure(found.span("no"), right, message, help_)


def members(fault: Fault, words: Words) -> Repair | None:
    """``where guild mage``, ``where guild in mage, soldier``."""
    start, _ = fault.statement()
    before = _WHAT.search(fault.text, start, fault.at)
    if before is None or before["what"].split()[0] not in words.properties or fault.in_field:
        return None
    what = in_one_line(before["what"])
    if fault.found in words.members:
        return surely(
            (fault.at, fault.at), "== ", f"`==` is missing after `{what}`",
            f"write `{what} == {fault.found}`", where=fault.where,
        )  # fmt: skip
    found = _MEMBERS.match(fault.text, fault.at)
    if found is None:
        return None
    each = re.compile(rf"(?:{_JOINT})?(\w+)").finditer(fault.text, *found.span("members"))
    some = list(takewhile(lambda one: one[1] in words.members, each))
    end = some[-1].end() if some else found.start()
    behind = fault.text[end : found.end("members")].lstrip()[:1]
    called = fault.text.count("(", start, fault.at) > fault.text.count(")", start, fault.at)
    # What is joined behind them is another condition, or another part of a call.
    if some and behind and found["open"]:
        message, right = f"`{in_one_line(found['in'])}` does not compare", f"== {STAND_IN}"
        help_ = f"write `({what} == … or {what} == …)`"
        return unsure(found.span(), right, message, help_, where=found.span("in"), stand_in=True)
    if not some or (behind == "," and not called):
        return None
    sign, joint = ("!=", "and") if found["not"] or found["none"] else ("==", "or")
    right = f" {joint} ".join(f"{what} {sign} {one[1]}" for one in some)
    right = f"({right})" if some[1:] else right
    end = found.end() if found["open"] else some[-1].end()
    return surely(
        (before.start(), end), right, f"`{in_one_line(found['in'])}` does not compare",
        f"write `{shortened(right)}`", where=found.span("in"),
    )  # fmt: skip


def compared_as(fault: Fault, words: Words) -> Repair | None:
    """``where influence is highest``, ``if self is free { … }``, ``name == "Diver"``."""
    if fault.in_field:
        return None
    start, _ = fault.statement()
    found = _the_most(fault, start, words) or _state(fault, start, words)
    return found or _no_text(fault, start, words)


def _the_most(fault: Fault, start: int, words: Words) -> Repair | None:
    every = (
        (one, _OF_THAT.match(fault.text, one.end())) for one in _MOST.finditer(fault.text, start)
    )
    most, that = next(
        (
            (one, that)
            for one, that in every
            if one.start() <= fault.at <= (that.start("what") if that else one.end())
        ),
        (None, None),
    )
    if most is None:
        return None
    how, where = "min" if most["most"] in _LEAST else "max", most.span("most")
    message = f"`{most['most']}` is no number"
    if that:
        return _the_most_of_that(fault, (most.start(), that.end()), that, how, words)
    of = _OF_WHAT.search(fault.text, start, most.start())
    if of is None or of["what"].split()[0] not in words.properties | words.numbers:
        help_ = f"write `== {how}(THINGS, …)`"
        return unsure(most.span(), f"== {STAND_IN}", message, help_, where=where, stand_in=True)
    what, whose = of["what"], f" of {IT}" if of["what"] in words.owned else ""
    right = f"{whose.lstrip()} == {how}({in_one_line(of['things'])}, {what}{whose})".lstrip()
    tell = unsure if most["ends"] is None else surely  # it may be the highest of fewer things
    return tell(most.span(), right, message, f"write `{right}`", where=where)


def _the_most_of_that(
    fault: Fault, span: Span, that: re.Match[str], how: str, words: Words
) -> Repair:
    """``court where the highest cost``: what is the highest behind it."""
    said = f"`{in_one_line(fault.text[span[0] : that.start('what')])}` is no number"
    things = _LOOKED_AT.search(fault.text, 0, span[0])
    what = that["what"]
    if things and that["ends"] is not None and what in words.properties:
        right = f"{what} == {how}({in_one_line(things['things'])}, {what})"
        return surely(span, right, said, f"write `{right}`")
    help_ = f"write `{how}(THINGS, {what})`"
    return unsure(span, STAND_IN, said, help_, stand_in=True)


def _state(fault: Fault, start: int, words: Words) -> Repair | None:
    states = [one.word for one in words.moments if one.form == "while"]
    found = next((one for one in _STATE.finditer(fault.text, start) if one.end() > fault.at), None)
    if found is None or found["state"] not in states or found.start() > fault.at:
        return None
    before = (fault.text[start : found.start()].split() or [""])[-1]
    new = f"{STAND_IN} == {STAND_IN}" if before in _BEFORE else f"== {STAND_IN}"
    return unsure(
        found.span(), new, f"whether something is `{found['state']}` is not asked",
        f"what holds as long as the card is, stands in `while {found['state']} {{ … }}`",
        stand_in=True,
    )  # fmt: skip


def _no_text(fault: Fault, start: int, words: Words) -> Repair | None:
    found = next((one for one in _NAMED.finditer(fault.text, start) if one.end() > fault.at), None)
    if found is None or found.start("text") != fault.at or found["what"] in words.properties:
        return None
    if not words.properties or found["what"] in (*words.numbers, *words.several):
        return None
    return Repair(
        found.span(), f"{STAND_IN} == 1", 0, found.span(),
        f"`{found['what']}` is nothing that things have, and no texts are compared",
        f"compare one of {quoted(sorted(words.properties))}", stand_in=True, known=True,
    )  # fmt: skip
