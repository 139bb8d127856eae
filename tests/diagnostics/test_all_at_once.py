"""All faults of a file come in one run, each once, and sound cards are there all the same."""

import os
from collections import Counter
from pathlib import Path

from abyss_rules.catalog import packs
from abyss_rules.dsl.diagnostics import render, to_data
from abyss_rules.rulesets.abyss.vocabulary import WORDS

HERE = Path(__file__).parent
FILE = HERE / "all_at_once.abyss"


def test_each_fault_is_told_once() -> None:
    report = packs.check(FILE, {"abyss": WORDS.vocabulary()})
    text = "\n\n".join(render(found) for found in report.diagnostics) + "\n"
    text = text.replace(f"{HERE.as_posix()}/", "")
    expected = HERE / "all_at_once.txt"
    if os.environ.get("ABYSS_UPDATE"):
        expected.write_text(text, encoding="utf-8")
    assert text == expected.read_text(encoding="utf-8")
    assert Counter(found.code for found in report.diagnostics) == {
        "A102": 4, "A103": 1, "A104": 1, "A105": 1, "A201": 1, "A202": 2, "A203": 2, "A204": 1,
        "A206": 1, "A210": 1, "A401": 2, "A403": 1, "A412": 2, "A503": 1, "A504": 3, "A505": 1,
        "A605": 8,
    }  # fmt: skip


def test_sound_cards_are_there_all_the_same() -> None:
    report = packs.check(FILE, {"abyss": WORDS.vocabulary()})
    assert [card.id for pack in report.packs for card in pack.cards] == ["smith"]
    assert report.cards == 1
    assert report.has_errors


def test_findings_are_plain_data() -> None:
    report = packs.check(FILE, {"abyss": WORDS.vocabulary()})
    first = to_data(report.diagnostics)[0]
    assert first == {
        "code": "A203",
        "severity": "error",
        "message": "a pack has no field `colour`",
        "file": FILE.as_posix(),
        "line": 3,
        "column": 41,
        "end_line": 3,
        "end_column": 47,
        "source": 'pack my.pack { format 1; ruleset abyss; colour "blue"; }',
        "help": "there is `format`, `ruleset`, `version`, `engine`, `title`, `authors`, "
        "`licence`, `languages`, `notes`, `needs`, `removes` or `copies`",
        "note": "",
        "fix": None,
    }


def test_a_fix_is_plain_data() -> None:
    report = packs.check(FILE, {"abyss": WORDS.vocabulary()})
    (found,) = (one for one in report.diagnostics if one.message == "a lord has no field `costs`")
    assert to_data([found])[0]["fix"] == {
        "line": found.line,
        "column": found.column,
        "end_line": found.end_line,
        "end_column": found.end_column,
        "text": "cost",
    }
