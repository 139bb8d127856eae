"""Writes the reference pages that follow from the code: options, and clause ↔ code ↔ test.

Run `make tables` after a change; a test compares the pages with what this would write.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from abyss_rules import rulesets  # noqa: E402  # the path comes first
from abyss_rules.engine.settings import format_value  # noqa: E402  # as above
from tests.clauses import cited_by_code, cited_by_tests, known_clauses  # noqa: E402  # as above

NOTE = "<!-- Written by docs/tables.py; `make tables` writes it again. -->"


def options_page() -> str:
    """Every option of every ruleset with its values, meaning and source."""
    return "\n".join(_options()) + "\n"


def _options() -> Iterator[str]:
    yield "# Options"
    yield ""
    yield NOTE
    yield ""
    yield "Where the rulebooks leave a point open, an option settles it. `options=` of `new_game`"
    yield "and `position` takes a preset's name or a mapping, in which `preset` names the base;"
    yield "the command line takes `--preset NAME` and `--option name=value`. The preset `rulebook`"
    yield "has all defaults."
    for name in rulesets.NAMES:
        ruleset = rulesets.find(name)
        yield ""
        yield f"## {name}"
        yield ""
        yield f"Presets: {', '.join(f'`{preset}`' for preset in ruleset.presets)}."
        yield ""
        others = [preset for preset in ruleset.presets if preset != "rulebook"]
        columns = "".join(f" `{preset}` |" for preset in others)
        yield f"| option | values (default first) |{columns} meaning | source |"
        yield f"|---|---|{'---|' * len(others)}---|---|"
        for field in ruleset.option_fields:
            values = "".join(
                f" {format_value(ruleset.presets[preset].get(field.name, field.default))} |"
                for preset in others
            )
            yield (
                f"| `{field.name}` | {field.shown()} |{values} {field.meaning} | {field.source} |"
            )


def clauses_page() -> str:
    """Every clause of the rules with the code and the tests that cite it."""
    return "\n".join(_clauses()) + "\n"


def _clauses() -> Iterator[str]:
    yield "# Clauses, code and tests"
    yield ""
    yield NOTE
    yield ""
    yield "Each numbered clause of the rules, the files of `src/abyss_rules/` that carry it out and"
    yield "the tests that hold it, by their marks."
    yield ""
    yield "| clause | subject | code | tests |"
    yield "|---|---|---|---|"
    code, tests = cited_by_code(), cited_by_tests()
    for clause, subject in known_clauses().items():
        files = ", ".join(
            f"`{path.removeprefix('src/abyss_rules/')}`" for path in code.get(clause, [])
        )
        named = sorted(set(tests.get(clause, [])))
        shown = ", ".join(f"`{test.removeprefix('tests/')}`" for test in named[:3])
        more = f" and {len(named) - 3} more" if len(named) > 3 else ""
        yield f"| {clause} | {subject} | {files} | {shown}{more} |"


PAGES = {
    ROOT / "docs" / "reference" / "options.md": options_page,
    ROOT / "docs" / "reference" / "clauses.md": clauses_page,
}

if __name__ == "__main__":
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")
