"""The words of Conspiracy: each example is right, and each verb does what it says, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.conspiracy.vocabulary import WORDS
from tests.packs import carry, compiled, pack
from tests.rules.senate import (
    asked,
    available,
    chamber,
    location_deck,
    locations,
    lord_deck,
    master,
    offered,
    pearls,
    piles,
    senate,
    total,
)
from tests.vocabulary import Shown, card, examples, fits_somewhere

VOCABULARY = WORDS.vocabulary()
EXAMPLES = list(examples(VOCABULARY))
DECK = ["merchant 1", "politician 1", "merchant 2", "politician 2"]
#: Four Lords without a key, and one with.
LORDS = ["farmer 3", "mage 4", "farmer 4", "soldier 6", "mage 1"]

shows = Shown()


def lord(body: str, name: str = "tried", fields: str = "guild soldier; influence 2;") -> str:
    """A Lord with these abilities."""
    return f'lord {name} "{name.title()}" {{ {fields} {body} }}\n'


def location(body: str, name: str = "place", fields: str = "") -> str:
    """A Location with these abilities, worth nothing if they do not say more."""
    score = "" if "score " in body else "score 0;"
    return f'location {name} "{name.title()}" {{ {fields} {body} {score} }}\n'


def with_cards(text: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """A game in which these cards are in play beside those of the base game."""
    return senate(*players, packs=[pack(text, "conspiracy")], **words)


def arrival(statements: str, *players: Mapping[str, Any], more: str = "", **words: Any) -> ar.Game:  # noqa: ANN401 - as above
    """A game in which seat 0 has just placed ``tried`` with this power."""
    described = {"lord_deck": DECK, **words}
    described["lord_deck"] = ["tried", *described["lord_deck"]]
    text = lord(f"on arrival {{ {statements} }}") + more
    return carry(with_cards(text, *(players or ({}, {})), **described), "draw 1")


def over(game: ar.Game) -> bool:
    """The power is over, and the turn with it."""
    return asked(game) == (1, "recruit")


# --- declarations ---------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("name", "example"), [(text, example) for text, _, example in EXAMPLES], ids=lambda x: x[:24]
)
def test_an_example_is_right_in_a_card(name: str, example: str) -> None:
    assert fits_somewhere(VOCABULARY, example), f"the example of {name} fits no card: {example}"


def test_an_example_shows_its_word() -> None:
    assert [name for name, word, example in EXAMPLES if word not in example] == []


@pytest.mark.parametrize("kind", VOCABULARY.card_kinds, ids=lambda kind: kind.name)
def test_the_fields_of_a_card_are_right_as_in_their_examples(kind: Any) -> None:  # noqa: ANN401 - of its own class
    ability = "score 0;" if kind.name == "location" else "on arrival { gain 1 pearl; }"
    assert compiled(card(kind, ability), "conspiracy").diagnostics == ()


def test_the_material_is_right_as_in_its_examples() -> None:
    fields = " ".join(f"{field.name} {field.example};" for field in VOCABULARY.material)
    assert compiled(f"material {{ {fields} }}", "conspiracy").diagnostics == ()


def test_each_verb_is_shown_by_a_test() -> None:
    assert shows.missing(VOCABULARY) == []
    assert shows.keys <= {verb.key for verb in VOCABULARY.verbs}


# --- verbs ----------------------------------------------------------------------------------------


@shows("gain")
@pytest.mark.parametrize(("amount", "got"), [("2", 2), ("0", 0), ("-3", 0), ("9999 * 9", 9999)])
def test_gain(amount: str, got: int) -> None:
    game = arrival(f"gain {amount} pearls;", {}, {"pearls": 3}, pearl_master=1)
    assert (pearls(game), master(game)) == ([got, 3], 0 if got > 3 else 1)


@shows("gain")
def test_the_first_pearl_makes_a_pearl_master() -> None:
    assert master(arrival("gain 1 pearl;")) == 0
    assert master(arrival("gain 0 pearls;")) is None


@shows("swap")
def test_swap() -> None:
    body = "choose 2 from chamber of me where key == none as pair; swap pair; gain 1 pearl;"
    game = arrival(body, {"chamber": LORDS}, {})
    # The mage with a key is not offered; of two, the later is chosen second.
    assert len(offered(game)) == 4
    first, second = offered(game)[0], offered(game)[2]
    game = carry(game, first)
    assert second in offered(game)
    game = carry(game, second)
    assert chamber(game, 0) == ["farmer 4", "mage 4", "farmer 3", "soldier 6", "mage 1", "tried"]
    assert (pearls(game), over(game)) == ([1, 0], True)


@shows("swap")
@pytest.mark.parametrize(
    "pair",
    [
        "choose 2 from chamber of me where key != none as pair;",
        "let pair = chamber of me where influence == 6 or key == silver;",
        "let pair = chamber of me where influence == 6;",
        "let pair = chamber of me;",
        "let pair = chamber of players where influence == 3;",
        "let pair = chamber of opponents where influence > 9;",
    ],
)
def test_lords_with_a_key_or_of_two_chambers_or_another_number_stay(pair: str) -> None:
    game = arrival(f"{pair} swap pair;", {"chamber": LORDS}, {"chamber": ["merchant 3"]})
    assert chamber(game, 0) == [*LORDS, "tried"]
    assert chamber(game, 1) == ["merchant 3"]


@shows("swap")
def test_a_lord_under_a_location_stays() -> None:
    body = "let pair = chamber of me where key != gold; swap pair;"
    mine = {"chamber": ["mage 1"], "locations": {"plain_seven": 1}}
    game = arrival(body, mine, {})
    assert chamber(game, 0) == ["mage 1", "tried"]


@shows("swap")
def test_lords_of_another_chamber_can_be_swapped() -> None:
    body = "each o in opponents { let pair = chamber of o where influence > 2; swap pair; }"
    game = arrival(body, {}, {"chamber": ["farmer 3", "mage 4"]})
    assert chamber(game, 1) == ["mage 4", "farmer 3"]


#: Swaps two Lords of each opponent, and swaps them back.
TWICE = "let {0} = chamber of o where influence == 3 or influence == 4; swap {0};"
BACK = f"each o in opponents {{ {TWICE.format('there')} {TWICE.format('back')} }}"
MAGE_FIRST = "guild of top of chamber of me == mage"
FOUR = ["farmer 3", "mage 4", "farmer 6", "soldier 1"]


@shows("swap")
@pytest.mark.parametrize(
    ("protection", "left"),
    [
        ("", "farmer 3 mage 4"),
        ("while controlled { protect me from lords; }", "farmer 3 mage 4"),
        ("while controlled { protect me from locations; }", "farmer 3 mage 4"),
        # The first swap brings the mage to the first space, which protects from the second.
        (f"while controlled when {MAGE_FIRST} {{ protect me from lords; }}", "mage 4 farmer 3"),
    ],
)
def test_no_lords_of_the_protected_are_swapped(protection: str, left: str) -> None:
    yours = {"chamber": FOUR, "locations": {"place": 4}}
    game = arrival(BACK, {}, yours, more=location(protection))
    assert " ".join(chamber(game, 1)[:2]) == left


@shows("swap")
def test_who_is_protected_is_left_out_of_the_choice() -> None:
    body = "each o in opponents { let pair = chamber of o where influence > 2; swap pair; }"
    yours = {"chamber": ["farmer 3", "mage 4", "soldier 1"], "locations": {"place": 3}}
    theirs = {"chamber": ["farmer 4", "mage 3"]}
    safe = location("while controlled { protect me from lords; }")
    game = arrival(body, {}, yours, theirs, more=safe)
    assert chamber(game, 1) == yours["chamber"]
    assert chamber(game, 2) == ["mage 3", "farmer 4"]


@shows("discard_lord")
def test_discard() -> None:
    game = arrival("discard top of lord_deck; discard top of lord_deck;")
    assert piles(game) == {"merchant": [1], "politician": [1]}
    assert lord_deck(game) == ["merchant 2", "politician 2"]


@shows("discard_lord")
def test_only_a_lord_of_the_deck_is_discarded() -> None:
    body = "each l in discarded { discard l; } discard top of (discarded where influence > 5);"
    game = arrival(body, piles={"mage": [3]})
    assert (piles(game), lord_deck(game)) == ({"mage": [3]}, DECK)
    body = "let l = top of lord_deck; discard l; discard l; discard top of lord_deck; gain 1 pearl;"
    game = arrival(body, lord_deck=["merchant 3", "merchant 4", *DECK[:1]])
    assert (piles(game), lord_deck(game)) == ({"merchant": [3, 4]}, DECK[:1])


@shows("discard_lord")
def test_of_an_empty_deck_nothing_is_discarded() -> None:
    left = {"mage": [3], "farmer": [3]}
    game = arrival("discard top of lord_deck; gain 2 pearls;", lord_deck=[], piles=left)
    assert (piles(game), pearls(game)) == (left, [2, 0])


@shows("reshuffle_lords")
def test_recall_lords() -> None:
    game = arrival("recall discarded where guild == mage;", piles={"mage": [3, 1], "farmer": [2]})
    assert piles(game) == {"farmer": [2]}
    assert sorted(lord_deck(game)) == sorted([*DECK, "mage 3", "mage 1"])
    game = arrival("recall discarded; recall discarded;", piles={"mage": [3, 3], "farmer": [2]})
    assert (piles(game), len(lord_deck(game))) == ({}, 4 + 3)


@shows("reshuffle_lords")
def test_only_discarded_lords_are_recalled() -> None:
    body = "let gone = discarded; recall gone; recall gone; gain count(gone) pearls;"
    game = arrival(body, piles={"mage": [3, 4]})
    assert (len(lord_deck(game)), pearls(game)) == (6, [2, 0])
    game = arrival("recall lord_deck;")
    assert (len(lord_deck(game)), piles(game)) == (4, {})


@shows("reshuffle_locations")
def test_recall_locations() -> None:
    open_, deck = ["plain_seven", "plain_five"], ["plain_four"]
    game = arrival("recall available;", available=open_, location_deck=deck)
    assert (available(game), len(location_deck(game))) == ([], 3)
    body = "each o in opponents { recall locations of o; } gain 1 pearl;"
    yours = {"chamber": ["mage 1"], "locations": {"plain_three": 1}}
    game = arrival(body, {}, yours, available=open_, location_deck=deck)
    assert (available(game), location_deck(game), pearls(game)) == (open_, deck, [1, 0])
    assert list(locations(game, 1)) == ["plain_three"]


# --- what is chosen, saved meanwhile --------------------------------------------------------------


@pytest.mark.parametrize(
    ("things", "number"),
    [
        ("chamber of me", 6),
        ("chamber of players", 7),
        ("guilds", 5),
        ("opponents", 2),
        ("players", 3),
        ("discarded", 2),
        ("available", 2),
    ],
)
def test_things_of_every_kind_can_be_chosen(things: str, number: int) -> None:
    body = f"""
      let best = max(chamber of me, influence);
      let there = top of chamber of opponents;
      let house = guild of there;
      choose x from {things};
      each y in {things} {{ if y == x {{ gain 1 pearl; }} }}
      choose o from opponents;
      choose g from guilds by o;
      gain best + count(chamber of o where guild == g) pearls;
      if house == merchant {{ gain 100 pearls; }}
    """
    game = arrival(
        body,
        {"chamber": LORDS},
        {"chamber": ["merchant 3"]},
        {},
        piles={"mage": [3], "farmer": [3]},
        available=["plain_seven", "plain_five"],
    )
    assert (asked(game), len(offered(game))) == ((0, "choice"), number)
    game = carry(game, offered_id(game), "choose seat 1")
    assert asked(game) == (1, "choice")
    game = carry(game, "choose merchant")
    assert pearls(game)[0] == 1 + 6 + 1 + 100


def test_a_power_may_be_declined_and_only_be_asked_for_something() -> None:
    body = "may when pearls of me > 0 { choose l from discarded; discard l; gain 5 pearls; }"
    assert over(arrival(body, {"pearls": 1}, {}, pearl_master=0))
    assert over(arrival(body, piles={"mage": [3]}))
    game = arrival(body, {"pearls": 1}, {}, pearl_master=0, piles={"mage": [3, 4]})
    assert pearls(carry(game, "decline")) == [1, 0]
    game = carry(game, "accept")
    assert pearls(carry(game, offered_id(game))) == [6, 0]


@pytest.mark.parametrize(
    "number",
    [
        "influence of top of (chamber of me where influence > 9)",
        "printed_pearls of top of (chamber of opponents where influence > 9)",
        "coalition of top of chamber of opponents",
        "alliance of top of chamber of opponents",
        "influence of top of (discarded where influence > 0)",
        "count(chamber of top of (opponents where pearls of it > 0))",
        "pearls of top of (opponents where pearls of it > 0)",
    ],
)
def test_nothing_has_no_number(number: str) -> None:
    assert pearls(arrival(f"gain {number} pearls;")) == [0, 0]


# --- words that are read --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "worth"),
    [
        ("count(chamber of me)", 6),
        ("count(chamber of me where guild == mage)", 2),
        ("count(chamber of me where key != none)", 1),
        ("count(chamber of me where printed_pearls > 0)", 3),
        ("max(chamber of me, coalition)", 1),
        ("max(chamber of me, alliance)", 2),
        ("sum(chamber of me, influence)", 3 + 4 + 4 + 6 + 1 + 2),
        ("count(locations of opponents)", 1),
        ("count(discarded)", 3),
        ("count(discarded where guild == mage)", 2),
        ("sum(discarded, influence)", 3 + 1 + 2),
        ("count(discarded where key == none)", 1),
        ("sum(discarded, printed_pearls)", 2),
        ("count(lord_deck)", 4),
        ("count(available)", 2),
        ("count(guilds)", 5),
        ("count(opponents)", 1),
        ("count(players)", 2),
        ("sum(p in players, pearls of p)", 4),
    ],
)
def test_a_word_gives_what_it_says(number: str, worth: int) -> None:
    game = arrival(
        f"gain {number} pearls;",
        {"chamber": LORDS},
        {"chamber": ["mage 1"], "locations": {"plain_three": 1}, "pearls": 4},
        piles={"mage": [3, 1], "farmer": [2]},
        available=["plain_seven", "plain_five"],
        pearl_master=1,
    )
    assert pearls(game) == [worth, 4]


# --- switches, and what holds on ------------------------------------------------------------------


def controls(effects: str, *, more: str = "", **words: Any) -> ar.Game:  # noqa: ANN401 - as above
    """A game in which seat 0 controls a Location with these abilities."""
    mine = {"chamber": ["mage 1"], "locations": {"place": 1}}
    described = {"lord_deck": DECK, **words}
    return with_cards(location(effects) + more, mine, {}, **described)


def test_draw_duty() -> None:
    game = controls("while controlled { set draw_duty to 2 for me; }", piles={"farmer": [3]})
    assert asked(game) == (0, "keep")  # there was nothing else to do than to draw two
    game = controls("while controlled { set draw_duty to 2 for opponents; }", piles={"farmer": [3]})
    assert offered(game) == ["draw 1", "draw 2", "draw 3", "pile farmer"]
    game = controls("while controlled { set draw_duty to 0 for me; }", piles={"farmer": [3]})
    assert len(offered(game)) == 4


def test_draw_duty_for_a_time() -> None:
    body = "until my next turn { set draw_duty to 3 for opponents; }"
    game = arrival(body, {}, {}, {}, lord_deck=[*DECK, "mage 4", "mage 4", "farmer 4", "farmer 4"])
    assert asked(game) == (1, "keep")
    game = carry(game, offered_id(game))
    assert asked(game) == (2, "keep")
    game = carry(game, offered_id(game))
    assert (asked(game), game.state["passing"]) == ((0, "recruit"), [])


def offered_id(game: ar.Game) -> str:
    """The first option as the game writes it."""
    assert game.decision is not None
    return str(game.decision.options[0])


@pytest.mark.parametrize(("value", "earns"), [("any", True), ("same_metal", False)])
def test_matching_keys(value: str, *, earns: bool) -> None:
    text = location(f"while controlled {{ set matching_keys to {value} for me; }}")
    silver = lord("", "silver", "guild mage; influence 1; key silver;")
    gold = lord("", "gold", "guild mage; influence 1; key gold;")
    base = lord("", "base", "guild farmer; influence 1; key silver;")
    game = with_cards(
        text + silver + gold + base,
        {"chamber": ["base", "silver"], "locations": {"place": 1}},
        {},
        lord_deck=["gold", *DECK],
        available=["plain_seven", "plain_five"],
    )
    game = carry(game, "draw 1")
    assert (asked(game) == (0, "location")) is earns


def test_location_source() -> None:
    text = location("while controlled { set location_source to whole_deck for me; }")
    game = with_cards(
        text,
        {"chamber": ["mage 1", "farmer 1"], "locations": {"place": 1}},
        {},
        lord_deck=["soldier 1", *DECK],
        available=["plain_seven"],
        location_deck=["plain_five", "plain_four"],
    )
    game = carry(game, "draw 1")
    assert offered(game)
    assert all("plain_seven" not in option for option in offered(game))


def test_what_a_location_does_when_it_is_taken_comes_behind_its_pearls() -> None:
    text = location("on control { gain pearls of me pearls; }", "place", "pearls 2;")
    game = with_cards(
        text,
        {"chamber": ["mage 1"]},
        {},
        lord_deck=["farmer 1", *DECK],
        available=["place", "plain_seven"],
        location_deck=["plain_five"],
    )
    game = carry(game, "draw 1")
    if asked(game) == (0, "location"):
        game = carry(game, "control place")
    assert (pearls(game), list(locations(game, 0))) == ([4, 0], ["place"])


@pytest.mark.parametrize(
    ("score", "points"),
    [("pearls of me / 2", 2), ("2 * count(locations of me)", 2), ("7 / 0", 0), ("2 - 5", -3),
     ("sum(g in guilds, min(1, count(chamber of me where guild == g)))", 1)],
)  # fmt: skip
def test_score(score: str, points: int) -> None:
    mine = {"chamber": ["mage 1"], "locations": {"place": 1}, "pearls": 5}
    game = with_cards(location(f"score {score};"), mine, {}, lord_deck=DECK, pearl_master=0)
    assert total(game, "locations") == [points, 0]
