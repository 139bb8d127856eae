"""The numbers of the steps, option verbs and decision kinds of Conspiracy, for all its modules."""

from __future__ import annotations

from typing import Final

from abyss_rules.engine.options import SHIFT, OptionVerb

# Steps: the first entry of a frame. POWER is 0 in every ruleset.
START: Final = 1
RECRUIT: Final = 2
KEEP: Final = 3
PLACE: Final = 4
KEYS: Final = 5
CONTROL: Final = 6
DRAWN: Final = 7
ARCHIVE: Final = 8
TURN_END: Final = 9
REPLAY: Final = 10
OPPONENT: Final = 11

#: Decision kinds, by index; "" is "nothing is asked".
KINDS = (
    "",
    "recruit",
    "keep",
    "place",
    "location",
    "drawn_location",
    "archive",
    "replay",
    "opponent_pile",
    "opponent_place",
    "choice",
    "may",
)
RECRUITING: Final = 1
KEEPING: Final = 2
PLACING: Final = 3
CHOOSING_LOCATION: Final = 4
CHOOSING_DRAWN: Final = 5
LOOKING_THROUGH: Final = 6
REPLAYING: Final = 7
OPPONENT_PILE: Final = 8
OPPONENT_PLACING: Final = 9
CHOOSING: Final = 10
ASKING: Final = 11

VERBS = (
    OptionVerb("draw", "Count"),
    OptionVerb("pile", "Guild"),
    OptionVerb("pass"),
    OptionVerb("keep", "Lord"),
    OptionVerb("place", "Lord"),
    OptionVerb("control", "Location"),
    OptionVerb("draw", "Count"),
    OptionVerb("keep", "Location"),
    OptionVerb("finish"),
    OptionVerb("replay"),
    OptionVerb("accept"),
    OptionVerb("decline"),
    OptionVerb("choose", "Lord"),
    OptionVerb("choose", "Location"),
    OptionVerb("choose", "Player"),
    OptionVerb("choose", "Space"),
    OptionVerb("choose", "Guild"),
)

# Codes of the verbs, ready to be joined with an argument.
DRAW: Final = 0 << SHIFT
TAKE_PILE: Final = 1 << SHIFT
PASS: Final = 2 << SHIFT
KEEP_LORD: Final = 3 << SHIFT
PLACE_LORD: Final = 4 << SHIFT
CONTROL_LOCATION: Final = 5 << SHIFT
DRAW_LOCATIONS: Final = 6 << SHIFT
KEEP_LOCATION: Final = 7 << SHIFT
FINISH: Final = 8 << SHIFT
PLAY_AGAIN: Final = 9 << SHIFT
ACCEPT: Final = 10 << SHIFT
DECLINE: Final = 11 << SHIFT

#: kind of thing -> option verb with which it is chosen in a power.
CHOICE_VERBS = {
    "Lord": 12,
    "Location": 13,
    "Player": 14,
    "Space": 15,
    "Guild": 16,
}
