"""What hostile packs take until they are stopped: ``python -m tests.benchmarks.hostile [WORD]``.

Each pack of `tests.hostile` is checked, and loaded to play with, in a process of its own. The table
shows the processor time of both, and the most memory of the process, the interpreter included. A
word shows only the packs whose name has it.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.hostile import HOSTILE, Hostile

#: What each may take at most: seconds of processor time for each of both, and mebibytes.
SECONDS = 1.0
MEBIBYTES = 200
#: So long is waited for a process at most, in seconds of the clock.
PATIENCE = 60


def measured(path: Path) -> None:
    """Check and load a pack; prints the seconds of both, the memory and the codes as JSON."""
    import abyss_rules as ar

    begin = time.process_time()
    codes = sorted({found.code for found in ar.check(path).diagnostics})
    checked = time.process_time()
    try:
        ar.load_pack(path)
        end = "loaded"
    except ar.AbyssError as error:
        end = type(error).__name__
    loaded = time.process_time()
    print(json.dumps([checked - begin, loaded - checked, _memory(), codes, end]))


def _memory() -> float:
    """The most memory that this process has had, in mebibytes; Linux counts it in KiB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def run(hostile: Hostile, cache: Path) -> Any:  # noqa: ANN401  # what JSON gives
    """What `measured` prints of a pack; None if it took too long, or the last line of an error."""
    with tempfile.TemporaryDirectory() as folder:
        path = hostile.build(Path(folder))
        command = [sys.executable, "-m", "tests.benchmarks.hostile", "--one", str(path)]
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                env={**os.environ, "ABYSS_CACHE": str(cache)},
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None
    if done.returncode:
        return done.stderr.strip().rpartition("\n")[2]
    return json.loads(done.stdout)


def row(hostile: Hostile, found: Any) -> bool:  # noqa: ANN401  # as `run` gives it
    """Print a line of the table; whether all is within the bounds."""
    if not isinstance(found, list):
        print(f"{hostile.name:58}  {'more than a minute' if found is None else found}", flush=True)
        return False
    checked, loaded, memory, codes, end = found
    missing = [code for code in hostile.codes if code not in codes]
    good = checked <= SECONDS and loaded <= SECONDS and memory <= MEBIBYTES and not missing
    told = " ".join(codes) or "-"
    told += f"  (without {' '.join(missing)})" if missing else ""
    mark = "" if good else "  <--"
    print(
        f"{hostile.name:58} {checked:6.2f} {loaded:6.2f} {memory:6.0f}  {end:9} {told}{mark}",
        flush=True,
    )
    return good


def main(word: str = "") -> int:
    """Print the table; 1 if a pack is beyond the bounds, else 0."""
    print(f"{'':58} {'check':>6} {'load':>6} {'MiB':>6}")
    with tempfile.TemporaryDirectory() as cache:
        run(HOSTILE[0], Path(cache))  # so that the game's own pack is kept, as users have it
        results = [row(one, run(one, Path(cache))) for one in HOSTILE if word in one.name]
    print(f"\n{sum(results)} of {len(results)} stop within {SECONDS:g} s and {MEBIBYTES} MiB")
    return 0 if all(results) else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        measured(Path(sys.argv[2]))
    else:
        sys.exit(main(*sys.argv[1:2]))
