"""``python -m tests.mutation``: how many changes of the code do the tests notice?

Needs the extra ``mutation``. What is measured once is kept in ``build/mutation/``, and so are the
verdicts, so that a run that was stopped goes on where it was; ``--fresh`` begins again.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutation.places import ROOT, Mutant, draw
from tests.mutation.trials import Bench, Map, Verdict, copy_project

#: Mutants that do what the original does, each with the reason: (file, line's text, operator).
EQUIVALENT = Path(__file__).parent / "equivalent.txt"

GOAL = 90


def main() -> None:
    """Draw mutants, try them and print the score."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--mutants", type=int, default=300, help="how many (300)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    parser.add_argument(
        "--seconds", type=float, default=120, help="of tests for each mutant at most (120)"
    )
    parser.add_argument("--fresh", action="store_true", help="forget what was measured before")
    chosen = parser.parse_args()
    folder = ROOT / "build" / "mutation"
    if chosen.fresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    reach = Map(folder)
    if not reach.data.exists():
        print("measuring which test reaches which line ...", flush=True)
        reach.measure()
    wanted = draw(chosen.mutants, chosen.seed)
    verdicts = tried(wanted, reach, folder, chosen.jobs, chosen.seconds)
    report(verdicts, chosen.seed)


def tried(
    wanted: list[Mutant], reach: Map, folder: Path, jobs: int, seconds: float
) -> list[Verdict]:
    """The verdicts on all mutants, in their order; those known from before are not tried again."""
    kept = folder / "verdicts.jsonl"
    known: dict[str, Verdict] = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            name, outcome, by = json.loads(line)
            known[name] = Verdict(wanted[0], outcome, by)
    benches: SimpleQueue[Bench] = SimpleQueue()
    for number in range(jobs):
        copy = folder / f"copy{number}"
        shutil.rmtree(copy, ignore_errors=True)
        copy_project(copy)
        bench = Bench(copy, reach, seconds)
        if not number:
            bench.check()
        benches.put(bench)

    def one(mutant: Mutant) -> Verdict:
        if (before := known.get(f"{mutant} | {source_line(mutant)}")) is not None:
            return Verdict(mutant, before.outcome, before.by)
        bench = benches.get()
        try:
            verdict = bench.try_(mutant)
        finally:
            benches.put(bench)
        with kept.open("a", encoding="utf-8") as file:
            name = f"{mutant} | {source_line(mutant)}"
            file.write(json.dumps([name, verdict.outcome, verdict.by]) + "\n")
        print(f"{verdict.outcome:9} {mutant}", flush=True)
        return verdict

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, wanted))


def source_line(mutant: Mutant) -> str:
    """The line that a mutant changes, without its indentation."""
    lines = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()
    return lines[mutant.line - 1].strip()


def equivalent() -> dict[tuple[str, str, str], str]:
    """The mutants that change nothing that could be noticed, with the reason of each."""
    found = {}
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            file, operator, text, reason = (part.strip() for part in line.split(" | "))
            found[file, operator, text] = reason
    return found


def report(verdicts: list[Verdict], seed: int) -> None:
    """Print the score, and the mutants that nothing noticed."""
    reasons = equivalent()
    same: list[tuple[Verdict, str]] = []
    missed: list[tuple[Verdict, str]] = []
    for verdict in verdicts:
        mutant = verdict.mutant
        if verdict.is_caught:
            continue
        reason = reasons.get((mutant.file, mutant.operator, source_line(mutant)), "")
        (same if reason else missed).append((verdict, reason))
    counts = Counter(verdict.outcome for verdict in verdicts)
    print(f"\n{len(verdicts)} mutants, seed {seed}: {dict(sorted(counts.items()))}")
    for title, group in (("Equivalent, with the reason", same), ("Not noticed", missed)):
        print(f"\n{title}: {len(group)}")
        for verdict, reason in group:
            print(f"  {verdict.outcome:9} {verdict.mutant}")
            print(f"            {source_line(verdict.mutant)}{f'   # {reason}' if reason else ''}")
    counted = len(verdicts) - len(same)
    caught = sum(verdict.is_caught for verdict in verdicts)
    print(f"\nnoticed: {caught} of {counted}, {100 * caught / counted:.1f} % (goal: {GOAL} %)")


if __name__ == "__main__":
    main()
