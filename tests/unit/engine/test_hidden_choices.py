"""Choosing from what lies face down: how it lies does not show, and is not kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from tests.packs import OPENER, arrival, carry, lord, pack, with_cards
from tests.rules import senate
from tests.rules.table import free

ABYSS = ["sage", "keeper", "elder", "opportunist", "trader", "peddler", "seeker"]
SENATE = ["merchant 1", "politician 1", "farmer 3", "merchant 2", "mage 4", "politician 2"]


def abyss(power: str, deck: Iterable[str], seed: int = 1) -> ar.Game:
    return arrival(power, {}, {}, lord_deck=list(deck), seed=seed)


def conspiracy(power: str, deck: Iterable[str], seed: int = 1) -> ar.Game:
    text = f'lord tried "Tried" {{ guild soldier; influence 2; on arrival {{ {power} }} }}'
    words: dict[str, Any] = {"lord_deck": ["tried", *deck], "seed": seed}
    game = senate.senate({}, {}, packs=[pack(text, "conspiracy")], **words)
    return carry(game, "draw 1")


Play = Callable[..., ar.Game]
BOTH = pytest.mark.parametrize(
    ("play", "deck"), [(abyss, ABYSS), (conspiracy, SENATE)], ids=["abyss", "conspiracy"]
)
LOOK = "choose l from lord_deck; gain influence of l pearls;"


def offered(game: ar.Game) -> list[str]:
    """The options in their order."""
    return [] if game.decision is None else [option.text for option in game.decision.options]


def deck_of(game: ar.Game) -> list[int]:
    found: list[int] = game.state["lord_deck"]
    return found


@BOTH
@pytest.mark.parametrize(
    "power",
    [
        LOOK,
        "choose l from (lord_deck where influence > 0) where influence < 9; discard l;",
        "choose 2 from lord_deck as pair; gain count(pair) pearls;",
        "choose l from lord_deck by top of opponents; discard l;",
    ],
)
def test_the_options_do_not_tell_how_the_cards_lie(play: Play, deck: list[str], power: str) -> None:
    one, other = play(power, deck), play(power, deck[::-1])
    assert deck_of(one) != deck_of(other)
    assert offered(one) == offered(other)
    assert len(offered(one)) > 2
    numbers = [one.setup.rules.number[text.rpartition(" ")[2]] for text in offered(one)]
    assert numbers == sorted(numbers)


@BOTH
def test_the_deck_is_shuffled_after_the_choice(play: Play, deck: list[str]) -> None:
    orders = []
    for seed in range(1, 9):
        game = play(LOOK, deck, seed)
        before = deck_of(game)
        game = carry(game, offered(game)[0])
        assert sorted(deck_of(game)) == sorted(before)
        orders.append(deck_of(game)[: len(before)])
    assert sum(order != before for order in orders) > 5
    assert len({tuple(order) for order in orders}) > 5


@BOTH
def test_all_are_told_that_it_is_shuffled(play: Play, deck: list[str]) -> None:
    game = play(LOOK, deck)
    game.apply(offered(game)[0])
    for seat in (None, 0, 1):
        told = [event for event in game.events(seat) if event.kind == "lord_deck_shuffled"]
        assert [event.seat for event in told] == [0]
        assert "looks through the Lord deck" in str(told[0])


@BOTH
def test_of_several_it_is_shuffled_once(play: Play, deck: list[str]) -> None:
    game = play("choose 2 from lord_deck as pair; gain count(pair) pearls;", deck)
    before = deck_of(game)
    game = carry(game, offered(game)[0])
    assert deck_of(game) == before
    last = offered(game)[-1]
    game.apply(last)
    assert [event.kind for event in game.events()].count("lord_deck_shuffled") == 1


@BOTH
def test_with_nothing_to_choose_it_stays_as_it_is(play: Play, deck: list[str]) -> None:
    game = play("choose l from lord_deck where influence > 90; discard l;", deck)
    assert "lord_deck_shuffled" not in [event.kind for event in game.events()]


def test_the_card_chosen_is_taken_out_of_the_shuffled_deck() -> None:
    game = abyss("choose l from lord_deck where cost < 99; take l;", ABYSS)
    game = carry(game, "choose elder")
    assert "elder" in free(game, 0)
    assert game.setup.rules.number["elder"] not in deck_of(game)


def test_the_top_card_is_the_top_card() -> None:
    game = arrival("take top of lord_deck;", {}, {}, lord_deck=["peddler", "sage", "keeper"])
    assert "peddler" in free(game, 0)
    assert deck_of(game) == [game.setup.rules.number[card] for card in ("keeper", "sage")]


def test_open_zones_keep_their_order() -> None:
    court = ["shaman", "alchemist", "ship_master"]
    game = with_cards(
        OPENER + lord("on arrival { choose l from court; discard l; }"),
        {"lords": ["opener"]},
        court=court,
        lord_deck=["tried", "sage"],
    )
    game = carry(game, "use opener")
    assert offered(game) == [f"choose {name}" for name in court]


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_what_nobody_sees_can_be_shuffled(name: str) -> None:
    words = rulesets.find(name).words
    hidden = {word.name for word in words.vocabulary().selectors if word.sees == "nobody"}
    assert hidden == set(words.shufflers)
    assert hidden
