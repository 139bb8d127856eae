"""The letters of texts: nothing invisible, nothing that only looks like what it is not."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import TEXTS
from abyss_rules.model.letters import FILLER, is_printed

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter

#: The alphabets whose letters look alike.
_ALIKE = ("LATIN", "CYRILLIC", "GREEK")
_TAB = "\t"
#: What turns the direction in which a line is read.
_TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
#: Letters that are more than one with an accent, as they are spelt where there is no such key.
_SPELT = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l"}
    | {"đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t", "ŋ": "ng", "\u0131": "i", "\u2019": "'"}
)
#: A `ü` that is no umlaut but is spoken, as in `pingüino`.
_DIAERESIS = re.compile(r"(?<=g)ü(?=[eiéí])")
_WORD = re.compile(r"[^\W\d_]{2,}")
#: Texts, comments and words.
_WRITTEN = re.compile(rf"{TEXTS.pattern}|\w+")
#: Latin letters, each with the code points of the Cyrillic and Greek ones that look the same.
_LOOKS = """
a 430 3B1, c 441, d 501, e 435, h 4BB, i 456 3B9, j 458, k 3BA, o 43E 3BF, p 440, q 51B, s 455,
u 3C5, v 3BD, w 51D, x 445, y 443, A 410 391, B 412 392, C 421, E 415 395, H 41D 397, I 406 399,
J 408, K 41A 39A, M 41C 39C, N 39D, O 41E 39F, P 420 3A1, S 405, T 422 3A4, X 425 3A7, Y 423 3A5,
Z 396
"""
_LATIN = {
    int(code, 16): letter
    for letter, *codes in (looks.split() for looks in _LOOKS.split(","))
    for code in codes
}


def latin(word: str) -> str:
    """A word with Latin letters in place of those of other alphabets that look the same."""
    return word.translate(_LATIN)


def check_letters(reporter: Reporter) -> None:
    """Report characters that cannot be seen, and in texts words of two alphabets."""
    text = reporter.source.text
    if text.isascii() and text.replace("\n", "").replace(_TAB, "").isprintable():
        return
    for written in _WRITTEN.finditer(text):
        if reporter.is_full:
            return
        if written[0].isascii() and written[0].isprintable():
            continue
        _invisible(written[0], written.start(), reporter)
        if written[0].startswith('"') and not (written[0].isascii() or reporter.left_out):
            _alphabets(written[0], written.start(), reporter)


def _invisible(text: str, start: int, reporter: Reporter) -> None:
    """Report the first character of a text that cannot be seen, or moves what stands beside it."""
    if text.isprintable() and not FILLER.search(text):
        return
    comment = text.startswith("#")
    before = ""
    for place, letter in enumerate(text, start):
        seen = is_printed(letter, before)
        before = letter
        if seen:
            continue
        if comment and not _misleads(letter):
            continue
        space = unicodedata.category(letter) == "Zs"
        name = unicodedata.name(letter, "").lower()
        told = f"U+{ord(letter):04X}{f' ({name})' if name else ''}"
        reporter.report(
            "A109",
            (place, place + 1),
            f"the character {told} cannot be seen" if not space else f"{told} is no plain space",
            help="write a plain space" if space else "leave it out",
            fix=((place, place + 1), " " if space else ""),
        )
        return


def _misleads(letter: str) -> bool:
    """Whether a character can make a line look like another one, or harm a terminal."""
    return unicodedata.category(letter) == "Cc" or unicodedata.bidirectional(letter) in _TURNING


def _alphabets(text: str, start: int, reporter: Reporter) -> None:
    """Report the first word whose letters are of several alphabets that look alike."""
    for word in _WORD.finditer(text):
        if word[0].isascii():
            continue
        found = sorted(_alphabets_of(word[0]) & set(_ALIKE))
        if len(found) > 1:
            told = " and ".join(name.capitalize() for name in found)
            span = (start + word.start(), start + word.end())
            meant = _in_one_alphabet(word[0])
            reporter.report(
                "A110",
                span,
                f"`{word[0]}` has letters of several alphabets that look alike: {told}",
                help="write it with letters of one alphabet",
                fix=(span, meant) if meant else None,
            )
            return


def _in_one_alphabet(word: str) -> str:
    """The word with letters of one alphabet that look the same, if only one can be meant, or ""."""
    found = {plain for plain in (latin(word),) if _alphabets_of(plain) <= {"LATIN"}}
    for alphabet in ("CYRILLIC", "GREEK"):
        alike = {
            ord(letter): chr(code)
            for code, letter in _LATIN.items()
            if unicodedata.name(chr(code)).startswith(alphabet)
        }
        if _alphabets_of(made := word.translate(alike)) == {alphabet}:
            found.add(made)
    return found.pop() if len(found) == 1 else ""


def _alphabets_of(word: str) -> set[str]:
    """The alphabets of a word's letters."""
    return {unicodedata.name(letter, "").split(" ", 1)[0] for letter in word}


def folded(name: str) -> str:
    """A printed name as people compare it: case, accents' spelling and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def id_of(name: str, kind: str = "") -> str:
    """The id that is made of a printed name: without accents, and of a Lord without the article.

    It is none if it is empty or begins with a digit: so it is if the name has letters for which
    none from a to z stand, for without them it would be another name.
    """
    plain = unicodedata.normalize("NFC", name.lower())
    plain = unicodedata.normalize("NFKD", _DIAERESIS.sub("u", plain).translate(_SPELT))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    if any(letter.isalnum() and not letter.isascii() for letter in plain):
        return ""
    id_ = "_".join(re.findall(r"[a-z0-9]+", plain.replace("'", "")))
    return id_.removeprefix("the_") if kind == "lord" else id_
