"""A7: controlling any Location: all ways to use Keys; what Ambassadors do stands beside them."""

import pytest

from tests.rules.table import (
    available,
    deck_sizes,
    free,
    key_supply,
    keys,
    locations,
    offered,
    offers,
    play,
    table,
    texts,
)

# --- A7.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A7.1")
def test_tokens_and_free_lords_bring_keys_exactly_3_are_used() -> None:
    game = table(
        {"lords": ["keeper", "miller", "reaper"], "keys": 2},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
        location_deck=[],
    )
    play(game, "explore", "fight")
    used = set()
    waiting = [game]
    while waiting:
        one = waiting.pop()
        if one.decision is not None and one.decision.kind == "keys":
            waiting += [play(one.clone(), text) for text in texts(one)]
        else:
            lords = locations(one, 0)["the_jail"]
            assert (3 - keys(one)[0]) + len(lords) == 3
            assert key_supply(one) == 10 - keys(one)[0]
            assert free(one, 0) == [
                lord for lord in ("keeper", "miller", "reaper") if lord not in lords
            ]
            used.add(tuple(lords))
    # 3 tokens; 2 with either Lord; 1 with both. The Miller has no Key.
    assert used == {(), ("keeper",), ("reaper",), ("keeper", "reaper")}


@pytest.mark.clause("A7.1")
def test_two_keys_are_not_enough() -> None:
    game = table(
        {"lords": ["keeper"]},
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
    )
    play(game, "explore", "fight")
    assert (game.active, locations(game, 0)) == (1, {})


# --- A7.2 ---------------------------------------------------------------------------------------


THREE_KEYS = {"keys": 2}


@pytest.mark.clause("A7.2")
def test_a_face_up_location_or_1_to_4_of_the_stack() -> None:
    game = table(
        THREE_KEYS,
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail", "parliament"],
    )
    play(game, "explore", "fight")
    assert offered(game) == {
        "control the_jail",
        "control parliament",
        *[f"draw {number}" for number in (1, 2, 3, 4)],
    }


@pytest.mark.clause("A7.2")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5])
def test_not_more_than_the_stack_holds_is_drawn(left: int) -> None:
    stack = ["the_depths", "the_chasm", "the_abyss", "black_smokers", "the_barracks"][:left]
    game = table(
        THREE_KEYS,
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail", "parliament"],
        location_deck=stack,
    )
    play(game, "explore", "fight")
    assert offers(game, "draw") == {str(number) for number in range(1, min(left, 4) + 1)}


@pytest.mark.clause("A7.2")
def test_one_of_those_drawn_is_kept_and_the_others_become_available() -> None:
    game = table(
        THREE_KEYS,
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
        location_deck=["the_depths", "the_chasm", "the_abyss", "the_barracks"],
    )
    play(game, "explore", "fight", "draw 3")
    assert offered(game) == {"keep the_depths", "keep the_chasm", "keep the_abyss"}
    play(game, "keep the_chasm")
    assert locations(game, 0) == {"the_chasm": []}
    assert available(game) == ["the_jail", "the_depths", "the_abyss"]
    assert deck_sizes(game)["location"] == 1
    assert game.active == 1


@pytest.mark.clause("A7.2")
def test_a_single_location_drawn_is_kept() -> None:
    game = table(
        THREE_KEYS,
        threat=3,
        exploration_deck=["monster", "..."],
        available=["the_jail"],
        location_deck=["the_depths", "the_chasm"],
    )
    play(game, "explore", "fight", "draw 1")
    assert locations(game, 0) == {"the_depths": []}
    assert available(game) == ["the_jail"]
