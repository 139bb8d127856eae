"""Large choices, made card by card, against a plain reading of all that the rules allow.

Each distinct choice must be reached by exactly one path, and every path must lead to one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from tests.cards.facts import LORDS
from tests.properties.plain_scoring import RACE_OF_GUILD, RACES

Ally = tuple[str, int]
#: Several Allies, sorted.
Allies = tuple[Ally, ...]

#: A Race's Allies in the box (A1).
_COPIES = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
ALLIES = [
    (race, value) for race in RACES for value, copies in _COPIES.items() for _ in range(copies)
]

#: Lords whose arrival leaves the hand and the Pearls alone.
QUIET = [
    *("keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"),
    *("shaman", "alchemist", "opportunist", "master_of_magic", "ship_master", "tamer"),
    *("hermit", "sage"),
]

COUNCIL = {"jellyfish": ["jellyfish 1"], "crab": ["crab 1"]}


def hands(low: int, high: int, allies: list[Ally] = ALLIES) -> st.SearchStrategy[Allies]:
    """Hands without what lies in the Council."""
    left = list(allies)
    for stack in COUNCIL.values():
        for face in stack:
            race, value = face.split()
            left.remove((race, int(value)))
    places = st.lists(st.integers(0, len(left) - 1), unique=True, min_size=low, max_size=high)
    return places.map(lambda drawn: tuple(sorted(left[place] for place in drawn)))


def texts(allies: Allies) -> list[str]:
    return [f"{race} {value}" for race, value in allies]


def hand(game: ar.Game, seat: int) -> Counter[Ally]:
    return Counter((RACES[face // 5], face % 5 + 1) for face in game.state["hand"][seat])


def left_behind(before: Counter[Ally], game: ar.Game, seat: int) -> Allies:
    return tuple(sorted((before - hand(game, seat)).elements()))


def ends_of(game: ar.Game, still: Callable[[ar.Decision], bool]) -> Iterator[ar.Game]:
    """Every way to go on as long as the decisions are of the wanted sort."""
    if game.decision is None or not still(game.decision):
        yield game
        return
    assert len(game.decision.options) >= 2, "a dead end"
    for option in game.decision.options:
        further = game.clone()
        further.apply(option)
        yield from ends_of(further, still)


def parts_of(allies: Allies) -> set[Allies]:
    """All selections, equal Allies not told apart."""
    sizes = range(len(allies) + 1)
    return set(chain.from_iterable(combinations(allies, size) for size in sizes))


# --- A6.1: payments -------------------------------------------------------------------------------


def is_payment(  # the sentences of A6.1, one after the other
    paid: Allies, lord: str, pearls: int, cost: int, *, any_race: bool, refused: bool
) -> bool:
    facts = LORDS[lord]
    races = [race for race, _value in paid]
    total = sum(value for _race, value in paid)
    if len(set(races)) != facts.races:
        return False
    if facts.guild in RACE_OF_GUILD and not any_race and RACE_OF_GUILD[facts.guild] not in races:
        return False
    if total + pearls < cost:
        return False
    superfluous = any(value <= total - cost and races.count(race) > 1 for race, value in paid)
    return not (refused and superfluous)


@st.composite
def payments(draw: st.DrawFn) -> dict[str, Any]:
    lord = draw(st.sampled_from(QUIET))
    first = RACE_OF_GUILD.get(LORDS[lord].guild, draw(st.sampled_from(RACES)))
    # As many Races as the Lord takes, or one more: many payments are possible then.
    others = draw(st.permutations([race for race in RACES if race != first]))
    some = [first, *others[: LORDS[lord].races - draw(st.integers(0, 1))]]
    # Drawn by a seed: lists drawn one by one are mostly short and of few values.
    left = [ally for ally in ALLIES if ally[0] in some]
    left = [ally for place, ally in enumerate(left) if left.index(ally) < place or ally[1] > 1]
    size = min(len(left), draw(st.integers(LORDS[lord].races, 8)))
    mine = random.Random(draw(st.integers(0, 2**32))).sample(left, size)
    return {
        "mine": tuple(sorted(mine)),
        "pearls": draw(st.integers(0, 7)),
        "lord": lord,
        "own": draw(st.lists(st.sampled_from(["treasurer", "diplomat"]), unique=True)),
        "theirs": draw(st.lists(st.sampled_from(["recruiter"]), unique=True)),
        "superfluous": draw(st.sampled_from(["allowed", "refused"])),
    }


@settings(max_examples=4 * settings().max_examples)
@given(payments())
@pytest.mark.clause("A6.1", "A6.2", "A6.3", "A15.superfluous_allies")
def test_each_payment_that_the_rules_allow_is_reached_by_one_path(drawn: dict[str, Any]) -> None:
    mine, pearls, lord = drawn["mine"], drawn["pearls"], drawn["lord"]
    game = ar.position(
        "abyss",
        {
            "seats": 2,
            "court": [
                lord,
                *(
                    other
                    for other in ("elder", "peddler", "trader", "miller", "hermit")
                    if other != lord
                ),
            ][:5],
            "council": COUNCIL,
            "players": [
                {"hand": texts(mine), "pearls": pearls, "lords": drawn["own"]},
                {"lords": drawn["theirs"]},
            ],
        },
        options={"superfluous_allies": drawn["superfluous"]},
    )
    cost = LORDS[lord].cost + 2 * len(drawn["theirs"]) - 2 * ("treasurer" in drawn["own"])
    expected = {
        part
        for part in parts_of(mine)
        if is_payment(
            part,
            lord,
            pearls,
            cost,
            any_race="diplomat" in drawn["own"],
            refused=drawn["superfluous"] == "refused",
        )
    }
    assert game.decision is not None
    recruits = f"recruit {lord}"
    assert (recruits in map(str, game.decision.options)) == bool(expected)
    if not expected:
        return
    before = hand(game, 0)
    game.apply(recruits)
    reached = []
    for end in ends_of(game, lambda decision: decision.kind == "payment"):
        paid = left_behind(before, end, 0)
        reached.append(paid)
        total = sum(value for _race, value in paid)
        assert end.state["pearls"][0] == pearls - max(0, cost - total)
        lowest = {ally for ally in paid if ally[1] == min(value for _race, value in paid)}
        if end.decision is not None and end.decision.kind == "affiliation":
            offered = {str(option) for option in end.decision.options}
            assert offered == {f"affiliate {race} {value}" for race, value in lowest}
        else:
            (alone,) = end.state["affiliated"][0]
            assert {(RACES[alone // 5], alone % 5 + 1)} == lowest
    assert len(set(reached)) == len(reached)
    assert set(reached) == expected


# --- A7.1: Keys -----------------------------------------------------------------------------------

WITH_KEYS = ["keeper", "reaper", "shepherd", "tamer", "shaman", "diplomat"]


@given(
    tokens=st.integers(0, 5),
    lords=st.lists(st.sampled_from(WITH_KEYS), unique=True, max_size=4),
    ambassadors=st.lists(st.sampled_from(["sage", "hermit"]), unique=True),
    disabled=st.integers(0, 2),
)
@pytest.mark.clause("A7.1", "A3.3", "A6.6")
def test_each_choice_of_three_keys_is_reached_by_one_path(
    tokens: int, lords: list[str], ambassadors: list[str], disabled: int
) -> None:
    mine = [*lords, *ambassadors]
    without = mine[:disabled]
    game = ar.position(
        "abyss",
        {
            "seats": 2,
            "exploration_deck": ["crab 3", "..."],
            "council": COUNCIL,
            "available": ["the_jail", "parliament", "the_abyss", "the_depths"],
            "players": [{"keys": tokens, "lords": mine, "disabled": without}],
        },
    )
    usable = [lord for lord in mine if lord not in without]
    expected = {
        (3 - keys, frozenset(group))
        for size in range(len(usable) + 1)
        for group in combinations(usable, size)
        if 0 <= 3 - (keys := sum(LORDS[lord].keys for lord in group)) <= tokens
    }
    game.apply("explore")
    game.apply("take")
    assert game.decision is not None
    if not expected:
        assert game.decision.seat == 1
        return
    names = [card.id for card in game.setup.rules.cards]
    reached = []
    for end in ends_of(game, lambda decision: decision.kind == "keys"):
        assert end.decision is not None
        assert end.decision.kind == "location"
        end.apply("control the_jail")
        state = end.state
        under = frozenset(names[lord] for lord in state["under"][0][0])
        reached.append((tokens - state["keys"][0], under))
    assert len(set(reached)) == len(reached)
    assert set(reached) == expected


# --- A8.8, A3.5: discards -------------------------------------------------------------------------


def _after_recruiting(lord: str, pays: Allies, theirs: Allies) -> ar.Game:
    game = ar.position(
        "abyss",
        {
            "seats": 2,
            "court": [lord, "sage", "hermit", "elder"],
            "council": COUNCIL,
            "players": [{"hand": texts(pays)}, {"hand": texts(theirs)}],
        },
    )
    game.apply(f"recruit {lord}")
    return game


_OTHER_RACES = [ally for ally in ALLIES if ally[0] != "crab"]


@given(theirs=hands(0, 9, [*_OTHER_RACES, ("crab", 1)]))
@pytest.mark.clause("A8.8")
def test_each_discard_to_the_limit_is_reached_by_one_path(theirs: Allies) -> None:
    game = _after_recruiting("commander", (("crab", 5), ("crab", 3)), theirs)
    before = Counter(theirs)
    reached = [
        left_behind(before, end, 1)
        for end in ends_of(game, lambda decision: decision.kind == "discard")
    ]
    expected = set(combinations(theirs, max(0, len(theirs) - 6)))
    assert len(set(reached)) == len(reached)
    assert set(reached) == expected


@given(mine=hands(12, 15), pearls=st.integers(0, 3))
@pytest.mark.clause("A15.hand_limit")
def test_each_way_to_keep_the_hand_limit_is_reached_by_one_path(mine: Allies, pearls: int) -> None:
    game = ar.position(
        "abyss",
        {
            "seats": 2,
            "court": ["sage", "hermit", "elder"],
            "council": COUNCIL,
            "players": [{"hand": texts(mine), "pearls": pearls}],
        },
        options={"hand_limit": 12},
    )
    game.apply("support crab")
    held = tuple(sorted((*mine, ("crab", 1))))
    excess = len(held) - 12
    reached = [
        (pearls - end.state["pearls"][0], left_behind(Counter(held), end, 0))
        for end in ends_of(game, lambda decision: decision.kind == "hand_limit")
    ]
    expected = {
        (paid, gone)
        for paid in range(min(pearls, excess) + 1)
        for gone in combinations(held, excess - paid)
    }
    assert len(set(reached)) == len(reached)
    assert set(reached) == expected


@given(hands=st.tuples(hands(0, 4), hands(0, 4)))
@pytest.mark.clause("A8.8")
def test_discards_of_several_are_all_pairs_of_their_choices(hands: tuple[Allies, Allies]) -> None:
    kept = [
        tuple(ally for ally in one if ally[0] not in {"crab", "squid", "seahorse"}) for one in hands
    ]
    if Counter(kept[0] + kept[1]) - (Counter(ALLIES) - Counter([("jellyfish", 1)])):
        return
    game = ar.position(
        "abyss",
        {
            "seats": 3,
            "court": ["jailer", "sage", "hermit", "elder"],
            "council": COUNCIL,
            "players": [
                {"hand": ["crab 3", "squid 2", "seahorse 1"]},
                {"hand": texts(kept[0])},
                {"hand": texts(kept[1])},
            ],
        },
    )
    game.apply("recruit jailer")
    reached = [
        tuple(left_behind(Counter(kept[seat - 1]), end, seat) for seat in (1, 2))
        for end in ends_of(game, lambda decision: decision.kind == "discard")
    ]
    nothing: set[Allies] = {()}
    choices = [{(ally,) for ally in one} or nothing for one in kept]
    assert len(set(reached)) == len(reached)
    assert set(reached) == set(product(*choices))
