"""Scenarios: what stands in `scenario` blocks is set up, answered and compared.

Each name is loaded when it is first used: the pytest plugin of this package is imported by every
run of pytest where the library is installed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from abyss_rules.scenarios.collecting import Collected, collect
    from abyss_rules.scenarios.running import Finding, Result, run
    from abyss_rules.scenarios.scenario import Scenario
    from abyss_rules.scenarios.write import scenario_of, scenario_text

__all__ = [
    "Collected",
    "Finding",
    "Result",
    "Scenario",
    "collect",
    "run",
    "scenario_of",
    "scenario_text",
]

_PLACES = {
    "collecting": ("Collected", "collect"),
    "running": ("Finding", "Result", "run"),
    "scenario": ("Scenario",),
    "write": ("scenario_of", "scenario_text"),
}
_MODULE = {name: module for module, names in _PLACES.items() for name in names}

if not TYPE_CHECKING:  # so that a type checker still finds the names that do not exist

    def __getattr__(name: str) -> object:
        module = _MODULE.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{module}"), name)
