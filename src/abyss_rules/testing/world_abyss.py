"""Abyss as the laws see it: its box, its states, what is hidden, its colours."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

from abyss_rules.game import Game
from abyss_rules.rulesets.abyss import moves_allies
from abyss_rules.rulesets.abyss.material import FACES, GUILDS, MONSTER, RACES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.testing import offers_abyss, plain_scores_abyss, plain_words_abyss, positions_abyss
from abyss_rules.testing.answers_abyss import AbyssReading
from abyss_rules.testing.world import State, World, cards_of, shuffle_slots, things

_VALUES = 5
#: An Exploration card is a Card or an Ally, as its zone has Monsters or none.
_NAMES = {"Ally": "Card"}


def _rules(game: Game) -> AbyssRules:
    return cast("AbyssRules", game.setup.rules)


# --- what the box holds (A1) and where a state keeps it -----------------------------------------


def _box(game: Game) -> Counter[Any]:
    material = _rules(game).material
    box = cards_of(game)
    for copies, value in material["ally_copies"]:
        for race in range(len(RACES)):
            box["Card", race * _VALUES + value - 1] += copies
    box["Card", MONSTER] = material["monster_cards"]
    for copies, value in material["monster_tokens"]:
        box["Token", value] += copies
    box["Pearl", 0] = material["pearls"]
    box["Key", 0] = material["key_tokens"]
    return box


def _found(state: State, game: Game) -> Counter[Any]:
    found = things(game, state, _NAMES)
    found["Pearl", 0] = state["treasury"] + sum(state["pearls"])
    found["Key", 0] = state["key_supply"] + sum(state["keys"])
    return found


def _faults(game: Game) -> list[str]:
    state = game.state
    rules = _rules(game)
    internal: Any = game._state  # noqa: SLF001  # what is derived is in no plain data
    sums = [
        sum(face % _VALUES + 1 for face in hand if face // _VALUES == race)
        for hand in state["hand"]
        for race in range(len(RACES))
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
            face // _VALUES == race for race, stack in enumerate(state["council"]) for face in stack
        ),
        "no player has a Monster": not any(MONSTER in zone for zone in allies),
        "the track is not too long": len(state["track"]) - moves_allies.set_aside(internal)
        <= rules.material["track_spaces"],
        "the Court is not too long": len(state["court"]) <= rules.material["court_spaces"],
        "the Threat is on a space": 1 <= state["threat"] <= len(rules.material["threat_rewards"]),
        "nobody owes anything": min(*state["pearls"], *state["keys"]) >= 0,
        "the box is not overdrawn": not boxed or min(state["treasury"], state["key_supply"]) >= 0,
        "disabled Lords are free": set(state["disabled"]) <= free,
        "Lords lie under Locations": [len(groups) for groups in state["under"]]
        == [len(zone) for zone in state["locations"]],
        "no more Keys lie under a Location than it takes": all(
            sum(rules.keys[lord] for lord in group) <= rules.material["keys_for_a_location"]
            for group in under
        ),
        "each player has bought once at most, where no card allows more": max(state["bought"]) <= 1
        or bool(rules.compiled.modifiers[rules.q_purchases_per_turn]),
    }
    return [what for what, it_does in holds.items() if not it_does]


def _in_force(state: State, _game: Game) -> list[tuple[int, int]]:
    """A8.1: the free Lords that are not disabled."""
    return [
        (seat, lord)
        for seat, lords in enumerate(state["free"])
        for lord in lords
        if lord not in state["disabled"]
    ]


def _ties(state: State, game: Game, seat: int) -> tuple[int, ...]:
    """A10: most Pearls, then the most valuable Lord, wherever it lies."""
    lords = [*state["free"][seat], *(lord for group in state["under"][seat] for lord in group)]
    printed = (dict(_rules(game).cards[lord].fields) for lord in lords)
    return state["pearls"][seat], max((fields["influence"] for fields in printed), default=0)


def _told(game: Game, state: State, view: Any) -> list[str]:  # noqa: ANN401  # as each game has it
    """A6.6, A7.1: the Keys that players can use."""
    by_rules = [plain_words_abyss.keys(game, state, seat) for seat in range(game.seats)]
    return [
        f"seat {seat} can use {player.usable_keys} Keys, and by the rules {keys}"
        for seat, (player, keys) in enumerate(zip(view.players, by_rules, strict=True))
        if player.usable_keys != keys
    ]


# --- what is hidden (A12) -----------------------------------------------------------------------

#: Decisions in the middle of a step that holds some cards of a hand.
_HOLDING = frozenset({"payment", "affiliation", "discard", "hand_limit", "choice"})


def _dealt_anew(game: Game, seat: int | None, draw: random.Random) -> State:
    """Shuffle the decks, and deal what the seat does not know anew in equal numbers.

    A hand stays where a step under way holds some of its cards (a payment, a discard begun): no
    other hand could have come there.
    """
    state = game.state
    kept = _hands_in_use(game, state)
    zones = ("exploration_deck", "exploration_discard")
    looking = _looking(game, seat)
    if looking:
        kept = set(range(game.seats))
    slots: list[tuple[list[int], int]] = [
        (state[zone], place)
        # Who is choosing an Ally may be looking through the discard; its order nobody knows.
        for zone in zones[: 1 if looking else 2]
        for place in range(len(state[zone]))
    ]
    slots += [
        (hand, place)
        for owner, hand in enumerate(state["hand"])
        if owner != seat and owner not in kept
        for place in range(len(hand))
    ]
    # Allies change places with Allies: Monsters are never in hands.
    allies = [(zone, place) for zone, place in slots if zone[place] != MONSTER]
    shuffle_slots(allies, draw)
    # A stack's Allies have its Race: they change places within the Race.
    for race, stack in enumerate(state["council"]):
        same = [(zone, place) for zone, place in allies if zone[place] // _VALUES == race]
        shuffle_slots(same + [(stack, place) for place in range(len(stack))], draw)
    for zone in (*zones, "lord_deck", "location_deck"):
        draw.shuffle(state[zone])
    tokens = [(state["token_supply"], place) for place in range(len(state["token_supply"]))]
    tokens += [
        (zone, place)
        for owner, zone in enumerate(state["tokens"])
        if owner != seat
        for place in range(len(zone))
    ]
    shuffle_slots(tokens, draw)
    for zone in (*state["hand"], *state["tokens"]):
        zone.sort()
    state["chance"] = draw.getrandbits(64)
    return state


def _looking(game: Game, seat: int | None) -> bool:
    """Whether a seat is choosing among Allies: they may be another's, or of the discard."""
    decision = game.decision
    if decision is None or (decision.seat, decision.kind) != (seat, "choice"):
        return False
    return any(str(option).removeprefix("choose ") in FACES for option in decision.options)


def _hands_in_use(game: Game, state: State) -> set[int]:
    kept = {owner for owner, marked in enumerate(state["pending"]) if marked}
    decision = game.decision
    if decision is not None and decision.kind in _HOLDING:
        kept |= {decision.seat, state["active"]}
    return kept


# --- other colours ------------------------------------------------------------------------------


def _recoloured(state: State, _game: Game, to: tuple[int, ...]) -> State:
    """Allies of other Races; Lords and Locations are numbers, and their pack has other colours."""

    def face(one: int) -> int:
        return one if one == MONSTER else to[one // _VALUES] * _VALUES + one % _VALUES

    new = dict(state)
    for zone in ("exploration_deck", "exploration_discard", "track", "payment", "box_allies"):
        new[zone] = [face(one) for one in state[zone]]
    for zone in ("hand", "affiliated"):
        new[zone] = [sorted(face(one) for one in cards) for cards in state[zone]]
    new["council"] = [
        [face(one) for one in state["council"][to.index(race)]] for race in range(len(RACES))
    ]
    new["box_allies"] = sorted(new["box_allies"])
    return new


WORLD = World(
    ruleset="abyss",
    box=_box,
    found=_found,
    things={"Card": FACES, "Pearl": ("Pearl",), "Key": ("Key",)},
    bare=frozenset(
        {
            *("stack", "chance", "passing", "active", "turn", "extra_turns", "ending", "finished"),
            *("idle", "purchases", "bought", "used", "pending", "disabled", "copies"),
        }
    ),
    faults=_faults,
    in_force=_in_force,
    dealt_anew=_dealt_anew,
    showing_events=frozenset(
        {
            *("revealed", "allies_discarded", "ally_affiliated", "lord_paid", "lord_revealed"),
            *("lord_substituted", "lord_taken", "locations_drawn", "ally_recovered"),
        }
    ),
    telling_events=frozenset(
        {"monster_returned", "monster_stolen", "monsters_gained", "stack_taken"}
    ),
    position=positions_abyss.drawn,
    words=plain_words_abyss.WORDS,
    offers=offers_abyss.OFFERS,
    reading=AbyssReading,
    ties=_ties,
    scores=plain_scores_abyss.PARTS,
    decks=("exploration_deck", "lord_deck", "location_deck"),
    dealt=("exploration_deck", "lord_deck", "location_deck", "token_supply"),
    looking=frozenset({"exchange"}),
    told=_told,
    by_seat=("bought", "pending"),
    measure=None,
    # The first five guilds have the colours of the Races (A1).
    colours={
        "Race": tuple(range(len(RACES))),
        "Guild": tuple(min(guild, len(RACES)) for guild in range(len(GUILDS))),
    },
    ordered=frozenset({"payment", "discard", "hand_limit"}),
    recoloured=_recoloured,
)
