"""A sensible position to try a card of Conspiracy in: what it may need lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules

#: What people call what the words of positions say, where it is not the word; "": it goes untold,
#: as it always changes, or follows from others.
TITLES: Mapping[str, str] = {
    "lord_deck": "",
    "location_deck": "",
    "must_draw": "",
    "turn": "seat whose turn it is",
    "turn_number": "turn",
    "ending": "end of the game",
    "drawn_lords": "Lords drawn",
    "taken": "Lords taken and not placed yet",
    "discards": "Lords in the discard piles",
    "available": "face-up Locations",
    "duties": "Locations passed on",
    "pearl_master": "seat of the Pearl Master",
    "replay_token": "replay token",
    "bound": "opponent bound to draw one Lord",
    "drawn": "Locations drawn",
    "out_of_play": "out of play",
    "pearls": "Pearls",
    "chamber": "Chamber",
    "locations": "Locations",
    "keys": "available keys",
    "coalitions": "largest coalitions",
}


def trial(r: ConspiracyRules, card: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A description of a position for a card, and the first answers that lead to its power.

    A Lord is the next to be placed; a Location is earned by the Lord that is placed next. Each
    player has Lords without and with a key and a Location, as far as the cards in play allow it.
    """
    ids = [one.id for one in r.cards]
    kinds = [lord for lord in dict.fromkeys(r.lords) if lord != card]
    plain = [ids[lord] for lord in kinds if not r.key[lord] and not r.acts[lord]]
    metal = next((r.key[lord] for lord in kinds if r.key[lord]), 0)
    keyed = [ids[lord] for lord in kinds if metal and r.key[lord] == metal]
    # Those that change nothing while they are taken first.
    known = sorted(r.locations, key=lambda one: len(r.cards[one].abilities))
    others = [ids[location] for location in known if location != card]
    players: list[dict[str, Any]] = [
        {"pearls": 2, "chamber": plain[:2], "locations": {}},
        {"pearls": 1, "chamber": plain[2:4], "locations": {}},
        {"pearls": 0, "chamber": plain[4:5], "locations": {}},
    ]
    for player, lord, location in zip(players, keyed[2:], others[2:], strict=False):
        player["chamber"] = [*player["chamber"], lord]
        player["locations"] = {location: len(player["chamber"])}
    described: dict[str, Any] = {
        "seats": 3,
        "discards": plain[5:8],
        "available": others[:2],
        "players": players,
    }
    if card not in r.locations:
        return described | {"taken": [ids[card]]}, ()
    described["available"] = [ids[card], *others[:1]]
    if len(keyed) < r.keys_of_one_metal:
        return described, ()
    players[0]["chamber"] = [*players[0]["chamber"], *keyed[: r.keys_of_one_metal - 1]]
    described["taken"] = [keyed[r.keys_of_one_metal - 1]]
    return described, (f"control {ids[card]}",)
