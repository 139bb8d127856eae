"""What tests of verifying share: packs, laws of one's own, and what a verification came to."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

from abyss_rules.game.loading import load_packs
from abyss_rules.testing.declare import Law
from abyss_rules.testing.failures import Failure
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.running import Outcome
from tests.commands import abyss
from tests.packs import HEADER

verified = partial(abyss, "verify")

CARD = """
lord idler "The Idler" { guild farmer; cost 6; races 2; influence 7; keys 0; }
"""
#: A pack with a Power that never does anything.
PACK = f"""{HEADER}
lord idler "The Idler" {{
  guild farmer; cost 6; races 2; influence 7; keys 0;
  on arrival {{ choose o from opponents where monsters of it > 90; steal 1 monster from o; }}
}}
"""
OWN = """from abyss_rules.testing import law


@law()
def nobody_is_rich(game):
    \"\"\"Nobody has Pearls after the second turn.\"\"\"
    assert game.turn < 3 or not any(player.pearls for player in game.view().players)
"""


def two_files(folder: Path) -> Path:
    """A pack whose header stands in a file of its own, beside one card that does nothing."""
    folder.mkdir()
    (folder / "pack.abyss").write_text(HEADER, encoding="utf-8")
    (folder / "cards.abyss").write_text(CARD, encoding="utf-8")
    return folder


def came_to(
    laws: tuple[Law, ...], *failures: Failure, packs: tuple[str | Path, ...] = (), own: str = ""
) -> Outcome:
    """What one game of Abyss came to."""
    plan = Plan("abyss", packs=packs, own_laws=own)
    return Outcome(plan, laws, failures, Counter(), 1, Meters(), load_packs(packs))
