"""What is offered against a plain reading of the rules: to each seat, and to a solo opponent."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abyss_rules as ar
from abyss_rules.testing import check_law, check_play, choice, law, law_named
from tests.cards.senate_facts import GUILDS, LORDS, VALUES
from tests.properties.plain_senate import touch
from tests.rules.senate import alone, asked, chamber, happened, offered, written

# --- choices of powers --------------------------------------------------------------------------


@law("C4.3")
def swaps_are_of_two_lords_without_keys(game: ar.Game) -> None:
    """The first or second of the pairs of Lords without keys is offered; what else is not."""
    if game.decision is None or game.decision.kind != "choice":
        return
    seat = game.active
    spaces = [
        space
        for space, lord in enumerate(chamber(game, seat), 1)
        if VALUES[int(lord[-1])].key == "none"
    ]
    picked = [int(text.split()[1]) for text in game.view().picked]
    pairs = combinations(spaces, 2)
    if picked:
        wanted = {second for one, second in pairs if [one] == picked}
    else:
        wanted = {one for one, _second in pairs}
    offered_now = {option.text for option in game.decision.options}
    assert offered_now == {f"choose space {space} of seat {seat}" for space in wanted}


@pytest.mark.clause("C4.3")
def test_what_can_be_swapped() -> None:
    asked_of = check_law(
        swaps_are_of_two_lords_without_keys,
        "conspiracy",
        agents="powers",
        whole=True,
        examples=2 * settings().max_examples,
    )
    assert asked_of[swaps_are_of_two_lords_without_keys.name] > 500


@settings(max_examples=2 * settings().max_examples)
@given(seed=st.integers(0, 2**63 - 1))
@pytest.mark.clause("C3.1", "C4.1", "C5.2", "C10.duties_together")
def test_each_question_offers_what_the_rules_say(seed: int) -> None:
    chosen = choice("conspiracy", agents=("random", "keys", "powers"), whole=True)
    assert check_play([law_named("offers_are_those_of_the_rules")], chosen, seed) is None


# --- what a solo opponent takes -------------------------------------------------------------------

#: C9 in its words.
CRITERIA = {
    "farmer": ("biggest", "keys", "coalition"),
    "soldier": ("red", "six", "coalition", "biggest"),
    "merchant": ("pearls", "coalition", "biggest"),
    "politician": ("six", "keys", "coalition", "biggest"),
    "mage": ("keys", "coalition", "biggest"),
}


def _area_with(guild: str, before: list[str]) -> int:
    """The area that a Lord of a guild on the next space would be part of."""
    guilds = [*(lord.split()[0] for lord in before), guild]
    area = {len(guilds)}
    while True:
        more = {
            space
            for space in range(1, len(guilds) + 1)
            if guilds[space - 1] == guild and any(touch(space, other) for other in area)
        }
        if more <= area:
            return len(area)
        area |= more


def _measure(criterion: str, guild: str, pile: list[int], before: list[str]) -> int:
    if criterion == "red":
        return int(guild == "soldier")
    if criterion == "six":
        return int(6 in pile)
    if criterion == "keys":
        return sum(value in {1, 2} for value in pile)
    if criterion == "pearls":
        return sum(value in {3, 4} for value in pile)
    if criterion == "biggest":
        return len(pile) if len(pile) >= 2 else 0
    area = _area_with(guild, before)
    return area + len(pile) - 1 if area >= 3 else 0


def wanted(
    opponent: str, on_table: dict[str, list[int]], deck: list[str], before: list[str]
) -> tuple[set[str], list[str]]:
    """The piles it may take, and the Lords revealed before."""
    revealed: list[str] = []
    while True:
        for criterion in CRITERIA[opponent]:
            found = {
                guild: _measure(criterion, guild, pile, before) for guild, pile in on_table.items()
            }
            best = max(found.values(), default=0)
            if best:
                return {guild for guild, measure in found.items() if measure == best}, revealed
        if len(revealed) == len(deck):
            return set(on_table), revealed
        revealed.append(deck[len(revealed)])
        guild, value = revealed[-1].split()
        on_table.setdefault(guild, []).append(int(value))


@settings(max_examples=12 * settings().max_examples)
@given(
    seed=st.integers(0, 2**32),
    opponent=st.sampled_from(GUILDS),
    spaces=st.integers(0, 14),
    deck=st.integers(0, 6),
    few=st.booleans(),
)
@pytest.mark.clause("C9")
def test_the_opponent_takes_what_the_table_says(
    seed: int, opponent: str, spaces: int, deck: int, *, few: bool
) -> None:
    draw = random.Random(seed)
    lords = list(LORDS)
    draw.shuffle(lords)
    before, lords = lords[:spaces], lords[spaces:]
    revealed, lords = lords[:deck], lords[deck:]
    on_table: dict[str, list[int]] = {}
    # Piles of many Lords nearly always have a biggest one; those of one seldom have.
    for lord in lords[: draw.randint(1 - bool(deck), 4 if few else 12)]:
        guild, value = lord.split()
        if not (few and guild in on_table):
            on_table.setdefault(guild, []).append(int(value))
    game = alone(
        opponent,
        {},
        {"chamber": before},
        piles={guild: list(values) for guild, values in on_table.items()},
        lord_deck=revealed,
    )
    expected, shown = wanted(opponent, on_table, revealed, before)
    events = happened(game, "lord_revealed", "pile_taken")
    taken = next((n for n, event in enumerate(events) if event.kind == "pile_taken"), len(events))
    assert [written(event.lord) for event in events[:taken]] == shown
    if len(expected) > 1:
        assert asked(game) == (0, "opponent_pile")
        assert offered(game) == [f"pile {guild}" for guild in GUILDS if guild in expected]
    else:
        assert {events[taken].guild} == expected
        assert events[taken].seat == 1
