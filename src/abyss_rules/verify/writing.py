"""Writes failures into a folder that ``abyss test`` runs as it is, each as small as it was found.

A failure in a game is a scenario. What no scenario can show (a law about the text of cards, a
position that has no words, what hangs on how the game came there) is a text that says it.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve, frozen

from abyss_rules.catalog import packs as catalog
from abyss_rules.catalog.files import read_path
from abyss_rules.engine import plain
from abyss_rules.errors import AbyssError, UnreadableError
from abyss_rules.game.insight import changed_options
from abyss_rules.game.loading import load_pack
from abyss_rules.model.cards import Pack
from abyss_rules.model.versions import LIBRARY
from abyss_rules.scenarios.collecting import Finder
from abyss_rules.scenarios.running import run
from abyss_rules.scenarios.write import scenario_text
from abyss_rules.testing.failures import Failure, described
from abyss_rules.verify.running import Outcome, Plan

#: The pack that failures stand in, and its file.
PACK, FILE = "failures.found", "pack.abyss"
#: What marks a folder that is written anew: in no other is anything overwritten or deleted.
MARK = "made-by-abyss-verify.txt"
_MARKED = {
    "found": "abyss verify writes here what it finds: a file for each law, in place of that of an\n"
    "earlier run. Keep what is your own elsewhere.\n",
    "copy": "A copy of a pack, for the scenarios beside it. abyss verify makes it anew: what you\n"
    "change here is lost.\n",
}

_ABOUT_TEXTS = "it is about the text of cards"
_NO_WORDS = "no words describe the position that it begins in"
_NOT_AGAIN = "it hangs on how the game came there: the scenario does not fail when it is run"
_UNREAD = "the scenario cannot be read again"
_OTHERWISE = "the scenario does not come so far"
#: The code of a scenario whose law does not hold.
_LAW = "A854"


@frozen
class Written:
    """Where a failure was written."""

    law: str
    path: Path
    #: Why it is a text and no scenario; "" for a scenario.
    why_text: str = ""


def write_failures(outcome: Outcome, folder: Path) -> list[Written]:
    """Write each failure into a file of its own, beside the packs that its scenario needs.

    What lies in the folder from before is kept, but for what an earlier call wrote there: of the
    same laws, and the copies of the same packs, which are made anew. Each scenario is run once: one
    that does not show the law broken is not kept.

    Raises:
        OSError: The folder cannot be written.
        PackError, UnknownError: A pack cannot be used any more; then nothing is written.
        UnreadableError: As ``refuse_others`` does; then nothing is written.
    """
    if not outcome.failures:
        return []
    packs = tuple(map(load_pack, outcome.plan.packs))
    refuse_others(folder, outcome.plan.packs, packs)
    scenarios = {failure.law: scenario(failure) for failure in outcome.failures}
    found = folder / "found"
    _mark(found, "found")
    if any(scenarios.values()):
        (found / FILE).write_text(_header(outcome.plan, packs, folder), encoding="utf-8")
        for place, pack in zip(outcome.plan.packs, packs, strict=True):
            _write_pack(place, pack, folder)
    finder = Finder(packs, outcome.laws)
    written = []
    for failure in outcome.failures:
        path, text = found / f"{failure.law}.abyss", scenarios[failure.law]
        path.with_suffix(".txt").unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        why = _ABOUT_TEXTS if failure.start is None else _NO_WORDS
        if text:
            path.write_text(text, encoding="utf-8")
            why = _why_not_shown(path, finder)
            if why == _NOT_AGAIN:
                why = _changed(outcome, failure, packs) or why
            if not why:
                written.append(Written(failure.law, path))
                continue
            path.unlink()
        path = path.with_suffix(".txt")
        path.write_text(_text(failure, outcome.plan, why), encoding="utf-8")
        written.append(Written(failure.law, path, why))
    return written


def _why_not_shown(path: Path, finder: Finder) -> str:
    """Why a scenario does not fail because its law does not hold; "" if it does."""
    collected = finder.collect(path)
    for wrong in collected.diagnostics:
        if wrong.severity == "error":
            return f"{_UNREAD}: {plain.in_a_line(wrong.message)}"
    failures = [one.diagnostic for each in collected.scenarios for one in run(each).failures]
    if not failures:
        return _NOT_AGAIN
    if all(failure.code != _LAW for failure in failures):
        return f"{_OTHERWISE}: {plain.in_a_line(failures[0].message)}"
    return ""


def _changed(outcome: Outcome, failure: Failure, packs: Sequence[Pack]) -> str:
    """That a pack is not any more what was played, if it is not; else ""."""
    now = {pack.header.id: pack.digest for pack in packs}
    played = (*outcome.packs, *(failure.start.packs if failure.start is not None else ()))
    for pack in played:
        if now.get(pack.header.id, pack.digest) != pack.digest:
            return f"the pack {pack.header.id} was changed while it was verified"
    return ""


def refuse_others(
    folder: Path, places: Sequence[str | Path], packs: Sequence[Pack] | None = None
) -> None:
    """Raise UnreadableError if failures would be written over what is not of an earlier call.

    Args:
        folder: Where they are to be written.
        places: The packs that are verified, by id or path.
        packs: The same, if they are loaded.

    Raises:
        UnreadableError: A folder that would be written anew holds what somebody else wrote.
        PackError, UnknownError: As ``load_pack`` does.
    """
    loaded = packs if packs is not None else tuple(map(load_pack, places))
    copies = (_copy(place, pack, folder) for place, pack in zip(places, loaded, strict=True))
    for ours in (folder / "found", *(copy for copy in copies if copy is not None)):
        if (ours / MARK).is_file() or not _is_used(ours):
            continue
        raise UnreadableError(
            f"{plain.in_a_line(ours.as_posix())} would be written anew, and what lies there was "
            "not written by a verification; name another folder for failures, or move it away"
        )


def _is_used(folder: Path) -> bool:
    """Whether anything lies there, or what is no folder."""
    return folder.is_symlink() or (any(folder.iterdir()) if folder.is_dir() else folder.exists())


def _mark(folder: Path, what: str) -> None:
    """Make a folder that is written anew from now on."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARK).write_text(_MARKED[what], encoding="utf-8")


def _copy(place: str | Path, pack: Pack, folder: Path) -> Path | None:
    """Where the copy of a pack belongs; None for one shipped or installed, and for a copy."""
    if catalog.find(pack.header.id) is not None:
        return None
    copy = folder / "packs" / pack.header.id
    path = catalog.locate(str(place)).path
    return None if path.resolve().is_relative_to(copy.resolve()) else copy


def _write_pack(place: str | Path, pack: Pack, folder: Path) -> None:
    """Copy a pack in the place of an earlier copy."""
    copy = _copy(place, pack, folder)
    if copy is None:
        return
    sources = read_path(catalog.locate(str(place)).path).sources
    for old in read_path(copy).sources if copy.exists() else ():
        (copy / old.inner).unlink()  # its cards may stand in another file now
    _mark(copy, "copy")
    for source in sources:
        target = copy / source.inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source.text, encoding="utf-8")


def scenario(failure: Failure) -> str | None:
    """A failure as a scenario that fails as long as the law does not hold; None if it cannot be."""
    start = failure.start
    if start is None:
        return None
    try:
        game = start.game()
    except Exception:  # noqa: BLE001  # that it cannot begin may be what was found
        return None
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
    yield f"# The law: {plain.in_a_line(failure.sentence)}{clauses}"
    yield f"# What is wrong: {plain.in_a_line(failure.message)}"


def _text(failure: Failure, plan: Plan, why: str) -> str:
    """A failure that no scenario shows, and how it is found again."""
    again = _asking_again(failure, plan)
    return plain.clean(f"{failure}\n\nNo scenario: {why}.\nAsk again: {again}\n")


def _asking_again(failure: Failure, plan: Plan) -> str:
    """The command that asks the one law in the same games."""
    what, *more = map(str, plan.packs or (plan.ruleset,))
    words = ["abyss", "verify", what, "--law", failure.law, *_laws(plan)]
    for pack in more:
        words += ["--pack", pack]
    if failure.start is not None:
        words += ["--examples", str(plan.examples), "--every", str(plan.every)]
        words += ["--seed", str(plan.seed)]
    return shlex.join(words)


def running_again(plan: Plan, folder: Path) -> str:
    """The command that runs the scenarios in a folder that was written."""
    return shlex.join(["abyss", "test", folder.as_posix(), *_laws(plan)])


def _laws(plan: Plan) -> list[str]:
    return ["--laws", plan.own_laws] if plan.own_laws else []


def _header(plan: Plan, packs: Sequence[Pack], folder: Path) -> str:
    needs = f"  needs {', '.join(pack.header.id for pack in packs)};\n" if packs else ""
    # The names of folders are somebody else's, too, and a comment ends with its line.
    again = plain.clean(running_again(plan, folder)).replace("\n", "\\n")
    return (
        f"# What a verification found. To run it again: {again}\n\n"
        f"pack {PACK} {{\n  format 1;\n  ruleset {plan.ruleset};\n"
        f'  version "1.0";\n  engine ">={LIBRARY}";\n{needs}'
        '  title "Failures";\n  authors "abyss verify";\n  licence "MIT";\n  languages en;\n}\n'
    )
