"""Writes failures into a folder that ``abyss test`` runs as it is, each as small as it was found.

A failure in a game is a scenario. What no scenario can show (a law about the text of cards, a
position that has no words, what hangs on how the game came there) is a text that says it.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from errno import ENOTDIR
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile

from attrs import evolve, frozen

from abyss_rules.catalog import packs as catalog
from abyss_rules.catalog.files import COPIES, FOUND, MARK, read_path
from abyss_rules.dsl.source import Source
from abyss_rules.engine.lines import clean, in_a_line
from abyss_rules.errors import AbyssError, UnreadableError
from abyss_rules.game.insight import changed_options
from abyss_rules.game.loading import load_pack
from abyss_rules.model.cards import Pack
from abyss_rules.model.versions import LIBRARY
from abyss_rules.scenarios.collecting import Finder
from abyss_rules.scenarios.write import scenario_text
from abyss_rules.testing.failures import Failure, described
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.running import Outcome
from abyss_rules.verify.showing import NOT_AGAIN, why_not_shown

#: The pack that failures stand in, and its file.
PACK, FILE = "failures.found", "pack.abyss"
#: What stands in the mark of a folder: in none without it is anything overwritten or deleted.
_MARKED = {
    FOUND: "abyss verify writes here what it finds: a file for each law, in place of that of an\n"
    "earlier run. Keep what is your own elsewhere.\n",
    COPIES: "A copy of a pack, for the scenarios beside it. abyss verify makes it anew: what you\n"
    "change here is lost.\n",
}

_ABOUT_TEXTS = "it is about the text of cards"
_NO_WORDS = "no words describe the position that it begins in"


@frozen
class Written:
    """Where a failure was written."""

    law: str
    path: Path
    #: Why it is a text and no scenario; "" for a scenario.
    why_text: str = ""


def write_failures(
    outcome: Outcome, folder: Path, why_not: Callable[[Path], str] | None = None
) -> list[Written]:
    """Write each failure into a file of its own, beside the packs that its scenario needs.

    What lies in the folder from before is kept, but for what an earlier call wrote there: of the
    same laws, and the copies of the same packs, which are made anew. Each scenario is run once: one
    that does not show the law broken is not kept.

    Args:
        outcome: What was found.
        folder: Where it is written.
        why_not: Says of a scenario's file why it does not show the law broken, or "". Without it
            the laws of the outcome are asked here, by `why_not_shown`.

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
    found = folder / FOUND
    _mark(found, FOUND)
    if any(scenarios.values()):
        (found / FILE).write_text(_header(outcome.plan, packs, folder), encoding="utf-8")
        for place, pack in zip(outcome.plan.packs, packs, strict=True):
            _write_pack(place, pack, folder)
    shown = why_not or partial(why_not_shown, finder=Finder(packs, outcome.laws))
    written = []
    for failure in outcome.failures:
        path, text = found / f"{failure.law}.abyss", scenarios[failure.law]
        path.with_suffix(".txt").unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        why = _ABOUT_TEXTS if failure.start is None else _NO_WORDS
        if text:
            path.write_text(text, encoding="utf-8")
            why = shown(path)
            if why == NOT_AGAIN:
                why = _changed(outcome, failure, packs) or why
            if not why:
                written.append(Written(failure.law, path))
                continue
            path.unlink()
        path = path.with_suffix(".txt")
        path.write_text(_text(failure, outcome.plan, why), encoding="utf-8")
        written.append(Written(failure.law, path, why))
    return written


def _changed(outcome: Outcome, failure: Failure, packs: Sequence[Pack]) -> str:
    """That a pack is not any more what was played, if it is not; else ""."""
    now = {pack.header.id: pack.digest for pack in packs}
    played = (*outcome.packs, *(failure.start.packs if failure.start is not None else ()))
    for pack in played:
        if now.get(pack.header.id, pack.digest) != pack.digest:
            return f"the pack {pack.header.id} was changed while it was verified"
    return ""


def unwritten_scenarios(outcome: Outcome) -> dict[str, str]:
    """The scenarios that would have been written, by law, where they could not be."""
    made = {failure.law: scenario(failure) for failure in outcome.failures}
    return {law: text for law, text in made.items() if text is not None}


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
        OSError: Nothing can be written there, as far as that can be seen before.
        PackError, UnknownError: As ``load_pack`` does.
    """
    loaded = packs if packs is not None else tuple(map(load_pack, places))
    _refuse_unwritable(folder)
    copies = (_copy(place, pack, folder) for place, pack in zip(places, loaded, strict=True))
    for ours in (folder / FOUND, *(copy for copy in copies if copy is not None)):
        if (ours / MARK).is_file() or not _is_used(ours):
            continue
        raise UnreadableError(
            f"{in_a_line(ours.as_posix())} would be written anew, and what lies there was "
            "not written by a verification; name another folder for failures, or move it away"
        )


def _refuse_unwritable(folder: Path) -> None:
    """Raise OSError if no folder can be made, or no file in it: better before games are played."""
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    if not there.is_dir():
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), there.as_posix())
    # Not every system tells by its rights whether a folder can be written: it is tried.
    missing = [one for one in (folder, *folder.parents) if not one.exists()][::-1]
    made: list[Path] = []
    try:
        for one in missing:
            one.mkdir()
            made.append(one)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        place = (*missing, folder)[len(made)]
        raise OSError(error.errno, error.strerror, place.as_posix()) from error
    finally:
        for one in reversed(made):  # where nothing is found nothing is left behind
            with suppress(OSError):
                one.rmdir()


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
    copy = folder / COPIES / pack.header.id
    path = catalog.locate(str(place)).path
    return None if path.resolve().is_relative_to(copy.resolve()) else copy


def _write_pack(place: str | Path, pack: Pack, folder: Path) -> None:
    """Copy a pack in the place of an earlier copy."""
    copy = _copy(place, pack, folder)
    if copy is None:
        return
    sources = _texts(catalog.locate(str(place)).path)
    for old in _texts(copy) if copy.exists() else ():
        (copy / old.inner).unlink()  # its cards may stand in another file now
    _mark(copy, COPIES)
    for source in sources:
        target = copy / source.inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source.text, encoding="utf-8")


def _texts(path: Path) -> tuple[Source, ...]:
    """All texts of a pack: those with cards, and those with messages of a language."""
    texts = read_path(path)
    return *texts.sources, *texts.messages


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
    yield f"# The law: {in_a_line(failure.sentence)}{clauses}"
    yield f"# What is wrong: {in_a_line(failure.message)}"


def _text(failure: Failure, plan: Plan, why: str) -> str:
    """A failure that no scenario shows, and how it is found again."""
    again = asking_again(plan, failure.law, plan.examples - 1 if failure.start else None)
    return clean(f"{failure}\n\nNo scenario: {why}.\nAsk again: {again}\n")


def asking_again(plan: Plan, law: str, last: int | None) -> str:
    """The command that asks one law in the same games, up to one by its number.

    ``last`` is None for a law about texts, of which no game needs to be played.
    """
    what, *more = map(str, plan.packs or (plan.ruleset,))
    words = ["abyss", "verify", what, "--law", law, *_laws(plan)]
    for pack in more:
        words += ["--pack", pack]
    if last is not None:
        words += ["--examples", str(last + 1), "--every", str(plan.every)]
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
    again = clean(running_again(plan, folder)).replace("\n", "\\n")
    laws = ["--abyss-laws", plan.own_laws] if plan.own_laws else []
    with_pytest = clean(shlex.join(["pytest", folder.as_posix(), *laws])).replace("\n", "\\n")
    return (
        f"# What a verification found. To run it again: {again}\n"
        f"# or {with_pytest}\n\n"
        f"pack {PACK} {{\n  format 1;\n  ruleset {plan.ruleset};\n"
        f'  version "1.0";\n  engine ">={LIBRARY}";\n{needs}'
        '  title "Failures";\n  authors "abyss verify";\n  licence "MIT";\n  languages en;\n}\n'
    )
