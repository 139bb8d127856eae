"""The verbs: what a power can do, each one declaration and one function."""

from __future__ import annotations

from abyss_rules.engine.frames import OWNER, SOURCE
from abyss_rules.engine.standing import protected
from abyss_rules.rulesets.abyss import moves, moves_allies, moves_locations, moves_lords
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things
from abyss_rules.rulesets.abyss.vocabulary.declare import WORDS

#: An ``@`` operand: the zone's number, whose it is, the cards.
Zone = tuple[int, int, Things]


@WORDS.verb(
    "gain {amount:Count>=1} {what:Resource}",
    doc="The owner gains Pearls, Monster tokens, Keys or extra turns.",
    example="gain 3 pearls;",
    gives=True,
    called="collect earn get receive win",
    usual=(1, 5),
)
def gain(r: AbyssRules, s: AbyssState, frame: Frame, amount: int, what: int) -> None:
    moves.gain(r, s, frame[OWNER], what, amount)


@WORDS.verb(
    "return {amount:Count>=1} {what:Resource} from {who:Player}",
    doc="A player gives Pearls, Monster tokens or Key tokens back to the supply, as many as they "
    "have; the Keys of Lords stay.",
    example="each o in opponents { return 2 pearls from o; }",
    subject="who",
    as_far="pearls monsters",
    called="give lose pay remove spend",
    never="extra_turn",
)
def give_back(r: AbyssRules, s: AbyssState, frame: Frame, amount: int, what: int, who: int) -> None:
    if who == frame[OWNER] or not protected(r, s, who, frame[SOURCE]):
        moves.give_back(r, s, who, what, amount)


@WORDS.verb(
    "steal {amount:Count>=1} {what:Resource} from {who:Player}",
    doc="The owner takes Pearls, Key tokens or random Monster tokens of another player.",
    example="choose o from opponents where monsters of it > 0; steal 1 monster from o;",
    called="give grab rob",
    other="who",
    never="extra_turn",
)
def steal(r: AbyssRules, s: AbyssState, frame: Frame, amount: int, what: int, who: int) -> None:
    moves.steal(r, s, frame, what, amount, who)


@WORDS.verb(
    "discard {number:Count>=1} from {cards:Ally@} by {chooser:Player}",
    doc="A player chooses that many of the Allies, as far as there are; they are discarded.",
    example="each o in opponents together { discard 1 from hand of o by o; }",
    together=True,
    subject="chooser",
    as_far="hand affiliated",
    called="drop lose remove throw trash",
)
def discard_some(
    r: AbyssRules, s: AbyssState, frame: Frame, number: int, cards: Zone, chooser: int
) -> None:
    moves_allies.begin_discard(r, s, frame, cards, number, chooser)


@WORDS.verb(
    "discard_down to {limit:Count} from {cards:Ally@} by {chooser:Player}",
    doc="A player chooses which of the Allies to discard until no more than the limit are left.",
    example="each o in opponents together { discard_down to 6 from hand of o by o; }",
    together=True,
    subject="chooser",
)
def discard_down(
    r: AbyssRules, s: AbyssState, frame: Frame, limit: int, cards: Zone, chooser: int
) -> None:
    moves_allies.begin_discard(
        r, s, frame, cards, len(moves_allies.unmarked(s, cards)) - limit, chooser
    )


@WORDS.verb(
    "discard {card:Ally} from {cards:Ally@}",
    doc="Discard one chosen Ally out of a hand or the affiliated Allies.",
    example="choose sold from hand of me; discard sold from hand of me;",
    called="sell",
)
def discard_ally(r: AbyssRules, s: AbyssState, _frame: Frame, card: int, cards: Zone) -> None:
    moves_allies.discard_allies(r, s, cards[0], cards[1], (card,))


@WORDS.verb(
    "discard {lord:Lord}",
    doc="Discard a free Lord of a player or a Lord of the Court; it never comes back (A8.6).",
    example="choose l from free_lords of me where it != self; discard l;",
    called="destroy kill remove sacrifice",
    lies={"lord": "court free_lords lords"},
)
def discard_lord(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    moves_lords.discard_lord(r, s, frame, lord)


@WORDS.verb(
    "discard {stack:Stack}",
    doc="Discard a whole stack of the Council, unseen (A12).",
    example="choose s from council where size > 0; discard s;",
)
def discard_stack(r: AbyssRules, s: AbyssState, frame: Frame, stack: int) -> None:
    moves_allies.discard_stack(r, s, frame[OWNER], stack)


@WORDS.verb(
    "take {stack:Stack}",
    doc="The owner takes a whole stack of the Council into hand.",
    example="choose s from council where size > 0; take s;",
    gives=True,
    called="draw get pick",
)
def take_stack(r: AbyssRules, s: AbyssState, frame: Frame, stack: int) -> None:
    moves_allies.take_stack(r, s, frame[OWNER], stack)


@WORDS.verb(
    "take {lord:Lord}",
    doc="The owner gains a Lord of the Court or the deck unpaid; its Power is used (A8.6).",
    example="take top of lord_deck;",
    gives=True,
    called="draw get pick",
    common="lord",
    lies={"lord": "court lord_deck"},
)
def take_lord(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    moves_lords.take_lord(r, s, frame[OWNER], lord)


@WORDS.verb(
    "recruit {lord:Lord} for {price:Count} {what:Resource}",
    doc="The owner recruits a Lord of the Court for a fixed price instead of its cost (A8.5).",
    example="choose l from court; recruit l for 5 pearls;",
    called="buy hire purchase",
    common="lord",
    lies={"lord": "court"},
    never="extra_turn",
)
def recruit(r: AbyssRules, s: AbyssState, frame: Frame, lord: int, price: int, what: int) -> None:
    moves_lords.recruit_for(r, s, frame[OWNER], lord, what, price)


@WORDS.verb(
    "substitute {lord:Lord} with {other:Lord}",
    doc="Discard a Lord of the Court; another of the deck takes its space (A8.10).",
    example="choose l from court; substitute l with top of lord_deck;",
    called="replace",
    common="lord other",
    lies={"lord": "court", "other": "lord_deck"},
)
def substitute(r: AbyssRules, s: AbyssState, _frame: Frame, lord: int, other: int) -> None:
    moves_lords.substitute(r, s, lord, other)


@WORDS.verb(
    "disable {lord:Lord}",
    doc="A free Lord loses its Power and Keys; it stays free and keeps its Influence (A6.6).",
    example="choose l from free_lords of o where not disabled; disable l;",
    called="block deactivate exhaust tap",
    lies={"lord": "free_lords lords"},
)
def disable(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    moves_lords.disable(r, s, frame, lord)


@WORDS.verb(
    "release {lord:Lord}",
    doc="A Lord under a Location is free again; an ambassador comes back without Power and Keys.",
    example="choose l from covered_lords of me; release l;",
    called="free reactivate",
    lies={"lord": "covered_lords lords"},
)
def release(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    moves_lords.release(r, s, frame, lord)


@WORDS.verb(
    "summon {lord:Lord}",
    doc="A Lord of the deck comes to Court, if a space is free there.",
    example="once per turn when free_court_spaces > 0 { summon top of lord_deck; }",
    called="reveal",
    common="lord",
    lies={"lord": "lord_deck"},
)
def summon(r: AbyssRules, s: AbyssState, _frame: Frame, lord: int) -> None:
    moves_lords.summon(r, s, lord)


@WORDS.verb(
    "recover {ally:Ally}",
    doc="The owner takes an Ally of the exploration discard into hand; all see it.",
    example="choose a from exploration_discard; recover a;",
    gives=True,
    called="draw retrieve",
    lies={"ally": "exploration_discard"},
)
def recover(_r: AbyssRules, s: AbyssState, frame: Frame, ally: int) -> None:
    moves_allies.recover(s, frame[OWNER], ally)


@WORDS.verb(
    "exchange {mine:Location} with {other:Location}",
    doc="The owner exchanges a Location; the Lords under it move under the new one (A8.7).",
    example="choose l from locations of me; choose o from available; exchange l with o;",
    called="swap switch trade",
    common="other",
    lies={"mine": "locations", "other": "available"},
)
def exchange(r: AbyssRules, s: AbyssState, frame: Frame, mine: int, other: int) -> None:
    moves_locations.exchange(r, s, frame[OWNER], mine, other)


@WORDS.verb(
    "exchange_from_stack {mine:Location}",
    doc="The owner looks through the Location stack and may exchange the Location there (A14).",
    example="exchange_from_stack self;",
    optional=True,
    lies={"mine": "locations"},
)
def exchange_from_stack(r: AbyssRules, s: AbyssState, frame: Frame, mine: int) -> None:
    moves_locations.begin_stack_exchange(r, s, frame[OWNER], mine)


@WORDS.verb(
    "control_drawn {number:Count>=1} with {lord:Lord}",
    doc="Draw Locations, control one with the Lord alone; the others become available (A7.3).",
    example="control_drawn 3 with self;",
    gives=True,
    called="control draw",
    lies={"lord": "free_lords lords"},
)
def control_drawn(r: AbyssRules, s: AbyssState, frame: Frame, number: int, lord: int) -> None:
    moves_locations.begin_control_drawn(r, s, frame[OWNER], number, lord)


@WORDS.verb(
    "copy_score from {originals:Location*}",
    doc="This Location takes the score of one of the others, reckoned for its owner (A13).",
    example="copy_score from locations of opponents where copyable;",
    called="copy",
)
def copy_score(r: AbyssRules, s: AbyssState, frame: Frame, originals: Things) -> None:
    moves_locations.begin_copy(r, s, frame, originals)
