"""Which of the known words a misspelt one was meant to be, and whether that is certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.letters import latin

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Longer words are no misspelt ones.
WORD_LIMIT = 40
#: A shorter word is near too many others for anything to be certain.
_SHORTEST = 3
#: Behind these endings a plural has `es`.
_HISSING = ("s", "x", "z", "ch", "sh", "o")
_NUMBERS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)
#: What stands before one thing in a sentence.
_ARTICLES = {"a": "1", "an": "1"}
#: From this length on two slips may be in a word that is certain all the same.
_LONG = 8
#: So much of two words, from 0 to 1, is the same in the same order if one was meant for the other.
_ALIKE = 0.65


def in_digits(word: str) -> str:
    """A number in words in digits, or ""."""
    return (
        str(_NUMBERS.index(word.lower())) if word.lower() in _NUMBERS else _ARTICLES.get(word, "")
    )


#: What before a word says its opposite.
_DENYING = ("un", "not_", "non", "dis")


def closest(word: str, candidates: Iterable[str]) -> str:
    """The candidate that was probably meant, or ""; of equally likely ones the first."""
    if len(word) > WORD_LIMIT:
        return ""
    from rapidfuzz.distance import Indel
    from rapidfuzz.process import extractOne

    known = [one for one in candidates if not _are_opposite(word, one)]
    if meant := certain(word, known) or _fewest_slips(word, known):
        return meant
    by_lower = {candidate.lower(): candidate for candidate in known}
    alike_ = Indel.normalized_similarity
    found = extractOne(word.lower(), by_lower.keys(), scorer=alike_, score_cutoff=_ALIKE)
    if found is not None:
        return by_lower[found[0]]
    plain = word.lower()
    whole = [one for one in known if plain in one and plain in one.split("_")]
    return whole[0] if len(whole) == 1 and len(plain) >= _SHORTEST else ""


def alike(word: str, other: str) -> bool:
    """Whether one word may be the other one misspelt; of two letters each may be."""
    return closest(word, [other]) == other or len(word) == len(other) == 1


def certain(word: str, candidates: Iterable[str]) -> str:
    """The one candidate that can have been meant, or "".

    It is the word in other case, in letters that look alike, in the other number, or the only
    candidate that one slip away (of a long word two): a letter more, less or another, or two
    exchanged.
    """
    known = list(dict.fromkeys(candidates))
    if len(word) > WORD_LIMIT or word in known:
        return ""
    known = [one for one in known if not _are_opposite(word, one)]
    plain = latin(word).casefold()
    for spellings in ({plain}, _other_number(plain)):
        found = [candidate for candidate in known if candidate.casefold() in spellings]
        if found:
            return found[0] if len(found) == 1 else ""
    slips = 2 if len(plain) >= _LONG else 1
    if len(plain) < _SHORTEST:
        return ""
    near = _near(plain, known, slips)
    return near[0] if len(near) == 1 and len(near[0]) >= _SHORTEST else ""


def _are_opposite(word: str, other: str) -> bool:
    """Whether two words differ by no more than what denies one of them: ``unfinished``."""
    more = len(word) - len(other)
    if not 1 < abs(more) <= len("not_"):
        return False
    long_, short = (word, other) if more > 0 else (other, word)
    no = long_[: abs(more)].lower()
    return no in _DENYING and long_[abs(more) :].lower() == short.lower()


def _fewest_slips(word: str, known: list[str]) -> str:
    """The candidate that the fewest slips make of a word, and no more than its length bears."""
    plain = latin(word).casefold()
    most = 1 if len(plain) < _LONG // 2 + 1 else 2
    near = _near(plain, known, most)
    return next((one for one in near if distance(plain, one.casefold()) < len(one)), "")


def _near(plain: str, known: list[str], slips: int) -> list[str]:
    """The candidates that so many slips make of a word, or fewer: the nearest first."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extract

    folded = [one.casefold() for one in known]
    found = extract(plain, folded, scorer=OSA.distance, score_cutoff=slips, limit=None)
    return [known[index] for _, _, index in found]


def _other_number(word: str) -> set[str]:
    """The plurals and singulars that English makes of a word."""
    made = {f"{word}s"}
    if word.endswith(_HISSING):
        made.add(f"{word}es")
    if word.endswith("y"):
        made.add(f"{word[:-1]}ies")
    if word.endswith("ies"):
        made.add(f"{word[:-3]}y")
    if word.endswith("es") and word[:-2].endswith(_HISSING):
        made.add(word[:-2])
    if word.endswith("s"):
        made.add(word[:-1])
    return made


def distance(word: str, other: str) -> int:
    """How many letters are to be put in, left out, changed or exchanged with the next one."""
    from rapidfuzz.distance import OSA

    return OSA.distance(word, other)
