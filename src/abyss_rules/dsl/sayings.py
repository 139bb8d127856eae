"""Turns of phrase that could be read, but as something else: sought before a card is parsed.

Where a name may stand behind another one, ``lord deck`` are two of them, and no parser stops
there. Each function knows one such turn by its words, and how the language says it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import TEXTS
from abyss_rules.dsl.habits_heads import foreign_events, foreign_heads
from abyss_rules.dsl.repair import Repair, surely
from abyss_rules.dsl.sayings_deeds import (
    THINGS,
    equal_to,
    for_a_time,
    for_each,
    having,
    joined_choice,
    other_time,
    up_to,
    with_each,
)
from abyss_rules.dsl.source import shortened
from abyss_rules.dsl.spelling import certain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: Names that a card gives itself.
_BINDS = re.compile(r"\b(?:choose|let|each|as|per\s+\w+)\s+([^\W\d]\w*)|[(,]\s*([^\W\d]\w*)\s+in\b")
#: So many words a name has at most.
_WORDS = 4
#: Words with what stands between two of them, if they may be one.
_ROW = re.compile(r"\b[^\W\d]\w*+(?:(?:[ \t]++|-)[^\W\d]\w*+)++")
_WORD = re.compile(r"\w+")
_MINE = re.compile(r"(?<!\buntil )\b(?:my|mine|your)\s+(?P<thing>[^\W\d]\w*)", re.IGNORECASE)
_NUMBER_OF = re.compile(rf"\b(?:the\s+)?(?:number|amount|count|total)\s+of\s+{THINGS}")
_MOST = {
    **dict.fromkeys(("highest", "greatest", "largest", "biggest", "maximum", "max"), "max"),
    **dict.fromkeys(("lowest", "smallest", "least", "minimum", "min"), "min"),
    **dict.fromkeys(("total", "combined", "sum"), "sum"),
    **dict.fromkeys(("different", "distinct", "unique"), "distinct"),
}
_FOLDED = re.compile(
    rf"\b(?:the\s+)?(?P<how>{'|'.join(_MOST)})\s+(?:of\s+(?:the\s+)?)?(?P<what>[^\W\d]\w*)"
    rf"\s+(?:of|among|in)\s+(?:the\s+|all\s+)?{THINGS}",
    re.IGNORECASE,
)
#: A field with a word before its value, or behind.
_FIELD = re.compile(
    r"(?:(?<=[{;])\s*)(?P<field>[^\W\d]\w*)\s+(?P<filler>(?:(?:is|are|of|the|an?|equals)\s+)*)"
    r"(?:(?P<number>[0-9]+)(?:\s+(?P<unit>[^\W\d]\w*))?|\w+)\s*(?=;)"
)


def sayings(text: str, words: Words) -> Iterator[Repair]:
    """The turns of phrase in a card that are written otherwise, those first that others hold."""
    shown = TEXTS.sub(lambda found: " " * len(found[0]), text)
    bound = {name for pair in _BINDS.findall(shown) for name in pair if name}
    begin = shown.find("{") + 1
    for known in _KNOWN:
        found = [
            one
            for one in known(shown, begin, words, bound)
            # A comment would be lost.
            if all(text[slice(*span)] == shown[slice(*span)] for span, _ in one.changes())
        ]
        if found:
            yield from reversed(found)
            return


def _one_word(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``add 1 to hand limit for me;``."""
    for row in _ROW.finditer(shown, begin):
        parts = list(_WORD.finditer(shown, row.start(), row.end()))
        number = 0
        while number < len(parts) - 1:
            for last in range(min(len(parts), number + _WORDS), number + 1, -1):
                some = [part[0] for part in parts[number:last]]
                meant = words.compound("_".join(some))
                first = parts[number].start()
                begins = shown[begin - 1 : first].rstrip()[-1:] in ("{", "}", ";")
                if begins and some[0] in words.verbs and meant not in words.verbs:
                    continue
                if meant and not bound.intersection(some):
                    span = parts[number].start(), parts[last - 1].end()
                    said = " ".join(shown[slice(*span)].split())
                    message, help_ = f"`{said}` is one word", f"write `{meant}`"
                    yield surely(span, meant, message, help_, form=meant)
                    number = last - 1
                    break
            number += 1


def _mine(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``my lords``."""
    for found in _MINE.finditer(shown, begin):
        if found["thing"] in words.owned and "my" not in bound:
            said = " ".join(found[0].split())
            right = f"{found['thing']} of me"
            statement = re.split("[{};]", shown[: found.start()])[-1].split()
            if statement[:1] == ["add"] and found["thing"] in words.changeable:
                right = f"{found['thing']} for me"
            message = f"`{said}` is written otherwise"
            yield surely(found.span(), right, message, f"write `{right}`")


def _counted(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score number of lords of me;``."""
    for found in _NUMBER_OF.finditer(shown, begin):
        thing = words.things(found["thing"])
        first = found[0].split()[0]
        # `a number of pearls equal to` says of what, and not how many.
        behind = shown[found.end() :].lstrip().startswith("equal")
        if behind or bound.intersection(found[0].split()[:2]) or first in words.fields:
            continue
        if found["thing"] in words.numbers:
            right = f"{found['thing']}{found['of']}"
            end = found.end("of")
        elif thing:
            right = f"count({words.of_me(thing, found['of'])}{found['where'].rstrip()})"
            end = found.end() - (len(found["where"]) - len(found["where"].rstrip()))
        else:
            continue
        said = " ".join(shown[found.start() : found.start("thing")].split())
        message = f"`{said}` is written otherwise"
        yield surely((found.start(), end), right, message, f"write `{shortened(right)}`")


def _folded(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score highest influence of lords of me;``."""
    for found in _FOLDED.finditer(shown, begin):
        how, thing = found["how"].lower(), words.things(found["thing"])
        what = found["what"] if found["what"] in words.properties else ""
        what = what or certain(found["what"], words.properties)
        if not thing or not what or how in bound:
            continue
        where = found["where"].rstrip()
        right = f"{_MOST[how]}({words.of_me(thing, found['of'])}{where}, {what})"
        end = found.end("of") + len(where)
        message = f"`{' '.join(shown[found.start() : found.end('what')].split())}` is no number"
        yield surely((found.start(), end), right, message, f"write `{shortened(right)}`")


def _head(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``each turn { … }``."""
    del bound
    yield from foreign_heads(shown, begin, words)
    yield from foreign_events(shown, begin, words)


def _filler(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``guild is mage;``, ``cost of 7;`` and ``cost 7 pearls;``."""
    del bound
    for found in _FIELD.finditer(shown, begin):
        if found["field"] not in words.fields:
            continue
        said = " ".join((found["filler"] or "").split())
        if said:
            message = f"no `{said}` stands between `{found['field']}` and its value"
            yield surely(found.span("filler"), "", message, "leave it out")
        unit = found["unit"]
        if unit and found["field"] in words.counts and unit not in words.fields:
            span = found.end("number"), found.end("unit")
            message = f"`{found['field']}` is a number alone"
            right = f"{found['field']} {found['number']};"
            yield surely(span, "", message, f"write `{right}`", where=found.span("unit"))


_KNOWN = (
    _head, _filler, _one_word, _mine, _counted, equal_to, _folded, with_each, for_each, for_a_time,
    other_time, up_to, having, joined_choice,
)  # fmt: skip
