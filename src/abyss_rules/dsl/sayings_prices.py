"""Prices and offers that are put otherwise: ``may pay 2 pearls to gain 1 key;``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.names import ME
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_forms import STARTS, around
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import in_digits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

_PAYS = r"(?P<pays>[^\W\d]\w*)\s+(?P<number>\w+)\s+(?P<paid>[^\W\d]\w*)"
_MAY = r"(?:you\s+)?may"
#: What a sentence begins with, and ends with.
_ON = r"(?:(?P<on>on\s+\w+)\s*[:,]?\s+)?"
_END = r"(?:;|\.(?=\s))"
_PRICE = re.compile(
    rf"{STARTS}(?P<all>{_ON}(?:(?P<head>{_MAY}|(?P<once>once\s+per\s+\w+)(?:\s*,?\s+you\s+may)?)"
    rf"\s*[:,]?\s+)?{_PAYS}"
    r"(?P<joint>\s+to\s+|\s*,\s*(?:and\s+|then\s+|to\s+)*|\s+and\s+(?:then\s+)?|\s*[:;]\s*)"
    rf"(?P<done>(?P<does>[^\W\d]\w*)\s[^;{{}}.]+){_END})",
    re.IGNORECASE,
)
_PAID = re.compile(rf"{STARTS}(?P<all>{_MAY}\s*:?\s+{_PAYS}\s*;)")
_OFFER = re.compile(
    rf"{STARTS}(?P<all>{_ON}(?P<may>you\s+may\b\s*[:,]?|may\s*[:,])\s*"
    rf"(?P<done>(?P<verb>[^\W\d]\w*)\s[^;{{}}.]+){_END})",
    re.IGNORECASE,
)
_MESSAGE = "what is paid is a condition, and then done"


def prices(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``may pay 2 pearls to gain 1 key;``, ``once per turn pay 2 pearls: gain 1 key;``."""
    del bound
    for found in _PRICE.finditer(shown, begin):
        paid, joint = _paid(found, words), found["joint"].strip()
        if not paid or found["does"] not in words.verbs:
            continue
        # Done one behind the other it may be meant so, and in `may` nobody says where that ends.
        if found["pays"] == words.meant["pay"] and joint != "to":
            continue
        if (joint == ";" and not found["once"]) or (not found["head"] and joint not in ("to", ":")):
            continue
        head = in_one_line(found["once"] or "may").lower()
        right = _on(f"{head} when {paid} {in_one_line(found['done'])}; }}", found, words)
        if not right:
            continue
        sure = words.number(found["paid"].lower()) in words.priced
        yield (surely if sure else unsure)(
            found.span("all"), right, _MESSAGE, f"write `{shortened(right, 120)}`",
            where=(found.start("all"), found.end("all") - 1), form=head.split()[0],
        )  # fmt: skip


def paid_alone(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``you may pay 2 pearls;``."""
    del bound
    for found in _PAID.finditer(shown, begin):
        paid = _paid(found, words)
        if paid and found["pays"] != words.meant["pay"]:
            yield unsure(
                found.span("all"), f"may when {paid} }}", _MESSAGE,
                f"write `may when {paid} … }}`, with what is got for it",
                where=(found.start("all"), found.end("all") - 1), form="may",
            )  # fmt: skip


def _paid(found: re.Match[str], words: Words) -> str:
    """The condition of a price, and how it is paid, up to what is got for it; "" if it is none."""
    verb, what = words.meant.get("pay", ""), words.number(found["paid"].lower())
    number = in_digits(found["number"]) or found["number"]
    if (
        not verb
        or words.meant.get(found["pays"].lower()) != verb
        or not what
        or not number.isdigit()
    ):
        return ""
    owned = f"{what} of {ME}"
    return f"{owned} >= {number} {{ {verb} {number} {found['paid'].lower()} from {ME};"


def _on(right: str, found: re.Match[str], words: Words) -> str:
    """The same in its head, if it is said with one; "" if that is none, or it stands in one."""
    head = in_one_line(found["on"] or "").lower()
    if not head:
        return right
    outside = len(around(found.string, found.start("all"))) == 1
    known = outside and tuple(head.split()) in words.heads
    return f"{head} {{ {right} }}" if known else ""


def offers(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``you may: gain 1 pearl;``."""
    for found in _OFFER.finditer(shown, begin):
        if found["verb"] not in words.verbs or "you" in bound:
            continue
        right = _on(f"may {{ {in_one_line(found['done'])}; }}", found, words)
        if not right:
            continue
        yield surely(
            found.span("all"), right,
            f"`{in_one_line(found['may'])}` is written as `may`, with braces",
            f"write `{shortened(right, 90)}`", where=found.span("may"), form="may",
        )  # fmt: skip


#: All of them.
PRICES = (prices, paid_alone, offers)
