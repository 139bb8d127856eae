"""The games: each folder is one ruleset, with the same file names in each."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from abyss_rules.errors import UnknownError

if TYPE_CHECKING:
    from abyss_rules.engine.ruleset import Ruleset

#: The names of all rulesets; each is the folder of that name.
NAMES = ("abyss", "conspiracy")


@cache
def find(name: str) -> Ruleset:
    """The ruleset of a name; raises UnknownError for a name that none has."""
    if name not in NAMES:
        close = get_close_matches(str(name), NAMES, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(NAMES)}"
        raise UnknownError(f"no ruleset {name!r}; {hint}")
    module = import_module(f"abyss_rules.rulesets.{name}.ruleset")
    ruleset: Ruleset = module.RULESET
    return ruleset
