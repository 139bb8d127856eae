"""A sensible position to try a card of Abyss in: what it may need lies on the table."""

from __future__ import annotations

from typing import Any

from abyss_rules.rulesets.abyss.material import RACES
from abyss_rules.rulesets.abyss.rules import AbyssRules

#: What each opponent has, and what lies in the middle: enough for a Power to find something.
_OPPONENTS: tuple[dict[str, Any], ...] = (
    {
        "pearls": 5,
        "hand": ["crab 1", "squid 2", "seahorse 3"],
        "affiliated": ["shellfish 2", "squid 1"],
        "tokens": [3],
    },
    {
        "pearls": 3,
        "hand": ["jellyfish 1", "shellfish 3"],
        "affiliated": ["crab 2"],
        "tokens": [2],
    },
)
_COUNCIL = {race: [f"{race} 1", f"{race} 2"] for race in RACES}


def trial(r: AbyssRules, card: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A description of a position for a card, and the first answers that lead to its Power.

    A Lord that does something when it arrives lies at Court and can be paid for; another Lord is
    free already. A Location is earned by the next exploration.
    """
    ids = [one.id for one in r.cards]
    lords = [ids[lord] for lord in r.lords if lord != card]
    locations = [ids[location] for location in r.locations if location != card]
    mine: dict[str, Any] = {
        "pearls": 6,
        "hand": ["squid 3", "shellfish 1"],
        "affiliated": ["jellyfish 2", "crab 1"],
        "tokens": [4],
        "lords": lords[:2],
        "locations": locations[:1],
    }
    described: dict[str, Any] = {
        "seats": 3,
        "threat": 3,
        "council": _COUNCIL,
        "exploration_discard": ["crab 3", "seahorse 2"],
        "court": lords[6:11],
        "available": locations[3:5],
    }
    first: tuple[str, ...] = ()
    if card in r.locations:
        mine["keys"] = r.needed_keys
        described |= {
            "available": [ids[card], *locations[3:4]],
            "exploration": {"track": ["seahorse 1"], "revealed": "shellfish 4"},
        }
        first = ("take", f"control {ids[card]}")
    elif r.compiled.once["arrival"][card] >= 0:
        mine["hand"] = [*_payment(r, card), "shellfish 1"]
        described["court"] = [ids[card], *lords[6:10]]
        first = (f"recruit {ids[card]}",)
    else:
        mine["lords"] = [ids[card], *lords[:1]]
    players = [mine]
    buyers = {} if card not in r.locations else {"pearls": 0}  # nobody buys the Ally first
    for seat, theirs in enumerate(_OPPONENTS):
        at = 2 + 2 * seat
        players.append(
            {
                **theirs,
                **buyers,
                "lords": lords[at : at + 2],
                "locations": locations[1 + seat : 2 + seat],
            }
        )
    described["players"] = players
    return described, first


def _payment(r: AbyssRules, lord: int) -> list[str]:
    """Allies of a Lord's Races that pay its cost, the highest that are needed."""
    number, bubble, cost = r.prices[lord]
    races = [race for race in range(len(RACES)) if race != bubble]
    chosen = [*([bubble] if bubble >= 0 else []), *races][:number]
    paid: list[str] = []
    for place, race in enumerate(chosen):
        rest = len(chosen) - place - 1
        value = max(1, min(5, cost - rest))
        paid.append(f"{RACES[race]} {value}")
        cost -= value
    for value in (4, 3, 3, 2):  # one Race alone may need more than one Ally
        if cost > 0:
            paid.append(f"{RACES[chosen[0]]} {value}")
            cost -= value
    return paid
