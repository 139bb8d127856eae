"""A11: the rulebook's worked example, played to its end."""

import pytest

from tests.rules.table import ended

MINE = {
    "locations": [
        {"parliament": ["keeper", "slaver", "master_of_magic"]},
        {"the_sanctuary": ["elder"]},
        {"the_abyss": ["jailer"]},
    ],
    "lords": ["traitor", "corruptor"],
    "affiliated": ["jellyfish 3", "jellyfish 2", "squid 3", "crab 2", "seahorse 1"],
    "hand": ["shellfish 5"],
    "tokens": [3, 3],
}


@pytest.mark.clause("A11", "A9.3")
def test_the_worked_example_scores_91() -> None:
    game = ended(MINE)
    assert dict(game.scores()[0].parts) == {
        "locations": 10 + 10 + 12,
        "lords": 6 + 5 + 6 + 3 + 7 + 6 + 6,
        "allies": 3 + 3 + 2 + 1 + 5,
        "monsters": 6,
    }
    assert game.scores()[0].total == 91
    assert game.winners == (0,)


@pytest.mark.clause("A11", "A10")
def test_each_location_of_the_worked_example() -> None:
    for location, points in (("parliament", 10), ("the_sanctuary", 10), ("the_abyss", 12)):
        lords = ["keeper", "slaver", "master_of_magic", "elder", "jailer", "traitor", "corruptor"]
        game = ended({**MINE, "locations": [{location: lords}], "lords": []})
        assert game.scores()[0]["locations"] == points
