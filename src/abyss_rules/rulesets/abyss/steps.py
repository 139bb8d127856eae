"""The numbers of the steps, option verbs and decision kinds of Abyss, for all its modules."""

from __future__ import annotations

from typing import Final

from abyss_rules.engine.options import SHIFT, OptionVerb

# Steps: the first entry of a frame. POWER is 0 in every ruleset.
START: Final = 1
MENU: Final = 2
REVEAL: Final = 3
OFFER: Final = 4
KEEP: Final = 5
BOUGHT: Final = 6
EXPLORED: Final = 7
SUPPORT: Final = 8
PAY: Final = 9
AFFILIATE: Final = 10
ARRIVE: Final = 11
COURT: Final = 12
LOCATIONS: Final = 13
KEYS: Final = 14
CONTROL: Final = 15
DRAWN: Final = 16
FINISH: Final = 17
TURN_END: Final = 18
DISCARD: Final = 19
LIMIT: Final = 20
GAME_END: Final = 21
EXCHANGE: Final = 22
COPY: Final = 23

#: The steps of an exploration under way.
EXPLORING = frozenset({REVEAL, OFFER, KEEP, BOUGHT, EXPLORED})

#: Decision kinds, by index; "" is "nothing is asked".
KINDS = (
    "",
    "action",
    "offer",
    "keep",
    "fight",
    "continue",
    "reward",
    "support",
    "payment",
    "affiliation",
    "keys",
    "location",
    "drawn_location",
    "finish",
    "discard",
    "hand_limit",
    "exchange",
    "copy",
    "choice",
    "may",
)
ACTION: Final = 1
OFFERED: Final = 2
KEEPING: Final = 3
FIGHTING: Final = 4
CONTINUING: Final = 5
REWARDING: Final = 6
SUPPORTING: Final = 7
PAYING: Final = 8
AFFILIATING: Final = 9
CHOOSING_KEYS: Final = 10
CHOOSING_LOCATION: Final = 11
CHOOSING_DRAWN: Final = 12
FINISHING: Final = 13
DISCARDING: Final = 14
LIMITING: Final = 15
EXCHANGING: Final = 16
COPYING: Final = 17
CHOOSING: Final = 18
ASKING: Final = 19

VERBS = (
    OptionVerb("explore"),
    OptionVerb("support", "Stack"),
    OptionVerb("recruit", "Lord"),
    OptionVerb("plot"),
    OptionVerb("pass"),
    OptionVerb("use", "Lord"),
    OptionVerb("buy"),
    OptionVerb("decline"),
    OptionVerb("take"),
    OptionVerb("leave"),
    OptionVerb("fight"),
    OptionVerb("continue"),
    OptionVerb("reward", "Reward"),
    OptionVerb("pay", "Ally"),
    OptionVerb("done"),
    OptionVerb("affiliate", "Ally"),
    OptionVerb("spend token"),
    OptionVerb("spend", "Lord"),
    OptionVerb("control", "Location"),
    OptionVerb("draw", "Count"),
    OptionVerb("keep", "Location"),
    OptionVerb("finish"),
    OptionVerb("discard", "Ally"),
    OptionVerb("pay pearl"),
    OptionVerb("exchange", "Location"),
    OptionVerb("copy", "Location"),
    OptionVerb("accept"),
    OptionVerb("choose", "Lord"),
    OptionVerb("choose", "Location"),
    OptionVerb("choose", "Player"),
    OptionVerb("choose", "Ally"),
    OptionVerb("choose", "Stack"),
    OptionVerb("choose", "Race"),
    OptionVerb("choose", "Guild"),
    OptionVerb("ignore"),
)

# Codes of the verbs, ready to be joined with an argument.
EXPLORE: Final = 0 << SHIFT
TAKE_STACK: Final = 1 << SHIFT
RECRUIT: Final = 2 << SHIFT
PLOT: Final = 3 << SHIFT
PASS: Final = 4 << SHIFT
USE: Final = 5 << SHIFT
BUY: Final = 6 << SHIFT
DECLINE: Final = 7 << SHIFT
TAKE: Final = 8 << SHIFT
LEAVE: Final = 9 << SHIFT
FIGHT: Final = 10 << SHIFT
CONTINUE: Final = 11 << SHIFT
REWARD: Final = 12 << SHIFT
PAY_ALLY: Final = 13 << SHIFT
DONE: Final = 14 << SHIFT
AFFILIATE_ALLY: Final = 15 << SHIFT
SPEND_TOKEN: Final = 16 << SHIFT
SPEND_LORD: Final = 17 << SHIFT
CONTROL_LOCATION: Final = 18 << SHIFT
DRAW: Final = 19 << SHIFT
KEEP_LOCATION: Final = 20 << SHIFT
FINISH_TURN: Final = 21 << SHIFT
DISCARD_ALLY: Final = 22 << SHIFT
PAY_PEARL: Final = 23 << SHIFT
EXCHANGE_FOR: Final = 24 << SHIFT
COPY_OF: Final = 25 << SHIFT
ACCEPT: Final = 26 << SHIFT
IGNORE: Final = 34 << SHIFT

#: kind of thing -> option verb with which it is chosen in a power.
CHOICE_VERBS = {
    "Lord": 27,
    "Location": 28,
    "Player": 29,
    "Ally": 30,
    "Stack": 31,
    "Race": 32,
    "Guild": 33,
}
