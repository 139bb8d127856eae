"""Effects that hold on, as cards may write them: modifiers, protection, alterations, answers.

Quantities are asked by way of the game: the hand limit at the end of a turn, the cost of a Lord,
the stacks taken with support.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine.codec import read_passing
from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.standing import MOST_QUANTITIES, UNCHANGED, ask, asked
from abyss_rules.engine.words import Words
from abyss_rules.rulesets.abyss.rules import AbyssRules
from tests.packs import OPENER, arrival, carry, compiled, location, lord, resumed, with_cards
from tests.rules.table import asked as question
from tests.rules.table import disabled, free, happened, offered, pearls, play, texts, threat

DEAR = ["sage", "hermit", "elder"]
STACKS = {"crab": ["crab 1"], "squid": ["squid 1"], "shellfish": ["shellfish 1"]}


def limit(game: ar.Game, seat: int = 0, quantity: str = "hand_limit", base: int = 20) -> int:
    """What a quantity is for a seat now; it is also what a fresh copy of the game says."""
    answers = []
    for one in (game, resumed(game)):
        rules, state = one.setup.rules, one._state
        assert isinstance(rules, AbyssRules)
        answers.append(ask(rules, state, rules.compiled.quantities[quantity], seat, base))
    assert answers[0] == answers[1]
    return answers[0]


def standing(*effects: str, **words: object) -> ar.Game:
    """A game in which seat 0 has a free Lord for each of these effects, in that order."""
    names = [f"lord_{number}" for number in range(len(effects))]
    cards = "".join(
        lord(effect if effect.startswith("while") else f"while free {{ {effect} }}", name)
        for name, effect in zip(names, effects, strict=True)
    )
    return with_cards(cards, {"lords": names, "pearls": 2}, {"pearls": 7}, **words)


# --- modifiers ------------------------------------------------------------------------------------


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


# --- alterations ----------------------------------------------------------------------------------


def rewarded(*effects: str, space: int) -> list[int]:
    """The Threat spaces whose reward seat 0 gets with these effects of its Lords."""
    names = [f"lord_{number}" for number in range(len(effects))]
    cards = "".join(
        lord(f"while free {{ {effect} }}", name)
        for name, effect in zip(names, effects, strict=True)
    )
    game = with_cards(cards, {"lords": names}, threat=space, exploration_deck=["monster", "..."])
    game = play(carry(game, "explore"), "fight")
    if question(game)[1] == "reward":
        play(resumed(game), texts(game)[0])
        play(game, texts(game)[0])
    return [event.space for event in happened(game, "rewarded")]


@pytest.mark.parametrize(
    ("effects", "space", "reward"),
    [
        ((), 3, 3),
        (("space = space + 1;",), 3, 4),
        (("space = space + 1;", "space = space * 2;"), 2, 6),
        (("space = space * 2;", "space = space + 1;"), 2, 5),
        (("space = 1;",), 6, 1),
        (("space = 0;",), 6, 1),
        (("space = space + 20;",), 6, 6),
        (("space = 9999 * 9999;", "space = space - 9997;"), 6, 2),
    ],
)
def test_an_event_is_altered_once_by_each_source_in_order(
    effects: tuple[str, ...], space: int, reward: int
) -> None:
    changes = [f"alter monster_reward of me {{ {effect} }}" for effect in effects]
    assert rewarded(*changes, space=space) == [reward]


def test_an_alteration_of_others_does_not_count() -> None:
    assert rewarded("alter monster_reward of opponents { space = 1; }", space=4) == [4]
    assert rewarded("alter monster_reward of players { space = 1; }", space=4) == [1]


# --- answers to events ----------------------------------------------------------------------------


def explored(*effects: str, first: Mapping[str, Any] | None = None) -> ar.Game:
    """Seat 0 has sent two crabs and a squid to the Council; the first effect is of its Lord."""
    seats = [f"lord_{seat}" for seat in range(len(effects))]
    cards = "".join(
        lord(effect if effect.startswith("while") else f"while free {{ {effect} }}", name)
        for name, effect in zip(seats, effects, strict=True)
    )
    players: list[dict[str, Any]] = [{"lords": [name]} for name in seats]
    players[0] |= first or {}
    deck = ["crab 1", "crab 2", "squid 3", "jellyfish 4", "..."]
    game = with_cards(cards, *players, exploration_deck=deck, council={})
    while question(game) != (0, "keep") or "leave" in offered(game):
        if len(game.view().track) == 4:
            break
        game = carry(game, "leave" if game.decision and "leave" in offered(game) else "explore")
    return carry(game, "take")


def test_something_is_done_after_an_event_with_its_fields() -> None:
    effect = "after exploration of me { gain 10 * count(sent) + distinct(sent, race) pearls; }"
    assert pearls(explored(effect)) == [32, 0]


@pytest.mark.parametrize(
    ("where", "gained"),
    [("count(sent) > 2", 1), ("count(sent) > 3", 0), ("pearls of me > 0 or actor == me", 1)],
)
def test_a_condition_on_the_event(where: str, gained: int) -> None:
    effect = f"after exploration of me where {where} {{ gain 1 pearl; }}"
    assert pearls(explored(effect)) == [gained, 0]


def test_an_answer_knows_whose_event_it_is() -> None:
    effect = "after exploration of players { gain 1 pearl; steal 2 pearls from actor; }"
    mine = "while free { add 1 to hand_limit for me; }"
    assert pearls(explored(mine, effect, first={"pearls": 5})) == [3, 3]
    own = "after exploration of players where actor == me { gain 1 pearl; }"
    assert pearls(explored(own, own)) == [1, 0]


def test_an_answer_can_ask_and_be_saved_meanwhile() -> None:
    effect = """
      after exploration of players {
        let crabs = sent where race == crab;
        may {
          choose l from court;
          gain count(crabs) pearls;
          if actor != me { steal sum(sent, value) pearls from actor; }
          discard l;
        }
      }
    """
    mine = "while free { add 1 to hand_limit for me; }"
    game = explored(mine, effect, first={"pearls": 9})
    assert question(game) == (1, "may")
    game = carry(game, "accept")
    game = carry(game, f"choose {game.view().court[-1]}")
    assert pearls(game) == [9 - 6, 2 + 6]


def test_a_conditional_answer_is_given_only_while_it_holds() -> None:
    effect = "while free when threat > 1 { after exploration of me { gain 1 pearl; } }"
    assert pearls(explored(effect)) == [0, 0]
    effect = "while free when threat == 1 { after exploration of me { gain 1 pearl; } }"
    assert pearls(explored(effect)) == [1, 0]


def test_several_answers_come_in_the_order_of_their_sources() -> None:
    cards = lord(
        "while free { at turn_start of players { choose l from court; discard l; } }", "one"
    )
    cards += lord("while free { at turn_start of players { may { gain 1 pearl; } } }", "two")
    game = with_cards(cards, {"lords": ["two"]}, {"lords": ["one", "two"][:1]}, council=STACKS)
    game = carry(game, "support crab")
    assert question(game) == (0, "may")  # seat 0's Lord comes first, though it is seat 1's turn
    game = carry(game, "accept")
    assert (question(game), pearls(game)) == ((1, "choice"), [1, 0])
    game = carry(game, f"choose {game.view().court[0]}")
    assert question(game) == (1, "action")


def test_an_event_of_one_protected_is_answered_by_nobody() -> None:
    greedy = lord(
        "while free { at turn_start of opponents { steal 1 pearl from actor; } }", "greedy"
    )
    safe = lord("while free { protect me from lords; }", "safe")
    council = STACKS
    for lords, left in (([], 2), (["safe"], 3)):
        game = with_cards(
            greedy + safe, {"lords": ["greedy"]}, {"lords": lords, "pearls": 3}, council=council
        )
        game = carry(game, "support crab")
        assert pearls(game) == [3 - left, left]


# --- until my next turn ---------------------------------------------------------------------------


def passing(effect: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """A game in which this effect of seat 0's began to hold in its turn."""
    described = {"council": STACKS, **words}
    return arrival(f"until my next turn {{ {effect} }}", *(players or ({}, {}, {})), **described)


def test_an_effect_holds_until_the_owners_next_turn() -> None:
    game = passing("set hand_limit to 4 for opponents; add 1 to hand_limit for me;")
    assert [limit(game, seat) for seat in range(3)] == [21, 4, 4]
    game = carry(game, "support crab")
    assert [limit(game, seat) for seat in range(3)] == [21, 4, 4]
    game = carry(game, "support squid", "support shellfish")
    assert question(game) == (0, "action")
    assert [limit(game, seat) for seat in range(3)] == [20, 20, 20]
    assert not game.state["passing"]


def test_an_effect_that_holds_for_a_time_is_of_a_card_and_a_seat_that_are_there() -> None:
    game = passing("set hand_limit to 4 for opponents;")
    rules = game.setup.rules
    ((owner, card, group),) = game.state["passing"]
    assert read_passing(rules, [[owner, card, group]], "here") == ((owner, card, group),)
    last = [rules.players - 1, len(rules.cards) - 1, group]
    assert read_passing(rules, [last], "here") == (tuple(last),)
    for wrong in ([rules.players, card, group], [owner, len(rules.cards), group], [owner, card, 0]):
        with pytest.raises(ar.UnreadableError, match="here"):
            read_passing(rules, [wrong], "here")


def test_an_effect_holds_on_when_its_card_is_gone() -> None:
    begins = "until my next turn { add 5 to hand_limit for players; } discard self;"
    game = arrival(begins, council=STACKS)
    assert (free(game, 0), limit(game, 1)) == (["opener"], 25)
    game = carry(game, "support crab")
    assert limit(game, 1) == 25


def test_effects_that_began_twice_hold_twice_and_end_with_their_owner() -> None:
    begins = lord("once per turn { until my next turn { add 1 to hand_limit for players; } }", "a")
    begins += lord(
        "once per turn { until my next turn { add 10 to hand_limit for players; } }", "b"
    )
    game = with_cards(begins, {"lords": ["a"]}, {"lords": ["b"]}, council=STACKS)
    game = carry(game, "use a")
    assert limit(game) == 21
    game = carry(game, "support crab", "use b")
    assert [limit(game, seat) for seat in (0, 1)] == [31, 31]
    game = carry(game, "support squid")
    assert question(game) == (0, "action")
    assert [limit(game, seat) for seat in (0, 1)] == [30, 30]


def test_an_effect_for_a_time_can_answer_events() -> None:
    game = passing("at turn_start of opponents { may { steal 1 pearl from actor; } }",
                   {}, {"pearls": 2}, {"pearls": 2})  # fmt: skip
    game = carry(game, "support crab")
    assert question(game) == (0, "may")
    game = carry(game, "accept")
    assert pearls(game) == [1, 1, 2]
    game = carry(game, "support squid", "decline", "support shellfish")
    assert (question(game), pearls(game)) == ((0, "action"), [1, 1, 2])
    game = carry(game, "explore")


def test_an_effect_for_a_time_can_protect_and_alter() -> None:
    effects = (
        "protect me from lords where guild == soldier; alter monster_reward of me { space = 6; }"
    )
    game = passing(effects, {}, {"lords": ["seeker"]}, exploration_deck=["monster", "..."])
    game = play(carry(game, "explore"), "fight")
    assert [event.space for event in happened(game, "rewarded")] == [6]
    assert threat(game) == 1


def test_an_extra_turn_ends_it_too() -> None:
    body = "until my next turn { add 5 to hand_limit for me; } gain 1 extra_turn;"
    game = arrival(body, council=STACKS)
    assert limit(game) == 25
    game = carry(game, "support crab")
    assert (question(game), limit(game)) == ((0, "action"), 20)


@pytest.mark.parametrize(
    "body",
    [
        "choose o from opponents; until my next turn { set hand_limit to 3 for o; }",
        "let n = pearls of me; until my next turn { set hand_limit to n for me; }",
        "each o in opponents { until my next turn { add pearls of o to hand_limit for me; } }",
    ],
)
def test_it_knows_no_names_of_the_power_it_begins_in(body: str) -> None:
    found = compiled(lord(f"on arrival {{ {body} }}")).diagnostics
    assert [diagnostic.code for diagnostic in found] == ["A201"]
    assert "when the power is over" in found[0].message


def test_what_answers_within_it_has_names_of_its_own() -> None:
    body = """
      choose o from opponents;
      until my next turn { at turn_start of opponents { let n = 3; gain n pearls; } }
      let n = 1;
      steal n pearl from o;
    """.replace("n pearl from", "n pearls from")
    game = arrival(body, {}, {"pearls": 2}, council=STACKS)
    assert pearls(game) == [1, 1]
    assert pearls(carry(game, "support crab")) == [4, 1]


def test_a_location_can_begin_it_too() -> None:
    place = location("on control { until my next turn { add 2 to hand_limit for players; } }")
    game = with_cards(
        place,
        {"keys": 3},
        available=["place"],
        location_deck=[],
        council=STACKS,
        exploration_deck=["crab 2", "..."],
    )
    game = carry(game, "explore", "take")
    assert game.view().players[0].locations[0].id == "place"
    assert limit(game, 1) == 22


def test_a_vocabulary_has_no_more_quantities_than_can_be_kept() -> None:
    words = Words("endless")
    for number in range(MOST_QUANTITIES):
        words.switch(f"switch_{number}", doc="A switch.", example="")
    assert len(CompiledCards((), words).quantities) == len(UNCHANGED) == MOST_QUANTITIES
    words.switch("one_more", doc="A switch.", example="")
    with pytest.raises(ValueError, match="endless has 257 quantities; at most 256 can be kept"):
        CompiledCards((), words)


def test_what_answers_to_an_event_is_kept_under_a_key_of_its_own() -> None:
    rules = ar.new_game("abyss", seed=1).setup.rules
    events = rules.words.vocabulary().events
    keys = [
        rules.compiled.reactions(t, event.name).key for event in events for t in ("at", "after")
    ]
    assert len(set(keys)) == len(keys) > 2
    assert max(keys) <= -1000  # what the seats' answers and the rulesets are kept under is above
