"""Positions from descriptions: what is not named, decks, explorations, and what cannot be."""

import copy
from typing import Any

import pytest

import abyss_rules as ar

#: What is wrong -> (description, what the error says).
IMPOSSIBLE: dict[str, tuple[dict[Any, Any], str]] = {
    "an unknown word": ({"cort": []}, r"position: unknown key 'cort' \(did you mean 'court'\?\)"),
    "a word that is no text": ({1: 2}, "position: unknown key 1"),
    "an unknown Lord": (
        {"court": ["keper"]},
        r"court\[0\]: 'keper' is no Lord \(did you mean 'keeper'\?\)",
    ),
    "a Location at Court": ({"court": ["parliament"]}, r"court\[0\]: 'parliament' is no Lord"),
    "a number for a card": ({"court": [3]}, r"court\[0\]: a text is wanted, not 3"),
    "a text for a list": ({"court": "keeper"}, "court: a list is wanted, not 'keeper'"),
    "a Lord twice": (
        {"court": ["keeper", "keeper"]},
        r"court\[1\]: there is only one keeper, and court\[0\] has named it",
    ),
    "a Lord in two zones": (
        {"court": ["keeper"], "players": [{"locations": {"parliament": ["keeper"]}}]},
        r"court\[0\]: there is only one keeper, and players\[0\].locations\['parliament'\]\[0\]",
    ),
    "a Location twice": (
        {"available": ["parliament"], "players": [{"locations": ["parliament"]}]},
        "available.*only one parliament",
    ),
    "a Location twice at one seat": (
        {"players": [{"locations": ["parliament", "parliament"]}]},
        r"locations\[1\]: parliament is named twice",
    ),
    "a seventh Lord at Court": (
        {"court": ["keeper", "sage", "elder", "hermit", "slaver", "hunter", "seeker"]},
        "court: 7 entries, and there is room for 6",
    ),
    "a sixth card on the track": (
        {"track": ["monster", "crab 1", "crab 1", "crab 1", "crab 1", "crab 2"]},
        "track: 6 entries, and there is room for 5",
    ),
    "no space for the next card": (
        {"track": ["monster", "crab 1", "crab 1", "crab 1", "crab 1"]},
        "track: no space is left",
    ),
    "a sixth card revealed": (
        {"exploration": {"track": ["monster"] * 5, "revealed": "monster"}},
        "exploration.track: no space is left",
    ),
    "an Ally bought by whose turn it is": (
        {"players": [{"bought": 1}]},
        r"players\[0\].bought: whose turn it is buys no Allies \(A4.2\)",
    ),
    "fewer Allies bought than players have": (
        {"players": [{}, {"bought": 2}], "exploration": {"purchases": 1}},
        "exploration.purchases: the players have bought 2 already",
    ),
    "two tracks": (
        {"track": ["crab 1"], "exploration": {}},
        "track: the track is described in the exploration already",
    ),
    "more copies than there are": (
        {"players": [{"hand": ["crab 5"]}, {"hand": ["crab 5"]}]},
        r"players\[1\].hand\[0\]: there is only one crab 5, and players\[0\].hand\[0\]",
    ),
    "more copies than there are in one list": (
        {"players": [{"hand": ["crab 4"] * 3}]},
        r"hand\[2\]: there are only 2 crab 4",
    ),
    "no such Ally": (
        {"players": [{"hand": ["crab 6"]}]},
        r"'crab 6' is no Exploration card \(did you mean 'crab 5'\?\)",
    ),
    "an Ally of three parts": ({"players": [{"hand": [["crab", 3, 3]]}]}, "is no Exploration card"),
    "an Ally of two texts": ({"players": [{"hand": [["crab", "3"]]}]}, "is no Exploration card"),
    "a Monster in hand": ({"players": [{"hand": ["monster"]}]}, "a Monster is no Ally"),
    "a Monster in the Council": ({"council": {"crab": ["monster"]}}, "does not belong"),
    "a stack of another Race": ({"council": {"crab": ["squid 1"]}}, r"council.crab\[0\]: squid 1"),
    "a stack of no Race": ({"council": {"crb": []}}, r"'crb' is no Race \(did you mean 'crab'"),
    "a Council that is a number": ({"council": 1}, "council: a mapping is wanted, not 1"),
    "a Monster among the Council's Allies": (
        {"council": ["crab 1", "monster"]},
        r"council\[1\]: a Monster is no Ally",
    ),
    "a shuffle of no deck": (
        {"shuffles": {"lord_dek": []}},
        r"shuffles: 'lord_dek' is no deck that is shuffled \(did you mean 'lord_deck'",
    ),
    "a shuffle to what is no card": (
        {"shuffles": {"lord_deck": ["keeper", "kepper"]}},
        r"shuffles.lord_deck\[1\]: 'kepper' is no Lord",
    ),
    "negative Pearls": ({"players": [{"pearls": -1}]}, r"players\[0\].pearls: -1 is less than 0"),
    "Pearls that are none": ({"players": [{"pearls": True}]}, "a whole number is wanted, not True"),
    "huge Pearls": ({"players": [{"pearls": 10**40}]}, r"players\[0\].pearls: 1000"),
    "too many players": ({"players": [{}, {}, {}]}, "players: 3 players, and 2 seats"),
    "a player of no seat": ({"players": {"2": {}}}, r"players\[2\]: 2 is not from 0 to 1"),
    "a player of no number": ({"players": {"x": {}}}, r"players\[x\]: a whole number is wanted"),
    "a player that is a list": ({"players": [[]]}, r"players\[0\]: a mapping is wanted, not \[\]"),
    "players that are a number": ({"players": 5}, "players: a list is wanted, not 5"),
    "an unknown word of a player": ({"players": [{"perls": 1}]}, "did you mean 'pearls'"),
    "a disabled Lord that is not free": (
        {"players": [{"disabled": ["keeper"]}]},
        r"players\[0\].disabled\[0\]: keeper is none of the seat's other free Lords",
    ),
    "a Lord disabled twice": (
        {"players": [{"lords": ["keeper"], "disabled": ["keeper", "keeper"]}]},
        r"disabled\[1\]: keeper is none of the seat's other free Lords",
    ),
    "a token of no value": ({"players": [{"tokens": [5]}]}, "there is no Monster token of 5"),
    "tokens beyond the box": ({"token_supply": [4, 4, 4]}, "there are only 2 Monster token of 4"),
    "a Threat beyond the last space": ({"threat": 7}, "threat: 7 is not from 1 to 6"),
    "a seat that is none": ({"turn": 2}, "turn: 2 is not from 0 to 1"),
    "an ending beyond the seats": ({"ending": 3}, "ending: 3 is not from 0 to 2"),
    "an unknown word of an exploration": ({"exploration": {"trak": []}}, "did you mean 'track'"),
    "an exploration that is a list": ({"exploration": []}, "exploration: a mapping is wanted"),
    "a deck with the rest in its middle": (
        {"exploration_deck": ["...", "crab 1"]},
        r"exploration_deck\[0\]: '...' is no Exploration card",
    ),
}


@pytest.mark.parametrize("fault", IMPOSSIBLE)
def test_what_cannot_be_is_an_error_with_its_place(fault: str) -> None:
    description, said = IMPOSSIBLE[fault]
    before = copy.deepcopy(description)
    with pytest.raises(ar.PositionError, match=said):
        ar.position("abyss", description)
    assert description == before


def test_the_box_limits_pearls_and_keys_only_by_option() -> None:
    many = {"players": [{"pearls": 51, "keys": 11}]}
    view = ar.position("abyss", many).view()
    assert (view.treasury, view.key_supply) == (-1, -1)
    with pytest.raises(ar.PositionError, match="51 Pearls are more than the box holds"):
        ar.position("abyss", many, options={"supply": "box"})
    with pytest.raises(ar.PositionError, match="11 Key tokens are more than the box holds"):
        ar.position("abyss", {"players": [{"keys": 11}]}, options={"supply": "box"})


def test_a_description_is_a_mapping_with_seats_that_can_be() -> None:
    with pytest.raises(ar.UnreadableError, match=r"a position is a mapping, not \["):
        ar.position("abyss", [])  # type: ignore[arg-type]  # what a user may give
    with pytest.raises(ar.AbyssError, match="2 to 4 seats, not 9"):
        ar.position("abyss", {"seats": 9})


@pytest.fixture
def stacks() -> dict[str, Any]:
    """A Council, so that the first decision is the action of seat 0."""
    return {"council": {"crab": ["crab 1", ["crab", 2]]}}


@pytest.mark.clause("A2")
def test_what_is_not_named_is_as_at_set_up_without_cards_in_hand(stacks: dict[str, Any]) -> None:
    game = ar.position("abyss", stacks)
    view = game.view(0)
    assert (game.turn, game.active, view.threat, view.treasury) == (1, 0, 1, 50)
    assert (len(view.court), view.lord_deck, len(view.available), view.location_deck) == (
        6,
        29,
        1,
        19,
    )
    assert (view.exploration_deck, view.exploration_discard, view.token_supply) == (69, 0, 20)
    assert view.council["crab"] == 2
    for player in view.players:
        assert (player.pearls, player.keys, player.hand_size, player.lords) == (0, 0, 0, ())


def test_the_same_seed_gives_the_same_position_and_another_another(stacks: dict[str, Any]) -> None:
    assert ar.position("abyss", stacks, seed=1) == ar.position("abyss", stacks, seed=1)
    assert ar.position("abyss", stacks, seed=1) != ar.position("abyss", stacks, seed=2)


@pytest.mark.parametrize("rest", ["...", ...])
def test_a_deck_is_exactly_its_list_unless_the_rest_follows(
    stacks: dict[str, Any], rest: object
) -> None:
    exact = ar.position("abyss", stacks | {"lord_deck": ["keeper", "sage"]})
    assert exact.state["lord_deck"] == [
        exact.setup.rules.number[card] for card in ("sage", "keeper")
    ]
    assert len(exact.view().out_of_play.lords) == 27
    assert len(exact.view().court) == 6
    followed = ar.position("abyss", stacks | {"lord_deck": ["keeper", "sage", rest]})
    assert followed.state["lord_deck"][-2:] == exact.state["lord_deck"]
    assert followed.view().lord_deck == 29
    assert followed.view().out_of_play.lords == ()


@pytest.mark.parametrize(
    ("zone", "box", "number"),
    [
        ("location_deck", "locations", 19),
        ("exploration_deck", "allies", 69),
        ("token_supply", "tokens", 20),
    ],
)
def test_what_nothing_names_is_out_of_play_and_counted_so(
    stacks: dict[str, Any], zone: str, box: str, number: int
) -> None:
    view = ar.position("abyss", stacks | {zone: []}).view()
    assert getattr(view, zone) == 0
    assert len(getattr(view.out_of_play, box)) == number


def test_players_are_a_list_or_by_seat(stacks: dict[str, Any]) -> None:
    player = {
        "pearls": 2,
        "keys": 1,
        "hand": ["squid 1", "crab 3"],
        "affiliated": ["squid 2", "crab 4"],
        "lords": ["The Sage", "slaver"],
        "disabled": ["slaver"],
        "locations": {"Parliament": ["keeper"], "the_jail": []},
        "tokens": [4, 2],
    }
    listed = ar.position("abyss", stacks | {"players": [{}, player]})
    by_seat = ar.position("abyss", stacks | {"players": {"1": player}})
    assert listed == by_seat == ar.position("abyss", stacks | {"players": {1: player}})
    seen = listed.view(1).players[1]
    assert (seen.pearls, seen.keys, seen.tokens) == (2, 1, (2, 4))
    assert (seen.hand, seen.affiliated) == (("crab 3", "squid 1"), ("crab 4", "squid 2"))
    assert (seen.lords, seen.disabled) == (("sage", "slaver"), ("slaver",))
    assert [(one.id, one.lords) for one in seen.locations] == [
        ("parliament", ("keeper",)),
        ("the_jail", ()),
    ]


def test_the_turn_is_described_too(stacks: dict[str, Any]) -> None:
    game = ar.position(
        "abyss",
        stacks | {"seats": 3, "turn": 2, "turn_number": 40, "ending": 2, "extra_turns": 1},
    )
    view = game.view()
    assert (view.active, view.turn, view.ending, view.extra_turns) == (2, 40, 2, 1)


def test_an_exploration_stands_before_the_next_card() -> None:
    game = ar.position(
        "abyss",
        {
            "exploration": {"track": ["monster", "crab 1"], "purchases": 2},
            "exploration_deck": ["squid 3", "..."],
            "players": [{}, {"pearls": 3}],
        },
    )
    view = game.view(1)
    assert view.track == ("monster", "crab 1", "squid 3")
    assert (view.decision.kind, view.decision.seat, view.price) == ("offer", 1, 3)


def test_a_revealed_card_is_offered_or_fought() -> None:
    offered = ar.position(
        "abyss", {"exploration": {"revealed": "squid 3"}, "players": [{}, {"pearls": 1}]}
    )
    assert offered.view().decision.kind == "offer"
    fought = ar.position("abyss", {"exploration": {"revealed": "monster"}})
    assert fought.view().decision.kind == "fight"
    assert ar.position("abyss", {"track": []}, seed=4) == ar.position("abyss", {}, seed=4)


def test_with_every_check_of_the_court_an_exploration_has_it_too() -> None:
    game = ar.position(
        "abyss",
        {
            "exploration": {"revealed": "squid 3"},
            "court": ["keeper"],
            "players": [{}, {"pearls": 1}],
        },
        options={"court_bonus": "each_check"},
    )
    game.apply("decline")
    game.apply("take")
    assert game.view().players[0].pearls == 2


def test_a_position_can_be_saved_recorded_and_undone(stacks: dict[str, Any]) -> None:
    game = ar.position("abyss", stacks | {"lord_deck": ["keeper"]})
    assert ar.from_json(ar.to_json(game)) == game
    game.apply("support crab")
    record = game.record()
    assert record.seed is None
    assert ar.replay(str(record)) == game
    game.undo()
    assert game == ar.position("abyss", stacks | {"lord_deck": ["keeper"]})
