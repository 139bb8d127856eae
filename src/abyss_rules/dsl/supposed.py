"""Of which ruleset the cards of a pack seem to be whose header does not say it."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import words
from abyss_rules.dsl.names import all_words
from abyss_rules.dsl.spelling import closest
from abyss_rules.model.versions import CARD_FORMAT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import Vocabulary

#: More digits are no number of a format.
_DIGITS = 4


def supposed(sources: Sequence[Source], vocabularies: Mapping[str, Vocabulary]) -> str:
    """The ruleset to check the cards of some texts with, so that all faults are told at once.

    It is the one that is named, or nearly named; where none is, the one with most of the words
    that the cards use. There is none, "", if another game is named, or a format that is not known,
    or no word of a game.
    """
    found = list(chain.from_iterable(words(source.text) for source in sources))
    said = dict(reversed(list(pairwise(found))))  # of the pairs of one word the first
    if _is_newer(said.get("format", "")):
        return ""
    known = sorted(vocabularies)
    if named := _named(said):
        return named if named in known else closest(named, known)
    number = Counter(found)
    used = {
        name: sum(number[word] for word in number.keys() & all_words(vocabularies[name]))
        for name in known
    }
    return max((name for name in known if used[name]), key=lambda name: used[name], default="")


def _named(said: Mapping[str, str]) -> str:
    """The word behind `ruleset`, "" if there is none."""
    word = said.get("ruleset", "")
    return word if word.isidentifier() else ""


def _is_newer(number: str) -> bool:
    digits = number.lstrip("0")
    return number.isdecimal() and (len(digits) > _DIGITS or int(digits or "0") > CARD_FORMAT)
