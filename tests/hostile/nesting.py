"""Texts that are nested deeper than anybody writes."""

from __future__ import annotations

from collections.abc import Iterator

from abyss_rules.dsl.blocks import BRACKET_LIMIT
from abyss_rules.dsl.build import DEPTH_LIMIT
from tests.hostile.making import (
    HEADER,
    ROOM,
    Hostile,
    files_of,
    full_of,
    grown,
    location_with,
    lord_with,
)


def nesting() -> Iterator[Hostile]:
    deep = 60_000
    power = "on arrival { " + "may { " * 30_000 + "gain 1 pearl; " + "} " * 30_000 + "}"
    yield Hostile("braces inside each other", files_of(a=HEADER + lord_with(power)), ("A106",))
    score = "(" * deep + "1" + ")" * deep
    yield Hostile(
        "parentheses inside each other", files_of(a=HEADER + location_with(score)), ("A106",)
    )
    yield Hostile("braces never closed", files_of(a=HEADER + "lord a { " * 25_000), ("A106",))
    yield Hostile("braces never opened", files_of(a=HEADER + "} " * 120_000), ("A104",))
    for name, start, piece, end in (
        ("not", "count(lords of me where ", "not ", "disabled)"),
        ("minus", "", "- ", "1"),
        ("of", "count(", "top of ", "court)"),
        ("plus", "1", " + 1", ""),
        ("and", "count(lords of me where disabled", " and disabled", ")"),
    ):
        score = start + grown(piece, ROOM - 100) + end
        yield Hostile(
            f"a chain of `{name}` in one card", files_of(a=HEADER + location_with(score)), ("A106",)
        )
    chain = "1" + " + 1" * (DEPTH_LIMIT - 5)
    nested = chain
    for _ in range(BRACKET_LIMIT - 4):
        nested = f"({nested} + {chain})"
    yield Hostile(
        "chains and parentheses together",
        full_of(lambda n: location_with(nested[: ROOM // 2], n)),
        ("A004", "A106"),
    )
