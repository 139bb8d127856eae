"""Writes failures as scenario files: a folder that ``abyss test`` runs as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve

from abyss_rules.catalog import packs as catalog
from abyss_rules.catalog.files import read_path
from abyss_rules.errors import AbyssError
from abyss_rules.game.insight import changed_options
from abyss_rules.game.loading import load_pack
from abyss_rules.model.versions import LIBRARY
from abyss_rules.scenarios.write import scenario_text
from abyss_rules.testing.failures import Failure, described
from abyss_rules.testing.laws import LAWS
from abyss_rules.verify.running import Outcome

#: The pack that failures stand in, and its file.
PACK, FILE = "failures.found", "pack.abyss"


def write_failures(outcome: Outcome, folder: Path) -> list[Path]:
    """Write each failure about games into a file of its own, beside the packs that it needs.

    What lies in the folder from before is kept, but for files of the same names.

    Returns:
        The files with failures. One that cannot be told as a scenario (a law about texts, a law of
        the user's, a position that has no words) has none.

    Raises:
        OSError: The folder cannot be written.
    """
    texts = {one.law: text for one in outcome.failures if (text := scenario(one))}
    if not texts:
        return []
    found = folder / "found"
    found.mkdir(parents=True, exist_ok=True)
    (found / FILE).write_text(_header(outcome), encoding="utf-8")
    for pack in outcome.plan.packs:
        loaded = load_pack(pack)
        if catalog.find(loaded.header.id) is None:
            copy = folder / "packs" / loaded.header.id
            for source in read_path(catalog.locate(str(pack)).path).sources:
                target = copy / source.inner
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(source.text, encoding="utf-8")
    written = []
    for law, text in texts.items():
        path = found / f"{law}.abyss"
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def scenario(failure: Failure) -> str | None:
    """A failure as a scenario that fails as long as the law does not hold; None if it cannot be."""
    start = failure.start
    if start is None or failure.law not in {law.name for law in LAWS}:
        return None
    game = start.game()
    if start.position is None:
        found = described(game)
        if found is None:
            return None
        start = evolve(found, seed=start.seed)
    assert start.position is not None  # noqa: S101  # a description has one
    answers = failure.answers[:-1] if _fails_at_the_end(failure) else failure.answers
    try:
        text = scenario_text(
            f"{failure.law} does not hold",
            start.ruleset,
            start.position,
            options=changed_options(game),
            seed=start.seed,
            answers=[(None, answer) for answer in answers],
            expected={"holds": [failure.law]},
        )
    except AbyssError:
        return None
    return "\n".join([*_comments(failure), text])


def _fails_at_the_end(failure: Failure) -> bool:
    """Whether it is the last answer that cannot be given, so that a scenario stops before it."""
    try:
        failure.game()
    except Exception:  # noqa: BLE001  # a fault of a card or of the engine's
        return True
    return False


def _comments(failure: Failure) -> Iterator[str]:
    clauses = f" ({', '.join(failure.clauses)})" if failure.clauses else ""
    yield f"# The law: {_line(failure.sentence)}{clauses}"
    yield f"# What is wrong: {_line(failure.message)}"


def _line(text: str) -> str:
    return re.sub(r"\s+", " ", text)[:400]


def _header(outcome: Outcome) -> str:
    plan = outcome.plan
    ids: Sequence[str] = [load_pack(pack).header.id for pack in plan.packs]
    needs = f"  needs {', '.join(ids)};\n" if ids else ""
    return (
        "# What a verification found; `abyss test` on this folder runs it again.\n\n"
        f"pack {PACK} {{\n  format 1;\n  ruleset {plan.ruleset};\n"
        f'  version "1.0";\n  engine ">={LIBRARY}";\n{needs}'
        '  title "Failures";\n  authors "abyss verify";\n  licence "MIT";\n  languages en;\n}\n'
    )
