"""Writes the reference pages that follow from the code: options, and clause ↔ code ↔ test.

Run `make tables` after a change; a test compares the pages with what this would write. Clauses
become links to the pages with the rules, `reference/rules-*.md`, where each has a heading that
begins with its number; a clause without one is an error.
"""

import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from abyss_rules import rulesets  # noqa: E402  # the path comes first
from abyss_rules.dsl.wording import signature  # noqa: E402  # as above
from abyss_rules.engine.settings import format_value  # noqa: E402  # as above
from tests.clauses import cited_by_code, cited_by_tests, known_clauses  # noqa: E402  # as above

REFERENCE = ROOT / "docs" / "reference"

NOTE = "<!-- Written by docs/tables.py; `make tables` writes it again. -->"

#: The folders of `src/abyss_rules/` that carry rules out; elsewhere `A201` is a diagnostic.
RULE_CODE = ("agents", "engine", "game", "rulesets")

_CLAUSE = r"[A-Z]\d+(?:\.\w+)?"
_HEADING = re.compile(rf"^#+ (({_CLAUSE})\b.*)$", re.MULTILINE)
_CITED = re.compile(rf"\b{_CLAUSE}\b")


# --- where a clause can be read -------------------------------------------------------------------


def anchors(ruleset: str) -> dict[str, str]:
    """For each clause of a ruleset the link to its place on the page with the rules."""
    page = REFERENCE / f"rules-{ruleset}.md"
    return {
        clause: f"{page.name}#{_slug(heading)}"
        for heading, clause in _HEADING.findall(page.read_text(encoding="utf-8"))
    }


def _slug(heading: str) -> str:
    """The anchor of a heading, the same in Sphinx and where Markdown is shown as it is."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


ANCHORS = {ruleset: anchors(ruleset) for ruleset in rulesets.NAMES}
_EVERYWHERE = {clause: link for links in ANCHORS.values() for clause, link in links.items()}


def linked(text: str) -> str:
    """A text with the clauses that it cites as links."""
    return _CITED.sub(
        lambda found: (
            f"[{found[0]}]({_EVERYWHERE[found[0]]})" if found[0] in _EVERYWHERE else found[0]
        ),
        text,
    )


# --- the pages ------------------------------------------------------------------------------------


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
            link = next(
                link for clause, link in ANCHORS[name].items() if clause.endswith(f".{field.name}")
            )
            yield (
                f"| [`{field.name}`]({link}) | {field.shown()} |{values} {field.meaning} "
                f"| {linked(field.source)} |"
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
    yield "the tests that hold it, by their marks. A number leads to the clause itself."
    known, code, tests = known_clauses(), cited_by_code(), cited_by_tests()
    for ruleset in rulesets.NAMES:
        letter = next(iter(ANCHORS[ruleset]))[0]
        yield ""
        yield f"## {ruleset}"
        yield ""
        yield "| clause | subject | code | tests |"
        yield "|---|---|---|---|"
        for clause, subject in known.items():
            if clause.startswith(letter):
                link = ANCHORS[ruleset][clause]
                files = _files(code.get(clause, []))
                yield f"| [{clause}]({link}) | {subject} | {files} | {_tests(tests, clause)} |"


def _files(paths: list[str]) -> str:
    inner = (path.removeprefix("src/abyss_rules/") for path in paths)
    return ", ".join(f"`{path}`" for path in inner if path.startswith(RULE_CODE))


def _tests(cited: dict[str, list[str]], clause: str) -> str:
    named = sorted(set(cited.get(clause, [])))
    shown = ", ".join(f"`{test.removeprefix('tests/')}`" for test in named[:3])
    return f"{shown} and {len(named) - 3} more" if len(named) > 3 else shown


def words_page(name: str) -> str:
    """Every word of a ruleset's card language, as its vocabulary declares it."""
    return "\n".join(_words(name)) + "\n"


def _words(name: str) -> Iterator[str]:
    vocabulary = rulesets.find(name).words.vocabulary()
    yield f"# The words of {name}"
    yield ""
    yield NOTE
    yield ""
    yield "What a card of this ruleset can say, word by word; [the language](language.md) says how"
    yield "the words are put together. `*` means any number of things, `@` the cards of one zone of"
    yield "one player."
    for kind in (kind for kind in vocabulary.card_kinds if kind.fields):
        yield from _section(f"Fields of a {kind.name}", ("field", "holds", "meaning"))
        for field in kind.fields:
            yield _row(f"`{field.name} {field.example};`", field.shape, field.doc)
    yield from _section("Heads", ("head", "of", "meaning", "example"))
    for head in vocabulary.heads:
        written = f"`{head.form} {head.word}`" if head.word else f"`{head.form}`"
        yield _row(written, ", ".join(head.cards), head.doc, f"`{head.example}`")
    yield from _section("Verbs", ("verb", "meaning", "example"))
    for verb in vocabulary.verbs:
        yield _row(f"`{signature(verb)}`", verb.doc, f"`{verb.example}`")
    yield from _section("Things", ("word", "gives", "of", "meaning", "example"))
    for selector in vocabulary.selectors:
        of = selector.of or "-"
        yield _row(f"`{selector.name}`", selector.gives, of, selector.doc, f"`{selector.example}`")
    yield from _section("Properties", ("word", "of", "gives", "meaning", "example"))
    for attribute in vocabulary.attributes:
        yield _row(
            f"`{attribute.name}`",
            attribute.of,
            attribute.gives,
            attribute.doc,
            f"`{attribute.example}`",
        )
    yield from _section("Numbers", ("word", "of", "gives", "cards may", "meaning", "example"))
    for word in vocabulary.quantities:
        may = ", ".join(["read"] * word.readable + [mode.replace("_", " ") for mode in word.modes])
        yield _row(f"`{word.name}`", word.of or "-", word.gives, may, word.doc, f"`{word.example}`")
    yield from _section("Events", ("event", "how", "fields", "meaning", "example"))
    for event in vocabulary.events:
        fields = ", ".join(f"`{field}` ({of})" for field, of in event.fields) or "-"
        yield _row(
            f"`{event.name}`", ", ".join(event.timings), fields, event.doc, f"`{event.example}`"
        )
    yield from _section("Kinds", ("kind", "members", "meaning"))
    for kind in vocabulary.kinds:
        members = ", ".join(f"`{member}`" for member in kind.members) or "-"
        yield _row(kind.name, members, kind.doc)
    yield from _section("Material", ("field", "holds", "meaning"))
    for field in vocabulary.material:
        yield _row(f"`{field.name} {field.example};`", field.shape, field.doc)


def _section(title: str, columns: tuple[str, ...]) -> Iterator[str]:
    yield from ("", f"## {title}", "", _row(*columns), "|---" * len(columns) + "|")


def _row(*cells: str) -> str:
    return "".join(f"| {cell.replace('|', chr(92) + '|')} " for cell in cells) + "|"


PAGES = {
    REFERENCE / "options.md": options_page,
    REFERENCE / "clauses.md": clauses_page,
    **{REFERENCE / f"words-{name}.md": partial(words_page, name) for name in rulesets.NAMES},
}

if __name__ == "__main__":
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")
