"""Words for numbers: quantities that cards read, and switches that standing effects change."""

from __future__ import annotations

from abyss_rules.rulesets.abyss import moves, moves_locations
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame
from abyss_rules.rulesets.abyss.vocabulary.declare import WORDS


@WORDS.quantity(
    "pearls",
    doc="The Pearls a player has.",
    example="may when pearls of me >= 5 { return 5 pearls from me; gain 1 key; }",
    text="{whose} Pearls | unit: Pearl/Pearls",
)
def pearls(_r: AbyssRules, s: AbyssState, seat: int) -> int:
    return s.pearls[seat]


@WORDS.quantity(
    "monsters",
    doc="How many Monster tokens a player has.",
    example="choose o from opponents where monsters of it > 0;",
    text="{whose} Monster tokens | unit: Monster token/Monster tokens",
)
def monsters(_r: AbyssRules, s: AbyssState, seat: int) -> int:
    return len(s.tokens[seat])


@WORDS.quantity(
    "keys",
    doc="The Keys a player can use: tokens and free Lords' (A7.1).",
    example="may when keys of me > 0 { gain 1 pearl; }",
    text="{whose} Keys | unit: Key/Keys",
)
def keys(r: AbyssRules, s: AbyssState, seat: int) -> int:
    return moves.usable_keys(r, s, seat)


@WORDS.quantity(
    "threat",
    of="",
    doc="The Threat token's space, 1 to 6.",
    example="gain threat pearls;",
    text="the Threat",
)
def threat(_r: AbyssRules, s: AbyssState, _frame: Frame) -> int:
    return s.threat


@WORDS.quantity(
    "copied_score",
    of="",
    doc="The score of the Location this one copies, reckoned for this one's owner (A13).",
    example="score copied_score;",
    text="the score of the copied Location",
    weight=20_000,
)
def copied_score(r: AbyssRules, s: AbyssState, frame: Frame) -> int:
    return moves_locations.copied_score(r, s, frame)


WORDS.switch(
    "recruit_cost",
    doc="The value a player must pay for a Lord of the Court (A6.2); never below 0.",
    example="add -2 to recruit_cost for me;",
    text="{whose} cost to recruit a Lord"
    " | more: {who} [pay/pays] {value} more to recruit a Lord of the Court"
    " | less: {who} [pay/pays] {value} less to recruit a Lord of the Court",
)
WORDS.switch(
    "payment_races",
    "PaymentRaces",
    doc="Which Races a player may pay with: as printed, or any (the number still holds).",
    example="set payment_races to any for me;",
    text="the Races with which {who} pay[s] for Lords"
    " | set any: {who} may pay for Lords with Allies of any Races",
    modes=("set",),
)
WORDS.switch(
    "affiliation",
    "Affiliation",
    doc="Which of the Allies paid a player affiliates (A6.3).",
    example="set affiliation to any_paid for me;",
    text="the Ally {who} affiliate[s] when recruiting"
    " | set any_paid: {who} may affiliate any of the Allies [you pay/they pay] for a Lord",
    modes=("set",),
)
WORDS.switch(
    "support_stacks",
    doc="How many stacks a player takes when requesting support (A5).",
    example="set support_stacks to 2 for me;",
    text="the number of stacks {who} take[s] when requesting support"
    " | set: {who} take[s] {value stack/stacks} of the Council when requesting support",
)
WORDS.switch(
    "hand_limit",
    doc="How many Allies a player may hold, checked at the end of their turn (A3.5).",
    example="set hand_limit to 6 for opponents;",
    text="the number of Allies {who} may hold"
    " | set: {who} may hold at most {value Ally/Allies} at the end of a turn",
)
