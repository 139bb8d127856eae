"""The cards of packs with faults: one that is sound can be read while others are being mended."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import click

from abyss_rules.catalog.dividing import divided
from abyss_rules.catalog.packs import locate
from abyss_rules.cli.app import FAULTS
from abyss_rules.cli.cards import Listed, find_card, plain
from abyss_rules.cli.findings import show_text
from abyss_rules.cli.setup import faulty, whole_pack_here
from abyss_rules.cli.streams import say
from abyss_rules.dsl.blocks import is_scenario, split
from abyss_rules.dsl.diagnostics import Diagnostic, Reporter, has_errors
from abyss_rules.errors import PackError, UnknownError
from abyss_rules.game.loading import check, load_pack

#: How a card begins: its id, and its printed name if it has one on that line.
_TITLE = re.compile(r'\w+\s+(?P<id>\w+)[^"{\n]*(?:"(?P<name>[^"\n]*)")?')


def find_in_faulty(wanted: str, packs: tuple[str, ...], ruleset: str = "") -> Listed | None:
    """A sound card of one of the packs that have faults, which is then said; None if there is none.

    What is wrong with a card that has faults itself is told, and the command ends.

    Args:
        wanted: The id or the name of the card.
        packs: The packs that are named; if none is, that of this folder is meant.
        ruleset: The only one that is looked at; "" for all.
    """
    here = whole_pack_here()
    for name in packs or ((str(here),) if here else ()):
        try:
            load_pack(name)
        except PackError as error:
            if not has_errors(one for one in error.diagnostics if isinstance(one, Diagnostic)):
                continue
            path = locate(name).path
            report = check(path)
            known = [pack for pack in report.packs if ruleset in ("", pack.header.ruleset)]
            cards = [Listed(card, pack, pack.messages) for pack in known for card in pack.cards]
            with suppress(UnknownError):
                found = find_card(wanted, cards)
                id_ = found.pack.header.id
                say(f"abyss: {id_} cannot be played with, as {faulty(error)}", err=True)
                return found
            if ruleset and not known:
                continue
            if wrong := _faults_of(wanted, path, report.diagnostics):
                show_text(wrong, err=True)
                click.get_current_context().exit(FAULTS)
    return None


def _faults_of(wanted: str, path: Path, found: tuple[Diagnostic, ...]) -> list[Diagnostic]:
    """What is wrong with the card of an id or a name, if there is such a card."""
    for group in divided(path).groups:
        for source in group.sources:
            for block in split(source, Reporter(source)):
                title = _TITLE.match(block.text)
                if title is None or is_scenario(block):
                    continue
                if plain(wanted) not in (plain(title["id"]), plain(title["name"] or "")):
                    continue
                end = block.base + len(block.written or block.text)
                own = [
                    one
                    for one in found
                    if one.file == source.name
                    and block.base <= source.offset(one.line, one.column) < end
                ]
                if has_errors(own):
                    return own
    return []
