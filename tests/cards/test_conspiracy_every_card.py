"""Every card of Conspiracy has tests of its own, by name, also in which nothing comes of it."""

import ast
from pathlib import Path

from tests.cards.senate_facts import GUILDS, LOCATIONS, VALUES, lord

_HERE = Path(__file__).resolve().parent
#: Cards by what they have in common: of most there is one for each guild.
_KINDS = {
    *(lord(f"mage {value}").removesuffix("_mage") for value in VALUES),
    *(
        name.removesuffix(f"_{fact.guild}") if fact.guild else name
        for name, fact in LOCATIONS.items()
    ),
}
#: What can come to nothing.
MAY_FIND_NOTHING = {
    "value_zero",
    "value_one",
    "value_two",
    "value_six",
    "duty_of_one",
    "duty_of_two",
    "recall_lords",
    "recall_locations",
    "open_archive",
}
OF_THE_OWNER_ALONE = {"mixed_metals", "open_archive"}


def _tests() -> dict[str, list[ast.FunctionDef]]:
    """Card -> the tests that name it, in their name or as a parameter."""
    found: dict[str, list[ast.FunctionDef]] = {kind: [] for kind in _KINDS}
    for path in sorted(_HERE.glob("test_conspiracy_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            named = {
                constant.value
                for decorator in node.decorator_list
                for constant in ast.walk(decorator)
                if isinstance(constant, ast.Constant)
            }
            for kind, tests in found.items():
                if kind in node.name or kind in named:
                    tests.append(node)
    return found


TESTS = _tests()


def _without(kinds: set[str], word: str = "") -> list[str]:
    return sorted(kind for kind in kinds if not any(word in test.name for test in TESTS[kind]))


def test_there_are_18_kinds_of_cards_and_5_of_the_bonus_set() -> None:
    # 6 values; 14 Locations of which there is one, and 2 of which there is one for each guild.
    assert len(_KINDS) == 6 + 14 + 2 + 5


def test_every_card_of_conspiracy_has_a_test_of_its_own() -> None:
    assert _without(_KINDS) == []


def test_cards_of_each_guild_are_tested_for_each_guild() -> None:
    per_guild = {kind for kind in _KINDS if kind.startswith("value_") or "_of_guild" in kind}
    assert len(per_guild) == 8
    assert (
        sorted(
            kind
            for kind in per_guild
            if not any(
                "each_guild" in map(ast.unparse, test.decorator_list) for test in TESTS[kind]
            )
        )
        == []
    )
    assert len(GUILDS) == 5


def test_every_power_that_can_find_nothing_has_a_test_in_which_it_does() -> None:
    assert _without(MAY_FIND_NOTHING, "nothing") == []


def test_the_power_that_may_be_declined_is_declined_in_a_test() -> None:
    assert _without({"value_zero"}, "declined") == []


def test_what_holds_for_the_owner_has_a_test_for_the_others() -> None:
    assert _without(OF_THE_OWNER_ALONE, "alone") == []
