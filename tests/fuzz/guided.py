"""Fuzzes guided by coverage: an input that reaches new lines is kept, and damaged further."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random

from attrs import define, field
from coverage import Coverage

from tests.fuzz.damage import damaged
from tests.fuzz.targets import Target

Arc = tuple[str, int, int]

#: An input may reach nothing, and what it reaches may have been loaded before.
_WARNINGS = ["no-data-collected"]
#: So many inputs are measured before what was measured is thrown away.
_TOGETHER = 100
#: With so many sound inputs a run begins.
_SEEDS = 40


class Meter:
    """Measures which branches of the library one input after the other goes through."""

    def __init__(self) -> None:
        # `include`, as with `source` all files that no input reaches would be looked for each time.
        self.coverage = Coverage(
            data_file=None, branch=True, include=["*/abyss_rules/*"], config_file=False
        )
        self.coverage.set_option("run:disable_warnings", _WARNINGS)
        self.measured = 0

    def measure(self, run: Callable[[], None]) -> set[Arc]:
        """Run something, whatever it raises, and tell what it went through."""
        # To begin anew takes much longer than to name what is measured now.
        if self.measured % _TOGETHER == 0:
            self.coverage.erase()
        self.measured += 1
        name = str(self.measured)
        self.coverage.start()
        self.coverage.switch_context(name)
        try:
            run()
        finally:
            self.coverage.stop()
        data = self.coverage.get_data()
        data.set_query_context(name)
        return {(file, *arc) for file in data.measured_files() for arc in data.arcs(file) or ()}


@define
class Run:
    """What a run has met: the inputs that are kept, and the first input of each failure."""

    target: Target
    seed: int
    done: int = 0
    kept: list[bytes] = field(factory=list)
    reached: set[Arc] = field(factory=set)
    #: By where it was raised and as what, so that one fault is told once.
    failures: dict[str, bytes] = field(factory=dict)

    def fuzz(self, *, seconds: float = 0, inputs: int = 0) -> None:
        """Go on for so many seconds of the clock, or so many inputs."""
        end = time.monotonic() + seconds
        rng = Random(f"{self.target.name} {self.seed} {self.done}")
        meter = Meter()
        seeds = self.target.seeds()
        for data in rng.sample(seeds, min(_SEEDS, len(seeds))):
            self.one(data, meter)
        while self.done < inputs or time.monotonic() < end:
            self.one(damaged(self.target, rng.choice(self.kept), rng), meter)

    def one(self, data: bytes, meter: Meter) -> None:
        """Run one input, and keep it if it reaches something new."""
        arcs = meter.measure(lambda: self.tried(data))
        self.done += 1
        if not arcs <= self.reached or not self.kept:
            self.reached |= arcs
            self.kept.append(data)

    def tried(self, data: bytes) -> None:
        """Run an input, and keep it if it fails."""
        try:
            self.target.run(data)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is what is sought
            self.failures.setdefault(_where(error), data)

    def write(self, folder: Path) -> list[Path]:
        """Write the failing inputs to files, to be run again; gives the files."""
        written = []
        for number, (where, data) in enumerate(self.failures.items(), 1):
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{self.target.name}-{self.seed}-{number}"
            path.write_bytes(data)
            path.with_suffix(".txt").write_text(f"{where}\n", encoding="utf-8")
            written.append(path)
        return written


def _where(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"
