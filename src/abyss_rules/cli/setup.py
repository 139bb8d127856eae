"""The options of the command line that say which game is played."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
from attrs import frozen
from click.core import ParameterSource

from abyss_rules.catalog import files, paths
from abyss_rules.catalog.around import pack_of
from abyss_rules.catalog.packs import find, shipped
from abyss_rules.catalog.packs import known as known_ids
from abyss_rules.cli.output import counted
from abyss_rules.cli.streams import say
from abyss_rules.dsl.diagnostics import Diagnostic, has_errors
from abyss_rules.engine.settings import Value
from abyss_rules.errors import PackError
from abyss_rules.game import Game, new_game
from abyss_rules.game.loading import load_pack, load_packs

_SAYS = "abyss check says what they are"
_Command = TypeVar("_Command", bound=Callable[..., Any])


@frozen
class GameChoice:
    """Which game is wanted; a plain value, so that other processes can be told."""

    ruleset: str
    seats: int
    options: dict[str, Value]
    packs: tuple[str, ...]

    def new(self, seed: int) -> Game:
        """A new game of this choice."""
        return new_game(
            self.ruleset, seats=self.seats, seed=seed, packs=self.packs, options=self.options
        )


class CardsPath(click.Path):
    """A file, folder or archive that is there; or the id of a pack that is shipped or installed."""

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Any:  # noqa: ANN401  # as click has it
        """The path; of a pack that is known, that of its folder."""
        known = find(value) if isinstance(value, str) else None
        if known:
            say_hidden(known.id)
        return known.path if known else super().convert(value, param, ctx)


class Numbers(click.IntRange):
    """Whole numbers in a range; click itself says of ``x`` that it is no "integer range"."""

    name = "integer"


def say_hidden(name: str) -> None:
    """Say so if a name is the id of a pack that is known, and also what lies here is called so."""
    if name in known_ids() and Path(name).exists():
        home = "shipped" if name in shipped() else "installed"
        say(f"abyss: {name} is the pack that is {home}; ./{name} is what lies here", err=True)


def _packs_named(
    _ctx: click.Context, _option: click.Parameter, packs: tuple[str, ...]
) -> tuple[str, ...]:
    """The packs of ``--pack`` as they were named."""
    for name in dict.fromkeys(packs):
        say_hidden(name)
    return packs


def whole_pack_here() -> Path | None:
    """The folder of the pack that this folder is, or is a part of with cards of its own."""
    return pack_of(Path()) if any(Path().glob(f"*{files.SUFFIX}")) else None


def here() -> Path:
    """What `check` and `test` look at if nothing is named: this folder if it is of a pack."""
    return pack_here() or paths.cards_folder()


def pack_here() -> Path | None:
    """This folder, if it is of a pack."""
    return None if whole_pack_here() is None else Path()


def with_pack_here(packs: tuple[str, ...] = (), *, told: bool = True) -> tuple[str, ...]:
    """The packs that are named; if none is, that of this folder, which is then said (``told``).

    It is passed over if it is a game's own pack, or of another ruleset than is asked for; if it
    has faults, that is said.
    """
    folder = None if packs else whole_pack_here()
    if folder is None:
        return packs
    try:
        pack = load_pack(folder)
    except PackError as error:
        if told:
            say(f"abyss: the pack of this folder is left out, as {faulty(error)}", err=True)
        return packs
    ctx = click.get_current_context()
    is_named = ctx.get_parameter_source("ruleset") is not ParameterSource.DEFAULT
    if pack.material or (is_named and ctx.params.get("ruleset") != pack.header.ruleset):
        return packs
    if told:
        hint = "--pack names others"
        say(f"abyss: with the pack of this folder, {pack.header.id}; {hint}", err=True)
    return (str(folder),)


def faulty(error: PackError) -> str:
    """What has faults, by the files that have them, and how to see them."""
    found = [one for one in error.diagnostics if isinstance(one, Diagnostic)]
    names = list(dict.fromkeys(one.file for one in found if has_errors([one])))
    what = " and ".join([*names[:1], *([counted(len(names) - 1, "other file")] * (len(names) > 1))])
    return f"{what or 'it'} {'have' if len(names) > 1 else 'has'} faults; {_SAYS}"


def ruleset_option(
    command: _Command,
    text: str = "Which game: abyss or conspiracy; unless given, that of the packs.",
    *,
    show_default: bool = True,
) -> _Command:
    """``--ruleset``, with the text of its help."""
    return click.option(
        "--ruleset", default="abyss", show_default=show_default, metavar="NAME", help=text
    )(command)


def pack_option(command: _Command) -> _Command:
    """``--pack``."""
    return click.option(
        "--pack",
        "packs",
        multiple=True,
        callback=_packs_named,
        metavar="PACK",
        help="A pack besides the game's own: its id, or its folder, zip or file. Repeatable.",
    )(command)


def ruleset_of(ruleset: str, packs: Iterable[str]) -> str:
    """The ruleset of ``--ruleset``; where that is not given, the one that all the packs have."""
    ctx = click.get_current_context()
    if ctx.get_parameter_source("ruleset") is ParameterSource.DEFAULT:
        names = {pack.header.ruleset for pack in load_packs(packs)}
        return names.pop() if len(names) == 1 else ruleset
    return ruleset


def language_option(command: _Command) -> _Command:
    """``--lang``, given to the command as ``language=``."""
    return click.option(
        "--lang",
        "language",
        metavar="CODE",
        default="en",
        show_default=True,
        help="The language of names and texts, such as fr or de-AT.",
    )(command)


def language_in_games(command: _Command) -> _Command:
    """``--lang`` where something is answered, given to the command as ``language=``."""
    return click.option(
        "--lang",
        "language",
        metavar="CODE",
        default="en",
        show_default=True,
        help="The language of the cards' names and texts, such as fr or de-AT. Answers and what "
        "happens are told in English.",
    )(command)


def format_option(command: _Command) -> _Command:
    """``--format``, given to the command as ``form=``."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(["text", "json"]),
        default="text",
        show_default=True,
        help="For people, or as data on stdout.",
    )(command)


def game_options(command: _Command) -> _Command:
    """The options that make a ``GameChoice``, given to the command as ``choice=``."""

    @wraps(command)  # with the click options that the command has so far
    def with_choice(**values: Any) -> Any:  # noqa: ANN401  # whatever the command takes
        options: dict[str, Value] = dict(values.pop("option"))
        if preset := values.pop("preset"):
            options["preset"] = preset
        packs = values.pop("packs")
        ruleset = ruleset_of(values.pop("ruleset"), packs)
        choice = GameChoice(ruleset, values.pop("seats"), options, packs)
        return command(choice=choice, **values)

    made: Any = with_choice
    for decorate in (
        pack_option,
        click.option(
            "--option",
            multiple=True,
            metavar="NAME=VALUE",
            callback=_read_pairs,
            help="An option of the ruleset (see: abyss options). Repeatable.",
        ),
        click.option("--preset", metavar="NAME", help="A preset of options (see: abyss options)."),
        click.option(
            "--seats",
            default=2,
            show_default=True,
            metavar="NUMBER",
            type=int,
            help="How many play; 1 is solo, where the ruleset has it.",
        ),
        ruleset_option,
    ):
        made = decorate(made)
    return made  # type: ignore[no-any-return]  # click's decorators are typed for plain functions


def _read_pairs(
    ctx: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> list[tuple[str, str]]:
    pairs = []
    for value in values:
        name, equals, wanted = value.partition("=")
        if not equals or not name.strip():
            raise click.BadParameter(f"{value!r} is not NAME=VALUE", ctx, parameter)
        pairs.append((name.strip(), wanted.strip()))
    return pairs
