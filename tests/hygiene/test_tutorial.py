"""Pages that are done step by step: each step does what it says, and says what the page shows.

A block of cards, or of Python, is written into the file that the sentence before it names. Of a
command's output the lines of the page stand there in this order; `...` stands for any others.
"""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from abyss_rules.cli import app

DOCS = Path(__file__).resolve().parents[2] / "docs"
#: Page -> how many commands it shows.
PAGES = {"tutorial/first-card.md": 8, "how-to/verify-a-pack.md": 4}

_BLOCK = re.compile(r"^```(abyss|python|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"(Replace|Add to|Write into)\s+`([\w/.]+)`(?: by this)?:\s*$")


def _steps(page: str) -> list[tuple[str, str, str]]:
    """(kind, the text before it, the block) in the order of the page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [(m[1], text[: m.start()], m[2]) for m in _BLOCK.finditer(text)]


def _shows(output: str, wanted: list[str]) -> bool:
    """Whether the lines wanted are those of the output, but for what `...` stands for."""
    lines = [line.rstrip() for line in output.strip("\n").split("\n")]
    pattern = "".join(r"(?:.*\n)*" if line == "..." else re.escape(line) + r"\n" for line in wanted)
    return re.fullmatch(pattern, "\n".join(lines) + "\n") is not None


@pytest.mark.parametrize("page", PAGES)
def test_every_step_of_a_page_does_what_it_says(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = 0
    for kind, before, block in _steps(page):
        if kind != "console":
            found = _FILE.search(before)
            assert found, f"no file is named before {block[:60]!r}"
            path = tmp_path / found[2]
            old = path.read_text(encoding="utf-8") + "\n" if found[1] == "Add to" else ""
            path.write_text(old + block, encoding="utf-8")
        else:
            command, *wanted = block.rstrip("\n").split("\n")
            words = shlex.split(command.removeprefix("$ abyss "))
            result = CliRunner().invoke(app, words, prog_name="abyss")
            assert _shows(result.output, wanted), f"{command}\n{result.output}"
            done += 1
    assert done == PAGES[page]


def test_a_step_that_says_something_else_is_found() -> None:
    assert _shows("a\nb\nc\n", ["a", "...", "c"])
    assert not _shows("a\nb\nc\n", ["a", "c"])
    assert not _shows("a\nb\n", ["a", "...", "c"])
