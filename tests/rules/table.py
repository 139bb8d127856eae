"""A table to play at: positions described in short, answers as text, and what lies where.

Everything here goes through the public API; hands and tokens are read from their owner's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import abyss_rules as ar

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")

ONE_STACK: dict[str, list[str]] = {"jellyfish": ["jellyfish 1"]}
#: A Council with a small stack of each Race: a turn can be spent by requesting support.
COUNCIL: dict[str, list[str]] = {
    "jellyfish": ["jellyfish 1"],
    "crab": ["crab 1"],
    "seahorse": ["seahorse 1"],
    "shellfish": ["shellfish 1"],
    "squid": ["squid 1"],
}
#: Lords that nobody can pay for without all five Races, enough of them that no Court is refilled.
DEAR = ["sage", "hermit", "elder"]


def table(
    *players: Mapping[str, Any],
    options: str | Mapping[str, Any] | None = None,
    packs: Iterable[Path] = (),
    seed: int = 1,
    **words: object,
) -> ar.Game:
    """A game at the start of a turn, seat 0's unless ``turn`` is given.

    Unless a Council is described it holds ONE_STACK, so that exploring is never the only action
    and done unasked.
    """
    described = {
        "seats": max(2, len(players)),
        "players": [_player(player) for player in players],
        "council": ONE_STACK,
    }
    return ar.position("abyss", described | words, options=options, packs=packs, seed=seed)


def _player(player: Mapping[str, Any]) -> dict[str, Any]:
    """A player's description; Locations may be a list of names and of {name: Lords under it}."""
    held: dict[str, list[str]] = {}
    for entry in player.get("locations", []):
        held |= entry if isinstance(entry, Mapping) else {entry: []}
    return {**player, "locations": held}


def ended(
    *players: Mapping[str, Any],
    options: str | Mapping[str, Any] | None = None,
    **words: object,
) -> ar.Game:
    """A game that ends at once: in its last turn nobody can act, and nothing is gained."""
    last = max(2, len(players)) - 1
    nothing: dict[str, Any] = {
        "turn": last,
        "ending": 1,
        "exploration_deck": [],
        "council": {},
        "lord_deck": [],
    }
    return table(*players, options=options, **nothing | words)


def play(game: ar.Game, *answers: str) -> ar.Game:
    """Answer one decision after the other."""
    for answer in answers:
        game.apply(answer)
    return game


def recruit(game: ar.Game, lord: str, *allies: str) -> ar.Game:
    """Recruit a Lord with exactly these Allies; the question after that is the caller's."""
    play(game, f"recruit {lord}")
    left = list(allies)
    while game.decision is not None and game.decision.kind == "payment":
        ally = next((ally for ally in left if f"pay {ally}" in offered(game)), None)
        if ally is None:
            play(game, "done")
        else:
            left.remove(ally)
            play(game, f"pay {ally}")
    paid = [event for event in game.events() if event.kind == "lord_paid"][-1]
    assert (paid.lord, sorted(paid.allies)) == (lord, sorted(allies))
    return game


def payments(game: ar.Game, lord: str) -> set[tuple[tuple[str, ...], int]]:
    """All ways to pay for a Lord: the Allies paid and the Pearls with them."""
    found: list[tuple[tuple[str, ...], int]] = []
    first = play(game.clone(), f"recruit {lord}")
    waiting = [first]
    while waiting:
        one = waiting.pop()
        decision = one.decision
        if decision is not None and decision.kind == "payment":
            waiting += [play(one.clone(), text) for text in texts(one)]
        else:
            (paid,) = happened(one, "lord_paid")
            found.append((tuple(sorted(paid.allies)), paid.pearls))
    assert len(found) == len(set(found))  # each payment on exactly one path
    return set(found)


def texts(game: ar.Game) -> list[str]:
    """What the pending decision offers."""
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def offered(game: ar.Game) -> set[str]:
    """What the pending decision offers, in whatever order."""
    return set(texts(game))


def asked(game: ar.Game) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    assert game.decision is not None
    return (game.decision.seat, game.decision.kind)


def offers(game: ar.Game, verb: str) -> set[str]:
    """The arguments with which ``verb`` is offered."""
    start = f"{verb} "
    return {text.removeprefix(start) for text in texts(game) if text.startswith(start)}


def copies(number: int, *faces: str) -> list[str]:
    """That many of each of the faces."""
    return [face for face in faces for _ in range(number)]


def happened(game: ar.Game, *kinds: str, seat: int | None = None) -> list[Any]:
    """The events of the kinds, in order, as a seat saw them."""
    return [event for event in game.events(seat) if event.kind in kinds]


def order_of(game: ar.Game, kinds: Iterable[str]) -> list[str]:
    """The kinds of the events, in order, of those asked for."""
    wanted = set(kinds)
    return [event.kind for event in game.events() if event.kind in wanted]


def total(game: ar.Game, part: str) -> list[int]:
    """A part of every seat's score."""
    return [score[part] for score in game.scores()]


# --- what lies where ------------------------------------------------------------------------------


def pearls(game: ar.Game) -> list[int]:
    """Every seat's Pearls."""
    return [player.pearls for player in game.view().players]


def keys(game: ar.Game) -> list[int]:
    """Every seat's Key tokens."""
    return [player.keys for player in game.view().players]


def token_counts(game: ar.Game) -> list[int]:
    """How many Monster tokens every seat has."""
    return [player.token_count for player in game.view().players]


def tokens(game: ar.Game, seat: int) -> list[int]:
    """The values of a seat's Monster tokens, as it sees them."""
    return list(game.view(seat).players[seat].tokens)


def hand(game: ar.Game, seat: int) -> list[str]:
    """A seat's hand, by Race and rising value, as it sees it."""
    return list(game.view(seat).players[seat].hand)


def affiliated(game: ar.Game, seat: int) -> list[str]:
    """A seat's affiliated Allies, by Race and rising value."""
    return list(game.view().players[seat].affiliated)


def free(game: ar.Game, seat: int) -> list[str]:
    """A seat's free Lords in order of arrival."""
    return list(game.view().players[seat].lords)


def disabled(game: ar.Game) -> list[str]:
    """The disabled Lords of all seats."""
    return [lord for player in game.view().players for lord in player.disabled]


def locations(game: ar.Game, seat: int) -> dict[str, list[str]]:
    """A seat's Locations, each with the Lords under it."""
    return {one.id: list(one.lords) for one in game.view().players[seat].locations}


def available(game: ar.Game) -> list[str]:
    """The face-up Locations."""
    return list(game.view().available)


def court(game: ar.Game) -> list[str]:
    """The Court, from the space furthest from the deck on."""
    return list(game.view().court)


def lord_discard(game: ar.Game) -> list[str]:
    """The discarded Lords."""
    return list(game.view().lord_discard)


def council(game: ar.Game) -> dict[str, int]:
    """How many Allies lie in each stack of the Council."""
    return dict(game.view().council)


def track(game: ar.Game) -> list[str]:
    """The Exploration track."""
    return list(game.view().track)


def discard(game: ar.Game) -> int:
    """How many cards lie in the exploration discard."""
    return int(game.view().exploration_discard)


def deck_sizes(game: ar.Game) -> dict[str, int]:
    """How many cards are left in each deck."""
    view = game.view()
    return {
        "exploration": view.exploration_deck,
        "lord": view.lord_deck,
        "location": view.location_deck,
    }


def threat(game: ar.Game) -> int:
    """The Threat token's space."""
    return int(game.view().threat)


def treasury(game: ar.Game) -> int:
    """The Pearls in the Treasury."""
    return int(game.view().treasury)


def key_supply(game: ar.Game) -> int:
    """The Key tokens in the pile."""
    return int(game.view().key_supply)
