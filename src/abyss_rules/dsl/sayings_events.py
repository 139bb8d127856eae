"""Conditions, and what is changed of events, as other languages have it: ``space + 1;``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.habits_sentences import condition_first
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_forms import STARTS, around
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

_ALTER = re.compile(r"\balter\s+\w+\s+of\s+[^{};]+(?P<open>\{)")
_FIELD = re.compile(
    r"(?<=[{;])\s*(?P<all>(?P<field>[^\W\d]\w*)\s*(?P<sign>[+-])=?\s*"
    r"(?P<value>\w+(?:\s+of\s+\w+)*))\s*(?=[;}])"
)
_EVENT = re.compile(
    r"\b(?P<timing>alter|after|at)\s+(?P<event>\w+\s+of\s+\w+(?:\s+of\s+\w+)*)\s*"
    r"(?P<where>where\s+[^{};]+?)?\s*(?P<open>\{)"
)
_WHERE = re.compile(r"\s*(?P<where>where\b[^{};]*[^{};\s])(?:\s*;)?")
_IN_PASSING = re.compile(
    rf"{STARTS}(?P<all>(?P<done>(?P<verb>[^\W\d]\w*)\s[^(){{}};]*[^(){{}};\s])\s*"
    r"(?P<aside>\(\s*(?:only\s+)?(?P<if>if|when|unless)\s+"
    r"(?P<what>(?:[^(){};]|\([^(){};]*\))+)\))\s*;)"
)


def added(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``alter monster_reward of me { space + 1; }``: a field is set, and not added to."""
    del words, bound
    for alter in _ALTER.finditer(shown, begin):
        close = closing_brace(shown, alter.start("open")) or len(shown)
        for found in _FIELD.finditer(shown, alter.start("open"), close):
            name = found["field"]
            right = f"{name} = {name} {found['sign']} {in_one_line(found['value'])}"
            message = f"`{in_one_line(found['all'])}` does not say what `{name}` becomes"
            yield surely(found.span("all"), right, message, f"write `{right};`", form="alter")


def asked(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``after … { … } where amount >= 2``: a condition behind the braces, or of `alter`."""
    del bound
    state = next((one.word for one in words.moments if one.form == "while"), "")
    for found in _EVENT.finditer(shown, begin):
        timing, close = found["timing"], closing_brace(shown, found.start("open"))
        behind = _WHERE.match(shown, close) if close else None
        if timing == "alter":
            span = found.span("where") if found["where"] else behind.span() if behind else None
            where = behind.span("where") if behind and not found["where"] else span
            if span is None:
                continue
            help_ = f"in `while {state} when CONDITION {{ … }}` it is altered at times"
            message = "`alter` takes no `where`"
            yield unsure(span, " ", message, help_ * bool(state), where=where, form=timing)
        elif timing == "after" and state and close and not around(shown, found.start())[1:]:
            if found["where"] or behind:
                yield _loose(shown, found, (close, behind), state)
        elif behind and not found["where"] and close:
            block = shown[found.start("open") : close]
            what = in_one_line(behind["where"])
            right = f"{timing} {in_one_line(found['event'])} {what} {{ … }}"
            yield surely(
                (found.start("open"), behind.end()), f"{what} {block}",
                "the condition of an event stands before the braces",
                f"write `{shortened(right, 90)}`", where=behind.span("where"), form=timing,
            )  # fmt: skip


def _loose(
    shown: str, found: re.Match[str], end: tuple[int, re.Match[str] | None], state: str
) -> Repair:
    """``after … where … { … }`` in no head, where it would be read as a field."""
    close, behind = end
    start, event = found.start("timing"), in_one_line(found["event"])
    what = in_one_line(found["where"] or (behind["where"] if behind else ""))
    right = f"while {state} {{ {found['timing']} {event} {what} {{ … }} }}"
    more = ((close, close), " }")
    if behind and not found["where"]:
        more = (
            (found.start("open"), behind.end()),
            f"{what} {shown[found.start('open') : close]} }}",
        )
    return Repair(
        (start, start), f"while {state} {{ ", 0, (start, found.end("event")),
        f"`{found['timing']}` stands in a head for what holds on",
        f"write `{shortened(right, 90)}`", known=True, form=found["timing"], more=(more,),
    )  # fmt: skip


def in_passing(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 2 pearls (only if threat > 3);``: the condition of what is done in parentheses."""
    del bound
    for found in _IN_PASSING.finditer(shown, begin):
        done, what = in_one_line(found["done"]), in_one_line(found["what"])
        right = condition_first(f"{done} {found['if']} {what}")
        if found["verb"] not in words.verbs or not right:
            continue
        message = f"`{found['if']}` and its condition stand before what is done"
        yield surely(
            found.span("all"), right, message, f"write `{shortened(right, 90)}`",
            where=found.span("aside"), form="if",
        )  # fmt: skip


#: All of them.
EVENTS = (added, asked, in_passing)
