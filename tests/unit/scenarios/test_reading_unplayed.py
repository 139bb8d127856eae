"""What is wrong in scenarios and can be said without playing them: answers, names, expectations."""

from pathlib import Path

import pytest

from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE
from abyss_rules.dsl.fixes import apply
from abyss_rules.scenarios import answers as answers_meant
from abyss_rules.scenarios import checking
from abyss_rules.scenarios.checking import check
from tests.scenes import THEN, collected, faults, pack

# --- without playing ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (
            "given { court keeper; seat 0 { lords keeper; } }",
            "A805 keeper: there is only one keeper, and line 1 has named it",
        ),
        ("given { seats 9; }", "A803 9: abyss is played with 2 to 4 seats, not 9"),
        (
            "when { recruit kepper; }",
            (
                "A806 recruit kepper: `recruit kepper` answers no question of the game | "
                "did you mean `recruit keeper`?"
            ),
        ),
        (
            "when { recruit shareholder; }",
            (
                "A806 recruit shareholder: `recruit shareholder` answers no question of the game | "
                "`shareholder` is of the pack abyss.expansions: name it in the header, "
                "`needs abyss.expansions;`"
            ),
        ),
        ("when { seat 2 explore; }", "A803 explore: there is no seat 2: seats are 0 to 1"),
        ("then { not_offered explor, recruti; }", "A806 recruti: `recruti` answers no question of"),
        ("then { seat 2 { pearls 1; } }", "A803 pearls 1: there is no seat 2: seats are 0 to 1"),
        ("then { seat 2 sees { threat 1; } }", "A803 threat 1: there is no seat 2: seats are 0"),
    ],
)
def test_what_can_be_said_without_playing_is_told(tmp_path: Path, written: str, told: str) -> None:
    more = "" if "then" in written else THEN
    found = faults(tmp_path, f'scenario "so" {{ {written} {more} }}')
    assert len(found) == 1
    assert found[0].startswith(told)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("drwa 3", "draw 3"),
        ("draw x", ""),
        ("slaver", "recruit slaver"),
        ("spend tokn", "spend token"),
        ("choose seet 1", "choose seat 1"),
        ("choose seat 2", "choose seat 0"),  # two play
        ("recruit xyz", ""),
        ("recruti", "recruit"),
    ],
)
def test_the_answer_that_was_meant_is_told(tmp_path: Path, said: str, meant: str) -> None:
    (told,) = faults(tmp_path, f'scenario "so" {{ when {{ {said}; }} {THEN} }}')
    help_ = f" | did you mean `{meant}`?" if meant else ""
    assert told == f"A806 {said}: `{said}` answers no question of the game{help_}"


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("yes", "accept"),
        ("no", "decline"),
        ("recruit the keeper", "recruit keeper"),
        ("recruit keeper, accept", "recruit keeper; accept"),
        ("explore then recruit the keeper", "explore; recruit keeper"),
        ("I recruit keeper", "recruit keeper"),
        ("player 0 recruit keeper", "seat 0 recruit keeper"),
        ("recruits keeper", "recruit keeper"),
    ],
)
def test_an_answer_as_people_say_it_is_mended(tmp_path: Path, said: str, right: str) -> None:
    written = f'scenario "so" {{ when {{ {said}; }} {THEN} }}'
    (one,) = check(pack(tmp_path, written)).diagnostics
    assert one.code == "A806"
    assert f"`{right}`" in one.help
    assert one.fix is not None
    assert apply(written, [one.fix]) == written.replace(said, right)


def test_alternatives_that_are_expected_are_a_list(tmp_path: Path) -> None:
    written = 'scenario "so" { then { offered recruit keeper or explore; } }'
    (told,) = faults(tmp_path, written)
    assert told.endswith("| write `recruit keeper, explore`")


def test_what_is_answered_with_a_thing_is_told(tmp_path: Path) -> None:
    (told,) = faults(tmp_path, f'scenario "so" {{ when {{ frobnicate keeper; }} {THEN} }}')
    assert told.endswith(
        "| what is answered with `keeper` begins otherwise: `recruit keeper`, `use keeper`, "
        "`spend keeper`"
    )


def test_answers_are_told_with_what_is_wrong_beside_them(tmp_path: Path) -> None:
    written = 'scenario "so" { when { recruits diver; } then { seat 0 { pearl 3; } } }'
    answer, word = check(pack(tmp_path, written)).diagnostics
    assert (answer.code, word.code) == ("A806", "A801")
    fixes = [one.fix for one in (answer, word) if one.fix]
    right = apply(written, fixes)
    assert right == 'scenario "so" { when { recruit diver; } then { seat 0 { pearls 3; } } }'
    assert faults(tmp_path, right) == []


def test_nothing_is_said_of_answers_where_it_is_unknown_what_is_in_play(tmp_path: Path) -> None:
    written = f'scenario "so" {{ options hand_limi none; when {{ frob; }} {THEN} }}'
    assert [one[:4] for one in faults(tmp_path, written)] == ["A803"]
    few = f'scenario "so" {{ given {{ seats 9; treat 1; }} when {{ frob; }} {THEN} }}'
    assert [one[:4] for one in faults(tmp_path, few)] == ["A801"]


def test_a_fix_that_makes_nothing_better_is_taken_back(tmp_path: Path) -> None:
    written = 'scenario "so" { given { court keeper, empty; } then { threat 1; } }'
    (one,) = check(pack(tmp_path, written)).diagnostics
    assert (one.code, one.fix) == ("A803", None)


@pytest.mark.parametrize(
    "header", ["", "pack my.p { format 1; }", "pakc my.p { format 1; ruleset abyss; }"]
)
def test_scenarios_without_a_sound_header_are_checked(tmp_path: Path, header: str) -> None:
    folder = pack(tmp_path, 'scenario "so" { when { frob; } then { seat 0 { lords divr; } } }')
    cards = folder / "pack.abyss"
    _, _, rest = cards.read_text(encoding="utf-8").partition("\n")
    cards.write_text(f"{header}\n{rest}", encoding="utf-8")
    codes = [one.code for one in check(folder).diagnostics]
    assert codes[1:] == ["A806", "A803"]


def test_of_names_nothing_is_said_where_a_card_is_faulty_too(tmp_path: Path) -> None:
    folder = pack(tmp_path, 'scenario "so" { when { frob; } then { seat 0 { lords divr; } } }')
    cards = folder / "pack.abyss"
    cards.write_text(cards.read_text(encoding="utf-8").replace("cost 6", "cost"), encoding="utf-8")
    assert {one.code for one in check(folder).diagnostics} == {"A504"}


@pytest.mark.parametrize(("answers", "most"), [(150, FAULTS_PER_FILE + 1), (60, 120)])
def test_little_more_is_looked_for_in_a_file_than_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: int, most: int
) -> None:
    looked: list[str] = []

    def meant(text: str, rules: object, *, listed: bool) -> answers_meant.Meant:
        del rules, listed
        looked.append(text)
        return answers_meant.Meant()

    monkeypatch.setattr(checking, "meant", meant)
    when = f"when {{ {'recruit xyz; ' * answers} }}"
    text = "".join(f'scenario "{n}" {{ {when} {THEN} }}\n' for n in range(3))
    assert len(faults(tmp_path, text)) == FAULTS_PER_FILE
    assert len(looked) == most


def test_a_card_that_needs_an_option_is_told_with_it(tmp_path: Path) -> None:
    scene = "given { available wall; } when { control wall; } then { winners none; }"
    wall = 'location wall "The Wall" { series bonus; score 3; }'
    assert faults(tmp_path, f'{wall} scenario "so" {{ {scene} }}', "conspiracy") == [
        (
            "A805 wall: 'wall' is no Location that is in play with these options | "
            "it is in play with `options bonus_locations true;`"
        ),
        (
            "A806 control wall: `control wall` answers no question of the game | "
            "`wall` is in play with `options bonus_locations true;`"
        ),
    ]
    better = f'{wall} scenario "so" {{ options bonus_locations true; {scene} }}'
    assert faults(tmp_path, better, "conspiracy") == []


def test_a_scenario_that_expects_nothing_is_a_warning(tmp_path: Path) -> None:
    text = 'scenario "so" { when { explore; } }'
    assert faults(tmp_path, text) == [
        'A807 "so": this scenario expects nothing | add a `then { … }`'
    ]
    found = collected(tmp_path, text)
    assert not found.has_errors
    assert len(found.scenarios) == 1


@pytest.mark.untraced
@pytest.mark.parametrize("empty", ["then { }", "then { seat 0 { } }", "then { seat 0 sees { } }"])
def test_a_then_that_expects_nothing_is_a_warning(tmp_path: Path, empty: str) -> None:
    told = ["A807 then: this `then` expects nothing | say in it what is then, or leave it out"]
    assert faults(tmp_path, f'scenario "so" {{ {empty} }}') == told
    assert faults(tmp_path, f'scenario "so" {{ {empty} when {{ explore; }} {THEN} }}') == told


def test_of_a_then_with_faults_is_not_said_that_it_expects_nothing(tmp_path: Path) -> None:
    for strange in ("then { treat 3; }", "expect { threat 3; }"):
        (told,) = faults(tmp_path, f'scenario "so" {{ {strange} }}')
        assert told.startswith("A801")


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("player 0 { pearls 1; }", "seat 0 { pearls 1; }"),
        ("not offered plot;", "not_offered plot;"),
        ("offered explore; lord deck keeper, rest;", "offered explore; lord_deck keeper, rest;"),
        ("offered explore, plto;", "offered explore, plot;"),
    ],
)
def test_what_can_only_be_meant_is_put_there(tmp_path: Path, written: str, mended: str) -> None:
    text = f'scenario "so" {{ given {{ seat 0 {{ pearls 1; }} }} then {{ {written} }} }}\n'
    (found,) = check(pack(tmp_path, text)).diagnostics
    fix = found.fix
    assert fix is not None
    assert fix.line == fix.end_line == 1
    made = text[: fix.column - 1] + fix.text + text[fix.end_column - 1 :]
    assert made == text.replace(written, mended)


def test_an_answer_is_not_mended_where_a_template_put_a_word(tmp_path: Path) -> None:
    text = 'scenario "so {g}" per guild g { when { recrut piper_g; } then { threat 1; } }'
    card = 'lord piper per guild g "Piper {g}" { guild g; cost 8; races 2; influence 5; }'
    found = [
        one for one in check(pack(tmp_path, f"{card} {text}")).diagnostics if one.code == "A806"
    ]
    assert found
    assert all(one.fix is None and one.help.startswith("did you mean") for one in found)


def test_a_card_of_ones_own_is_not_said_to_be_anothers(tmp_path: Path) -> None:
    card = 'lord shareholder "Mine" { guild mage; cost 8; races 2; influence 5; }'
    (told,) = faults(tmp_path, f'{card} scenario "so" {{ when {{ recruti shareholder; }} {THEN} }}')
    assert told.endswith(" | did you mean `recruit shareholder`?")


def test_two_scenarios_of_one_name_are_told(tmp_path: Path) -> None:
    text = f'scenario "so" {{ {THEN} }}\nscenario "so" {{ {THEN} }}\n'
    (told,) = faults(tmp_path, text)
    file = (tmp_path / "scenes.abyss").as_posix()
    assert told == (
        f'A804 "so": another scenario has this name, at {file}:1 | call one of them otherwise'
    )
    assert len(collected(tmp_path, text).scenarios) == 1


def test_of_a_faulty_pack_only_the_form_of_its_scenarios_is_told(tmp_path: Path) -> None:
    text = f"""
lord broken "Broken" {{ guild merchant; cost x; races 3; influence 4; keys 0; }}

scenario "so" {{ given {{ court broken; treat 3; }} {THEN} }}
"""
    found = faults(tmp_path, text)
    assert [told.split(":")[0] for told in found] == ["A504 x", "A801 treat"]
