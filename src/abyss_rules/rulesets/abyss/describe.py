"""From a state of Abyss to the words of positions: what ``build_position`` reads, and more."""

from __future__ import annotations

from typing import Any

from abyss_rules.engine.position_words import Hidden, described, trimmed
from abyss_rules.rulesets.abyss import moves_allies, steps
from abyss_rules.rulesets.abyss.material import FACES, RACES
from abyss_rules.rulesets.abyss.payment import bubble_for, cost_for, payable_lords
from abyss_rules.rulesets.abyss.position_words import EXPLORATION, WORDS
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Things
from abyss_rules.rulesets.abyss.view import AbyssView, PlayerView, build_view

#: The steps at which the card revealed last lies on the track and was not offered yet.
_REVEALED = (steps.OFFER, steps.KEEP)


def describe(r: AbyssRules, s: AbyssState) -> dict[str, Any]:
    """The position by the words of ``build_position``, without what is so anyway."""
    found = values(r, s)
    # An exploration under way says this itself.
    return described(WORDS, found, without=("track",) if found["exploration"] else ())


def values(r: AbyssRules, s: AbyssState) -> dict[str, Any]:
    """What all words say of a state, hidden things too; ``players`` holds theirs by seat."""
    ids = [card.id for card in r.cards]
    view = build_view(r, s, None)
    return {
        **_open(view),
        "idle": s.idle,
        "lord_deck": _named(ids, s.lord_deck[::-1]),
        "location_deck": _named(ids, s.location_deck[::-1]),
        "exploration_deck": _faces(s.exploration_deck[::-1]),
        "exploration_discard": _faces(s.exploration_discard),
        "council": [FACES[face] for stack in s.council for face in stack],
        "token_supply": list(s.token_supply[::-1]),
        "exploration": _exploration(s),
        "players": [
            {**_open_player(player), "hand": _faces(s.hand[seat]), "tokens": list(s.tokens[seat])}
            for seat, player in enumerate(view.players)
        ],
    }


def seen(view: AbyssView) -> dict[str, Any]:
    """What the words say as a seat sees it; of what is hidden how many there are."""
    return {
        **_open(view),
        "lord_deck": Hidden(view.lord_deck),
        "location_deck": Hidden(view.location_deck),
        "exploration_deck": Hidden(view.exploration_deck),
        "exploration_discard": Hidden(view.exploration_discard),
        "council": dict(view.council),
        "token_supply": Hidden(view.token_supply),
        "players": [
            {
                **_open_player(player),
                "hand": _or_hidden(player.hand, player.hand_size),
                "tokens": _or_hidden(player.tokens, player.token_count),
            }
            for player in view.players
        ],
    }


def _open(view: AbyssView) -> dict[str, Any]:
    """What everybody sees of the table."""
    out = view.out_of_play
    return {
        "seats": view.seats,
        "turn": view.active,
        "turn_number": view.turn,
        "extra_turns": view.extra_turns,
        "ending": view.ending,
        "threat": view.threat,
        "court": list(view.court),
        "lord_discard": list(view.lord_discard),
        "available": list(view.available),
        "track": list(view.track),
        "set_aside": view.set_aside,
        "payment": list(view.payment),
        "drawn": list(view.drawn),
        "used": list(view.used),
        "recruiting": view.recruiting,
        "price": view.price,
        "treasury": view.treasury,
        "key_supply": view.key_supply,
        "out_of_play": {
            "allies": list(out.allies),
            "tokens": list(out.tokens),
            "lords": list(out.lords),
            "locations": list(out.locations),
        },
    }


def _open_player(player: PlayerView) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "pearls": player.pearls,
        "keys": player.keys,
        "affiliated": list(player.affiliated),
        "lords": list(player.lords),
        "disabled": list(player.disabled),
        "locations": {one.id: list(one.lords) for one in player.locations},
        "bought": player.bought,
        "usable_keys": player.usable_keys,
    }


def not_offered(r: AbyssRules, s: AbyssState, text: str) -> str:
    """Why a Lord cannot be recruited: it is not at Court, or what it costs now (A6.1, A6.2)."""
    verb, _, name = text.partition(" ")
    lord = r.number.get(name)
    if lord is None or verb != "recruit" or lord not in r.lords:
        return ""
    if s.kind != steps.ACTION:
        # What is asked is no action: that may be since no other was left.
        mine = s.seat == s.active and lord in s.court
        if not mine or (steps.RECRUIT | lord) in payable_lords(r, s, s.seat):
            return ""
        return f"seat {s.seat} cannot pay {name}: {_price(r, s, lord)}"
    if lord not in s.court:
        return f"{name} is not at Court"
    return _price(r, s, lord)


def _price(r: AbyssRules, s: AbyssState, lord: int) -> str:
    """What a Lord costs the seat that is asked."""
    cost, bubble = cost_for(r, s, s.seat, lord), bubble_for(r, s, s.seat, lord)
    number = r.races[lord]
    races = "1 Race" if number == 1 else f"{number} Races"
    among = f", {RACES[bubble]} among them" if number > 1 else f", {RACES[bubble]}"
    return f"it costs {cost}, with {races}{among if bubble >= 0 else ''}"


def _or_hidden(zone: tuple[Any, ...] | None, number: int) -> list[Any] | Hidden:
    return Hidden(number) if zone is None else list(zone)


def _exploration(s: AbyssState) -> dict[str, Any] | None:
    """The exploration under way, if the next card is revealed or one was revealed just now."""
    step = s.stack[-1][0] if s.stack else 0
    if step not in {steps.REVEAL, *_REVEALED}:
        return None
    aside = moves_allies.set_aside(s)
    track = _faces(s.track[aside:])
    told: dict[str, Any] = {
        "track": track,
        "set_aside": aside,
        "revealed": None,
        "purchases": s.purchases,
    }
    if step in _REVEALED:
        told |= {"track": track[:-1], "revealed": track[-1]}
    return trimmed(EXPLORATION, told)


def _named(ids: list[str], cards: Things) -> list[str]:
    return [ids[card] for card in cards]


def _faces(faces: Things) -> list[str]:
    return [FACES[face] for face in faces]
