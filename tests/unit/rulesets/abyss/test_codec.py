"""States as plain data: what is written is read again, and what cannot be is refused."""

import copy
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.rulesets.abyss import frames, steps
from abyss_rules.rulesets.abyss.codec import DERIVED, from_plain, to_plain
from abyss_rules.rulesets.abyss.state import AbyssState
from tests.played import played, walk
from tests.unit.rulesets.changes import Change, move, put


def test_every_slot_is_saved_or_follows_from_the_others() -> None:
    saved = to_plain(ar.new_game("abyss")._state)  # type: ignore[arg-type]  # a state of Abyss
    assert set(saved) | set(DERIVED) == set(AbyssState.POSITION) - {"orders"}
    assert not set(saved) & set(DERIVED)


def test_every_step_that_can_wait_has_its_frame_declared() -> None:
    numbers = {value for name, value in vars(steps).items() if _is_step(name, value)}
    assert numbers - set(frames.FRAMES) == {steps.ARRIVE}


def _is_step(name: str, value: object) -> bool:
    return name in _STEPS and isinstance(value, int)


_STEPS = {
    *("START", "MENU", "REVEAL", "OFFER", "KEEP", "BOUGHT", "EXPLORED", "SUPPORT", "PAY"),
    *("AFFILIATE", "ARRIVE", "COURT", "LOCATIONS", "KEYS", "CONTROL", "DRAWN", "FINISH"),
    *("TURN_END", "DISCARD", "LIMIT", "GAME_END", "EXCHANGE", "COPY"),
}


@pytest.mark.untraced
@pytest.mark.parametrize("options", [None, "bga"])
def test_every_state_of_a_game_is_read_as_it_was_written(options: str | None) -> None:
    for game in walk(11, 4, options):
        state: Any = game._state
        again = from_plain(state.rules, copy.deepcopy(to_plain(state)))
        assert again.same(state)
        assert again.sums == state.sums


def _in_seat(slot: str, seat: int, value: object) -> Change:
    return lambda data: data[slot].__setitem__(seat, value)


#: What is wrong -> (change, what the error says).
FAULTS: dict[str, tuple[Change, str]] = {
    "a slot too many": (put("colour", 1), "state: unknown key 'colour'"),
    "a slot too few": (lambda data: data.pop("track"), "state: the key 'track' is missing"),
    "no seat": (put("active", 3), r"state.active: 3 is not from 0 to 2"),
    "a broken number": (put("turn", 1.0), "state.turn: a whole number is wanted, not 1.0"),
    "a negative counter": (_in_seat("pearls", 1, -1), r"state.pearls\[1\]: -1"),
    "a huge counter": (put("turn", 10**30), "state.turn: 1000"),
    "Pearls from nowhere": (
        _in_seat("pearls", 1, 40),
        "state.treasury: the Treasury and the seats",
    ),
    "Keys from nowhere": (_in_seat("keys", 1, 4), "state.key_supply: the pile and the seats"),
    "a card of another kind": (put("court", [0]), r"state\.court\[0\]: 0 is no Lord"),
    "a card twice": (
        lambda data: data["court"].append(data["lord_deck"][0]),
        r"state.lord_deck, state.court: \w+ is there 2 times, and exists 1 times",
    ),
    "a card missing": (lambda data: data["lord_deck"].pop(), "is there 0 times, and exists 1"),
    "an Ally too many": (
        lambda data: data["exploration_discard"].append(4),
        "jellyfish 5 is there 2 times",
    ),
    "a token of no value": (_in_seat("tokens", 0, [7]), r"tokens\[0\]\[0\]: 7 is no Token"),
    "a Monster in hand": (_in_seat("hand", 0, [25]), r"state\.hand\[0\]\[0\]: 25 is no Ally"),
    "a hand of texts": (_in_seat("hand", 0, ["crab 3"]), r"hand\[0\]\[0\]: a whole number"),
    "a hand of lists": (_in_seat("hand", 0, [[]]), r"hand\[0\]\[0\]: a whole number is wanted"),
    "a hand that is none": (_in_seat("hand", 0, 3), r"state\.hand\[0\]: a list is wanted, not 3"),
    "too few hands": (put("hand", []), "state.hand: 3 entries are wanted, not 0"),
    "a stack of two Races": (
        lambda data: data["council"][0].append(data["council"][1].pop()),
        r"state\.council\[0\]\[\d+\]: \d+ is no jellyfish",
    ),
    "a disabled Lord that is not free": (
        lambda data: data["disabled"].append(data["court"][0]),
        r"state\.disabled\[0\]: \w+ is not free",
    ),
    "a disabled list": (put("disabled", [[]]), r"state\.disabled\[0\]: a whole number"),
    "over without an end": (put("stack", []), "state.finished: a game is over when"),
    "an end that goes on": (put("finished", 1), "state.finished: a game is over when"),
    "no stack": (put("stack", 5), "state.stack: a list is wanted, not 5"),
    "an empty frame": (put("stack", [[]]), r"state\.stack\[0\]: a frame is not empty"),
    "a deep stack": (put("stack", [[2]] * 501), "state.stack: 501 frames"),
    "an unknown step": (put("stack", [[200]]), r"state\.stack\[0\]\[0\]: step 200 cannot stand"),
    "a step out of place": (put("stack", [[2], [2]]), r"state\.stack\[1\]\[0\]: step 2 cannot"),
    "a frame too long": (put("stack", [[2, 0]]), r"state\.stack\[0\]: 1 entries are wanted"),
    "a power that is none": (put("stack", [[2], [0]]), "a power's frame has"),
    "a power without block": (put("stack", [[2], [0, 9999, 0, 0, 0, 0]]), "block: 9999"),
    "a track without explorer": (move("exploration_discard", "track"), "nobody is exploring"),
    "a payment for nothing": (move("exploration_discard", "payment"), "nobody is paying"),
    "Locations drawn for nobody": (move("location_deck", "drawn"), "state.drawn: Locations are"),
    "a discard by nobody": (
        lambda data: data["pending"][0].extend([0, 0, data["hand"][0][0]]),
        "state.pending: nobody is discarding",
    ),
    "a discard of nothing": (_in_seat("pending", 0, [0, 0]), "zone, chooser and Ally"),
    "a discard of a Monster": (_in_seat("pending", 0, [0, 0, 25]), "25 is not from 0 to 24"),
    "a discard of an Ally not held": (_in_seat("pending", 0, [1, 0, 4]), "seat 0 has no"),
    "a copy of nothing": (put("copies", [[1]]), r"state\.copies\[0\]: a copying Location"),
    "effects of nobody": (put("passing", [[0, 0]]), r"state\.passing\[0\]: 3 entries"),
    "a random source too wide": (put("chance", 1 << 64), "state.chance"),
}


@pytest.fixture(scope="module")
def game() -> ar.Game:
    """A game at a menu, with cards in every kind of zone that the faults need."""
    found = None
    for one in walk(5, 3):
        state = one.state
        if (
            state["stack"] == [[steps.MENU]]
            and all(state[zone] for zone in ("exploration_discard", "location_deck", "lord_deck"))
            and state["council"][1]
            and state["hand"][0]
        ):
            found = one.clone()
    assert found is not None
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_a_state_that_cannot_be_is_refused_with_the_place(game: ar.Game, fault: str) -> None:
    change, said = FAULTS[fault]
    data = copy.deepcopy(game.state)
    change(data)
    with pytest.raises(ar.UnreadableError, match=said):
        from_plain(game.setup.rules, data)  # type: ignore[arg-type]  # rules of Abyss


@pytest.mark.parametrize("data", [None, [], "state", 3, {}])
def test_what_is_no_state_at_all_is_refused(game: ar.Game, data: object) -> None:
    with pytest.raises(ar.UnreadableError, match=r"^state: "):
        from_plain(game.setup.rules, data)  # type: ignore[arg-type]  # rules of Abyss


def test_a_hand_out_of_order_is_refused(game: ar.Game) -> None:
    data = copy.deepcopy(game.state)
    moved = data["exploration_deck"] + data["hand"][0]
    data["hand"][0] = sorted((face for face in moved if face != 25), reverse=True)
    data["exploration_deck"] = [25] * moved.count(25)
    with pytest.raises(ar.UnreadableError, match=r"state\.hand\[0\]: is not sorted"):
        from_plain(game.setup.rules, data)  # type: ignore[arg-type]  # rules of Abyss


def test_a_state_that_never_asks_is_a_game_that_stops() -> None:
    nothing: dict[str, Any] = {
        "exploration_deck": ["monster"],
        "token_supply": [],
        "threat": 3,
        "court": [],
        "lord_deck": [],
    }
    game = ar.position("abyss", nothing)
    assert (game.decision, game.outcome.status) == (None, "unfinished")


def test_a_payment_out_of_canonical_order_is_refused() -> None:
    game = ar.position(
        "abyss",
        {
            "court": ["keeper", "sage", "elder", "hermit"],
            "council": {"crab": ["crab 1"]},
            "players": [{"hand": ["seahorse 5", "seahorse 4", "crab 2", "squid 2"], "pearls": 9}],
        },
    )
    game.apply("recruit keeper")
    while game.decision is not None and len(game.state["payment"]) < 2:
        game.apply(game.decision.options[0])
    data = copy.deepcopy(game.state)
    data["payment"].reverse()
    with pytest.raises(ar.UnreadableError, match="does not fit what lies on the table"):
        from_plain(game.setup.rules, data)  # type: ignore[arg-type]  # rules of Abyss


def test_a_finished_game_is_read_too() -> None:
    game = played(3, 5000)
    assert game.decision is None
    again = from_plain(game.setup.rules, copy.deepcopy(game.state))  # type: ignore[arg-type]  # rules of Abyss
    assert again.same(game._state)  # type: ignore[arg-type]  # a state of Abyss


def _at(
    kind: str, description: dict[str, Any], *answers: str, options: dict[str, Any] | None = None
) -> ar.Game:
    game = ar.position("abyss", description, options=options)
    for text in answers:
        game.apply(text)
    assert game.decision is not None
    assert game.decision.kind == kind
    return game


_STACK = {"council": {"crab": ["crab 1"]}}
_FIGHT = {"exploration": {"revealed": "monster"}}


def _moments() -> list[ar.Game]:
    """Games with each kind of frame on top of the stack."""
    lord = _STACK | {"court": ["keeper", "sage", "elder", "hermit"]}
    hand = ["seahorse 2", "crab 2", "jellyfish 5", "squid 4"]
    soldiers = _STACK | {
        "court": ["jailer", "sage", "elder", "hermit"],
        "players": [
            {"hand": ["crab 4", "squid 1", "shellfish 1"]},
            {"hand": ["crab 1", "squid 5"]},
        ],
    }
    commander = _STACK | {
        "players": [
            {"hand": ["crab 3", "crab 1", "squid 1", "squid 2", "squid 3", "squid 5", "crab 2"]},
            {"lords": ["commander"]},
        ],
    }
    mirrors = {
        "turn": 1,
        "ending": 1,
        "exploration_deck": [],
        "lord_deck": [],
        "court": [],
        "players": [
            {"locations": ["city_of_mirrors"]},
            {"locations": ["parliament", "the_jail"]},
        ],
    }
    smokers = _FIGHT | {"threat": 6, "available": ["black_smokers"], "players": [{"keys": 1}]}
    return [
        _at("payment", lord | {"players": [{"hand": hand, "pearls": 9}]}, "recruit keeper"),
        _at("reward", _FIGHT | {"threat": 2}, "fight"),
        _at("keys", _FIGHT | {"threat": 6, "players": [{"keys": 1, "lords": ["tamer"]}]}, "fight"),
        _at("location", _FIGHT | {"threat": 6, "players": [{"keys": 1}]}, "fight"),
        _at("drawn_location", _FIGHT | {"threat": 6, "players": [{"keys": 1}]}, "fight", "draw 3"),
        _at("exchange", smokers, "fight", "control black_smokers"),
        _at("discard", soldiers, "recruit jailer", "affiliate squid 1"),
        _at("discard", commander, "support crab"),
        _at(
            "hand_limit",
            _STACK
            | {
                "players": [
                    {
                        "hand": [
                            *hand,
                            *("crab 1", "crab 4", "squid 1"),
                            *["shellfish 1"] * 3,
                            *["seahorse 1"] * 3,
                        ]
                    }
                ]
            },
            "support crab",
            options={"hand_limit": 12},
        ),
        _at("copy", mirrors),
    ]


MOMENTS = _moments()


@pytest.mark.parametrize("game", MOMENTS, ids=lambda game: game.decision.kind)
def test_a_moment_is_saved_and_gone_on_from(game: ar.Game) -> None:
    again = ar.from_json(ar.to_json(game))
    assert again == game
    assert again.decision is not None
    again.apply(again.decision.options[0])
    assert ar.from_json(ar.to_json(again)) == again


@pytest.mark.parametrize("game", MOMENTS, ids=lambda game: game.decision.kind)
def test_no_number_of_a_frame_can_be_falsified_into_a_crash(game: ar.Game) -> None:
    plain_stack = game.state["stack"]
    for place, frame in enumerate(plain_stack):
        for slot in range(len(frame)):
            for value in (-1, 0, 1, 2, 3, 6, 22, 30, 70, [], [1], [22, 22], [6, 9], None):
                data = copy.deepcopy(game.state)
                data["stack"][place][slot] = value
                try:
                    state = from_plain(game.setup.rules, data)  # type: ignore[arg-type]  # rules of Abyss
                except ar.UnreadableError:
                    continue
                other = ar.Game(game.setup, state)
                for _ in range(8):
                    other.view()
                    if other.decision is None:
                        break
                    other.apply(other.decision.options[-1])
