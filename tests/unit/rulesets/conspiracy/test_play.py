"""Conspiracy played through the facade: turns, keys, Locations, the end, and whole games."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest

import abyss_rules as ar
from abyss_rules.game import Game
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from tests.cards.senate_facts import lord
from tests.rules.senate import colours
from tests.unit.rulesets.conspiracy.tables import chamber, owned, play, rules, state, table, texts

ADJACENT = (
    "1:2,6 2:1,3,6,7 3:2,4,7,8 4:3,5,8,9 5:4,9 6:1,2,7,10 7:2,3,6,8,10,11 8:3,4,7,9,11,12 "
    "9:4,5,8,12 10:6,7,11,13 11:7,8,10,12,13,14 12:8,9,11,14 13:10,11,14,15 14:11,12,13,15 15:13,14"
)


# --- the box ------------------------------------------------------------------------------------


def test_the_pyramid_is_that_of_the_rules() -> None:
    wanted = {
        int(space): [int(other) for other in others.split(",")]
        for space, others in (part.split(":") for part in ADJACENT.split())
    }
    found = rules(ar.new_game("conspiracy")).adjacent
    assert {n + 1: [other + 1 for other in near] for n, near in enumerate(found)} == wanted


def test_the_declared_neighbours_are_those_of_the_declared_rows() -> None:
    r = rules(ar.new_game("conspiracy"))
    places = [(row, column) for row, length in enumerate(r.rows) for column in range(length)]
    near = {(0, 1), (0, -1), (1, -1), (1, 0), (-1, 0), (-1, 1)}
    for number, (row, column) in enumerate(places):
        touching = {(row + down, column + right) for down, right in near}
        assert r.adjacent[number] == tuple(n for n, at in enumerate(places) if at in touching)


def test_the_box_holds_60_lords_and_24_or_29_locations() -> None:
    r = rules(ar.new_game("conspiracy"))
    assert len(r.lords) == 60
    assert Counter((r.guild[n], r.influence[n]) for n in r.lords) == {
        (guild, value): copies
        for guild in range(5)
        for value, copies in {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}.items()
    }
    assert len(r.locations) == 24
    bonus = rules(ar.new_game("conspiracy", options={"bonus_locations": True}))
    assert len(bonus.locations) == 29


def test_a_game_begins_as_the_rulebook_says() -> None:
    first = set()
    for seed in range(20):
        game = ar.new_game("conspiracy", seats=4, seed=seed)
        s = state(game)
        assert (len(s.lord_deck), len(s.location_deck), len(s.available)) == (60, 23, 1)
        assert s.master == -1
        assert not any(s.chamber)
        first.add(game.active)
    assert first == {0, 1, 2, 3}


# --- recruiting (C3) ----------------------------------------------------------------------------


def test_draw_some_or_take_a_pile() -> None:
    game = table([[], []], deck=["mage 1", "mage 2"], piles={"farmer": "11", "mage": "4"})
    assert texts(game) == ["draw 1", "draw 2", "pile farmer", "pile mage"]
    play(game, "draw 2")
    assert texts(game) == [f"keep {lord('mage 1')}", f"keep {lord('mage 2')}"]
    play(game, "keep mage 1")
    assert chamber(game, 0) == [lord("mage 1")]
    r = rules(game)
    assert state(game).discards[4] == (r.number[lord("mage 2")], r.number[lord("mage 4")])


def test_copies_are_one_option() -> None:
    game = table([[], []], deck=["mage 1", "mage 1", "mage 2"])
    play(game, "draw 3")
    assert texts(game) == [f"keep {lord('mage 1')}", f"keep {lord('mage 2')}"]


def test_a_pile_is_placed_one_by_one_and_its_rest_goes_back() -> None:
    full = colours("11112/2223/333/4")
    game = table([full, []], piles={"mage": "446"}, deck=["farmer 6"])
    play(game, "pile mage")
    assert texts(game) == [f"place {lord('mage 4')}", f"place {lord('mage 6')}"]
    play(game, "place mage 6")  # reveals the last Lord of the deck
    assert chamber(game, 0)[13:] == [lord("mage 6"), lord("mage 4")]
    assert (game.active, texts(game)) == (1, ["pile farmer", "pile mage"])


def test_nothing_left_to_take_ends_the_game_unfinished() -> None:
    game = table([["mage 1"], []])
    assert game.outcome.status == "unfinished"
    assert "no Lord" in game.outcome.reason


# --- effects (C4, C6) ---------------------------------------------------------------------------


def test_a_six_discards_the_top_of_the_deck() -> None:
    game = table([[], []], piles={"soldier": "6"}, deck=["soldier 3", "mage 1"])
    play(game, "pile soldier")
    assert state(game).discards[1] == (rules(game).number[lord("soldier 3")],)
    assert len(state(game).lord_deck) == 1


def test_a_zero_swaps_lords_without_keys() -> None:
    game = table([["mage 3", "mage 1", "farmer 6"], []], piles={"mage": "0"}, deck=["mage 1"] * 2)
    play(game, "pile mage")
    assert texts(game) == ["accept", "decline"]
    play(game, "accept")
    assert texts(game) == ["choose space 1 of seat 0", "choose space 3 of seat 0"]
    play(game, "choose space 1")
    assert texts(game) == ["choose space 3 of seat 0", "choose space 4 of seat 0"]
    play(game, "choose space 3")
    assert chamber(game, 0) == [lord(t) for t in ("farmer 6", "mage 1", "mage 3", "mage 0")]


def test_a_zero_beside_a_key_alone_swaps_nothing() -> None:
    game = table([["mage 1"], []], piles={"mage": "0"}, deck=["mage 1"] * 2)
    play(game, "pile mage")
    assert game.active == 1


def test_the_pearl_master_is_overtaken_by_as_many() -> None:
    game = table([[], []], deck=["mage 4", "farmer 4", "mage 1", "mage 1"])
    assert state(game).master == -1
    play(game, "draw 1")
    assert state(game).master == 0
    play(game, "draw 1")
    assert state(game).master == 1
    assert [score["pearl_master"] for score in game.scores()] == [0, 5]


# --- keys and Locations (C5) --------------------------------------------------------------------


def test_two_of_a_metal_or_any_three_keys_earn_a_location() -> None:
    game = table(
        [["mage 2", "mage 1"], []],
        deck=["mage 1", *["farmer 4"] * 2],
        available=["plain_seven"],
        location_deck=["plain_five"],
    )
    play(game, "draw 1")
    assert texts(game) == ["control plain_seven", "draw 1"]
    play(game, "draw 1")
    assert owned(game, 0) == ["plain_five"]
    assert state(game).spaces[0] == (2,)
    assert state(game).pearls[0] == 1
    one = table([["mage 2"], []], deck=["mage 1", *["farmer 4"] * 2], available=["plain_seven"])
    play(one, "draw 1")
    assert one.active == 1
    used = table(
        [["mage 1", "mage 1", "mage 2"], []],
        locations=[{"plain_four": 2}, {}],
        deck=["mage 1", *["farmer 4"] * 2],
        available=["plain_seven"],
    )
    play(used, "draw 1")
    assert used.active == 1


def test_without_any_location_the_keys_stay_available() -> None:
    game = table([["mage 1"], []], deck=["mage 1", "farmer 4", "mage 4", "farmer 1"])
    play(game, "draw 1", "draw 1")
    assert not owned(game, 0)
    state(game).available = state(game).box_locations[:1]
    state(game).box_locations = state(game).box_locations[1:]
    play(game, "draw 1")
    assert not owned(game, 0), "only a Lord with a key tests them again"


def test_mixed_metals_and_the_archive_last() -> None:
    game = table(
        [["mage 1", "mage 1", "mage 2"], []],
        locations=[{"mixed_metals": 2}, {}],
        deck=["mage 1", *["farmer 4"] * 2],
        available=["plain_seven", "plain_five"],
    )
    play(game, "draw 1")
    assert texts(game) == ["control plain_seven", "control plain_five"]
    game = table(
        [["mage 1", "mage 1", "mage 2"], []],
        locations=[{"open_archive": 2}, {}],
        deck=["mage 2", *["farmer 4"] * 2],
        available=["plain_seven"],
        location_deck=["per_location", "plain_five", "plain_four"],
    )
    play(game, "draw 1")
    assert texts(game) == ["control plain_five", "control plain_four", "control per_location"]
    play(game, "control per_location")
    assert game.scores()[0]["locations"] == 3 + 4


@pytest.mark.parametrize("option", ["nothing", "face_up"])
def test_an_empty_archive(option: str) -> None:
    game = table(
        [["mage 1", "mage 1", "mage 2"], []],
        locations=[{"open_archive": 2}, {}],
        deck=["mage 2", *["farmer 4"] * 2],
        available=["plain_seven", "plain_five"],
        options={"empty_location_deck": option},
    )
    play(game, "draw 1")
    assert (game.active == 0) == (option == "face_up")


def test_recalls() -> None:
    game = table(
        [["mage 1"], []],
        deck=["mage 1", "mage 2", *["farmer 4"] * 2],
        piles={"mage": "6", "farmer": "3"},
        available=["recall_lords", "plain_five"],
    )
    play(game, "draw 2", "keep mage 1", "control recall_lords")
    assert not any(state(game).discards)
    assert len(state(game).lord_deck) == 5
    game = table(
        [["mage 1"], []],
        deck=["mage 1", *["farmer 4"] * 2],
        available=["plain_five"],
        location_deck=["recall_locations", "plain_seven"],
    )
    play(game, "draw 1", "draw 2", "keep recall_locations")
    assert not state(game).available
    assert len(state(game).location_deck) == 2


def test_duties_last_until_the_owners_next_turn() -> None:
    deck = ["mage 1", *["farmer 4"] * 2, *["soldier 4"] * 2, *["merchant 4"] * 2, "politician 4"]
    game = table([["mage 1"], [], []], deck=deck, available=["duty_of_two", "plain_five"])
    play(game, "draw 1", "control duty_of_two")
    # Seats 1 and 2 draw two and have no choice.
    assert (chamber(game, 1), chamber(game, 2)) == ([lord("farmer 4")], [lord("soldier 4")])
    assert (game.turn, game.active) == (4, 0)
    assert texts(game)[:4] == ["draw 1", "draw 2", "draw 3", "pile farmer"]
    assert not state(game).passing


@pytest.mark.parametrize(("option", "discarded"), [("replace", 2), ("strictest", 1)])
def test_duties_together(option: str, discarded: int) -> None:
    game = table(
        [["mage 1"], ["mage 1"], []],
        deck=["mage 1", "mage 1", *["farmer 1"] * 4, *["soldier 1"] * 2],
        available=["duty_of_one", "duty_of_two"],
        options={"duties_together": option},
    )
    play(game, "draw 1", "control duty_of_one")
    # Seat 1 takes the other one, seat 2 is under both, seat 0 under that of seat 1.
    assert owned(game, 1) == ["duty_of_two"]
    assert (game.turn, game.active) == (5, 1)
    assert len(state(game).discards[0]) == discarded


def test_a_duty_lifts_with_an_empty_deck_and_takes_what_is_left() -> None:
    game = table(
        [["mage 1"], []],
        deck=["mage 1"],
        piles={"mage": "4", "farmer": "4"},
        available=["duty_of_one", "plain_five"],
    )
    play(game, "draw 1", "control duty_of_one")
    assert texts(game) == ["pile farmer", "pile mage"]
    game = table(
        [["mage 1"], []],
        deck=["mage 1", "soldier 4"],
        piles={"mage": "4"},
        available=["duty_of_two", "plain_five"],
    )
    play(game, "draw 1", "control duty_of_two")
    assert chamber(game, 1) == [lord("soldier 4")]


# --- the end and the score (C7, C8) -------------------------------------------------------------


@pytest.mark.parametrize("rows", ["44113/2414/432/45/5", "44113/2414/432", "33222/3255/344/44/4"])
def test_the_largest_coalition(rows: str) -> None:
    full = colours(rows)
    points = 15 if len(full) == 15 else 12
    game = table([full, []], deck=["merchant 0", "mage 0"], ending=2 * (len(full) == 15), active=1)
    assert game.scores()[0]["coalition"] == points


def test_locations_of_the_example() -> None:
    game = table(
        [
            [
                "mage 2",
                "mage 1",
                "farmer 1",
                "soldier 1",
                "soldier 2",
                "merchant 1",
                "mage 4",
                "farmer 4",
                "farmer 3",
                "farmer 2",
                "mage 1",
            ],
            [],
        ],
        locations=[{"open_archive": 2, "count_of_guild_mage": 11}, {}],
        deck=["politician 1", "politician 2"],
        pearls=[4, 0],
        master=0,
    )
    assert game.scores()[0]["locations"] == 3 + 5


def test_alliances() -> None:
    game = table(
        [["mage 2", "farmer 2", "soldier 2", "mage 1", "soldier 2", "farmer 2"], []],
        locations=[{"alliance_of_twos": 5, "neither_key_nor_pearl": 6}, {}],
        deck=["politician 1", "politician 2"],
        options={"bonus_locations": True},
    )
    assert game.scores()[0]["locations"] == 2 * 4 + 1


@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_the_others_have_exactly_one_more_turn(first: int, turns: list[int]) -> None:
    chambers: list[list[str]] = [[], [], []]
    chambers[first] = colours("44113/2414/432/44")
    game = table(chambers, deck=["mage 3", "mage 4", "mage 6", "mage 0"], active=first)
    active = []
    while game.decision is not None:
        active.append(game.active)
        play(game, "draw 1" if "draw 1" in texts(game) else texts(game)[-1])
    assert list(dict.fromkeys(active)) == turns
    assert game.turn == 3
    assert game.outcome.status == "ended"


def test_ties_are_broken_by_pearls_and_then_shared() -> None:
    more = table([["mage 4"], ["farmer 4"]], finished=1, stack=[], pearls=[2, 3], master=-1)
    assert more.winners == (1,)
    shared = table([["mage 4"], ["farmer 4"]], finished=1, stack=[], pearls=[0, 0])
    assert shared.winners == (0, 1)


# --- whole games --------------------------------------------------------------------------------

CHOICES: dict[str, list[str | bool]] = {
    "duties_together": ["replace", "strictest"],
    "empty_location_deck": ["nothing", "face_up"],
    "bonus_locations": [False, True],
    "opponent": ["random", "farmer", "soldier", "merchant", "politician", "mage"],
    "solo_start": ["human", "opponent"],
    "solo_last_turn": ["both", "opponent_only"],
}


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games(seats: int) -> None:
    for seed in range(12):
        draw = random.Random(seed)
        options = {name: draw.choice(values) for name, values in CHOICES.items()}
        game = ar.new_game("conspiracy", seats=seats, seed=seed, options=options)
        while (decision := game.decision) is not None:
            shown = texts(game)
            assert len(set(shown)) == len(shown) > 1
            assert decision.seat < seats
            loaded = ar.from_json(ar.to_json(game))
            assert loaded == game
            assert loaded.key() == game.key()
            copy = game.clone()
            option = draw.choice(decision.options)
            game.apply(option)
            assert copy == loaded
            copy.apply(option)
            assert copy == game
            _conserved(game)
        assert game.outcome.status == "ended"
        assert ar.replay(game.record()) == game
        assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301  # our own game
        # Each turn places at least one Lord.
        assert game.turn <= 15 * rules(game).players
        assert 15 in map(len, state(game).chamber)


def _conserved(game: Game) -> None:
    s, r = state(game), rules(game)
    lords = [*s.lord_deck, *s.drawn_lords, *s.taken, *s.box_lords]
    for zone in (*s.discards, *s.chamber):
        lords += zone
    assert sorted(lords) == list(r.lords)
    locations = [*s.location_deck, *s.available, *s.drawn, *s.box_locations]
    for zone in s.locations:
        locations += zone
    assert sorted(locations) == list(r.locations)


def test_a_clone_copies_every_slot() -> None:
    s = state(ar.new_game("conspiracy", seats=3))
    assert all(getattr(s.clone(), slot) == getattr(s, slot) for slot in ConspiracyState.POSITION)
