"""The games: each folder is one ruleset, with the same file names in each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from abyss_rules.engine import plain
from abyss_rules.errors import UnknownError

if TYPE_CHECKING:
    from abyss_rules.engine.ruleset import Ruleset

#: The names of all rulesets; each is the folder of that name.
NAMES = ("abyss", "conspiracy")


def find(name: str) -> Ruleset:
    """The ruleset of a name.

    Raises UnknownError for a name that none has, UnreadableError for what is no text.
    """
    wanted = plain.word(name, "ruleset")
    if wanted not in NAMES:
        hint = plain.hint(wanted, NAMES) or f"; there are {', '.join(NAMES)}"
        raise UnknownError(f"no ruleset {plain.show(wanted)}{hint}")
    return _loaded(wanted)


@cache
def _loaded(name: str) -> Ruleset:
    module = import_module(f"abyss_rules.rulesets.{name}.ruleset")
    ruleset: Ruleset = module.RULESET
    return ruleset
