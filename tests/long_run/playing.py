"""Plays games under all laws, in processes, and keeps how far it came.

Game number N is drawn from the seed and N alone. What was played is kept in ``build/long-run/``, so
that a run which is stopped goes on there; a failure is kept with the seed that draws it again.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path

from attrs import asdict, define, field

from abyss_rules.agents import derived
from abyss_rules.testing import Law, check_play, choice, laws_for

FOLDER = Path(__file__).resolve().parents[2] / "build" / "long-run"
#: So many games are handed to a process at once.
AT_ONCE = 25
#: A law that is asked at every decision counts them.
COUNTED = "nothing_is_lost"


@define
class Progress:
    """What was played of a ruleset with a seed."""

    #: The first number that was not played.
    following: int = 0
    decisions: int = 0
    seconds: float = 0.0
    #: The numbers of games in which a law was broken, with what was told.
    failures: dict[str, str] = field(factory=dict)
    asked: dict[str, int] = field(factory=dict)


def laws_of(ruleset: str, names: tuple[str, ...] = ()) -> tuple[Law, ...]:
    """The laws about games of a ruleset; if some are named those alone, and the one that counts."""
    laws = laws_for(ruleset, "state", "step", "game", "pair")
    return tuple(law for law in laws if not names or law.name in {*names, COUNTED})


def play(
    ruleset: str, seed: int, every: int, ends: int, first: int, *, names: tuple[str, ...] = ()
) -> tuple[int, Counter[str], dict[str, str]]:
    """Play some games of a ruleset under its laws, or under those that are named."""
    asked: Counter[str] = Counter()
    failures = {}
    chosen = choice(ruleset, whole=True)
    laws = laws_of(ruleset, names)
    for number in range(first, first + AT_ONCE):
        drawn = derived(seed, number)
        failure = check_play(laws, chosen, drawn, asked, every=every, ends=ends)
        if failure is not None:
            failures[str(number)] = str(failure)
    return first, asked, failures


def run(
    ruleset: str,
    wanted: int,
    seed: int,
    jobs: int,
    every: int,
    ends: int,
    names: tuple[str, ...] = (),
) -> Progress:
    """Play on until so many decisions were played of a ruleset.

    How far a run under some laws came is kept beside that of the run under all.
    """
    playing = partial(play, ruleset, seed, every, ends, names=names)
    file = FOLDER / f"{'-'.join([ruleset, str(seed), *sorted(names)])}.json"
    progress = Progress()
    if file.exists():
        progress = Progress(**json.loads(file.read_text(encoding="utf-8")))
    began, before = time.monotonic(), progress.seconds
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while progress.decisions < wanted:
            tasks = islice(count(progress.following, AT_ONCE), 2 * jobs)
            for first, asked, failures in pool.map(playing, tasks):
                progress.following = first + AT_ONCE
                progress.decisions += asked[COUNTED]
                progress.asked = dict(Counter(progress.asked) + asked)
                progress.failures |= failures
                progress.seconds = before + time.monotonic() - began
                FOLDER.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps(asdict(progress)), encoding="utf-8")
            told = f"{progress.following:,} games, {progress.decisions:,} decisions"
            print(f"{ruleset}: {told}, {len(progress.failures)} failures", flush=True)
    return progress
