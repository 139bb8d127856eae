"""``abyss new``: begins a pack, or a card in one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Any

import click
from click.core import ParameterSource

from abyss_rules import rulesets
from abyss_rules.catalog import scaffold
from abyss_rules.cli.output import examples
from abyss_rules.cli.setup import ruleset_option
from abyss_rules.cli.streams import say
from abyss_rules.game import vocabularies

_EXAMPLES = """
Examples:
  abyss new pack deep_sea                       the folder deep_sea, with something to begin with
  abyss new pack senate_of_my_own --ruleset conspiracy
  cd deep_sea
  abyss new lord "The Drowned Queen"            drowned_queen.abyss, in the pack of this folder
  abyss new location sunken_bell --pack deep_sea
"""
_NAME = click.argument("name", metavar="NAME", nargs=-1, required=True)


@click.group("new", epilog=examples(_EXAMPLES))
def command() -> None:
    """Begin a pack, or a card in one, with something that works and can be changed."""


@command.command("pack")
@_NAME
@click.option("--name", "title", metavar="TEXT", default="", help="Its name, if NAME is its id.")
@ruleset_option
def new_pack(name: tuple[str, ...], title: str, ruleset: str) -> None:
    """Make the folder NAME with a pack: a header, a Lord, a Location, scenarios and a README."""
    folder = scaffold.new_pack(" ".join(name), rulesets.find(ruleset).name, title)
    files = ", ".join(sorted(file.name for file in folder.iterdir()))
    where = quote(str(folder))
    say(f"{folder} is made: {files}")
    say(f"Next: abyss check {where}; abyss test {where}; abyss play --pack {where}")


def _new_card(kind: str) -> Callable[..., None]:
    """The command that begins a card of a kind."""

    @command.command(kind, help=f"Begin a {kind.capitalize()}: NAME is its printed name or its id.")
    @_NAME
    @click.option(
        "--name", "printed", metavar="TEXT", default="", help="Its printed name, if NAME is its id."
    )
    @click.option(
        "--pack",
        "folder",
        metavar="FOLDER",
        default=Path(),
        type=click.Path(path_type=Path),
        help="The folder of the pack; this one, unless given.",
    )
    @ruleset_option
    def new_card(**values: Any) -> None:  # noqa: ANN401  # as click calls it
        ruleset = rulesets.find(values["ruleset"]).name
        if click.get_current_context().get_parameter_source("ruleset") is ParameterSource.DEFAULT:
            ruleset = ""
        wanted = scaffold.called(" ".join(values["name"]), kind, values["printed"])
        file = scaffold.new_card(kind, wanted, values["folder"], vocabularies(), ruleset)
        where = quote(str(values["folder"]))
        say(f"{file} is made: {wanted.name}")
        explain = f"abyss explain {wanted.id} --pack {where}"
        say(f"Next: abyss check {where}; abyss test {where}; {explain}")

    return new_card


for _kind in scaffold.KINDS:
    _new_card(_kind)
