"""The open points of the rules as options, with their presets and sources (A15)."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.engine.settings import OptionField, Value


@frozen
class AbyssOptions:
    """How the open points of the rules are settled; the defaults are the preset ``rulebook``."""

    superfluous_allies: str = "allowed"
    hand_limit: int | None = None
    lord_shortage: str = "refill_fails"
    standing_hand_limit: str = "own_turn_end"
    ambassador_keys: int = 3
    ambassador_without_stack: str = "face_up"
    stack_exchange: str = "optional_return"
    mirror_choice: str = "owner"
    disabled_lords: str = "count"
    reshuffle: str = "when_needed"
    court_bonus: str = "once_per_recruiting"
    supply: str = "unlimited"
    turn_limit: int | None = None


FIELDS: tuple[OptionField, ...] = (
    OptionField(
        "superfluous_allies",
        ("allowed", "refused"),
        "May an Ally be paid whose value is no more than the surplus, beside another of its Race?",
        "A6.1: the rulebooks allow any surplus",
    ),
    OptionField(
        "hand_limit",
        (None, 12),
        "At the end of a turn: discard, or pay 1 Pearl for each Ally in hand above the limit.",
        "no rulebook has a limit",
    ),
    OptionField(
        "lord_shortage",
        ("refill_fails", "deck_empty"),
        "What ends the game besides the 7th Lord: a refill of the Court that fails, or an empty "
        "Lord deck with spaces free at Court at the end of a turn.",
        "A9.1",
    ),
    OptionField(
        "standing_hand_limit",
        ("own_turn_end", "at_once"),
        "When a standing hand limit is checked: at the end of the own turn, or whenever a player "
        "has bought an Ally too.",
        "A3.5, the rulebook's clarifications",
    ),
    OptionField(
        "ambassador_keys",
        (3, 0),
        "The Keys printed on Ambassadors, where Locations count them.",
        "A13: the rulebooks give them 3, the cards show none",
    ),
    OptionField(
        "ambassador_without_stack",
        ("face_up", "nothing"),
        "With an empty Location stack an Ambassador controls a face-up Location, or stays free.",
        "A7.3, no rulebook",
    ),
    OptionField(
        "stack_exchange",
        ("optional_return", "forced_remove"),
        "An exchange with the Location stack may be declined and the old Location goes into the "
        "stack, which is shuffled; or it is forced and the old Location leaves the game.",
        "A14",
    ),
    OptionField(
        "mirror_choice",
        ("owner", "best"),
        "Who says which Location a copying one copies: its owner, or the best value is taken.",
        "A13",
    ),
    OptionField(
        "disabled_lords",
        ("count", "influence_only"),
        "Whether a disabled Lord counts where Locations count Lords.",
        "A13",
    ),
    OptionField(
        "reshuffle",
        ("when_needed", "when_empty"),
        "When the exploration discard becomes the deck: when a card is needed, or as soon as the "
        "deck is empty after the offers.",
        "A4.9",
    ),
    OptionField(
        "court_bonus",
        ("once_per_recruiting", "each_check"),
        "When a Court of 2 or fewer is refilled and paid: once after a recruiting, or at every "
        "check before Locations and after each of them, in any action.",
        "A6.5",
    ),
    OptionField(
        "supply",
        ("unlimited", "box"),
        "Whether Pearls and Key tokens end with those in the box: who gains takes what is left.",
        "A1",
    ),
    OptionField(
        "turn_limit",
        (None, int),
        "After this many turns the game stops unfinished.",
        "A9.4",
    ),
)

#: preset name -> option values that differ from the defaults.
PRESETS: dict[str, dict[str, Value]] = {
    "rulebook": {},
    "bga": {
        "superfluous_allies": "refused",
        "hand_limit": 12,
        "lord_shortage": "deck_empty",
        "standing_hand_limit": "at_once",
        "ambassador_keys": 0,
        "ambassador_without_stack": "nothing",
        "stack_exchange": "forced_remove",
        "mirror_choice": "best",
        "reshuffle": "when_empty",
        "court_bonus": "each_check",
    },
}
