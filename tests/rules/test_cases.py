"""Worked examples, and faults that real implementations had, of more than a single card."""

from typing import Any

import pytest

from tests.rules.table import (
    COUNCIL,
    affiliated,
    asked,
    available,
    copies,
    council,
    court,
    discard,
    ended,
    free,
    hand,
    happened,
    keys,
    locations,
    offered,
    offers,
    pearls,
    play,
    table,
    threat,
)

#: The hand of the rulebook's example of recruiting.
EXAMPLE = ["jellyfish 3", "crab 2", "shellfish 5", "shellfish 1"]
EXAMPLE_COURT = ["master_of_magic", "slaver", "traitor"]


@pytest.mark.clause("A11", "A10")
def test_case_01_full_scoring() -> None:
    game = table(
        {
            "locations": [
                {"parliament": ["keeper", "slaver", "master_of_magic"]},
                {"the_sanctuary": ["elder"]},
                "the_abyss",
            ],
            "lords": ["jailer", "traitor", "corruptor"],
            "affiliated": [
                *("jellyfish 3", "jellyfish 1", "squid 3", "crab 2", "seahorse 1", "shellfish 5")
            ],
            "tokens": [2, 4],
        }
    )
    score = game.scores()[0]
    assert dict(score.parts) == {"locations": 32, "lords": 39, "allies": 14, "monsters": 6}
    assert score.total == 91


@pytest.mark.clause("A4.1", "A4.2", "A4.3", "A4.4", "A4.5", "A4.6", "A4.8")
def test_case_02_exploration() -> None:
    game = table(
        {"pearls": 1},
        {"pearls": 2},
        {"pearls": 3},
        {"pearls": 1},
        exploration_deck=[
            "jellyfish 1",
            "crab 2",
            "monster",
            "squid 3",
            "seahorse 1",
            "shellfish 1",
            "squid 1",
            "...",
        ],
    )
    play(game, "explore", "decline", "decline", "decline", "leave")
    play(game, "decline", "decline", "buy")
    assert pearls(game) == [2, 2, 3, 0]
    assert (asked(game), threat(game)) == ((0, "fight"), 1)
    play(game, "leave")
    assert threat(game) == 2
    assert asked(game) == (1, "offer")
    play(game, "buy")
    assert pearls(game) == [4, 0, 3, 0]
    # Only the second opponent can pay the third price, and has not bought yet.
    for _ in range(2):
        assert asked(game) == (2, "offer")
        play(game, "decline", "leave")
    assert asked(game) == (2, "offer")
    play(game, "decline")  # the fifth space: the explorer must take the card
    assert game.active == 1
    assert pearls(game) == [5, 0, 3, 0]  # 1 + 2 for the Allies bought, 1 for the last space
    assert hand(game, 0) == ["squid 1"]
    assert hand(game, 1) == ["squid 3"]
    assert hand(game, 3) == ["crab 2"]
    # Three Allies went to the Council, where a jellyfish lay.
    assert council(game) == {"jellyfish": 2, "crab": 0, "seahorse": 1, "shellfish": 1, "squid": 0}
    assert discard(game) == 1
    assert threat(game) == 2


@pytest.mark.clause("A6.1", "A6.3", "A6.5")
def test_case_03_recruiting() -> None:
    game = table({"hand": EXAMPLE}, court=EXAMPLE_COURT)
    play(game, "recruit master_of_magic", "done")
    assert affiliated(game, 0) == ["crab 2"]
    assert pearls(game) == [2, 0]
    assert len(court(game)) == 6
    assert court(game)[:2] == ["slaver", "traitor"]
    assert hand(game, 0) == ["shellfish 1"]
    assert discard(game) == 2


@pytest.mark.clause("A6.1", "A6.5")
def test_case_04_the_refill_cannot_pay() -> None:
    game = table({"hand": EXAMPLE, "pearls": 2}, court=EXAMPLE_COURT)
    play(game, "recruit slaver")
    assert affiliated(game, 0) == ["shellfish 1"]
    assert pearls(game) == [2, 0]
    assert [
        (event.kind, event.seat, event.amount)
        for event in happened(game, "pearls_paid", "pearls_gained")
    ] == [("pearls_paid", 0, 2), ("pearls_gained", 0, 2)]

    poorer = table({"hand": EXAMPLE, "pearls": 1}, court=EXAMPLE_COURT)
    assert offers(poorer, "recruit") == {"master_of_magic"}


@pytest.mark.clause("A6.1")
def test_case_05_no_squid_no_traitor() -> None:
    game = table({"hand": EXAMPLE, "pearls": 40}, court=EXAMPLE_COURT)
    assert offers(game, "recruit") == {"master_of_magic", "slaver"}


@pytest.mark.clause("A6.1")
def test_case_07_the_surplus_is_not_paid_back() -> None:
    game = table(
        {"hand": ["seahorse 5", "seahorse 4", "seahorse 3"], "pearls": 4},
        court=["landowner", "sage", "hermit", "elder"],
    )
    play(game, "recruit landowner", "pay seahorse 5", "pay seahorse 4", "pay seahorse 3")
    assert pearls(game) == [4, 0]
    assert free(game, 0) == ["landowner"]


@pytest.mark.clause("A6.1", "A15.superfluous_allies")
def test_case_08_superfluous_allies() -> None:
    mine = {"hand": ["shellfish 5", "shellfish 4", "shellfish 1"]}
    game = table(mine, court=["peddler", "sage", "hermit", "elder"])
    play(game, "recruit peddler")  # the 5 and the 4, unasked
    assert offered(game) == {"pay shellfish 1", "done"}
    play(game, "pay shellfish 1")
    assert affiliated(game, 0) == ["shellfish 1"]

    other = table(mine, court=["peddler", "sage", "hermit", "elder"], options="bga")
    play(other, "recruit peddler")
    assert affiliated(other, 0) == ["shellfish 4"]
    assert hand(other, 0) == ["shellfish 1"]


@pytest.mark.clause("A4.6")
def test_case_09_only_a_monster_left_moves_the_threat() -> None:
    game = table(threat=3, exploration_deck=["jellyfish 1", "monster", "crab 1", "..."])
    play(game, "explore", "leave")
    assert threat(game) == 3
    play(game, "leave")
    assert threat(game) == 4


@pytest.mark.clause("A4.6", "A4.7")
def test_case_10_the_threat_stays_on_its_last_space() -> None:
    game = table(threat=6, exploration_deck=["monster", "monster", "..."])
    play(game, "explore", "leave")
    assert threat(game) == 6
    play(game, "fight")
    assert keys(game) == [2, 0]
    assert threat(game) == 1


@pytest.mark.clause("A3.3", "A4.8", "A7.1")
def test_case_14_four_keys_one_location() -> None:
    game = table(
        {"lords": ["keeper"], "keys": 1},
        threat=6,
        exploration_deck=["monster", "..."],
        available=["the_jail", "parliament"],
    )
    play(game, "explore", "fight")
    # Two of the three tokens are used in any case; then the token or the Lord.
    assert offered(game) == {"spend token", "spend keeper"}
    other = game.clone()
    play(game, "spend token", "control the_jail")
    assert (keys(game)[0], free(game, 0), locations(game, 0)) == (0, ["keeper"], {"the_jail": []})
    play(other, "spend keeper", "control the_jail")
    assert (keys(other)[0], free(other, 0)) == (1, [])
    assert locations(other, 0) == {"the_jail": ["keeper"]}
    assert available(other) == ["parliament"]
    assert (game.active, other.active) == (1, 1)


@pytest.mark.clause("A9.1", "A9.2")
def test_case_20_the_others_play_once_more() -> None:
    six = ["keeper", "reaper", "shepherd", "miller", "trader", "peddler"]
    game = table(
        {},
        {
            "hand": ["seahorse 5", "seahorse 4", "seahorse 1"],
            "locations": [{"the_jail": six[:3]}],
            "lords": six[3:],
        },
        {},
        {},
        turn=1,
        court=["landowner", "sage", "hermit", "elder"],
        council=COUNCIL,
    )
    play(game, "recruit landowner")
    seats = []
    for race in ("jellyfish", "crab", "seahorse"):
        assert game.outcome.status == "running"
        seats.append(game.active)
        play(game, f"support {race}")
    assert seats == [2, 3, 0]
    assert game.outcome.status == "ended"
    assert game.decision is None


@pytest.mark.clause("A9.3", "A10", "A13")
def test_case_21_the_final_affiliation() -> None:
    game = table(
        {
            "hand": ["crab 2", "crab 4", "squid 5"],
            "affiliated": ["crab 1", "squid 3"],
            "locations": ["the_chasm", "the_coral_barrier", "the_chamber_of_allies"],
        },
        turn=1,
        ending=1,
        council={"jellyfish": ["jellyfish 1"]},
    )
    play(game, "support jellyfish")
    assert game.outcome.status == "ended"
    assert affiliated(game, 0) == ["crab 1", "crab 2", "squid 3", "squid 5"]
    assert hand(game, 0) == []
    assert discard(game) == 1
    score = game.scores()[0]
    assert score["allies"] == 2 + 5
    assert score["locations"] == (5 + 2 * 3) + (20 - 4) + (3 + 1 + 3)


#: Each worth 60: the best Lord of the first has 12 Influence, of the second 9, and so the last two.
SIXTY: dict[str, dict[str, Any]] = {
    "twelve": {
        "lords": [
            *("landowner", "aquaculturalist", "miller", "jailer", "assassin", "hunter", "reaper")
        ],
        "tokens": [2],
    },
    "nine": {
        "lords": [
            *("trader", "peddler", "shopkeeper", "apprentice", "illusionist", "invoker", "seeker")
        ]
    },
    "also nine": {
        "lords": ["trader", "peddler", "invoker", "jailer", "seeker"],
        "tokens": [3, 3, 3, 3, 4, 4],
    },
    "nine as well": {
        "lords": [
            *("shopkeeper", "apprentice", "illusionist", "assassin", "hunter", "keeper", "reaper")
        ],
        "tokens": [3, 3, 3],
    },
}


@pytest.mark.clause("A10")
@pytest.mark.parametrize(
    ("first", "second", "pearls", "winners"),
    [
        ("twelve", "nine", (3, 4), (1,)),
        ("twelve", "nine", (4, 3), (0,)),
        ("twelve", "nine", (3, 3), (0,)),
        ("nine", "twelve", (3, 3), (1,)),
        ("also nine", "nine as well", (3, 3), (0, 1)),
        ("also nine", "nine as well", (3, 4), (1,)),
    ],
)
def test_case_22_a_tie(
    first: str, second: str, pearls: tuple[int, int], winners: tuple[int, ...]
) -> None:
    game = ended(SIXTY[first] | {"pearls": pearls[0]}, SIXTY[second] | {"pearls": pearls[1]})
    assert [score.total for score in game.scores()] == [60, 60]
    assert game.winners == winners


@pytest.mark.clause("A4.9")
def test_case_24_the_discard_becomes_the_deck() -> None:
    ten = copies(2, "squid 1", "squid 2", "squid 3", "crab 1", "crab 2")
    game = table(
        {"hand": ["jellyfish 5"]},
        exploration_deck=["seahorse 1"],
        exploration_discard=ten,
        council={"shellfish": ["shellfish 5"]},
    )
    play(game, "explore", "leave")
    assert discard(game) == 0
    (shuffled,) = happened(game, "exploration_shuffled")
    assert shuffled.cards == 10
    assert hand(game, 0) == ["jellyfish 5"]
    assert council(game)["shellfish"] == 1


@pytest.mark.clause("A4.2")
def test_case_25_who_is_asked() -> None:
    game = table(
        {},
        {"pearls": 5},
        {"pearls": 5},
        {"pearls": 5},
        exploration_deck=["crab 1", "crab 2", "crab 3", "..."],
    )
    play(game, "explore")
    assert asked(game) == (1, "offer")
    play(game, "decline")
    assert asked(game) == (2, "offer")
    play(game, "buy")  # the third is not asked for this card: the next one lies there
    assert pearls(game) == [1, 5, 4, 5]
    assert asked(game) == (1, "offer")
    play(game, "decline")
    assert asked(game) == (3, "offer")
    play(game, "buy")
    assert pearls(game) == [3, 5, 4, 3]
    assert hand(game, 3) == ["crab 2"]
