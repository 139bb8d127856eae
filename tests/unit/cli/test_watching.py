"""``abyss check --watch``: cards are checked again whenever they are saved."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from abyss_rules.cli import check, watching
from abyss_rules.errors import UnknownError
from tests.unit.cli.checked import DOUBTFUL, FAULTY, HEADER, SOUND, checked, file

#: Files are called as they are written, from a folder of the test's own.
pytestmark = pytest.mark.usefixtures("here")


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
        yield {(3, "/elsewhere/my.abyss")}
        raise KeyboardInterrupt

    monkeypatch.setattr(watching, "changes", saved)
    result = checked("--watch", "my.abyss")
    assert result.exit_code == 130
    first, second, third = result.stdout.split("-" * 40 + "\n")
    assert "1 error" in first
    assert second.startswith("saved: my.abyss\n")
    assert "no faults" in second
    assert third.startswith("deleted: /elsewhere/my.abyss\n")
    assert "1 warning" in third


def test_a_terminal_is_cleared_before_the_next_check(monkeypatch: pytest.MonkeyPatch) -> None:
    file(SOUND)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(watching, "changes", lambda _: [{(1, "my.abyss")}])
    result = checked("--watch", "my.abyss")
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
    with pytest.raises(UnknownError, match="pip install watchfiles"):
        next(watching.changes([Path("my.abyss")]))
    result = checked("--watch", "my.abyss")
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
