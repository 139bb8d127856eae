"""Views: everything declared shows as it is declared, and the order of the decks never (C11)."""

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine.material import Counter, Zone
from abyss_rules.rulesets.conspiracy.codec import from_plain
from abyss_rules.rulesets.conspiracy.material import COUNTERS, GUILDS, ZONES
from abyss_rules.rulesets.conspiracy.view import ConspiracyView, PlayerView, build_view
from tests.cards.senate_facts import lord
from tests.played import played, walk
from tests.rules.senate import colours

#: Shared zone or counter -> where a view has it.
SHARED: dict[str, Callable[[ConspiracyView], object]] = {
    name: lambda view, name=name: getattr(view, name)
    for name in (
        "lord_deck",
        "drawn_lords",
        "taken",
        "discards",
        "location_deck",
        "available",
        "drawn",
        "replay_token",
    )
} | {
    "box_lords": lambda view: view.out_of_play.lords,
    "box_locations": lambda view: view.out_of_play.locations,
    "master": lambda view: -1 if view.pearl_master is None else view.pearl_master,
}
#: Zone or counter of a player -> what all see of it.
OF_PLAYER: dict[str, Callable[[PlayerView], object]] = {
    "chamber": lambda player: tuple(space.lord for space in player.chamber if space.lord),
    "locations": lambda player: player.locations,
    "pearls": lambda player: player.pearls,
}


def _shown(game: ar.Game, value: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(game.setup.rules.cards[number].id for number in value)


def _conspiracy(seed: int, decisions: int, seats: int) -> ar.Game:
    return played(seed, decisions, seats, ruleset="conspiracy")


@pytest.fixture(scope="module")
def games() -> list[ar.Game]:
    return [_conspiracy(seed, 7 * seed, 1 + seed % 4) for seed in range(1, 13)]


@pytest.mark.clause("C11")
@pytest.mark.parametrize("zone", ZONES, ids=lambda zone: zone.name)
def test_a_zone_is_seen_by_whom_its_declaration_says(games: list[ar.Game], zone: Zone) -> None:
    for game in games:
        held = getattr(game._state, zone.name)
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            if zone.per == "seat":
                for owner, player in enumerate(view.players):
                    assert OF_PLAYER[zone.name](player) == _shown(game, held[owner])
            elif zone.per == "guild":
                shown = [_shown(game, pile) for pile in held]
                assert SHARED[zone.name](view) == dict(zip(GUILDS, shown, strict=True))
            elif zone.sees == "nobody":
                assert SHARED[zone.name](view) == len(held)
            else:
                assert SHARED[zone.name](view) == _shown(game, held)


@pytest.mark.clause("C11")
@pytest.mark.parametrize("counter", COUNTERS, ids=lambda counter: counter.name)
def test_a_counter_is_seen_by_all(games: list[ar.Game], counter: Counter) -> None:
    for game in games:
        held = getattr(game._state, counter.name)
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            if counter.per:
                assert [OF_PLAYER[counter.name](player) for player in view.players] == held
            else:
                assert SHARED[counter.name](view) == held


@pytest.mark.clause("C11")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_order_of_the_decks_never_changes_what_a_seat_sees(seats: int) -> None:
    draw = random.Random(seats)
    met = set()
    for game in walk(21, seats, ruleset="conspiracy"):
        data = game.state
        for deck in ("lord_deck", "location_deck"):
            draw.shuffle(data[deck])
        data["chance"] = draw.getrandbits(64)
        rules: Any = game.setup.rules
        other = ar.Game(game.setup, from_plain(rules, data))
        for seat in (None, *range(seats)):
            assert other.view(seat) == game.view(seat)
        assert other.decision == game.decision
        met.add(game.decision and game.decision.kind)
    assert {"recruit", "keep", None} <= met


@pytest.mark.clause("C11")
@pytest.mark.parametrize("looking", [0, 1])
def test_the_look_through_the_deck_is_the_choosers_alone(looking: int) -> None:
    player = {
        "chamber": [lord("mage 1"), lord("mage 1"), lord("mage 1")],
        "locations": {"open_archive": 2},
    }
    game = ar.position(
        "conspiracy",
        {
            "turn": looking,
            "players": [*[{}] * looking, player],
            "taken": [lord("farmer 1")],
            "location_deck": ["plain_seven", "plain_five"],
        },
    )
    assert game.decision is not None
    assert game.decision.kind == "archive"
    looked = game.view(looking)
    assert looked.decision.source == lord("farmer 1")
    assert looked.decision.options == ("control plain_seven", "control plain_five")
    assert {"plain_seven", "plain_five"} <= set(looked.location_scores)
    for seat in (None, 1 - looking):
        assert "plain_seven" not in json.dumps(game.view(seat).to_data())
        (event,) = [one for one in game.events(seat) if one.kind == "archive_looked_through"]
        assert event.locations is None


def test_a_pending_decision_shows_its_options_to_its_seat_only(games: list[ar.Game]) -> None:
    for game in games:
        decision = game.decision
        for seat in (None, *range(game.seats)):
            shown = game.view(seat).decision
            if decision is None:
                assert shown is None
                continue
            assert (shown.seat, shown.kind) == (decision.seat, decision.kind)
            own = tuple(map(str, decision.options)) if seat == decision.seat else None
            assert shown.options == own


def test_views_are_values(games: list[ar.Game]) -> None:
    for game in games:
        view = game.view(0)
        assert view == game.clone().view(0)
        assert view != game.view()
        again = pickle.loads(pickle.dumps(view))  # noqa: S301  # what was just written
        assert again == view
        assert dict(again.cards) == dict(view.cards)


def test_views_are_json(games: list[ar.Game]) -> None:
    for game in games:
        for seat in (None, 0):
            view = game.view(seat)
            data = view.to_data()
            assert json.loads(json.dumps(data)) == data
            assert not {"cards", "shape"} & data.keys()
            assert data["discards"]["mage"] == list(view.discards["mage"])
            assert data["players"][0]["chamber"][14]["space"] == 15


def test_cards_tell_what_is_printed() -> None:
    cards = ar.new_game("conspiracy").view().cards
    assert len(cards) == 54
    one, zero = cards[lord("mage 1")], cards[lord("mage 0")]
    assert (one.guild, one.influence, one.copies, one.key) == ("mage", 1, 4, "silver")
    assert (zero.key, zero.pearls, zero.copies) == (None, 0, 1)
    assert (cards["plain_three"].guild, cards["plain_three"].pearls) == (None, 3)


@pytest.mark.clause("C8.2")
def test_the_shape_is_that_of_the_chamber() -> None:
    shape = ar.new_game("conspiracy").view().shape
    assert shape.rows == (5, 4, 3, 2, 1)
    assert shape.adjacent[0] == (2, 6)
    assert shape.adjacent[14] == (13, 14)


@pytest.mark.clause("C5.1")
def test_a_chamber_shows_keys_and_locations_space_by_space() -> None:
    game = ar.position(
        "conspiracy",
        {
            "players": [
                {
                    "chamber": list(
                        map(lord, ["mage 2", "farmer 1", "mage 2", "mage 1", "mage 3"])
                    ),
                    "locations": {"plain_seven": 3},
                }
            ]
        },
    )
    player = game.view(1).players[0]
    assert len(player.chamber) == 15
    first, _second, third, fourth, fifth, sixth, *_ = player.chamber
    assert (first.key, first.available, first.location) == ("gold", False, None)
    assert (third.key, third.available, third.location) == ("gold", False, "plain_seven")
    assert (fourth.key, fourth.available) == ("silver", True)
    assert (fifth.key, fifth.available, fifth.pearls, fifth.influence) == (None, False, 2, 3)
    assert (sixth.lord, sixth.guild, sixth.influence, sixth.pearls) == (None, None, None, 0)
    assert player.keys == {"silver": 1, "gold": 0}


@pytest.mark.clause("C8.5")
def test_coalitions_are_the_largest_area_of_each_guild() -> None:
    chamber = list(map(lord, colours("44113/2414/432/45/5")))
    view = ar.position("conspiracy", {"turn": 1, "players": [{"chamber": chamber}]}).view()
    assert view.players[0].coalitions == {
        "farmer": 3,
        "soldier": 1,
        "merchant": 1,
        "politician": 5,
        "mage": 2,
    }
    assert (view.ending, view.active) == (1, 1)


def test_location_scores_are_of_those_in_sight_and_no_others() -> None:
    kinds = set()
    for game in walk(8, 1, most=120, ruleset="conspiracy"):
        kind = game.decision.kind if game.decision else ""
        if kind == "archive":
            continue  # its seat looks through the deck
        kinds.add(kind)
        for seat in range(game.seats):
            view = game.view(seat)
            owned = [one for player in view.players for one in player.locations]
            assert set(view.location_scores) == {*view.available, *view.drawn, *owned}
    assert kinds > {"drawn_location", "place", "choice", "replay", "opponent_place"}


def test_location_scores_are_those_of_the_seat(games: list[ar.Game]) -> None:
    for game in games:
        for seat in range(game.seats):
            view = game.view(seat)
            worth = sum(view.location_scores[one] for one in view.players[seat].locations)
            assert worth == game.scores()[seat]["locations"]
            assert set(view.available) <= set(view.location_scores)
        assert game.view().location_scores == {}


@pytest.mark.clause("C10")
@pytest.mark.parametrize(("deck", "wanted"), [(5, 2), (1, 1), (0, 0)])
def test_a_duty_shows_how_many_lords_are_to_be_drawn(deck: int, wanted: int) -> None:
    game = ar.position(
        "conspiracy",
        {
            "seats": 3,
            "players": [
                {},
                {"chamber": [lord("mage 1"), lord("mage 1")], "locations": {"duty_of_two": 2}},
            ],
            "turn": 1,
            "taken": [lord("mage 4"), lord("mage 3")],
            "duties": ["duty_of_two"],
            "lord_deck": [lord("farmer 1")] * min(deck, 4) + [lord("farmer 0")] * (deck > 4),
        },
    )
    view = game.view(2)
    assert view.passing == ((1, "duty_of_two"),)
    assert [player.must_draw for player in view.players] == [wanted, 0, wanted]


@pytest.mark.clause("C4.3")
def test_what_is_picked_of_a_pair_shows_while_the_other_is_chosen() -> None:
    game = ar.position(
        "conspiracy",
        {
            "players": [{"chamber": list(map(lord, ["mage 3", "mage 4", "farmer 3"]))}],
            "taken": [lord("mage 0")],
        },
    )
    assert game.view(0).decision.source == lord("mage 0")
    game.apply("accept")
    assert game.view(1).picked == ()
    game.apply("choose space 2 of seat 0")
    for seat in (None, 0, 1):
        assert game.view(seat).picked == ("space 2 of seat 0",)
        assert game.view(seat).powers == ((0, lord("mage 0")),)
    game.apply("choose space 4 of seat 0")
    assert game.view(0).picked == ()


@pytest.mark.clause("C9")
def test_alone_the_opponent_is_a_second_player() -> None:
    game = ar.position(
        "conspiracy",
        {"seats": 1, "opponent": "soldier", "replay_token": True, "bound": True},
    )
    view = game.view(0)
    assert (view.seats, len(view.players), view.opponent) == (1, 2, "soldier")
    assert view.replay_token
    assert ar.new_game("conspiracy", seats=2).view().opponent is None
    bound = ar.position(
        "conspiracy",
        {
            "seats": 1,
            "turn": 1,
            "opponent": "soldier",
            "discards": {"soldier": [lord("soldier 6"), lord("soldier 4")]},
        },
    ).view(0)
    assert bound.bound
    assert [player.must_draw for player in bound.players] == [1, 0]


def test_build_view_is_what_the_game_gives(games: list[ar.Game]) -> None:
    for game in games:
        rules: Any = game.setup.rules
        state: Any = game._state
        assert build_view(rules, state, 0) == game.view(0)
