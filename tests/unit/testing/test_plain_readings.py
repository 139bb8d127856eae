"""The plain readings that laws compare with: what is offered, and what standing effects come to."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.testing import law_named, plain_standing
from abyss_rules.testing.offers_conspiracy import OFFERS
from abyss_rules.testing.plain_standing import UnsaidError
from tests.packs import lord, pack

# --- what Conspiracy offers -----------------------------------------------------------------------

_DUTIES = {
    "discards": {"mage": ["value_one_mage"], "farmer": ["value_one_farmer"]},
    "players": [
        {},
        {"chamber": ["value_one_mage"] * 2, "locations": {"duty_of_two": 1, "duty_of_one": 2}},
    ],
    "duties": ["duty_of_one", "duty_of_two"],
}


def _recruiting(**words: object) -> ar.Game:
    """A game in which a duty lifted: the deck is empty, and a pile is chosen."""
    game = ar.position("conspiracy", {**_DUTIES, "lord_deck": [], **words})
    assert game.decision is not None
    assert game.decision.kind == "recruit"
    return game


def test_a_duty_lifts_with_an_empty_deck() -> None:
    assert OFFERS["recruit"](_recruiting()) == {"pile mage", "pile farmer"}


@pytest.mark.parametrize(
    ("options", "wanted"), [({}, "draw 2"), ({"duties_together": "strictest"}, "draw 1")]
)
def test_the_latest_or_the_strictest_duty_holds(options: dict[str, str], wanted: str) -> None:
    game = ar.position(
        "conspiracy",
        {**_DUTIES, "lord_deck": ["value_three_farmer", "value_two_mage", "value_two_mage"]},
        options=options,
    )
    # It was forced, so nobody was asked: the reading is asked of the position before.
    events = [event for event in game.events() if event.kind == "lords_drawn"]
    assert len(events[0].lords) == int(wanted[-1])
    before = ar.Game(game.setup, game._base.clone())
    before._state = game._base.clone()
    assert OFFERS["recruit"](before) == {wanted}


def test_who_is_bound_draws_one() -> None:
    game = ar.position(
        "conspiracy",
        {
            "seats": 1,
            "opponent": "soldier",
            "bound": True,
            "lord_deck": ["value_three_farmer", "value_two_mage", "value_two_mage"],
        },
    )
    before = ar.Game(game.setup, game._base.clone())
    before._state = game._base.clone()
    assert OFFERS["recruit"](before) == {"draw 1"}


def test_a_duty_that_says_more_than_is_printed_is_left_to_the_game() -> None:
    more = """
    location the_binding "The Binding" {
      on control { until my next turn { set draw_duty to pearls of me for opponents; } }
      score 0;
    }
    """
    game = ar.position(
        "conspiracy",
        {
            "players": [
                {},
                {"chamber": ["value_one_mage"], "locations": {"the_binding": 1}},
            ],
            "duties": ["the_binding"],
        },
        packs=[pack(more, "conspiracy")],
    )
    assert OFFERS["recruit"](game) is None
    assert law_named("offers_are_those_of_the_rules").why_not(game) is None


def test_from_the_whole_deck_nothing_is_taken_as_usual() -> None:
    game = ar.position(
        "conspiracy",
        {
            "taken": ["value_one_farmer"],
            "players": [
                {
                    "chamber": ["value_one_mage", "value_one_mage", "value_one_soldier"],
                    "locations": {"open_archive": 2},
                },
                {},
            ],
            "available": ["plain_seven", "recall_lords"],
            "location_deck": [],
        },
        options={"empty_location_deck": "face_up"},
    )
    assert game.decision is not None
    assert game.decision.kind == "location"
    assert OFFERS["location"](game) == {"control plain_seven", "control recall_lords"}


# --- standing effects -----------------------------------------------------------------------------


def _asked(body: str, quantity: str = "recruit_cost", seat: int = 0, base: int = 5) -> int:
    """What a quantity of seat 0 or 1 is with a free Lord of seat 0 that says so."""
    game = ar.position(
        "abyss",
        {"players": [{"lords": ["tried"], "pearls": 2}, {"lords": ["recruiter"]}]},
        packs=[pack(lord(body))],
    )
    answer = plain_standing.asked(game, game.state, quantity, seat, base)
    rules = game.setup.rules
    from abyss_rules.engine import standing

    number = rules.compiled.quantities[quantity]
    assert answer == standing.ask(rules, game._state, number, seat, base)
    return answer


@pytest.mark.parametrize(
    ("body", "mine", "theirs"),
    [
        ("while free { add -1 to recruit_cost for me; }", 6, 5),
        ("while free { add 3 to recruit_cost for players; }", 10, 8),
        ("while free { set recruit_cost to 1 for opponents; }", 7, 1),
        ("while free { limit recruit_cost to at most 4 for players; }", 4, 4),
        ("while free { limit recruit_cost to at least 9 for me; }", 9, 5),
        ("while free { protect me from lords where guild == soldier; }", 5, 5),
        ("while free { protect me from lords where cost > 9 and influence < 5; }", 5, 5),
        ("while free { protect me from lords where cost > 90 or influence != 4; }", 7, 5),
        ("while free { protect me from locations; }", 7, 5),
        ("while free { protect players from lords where influence >= 1; }", 5, 5),
    ],
)
def test_standing_effects_are_read_from_the_cards(body: str, mine: int, theirs: int) -> None:
    assert (_asked(body), _asked(body, seat=1)) == (mine, theirs)


def test_words_that_are_set_are_read_too() -> None:
    body = "while free { set payment_races to any for me; }"
    assert _asked(body, "payment_races", base=0) == 1


@pytest.mark.parametrize(
    "body",
    [
        "while free { add pearls of me to recruit_cost for me; }",
        "while free when pearls of me > 1 { add 1 to recruit_cost for me; }",
        "while free { protect me from lords where cost > pearls of me; }",
        "while free { protect me from lords where it != self; }",
        "while free when pearls of me > 1 { protect me from lords; }",
        "while free { protect me from lords where not disabled; }",
    ],
)
def test_of_what_is_not_printed_nothing_is_said(body: str) -> None:
    with pytest.raises(UnsaidError):
        _asked(body)
    game = ar.position(
        "abyss",
        {"players": [{"lords": ["tried"]}, {"lords": ["recruiter"]}]},
        packs=[pack(lord(body))],
    )
    assert law_named("standing_effects_vanish_with_their_source").why_not(game) is None


def test_what_holds_for_a_time_is_read_if_the_card_says_one_such_thing() -> None:
    one = "until my next turn { set hand_limit to 4 for opponents; }"
    for body, says in ((one, True), (one + one, False)):
        game = ar.position(
            "abyss",
            {
                "lord_deck": ["tried"],
                "court": [],
                "players": [{"lords": ["summoner"]}, {}],
            },
            packs=[
                pack(
                    lord(f"on arrival {{ {body} }}")
                    + lord("once per turn { take top of lord_deck; }", "summoner")
                )
            ],
        )
        game.apply("use summoner")
        if says:
            assert plain_standing.asked(game, game.state, "hand_limit", 1, 99) == 4
        else:
            with pytest.raises(UnsaidError):
                plain_standing.asked(game, game.state, "hand_limit", 1, 99)


def test_who_is_protected_by_more_than_is_printed_is_not_guarded() -> None:
    body = "while free when pearls of me > 1 { protect me from lords; }"
    game = ar.position(
        "abyss",
        {
            "court": ["seeker"],
            "turn": 1,
            "players": [
                {"lords": ["tried"], "pearls": 2},
                {"hand": ["crab 5", "squid 4"], "pearls": 1},
            ],
        },
        packs=[pack(lord(body))],
    )
    assert game.decision is not None
    after = game.clone()
    option = next(one for one in game.decision.options if one.text == "recruit seeker")
    after.apply(option)
    assert law_named("protected_seats_are_left_alone").why_not(game, option, after) is None
