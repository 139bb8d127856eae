"""Laws about answers: what is done by them is what the rules say."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from abyss_rules import rulesets
from abyss_rules.engine.options import Option
from abyss_rules.game import Game
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.plain_steps import readings
from abyss_rules.testing.world import chance_of, world_of


@law(
    *("A3.0", "A3.1", "A3.2", "A3.3", "A3.4", "A3.5", "A3.6", "A4.1", "A4.2", "A4.3", "A4.4"),
    *("A4.5", "A4.6", "A4.7", "A4.8", "A4.9", "A5", "A6.0", "A6.1", "A6.2", "A6.3", "A6.4"),
    *("A6.5", "A6.6", "A7.1", "A7.2", "A7.3", "A8.8", "A9.1", "A9.2", "A9.3", "A14"),
    *("A15.hand_limit", "A15.lord_shortage", "A15.standing_hand_limit", "A15.stack_exchange"),
    *("A15.reshuffle", "A15.court_bonus", "A15.supply"),
    *("C3.1", "C3.2", "C3.3", "C4.1", "C4.2", "C4.4", "C5.1", "C5.2", "C5.3", "C5.4", "C6", "C7"),
    *("C9", "C10.empty_location_deck", "C10.solo_last_turn"),
    kind="step",
)
def answers_do_what_the_rules_say(before: Game, answer: Option, after: Game) -> None:
    """What an answer moves, pays and gains, and who is asked then, is what the rules say.

    The answer is carried out again step by step. From each question to the next, to the power of a
    card, or to the end, the state is what a plain reading of the rules makes of the one before.
    What powers do is not read, only that they begin.
    """
    game = before.clone()
    for stretch, fault in readings(game, answer):
        if fault is not None:
            broken(f"after {stretch.answer or 'a power'}, {fault}")
    if game != after:
        broken(f"{answer} done again leads elsewhere")


@law("A4.9", "A12", "A14", "A15.reshuffle", "C5.2", "C5.4", "C11", kind="step")
def decks_are_shuffled(before: Game, answer: Option, after: Game) -> None:
    """What comes into a deck is shuffled with it, and so is a deck that was looked through.

    Also by the Power of a card. That it is can be told without knowing the order: it is drawn from
    the random source.
    """
    if chance_of(before) != chance_of(after):
        return
    was, now = before._state, after._state  # noqa: SLF001  # as plain data they come with all of it
    for deck in world_of(before.ruleset).decks:
        held, holds = getattr(was, deck), getattr(now, deck)
        if len(holds) < _IN_ORDER:
            continue
        # What is drawn leaves the top, at the end.
        if holds != held[: len(holds)] and Counter(holds) - Counter(held):
            broken(f"after {answer} cards have come into the {deck}, and it was not shuffled")
        if deck not in _of_cards(before.ruleset):
            continue
        if _offers_all_from(before, held) and not _offers_all_from(after, holds):
            broken(f"before {answer} the {deck} was looked through, and it was not shuffled then")


#: A deck of fewer cards has no order.
_IN_ORDER = 2


@cache
def _of_cards(ruleset: str) -> frozenset[str]:
    """The zones of a ruleset in which cards lie, by their numbers."""
    found = rulesets.find(ruleset)
    kinds = {kind.type for kind in found.words.card_kinds}
    return frozenset(zone.name for zone in found.zones if zone.holds in kinds)


def _offers_all_from(game: Game, deck: tuple[int, ...]) -> bool:
    """Whether the pending choice is between cards of a deck, all copies of which lie there.

    Whoever has so much to choose from has looked through the deck; an answer that names nothing
    leaves it at that.
    """
    rules, decision = game.setup.rules, game.decision
    choosing = game.setup.ruleset.kinds[rules.choose_kind]
    if decision is None or decision.kind not in {choosing, *world_of(game.ruleset).looking}:
        return False
    named = {option.argument for option in decision.options} - {""}
    here = {
        rules.cards[card].id
        for card, copies in Counter(deck).items()
        if copies == rules.cards[card].copies
    }
    return bool(named) and named <= here


@law("C5.3", kind="step")
def locations_never_move(before: Game, answer: Option, after: Game) -> None:
    """A Location stays on the space where it was placed, and on its Lord, whatever Powers do."""
    was = _placed(before)
    still = _placed(after) if any(was) else was
    for player, mine in enumerate(was):
        for location, space, lord in mine:
            if (location, space, lord) not in still[player]:
                cards = before.setup.rules.cards
                broken(
                    f"after {answer} {cards[location].id} of player {player} lies no more on space "
                    f"{space + 1}, on {cards[lord].id}"
                )


def _placed(game: Game) -> list[list[tuple[int, int, int]]]:
    """By player the Locations, each with its space and the Lord that it lies on."""
    s: Any = game._state  # noqa: SLF001  # as above
    parts = s.locations, s.spaces, s.chamber
    return [
        [(location, space, lords[space]) for location, space in zip(held, spaces, strict=True)]
        for held, spaces, lords in zip(*parts, strict=True)
    ]


LAWS = (answers_do_what_the_rules_say, decks_are_shuffled, locations_never_move)
