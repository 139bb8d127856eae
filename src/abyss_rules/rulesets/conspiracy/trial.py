"""A sensible position to try a card of Conspiracy in: what it may need lies on the table."""

from __future__ import annotations

from typing import Any

from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules


def trial(r: ConspiracyRules, card: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A description of a position for a card, and the first answers that lead to its power.

    A Lord is the next to be placed; a Location is earned by the Lord that is placed next.
    """
    ids = [one.id for one in r.cards]
    kinds = list(dict.fromkeys(r.lords))
    plain = [lord for lord in kinds if not r.key[lord] and not r.acts[lord] and lord != card]
    keys = [lord for lord in kinds if r.key[lord] == r.key[kinds[0]] or r.key[lord]]
    metal = next((r.key[lord] for lord in keys if r.key[lord]), 0)
    keys = [lord for lord in keys if r.key[lord] == metal and lord != card]
    others = [ids[location] for location in r.locations if location != card]
    described: dict[str, Any] = {
        "seats": 3,
        "discards": [ids[lord] for lord in plain[4:6]],
        "available": others[:2],
        "players": [
            {"chamber": [ids[lord] for lord in plain[:2]], "pearls": 2},
            {"chamber": [ids[lord] for lord in plain[2:4]], "pearls": 1},
            {"chamber": [ids[lord] for lord in plain[-1:]]},
        ],
    }
    if card not in r.locations:
        return described | {"taken": [ids[card]]}, ()
    if len(keys) > 1:
        described["players"][0]["chamber"].append(ids[keys[0]])
        described["taken"] = [ids[keys[1]]]
    described["available"] = [ids[card], *others[:1]]
    return described, (f"control {ids[card]}",) if len(keys) > 1 else ()
