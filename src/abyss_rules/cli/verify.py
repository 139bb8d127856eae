"""``abyss verify``: do the laws of the rules hold, with these cards?"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from abyss_rules import rulesets
from abyss_rules.catalog import around
from abyss_rules.catalog import packs as catalog
from abyss_rules.catalog.files import FAILURES, is_archive
from abyss_rules.cli.app import FAULTS, TERMINATED, said
from abyss_rules.cli.app import INTERRUPTED as BY_CTRL_C
from abyss_rules.cli.output import counted, examples, say_data
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import Numbers, format_option, pack_option, say_hidden
from abyss_rules.cli.simulate import begin, processes
from abyss_rules.cli.streams import say, stdout_kept
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.engine.plain import LARGEST
from abyss_rules.errors import AbyssError, UnknownError
from abyss_rules.game.loading import load_pack
from abyss_rules.testing.checking import SOMETIMES
from abyss_rules.verify import player
from abyss_rules.verify.coverage import Coverage, coverage
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.processes import EndedError, heard_to_end
from abyss_rules.verify.running import INTERRUPTED, UNTOLD, Outcome, verify
from abyss_rules.verify.running import TERMINATED as BY_SIGTERM
from abyss_rules.verify.showing import Aside
from abyss_rules.verify.writing import (
    Written,
    asking_again,
    refuse_others,
    running_again,
    unwritten_scenarios,
    write_failures,
)

#: Of this form is what ``--format json`` prints.
FORMAT = 1
_SECONDS = {"": 1, "s": 1, "m": 60, "h": 3600}
#: Why not all was played -> the code to leave with, where somebody wanted it so.
_STOPPED = {INTERRUPTED: BY_CTRL_C, BY_SIGTERM: TERMINATED}
#: So many abilities are listed in a line of the report; JSON has them all.
_MOST_LISTED = 24
#: What sort of word -> several of it.
_SORTS = {
    "head": "heads",
    "event": "events",
    "verb": "verbs",
    "thing": "things",
    "property": "properties",
    "number": "numbers",
    "switch": "switches",
}

_EXAMPLES = """
Examples:
  abyss verify my_cards/                  a pack, with the game that it is for
  abyss verify abyss --examples 1000 --jobs 4
  abyss verify my_cards/ --time 10m --seed 7
  abyss verify my_cards/ --examples 20 --every 1
  abyss verify my_cards/ --laws my_laws.py --law nobody_is_rich

Leaves with 0 if every law held, else with 1. Each law that did not hold is written into --out, as a
scenario for abyss test (with --laws, if it is one of yours); what no scenario can show, as laws
about the text of cards, is written there as a text. What cannot be written, as --out was taken away
meanwhile, is shown. A law that does not answer within a minute, or with --time some time after that
is over, breaks the run off, as does one that ends its process or skips a test: it is told with all
that was found; that leaves with 1, too, and so does a run in whose --time no game came to its end.
After Ctrl-C and SIGTERM what was found is told and written; that leaves with 130 and 143.
"""


class _Time(click.ParamType[float]):
    """So many seconds: ``90``, ``90s``, ``10m``, ``2h``."""

    name = "time"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The seconds."""
        found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)([smh]?)", str(value).strip())
        if found is None:
            self.fail(f"{value!r} is no time such as 90s, 10m or 2h", param, ctx)
        seconds = float(found[1]) * _SECONDS[found[2]]
        if not seconds:
            self.fail(f"in {value!r} nothing is played; name a time above 0", param, ctx)
        return seconds


@click.command(epilog=examples(_EXAMPLES))
@click.argument("what", metavar="PACK|RULESET")
@pack_option
@click.option(
    "--examples",
    default=100,
    show_default=True,
    type=Numbers(1, LARGEST),
    metavar="NUMBER",
    help="How many games each law is asked in; a few dear laws in every 25th.",
)
@click.option(
    "--seed",
    default=0,
    show_default=True,
    type=int,
    metavar="NUMBER",
    help="Of all that is drawn; equal seeds play equal games.",
)
@click.option(
    "--jobs",
    default=1,
    show_default=True,
    type=Numbers(1),
    metavar="NUMBER",
    help="Processes that play.",
)
@click.option(
    "--time",
    "seconds",
    type=_Time(),
    help="Begin no game after so long: 90 or 90s, 10m, 2h.",
)
@click.option(
    "--every",
    default=SOMETIMES,
    show_default=True,
    type=Numbers(1, LARGEST),
    metavar="NUMBER",
    help="Ask dear laws at one decision in so many; 1: all laws at every decision.",
)
@click.option(
    "--law",
    "laws",
    multiple=True,
    metavar="NAME",
    help="Only this law, of the library or yours. Repeatable.",
)
@click.option("--laws", "own", metavar="FILE", default="", help="A Python file with laws of yours.")
@click.option(
    "--out",
    default=FAILURES,
    show_default=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Where failures are written.",
)
@format_option
@click.pass_context
def command(  # noqa: PLR0913, PLR0917  # each is an option
    ctx: click.Context,
    what: str,
    packs: tuple[str, ...],
    examples: int,
    seed: int,
    jobs: int,
    seconds: float | None,
    every: int,
    laws: tuple[str, ...],
    own: str,
    out: Path,
    form: str,
) -> None:
    """Play games of a ruleset, or with a pack, under all laws of the rules.

    What laws of your own print goes to stderr.
    """
    _refuse_unknown(what)
    _keep_out_of_packs(out, packs if what in rulesets.NAMES else (what, *packs))
    plan = Plan(
        *_target(what, packs),
        laws,
        own,
        examples,
        seed,
        processes(jobs, examples),
        seconds,
        every,
    )
    try:
        with heard_to_end():
            ctx.exit(_verified(plan, out, form))
    except EndedError:
        ctx.exit(TERMINATED)


def _verified(plan: Plan, out: Path, form: str) -> int:
    """Verify, tell and write what was found; the exit code for it."""
    with stdout_kept():
        refuse_others(out, plan.packs)
        outcome = _watched(plan) if form == "text" else verify(plan, begin=begin)
        met = coverage(outcome)
        written, unwritten = _written(outcome, out)
    shown = {} if unwritten is None else unwritten_scenarios(outcome)
    if form == "json":
        say_data(_data(outcome, met, written, shown))
    else:
        _tell(outcome, met, written, out)
        for text in shown.values():
            say(f"\n{text.rstrip()}")
    if unwritten is not None:
        said(unwritten)
    return _STOPPED.get(outcome.broken_off, 0 if outcome.holds else FAULTS)


def _refuse_unknown(what: str) -> None:
    """Raise UnknownError, with the names of rulesets, if no ruleset and no pack is called so."""
    if what in rulesets.NAMES:
        return
    try:
        catalog.locate(what)
    except UnknownError as error:
        hint = did_you_mean(what.lower(), rulesets.NAMES)
        hint = hint or f"the rulesets are {' and '.join(rulesets.NAMES)}"
        raise UnknownError(f"{error}; {hint}") from error


def _target(what: str, packs: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The ruleset and the packs; the name of a ruleset wins over a path."""
    if what in rulesets.NAMES:
        return what, packs
    say_hidden(what)
    header = load_pack(what).header
    base = rulesets.find(header.ruleset).base_pack
    return header.ruleset, packs if header.id == base else (what, *packs)


def _keep_out_of_packs(out: Path, packs: tuple[str, ...]) -> None:
    """Raise UsageError if failures would be written among the cards of a pack, as part of it."""
    target = out.resolve()
    for pack in packs:
        path = catalog.locate(pack).path
        place = _folder_of(path)
        if place is None or not target.is_relative_to(folder := place.resolve()):
            continue
        if FAILURES not in target.relative_to(folder).parts:
            name = place.as_posix() if is_archive(path) else pack  # the one it lies in
            raise click.BadParameter(
                f"{out.as_posix()} is in the folder of the pack {name}, which could not be used "
                f"with it; name a folder outside, or {(place / FAILURES).as_posix()}",
                param_hint="'--out'",
            )


def _folder_of(place: Path) -> Path | None:
    """The folder of a pack, also of one named by a file, or around an archive; None if none is."""
    return place if place.is_dir() else around.pack_of(place.parent)


def _written(outcome: Outcome, out: Path) -> tuple[list[Written], Exception | None]:
    """Write failures; where that cannot be, the error, so that what was found is told first.

    Scenarios that ask laws of a user's own are run in a process, with a clock.
    """
    plan = outcome.plan
    try:
        if not plan.own_laws:
            return write_failures(outcome, out), None
        with Aside(player.why_not_shown_here, player.begin, (plan, begin)) as aside:
            return write_failures(outcome, out, aside), None
    except (AbyssError, OSError) as error:
        return [], error


def _watched(plan: Plan) -> Outcome:
    """Verify with a bar on stderr, where that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    if not sys.stderr.isatty():
        return verify(plan, begin=begin)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeElapsedColumn(), console=Screen(err=True), transient=True
    ) as progress:
        task = progress.add_task("games", total=plan.examples)

        def told(games: int, failures: int) -> None:
            what = f"games, {counted(failures, 'law')} broken" if failures else "games"
            progress.update(task, completed=games, description=what)

        return verify(plan, told, begin)


# --- the report ---------------------------------------------------------------------------------


def _tell(outcome: Outcome, met: Coverage, written: list[Written], out: Path) -> None:
    screen = Screen()
    broken = {failure.law: failure for failure in outcome.failures}
    width = max(len(law.name) for law in outcome.laws)
    for law in outcome.laws:
        asked = outcome.asked[law.name]
        # In the game that was broken off nothing was counted but what was found before.
        told = f"{asked:,}" if asked or law.name not in {*broken, *outcome.endless} else "?"
        screen.tell(f"{law.name.ljust(width)}  {told:>8}  {outcome.state(law.name)}")
    for failure in outcome.failures:
        screen.print()
        screen.tell(str(failure))
    screen.print()
    _tell_met(screen, met)
    screen.print()
    plan = outcome.plan
    found = counted(len(broken), "law") if broken else "no law"
    played = counted(plan.examples, "game")
    if outcome.games != plan.examples:
        played = f"{outcome.games} of {played}"
    unasked = counted(len(outcome.not_asked), "law")
    left = f", {unasked} not asked" if outcome.not_asked else ""
    screen.tell(f"{played}, seed {plan.seed}: {found} broken{left}")
    if outcome.shows_nothing and outcome.ended:
        screen.tell("No game came to its end in this time, so that nothing is shown: give it more")
    if not outcome.ended:
        names = ", ".join(_where(law, game) for law, game in outcome.unanswered.items())
        just_then = f"asked just then: {names}" if names else "no law was asked just then"
        told = f"; {just_then}" if outcome.broken_off in UNTOLD or names else ""
        screen.tell(f"Broken off, as {outcome.broken_off}{told}")
        if outcome.unkept:
            screen.tell(
                f"Something found before could not be kept, and may be missing: {outcome.unkept}"
            )
        for name, game in outcome.unanswered.items():
            screen.tell(f"To come there again: {asking_again(plan, name, game)}")
    for one in written:
        why = f" (no scenario: {one.why_text})" if one.why_text else ""
        screen.tell(f"{one.law} is written in {one.path.as_posix()}{why}")
    if any(not one.why_text for one in written):
        screen.tell(f"To run them again: {running_again(plan, out)}")


def _tell_met(screen: Screen, met: Coverage) -> None:
    """What was met of the cards and their language."""
    groups = (
        ("never met", met.never_met),
        ("never usable", met.never_usable),
        ("never used", met.never_used),
        ("without effect", met.without_effect),
    )
    left = sum(len(names) for _what, names in groups)
    screen.tell(f"Abilities of cards: {met.abilities - left} of {met.abilities} did something")
    for what, names in groups:
        if names:
            screen.tell(_listed(names), first=f"  {what}: ")
    said = sum(bool(number) for words in met.words.values() for number in words.values())
    screen.tell(f"Words of cards: {said} of {sum(map(len, met.words.values()))} were met")
    for sort, words in met.words.items():
        counted_words = [f"{word} {number:,}" for word, number in words.most_common() if number]
        if counted_words:
            screen.tell(", ".join(counted_words), first=f"  {_SORTS[sort]}: ")
    for sort, never in met.never_said.items():
        screen.tell(", ".join(never), first=f"  {_SORTS[sort]} never met: ")


def _where(law: str, game: int | None) -> str:
    return law if game is None else f"{law} (in game {game + 1:,})"


def _listed(names: tuple[str, ...]) -> str:
    more = f" and {len(names) - _MOST_LISTED} more" if len(names) > _MOST_LISTED else ""
    return ", ".join(names[:_MOST_LISTED]) + more


def _data(
    outcome: Outcome, met: Coverage, written: list[Written], shown: Mapping[str, str]
) -> dict[str, Any]:
    """All that is told; ``shown`` are the scenarios that could not be written."""
    plan = outcome.plan
    broken = {failure.law: failure for failure in outcome.failures}
    places = {one.law: one for one in written}
    return {
        "format": FORMAT,
        "ruleset": plan.ruleset,
        "packs": [pack.header.id for pack in outcome.packs],
        "seed": plan.seed,
        "games": outcome.games,
        "ended": outcome.ended,
        "broken_off": outcome.broken_off,
        "unkept": outcome.unkept,
        "laws": [
            {
                "name": law.name,
                "sentence": law.sentence,
                "clauses": list(law.clauses),
                "asked": outcome.asked[law.name],
                "holds": law.name not in broken and law.name not in outcome.endless,
                "no_end": law.name in outcome.endless,
                "in_game": outcome.unanswered.get(law.name),
                "message": broken[law.name].message if law.name in broken else "",
                "written": places[law.name].path.as_posix() if law.name in places else "",
                "why_no_scenario": places[law.name].why_text if law.name in places else "",
                "scenario": shown.get(law.name, ""),
            }
            for law in outcome.laws
        ],
        "abilities": met.abilities,
        "never_met": list(met.never_met),
        "never_usable": list(met.never_usable),
        "never_used": list(met.never_used),
        "without_effect": list(met.without_effect),
        "words": {sort: dict(words) for sort, words in met.words.items()},
        "written": [one.path.as_posix() for one in written],
    }
