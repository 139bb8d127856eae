"""Saved games of every kind of moment, as they were once written, each with what is asked then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import abyss_rules as ar
from abyss_rules.game import load_pack
from tests.played import walk

HERE = Path(__file__).resolve().parent
#: Ruleset -> the pack that the stored games are played with.
PACKS = {"abyss": "abyss.base", "conspiracy": "conspiracy.base"}
#: Parts of a state that are empty for most of a game.
_RARE = (
    *("used", "disabled", "passing", "pending", "copies", "purchases", "payment", "drawn"),
    *("bound", "replay_token", "taken", "drawn_lords", "locations", "ending", "idle"),
)


def file_of(ruleset: str) -> Path:
    """Where the saved games of a ruleset are stored, one a line."""
    return HERE / f"saves-{ruleset}.jsonl"


def read(ruleset: str) -> list[dict[str, Any]]:
    """The stored games: ``asked`` says what is asked, ``game`` is the saved game."""
    lines = file_of(ruleset).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def asked(game: ar.Game) -> list[Any]:
    """What is asked, or how the game came to its end."""
    if game.decision is None:
        return [game.outcome.status, game.outcome.reason]
    one = game.decision
    return [one.seat, one.kind, [str(option) for option in one.options]]


def shown(state: dict[str, Any], kind: str) -> set[str]:
    """What a saved state is an example of: a kind of decision, steps, parts that are rare."""
    found = {f"step {frame[0]}" for frame in state["stack"]}
    found.add(f"asks {kind}" if kind else f"finished {state['finished']}")
    return found | {part for part in _RARE if any(_entries(state.get(part)))}


def _entries(value: object) -> list[Any]:
    return value if isinstance(value, list) else [value]


def digest(ruleset: str) -> str:
    """The digest of the cards that the games are played with."""
    return load_pack(PACKS[ruleset]).digest


def update(ruleset: str) -> None:
    """Store games anew if the cards are others: what was saved with those before is refused.

    While the cards are the same, what is stored stays, since it has to be read.
    """
    path = file_of(ruleset)
    if path.exists() and read(ruleset)[0]["game"]["packs"][0]["digest"] == digest(ruleset):
        return
    seen: set[str] = set()
    lines = []
    for game in _games(ruleset):
        found = shown(game.state, game.decision.kind if game.decision else "")
        if not found <= seen:
            seen |= found
            lines.append(json.dumps({"asked": asked(game), "game": json.loads(ar.to_json(game))}))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


#: What a game seldom comes to by itself: Keys chosen, a score copied, nobody able to go on.
_FIGHT: dict[str, Any] = {
    "council": {"crab": ["crab 1"]},
    "exploration": {"revealed": "monster"},
    "threat": 6,
    "players": [{"keys": 1, "lords": ["tamer"]}],
}
_OVER: dict[str, Any] = {"exploration_deck": [], "lord_deck": [], "court": []}
_COPIED: dict[str, Any] = {
    "players": [{"locations": ["city_of_mirrors"]}, {"locations": ["parliament", "the_jail"]}],
    "turn": 1,
    "ending": 1,
}
_STUCK: dict[str, Any] = {"exploration_deck": ["monster"], "token_supply": [], "threat": 3}


def _games(ruleset: str) -> Iterator[ar.Game]:
    """Games that together come by every kind of moment."""
    of_abyss = ruleset == "abyss"
    for described, answers in (
        (_FIGHT, ["fight"]),
        (_OVER | _COPIED, []),
        (_OVER | _COPIED, ["copy parliament"]),
        (_OVER | _STUCK, []),
    ):
        if of_abyss:
            game = ar.position(ruleset, described)
            for answer in answers:
                game.apply(answer)
            yield game
    yield from walk(1, 2, {"turn_limit": 3}, ruleset=ruleset)
    for seed in range(1, 13):
        seats = (2, 3, 4)[seed % 3] - (not of_abyss)
        yield from walk(seed, seats, "bga" if of_abyss and seed % 2 else None, ruleset=ruleset)
