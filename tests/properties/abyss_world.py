"""Abyss as the laws see it: its box, its states, its positions, its score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import abyss_rules as ar
from tests.cards.facts import LOCATIONS, LORDS
from tests.properties import plain_scoring
from tests.properties.plain_scoring import RACES, Tableau
from tests.properties.world import State, World, at_random, best_of, first, last, seeking

MONSTER = 25

# --- Abyss: what the box holds (A1) and where a state keeps it ------------------------------------

_ALLY_ZONES = ("exploration_deck", "exploration_discard", "track", "payment", "box_allies")
_ALLY_GROUPS = ("council", "hand", "affiliated")
_TOKEN_ZONES = ("token_supply", "box_tokens")
_LORD_ZONES = ("lord_deck", "court", "lord_discard", "box_lords")
_LOCATION_ZONES = ("location_deck", "available", "drawn", "box_locations")
#: Slots that hold no card, token or Pearl of their own.
_NO_MATERIAL = {
    "stack",
    "chance",
    "active",
    "turn",
    "extra_turns",
    "ending",
    "finished",
    "idle",
    "passing",
    "purchases",
    "bought",
    "used",
    "threat",
    "pending",
    "disabled",
    "copies",
}
_MATERIAL = {
    *_ALLY_ZONES,
    *_ALLY_GROUPS,
    *_TOKEN_ZONES,
    *_LORD_ZONES,
    *_LOCATION_ZONES,
    "tokens",
    "free",
    "under",
    "locations",
    "pearls",
    "treasury",
    "keys",
    "key_supply",
}


def _abyss_box(game: ar.Game) -> Counter[Any]:
    box: Counter[Any] = Counter()
    for race in range(5):
        for value, copies in {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}.items():
            box["Ally", race * 5 + value - 1] = copies
    box["Ally", MONSTER] = 6
    for value, copies in {2: 9, 3: 9, 4: 2}.items():
        box["token", value] = copies
    for number, card in enumerate(game.setup.rules.cards):
        box[card.kind, number] = 1
    box["Pearl", 0] = 50
    box["Key", 0] = 10
    return box


def _abyss_found(game: ar.Game) -> Counter[Any]:
    state = game.state
    assert set(state) == _MATERIAL | _NO_MATERIAL, "a slot of the state that no law knows"
    allies = [*(state[zone] for zone in _ALLY_ZONES)]
    allies += [zone for group in _ALLY_GROUPS for zone in state[group]]
    tokens = [*(state[zone] for zone in _TOKEN_ZONES), *state["tokens"]]
    lords = [*(state[zone] for zone in _LORD_ZONES), *state["free"]]
    lords += [zone for groups in state["under"] for zone in groups]
    locations = [*(state[zone] for zone in _LOCATION_ZONES), *state["locations"]]
    found: Counter[Any] = Counter()
    for kind, zones in (
        ("Ally", allies),
        ("token", tokens),
        ("lord", lords),
        ("location", locations),
    ):
        found.update((kind, thing) for zone in zones for thing in zone)
    found["Pearl", 0] = state["treasury"] + sum(state["pearls"])
    found["Key", 0] = state["key_supply"] + sum(state["keys"])
    return found


def _abyss_faults(game: ar.Game) -> list[str]:
    state = game.state
    internal: Any = game._state
    keys = game.setup.rules.keys  # type: ignore[attr-defined]  # the rules of Abyss have them
    sums = [
        sum(face % 5 + 1 for face in hand if face // 5 == race)
        for hand in state["hand"]
        for race in range(5)
    ]
    sorted_zones = [zone for name in ("hand", "affiliated", "tokens") for zone in state[name]]
    allies = [*state["hand"], *state["affiliated"], state["payment"]]
    free = {lord for lords in state["free"] for lord in lords}
    under = [group for groups in state["under"] for group in groups]
    boxed = game.options["supply"] == "box"
    holds = {
        "the sums of the hands": internal.sums == sums,
        "hands, affiliated Allies and tokens are sorted": all(
            zone == sorted(zone) for zone in sorted_zones
        ),
        "each stack has its Race": all(
            face // 5 == race for race, stack in enumerate(state["council"]) for face in stack
        ),
        "no player has a Monster": not any(MONSTER in zone for zone in allies),
        "the track has 5 spaces": len(state["track"]) <= 5,
        "the Court has 6 spaces": len(state["court"]) <= 6,
        "the Threat has 6 spaces": 1 <= state["threat"] <= 6,
        "nobody owes anything": min(*state["pearls"], *state["keys"]) >= 0,
        "the box is not overdrawn": not boxed or min(state["treasury"], state["key_supply"]) >= 0,
        "disabled Lords are free": set(state["disabled"]) <= free,
        "Lords lie under Locations": [len(groups) for groups in state["under"]]
        == [len(zone) for zone in state["locations"]],
        "3 Keys at most lie under one": all(
            sum(keys[lord] for lord in group) <= 3 for group in under
        ),
        "each player has bought once at most": max(state["bought"]) <= 1,
    }
    return [what for what, it_does in holds.items() if not it_does]


# --- Abyss: positions -----------------------------------------------------------------------------


class _Piles:
    """All that can be dealt, shuffled."""

    def __init__(self, draw: random.Random) -> None:
        self.draw = draw
        self.lords = list(LORDS)
        self.locations = list(LOCATIONS)
        self.allies = [
            f"{race} {value}" for race in RACES for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)
        ]
        self.tokens = [2] * 9 + [3] * 9 + [4] * 2
        for pile in (self.lords, self.locations, self.allies, self.tokens):
            draw.shuffle(pile)

    def deal(self, pile: list[Any], most: int) -> list[Any]:
        """Up to so many of a pile."""
        number = self.draw.randint(0, most)
        dealt, pile[:number] = pile[:number], []
        return dealt

    def player(self) -> dict[str, Any]:
        draw = self.draw
        free = self.deal(self.lords, 4)
        return {
            "pearls": draw.choice((0, 0, 1, 2, 5, 9)),
            "keys": draw.choice((0, 0, 1, 2)),
            "hand": self.deal(self.allies, 8),
            "affiliated": self.deal(self.allies, 3),
            "lords": free,
            "disabled": free[: not draw.randrange(5)],
            "locations": {location: self.under() for location in self.deal(self.locations, 2)},
            "tokens": self.deal(self.tokens, 4),
        }

    def under(self) -> list[str]:
        """Lords that can lie under one Location: no more than 3 Keys (A7.1)."""
        lords = self.deal(self.lords, 2)
        return lords[:1] if sum(LORDS[lord].keys for lord in lords) > 3 else lords

    def stack(self, race: str) -> list[str]:
        own = [ally for ally in self.allies if ally.startswith(race)]
        found = own[: self.draw.choice((0, 0, 1, 2, 4))]
        for ally in found:
            self.allies.remove(ally)
        return found

    def sometimes(self, once_in: int, words: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        return {} if self.draw.randrange(once_in) else words()


def _abyss_position(draw: random.Random) -> dict[str, Any]:
    """A position in the middle of a game, now and then with little left in the decks."""
    piles = _Piles(draw)
    deal = piles.deal
    seats = draw.choice((2, 3, 4))
    monsters = ["monster"]
    described: dict[str, Any] = {
        "seats": seats,
        "turn": draw.randrange(seats),
        "threat": draw.randint(1, 6),
        "players": [piles.player() for _ in range(seats)],
        "council": {race: piles.stack(race) for race in RACES},
        "court": deal(piles.lords, 6),
        "available": deal(piles.locations, 3),
    }
    # Decks that are named are exactly what is named: the rest of the box is out of play.
    for once_in, words in (
        (
            3,
            lambda: {
                "exploration_deck": deal(piles.allies, 6) + monsters * draw.randint(0, 2),
                "exploration_discard": deal(piles.allies, 6),
            },
        ),
        (3, lambda: {"lord_deck": deal(piles.lords, 4)}),
        (3, lambda: {"location_deck": deal(piles.locations, 3)}),
        (4, lambda: {"token_supply": deal(piles.tokens, 2)}),
        (4, lambda: {"ending": draw.randint(1, seats)}),
        (6, lambda: {"exploration": {"track": deal(piles.allies, 3) + monsters}}),
    ):
        described |= piles.sometimes(once_in, words)
    return described


# --- Abyss: what is hidden (A12) ------------------------------------------------------------------


def _abyss_dealt_anew(game: ar.Game, seat: int | None, draw: random.Random) -> State:
    """Shuffle the decks, and deal what the seat does not know anew in equal numbers.

    A hand stays where a step under way holds some of its cards (a payment, a discard begun): no
    other hand could have come there.
    """
    state = game.state
    kept = _hands_in_use(game, state)
    zones = ("exploration_deck", "exploration_discard")
    slots: list[tuple[list[int], int]] = [
        (state[zone], place) for zone in zones for place in range(len(state[zone]))
    ]
    slots += [
        (hand, place)
        for owner, hand in enumerate(state["hand"])
        if owner != seat and owner not in kept
        for place in range(len(hand))
    ]
    # Allies change places with Allies: Monsters are never in hands.
    allies = [(zone, place) for zone, place in slots if zone[place] != MONSTER]
    _shuffle_slots(allies, draw)
    # A stack's Allies have its Race: they change places within the Race.
    for race, stack in enumerate(state["council"]):
        same = [(zone, place) for zone, place in allies if zone[place] // 5 == race]
        _shuffle_slots(same + [(stack, place) for place in range(len(stack))], draw)
    for zone in (*zones, "lord_deck", "location_deck"):
        draw.shuffle(state[zone])
    tokens = [(state["token_supply"], place) for place in range(len(state["token_supply"]))]
    tokens += [
        (zone, place)
        for owner, zone in enumerate(state["tokens"])
        if owner != seat
        for place in range(len(zone))
    ]
    _shuffle_slots(tokens, draw)
    for zone in (*state["hand"], *state["tokens"]):
        zone.sort()
    state["chance"] = draw.getrandbits(64)
    return state


def _hands_in_use(game: ar.Game, state: State) -> set[int]:
    kept = {owner for owner, marked in enumerate(state["pending"]) if marked}
    decision = game.decision
    if decision is not None and decision.kind in {
        "payment",
        "affiliation",
        "discard",
        "hand_limit",
        "choice",
    }:
        kept |= {decision.seat, state["active"]}
    return kept


def _shuffle_slots(slots: list[tuple[list[int], int]], draw: random.Random) -> None:
    things = [zone[place] for zone, place in slots]
    draw.shuffle(things)
    for (zone, place), thing in zip(slots, things, strict=True):
        zone[place] = thing


# --- Abyss: the score -----------------------------------------------------------------------------


def _abyss_tableau(game: ar.Game, seat: int) -> Tableau:
    state = game.state
    names = [card.id for card in game.setup.rules.cards]
    lords = [*state["free"][seat], *(lord for group in state["under"][seat] for lord in group)]
    return Tableau(
        tuple(names[lord] for lord in lords),
        tuple(names[lord] for lord in state["disabled"]),
        tuple(names[location] for location in state["locations"][seat]),
        tuple((RACES[face // 5], face % 5 + 1) for face in state["affiliated"][seat]),
        tuple(state["tokens"][seat]),
        {names[location]: names[original] for location, original in state["copies"]},
    )


def _abyss_score(game: ar.Game, seat: int) -> Mapping[str, int]:
    return plain_scoring.score(_abyss_tableau(game, seat), game.options)


def _abyss_ties(game: ar.Game, seat: int) -> tuple[int, ...]:
    lords = _abyss_tableau(game, seat).lords
    best = max((LORDS[lord].influence for lord in lords), default=0)
    return (game.state["pearls"][seat], best)


ABYSS = World(
    ruleset="abyss",
    seats=(2, 3, 4),
    presets=("rulebook", "bga"),
    options={
        "superfluous_allies": ("allowed", "refused"),
        "hand_limit": (None, 12),
        "lord_shortage": ("refill_fails", "deck_empty"),
        "standing_hand_limit": ("own_turn_end", "at_once"),
        "ambassador_keys": (3, 0),
        "ambassador_without_stack": ("face_up", "nothing"),
        "stack_exchange": ("optional_return", "forced_remove"),
        "mirror_choice": ("owner", "best"),
        "disabled_lords": ("count", "influence_only"),
        "reshuffle": ("when_needed", "when_empty"),
        "court_bonus": ("once_per_recruiting", "each_check"),
        "supply": ("unlimited", "box"),
        "turn_limit": (45, 160),
    },
    policies={
        "random": at_random,
        "first": first,
        "last": last,
        "keys": seeking(
            (
                "reward 2 key",
                "reward 1 key",
                "recruit",
                "leave",
                "support",
                "explore",
                "draw",
                "accept",
            )
        ),
        "powers": seeking(
            ("use", "accept", "recruit", "support", "buy", "take", "fight", "plot", "done")
        ),
        "exploration": seeking(("explore", "leave", "continue", "decline", "fight")),
    },
    box=_abyss_box,
    found=_abyss_found,
    position=_abyss_position,
    faults=_abyss_faults,
    dealt_anew=_abyss_dealt_anew,
    kinds_of_powers=frozenset({"choice", "may"}),
    showing_events=frozenset(
        {
            "revealed",
            "allies_discarded",
            "ally_affiliated",
            "lord_paid",
            "lord_revealed",
            "lord_substituted",
            "lord_taken",
            "locations_drawn",
        }
    ),
    telling_events=frozenset({"monster_stolen", "monsters_gained", "stack_taken"}),
    stuck="nobody",
    scored=_abyss_score,
    ties=_abyss_ties,
    winners=lambda game: best_of(game, range(game.seats), _abyss_score, _abyss_ties),
)
