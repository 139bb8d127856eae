"""Words for things and their properties: selectors and attributes."""

from __future__ import annotations

from abyss_rules.rulesets.abyss import moves_lords
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things
from abyss_rules.rulesets.abyss.vocabulary.declare import WORDS

# --- selectors ----------------------------------------------------------------------------------


@WORDS.selector(
    "hand",
    "Ally*",
    of="Player",
    doc="The Allies in a player's hand.",
    example="discard 1 from hand of me by me;",
    text="{whose} hand | all: the Allies in {whose} hand | one: an Ally of {whose} hand",
    sees="owner",
    zone=True,
)
def hand(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return s.hand[seat]


@WORDS.selector(
    "affiliated",
    "Ally*",
    of="Player",
    doc="The Allies a player has affiliated (A6.3).",
    example="score count(affiliated of me where race == crab);",
    text="{whose} affiliated Allies",
    zone=True,
)
def affiliated(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return s.affiliated[seat]


@WORDS.selector(
    "lords",
    "Lord*",
    of="Player",
    doc="All Lords of a player, under Locations too, disabled ones too (A13).",
    example="score count(lords of me where guild == mage);",
    text="{whose} Lords",
)
def lords(r: AbyssRules, s: AbyssState, seat: int) -> Things:
    every = moves_lords.all_lords(s, seat)
    if r.options.disabled_lords == "influence_only":  # A15.disabled_lords
        return tuple(lord for lord in every if lord not in s.disabled)
    return every


@WORDS.selector(
    "free_lords",
    "Lord*",
    of="Player",
    doc="The free Lords of a player, disabled ones too (A6.6).",
    example="choose l from free_lords of me; discard l;",
    text="{whose} free Lords",
)
def free_lords(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return s.free[seat]


@WORDS.selector(
    "locations",
    "Location*",
    of="Player",
    doc="The Locations a player controls.",
    example="score count(locations of me);",
    text="{whose} Locations",
)
def locations(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return s.locations[seat]


@WORDS.selector(
    "court",
    "Lord*",
    doc="The Lords at Court, face up.",
    example="choose l from court; take l;",
    text="the Court | all: the Lords at Court | one: a Lord at Court "
    "| some: there is a Lord at Court",
)
def court(_r: AbyssRules, s: AbyssState) -> Things:
    return s.court


@WORDS.selector(
    "lord_deck",
    "Lord*",
    doc="The Lord deck, face down.",
    example="take top of lord_deck;",
    text="the Lord deck | all: the Lords of the Lord deck | one: a Lord of the Lord deck"
    " | some: the Lord deck is not empty",
    sees="nobody",
)
def lord_deck(_r: AbyssRules, s: AbyssState) -> Things:
    return s.lord_deck[::-1]


@WORDS.shuffler("lord_deck")
def shuffle_lord_deck(_r: AbyssRules, s: AbyssState, player: int) -> None:
    moves_lords.shuffle_lord_deck(s, player)


@WORDS.selector(
    "available",
    "Location*",
    doc="The Locations lying face up for all (A7.2).",
    example="choose l from available;",
    text="the available Locations | some: there is an available Location",
)
def available(_r: AbyssRules, s: AbyssState) -> Things:
    return s.available


@WORDS.selector(
    "council",
    "Stack*",
    doc="The five stacks of the Council, empty ones too.",
    example="choose s from council where size > 0; take s;",
    text="the Council | all: the stacks of the Council | one: a stack of the Council",
)
def council(_r: AbyssRules, _s: AbyssState) -> Things:
    return (0, 1, 2, 3, 4)


@WORDS.selector(
    "races",
    "Race*",
    doc="The five Races.",
    example="score sum(r in races, min(affiliated of me where race == r, value));",
    text="the Races",
)
def races(_r: AbyssRules, _s: AbyssState) -> Things:
    return (0, 1, 2, 3, 4)


# --- attributes ---------------------------------------------------------------------------------


@WORDS.attribute(
    "guild",
    "Lord",
    "Guild",
    doc="A Lord's guild.",
    example="count(lords of me where guild == mage)",
    text="guild | is: of {value} guild",
)
def guild(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.guild[lord]


@WORDS.attribute(
    "influence",
    "Lord",
    "Count",
    doc="A Lord's Influence Points.",
    example="max(lords of me, influence)",
    text="Influence",
)
def influence(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.influence[lord]


@WORDS.attribute(
    "cost",
    "Lord",
    "Count",
    doc="A Lord's printed cost.",
    example="choose l from court where cost <= 8;",
    text="printed cost",
)
def cost(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.cost[lord]


@WORDS.attribute(
    "printed_keys",
    "Lord",
    "Count",
    doc="The Keys printed on a Lord, spent or not (A13).",
    example="count(lords of me where printed_keys > 0)",
    text="number of printed Keys | some: with printed Keys | none: without printed Keys",
)
def printed_keys(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.printed_keys[lord]


@WORDS.attribute(
    "disabled",
    "Lord",
    "Truth",
    doc="The Lord is disabled: no Power, no Keys (A6.6).",
    example="choose l from free_lords of o where not disabled;",
    text="disabled | no: that is not disabled",
)
def is_disabled(_r: AbyssRules, s: AbyssState, lord: int) -> bool:
    return lord in s.disabled


@WORDS.attribute(
    "race",
    "Ally",
    "Race",
    doc="An Ally's Race.",
    example="count(affiliated of me where race == crab)",
    text="Race | is: of {value} Race",
)
def race(_r: AbyssRules, _s: AbyssState, face: int) -> int:
    return face // 5


@WORDS.attribute(
    "value",
    "Ally",
    "Count",
    doc="An Ally's value, 1 to 5.",
    example="min(affiliated of me, value)",
    text="value",
)
def value(_r: AbyssRules, _s: AbyssState, face: int) -> int:
    return face % 5 + 1


@WORDS.attribute(
    "size",
    "Stack",
    "Count",
    doc="How many Allies lie in a stack of the Council.",
    example="choose s from council where size > 0;",
    text="number of Allies | some: that is not empty | none: that is empty",
)
def size(_r: AbyssRules, s: AbyssState, stack: int) -> int:
    return len(s.council[stack])


@WORDS.attribute(
    "copyable",
    "Location",
    "Truth",
    doc="The Location's score is its own, not a copy of another's (A13).",
    example="copy_score from locations of opponents where copyable;",
    text="copyable | yes: that copies no other's score",
)
def copyable(r: AbyssRules, _s: AbyssState, location: int) -> bool:
    return r.copyable[location]
