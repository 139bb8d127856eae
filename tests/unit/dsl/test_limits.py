"""A hostile file is left as soon as nothing more of it would be shown, or kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_rules.catalog import files, packs, paths
from abyss_rules.dsl import check_unknown, parse, pipeline
from abyss_rules.dsl.blocks import Block
from abyss_rules.dsl.diagnostics import (
    FAULTS_PER_FILE,
    FAULTS_PER_PACK,
    Reporter,
    about_file,
    of_pack,
    there_is_more,
)
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.cards import MOST_CARDS
from tests.packs import compiled, location

HEADER = "pack a.b { format 1; ruleset abyss; }\n"
GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")


def check(*texts: str) -> Compiled:
    sources = [Source(f"{number}.abyss", text) for number, text in enumerate(texts)]
    return compile_pack(sources, vocabularies(), GRAMMAR)


@pytest.fixture(name="parsed")
def _parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one for each block that is parsed."""
    done: list[int] = []
    plain = parse.parse

    def counted(
        block: Block, grammar: str, reporter: Reporter, mending: parse.Mending
    ) -> parse.Parsed:
        done.append(block.base)
        return plain(block, grammar, reporter, mending)

    monkeypatch.setattr(pipeline, "parse", counted)
    return done


def test_a_file_with_too_many_faults_is_not_read_to_its_end(parsed: list[int]) -> None:
    cards = "".join(f'location l{n} "L {n}" {{ scor {n}; score 1; }}\n' for n in range(400))
    made = check(HEADER + cards)
    assert [found.code for found in made.diagnostics] == ["A203"] * FAULTS_PER_FILE + ["A108"]
    assert made.diagnostics[0].line == 2
    assert len(parsed) == 1 + FAULTS_PER_FILE + 1


def test_a_pack_with_too_many_faults_is_not_read_to_its_end(parsed: list[int]) -> None:
    texts = [
        "".join(f'location l{k}_{n} "L {k} {n}" {{ scor 1; score 1; }}\n' for n in range(90))
        for k in range(20)
    ]
    made = check(HEADER, *texts)
    assert [found.code for found in made.diagnostics].count("A203") == FAULTS_PER_PACK
    assert made.diagnostics[-1].code == "A108"
    assert len(parsed) < FAULTS_PER_PACK + 20


def test_no_more_is_looked_for_than_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(word: str, _known: object) -> str:
        asked.append(word)
        return ""

    monkeypatch.setattr(check_unknown, "closest", counted)
    numbers = " ".join(f"gain nam{n} pearls;" for n in range(600))
    made = check(
        HEADER + f'lord x "X" {{ guild mage; cost 6; races 1; influence 1; '
        f"on arrival {{ {numbers} }} }}"
    )
    assert made.diagnostics[-1].code == "A108"
    assert FAULTS_PER_FILE <= len(asked) <= FAULTS_PER_FILE + 2


@pytest.mark.parametrize("kind", ["cards", "templates", "copies"])
def test_a_pack_has_a_number_of_cards(kind: str, parsed: list[int]) -> None:
    if kind == "cards":
        text = "".join(location("score 1;", f"l{n}") for n in range(2 * MOST_CARDS))
    elif kind == "templates":
        text = "".join(
            f'location l{n} per guild g "{n} {{g}}" {{ score count(court where guild == g); }}\n'
            for n in range(MOST_CARDS)
        )
    else:
        text = "".join(
            f'lord l{n} "L{n}" {{ guild mage; influence 1; copies 99; }}\n' for n in range(99)
        )
    ruleset = "conspiracy" if kind == "copies" else "abyss"
    made = compiled(text, ruleset)
    (found,) = made.diagnostics
    assert (found.code, found.message) == ("A004", "with this the pack has more than 500 cards")
    assert sum(card.copies for card in made.cards) <= MOST_CARDS
    assert len(parsed) <= MOST_CARDS + 2


def test_as_many_cards_as_a_pack_may_have() -> None:
    text = "".join(location("score 1;", f"l{n}") for n in range(MOST_CARDS))
    made = compiled(text)
    assert (made.diagnostics, len(made.cards)) == ((), MOST_CARDS)


def test_files_are_not_too_large(tmp_path: Path) -> None:
    (tmp_path / "a.abyss").write_text(HEADER + "#" * files.SIZE_LIMIT, encoding="utf-8")
    (found,) = packs.check(tmp_path / "a.abyss", vocabularies()).diagnostics
    assert (found.code, found.message) == ("A004", "this file is larger than 256 KiB")


def test_files_together_are_not_too_large(tmp_path: Path) -> None:
    (tmp_path / "a.abyss").write_text(HEADER, encoding="utf-8")
    for number in range(5):
        text = "#" * (files.SIZE_LIMIT - 1) + "\n"
        (tmp_path / f"b{number}.abyss").write_text(text, encoding="utf-8")
    found = packs.check(tmp_path, vocabularies()).diagnostics
    assert [(one.code, one.message) for one in found] == [
        ("A004", "more than 512 KiB; the others are not read")
    ]


# --- templates ----------------------------------------------------------------------------------


def told(text: str) -> list[tuple[str, str]]:
    return [(found.code, found.message) for found in compiled(text).diagnostics]


def test_a_template_whose_cards_differ_in_their_names_only() -> None:
    assert told('location a per guild g "A {g}" { score 3; }') == [
        ("A210", "`g` is used in the name only, so these cards differ in nothing else")
    ]


def test_a_template_whose_cards_have_one_name() -> None:
    text = 'location a per guild g "A" { score count(lords of me where guild == g); }'
    (found,) = compiled(text).diagnostics
    assert (found.code, found.message) == (
        "A506",
        "all 6 cards of this template have the same name",
    )
    assert found.help == "write `{g}` in it, as in “A of {g}”"


def test_a_template_that_does_not_use_its_word() -> None:
    assert told('location a per guild g "A" { score 3; }')[0] == ("A210", "`g` is never used")


def test_a_card_of_a_template_that_is_there_already_is_told() -> None:
    text = """
    location a_mage "Mine" { score 3; }
    location b "B mage" { score 3; }
    location a per guild g "B {g}" { score count(lords of me where guild == g); }
    """
    assert [code for code, _message in told(text)] == ["A505", "A506"]


def test_what_is_wrong_with_a_template_is_told_once() -> None:
    text = 'location a per guild g "A {g}" { score count(lords of me where gild == g); }'
    assert [code for code, _message in told(text)] == ["A201"]


def test_errors_are_shown_rather_than_what_is_doubtful() -> None:
    lord = 'lord l{0} "L {0}" {{ guild mage; cost 6; races 1; influence 90; }}\n'
    doubtful = "".join(map(lord.format, range(FAULTS_PER_FILE + 20)))
    wrong = lord.format("x").replace("mage", "maze")
    sources = [Source("a.abyss", f"{HEADER}{doubtful}{wrong}")]
    made = compile_pack(sources, vocabularies(), GRAMMAR, doubts=True)
    *shown, error, more = made.diagnostics
    assert [one.severity for one in shown] == ["info"] * (FAULTS_PER_FILE - 1)
    assert (error.severity, error.line) == ("error", FAULTS_PER_FILE + 22)
    assert more.code == "A108"
    assert len(made.cards) == FAULTS_PER_FILE + 20


def test_errors_of_a_pack_are_shown_rather_than_what_is_doubtful() -> None:
    found = [about_file("A605", f"{n}", "") for n in range(FAULTS_PER_PACK)]
    errors = [about_file("A202", "z", "")] * 3
    told = of_pack([*found, *errors])
    assert [one.file for one in told[:-4]] == [f"{n}" for n in range(FAULTS_PER_PACK - 3)]
    assert told[-4:] == [*errors, there_is_more(f"{FAULTS_PER_PACK - 1}")]
    assert of_pack(told) == told
    assert of_pack(found) == found
