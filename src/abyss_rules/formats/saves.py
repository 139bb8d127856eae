"""Saved games: the position at a decision as JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.record import MARK, marked, read_marks
from abyss_rules.errors import UnreadableError
from abyss_rules.formats.headers import setup_for
from abyss_rules.game import Game, PackLike, Setup
from abyss_rules.game.games import check_game
from abyss_rules.game.loading import pack_list

_KEYS = (MARK, "format", "library", "ruleset", "packs", "options", "seats", "state")

#: Begins the state; no text inside the head can hold it, since JSON escapes its quotation marks.
_STATE = ', "state": '
#: Heads of texts read before -> what their games are played with, which is all shipped.
_KNOWN_HEADS: dict[str, Setup] = {}
_MOST_HEADS = 64


def to_json(game: Game) -> str:
    """A game as JSON: what it is played with, and its state with all that is hidden.

    It works at every decision, and after the end. The history is left out; ``Game.record`` has it.

    Raises:
        UnreadableError: It is no game.
    """
    check_game(game, "to_json")
    return f'{{"{MARK}": "game", {game.setup.header_text}, "state": {json.dumps(game.state)}}}'


def from_json(text: str | bytes, packs: Iterable[PackLike] = ()) -> Game:
    """The game that ``to_json`` wrote, equal to the one saved; undo and record begin here.

    Args:
        text: The JSON text, or its bytes in UTF-8.
        packs: The packs that are not known by their ids, or have changed since, by path or value.

    Raises:
        UnreadableError: The text is broken, of a newer form, or describes no game that can go on;
            or ``packs`` is no list of packs.
        PackError: A pack is missing or has changed.
        UnknownError: This library has no such ruleset or option.
    """
    packs = pack_list(packs)
    head, state = ("", None) if packs else _parted(text)
    if (known := _KNOWN_HEADS.get(head)) is not None and state is not None:
        return Game(known, known.ruleset.from_plain(known.rules, state))
    data = plain.exact_keys(marked(plain.read_json(text, "game"), "game"), "game", _KEYS)
    setup = _setup(data, packs)
    if head:
        if len(_KNOWN_HEADS) >= _MOST_HEADS:
            _KNOWN_HEADS.clear()
        _KNOWN_HEADS[head] = setup
    return Game(setup, setup.ruleset.from_plain(setup.rules, data["state"]))


def _parted(text: object) -> tuple[str, object]:
    """A text as ``to_json`` lays it out: what stands before the state, and the state.

    Programs read many games with the same head, so a head is read once. Any other layout, and any
    fault, gives ("", None): then the whole text is read, and its faults are told.
    """
    if type(text) is not str or len(text) > plain.LONGEST:
        return "", None
    head, found, rest = text.partition(_STATE)
    if not found or not rest.endswith("}}"):
        return "", None
    try:
        return head, plain.read_json(rest[:-1], "state")
    except UnreadableError:
        return "", None


def _setup(data: dict[str, Any], packs: Iterable[PackLike]) -> Setup:
    """What the game is played with, by its header."""
    plain.word(data["library"], "game.library")
    marks = read_marks(data["packs"], "game.packs")
    options = plain.mapping(data["options"], "game.options")
    for name, value in options.items():
        plain.setting(value, f"game.options.{plain.shortened(name)}")
    return setup_for(
        plain.word(data["ruleset"], "game.ruleset"),
        marks,
        dict(options),
        plain.number(data["seats"], "game.seats"),
        packs,
    )
