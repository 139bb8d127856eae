"""Locations: what each is worth, in exact numbers, and the two that do something."""

from typing import Any

import pytest

import abyss_rules as ar
from tests.rules.table import (
    COUNCIL,
    asked,
    available,
    locations,
    play,
    table,
    texts,
    total,
)

#: One Lord of each guild that no count below wants by itself.
OF_GUILD = {
    "farmer": ["keeper", "reaper", "shepherd"],
    "mage": ["shaman", "invoker", "oracle"],
    "politician": ["diplomat", "traitor", "schemer"],
    "soldier": ["jailer", "seeker", "hunter"],
    "merchant": ["trader", "peddler", "slaver"],
    "ambassador": ["sage", "hermit", "elder"],
}


def worth(
    location: str,
    *,
    lords: tuple[str, ...] = (),
    under: tuple[str, ...] = (),
    affiliated: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    **words: object,
) -> int:
    """What a Location is worth to a player with these Lords and Allies."""
    game = table(
        {
            "locations": [{location: list(under)}],
            "lords": list(lords),
            "affiliated": list(affiliated),
            **words,
        },
        {"affiliated": [f"{race} 4" for race in RACES], "lords": ["master_of_magic"]},
        options=options,
    )
    return total(game, "locations")[0]


def per_guild(location: str, guild: str) -> list[int]:
    """The worth with 0, 1 and 3 Lords of the guild, the rest of other guilds."""
    own = OF_GUILD[guild]
    others = tuple(lords[0] for name, lords in OF_GUILD.items() if name != guild)
    return [
        worth(location, lords=others),
        worth(location, lords=(*others, own[0])),
        worth(location, lords=(*others, own[0]), under=tuple(own[1:])),
    ]


def per_race(location: str, race: str) -> list[int]:
    """The worth with 0, 1 and 4 affiliated Allies of the Race, others beside them."""
    others = tuple(f"{other} 2" for other in RACES if other != race)
    return [
        worth(location, affiliated=others),
        worth(location, affiliated=(*others, f"{race} 1")),
        worth(location, affiliated=(*others, f"{race} 1", f"{race} 1", f"{race} 3", f"{race} 4")),
    ]


RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")


@pytest.mark.clause("A13")
def test_sargasso_silos_5_and_2_for_each_farmer() -> None:
    assert per_guild("sargasso_silos", "farmer") == [5, 7, 11]


@pytest.mark.clause("A13")
def test_hydrozoa_reserves_6_and_2_for_each_mage() -> None:
    assert per_guild("hydrozoa_reserves", "mage") == [6, 8, 12]


@pytest.mark.clause("A13")
def test_parliament_6_and_2_for_each_politician() -> None:
    assert per_guild("parliament", "politician") == [6, 8, 12]


@pytest.mark.clause("A13")
def test_the_barracks_7_and_2_for_each_soldier() -> None:
    assert per_guild("the_barracks", "soldier") == [7, 9, 13]


@pytest.mark.clause("A13")
def test_the_dockworks_5_and_2_for_each_merchant() -> None:
    assert per_guild("the_dockworks", "merchant") == [5, 7, 11]


def test_the_sanctuary_4_and_3_for_each_affiliated_jellyfish() -> None:
    assert per_race("the_sanctuary", "jellyfish") == [4, 7, 16]


def test_the_chasm_5_and_3_for_each_affiliated_crab() -> None:
    assert per_race("the_chasm", "crab") == [5, 8, 17]


def test_the_sargasso_fields_3_and_3_for_each_affiliated_seahorse() -> None:
    assert per_race("the_sargasso_fields", "seahorse") == [3, 6, 15]


def test_nest_of_giant_clams_3_and_3_for_each_affiliated_shellfish() -> None:
    assert per_race("nest_of_giant_clams", "shellfish") == [3, 6, 15]


def test_oceanic_senate_assembly_4_and_3_for_each_affiliated_squid() -> None:
    assert per_race("oceanic_senate_assembly", "squid") == [4, 7, 16]


def test_allies_in_hand_count_for_no_location() -> None:
    assert worth("the_chasm", hand=["crab 1", "crab 2"]) == 5


@pytest.mark.clause("A13")
def test_the_abyss_2_for_each_guild() -> None:
    assert worth("the_abyss") == 0
    assert worth("the_abyss", lords=("keeper", "reaper", "miller")) == 2
    assert worth("the_abyss", lords=("keeper", "jailer"), under=("sage",)) == 6
    assert worth("the_abyss", lords=tuple(lords[0] for lords in OF_GUILD.values())) == 12


@pytest.mark.clause("A13")
def test_the_depths_twice_the_weakest_influence() -> None:
    assert worth("the_depths") == 0
    assert worth("the_depths", lords=("landowner",)) == 24
    assert worth("the_depths", lords=("landowner", "keeper"), under=("elder",)) == 6


def test_the_throne_room_the_strongest_influence() -> None:
    assert worth("the_throne_room") == 0
    assert worth("the_throne_room", lords=("elder", "keeper")) == 6
    assert worth("the_throne_room", lords=("elder",), under=("landowner",)) == 12


@pytest.mark.clause("A13")
def test_the_jail_15_less_the_lords() -> None:
    assert worth("the_jail") == 15
    assert worth("the_jail", lords=("keeper", "miller"), under=("reaper", "shepherd")) == 11
    assert worth("the_jail", lords=("keeper", "miller"), disabled=["keeper"]) == 13


def test_the_coral_barrier_20_less_the_affiliated_allies() -> None:
    assert worth("the_coral_barrier") == 20
    assert worth("the_coral_barrier", affiliated=("crab 1", "crab 1", "squid 5")) == 17


def test_the_chamber_of_allies_3_and_the_weakest_of_each_race() -> None:
    assert worth("the_chamber_of_allies") == 3
    assert worth("the_chamber_of_allies", affiliated=("crab 4", "crab 2", "squid 3")) == 3 + 2 + 3
    every = tuple(f"{race} {value}" for race in RACES for value in (4, 3))
    assert worth("the_chamber_of_allies", affiliated=every) == 3 + 5 * 3


@pytest.mark.clause("A13", "A15.ambassador_keys")
def test_the_closed_tower_3_for_each_lord_with_a_key() -> None:
    assert worth("the_closed_tower", keys=2) == 0
    assert worth("the_closed_tower", lords=("miller", "jailer")) == 0
    mixed: dict[str, Any] = {"lords": ("keeper", "miller", "sage"), "under": ("reaper", "shepherd")}
    assert worth("the_closed_tower", **mixed) == 12
    assert worth("the_closed_tower", **mixed, options={"ambassador_keys": 0}) == 9
    # Printed Keys count although the Lord is disabled.
    assert worth("the_closed_tower", lords=("keeper",), disabled=["keeper"]) == 3


@pytest.mark.clause("A13", "A15.ambassador_keys")
def test_the_lost_tower_3_for_each_lord_without_a_key() -> None:
    assert worth("the_lost_tower") == 0
    assert worth("the_lost_tower", lords=("keeper", "sage")) == 0
    mixed: dict[str, Any] = {"lords": ("keeper", "miller", "sage"), "under": ("reaper", "trader")}
    assert worth("the_lost_tower", **mixed) == 6
    assert worth("the_lost_tower", **mixed, options={"ambassador_keys": 0}) == 9


@pytest.mark.clause("A15.disabled_lords")
def test_disabled_lords_count_for_locations_unless_an_option_says_no() -> None:
    lords: dict[str, Any] = {"lords": ("keeper", "reaper"), "disabled": ["reaper"]}
    assert worth("sargasso_silos", **lords) == 9
    assert worth("sargasso_silos", **lords, options={"disabled_lords": "influence_only"}) == 7
    assert worth("the_jail", **lords, options={"disabled_lords": "influence_only"}) == 14


# --- City of Mirrors --------------------------------------------------------------------------


def last_turn(
    mine: dict[str, Any], theirs: dict[str, Any], options: dict[str, Any] | None = None
) -> ar.Game:
    """A game at its end, but for the questions asked there."""
    game = table(mine, theirs, turn=1, ending=1, council={"crab": ["crab 1"]}, options=options)
    return play(game, "support crab")


MIRRORS = {"locations": ["city_of_mirrors"], "lords": ["keeper", "reaper"]}


@pytest.mark.clause("A13", "A9.3")
def test_city_of_mirrors_copies_a_location_with_the_owners_cards() -> None:
    game = last_turn(MIRRORS, {"locations": ["sargasso_silos", "the_jail"], "lords": ["miller"]})
    assert (asked(game), texts(game)) == ((0, "copy"), ["copy sargasso_silos", "copy the_jail"])
    assert total(game, "locations")[0] == 0
    play(game, "copy sargasso_silos")
    assert total(game, "locations") == [5 + 2 * 2, (5 + 2) + (15 - 1)]
    assert game.outcome.status == "ended"


@pytest.mark.clause("A13")
def test_city_of_mirrors_without_anything_to_copy_is_worth_nothing() -> None:
    game = last_turn(MIRRORS | {"locations": ["city_of_mirrors", "the_jail"]}, {})
    assert game.outcome.status == "ended"
    assert total(game, "locations")[0] == 13


@pytest.mark.clause("A13")
def test_city_of_mirrors_copies_black_smokers_but_not_their_exchange() -> None:
    game = last_turn(MIRRORS, {"locations": ["black_smokers"]})
    assert game.outcome.status == "ended"
    assert total(game, "locations")[0] == 0


@pytest.mark.clause("A13", "A15.mirror_choice")
def test_city_of_mirrors_takes_the_best_by_the_option() -> None:
    game = last_turn(
        MIRRORS,
        {"locations": ["sargasso_silos", "the_jail", "the_throne_room"]},
        options={"mirror_choice": "best"},
    )
    assert game.outcome.status == "ended"
    assert total(game, "locations")[0] == 13


@pytest.mark.clause("A13", "A9.3")
def test_city_of_mirrors_counts_allies_after_the_final_affiliation() -> None:
    game = last_turn(
        MIRRORS | {"hand": ["crab 2", "crab 3"], "affiliated": ["crab 1"]},
        {"locations": ["the_chasm"]},
    )
    assert total(game, "locations")[0] == 5 + 2 * 3


# --- Black Smokers ----------------------------------------------------------------------------


def smokers(options: dict[str, Any] | None = None) -> ar.Game:
    """A game in which Black Smokers have just been gained for three Keys."""
    game = table(
        {"lords": ["keeper", "reaper", "shepherd"]},
        exploration_deck=["crab 1", "..."],
        available=["black_smokers"],
        location_deck=["the_jail", "the_abyss"],
        council=COUNCIL,
        options=options,
    )
    return play(game, "explore", "take", "control black_smokers")


@pytest.mark.clause("A14")
def test_black_smokers_may_be_exchanged_for_any_location_of_the_stack() -> None:
    game = smokers()
    assert (asked(game), texts(game)) == (
        (0, "exchange"),
        ["exchange the_abyss", "exchange the_jail", "decline"],
    )
    assert not [event for event in game.events(1) if getattr(event, "locations", None)]
    play(game, "exchange the_jail")
    assert locations(game, 0) == {"the_jail": ["keeper", "reaper", "shepherd"]}
    # They go back into the stack.
    assert (available(game), game.view().location_deck) == ([], 2)
    assert total(game, "locations")[0] == 12


@pytest.mark.clause("A14", "A8.3")
def test_black_smokers_may_be_kept_and_are_worth_nothing() -> None:
    game = play(smokers(), "decline")
    assert locations(game, 0) == {"black_smokers": ["keeper", "reaper", "shepherd"]}
    assert total(game, "locations")[0] == 0
    assert game.active == 1


@pytest.mark.clause("A15.stack_exchange")
def test_black_smokers_must_be_exchanged_and_leave_the_game_by_the_option() -> None:
    game = smokers({"stack_exchange": "forced_remove"})
    assert texts(game) == ["exchange the_abyss", "exchange the_jail"]
    play(game, "exchange the_abyss")
    assert game.view().location_deck == 1
    assert "black_smokers" in game.view().out_of_play.locations


@pytest.mark.clause("A14")
def test_black_smokers_have_nothing_to_be_exchanged_for_with_an_empty_stack() -> None:
    game = table(
        {"lords": ["keeper", "reaper", "shepherd"]},
        exploration_deck=["crab 1", "..."],
        available=["black_smokers", "the_jail"],
        location_deck=[],
        council=COUNCIL,
    )
    play(game, "explore", "take", "control black_smokers")
    assert (game.active, available(game)) == (1, ["the_jail"])
    assert total(game, "locations")[0] == 0


@pytest.mark.clause("A14")
def test_black_smokers_drawn_from_the_stack_may_be_exchanged_too() -> None:
    game = table(
        {"lords": ["keeper", "reaper", "shepherd"]},
        exploration_deck=["crab 1", "..."],
        available=[],
        location_deck=["black_smokers", "the_jail", "the_abyss"],
        council=COUNCIL,
    )
    play(game, "explore", "take", "draw 2", "keep black_smokers")
    assert texts(game) == ["exchange the_abyss", "decline"]
    assert available(game) == ["the_jail"]
