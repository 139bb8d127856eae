"""The words that every card language has: how they are written, and what they mean to an author."""

from __future__ import annotations

from collections.abc import Mapping

#: Word -> how it is written, what it means, and an example, which is a head of a card of Abyss or a
#: whole block.
KEYWORDS: Mapping[str, tuple[str, str, str]] = {
    # --- blocks ---------------------------------------------------------------------------------
    "pack": (
        "pack ID { ... }",
        "The header, once in a pack: what it is called and which game its cards are for.",
        "pack my_cards { format 1; ruleset abyss; }",
    ),
    "material": (
        "material { ... }",
        "What lies in the box of a whole game; packs of more cards have none.",
        "material { seats 2 to 4; pearls 50; }",
    ),
    "per": (
        "CARD ID per KIND NAME; once per TURN { ... }",
        "One card for each member of a kind; or, with `once`, how often a Power may be used.",
        'location reef per guild g "Reef of {g}s" { score count(lords of me where guild == g); }',
    ),
    "scenario": (
        'scenario "NAME" { given { ... } when { ... } then { ... } }',
        "A test of cards: what lies there, what is answered, and what is expected then.",
        'scenario "3 Threat" { given { threat 3; } then { threat 3; } }',
    ),
    # --- heads ----------------------------------------------------------------------------------
    "while": (
        "while STATE { ... }",
        "What holds as long as the card is in that state.",
        "while free { add 2 to recruit_cost for opponents; }",
    ),
    "on": (
        "on MOMENT { ... }",
        "What the card does once, at that moment.",
        "on arrival { gain 3 pearls; }",
    ),
    "once": (
        "once per TURN { ... }",
        "A Power that its owner may use once in each of their turns.",
        "once per turn { choose a from hand of me; discard a from hand of me; gain 2 pearls; }",
    ),
    "at": (
        "at MOMENT { ... }; limit QUANTITY to at most NUMBER",
        "When something happens: at the end of the game, or at an event; also in `at most`.",
        "at game_end { copy_score from locations of opponents where copyable; }",
    ),
    "score": (
        "score NUMBER;",
        "What the card is worth at the end of the game.",
        "score 6 + 2 * count(lords of me where guild == mage);",
    ),
    "when": (
        "... when CONDITION { ... }",
        "Only if this holds; otherwise nothing is asked and nothing happens.",
        "on arrival { may when pearls of me >= 5 { return 5 pearls from me; gain 1 key; } }",
    ),
    # --- statements -----------------------------------------------------------------------------
    "choose": (
        "choose NAME from THINGS; choose 2 from THINGS as NAME;",
        "The owner chooses one of the things, which has that name from then on.",
        "on arrival { choose l from court where cost <= 7; take l; }",
    ),
    "from": (
        "choose NAME from THINGS; VERB ... from PLAYER",
        "Out of which things or from whom.",
        "on arrival { choose o from opponents; steal 1 pearl from o; }",
    ),
    "by": (
        "choose NAME from THINGS by PLAYER; VERB ... by PLAYER",
        "Who chooses, if it is not the owner.",
        "on arrival { each o in opponents { discard 1 from hand of o by o; } }",
    ),
    "as": (
        "choose 2 from THINGS as NAME;",
        "The name of several things that are chosen together.",
        "on arrival { choose 2 from free_lords of me as pair; each l in pair { discard l; } }",
    ),
    "each": (
        "each NAME in THINGS { ... }",
        "Does the same for each of the things, one after the other.",
        "on arrival { each o in opponents { steal 1 pearl from o; } }",
    ),
    "in": (
        "each NAME in THINGS { ... }",
        "For which things something is done.",
        "on arrival { each o in opponents { steal 1 pearl from o; } }",
    ),
    "together": (
        "each NAME in THINGS together { ... }",
        "All are asked first, and what they answer then happens at once.",
        "on arrival { each o in opponents together { discard 1 from hand of o by o; } }",
    ),
    "may": (
        "may { ... }; may when CONDITION { ... }",
        "The owner is asked whether they want it.",
        "on arrival { may { discard 1 from hand of me by me; gain 2 pearls; } }",
    ),
    "if": (
        "if CONDITION { ... } else { ... }",
        "Only one of two things happens.",
        "on arrival { if threat > 3 { gain 1 pearl; } else { gain 2 pearls; } }",
    ),
    "else": (
        "if CONDITION { ... } else { ... }",
        "What happens if the condition does not hold.",
        "on arrival { if threat > 3 { gain 1 pearl; } else { gain 2 pearls; } }",
    ),
    "let": (
        "let NAME = VALUE;",
        "Gives a number or a thing a name, so that it is counted once and used again.",
        "on arrival { let prize = threat + 1; gain prize pearls; }",
    ),
    "until": (
        "until my next turn { ... }",
        "What holds until the owner's next turn begins.",
        "on arrival { until my next turn { set hand_limit to 4 for opponents; } }",
    ),
    "my": (
        "until my next turn { ... }",
        "Of the card's owner; elsewhere write `of me`.",
        "on arrival { until my next turn { set hand_limit to 4 for opponents; } }",
    ),
    "next": (
        "until my next turn { ... }",
        "The owner's next turn.",
        "on arrival { until my next turn { set hand_limit to 4 for opponents; } }",
    ),
    # --- standing effects -----------------------------------------------------------------------
    "add": (
        "add NUMBER to QUANTITY for PLAYERS;",
        "So much more of a quantity, or with `-` less, as long as the card is in force.",
        "while free { add -2 to recruit_cost for me; }",
    ),
    "set": (
        "set QUANTITY to VALUE for PLAYERS;",
        "A quantity is so much, as long as the card is in force.",
        "while free { set hand_limit to 4 for opponents; }",
    ),
    "limit": (
        "limit QUANTITY to at most NUMBER for PLAYERS; ... to at least NUMBER ...",
        "A quantity is never more, or never less, as long as the card is in force.",
        "while free { limit hand_limit to at most 6 for opponents; }",
    ),
    "most": (
        "limit QUANTITY to at most NUMBER for PLAYERS;",
        "A quantity is never more than this.",
        "while free { limit hand_limit to at most 6 for opponents; }",
    ),
    "least": (
        "limit QUANTITY to at least NUMBER for PLAYERS;",
        "A quantity is never less than this.",
        "while free { limit hand_limit to at least 6 for me; }",
    ),
    "to": (
        "add NUMBER to QUANTITY; set QUANTITY to VALUE; seats 2 to 4",
        "What is changed, or up to which number.",
        "while free { add -2 to recruit_cost for me; }",
    ),
    "for": (
        "add NUMBER to QUANTITY for PLAYERS; recruit LORD for NUMBER pearls;",
        "For whom something holds (`me`, `opponents`, `players`), or at which price.",
        "while free { add 2 to recruit_cost for opponents; }",
    ),
    "protect": (
        "protect PLAYERS from CARDS where CONDITION;",
        "What such cards do to these players does not happen.",
        "while free { protect me from lords where guild == soldier; }",
    ),
    "alter": (
        "alter EVENT of PLAYERS { FIELD = VALUE; }",
        "Changes what is about to happen.",
        "while free { alter monster_reward of opponents { space = space - 1; } }",
    ),
    "after": (
        "after EVENT of PLAYERS { ... }",
        "What the card does whenever something has happened.",
        "while free { after exploration of me where count(sent) > 2 { gain 1 pearl; } }",
    ),
    # --- expressions ----------------------------------------------------------------------------
    "where": (
        "THINGS where CONDITION",
        "Only those of which this holds; behind it, `cost` is the cost of the one looked at.",
        "on arrival { choose l from court where cost <= 7; take l; }",
    ),
    "of": (
        "WORD of PLAYER; 3 of 2",
        "Whose, or what of: `hand of me`, `pearls of o`.",
        "on arrival { gain count(hand of me) pearls; }",
    ),
    "with": (
        "VERB ... with THING",
        "What a verb needs besides.",
        "on arrival { control_drawn 3 with self; }",
    ),
    "and": (
        "CONDITION and CONDITION",
        "Both hold.",
        "on arrival { choose l from court where cost <= 7 and guild == mage; take l; }",
    ),
    "or": (
        "CONDITION or CONDITION",
        "One of them holds, or both.",
        "on arrival { if threat == 6 or pearls of me == 0 { gain 2 pearls; } }",
    ),
    "not": (
        "not CONDITION",
        "It does not hold.",
        "on arrival { if not (threat > 3) { gain 2 pearls; } }",
    ),
    "count": (
        "count(THINGS)",
        "How many there are.",
        "score count(lords of me where guild == mage);",
    ),
    "sum": (
        "sum(THINGS, NUMBER)",
        "The numbers of all the things together.",
        "score sum(lords of me, cost);",
    ),
    "min": (
        "min(THINGS, NUMBER)",
        "The lowest number of the things.",
        "score min(lords of me, influence);",
    ),
    "max": (
        "max(THINGS, NUMBER)",
        "The highest number of the things.",
        "score max(lords of me, influence);",
    ),
    "distinct": (
        "distinct(THINGS, PROPERTY)",
        "How many different ones there are.",
        "score 2 * distinct(lords of me, guild);",
    ),
}
