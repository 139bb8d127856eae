"""Options of games, drawn: presets, few settings in which every two values meet, any values."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product

from abyss_rules import rulesets
from abyss_rules.engine.settings import Value
from abyss_rules.testing.world import Below

#: The values tried of an option that takes any number.
_NUMBERS = (60, 7)
#: So many settings are tried for the next row of the table of pairs.
_TRIED = 60

OptionSet = Mapping[str, Value]


@lru_cache
def values_of(ruleset: str) -> dict[str, tuple[Value, ...]]:
    """Every option of a ruleset with its values, the default first; some numbers stand for any."""
    return {
        field.name: tuple(
            value
            for allowed in field.values
            for value in (_NUMBERS if isinstance(allowed, type) else (allowed,))
        )
        for field in rulesets.find(ruleset).option_fields
    }


@lru_cache
def pairwise(ruleset: str) -> tuple[OptionSet, ...]:
    """Few settings in which every two values of two options of a ruleset meet at least once."""
    options = values_of(ruleset)
    open_pairs = {
        ((one, a), (other, b))
        for one, other in combinations(options, 2)
        for a, b in product(options[one], options[other])
    }
    draw = random.Random(0)
    rows: list[OptionSet] = []
    while open_pairs:
        tried = [
            {name: draw.choice(values) for name, values in options.items()} for _ in range(_TRIED)
        ]
        met = [
            {pair for pair in open_pairs if all(row[name] == value for name, value in pair)}
            for row in tried
        ]
        best = max(range(_TRIED), key=lambda place: len(met[place]))
        if met[best]:
            rows.append(tried[best])
            open_pairs -= met[best]
    return tuple(rows)


def drawn_options(below: Below, ruleset: str) -> dict[str, Value]:
    """Options for a game of a ruleset, without those that are as by default; 0 draws none.

    The name of a preset, a row of the table of pairs, or any values.
    """
    found = rulesets.find(ruleset)
    how = below(3)
    if how == 0:
        preset = list(found.presets)[below(len(found.presets))]
        return {} if preset == "rulebook" else {"preset": preset}
    if how == 1:
        rows = pairwise(ruleset)
        chosen = dict(rows[below(len(rows))])
    else:
        chosen = {name: values[below(len(values))] for name, values in values_of(ruleset).items()}
    default = found.read_options(None)
    return {name: value for name, value in chosen.items() if value != default[name]}
