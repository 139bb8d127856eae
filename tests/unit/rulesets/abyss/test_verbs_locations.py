"""The verbs for Locations do what they say, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from tests.packs import arrival, carry, location, with_cards
from tests.rules.table import asked, available, deck_sizes, free, locations, offered, pearls, total
from tests.unit.rulesets.abyss.shown import shows


@shows("exchange")
def test_exchange() -> None:
    body = "choose m from locations of me; choose o from available;"
    body += "exchange m with o; exchange m with o;"
    held = {"locations": [{"the_jail": ["peddler"]}, "parliament"]}
    game = arrival(body, held, available=["the_abyss", "the_depths"])
    game = carry(game, "choose the_jail", "choose the_depths")
    assert locations(game, 0) == {"the_depths": ["peddler"], "parliament": []}
    assert available(game) == ["the_abyss", "the_jail"]


@shows("exchange")
@pytest.mark.parametrize(
    "act",
    [
        "exchange top of locations of opponents with top of available;",
        "exchange top of locations of me with top of locations of opponents;",
        "exchange top of available with top of available;",
    ],
)
def test_only_an_own_location_is_exchanged_for_an_available_one(act: str) -> None:
    mine, yours = {"locations": ["the_jail"]}, {"locations": ["parliament"]}
    game = arrival(act, mine, yours, available=["the_abyss"])
    assert [list(locations(game, seat)) for seat in (0, 1)] == [["the_jail"], ["parliament"]]
    assert available(game) == ["the_abyss"]


@shows("exchange")
def test_what_a_location_does_when_it_is_gained_is_done_at_an_exchange_too() -> None:
    place = location("on control { gain 4 pearls; }")
    body = "exchange top of locations of me with top of available;"
    game = arrival(body, {"locations": ["the_jail"]}, more=place, available=["place"])
    assert (pearls(game), list(locations(game, 0))) == ([4, 0], ["place"])


@shows("exchange_from_stack")
def test_exchange_from_the_stack() -> None:
    body = "exchange_from_stack top of locations of me; gain 1 pearl;"
    deck = ["the_depths", "the_abyss"]
    held = {"locations": [{"the_jail": ["peddler"]}]}
    game = arrival(body, held, location_deck=deck)
    assert offered(game) == {"exchange the_depths", "exchange the_abyss", "decline"}
    taken = carry(game, "exchange the_abyss")
    assert (locations(taken, 0), deck_sizes(taken)["location"]) == ({"the_abyss": ["peddler"]}, 2)
    kept = carry(game, "decline")
    assert (locations(kept, 0), pearls(kept)) == ({"the_jail": ["peddler"]}, [1, 0])


@shows("exchange_from_stack")
def test_without_a_stack_or_an_own_location_nothing_is_exchanged() -> None:
    body = "exchange_from_stack top of {}; gain 1 pearl;"
    held = {"locations": ["the_jail"]}
    game = arrival(body.format("locations of me"), held, location_deck=[])
    assert (list(locations(game, 0)), pearls(game)) == (["the_jail"], [1, 0])
    game = arrival(body.format("locations of opponents"), {}, held, location_deck=["the_abyss"])
    assert (list(locations(game, 1)), pearls(game)) == (["the_jail"], [1, 0])


@shows("control_drawn")
def test_control_drawn() -> None:
    deck = ["the_depths", "the_abyss", "the_chasm"]
    game = arrival("control_drawn 2 with self;", location_deck=deck, available=["the_jail"])
    assert offered(game) == {"keep the_depths", "keep the_abyss"}
    game = carry(game, "keep the_abyss")
    assert (locations(game, 0), free(game, 0)) == ({"the_abyss": ["tried"]}, ["opener"])
    assert (available(game), deck_sizes(game)["location"]) == (["the_jail", "the_depths"], 1)


@shows("control_drawn")
@pytest.mark.parametrize(
    "act",
    [
        "control_drawn 0 with self;",
        "let n = 0 - 2; control_drawn n with self;",
        "each l in lords of me where it != self and cost < 9 { control_drawn 2 with l; }",
        "each l in free_lords of opponents { control_drawn 2 with l; }",
        "discard self; control_drawn 2 with self;",
    ],
)
def test_only_an_own_free_lord_controls_what_is_drawn(act: str) -> None:
    held = {"locations": [{"the_jail": ["peddler"]}]}
    game = arrival(act, held, {"lords": ["trader"]}, location_deck=["the_abyss", "the_chasm"])
    assert (list(locations(game, 0)), deck_sizes(game)["location"]) == (["the_jail"], 2)


@shows("control_drawn")
@pytest.mark.parametrize(
    ("option", "open_", "got"),
    [("face_up", ["the_jail", "the_abyss"], True), ("face_up", [], False),
     ("nothing", ["the_jail"], False)],
)  # fmt: skip
def test_control_drawn_without_a_stack(option: str, open_: list[str], got: bool) -> None:  # noqa: FBT001 - a case
    game = arrival(
        "control_drawn 2 with self;",
        location_deck=[],
        available=open_,
        options={"ambassador_without_stack": option},
    )
    if got:
        assert offered(game) == {f"control {place}" for place in open_}
        game = carry(game, "control the_abyss")
    assert locations(game, 0) == ({"the_abyss": ["tried"]} if got else {})


MIRROR = location(
    "at game_end { copy_score from locations of players; } score copied_score;", "mirror"
)
MIRROR += location(
    "at game_end { copy_score from locations of opponents; } score copied_score;", "glass"
)
COMPLETE = {"ending": 1, "turn": 1, "exploration_deck": [], "council": {}, "lord_deck": []}


def at_the_end(text: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """The last turn is over, and what is done at the end of the game has begun."""
    return with_cards(text, *players, **{**COMPLETE, **words})


@shows("copy_score")
def test_copy_score() -> None:
    game = at_the_end(
        MIRROR,
        {"locations": ["mirror", "the_abyss"], "lords": ["peddler"]},
        {"locations": ["the_jail"]},
    )
    assert (asked(game), offered(game)) == ((0, "copy"), {"copy the_abyss", "copy the_jail"})
    other = carry(game, "copy the_abyss")
    assert total(other, "locations") == [4, 15]
    game = carry(game, "copy the_jail")
    # Reckoned for its owner: a Lord less 1, and the Abyss 2.
    assert (total(game, "locations"), game.outcome.status) == ([14 + 2, 15], "ended")


@shows("copy_score")
def test_copies_are_not_copied_even_if_the_card_allows_it() -> None:
    game = at_the_end(MIRROR, {"locations": ["mirror"]}, {"locations": ["glass"]})
    assert (game.decision, total(game, "locations")) == (None, [0, 0])
    game = at_the_end(MIRROR, {"locations": ["mirror"]}, {"locations": ["glass", "the_jail"]})
    assert total(game, "locations") == [15, 15]


@shows("copy_score")
def test_a_card_without_a_copied_score_copies_nothing() -> None:
    plain = location("at game_end { copy_score from locations of opponents; } score 3;")
    game = at_the_end(plain, {"locations": ["place"]}, {"locations": ["the_jail", "parliament"]})
    assert (game.decision, total(game, "locations")[0]) == (None, 3)
    body = "copy_score from locations of opponents;"
    assert asked(arrival(body, {}, {"locations": ["the_jail", "parliament"]})) == (0, "action")


@shows("copy_score")
def test_the_last_of_several_copies_counts() -> None:
    place = location("""
      on control { copy_score from locations of opponents; copy_score from locations of opponents; }
      score copied_score;
    """)
    body = "exchange top of locations of me with top of available;"
    game = arrival(
        body,
        {"locations": ["the_chasm"]},
        {"locations": ["the_jail", "the_abyss"]},
        more=place,
        available=["place"],
    )
    game = carry(game, "copy the_jail", "copy the_abyss")
    assert total(game, "locations")[0] == 2 * 1  # one guild
    assert len(game.state["copies"]) == 1
