"""``abyss check``: which files are checked, how findings are shown, what is mended and watched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from abyss_rules.catalog.paths import cards_folder
from abyss_rules.cli import app, check, findings, fixing, watching
from abyss_rules.cli.github import command as workflow_command
from abyss_rules.cli.sarif import sarif
from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.diagnostics import Diagnostic, Edit
from abyss_rules.errors import UnknownError, UnreadableError
from tests.unit.cli.sarif_rules import validate

HEADER = "pack my.pack { format 1; ruleset abyss; }\n"
LORD = 'lord diver "The Diver" {{\n  guild mage; cost 8; races 2; influence 5;\n  {}\n}}\n'
SOUND = LORD.format("on arrival { gain 1 pearl; }")
FAULTY = LORD.format("on arrival { gian 1 pearl; }")
DOUBTFUL = 'location reef "The Reef" { score count(lords of me where influence < 0); }\n'
UNUSUAL = SOUND.replace("cost 8", "cost 30")


def abyss(*args: str, typed: str | bytes | None = None, **more: Any) -> Result:  # noqa: ANN401  # what click takes
    return CliRunner().invoke(app, ["check", *args], input=typed, prog_name="abyss", **more)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, as people do: paths are short then."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path


def file(text: str, name: str = "my.abyss") -> Path:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((HEADER + text).encode())
    return path


# --- severities -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "strict", "told"),
    [
        (SOUND, 0, 0, "1 card checked in 1 file, no faults"),
        (FAULTY, 1, 1, "0 sound cards in 1 file; 1 error, 0 warnings; --fix mends 1"),
        (DOUBTFUL, 0, 1, "1 card checked in 1 file; 0 errors, 1 warning"),
        (UNUSUAL, 0, 0, "1 card checked in 1 file; 0 errors, 0 warnings, 1 remark"),
        (FAULTY + DOUBTFUL, 1, 1, "1 sound card in 1 file; 1 error, 1 warning; --fix mends 1"),
    ],
)
def test_what_is_found_decides_the_code_to_leave_with(
    text: str, code: int, strict: int, told: str
) -> None:
    file(text)
    result = abyss("my.abyss")
    assert result.exit_code == code
    assert result.stdout.splitlines()[-1] == told
    assert abyss("my.abyss", "--strict").exit_code == strict


# --- which files ----------------------------------------------------------------------------------


def test_several_paths_are_checked_and_each_finding_is_told_once() -> None:
    file(FAULTY, "one/my.abyss")
    file(DOUBTFUL, "two/my.abyss")
    result = abyss("one", "two", "one/my.abyss")
    assert result.stdout.count("unknown verb") == 1
    assert "1 error, 1 warning" in result.stdout


def test_what_lies_at_several_paths_is_counted_once() -> None:
    file(SOUND, "two/a/my.abyss")
    other = file(SOUND.replace("diver", "piper").replace("Diver", "Piper"), "two/b/my.abyss")
    other.write_text(other.read_text().replace("my.pack", "my.other"))
    once, packs = abyss("two").stdout.splitlines()
    assert once == "2 cards checked in 2 files, no faults"
    assert "these are 2 packs, each checked by itself: my.pack in two/a, my.other in" in packs
    for places in (
        ("two", "two"),
        ("two", "two/a"),
        ("two/a/my.abyss", "two"),
        ("two", str(Path("two").absolute())),
        ("two", "two/../two/b"),
    ):
        assert (places, abyss(*places).stdout.splitlines()) == (places, [once, packs])
    assert abyss("two/a", "two/b", "two/b/my.abyss").stdout.splitlines() == [once]


def test_a_finding_at_several_paths_is_told_once_whatever_they_are_called() -> None:
    file(FAULTY, "two/my.abyss")
    whole = str(Path("two").absolute())
    told = abyss("two", whole, "two/../two/my.abyss").stdout
    assert told == abyss("two").stdout


def test_a_file_is_checked_within_its_pack() -> None:
    file(SOUND, "my/a.abyss")
    Path("my/more.abyss").write_text(FAULTY, encoding="utf-8")
    result = abyss("my/more.abyss")
    assert "there is a card `diver` already, at my/a.abyss:2" in result.stdout
    assert "1 file" in result.stdout


def test_stdin_is_checked_alone() -> None:
    result = abyss("-", typed=HEADER + FAULTY)
    assert "<stdin>:4:16: error[A202]" in result.stdout
    assert result.exit_code == 1
    assert abyss("-", typed=HEADER + SOUND).exit_code == 0


@pytest.mark.parametrize("name", ["more.abyss", "sub/new.abyss"])
def test_stdin_can_stand_for_a_file_of_a_pack(name: str) -> None:
    file(SOUND, "my/a.abyss")
    Path("my/more.abyss").write_text("nothing to be read", encoding="utf-8")
    lord = FAULTY.replace("diver", "piper").replace("Diver", "Piper")
    if name.startswith("sub"):
        file("", "my/sub/a.abyss")
    result = abyss("-", "--stdin-name", f"my/{name}", typed=lord)
    assert result.stdout.startswith(f"my/{name}:3:16: error[A202]: unknown verb `gian`")
    assert "1 error" in result.stdout
    same = abyss("-", "--stdin-name", f"my/{name}", typed=SOUND)
    assert ("there is a card `diver` already" in same.stdout) == (name == "more.abyss")


def test_what_stdin_holds_is_judged_as_a_file_would_be() -> None:
    assert "A002" in abyss("-", typed=b"\xff").stdout
    assert "A004" in abyss("-", typed=b"#" * (300 << 10)).stdout
    assert "A509" in abyss("-", typed=SOUND).stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["-", "my.abyss"], "- is stdin, and stands alone"),
        (["my.abyss", "--stdin-name", "x"], "--stdin-name is for stdin"),
        (["--watch", "--fix"], "--watch shows text"),
        (["--watch", "-"], "--watch shows text"),
        (["--watch", "--format", "json"], "--watch shows text"),
        (["--diff", "--format", "sarif"], "a changed text is shown as it is"),
        (["-", "--fix", "--format", "json"], "a changed text is shown as it is"),
        (["--format", "xml"], "'xml' is not one of"),
        (["--explain", "A999"], "there is no code 'A999'"),
        (["--explain", "wording"], "they are A and three digits"),
    ],
)
def test_wrong_use_is_told(args: list[str], told: str) -> None:
    file(SOUND)
    result = abyss(*args, typed="")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


# --- fixes ----------------------------------------------------------------------------------------


def test_fixes_are_written_and_counted() -> None:
    path = file(FAULTY + DOUBTFUL)
    result = abyss("--fix", "my.abyss")
    assert path.read_text(encoding="utf-8") == HEADER + SOUND + DOUBTFUL
    assert "2 cards checked in 1 file; 0 errors, 1 warning; 1 fixed" in result.stdout
    assert result.exit_code == 0
    again = abyss("--fix", "my.abyss")
    assert "fixed" not in again.stdout
    assert sorted(path.name for path in Path().iterdir()) == ["my.abyss"]


def test_the_rest_of_a_file_stays_byte_for_byte() -> None:
    wrong = ("\ufeff" + HEADER + "# café\n" + FAULTY).replace("\n", "\r\n").encode()
    path = Path("my.abyss")
    path.write_bytes(wrong)
    path.chmod(0o640)
    assert abyss("--fix", "my.abyss").exit_code == 0
    assert path.read_bytes() == wrong.replace(b"gian", b"gain")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_sound_file_is_not_written() -> None:
    path = file(SOUND)
    os.utime(path, (1, 1))
    assert abyss("--fix", "my.abyss").exit_code == 0
    assert path.stat().st_mtime == 1


def test_what_is_mended_in_one_file_lets_others_be_mended() -> None:
    file("", "my/a.abyss")
    Path("my/a.abyss").write_text(HEADER.replace("abyss;", "abys;"), encoding="utf-8")
    Path("my/b.abyss").write_text(FAULTY, encoding="utf-8")
    result = abyss("--fix", "my")
    assert "1 card checked in 2 files, no faults; 2 fixed" in result.stdout


def test_archives_are_left_as_they_are() -> None:
    import zipfile

    with zipfile.ZipFile("my.zip", "w") as archive:
        archive.writestr("my.abyss", HEADER + FAULTY)
    before = Path("my.zip").read_bytes()
    result = abyss("--fix", "my.zip")
    assert result.exit_code == 1
    assert "A202" in result.stdout
    assert Path("my.zip").read_bytes() == before


@pytest.mark.untraced
def test_a_difference_is_shown_and_nothing_written() -> None:
    path = file(FAULTY)
    before = path.read_bytes()
    for args in (["--diff"], ["--diff", "--fix"]):
        result = abyss(*args, "my.abyss")
        assert "--- my.abyss\n+++ my.abyss\n" in result.stdout
        assert "-  on arrival { gian 1 pearl; }\n+  on arrival { gain 1 pearl; }\n" in result.stdout
        assert "no faults; 1 fixed" in result.stderr
        assert result.exit_code == 1
        assert path.read_bytes() == before
    path.write_text((HEADER + FAULTY).rstrip("\n"), encoding="utf-8")
    assert "\\ No newline at end of file\n" in abyss("--diff", "my.abyss").stdout
    path.write_text(HEADER + SOUND, encoding="utf-8")
    sound = abyss("--diff", "my.abyss")
    assert (sound.exit_code, sound.stdout) == (0, "")


def test_stdin_is_mended_to_stdout() -> None:
    result = abyss("--fix", "-", typed=HEADER + FAULTY)
    assert result.stdout == HEADER + SOUND
    assert "no faults; 1 fixed" in result.stderr
    assert abyss("--fix", "-", typed=HEADER + SOUND).stdout == HEADER + SOUND
    assert "-  on arrival { gian" in abyss("--diff", "-", typed=HEADER + FAULTY).stdout


def test_a_file_that_changed_meanwhile_is_left_as_it_is() -> None:
    path = file(FAULTY)
    made = fixing.fixes(check.looking([path], {}), {})
    path.write_text("changed", encoding="utf-8")
    with pytest.raises(UnreadableError, match="has changed meanwhile"):
        fixing.write(made)
    assert path.read_text(encoding="utf-8") == "changed"


def test_a_file_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(FAULTY)

    def refuse(path: Path, data: bytes) -> None:
        del data
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(fixing, "write_whole", refuse)
    result = abyss("--fix", "my.abyss")
    assert result.exit_code == 2
    assert result.stderr == "abyss: my.abyss: Permission denied\n"
    assert path.read_text(encoding="utf-8") == HEADER + FAULTY


# --- forms ----------------------------------------------------------------------------------------


def test_json_has_all_that_is_known() -> None:
    file(FAULTY + DOUBTFUL + UNUSUAL.replace("diver", "piper").replace("Diver", "Piper"))
    told = json.loads(abyss("my.abyss", "--format", "json").stdout)
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
    fixed = json.loads(abyss("--fix", "my.abyss", "--format", "json").stdout)
    assert (fixed["fixed"], fixed["errors"]) == (1, 0)


def test_sarif_is_a_log_with_rules_places_and_fixes() -> None:
    file(FAULTY + DOUBTFUL, "my cards/a b%ä.abyss")
    log = json.loads(abyss("my cards", "--format", "sarif").stdout)
    validate(log)
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert [rule["id"] for rule in driver["rules"]] == ["A202", "A601"]
    assert all("helpUri" not in rule for rule in driver["rules"])
    assert CODES["A202"].why in driver["rules"][0]["help"]["markdown"]
    verb, doubt = run["results"]
    assert (verb["level"], doubt["level"]) == ("error", "warning")
    assert verb["message"]["text"] == "unknown verb `gian`\nhelp: did you mean `gain`?"
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
    first, second, summary = abyss("my.abyss", "--format", "github").stdout.splitlines()
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
    plain = abyss("my.abyss").stdout
    assert "\x1b" not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = abyss("my.abyss").stdout
    assert "\x1b[1;31merror[A202]\x1b[0m" in coloured
    assert "\x1b[1;33mwarning[A601]" in coloured
    import re

    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1;31m" not in abyss("my.abyss").stdout
    monkeypatch.delenv("NO_COLOR")
    path.write_text(HEADER + "# \x1b[2J\n" + FAULTY, encoding="utf-8")
    assert "\x1b[2J" not in abyss("my.abyss").stdout


# --- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["A202", "a202", " A202 "])
def test_a_code_is_explained(name: str) -> None:
    result = abyss("--explain", name)
    assert result.exit_code == 0
    assert result.stdout.startswith("A202: unknown verb (error)\n")
    code = CODES["A202"]
    for part in (code.means, code.why, f"    {code.wrong}", f"    {code.right}", code.mend):
        assert f"\n{part}\n" in result.stdout


def test_every_code_is_explained() -> None:
    for code in CODES:
        assert abyss("--explain", code).stdout.startswith(f"{code}: ")


def test_a_code_that_is_nearly_one_is_asked_for() -> None:
    assert "did you mean A202?" in abyss("--explain", "B202").stderr


# --- watching -------------------------------------------------------------------------------------


def test_cards_are_checked_again_whenever_they_are_saved() -> None:
    seen: list[list[str]] = []
    watching.again(
        [
            {(1, "/x/b.abyss"), (2, "/x/a.abyss"), (1, "/x/notes.txt")},
            {(1, "/x/.hidden.abyss"), (1, "/x/a.abyss~")},
            {(3, "/x/c.zip")},
        ],
        lambda names: seen.append(list(names)),
    )
    assert seen == [[], ["/x/a.abyss", "/x/b.abyss"], ["/x/c.zip"]]


def test_each_time_the_files_are_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(FAULTY)

    def saved(paths: list[Path]) -> Iterator[set[tuple[object, str]]]:
        assert list(paths) == [Path("my.abyss")]
        file(SOUND)
        yield {(1, str(path.resolve()))}
        file(DOUBTFUL)
        yield {(1, "/elsewhere/my.abyss")}
        raise KeyboardInterrupt

    monkeypatch.setattr(watching, "changes", saved)
    result = abyss("--watch", "my.abyss")
    assert result.exit_code == 130
    first, second, third = result.stdout.split("-" * 40 + "\n")
    assert "1 error" in first
    assert second.startswith("saved: my.abyss\n")
    assert "no faults" in second
    assert third.startswith("saved: /elsewhere/my.abyss\n")
    assert "1 warning" in third


def test_a_terminal_is_cleared_before_the_next_check(monkeypatch: pytest.MonkeyPatch) -> None:
    file(SOUND)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(watching, "changes", lambda _: [{(1, "my.abyss")}])
    result = abyss("--watch", "my.abyss")
    assert result.exit_code == 0
    assert result.stdout.count("\x1b[2J") == 1
    assert "-" * 40 not in result.stdout


def test_what_has_not_changed_is_not_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    from abyss_rules.dsl import pipeline

    file(SOUND, "one/my.abyss")
    file(FAULTY, "two/my.abyss")
    compiled: list[str] = []
    whole = pipeline.compile_pack

    def count(sources: Any, *args: Any, **more: Any) -> Any:  # noqa: ANN401  # what it takes
        compiled.extend(source.name for source in sources)
        return whole(sources, *args, **more)

    monkeypatch.setattr(pipeline, "compile_pack", count)
    look = check.looking([Path("one"), Path("two")], {})
    first = look({})
    file(SOUND.replace("diver", "piper"), "two/my.abyss")
    compiled.clear()
    assert look({}).number("error") == 0 < first.number("error")
    assert compiled == ["two/my.abyss"]


def test_watching_needs_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    file(SOUND)
    with pytest.raises(UnknownError, match="pip install 'abyss-rules\\[watch\\]'"):
        next(watching.changes([Path("my.abyss")]))
    result = abyss("--watch", "my.abyss")
    assert result.exit_code == 2
    assert "--watch needs the library watchfiles" in result.stderr


def test_only_what_is_watched_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import watchfiles

    file(SOUND, "my/a.abyss")
    file(SOUND, "your/b.abyss")
    asked: dict[str, Any] = {}

    def watch(*folders: Path, **more: Any) -> list[set[tuple[object, str]]]:  # noqa: ANN401  # as it has it
        asked.update(more, folders=set(folders))
        return [{(1, "x")}]

    monkeypatch.setattr(watchfiles, "watch", watch)
    root = Path.cwd().resolve()
    assert list(watching.changes([Path("my"), Path("your/b.abyss")])) == [{(1, "x")}]
    assert asked["folders"] == {root / "my", root / "your"}
    assert asked["raise_interrupt"] is True
    concerns = asked["watch_filter"]
    wanted = {
        "my/a.abyss": True,
        "my/sub/new.abyss": True,
        "my/notes.txt": False,
        "your/b.abyss": True,
        "your/c.abyss": False,
    }
    assert {name: concerns(1, str(root / name)) for name in wanted} == wanted


def test_watching_for_real_ends_with_ctrl_c() -> None:
    path = file(FAULTY)
    if os.name == "nt":
        pytest.skip("Ctrl-C cannot be sent to oneself there")
    code = f"""
import os, signal, threading, time
from pathlib import Path
from abyss_rules.cli import check
from abyss_rules.cli.app import main

# Whoever runs the tests in the background ignores Ctrl-C, and has all he starts ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
shown = []
show = check._show_again
check._show_again = lambda look, changed: (show(look, changed), shown.append(changed))

def author():
    while len(shown) < 2:  # the first time unasked, then when it is watched
        time.sleep(0.1)
        if shown:
            # At once, as editors do: half of a file is never seen.
            Path("my.new").write_text({HEADER + SOUND!r}, encoding="utf-8")
            os.replace("my.new", "my.abyss")
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=author, daemon=True).start()
main(["check", "--watch", "my.abyss"])
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 130, done.stderr
    assert "1 error" in done.stdout
    assert "saved: my.abyss" in done.stdout
    assert "no faults" in done.stdout
    assert path.read_text(encoding="utf-8") == HEADER + SOUND


@pytest.mark.untraced
def test_the_shipped_cards_are_sound_in_every_form() -> None:
    assert abyss("--strict", str(cards_folder())).exit_code == 0
    for form in findings.FORMS:
        pack = cards_folder() / "abyss_expansions"
        assert abyss("--format", form, "--strict", str(pack)).exit_code == 0
