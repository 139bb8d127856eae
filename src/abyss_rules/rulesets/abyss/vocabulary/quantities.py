"""Words for numbers: quantities that cards read, and switches that standing effects change."""

from __future__ import annotations

from abyss_rules.rulesets.abyss import moves, moves_locations
from abyss_rules.rulesets.abyss.material import MOST_COURT_SPACES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame
from abyss_rules.rulesets.abyss.vocabulary.declare import WORDS


@WORDS.quantity(
    "pearls",
    doc="The Pearls a player has.",
    example="may when pearls of me >= 5 { return 5 pearls from me; gain 1 key; }",
    low=0,
)
def pearls(_r: AbyssRules, s: AbyssState, seat: int) -> int:
    return s.pearls[seat]


@WORDS.quantity(
    "monsters",
    doc="How many Monster tokens a player has.",
    example="choose o from opponents where monsters of it > 0;",
    low=0,
)
def monsters(_r: AbyssRules, s: AbyssState, seat: int) -> int:
    return len(s.tokens[seat])


@WORDS.quantity(
    "keys",
    doc="The Keys a player can use: tokens and free Lords' (A7.1). Only tokens can be returned.",
    example="may when keys of me > 0 { gain 1 pearl; }",
    low=0,
)
def keys(r: AbyssRules, s: AbyssState, seat: int) -> int:
    return moves.usable_keys(r, s, seat)


@WORDS.quantity(
    "threat",
    of="",
    doc="The Threat token's space, 1 to 6.",
    example="gain threat pearls;",
    low=1,
    high=6,
)
def threat(_r: AbyssRules, s: AbyssState, _frame: Frame) -> int:
    return s.threat


@WORDS.quantity(
    "free_court_spaces",
    of="",
    doc="How many spaces of the Court are free (A3.1).",
    example="once per turn when free_court_spaces > 0 { summon top of lord_deck; }",
    low=0,
    high=MOST_COURT_SPACES,  # with whatever material
)
def free_court_spaces(r: AbyssRules, s: AbyssState, _frame: Frame) -> int:
    return r.court_spaces - len(s.court)


@WORDS.quantity(
    "copied_score",
    of="",
    doc="The score of the Location this one copies, reckoned for this one's owner (A13).",
    example="score copied_score;",
    weight=20_000,
)
def copied_score(r: AbyssRules, s: AbyssState, frame: Frame) -> int:
    return moves_locations.copied_score(r, s, frame)


WORDS.switch(
    "recruit_cost",
    doc="The value a player must pay for a Lord of the Court (A6.2); never below 0.",
    example="add -2 to recruit_cost for me;",
    called="cost costs price",
)
WORDS.switch(
    "payment_races",
    "PaymentRaces",
    doc="Which Races a player may pay with: as printed, or any (the number still holds).",
    example="set payment_races to any for me;",
    modes=("set",),
)
WORDS.switch(
    "affiliation",
    "Affiliation",
    doc="Which of the Allies paid a player affiliates (A6.3).",
    example="set affiliation to any_paid for me;",
    modes=("set",),
)
WORDS.switch(
    "support_stacks",
    doc="How many stacks a player takes when requesting support (A5).",
    example="set support_stacks to 2 for me;",
    called="stacks support supports",
)
WORDS.switch(
    "hand_limit",
    doc="How many Allies a player may hold, checked at the end of their turn (A3.5).",
    example="set hand_limit to 6 for opponents;",
    called="hand hand_size handsize max_hand maximum_hand_size",
)
WORDS.switch(
    "purchases_per_turn",
    doc="How many Allies a player may buy in another player's turn (A4.2).",
    example="set purchases_per_turn to 2 for me;",
    called="buys purchases",
)
WORDS.switch(
    "monster_choice",
    "MonsterChoice",
    doc="What an explorer may do with a Monster: fight or leave it, or ignore it too (A4.6).",
    example="set monster_choice to may_ignore for me;",
    modes=("set",),
)
