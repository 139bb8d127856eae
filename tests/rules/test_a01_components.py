"""A1: what is in the box."""

import csv
from collections import Counter
from pathlib import Path

import pytest

import abyss_rules as ar
from tests.rules.table import (
    RACES,
    deck_sizes,
    ended,
    free,
    key_supply,
    offered,
    play,
    table,
    texts,
    token_counts,
    tokens,
    track,
    treasury,
)

FACTS = Path(__file__).parents[1] / "cards"
GUILD_OF_RACE = {
    "jellyfish": "mage",
    "crab": "soldier",
    "seahorse": "farmer",
    "shellfish": "merchant",
    "squid": "politician",
}


def lords() -> list[dict[str, str]]:
    with (FACTS / "lords.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


#: Each Race's Allies by value.
COPIES = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
WORDS = {1: "one"}


@pytest.mark.clause("A1")
def test_the_exploration_deck_holds_13_allies_of_each_race_and_6_monsters() -> None:
    box = {f"{race} {value}": number for race in RACES for value, number in COPIES.items()}
    box["monster"] = 6
    everything = [face for face, number in box.items() for _ in range(number)]
    assert len(everything) == 71
    game = table(exploration_deck=everything, council={})
    # Nothing is left in the box: these are all there are of each.
    assert (deck_sizes(game)["exploration"], game.view().out_of_play.allies) == (70, ())
    assert track(game) == ["jellyfish 1"]
    for face, number in box.items():
        with pytest.raises(ar.PositionError, match=f"only {WORDS.get(number, number)} {face}"):
            table(exploration_deck=[*everything, face], council={})


@pytest.mark.clause("A1")
def test_the_supply_holds_50_pearls_and_10_key_tokens() -> None:
    game = ar.new_game("abyss", seats=2, seed=1)
    assert (treasury(game), key_supply(game)) == (48, 10)


@pytest.mark.clause("A1")
def test_there_are_35_lords_20_locations_and_20_monster_tokens() -> None:
    facts = lords()
    assert len(facts) == 35
    assert Counter(fact["guild"] for fact in facts) == {
        "soldier": 7,
        "merchant": 6,
        "mage": 7,
        "politician": 6,
        "farmer": 6,
        "ambassador": 3,
    }
    game = table(
        {"tokens": [*[2] * 9, *[3] * 9, 4]},
        threat=2,
        exploration_deck=["monster", "..."],
    )
    play(game, "explore", "fight")
    # One token is left: both of the reward of two cannot be had.
    assert offered(game) == {"reward 2 pearls", "reward 1 pearl + 1 monster"}
    play(game, "reward 1 pearl + 1 monster")
    assert token_counts(game) == [20, 0]
    assert tokens(game, 0) == [*[2] * 9, *[3] * 9, 4, 4]


@pytest.mark.clause("A1", "A6.1")
@pytest.mark.parametrize("race", RACES)
def test_a_guilds_large_bubble_is_of_its_colour(race: str) -> None:
    own = [fact["id"] for fact in lords() if fact["guild"] == GUILD_OF_RACE[race]]
    single = [fact["id"] for fact in lords() if fact["id"] in own and fact["races"] == "1"]
    court = single[:1] or own[:1]
    hand = [f"{race} 5", f"{race} 4", f"{race} 4"]
    game = table({"hand": hand}, court=court)
    assert f"recruit {court[0]}" in texts(game)
    for other in RACES:
        if other != race:
            wrong = [f"{other} 5", f"{other} 4", f"{other} 4"]
            assert f"recruit {court[0]}" not in texts(table({"hand": wrong}, court=court))


@pytest.mark.clause("A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    game = ar.new_game("abyss", seats=seats, seed=1)
    assert len(game.scores()) == seats


@pytest.mark.clause("A1")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(ar.AbyssError, match="2 to 4"):
        ar.new_game("abyss", seats=seats)


@pytest.mark.clause("A1", "A13")
def test_ambassadors_are_the_sixth_guild() -> None:
    five = ["keeper", "peddler", "invoker", "jailer", "traitor"]
    game = ended({"locations": ["the_abyss"], "lords": five})
    assert free(game, 0) == five
    assert game.scores()[0]["locations"] == 2 * 5
    with_elder = ended({"locations": [{"the_abyss": ["elder"]}], "lords": five})
    assert with_elder.scores()[0]["locations"] == 2 * 6
