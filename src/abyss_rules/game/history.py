"""The answers that a game was given, and the states on the way: for undo, records and events."""

from __future__ import annotations

from typing import Any

from abyss_rules.engine.log import Log
from abyss_rules.engine.loop import answer, run
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import State

#: Every so many answers a copy of the state is kept, so that undo need not replay the whole game.
KEEP_EVERY = 64
#: And one after so many: what goes back to such a copy so does it in short games, too.
KEEP_FIRST = 8


def codes_of(history: Any, first: Any = None) -> list[int]:
    """The codes of the answers after ``first``, the first answer first."""
    codes = []
    while history is not first:
        code, history = history
        codes.append(code)
    codes.reverse()
    return codes


def kept_before(kept: Any, depth: int) -> Any:
    """The last of the states kept that comes after no more than ``depth`` answers; or None."""
    while kept is not None and kept[0] > depth:
        kept = kept[3]
    return kept


def replayed(rules: Rules, base: State, history: Any, kept: Any, *, listen: bool = False) -> State:
    """The state after the answers of ``history``, played again from a kept state or the base."""
    if kept is None:
        s = base.clone()
        if listen:
            s.log = Log()
        run(rules, s)
    else:
        s = kept[1].clone()
    for code in codes_of(history, None if kept is None else kept[2]):
        answer(rules, s, code)
    return s
