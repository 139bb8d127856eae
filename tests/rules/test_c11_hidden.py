"""C11: who sees what: the order of both decks is nobody's, everything else is open."""

from typing import Any

import pytest

from tests.rules.hidden import same_for
from tests.rules.senate import asked, happened, location_deck, offered, play, senate

DECK = ["farmer 4", "mage 4", "soldier 4", "merchant 4"]
STACK = ["plain_seven", "plain_five", "plain_four"]


# --- secret -------------------------------------------------------------------------------------


@pytest.mark.clause("C11")
@pytest.mark.parametrize(("zone", "cards"), [("lord_deck", DECK), ("location_deck", STACK)])
def test_the_order_of_a_deck_is_nobodys(zone: str, cards: list[str]) -> None:
    words: dict[str, Any] = {"lord_deck": DECK, "location_deck": STACK}
    one = senate({}, {}, **words)
    other = senate({}, {}, **words | {zone: cards[::-1]})
    assert one != other
    same_for(one, other, 0, 1, None)
    assert getattr(one.view(), zone) == len(cards)


@pytest.mark.clause("C11", "C5.4")
def test_the_order_after_a_recall_is_nobodys() -> None:
    games = [
        play(
            senate(
                {"chamber": ["farmer 1"]},
                {},
                lord_deck=["farmer 1", *DECK],
                available=["recall_locations", *STACK],
                seed=seed,
            ),
            "draw 1",
            "control recall_locations",
        )
        for seed in range(8)
    ]
    assert len({tuple(location_deck(game)) for game in games}) > 2
    for game in games[1:]:
        same_for(games[0], game, 0, 1, None)


# --- open ---------------------------------------------------------------------------------------


@pytest.mark.clause("C11", "C3.1")
def test_lords_and_locations_drawn_are_seen_by_all() -> None:
    game = senate({"chamber": ["mage 1"]}, {}, lord_deck=["farmer 1", *DECK], location_deck=STACK)
    play(game, "draw 3")
    for seat in (0, 1, None):
        assert game.view(seat).drawn_lords == (
            "value_one_farmer",
            "value_four_farmer",
            "value_four_mage",
        )
    play(game, "keep farmer 1", "draw 2")
    for seat in (0, 1, None):
        assert game.view(seat).drawn == ("plain_seven", "plain_five")
        (drawn,) = happened(game, "locations_drawn", seat=seat)
        assert drawn.locations == ("plain_seven", "plain_five")


@pytest.mark.clause("C11", "C4.1")
def test_chambers_piles_pearls_locations_and_lords_taken_are_seen_by_all() -> None:
    game = senate(
        {"chamber": ["mage 1", "mage 1"], "locations": {"plain_five": 2}, "pearls": 1},
        {"chamber": ["soldier 4"], "pearls": 3},
        lord_deck=DECK,
        piles={"farmer": [1, 3], "mage": [2]},
        available=["plain_seven"],
    )
    play(game, "pile farmer")
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.taken == ("value_one_farmer", "value_three_farmer")
        assert view.discards["mage"] == ("value_two_mage",)
        assert view.available == ("plain_seven",)
        assert view.pearl_master == 1
        mine, theirs = view.players
        assert (mine.pearls, theirs.pearls) == (1, 3)
        assert [space.lord for space in mine.chamber[:3]] == ["value_one_mage"] * 2 + [None]
        assert mine.chamber[1].location == "plain_five"
        assert theirs.chamber[0].lord == "value_four_soldier"
        assert len(theirs.chamber) == 15


@pytest.mark.clause("C11")
def test_a_question_is_seen_by_all_and_its_options_by_who_is_asked() -> None:
    game = senate({}, {}, lord_deck=DECK)
    assert game.view(0).decision.options == ("draw 1", "draw 2", "draw 3")
    for seat in (1, None):
        decision = game.view(seat).decision
        assert (decision.seat, decision.kind, decision.options) == (0, "recruit", None)


# --- the look through the Location deck ---------------------------------------------------------


@pytest.mark.clause("C11", "C5.2")
def test_the_look_through_the_deck_is_the_choosers_alone() -> None:
    game = senate(
        {"chamber": ["mage 1", "mage 1", "mage 1"], "locations": {"open_archive": 2}},
        {},
        lord_deck=["soldier 1", *DECK],
        location_deck=STACK,
        available=["per_location"],
    )
    play(game, "draw 1")
    assert asked(game) == (0, "archive")
    (mine,) = happened(game, "archive_looked_through", seat=0)
    assert sorted(mine.locations) == sorted(STACK)
    for seat in (1, None):
        (seen,) = happened(game, "archive_looked_through", seat=seat)
        assert seen.locations is None
        view = game.view(seat)
        assert view.decision.options is None
        assert not set(STACK) & set(view.location_scores)
    assert set(STACK) <= set(game.view(0).location_scores)


@pytest.mark.clause("C11", "C5.2")
def test_the_chooser_does_not_see_the_order_and_the_deck_is_shuffled_again() -> None:
    words: dict[str, Any] = {
        "lord_deck": ["soldier 1", *DECK],
        "available": ["per_location"],
    }
    mine = {"chamber": ["mage 1", "mage 1", "mage 1"], "locations": {"open_archive": 2}}
    one = play(senate(mine, {}, location_deck=STACK, **words), "draw 1")
    other = play(senate(mine, {}, location_deck=STACK[::-1], **words), "draw 1")
    same_for(one, other, 0, 1, None)
    assert offered(one) == offered(other)
    orders = set()
    for seed in range(20):
        game = senate(
            mine, {}, location_deck=[*STACK, "plain_three", "mixed_metals"], seed=seed, **words
        )
        play(game, "draw 1", "control plain_five")
        orders.add(tuple(location_deck(game)))
    assert len(orders) > 8
    assert {tuple(sorted(order)) for order in orders} == {
        ("mixed_metals", "plain_four", "plain_seven", "plain_three")
    }
