"""The open points of the rules as options, with their presets and sources (C10)."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.engine.settings import OptionField, Value
from abyss_rules.rulesets.conspiracy.material import GUILDS


@frozen
class ConspiracyOptions:
    """How the open points of the rules are settled; the defaults are the preset ``rulebook``."""

    duties_together: str = "replace"
    empty_location_deck: str = "nothing"
    bonus_locations: bool = False
    opponent: str = "random"
    solo_start: str = "human"
    solo_last_turn: str = "both"
    turn_limit: int | None = None


FIELDS: tuple[OptionField, ...] = (
    OptionField(
        "duties_together",
        ("replace", "strictest"),
        "With several duties to draw in force until somebody's next turn: the latest replaces the "
        "others, or the one that leaves the fewest Lords holds.",
        "C5.2, no rulebook",
    ),
    OptionField(
        "empty_location_deck",
        ("nothing", "face_up"),
        "Who chooses from the whole Location deck and finds it empty takes nothing, or a face-up "
        "Location.",
        "C5.4, no rulebook",
    ),
    OptionField(
        "bonus_locations",
        (False, True),
        "Whether the Locations of the bonus set are shuffled in.",
        "C1",
    ),
    OptionField(
        "opponent",
        ("random", *GUILDS),
        "Alone: the guild of the opponent, or one drawn from the game's seed.",
        "C9",
    ),
    OptionField(
        "solo_start",
        ("human", "opponent"),
        "Alone: who has the first turn.",
        "C9",
    ),
    OptionField(
        "solo_last_turn",
        ("both", "opponent_only"),
        "Alone: the other side has one more turn whoever completes a Chamber first, or only when "
        "the opponent does.",
        "C9",
    ),
    OptionField(
        "turn_limit",
        (None, int),
        "After this many turns the game stops unfinished.",
        "C10, as A9.4",
    ),
)

#: preset name -> option values that differ from the defaults.
PRESETS: dict[str, dict[str, Value]] = {"rulebook": {}}
