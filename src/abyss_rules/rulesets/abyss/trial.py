"""A sensible position to try a card of Abyss in: what it may need lies on the table, twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from abyss_rules.rulesets.abyss.material import RACES
from abyss_rules.rulesets.abyss.rules import AbyssRules

#: What each opponent has, and what lies in the middle: enough for a Power to choose from.
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
#: How many Lords of the Court cost least, of those that are there beside the card.
_CHEAP = 2

#: What people call what the words of positions say, where it is not the word; "": it goes untold,
#: as it always changes, or follows from others.
TITLES: Mapping[str, str] = {
    "idle": "",
    "price": "",
    "recruiting": "",
    "usable_keys": "",
    "lord_deck": "",
    "location_deck": "",
    "exploration_deck": "",
    "exploration": "",
    "treasury": "",
    "key_supply": "",
    "token_supply": "",
    "turn": "seat whose turn it is",
    "turn_number": "turn",
    "ending": "end of the game",
    "extra_turns": "extra turns",
    "threat": "Threat",
    "court": "Court",
    "lord_discard": "discarded Lords",
    "available": "available Locations",
    "exploration_discard": "discarded Allies and Monsters",
    "council": "Council",
    "track": "exploration track",
    "set_aside": "cards set aside from the track",
    "payment": "Allies paid so far",
    "drawn": "Locations drawn",
    "used": "Powers used in this turn",
    "out_of_play": "out of play",
    "pearls": "Pearls",
    "keys": "Key tokens",
    "affiliated": "affiliated Allies",
    "lords": "free Lords",
    "disabled": "disabled Lords",
    "locations": "Locations",
    "tokens": "Monster tokens",
    "bought": "Allies bought",
}


def trial(r: AbyssRules, card: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A description of a position for a card, and the first answers that lead to its Power.

    A Lord that does something when it arrives lies at Court and can be paid for; another Lord is
    free already. A Location is earned by the next exploration. Of what a Power may choose from
    there are two and more, as far as the cards in play allow it.
    """
    ids = [one.id for one in r.cards]
    locations = [ids[location] for location in r.locations if location != card]
    arrives = r.compiled.once["arrival"][card] >= 0
    lords = [lord for lord in r.lords if lord != card]
    court = _court(r, lords, r.court_spaces - arrives)
    mixed = _mixed(r, [lord for lord in lords if lord not in court])
    # Without Keys, so that no Location is to be taken at the end of the turn.
    mine_free = [lord for lord in mixed if not r.keys[lord]][:2]
    rest = [ids[lord] for lord in mixed if lord not in mine_free]
    mine: dict[str, Any] = {
        "pearls": 6,
        "hand": ["squid 3", "shellfish 1", "seahorse 1"],
        "affiliated": ["jellyfish 2", "crab 1"],
        "tokens": [4, 2],
        "lords": [ids[lord] for lord in mine_free],
        "locations": _covered(locations[:2], rest[-2:]),
    }
    described: dict[str, Any] = {
        "seats": 3,
        "threat": 3,
        "council": _COUNCIL,
        "exploration_discard": ["crab 3", "seahorse 2", "squid 4"],
        "court": [ids[lord] for lord in court],
        "available": locations[4:6],
    }
    first: tuple[str, ...] = ()
    if card in r.locations:
        mine["keys"] = r.needed_keys
        described |= {
            "available": [ids[card], *locations[4:5]],
            "exploration": {"track": ["seahorse 1"], "revealed": "shellfish 4"},
        }
        first = ("take", f"control {ids[card]}")
    elif arrives:
        paid, left = _payment(r, card)
        mine["pearls"] += left
        mine["hand"] = [*paid, "squid 3", "shellfish 1"]
        described["court"] = [ids[card], *described["court"]]
        first = (f"recruit {ids[card]}", *(f"pay {ally}" for ally in paid))
    else:
        mine["lords"] = [ids[card], *mine["lords"]]
    players = [mine]
    buyers = {} if card not in r.locations else {"pearls": 0}  # nobody buys the Ally first
    for seat, theirs in enumerate(_OPPONENTS):
        players.append(
            {
                **theirs,
                **buyers,
                "lords": rest[3 * seat : 3 * seat + 3],
                "locations": locations[2 + seat : 3 + seat],
            }
        )
    described["players"] = players
    return described, first


def _court(r: AbyssRules, lords: Iterable[int], spaces: int) -> list[int]:
    """Lords for the Court: the cheapest, then the dearest, each as far as can be of its guild."""
    by_cost = sorted(lords, key=lambda lord: r.cost[lord])
    cheap = _apart(by_cost, lambda lord: r.guild[lord])[: min(_CHEAP, spaces)]
    dear = [lord for lord in reversed(by_cost) if lord not in cheap and r.bubble[lord] >= 0]
    return [*cheap, *_apart(dear, lambda lord: r.guild[lord])[: spaces - len(cheap)]]


def _mixed(r: AbyssRules, lords: Iterable[int]) -> list[int]:
    """Lords of one guild after the other; those that nobody notices while they are free first."""
    noticed = {lord for lord in r.lords if len(r.cards[lord].abilities) > (_arrives(r, lord))}
    return _apart(sorted(lords, key=lambda lord: lord in noticed), lambda lord: r.guild[lord])


def _arrives(r: AbyssRules, lord: int) -> bool:
    return r.compiled.once["arrival"][lord] >= 0


def _apart(things: Iterable[int], kind: Callable[[int], int]) -> list[int]:
    """The things so that those of one kind lie apart: the first of each kind, then the second."""
    seen: dict[int, int] = {}
    placed = []
    for number, thing in enumerate(things):
        turn = seen[kind(thing)] = seen.get(kind(thing), 0) + 1
        placed.append((turn, number, thing))
    return [thing for _turn, _number, thing in sorted(placed)]


def _covered(locations: list[str], lords: list[str]) -> dict[str, list[str]]:
    """The Locations, the first of them with the Lords under it."""
    return {one: lords if place == 0 else [] for place, one in enumerate(locations)}


def _payment(r: AbyssRules, lord: int) -> tuple[list[str], int]:
    """Allies of a Lord's Races that pay its cost, the highest that are needed; what Pearls pay."""
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
    return paid, max(cost, 0)
