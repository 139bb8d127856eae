"""Writes scenarios: from descriptions, answers and expectations to the text of a block."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from abyss_rules import rulesets
from abyss_rules.dsl.format import format_text
from abyss_rules.engine import plain
from abyss_rules.engine.position_words import PositionWord, PositionWords
from abyss_rules.engine.settings import Value, format_options
from abyss_rules.errors import IllegalError, UnreadableError
from abyss_rules.game import Game
from abyss_rules.game.insight import changed_options, rebuilt
from abyss_rules.scenarios.lines import NONE
from abyss_rules.scenarios.values import in_quotes, written


def scenario_text(
    name: str,
    ruleset: str,
    description: Mapping[str, Any],
    *,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    answers: Iterable[tuple[int | None, str]] = (),
    expected: Mapping[str, Any] | None = None,
) -> str:
    """The text of a scenario block, laid out as ``abyss fmt`` does.

    Args:
        name: What the scenario is called.
        ruleset: Which game.
        description: The position, as for ``abyss_rules.position``.
        options: Options by name, ``preset`` among them, as for ``abyss_rules.position``.
        seed: As for ``abyss_rules.position``.
        answers: Who answers (None for whoever is asked) and what, in order.
        expected: What is expected then, by the words of ``then``: values as descriptions have
            them, ``asked`` as the text behind it, ``offered``, ``offered_only``, ``not_offered``,
            ``happened``, ``not_happened`` and ``holds`` as lists of texts, ``winners`` as a list
            of seats, ``outcome`` as a text; ``players`` and ``sees`` are mappings of seats to such
            words, and ``score`` of a player is a mapping of parts to points.

    Returns:
        The block, which ends in a line end.

    Raises:
        UnknownError: There is no such ruleset.
        UnreadableError: A word is none of the ruleset's, or a value is of another form.
    """
    words = rulesets.find(ruleset).position_words
    lines = [f'scenario "{in_quotes(name)}" {{']
    if options:
        lines.append(f"options {format_options(options)};")
    if seed:
        lines.append(f"seed {plain.seed(seed) or seed};")
    lines += ["given {", *_given(words, description), "}"]
    given = [f"seat {seat} {text};" if seat is not None else f"{text};" for seat, text in answers]
    if given:
        lines += ["when {", *given, "}"]
    if expected:
        lines += ["then {", *_then(words, expected), "}"]
    return format_text("\n".join([*lines, "}"]) + "\n")


def scenario_of(game: Game, name: str, expected: Mapping[str, Any] | None = None) -> str:
    """A scenario that leads to where a game stands, from the last position that can be described.

    Args:
        game: A game, which is not changed.
        name: What the scenario is called.
        expected: As for ``scenario_text``; without it, what is asked now.

    Returns:
        The block. It stands in the pack that the game is played with.

    Raises:
        IllegalError: No position on the way can be described exactly.
    """
    trial = game.clone()
    answers: list[tuple[int | None, str]] = []
    while (found := rebuilt(trial, trial.describe())) is None:
        if not trial.answers:
            raise IllegalError("no position of this game can be described exactly")
        text = trial.answers[-1].text
        trial.undo()
        assert trial.decision is not None  # noqa: S101  # somebody gave the answer
        answers.append((trial.decision.seat, text))
    if expected is None:
        decision = game.decision
        asked = "nobody" if decision is None else f"seat {decision.seat} {decision.kind}"
        expected = {"asked": asked}
    return scenario_text(
        name,
        game.ruleset,
        trial.describe(),
        options=changed_options(game),
        seed=found[1],
        answers=reversed(answers),
        expected=expected,
    )


# --- blocks ---------------------------------------------------------------------------------------


def _given(words: PositionWords, description: Mapping[str, Any]) -> Iterator[str]:
    rest = dict(description)
    players = rest.pop("players", {})
    shuffles = rest.pop("shuffles", {})
    yield from _words(words.table, rest)
    for seat, player in _by_seat(players):
        yield f"seat {seat} {{"
        yield from _words(words.player, player)
        yield "}"
    for deck, cards in shuffles.items():
        yield f"shuffle {deck} to {written(cards)};"


def _then(words: PositionWords, expected: Mapping[str, Any]) -> Iterator[str]:
    rest = dict(expected)
    players, sees = rest.pop("players", {}), rest.pop("sees", {})
    about = {name: rest.pop(name) for name in tuple(rest) if name in _ABOUT}
    yield from _words(words.table, rest)
    for seat, player in _by_seat(players):
        yield f"seat {seat} {{"
        yield from _words((*words.player, words.score), player)
        yield "}"
    for name, value in about.items():
        yield f"{name} {_ABOUT[name](value)};"
    for seat, seen in _by_seat(sees):
        others = dict(seen)
        inner = others.pop("players", {})
        yield f"seat {seat} sees {{"
        yield from _words((*words.seen, *words.seen_player), others)
        for other, player in _by_seat(inner):
            yield f"seat {other} {{"
            yield from _words(words.seen_player, player)
            yield "}"
        yield "}"


def _texts(values: Any) -> str:
    return ", ".join(map(str, values)) or NONE


_ABOUT: dict[str, Callable[[Any], str]] = {
    "asked": str,
    "outcome": str,
    **dict.fromkeys(
        (
            *("offered", "offered_only", "not_offered", "winners"),
            *("happened", "not_happened", "holds"),
        ),
        _texts,
    ),
}


def _by_seat(players: Mapping[Any, Any] | Sequence[Any]) -> Iterable[tuple[Any, Any]]:
    if isinstance(players, Mapping):
        return players.items()
    return [(seat, player) for seat, player in enumerate(players) if player]


def _words(words: Iterable[PositionWord], values: Mapping[str, Any]) -> Iterator[str]:
    """A line for each value, in the order in which the words are declared."""
    known = {word.name: word for word in words}
    for name in values:
        if name not in known:
            plain.fail(name, "no word of a scenario", meant=plain.near(name, known))
    for name, word in known.items():
        if name in values:
            yield _line(word, values[name])


# --- lines ----------------------------------------------------------------------------------------


def _line(word: PositionWord, value: Any) -> str:
    if word.form == "group":
        if not isinstance(value, Mapping):
            plain.fail(word.name, f"a mapping is wanted, not {plain.show(value)}")
        inner = " ".join(_words(word.words, value))
        return f"{word.name} {{ {inner} }}"
    try:
        return f"{word.name} {written(value, word.form)};"
    except UnreadableError as error:
        raise UnreadableError(error.message, where=word.name) from error
