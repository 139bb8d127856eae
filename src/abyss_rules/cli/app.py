"""The command ``abyss`` itself: its commands by name, and what becomes of errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from abyss_rules.cli.output import counted, examples
from abyss_rules.cli.streams import adapt, forget_output, mend, say
from abyss_rules.errors import AbyssError, PackError
from abyss_rules.model.versions import LIBRARY

#: Exit codes beside 0: faults found; wrong use; stopped by Ctrl-C; nobody reads the output; told
#: to end by SIGTERM.
FAULTS, WRONG_USE, INTERRUPTED, BROKEN_PIPE, TERMINATED = 1, 2, 130, 141, 143

#: The commands in the order of the help, with their line there; each is a module of this folder.
COMMANDS = {
    "play": "Play a game at this terminal: people, agents, or both.",
    "replay": "Show a recorded game again.",
    "simulate": "Let agents play many games and sum them up.",
    "new": "Begin a pack, or a card in one.",
    "check": "Check cards for faults.",
    "fmt": "Lay out cards in their one layout.",
    "test": "Run the scenarios of cards.",
    "verify": "Play games under all laws of the rules.",
    "try": "Put a card into a position and step through its Power.",
    "explain": "Say in words what a card does.",
    "list": "List the cards, one a line.",
    "words": "List the words that cards are written in.",
    "options": "List the options of a ruleset with their values.",
}
_MODULES = {"list": "listing", "test": "scenarios", "try": "trying"}

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

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,  # noqa: ANN401  # as click has it
    ) -> click.Context:
        """Read the words before a command's name; a fault there is said as all others are."""
        adapt()
        try:
            if not args and not extra.get("resilient_parsing"):
                say(click.Context(self, parent, info_name).get_help(), err=True)
                raise click.exceptions.Exit(WRONG_USE)
            return super().make_context(info_name, args, parent, **extra)
        except BrokenPipeError as error:  # click has a code of its own for it
            forget_output()
            raise click.exceptions.Exit(BROKEN_PIPE) from error
        except click.ClickException as error:
            raise click.exceptions.Exit(_say_misuse(error)) from error

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  # as click has it
        """Run a command; whatever goes wrong through its user is said in a line."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            forget_output()
            ctx.exit(BROKEN_PIPE)
        except (KeyboardInterrupt, click.Abort):
            ctx.exit(INTERRUPTED)
        except (click.ClickException, AbyssError, OSError) as error:
            ctx.exit(said(error))


def said(error: Exception) -> int:
    """Say what went wrong; the exit code for it."""
    try:
        if isinstance(error, click.ClickException):
            return _say_misuse(error)
        if isinstance(error, OSError):
            _say_error(_about_file(error))
            return WRONG_USE
        if isinstance(error, PackError):
            _say_pack(error)
            return FAULTS
        _say_error(error)
    except BrokenPipeError:
        forget_output()
        return BROKEN_PIPE
    return WRONG_USE


def _say_error(error: object) -> None:
    # The library speaks of what its functions take; here it is an option.
    say(f"abyss: {error}".replace("with packs=[…]", "with --pack PATH"), err=True)


def _say_misuse(error: click.ClickException) -> int:
    """Say an error of click's in the style of all others, and where the help is."""
    message = error.format_message().rstrip(".").replace(". Did you mean", "; did you mean")
    _say_error(f"{message[:1].lower()}{message[1:]}")
    ctx = getattr(error, "ctx", None)
    if isinstance(ctx, click.Context):
        say(f"abyss: see {ctx.command_path} --help", err=True)
    return WRONG_USE


def _say_pack(error: PackError) -> None:
    """Say why packs cannot be used: each finding once, below a line that counts them."""
    from abyss_rules.dsl.diagnostics import Diagnostic, render

    found = [one for one in error.diagnostics if isinstance(one, Diagnostic)]
    faults = [one for one in found if one.severity == "error"]
    told = str(error)
    if faults:  # the error's own text holds the first of them
        head, is_in, _rest = told.partition(f": {faults[0]}")
        if told.startswith(faults[0].message):
            head, is_in = "these packs do not go together", ":"
        told = f"{head}: {counted(len(faults), 'error')}" if is_in else told
    _say_error(told)
    for one in found:
        say(render(one), err=True)


def _about_file(error: OSError) -> str:
    why = error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename is not None else why


def _show_version(ctx: click.Context, _parameter: click.Parameter, wanted: bool) -> None:  # noqa: FBT001  # click's form
    if wanted and not ctx.resilient_parsing:
        say(f"abyss {LIBRARY}")
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
    mend()
    try:
        code = app.main(None if args is None else list(args), "abyss", standalone_mode=False)
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        forget_output()
        code = BROKEN_PIPE
    except (KeyboardInterrupt, click.Abort):
        code = INTERRUPTED
    except OSError as error:  # the output cannot be written: a full disk
        forget_output()
        code = said(error)
    sys.exit(code if isinstance(code, int) else 0)
