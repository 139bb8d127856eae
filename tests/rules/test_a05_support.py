"""A5: requesting support from the Council."""

import pytest

from tests.rules.table import asked, council, hand, happened, offers, play, table, track


@pytest.mark.clause("A5")
def test_a_whole_stack_is_taken_unseen_by_the_others() -> None:
    stacks = {"crab": ["crab 1", "crab 5", "crab 3"], "squid": ["squid 2"]}
    game = table(council=stacks)
    play(game, "support crab")
    assert hand(game, 0) == ["crab 1", "crab 3", "crab 5"]
    assert council(game) == {"jellyfish": 0, "crab": 0, "seahorse": 0, "shellfish": 0, "squid": 1}
    assert game.active == 1
    (own,) = happened(game, "stack_taken", seat=0)
    (others,) = happened(game, "stack_taken", seat=1)
    assert sorted(own.allies) == ["crab 1", "crab 3", "crab 5"]
    assert (others.allies, others.size) == (None, 3)


@pytest.mark.clause("A5")
def test_an_empty_stack_cannot_be_chosen() -> None:
    game = table(
        council={"crab": ["crab 1"], "squid": ["squid 1"]}, exploration_deck=["shellfish 1", "..."]
    )
    assert offers(game, "support") == {"crab", "squid"}
    play(game, "support squid")
    assert offers(game, "support") == {"crab"}
    play(game, "support crab")
    # Nothing is left but to explore.
    assert (asked(game), track(game)) == ((0, "keep"), ["shellfish 1"])


@pytest.mark.clause("A5", "A3.3")
def test_support_gives_no_key_and_controls_nothing() -> None:
    game = table({"keys": 3}, council={"crab": ["crab 1"]}, available=["the_jail"])
    play(game, "support crab")
    assert game.active == 1
