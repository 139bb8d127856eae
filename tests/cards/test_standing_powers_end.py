"""A standing Power ends in the middle of a game: its Lord is covered, disabled or discarded."""

import pytest

import abyss_rules as ar
from tests.cards.positions import court_with, price
from tests.rules.table import COUNCIL, disabled, free, locations, offers, pearls, play, table

#: What the next player can just pay for when the Recruiter's Power has ended, and not before.
REAPER = {"hand": ["seahorse 5", "crab 2"]}


def goes_on(game: ar.Game, race: str) -> ar.Game:
    """The player asked takes a stack, uses no more Powers, and the next one is asked."""
    play(game, f"support {race}")
    if game.decision is not None and game.decision.kind == "finish":
        play(game, "finish")
    return game


@pytest.mark.clause("A6.6", "A6.2")
def test_a_recruiter_is_covered() -> None:
    game = table(
        {"lords": ["recruiter"], "keys": 2},
        REAPER,
        exploration_deck=["crab 1", "..."],
        available=["the_jail"],
        location_deck=[],
        court=court_with("reaper"),
        council={race: COUNCIL[race] for race in ("squid", "jellyfish")},
    )
    asks = table({"lords": ["recruiter"]}, REAPER, turn=1, court=court_with("reaper"))
    assert asks.decision is None or "recruit reaper" not in [*map(str, asks.decision.options)]
    play(game, "explore", "take")
    assert locations(game, 0) == {"the_jail": ["recruiter"]}
    assert offers(game, "recruit") == {"reaper"}


@pytest.mark.clause("A6.6", "A8.12")
def test_a_treasurer_is_disabled() -> None:
    game = table(
        {"hand": price("assassin")},
        {"lords": ["treasurer"], "hand": ["seahorse 3", "crab 2"]},
        court=court_with("assassin", "reaper"),
        council=COUNCIL,
    )
    other = game.clone()
    goes_on(other, "squid")
    assert offers(other, "recruit") == {"reaper"}  # 7 less 2
    play(game, "recruit assassin")
    assert disabled(game) == ["treasurer"]
    assert offers(game, "recruit") == set()


@pytest.mark.clause("A8.6")
def test_a_recruiter_is_discarded_by_its_owners_schemer() -> None:
    game = table(
        {"hand": price("schemer"), "lords": ["recruiter"]},
        REAPER,
        court=court_with("schemer", "reaper"),
        lord_deck=["miller", "..."],
        council=COUNCIL,
    )
    other = game.clone()
    goes_on(other, "squid")
    assert offers(other, "recruit") == set()
    play(game, "recruit schemer", "accept")
    assert free(game, 0) == ["schemer", "miller"]
    assert offers(game, "recruit") == {"reaper"}


@pytest.mark.clause("A8.1", "A6.0")
def test_a_landlord_is_covered_after_the_action_and_brings_nothing_from_then_on() -> None:
    game = table(
        {"lords": ["landlord"], "keys": 2},
        exploration_deck=["crab 1", "..."],
        available=["the_jail"],
        location_deck=[],
        council=COUNCIL,
    )
    play(game, "explore", "take", "support crab")
    assert (game.active, pearls(game)) == (0, [0, 0])


@pytest.mark.clause("A8.2", "A6.6")
def test_a_shaman_is_covered_and_protects_no_more() -> None:
    game = table(
        {"lords": ["shaman"], "keys": 2},
        {"hand": price("seeker")},
        exploration_deck=["crab 1", "..."],
        available=["the_jail"],
        location_deck=[],
        court=court_with("seeker"),
        council=COUNCIL,
    )
    play(game, "explore", "take", "recruit seeker")
    assert pearls(game) == [0, 0]
    rich = table(
        {"lords": ["shaman"], "keys": 2, "pearls": 3},
        {"hand": price("seeker")},
        exploration_deck=["crab 1", "..."],
        available=["the_jail"],
        location_deck=[],
        court=court_with("seeker"),
        council=COUNCIL,
    )
    kept = rich.clone()
    goes_on(kept, "squid")
    play(kept, "recruit seeker")
    assert pearls(kept) == [3, 0]
    play(rich, "explore", "take", "recruit seeker")
    assert pearls(rich) == [1, 0]


@pytest.mark.clause("A6.4", "A8.1")
def test_a_power_begins_with_the_next_recruitment_after_a_lord_comes_unpaid() -> None:
    game = table(
        {"hand": price("schemer"), "lords": ["keeper"]},
        court=court_with("schemer", "shepherd"),
        lord_deck=["treasurer", "..."],
        council=COUNCIL | {"seahorse": ["seahorse 5", "seahorse 1"]},
    )
    play(game, "recruit schemer", "accept")
    assert free(game, 0) == ["schemer", "treasurer"]
    play(game, "support crab", "support seahorse", "support squid")
    # 6 in one Race: 8 less 2.
    assert offers(game, "recruit") == {"shepherd"}
