"""A13: how Locations are scored."""

import pytest

import abyss_rules as ar
from tests.rules.table import asked, ended, happened, offers, play, total

LORDS = ["keeper", "miller", "slaver"]


@pytest.mark.clause("A13", "A6.6")
@pytest.mark.parametrize(
    "mine",
    [
        {"locations": ["sargasso_silos"], "lords": LORDS},
        {"locations": ["sargasso_silos"], "lords": LORDS, "disabled": ["keeper", "miller"]},
        {"locations": [{"sargasso_silos": ["keeper"]}], "lords": LORDS[1:]},
    ],
    ids=["free", "disabled", "covered"],
)
def test_all_lords_count_free_or_not_disabled_or_not(mine: dict[str, object]) -> None:
    assert total(ended(mine), "locations")[0] == 5 + 2 * 2


@pytest.mark.clause("A13", "A9.3")
def test_allies_count_after_the_final_affiliation() -> None:
    game = ended(
        {
            "locations": ["the_chasm", "the_coral_barrier"],
            "affiliated": ["crab 1"],
            "hand": ["crab 2", "crab 3", "squid 1"],
        }
    )
    assert total(game, "locations")[0] == (5 + 3 * 2) + (20 - 3)


@pytest.mark.clause("A13")
def test_key_tokens_never_count_for_the_closed_tower_spent_keys_do() -> None:
    game = ended(
        {
            "keys": 2,
            "locations": [{"the_closed_tower": ["keeper", "reaper", "elder"]}],
            "lords": ["miller", "slaver"],
        },
        {"locations": ["the_lost_tower"], "lords": ["trader", "shepherd"]},
    )
    assert total(game, "locations") == [3 * 4, 3 * 1]


@pytest.mark.clause("A13")
def test_the_depths_without_lords_is_worth_nothing() -> None:
    game = ended({"locations": ["the_depths", "the_throne_room"]})
    assert total(game, "locations")[0] == 0


@pytest.mark.clause("A13")
def test_the_chamber_of_allies_counts_the_weakest_of_each_race() -> None:
    game = ended(
        {
            "locations": ["the_chamber_of_allies"],
            "affiliated": ["crab 4", "crab 2", "squid 3", "jellyfish 5"],
        }
    )
    assert total(game, "locations")[0] == 3 + 2 + 3 + 5


# --- City of Mirrors ------------------------------------------------------------------------------


def mirrors(*others: dict[str, object], **words: object) -> ar.Game:
    mine = {"locations": ["city_of_mirrors"], "lords": ["miller", "keeper", "trader"]}
    return ended(mine | words, *others)


@pytest.mark.clause("A13", "A15.mirror_choice")
def test_city_of_mirrors_is_reckoned_with_the_owners_cards() -> None:
    game = mirrors({"locations": ["the_throne_room", "sargasso_silos"], "lords": ["landowner"]})
    assert asked(game) == (0, "copy")
    assert offers(game, "copy") == {"the_throne_room", "sargasso_silos"}
    silos = play(game.clone(), "copy sargasso_silos")
    assert total(silos, "locations")[0] == 5 + 2 * 2
    throne = play(game, "copy the_throne_room")
    assert total(throne, "locations") == [10, 12 + (5 + 2)]
    (copied,) = happened(throne, "score_copied")
    assert (copied.seat, copied.location, copied.original) == (
        0,
        "city_of_mirrors",
        "the_throne_room",
    )


@pytest.mark.clause("A13")
def test_any_opponents_locations_can_be_copied_but_not_the_own() -> None:
    game = mirrors(
        {"locations": ["the_jail"]},
        {"locations": ["the_depths"]},
        locations=["city_of_mirrors", "parliament"],
    )
    assert offers(game, "copy") == {"the_jail", "the_depths"}


@pytest.mark.clause("A13")
def test_with_nothing_to_copy_city_of_mirrors_is_worth_nothing() -> None:
    assert total(mirrors({}), "locations")[0] == 0


@pytest.mark.clause("A13", "A14")
def test_copying_black_smokers_brings_no_exchange() -> None:
    game = mirrors({"locations": ["black_smokers"]})
    assert game.outcome.status == "ended"
    assert total(game, "locations") == [0, 0]


@pytest.mark.clause("A13", "A9.3")
def test_the_copy_is_chosen_after_the_final_affiliation() -> None:
    game = mirrors(
        {"locations": ["the_chasm", "the_jail"]}, hand=["crab 1", "crab 2"], affiliated=["crab 3"]
    )
    assert game.view(0).players[0].hand == ()
    play(game, "copy the_chasm")
    assert total(game, "locations")[0] == 5 + 3 * 2
