"""The facade: games, their decisions, scores and outcome, and the packs they are played with."""

from __future__ import annotations

from abyss_rules.game.games import Game
from abyss_rules.game.loading import PackLike, check, load_pack, vocabularies
from abyss_rules.game.setup import Setup, make_setup
from abyss_rules.game.start import new_game, position
from abyss_rules.game.values import Decision, Outcome, Score

__all__ = [
    "Decision",
    "Game",
    "Outcome",
    "PackLike",
    "Score",
    "Setup",
    "check",
    "load_pack",
    "make_setup",
    "new_game",
    "position",
    "vocabularies",
]
