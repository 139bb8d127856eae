"""``abyss explain``: what a card does, in one of several languages."""

from __future__ import annotations

import click
from click.core import ParameterSource

from abyss_rules import rulesets
from abyss_rules.cli.cards import (
    Listed,
    all_cards,
    as_data,
    facts,
    find_known_card,
    no_power,
    sentences_of,
)
from abyss_rules.cli.faulty import find_in_faulty
from abyss_rules.cli.output import examples, say_data
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import (
    format_option,
    language_option,
    pack_option,
    ruleset_of,
    ruleset_option,
    with_pack_here,
)

_EXAMPLES = """
Examples:
  abyss explain "the name printed on a card"
  abyss explain card_id
  abyss explain --ruleset conspiracy card_id
  abyss explain --lang fr card_id
  abyss explain my_card --pack my_cards/
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument("card", metavar="CARD", nargs=-1, required=True)
@ruleset_option
@pack_option
@language_option
@format_option
def command(
    card: tuple[str, ...], ruleset: str, packs: tuple[str, ...], language: str, form: str
) -> None:
    """Say what a card does: CARD is its id or its name.

    It is said of a sound card also where others of its pack have faults.
    """
    listed = _found(" ".join(card), ruleset, packs)
    sentences = sentences_of(listed, rulesets.find(listed.pack.header.ruleset), language)
    if form == "json":
        say_data({**as_data(listed, language), "text": sentences})
        return
    screen = Screen()
    name = listed.card.name_in(language)
    screen.tell(f"{name}  ({listed.card.kind}, {listed.card.id})", style="bold")
    if printed := facts(listed, language):
        screen.tell(printed)
    for sentence in sentences or [no_power(listed, language)]:
        screen.tell(sentence, first="  ")
    screen.tell(f"pack {listed.pack.header.id}, {listed.card.place.file}", style="dim")


def _found(wanted: str, ruleset: str, packs: tuple[str, ...]) -> Listed:
    """The card that is meant."""
    source = click.get_current_context().get_parameter_source("ruleset")
    only = "" if source is ParameterSource.DEFAULT else ruleset
    if (alone := find_in_faulty(wanted, packs, only)) is not None:
        return alone
    packs = with_pack_here(packs)
    ruleset = ruleset_of(ruleset, packs)
    cards = all_cards(ruleset, packs)
    return find_known_card(wanted, ruleset, packs, cards)
