"""The words of Abyss: each example is right, and each word that is read gives what it says."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.packs import COURT, OPENER, carry, compiled, location, lord, with_cards
from tests.rules.table import asked, copies, free, hand, offered, play, recruit, table, texts
from tests.unit.rulesets.abyss.shown import shows
from tests.vocabulary import card, examples, fits_somewhere

VOCABULARY = WORDS.vocabulary()
EXAMPLES = list(examples(VOCABULARY))


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
    for file in Path(__file__).parent.glob("test_verbs_*.py"):
        import_module(f"tests.unit.rulesets.abyss.{file.stem}")  # it notes what it shows
    assert shows.missing(VOCABULARY) == []
    assert shows.keys <= {verb.key for verb in VOCABULARY.verbs}


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
