"""Turn powers: used once in each own turn, whenever the owner's turn is theirs to decide (A3.4)."""

from __future__ import annotations

from abyss_rules.engine import powers
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.rulesets.abyss.steps import USE

#: Key of the cache: the active seat's Lords with a turn power, by seat.
_WITH_POWER = -2


_NONE: list[int] = []


def turn_powers(r: AbyssRules, s: AbyssState) -> list[int]:
    """The options to use a turn power of the active seat that would come to something.

    The list is not to be changed.
    """
    key = _WITH_POWER - s.active
    lords = s.cache.get(key)
    if lords is None:
        lords = s.cache[key] = tuple(
            lord
            for lord in s.free[s.active]
            if r.compiled.usable[lord] is not None and lord not in s.disabled
        )
    if not lords:
        return _NONE
    return [
        USE | lord for lord in lords if lord not in s.used and powers.can_use(r, s, s.active, lord)
    ]


def use_power(r: AbyssRules, s: AbyssState, lord: int) -> None:
    """Use a Lord's turn power; it cannot be used again this turn."""
    s.used += (lord,)
    if s.log is not None:
        s.log.append(("power_used", s.active, lord))
    usable = r.compiled.usable[lord]
    if usable is not None:  # pragma: no branch - only what can be used is offered
        powers.begin(r, s, usable.block, s.active, lord)
