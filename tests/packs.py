"""Small packs of a test's own, and games played with them so that every pause is tried.

A power is told as its statements: the Lord ``tried`` arrives with it when seat 0 uses the Lord
``opener``, which takes the top of the Lord deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import abyss_rules as ar
from abyss_rules.catalog import paths
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.cards import Pack
from tests.rules.table import table

#: All that a header says that may be doubted if it does not.
HEADER = """pack my.pack {
  format 1;
  ruleset abyss;
  version "1.0";
  engine ">=0.1";
  title "Mine";
  authors "Me";
  licence "MIT";
  languages en;
}
"""
_HEADER = 'pack test.cards {{ format 1; ruleset {}; version "1"; }}\n'
#: The grammar that all of the shipped cards are read by.
GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
#: Lords that do nothing when they arrive.
COURT = ["ship_master", "alchemist", "shaman"]
OPENER = """
lord opener "The Opener" {
  guild ambassador; cost 9; races 5; influence 0;
  once per turn { take top of lord_deck; }
}
"""


def compiled(text: str, ruleset: str = "abyss", *, mended: bool = True) -> Compiled:
    """What the checker makes of the cards of a text."""
    source = Source("cards", _HEADER.format(ruleset) + text)
    return compile_pack([source], vocabularies(), GRAMMAR, mended=mended)


def codes(text: str) -> list[str]:
    """The codes of what the checker has to say of them."""
    return [found.code for found in compiled(text).diagnostics]


def pack(text: str, ruleset: str = "abyss") -> Pack:
    """A pack of the cards of a text, which are sound."""
    made = compiled(text, ruleset)
    assert not made.diagnostics, made.diagnostics
    assert made.header is not None
    return Pack(made.header, made.cards, (), str(hash(text)))


def lord(body: str, name: str = "tried", guild: str = "ambassador") -> str:
    """A Lord with these abilities."""
    fields = f"guild {guild}; cost 6; races 1; influence 2; keys 0;"
    return f'lord {name} "{name.title()}" {{ {fields}\n{body} }}\n'


def location(body: str, name: str = "place") -> str:
    """A Location with these abilities, worth nothing if they do not say more."""
    score = "" if "score " in body.replace("copy_score ", "") else "score 0;"
    return f'location {name} "{name.title()}" {{ {body} {score} }}\n'


def with_cards(text: str, *players: Mapping[str, Any], **words: Any) -> ar.Game:  # noqa: ANN401 - a description is made of anything
    """A game in which these cards are in play beside those of the base game."""
    return table(*players, packs=[pack(text)], **words)  # type: ignore[list-item]  # a pack itself


def arrival(statements: str, *players: Mapping[str, Any], more: str = "", **words: Any) -> ar.Game:  # noqa: ANN401 - as above
    """A game in which seat 0 has just had ``tried`` arrive with this power."""
    first, *others = players or ({},)
    first = {**first, "lords": [*first.get("lords", []), "opener"]}
    text = OPENER + lord(f"on arrival {{ {statements} }}") + more
    described = {"court": COURT, "lord_deck": ["tried"]} | words
    if "lord_deck" in words:
        described["lord_deck"] = ["tried", *words["lord_deck"]]
    game = with_cards(text, first, *others, **described)
    return carry(game, "use opener")


def carry(game: ar.Game, *answers: str) -> ar.Game:
    """Answer one decision after the other; each time the game is saved, loaded and copied.

    The game that goes on is the loaded one, and a copy has to come to the same.
    """
    for answer in answers:
        copy, game = game.clone(), resumed(game)
        before = game.clone()
        copy.apply(answer)
        game.apply(answer)
        assert game == copy
        assert (before == game) is False
    return resumed(game)


def resumed(game: ar.Game) -> ar.Game:
    """The game saved and loaded again: the same."""
    again = ar.from_json(ar.to_json(game), packs=game.setup.packs[1:])
    assert again == game
    assert ar.to_json(again) == ar.to_json(game)
    return again
