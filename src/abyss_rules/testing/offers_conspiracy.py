"""What Conspiracy offers, kind by kind, read plainly from the rules without regard for speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.testing import plain_standing
from abyss_rules.testing.plain_reading import UnsaidError


def _rules(game: Game) -> ConspiracyRules:
    return cast("ConspiracyRules", game.setup.rules)


def _ids(game: Game, word: str, slot: str) -> set[str]:
    cards: Iterable[int] = game.state[slot]
    return {f"{word} {_rules(game).cards[card].id}" for card in cards}


def _draws(game: Game, slot: str, most: int) -> set[str]:
    left = len(game.state[slot])
    return {f"draw {number}" for number in range(1, min(most, left) + 1)}


# --- C3: recruiting -----------------------------------------------------------------------------


def _duties(game: Game) -> list[int]:
    """The duties to draw that hold for the active player, the latest last (C5.2)."""
    changes = plain_standing.changes(game, game.state, "draw_duty", game.active)
    return [value for operation, value in changes if operation == "set"]


def _recruit(game: Game) -> set[str] | None:
    """C3.1, C3.3: draw as many as one likes or take a pile; under a duty so many; or pass."""
    state = game.state
    left = len(state["lord_deck"])
    try:
        duties = _duties(game)
    except UnsaidError:
        return None
    duty = 0
    if state["bound"]:
        duty = 1
    elif duties:
        strictest = game.options["duties_together"] == "strictest"
        duty = min(duties) if strictest else duties[-1]
    if left and duty:
        return {f"draw {min(duty, left)}"}
    piles = {f"pile {guild}" for guild, pile in zip(GUILDS, state["discards"], strict=True) if pile}
    draws = _draws(game, "lord_deck", _rules(game).material["most_lords_drawn"])
    return draws | piles or {"pass"}


# --- C5: Locations ------------------------------------------------------------------------------


def _location(game: Game) -> set[str] | None:
    """C5.2: one that lies face up, or up to three drawn; from the whole deck where that holds."""
    shown = _ids(game, "control", "available")
    rules = _rules(game)
    try:
        whole_deck = plain_standing.asked(game, game.state, "location_source", game.active, 0)
    except UnsaidError:
        return None
    if whole_deck:
        # C10.empty_location_deck: asked only where the deck is empty
        instead = game.options["empty_location_deck"] == "face_up"
        return shown if instead and not game.state["location_deck"] else set()
    return shown | _draws(game, "location_deck", rules.material["most_locations_drawn"])


#: Kind of decision -> what is offered; of what powers and opponents ask nothing is said.
OFFERS: dict[str, Callable[[Game], set[str] | None]] = {
    "recruit": _recruit,
    "keep": lambda game: _ids(game, "keep", "drawn_lords"),
    "place": lambda game: _ids(game, "place", "taken"),
    "opponent_place": lambda game: _ids(game, "place", "taken"),
    "location": _location,
    "drawn_location": lambda game: _ids(game, "keep", "drawn"),
    "archive": lambda game: _ids(game, "control", "location_deck"),
    "replay": lambda _game: {"finish", "replay"},
}
