"""Scenarios of templates: one for each member, and what is wrong in them told once."""

from pathlib import Path

from abyss_rules.scenarios.scenario import Then
from tests.scenes import THEN, collected, faults

# --- templates ------------------------------------------------------------------------------------


def test_a_template_makes_a_scenario_for_each_member(tmp_path: Path) -> None:
    text = """
scenario "Lords of the {g}s" per guild g {
  given { discards value_one_g; seat 0 { chamber value_two_g; } }
  then { discards "value_one_{g}"; }
}
scenario "without it" per guild g { given { discards value_one_g; } then { turn 0; } }
"""
    found = collected(tmp_path, text, "conspiracy")
    assert not found.diagnostics
    guilds = ["farmer", "soldier", "merchant", "politician", "mage"]
    assert [scene.name for scene in found.scenarios] == [
        *(f"Lords of the {guild}s" for guild in guilds),
        *(f"without it ({guild})" for guild in guilds),
    ]
    assert found.scenarios[1].description["players"] == {0: {"chamber": ["value_two_soldier"]}}
    (then,) = found.scenarios[4].groups
    assert isinstance(then, Then)
    assert then.expected[0].value == ["value_one_mage"]


def test_what_is_wrong_in_a_template_is_told_once(tmp_path: Path) -> None:
    text = 'scenario "so" per guild g { given { discards value_nine_g; } then { turn 0; } }'
    (told,) = faults(tmp_path, text, "conspiracy")
    assert told.startswith("A803 value_nine_g: `value_nine_farmer` is no Lord")
    text = 'scenario "so" per guild g { given { seat 9 { pearls 1; } } then { turn 0; } }'
    (told,) = faults(tmp_path, text, "conspiracy")
    assert told.startswith("A805 seat 9: there is no such seat")


def test_a_template_of_no_kind_is_told(tmp_path: Path) -> None:
    (told,) = faults(tmp_path, f'scenario "so" per gild g {{ {THEN} }}')
    assert told == ("A803 gild: `gild` is no kind whose members are known | did you mean `guild`?")
    (told,) = faults(tmp_path, f'scenario "so" per wibble g {{ {THEN} }}')
    assert told.startswith("A803 wibble: `wibble` is no kind whose members are known | write `per ")
