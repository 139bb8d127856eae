"""Laws about decisions: what is offered, what can be answered, that there is a way on."""

from __future__ import annotations

from abyss_rules.errors import GameOverError, IllegalError, UnreadableError, WrongSeatError
from abyss_rules.game import Decision, Game
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.world import with_state, world_of

#: So many of the last answers of a game are tried where they are not offered.
_TRIED = 40


@law()
def options_are_fair(game: Game) -> None:
    """A seat is asked where it has a choice: two options or more, each with a text of its own."""
    decision = game.decision
    if decision is None:
        return
    options = decision.options
    listed = list(options)
    texts = [str(option) for option in listed]
    if not len(listed) == len(options) >= 2:
        broken(f"{len(listed)} options of {len(options)}")
    if not len(set(texts)) == len(set(listed)) == len(listed):
        broken(f"an option stands there twice: {texts}")
    if not (
        all(option in options for option in listed)
        and [options[place] for place in range(len(options))] == listed
        and (options[-1], options[:2]) == (listed[-1], tuple(listed[:2]))
    ):
        broken("the options are no sequence")
    if not (0 <= decision.seat < game.seats and decision.kind in game.setup.ruleset.kinds):
        broken(f"seat {decision.seat} is asked for {decision.kind!r}")
    _is_derived(game, decision)


def _is_derived(game: Game, decision: Decision) -> None:
    """The question follows from the state, so that a loaded game asks it again."""
    again = with_state(game, game.state).decision
    if again != decision or hash(again.options) != hash(decision.options):
        broken("the same state asks another question")


@law("A3.2", "C3.1", often="sometimes")
def each_option_applies(game: Game) -> None:
    """Each option applies, as a value and as a text, to a copy of the game, and changes it."""
    if game.decision is None:
        return
    key = game.key()
    for option in game.decision.options:
        by_value, by_text = game.clone(), game.clone()
        by_value.apply(option, seat=game.decision.seat)
        by_text.apply(str(option).upper())
        if by_value.key() != by_text.key():
            broken(f"{option} as a value leads elsewhere than as a text")
        if by_value.key() == key:
            broken(f"{option} changes nothing")
    if game.key() != key:
        broken("what was done to copies changed the game")


@law(often="sometimes")
def nothing_else_applies(game: Game) -> None:
    """What is not offered, and who is not asked, is refused and changes nothing."""
    key = game.key()
    decision = game.decision
    if decision is None:
        _refuses(game, "pass", GameOverError)
        _unchanged(game, key, None)
        return
    texts = {str(option) for option in decision.options}
    # Of all texts that options ever have: those of other decisions of the game so far.
    others = {str(option) for option in game.answers[-_TRIED:]} - texts
    for text in sorted({*others, "frobnicate", "", "pay", "choose"} - texts):
        if not (text and any(offered.startswith(text) for offered in texts)):
            _refuses(game, text, IllegalError)
    for nonsense in (None, 0, 3.5, object(), ("explore",)):
        _refuses(game, nonsense, UnreadableError)
    for seat in range(-1, game.seats + 1):
        if seat != decision.seat:
            _refuses(game, decision.options[0], WrongSeatError, seat)
    _unchanged(game, key, decision)


def _refuses(game: Game, answer: object, error: type[Exception], seat: int | None = None) -> None:
    try:
        game.apply(answer, seat=seat)  # type: ignore[arg-type]  # wrong answers are the point
    except error:
        return
    broken(f"{answer!r} by {'whoever is asked' if seat is None else f'seat {seat}'} is accepted")


def _unchanged(game: Game, key: object, decision: Decision | None) -> None:
    if game.key() != key or game.decision != decision:
        broken("an answer that was refused has changed the game")


@law("A3.2", "A3.6", "C3.3", often="sometimes")
def no_dead_ends(game: Game) -> None:
    """Whatever is answered, somebody is asked again or the game is over, and says so."""
    for option in () if game.decision is None else game.decision.options:
        further = game.clone()
        further.apply(option)
        running = further.outcome.status == "running"
        if running != (further.decision is not None):
            broken(f"after {option} nobody is asked, and the outcome is {further.outcome}")


@law(
    *("A3.1", "A3.2", "A3.4", "A3.6", "A4.2", "A4.4", "A4.5", "A4.6", "A4.7", "A5", "A6.1", "A6.3"),
    *("A7.1", "A7.2", "A8.3", "A8.8", "A14", "A15.superfluous_allies", "A15.hand_limit"),
    *("A15.stack_exchange", "C3.1", "C4.1", "C5.2", "C10"),
    *("C10.duties_together", "C10.empty_location_deck"),
)
def offers_are_those_of_the_rules(game: Game) -> None:
    """What is offered is what a plain reading of the rules offers, all of it and nothing else.

    The reading tries every way to pay, every set of Keys, every way to discard. Where these are too
    many, or a card has a word that is not read, it says nothing.
    """
    decision = game.decision
    if decision is None:
        return
    offer = world_of(game.ruleset).offers.get(decision.kind)
    expected = None if offer is None else offer(game)
    if expected is None:
        return
    offered = {str(option) for option in decision.options}
    if offered != expected:
        broken(
            f"{decision.kind}: offered beyond the rules {sorted(offered - expected)}, "
            f"not offered {sorted(expected - offered)}"
        )


LAWS = (
    options_are_fair,
    each_option_applies,
    nothing_else_applies,
    no_dead_ends,
    offers_are_those_of_the_rules,
)
