"""``abyss fmt``: cards in their one layout."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from attrs import define, frozen

from abyss_rules.catalog import files
from abyss_rules.catalog.formatting import formatted
from abyss_rules.cli.app import FAULTS
from abyss_rules.cli.differences import difference
from abyss_rules.cli.output import counted, examples
from abyss_rules.cli.setup import pack_here
from abyss_rules.cli.streams import say
from abyss_rules.cli.writing import write_whole
from abyss_rules.dsl.diagnostics import Diagnostic, about_file, render
from abyss_rules.errors import UnreadableError

_STDIN = "-"

_EXAMPLES = """
Examples:
  abyss fmt                        the pack of this folder
  abyss fmt my_cards/              lay out a folder's files, with all below it
  abyss fmt --check my_cards/      only name the files that would change
  abyss fmt --diff a.abyss         show what would change
  abyss fmt - < a.abyss            from stdin to stdout

Leaves with 0, or with 1 if a file has faults, which is then left as it is; with --check
also if a file would change.
"""


@frozen
class _File:
    """A file's bytes and what it is called; without ``path`` it is stdin."""

    name: str
    data: bytes
    path: Path | None = None


@define
class _Tally:
    """What became of the files."""

    changed: int = 0
    same: int = 0
    faulty: int = 0

    def told(self, changed: str) -> str:
        """A line: ``1 file formatted, 3 already so, 1 with faults left as it was``."""
        parts = [f"{counted(self.changed, 'file')} {changed}"] if self.changed else []
        if self.same:
            parts.append(f"{counted(self.same, 'file')} already in the one layout")
        if self.faulty:
            kept = "it is" if self.faulty == 1 else "they are"
            parts.append(f"{counted(self.faulty, 'file')} with faults, left as {kept}")
        return ", ".join(parts)


@click.command(epilog=examples(_EXAMPLES))
@click.argument(
    "where",
    metavar="[PATH]...",
    nargs=-1,
    type=click.Path(exists=True, path_type=Path, allow_dash=True),
)
@click.option("--check", is_flag=True, help="Write nothing; leave with 1 if a file would change.")
@click.option("--diff", is_flag=True, help="Write nothing; show what would change.")
@click.option("--stdin-name", metavar="NAME", help="What stdin is called in messages.")
@click.pass_context
def command(
    ctx: click.Context,
    where: tuple[Path, ...],
    stdin_name: str | None,
    *,
    check: bool,
    diff: bool,
) -> None:
    """Lay out cards in their one layout: files, folders with all below them, or - for stdin.

    Tokens and comments stay as they are; only spaces and line ends change.
    """
    from_stdin = Path(_STDIN) in where
    if from_stdin and len(where) > 1:
        raise click.UsageError("- is stdin, and stands alone")
    if stdin_name is not None and not from_stdin:
        raise click.UsageError("--stdin-name is for stdin, with - as the path")
    where = where or _here()
    tally = _Tally()
    for file in [_stdin(stdin_name or "<stdin>")] if from_stdin else _read(where):
        _treat(file, tally, check=check, diff=diff)
    if not from_stdin:
        say(tally.told("would change" if check or diff else "formatted"), err=diff)
    ctx.exit(FAULTS if tally.faulty or (check and tally.changed) else 0)


# --- reading --------------------------------------------------------------------------------------


def _here() -> tuple[Path, ...]:
    """This folder, if it is of a pack: no others are written to unless they are named."""
    folder = pack_here()
    if folder is None:
        raise click.UsageError("this folder is of no pack: name the files or folders to lay out")
    return (folder,)


def _stdin(name: str) -> _File | Diagnostic:
    data = sys.stdin.buffer.read(files.SIZE_LIMIT + 1)
    if len(data) > files.SIZE_LIMIT:
        return about_file("A004", name, f"this is larger than {files.SIZE_LIMIT >> 10} KiB")
    return _File(name, data)


def _read(where: tuple[Path, ...]) -> Iterator[_File | Diagnostic]:
    """The files at some places, each once."""
    seen: set[Path] = set()
    for path in where:
        if files.is_archive(path):
            yield about_file("A001", path.as_posix(), "an archive is not formatted", "unpack it")
            continue
        texts = files.read_path(path)
        wrong = [found for found in texts.diagnostics if found.severity == "error"]
        yield from wrong
        if not texts.sources and not wrong:
            yield files.nothing_in(path)
        for source in texts.sources:
            file = Path(source.name)
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield _File(source.name, file.read_bytes(), file)


# --- one file -------------------------------------------------------------------------------------


def _treat(file: _File | Diagnostic, tally: _Tally, *, check: bool, diff: bool) -> None:
    """Do with a file what is asked for, and note it; whatever is wrong with it is said."""
    if isinstance(file, Diagnostic):
        _refuse((file,), tally)
        return
    try:
        made = _laid_out(file)
        if isinstance(made, tuple):
            _refuse(made, tally)
            return
        changes = made != file.data
        if not check and not diff:
            _write(file, made, changes=changes)
    except (OSError, UnreadableError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        say(f"abyss: {file.name}: {why}", err=True)
        tally.faulty += 1
        return
    tally.changed += changes
    tally.same += not changes
    if changes and diff:
        say("\n".join(difference(file.name, file.data, made)))
    elif changes and (file.path is not None or check):
        say(f"{'would format' if check else 'formatted'} {file.name}")


def _refuse(found: tuple[Diagnostic, ...], tally: _Tally) -> None:
    """Say what is wrong with a file that is left as it is."""
    for diagnostic in found:
        say(f"{render(diagnostic)}\n", err=True)
    tally.faulty += 1


def _laid_out(file: _File) -> bytes | tuple[Diagnostic, ...]:
    """A file's bytes in the one layout, or what is wrong with it."""
    source = files.decode(file.data, file.name, file.name)
    made = (source,) if isinstance(source, Diagnostic) else formatted(source)
    return made.encode() if isinstance(made, str) else made


def _write(file: _File, made: bytes, *, changes: bool) -> None:
    """Put a file's layout where it belongs: into the file, or to stdout."""
    if file.path is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(made)
    elif changes:
        write_whole(file.path, made)
