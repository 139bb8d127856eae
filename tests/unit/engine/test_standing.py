"""Effects that hold on, as cards may write them: modifiers and protection.

Quantities are asked by way of the game: the hand limit at the end of a turn, the cost of a Lord,
the stacks taken with support.
"""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.standing import MOST_QUANTITIES, UNCHANGED, asked
from abyss_rules.engine.words import Words
from tests.packs import OPENER, arrival, carry, lord, with_cards
from tests.rules.table import DEAR, disabled, free, pearls, play
from tests.unit.engine.standing import limit


def standing(*effects: str, **words: object) -> ar.Game:
    """A game in which seat 0 has a free Lord for each of these effects, in that order."""
    names = [f"lord_{number}" for number in range(len(effects))]
    cards = "".join(
        lord(effect if effect.startswith("while") else f"while free {{ {effect} }}", name)
        for name, effect in zip(names, effects, strict=True)
    )
    return with_cards(cards, {"lords": names, "pearls": 2}, {"pearls": 7}, **words)


# --- modifiers ------------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("effects", "answer"),
    [
        ((), 20),
        (("add 3 to hand_limit for me;",), 23),
        (("add -3 to hand_limit for me;", "add 1 to hand_limit for me;"), 18),
        (("set hand_limit to 4 for me;",), 4),
        (("set hand_limit to 4 for me;", "set hand_limit to 6 for me;"), 6),
        (("add 2 to hand_limit for me;", "set hand_limit to 4 for me;"), 6),
        (("limit hand_limit to at most 5 for me;",), 5),
        (("limit hand_limit to at least 30 for me;",), 30),
        (("limit hand_limit to at most 5 for me;", "limit hand_limit to at most 8 for me;"), 5),
        (
            ("limit hand_limit to at least 30 for me;", "limit hand_limit to at least 25 for me;"),
            30,
        ),
        (("limit hand_limit to at least 8 for me;", "limit hand_limit to at most 5 for me;"), 5),
        (("limit hand_limit to at most 5 for me;", "add 9 to hand_limit for me;"), 5),
        (("limit hand_limit to at least 25 for me;", "set hand_limit to 1 for me;"), 25),
        (("add 3 to hand_limit for opponents;",), 20),
        (("add 3 to hand_limit for players;",), 23),
        (("add pearls of me to hand_limit for me;",), 22),
        (("add 9999 * 9999 to hand_limit for me;",), 20 + 9999),
        (("add 1 to hand_limit for me; add 10 to hand_limit for me;",), 31),
        (("while free when pearls of me == 2 { add 5 to hand_limit for me; }",), 25),
        (("while free when pearls of me > 2 { add 5 to hand_limit for me; }",), 20),
        (("add 5 to hand_limit for players where pearls of it < 3;",), 25),
        (("add 5 to hand_limit for players where pearls of it > 3;",), 20),
        (("add 5 to hand_limit for top of (players where pearls of it > 9);",), 20),
    ],
)
def test_set_comes_before_add_and_bounds_last(effects: tuple[str, ...], answer: int) -> None:
    assert limit(standing(*effects)) == answer


def test_whom_a_modifier_is_about() -> None:
    game = standing("add 3 to hand_limit for opponents;", "add 1 to hand_limit for players;")
    assert [limit(game, seat) for seat in (0, 1)] == [21, 24]
    some = standing("add 5 to hand_limit for players where pearls of it > 3;")
    assert [limit(some, seat) for seat in (0, 1)] == [20, 25]


def test_all_values_that_are_set_can_be_asked() -> None:
    game = standing(
        "set support_stacks to 3 for me;",
        "set support_stacks to 2 for players;",
        "set support_stacks to 4 for opponents;",
        "while free when pearls of me > 2 { set support_stacks to 5 for me; }",
        "add 1 to support_stacks for me;",
    )
    rules, state = game.setup.rules, game._state
    quantity = rules.compiled.quantities["support_stacks"]
    assert asked(rules, state, quantity, 0) == (3, 2)
    assert asked(rules, state, quantity, 1) == (2, 4)


VARYING = "while free when pearls of me > 3 { add 5 to hand_limit for me; }"


@pytest.mark.untraced
def test_an_answer_that_varies_is_asked_each_time() -> None:
    game = with_cards(lord(VARYING), {"lords": ["tried"], "pearls": 3})
    assert limit(game) == 20
    rich = with_cards(lord(VARYING) + lord("once per turn { gain 1 pearl; }", "giver"),
                      {"lords": ["tried", "giver"], "pearls": 3})  # fmt: skip
    assert limit(rich) == 20
    assert limit(carry(rich, "use giver")) == 25


def test_an_answer_follows_a_lord_that_arrives_and_goes() -> None:
    body = "choose l from free_lords of me where it != self; discard l; take top of court;"
    cards = lord("while free { add 3 to hand_limit for me; }", "one")
    cards += lord("while free { add 30 to hand_limit for me; }", "two")
    game = arrival(body, {"lords": ["one"]}, more=cards, court=["two", *DEAR])
    assert limit(game) == 23
    game = carry(game, "choose one")
    assert limit(game) == 50


def test_an_answer_follows_a_lord_that_is_disabled() -> None:
    body = "choose l from free_lords of me where it != self; disable l; gain 1 pearl;"
    cards = lord("while free { add 3 to hand_limit for me; }", "one")
    game = arrival(body, {"lords": ["one"]}, more=cards)
    assert limit(game) == 23
    game = carry(game, "choose one")
    assert (limit(game), disabled(game)) == (20, ["one"])


def test_an_answer_follows_a_lord_that_is_covered() -> None:
    body = "gain 1 pearl; choose l from free_lords of me; control_drawn 1 with l; gain 1 pearl;"
    cards = lord("while free { add 3 to hand_limit for me; }", "one")
    game = arrival(body, {"lords": ["one"]}, more=cards, location_deck=["the_jail"])
    assert limit(game) == 23
    game = carry(game, "choose one")
    assert (limit(game), free(game, 0)) == (20, ["opener", "tried"])


def test_an_exchange_of_locations_leaves_the_answers_as_they_are() -> None:
    body = "choose o from available; exchange top of locations of me with o;"
    cards = lord("while free { add count(lords of me) to hand_limit for me; }", "one")
    held = {"lords": ["one"], "locations": [{"the_jail": ["peddler"]}]}
    game = arrival(body, held, more=cards, available=["parliament", "the_abyss"])
    assert limit(game) == 24
    assert limit(carry(game, "choose the_abyss")) == 24


def test_a_copy_that_goes_another_way_has_its_own_answers() -> None:
    body = "choose l from free_lords of me; discard l;"
    cards = lord("while free { add 3 to hand_limit for me; }", "one")
    cards += lord("while free { add 40 to hand_limit for me; }", "two")
    game = arrival(body, {"lords": ["one", "two"]}, more=cards)
    assert limit(game) == 63
    other = game.clone()
    play(game, "choose one")
    assert (limit(game), limit(other)) == (60, 63)
    play(other, "choose two")
    assert (limit(game), limit(other)) == (60, 23)


@pytest.mark.parametrize(("condition", "kept"), [("", 1), ("when threat > 1 ", 0)])
def test_what_never_varies_is_not_asked_each_time(condition: str, kept: int) -> None:
    cards = lord("while free { add 2 to recruit_cost for opponents; }", "dear", "merchant")
    cards += lord(f"while free {condition}{{ protect me from lords; }}", "safe")
    compiled = with_cards(cards, {}, {}).setup.rules.compiled
    assert compiled.varying[compiled.quantities["recruit_cost"]] == (not kept)


@pytest.mark.parametrize(("pearls_of_owner", "cost"), [(3, 8), (4, 10)])
@pytest.mark.parametrize(
    "power",
    [
        "while free { protect me from lords where pearls of me < 4; }",
        "while free { protect players where pearls of it < 4 from lords; }",
        "while free when pearls of me < 4 { protect me from lords; }",
    ],
)
def test_a_protection_that_varies_is_asked_each_time(
    power: str, pearls_of_owner: int, cost: int
) -> None:
    dear = lord("while free { add 2 to recruit_cost for opponents; }", "dear", "merchant")
    safe = lord(power, "safe")
    giver = lord("once per turn { gain 1 pearl; }", "giver")
    game = with_cards(
        dear + safe + giver,
        {"lords": ["safe", "giver"], "pearls": pearls_of_owner - 1},
        {"lords": ["dear"]},
    )
    assert limit(game, 0, "recruit_cost", 8) == 8
    game = carry(game, "use giver")
    assert limit(game, 0, "recruit_cost", 8) == cost


# --- protection -----------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("protection", "protected"),
    [
        ("protect me from lords;", True),
        ("protect me from lord;", True),
        ("protect players from lords;", True),
        ("protect opponents from lords;", False),
        ("protect me from locations;", False),
        ("protect me from lords where guild == soldier;", True),
        ("protect me from lords where guild == mage;", False),
        ("protect me from lords where influence < 5 and cost == 6;", True),
        ("protect me from lords where count(free_lords of me) > 1;", False),
        ("while free when threat > 1 { protect me from lords; }", False),
        ("while free when threat == 1 { protect me from lords; }", True),
        ("protect players where pearls of it > 4 from lords;", True),
        ("protect players where pearls of it > 5 from lords;", False),
    ],
)
def test_who_is_protected_from_what(protection: str, protected: bool) -> None:  # noqa: FBT001 - a case
    body = "each o in opponents { return 1 pearl from o; } gain count(players) pearls;"
    head = protection if protection.startswith("while") else f"while free {{ {protection} }}"
    text = OPENER + lord(f"on arrival {{ {body} }}", guild="soldier") + lord(head, "safe")
    game = with_cards(
        text,
        {"lords": ["opener"]},
        {"lords": ["safe"], "pearls": 5},
        court=DEAR,
        lord_deck=["tried"],
    )
    game = carry(game, "use opener")
    assert pearls(game) == ([1, 5] if protected else [2, 4])


@pytest.mark.parametrize(
    ("act", "harmless"),
    [
        ("steal 2 pearls from o;", True),
        ("return 2 pearls from o;", True),
        ("discard 1 from hand of o by me;", True),
        ("choose l from free_lords of o; discard l;", True),
        ("choose l from free_lords of o; disable l;", True),
    ],
)
def test_a_protection_that_begins_in_the_middle_of_a_power_counts_at_once(
    act: str, *, harmless: bool
) -> None:
    shield = "until my next turn { protect opponents from lords; }"
    yours = {"pearls": 5, "hand": ["crab 1"], "lords": ["peddler"]}
    before = arrival("gain 0 pearls;", {}, yours).view(1).players
    assert (
        arrival(f"choose o from opponents; {act}", {}, yours).view(1).players != before
    ) is harmless
    assert arrival(f"choose o from opponents; {shield} {act}", {}, yours).view(1).players == before


# --- what a vocabulary may have -------------------------------------------------------------------


def test_a_vocabulary_has_no_more_quantities_than_can_be_kept() -> None:
    words = Words("endless")
    for number in range(MOST_QUANTITIES):
        words.switch(f"switch_{number}", doc="A switch.", example="")
    assert len(CompiledCards((), words).quantities) == len(UNCHANGED) == MOST_QUANTITIES
    words.switch("one_more", doc="A switch.", example="")
    with pytest.raises(ValueError, match="endless has 257 quantities; at most 256 can be kept"):
        CompiledCards((), words)
