"""What hostile packs take until they are stopped: ``python -m tests.benchmarks.hostile [WORD]``.

Each pack of `tests.hostile` is checked, and loaded to play with, its cards told in each language,
in a process of its own. The table shows the processor time of both, and the most memory of the
process, the interpreter and loading the library included. A word shows only the packs whose name
has it.
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
from typing import TYPE_CHECKING, Any

from tests.hostile import HOSTILE, Hostile

if TYPE_CHECKING:
    from abyss_rules.model.cards import Pack

#: What each may take at most: seconds of processor time for each of both, and mebibytes.
SECONDS = 1.0
MEBIBYTES = 200
#: So long is waited for a process at most, in seconds of the clock.
PATIENCE = 60


def measured(path: Path) -> None:
    """Check and load a pack; prints the seconds of both, the memory and the codes as JSON."""
    begin = time.process_time()
    import abyss_rules as ar

    codes = sorted({found.code for found in ar.check(path).diagnostics})
    checked = time.process_time()
    try:
        tell(ar.load_pack(path))
        end = "loaded"
    except ar.AbyssError as error:
        end = type(error).__name__
    loaded = time.process_time()
    print(json.dumps([checked - begin, loaded - checked, _memory(), codes, end]))


def tell(pack: Pack) -> None:
    """Tell all cards of a pack in its languages."""
    from abyss_rules.dsl import wording
    from abyss_rules.game.loading import vocabularies

    for code in {one.language for one in pack.messages}:
        for card in pack.cards:
            wording.describe(card, vocabularies()[pack.header.ruleset], code, pack.messages)


def _memory() -> float:
    """The most memory that this process has had, in mebibytes; Linux counts it in KiB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def environment(cache: Path) -> dict[str, str]:
    """A user's: the library is compiled once, as an installed one is, and packs are kept."""
    compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(cache / "compiled")}
    return {**os.environ, **compiled, "ABYSS_CACHE": str(cache)}


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
                env=environment(cache),
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
        for name in ("comments only", "messages that tell each part three times"):
            run(next(one for one in HOSTILE if one.name == name), Path(cache))  # as users have it
        results = [row(one, run(one, Path(cache))) for one in HOSTILE if word in one.name]
    print(f"\n{sum(results)} of {len(results)} stop within {SECONDS:g} s and {MEBIBYTES} MiB")
    return 0 if all(results) else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        measured(Path(sys.argv[2]))
    else:
        sys.exit(main(*sys.argv[1:2]))
