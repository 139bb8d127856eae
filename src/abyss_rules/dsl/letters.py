"""The letters of texts: nothing invisible, nothing that only looks like what it is not."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import TEXTS

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter

#: The alphabets whose letters look alike.
_ALIKE = ("LATIN", "CYRILLIC", "GREEK")
_TAB = "\t"
#: What turns the direction in which a line is read.
_TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_WORD = re.compile(r"[^\W\d_]{2,}")


def check_letters(reporter: Reporter) -> None:
    """Report characters that cannot be seen in texts and comments, and words of two alphabets."""
    text = reporter.source.text
    if text.isascii() and text.replace("\n", "").replace(_TAB, "").isprintable():
        return
    for written in TEXTS.finditer(text):
        if reporter.is_full:
            return
        _invisible(written[0], written.start(), reporter)
        if written[0].startswith('"') and not written[0].isascii():
            _alphabets(written[0], written.start(), reporter)


def _invisible(text: str, start: int, reporter: Reporter) -> None:
    """Report the first character of a text that cannot be seen, or moves what stands beside it."""
    if text.isprintable():
        return
    comment = text.startswith("#")
    for place, letter in enumerate(text, start):
        if letter.isprintable() or letter == _TAB:
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
        names = (unicodedata.name(letter, "").split(" ", 1)[0] for letter in word[0])
        found = sorted({name for name in names if name in _ALIKE})
        if len(found) > 1:
            told = " and ".join(name.capitalize() for name in found)
            reporter.report(
                "A110",
                (start + word.start(), start + word.end()),
                f"`{word[0]}` has letters of several alphabets that look alike: {told}",
                help="write it with letters of one alphabet",
            )
            return


def folded(name: str) -> str:
    """A printed name as people compare it: case, accents' spelling and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
