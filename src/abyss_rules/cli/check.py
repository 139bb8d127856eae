"""``abyss check``: are these cards sound?"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click
from attrs import evolve

from abyss_rules.catalog import files
from abyss_rules.catalog.packs import Memory, Report, check
from abyss_rules.cli.app import FAULTS
from abyss_rules.cli.findings import FORMS, Findings, show
from abyss_rules.cli.output import examples
from abyss_rules.cli.setup import CardsPath, here, pack_option
from abyss_rules.cli.streams import say
from abyss_rules.game import vocabularies
from abyss_rules.game.loading import load_packs
from abyss_rules.model.cards import Pack
from abyss_rules.scenarios.checking import with_scenarios

if TYPE_CHECKING:
    from abyss_rules.cli.fixing import Fixes

_T = TypeVar("_T")

_STDIN = "-"
#: So many packs are remembered as they were; more only after many changes.
_REMEMBERED = 100

_EXAMPLES = """
Examples:
  abyss check                      the pack of this folder, else all cards that are shipped
  abyss check my_cards/            a folder, with all below it; several packs in it
                                   are checked each by itself
  abyss check a.abyss b.abyss --strict
  abyss check my_cards/ --pack their_cards.zip
                                   together with another pack; paths are
                                   checked each by itself
  abyss check --fix my_cards/      mend what can only be meant in one way
  abyss check --diff my_cards/     show what --fix would change
  abyss check --watch my_cards/    again whenever a file is saved
  abyss check --explain A202       what a code means
  abyss check - --stdin-name my_cards/lords.abyss < unsaved.abyss

Leaves with 0 if there is nothing worse than a warning, else with 1.
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument(
    "where",
    metavar="[PATH]...",
    nargs=-1,
    type=CardsPath(exists=True, path_type=Path, allow_dash=True),
)
@click.option("--strict", is_flag=True, help="Leave with 1 for warnings too.")
@click.option("--fix", is_flag=True, help="Mend what can only be meant in one way.")
@click.option("--diff", is_flag=True, help="Write nothing; show what --fix would change.")
@click.option("--watch", is_flag=True, help="Check again whenever a file is saved, until Ctrl-C.")
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMS),
    default=FORMS[0],
    show_default=True,
    help="For people, as data, for code hosts (SARIF), or as GitHub's workflow commands.",
)
@click.option("--stdin-name", metavar="NAME", help="The file that stdin (-) is to stand for.")
@pack_option
@click.option("--explain", "code", metavar="CODE", help="Say what a code means, and leave.")
@click.pass_context
def command(  # noqa: PLR0913  # one parameter for each option
    ctx: click.Context,
    where: tuple[Path, ...],
    form: str,
    stdin_name: str | None,
    packs: tuple[str, ...],
    code: str | None,
    *,
    strict: bool,
    fix: bool,
    diff: bool,
    watch: bool,
) -> None:
    """Check cards for faults: files, folders with all below them, or - for stdin."""
    if code is not None:
        explain(code)
        return
    given = _stdin(where, stdin_name)
    _fit(form=form, given=given, fix=fix, diff=diff, watch=watch)
    where = where or (here(),)
    for archive in filter(files.is_archive, where if fix or diff else ()):
        say(
            f"abyss: {archive.as_posix()} is an archive, in which nothing is mended: unpack it",
            err=True,
        )
    look = looking(where, given, load_packs(packs))
    if watch:
        _watch(where, look)
        return
    if diff:
        findings = _show_fixes(look, given)
    else:
        findings = _fixed(look, given) if fix else look({})
        show(findings, form, err=fix and bool(given))
    ctx.exit(FAULTS if findings.fails(strict=strict) else 0)


# --- what is asked for ----------------------------------------------------------------------------


def _stdin(where: tuple[Path, ...], name: str | None) -> dict[str, bytes]:
    """What stdin holds, by the name that stands for it; nothing if it is not asked for."""
    if Path(_STDIN) not in where:
        if name is not None:
            raise click.UsageError("--stdin-name is for stdin, with - as the path")
        return {}
    if len(where) > 1:
        raise click.UsageError("- is stdin, and stands alone")
    data = sys.stdin.buffer.read(files.SIZE_LIMIT + 1)
    return {Path(name or "<stdin>").as_posix(): data}


def _fit(*, form: str, given: Mapping[str, bytes], fix: bool, diff: bool, watch: bool) -> None:
    """Refuse options that do not go together."""
    if watch and (fix or diff or given or form != FORMS[0]):
        raise click.UsageError("--watch shows text, writes nothing and reads no stdin")
    if form != FORMS[0] and (diff or (fix and given)):
        raise click.UsageError("a changed text is shown as it is, without --format")


def looking(
    where: Sequence[Path], given: Mapping[str, bytes], beside: Sequence[Pack] = ()
) -> Callable[[Mapping[str, bytes]], Findings]:
    """What checks these places, each time as files are then; what is unchanged is not read anew.

    ``given`` are files that are not read from where they lie; so are those handed over later.
    ``beside`` are packs that those at the places are to be played with.
    """
    words = vocabularies()
    memory: Memory = {}
    wanted = [Path(name) for name in given] or list(where)

    def look(instead: Mapping[str, bytes]) -> Findings:
        if len(memory) > _REMEMBERED:
            memory.clear()
        return of_all([report(path, {**given, **instead}) for path in wanted])

    def report(path: Path, instead: Mapping[str, bytes]) -> Report:
        found = with_scenarios(check(path, words, beside, instead=instead, memory=memory), beside)
        if not files.is_archive(path):
            return found
        # Nothing is written into an archive, so that no fix is offered for what lies there.
        left = tuple(evolve(one, fix=None) for one in found.diagnostics)
        return evolve(found, diagnostics=left)

    return look


def of_all(reports: Sequence[Report]) -> Findings:
    """What was found at several places, of which one may lie in another: all of it once."""
    real = os.path.realpath
    cards = {
        (origin, card.id, card.place)
        for report in reports
        for pack in report.packs
        for origin in (real(pack.origin),)
        for card in pack.cards
    }
    several = [report.packs for report in reports if len(report.packs) > 1]
    packs = ((pack.header.id, pack.origin) for packs in several for pack in packs)
    return Findings(
        _once(
            (evolve(one, file=real(one.file)), one)
            for report in reports
            for one in report.diagnostics
        ),
        len(cards),
        len({real(name) for report in reports for name in report.names}),
        _once(((id_, real(origin)), (id_, origin)) for id_, origin in packs),
    )


def _once(keyed: Iterable[tuple[object, _T]]) -> tuple[_T, ...]:
    """The first of those that have the same key, in their order."""
    found: dict[object, _T] = {}
    for key, one in keyed:
        found.setdefault(key, one)
    return tuple(found.values())


# --- what is done ---------------------------------------------------------------------------------


def _fixed(look: Callable[[Mapping[str, bytes]], Findings], given: dict[str, bytes]) -> Findings:
    """Mend the files, or stdin to stdout; gives what is left."""
    from abyss_rules.cli.fixing import fixes, write

    made = fixes(look, given)
    if given:
        sys.stdout.flush()
        for name, data in given.items():
            sys.stdout.buffer.write(made.after.get(name, data))
    else:
        write(made)
    return _left(look, made)


def _left(look: Callable[[Mapping[str, bytes]], Findings], made: Fixes) -> Findings:
    """What is found after the fixes; what was not mended then has no fix that makes it better."""
    after = look(made.after)
    left = tuple(evolve(finding, fix=None) for finding in after.found)
    return evolve(after, found=left, fixed=made.number, behind=max(0, made.number - made.offered))


def _show_fixes(
    look: Callable[[Mapping[str, bytes]], Findings], given: dict[str, bytes]
) -> Findings:
    """Show what would be changed by fixes; gives what is found before."""
    from abyss_rules.cli.fixing import fixes, show_difference

    made = fixes(look, given)
    show_difference(made)
    findings = look({})
    show(_left(look, made), FORMS[0], err=True)
    return findings


def _watch(where: Sequence[Path], look: Callable[[Mapping[str, bytes]], Findings]) -> None:
    """Check again and again; only Ctrl-C ends it."""
    from abyss_rules.cli.watching import again, changes

    again(changes(where), partial(_show_again, look))


def _show_again(look: Callable[[Mapping[str, bytes]], Findings], changed: Sequence[str]) -> None:
    """Show what is found now, apart from what was found before."""
    from abyss_rules.cli.screen import Screen

    screen = Screen()
    if changed:
        if screen.is_terminal and not screen.is_dumb_terminal:
            screen.clear()
        else:
            screen.print("-" * 40)
        for name in changed:
            path = Path(name)
            near = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
            screen.print(f"{'saved' if path.exists() else 'deleted'}: {near.as_posix()}")
    show(look({}), FORMS[0])
    sys.stdout.flush()


def explain(code: str) -> None:
    """Print the page of a code.

    Raises:
        UsageError: there is no such code.
    """
    from abyss_rules.cli.screen import Screen
    from abyss_rules.dsl.codes import CODES, GROUPS
    from abyss_rules.dsl.codes.page import lines
    from abyss_rules.dsl.spelling import closest

    meant = CODES.get(code.strip().upper())
    if meant is None:
        near = closest(code.strip().upper(), CODES)
        form = f"; they begin with {', '.join(GROUPS)}, as A202"
        hint = f"; did you mean {near}?" if near else form
        raise click.UsageError(f"there is no code {code!r}{hint}")
    screen = Screen()
    styles = {"title": "bold", "head": "bold", "code": "cyan"}
    for what, text in lines(meant):
        if what == "text":
            screen.tell(text)
        else:
            screen.print(text, style=styles.get(what, ""), soft_wrap=True)
