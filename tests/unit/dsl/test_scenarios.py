"""Scenario blocks: how they are read, what is wrong in them, and what they leave alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog import files, paths
from abyss_rules.catalog.packs import check
from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import words
from abyss_rules.dsl.pipeline import Compiled, compile_pack, scenarios_in
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from tests.scenes import marked

HEAD = "pack my.pack { format 1; ruleset abyss; }\n"
CARD = 'lord {0} "{0}" {{ guild farmer; cost 6; races 3; influence 5; keys 0; }}\n'
SCENE = 'scenario "so" { given { threat 3; } then { threat 3; } }\n'


def compiled(text: str, *, scenarios: bool = True) -> Compiled:
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    return compile_pack([Source("x", text)], vocabularies(), grammar, scenarios=scenarios)


def read(text: str) -> syntax.Scenario:
    """A scenario that is without fault."""
    made = compiled(HEAD + text)
    assert not made.diagnostics
    (written,) = made.scenarios
    assert written.scenario is not None
    return written.scenario


def told(text: str, *, scenarios: bool = True) -> list[str]:
    """What is said of a text after the header: code, what is marked, message."""
    made = compiled(HEAD + text, scenarios=scenarios)
    return [f"{one.code} {marked(one)}: {one.message}" for one in made.diagnostics]


def shape(line: syntax.Field | syntax.Group) -> object:
    """A line as its words, with the lines in it."""
    said = " ".join([line.name.text, *(part.text for part in line.parts)])
    return (said, *map(shape, line.lines)) if isinstance(line, syntax.Group) else said


def test_a_scenario_is_lines_and_groups_of_lines() -> None:
    made = read(
        """
scenario "so" per guild g {
  options preset bga;   # a comment
  given { seat 0 { hand 2 of crab 1,
      squid 2; } score 1; at 2; on 3; when 4; }
  then { seat 1 sees { score { lords 1; } } offered reward 1 key + 1 pearl; treasury - 3; }
}
"""
    )
    assert made.name.text == "so"
    assert made.per is not None
    assert [word.text for word in made.per] == ["guild", "g"]
    assert [shape(line) for line in made.lines] == [
        "options preset bga",
        ("given", ("seat 0", "hand 2 of crab 1 , squid 2"), "score 1", "at 2", "on 3", "when 4"),
        (
            "then",
            ("seat 1 sees", ("score", "lords 1")),
            "offered reward 1 key + 1 pearl",
            "treasury - 3",
        ),
    ]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ('scenario "so" { given { threat ! 3; } }', ["A101 !: `!` is not part of the language"]),
        (
            "scenario so it is { }",
            ["A102 so it is: the name of a scenario stands between quotation marks"],
        ),
        ("scenario { }", ["A102 scenario: this scenario has no name"]),
        (
            'scenario "so" { given { threat 3\n pearls 2; } }',
            ["A102 3: `;` is missing after `3`"],
        ),
        (
            'scenario "so" { given { threat 3\n seat 0 { hand crab 1\n pearls 2 } } }',
            [
                "A102 3: `;` is missing after `3`",
                "A102 1: `;` is missing after `1`",
                "A102 2: `;` is missing after `2`",
            ],
        ),
        (
            'scenario "so" { given { threat 3;; } when { 3; } then { x; } }',
            [
                "A102 ;: no `;` stands behind `;`",
                "A102 3: `3` cannot stand here; expected `}` or a name",
            ],
        ),
        ('scenario "so" { given { threat 3; }', ["A103 {: this `{` is not closed"]),
        ('scenario "so" { } }', ["A104 }: this `}` closes nothing that is open, or too much"]),
        (f'scenario "so" {"{ a" * 30} {"}" * 30}', ["A106"]),
    ],
)
def test_a_fault_in_a_scenario_is_told_like_one_of_a_card(text: str, faults: list[str]) -> None:
    found = told(text)
    assert len(found) == len(faults)
    for line, fault in zip(found, faults, strict=True):
        assert line.startswith(fault)


def test_lines_that_ran_together_are_taken_apart_and_mended() -> None:
    made = compiled(
        HEAD + 'scenario "so" { given { threat 3\n seat 0 { hand crab 1,\n squid 2\n } } }'
    )
    (written,) = made.scenarios
    assert written.scenario is not None
    (group,) = written.scenario.lines
    assert shape(group) == ("given", "threat 3", ("seat 0", "hand crab 1 , squid 2"))
    first, second = made.diagnostics
    assert first.fix is not None
    assert second.fix is not None
    assert (first.fix.text, second.fix.text) == (";", ";")


@pytest.mark.parametrize("broken", ['scenario "a" { given { threat 3;', 'scenario "a" { given }'])
def test_a_broken_scenario_hides_no_card(broken: str) -> None:
    text = (
        CARD.format("one")
        + f"{broken}\n"
        + CARD.format("two")
        + 'lord three per guild g "Three {g}" {\n'
        + "  guild g; cost 6; races 3; influence 5; keys 0;\n}\n"
        + SCENE
    )
    made = compiled(HEAD + text)
    assert [card.id for card in made.cards][:3] == ["one", "two", "three_mage"]
    assert len(made.cards) == 8
    assert made.diagnostics
    assert {one.line for one in made.diagnostics} == {3}
    assert [one.scenario is None for one in made.scenarios][-1] is False


# --- playing --------------------------------------------------------------------------------------


def test_scenarios_are_not_read_to_play() -> None:
    text = CARD.format("one") + 'scenario "so" { given threat ! }\n'
    assert told(text)
    assert not told(text, scenarios=False)
    made = compiled(HEAD + text, scenarios=False)
    assert not made.scenarios
    assert len(made.cards) == 1


def test_one_that_could_hide_a_card_keeps_a_pack_from_being_played() -> None:
    text = 'scenario "so" { given { threat 3;\n' + CARD.format("one")
    assert told(text, scenarios=False) == ["A103 {: this `{` is not closed"]


def test_a_pack_with_a_faulty_scenario_is_played(tmp_path: Path) -> None:
    (tmp_path / "a.abyss").write_text(
        HEAD + CARD.format("one") + 'scenario "so" { given threat ! }\n', encoding="utf-8"
    )
    assert len(ar.load_pack(tmp_path).cards) == 1
    assert ar.new_game("abyss", packs=[tmp_path]).decision
    assert check(tmp_path, vocabularies()).has_errors


def test_scenarios_of_sound_cards_are_read_alone() -> None:
    source = Source("x", HEAD + CARD.format("one") + SCENE + 'scenario "b" { given }\n')
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    first, second = scenarios_in([source], grammar, 1)
    assert first.scenario is not None
    assert first.found == ()
    assert second.scenario is not None
    assert [one.code for one in second.found] == ["A102"]


# --- the digest -----------------------------------------------------------------------------------

CARDS = HEAD + CARD.format("one") + CARD.format("two")


@pytest.mark.parametrize(
    "text",
    [
        CARDS + SCENE,
        SCENE + CARDS,
        HEAD + SCENE + CARD.format("one") + SCENE.replace("so", "more") + CARD.format("two"),
        HEAD + CARD.format("one") + SCENE.strip() + CARD.format("two"),
        "# a comment\n" + CARDS.replace("\n", "\n\n").replace("{", "  {\n  "),
        CARDS + 'scenario "{" { given { court "}"; } # }\n }\n',
    ],
)
def test_scenarios_comments_and_layout_are_no_part_of_the_digest(text: str) -> None:
    before = files.digest([Source("a", CARDS)])
    assert files.digest([Source("a", text)]) == before
    assert files.fingerprint([Source("a", text)]) != files.fingerprint([Source("a", CARDS)])


def test_a_file_of_scenarios_only_changes_nothing() -> None:
    before = files.digest([Source("a", CARDS)])
    assert files.digest([Source("a", CARDS), Source("b", "# so\n" + SCENE)]) == before


@pytest.mark.parametrize(
    "text",
    [
        CARDS.replace("influence 5", "influence 6"),
        CARDS.replace('"one"', '"One"'),
        HEAD + CARD.format("two") + CARD.format("one"),
        CARDS.replace("one", "scenario"),
    ],
)
def test_what_cards_say_and_their_order_is_the_digest(text: str) -> None:
    assert files.digest([Source("a", text)]) != files.digest([Source("a", CARDS)])


def test_a_scenario_makes_no_saved_game_and_no_record_invalid(tmp_path: Path) -> None:
    file = tmp_path / "a.abyss"
    file.write_text(CARDS, encoding="utf-8")
    game = ar.new_game("abyss", packs=[tmp_path], seed=3)
    saved, record = ar.to_json(game), game.record()
    file.write_text(CARDS + SCENE, encoding="utf-8")
    (tmp_path / "b.abyss").write_text(SCENE.replace("so", "more"), encoding="utf-8")
    assert ar.from_json(saved, packs=[tmp_path]) == game
    assert ar.replay(record, packs=[tmp_path]) == game


def test_words_are_those_outside_of_scenarios() -> None:
    assert words('a "x y" { b.c; } # d\nscenario "e" { f { } } g {') == [
        *("a", '"x y"', "{", "b.c", ";", "}", "g", "{"),
    ]
    assert words('scenario "a" { b') == []
    assert words("a } scenario { } b") == ["a", "}", "b"]
