"""Laws of one's own: about a game where it stands, an answer, and what a seat may not see."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings

import abyss_rules as ar
from abyss_rules.testing import games, law, make_machine


@law("A4.2")
def the_price_counts_the_purchases(game: ar.Game) -> None:
    """The price of an Ally is one more than were bought in this turn."""
    view = game.view()
    bought = sum(player.bought for player in view.players)
    assert view.recruiting or view.price == 1 + bought


@law("A4.6", kind="step")
def the_threat_rises_by_one(before: ar.Game, answer: ar.Option, after: ar.Game) -> None:
    """A Monster that is left moves the Threat token one space up, while there is one."""
    was, now = before.view(), after.view()
    # `after` stands behind answers that are forced, too: a Monster that had to be fought, say.
    goes_on = len(now.track) > len(was.track)
    if answer.verb == "leave" and before.decision.kind == "fight" and goes_on:
        assert now.threat == min(6, was.threat + 1)


@law("A12", kind="pair")
def the_first_option_hangs_on_nothing_hidden(
    game: ar.Game, other: ar.Game, seat: int | None
) -> None:
    """Who takes the first option takes the same one, whatever lies where they cannot look."""
    if game.decision and game.decision.seat == seat:
        assert game.decision.options[0] == other.decision.options[0]


@pytest.mark.parametrize(
    "one",
    [
        the_price_counts_the_purchases,
        the_threat_rises_by_one,
        the_first_option_hangs_on_nothing_hidden,
    ],
)
def test_my_laws_hold(check_law: Callable[..., Counter[str]], one: object) -> None:
    check_law(one, "abyss")


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games("abyss", most=30))
def test_a_law_holds_in_a_game_that_hypothesis_draws(game: ar.Game) -> None:
    the_price_counts_the_purchases(game)


MyMachine = make_machine("abyss", laws=[the_price_counts_the_purchases])
MyMachine.TestCase.settings = settings(max_examples=5, stateful_step_count=10, deadline=None)
TestMyMachine = MyMachine.TestCase
