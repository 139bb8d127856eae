"""Lint: conditions that always or never hold, and what holds for all cards of a template."""

from __future__ import annotations

import pytest

from abyss_rules.model.expressions import (
    Quantity,
)
from tests.unit.dsl.linted import RANGES, of_filter, of_lord, of_score, remarks

# --- conditions -----------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("condition", "code", "part"),
    [
        ("influence > 99", "A601", ""),
        ("influence < 0", "A601", ""),
        ("99 < influence", "A601", ""),
        ("guild == mage and guild == soldier", "A601", ""),
        ("guild == mage and guild != mage", "A601", ""),
        ("not (guild == mage or guild != mage)", "A602", "guild == mage or guild != mage"),
        ("guild == mage and not guild == mage", "A601", ""),
        ("cost > 8 and cost < 9", "A601", ""),
        ("cost == 8 and cost == 9", "A601", ""),
        ("cost == 8 and cost != 8", "A601", ""),
        ("cost >= 8 and cost <= 8 and cost != 8", "A601", ""),
        ("disabled and not disabled", "A601", ""),
        ("influence > cost and influence <= cost", "A601", ""),
        ("influence == cost and influence != cost", "A601", ""),
        ("printed_keys == 4", "A601", ""),
        ("threat > 6", "A601", ""),
        ("free_court_spaces > 20", "A601", ""),
        ("free_court_spaces <= 20", "A602", ""),
        ("count(council where size > 100) == 2", "A601", "size > 100"),
        ("size of top of council > 100", "A601", ""),
        ("threat == 7 or threat == 0", "A601", "threat == 7"),
        ("guild == mage and (influence > 5 and influence < 5)", "A601", "influence > 5"),
        ("cost < cost", "A601", ""),
        ("guild == mage and influence >= 0", "A602", "influence >= 0"),
        ("guild != mage or guild != soldier", "A602", ""),
        ("cost >= 0", "A602", ""),
        ("cost == cost", "A602", ""),
        ("threat > 3 or threat < 5", "A602", ""),
        ("pearls of me + 1 > 0", "A602", ""),
        ("threat * 2 <= 12", "A602", ""),
        ("6 - threat >= 0", "A602", ""),
        ("threat / 2 < 4", "A602", ""),
        ("min(threat, 3) < 4", "A602", ""),
        ("max(threat, 3) >= 3", "A602", ""),
        ("count(court) >= 0", "A602", ""),
        ("distinct(lords of me, guild) <= 6", "A602", ""),
        ("sum(affiliated of me, value) >= 0", "A602", ""),
        ("max(affiliated of me, value) <= 5", "A602", ""),
        ("min(affiliated of me, value) > 5", "A601", ""),
        ("threat < 7", "A602", ""),
        ("threat < pearls of me + 7", "A602", ""),
        ("threat > 0 - pearls of me", "A602", ""),
        ("1 == 1", "A602", ""),
        ("1 != 1", "A601", ""),
    ],
)
def test_a_condition_that_is_always_the_same_is_told(condition: str, code: str, part: str) -> None:
    found = of_filter(condition)
    holds = "always" if code == "A602" else "never"
    assert found[0].startswith(f"{code} `{part or condition}")
    assert f" {holds} hold" in found[0]


@pytest.mark.parametrize(
    "condition",
    [
        "influence > 98",
        "influence == 0",
        "guild == mage or guild == soldier",
        "guild != mage and guild != soldier",
        "cost > 8 and cost < 10",
        "disabled",
        "not disabled and guild == mage",
        "influence > cost and influence > cost",
        "influence > cost or influence < cost",
        "threat < 6 and threat > 1",
        # Another material can have so much, though the game's own has not.
        "free_court_spaces > 6",
        "free_court_spaces == 20",
        "count(council where size == 100) == 2",
        "threat - 3 > 0",
        "threat * pearls of me > 5",
        "threat / pearls of me > 5",
        "cost == influence",
        "influence == max(lords of me, influence)",
        "sum(p in players, pearls of p) > 100",
        "min(affiliated of me, value) < 1",
        "keys of me == 0 and monsters of me > 0",
    ],
)
def test_of_a_condition_that_may_hold_or_not_nothing_is_said(condition: str) -> None:
    assert of_filter(condition) == []


@pytest.mark.parametrize("condition", ["it == self", "it != self", "guild == guild of self"])
def test_nor_of_one_that_compares_with_the_card_itself(condition: str) -> None:
    power = f"on arrival {{ choose l from free_lords of me where {condition}; discard l; }}"
    assert of_lord(power) == []


def test_what_has_no_declared_range_can_be_anything() -> None:
    score = "score copied_score + min(copied_score, 0 - 9999);"
    at_end = "at game_end { copy_score from locations of opponents where copyable; }"
    assert remarks(f'location a "A" {{ {at_end} {score} }}') == []
    assert RANGES.of(Quantity("copied_score"))[0] < -1_000_000


def test_what_may_be_no_thing_has_numbers_of_0_and_no_kind() -> None:
    assert of_score("count(lords of me where cost of top of court > 99)") != []
    assert of_lord("on arrival { if influence of top of court == 0 { gain 1 pearl; } }") == []
    body = "let l = top of court; if {} {{ gain 1 pearl; }}"
    assert of_lord(f"on arrival {{ {body.format('printed_keys of l < 0')} }}") != []
    assert of_lord(f"on arrival {{ {body.format('l == l')} }}") == []
    assert of_lord(f"on arrival {{ {body.format('cost of l == cost of l')} }}") == []
    guilds = ["soldier", "merchant", "mage", "politician", "farmer", "ambassador"]
    anywhere = " or ".join(f"guild of l == {guild}" for guild in guilds)
    assert of_lord(f"on arrival {{ {body.format(anywhere)} }}") == []
    (found,) = of_filter(" or ".join(f"guild == {guild}" for guild in guilds))
    assert found.startswith("A602 `guild == soldier or guild == merchant")


@pytest.mark.parametrize(
    "body",
    [
        "once per turn when threat > 6 { choose s from council; discard s; }",
        "while free when threat > 6 { set hand_limit to 5 for me; }",
        "on arrival { may when threat > 6 { gain 1 pearl; } }",
        "on arrival { if threat > 6 { gain 1 pearl; } else { gain 2 pearls; } }",
        "on arrival { if threat > 3 { gain 1 pearl; } else if threat > 6 { gain 2 pearls; } }",
        "on arrival { each o in opponents { if threat > 6 { return 1 pearl from o; } } }",
        "on arrival { may { if threat > 6 { gain 1 pearl; } } }",
        "on arrival { choose o from opponents where threat > 6; steal 1 pearl from o; }",
        "on arrival { choose 2 from court where threat > 6 as l by me; gain count(l) pearls; }",
        "on arrival { let n = count(court where threat > 6); gain n pearls; }",
        "on arrival { gain 5 - count(court where threat > 6) pearls; }",
        "on arrival { discard 1 from hand of me where value > 5 by me; }",
        "on arrival { until my next turn { protect me from lords where threat > 6; } }",
        "while free { protect me from lords where influence > 99; }",
        "while free { after exploration of me where threat > 6 { gain 1 pearl; } }",
        "while free { after exploration of me { if threat > 6 { gain 1 pearl; } } }",
        "while free { after exploration of players where threat > 6 { gain 1 pearl; } }",
        "while free { alter monster_reward of me { space = count(court where threat > 6); } }",
        "while free { add count(court where threat > 6) to hand_limit for me; }",
        "while free { add 1 to hand_limit for opponents where threat > 6; }",
        "on arrival { gain count((court where cost > 5) where cost < 5) pearls; }",
    ],
)
def test_conditions_are_found_wherever_they_stand(body: str) -> None:
    (found,) = of_lord(body)
    assert found.startswith("A601")
    assert found.endswith(" never holds")


def test_a_message_gives_the_range_that_tells() -> None:
    ranges = {
        "influence > 99": "`influence` goes from 0 to 99",
        "pearls of me < 0": "`pearls` is never below 0",
        "threat > 3 and threat < 3": "",
        "count(court) < 0": "",
    }
    for condition, told in ranges.items():
        text = f'location reef "The Reef" {{ score count(lords of me where {condition}); }}'
        (found,) = remarks(text)
        assert found.help == told
        assert found.severity == "warning"


def test_the_place_is_that_of_the_part_with_its_parentheses() -> None:
    value = "count(court where cost == 2 and (cost > 3 or cost < 2))"
    text = f'location reef "The Reef" {{ score {value}; }}'
    (found,) = remarks(text)
    assert found.source[found.column - 1 : found.end_column - 1] == (
        "cost == 2 and (cost > 3 or cost < 2)"
    )


def test_a_condition_too_long_to_be_looked_through_is_let_through() -> None:
    either = " and ".join(f"(cost == {n} or influence == {n})" for n in range(3))
    (found,) = of_filter(either)
    assert found.startswith("A601 `(cost == 0 or influence == 0) and (cost == 1")
    pairs = " and ".join(f"(cost != {n} or influence != {n})" for n in range(14))
    assert of_filter(f"{pairs} and printed_keys > 1 and printed_keys < 1") == []


# --- templates ------------------------------------------------------------------------------------


def test_of_a_template_is_told_what_holds_for_all_its_cards() -> None:
    card = 'location best per guild g "Best {{g}}" {{ score count(lords of me where {}); }}'
    for condition in ("guild == g and influence < 0", "guild == g and guild != g"):
        (found,) = remarks(card.format(condition))
        assert found.code == "A601"
    assert remarks(card.format("guild == mage and guild == g")) == []


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("on arrival { may when pearls of me # (\n >= 0 { gain 1 key; } }", "`pearls of me >= 0`"),
        ("once per turn when self # :)\n == self { gain 1 key; }", "`self == self`"),
    ],
)
def test_comments_are_no_part_of_what_is_told(body: str, said: str) -> None:
    assert any(f"A602 {said} always holds" == one for one in of_lord(body))
