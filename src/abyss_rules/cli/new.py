"""``abyss new``: begins a pack, or a card in one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Any

import click
from click.core import ParameterSource

from abyss_rules import rulesets
from abyss_rules.catalog import scaffold
from abyss_rules.catalog.packs import as_path
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
_OF_CARDS = """Begin a {}: NAME is its printed name or its id.

The card is written into a file of its own in the pack, with a scenario; it does something already,
to be changed. Of a printed name such as "The Drowned Queen" the id is made: drowned_queen.
Nothing that is there is changed.
"""
_NAME = click.argument("name", metavar="NAME", nargs=-1, required=True)


@click.group("new", epilog=examples(_EXAMPLES))
def command() -> None:
    """Begin a pack, or a card in one, with something that works and can be changed."""


@command.command("pack", short_help="Make a folder with a pack to begin with.")
@_NAME
@click.option("--name", "title", metavar="TEXT", default="", help="Its title, if NAME is its id.")
@partial(ruleset_option, text="The game that its cards are for: abyss or conspiracy.")
def new_pack(name: tuple[str, ...], title: str, ruleset: str) -> None:
    """Make the folder NAME with a pack: a header, a Lord, a Location, scenarios and a README.

    NAME is an id such as deep_sea, which the folder is called too, or a title such as "The Deep
    Sea", of which the id is made. Nothing that is there is changed.
    """
    taken = rulesets.NAMES
    folder = scaffold.new_pack(" ".join(name), rulesets.find(ruleset).name, title, taken=taken)
    files = ", ".join(sorted(file.name for file in folder.iterdir()))
    where = quote(str(folder))
    say(f"{folder} is made: {files}")
    say(f"Next: abyss check {where}; abyss test {where}; abyss play --pack {where}")


def _new_card(kind: str) -> Callable[..., None]:
    """The command that begins a card of a kind."""

    @command.command(kind, help=_OF_CARDS.format(kind.capitalize(), kind))
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
    @partial(ruleset_option, text="The game; unless given, that of the pack.", show_default=False)
    def new_card(**values: Any) -> None:  # noqa: ANN401  # as click calls it
        ruleset = rulesets.find(values["ruleset"]).name
        if click.get_current_context().get_parameter_source("ruleset") is ParameterSource.DEFAULT:
            ruleset = ""
        wanted = scaffold.called(" ".join(values["name"]), kind, values["printed"])
        file = scaffold.new_card(kind, wanted, values["folder"], vocabularies(), ruleset)
        where = quote(as_path(values["folder"]))
        say(f"{file} is made: {wanted.name}")
        explain = f"abyss explain {wanted.id} --pack {where}"
        say(f"Next: abyss check {where}; abyss test {where}; {explain}")

    return new_card


for _kind in scaffold.KINDS:
    _new_card(_kind)
