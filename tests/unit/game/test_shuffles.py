"""Shuffles that are fixed before they come: for tests, and for nothing that is kept."""

from __future__ import annotations

import copy
import pickle

import pytest

import abyss_rules as ar

#: The next card revealed needs a shuffle of these.
GIVEN = {
    "exploration_deck": [],
    "exploration_discard": ["crab 1", "crab 2", "squid 3", "monster", "monster"],
    "council": {"crab": ["crab 3"]},
}


def explored(game: ar.Game) -> tuple[list[str], list[str]]:
    """The track and the deck after an exploration has begun."""
    game.apply("explore")
    return list(game.view().track), game.describe()["exploration_deck"]


def test_what_is_fixed_lies_on_top_and_the_rest_below_in_seeded_order() -> None:
    orders = set()
    for seed in range(12):
        game = ar.position("abyss", GIVEN, seed=seed)
        game.fix_shuffle("exploration_deck", ["squid 3", "monster"])
        track, deck = explored(game)
        assert (track, deck[0]) == (["squid 3"], "monster")
        assert sorted(deck) == ["crab 1", "crab 2", "monster", "monster"]
        orders.add(tuple(deck))
    assert len(orders) > 3


def test_a_position_can_fix_the_shuffles_that_come_at_once() -> None:
    given = GIVEN | {"council": {}, "shuffles": {"exploration_deck": ["squid 3", "crab 1"]}}
    game = ar.position("abyss", given)
    assert list(game.view().track) == ["squid 3"]
    assert game.describe()["exploration_deck"][0] == "crab 1"


def test_a_shuffle_is_fixed_once_and_others_are_not_touched() -> None:
    game = ar.position("abyss", GIVEN)
    game.fix_shuffle("lord_deck", ["sage"])
    game.fix_shuffle("exploration_deck", ["squid 3"])
    game.fix_shuffle("exploration_deck", ["crab 1"])
    assert explored(game)[0] == ["squid 3"]
    assert [order[0] for order in game._state.orders] == ["lord_deck", "exploration_deck"]


def test_games_that_differ_in_it_are_not_equal_and_copies_keep_it() -> None:
    game = ar.position("abyss", GIVEN)
    plain = game.clone()
    game.fix_shuffle("exploration_deck", ["squid 3"])
    assert game != plain
    assert game.key() != plain.key()
    for other in (game.clone(), copy.deepcopy(game)):
        assert other == game
        assert explored(other)[0] == ["squid 3"]
    assert game._state.orders


def test_the_game_is_taken_to_begin_where_a_shuffle_is_fixed() -> None:
    game = ar.new_game("abyss", seed=1)
    game.apply(game.decision.options[0])  # type: ignore[union-attr]  # it has begun
    game.fix_shuffle("lord_deck", ["sage"])
    assert game.answers == ()
    with pytest.raises(ar.IllegalError):
        game.undo()
    game.apply(game.decision.options[0])  # type: ignore[union-attr]  # as above
    before = game.clone()
    game.apply(game.decision.options[0])  # type: ignore[union-attr]  # as above
    game.undo()
    assert game == before
    assert len(game.events()) < 40


def test_it_cannot_be_saved_while_a_shuffle_is_to_come() -> None:
    game = ar.position("abyss", GIVEN)
    game.fix_shuffle("exploration_deck", ["squid 3"])
    for save in (ar.to_json, pickle.dumps, lambda one: one.record(), lambda one: one.state):
        with pytest.raises(ar.IllegalError, match="a shuffle that is still to come was fixed"):
            save(game)
    explored(game)
    assert ar.from_json(ar.to_json(game)) == game
    with pytest.raises(ar.IllegalError, match="a shuffle that is still to come was fixed"):
        game.record()


def test_a_card_that_is_not_shuffled_is_an_error_and_nothing_has_happened() -> None:
    game = ar.position("abyss", GIVEN)
    game.fix_shuffle("exploration_deck", ["crab 1", "crab 1"])
    before = game.clone()
    message = r"shuffles.exploration_deck: crab 1 is not among the cards shuffled"
    with pytest.raises(ar.UnreadableError, match=message):
        game.apply("explore")
    assert game == before
    with pytest.raises(ar.PositionError, match=message):
        ar.position(
            "abyss", GIVEN | {"council": {}, "shuffles": {"exploration_deck": ["crab 1"] * 2}}
        )


@pytest.mark.parametrize(
    ("deck", "cards", "message"),
    [
        ("lord_dek", [], r"'lord_dek' is no deck that is shuffled \(did you mean 'lord_deck'"),
        ("token_supply", [2], "'token_supply' is no deck that is shuffled"),
        ("lord_deck", ["kepper"], r"shuffles.lord_deck\[0\]: 'kepper' is no Lord"),
        ("lord_deck", "keeper", "a list is wanted, not 'keeper'"),
    ],
)
def test_what_is_no_deck_and_no_card_is_refused(deck: str, cards: list[str], message: str) -> None:
    game = ar.position("abyss", GIVEN)
    with pytest.raises(ar.UnreadableError, match=message):
        game.fix_shuffle(deck, cards)


def test_decks_of_the_senate_are_fixed_too() -> None:
    game = ar.position(
        "conspiracy",
        {
            "lord_deck": ["value_six_mage"],
            "discards": ["value_one_mage", "value_four_mage", "value_four_mage"],
            "taken": ["value_one_farmer"],
            "available": ["recall_lords"],
            "location_deck": ["plain_seven"],
            "players": [{"chamber": ["value_one_mage"]}],
        },
    )
    game.fix_shuffle("lord_deck", ["value_four_mage", "value_one_mage"])
    game.apply("control recall_lords")
    assert game.describe()["lord_deck"][:2] == ["value_four_mage", "value_one_mage"]
