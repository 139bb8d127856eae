"""What the tests of the verbs of Abyss share: a protected player, and which verbs are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import abyss_rules as ar
from tests.packs import arrival, lord
from tests.vocabulary import Shown

SAFE = lord("while free { protect me from lords; }", "safe")

shows = Shown()


def protected(statements: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """As ``arrival``, but seat 1 is protected from Lords."""
    first, second, *others = players
    second = {**second, "lords": [*second.get("lords", []), "safe"]}
    return arrival(statements, first, second, *others, more=SAFE, **words)
