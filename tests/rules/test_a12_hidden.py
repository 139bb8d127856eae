"""A12: who sees what."""

from typing import Any

import pytest

from tests.rules.hidden import same_for
from tests.rules.table import (
    DEAR,
    copies,
    discard,
    happened,
    play,
    recruit,
    table,
)

# --- secret ---------------------------------------------------------------------------------------


@pytest.mark.clause("A12")
@pytest.mark.parametrize(
    ("key", "mine", "yours"),
    [("hand", ["crab 2"], ["squid 5"]), ("tokens", [2], [4])],
)
def test_hands_and_the_values_of_tokens_are_seen_by_their_owner_only(
    key: str, mine: list[Any], yours: list[Any]
) -> None:
    deck = ["shellfish 1", "shellfish 2"]
    words: dict[str, Any] = {"exploration_deck": deck, "token_supply": [3, 3]}
    one = table({}, {key: mine}, {}, **words)
    other = table({}, {key: yours}, {}, **words)
    if key == "hand":
        # What nobody holds is out of play here, and public: let it be the same.
        one = table({}, {key: mine}, {key: yours}, **words)
        other = table({}, {key: yours}, {key: mine}, **words)
        same_for(one, other, 0, None)
    else:
        one = table({}, {key: mine}, {key: yours}, **words)
        other = table({}, {key: yours}, {key: mine}, **words)
        same_for(one, other, 0, None)
    assert one.view(1) != other.view(1)
    assert tuple(getattr(one.view(1).players[1], key)) == tuple(mine)
    assert getattr(one.view(0).players[1], key) is None
    assert getattr(one.view().players[1], key) is None


@pytest.mark.clause("A12")
@pytest.mark.parametrize(
    ("zone", "things"),
    [
        ("exploration_deck", ["crab 1", "squid 2", "monster"]),
        ("lord_deck", ["miller", "trader", "keeper"]),
        ("location_deck", ["the_jail", "parliament", "the_depths"]),
        ("exploration_discard", ["crab 1", "squid 2", "monster"]),
    ],
)
def test_the_order_of_a_deck_is_nobodys(zone: str, things: list[str]) -> None:
    words: dict[str, Any] = {
        "exploration_deck": ["shellfish 1"],
        "lord_deck": ["recruiter"],
        "court": DEAR,
        "location_deck": ["the_abyss"],
        "available": ["the_chasm"],
    }
    one = table({}, {}, **words | {zone: things})
    other = table({}, {}, **words | {zone: things[::-1]})
    same_for(one, other, 0, 1, None)


@pytest.mark.clause("A12")
def test_the_allies_of_the_council_are_nobodys() -> None:
    stacks = ({"crab": ["crab 1"]}, {"crab": ["crab 5"]})
    games = [
        table(
            {},
            {},
            exploration_deck=["squid 1"],
            exploration_discard=["crab 5" if stack["crab"] == ["crab 1"] else "crab 1"],
            council=stack,
        )
        for stack in stacks
    ]
    same_for(games[0], games[1], 0, 1, None)
    assert games[0].view().council["crab"] == 1


@pytest.mark.clause("A12", "A5")
def test_the_cards_taken_from_the_council_are_never_shown_to_the_others() -> None:
    games = []
    for here, there in (("crab 1", "crab 5"), ("crab 5", "crab 1")):
        game = table(
            {},
            {},
            exploration_deck=["squid 1"],
            exploration_discard=[there],
            council={"crab": [here], "squid": ["squid 2"], "jellyfish": ["jellyfish 1"]},
        )
        games.append(play(game, "support crab"))
    same_for(games[0], games[1], 1, None)
    assert games[0].view(0) != games[1].view(0)


@pytest.mark.clause("A12")
def test_a_stack_discarded_by_the_oracle_is_never_shown() -> None:
    games = []
    for here, there in (("crab 1", "crab 5"), ("crab 5", "crab 1")):
        game = table(
            {"lords": ["oracle"]},
            {},
            exploration_deck=["squid 1"],
            exploration_discard=[there],
            council={"crab": [here], "squid": ["squid 2"]},
        )
        games.append(play(game, "use oracle", "choose crab"))
    same_for(games[0], games[1], 0, 1, None)
    assert discard(games[0]) == 2
    assert [(e.stack, e.size) for e in happened(games[0], "stack_discarded")] == [("crab", 1)]


@pytest.mark.clause("A12", "A14")
def test_only_the_owner_of_black_smokers_looks_through_the_stack() -> None:
    stack = ["the_depths", "the_chasm", "the_abyss"]
    game = table(
        {"keys": 2},
        {},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["black_smokers", "the_jail"],
        location_deck=stack,
    )
    play(game, "explore", "fight", "control black_smokers")
    decision = game.view(1).decision
    assert (decision.seat, decision.kind) == (0, "exchange")
    assert not decision.options
    play(game, "exchange the_depths")
    (own,) = happened(game, "stack_looked_through", seat=0)
    assert sorted(own.locations) == sorted(stack)
    for seat in (1, None):
        (seen,) = happened(game, "stack_looked_through", seat=seat)
        assert seen.locations is None
    # The order in which they lie afterwards is nobody's.
    assert game.view(0).location_deck == 3


@pytest.mark.clause("A12")
def test_a_pending_decision_of_another_shows_its_seat_and_kind_only() -> None:
    game = table({"hand": ["seahorse 5", "seahorse 3"]}, {}, court=["shepherd", *DEAR])
    decision = game.view(1).decision
    assert (decision.seat, decision.kind) == (0, "action")
    assert not decision.options


# --- public ---------------------------------------------------------------------------------------


@pytest.mark.clause("A12")
def test_what_everybody_sees() -> None:
    game = table(
        {},
        {
            "pearls": 3,
            "keys": 2,
            "hand": ["crab 1", "crab 2"],
            "affiliated": ["squid 1"],
            "lords": ["miller"],
            "locations": [{"the_jail": ["keeper"]}],
            "tokens": [2, 2, 3],
        },
        court=DEAR,
        available=["parliament"],
        council={"crab": ["crab 3", "crab 4"], "squid": ["squid 2"]},
    )
    for seat in (0, None):
        view = game.view(seat)
        player = view.players[1]
        assert (player.pearls, player.keys, player.hand_size, player.token_count) == (3, 2, 2, 3)
        assert player.affiliated == ("squid 1",)
        assert player.lords == ("miller",)
        assert [(one.id, one.lords) for one in player.locations] == [("the_jail", ("keeper",))]
        assert view.court == tuple(DEAR)
        assert view.available == ("parliament",)
        assert (view.council["crab"], view.council["squid"]) == (2, 1)
        assert view.token_supply == 17


@pytest.mark.clause("A12", "A4.1")
def test_what_was_revealed_on_the_track_stays_known_in_the_events() -> None:
    game = table({}, {"pearls": 1}, {}, exploration_deck=["crab 3", "squid 2", "..."])
    play(game, "explore")
    assert game.view(2).track == ("crab 3",)
    play(game, "buy", "take")
    (bought,) = happened(game, "ally_bought", seat=2)
    assert (bought.seat, bought.ally) == (1, "crab 3")
    (taken,) = happened(game, "ally_taken", seat=2)
    assert (taken.seat, taken.ally) == (0, "squid 2")


@pytest.mark.clause("A12")
def test_payments_are_shown() -> None:
    game = table({"hand": ["seahorse 5"], "pearls": 3}, {}, court=["shepherd", *DEAR])
    recruit(game, "shepherd", "seahorse 5")
    for seat in (0, 1, None):
        (paid,) = happened(game, "lord_paid", seat=seat)
        assert (paid.lord, paid.allies, paid.pearls) == ("shepherd", ("seahorse 5",), 3)


@pytest.mark.clause("A12")
def test_discards_of_the_slaver_and_the_commander_are_shown() -> None:
    game = table(
        {"lords": ["slaver"], "hand": copies(4, "crab 1", "squid 1")},
        {"lords": ["commander"]},
        council={"seahorse": ["seahorse 5"], "crab": ["crab 2"]},
    )
    play(game, "use slaver", "choose crab 1", "support seahorse", "discard seahorse 5")
    for seat in (1, None):
        shown = [event.allies for event in happened(game, "allies_discarded", seat=seat)]
        assert shown == [("crab 1",), ("seahorse 5", "crab 1")]


@pytest.mark.clause("A12", "A7.2")
def test_locations_drawn_are_shown() -> None:
    stack = ["the_depths", "the_chasm", "the_abyss"]
    game = table(
        {"keys": 2},
        {},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
        location_deck=stack,
    )
    play(game, "explore", "fight", "draw 2")
    assert game.view(1).drawn == ("the_depths", "the_chasm")
    (drawn,) = happened(game, "locations_drawn", seat=1)
    assert drawn.locations == ("the_depths", "the_chasm")
