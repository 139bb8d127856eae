"""Wrong values at every parameter of the public names: an AbyssError, and nothing is changed."""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from attrs import evolve, fields

import abyss_rules as ar
from abyss_rules import agents
from abyss_rules.rulesets.abyss import position as abyss_position
from abyss_rules.rulesets.conspiracy import position as conspiracy_position
from tests.odd import Mute, word

CIRCLE: list[Any] = []
CIRCLE.append(CIRCLE)
WRONG: dict[str, Any] = {
    "None": None,
    "True": True,
    "1.5": 1.5,
    "nan": math.nan,
    "bytes": b"x",
    "list": [],
    "dict": {},
    "object": object(),
    "long": "x" * 5000,
    "NUL": "\0",
    "surrogate": "\ud800",
    "10**30": 10**30,
    "-1": -1,
    "digits": 10**5000,
    "set": {1},
    "numbers": [5],
    "circle": CIRCLE,
    "class": int,
    "mute": Mute(),
    "word": word("abyss"),
}
#: With these all lines are reached that any of them reaches.
_TRACED = {"list", "circle"}
#: The others, some at a time: each of thousands of tests would take longer to tell than to run.
_OTHERS = sorted(WRONG.keys() - _TRACED)
_GROUPS = [tuple(_OTHERS[first : first + 8]) for first in range(0, len(_OTHERS), 8)]
every_wrong_value = pytest.mark.parametrize(
    "wrongs",
    [
        pytest.param(tuple(sorted(_TRACED)), id="traced"),
        *(pytest.param(some, marks=pytest.mark.untraced, id="-".join(some)) for some in _GROUPS),
    ],
)


def _game() -> ar.Game:
    """A game in which a Lord can be recruited, with an answer that can be taken back."""
    game = ar.new_game("abyss", seats=2, seed=1, options={"turn_limit": 4})
    assert game.decision is not None
    game.apply(game.decision.options[0])
    return game


GAME = _game()
RECORD = GAME.record()
DECISION = GAME.decision
assert DECISION is not None
TEXT = ar.to_json(GAME)

#: What is right at each parameter, by its name.
RIGHT: dict[str, Any] = {
    "affiliate": "crab 1",
    "agents": "random",
    "allies": ["crab 1"],
    "argument": "",
    "bound": 3,
    "cards": ["keeper"],
    "code": 0,
    "codes": [0],
    "deck": "lord_deck",
    "description": {"seats": 2},
    "diagnostics": (),
    "kind": "offer",
    "lord": "keeper",
    "lords": [],
    "message": "no",
    "name": "random",
    "option": DECISION.options[0],
    "options": None,
    "pack": "abyss.base",
    "packs": [],
    "parts": {},
    "path": "missing",
    "reason": "",
    "record": RECORD,
    "ruleset": "abyss",
    "seat": None,
    "seats": 2,
    "seed": 5,
    "setup": GAME.setup,
    "since": 0,
    "state": GAME._base,
    "status": "running",
    "table": {},
    "text": TEXT,
    "tie_break": {},
    "tokens": 1,
    "total": 0,
    "turn_limit": 9,
    "verb": "explore",
    "with_allies": ["crab 1"],
}
#: Parameters whose right value is another where this function has them.
RIGHT_THERE = {("make_agents", "text"): "random"}
#: Fields of records, right as they are.
RIGHT |= {part.name: getattr(RECORD, part.name) for part in fields(ar.Record)} | {
    "packs": [],
    "options": None,
    "seed": 5,
}
#: A protocol is not called, nor the name of a type, nor what loading and checking packs and
#: ``Game.view`` give.
UNCALLED = {"Agent", "Diagnostic", "Pack", "PackLike", "Report", "__version__"}
UNCALLED |= {"AbyssView", "ConspiracyView"}
AGENTS_TOO = (
    "Chance",
    "GreedyAgent",
    "KeysAgent",
    "PowersAgent",
    "RandomAgent",
    "derived",
    "make_agent",
    "with_turn_limit",
)


def _callables() -> Iterator[tuple[str, Callable[..., object]]]:
    for name in ar.__all__:
        if name not in UNCALLED:
            yield name, getattr(ar, name)
    for name in AGENTS_TOO:
        yield name, getattr(agents, name)


def _parameters(function: Callable[..., object]) -> list[inspect.Parameter]:
    if inspect.isclass(function) and issubclass(function, Exception):
        return []  # an exception takes anything, as Python's own do
    return [part for part in inspect.signature(function).parameters.values() if part.name != "self"]


def _arguments(name: str, function: Callable[..., object], game: ar.Game) -> dict[str, Any]:
    right = RIGHT | {"game": game}
    wanted = [part.name for part in _parameters(function) if part.kind != part.VAR_POSITIONAL]
    return {part: RIGHT_THERE.get((name, part), right[part]) for part in wanted}


FUNCTIONS = [
    pytest.param(name, function, part.name, id=f"{name}-{part.name}")
    for name, function in _callables()
    for part in _parameters(function)
    if part.kind != part.VAR_POSITIONAL
]
METHODS = [
    pytest.param(name, part.name, id=f"{name}-{part.name}")
    for name, method in vars(ar.Game).items()
    if not name.startswith("_") and inspect.isfunction(method)
    for part in _parameters(method)
]


#: What Python says of a value that it cannot use, which tells an author nothing.
PYTHON = ("object is not", "object has no", "NoneType", "unhashable", "unexpected keyword")


def _refused(call: Callable[[], object]) -> ar.AbyssError | None:
    """Call it: what is raised, if anything, is an AbyssError with a message that can be read."""
    try:
        call()
    except ar.AbyssError as refused:
        error = refused
    else:
        return None
    said = str(error)
    assert said
    assert "x" * 100 not in said
    assert not any(words in said for words in PYTHON), said
    assert "set_int_max_str_digits" not in said
    return error


@every_wrong_value
@pytest.mark.parametrize(("name", "function", "part"), FUNCTIONS)
def test_a_function_refuses_a_wrong_value_with_an_error_of_ours(
    name: str, function: Callable[..., object], part: str, wrongs: tuple[str, ...]
) -> None:
    for wrong in wrongs:
        game = GAME.clone()
        arguments = _arguments(name, function, game) | {part: WRONG[wrong]}
        if _refused(partial(function, **arguments)) or name != "play":
            assert game == GAME
            assert game.answers == GAME.answers


@every_wrong_value
@pytest.mark.parametrize(("name", "part"), METHODS)
def test_a_method_of_a_game_refuses_a_wrong_value_with_an_error_of_ours(
    name: str, part: str, wrongs: tuple[str, ...]
) -> None:
    for wrong in wrongs:
        game = GAME.clone()
        method = getattr(game, name)
        if _refused(partial(method, **_arguments(name, method, game) | {part: WRONG[wrong]})):
            assert game == GAME
            assert game.answers == GAME.answers


@every_wrong_value
@pytest.mark.parametrize("part", [part.name for part in fields(ar.Record)])
def test_a_record_made_by_hand_is_refused_where_a_field_is_wrong(
    part: str, wrongs: tuple[str, ...]
) -> None:
    for wrong in wrongs:
        value = WRONG[wrong]
        changed: list[dict[str, Any]] = [
            {part: value},
            {part: (value,)},
            {part: {"turn_limit": value}},
            {"seed": None, "start": {part: value}},
        ]
        for changes in changed:
            record = evolve(RECORD, **changes)
            _refused(record.to_json)
            _refused(partial(ar.replay, record))


#: What the text of a record holds at these keys, where it is not what that of `RECORD` does.
JSON_KINDS = {"start": dict}


@every_wrong_value
@pytest.mark.parametrize("part", [part.name for part in fields(ar.Record)])
def test_the_text_of_a_record_is_refused_where_a_part_is_wrong(
    part: str, wrongs: tuple[str, ...]
) -> None:
    for wrong in wrongs:
        right = json.loads(str(RECORD))
        value: Any = WRONG[wrong]
        mark = right["packs"][0]
        inner: list[Any] = [value, [value], {"turn_limit": value}]
        if part == "packs":
            inner += [[mark | {key: value}] for key in mark]
        for changed in inner:
            try:
                told = json.dumps(changed)
            except (TypeError, ValueError):  # JSON has no such value
                continue
            data = right | ({"seed": None} if part == "start" else {}) | {part: changed}
            error = _refused(partial(ar.replay, json.dumps(data)))
            if told != "NaN" and type(json.loads(told)) is not JSON_KINDS.get(
                part, type(right[part])
            ):
                assert str(error).startswith("record"), error


@every_wrong_value
@pytest.mark.parametrize("name", ["turn_limit", "supply", "preset", "colour"])
def test_a_wrong_option_is_refused(name: str, wrongs: tuple[str, ...]) -> None:
    for wrong in wrongs:
        _refused(partial(ar.new_game, options={name: WRONG[wrong]}))


@pytest.mark.parametrize("wrong", ["None", "True", "1.5", "bytes", "long", "digits", "object"])
def test_a_wrong_name_of_an_option_is_refused(wrong: str) -> None:
    with pytest.raises(ar.UnknownError, match="has no option"):
        ar.new_game(options={WRONG[wrong]: 1})


_PLACES = [
    *[("abyss", (key,)) for key in abyss_position.KEYS],
    *[("abyss", ("players", 0, key)) for key in abyss_position.PLAYER_KEYS],
    *[("abyss", ("exploration", key)) for key in abyss_position.EXPLORATION_KEYS],
    *[("conspiracy", (key,)) for key in conspiracy_position.KEYS + conspiracy_position.SOLO_KEYS],
    *[("conspiracy", ("players", 0, key)) for key in conspiracy_position.PLAYER_KEYS],
]


@every_wrong_value
@pytest.mark.parametrize(("ruleset", "place"), _PLACES)
def test_a_wrong_value_in_a_position_is_refused(
    ruleset: str, place: tuple[str | int, ...], wrongs: tuple[str, ...]
) -> None:
    for wrong in wrongs:
        value = WRONG[wrong]
        for inner in (value, [value], ["crab 1", value], {"crab": value}, {"crab": [value]}):
            described: Any = inner
            for step in reversed(place):
                described = [described] if step == 0 else {step: described}
            _refused(partial(ar.position, ruleset, described))
