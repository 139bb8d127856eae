"""States of Abyss that hold everything once, but where it cannot lie."""

import json
from typing import Any

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules.engine.frames import TOGETHER, new_frame
from abyss_rules.errors import UnreadableError
from abyss_rules.game.loading import load_pack
from abyss_rules.rulesets.abyss import steps
from abyss_rules.rulesets.abyss.coherence import check_frames
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things
from tests.packs import arrival
from tests.rules.table import DEAR, happened, pearls, play, table, threat


def saved(game: ar.Game) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(ar.to_json(game))
    return data


def test_a_monster_lies_in_no_hand_though_none_is_missing() -> None:
    data = saved(table({"hand": ["crab 1"]}))
    state = data["state"]
    deck = state["exploration_deck"]
    (face,) = state["hand"][0]
    deck[deck.index(MONSTER)] = face
    state["hand"][0] = [MONSTER]
    with pytest.raises(UnreadableError, match=r"state\.hand\[0\]"):
        ar.from_json(json.dumps(data))


def test_an_ally_lies_in_the_stack_of_its_race() -> None:
    data = saved(table(council={"crab": ["crab 1"], "squid": ["squid 1"]}))
    council = data["state"]["council"]
    council[1], council[4] = council[4], council[1]
    with pytest.raises(UnreadableError, match=r"state\.council\[1\]"):
        ar.from_json(json.dumps(data))


def test_the_track_has_no_more_cards_than_spaces() -> None:
    deck = ["crab 1", "crab 2", "crab 3", "..."]
    game = play(table(exploration_deck=deck, council={}), "leave")
    data = saved(game)
    state = data["state"]
    missing = 6 - len(state["track"])
    state["track"] += state["exploration_deck"][-missing:]
    del state["exploration_deck"][-missing:]
    with pytest.raises(UnreadableError, match="6 cards on 5 spaces"):
        ar.from_json(json.dumps(data))


def test_a_payment_holds_no_monster() -> None:
    game = table({"hand": ["crab 5", "crab 3"], "pearls": 9}, court=["assassin", *DEAR])
    play(game, "recruit assassin")
    data = saved(game)
    state = data["state"]
    deck = state["exploration_deck"]
    moved = state["hand"][0].pop()
    deck[deck.index(MONSTER)] = moved
    state["payment"].append(MONSTER)
    with pytest.raises(UnreadableError, match=r"state\.payment"):
        ar.from_json(json.dumps(data))


def test_a_monster_without_a_reward_that_there_is_gives_none() -> None:
    base = load_pack("abyss.base")
    material = dict(base.material)
    rewards = material["threat_rewards"]
    assert isinstance(rewards, tuple)
    one_token = ((((1, "monster"),),),)
    material["threat_rewards"] = one_token * len(rewards)
    scarce = evolve(base, material=tuple(material.items()), digest="scarce")
    words: dict[str, Any] = {
        "token_supply": [],
        "exploration_deck": ["monster", "..."],
        "threat": 3,
    }
    game = table(packs=[scarce], **words)  # type: ignore[list-item]  # a pack itself
    play(game, "explore", "fight")
    assert (pearls(game), threat(game), game.active) == ([0, 0], 1, 1)
    assert happened(game, "rewarded") == []


def test_what_is_returned_and_stolen_is_told() -> None:
    body = """
      return 1 monster from me;
      each o in opponents { steal 1 pearl from o; steal 1 key from o; steal 1 monster from o; }
      each o in opponents { steal 1 pearl from o; steal 1 key from o; return 1 monster from o; }
    """
    yours = {"pearls": 1, "keys": 1, "tokens": [3, 4]}
    begin = "choose l from court; discard l;"
    game = arrival(f"{begin} {body}", {"tokens": [2]}, yours, token_supply=[2])
    play(game, "choose shaman")
    kinds = [event.kind for event in game.events(0)]
    told = [
        "monster_returned",
        "pearls_stolen",
        "keys_stolen",
        "monster_stolen",
        "monster_returned",
    ]
    assert [kind for kind in kinds if kind in told] == told


# --- what each step asks of the table, at its edges -----------------------------------------------

#: An Ally of the Race of the Jailer's bubble (a crab), others of it, and of other Races.
CRAB_1, CRAB_3, CRAB_5, JELLY_2, SQUID_4 = 5, 7, 9, 1, 23
_IN_TURN = ([steps.FINISH, 0], [steps.LOCATIONS, 0])
EXPLORING = [
    # step, fought, phase, set aside, track -> whether it can be
    (steps.EXPLORED, 6, 2, 0, (), True),
    (steps.EXPLORED, 3, 2, 0, (), True),
    (steps.EXPLORED, 7, 2, 0, (), False),
    (steps.EXPLORED, 0, 2, 0, (CRAB_1,), False),
    (steps.EXPLORED, 6, 1, 0, (CRAB_1,), True),
    (steps.EXPLORED, 3, 1, 0, (CRAB_1,), True),
    (steps.EXPLORED, 7, 1, 0, (CRAB_1,), False),
    (steps.EXPLORED, 0, 0, 1, (MONSTER,), True),
    (steps.EXPLORED, 0, 3, 0, (CRAB_1,), False),
    (steps.KEEP, 0, 0, 0, (CRAB_1, MONSTER), True),
    (steps.KEEP, 0, 0, 1, (MONSTER, CRAB_1), True),
    (steps.KEEP, 0, 0, 1, (CRAB_1, CRAB_3), False),
    (steps.KEEP, 0, 0, 0, (CRAB_1,) * 5, True),
    (steps.KEEP, 0, 0, 0, (CRAB_1,) * 6, False),
    (steps.KEEP, 0, 0, 1, (MONSTER, *(CRAB_1,) * 5), True),
    (steps.KEEP, 0, 0, 1, (MONSTER, *(CRAB_1,) * 6), False),
    (steps.KEEP, 0, 0, 1, (MONSTER,), False),
    (steps.KEEP, 0, 0, 2, (MONSTER,), False),
    (steps.EXPLORED, 0, 0, 2, (MONSTER,), False),
    (steps.KEEP, 1, 0, 0, (CRAB_1,), False),
    (steps.KEEP, 0, 1, 0, (CRAB_1,), False),
    (steps.OFFER, 0, 0, 0, (MONSTER, CRAB_1), True),
    (steps.OFFER, 0, 0, 0, (CRAB_1, MONSTER), False),
    (steps.OFFER, 0, 0, 0, (), False),
    (steps.REVEAL, 0, 0, 0, (CRAB_1,) * 4, True),
    (steps.REVEAL, 0, 0, 0, (CRAB_1,) * 5, False),
    (steps.REVEAL, 0, 0, 1, (MONSTER, *(CRAB_1,) * 4), True),
    (steps.REVEAL, 0, 0, 1, (MONSTER, *(CRAB_1,) * 5), False),
    (steps.BOUGHT, 0, 0, 0, (CRAB_1,) * 4, True),
    (steps.BOUGHT, 0, 0, 0, (CRAB_1,) * 5, False),
    (steps.REVEAL, 0, 2, 0, (), False),
]
PAYING = [
    # step, what is paid for the Jailer (3 Races, crabs among them) -> whether it can be
    (steps.PAY, (), True),
    (steps.PAY, (CRAB_5,), True),
    (steps.PAY, (JELLY_2,), False),
    (steps.PAY, (CRAB_5, CRAB_3), True),
    (steps.PAY, (CRAB_3, CRAB_5), False),
    (steps.PAY, (CRAB_5, JELLY_2, SQUID_4), True),
    (steps.PAY, (CRAB_5, SQUID_4, JELLY_2), False),
    (steps.PAY, (CRAB_5, JELLY_2, 10, SQUID_4), False),
    (steps.PAY, (CRAB_5, JELLY_2, CRAB_3), False),
    (steps.AFFILIATE, (CRAB_5, JELLY_2, SQUID_4), True),
    (steps.AFFILIATE, (CRAB_5, JELLY_2), False),
]


@pytest.fixture(scope="module")
def laid() -> ar.Game:
    """A table with something of everything: seat 0 has Lords, Keys, Locations and a hand."""
    return table(
        {
            "keys": 2,
            "lords": ["peddler", "tamer"],
            "locations": ["city_of_mirrors", "parliament"],
            "hand": ["crab 5", "crab 3", "squid 4"],
            "affiliated": ["jellyfish 2"],
        },
        {"locations": ["the_jail"], "lords": ["recruiter"]},
        court=["jailer", *DEAR],
    )


def fits(game: ar.Game, *frames: list[Any], **zones: object) -> bool:
    """Whether such frames can be while this lies on the table."""
    rules, state = game.setup.rules, game._state.clone()
    assert isinstance(rules, AbyssRules)
    assert isinstance(state, AbyssState)
    state.stack = [*_IN_TURN, *frames]
    for name, value in zones.items():
        setattr(state, name, value)
    try:
        check_frames(rules, state)
    except UnreadableError:
        return False
    return True


@pytest.mark.parametrize(("step", "fought", "phase", "aside", "track", "can"), EXPLORING)
def test_when_an_exploration_can_be(
    laid: ar.Game, step: int, fought: int, phase: int, aside: int, track: Things, *, can: bool
) -> None:
    assert fits(laid, [step, 0, fought, phase, aside], track=track) is can


@pytest.mark.parametrize(("step", "paid", "can"), PAYING)
def test_when_a_payment_can_be(laid: ar.Game, step: int, paid: Things, *, can: bool) -> None:
    number = laid.setup.rules.number
    assert fits(laid, [step, number["jailer"], 6, 1], payment=paid) is can
    assert not fits(laid, [step, number["peddler"], 6, 1], payment=paid)  # not at Court
    # Of a Lord without a bubble the Races rise, whichever it is that begins.
    rising = tuple(sorted(paid, key=lambda face: (face // 5, -face)))
    dear = number["sage"]  # of 5 Races
    assert fits(laid, [step, dear, 10, -1], payment=rising) is (step == steps.PAY)
    assert fits(laid, [step, dear, 10, -1], payment=rising[::-1]) is (
        step == steps.PAY and len(paid) < 2
    )


@pytest.mark.parametrize(
    ("paid", "can"),
    [((14, 1, 9), True), ((14, 9, 1), False), ((1, 14, 9), False), ((14, 1, 23), True)],
)
def test_the_race_of_the_bubble_is_paid_first_then_the_others_in_order(
    laid: ar.Game, paid: Things, *, can: bool
) -> None:
    keeper = laid.setup.rules.number["keeper"]  # of 3 Races, seahorses among them
    assert fits(laid, [steps.PAY, keeper, 6, 2], payment=paid, court=(keeper,)) is can


def test_what_lies_there_only_during_a_step_of_its_own(laid: ar.Game) -> None:
    drawn = laid._state.location_deck[:1]  # type: ignore[attr-defined]  # a state of Abyss
    exploring = [steps.KEEP, 0, 0, 0, 0]
    assert fits(laid)
    assert not fits(laid, track=(CRAB_1,))
    assert fits(laid, exploring, track=(CRAB_1,))
    assert not fits(laid, payment=(CRAB_1,))
    assert not fits(laid, exploring, track=(CRAB_1,), payment=(CRAB_1,))
    assert not fits(laid, drawn=drawn)
    assert fits(laid, [steps.DRAWN, 0, (), 0], drawn=drawn)
    assert not fits(laid, [steps.DRAWN, 0, (), 0])
    assert not fits(laid, [steps.CONTROL, 0, (), 0, 1], drawn=drawn)
    assert not fits(laid, finished=1)


def test_when_keys_and_a_location_can_be_chosen(laid: ar.Game) -> None:
    number = laid.setup.rules.number
    mine, also, other = number["peddler"], number["tamer"], number["recruiter"]
    for lords, tokens, can in [
        ((), 0, True),
        ((mine,), 2, True),
        ((mine,), 3, False),
        ((also, mine), 0, True),
        ((mine, mine), 0, False),
        ((other,), 0, False),
        ((mine, other), 0, False),
    ]:
        assert fits(laid, [steps.KEYS, tokens, lords]) is can
        assert fits(laid, [steps.CONTROL, 0, lords, tokens, 1]) is can
        assert fits(laid, [steps.DRAWN, 0, lords, tokens], drawn=laid._state.location_deck) is can  # type: ignore[attr-defined]  # a state of Abyss
    assert fits(laid, [steps.CONTROL, 1, (other,), 0, 1])
    assert not fits(laid, [steps.CONTROL, 1, (mine,), 0, 1])
    assert not fits(laid, [steps.CONTROL, 1, (), 1, 1])


@pytest.mark.parametrize(
    ("zone", "owner", "left", "cards", "can"),
    [
        (0, 0, 0, (), True),
        (0, 0, 2, (SQUID_4, CRAB_5), True),
        (0, 0, 3, (SQUID_4, CRAB_5), False),
        (0, 0, 1, (CRAB_5, SQUID_4), False),
        (0, 0, 1, (CRAB_5, CRAB_5), False),
        (0, 0, 1, (CRAB_1,), False),
        (0, 1, 1, (CRAB_5,), False),
        (1, 0, 1, (CRAB_5,), False),
        (1, 0, 1, (JELLY_2,), True),
        (0, 0, 1, (JELLY_2,), False),
    ],
)
def test_when_something_can_be_discarded(
    laid: ar.Game, zone: int, owner: int, left: int, cards: Things, *, can: bool
) -> None:
    assert fits(laid, [steps.DISCARD, zone, owner, 0, left, cards, 0]) is can


def test_how_much_can_be_above_the_limit_and_how_many_locations_are_done(laid: ar.Game) -> None:
    for excess, can in ((-2, False), (-1, True), (3, True), (4, False)):
        assert fits(laid, [steps.LIMIT, excess, 0]) is can
    for following, can in ((-2, False), (-1, True), (3, True), (4, False)):
        assert fits(laid, [steps.GAME_END, following]) is can


def test_what_can_be_exchanged_and_copied(laid: ar.Game) -> None:
    number = laid.setup.rules.number
    mirrors, mine, yours = (number[n] for n in ("city_of_mirrors", "parliament", "the_jail"))
    for seat, location, can in ((0, mine, True), (1, mine, False), (1, yours, True)):
        assert fits(laid, [steps.EXCHANGE, seat, location]) is can
    assert not fits(laid, [steps.EXCHANGE, 0, mine], location_deck=())
    for seat, location, originals, can in [
        (0, mirrors, (mine, yours), True),
        (0, mirrors, (yours,), True),
        (0, mirrors, (), False),
        (0, mirrors, (yours, yours), False),
        (0, mirrors, (yours, mirrors), False),
        (0, mine, (yours,), False),
        (1, mirrors, (yours,), False),
    ]:
        assert fits(laid, [steps.COPY, seat, location, originals]) is can


def test_others_discard_together_only_where_a_power_has_them_do_so(laid: ar.Game) -> None:
    jailer = laid.setup.rules.number["jailer"]
    alone, together = (new_frame(0, jailer) for _ in range(2))
    together[TOGETHER] = 1
    one, one_of_several = ([steps.DISCARD, 0, 0, 0, 0, (), flag] for flag in (0, 1))
    for frames, can in [
        ([one], True),
        ([one_of_several], False),
        ([alone, one_of_several], False),
        ([together, one_of_several], True),
        ([together, one], True),
    ]:
        assert fits(laid, *frames) is can
    marked = [(0, 0, CRAB_5), ()]
    for frames, can in [([], False), ([alone], False), ([together], True), ([one], True)]:
        assert fits(laid, *frames, pending=marked) is can
