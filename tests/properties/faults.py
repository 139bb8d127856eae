"""Faults planted into the rules, one or more for each law: what the law is there to catch."""

from __future__ import annotations

# Each notes its faults when it is imported.
from tests.properties import (
    faults_copies,  # noqa: F401  # see above
    faults_effects,  # noqa: F401  # see above
    faults_play,  # noqa: F401  # see above
    faults_senate,  # noqa: F401  # see above
    faults_texts,  # noqa: F401  # see above
)
from tests.properties.faults_planting import FAULTS, Fault, planted

__all__ = ["FAULTS", "Fault", "planted"]
