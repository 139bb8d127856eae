"""A game at the command line, and a pack with a Lord to play it with."""

from click.testing import Result

from tests.commands import abyss
from tests.packs import HEADER

#: With this seed seat 0 is asked first, whether to take or leave an Ally of the track.
SEED = "3"
LORD = """lord newcomer "The Newcomer" {
  guild farmer; cost 6; races 2; influence 7; keys 0;
  on arrival { gain 2 pearls; }
}
"""
PACK = f"{HEADER}\n{LORD}"


def played(typed: str, *args: str) -> Result:
    """What becomes of a game in which this is typed."""
    return abyss("play", "--seed", SEED, *args, typed=typed)
