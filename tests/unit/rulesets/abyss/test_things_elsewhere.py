"""With things that lie elsewhere than a verb declares, nothing is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import abyss_rules as ar
from abyss_rules.game import vocabularies

if TYPE_CHECKING:
    from pathlib import Path

    from abyss_rules.model.vocabulary import Selector

#: By the operand that is said to lie somewhere: the verb with it, all else as the verb wants it.
DEEDS = {
    ("discard", "lord"): "discard x;",
    ("take", "lord"): "take x;",
    ("recruit", "lord"): "recruit x for 3 pearls;",
    ("substitute", "lord"): "substitute x with top of lord_deck;",
    ("substitute", "other"): "choose y from court where it != x; substitute y with x;",
    ("disable", "lord"): "disable x;",
    ("release", "lord"): "release x;",
    ("summon", "lord"): "summon x;",
    ("recover", "ally"): "recover x;",
    ("exchange", "mine"): "choose y from available where it != x; exchange x with y;",
    ("exchange", "other"): "choose y from locations of me; exchange y with x;",
    ("exchange_from_stack", "mine"): "exchange_from_stack x;",
    ("control_drawn", "lord"): "control_drawn 2 with x;",
}
VOCABULARY = vocabularies()["abyss"]
SELECTORS = {one.name: one for one in VOCABULARY.selectors}
LIES = [
    (verb, operand, zones)
    for verb in VOCABULARY.verbs
    for name, zones in verb.lies
    for operand in verb.operands
    if operand.name == name
]
POSITION = {
    "council": ["crab 1"],
    "court": ["keeper", "slaver", "hunter"],
    "exploration_discard": ["crab 2", "squid 5"],
    "available": ["parliament", "the_jail"],
    "players": [
        {
            "lords": ["trial", "seeker"],
            "pearls": 9,
            "hand": ["crab 1", "squid 3"],
            "affiliated": ["crab 4"],
            "locations": {"the_depths": ["elder"]},
        },
        {"lords": ["trader"], "hand": ["jellyfish 1"]},
    ],
}


def _used(tmp_path: Path, deed: str) -> tuple[dict[str, object], dict[str, object]]:
    """All that can be told of a position, before a power with the deed and once it was used."""
    power = f"once per turn {{ {deed} }}"
    fields = "guild mage; cost 7; races 2; influence 6; keys 0;"
    text = f'pack my.trial {{ format 1; ruleset abyss; }}\nlord trial "T" {{ {fields} {power} }}\n'
    (tmp_path / "pack.abyss").write_text(text, encoding="utf-8")
    game = ar.position("abyss", POSITION, packs=[str(tmp_path)])
    before = game.describe()
    game.apply("use trial")
    while game.decision is not None and game.decision.kind != "action":
        game.apply(game.decision.options[-1])
    return before, game.describe()


def test_all_that_is_declared_is_tried() -> None:
    assert {(verb.name, operand.name) for verb, operand, _ in LIES} == set(DEEDS)
    for _verb, operand, zones in LIES:
        assert {SELECTORS[zone].gives.rstrip("*") for zone in zones} == {operand.type.rstrip("*")}


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        pytest.param(
            DEEDS[verb.name, operand.name],
            selector,
            id=f"{verb.name}-{operand.name}-{selector.name}",
        )
        for verb, operand, zones in LIES
        for selector in SELECTORS.values()
        if selector.gives.rstrip("*") == operand.type and selector.name not in zones
    ],
)
def test_nothing_is_done_with_what_lies_elsewhere(
    tmp_path: Path, deed: str, zone: Selector
) -> None:
    whose = " of me" if zone.of else ""
    before, after = _used(tmp_path, f"choose x from {zone.name}{whose}; {deed}")
    # Who has chosen from the deck has seen it, so that it is shuffled (A12).
    assert {k for k in before if before[k] != after[k]} <= {"lord_deck"}


@pytest.mark.parametrize(
    ("deed", "zones"), [(DEEDS[verb.name, operand.name], zones) for verb, operand, zones in LIES]
)
def test_something_is_done_with_what_lies_there(
    tmp_path: Path, deed: str, zones: tuple[str, ...]
) -> None:
    zone = SELECTORS[zones[0]]
    whose = " of me" if zone.of else ""
    before, after = _used(tmp_path, f"choose x from {zone.name}{whose}; {deed}")
    assert before != after
