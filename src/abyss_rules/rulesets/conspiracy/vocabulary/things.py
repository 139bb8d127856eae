"""Words for things and their properties: selectors and attributes."""

from __future__ import annotations

from abyss_rules.model.vocabulary import MOST_PRINTED
from abyss_rules.rulesets.conspiracy import areas, moves
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import STRIDE, ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Things
from abyss_rules.rulesets.conspiracy.vocabulary.declare import WORDS

# --- selectors ----------------------------------------------------------------------------------


@WORDS.selector(
    "chamber",
    "Space*",
    of="Player",
    doc="The spaces of a player's Chamber that have a Lord, in their order (C4.1).",
    example="score count(chamber of me where key == silver);",
    called="free_lords lords",
)
def chamber(_r: ConspiracyRules, s: ConspiracyState, player: int) -> Things:
    first = player * STRIDE
    return tuple(range(first, first + len(s.chamber[player])))


@WORDS.selector(
    "locations",
    "Location*",
    of="Player",
    doc="The Locations a player controls.",
    example="score count(locations of me);",
)
def locations(_r: ConspiracyRules, s: ConspiracyState, player: int) -> Things:
    return s.locations[player]


@WORDS.selector(
    "discarded",
    "Lord*",
    doc="The Lords on all discard piles, pile by pile (C3.2).",
    example="recall discarded;",
)
def discarded(_r: ConspiracyRules, s: ConspiracyState) -> Things:
    return tuple(lord for pile in s.discards for lord in pile)


@WORDS.selector(
    "lord_deck",
    "Lord*",
    doc="The Lord deck, face down.",
    example="discard top of lord_deck;",
    sees="nobody",
    deducible=True,
)
def lord_deck(_r: ConspiracyRules, s: ConspiracyState) -> Things:
    return s.lord_deck[::-1]


@WORDS.shuffler("lord_deck")
def shuffle_lord_deck(_r: ConspiracyRules, s: ConspiracyState, player: int) -> None:
    moves.shuffle_lord_deck(s, player)


@WORDS.selector(
    "available",
    "Location*",
    doc="The Locations lying face up for all (C5.2).",
    example="recall available;",
)
def available(_r: ConspiracyRules, s: ConspiracyState) -> Things:
    return s.available


@WORDS.selector(
    "guilds",
    "Guild*",
    doc="The five guilds.",
    example="score sum(g in guilds, min(1, count(chamber of me where guild == g)));",
)
def guilds(_r: ConspiracyRules, _s: ConspiracyState) -> Things:
    return tuple(range(len(GUILDS)))


# --- attributes ---------------------------------------------------------------------------------


def lord_on(s: ConspiracyState, space: int) -> int:
    """The Lord on a space of a Chamber."""
    player, place = divmod(space, STRIDE)
    return s.chamber[player][place]


@WORDS.attribute(
    "guild",
    "Space",
    "Guild",
    doc="The guild of the Lord on a space.",
    example="count(chamber of me where guild == mage)",
    called="color colour",
)
def guild_there(r: ConspiracyRules, s: ConspiracyState, space: int) -> int:
    return r.guild[lord_on(s, space)]


@WORDS.attribute(
    "influence",
    "Space",
    "Count",
    doc="The Influence Points of the Lord on a space.",
    example="max(chamber of me, influence)",
    low=0,
    high=MOST_PRINTED,
    called="points value",
)
def influence_there(r: ConspiracyRules, s: ConspiracyState, space: int) -> int:
    return r.influence[lord_on(s, space)]


@WORDS.attribute(
    "key",
    "Space",
    "Key",
    doc="The key of the Lord on a space, spent or not.",
    example="count(chamber of me where key == gold)",
    called="keys printed_keys",
)
def key_there(r: ConspiracyRules, s: ConspiracyState, space: int) -> int:
    return r.key[lord_on(s, space)]


@WORDS.attribute(
    "printed_pearls",
    "Space",
    "Count",
    doc="The Pearls printed on the Lord on a space.",
    example="count(chamber of me where printed_pearls > 0)",
    low=0,
    high=MOST_PRINTED,
    called="pearls",
)
def pearls_there(r: ConspiracyRules, s: ConspiracyState, space: int) -> int:
    return r.pearls[lord_on(s, space)]


@WORDS.attribute(
    "coalition",
    "Space",
    "Count",
    doc="How many Lords are in the connected area of one guild around a space (C8.1).",
    example="max(chamber of me where guild == mage, coalition)",
    low=1,
    high=STRIDE,  # the most spaces of a Chamber, with whatever material
    weight=50,
)
def coalition(r: ConspiracyRules, s: ConspiracyState, space: int) -> int:
    player, place = divmod(space, STRIDE)
    return len(areas.area(r, areas.guilds(r, s.chamber[player]), place))


@WORDS.attribute(
    "alliance",
    "Space",
    "Count",
    doc="How many Lords are in the connected area of one value around a space (C8.3).",
    example="max(chamber of me where influence == 2, alliance)",
    low=1,
    high=STRIDE,  # the most spaces of a Chamber, with whatever material
    weight=50,
)
def alliance(r: ConspiracyRules, s: ConspiracyState, space: int) -> int:
    player, place = divmod(space, STRIDE)
    return len(areas.area(r, areas.influences(r, s.chamber[player]), place))


@WORDS.attribute(
    "guild",
    "Lord",
    "Guild",
    doc="A Lord's guild.",
    example="recall discarded where guild == mage;",
    called="color colour",
)
def guild(r: ConspiracyRules, _s: ConspiracyState, lord: int) -> int:
    return r.guild[lord]


@WORDS.attribute(
    "influence",
    "Lord",
    "Count",
    doc="A Lord's Influence Points.",
    example="recall discarded where influence > 2;",
    low=0,
    high=MOST_PRINTED,
    called="points value",
)
def influence(r: ConspiracyRules, _s: ConspiracyState, lord: int) -> int:
    return r.influence[lord]


@WORDS.attribute(
    "key",
    "Lord",
    "Key",
    doc="A Lord's key.",
    example="recall discarded where key == gold;",
    called="keys printed_keys",
)
def key(r: ConspiracyRules, _s: ConspiracyState, lord: int) -> int:
    return r.key[lord]


@WORDS.attribute(
    "printed_pearls",
    "Lord",
    "Count",
    doc="The Pearls printed on a Lord.",
    example="recall discarded where printed_pearls > 0;",
    low=0,
    high=MOST_PRINTED,
    called="pearls",
)
def printed_pearls(r: ConspiracyRules, _s: ConspiracyState, lord: int) -> int:
    return r.pearls[lord]
