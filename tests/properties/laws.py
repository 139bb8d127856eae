"""The laws that hold at every decision of every game, whatever the ruleset.

Each law is a function that raises AssertionError. What it must know of a ruleset comes from its
`World`; the rest goes through the public API.
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine import standing
from tests.properties.world import Policy, World

#: A law at one decision (or at the end of the game).
Law = Callable[[World, ar.Game], None]
#: No game under the turn limits of these tests is longer.
_MOST_DECISIONS = 20_000


def run(
    world: World,
    game: ar.Game,
    policy: Policy,
    draw: random.Random,
    *,
    everywhere: Iterable[Law] = (),
    sometimes: Iterable[Law] = (),
    every: int = 1,
) -> ar.Game:
    """Play a game to its end under laws; `sometimes` at about one decision in `every`.

    At the first and the last moment all laws are asked.
    """
    always, seldom = tuple(everywhere), tuple(sometimes)
    for law in (*always, *seldom):
        law(world, game)
    for _ in range(_MOST_DECISIONS):
        if game.decision is None:
            break
        game.apply(policy(game, draw))
        for law in always:
            law(world, game)
        if seldom and not draw.randrange(every):
            for law in seldom:
                law(world, game)
    assert game.decision is None, "the game does not end"
    for law in seldom:
        law(world, game)
    return game


# --- the state ------------------------------------------------------------------------------------


def nothing_is_lost(world: World, game: ar.Game) -> None:
    """Every card, token and Pearl is in exactly one place."""
    assert world.found(game) == world.box(game)


def zones_are_in_order(world: World, game: ar.Game) -> None:
    """What is derived equals what it is derived from; zones hold what they can hold."""
    assert world.faults(game) == []


# --- copies ---------------------------------------------------------------------------------------


def the_same(one: ar.Game, other: ar.Game) -> None:
    """Two games are equal in all that a user can compare."""
    assert one == other
    assert one.key() == other.key()
    assert hash(one.key()) == hash(other.key())
    assert one.decision == other.decision
    assert one.outcome == other.outcome


def _packs(game: ar.Game) -> tuple[Any, ...]:
    """The packs besides the base pack."""
    return game.setup.packs[1:]


def with_state(game: ar.Game, state: dict[str, Any]) -> ar.Game:
    """The game with another state in the place of its own: its question is derived anew."""
    return ar.Game(game.setup, game.setup.ruleset.from_plain(game.setup.rules, state))


def json_round_trips(_world: World, game: ar.Game) -> None:
    """A saved game is loaded as it was, and saved again as the same text."""
    text = ar.to_json(game)
    json.loads(text)
    loaded = ar.from_json(text, packs=_packs(game))
    the_same(loaded, game)
    assert ar.to_json(loaded) == text


def goes_on_alike_after_loading(_world: World, game: ar.Game) -> None:
    """A loaded game goes on exactly as the one that was saved."""
    here, loaded = game.clone(), ar.from_json(ar.to_json(game), packs=_packs(game))
    for step in range(12):
        if here.decision is None:
            break
        place = (step * 7) % len(here.decision.options)
        here.apply(here.decision.options[place])
        assert loaded.decision is not None
        loaded.apply(loaded.decision.options[place])
    the_same(here, loaded)


def clones_are_independent(_world: World, game: ar.Game) -> None:
    """What is done to a copy is not done to the original, nor the other way round."""
    key = game.key()
    copy, other = game.clone(), game.clone()
    the_same(copy, game)
    if game.decision is None:
        return
    copy.apply(game.decision.options[-1])
    assert copy.key() != key
    assert (game.key(), other.key()) == (key, key)
    other.apply(game.decision.options[-1])
    the_same(copy, other)
    assert game.key() == key


def pickles(_world: World, game: ar.Game) -> None:
    """A pickled game comes back as it was, with its history."""
    loaded = pickle.loads(pickle.dumps(game))  # noqa: S301  # our own pickle
    the_same(loaded, game)
    assert loaded.answers == game.answers


def replays(_world: World, game: ar.Game) -> None:
    """The record of a game played from its set-up gives the same game."""
    record = game.record()
    again = ar.replay(record)
    the_same(again, game)
    the_same(ar.replay(str(record)), game)
    assert str(again.record()) == str(record)


def undo_goes_back_to_the_start(_world: World, game: ar.Game) -> None:
    """Undo takes answers back one by one to the beginning; the same answers lead here again."""
    answers = game.answers
    going = game.clone()
    keys = []
    for _ in answers:
        keys.append(going.key())
        going.undo()
    assert going.answers == ()
    with pytest.raises(ar.IllegalError):
        going.undo()
    for answer in answers:
        going.apply(answer)
        assert going.key() == keys.pop()
    the_same(going, game)


# --- decisions ------------------------------------------------------------------------------------


def asked_of(game: ar.Game) -> ar.Decision:
    """The decision that must be pending."""
    assert game.decision is not None
    return game.decision


def options_are_fair(_world: World, game: ar.Game) -> None:
    """Options are a sequence of hashable values with a text of their own each."""
    decision = game.decision
    if decision is None:
        return
    options = decision.options
    listed = list(options)
    texts = [str(option) for option in listed]
    assert len(listed) == len(options) >= 2
    assert len(set(texts)) == len(set(listed)) == len(listed)
    assert all(option in options for option in listed)
    assert [options[place] for place in range(len(options))] == listed
    assert (options[-1], options[:2]) == (listed[-1], tuple(listed[:2]))
    derived = asked_of(with_state(game, game.state))
    assert derived == decision
    assert hash(derived.options) == hash(options)
    assert 0 <= decision.seat < game.seats
    assert decision.kind


def every_option_can_be_answered(_world: World, game: ar.Game) -> None:
    """Each option applies to a copy, as a value and as a text, and changes the game."""
    if game.decision is None:
        return
    key = game.key()
    for option in game.decision.options:
        by_value, by_text = game.clone(), game.clone()
        by_value.apply(option, seat=game.decision.seat)
        by_text.apply(str(option).upper())
        assert by_value.key() == by_text.key() != key
    assert game.key() == key


def nothing_else_can_be_answered(_world: World, game: ar.Game) -> None:
    """What is not offered, and who is not asked, is refused and changes nothing."""
    key = game.key()
    decision = game.decision
    if decision is None:
        with pytest.raises(ar.GameOverError):
            game.apply("pass")
        assert game.key() == key
        return
    texts = {str(option) for option in decision.options}
    # Of all texts that options ever have: those of other decisions of the game so far.
    others = {str(option) for option in game.answers[-40:]} - texts
    for text in sorted({*others, "frobnicate", "", "pay", "choose"} - texts):
        if any(offered.startswith(text) for offered in texts) and text:
            continue  # short for an option
        with pytest.raises(ar.IllegalError):
            game.apply(text)
    for nonsense in (None, 0, 3.5, object(), ("explore",)):
        with pytest.raises(ar.UnreadableError):
            game.apply(nonsense)  # type: ignore[arg-type]  # that is the point
    for seat in range(-1, game.seats + 1):
        if seat != decision.seat:
            with pytest.raises(ar.WrongSeatError):
                game.apply(decision.options[0], seat=seat)
    assert game.key() == key
    assert game.decision == decision


# --- standing effects -----------------------------------------------------------------------------


def _asked_anew(game: ar.Game) -> tuple[list[int], list[bool]]:
    """What standing effects make of each quantity of each seat, and who is protected from what."""
    rules, s = game.setup.rules, game._state
    seats = range(game.seats)
    numbers = [
        standing.ask(rules, s, quantity, seat, base)
        for quantity in range(len(rules.compiled.modifiers))
        for seat in seats
        for base in (0, 7)
    ]
    protected = [
        standing.protected(rules, s, seat, card)
        for seat in seats
        for card in range(len(rules.cards))
    ]
    return numbers, protected


def what_is_kept_of_standing_effects_holds(_world: World, game: ar.Game) -> None:
    """Standing effects answer as if nothing had been kept, and the game goes on alike."""
    kept, fresh = game.clone(), game.clone()
    fresh._state.cache = {}
    assert _asked_anew(kept) == _asked_anew(fresh)
    for step in range(4):
        if kept.decision is None:
            break
        answer = kept.decision.options[(step * 5) % len(kept.decision.options)]
        kept.apply(answer)
        fresh._state.cache = {}
        fresh.apply(answer)
        fresh._state.cache = {}
        the_same(with_state(kept, kept.state), fresh)
        the_same(kept, fresh)
        assert _asked_anew(kept) == _asked_anew(fresh)


# --- what a seat sees -----------------------------------------------------------------------------


def views_can_be_made(_world: World, game: ar.Game) -> None:
    """Every seat and a spectator have a view at every decision, and it serialises to JSON."""
    for seat in (None, *range(game.seats)):
        json.dumps(game.view(seat).to_data())


def hidden_things_do_not_show(world: World, game: ar.Game) -> None:
    """A view and its options are the same whatever lies where the seat cannot look."""
    decision = game.decision
    draw = random.Random(len(game.answers))
    for seat in (None, *range(game.seats)):
        other = with_state(game, world.dealt_anew(game, seat, draw))
        asked = other.decision
        if decision is None or asked is None:
            assert decision is asked
        elif (asked.seat, asked.kind) != (decision.seat, decision.kind):
            # Whether a seat has a choice may hang on its hand; then it is asked or it is not.
            assert seat != decision.seat
            continue
        elif seat == decision.seat:
            assert asked == decision
        assert other.view(seat) == game.view(seat)
        if decision is not None and asked is not None:
            _events_differ_only_by_what_is_shown(world, game, other, seat)


def _events_differ_only_by_what_is_shown(
    world: World, game: ar.Game, other: ar.Game, seat: int | None
) -> None:
    """After the same answer a seat sees the same, up to an event that shows a hidden thing."""
    assert game.decision is not None
    assert other.decision is not None
    both = [option for option in game.decision.options if option in other.decision.options]
    if not both:
        return
    answer = both[len(game.answers) % len(both)]
    # A loaded game's events begin where it was loaded.
    one, two = with_state(game, game.state), other.clone()
    seen = []
    for copy in (one, two):
        copy.apply(answer)
        seen.append(copy.events(seat))
    for mine, theirs in zip(*seen, strict=False):
        if mine != theirs:
            shown = {mine.kind, theirs.kind} & world.showing_events
            told = mine.kind in world.telling_events and seat in {
                mine.seat,
                getattr(mine, "victim", None),
            }
            assert shown or (told and seat is not None), (mine, theirs)
            return


# --- the score ------------------------------------------------------------------------------------


def scores_add_up(world: World, game: ar.Game) -> None:
    """Totals are the sums of their parts, and the parts those of the plain reading."""
    for seat, score in enumerate(game.scores()):
        assert score.seat == seat
        assert score.total == sum(score.parts.values())
        assert dict(score.parts) == dict(world.scored(game, seat))
        assert tuple(score.tie_break.values()) == world.ties(game, seat)


def the_best_wins(world: World, game: ar.Game) -> None:
    """Nobody wins before the end; then those whom the rules say."""
    if game.decision is not None:
        assert game.winners == ()
        assert game.outcome.status == "running"
        return
    assert game.outcome.status in {"ended", "unfinished"}
    assert game.outcome.reason
    assert game.winners == world.winners(game)


def the_turn_limit_ends_it(world: World, game: ar.Game) -> None:
    """No turn is played beyond the limit."""
    limit = game.options["turn_limit"]
    if limit is not None:
        assert isinstance(limit, int)
        assert game.turn <= limit
    if game.decision is None and game.outcome.status == "unfinished":
        assert game.turn == limit or world.stuck in game.outcome.reason


#: Cheap enough for every decision.
EVERYWHERE: tuple[Law, ...] = (
    nothing_is_lost,
    zones_are_in_order,
    options_are_fair,
    the_turn_limit_ends_it,
    the_best_wins,
)
#: For every decision of few games, or for few decisions of many.
SOMETIMES: tuple[Law, ...] = (
    json_round_trips,
    goes_on_alike_after_loading,
    clones_are_independent,
    every_option_can_be_answered,
    what_is_kept_of_standing_effects_holds,
    nothing_else_can_be_answered,
    views_can_be_made,
    hidden_things_do_not_show,
    scores_add_up,
)
#: Those that read a score in the printed tables, which know no other cards.
OF_THE_BOX = frozenset({the_best_wins, scores_add_up})
#: For the end of a game and a moment or two before.
SELDOM: tuple[Law, ...] = (pickles, replays, undo_goes_back_to_the_start)
