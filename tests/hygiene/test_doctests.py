"""The examples in the README and in the docs run as they are printed.

Each page is one session: its blocks fenced as `python` or `pycon` that hold `>>>` run in order
with shared names. Markdown's fences are why this is not left to pytest's own doctest collector,
which takes the closing fence for expected output.
"""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").rglob("*.md"))]

_FENCE = re.compile(r"^ *(`{3,}|~{3,})\s*\{?(?:code-block\}\s*)?(\w*)")
_LANGUAGES = {"python", "pycon"}
_FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples(text: str) -> str:
    """The runnable lines of a page, each on its own line number; all others left empty."""
    lines = []
    closing, language = "", ""
    for line in text.splitlines():
        fence = _FENCE.match(line)
        if closing and line.strip() == closing:
            closing, language = "", ""
            lines.append("")
        elif fence and not closing:
            closing, language = fence[1], fence[2]
            lines.append("")
        else:
            lines.append(line if language in _LANGUAGES else "")
    return "\n".join(lines) + "\n"


WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_run(page: Path) -> None:
    source = examples(page.read_text(encoding="utf-8"))
    name = page.relative_to(ROOT).as_posix()
    test = doctest.DocTestParser().get_doctest(source, {}, name, str(page), 0)
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=_FLAGS).run(test, out=report.append)
    assert not results.failed, "".join(report)


def test_no_example_is_passed_over() -> None:
    assert len(WITH_EXAMPLES) > 10
    passed_over = []
    for page in WITH_EXAMPLES:
        text = page.read_text(encoding="utf-8")
        prompts = re.findall(r"^ *>>> ", text, re.MULTILINE)
        if len(prompts) != len(re.findall(r"^ *>>> ", examples(text), re.MULTILINE)):
            passed_over.append(page.relative_to(ROOT).as_posix())
    assert not passed_over


def test_the_readme_plays_a_game() -> None:
    assert "new_game(" in examples(README.read_text(encoding="utf-8"))


def test_a_closing_fence_is_no_expected_output() -> None:
    page = "Text\n\n```python\n>>> 1 + 1\n2\n```\n\nmore\n"
    (example,) = doctest.DocTestParser().get_examples(examples(page))
    assert (example.want, example.lineno) == ("2\n", 3)
