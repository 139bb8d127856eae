"""Words for things and their properties: selectors and attributes."""

from __future__ import annotations

from abyss_rules.model.cards import MOST_CARDS
from abyss_rules.model.vocabulary import MOST_PRINTED
from abyss_rules.rulesets.abyss import moves_lords
from abyss_rules.rulesets.abyss.material import MONSTER, RACES
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
    called="chamber",
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
)
def free_lords(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return s.free[seat]


@WORDS.selector(
    "covered_lords",
    "Lord*",
    of="Player",
    doc="The Lords under a player's Locations (A6.6).",
    example="choose l from covered_lords of me; release l;",
)
def covered_lords(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return tuple(lord for group in s.under[seat] for lord in group)


@WORDS.selector(
    "locations",
    "Location*",
    of="Player",
    doc="The Locations a player controls.",
    example="score count(locations of me);",
)
def locations(_r: AbyssRules, s: AbyssState, seat: int) -> Things:
    return s.locations[seat]


@WORDS.selector(
    "court",
    "Lord*",
    doc="The Lords at Court, face up.",
    example="choose l from court; take l;",
)
def court(_r: AbyssRules, s: AbyssState) -> Things:
    return s.court


@WORDS.selector(
    "lord_deck",
    "Lord*",
    doc="The Lord deck, face down.",
    example="take top of lord_deck;",
    sees="nobody",
    deducible=True,
)
def lord_deck(_r: AbyssRules, s: AbyssState) -> Things:
    return s.lord_deck[::-1]


@WORDS.shuffler("lord_deck")
def shuffle_lord_deck(_r: AbyssRules, s: AbyssState, player: int) -> None:
    moves_lords.shuffle_lord_deck(s, player)


@WORDS.selector(
    "exploration_discard",
    "Ally*",
    doc="The Allies in the exploration discard, face down; its Monsters are none.",
    example="choose a from exploration_discard; recover a;",
    sees="nobody",
)
def exploration_discard(_r: AbyssRules, s: AbyssState) -> Things:
    return tuple(sorted(face for face in s.exploration_discard if face != MONSTER))


@WORDS.shuffler("exploration_discard")
def look_through_discard(_r: AbyssRules, s: AbyssState, player: int) -> None:
    # It has no order that anybody could know, so that looking through it is all there is to tell.
    if s.log is not None:
        s.log.append(("discard_searched", player))


@WORDS.selector(
    "available",
    "Location*",
    doc="The Locations lying face up for all (A7.2).",
    example="choose l from available;",
)
def available(_r: AbyssRules, s: AbyssState) -> Things:
    return s.available


@WORDS.selector(
    "council",
    "Stack*",
    doc="The five stacks of the Council, empty ones too.",
    example="choose s from council where size > 0; take s;",
)
def council(_r: AbyssRules, _s: AbyssState) -> Things:
    return (0, 1, 2, 3, 4)


@WORDS.selector(
    "races",
    "Race*",
    doc="The five Races.",
    example="score sum(r in races, min(affiliated of me where race == r, value));",
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
    called="color colour",
)
def guild(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.guild[lord]


@WORDS.attribute(
    "influence",
    "Lord",
    "Count",
    doc="A Lord's Influence Points.",
    example="max(lords of me, influence)",
    low=0,
    high=MOST_PRINTED,
    called="points value",
)
def influence(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.influence[lord]


@WORDS.attribute(
    "cost",
    "Lord",
    "Count",
    doc="A Lord's printed cost.",
    example="choose l from court where cost <= 8;",
    low=0,
    high=MOST_PRINTED,
)
def cost(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.cost[lord]


@WORDS.attribute(
    "printed_keys",
    "Lord",
    "Count",
    doc="The Keys printed on a Lord, spent or not (A13).",
    example="count(lords of me where printed_keys > 0)",
    low=0,
    high=3,
    called="key keys",
)
def printed_keys(r: AbyssRules, _s: AbyssState, lord: int) -> int:
    return r.printed_keys[lord]


@WORDS.attribute(
    "disabled",
    "Lord",
    "Truth",
    doc="The Lord is disabled: no Power, no Keys (A6.6).",
    example="choose l from free_lords of o where not disabled;",
)
def is_disabled(_r: AbyssRules, s: AbyssState, lord: int) -> bool:
    return lord in s.disabled


@WORDS.attribute(
    "race",
    "Ally",
    "Race",
    doc="An Ally's Race.",
    example="count(affiliated of me where race == crab)",
)
def race(_r: AbyssRules, _s: AbyssState, face: int) -> int:
    return face // 5


@WORDS.attribute(
    "value",
    "Ally",
    "Count",
    doc="An Ally's value, 1 to 5.",
    example="min(affiliated of me, value)",
    low=1,
    high=5,
)
def value(_r: AbyssRules, _s: AbyssState, face: int) -> int:
    return face % 5 + 1


@WORDS.attribute(
    "size",
    "Stack",
    "Count",
    doc="How many Allies lie in a stack of the Council.",
    example="choose s from council where size > 0;",
    low=0,
    high=MOST_CARDS // len(RACES),  # all Allies of a Race, with whatever material
)
def size(_r: AbyssRules, s: AbyssState, stack: int) -> int:
    return len(s.council[stack])


@WORDS.attribute(
    "copyable",
    "Location",
    "Truth",
    doc="The Location's score is its own, not a copy of another's (A13).",
    example="copy_score from locations of opponents where copyable;",
)
def copyable(r: AbyssRules, _s: AbyssState, location: int) -> bool:
    return r.copyable[location]
