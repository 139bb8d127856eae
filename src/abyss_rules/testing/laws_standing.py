"""Laws about standing effects: they hold while their source does, and stop at who is protected."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from abyss_rules.engine import standing
from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.frames import OWNER, POWER, SOURCE
from abyss_rules.engine.options import Option
from abyss_rules.game import Game
from abyss_rules.model.effects import Protect
from abyss_rules.testing import plain_standing
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.plain_reading import UnsaidError
from abyss_rules.testing.world import seat_slots, with_state, world_of

#: What quantities are asked for, so that what they are set to shows and what is added too.
_BASES = (0, 7)
#: Whether any of the cards of a game protects anybody; without one a game is not looked at.
_PROTECTING: WeakKeyDictionary[CompiledCards, bool] = WeakKeyDictionary()
#: How far a game is played on beside one that keeps nothing.
_FURTHER = 4


def _reckoned(game: Game) -> tuple[list[int], list[bool]]:
    """What standing effects make of each quantity of each player, and who is protected."""
    rules, s = game.setup.rules, game._state  # noqa: SLF001  # no view has all of it
    players = range(rules.players)
    numbers = [
        standing.ask(rules, s, quantity, player, base)
        for quantity in range(len(rules.compiled.modifiers))
        for player in players
        for base in _BASES
    ]
    protected = [
        standing.protected(rules, s, player, card)
        for player in players
        for card in range(len(rules.cards))
    ]
    return numbers, protected


@law("A8.1", "C5.2", often="sometimes")
def nothing_kept_is_stale(game: Game) -> None:
    """Standing effects answer as if nothing had been kept of earlier answers; so goes the game."""
    kept, fresh = game.clone(), game.clone()
    fresh._state.cache = {}  # noqa: SLF001  # what is kept is no part of the position
    if _reckoned(kept) != _reckoned(fresh):
        broken("what is kept of standing effects is not what they are")
    for step in range(_FURTHER):
        if kept.decision is None:
            break
        answer = kept.decision.options[(step * 5) % len(kept.decision.options)]
        kept.apply(answer)
        fresh._state.cache = {}  # noqa: SLF001  # as above
        fresh.apply(answer)
        fresh._state.cache = {}  # noqa: SLF001  # as above
        if kept != fresh or kept.decision != with_state(kept, kept.state).decision:
            broken(f"after {answer} the game is another one if nothing was kept")
        if _reckoned(kept) != _reckoned(fresh):
            broken(f"after {answer} what is kept of standing effects is not what they are")


@law("A6.2", "A6.6", "A8.1", "A8.4", "C5.2", often="sometimes")
def standing_effects_vanish_with_their_source(game: Game) -> None:
    """A quantity is what the cards make of it that are in force now, and no others.

    Read plainly from the cards, as far as their words are read: an effect begins with its card and
    ends with it, several add up, and who is protected is left out.
    """
    rules, s, state = game.setup.rules, game._state, game.state  # noqa: SLF001  # as above
    world = world_of(game.ruleset)
    expected = sorted(world.in_force(state, game))
    found = sorted((player, card) for player, card in rules.standing_sources(s))
    if found != expected:
        broken(f"in force are {_named(game, found)}, by the rules {_named(game, expected)}")
    for name, number in rules.compiled.quantities.items():
        for player in range(rules.players):
            try:
                changes = plain_standing.changes(game, state, name, player)
            except UnsaidError:
                continue
            for base in _BASES:
                wanted = plain_standing.changed(base, changes)
                answer = standing.ask(rules, s, number, player, base)
                if answer != wanted:
                    broken(
                        f"{name} of player {player} is {answer} on a base of {base}, and by the "
                        f"cards in force {wanted}"
                    )


def _named(game: Game, sources: list[tuple[int, int]]) -> str:
    cards = game.setup.rules.cards
    return ", ".join(f"{cards[card].id} of {player}" for player, card in sources) or "none"


@law("A8.2", "A8.12", "C5.2", kind="step")
def protected_seats_are_left_alone(before: Game, answer: Option, after: Game) -> None:
    """What a seat has is never changed by a card that the seat is protected from.

    The answer is carried out again step by step; whatever the power of a card does, also by steps
    that it began, leaves the cards, tokens and counters of protected seats as they were.
    """
    del after
    if not _protectors(before):
        return
    rules = before.setup.rules
    game = before.clone()
    s = game._state  # noqa: SLF001  # nobody outside sees single steps
    frame = s.stack[-1]
    guarded = _guarded(game)
    rules.answers[frame[0]](rules, s, frame, answer.code)
    _compare(game, guarded, answer)
    while s.stack:
        frame = s.stack[-1]
        guarded = _guarded(game)
        asks = rules.prompts[frame[0]](rules, s, frame)
        if asks:
            if len(s.options) != 1:
                return
            rules.answers[frame[0]](rules, s, frame, s.options[0])
        _compare(game, guarded, answer)


def _protectors(game: Game) -> bool:
    """Whether something in force protects anybody."""
    rules = game.setup.rules
    if rules.compiled not in _PROTECTING:
        said = [card.abilities for card in rules.cards]
        protecting = any(True for _ in plain_standing.parts_of(Protect, tuple(said)))
        _PROTECTING[rules.compiled] = protecting
    if not _PROTECTING[rules.compiled]:
        return False
    try:
        found = plain_standing.in_force(game, game.state)
    except UnsaidError:
        return True
    return any(isinstance(source.effect, Protect) for source in found)


def _guarded(game: Game) -> dict[int, tuple[int, Any]]:
    """Seat -> (the card whose power is going on and that it is protected from, what it has)."""
    powers = [frame for frame in game._state.stack if frame[0] == POWER]  # noqa: SLF001  # as above
    if not powers:
        return {}
    owner, card = powers[-1][OWNER], powers[-1][SOURCE]
    state = game.state
    try:
        return {
            seat: (card, _holdings(game, seat))
            for seat in range(game.seats)
            if seat != owner and plain_standing.protected(game, state, seat, card)
        }
    except UnsaidError:
        return {}


def _holdings(game: Game, seat: int) -> dict[str, Any]:
    """All that a seat has: its zones, its counters, and which of its Lords are disabled."""
    state = game.state
    held = {slot: state[slot][seat] for slot in seat_slots(game)}
    if "disabled" in state:
        held["disabled"] = [lord for lord in state["disabled"] if lord in state["free"][seat]]
    return held


def _compare(game: Game, guarded: dict[int, tuple[int, Any]], answer: Option) -> None:
    for seat, (card, held) in guarded.items():
        now = _holdings(game, seat)
        changed = [slot for slot, value in held.items() if value != now[slot]]
        if changed:
            source = game.setup.rules.cards[card].id
            broken(
                f"after {answer} {source} changes the {', '.join(changed)} of seat {seat}, which "
                "is protected from it"
            )


LAWS = (
    nothing_kept_is_stale,
    standing_effects_vanish_with_their_source,
    protected_seats_are_left_alone,
)
