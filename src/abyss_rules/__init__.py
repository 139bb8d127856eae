"""Abyss and Abyss: Conspiracy, played exactly, from cards written in a small card language.

``import abyss_rules as ar`` is quick: each name is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from abyss_rules.agents import Agent, make_agents, play
    from abyss_rules.catalog.packs import Report
    from abyss_rules.dsl.diagnostics import Diagnostic
    from abyss_rules.engine.options import Option, Options
    from abyss_rules.engine.record import Record
    from abyss_rules.errors import (
        AbyssError,
        AgentError,
        AmbiguousError,
        GameOverError,
        IllegalError,
        PackError,
        PositionError,
        UnknownAnswerError,
        UnknownError,
        UnreadableError,
        WrongSeatError,
    )
    from abyss_rules.formats.records import replay
    from abyss_rules.formats.saves import from_json, to_json
    from abyss_rules.game import (
        Decision,
        Game,
        Outcome,
        PackLike,
        Score,
        load_pack,
        new_game,
        position,
    )
    from abyss_rules.game.composed import discard, recruit, use_keys
    from abyss_rules.model.cards import Pack
    from abyss_rules.rulesets.abyss.view import AbyssView
    from abyss_rules.rulesets.conspiracy.view import ConspiracyView
    from abyss_rules.scenarios.checking import check

    __version__: str

__all__ = [
    "AbyssError",
    "AbyssView",
    "Agent",
    "AgentError",
    "AmbiguousError",
    "ConspiracyView",
    "Decision",
    "Diagnostic",
    "Game",
    "GameOverError",
    "IllegalError",
    "Option",
    "Options",
    "Outcome",
    "Pack",
    "PackError",
    "PackLike",
    "PositionError",
    "Record",
    "Report",
    "Score",
    "UnknownAnswerError",
    "UnknownError",
    "UnreadableError",
    "WrongSeatError",
    "__version__",
    "check",
    "discard",
    "from_json",
    "load_pack",
    "make_agents",
    "new_game",
    "play",
    "position",
    "recruit",
    "replay",
    "to_json",
    "use_keys",
]

#: Module -> the public names it has; a test compares them with the imports above.
_PLACES = {
    "agents": ("Agent", "make_agents", "play"),
    "catalog.packs": ("Report",),
    "dsl.diagnostics": ("Diagnostic",),
    "engine.options": ("Option", "Options"),
    "engine.record": ("Record",),
    "errors": (
        "AbyssError",
        "AgentError",
        "AmbiguousError",
        "GameOverError",
        "IllegalError",
        "PackError",
        "PositionError",
        "UnknownAnswerError",
        "UnknownError",
        "UnreadableError",
        "WrongSeatError",
    ),
    "formats.records": ("replay",),
    "formats.saves": ("from_json", "to_json"),
    "game": (
        "Decision",
        "Game",
        "Outcome",
        "PackLike",
        "Score",
        "load_pack",
        "new_game",
        "position",
    ),
    "game.composed": ("discard", "recruit", "use_keys"),
    "model.cards": ("Pack",),
    "model.versions": ("__version__",),
    "rulesets.abyss.view": ("AbyssView",),
    "rulesets.conspiracy.view": ("ConspiracyView",),
    "scenarios.checking": ("check",),
}
_MODULE = {name: module for module, names in _PLACES.items() for name in names}
_OTHER_NAMES = {"__version__": "LIBRARY"}


if not TYPE_CHECKING:  # so that a type checker still finds the names that do not exist

    def __getattr__(name: str) -> object:
        module = _MODULE.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{module}"), _OTHER_NAMES.get(name, name))
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
