"""Parts of sentences that could be read as something else: asides, `this`, scores with `if`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_hints import IF_ELSE
from abyss_rules.dsl.habits_numbers import SHARES, stepped
from abyss_rules.dsl.repair import STAND_IN, Repair, surely
from abyss_rules.dsl.source import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: A statement from its first word on.
_DONE = r"(?:(?<=[{};])|\A)\s*+(?P<done>[^\W\d]\w*+)\s++"
_ORDER = re.compile(
    r"(?<=[{};])\s*+(?P<said>(?:then|first|next|also|finally|lastly|afterwards)\b\s*,?\s*)"
    r"(?=(?P<verb>[^\W\d]\w*)\s)"
)
_THIS = re.compile(r"\bthis\s+(?P<what>[^\W\d]\w*)\b(?!\s*['{])")
_PLAYER = ("player", "owner", "controller")
_SHARE = re.compile(
    rf"{_DONE}(?P<share>half|double|twice|triple)\s+(?:of\s+)?"
    r"(?P<amount>[^\W\d]\w*(?:\s+of\s+\w+)+)\s*(?=(?:from|to)\b|;|(?P<what>[^\W\d]\w*))"
)
_SPAN = re.compile(rf"{_DONE}(?P<first>[0-9]+)\s+(?P<to>(?:to|or)\s+[0-9]+)\s+[^\W\d]\w*\s*;")
_ASIDE = re.compile(
    rf"{_DONE}\w+\s+[^\W\d]\w*(?P<gap>\s+)(?P<aside>(?:for|to)\s+(?:me|myself|you|yourself)|"
    r"from\s+(?:the\s+)?(?:bank|pool|reserve|stock|supply|treasury))\s*;"
)
_WHILE_IF = re.compile(
    r"while\s+\w+\s*(?P<if>\{\s*if)\s+[^{};]+\{(?:\s*(?:add|set|limit|protect)\b[^{};]*;)+\s*\}"
    r"(?P<close>\s*\})"
)
_ELSE = r"(?:\s*else\s*\{{\s*{}(?P<else>[0-9]+)\s*;?\s*\}})?(?:\s*;)?"
#: ``score if threat > 3 { 5 } else { 2 };`` and ``if threat > 3 { score 5; } else { score 1; }``.
_SCORE_IFS = (
    re.compile(
        r"(?<=[{};])\s*(?P<all>score\s+(?:if|when)\s+(?P<what>[^{};]+?)\s*\{\s*(?P<worth>[0-9]+)\s*;?\s*\}"
        + _ELSE.format("") + r")"
    ),
    re.compile(
        r"(?<=[{};])\s*(?P<all>if\s+(?P<what>[^{};]+?)\s*\{\s*score\s+(?P<worth>[0-9]+)\s*;?\s*\}"
        + _ELSE.format(r"score\s+") + r")"
    ),
)  # fmt: skip
_VALUE = re.compile(r"(?<=[{;])\s*(?P<field>[^\W\d]\w*)\s+(?P<none>none|nothing)\s*(?=;)")


def in_order(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``then gain 1 pearl;``."""
    del bound
    for found in _ORDER.finditer(shown, begin):
        if found["verb"] in words.verbs:
            said = found["said"].strip().rstrip(",").rstrip()
            yield surely(
                found.span("said"), "", f"no `{said}` stands before what is done",
                "leave it out: what stands first is done first",
                where=(found.start("said"), found.start("said") + len(said)),
            )  # fmt: skip


def this(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``lords of this player``, ``guild == this guild``."""
    for found in _THIS.finditer(shown, begin):
        what = found["what"]
        right = "me" if what in _PLAYER else ""
        if what in words.fields_of.get(words.kind, ()) and what in words.properties:
            right = f"{what} of self"
        if (not right and what not in words.properties) or "this" in bound:
            continue
        said = " ".join(found[0].split())
        if not right:
            yield Repair(
                found.span(), STAND_IN, 0, found.span(), f"this card has no `{what}`",
                "say which one is meant", sure=False, stand_in=True, known=True,
            )  # fmt: skip
            continue
        yield surely(found.span(), right, f"`{said}` is written otherwise", f"write `{right}`")


def share(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain half pearls of me pearls;``, ``steal half pearls of o from o;``."""
    del bound
    for found in _SHARE.finditer(shown, begin):
        amount = " ".join(found["amount"].split())
        thing = amount.split()[0]
        if found["done"] not in words.verbs or not words.number(thing):
            continue
        right = SHARES[found["share"]].format(amount)
        right += "" if found["what"] else f" {thing}"
        yield surely(
            (found.start("share"), found.end("amount")), right,
            f"`{found['share']}` is no number", f"write `{found['done']} {right} …`",
            where=found.span("share"),
        )  # fmt: skip


def from_to(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 1 to 3 pearls;``."""
    del bound
    for found in _SPAN.finditer(shown, begin):
        if found["done"] in words.verbs:
            yield Repair(
                found.span("to"), "", 0, (found.start("first"), found.end("to")),
                "how much it is, is one number", "write one of the two", sure=False, known=True,
            )  # fmt: skip


def aside(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 2 pearls for me;``, ``gain 2 pearls from the treasury;``: what is so anyway."""
    for found in _ASIDE.finditer(shown, begin):
        verb = words.meant.get("get")
        if words.meant.get(found["done"]) == verb and not bound & set(found["aside"].split()):
            yield surely(
                (found.start("gap"), found.end("aside")), "",
                f"no `{' '.join(found['aside'].split())}` stands behind `{found['done']}`",
                "leave it out: it is so anyway",
                where=found.span("aside"), form=verb or "",
            )  # fmt: skip


def holds_if(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``while free { if threat > 3 { add 1 to hand_limit for me; } }``."""
    del words, bound
    for found in _WHILE_IF.finditer(shown, begin):
        last = found.end("close")
        inside = shown[found.end("if") : found.start("close")]
        right = f"when{inside}"
        state = " ".join(shown[found.start() : found.start("if")].split())
        yield Repair(
            found.span("if"), "when", 0, (found.end("if") - len("if"), found.end("if")),
            "what holds on has its condition behind `when`, not in an `if`",
            f"write `{state} when CONDITION {{ … }}`", known=True, fix=right,
            fix_at=(found.start("if"), last), form="while", more=((found.span("close"), ""),),
        )  # fmt: skip


def score_if(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score if threat > 3 { 5 } else { 2 };``."""
    del bound
    for form in _SCORE_IFS:
        for found in form.finditer(shown, begin):
            number = stepped(found["what"], found["worth"], found["else"] or "0", words)
            right = f"score {number};" if number else ""
            yield Repair(
                found.span("all"), right or "score 1;", 0, found.span("all"),
                "numbers have no `if`", f"write `{shortened(right, 90)}`" if right else IF_ELSE,
                sure=bool(right), known=True, fix=right or None, form="score",
            )  # fmt: skip


def no_number(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``keys none;``."""
    del bound
    for found in _VALUE.finditer(shown, begin):
        if found["field"] in words.counts:
            yield surely(
                found.span("none"), "0", f"`{found['field']}` is a number", "write `0`",
                form=found["field"],
            )  # fmt: skip


#: All of them.
PARTS = (score_if, holds_if, share, this, in_order, from_to, aside, no_number)
