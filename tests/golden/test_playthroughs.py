"""Whole games are told exactly as in the stored texts.

When a change is meant to change them: `ABYSS_UPDATE=1 python -m pytest tests/golden`, and read the
difference.
"""

import os

import pytest

from tests.golden.playthrough import PLAYTHROUGHS, Playthrough, stored, told


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_game_is_told_as_stored(game: Playthrough) -> None:
    if os.environ.get("ABYSS_UPDATE"):
        stored(game).write_text(told(game), encoding="utf-8", newline="\n")
    assert told(game) == stored(game).read_text(encoding="utf-8")


def test_the_stored_games_show_all_parts_of_the_game() -> None:
    texts = "".join(stored(game).read_text(encoding="utf-8") for game in PLAYTHROUGHS)
    for part in (
        "? seat 0, action",
        ", offer:",
        ", keep:",
        ", fight:",
        ", payment:",
        ", keys:",
        ", drawn_location:",
        ", may:",
        ", choice:",
        "is disabled",
        "controls",
        " sees) ",
        "alone sees",
        "triggers the end",
        "Won by seat",
        ", recruit:",
        ", place:",
        ", location:",
        ", replay:",
        ", opponent_pile:",
        ", opponent_place:",
        "becomes Pearl Master in place of",
        "swaps two Lords",
        "back into the deck",
        "back on the pile",
        "comes from the deck to the pile",
        "must take the top Lord",
        "spends the replay token",
        "the last turns begin",
    ):
        assert part in texts, part
