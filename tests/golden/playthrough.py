"""Whole games as text that a person can read.

A text tells each answer
with what was offered, what happened as a spectator saw it, and beside that what single seats saw
more of; now and then what lies on the table and what each player holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

import abyss_rules as ar

HERE = Path(__file__).resolve().parent
#: The table is shown at the first decision of every so many turns.
_SHOWN_EVERY = 12
_WIDTH = 99


@frozen
class Playthrough:
    """A game to tell: how it is set up and what its players want most, first wish first."""

    name: str
    title: str
    seats: int
    seed: int
    options: Mapping[str, str | int | None]
    wishes: tuple[str, ...]
    ruleset: str = "abyss"


_POWERS = ("use", "accept", "exchange", "recruit", "buy", "fight", "spend token", "plot")
_KEYS = ("reward 2 keys", "reward 1 key", "leave", "recruit", "draw 4", "accept", "spend token")

_SENATE = (
    "accept",
    "replay",
    "control",
    "draw 2",
    "keep value_zero",
    "keep value_one",
    "keep duty",
    "keep recall",
    "place value_one",
    "draw 3",
    "pile",
)

PLAYTHROUGHS = (
    Playthrough(
        "two-seats",
        "Two players who use every Power they can",
        2,
        78,
        {"preset": "rulebook", "turn_limit": 200},
        _POWERS,
    ),
    Playthrough(
        "three-seats-bga",
        "Three players after Keys, by the preset bga",
        3,
        15,
        {"preset": "bga", "turn_limit": 200},
        _KEYS,
    ),
    Playthrough(
        "four-seats",
        "Four players who use every Power they can",
        4,
        12,
        {"preset": "rulebook", "turn_limit": 200},
        _POWERS,
    ),
    Playthrough(
        "senate-three-seats",
        "Three players in the Senate who are after keys",
        3,
        5,
        {"preset": "rulebook"},
        _SENATE,
        "conspiracy",
    ),
    Playthrough(
        "senate-alone",
        "Alone in the Senate against the soldier",
        1,
        884,
        {"opponent": "soldier", "solo_start": "opponent"},
        _SENATE,
        "conspiracy",
    ),
)


def choose(decision: ar.Decision, wishes: tuple[str, ...], step: int) -> ar.Option:
    """The wish an option begins with; without any, or at every sixth step, one in rotation."""
    options = list(decision.options)
    if step % 6:
        for wish in wishes:
            fitting = [option for option in options if option.text.startswith(wish)]
            if fitting:
                return fitting[step * 31 % len(fitting)]
    return options[step * 7919 % len(options)]


def told(game: Playthrough) -> str:
    """The text of a game."""
    return "\n".join(_Teller(game).lines) + "\n"


class _Teller:
    def __init__(self, told: Playthrough) -> None:
        self.told = told
        self.game = ar.new_game(
            told.ruleset, seats=told.seats, seed=told.seed, options=told.options
        )
        self.lines = [
            f"# {told.title}.",
            f"# Set-up: {told.seats} seat{'s' * (told.seats > 1)}, seed {told.seed}, "
            + ", ".join(f"{name} {value}" for name, value in told.options.items())
            + ".",
        ]
        self._seen: dict[int | None, int] = {}
        self._turn = 0
        self._happened()
        step = 0
        while (decision := self.game.decision) is not None:
            if self.game.turn != self._turn:
                self._turn = self.game.turn
                if self._turn % _SHOWN_EVERY == 1:
                    self._table()
            step += 1
            answer = choose(decision, told.wishes, step)
            self._put(
                f"? seat {decision.seat}, {decision.kind}: ",
                " | ".join(
                    f"[{option}]" if option == answer else str(option)
                    for option in decision.options
                ),
            )
            self.game.apply(answer, seat=decision.seat)
            self._happened()
        self._table()
        self._scores()

    def _put(self, head: str, text: str) -> None:
        """A line, broken at spaces where it is long."""
        line = head
        for word in text.split(" "):
            if len(line) + len(word) > _WIDTH and line.strip():
                self.lines.append(line.rstrip())
                line = " " * 6
            line += word + " "
        self.lines.append(line.rstrip())

    def _happened(self) -> None:
        """The new events, and what single seats saw more of them."""
        public = self._new_events(None)
        own = [self._new_events(seat) for seat in range(self.told.seats)]
        for everybody, *seen in zip(public, *own, strict=True):
            text = everybody.text()
            if everybody.kind == "turn_started":
                self.lines.append("")
            self._put("== " if everybody.kind == "turn_started" else "  ", text)
            for seat, event in enumerate(seen):
                if event.text() != text:
                    self._put(f"    (seat {seat} sees) ", event.text())

    def _new_events(self, seat: int | None) -> list[Any]:
        """A seat's events since the last answer, but for the forced answers only it is told of."""
        events = self.game.events(seat, self._seen.get(seat, 0))
        if events:
            self._seen[seat] = events[-1].number + 1
        return [event for event in events if event.kind != "forced"]

    def _table(self) -> None:
        """What lies on the table, and below it what each seat alone knows."""
        self.lines.append("  +-- on the table")
        for head, text in _TABLES[self.told.ruleset](self.game):
            self._put(f"  | {head}: " if head else "  |   ", text)
        self.lines.append("  +--")

    def _scores(self) -> None:
        game = self.game
        self.lines.append("")
        self.lines.append(f"The game has {game.outcome.status}: {game.outcome.reason}.")
        for score in game.scores():
            parts = " + ".join(f"{points} {part}" for part, points in score.parts.items())
            ties = ", ".join(f"{part} {value}" for part, value in score.tie_break.items())
            self.lines.append(f"seat {score.seat}: {parts} = {score.total} ({ties})")
        winners = " and ".join(str(seat) for seat in game.winners)
        self.lines.append(f"Won by seat {winners}." if winners else "Won by nobody.")


# --- what lies on the table ---------------------------------------------------------------------


def _abyss_table(game: ar.Game) -> Iterator[tuple[str, str]]:
    view = game.view()
    yield "Court", ", ".join(view.court) or "empty"
    yield "Locations", ", ".join(view.available) or "none"
    yield "Council", ", ".join(f"{race} {size}" for race, size in view.council.items())
    yield (
        "decks",
        (
            f"Exploration {view.exploration_deck} (discard {view.exploration_discard}), "
            f"Lords {view.lord_deck}, Locations {view.location_deck}, "
            f"tokens {view.token_supply}; Threat {view.threat}"
        ),
    )
    for player in view.players:
        lords = ", ".join(
            f"{lord} (disabled)" if lord in player.disabled else lord for lord in player.lords
        )
        places = ", ".join(
            f"{location.id} over {' + '.join(location.lords) or 'nobody'}"
            for location in player.locations
        )
        yield (
            f"seat {player.seat}",
            (
                f"{player.pearls} Pearls, {player.keys} Keys, {player.hand_size} in hand, "
                f"{player.token_count} tokens; Lords: {lords or 'none'}; "
                f"Locations: {places or 'none'}; "
                f"affiliated: {', '.join(player.affiliated) or 'none'}"
            ),
        )
    for seat in range(game.seats):
        own = game.view(seat).players[seat]
        yield (
            f"seat {seat} alone sees",
            f"hand {', '.join(own.hand) or 'empty'}; tokens {list(own.tokens)}",
        )


def _senate_table(game: ar.Game) -> Iterator[tuple[str, str]]:
    """Each Chamber row by row: ``mage 1s`` has a silver key, ``mage 2g`` a gold one."""
    view = game.view()
    piles = (
        f"{guild} {' '.join(str(view.cards[lord].influence) for lord in lords)}"
        for guild, lords in view.discards.items()
        if lords
    )
    yield "piles", "; ".join(piles) or "none"
    yield "Locations", ", ".join(view.available) or "none"
    yield "decks", f"Lords {view.lord_deck}, Locations {view.location_deck}"
    if view.opponent:
        yield "opponent", view.opponent + ("; seat 0 has the replay token" * view.replay_token)
    for player in view.players:
        master = " (Pearl Master)" * (view.pearl_master == player.seat)
        keys = ", ".join(f"{number} {metal}" for metal, number in player.keys.items())
        lying = [f"{space.location} on {space.space}" for space in player.chamber if space.location]
        yield (
            f"seat {player.seat}",
            f"{player.pearls} Pearls{master}; keys: {keys}; Locations: "
            + (", ".join(lying) or "none"),
        )
        spaces = iter(player.chamber)
        for length in view.shape.rows:
            row = [next(spaces) for _ in range(length)]
            yield (
                "",
                " / ".join(
                    f"{space.guild} {space.influence}{(space.key or ' ')[0]}".rstrip()
                    if space.lord
                    else "-"
                    for space in row
                ),
            )


_TABLES: Mapping[str, Callable[[ar.Game], Iterator[tuple[str, str]]]] = {
    "abyss": _abyss_table,
    "conspiracy": _senate_table,
}


def stored(game: Playthrough) -> Path:
    """The file with a game's text."""
    return HERE / f"{game.name}.txt"
