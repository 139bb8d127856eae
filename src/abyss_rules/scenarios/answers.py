"""Tells which answer was meant by a text that answers no question of the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.spelling import certain, closest
from abyss_rules.engine.settings import format_options

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from abyss_rules.engine.rules import Rules

#: What people say for the two answers to what a card may do.
_SPOKEN = {
    **dict.fromkeys(("yes", "y", "ok", "do", "do it", "agree", "confirm"), "accept"),
    **dict.fromkeys(("no", "n", "refuse", "reject", "cancel", "don't"), "decline"),
}
#: Who answers is told by the seat alone.
_WHO = re.compile(r"(?:(?:seat|player)\s+(?P<seat>[0-9])|i|me|we|you|they)\s+(?P<rest>.+)")
_ARTICLES = re.compile(r"\b(?:the|an?)\s+")
#: What joins several answers, or alternatives.
_JOINTS = re.compile(r"\s*(?:,|;|&)\s*|\s+(?:and\s+then|and|then|or)\s+")
#: So many answers of another verb are named.
_MOST = 3


@frozen
class Meant:
    """What a help line says, and the text that is certainly meant, or ""."""

    help: str = ""
    certain: str = ""
    #: Whether it is no misspelt answer, but one in other words.
    in_words: bool = False


def meant(text: str, rules: Rules, *, listed: bool = False) -> Meant:
    """What was probably meant by a text that answers no question; it is in small letters.

    Answers that are ``listed`` are joined by commas; else each is a line of its own.
    """
    if absent := help_of_absent(text, rules):
        return Meant(absent)
    table = rules.table
    for right in _otherwise(text, rules, listed=listed):
        if right and all(table.knows(_without_seat(one)) for one in re.split("[,;] ", right)):
            return Meant(f"write `{right}`", right, in_words=True)
    found, is_certain = answer_meant(text, rules)
    if found:
        return Meant(f"did you mean `{found}`?", found if is_certain else "")
    _, _, rest = text.partition(" ")
    others = [one for one in table.texts() if rest and one.partition(" ")[2] == rest]
    named = ", ".join(f"`{one}`" for one in dict.fromkeys(others[:_MOST]))
    return Meant(f"what is answered with `{rest}` begins otherwise: {named}" if named else "")


def _without_seat(text: str) -> str:
    return re.sub(r"^seat [0-9]+ ", "", text)


def can_be(right: Meant, options: Sequence[str]) -> bool:
    """Whether an answer that is meant, if it is in other words, begins with one of the options."""
    first = _without_seat(re.split("[,;] ", right.certain)[0])
    return not right.in_words or any(one.startswith(first) for one in options)


def _otherwise(text: str, rules: Rules, *, listed: bool) -> Iterator[str]:
    """What a text is in the words of scenarios, if it is said as people talk."""
    yield _SPOKEN.get(text, "")
    if text not in (plain := _ARTICLES.sub("", text)):
        yield plain
    parts = [_SPOKEN.get(one, _ARTICLES.sub("", one)) for one in _JOINTS.split(text)]
    joint = ", " if listed else "; "
    if len(parts) > 1 and all(parts):
        yield joint.join(parts)
        if listed or " or " not in text:
            verb = parts[0].split()[0]
            yield joint.join([parts[0], *(f"{verb} {one}" for one in parts[1:])])
    yield _by_name(text, rules)
    if (who := _WHO.fullmatch(text)) and not listed:
        rest = _ARTICLES.sub("", who["rest"])
        yield f"seat {who['seat']} {rest}" if who["seat"] else rest


def _by_name(text: str, rules: Rules) -> str:
    """An answer with the printed name of a card in the place of its id; "" if it names none."""
    verb, _, rest = text.partition(" ")
    names = {"_".join(card.name.lower().split()): card.id for card in rules.cards}
    said = "_".join(rest.split())
    found = [names[one] for one in (said, f"the_{said}") if one in names]
    return f"{verb} {(found or [said])[0]}"


def help_of_absent(text: str, rules: Rules) -> str:
    """The help line of an answer that names a card which an option would bring into play."""
    words = text.split()
    for card, needs in rules.absent:
        if card.id in words:
            return f"`{card.id}` is in play with `options {format_options(needs)};`"
    return ""


def answer_meant(text: str, rules: Rules) -> tuple[str, bool]:
    """The answer that a text was probably meant for, or "", and whether that is certain.

    The text is compared with the answers of its verb only: all of them are too many for a long
    file with many wrong ones.
    """
    table = rules.table
    first, _, rest = text.partition(" ")
    if first not in table.first_words:
        lacking = (answer for answer in table.texts() if answer.partition(" ")[2] == text)
        if answer := next(lacking, ""):
            return answer, False
    answers = table.texts(first) if first in table.first_words else ()
    begun = [one for one in answers if text.startswith(f"{one} ")]
    if begun:
        return max(begun, key=len), False  # what stands behind is an answer of its own
    verb = first if first in table.first_words else closest(first, table.first_words)
    if not verb:
        return "", False
    # A number is in none of the texts.
    respelt = f"{verb} {rest}".rstrip()
    known = [respelt] if table.knows(respelt) else list(dict.fromkeys(table.texts(verb)))
    behind = {answer.partition(" ")[2]: answer for answer in known}
    meant = behind.get(closest(rest, behind) if rest else "", "")
    return meant, bool(meant) and certain(text, known) == meant
