"""A pack reaches nothing: what is opened, started and imported while one is read, as Python says.

Python tells its audit hooks of each file that is opened, each process, each connection and each
import; a hook cannot be taken away again, so each pack is read in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.unit.catalog.folders import in_zip, lord

#: Neither coverage nor Python itself writes anything beside.
ALONE = {"COVERAGE_PROCESS_CONFIG": "", "PYTHONDONTWRITEBYTECODE": "1"}
#: What nothing that is read from a pack may lead to, whatever is done with it.
NEVER = ("socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.fork", "ctypes.")
#: What changes files, with the names of files first.
CHANGES = ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod")

SCRIPT = """
import json, os, sys
import abyss_rules as ar
from abyss_rules.catalog.formatting import format_text
from abyss_rules.dsl import wording
from abyss_rules.game.loading import vocabularies
from abyss_rules.scenarios import collect, run


def everything(path):
    codes = sorted({found.code for found in ar.check(path).diagnostics})
    collected = collect(path)
    for one in collected.scenarios:
        assert run(one).passed
    try:
        game = ar.new_game("abyss", packs=[path], seed=1)
    except ar.AbyssError as error:
        return codes, len(collected.scenarios), type(error).__name__
    for option in range(4):
        game.apply(game.decision.options[0])
    ar.from_json(ar.to_json(game), packs=[path])
    ar.replay(game.record(), packs=[path])
    pack = ar.load_pack(path)
    for card in pack.cards:
        for code in ("en", "fr", "xx"):
            wording.describe(card, vocabularies()["abyss"], code, pack.messages)
    return codes, len(collected.scenarios), "played"


# What the library itself needs is loaded before: it is asked what the pack adds.
everything(sys.argv[2])
told = []


def hook(event, args):
    if event in ("open", "import", "exec", "compile") or (
        event.partition(".")[0] in ("socket", "subprocess", "ctypes", "os", "shutil", "marshal")
    ):
        if event != "open" or not isinstance(args[0], int):  # a file that is open already
            told.append([event, *map(str, args)])


sys.addaudithook(hook)
result = everything(sys.argv[1])
found = list(told)
print(json.dumps([found, *result]))
"""

HEADER = """pack {id} {{
  format 1; ruleset abyss; version "1"; languages en, fr, xx; authors "../../secret.abyss";
}}
"""
SCENARIO = """scenario "nothing happens" {
  given { seats 2; council crab 1; seat 0 { pearls 2; } }
  when { explore; }
  then { seat 0 { pearls 2; } }
}
"""
#: Texts that would be a file, a program or an address to whoever took them for one.
NAMED = 'name fr "../../secret.abyss"; text en "__import__(\'os\')", fr "http://example.com/";'
MESSAGES = 'member-Guild-mage = { CAPITAL("/etc/passwd") }\nsentence = import os { $clause }\n'


def reached(
    path: Path, warm: Path, cache: Path
) -> tuple[list[list[str]], tuple[list[str], int, str]]:
    """What is told while a pack is read and played: events; and the codes, scenarios, the end."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(path), str(warm)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ABYSS_CACHE": str(cache), **ALONE},
    )
    assert not done.stderr
    events, *result = json.loads(done.stdout)
    codes, scenarios, end = result
    return events, (codes, scenarios, end)


def pack(folder: Path, id_: str, code: str) -> dict[str, str]:
    """The files of a pack, written into a folder: cards, a scenario, messages, and code."""
    files: dict[str, Any] = {
        "pack.abyss": HEADER.format(id=id_),
        "lords.abyss": lord("l_" + id_.partition(".")[0], NAMED) + SCENARIO,
        "languages/fr.ftl": MESSAGES,
        "languages/xx.ftl": MESSAGES,
    }
    names = ("conftest.py", "__init__.py", "setup.py", "sitecustomize.py", "languages/__init__.py")
    files |= dict.fromkeys(names, code)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return files


@pytest.mark.parametrize("kind", ["folder", "archive", "link"])
def test_a_pack_opens_its_own_files_and_the_librarys_and_does_nothing_else(
    kind: str, tmp_path: Path
) -> None:
    cache, home, run, warm = (tmp_path / name for name in ("cache", "home", "run", "warm"))
    path = folder = home / "pack"
    code = f"import pathlib; pathlib.Path({str(run)!r}).touch()\n"
    pack(warm, "warm.pack", "")
    files = pack(folder, "my.pack", code)
    secret = home / "secret.abyss"
    secret.write_text(lord("secret"), encoding="utf-8")
    if kind == "archive":
        path = in_zip(home / "pack.zip", files)
    elif kind == "link":
        (folder / "secret.abyss").symlink_to(secret)

    events, (codes, scenarios, end) = reached(path, warm, cache)

    wanted = ({"A005"}, 0, "PackError") if kind == "link" else (set(), 1, "played")
    assert (set(codes) & {"A005"}, scenarios, end) == wanted
    assert not run.exists()
    assert not [event for event in events if event[0].startswith(NEVER)]
    # Files: only those of the pack and of the library are opened, only in the cache any changed.
    opened = [(Path(event[1]), event[2]) for event in events if event[0] == "open"]
    assert {path if kind == "archive" else folder / "pack.abyss"} <= {file for file, _ in opened}
    library = (Path(sys.prefix), Path(__file__).resolve().parents[3], Path(sys.base_prefix))
    places = (path, cache, *library)
    assert not [file for file, _ in opened if not any(map(file.is_relative_to, places))]
    assert not [file for file, _ in opened if file.suffix == ".py" and file.is_relative_to(home)]
    changed = [file for file, mode in opened if set(mode) & set("wax+")]
    changed += [Path(event[1]) for event in events if event[0].startswith(CHANGES)]
    assert not [file for file in changed if not file.is_relative_to(cache)]
    # Code: nothing of the pack is imported, compiled or carried out.
    carried_out = [" ".join(event) for event in events if event[0] in ("import", "exec", "compile")]
    assert not [one for one in carried_out if str(home) in one or "import os" in one]
