"""Which law is to say what is wrong where several do not hold: that states are sound comes first.

Where a thing is lost or doubled, nearly every other law fails too, and says so in words that lead
nobody to the fault: a state that cannot be loaded, a view that cannot be made.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from traceback import walk_tb

from abyss_rules.game import Game
from abyss_rules.game.insight import same_beginning
from abyss_rules.testing.declare import Law, told
from abyss_rules.testing.failures import Start
from abyss_rules.testing.laws_answers import each_option_applies
from abyss_rules.testing.laws_copies import json_round_trips
from abyss_rules.testing.laws_hidden import pairs
from abyss_rules.testing.laws_state import nothing_is_lost, zones_are_in_order

#: The laws that say whether a state is sound; where one does not hold, others say little.
SOUND = (nothing_is_lost, zones_are_in_order)
#: The laws that say whether a state can be loaded and an answer given: what others do, too.
_DONE = (json_round_trips, each_option_applies)


def sound_first(laws: Iterable[Law]) -> list[Law]:
    """Laws in their order, but for those about sound states, which come first."""
    return sorted(laws, key=lambda law: law not in SOUND)


def unsound(
    games: Iterable[Game], laws: Collection[Law], basic: Sequence[Law] = SOUND
) -> tuple[Law, str, Game] | None:
    """The first of some games of which one of the basic laws among some does not hold, and why."""
    for game in games:
        for law in basic:
            if law in laws and (message := law.why_not(game)) is not None:
                return law, message, game
    return None


def blamed(
    found: tuple[Law, str, Game],
    error: BaseException | None,
    start: Start | None,
    asked: Collection[Law],
    known: Collection[Law] = (),
) -> tuple[Law, str, Game] | None:
    """What is to be told where a law does not hold; None if it follows from what is known.

    Args:
        found: The law, what it says, and the game of which it was asked.
        error: What its function raised: the law may have played on to a state that is broken.
        start: Where the game began, if that is known.
        asked: The laws that are asked.
        known: Those that were found not to hold before, and are asked no more.
    """
    law, _message, game = found
    # What is no verdict of the law's own comes from what cannot be loaded, or answered.
    basic: tuple[Law, ...] = SOUND if says_itself(error) else (*SOUND, *_DONE)
    if law in SOUND:
        return found
    if law in basic:
        basic = basic[: basic.index(law)]
    games = [game, *_in_hand(error)]
    if unsound(games, known, basic) is not None:
        return None
    # Only a game that began where this one did is told by its answers.
    other = unsound((one for one in games if same_beginning(one, game)), asked, basic)
    return other if other and _is_seen_again(start, *other) else found


def says_itself(error: BaseException | None) -> bool:
    """Whether a law that does not hold says so itself, and is not one that could not be asked.

    ``error`` is what its function raised, if it raised anything.
    """
    return error is None or isinstance(error, AssertionError)


def _in_hand(error: BaseException | None) -> list[Game]:
    """The games that the functions had that were under way when an error was raised."""
    if error is None:
        return []
    frames = [frame for frame, _line in walk_tb(error.__traceback__)]
    found = [one for frame in frames for one in frame.f_locals.values() if isinstance(one, Game)]
    whole = [game for game in found if all(hasattr(game, slot) for slot in Game.__slots__)]
    return list({id(game): game for game in whole}.values())


def _is_seen_again(start: Start | None, law: Law, _message: str, game: Game) -> bool:
    """Whether a law does not hold either where the answers of a game lead from a start."""
    if start is None:
        return False
    try:
        again = start.game()
        for option in game.answers:
            again.apply(option.text)
    except Exception:  # noqa: BLE001  # the game did not come there by its answers alone
        return False
    return law.why_not(again) is not None


def pairs_of(game: Game) -> tuple[list[tuple[Game, int | None]], Exception | None]:
    """All pairs of a game, see ``pairs``; and the error, if they cannot be made."""
    try:
        return list(pairs(game)), None
    except Exception as error:  # noqa: BLE001  # a broken state may fail anywhere
        return [], error


def no_pairs(error: Exception) -> str:
    """What a law says whose pairs cannot be made."""
    return f"no other game can be made of it to compare it with: {told(error)}"
