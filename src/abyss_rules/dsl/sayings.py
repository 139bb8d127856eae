"""Turns of phrase that could be read, but as something else: sought before a card is parsed.

Where a name may stand behind another one, ``lord deck`` are two of them, and no parser stops
there. Each function knows one such turn by its words, and how the language says it.
"""

from __future__ import annotations

import re
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import TEXTS
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits_heads import foreign_events, foreign_heads
from abyss_rules.dsl.habits_numbers import goes_on
from abyss_rules.dsl.habits_sentences import as_change
from abyss_rules.dsl.narrow import Narrow, without_long
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_choices import CHOICES
from abyss_rules.dsl.sayings_compared import COMPARED
from abyss_rules.dsl.sayings_deeds import (
    THINGS,
    equal_to,
    for_a_time,
    for_each,
    having,
    joined,
    joined_choice,
    other_time,
    up_to,
    with_each,
)
from abyss_rules.dsl.sayings_events import EVENTS
from abyss_rules.dsl.sayings_forms import forms
from abyss_rules.dsl.sayings_heads import HEADS
from abyss_rules.dsl.sayings_letters import capitals
from abyss_rules.dsl.sayings_members import MEMBERS
from abyss_rules.dsl.sayings_numbers import NUMBERS
from abyss_rules.dsl.sayings_others import OTHERS
from abyss_rules.dsl.sayings_parts import PARTS
from abyss_rules.dsl.sayings_prices import PRICES
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import certain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words
    from abyss_rules.dsl.syntax import Span

#: Names that a card gives itself.
_BINDS = re.compile(r"\b(?:choose|let|each|as|per\s+\w+)\s+([^\W\d]\w*)|[(,]\s*([^\W\d]\w*)\s+in\b")
#: A comparison with `as`, which binds no name.
_AS_MANY = re.compile(r"\bas\s+many\s+\w+\s+as\b")
#: So many of one kind are told at once.
_AT_ONCE = 20
#: So many words a name has at most.
_WORDS = 4
#: Words with what stands between two of them, if they may be one.
_ROW = re.compile(r"\b[^\W\d]\w*+(?:(?:\s++|-)[^\W\d]\w*+)++")
_WORD = re.compile(r"\w+")
_MINE = re.compile(r"(?<!\buntil )\b(?:my|mine|your)\s+(?P<thing>[^\W\d]\w*)", re.IGNORECASE)
_REST = re.compile(r"[^;{}\n]*[^;{}\s](?=\s*;)")
_NUMBER_OF = re.compile(rf"\b(?:the\s+)?(?:number|amount|count|total)\s+of\s+{THINGS}")
_MOST = {
    **dict.fromkeys(("highest", "greatest", "largest", "biggest", "maximum", "max"), "max"),
    **dict.fromkeys(("lowest", "smallest", "least", "minimum", "min"), "min"),
    **dict.fromkeys(("total", "combined", "sum"), "sum"),
    **dict.fromkeys(("different", "distinct", "unique"), "distinct"),
}
#: Those of which there is a number.
_DIFFERENT = [said for said, meant in _MOST.items() if meant == "distinct"]
_FOLDED = re.compile(
    r"\b(?:(?:the\s+)?(?P<number>number|amount|count|total)\s+of\s+)?"
    rf"(?:the\s+)?(?P<how>{'|'.join(_MOST)})\s+(?:of\s+(?:the\s+)?)?(?P<what>[^\W\d]\w*)"
    rf"\s+(?:of|among|in)\s+(?:the\s+|all\s+)?{THINGS}",
    re.IGNORECASE,
)
#: A field with a word before its value, or behind.
_FIELD = re.compile(
    r"(?:(?<=[{;])\s*)(?P<field>[^\W\d]\w*)\s+(?P<filler>(?:(?:is|are|of|the|an?|equals|points?|symbols?)\s+)*)"
    r"(?:(?P<number>[0-9]+)(?:\s+(?P<unit>[^\W\d]\w*))?|\w+)\s*(?=;)"
)


def sayings(text: str, words: Words) -> Iterator[Repair]:
    """The turns of phrase in a card that are written otherwise, those first that others hold."""
    shown = without_long(TEXTS.sub(lambda found: " " * len(found[0]), text))
    narrow = Narrow(shown)
    said = _AS_MANY.sub("", narrow.text)
    bound = {name for pair in _BINDS.findall(said) for name in pair if name}
    begin = narrow.text.find("{") + 1
    for known in _KNOWN:
        found = [
            one
            for one in map(
                narrow.widened, islice(known(narrow.text, begin, words, bound), _AT_ONCE)
            )
            # A comment would be lost.
            if all(
                text[slice(*span)] == shown[slice(*span)]
                for span in (*(span for span, _ in one.changes()), one.fix_at or one.span)
            )
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
                if _may_end(shown, parts[number:last], words):
                    continue
                if meant and not bound.intersection(some):
                    span = parts[number].start(), parts[last - 1].end()
                    said = in_one_line(shown[slice(*span)])
                    message, help_ = f"`{said}` is one word", f"write `{meant}`"
                    yield surely(span, meant, message, help_, form=meant)
                    number = last - 1
                    break
            number += 1


def _may_end(shown: str, row: list[re.Match[str]], words: Words) -> bool:
    """Whether a statement or field may begin on a later line among some words."""
    known = (*words.verbs, *words.fields, *OPENING_WORDS)
    return any(
        behind[0] in known and "\n" in shown[before.end() : behind.start()]
        for before, behind in pairwise(row)
    )


def _mine(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``my lords``."""
    for found in _MINE.finditer(shown, begin):
        if found["thing"] not in words.owned or "my" in bound:
            continue
        message = f"`{in_one_line(found[0])}` is written otherwise"
        right = f"{found['thing']} of me"
        statement = re.split("[{};]", shown[: found.start()])[-1].split()
        changed = found["thing"] in words.changeable
        if changed and (statement[:1], statement[-1:]) == (["add"], ["to"]):
            if re.compile(r"\s*for\b").match(shown, found.end()):
                continue
            right = f"{found['thing']} for me"
        elif changed and statement in ([], ["set"], ["limit"]):
            if repair := _set_for_me(shown, found, statement, words):
                yield repair
            continue
        yield surely(found.span(), right, message, f"write `{right}`")


def _set_for_me(
    shown: str, found: re.Match[str], statement: list[str], words: Words
) -> Repair | None:
    """``set my hand_limit to 8;``, ``my hand_limit is 8;``: whose it is stands behind the value."""
    rest = _REST.match(shown, found.end())
    if rest is None or "for" in rest[0].split():
        return None
    right = f"{found['thing']}{rest[0]} for me"
    if not statement:
        meant = as_change(right, words)
        if meant is None:
            return None
        right = meant[0].removesuffix(";")
    help_ = f"write `{shortened(' '.join((*statement, *right.split())))};`"
    message = f"`{in_one_line(found[0])}` is written otherwise"
    return surely((found.start(), rest.end()), right, message, help_, where=found.span())


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
        said = in_one_line(shown[found.start() : found.start("thing")])
        message = f"`{said}` is written otherwise"
        yield _as_written((found.start(), end), right, message, found["where"])


def _folded(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score highest influence of lords of me;``."""
    for found in _FOLDED.finditer(shown, begin):
        how, thing = found["how"].lower(), words.things(found["thing"])
        what = found["what"] if found["what"] in words.properties else ""
        what = what or certain(found["what"], words.properties)
        if not thing or not what or how in bound or (found["number"] and how not in _DIFFERENT):
            continue
        where = found["where"].rstrip()
        right = f"{_MOST[how]}({words.of_me(thing, found['of'])}{where}, {what})"
        end = found.end("of") + len(where)
        message = f"`{in_one_line(shown[found.start() : found.end('what')])}` is no number"
        yield _as_written((found.start(), end), right, message, where)


def _as_written(span: Span, right: str, message: str, where: str) -> Repair:
    """A number of things in its form; nothing is certain if their condition may end sooner."""
    if not goes_on(where):
        return surely(span, right, message, f"write `{shortened(right)}`")
    help_ = f"write `{shortened(right.replace(where.strip(), 'where …'))}`"
    return unsure(span, right, message, help_)


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
        said = in_one_line(found["filler"] or "")
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
    *HEADS, capitals, *COMPARED, *EVENTS, *MEMBERS, *OTHERS, *PRICES, *CHOICES, *NUMBERS, forms,
    *PARTS, _head, _filler, _one_word, _mine, _counted, equal_to, _folded, up_to,
    with_each, for_each, for_a_time, other_time, having, joined_choice, joined,
)  # fmt: skip
