"""Laws about copies of games: cloned, saved, pickled, recorded, undone, played elsewhere."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.errors import IllegalError
from abyss_rules.formats.records import replay
from abyss_rules.formats.saves import from_json, to_json
from abyss_rules.game import Game
from abyss_rules.game.insight import all_values
from abyss_rules.model.cards import Pack
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.world import with_state

#: How far a copy is played on beside the original.
_FURTHER = 12


def the_same(one: Game, other: Game, how: str) -> None:
    """Say that a law is broken unless two games are equal in all that a user can compare."""
    pairs = {
        "game == game": (one, other),
        "key()": (one.key(), other.key()),
        "hash(key())": (hash(one.key()), hash(other.key())),
        "decision": (one.decision, other.decision),
        "outcome": (one.outcome, other.outcome),
    }
    for what, (mine, theirs) in pairs.items():
        if mine != theirs:
            broken(f"{how}: {what} is not the same{told_apart(one, other)}")


#: So many differences between two games are told.
_TOLD = 3


def told_apart(found: Game, wanted: Game) -> str:
    """What differs between two games that should be equal, in the words of positions; or ""."""
    return _apart(_values(found), _values(wanted))


def _values(game: Game) -> Mapping[str, Any] | None:
    """All of a game in the words of positions; None of one that is not sound and has none."""
    try:
        return all_values(game)
    except Exception:  # noqa: BLE001  # it may fail anywhere
        return None


def _apart(found: Mapping[str, Any] | None, wanted: Mapping[str, Any] | None) -> str:
    """What `told_apart` says of two games, by their values."""
    differences = list(_differences("", found, wanted)) if found and wanted else []
    if not differences:
        return ""
    more = f" and {len(differences) - _TOLD} things more" if len(differences) > _TOLD else ""
    return f": {'; '.join(differences[:_TOLD])}{more}"


def _differences(word: str, found: Any, wanted: Any) -> Iterator[str]:  # noqa: ANN401  # any words
    """Where descriptions differ, part by part."""
    match found, wanted:
        case dict(), dict():
            for name in dict.fromkeys((*found, *wanted)):
                at = f"{word} {name}".strip()
                yield from _differences(at, found.get(name), wanted.get(name))
        case list(), list() if len(found) == len(wanted):
            for place, (one, other) in enumerate(zip(found, wanted, strict=True)):
                yield from _differences(f"{word} {place}", one, other)
        case list(), list():
            has, needs = Counter(map(str, found)), Counter(map(str, wanted))
            for how, things in (("has", has - needs), ("lacks", needs - has)):
                if things:
                    yield f"{word} {how} {plain.show(', '.join(sorted(things.elements())))}"
        case _ if found != wanted:
            yield f"{word} is {plain.show(found)}, not {plain.show(wanted)}"


def packs_of(game: Game) -> tuple[Pack, ...]:
    """The packs of a game besides the base pack."""
    return game.setup.packs[1:]


@law(often="sometimes")
def json_round_trips(game: Game) -> None:
    """A saved game is loaded as it was, and saved again as the same text."""
    text = to_json(game)
    json.loads(text)
    loaded = from_json(text, packs=packs_of(game))
    the_same(loaded, game, "loaded")
    if to_json(loaded) != text:
        broken("it is saved again as another text")
    the_same(with_state(game, game.state), game, "from its state")


@law(often="sometimes")
def loaded_games_go_on_alike(game: Game) -> None:
    """A loaded game goes on exactly as the one that was saved.

    The state that it gives stays as it is meanwhile, whoever it was taken from or made into a game.
    """
    here, loaded = game.clone(), from_json(to_json(game), packs=packs_of(game))
    state = here.state
    made, text = with_state(game, state), json.dumps(state)
    for step in range(_FURTHER):
        if here.decision != loaded.decision:
            broken(f"after {step} answers more another question is asked: {loaded.decision}")
        if here.decision is None or loaded.decision is None:
            break
        answer = here.decision.options[(step * 7) % len(here.decision.options)]
        for one in (here, loaded, made):
            one.apply(answer)
        if json.dumps(state) != text:
            broken(f"{answer} in a game changes the state that was taken from it, or it is made of")
    the_same(here, loaded, f"after {_FURTHER} answers more")


@law(often="sometimes")
def clones_are_independent(game: Game) -> None:
    """What is done to a copy is not done to the original, nor the other way round."""
    key, values = game.key(), _values(game)
    # The game itself is not to be played: one copy is the original of another.
    original, other = game.clone(), game.clone()
    copy = original.clone()
    the_same(copy, game, "copied")
    given: Counter[str] = Counter()
    answers = []
    for _ in range(_FURTHER):
        # What was done least is done next, the last such answer there and the first here: what is
        # shared is seen only when something changes it, whichever of them that is in.
        for played, left, order in ((copy, original, -1), (original, copy, 1)):
            if played.decision is None:
                continue
            answer = min([*played.decision.options][::order], key=lambda one: given[one.verb])
            given[answer.verb] += 1
            before = left.key()
            played.apply(answer)
            if played is copy:
                answers.append(answer)
                if len(answers) == 1 and copy.key() == key:
                    broken(f"{answer} changes nothing")
            if (game.key(), other.key(), left.key()) != (key, key, before):
                to = "to a copy changes the original or another copy"
                back = "to the original changes a copy"
                broken(f"{answer} {to if played is copy else back}{_apart(_values(game), values)}")
    if told := _apart(_values(game), values):
        broken(f"what is done to copies changes what is told of the original{told}")
    for answer in answers:
        other.apply(answer)
    the_same(copy, other, "two copies after the same answers")


@law(often="seldom")
def pickles_come_back(game: Game) -> None:
    """A pickled game comes back as it was, with its history."""
    loaded = pickle.loads(pickle.dumps(game))  # noqa: S301  # made in the same line
    the_same(loaded, game, "pickled")
    if loaded.answers != game.answers:
        broken("its answers did not come back")


@law(often="seldom")
def records_replay(game: Game) -> None:
    """The record of a game, and its text, play the same game again."""
    record = game.record()
    again = replay(record, packs=packs_of(game))
    the_same(again, game, "replayed")
    the_same(replay(str(record), packs=packs_of(game)), game, "replayed from its text")
    if str(again.record()) != str(record):
        broken("the record of the game replayed is another text")


@law(often="seldom")
def undo_goes_back_to_the_start(game: Game) -> None:
    """Undo takes answers back one by one to the beginning; the same answers lead here again."""
    answers = game.answers
    going = game.clone()
    before = []
    for _ in answers:
        before.append(going.clone())
        going.undo()
    if going.answers:
        broken(f"{len(going.answers)} answers are left")
    try:
        going.undo()
    except IllegalError:
        pass
    else:
        broken("more can be taken back than was answered")
    for answer in answers:
        going.apply(answer)
        was = before.pop()
        if going.key() != was.key():
            broken(f"after {answer} the game is another one than it was{told_apart(going, was)}")
    the_same(going, game, "played again after undo")


def digest(game: Game) -> str:
    """All that was offered and seen in a game, played again from its start, in one number."""
    seen = hashlib.sha256()
    going = game.clone()
    for _ in game.answers:
        going.undo()
    for answer in (*game.answers, None):
        seen.update(to_json(going).encode())
        decision = going.decision
        seen.update(repr(decision and list(map(str, decision.options))).encode())
        if answer is not None:
            going.apply(answer)
    seen.update(repr(going.scores()).encode())
    for seat in (None, *range(going.seats)):
        seen.update("\n".join(map(str, going.events(seat))).encode())
        seen.update(json.dumps(going.view(seat).to_data()).encode())
    seen.update(str(going.record()).encode())
    return seen.hexdigest()


_ELSEWHERE = """
import pickle, sys
from abyss_rules.testing.laws_copies import digest
print(digest(pickle.load(sys.stdin.buffer)))
"""


@law(kind="game", often="rarely")
def other_processes_agree(game: Game) -> None:
    """Equal seeds and answers give an equal game, and equal sights of it, in another process.

    The other process orders sets and hashes texts in another way.
    """
    here = digest(game)
    for hash_seed in ("0", "4711"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        done = subprocess.run(  # noqa: S603  # the same interpreter
            [sys.executable, "-c", _ELSEWHERE],
            input=pickle.dumps(game),
            env=environment,
            capture_output=True,
            check=False,
            cwd=Path.cwd(),
        )
        there = done.stdout.decode().strip()
        if there != here:
            why = done.stderr.decode().strip().rpartition("\n")[2] or "all that was seen differs"
            broken(f"with the hash seed {hash_seed} it is another game: {why}")


LAWS = (
    clones_are_independent,
    json_round_trips,
    loaded_games_go_on_alike,
    pickles_come_back,
    records_replay,
    undo_goes_back_to_the_start,
    other_processes_agree,
)
