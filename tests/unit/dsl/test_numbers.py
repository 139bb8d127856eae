"""Numbers have no `if`: what stands for it, and that a condition in its place is told so."""

from collections.abc import Callable

import pytest

from abyss_rules.dsl.check_hints import NO_IF
from abyss_rules.dsl.pipeline import Compiled
from tests.packs import location, with_cards
from tests.unit.dsl.test_examples import PAGE

Check = Callable[..., Compiled]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("score 3 * (keys of me > 2);", "A301"),
        ("score keys of me > 2;", "A301"),
        ("score sum(lords of me, cost > 3);", "A301"),
        ("score min(keys of me > 2, 1);", "A301"),
        ("score count(players where (pearls of it > 2) == 1);", "A305"),
        ("score count(players where 1 == (pearls of it > 2));", "A305"),
    ],
)
def test_a_condition_for_a_number_points_to_the_form(check: Check, body: str, code: str) -> None:
    (wrong,) = check(body, "location").diagnostics
    assert (wrong.code, wrong.help) == (code, NO_IF)


def test_a_number_for_a_condition_does_not(check: Check) -> None:
    (wrong,) = check("once per turn when 3 { gain 1 pearl; }").diagnostics
    assert (wrong.code, wrong.help) == (
        "A301",
        "a condition compares two things, with such as `==` or `>`",
    )


def test_counting_with_a_name_points_to_where(check: Check) -> None:
    first = check("score count(l in lords of me, cost of l > 3);", "location").diagnostics[0]
    assert first.help == "write `count(lords of me where cost of it > 3)`"


@pytest.mark.parametrize(("keys", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (5, 5)])
def test_the_form_is_worth_all_or_nothing(keys: int, points: int) -> None:
    for form, worth in (("min(1, N / 2)", points), ("(1 - min(1, N / 2))", 5 - points)):
        reef = location(f"score 5 * {form.replace('N', 'keys of me')};", "reef")
        game = with_cards(reef, {"locations": ["reef"], "keys": keys})
        assert game.scores()[0]["locations"] == worth
        assert form.strip("()") in PAGE.read_text(encoding="utf-8")
