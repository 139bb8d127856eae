"""Of which players a card speaks at a place: the owner, or who is looked at or gone through."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import Factory, define, frozen

from abyss_rules.dsl.blocks import TEXTS, walk
from abyss_rules.dsl.names import ACTOR, IT, ME

if TYPE_CHECKING:
    from abyss_rules.dsl.habit_words import Words

_FROM = r"\s+(?P<name>[^\W\d]\w*)\s+(?:in|from)\s+(?P<of>\w+)"
#: What gives a name in the braces behind it, for what follows it, and in a call.
_LOOP = re.compile(rf"\s*each{_FROM}")
_CHOICE = re.compile(rf"\s*choose{_FROM}")
_SEVERAL = re.compile(r"\s*choose\s+[0-9]+\s+from\s+(?P<of>\w+)[^;{}]*\sas\s+(?P<name>\w+)")
_GONE_THROUGH = re.compile(r"(?:\A|,)\s*(?P<name>[^\W\d]\w*)\s+in\s+(?P<of>\w+)")
#: An event, with the word for whose it is.
_EVENT = re.compile(r"\s*(?P<form>after|at|alter)\s+\w+(?:\s+of\s+(?P<of>\w+))?")
#: What is known to be a player.
_SOMEBODY = "*"
#: A filter that is not closed, with the things that it is for.
_FILTER = re.compile(r"(?:\b(?P<of>\w+)(?:\s+of\s+\w+)*\s+)?\bwhere\b")
_BRACKETS = re.compile(r"\([^()]*\)")


@frozen
class SpokenOf:
    """The players who may be meant at a place where none is named."""

    #: Each by the name that it has there, "" if it has none; the owner is not among them.
    players: tuple[str, ...] = ()
    #: Whether any thing, be it a player or not, has a name there or is looked at.
    others: bool = False
    #: The things behind whose `where` it stands; "" if it stands behind none, or behind no word.
    filtered: str = ""

    @property
    def only_owner(self) -> bool:
        """Whether nobody but the owner can be meant."""
        return not self.players

    @property
    def only_one(self) -> str:
        """The name of the one player who is meant, the owner if nobody else is; or ""."""
        if self.only_owner:
            return ME
        return self.players[0] if len(self.players) == 1 else ""  # of several none is certain


@define
class _Level:
    """What is open: braces or a parenthesis, since where, and where its last part begins."""

    sign: str
    opened: int
    start: int
    #: The names in it, by what they are of.
    names: dict[str, str] = Factory(dict)


def spoken_of(text: str, at: int, words: Words) -> SpokenOf:
    """Of whom is spoken at a place of a card, whose text it is from its beginning on."""
    shown = TEXTS.sub(lambda found: " " * len(found[0]), text[:at])
    levels = [_Level("", 0, 0)]
    for mark in walk(shown):
        behind = mark.at + 1
        if mark.sign == "(":
            levels.append(_Level("(", behind, behind))
            continue
        while levels[-1].sign == "(":  # it is closed, or what stands around it is
            levels.pop()
            if mark.sign == ")":
                break
        if mark.sign == ")":
            continue
        part = shown[levels[-1].start : mark.at]
        if mark.sign == "{":
            levels.append(_Level("{", behind, behind, _of_head(part)))
            continue
        if mark.sign == ";":
            levels[-1].names.update(_named(_CHOICE, part) or _named(_SEVERAL, part))
        elif len(levels) > 1:
            levels.pop()
        levels[-1].start = behind
    return _told(shown, levels, words)


def _told(shown: str, levels: list[_Level], words: Words) -> SpokenOf:
    """What is open at the end of a text, as of whom is spoken there."""
    names: dict[str, str] = {}
    filtered: list[str] = []
    ends = [*(level.opened for level in levels[1:]), len(shown)]
    for level, end in zip(levels, ends, strict=True):
        names |= level.names
        part = _without_brackets(shown[level.start : end])
        if level.sign == "(":
            names |= _named(_GONE_THROUGH, part)
            part = part.rpartition(",")[2]
        elif _EVENT.match(part):  # its `where` is for no things
            names |= _of_head(part)
            continue
        if end == len(shown) or shown[end - 1] == "(":  # it goes on there
            filtered += [found["of"] or "" for found in _FILTER.finditer(part)]
    players = [name for name, of in names.items() if _is_player(of, names, words)]
    if filtered:  # else the owner of what is filtered may be meant
        players = [IT] if _is_player(filtered[-1], names, words) else [*players, ""]
    return SpokenOf(tuple(players), bool(names or filtered), (filtered or [""])[-1])


def _is_player(of: str, names: dict[str, str], words: Words) -> bool:
    """Whether things are players, which are told by a word for them or by a name for some."""
    return {of, names.get(of)} & {_SOMEBODY, *words.players} != set()


def _of_head(part: str) -> dict[str, str]:
    """The names that are given by what stands before braces."""
    event = _EVENT.match(part)
    if event is None:
        return _named(_LOOP, part)
    return {} if event["of"] == ME else {ACTOR if event["form"] != "alter" else "": _SOMEBODY}


def _without_brackets(text: str) -> str:
    """A text without what stands in parentheses that are closed."""
    while text != (text := _BRACKETS.sub("", text)):
        pass
    return text


def _named(form: re.Pattern[str], part: str) -> dict[str, str]:
    return {found["name"]: found["of"] for found in form.finditer(part)}
