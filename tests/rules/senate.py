"""A Senate to play in: positions of Conspiracy in short, answers as text, and what lies where.

Everything here goes through the public API. A Lord is written ``soldier 4``, by its guild and
Influence, in positions, answers and what is offered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, WRITTEN, lord

#: C8.2 as the rules write it.
TOUCHING = {
    1: {2, 6},
    2: {1, 3, 6, 7},
    3: {2, 4, 7, 8},
    4: {3, 5, 8, 9},
    5: {4, 9},
    6: {1, 2, 7, 10},
    7: {2, 3, 6, 8, 10, 11},
    8: {3, 4, 7, 9, 11, 12},
    9: {4, 5, 8, 12},
    10: {6, 7, 11, 13},
    11: {7, 8, 10, 12, 13, 14},
    12: {8, 9, 11, 14},
    13: {10, 11, 14, 15},
    14: {11, 12, 13, 15},
    15: {13, 14},
}
#: A Lord deck of solo games: enough Lords that the human has a choice.
DECK = ["politician 3", "politician 1", "politician 2", "politician 1"]
#: Two Chambers of equal worth, but for the last Lords placed.
ONE_SIDE = [*["farmer 1"] * 4, *["farmer 2"] * 2, *["merchant 1"] * 4, *["merchant 2"] * 2]
OTHER_SIDE = [*["soldier 1"] * 4, *["soldier 2"] * 2, *["mage 1"] * 4, *["mage 2"] * 2]

_WRITTEN = re.compile(rf"({'|'.join(GUILDS)}) (\d)")
_ID = re.compile(rf"value_[a-z]+_({'|'.join(GUILDS)})")


def senate(
    *players: Mapping[str, Any],
    options: str | Mapping[str, Any] | None = None,
    packs: Iterable[Any] = (),
    seed: int = 1,
    **words: Any,  # noqa: ANN401 - a description is made of anything
) -> ar.Game:
    """A game at the start of a turn, seat 0's unless ``turn`` is given.

    A player is ``chamber`` (Lords), ``locations`` (name -> the space it lies on, from 1),
    ``pearls``. ``piles`` names the values of each guild's discarded Lords. What is not named is
    out of play; the top of a deck is named first.
    """
    described: dict[str, Any] = {
        "seats": max(2, len(players)),
        "players": [_player(player) for player in players],
        "lord_deck": [],
        "location_deck": [],
        "available": [],
        "discards": {
            guild: [lord(f"{guild} {value}") for value in values]
            for guild, values in words.pop("piles", {}).items()
        },
    }
    words["lord_deck"] = [_named(card) for card in words.get("lord_deck", [])]
    if words.get("pearl_master", 0) is None:
        words.pop("pearl_master")
    return ar.position("conspiracy", described | words, options=options, packs=packs, seed=seed)


def alone(
    opponent: str,
    human: Mapping[str, Any] | None = None,
    legend: Mapping[str, Any] | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    **words: Any,  # noqa: ANN401 - as above
) -> ar.Game:
    """A solo game at the start of the opponent's turn, unless ``turn`` is given as 0."""
    settings = {"opponent": opponent, **(options or {})}
    return senate(human or {}, legend or {}, seats=1, options=settings, **{"turn": 1} | words)


def _player(player: Mapping[str, Any]) -> dict[str, Any]:
    return {**player, "chamber": [_named(card) for card in player.get("chamber", [])]}


def _named(card: str) -> str:
    """A Lord by its id; the rest of a deck and the Lords of other packs are written as they are."""
    return lord(card) if " " in card else card


def colours(rows: str) -> list[str]:
    """Lords for guilds written by number, ``44113/2414``: of each guild the next copies.

    Keys come first: Lords of the values 1 1 1 1 2 2 3 3 4 4 6 0.
    """
    copies = (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6, 0)
    taken: Counter[str] = Counter()
    found = []
    for digit in rows.replace("/", "").replace(" ", ""):
        guild = GUILDS[int(digit) - 1]
        found.append(f"{guild} {copies[taken[guild]]}")
        taken[guild] += 1
    return found


def filled(spaces: int, *, seat: int = 0) -> list[str]:
    """So many Lords without a key, for a Chamber of which only their number matters.

    Those of seat 0 are farmers, merchants and up to 3 politicians, those of seat 1 other Lords.
    """
    guilds = ("farmer", "merchant", "politician", "soldier", "mage")
    quiet = [f"{guild} {value}" for guild in guilds for value in (4, 4, 3, 3, 6, 0)]
    return quiet[seat * 15 : seat * 15 + spaces]


def play(game: ar.Game, *answers: str) -> ar.Game:
    """Answer one decision after the other."""
    for answer in answers:
        game.apply(_WRITTEN.sub(lambda found: lord(found[0]), answer))
    return game


def offered(game: ar.Game) -> list[str]:
    """What the pending decision offers, in order; nothing when nothing is asked."""
    return [] if game.decision is None else [written(str(o)) for o in game.decision.options]


def written(text: str) -> str:
    """A text with Lords as they are written here."""
    return _ID.sub(lambda found: WRITTEN[found[0]], text)


def asked(game: ar.Game) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    assert game.decision is not None
    return (game.decision.seat, game.decision.kind)


def happened(game: ar.Game, *kinds: str, seat: int | None = None) -> list[Any]:
    """The events of the kinds, in order, as a seat saw them."""
    return [event for event in game.events(seat) if event.kind in kinds]


# --- what lies where ------------------------------------------------------------------------------


def _cards(game: ar.Game, zone: Iterable[int]) -> list[str]:
    cards = game.setup.rules.cards
    return [written(cards[number].id) for number in zone]


def chamber(game: ar.Game, seat: int) -> list[str]:
    """A player's Lords, space by space; the opponent of a solo game is 1."""
    return _cards(game, game.state["chamber"][seat])


def locations(game: ar.Game, seat: int) -> dict[str, int]:
    """A player's Locations, each with the space it lies on, from 1."""
    state = game.state
    spaces = [place + 1 for place in state["spaces"][seat]]
    return dict(zip(_cards(game, state["locations"][seat]), spaces, strict=True))


def piles(game: ar.Game) -> dict[str, list[int]]:
    """The values of the Lords on each discard pile that there is, rising."""
    found = zip(GUILDS, game.state["discards"], strict=True)
    return {
        guild: sorted(int(card.split()[1]) for card in _cards(game, pile))
        for guild, pile in found
        if pile
    }


def lord_deck(game: ar.Game) -> list[str]:
    """The Lord deck from the top."""
    return _cards(game, reversed(game.state["lord_deck"]))


def location_deck(game: ar.Game) -> list[str]:
    """The Location deck from the top."""
    return _cards(game, reversed(game.state["location_deck"]))


def available(game: ar.Game) -> list[str]:
    """The face-up Locations."""
    return _cards(game, game.state["available"])


def pearls(game: ar.Game) -> list[int]:
    """Every player's Pearls."""
    return list(game.state["pearls"])


def master(game: ar.Game) -> int | None:
    """The Pearl Master, if there is one."""
    number = int(game.state["master"])
    return None if number < 0 else number


def total(game: ar.Game, part: str) -> list[int]:
    """A part of every player's score."""
    return [score[part] for score in game.scores()]
