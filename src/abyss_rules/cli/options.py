"""``abyss options``: the options of a ruleset."""

from __future__ import annotations

import click

from abyss_rules import rulesets
from abyss_rules.cli.output import examples, say_data
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import format_option, pack_option, ruleset_of, ruleset_option
from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.settings import format_value

_EXAMPLES = """
Examples:
  abyss options
  abyss options --ruleset conspiracy
  abyss play --preset bga --option turn_limit=100
"""


@click.command(epilog=examples(_EXAMPLES))
@ruleset_option
@pack_option
@format_option
def command(ruleset: str, packs: tuple[str, ...], form: str) -> None:
    """List the options of a ruleset: their values, and what they settle."""
    found = rulesets.find(ruleset_of(ruleset, packs))
    if form == "json":
        say_data(_as_data(found))
        return
    screen = Screen()
    others = [name for name, values in found.presets.items() if values]
    screen.tell(f"Options of {found.name}; presets: {', '.join(found.presets)}")
    for field in found.option_fields:
        presets = [
            f"{name}: {format_value(found.presets[name][field.name])}"
            for name in others
            if field.name in found.presets[name]
        ]
        screen.print()
        screen.tell(field.name, style="bold")
        default = format_value(field.default)
        values = f"{field.shown()} (default {default}{''.join(f'; {p}' for p in presets)})"
        screen.tell(values, first="  ")
        screen.tell(field.meaning, first="  ")
        screen.tell(field.source, first="  ", style="dim")


def _as_data(found: Ruleset) -> object:
    return {
        "ruleset": found.name,
        "presets": {name: dict(values) for name, values in found.presets.items()},
        "options": [
            {
                "name": field.name,
                "values": ["number" if isinstance(v, type) else v for v in field.values],
                "default": field.default,
                "meaning": field.meaning,
                "source": field.source,
            }
            for field in found.option_fields
        ],
    }
