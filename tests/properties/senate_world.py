"""Conspiracy as the laws see it: its box, its states, its positions, its score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import abyss_rules as ar
from tests.cards.senate_facts import GUILDS, LOCATIONS, LORDS, VALUES, WRITTEN, lord
from tests.properties import plain_senate
from tests.properties.plain_senate import Senator
from tests.properties.world import World, at_random, best_of, first, last, seeking

_LORD_ZONES = ("lord_deck", "drawn_lords", "taken", "box_lords")
_LOCATION_ZONES = ("location_deck", "available", "drawn", "box_locations")
_ZONES = {
    "lord": (_LORD_ZONES, ("discards", "chamber")),
    "location": (_LOCATION_ZONES, ("locations",)),
}
#: Slots that hold no card of their own.
_NO_CARDS = {
    "stack",
    "chance",
    "passing",
    "active",
    "turn",
    "ending",
    "finished",
    "master",
    "opponent",
    "replay_token",
    "bound",
    "pearls",
    "spaces",
}
_SPACES = 15


def _names(game: ar.Game) -> list[str]:
    return [card.id for card in game.setup.rules.cards]


# --- what the box holds (C1) and where a state keeps it -------------------------------------------


def _box(game: ar.Game) -> Counter[Any]:
    bonus = game.options["bonus_locations"]
    box = Counter(("lord", lord(one)) for one in LORDS)
    for pack in game.setup.packs[1:]:
        for card in pack.cards:
            box[card.kind, card.id] = int(str(dict(card.fields).get("copies", 1)))
    box.update(
        ("location", name) for name, fact in LOCATIONS.items() if bonus or fact.series == "base"
    )
    return box


def _found(game: ar.Game) -> Counter[Any]:
    state = game.state
    names = _names(game)
    slots = {name for zones, groups in _ZONES.values() for name in (*zones, *groups)}
    assert set(state) == slots | _NO_CARDS, "a slot of the state that no law knows"
    found: Counter[Any] = Counter()
    for kind, (zones, groups) in _ZONES.items():
        lying = [state[name] for name in zones]
        lying += [zone for name in groups for zone in state[name]]
        found.update((kind, names[card]) for zone in lying for card in zone)
    return found


def _faults(game: ar.Game) -> list[str]:
    state = game.state
    names = _names(game)
    sides = max(2, game.seats)
    guild = [names[card].rsplit("_", 1)[1] for card in range(len(names))]
    keyed = {lord(text) for text in LORDS if VALUES[int(text.split()[1])].key != "none"}
    chambers, spaces = state["chamber"], state["spaces"]
    most = max(state["pearls"])
    holds = {
        "there is one of everything for each side": {sides}
        == {len(state[name]) for name in ("pearls", "chamber", "locations", "spaces")},
        "a Chamber has 15 spaces": all(len(lords) <= _SPACES for lords in chambers),
        "each pile has its colour": all(
            guild[card] == GUILDS[place]
            for place, pile in enumerate(state["discards"])
            for card in pile
        ),
        "Lords taken together are of one colour": len({guild[card] for card in state["taken"]})
        <= 1,
        "3 cards at most are drawn": max(len(state["drawn"]), len(state["drawn_lords"])) <= 3,
        "each Location lies on a Lord with a key": all(
            names[lords[place]] in keyed
            for lords, places in zip(chambers, spaces, strict=True)
            for place in places
        ),
        "each Location lies on a space of its own": all(
            len(set(places)) == len(places) == len(zone)
            for places, zone in zip(spaces, state["locations"], strict=True)
        ),
        "the Pearl Master has most Pearls": (
            state["pearls"][state["master"]] == most > 0 if most else state["master"] == -1
        ),
        "the tokens of a solo game are in a solo game": game.seats == 1
        or (state["opponent"], state["replay_token"], state["bound"]) == (-1, 0, 0),
        "last turns are played when a Chamber is complete": (
            bool(state["ending"] or state["finished"])
            or not any(len(lords) == _SPACES for lords in chambers)
        ),
    }
    return [what for what, it_does in holds.items() if not it_does]


# --- positions ------------------------------------------------------------------------------------


class _Piles:
    """All that can be dealt, shuffled."""

    def __init__(self, draw: random.Random) -> None:
        self.draw = draw
        self.lords = list(map(lord, LORDS))
        self.locations = [name for name, fact in LOCATIONS.items() if fact.series == "base"]
        draw.shuffle(self.lords)
        draw.shuffle(self.locations)

    def deal(self, pile: list[str], most: int) -> list[str]:
        """Up to so many of a pile."""
        number = self.draw.randint(0, most)
        dealt, pile[:number] = pile[:number], []
        return dealt

    def player(self, most: int, *, exactly: int) -> dict[str, Any]:
        draw = self.draw
        number = exactly or draw.randint(0, most)
        chamber, self.lords = self.lords[:number], self.lords[number:]
        keyed = [
            space
            for space, one in enumerate(chamber, 1)
            if VALUES[int(WRITTEN[one].split()[1])].key != "none"
        ]
        spaces = sorted(draw.sample(keyed, min(len(keyed), draw.choice((0, 0, 1, 1, 2, 3)))))
        taken = self.locations[: len(spaces)]
        self.locations = self.locations[len(spaces) :]
        return {
            "pearls": draw.choice((0, 0, 1, 2, 3, 4, 7)),
            "chamber": chamber,
            "locations": dict(zip(taken, spaces, strict=True)),
        }

    def pile(self, guild: str, most: int) -> list[str]:
        own = [one for one in self.lords if one.endswith(guild)][: self.draw.randint(0, most)]
        for one in own:
            self.lords.remove(one)
        return own

    def sometimes(self, once_in: int, words: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        return {} if self.draw.randrange(once_in) else words()


def _position(draw: random.Random) -> dict[str, Any]:
    """A position in the middle of a game, now and then with little left in the decks."""
    piles = _Piles(draw)
    seats = draw.choice((1, 2, 3, 4))
    sides = max(2, seats)
    active = draw.randrange(sides)
    full = 14 if sides < 4 else 10
    # Now and then another side has completed its Chamber: these are the last turns (C7).
    complete = (active - 1) % sides if not draw.randrange(6) else -1
    players = [piles.player(full, exactly=15 * (side == complete)) for side in range(sides)]
    described: dict[str, Any] = {
        "seats": seats,
        "turn": active,
        "players": players,
        "discards": {guild: piles.pile(guild, 4) for guild in GUILDS},
        "available": piles.deal(piles.locations, 3),
    }
    most = max(player["pearls"] for player in players)
    if most:
        rich = [seat for seat, player in enumerate(players) if player["pearls"] == most]
        described["pearl_master"] = draw.choice(rich)
    duties = [
        name
        for seat, player in enumerate(players[:seats])
        for name in player["locations"]
        if seat != active and name.startswith("duty")
    ]
    described["duties"] = draw.sample(duties, draw.randint(0, len(duties)))
    if seats == 1:
        described["replay_token"] = draw.random() < 0.5
    # Decks that are named are exactly what is named: the rest of the box is out of play.
    for once_in, words in (
        (4, lambda: {"lord_deck": piles.deal(piles.lords, 8)}),
        (6, lambda: {"lord_deck": [*piles.deal(piles.lords, 2), "..."]}),
        (3, lambda: {"location_deck": piles.deal(piles.locations, 3)}),
        (5, lambda: {"taken": piles.pile(draw.choice(GUILDS), 3)}),
        (8, lambda: {} if active >= seats else {"drawn_lords": piles.deal(piles.lords, 3)}),
    ):
        described |= piles.sometimes(once_in, words)
    if described.get("taken") and described.get("drawn_lords"):
        described["drawn_lords"] = []
    if not any(described["discards"].values()):
        # Something can be taken (C3): else no game would come here.
        described.pop("lord_deck", None)
    return described


# --- what is hidden (C11) -------------------------------------------------------------------------


def _dealt_anew(game: ar.Game, _seat: int | None, draw: random.Random) -> dict[str, Any]:
    """The order of both decks, which nobody knows."""
    state = game.state
    draw.shuffle(state["lord_deck"])
    draw.shuffle(state["location_deck"])
    state["chance"] = draw.getrandbits(64)
    return state


# --- the score ------------------------------------------------------------------------------------


def _senator(game: ar.Game, side: int) -> Senator:
    state = game.state
    names = _names(game)
    lords = [WRITTEN[names[card]].split() for card in state["chamber"][side]]
    legend = game.seats == 1 and side == 1
    return Senator(
        tuple((guild, int(value)) for guild, value in lords),
        tuple(names[card] for card in state["locations"][side]),
        state["pearls"][side],
        state["master"] == side,
        GUILDS[state["opponent"]] if legend else "",
    )


def _score(game: ar.Game, side: int) -> Mapping[str, int]:
    return plain_senate.score(_senator(game, side), solo=game.seats == 1)


def _ties(game: ar.Game, side: int) -> tuple[int, ...]:
    if game.seats == 1:
        return (int(game.state["master"] == side),)
    return (int(game.state["pearls"][side]),)


def _winners(game: ar.Game) -> tuple[int, ...]:
    if game.seats > 1:
        return best_of(game, range(game.seats), _score, _ties)
    mine, theirs = (sum(_score(game, side).values()) for side in (0, 1))
    if mine != theirs:
        return (0,) if mine > theirs else (1,)
    return (0,) if game.state["master"] == 0 else ()


CONSPIRACY = World(
    ruleset="conspiracy",
    seats=(1, 2, 3, 4),
    presets=("rulebook",),
    options={
        "duties_together": ("replace", "strictest"),
        "empty_location_deck": ("nothing", "face_up"),
        "bonus_locations": (False, True),
        "opponent": ("random", *GUILDS),
        "solo_start": ("human", "opponent"),
        "solo_last_turn": ("both", "opponent_only"),
        "turn_limit": (None, 25),
    },
    policies={
        "random": at_random,
        "first": first,
        "last": last,
        "keys": seeking(
            (
                "control",
                "keep value_one",
                "keep value_two",
                "place value_one",
                "replay",
                "keep",
                "pile",
                "draw 3",
            )
        ),
        "powers": seeking(
            (
                "accept",
                "choose",
                "control open",
                "keep open",
                "control mixed",
                "keep mixed",
                "control duty",
                "keep duty",
                "control recall",
                "keep recall",
                "replay",
                "keep value_zero",
                "keep value_six",
                "keep value_one",
                "place value_zero",
                "draw 3",
            )
        ),
        "piles": seeking(("pile", "replay", "draw 3", "place", "accept")),
        "slow": seeking(("draw 1", "decline", "finish"), stray=100),
    },
    box=_box,
    found=_found,
    position=_position,
    faults=_faults,
    dealt_anew=_dealt_anew,
    kinds_of_powers=frozenset({"choice", "may"}),
    showing_events=frozenset(
        {
            "lords_drawn",
            "lord_revealed",
            "locations_drawn",
            "location_controlled",
            "lord_placed",
        }
    ),
    telling_events=frozenset(),
    stuck="no Lord is left",
    scored=_score,
    ties=_ties,
    winners=_winners,
)
