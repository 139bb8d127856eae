"""Saved games: the position at a decision as JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable

from abyss_rules.engine import plain
from abyss_rules.engine.record import MARK, PackMark, marked
from abyss_rules.formats.headers import setup_for
from abyss_rules.game import Game, PackLike

_KEYS = (MARK, "format", "library", "ruleset", "packs", "options", "seats", "state")

_MARK_KEYS = ("id", "version", "digest")


def to_json(game: Game) -> str:
    """A game as JSON: what it is played with, and its state with all that is hidden.

    Its history is left out; ``Game.record`` has it.
    """
    return f'{{"{MARK}": "game", {game.setup.header_text}, "state": {json.dumps(game.state)}}}'


def from_json(text: str | bytes, packs: Iterable[PackLike] = ()) -> Game:
    """The game that ``to_json`` wrote, equal to the one saved; undo and record begin here.

    ``packs`` gives the packs that are not shipped, by path or value. Raises UnreadableError for a
    text that is broken or describes no game that can go on, PackError for packs that are missing
    or have changed, UnknownError for rulesets and options this library does not know.
    """
    data = plain.exact_keys(marked(plain.read_json(text, "game"), "game"), "game", _KEYS)
    plain.word(data["library"], "game.library")
    named = plain.listed(data["packs"], "game.packs")
    marks = tuple([_mark(mark, f"game.packs[{i}]") for i, mark in enumerate(named)])
    options = plain.mapping(data["options"], "game.options")
    for name, value in options.items():
        if value is not None and type(value) not in {str, int, bool}:
            plain.fail(f"game.options.{name}", f"{plain.show(value)} is no value of an option")
    setup = setup_for(
        plain.word(data["ruleset"], "game.ruleset"),
        marks,
        dict(options),
        plain.number(data["seats"], "game.seats"),
        packs,
    )
    return Game(setup, setup.ruleset.from_plain(setup.rules, data["state"]))


def _mark(value: object, where: str) -> PackMark:
    mark = plain.exact_keys(value, where, _MARK_KEYS)
    return PackMark(*[plain.word(mark[name], f"{where}.{name}") for name in _MARK_KEYS])
