"""Mages: the Council, payments, another turn, an exchange, and the Shaman's protection."""

import pytest

from tests.cards.positions import court_with, ends, price, without_power
from tests.rules.table import (
    COUNCIL,
    affiliated,
    asked,
    available,
    council,
    discard,
    free,
    hand,
    locations,
    offers,
    play,
    table,
    texts,
)

# --- Shaman -----------------------------------------------------------------------------------


@pytest.mark.clause("A8.2")
def test_shaman_protects_its_owner_from_soldiers() -> None:
    # Each soldier's own test shows it; here all standing ones at once.
    game = table(
        {"lords": ["recruiter", "commander", "tamer"]},
        {
            "lords": ["shaman"],
            "hand": [*price("keeper"), "squid 2", "squid 2", "squid 2", "squid 3"],
        },
        turn=1,
        threat=6,
        court=court_with("keeper"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == {"keeper"}
    play(game, "support crab")
    assert (game.active, len(hand(game, 1))) == (0, 8)


@pytest.mark.clause("A8.2")
def test_shaman_protects_nobody_but_its_owner() -> None:
    game = table(
        {"lords": ["recruiter"]},
        {"lords": ["shaman"]},
        {"hand": price("keeper")},
        turn=2,
        court=court_with("keeper"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == set()


def test_shaman_does_not_protect_its_owner_from_its_owners_soldiers_nor_needs_to() -> None:
    game = table(
        {"lords": ["shaman"], "hand": price("jailer")},
        {"hand": ["squid 1", "squid 2"]},
        court=court_with("jailer"),
        council=COUNCIL,
    )
    play(game, "recruit jailer")
    assert asked(game) == (1, "discard")


@ends
@pytest.mark.clause("A8.1", "A6.6")
def test_shaman_ends_when_covered_or_disabled(how: str) -> None:
    game = table(
        {"lords": ["recruiter"]},
        {**without_power("shaman", how), "hand": price("keeper")},
        turn=1,
        court=court_with("keeper"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == set()


@pytest.mark.clause("A8.2", "A8.12")
def test_shaman_disabled_by_nobody_is_no_target_of_the_assassin() -> None:
    game = table(
        {"hand": price("assassin")},
        {"lords": ["shaman"]},
        court=court_with("assassin"),
        council=COUNCIL,
    )
    play(game, "recruit assassin")
    assert game.active == 1


# --- Invoker ----------------------------------------------------------------------------------


@pytest.mark.clause("A9.2", "A3.0")
def test_invoker_gives_an_extra_turn_that_starts_like_any_other() -> None:
    game = table(
        {"hand": price("invoker"), "lords": ["landlord"]},
        court=court_with("invoker"),
        council=COUNCIL,
    )
    turn = game.turn
    play(game, "recruit invoker")
    assert (asked(game), game.turn) == ((0, "action"), turn + 1)
    play(game, "support crab")
    assert asked(game) == (1, "action")
    play(game, "support squid")
    assert asked(game) == (0, "action")


def test_invoker_gives_one_extra_turn_only() -> None:
    game = table({"hand": price("invoker")}, {}, {}, court=court_with("invoker"), council=COUNCIL)
    play(game, "recruit invoker")
    seats = []
    for race in ("crab", "squid", "jellyfish", "seahorse"):
        seats.append(game.active)
        play(game, f"support {race}")
    assert seats == [0, 1, 2, 0]


# --- Apprentice -------------------------------------------------------------------------------


def test_apprentice_takes_one_stack_chosen_unseen() -> None:
    game = table(
        {"hand": price("apprentice"), "lords": ["alchemist"]},
        court=court_with("apprentice"),
        council={"crab": ["crab 4", "crab 2"], "squid": ["squid 3"]},
    )
    play(game, "recruit apprentice")
    assert (asked(game), texts(game)) == ((0, "choice"), ["choose crab", "choose squid"])
    play(game, "choose crab")
    # One stack even beside an Alchemist, for this is no request for support.
    assert hand(game, 0) == ["crab 2", "crab 4"]
    assert council(game)["squid"] == 1


def test_apprentice_finds_nothing_in_an_empty_council() -> None:
    game = table({"hand": price("apprentice")}, court=court_with("apprentice"), council={})
    play(game, "recruit apprentice")
    assert (free(game, 0), hand(game, 0)) == (["apprentice"], [])
    assert game.active == 1


# --- Oracle -----------------------------------------------------------------------------------


@pytest.mark.clause("A12")
def test_oracle_discards_a_stack_that_nobody_sees() -> None:
    game = table(
        {"lords": ["oracle"]},
        council={"crab": ["crab 4", "crab 2"], "squid": ["squid 3"]},
    )
    play(game, "use oracle")
    assert texts(game) == ["choose crab", "choose squid"]
    play(game, "choose crab")
    assert (council(game)["crab"], discard(game), hand(game, 0)) == (0, 2, [])
    for seat in (None, 0, 1):
        assert not any("crab 4" in repr(event) for event in game.events(seat))


@pytest.mark.clause("A3.4")
def test_oracle_works_once_in_each_own_turn() -> None:
    game = table({"lords": ["oracle"]}, council=COUNCIL)
    play(game, "use oracle", "choose crab")
    assert "use oracle" not in texts(game)
    play(game, "support squid", "support jellyfish")
    assert asked(game) == (0, "action")
    assert "use oracle" in texts(game)


@pytest.mark.clause("A8.3")
def test_oracle_may_be_declined() -> None:
    game = table({"lords": ["oracle"]}, council=COUNCIL)
    play(game, "support squid")
    assert texts(game) == ["finish", "use oracle"]
    play(game, "finish")
    assert (game.active, discard(game)) == (1, 0)


def test_oracle_finds_nothing_in_an_empty_council() -> None:
    game = table({"lords": ["oracle"], "pearls": 1}, court=["sage"], council={})
    assert texts(game) == ["explore", "plot"]


@ends
@pytest.mark.clause("A6.6")
def test_oracle_ends_when_covered_or_disabled(how: str) -> None:
    game = table(without_power("oracle", how), council=COUNCIL)
    assert "use oracle" not in texts(game)


# --- Alchemist --------------------------------------------------------------------------------


@pytest.mark.clause("A8.8", "A5")
def test_alchemist_takes_a_second_stack_chosen_after_the_first() -> None:
    game = table({"lords": ["alchemist"]}, council=COUNCIL)
    play(game, "support crab")
    assert hand(game, 0) == ["crab 1"]
    assert (asked(game), offers(game, "support")) == (
        (0, "support"),
        {"jellyfish", "seahorse", "shellfish", "squid"},
    )
    play(game, "support squid")
    assert (game.active, hand(game, 0)) == (1, ["crab 1", "squid 1"])


def test_alchemist_finds_nothing_more_when_one_stack_was_left() -> None:
    game = table({"lords": ["alchemist"]}, council={"crab": ["crab 1"]})
    play(game, "support crab")
    assert (game.active, hand(game, 0)) == (1, ["crab 1"])


def test_alchemist_helps_nobody_but_its_owner() -> None:
    game = table({"lords": ["alchemist"]}, turn=1, council=COUNCIL)
    play(game, "support crab")
    assert game.active == 0


@ends
@pytest.mark.clause("A6.6")
def test_alchemist_ends_when_covered_or_disabled(how: str) -> None:
    game = table(without_power("alchemist", how), council=COUNCIL)
    play(game, "support crab")
    assert (game.active, hand(game, 0)) == (1, ["crab 1"])


# --- Illusionist ------------------------------------------------------------------------------

MINE = [{"the_jail": ["keeper", "reaper"]}, "parliament"]


@pytest.mark.clause("A8.7")
def test_illusionist_exchanges_a_location_and_its_lords_move() -> None:
    game = table(
        {"hand": price("illusionist"), "locations": MINE},
        court=court_with("illusionist"),
        available=["the_depths", "the_abyss"],
        council=COUNCIL,
    )
    play(game, "recruit illusionist")
    assert (asked(game), texts(game)) == ((0, "may"), ["accept", "decline"])
    play(game, "accept")
    assert texts(game) == ["choose the_jail", "choose parliament"]
    play(game, "choose the_jail")
    assert texts(game) == ["choose the_depths", "choose the_abyss"]
    play(game, "choose the_abyss")
    assert locations(game, 0) == {"the_abyss": ["keeper", "reaper"], "parliament": []}
    assert sorted(available(game)) == ["the_depths", "the_jail"]
    # The Lords moved, and a mage: two guilds.
    assert game.scores()[0]["locations"] == 2 * 2 + 6


@pytest.mark.clause("A8.3")
def test_illusionist_may_be_declined() -> None:
    game = table(
        {"hand": price("illusionist"), "locations": MINE},
        court=court_with("illusionist"),
        available=["the_depths"],
        council=COUNCIL,
    )
    play(game, "recruit illusionist", "decline")
    assert game.active == 1
    assert locations(game, 0) == {"the_jail": ["keeper", "reaper"], "parliament": []}


@pytest.mark.parametrize(
    ("mine", "lying"), [([], ["the_depths"]), (["parliament"], [])], ids=["no own", "none lying"]
)
@pytest.mark.clause("A8.3")
def test_illusionist_finds_nothing_to_exchange(mine: list[str], lying: list[str]) -> None:
    game = table(
        {"hand": price("illusionist"), "locations": mine},
        court=court_with("illusionist"),
        available=lying,
        council=COUNCIL,
    )
    play(game, "recruit illusionist")
    assert game.active == 1


@pytest.mark.clause("A14", "A8.7")
def test_illusionist_gaining_black_smokers_may_exchange_with_the_stack() -> None:
    game = table(
        {"hand": price("illusionist"), "locations": [{"the_jail": ["keeper", "reaper"]}]},
        court=court_with("illusionist"),
        available=["black_smokers"],
        location_deck=["the_depths", "the_abyss"],
        council=COUNCIL,
    )
    play(game, "recruit illusionist", "accept")
    assert texts(game) == ["exchange the_abyss", "exchange the_depths", "decline"]
    play(game, "exchange the_depths")
    assert locations(game, 0) == {"the_depths": ["keeper", "reaper"]}
    assert available(game) == ["the_jail"]


# --- Master of Magic --------------------------------------------------------------------------


@pytest.mark.clause("A6.3")
def test_master_of_magic_lets_any_ally_paid_be_affiliated() -> None:
    game = table(
        {"lords": ["master_of_magic"], "hand": price("trader")},
        court=court_with("trader"),
        council=COUNCIL,
    )
    play(game, "recruit trader")
    assert (asked(game), texts(game)) == (
        (0, "affiliation"),
        ["affiliate shellfish 5", "affiliate jellyfish 3", "affiliate crab 2"],
    )
    play(game, "affiliate shellfish 5")
    assert affiliated(game, 0) == ["shellfish 5"]
    assert discard(game) == 2


@pytest.mark.clause("A6.4")
def test_master_of_magic_does_nothing_for_its_own_payment() -> None:
    game = table(
        {"hand": price("master_of_magic")}, court=court_with("master_of_magic"), council=COUNCIL
    )
    play(game, "recruit master_of_magic")
    assert affiliated(game, 0) == ["seahorse 2"]
    assert game.active == 1


def test_master_of_magic_has_nothing_to_choose_when_one_face_was_paid() -> None:
    game = table(
        {"lords": ["master_of_magic", "treasurer"], "hand": ["shellfish 3", "shellfish 3"]},
        court=court_with("peddler"),
        council=COUNCIL,
    )
    play(game, "recruit peddler")
    assert affiliated(game, 0) == ["shellfish 3"]


@ends
@pytest.mark.clause("A6.6")
def test_master_of_magic_ends_when_covered_or_disabled(how: str) -> None:
    game = table(
        {**without_power("master_of_magic", how), "hand": price("trader")},
        court=court_with("trader"),
        council=COUNCIL,
    )
    play(game, "recruit trader")
    assert affiliated(game, 0) == ["crab 2"]
