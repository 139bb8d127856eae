"""The plain readings that laws compare with: what is offered, and what standing effects come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine import standing
from abyss_rules.rulesets import find
from abyss_rules.testing import law_named, plain_standing
from abyss_rules.testing.declare import LawBroken
from abyss_rules.testing.offers_conspiracy import OFFERS
from abyss_rules.testing.plain_reading import UnsaidError
from abyss_rules.testing.world import world_of
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


def test_a_duty_that_is_reckoned_is_read_and_one_in_words_not_read_is_left_to_the_game() -> None:
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
    wanted = {f"draw {number}" for number in range(1, 4)}
    assert OFFERS["recruit"](game) == wanted  # the duty of nothing binds nobody
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(world_of("conspiracy").words.numbers, "pearls", _not_read)
        assert OFFERS["recruit"](game) is None
        assert law_named("offers_are_those_of_the_rules").why_not(game) is None


def _not_read(*_given: object) -> int:
    raise UnsaidError


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
        ("while free { add pearls of me to recruit_cost for me; }", 9, 5),
        ("while free when pearls of me > 1 { add 1 to recruit_cost for me; }", 8, 5),
        ("while free when pearls of me > 2 { add 1 to recruit_cost for me; }", 7, 5),
        ("while free { protect me from lords where cost > pearls of me; }", 5, 5),
        ("while free { protect me from lords where it != self; }", 5, 5),
        ("while free { protect me from lords where it == self; }", 7, 5),
        ("while free when pearls of me > 1 { protect me from lords; }", 5, 5),
        ("while free { protect me from lords where not disabled; }", 5, 5),
        ("while free { add 1 to recruit_cost for players where pearls of it > 1; }", 8, 5),
        ("while free { add max(lords of me, cost) to recruit_cost for me; }", 13, 5),
        ("while free { add 9999 * 2 to recruit_cost for me; }", 7 + 9999, 5),
        ("while free { add 7 / (pearls of me - 2) to recruit_cost for me; }", 7, 5),
    ],
)
def test_standing_effects_are_read_from_the_cards(body: str, mine: int, theirs: int) -> None:
    assert (_asked(body), _asked(body, seat=1)) == (mine, theirs)


#: Numbers with every word of the language that is read, and all forms of expressions.
_NUMBERS = {
    "abyss": [
        "sum(lords of me, cost)",
        "min(lords of players, influence)",
        "distinct(affiliated of players, race)",
        "max(hand of me, value) + count(hand of opponents) + 1",
        "min(pearls of me, threat) * 2 - monsters of me",
        "keys of me + free_court_spaces",
        "count(covered_lords of me where printed_keys < 3 and not disabled)",
        "count(free_lords of opponents where disabled or cost < 9)",
        "count(exploration_discard) + count(court) + count(lord_deck) / 2",
        "count(council where size > 0) + count(available)",
        "sum(r in races, count(affiliated of me where race == r))",
        "sum(p in players, count(locations of p))",
        "count(locations of players where copyable)",
    ],
    "conspiracy": [
        "sum(chamber of me, influence)",
        "count(chamber of players where key == silver)",
        "count(discarded where guild == mage) + max(discarded, influence)",
        "sum(discarded, printed_pearls) + max(chamber of me, printed_pearls)",
        "distinct(chamber of me, guild) + pearls of me / 2",
        "sum(g in guilds, min(1, count(chamber of opponents where guild == g)))",
        "count(lord_deck) + count(available where it != self) + count(locations of me)",
        "count(discarded where key == silver)",
        "max(chamber of me, coalition) + max(chamber of me, alliance)",
    ],
}
_TABLES: dict[str, dict[str, Any]] = {
    "abyss": {
        "threat": 3,
        "council": ["crab 1", "crab 2", "squid 3"],
        "exploration_discard": ["crab 4", "monster", "squid 5"],
        "available": ["parliament"],
        "players": [
            {
                "lords": ["tried", "keeper"],
                "pearls": 5,
                "keys": 1,
                "affiliated": ["crab 1", "crab 2", "squid 1"],
                "tokens": [2],
                "locations": {"the_jail": ["landowner"]},
            },
            {"lords": ["recruiter"], "disabled": ["recruiter"], "hand": ["crab 5", "squid 4"]},
        ],
    },
    "conspiracy": {
        "discards": {"mage": ["value_one_mage"], "farmer": ["value_three_farmer"]},
        "players": [
            {
                "chamber": ["value_one_mage", "value_one_mage", "value_two_mage"],
                "locations": {"tried": 2},
                "pearls": 7,
            },
            {"chamber": ["value_three_farmer", "value_one_soldier"]},
        ],
    },
}


@pytest.mark.parametrize(
    ("ruleset", "number"), [(name, one) for name, some in _NUMBERS.items() for one in some]
)
def test_a_plain_reading_of_a_number_is_what_the_game_makes_of_it(
    ruleset: str, number: str
) -> None:
    quantity, text = {
        "abyss": (
            "hand_limit",
            lord(f"while free {{ set hand_limit to {number} for players; }}"),
        ),
        "conspiracy": (
            "draw_duty",
            f"""location tried "Tried" {{
            while controlled {{ set draw_duty to {number} for players; }} score 0; }}""",
        ),
    }[ruleset]
    game = ar.position(ruleset, _TABLES[ruleset], packs=[pack(text, ruleset)])
    rules = game.setup.rules
    for seat in (0, 1):
        plain = plain_standing.asked(game, game.state, quantity, seat, -1)
        engine = standing.ask(rules, game._state, rules.compiled.quantities[quantity], seat, -1)
        assert plain == engine
        assert plain > 0


def test_words_that_are_set_are_read_too() -> None:
    body = "while free { set payment_races to any for me; }"
    assert _asked(body, "payment_races", base=0) == 1


def test_of_words_that_are_not_read_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    body = "while free { add pearls of me to recruit_cost for me; }"
    monkeypatch.delitem(world_of("abyss").words.numbers, "pearls")
    with pytest.raises(UnsaidError):
        _asked(body)
    game = ar.position(
        "abyss",
        {"players": [{"lords": ["tried"]}, {"lords": ["recruiter"]}]},
        packs=[pack(lord(body))],
    )
    assert law_named("standing_effects_vanish_with_their_source").why_not(game) is None


@pytest.mark.parametrize("ruleset", ["abyss", "conspiracy"])
def test_which_words_are_not_read_is_known(ruleset: str) -> None:
    """A new word is read too, or stands here and on the page of the laws."""
    plain, words = world_of(ruleset).words, find(ruleset).words.vocabulary()
    unread = {word.name for word in words.selectors} - {*plain.things, "opponents", "players"}
    unread |= {word.name for word in words.quantities if word.readable} - {*plain.numbers}
    known = {(word.name, word.of) for word in words.attributes}
    unread |= {name for name, _of in known - {*plain.properties}}
    assert unread == {*plain.of_cards}


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


def test_who_is_protected_in_words_not_read_is_not_guarded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(world_of("abyss").words.numbers, "pearls")
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


def test_what_scores_by_words_not_read_is_left_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    player = {"chamber": ["value_one_mage"], "locations": {"per_pearl_pair": 1}, "pearls": 4}
    game = ar.position("conspiracy", {"players": [player, {}]})
    scores = law_named("scores_are_those_of_the_rules")
    scores(game)
    monkeypatch.setitem(world_of("conspiracy").words.numbers, "pearls", _always(7))
    assert scores.why_not(game) == "0 has 2 by locations, and by the rules 3"
    monkeypatch.delitem(world_of("conspiracy").words.numbers, "pearls")
    assert scores.why_not(game) is None


# --- whether a Power comes to anything ------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "comes"),
    [
        ("gain 1 pearl;", True),
        ("choose l from court; take l;", False),
        ("choose l from free_lords of me; discard l;", True),
        ("choose 2 from free_lords of me as two; each l in two { discard l; }", False),
        ("let all = locations of me; choose l from all; exchange_from_stack l;", False),
        # What hangs on a choice shows only when that is made.
        ("choose o from opponents; choose l from free_lords of o; disable l;", True),
        ("choose o from opponents where pearls of it > 5; steal 1 pearl from o;", False),
        ("choose o from opponents; let x = free_lords of o; choose l from x; disable l;", True),
        # Nobody knows what lies there before looking through it: one Ally is enough.
        (
            "choose a from exploration_discard where value == 5; recover a;",
            True,
        ),
        ("choose a from hand of me where value == 5; discard a from hand of me;", False),
        ("choose l from lord_deck where cost > 90; take l;", False),
        ("may { choose l from court; take l; }", True),
        ("each o in opponents { steal 1 pearl from o; }", True),
        ("choose s from council where size > 0; take s;", False),
        ("choose a from affiliated of me where race == crab; gain value of a pearls;", False),
        ("choose l from covered_lords of me; release l;", False),
    ],
)
def test_whether_a_power_comes_to_anything_is_read(body: str, *, comes: bool) -> None:
    power = f"once per turn {{ {body} }}"
    game = ar.position(
        "abyss",
        {
            "court": [],
            "exploration_discard": ["crab 1", "monster"],
            "players": [{"lords": ["tried"], "hand": ["crab 2"]}, {"lords": ["recruiter"]}],
        },
        packs=[pack(lord(power))],
    )
    assert game.decision is not None
    assert ("use tried" in map(str, game.decision.options)) is comes
    law_named("offers_are_those_of_the_rules")(game)


def _always(number: int) -> Callable[..., int]:
    return lambda *_given: number


def test_a_power_in_words_not_read_is_left_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    power = "once per turn when threat > 1 { gain 1 pearl; }"
    for threat, other in ((1, 2), (2, 1)):
        game = ar.position(
            "abyss",
            {"threat": threat, "players": [{"lords": ["tried"]}]},
            packs=[pack(lord(power))],
        )
        law_named("offers_are_those_of_the_rules")(game)
        with monkeypatch.context() as patched:
            patched.delitem(world_of("abyss").words.numbers, "threat")
            law_named("offers_are_those_of_the_rules")(game)
            patched.setitem(world_of("abyss").words.numbers, "threat", _always(other))
            with pytest.raises(LawBroken, match="use tried"):
                law_named("offers_are_those_of_the_rules")(game)
