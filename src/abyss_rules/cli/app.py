"""The command ``abyss`` itself: its commands by name, and what becomes of errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import IO, Any

import click

from abyss_rules.cli.output import examples
from abyss_rules.errors import AbyssError, PackError
from abyss_rules.model.versions import LIBRARY

#: Exit codes beside 0: faults found; wrong use; stopped by Ctrl-C; nobody reads the output.
FAULTS, WRONG_USE, INTERRUPTED, BROKEN_PIPE = 1, 2, 130, 141

#: The commands in the order of the help, with their line there; each is a module of this folder.
COMMANDS = {
    "play": "Play a game at this terminal: people, agents, or both.",
    "replay": "Show a recorded game again.",
    "simulate": "Let agents play many games and sum them up.",
    "check": "Check cards for faults.",
    "explain": "Say in English what a card does.",
    "list": "List the cards, one a line.",
    "options": "List the options of a ruleset with their values.",
}
_MODULES = {"list": "listing"}

_EXAMPLES = """
Examples:
  abyss play --seats 2 --agents human,greedy
  abyss play --seats 4 --seed 7 --agents greedy --record game.json
  abyss simulate --games 200 --seats 2 --agents greedy,random
  abyss check my_cards/
"""


class Commands(click.Group):
    """The group of all commands; none is loaded before it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the help."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by name, loaded now."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"abyss_rules.cli.{_MODULES.get(cmd_name, cmd_name)}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command called; a name that is none is answered with the nearest."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            close = get_close_matches(args[0], COMMANDS, 1)
            hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(COMMANDS)}"
            raise click.UsageError(f"no command {args[0]!r}; {hint}", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  # as click has it
        """Run a command; whatever goes wrong through its user is said in a line."""
        try:
            return super().invoke(ctx)
        except PackError as error:
            _say_error(error)
            _say_diagnostics(error)
            ctx.exit(FAULTS)
        except AbyssError as error:
            _say_error(error)
            ctx.exit(WRONG_USE)
        except BrokenPipeError:
            _forget_output()
            ctx.exit(BROKEN_PIPE)
        except OSError as error:
            # click would take an OSError with EPIPE for a broken pipe; all else is the user's file.
            _say_error(_about_file(error))
            ctx.exit(WRONG_USE)
        except (KeyboardInterrupt, click.Abort):
            ctx.exit(INTERRUPTED)


def _say_error(error: object) -> None:
    click.echo(f"abyss: {error}", err=True)


def _say_diagnostics(error: PackError) -> None:
    from abyss_rules.dsl.diagnostics import Diagnostic, render

    for diagnostic in error.diagnostics:
        if isinstance(diagnostic, Diagnostic):
            click.echo(render(diagnostic), err=True)


def _about_file(error: OSError) -> str:
    why = error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename is not None else why


def _forget_output() -> None:
    """Let nothing more be written to a pipe that nobody reads, at the interpreter's exit too."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):  # the output is no file of the system
        pass


def _show_version(ctx: click.Context, _parameter: click.Parameter, wanted: bool) -> None:  # noqa: FBT001  # click's form
    if wanted and not ctx.resilient_parsing:
        click.echo(f"abyss {LIBRARY}")
        ctx.exit()


@click.group(
    cls=Commands,
    epilog=examples(_EXAMPLES),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
def app() -> None:
    """Play Abyss by the rules, with cards written as text."""


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code: what the script ``abyss`` calls."""
    for stream in (sys.stdout, sys.stderr):
        _replace_unprintable(stream)
    try:
        code = app.main(None if args is None else list(args), "abyss", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        code = error.exit_code if isinstance(error, click.UsageError) else WRONG_USE
    except click.Abort:
        code = INTERRUPTED
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        code = BROKEN_PIPE
    sys.exit(code if isinstance(code, int) else 0)


def _replace_unprintable(stream: IO[str] | None) -> None:
    """Characters that a terminal cannot show become question marks."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
