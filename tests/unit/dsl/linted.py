"""Cards that are sound, and what lint says of them."""

from __future__ import annotations

from abyss_rules.catalog import paths
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.lint_ranges import Ranges
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
FIELDS = "guild mage; cost 8; races 2; influence 5;"
#: The ranges of all that the cards of Abyss reckon.
RANGES = Ranges(Names(vocabularies()["abyss"], {}))


def remarks(text: str) -> list[Diagnostic]:
    """What lint says of some cards, which are sound."""
    source = Source("x", f"pack my.pack {{ format 1; ruleset abyss; }}\n{text}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert all(one.code.startswith("A6") for one in found), found
    return list(found)


def of_lord(body: str) -> list[str]:
    text = f'lord diver "The Diver" {{ {FIELDS} {body} }}'
    return [f"{one.code} {one.message}" for one in remarks(text)]


def of_score(value: str) -> list[str]:
    found = remarks(f'location reef "The Reef" {{ score {value}; }}')
    return [f"{one.code} {one.message}" for one in found]


def of_filter(condition: str, over: str = "lords of me") -> list[str]:
    return of_score(f"count({over} where {condition})")
