"""From a state of Conspiracy to the words of positions: what ``build_position`` reads, and more."""

from __future__ import annotations

from typing import Any

from abyss_rules.engine.position_words import Hidden, described
from abyss_rules.rulesets.conspiracy.position_words import SOLO, WORDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState
from abyss_rules.rulesets.conspiracy.view import ConspiracyView, PlayerView, build_view


def describe(r: ConspiracyRules, s: ConspiracyState) -> dict[str, Any]:
    """The position by the words of ``build_position``, without what is so anyway."""
    found = values(r, s)
    return described(WORDS, found, without=() if r.solo else [word.name for word in SOLO])


def values(r: ConspiracyRules, s: ConspiracyState) -> dict[str, Any]:
    """What all words say of a state, hidden things too; ``players`` holds theirs by seat."""
    ids = [card.id for card in r.cards]
    return {
        **seen(build_view(r, s, None)),
        "lord_deck": [ids[lord] for lord in s.lord_deck[::-1]],
        "location_deck": [ids[location] for location in s.location_deck[::-1]],
    }


def seen(view: ConspiracyView) -> dict[str, Any]:
    """What the words say as a seat sees it; of what is hidden how many there are."""
    return {
        "seats": view.seats,
        "turn": view.active,
        "turn_number": view.turn,
        "ending": view.ending,
        "lord_deck": Hidden(view.lord_deck),
        "drawn_lords": list(view.drawn_lords),
        "taken": list(view.taken),
        "discards": [lord for pile in view.discards.values() for lord in pile],
        "available": list(view.available),
        "location_deck": Hidden(view.location_deck),
        "duties": list(dict.fromkeys(card for _player, card in view.passing)),
        "pearl_master": view.pearl_master,
        "opponent": view.opponent,
        "replay_token": view.replay_token,
        "bound": view.bound,
        "drawn": list(view.drawn),
        "out_of_play": {
            "lords": list(view.out_of_play.lords),
            "locations": list(view.out_of_play.locations),
        },
        "players": [_player(player) for player in view.players],
    }


def _player(player: PlayerView) -> dict[str, Any]:
    return {
        "pearls": player.pearls,
        "chamber": [space.lord for space in player.chamber if space.lord is not None],
        "locations": {
            space.location: space.space for space in player.chamber if space.location is not None
        },
        "keys": dict(player.keys),
        "coalitions": dict(player.coalitions),
        "must_draw": player.must_draw,
    }
