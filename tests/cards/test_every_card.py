"""Every card has tests of its own, by name, and of each kind that its Power asks for."""

import ast
from pathlib import Path

import pytest

from tests.cards.facts import LOCATIONS, LORDS

_HERE = Path(__file__).resolve().parent

#: Lords whose Power may be declined: "may" on the card, or used once in a turn.
OPTIONAL = {
    "slaver",
    "oracle",
    "opportunist",
    "illusionist",
    "corruptor",
    "traitor",
    "schemer",
}
#: Lords whose Power may find nothing to do or to choose from.
MAY_FIND_NOTHING = OPTIONAL | {
    "jailer",
    "assassin",
    "commander",
    "hunter",
    "apprentice",
    "alchemist",
    "ship_master",
    "master_of_magic",
}
_NOTHING = ("nothing", "nobody", "without")


def _tests() -> dict[str, list[str]]:
    """Card -> the names of the tests that name it, at their beginning or as a parameter."""
    found: dict[str, list[str]] = {card: [] for card in (*LORDS, *LOCATIONS)}
    longest_first = sorted(found, key=len, reverse=True)
    for path in sorted(_HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            name = node.name.removeprefix("test_")
            named = {
                constant.value
                for decorator in node.decorator_list
                for constant in ast.walk(decorator)
                if isinstance(constant, ast.Constant)
            }
            first = next((card for card in longest_first if name.startswith(card)), None)
            for card, names in found.items():
                if card == first or card in named:
                    names.append(name)
    return found


TESTS = _tests()


def _without(cards: object, *words: str) -> list[str]:
    """The cards of which no test's name holds one of the words."""
    assert isinstance(cards, set | dict)
    return sorted(
        card
        for card in cards
        if not any(word in name for name in TESTS[card] for word in words or ("",))
    )


def test_every_card_has_a_test_of_its_own() -> None:
    assert _without(TESTS) == []


def test_every_soldier_has_a_test_against_the_protected() -> None:
    soldiers = {lord for lord, facts in LORDS.items() if facts.guild == "soldier"}
    assert _without(soldiers, "protected") == []


def test_every_optional_power_has_a_test_in_which_it_is_declined() -> None:
    assert _without(OPTIONAL, "declined") == []


def test_every_power_that_can_find_nothing_has_a_test_in_which_it_does() -> None:
    assert _without(MAY_FIND_NOTHING, *_NOTHING) == []


@pytest.mark.parametrize("kind", ["while free", "once per own turn"])
def test_every_standing_power_has_a_test_in_which_it_has_ended(kind: str) -> None:
    assert _without({lord for lord in LORDS if LORDS[lord].kind == kind}, "ends_when") == []
