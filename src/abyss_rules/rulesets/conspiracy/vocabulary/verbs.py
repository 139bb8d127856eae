"""The verbs: what a power can do, each one declaration and one function."""

from __future__ import annotations

from abyss_rules.engine.frames import OWNER, SOURCE
from abyss_rules.engine.standing import protected
from abyss_rules.rulesets.conspiracy import moves
from abyss_rules.rulesets.conspiracy.rules import STRIDE, ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Frame, Things
from abyss_rules.rulesets.conspiracy.vocabulary.declare import WORDS


@WORDS.verb(
    "gain {amount:Count>=1} {what:Resource}",
    doc="The owner gains Pearls, which may make them Pearl Master (C6).",
    example="gain 2 pearls;",
    gives=True,
    called="collect earn get receive take win",
)
def gain(r: ConspiracyRules, s: ConspiracyState, frame: Frame, amount: int, what: int) -> None:
    moves.gain_pearls(r, s, frame[OWNER], amount)


@WORDS.verb(
    "swap {pair:Space*==2}",
    doc="Two Lords of one Chamber change places, unless one has a key (C4.3).",
    example="choose 2 from chamber of me where key == none as pair; swap pair;",
    called="exchange move switch trade",
    lies={"pair": "chamber"},
)
def swap(r: ConspiracyRules, s: ConspiracyState, frame: Frame, pair: Things) -> None:
    whose = pair[0] // STRIDE if pair else frame[OWNER]
    # Their first swap by a power may be what protects them from its next.
    if whose == frame[OWNER] or not protected(r, s, whose, frame[SOURCE]):
        moves.swap(r, s, frame[OWNER], pair)


@WORDS.verb(
    "discard {lord:Lord}",
    doc="A Lord of the deck goes face up to the pile of its colour; of no Lord nothing (C4.3).",
    example="discard top of lord_deck;",
    called="drop trash",
    common="lord",
    lies={"lord": "lord_deck"},
)
def discard_lord(r: ConspiracyRules, s: ConspiracyState, frame: Frame, lord: int) -> None:
    moves.discard_from_deck(r, s, frame[OWNER], lord)


@WORDS.verb(
    "recall {lords:Lord*}",
    doc="Discarded Lords go back into the Lord deck, which is shuffled (C5.4).",
    example="recall discarded;",
    called="reshuffle return shuffle",
    lies={"lords": "discarded"},
)
def reshuffle_lords(r: ConspiracyRules, s: ConspiracyState, frame: Frame, lords: Things) -> None:
    moves.reshuffle_lords(r, s, frame[OWNER], lords)


@WORDS.verb(
    "recall {locations:Location*}",
    doc="Face-up Locations go back into the Location deck, which is shuffled (C5.4).",
    example="recall available;",
    called="reshuffle return shuffle",
    lies={"locations": "available"},
)
def reshuffle_locations(
    r: ConspiracyRules, s: ConspiracyState, frame: Frame, locations: Things
) -> None:
    moves.reshuffle_locations(r, s, frame[OWNER], locations)
