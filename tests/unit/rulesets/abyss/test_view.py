"""Views: everything declared shows as it is declared, and nothing else gets through (A12)."""

import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine.material import Counter, Zone
from abyss_rules.rulesets.abyss.codec import from_plain
from abyss_rules.rulesets.abyss.material import COUNTERS, FACES, MONSTER, RACES, ZONES
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.rulesets.abyss.view import AbyssView, PlayerView, build_view
from tests.played import played, walk

#: Shared zone or counter -> where a view has it.
SHARED: dict[str, Callable[[AbyssView], object]] = {
    name: lambda view, name=name: getattr(view, name)
    for name in (
        "exploration_deck",
        "exploration_discard",
        "track",
        "council",
        "payment",
        "token_supply",
        "lord_deck",
        "court",
        "lord_discard",
        "location_deck",
        "available",
        "drawn",
        "treasury",
        "key_supply",
        "threat",
    )
} | {
    "box_allies": lambda view: view.out_of_play.allies,
    "box_tokens": lambda view: view.out_of_play.tokens,
    "box_lords": lambda view: view.out_of_play.lords,
    "box_locations": lambda view: view.out_of_play.locations,
}
#: Zone or counter of a seat -> (what all see of it, what its seat sees).
OF_SEAT: dict[str, Callable[[PlayerView], tuple[object, object]]] = {
    "hand": lambda player: (player.hand_size, player.hand),
    "affiliated": lambda player: (player.affiliated, player.affiliated),
    "tokens": lambda player: (player.token_count, player.tokens),
    "free": lambda player: (player.lords, player.lords),
    "under": lambda player: (_under(player), _under(player)),
    "locations": lambda player: (_ids(player), _ids(player)),
    "pearls": lambda player: (player.pearls, player.pearls),
    "keys": lambda player: (player.keys, player.keys),
}


def _under(player: PlayerView) -> tuple[tuple[str, ...], ...]:
    return tuple(location.lords for location in player.locations)


def _ids(player: PlayerView) -> tuple[str, ...]:
    return tuple(location.id for location in player.locations)


def _shown(game: ar.Game, holds: str, value: object) -> object:
    """What lies in a zone as a view writes it."""
    if isinstance(value, tuple):
        return tuple(_shown(game, holds, one) for one in value)
    assert isinstance(value, int)
    if holds in {"Ally", "Card"}:
        return FACES[value]
    return value if holds == "Token" else game.setup.rules.cards[value].id


@pytest.fixture(scope="module")
def games() -> list[ar.Game]:
    return [played(seed, 40 * seed, 2 + seed % 3) for seed in range(1, 9)]


@pytest.mark.untraced
@pytest.mark.clause("A12")
@pytest.mark.parametrize("zone", ZONES, ids=lambda zone: zone.name)
def test_a_zone_is_seen_by_whom_its_declaration_says(games: list[ar.Game], zone: Zone) -> None:
    for game in games:
        held = getattr(game._state, zone.name)
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            if zone.per == "seat":
                for owner, player in enumerate(view.players):
                    of_all, of_owner = OF_SEAT[zone.name](player)
                    wanted = _shown(game, zone.holds, held[owner])
                    if zone.sees == "all":
                        assert of_all == wanted
                    else:
                        assert of_all == len(held[owner])
                        assert of_owner == (wanted if owner == seat else None)
            elif zone.per == "race":
                assert SHARED[zone.name](view) == dict(zip(RACES, map(len, held), strict=True))
            elif zone.sees == "nobody":
                assert SHARED[zone.name](view) == len(held)
            else:
                assert SHARED[zone.name](view) == _shown(game, zone.holds, held)


@pytest.mark.parametrize("counter", COUNTERS, ids=lambda counter: counter.name)
def test_a_counter_is_seen_by_all(games: list[ar.Game], counter: Counter) -> None:
    for game in games:
        held = getattr(game._state, counter.name)
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            if counter.per:
                shown = [OF_SEAT[counter.name](player)[0] for player in view.players]
                assert shown == held
            else:
                assert SHARED[counter.name](view) == held


def _dealt_anew(game: ar.Game, seat: int, draw: random.Random) -> AbyssState:
    """The state with everything dealt anew that ``seat`` does not know."""
    data = game.state
    others = [other for other in range(game.seats) if other != seat]
    for deck in ("lord_deck", "location_deck"):
        draw.shuffle(data[deck])
    tokens = [*data["token_supply"], *(one for other in others for one in data["tokens"][other])]
    draw.shuffle(tokens)
    for other in others:
        data["tokens"][other] = sorted(tokens.pop() for _ in data["tokens"][other])
    data["token_supply"] = tokens
    hidden = [*data["exploration_deck"], *data["exploration_discard"]]
    hidden += [face for stack in data["council"] for face in stack]
    hidden += [face for other in others for face in data["hand"][other]]
    draw.shuffle(hidden)

    def deal(number: int, fitting: range) -> list[int]:
        found = [face for face in hidden if face in fitting][:number]
        for face in found:
            hidden.remove(face)
        return found

    every = range(MONSTER + 1)
    for race, stack in enumerate(data["council"]):
        data["council"][race] = deal(len(stack), range(race * 5, race * 5 + 5))
    for other in others:
        data["hand"][other] = sorted(deal(len(data["hand"][other]), range(MONSTER)))
    for deck in ("exploration_deck", "exploration_discard"):
        data[deck] = deal(len(data[deck]), every)
    data["chance"] = draw.getrandbits(64)
    return from_plain(game.setup.rules, data)  # type: ignore[arg-type]  # rules of Abyss


@pytest.mark.untraced
@pytest.mark.clause("A12")
@pytest.mark.parametrize("seed", [21, 22, 23])
def test_hidden_things_never_change_what_a_seat_sees(seed: int) -> None:
    draw = random.Random(seed)
    met = set()
    for game in walk(seed, 3):
        decision = game.decision
        if decision is None:
            return
        if any(game.state["pending"]):
            continue  # what others have marked lies in their hands
        met.add(decision.kind)
        other = ar.Game(game.setup, _dealt_anew(game, decision.seat, draw))
        assert other.view(decision.seat) == game.view(decision.seat)
        assert other.decision == decision
    assert {"action", "offer", "keep"} <= met


@pytest.mark.clause("A8.8")
def test_a_chosen_discard_shows_to_its_chooser_only_until_all_have_chosen() -> None:
    game = ar.position(
        "abyss",
        {
            "seats": 3,
            "court": ["jailer", "sage", "elder", "hermit"],
            "council": {"crab": ["crab 1"]},
            "players": [
                {"hand": ["crab 5", "squid 1", "shellfish 1"]},
                {"hand": ["jellyfish 1", "squid 4"]},
                {"hand": ["jellyfish 2", "squid 3"]},
            ],
        },
    )
    game = _jailer(game)
    before = {seat: game.view(seat) for seat in (None, 0, 2)}
    game.apply("discard squid 4")
    assert game.view(1).chosen == ("squid 4",)
    for seat in (None, 0, 2):
        view = game.view(seat)
        assert view.chosen == ()
        assert view.players[1] == before[seat].players[1]
        assert view.exploration_discard == before[seat].exploration_discard
        assert "squid 4" not in json.dumps(view.to_data())
    game.apply("discard squid 3")
    assert [player.hand_size for player in game.view().players[1:]] == [1, 1]
    assert game.view(1).chosen == ()


def _jailer(game: ar.Game) -> ar.Game:
    """The Jailer recruited by seat 0, with the first opponent to choose."""
    game.apply("recruit jailer")
    while game.decision is not None and game.decision.seat == 0:
        game.apply(game.decision.options[0])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "discard")
    assert game.view(1).decision.source == "jailer"
    assert game.view().powers == ((0, "jailer"),)
    return game


@pytest.mark.clause("A12")
def test_a_pending_decision_shows_its_options_to_its_seat_only(games: list[ar.Game]) -> None:
    for game in games:
        decision = game.decision
        if decision is None:
            assert game.view(0).decision is None
            continue
        for seat in (None, *range(game.seats)):
            shown = game.view(seat).decision
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
            assert "cards" not in data
            assert data["court"] == list(view.court)
            assert data["players"][1]["hand"] is None


def test_a_payment_says_what_is_paid_for() -> None:
    game = next(
        game.clone()
        for game in walk(2, 2)
        if game.decision is not None and game.decision.kind == "payment"
    )
    view = game.view()
    assert view.recruiting in view.court
    assert view.decision.source is None  # another seat's: its seat and kind only
    own = game.view(view.decision.seat)
    assert own.decision.source == own.recruiting == view.recruiting
    assert view.price >= 0


def test_cards_tell_what_is_printed() -> None:
    cards = ar.new_game("abyss").view().cards
    assert len(cards) == 55
    assert cards["keeper"].kind == "lord"
    assert cards["keeper"].guild == "farmer"
    assert cards["parliament"].guild is None
    assert repr(cards) == "<CardTable of 55 cards>"
    with pytest.raises(KeyError):
        cards["nobody"]


def test_location_scores_are_of_those_in_sight_and_no_others() -> None:
    kinds = set()
    for game in walk(11, 3, "bga", 400):
        kind = game.decision.kind if game.decision else ""
        if kind == "exchange":
            continue  # its seat looks through the deck
        kinds.add(kind)
        for seat in range(game.seats):
            view = game.view(seat)
            owned = [one.id for player in view.players for one in player.locations]
            assert set(view.location_scores) == {*view.available, *view.drawn, *owned}
    assert kinds > {"drawn_location", "payment", "action"}


def test_location_scores_are_those_of_the_seat(games: list[ar.Game]) -> None:
    for game in games:
        for seat in range(game.seats):
            view = game.view(seat)
            worth = sum(view.location_scores[one.id] for one in view.players[seat].locations)
            assert worth == game.scores()[seat]["locations"]
            assert set(view.available) <= set(view.location_scores)
        assert game.view().location_scores == {}


@pytest.mark.parametrize("looking", [0, 1])
def test_the_look_through_the_stack_is_the_choosers_alone(looking: int) -> None:
    game = ar.position(
        "abyss",
        {
            "available": ["black_smokers", "the_jail"],
            "council": {"crab": ["crab 1"]},
            "exploration": {"revealed": "monster"},
            "threat": 6,
            "turn": looking,
            "players": [{"keys": 1}, {"keys": 1}],
        },
    )
    game.apply("fight")
    game.apply("control black_smokers")
    assert game.decision is not None
    assert game.decision.kind == "exchange"
    looked = game.view(looking)
    assert looked.decision.source == "black_smokers"
    offered = {text.removeprefix("exchange ") for text in looked.decision.options}
    assert offered - {"decline"} <= set(looked.location_scores)
    hidden = offered - {"decline"}
    for seat in (None, 1 - looking):
        text = json.dumps(game.view(seat).to_data())
        assert not [location for location in hidden if f'"{location}"' in text]


def test_build_view_is_what_the_game_gives(games: list[ar.Game]) -> None:
    for game in games:
        rules: Any = game.setup.rules
        state: Any = game._state
        assert build_view(rules, state, 0) == game.view(0)


def test_location_scores_count_hidden_cards_without_looking_at_them(tmp_path: Path) -> None:
    pack = tmp_path / "counting.abyss"
    pack.write_text(
        'pack test.counting { format 1; ruleset abyss; version "1"; title "T"; authors "x";'
        ' licence "MIT"; languages en; }\n'
        'location counting_house "Counting House" {'
        " score count(hand of opponents) + 2 * count(lord_deck)"
        " + 10 * count(exploration_discard); }\n",
        encoding="utf-8",
    )
    game = ar.position(
        "abyss",
        {
            "players": [{"locations": ["counting_house"]}, {"hand": ["crab 1", "squid 5"]}],
            "lord_deck": ["elder", "keeper"],
            "exploration_discard": ["monster", "squid 4", "monster"],
            "council": {"crab": ["crab 2"]},
        },
        packs=[pack],
    )
    assert game.view(0).location_scores["counting_house"] == 16
    assert game.scores()[0]["locations"] == 16
