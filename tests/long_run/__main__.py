"""``python -m tests.long_run``: millions of decisions under all laws, on all cores, resumable."""

from __future__ import annotations

import argparse
import os

from abyss_rules import rulesets
from abyss_rules.errors import UnknownError
from abyss_rules.testing import law_named
from tests.long_run.playing import run


def main() -> None:
    """Play both rulesets and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.long_run", description=__doc__)
    parser.add_argument("--decisions", type=int, default=5_000_000, help="in all (5000000)")
    parser.add_argument("--seed", type=int, default=1, help="of all games (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument(
        "--every", type=int, default=64, help="dear laws at one decision in so many (64)"
    )
    parser.add_argument("--ends", type=int, default=8, help="and at one end in so many (8)")
    parser.add_argument(
        "--laws", default="", metavar="NAME,...", help="ask these alone, counted by themselves"
    )
    chosen = parser.parse_args()
    names = tuple(filter(None, chosen.laws.split(",")))
    for name in names:
        try:
            law_named(name)
        except UnknownError as error:
            parser.error(str(error))
    wanted = chosen.decisions // len(rulesets.NAMES)
    for ruleset in rulesets.NAMES:
        progress = run(ruleset, wanted, chosen.seed, chosen.jobs, chosen.every, chosen.ends, names)
        print(f"\n{ruleset}, seed {chosen.seed}: {progress.following:,} games")
        print(f"{progress.decisions:,} decisions in {progress.seconds:,.0f} s")
        for name, number in sorted(progress.asked.items()):
            print(f"  {name:44} {number:>12,}")
        for place, told in progress.failures.items():
            print(f"\ngame {place}:\n{told}")
        print(f"{len(progress.failures)} failures", flush=True)


if __name__ == "__main__":
    main()
