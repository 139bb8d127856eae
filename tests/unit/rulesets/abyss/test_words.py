"""The words of Abyss: each example is right, and each verb does what it says, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss import moves
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.packs import COURT, OPENER, arrival, carry, compiled, location, lord, with_cards
from tests.rules.table import (
    affiliated,
    asked,
    available,
    copies,
    council,
    court,
    deck_sizes,
    disabled,
    discard,
    free,
    hand,
    key_supply,
    keys,
    locations,
    lord_discard,
    offered,
    pearls,
    play,
    recruit,
    table,
    texts,
    token_counts,
    tokens,
    total,
    treasury,
)
from tests.vocabulary import Shown, card, examples, fits_somewhere

VOCABULARY = WORDS.vocabulary()
EXAMPLES = list(examples(VOCABULARY))
SAFE = lord("while free { protect me from lords; }", "safe")

shows = Shown()


def protected(statements: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """As ``arrival``, but seat 1 is protected from Lords."""
    first, second, *others = players
    second = {**second, "lords": [*second.get("lords", []), "safe"]}
    return arrival(statements, first, second, *others, more=SAFE, **words)


# --- declarations ---------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("name", "example"), [(text, example) for text, _, example in EXAMPLES], ids=lambda x: x[:24]
)
def test_an_example_is_right_in_a_card(name: str, example: str) -> None:
    assert fits_somewhere(VOCABULARY, example), f"the example of {name} fits no card: {example}"


def test_an_example_shows_its_word() -> None:
    wrong = [name for name, word, example in EXAMPLES if word not in example]
    assert wrong == []


@pytest.mark.parametrize("kind", VOCABULARY.card_kinds, ids=lambda kind: kind.name)
def test_the_fields_of_a_card_are_right_as_in_their_examples(kind: Any) -> None:  # noqa: ANN401 - of its own class
    ability = "score 0;" if kind.name == "location" else "on arrival { gain 1 pearl; }"
    assert compiled(card(kind, ability)).diagnostics == ()


def test_the_material_is_right_as_in_its_examples() -> None:
    fields = " ".join(f"{field.name} {field.example};" for field in VOCABULARY.material)
    assert compiled(f"material {{ {fields} }}").diagnostics == ()


def test_each_verb_is_shown_by_a_test() -> None:
    assert shows.missing(VOCABULARY) == []
    assert shows.keys <= {verb.key for verb in VOCABULARY.verbs}


# --- gain -----------------------------------------------------------------------------------------


@shows("gain")
@pytest.mark.parametrize("supply", ["unlimited", "box"])
@pytest.mark.parametrize(("amount", "got"), [("3", 3), ("0", 0), ("-2", 0), ("threat", 1)])
def test_gain_pearls(supply: str, amount: str, got: int) -> None:
    game = arrival(f"gain {amount} pearls;", options={"supply": supply})
    assert (pearls(game), treasury(game)) == ([got, 0], 50 - got)


@shows("gain")
@pytest.mark.parametrize(("supply", "got"), [("unlimited", 5), ("box", 2)])
def test_gain_more_pearls_than_there_are(supply: str, got: int) -> None:
    game = arrival("gain 5 pearls;", {"pearls": 8}, {"pearls": 40}, options={"supply": supply})
    assert (pearls(game), treasury(game)) == ([8 + got, 40], 2 - got)


@shows("gain")
@pytest.mark.parametrize(("supply", "got"), [("unlimited", 4), ("box", 1)])
def test_gain_keys(supply: str, got: int) -> None:
    game = arrival("gain 4 keys;", {}, {"keys": 9}, options={"supply": supply})
    assert (keys(game), key_supply(game)) == ([got, 9], 1 - got)
    for amount in ("0", "-1"):
        assert keys(arrival(f"gain {amount} keys;")) == [0, 0]


@shows("gain")
def test_gain_nothing_from_an_empty_supply() -> None:
    empty: dict[str, Any] = {"options": {"supply": "box"}}
    game = arrival("gain 1 key; gain 1 pearl;", {}, {"keys": 10, "pearls": 50}, **empty)
    assert (keys(game), pearls(game)) == ([0, 10], [0, 50])


@shows("gain")
def test_gain_monsters() -> None:
    game = arrival("gain 2 monsters;", {"tokens": [2]}, token_supply=[4, 3, 2])
    assert (tokens(game, 0), token_counts(game)) == ([2, 3, 4], [3, 0])
    assert token_counts(arrival("gain 0 monsters;", token_supply=[4])) == [0, 0]
    assert tokens(arrival("gain 9 monsters;", token_supply=[4, 3]), 0) == [3, 4]
    assert tokens(arrival("gain 1 monster;", token_supply=[]), 0) == []


@shows("gain")
@pytest.mark.parametrize(("amount", "turns"), [("1", 1), ("2", 2), ("0", 0), ("-1", 0)])
def test_gain_extra_turns(amount: str, turns: int) -> None:
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"], "shellfish": ["shellfish 1"]}
    game = arrival(f"gain {amount} extra_turns;", council=stacks)
    for stack, active in zip(stacks, ([0] * turns + [1])[: turns + 1], strict=False):
        game = carry(game, f"support {stack}")
        if asked(game) == (0, "finish"):  # the opener can be used in each turn
            game = carry(game, "finish")
        assert game.active == active


@shows("gain")
def test_an_extra_turn_is_only_gained_in_an_own_turn() -> None:
    late = lord("while free { at turn_start of opponents { gain 1 extra_turn; gain 1 pearl; } }")
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"]}
    game = carry(with_cards(late, {"lords": ["tried"]}, council=stacks), "support crab")
    assert (pearls(game), game.active) == ([1, 0], 1)
    game = carry(game, "support squid")
    assert game.active == 0


# --- return ---------------------------------------------------------------------------------------


@shows("give_back")
@pytest.mark.parametrize(("amount", "left"), [("2", 3), ("5", 0), ("9", 0), ("0", 5), ("-3", 5)])
def test_return_pearls_and_keys(amount: str, left: int) -> None:
    mine = {"pearls": 5, "keys": 1}
    body = f"return {amount} pearls from me; each o in opponents {{ return {amount} keys from o; }}"
    game = arrival(body, mine, {"keys": 5})
    assert (pearls(game), treasury(game)) == ([left, 0], 50 - left)
    assert (keys(game), key_supply(game)) == ([1, left], 10 - 1 - left)


@shows("give_back")
def test_return_monsters_at_random() -> None:
    body = "each o in opponents { return 2 monsters from o; }"
    game = arrival(body, {"tokens": [4]}, {"tokens": [2, 3, 3]}, token_supply=[2])
    (left,) = tokens(game, 1)
    assert token_counts(game) == [1, 1]
    assert sorted(game.state["token_supply"]) == sorted([2, 2, 3, 3, left][:0] + back(left))
    assert token_counts(arrival(body, {}, {"tokens": [2]}, token_supply=[])) == [0, 0]


def back(left: int) -> list[int]:
    """The supply of the test above once ``left`` is the only token not returned."""
    every = [2, 2, 3, 3]
    every.remove(left)
    return every


@shows("give_back")
def test_an_extra_turn_cannot_be_returned_or_stolen() -> None:
    body = "each p in players { return 1 extra_turn from p; steal 1 extra_turn from p; }"
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"]}
    game = arrival(f"gain 1 extra_turn; {body}", council=stacks)
    assert carry(game, "support crab").active == 0


@shows("give_back", "steal", "discard_lord", "disable", "discard_some", "discard_down")
@pytest.mark.parametrize(
    "act",
    [
        "each o in opponents { return 2 pearls from o; }",
        "each p in players { return 2 pearls from p; }",
        "each o in opponents { steal 1 monster from o; }",
        "choose o from opponents; steal 1 key from o;",
        "each l in free_lords of opponents { disable l; }",
        "each l in free_lords of opponents { discard l; }",
        "each o in opponents together { discard 1 from hand of o by o; }",
        "each o in opponents { discard_down to 0 from affiliated of o by me; }",
    ],
)
def test_nothing_befalls_a_protected_player(act: str) -> None:
    yours = {
        "pearls": 3,
        "keys": 2,
        "tokens": [2],
        "hand": ["crab 1"],
        "affiliated": ["squid 1"],
        "lords": ["peddler"],
    }
    game = protected(act, {"pearls": 2}, yours)
    player = game.view(1).players[1]
    assert (player.pearls, player.keys, player.token_count) == (3, 2, 1)
    assert (hand(game, 1), affiliated(game, 1)) == (["crab 1"], ["squid 1"])
    assert (free(game, 1), disabled(game)) == (["peddler", "safe"], [])


# --- steal ----------------------------------------------------------------------------------------


@shows("steal")
@pytest.mark.parametrize(("amount", "got"), [("1", 1), ("3", 3), ("4", 3), ("0", 0), ("-1", 0)])
def test_steal_pearls_and_keys(amount: str, got: int) -> None:
    body = f"each o in opponents {{ steal {amount} pearls from o; steal {amount} keys from o; }}"
    game = arrival(body, {"pearls": 1}, {"pearls": 3, "keys": 3})
    assert pearls(game) == [1 + got, 3 - got]
    assert keys(game) == [got, 3 - got]
    assert (treasury(game), key_supply(game)) == (46, 7)


@shows("steal")
def test_steal_monsters() -> None:
    body = "each o in opponents { steal 2 monsters from o; }"
    game = arrival(body, {"tokens": [2]}, {"tokens": [3, 4]}, {"tokens": [2]}, {})
    assert (tokens(game, 0), token_counts(game)) == ([2, 2, 3, 4], [4, 0, 0, 0])


@shows("steal")
def test_nothing_is_stolen_from_oneself() -> None:
    body = "each p in players { steal 1 pearl from p; steal 1 monster from p; }"
    game = arrival(body, {"pearls": 2, "tokens": [3]}, {"pearls": 2, "tokens": [4]})
    assert (pearls(game), tokens(game, 0)) == ([3, 1], [3, 4])


# --- Allies ---------------------------------------------------------------------------------------


@shows("discard_some")
@pytest.mark.parametrize("zone", ["hand", "affiliated"])
def test_discard_some(zone: str) -> None:
    cards = ["crab 1", "crab 1", "squid 4"]
    game = arrival(f"discard 2 from {zone} of me by me;", {zone: cards})
    assert texts(game) == ["discard squid 4", "discard crab 1"]
    other = carry(game, "discard crab 1")
    assert (discard(other), list(getattr(other.view(0).players[0], zone))) == (2, ["squid 4"])
    game = carry(game, "discard squid 4")
    assert (discard(game), list(getattr(game.view(0).players[0], zone))) == (2, ["crab 1"])


@shows("discard_some")
@pytest.mark.parametrize(("number", "left"), [("0", 3), ("-1", 3), ("3", 0), ("9", 0)])
def test_discard_none_or_all_is_no_question(number: str, left: int) -> None:
    body = f"let n = {number}; discard n from hand of me by me;"
    game = arrival(body, {"hand": ["crab 1", "crab 2", "squid 4"]})
    assert (asked(game), len(hand(game, 0)), discard(game)) == ((0, "action"), left, 3 - left)


@shows("discard_some")
def test_somebody_else_chooses_what_is_discarded_of_a_part() -> None:
    body = "each o in opponents { discard 1 from hand of o where value < 4 by me; }"
    game = arrival(body, {}, {"hand": ["crab 2", "squid 3", "squid 5"]})
    assert (asked(game), texts(game)) == ((0, "discard"), ["discard squid 3", "discard crab 2"])
    assert hand(carry(game, "discard squid 3"), 1) == ["crab 2", "squid 5"]


@shows("discard_down")
@pytest.mark.parametrize(("limit", "left"), [("1", 1), ("0", 0), ("-2", 0), ("2", 2), ("5", 2)])
def test_discard_down(limit: str, left: int) -> None:
    body = f"let n = {limit}; discard_down to n from hand of me by me;"
    game = arrival(body, {"hand": ["crab 2", "squid 3"]})
    if left == 1:
        game = carry(game, "discard squid 3")
        assert hand(game, 0) == ["crab 2"]
    assert (len(hand(game, 0)), discard(game)) == (left, 2 - left)


@shows("discard_ally")
@pytest.mark.parametrize("zone", ["hand", "affiliated"])
def test_discard_a_chosen_ally(zone: str) -> None:
    body = f"choose a from {zone} of me; discard a from {zone} of me; discard a from {zone} of me;"
    cards = ["crab 1", "crab 2", "crab 2", "crab 2"]
    game = carry(arrival(body, {zone: cards}), "choose crab 2")
    assert (list(getattr(game.view(0).players[0], zone)), discard(game)) == (cards[:2], 2)
    game = carry(arrival(body, {zone: cards}), "choose crab 1")  # the second time it is gone
    assert (list(getattr(game.view(0).players[0], zone)), discard(game)) == (cards[1:], 1)


@shows("discard_ally")
def test_an_ally_is_not_discarded_from_where_it_does_not_lie() -> None:
    body = "choose a from hand of me; discard a from affiliated of me;"
    game = arrival(body, {"hand": ["crab 1"], "affiliated": ["crab 2"]})
    assert (hand(game, 0), affiliated(game, 0), discard(game)) == (["crab 1"], ["crab 2"], 0)


@shows("take_stack", "discard_stack")
def test_take_and_discard_a_stack() -> None:
    stacks = {"crab": ["crab 1", "crab 5"], "squid": ["squid 1"]}
    game = arrival("choose s from council where size > 0; take s; take s;", council=stacks)
    taken = carry(game, "choose crab")
    assert (hand(taken, 0), council(taken)["crab"]) == (["crab 1", "crab 5"], 0)
    game = arrival("choose s from council where size > 0; discard s; discard s;", council=stacks)
    gone = carry(game, "choose crab")
    assert (hand(gone, 0), council(gone)["crab"], discard(gone)) == ([], 0, 2)
    assert council(gone)["squid"] == 1


# --- Lords ----------------------------------------------------------------------------------------


@shows("discard_lord")
def test_discard_a_lord_of_the_court_and_a_free_one() -> None:
    game = arrival("discard top of court; discard top of court;")
    assert (court(game), lord_discard(game)) == (["shaman"], ["ship_master", "alchemist"])
    body = "choose l from free_lords of opponents; discard l; discard l; take l;"
    game = carry(arrival(body, {}, {"lords": ["peddler", "jailer"]}), "choose peddler")
    assert (free(game, 1), lord_discard(game)) == (["jailer"], ["peddler"])


@shows("discard_lord")
def test_a_discarded_lord_is_disabled_no_longer() -> None:
    game = arrival(
        "choose l from free_lords of opponents; discard l;",
        {},
        {"lords": ["peddler"], "disabled": ["peddler"]},
    )
    assert (free(game, 1), disabled(game), lord_discard(game)) == ([], [], ["peddler"])


@shows("discard_lord", "disable")
def test_a_lord_under_a_location_is_neither_discarded_nor_disabled() -> None:
    body = "each l in lords of opponents { discard l; disable l; }"
    game = arrival(body, {}, {"locations": [{"the_jail": ["peddler"]}]})
    assert (locations(game, 1), disabled(game)) == ({"the_jail": ["peddler"]}, [])


@shows("take_lord")
def test_take_a_lord_of_the_court_and_of_the_deck() -> None:
    game = arrival("take top of court; take top of lord_deck;", lord_deck=["peddler", "jailer"])
    assert free(game, 0) == ["opener", "tried", "ship_master", "peddler"]
    assert pearls(game) == [2, 0]  # the Peddler's own Power
    assert (court(game), deck_sizes(game)["lord"]) == (["alchemist", "shaman"], 1)


@shows("take_lord")
def test_a_lord_that_is_gone_or_owned_is_not_taken() -> None:
    body = "choose l from court; take l; take l; each m in free_lords of opponents { take m; }"
    game = carry(arrival(body, {}, {"lords": ["peddler"]}), "choose shaman")
    assert (free(game, 0), free(game, 1)) == (["opener", "tried", "shaman"], ["peddler"])


@shows("recruit")
@pytest.mark.parametrize(
    ("price", "left"),
    [
        ("5 pearls", (0, 3, 2)),
        ("2 keys", (5, 1, 2)),
        ("2 monsters", (5, 3, 0)),
        ("0 pearls", (5, 3, 2)),
        ("6 pearls", None),
        ("4 keys", None),
        ("3 monsters", None),
        ("1 extra_turn", None),
    ],
)
def test_recruit_for_a_fixed_price(price: str, left: tuple[int, int, int] | None) -> None:
    mine = {"pearls": 5, "keys": 3, "tokens": [2, 3]}
    # Keys are not to earn a Location meanwhile: the power is used before the action.
    game = arrival(f"choose l from court; recruit l for {price};", mine)
    game = carry(game, "choose alchemist")
    player = game.view().players[0]
    assert (player.pearls, player.keys, player.token_count) == (left or (5, 3, 2))
    assert ("alchemist" in free(game, 0)) is (left is not None)
    assert ("alchemist" in court(game)) is (left is None)


@shows("recruit")
def test_a_lord_that_is_not_at_court_is_not_recruited() -> None:
    body = "recruit top of lord_deck for 1 pearl;"
    body += "each l in free_lords of opponents { recruit l for 1 pearl; }"
    game = arrival(body, {"pearls": 3}, {"lords": ["peddler"]}, lord_deck=["jailer"])
    assert (pearls(game), free(game, 0)) == ([3, 0], ["opener", "tried"])


@shows("recruit")
def test_the_seventh_recruited_begins_the_end_and_a_taken_one_does_not() -> None:
    five = ["recruiter", "tamer", "slaver", "oracle", "peddler"]
    game = arrival("take top of court;", {"lords": five})
    assert not game.state["ending"]
    game = arrival("recruit top of court for 0 pearls;", {"lords": five})
    assert game.state["ending"] == 2


@shows("substitute")
def test_substitute() -> None:
    body = "choose l from court; substitute l with top of lord_deck; gain 1 pearl;"
    game = carry(arrival(body, lord_deck=["peddler", "jailer"]), "choose alchemist")
    assert court(game) == ["ship_master", "peddler", "shaman"]
    assert (lord_discard(game), deck_sizes(game)["lord"]) == (["alchemist"], 1)


@shows("substitute")
@pytest.mark.parametrize(
    "act",
    [
        "choose l from court; discard l; substitute l with top of lord_deck;",
        "let new = top of lord_deck; take new; substitute top of court with new;",
        "substitute top of lord_deck with top of court;",
        "substitute top of free_lords of me with top of lord_deck;",
    ],
)
def test_a_substitute_comes_from_the_deck_for_one_at_court(act: str) -> None:
    game = arrival(act, lord_deck=["slaver", "oracle"])
    if asked(game) == (0, "choice"):
        game = carry(game, "choose shaman")
    assert set(court(game)) <= {"ship_master", "alchemist", "shaman"}
    assert set(lord_discard(game)) <= {"shaman"}


@shows("disable")
def test_disable() -> None:
    body = "each l in free_lords of opponents { disable l; disable l; } disable top of court;"
    game = arrival(body, {}, {"lords": ["recruiter", "peddler"], "disabled": ["peddler"]})
    assert sorted(disabled(game)) == ["peddler", "recruiter"]
    assert free(game, 1) == ["recruiter", "peddler"]
    own = arrival("choose l from free_lords of me; disable l;", {"lords": ["recruiter"]})
    assert disabled(carry(own, "choose recruiter")) == ["recruiter"]


@shows("release")
def test_release() -> None:
    mine = {"locations": [{"the_jail": ["keeper", "sage"]}]}
    body = "choose l from covered_lords of me; release l; release l;"
    game = carry(arrival(body, mine), "choose keeper")
    assert free(game, 0)[-1] == "keeper"
    assert disabled(game) == []
    assert locations(game, 0) == {"the_jail": ["sage"]}
    assert disabled(carry(arrival(body, mine), "choose sage")) == ["sage"]
    theirs = arrival(
        "each o in opponents { each l in covered_lords of o { release l; } }", {}, mine
    )
    assert free(theirs, 1) == ["keeper", "sage"]


@shows("release")
def test_release_does_not_reach_the_protected() -> None:
    body = "each o in players { each l in covered_lords of o { release l; } }"
    game = protected(body, {}, {"locations": [{"the_jail": ["keeper"]}]})
    assert free(game, 1) == ["safe"]


@shows("summon")
def test_summon() -> None:
    words: dict[str, Any] = {"court": ["reaper"], "lord_deck": ["keeper", "miller"]}
    assert court(arrival("summon top of lord_deck; summon top of court;", **words))[-1] == "keeper"


@shows("recover")
def test_recover() -> None:
    words: dict[str, Any] = {"exploration_discard": ["crab 3", "monster", "squid 1"]}
    body = "choose a from exploration_discard; recover a; recover a;"
    game = arrival(body, **words)
    assert "choose crab 3" in texts(game)
    assert "crab 3" in hand(carry(game, "choose crab 3"), 0)
    assert not any("monster" in text for text in texts(arrival(body, **words)))


# --- Locations ------------------------------------------------------------------------------------


@shows("exchange")
def test_exchange() -> None:
    body = "choose m from locations of me; choose o from available;"
    body += "exchange m with o; exchange m with o;"
    held = {"locations": [{"the_jail": ["peddler"]}, "parliament"]}
    game = arrival(body, held, available=["the_abyss", "the_depths"])
    game = carry(game, "choose the_jail", "choose the_depths")
    assert locations(game, 0) == {"the_depths": ["peddler"], "parliament": []}
    assert available(game) == ["the_abyss", "the_jail"]


@shows("exchange")
@pytest.mark.parametrize(
    "act",
    [
        "exchange top of locations of opponents with top of available;",
        "exchange top of locations of me with top of locations of opponents;",
        "exchange top of available with top of available;",
    ],
)
def test_only_an_own_location_is_exchanged_for_an_available_one(act: str) -> None:
    mine, yours = {"locations": ["the_jail"]}, {"locations": ["parliament"]}
    game = arrival(act, mine, yours, available=["the_abyss"])
    assert [list(locations(game, seat)) for seat in (0, 1)] == [["the_jail"], ["parliament"]]
    assert available(game) == ["the_abyss"]


@shows("exchange")
def test_what_a_location_does_when_it_is_gained_is_done_at_an_exchange_too() -> None:
    place = location("on control { gain 4 pearls; }")
    body = "exchange top of locations of me with top of available;"
    game = arrival(body, {"locations": ["the_jail"]}, more=place, available=["place"])
    assert (pearls(game), list(locations(game, 0))) == ([4, 0], ["place"])


@shows("exchange_from_stack")
def test_exchange_from_the_stack() -> None:
    body = "exchange_from_stack top of locations of me; gain 1 pearl;"
    deck = ["the_depths", "the_abyss"]
    held = {"locations": [{"the_jail": ["peddler"]}]}
    game = arrival(body, held, location_deck=deck)
    assert offered(game) == {"exchange the_depths", "exchange the_abyss", "decline"}
    taken = carry(game, "exchange the_abyss")
    assert (locations(taken, 0), deck_sizes(taken)["location"]) == ({"the_abyss": ["peddler"]}, 2)
    kept = carry(game, "decline")
    assert (locations(kept, 0), pearls(kept)) == ({"the_jail": ["peddler"]}, [1, 0])


@shows("exchange_from_stack")
def test_without_a_stack_or_an_own_location_nothing_is_exchanged() -> None:
    body = "exchange_from_stack top of {}; gain 1 pearl;"
    held = {"locations": ["the_jail"]}
    game = arrival(body.format("locations of me"), held, location_deck=[])
    assert (list(locations(game, 0)), pearls(game)) == (["the_jail"], [1, 0])
    game = arrival(body.format("locations of opponents"), {}, held, location_deck=["the_abyss"])
    assert (list(locations(game, 1)), pearls(game)) == (["the_jail"], [1, 0])


@shows("control_drawn")
def test_control_drawn() -> None:
    deck = ["the_depths", "the_abyss", "the_chasm"]
    game = arrival("control_drawn 2 with self;", location_deck=deck, available=["the_jail"])
    assert offered(game) == {"keep the_depths", "keep the_abyss"}
    game = carry(game, "keep the_abyss")
    assert (locations(game, 0), free(game, 0)) == ({"the_abyss": ["tried"]}, ["opener"])
    assert (available(game), deck_sizes(game)["location"]) == (["the_jail", "the_depths"], 1)


@shows("control_drawn")
@pytest.mark.parametrize(
    "act",
    [
        "control_drawn 0 with self;",
        "let n = 0 - 2; control_drawn n with self;",
        "each l in lords of me where it != self and cost < 9 { control_drawn 2 with l; }",
        "each l in free_lords of opponents { control_drawn 2 with l; }",
        "discard self; control_drawn 2 with self;",
    ],
)
def test_only_an_own_free_lord_controls_what_is_drawn(act: str) -> None:
    held = {"locations": [{"the_jail": ["peddler"]}]}
    game = arrival(act, held, {"lords": ["trader"]}, location_deck=["the_abyss", "the_chasm"])
    assert (list(locations(game, 0)), deck_sizes(game)["location"]) == (["the_jail"], 2)


@shows("control_drawn")
@pytest.mark.parametrize(
    ("option", "open_", "got"),
    [("face_up", ["the_jail", "the_abyss"], True), ("face_up", [], False),
     ("nothing", ["the_jail"], False)],
)  # fmt: skip
def test_control_drawn_without_a_stack(option: str, open_: list[str], got: bool) -> None:  # noqa: FBT001 - a case
    game = arrival(
        "control_drawn 2 with self;",
        location_deck=[],
        available=open_,
        options={"ambassador_without_stack": option},
    )
    if got:
        assert offered(game) == {f"control {place}" for place in open_}
        game = carry(game, "control the_abyss")
    assert locations(game, 0) == ({"the_abyss": ["tried"]} if got else {})


MIRROR = location(
    "at game_end { copy_score from locations of players; } score copied_score;", "mirror"
)
MIRROR += location(
    "at game_end { copy_score from locations of opponents; } score copied_score;", "glass"
)
COMPLETE = {"ending": 1, "turn": 1, "exploration_deck": [], "council": {}, "lord_deck": []}


def at_the_end(text: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - as above
    """The last turn is over, and what is done at the end of the game has begun."""
    return with_cards(text, *players, **{**COMPLETE, **words})


@shows("copy_score")
def test_copy_score() -> None:
    game = at_the_end(
        MIRROR,
        {"locations": ["mirror", "the_abyss"], "lords": ["peddler"]},
        {"locations": ["the_jail"]},
    )
    assert (asked(game), offered(game)) == ((0, "copy"), {"copy the_abyss", "copy the_jail"})
    other = carry(game, "copy the_abyss")
    assert total(other, "locations") == [4, 15]
    game = carry(game, "copy the_jail")
    # Reckoned for its owner: a Lord less 1, and the Abyss 2.
    assert (total(game, "locations"), game.outcome.status) == ([14 + 2, 15], "ended")


@shows("copy_score")
def test_copies_are_not_copied_even_if_the_card_allows_it() -> None:
    game = at_the_end(MIRROR, {"locations": ["mirror"]}, {"locations": ["glass"]})
    assert (game.decision, total(game, "locations")) == (None, [0, 0])
    game = at_the_end(MIRROR, {"locations": ["mirror"]}, {"locations": ["glass", "the_jail"]})
    assert total(game, "locations") == [15, 15]


@shows("copy_score")
def test_a_card_without_a_copied_score_copies_nothing() -> None:
    plain = location("at game_end { copy_score from locations of opponents; } score 3;")
    game = at_the_end(plain, {"locations": ["place"]}, {"locations": ["the_jail", "parliament"]})
    assert (game.decision, total(game, "locations")[0]) == (None, 3)
    body = "copy_score from locations of opponents;"
    assert asked(arrival(body, {}, {"locations": ["the_jail", "parliament"]})) == (0, "action")


@shows("copy_score")
def test_the_last_of_several_copies_counts() -> None:
    place = location("""
      on control { copy_score from locations of opponents; copy_score from locations of opponents; }
      score copied_score;
    """)
    body = "exchange top of locations of me with top of available;"
    game = arrival(
        body,
        {"locations": ["the_chasm"]},
        {"locations": ["the_jail", "the_abyss"]},
        more=place,
        available=["place"],
    )
    game = carry(game, "copy the_jail", "copy the_abyss")
    assert total(game, "locations")[0] == 2 * 1  # one guild
    assert len(game.state["copies"]) == 1


# --- words that are read --------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("number", "worth"),
    [
        ("count(hand of me)", 2),
        ("count(affiliated of opponents)", 3),
        ("count(lords of me)", 3),
        ("count(free_lords of me)", 2),
        ("count(locations of me)", 1),
        ("count(court)", 3),
        ("count(lord_deck)", 2),
        ("count(available)", 2),
        ("count(council)", 5),
        ("count(council where size > 0)", 1),
        ("count(races)", 5),
        ("count(opponents)", 1),
        ("count(players)", 2),
        ("sum(lords of me, influence)", 9 + 4 + 0),
        ("sum(lords of me, cost)", 8 + 10 + 9),
        ("sum(free_lords of me, printed_keys)", 1),
        ("count(lords of me where guild == soldier)", 1),
        ("count(lords of me where disabled)", 1),
        ("max(hand of me, value)", 5),
        ("count(hand of me where race == squid)", 1),
        ("count(locations of me where copyable)", 1),
        ("max(council, size)", 2),
        ("pearls of me", 4),
        ("sum(o in opponents, pearls of o)", 1),
        ("monsters of me", 2),
        ("keys of me", 2),
        ("sum(o in opponents, keys of o)", 1),
        ("threat", 3),
    ],
)
def test_a_word_gives_what_it_says(number: str, worth: int) -> None:
    game = with_cards(
        lord(f"once per turn {{ gain {number} pearls; }}") + OPENER,
        {
            "lords": ["recruiter", "opener"],
            "disabled": ["recruiter"],
            "locations": [{"the_jail": ["peddler"]}],
            "hand": ["crab 5", "squid 1"],
            "pearls": 4,
            "keys": 2,
            "tokens": [2, 3],
        },
        {
            "affiliated": ["crab 1", "crab 2", "squid 2"],
            "pearls": 1,
            "lords": ["jailer", "alchemist"],
        },
        court=["shaman", "oracle", "elder"],
        lord_deck=["slaver", "landlord"],
        available=["parliament", "the_abyss"],
        council={"squid": ["squid 3", "squid 4"]},
        threat=3,
    )
    assert reads(game, number) == worth


def reads(game: ar.Game, number: str) -> int:
    """What a number is for seat 0, as a Location would be worth."""
    rules = game.setup.rules
    made = compiled(location(f"score {number};"))
    assert not made.diagnostics
    from abyss_rules.engine.evaluate import Evaluator, Scope

    (ability,) = made.cards[0].abilities
    evaluator = Evaluator(WORDS)
    score = evaluator.prepare(ability.value, Scope({"me": (3, "Player")}, 6))  # type: ignore[union-attr]  # a score
    return int(score(rules, game._state, [0, 0, 0, 0, 0, 0]))


def test_disabled_lords_may_count_for_their_influence_only() -> None:
    held = {"lords": ["recruiter", "peddler"], "disabled": ["recruiter"]}
    for option, number in (("count", 2), ("influence_only", 1)):
        game = table(held, options={"disabled_lords": option})
        assert reads(game, "count(lords of me)") == number


@pytest.mark.parametrize(
    ("effect", "recruits"),
    [
        ("add -20 to recruit_cost for me;", True),
        ("set recruit_cost to 0 for me;", True),
        ("limit recruit_cost to at most 3 for me;", True),
        ("limit recruit_cost to at most 3 for opponents;", False),
        ("limit recruit_cost to at least 3 for me;", False),
        ("add 1 to recruit_cost for me; limit recruit_cost to at most 3 for players;", True),
    ],
)
def test_the_cost_of_a_lord_can_be_changed_in_every_way(effect: str, *, recruits: bool) -> None:
    game = with_cards(
        lord(f"while free {{ {effect} }}"),
        {"lords": ["tried"], "hand": ["shellfish 3"]},
        court=["slaver", "landlord", "elder"],
    )
    assert ("recruit slaver" in offered(game)) is recruits
    if recruits:
        assert "slaver" in free(play(game, "recruit slaver"), 0) or asked(game) == (0, "payment")


def test_which_races_pay_and_what_is_affiliated_can_be_changed() -> None:
    text = lord(
        "while free { set payment_races to any for me; set affiliation to any_paid for me; }"
    )
    held = {"lords": ["tried"], "hand": ["crab 5", "crab 3"]}
    game = with_cards(text, held, court=["slaver", "shaman", "elder"])
    assert "recruit slaver" in offered(game)
    recruit(game, "slaver", "crab 5", "crab 3")
    assert offered(game) == {"affiliate crab 5", "affiliate crab 3"}
    assert "recruit slaver" not in offered(
        table({"hand": held["hand"]}, court=["slaver", "shaman", "elder"])
    )


@pytest.mark.parametrize(("number", "taken"), [("0", 1), ("1", 1), ("2", 2), ("3", 3), ("9", 3)])
def test_how_many_stacks_are_taken_can_be_changed(number: str, taken: int) -> None:
    text = lord(f"while free {{ set support_stacks to {number} for me; }}")
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"], "shellfish": ["shellfish 1"]}
    game = carry(with_cards(text, {"lords": ["tried"]}, council=stacks), "support crab")
    while game.active == 0 and asked(game)[1] == "support":
        game = carry(game, texts(game)[0])
    assert len(hand(game, 0)) == taken


@pytest.mark.parametrize(("limit", "left"), [("3", 3), ("0", 0), ("-4", 0)])
def test_the_hand_limit_can_be_changed(limit: str, left: int) -> None:
    text = lord(f"while free {{ set hand_limit to {limit} for me; }}")
    held = {"lords": ["tried"], "hand": copies(4, "crab 1")}
    game = carry(
        with_cards(text, held, council={"crab": ["crab 2"], "squid": ["squid 1"]}), "support squid"
    )
    while asked(game) == (0, "discard"):
        game = carry(game, texts(game)[0])
    assert len(hand(game, 0)) == left


@pytest.mark.parametrize(
    ("number", "bought"), [("0", 0), ("-1", 0), ("1", 1), ("2", 2), ("3", 3), ("count(court)", 3)]
)
def test_how_many_allies_are_bought_can_be_changed(number: str, bought: int) -> None:
    text = lord(f"while free {{ set purchases_per_turn to {number} for opponents; }}")
    deck = ["squid 1", "squid 2", "squid 3", "squid 4", "crab 1", "crab 2"]
    game = with_cards(
        text, {"lords": ["tried"]}, {"pearls": 20}, court=COURT, exploration_deck=deck
    )
    game = carry(game, "explore")
    while asked(game) == (1, "offer"):
        game = carry(game, "buy")
    assert len(hand(game, 1)) == bought
    assert asked(game) == (0, "keep")


def test_a_resource_that_there_is_not_is_neither_gained_nor_returned() -> None:
    game = table({"pearls": 2})
    rules, state = game.setup.rules, game._state
    before = game.clone()
    moves.give_back(rules, state, 0, moves.EXTRA_TURN, 1)  # type: ignore[arg-type]  # those of Abyss
    assert game == before
