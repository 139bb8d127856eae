"""How much a card may do: loops multiply, and what is shipped is far below the limit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from abyss_rules.catalog import packs
from abyss_rules.dsl import check_work, syntax
from abyss_rules.dsl.check_work import ACT, PLAYERS, STEP_LIMIT, WHOM, ZONE, WorkChecker
from abyss_rules.dsl.pipeline import Compiled
from abyss_rules.game.loading import vocabularies

Check = Callable[..., Compiled]


@pytest.fixture(name="steps")
def _steps(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The steps of each card that is checked, by its id."""
    counted: dict[str, int] = {}
    plain = WorkChecker.card

    def card(self: WorkChecker, written: syntax.Card) -> int:
        counted[written.id.text] = plain(self, written)
        return counted[written.id.text]

    monkeypatch.setattr(WorkChecker, "card", card)
    return counted


@pytest.mark.untraced
def test_every_shipped_card_has_room(steps: dict[str, int]) -> None:
    for folder in packs.shipped().values():
        assert not packs.check(folder, vocabularies()).diagnostics
    assert len(steps) > 100
    assert max(steps.values()) * 20 < STEP_LIMIT


@pytest.mark.parametrize(
    ("score", "number"),
    [
        ("3", 1),
        ("2 + pearls of me", 4),
        ("count(lords of me)", 3),
        ("count(lords of me where guild == mage)", 1 + 2 + ZONE * 4),
        ("sum(lords of me, cost)", 2 + ZONE * 2),
        ("sum(r in races, count(races where it == r))", 1 + 5 * (1 + 1 + 1 + 5 * 4)),
        ("max(lords of me, cost)", 2 + ZONE * 2),
        ("max(pearls of me, 3)", 1 + 2 + 1),
        ("max(2, 3)", 3),
        ("min(threat, 3)", 3),
        ("count(players)", 1 + WHOM),
        ("sum(p in players, pearls of p)", WHOM + PLAYERS * 3),
        ("sum(l in court, cost of l * count(opponents))", 1 + WHOM + ZONE * (5 + PLAYERS)),
        ("copied_score", 20_000),
        ("-(1 - count(court))", 1 + 1 + 1 + 2),
        ("sum(l in (lords of me where cost > 1) where cost > 2, cost of l)", None),
    ],
)
def test_a_score_is_counted(
    check: Check, steps: dict[str, int], score: str, number: int | None
) -> None:
    assert check(f"score {score};", "location").diagnostics == ()
    if number is not None:
        assert steps == {"x": number}


@pytest.mark.parametrize(
    ("power", "number"),
    [
        ("gain 1 pearl;", ACT + 2),
        ("each l in court { gain cost of l pearls; }", 1 + ZONE * (1 + ACT + 3)),
        ("each o in opponents { steal 1 pearl from o; }", WHOM + PLAYERS * (1 + ACT + 3)),
        ("may when threat > 3 { gain 1 pearl; }", 3 + ACT + 2),
        ("if threat > 3 { gain 1 pearl; } else { gain 2 pearls; }", 3 + 2 * (ACT + 2)),
        ("choose 2 from court as l; each x in l { discard x; }", 1 + 1 + ZONE * (1 + ACT + 1)),
        ("let o = opponents; each x in o { steal 1 pearl from x; }", None),
    ],
)
def test_a_power_is_counted(
    check: Check, steps: dict[str, int], power: str, number: int | None
) -> None:
    assert check(f"on arrival {{ {power} }}").diagnostics == ()
    if number is not None:
        assert steps == {"x": number}


def test_what_stands_behind_a_protection_costs_what_it_costs_alone(
    check: Check, steps: dict[str, int]
) -> None:
    protection, other = "protect me from lords;", "add count(players) to hand_limit for me;"
    counted = []
    for effects in (protection, other, protection + other):
        assert check(f"while free {{ {effects} }}").diagnostics == ()
        counted.append(steps["x"])
    assert counted[2] == counted[0] + counted[1]


MANY_LOOPS = "each l in court { take l; gain 1 pearl; gain 1 key; } " * 20
LOOP = "count(lords of me where guild == mage)"
TWO = "count(lords of me where count(lords of me where guild == mage) > 2)"
THREE = f"count(court where {TWO} > 2)"


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (f"score {THREE};", "location"),
        (f"on arrival {{ each l in court {{ take l; gain {TWO} pearls; }} }}", "lord"),
        ("on arrival { each a in court { each b in court { take b; take a; } } }", "lord"),
        (f"once per turn when {THREE} > 1 {{ gain 1 pearl; }}", "lord"),
        (f"while free {{ protect me from lords where {LOOP} > 2; }}", "lord"),
        (f"while free when {LOOP} > 2 {{ protect me from lords; }}", "lord"),
        (f"while free {{ add {TWO} to hand_limit for me; }}", "lord"),
        (f"while free {{ after exploration of me where {TWO} > 1 {{ gain 1 pearl; }} }}", "lord"),
        (f"while free {{ alter monster_reward of me {{ space = {TWO}; }} }}", "lord"),
        (f"on arrival {{ until my next turn {{ set hand_limit to {TWO} for me; }} }}", "lord"),
        ("score sum(l in court, copied_score + cost of l);", "location"),
        (f"on arrival {{ {MANY_LOOPS} }}", "lord"),
    ],
)
def test_too_much_is_told_once_and_where(check: Check, body: str, kind: str) -> None:
    made = check(body, kind)
    assert [found.code for found in made.diagnostics] == ["A411"]
    assert made.cards == ()
    assert made.diagnostics[0].help


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (f"score {TWO} + {TWO};", "location"),
        (f"score sum(g in races, {LOOP} * count(races where it == g));", "location"),
        (f"on arrival {{ each l in court {{ take l; gain {LOOP} pearls; }} }}", "lord"),
        ("on arrival { each o in opponents { each l in free_lords of o { disable l; } } }", "lord"),
        (f"while free {{ add {LOOP} to hand_limit for me; }}", "lord"),
        ("while free when count(lords of me) > 2 { protect me from lords; }", "lord"),
        ("while free { protect players where pearls of it > 4 from lords; }", "lord"),
    ],
)
def test_what_a_card_may_want_is_allowed(check: Check, body: str, kind: str) -> None:
    assert check(body, kind).diagnostics == ()


def test_huge_numbers_of_steps_are_told_in_words(check: Check) -> None:
    score = "count(court)"
    for _ in range(7):
        score = f"count(court where {score} > 1)"
    (found,) = check(f"score {score};", "location").diagnostics
    assert found.code == "A411"
    assert len(found.message) < 120


def test_the_reference_names_the_limit() -> None:
    from abyss_rules.dsl.codes import CODES

    assert str(check_work.STEP_LIMIT) in CODES["A411"].means
