"""``abyss list``: the cards, one a line."""

from __future__ import annotations

import click

from abyss_rules.cli.cards import Listed, all_cards, as_data, facts
from abyss_rules.cli.output import examples, say_data
from abyss_rules.cli.setup import format_option, pack_option, ruleset_option
from abyss_rules.cli.streams import clean, say
from abyss_rules.errors import UnknownError

_EXAMPLES = """
Examples:
  abyss list
  abyss list --kind lord --guild merchant
  abyss list | sort
  abyss list --ruleset conspiracy
  abyss list --format json
"""


@click.command("list", epilog=examples(_EXAMPLES))
@click.option("--kind", metavar="KIND", help="Only cards of this kind: lord or location.")
@click.option("--guild", metavar="GUILD", help="Only cards of this guild.")
@ruleset_option
@pack_option
@format_option
def command(
    kind: str | None, guild: str | None, ruleset: str, packs: tuple[str, ...], form: str
) -> None:
    """List the cards, one a line: id, printed name, kind and printed facts."""
    cards = all_cards(ruleset, packs)
    wanted_kind = _known("kind", kind, [listed.card.kind for listed in cards])
    wanted_guild = _known("guild", guild, [str(one.fields.get("guild", "")) for one in cards])
    cards = [
        listed
        for listed in cards
        if wanted_kind in (None, listed.card.kind)
        and wanted_guild in (None, listed.fields.get("guild"))
    ]
    if form == "json":
        say_data([as_data(listed) for listed in cards])
        return
    for line in _lines(cards):
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


def _lines(cards: list[Listed]) -> list[str]:
    """One line a card in columns; never cut, so that it can be searched."""
    from rich.cells import cell_len

    rows = [
        [clean(cell) for cell in (one.card.id, one.card.name, one.card.kind, facts(one))]
        for one in cards
    ]
    widths = [max((cell_len(row[place]) for row in rows), default=0) for place in range(3)]
    return [
        "  ".join(
            (*(c + " " * (w - cell_len(c)) for c, w in zip(row, widths, strict=False)), row[3])
        ).rstrip()
        for row in rows
    ]
