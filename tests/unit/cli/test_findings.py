"""The forms in which ``abyss check`` tells what it finds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abyss_rules.cli.github import command as workflow_command
from abyss_rules.cli.sarif import sarif
from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.diagnostics import Diagnostic, Edit
from tests.unit.cli.checked import DOUBTFUL, FAULTY, HEADER, UNUSUAL, checked, file
from tests.unit.cli.sarif_rules import validate

#: Files are called as they are written, from a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")


@pytest.mark.untraced
def test_json_has_all_that_is_known() -> None:
    file(FAULTY + DOUBTFUL + UNUSUAL.replace("diver", "piper").replace("Diver", "Piper"))
    told = json.loads(checked("my.abyss", "--format", "json").stdout)
    numbers = {name: told[name] for name in ("format", "errors", "warnings", "infos", "fixed")}
    assert numbers == {"format": 1, "errors": 1, "warnings": 1, "infos": 1, "fixed": 0}
    assert (told["cards"], told["files"]) == (2, 1)
    first, *others = told["diagnostics"]
    assert first["fix"] == {
        "line": 4,
        "column": 16,
        "end_line": 4,
        "end_column": 20,
        "text": "gain",
    }
    assert [other["fix"] for other in others] == [None, None]
    assert [one["severity"] for one in told["diagnostics"]] == ["error", "warning", "info"]
    page = Path(__file__).parents[3] / "docs" / "reference" / "check-formats.md"
    described = page.read_text(encoding="utf-8")
    for name in (*told, *first, *first["fix"]):
        assert f"`{name}`" in described
    fixed = json.loads(checked("--fix", "my.abyss", "--format", "json").stdout)
    assert (fixed["fixed"], fixed["errors"]) == (1, 0)


def test_sarif_is_a_log_with_rules_places_and_fixes() -> None:
    file(FAULTY + DOUBTFUL, "my cards/a b%ä.abyss")
    log = json.loads(checked("my cards", "--format", "sarif").stdout)
    validate(log)
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert [rule["id"] for rule in driver["rules"]] == ["A202", "A601"]
    assert all("helpUri" not in rule for rule in driver["rules"])
    assert CODES["A202"].why in driver["rules"][0]["help"]["markdown"]
    verb, doubt = run["results"]
    assert (verb["level"], doubt["level"]) == ("error", "warning")
    said = verb["message"]["text"]
    assert said.startswith("unknown verb `gian`\nhelp: did you mean `gain`?\nnote: ")
    assert "as in: gain 3 pearls;" in said
    place = verb["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "my%20cards/a%20b%25%C3%A4.abyss"
    assert place["region"]["snippet"]["text"] == "  on arrival { gian 1 pearl; }"
    assert (place["region"]["startLine"], place["region"]["startColumn"]) == (4, 16)
    (fix,) = verb["fixes"]
    (replacement,) = fix["artifactChanges"][0]["replacements"]
    assert replacement["insertedContent"] == {"text": "gain"}
    assert "fixes" not in doubt


def test_sarif_of_nothing_and_of_whole_files() -> None:
    validate(sarif([]))
    log = sarif([Diagnostic("A006", "error", "nothing", (Path.cwd() / "x y").as_posix())])
    validate(log)
    place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"].startswith("file://")
    assert "region" not in place


def test_what_is_no_sarif_is_refused() -> None:
    log = sarif([Diagnostic("A202", "error", "m", "f", 1, 2, 1, 3, "x", fix=Edit(1, 2, 1, 2, ""))])
    validate(log)
    result = log["runs"][0]["results"][0]
    assert result["fixes"][0]["description"]["text"] == "leave this out"
    for name, value in (("level", "info"), ("ruleIndex", 1), ("locations", {}), ("extra", 1)):
        with pytest.raises((AssertionError, IndexError)):
            validate(
                json.loads(
                    json.dumps(log).replace(json.dumps(result), json.dumps({**result, name: value}))
                )
            )


def test_every_code_can_be_a_rule() -> None:
    found = [Diagnostic(code.code, code.severity, code.title, "f") for code in CODES.values()]
    validate(sarif(found))


def test_github_gets_one_command_a_finding() -> None:
    file(FAULTY + DOUBTFUL)
    first, second, summary = checked("my.abyss", "--format", "github").stdout.splitlines()
    assert first.startswith(
        "::error file=my.abyss,line=4,endLine=4,col=16,endColumn=20,title=A202%3A unknown verb"
        "::unknown verb `gian`%0Ahelp: did you mean `gain`?%0Anote: "
    )
    assert second.startswith("::warning file=my.abyss,line=6,")
    assert summary.startswith("1 sound card")


@pytest.mark.parametrize(
    ("finding", "line"),
    [
        (
            Diagnostic("A006", "info", "50% of a: b, c\r\nd", "a,b:c%.abyss"),
            (
                "::notice file=a%2Cb%3Ac%25.abyss,title=A006%3A nothing to check"
                "::50%25 of a: b, c%0D%0Ad"
            ),
        ),
        (
            Diagnostic("A006", "warning", "m", "f", 1, 2, 3, 4, "x", "", "n"),
            "::warning file=f,line=1,endLine=3,title=A006%3A nothing to check::m%0Anote: n",
        ),
    ],
)
def test_what_has_a_meaning_in_a_command_is_escaped(finding: Diagnostic, line: str) -> None:
    assert workflow_command(finding) == line


def test_colours_are_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(FAULTY + DOUBTFUL)
    plain = checked("my.abyss").stdout
    assert "\x1b" not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = checked("my.abyss").stdout
    assert "\x1b[1;31merror[A202]\x1b[0m" in coloured
    assert "\x1b[1;33mwarning[A601]" in coloured
    import re

    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1;31m" not in checked("my.abyss").stdout
    monkeypatch.delenv("NO_COLOR")
    path.write_text(HEADER + "# \x1b[2J\n" + FAULTY, encoding="utf-8")
    assert "\x1b[2J" not in checked("my.abyss").stdout
