"""Effects that hold until their owner's next turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine.codec import read_passing
from tests.packs import arrival, carry, compiled, location, lord, with_cards
from tests.rules.table import asked, free, happened, pearls, play, threat
from tests.unit.engine.standing import STACKS, limit


def passing(effect: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """A game in which this effect of seat 0's began to hold in its turn."""
    described = {"council": STACKS, **words}
    return arrival(f"until my next turn {{ {effect} }}", *(players or ({}, {}, {})), **described)


def test_an_effect_holds_until_the_owners_next_turn() -> None:
    game = passing("set hand_limit to 4 for opponents; add 1 to hand_limit for me;")
    assert [limit(game, seat) for seat in range(3)] == [21, 4, 4]
    game = carry(game, "support crab")
    assert [limit(game, seat) for seat in range(3)] == [21, 4, 4]
    game = carry(game, "support squid", "support shellfish")
    assert asked(game) == (0, "action")
    assert [limit(game, seat) for seat in range(3)] == [20, 20, 20]
    assert not game.state["passing"]


def test_an_effect_that_holds_for_a_time_is_of_a_card_and_a_seat_that_are_there() -> None:
    game = passing("set hand_limit to 4 for opponents;")
    rules = game.setup.rules
    ((owner, card, group),) = game.state["passing"]
    assert read_passing(rules, [[owner, card, group]], "here") == ((owner, card, group),)
    last = [rules.players - 1, len(rules.cards) - 1, group]
    assert read_passing(rules, [last], "here") == (tuple(last),)
    for wrong in ([rules.players, card, group], [owner, len(rules.cards), group], [owner, card, 0]):
        with pytest.raises(ar.UnreadableError, match="here"):
            read_passing(rules, [wrong], "here")


def test_an_effect_holds_on_when_its_card_is_gone() -> None:
    begins = "until my next turn { add 5 to hand_limit for players; } discard self;"
    game = arrival(begins, council=STACKS)
    assert (free(game, 0), limit(game, 1)) == (["opener"], 25)
    game = carry(game, "support crab")
    assert limit(game, 1) == 25


def test_effects_that_began_twice_hold_twice_and_end_with_their_owner() -> None:
    begins = lord("once per turn { until my next turn { add 1 to hand_limit for players; } }", "a")
    begins += lord(
        "once per turn { until my next turn { add 10 to hand_limit for players; } }", "b"
    )
    game = with_cards(begins, {"lords": ["a"]}, {"lords": ["b"]}, council=STACKS)
    game = carry(game, "use a")
    assert limit(game) == 21
    game = carry(game, "support crab", "use b")
    assert [limit(game, seat) for seat in (0, 1)] == [31, 31]
    game = carry(game, "support squid")
    assert asked(game) == (0, "action")
    assert [limit(game, seat) for seat in (0, 1)] == [30, 30]


def test_an_effect_for_a_time_can_answer_events() -> None:
    game = passing("at turn_start of opponents { may { steal 1 pearl from actor; } }",
                   {}, {"pearls": 2}, {"pearls": 2})  # fmt: skip
    game = carry(game, "support crab")
    assert asked(game) == (0, "may")
    game = carry(game, "accept")
    assert pearls(game) == [1, 1, 2]
    game = carry(game, "support squid", "decline", "support shellfish")
    assert (asked(game), pearls(game)) == ((0, "action"), [1, 1, 2])
    game = carry(game, "explore")


def test_an_effect_for_a_time_can_protect_and_alter() -> None:
    effects = (
        "protect me from lords where guild == soldier; alter monster_reward of me { space = 6; }"
    )
    game = passing(effects, {}, {"lords": ["seeker"]}, exploration_deck=["monster", "..."])
    game = play(carry(game, "explore"), "fight")
    assert [event.space for event in happened(game, "rewarded")] == [6]
    assert threat(game) == 1


def test_an_extra_turn_ends_it_too() -> None:
    body = "until my next turn { add 5 to hand_limit for me; } gain 1 extra_turn;"
    game = arrival(body, council=STACKS)
    assert limit(game) == 25
    game = carry(game, "support crab")
    assert (asked(game), limit(game)) == ((0, "action"), 20)


@pytest.mark.parametrize(
    "body",
    [
        "choose o from opponents; until my next turn { set hand_limit to 3 for o; }",
        "let n = pearls of me; until my next turn { set hand_limit to n for me; }",
        "each o in opponents { until my next turn { add pearls of o to hand_limit for me; } }",
    ],
)
def test_it_knows_no_names_of_the_power_it_begins_in(body: str) -> None:
    found = compiled(lord(f"on arrival {{ {body} }}")).diagnostics
    assert [diagnostic.code for diagnostic in found] == ["A201"]
    assert "when the power is over" in found[0].message


def test_what_answers_within_it_has_names_of_its_own() -> None:
    body = """
      choose o from opponents;
      until my next turn { at turn_start of opponents { let n = 3; gain n pearls; } }
      let n = 1;
      steal n pearl from o;
    """.replace("n pearl from", "n pearls from")
    game = arrival(body, {}, {"pearls": 2}, council=STACKS)
    assert pearls(game) == [1, 1]
    assert pearls(carry(game, "support crab")) == [4, 1]


def test_a_location_can_begin_it_too() -> None:
    place = location("on control { until my next turn { add 2 to hand_limit for players; } }")
    game = with_cards(
        place,
        {"keys": 3},
        available=["place"],
        location_deck=[],
        council=STACKS,
        exploration_deck=["crab 2", "..."],
    )
    game = carry(game, "explore", "take")
    assert game.view().players[0].locations[0].id == "place"
    assert limit(game, 1) == 22
