"""``abyss list``: the cards, one a line."""

from __future__ import annotations

import click
from attrs import asdict

from abyss_rules.cli.app import FAULTS
from abyss_rules.cli.cards import Listed, all_cards, as_data, facts
from abyss_rules.cli.known import known_packs
from abyss_rules.cli.output import examples, say_data
from abyss_rules.cli.setup import (
    format_option,
    language_option,
    pack_option,
    ruleset_of,
    ruleset_option,
    with_pack_here,
)
from abyss_rules.cli.streams import say
from abyss_rules.dsl.wording import find_language
from abyss_rules.engine.lines import clean
from abyss_rules.errors import UnknownError

_EXAMPLES = """
Examples:
  abyss list
  abyss list --kind lord --guild merchant
  abyss list | sort
  abyss list --ruleset conspiracy
  abyss list --pack my_cards/            with the cards of a pack, as they are played
  abyss list --lang fr                   with the names that the cards have in French
  abyss list --packs                     the packs that can be named by their ids
  abyss list --format json
"""


@click.command("list", epilog=examples(_EXAMPLES))
@click.option("--kind", metavar="KIND", help="Only cards of this kind: lord or location.")
@click.option("--guild", metavar="GUILD", help="Only cards of this guild.")
@click.option(
    "--packs", "of_packs", is_flag=True, help="List the packs that are known by their ids instead."
)
@ruleset_option
@pack_option
@language_option
@format_option
def command(
    kind: str | None,
    guild: str | None,
    ruleset: str,
    packs: tuple[str, ...],
    language: str,
    form: str,
    *,
    of_packs: bool,
) -> None:
    """List the cards of a game, one a line: id, printed name, kind and printed facts."""
    if of_packs:
        _list_packs(form)
        return
    packs = with_pack_here(packs)
    cards = all_cards(ruleset_of(ruleset, packs), packs)
    language = find_language(language, cards[0].messages if cards else ())
    wanted_kind = _known("kind", kind, [listed.card.kind for listed in cards])
    wanted_guild = _known("guild", guild, [str(one.fields.get("guild", "")) for one in cards])
    cards = [
        listed
        for listed in cards
        if wanted_kind in (None, listed.card.kind)
        and wanted_guild in (None, listed.fields.get("guild"))
    ]
    if form == "json":
        say_data([as_data(listed, language) for listed in cards])
        return
    for line in _lines(cards, language):
        say(line)


def _known(what: str, wanted: str | None, there_are: list[str]) -> str | None:
    """The kind or guild wanted, however it is written, or None for any."""
    if wanted is None:
        return None
    plain = wanted.strip().lower()
    for name in (plain, plain.removesuffix("s")):
        if name in there_are:
            return name
    names = ", ".join(name for name in dict.fromkeys(there_are) if name)
    raise UnknownError(f"no {what} {wanted!r}; there are {names}")


def _list_packs(form: str) -> None:
    """Say which packs are shipped or installed, and leave with 1 if one cannot be used."""
    packs = known_packs()
    if form == "json":
        say_data([asdict(pack) for pack in packs])
    else:
        for line in columns([(one.id, *one.told()) for one in packs]):
            say(line)
    if any(pack.fault for pack in packs):
        click.get_current_context().exit(FAULTS)


def _lines(cards: list[Listed], language: str = "en") -> list[str]:
    """One line a card in columns; never cut, so that it can be searched."""
    rows = ((one.card, facts(one, language)) for one in cards)
    return columns([(c.id, c.name_in(language), c.kind, printed) for c, printed in rows])


def columns(rows: list[tuple[str, ...]]) -> list[str]:
    """Rows of four as lines, with all but the last column of one width."""
    from rich.cells import cell_len

    cells = [[clean(cell) for cell in row] for row in rows]
    widths = [max((cell_len(row[place]) for row in cells), default=0) for place in range(3)]
    return [
        "  ".join(
            (*(c + " " * (w - cell_len(c)) for c, w in zip(row, widths, strict=False)), row[3])
        ).rstrip()
        for row in cells
    ]
