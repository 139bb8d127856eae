"""What is done by others, or to all of some things: ``each opponent loses 1 pearl;``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_deeds import having
from abyss_rules.dsl.sayings_forms import STARTS
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

_EACH = re.compile(
    rf"{STARTS}(?P<all>(?:each|every|all)\s+(?P<other>other\s+)?(?P<who>[^\W\d]\w*)\s+"
    r"(?:must\s+|has\s+to\s+|have\s+to\s+)?(?P<does>[^\W\d]\w*)\s+(?P<me>(?:to\s+)?(?:me|you)\s+)?"
    r"(?P<what>[0-9]+\s+[^\W\d]\w*)(?P<to>\s+to\s+(?:me|you))?\s*;)"
)
_ALL = re.compile(
    rf"{STARTS}(?P<all>(?P<verb>[^\W\d]\w*)\s+(?:all|everything|every\s+\w+|all\s+(?:the\s+)?(?P<noun>\w+))"
    r"\s+(?:from|of|in)\s+(?P<things>(?P<thing>[^\W\d]\w*)\s+of\s+\w+)\s*;)"
)
_IF = re.compile(
    rf"{STARTS}(?P<all>if\s+(?P<if>[^;{{}},:]+?)\s*(?:,\s*then\b|\bthen\b|,|:)\s*"
    r"(?P<done>[^\W\d]\w*\s[^;{}]+;))"
)


def by_each(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``each opponent loses 1 pearl;``, ``each other player gives me 1 pearl;``."""
    for found in _EACH.finditer(shown, begin):
        players = words.things(found["who"])
        if players not in words.players:
            continue
        others = [one for one in words.players if one != players]
        if found["other"] and others:
            players = others[0]  # all of them but the owner
        to_me = found["me"] or found["to"]
        table = words.from_others if to_me else words.by_others
        does = next(
            (one for one in (found["does"], found["does"].removesuffix("s")) if one in table), ""
        )
        name = words.a_name(players, bound)
        if not does or not name:
            continue
        verb, label = table[does]
        right = (
            f"each {name} in {players} {{ {verb} {in_one_line(found['what'])} {label} {name}; }}"
        )
        yield surely(
            found.span("all"), right, f"what is done with each of `{players}` stands in braces",
            f"write `{shortened(right, 90)}`", where=(found.start("all"), found.end("all") - 1),
            form="each",
        )  # fmt: skip


def all_of(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``discard all from hand of me;``: each of some things is taken out of where it lies."""
    for found in _ALL.finditer(shown, begin):
        gives = words.gives.get(found["thing"], "")
        forms = words.forms.get(found["verb"], ())
        name = words.a_name(found["thing"], bound)
        if (("", gives), ("from", f"{gives}@")) not in forms or not name:
            continue
        if found["noun"] and words.are_others(found["thing"], found["noun"]):
            continue
        things = in_one_line(found["things"])
        right = f"each {name} in {things} {{ {found['verb']} {name} from {things}; }}"
        yield surely(
            found.span("all"), right, f"`{found['verb']}` takes one of `{things}` at a time",
            f"write `{shortened(right, 90)}`", where=(found.start("all"), found.end("all") - 1),
            form="each",
        )  # fmt: skip


def if_having(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``if you have 3 monsters then gain 2 keys;``: a sentence, and no braces."""
    for found in _IF.finditer(shown, begin):
        told = list(having(found["if"], 0, words, bound))
        done = in_one_line(found["done"])
        if [one.span for one in told] != [(0, len(found["if"]))] or done.split()[
            0
        ] not in words.verbs:
            continue
        right = f"if {told[0].new} {{ {done} }}"
        tell = surely if told[0].fix else unsure
        yield tell(
            found.span("all"), right, f"`{in_one_line(found['if'])}` is written otherwise",
            f"write `{shortened(right, 90)}`", where=found.span("if"), form="if",
        )  # fmt: skip


#: All of them.
OTHERS = (by_each, all_of, if_having)
