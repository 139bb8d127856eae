"""Words of the language in capital letters: which they are is certain, whatever else is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.names import ACTOR, IT, ME, SELF
from abyss_rules.dsl.repair import Repair, surely
from abyss_rules.dsl.sayings_forms import around
from abyss_rules.dsl.search import JOINING
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: The words of every ruleset.
_COMMON = frozenset({*OPENING_WORDS, *JOINING, *FUNCTIONS, "in", "least", ME, SELF, IT, ACTOR})
#: A statement, a field, or what stands before braces.
_PART = re.compile(r"[^{};]+")
_WORD = re.compile(r"(?<![\w.])[^\W\d]\w*")
#: A sentence of rule texts, which is another thing than a word in capital letters.
_SENTENCE = re.compile(
    r"\s*+(?:(?:At|After|Each|Every|Once|When|Whenever)\b|[^:]*:|.*\.\s*\Z)", re.DOTALL
)


def capitals(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``LORDS OF ME``, ``Gain 2 Pearls;``: all of them in a statement are one mistake."""
    known = words.every | _COMMON
    given = {*bound, *(name.lower() for name in bound)}
    for part in _PART.finditer(shown, begin):
        wrong = [
            one
            for one in _WORD.finditer(shown, *part.span())
            if one[0] not in known and one[0].lower() in known - given
        ]
        first = shown[part.start() : wrong[0].start()].strip() == "" if wrong else False
        # A card begins with no verb: what stands there so is told as what it is.
        outside = first and not wrong[1:] and len(around(shown, part.start())) == 1
        if not wrong or outside or _SENTENCE.match(part[0]):
            continue
        span = wrong[0].start(), wrong[-1].end()
        right, done = "", span[0]
        for one in wrong:
            right += f"{shown[done : one.start()]}{one[0].lower()}"
            done = one.end()
        said = shortened(in_one_line(shown[slice(*span)]))
        help_ = f"write `{shortened(in_one_line(right))}`"
        yield surely(span, right, f"`{said}` is written in small letters", help_)
