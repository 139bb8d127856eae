"""Fuzz for as long as you like: ``python -m tests.fuzz TARGET --time SECONDS``.

Coverage guides it: an input that takes a branch which none took before is kept, and damaged
further. The branches are those that coverage.py measures; with ``--atheris``, and that installed,
libFuzzer draws the inputs. Inputs that fail are written to ``--out``; ``python -m tests.fuzz TARGET
FILE…`` runs them again.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.fuzz.targets import Target

#: What can be fuzzed. The targets are loaded later, as atheris has to be there before the library.
NAMES = ("parser", "formatter", "json", "records", "packs", "messages", "scenarios")


def main(arguments: list[str] | None = None) -> int:
    """Fuzz, or run inputs again; 1 if something failed, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=NAMES, help="what is fuzzed")
    parser.add_argument("file", nargs="*", type=Path, help="inputs to run again, and no others")
    parser.add_argument("--time", type=float, default=60, help="so many seconds (60)")
    parser.add_argument("--seed", type=int, default=1, help="what inputs are drawn from (1)")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="for what fails")
    parser.add_argument("--atheris", action="store_true", help="with atheris, which draws itself")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as cache:
        os.environ["ABYSS_CACHE"] = cache  # packs are kept once they are checked
        atheris = _instrumented() if wanted.atheris else None
        from tests.fuzz.guided import Run
        from tests.fuzz.targets import TARGETS

        target = TARGETS[wanted.target]
        for path in wanted.file:
            target.run(path.read_bytes())
            print(f"{path}: nothing is wrong")
        if wanted.file:
            return 0
        if atheris is not None:
            return _atheris(atheris, target, wanted.time, wanted.out)
        run = Run(target, wanted.seed)
        run.fuzz(seconds=wanted.time)
        written = run.write(wanted.out)
    print(
        f"{target.name}: {run.done} inputs, {len(run.kept)} kept, {len(run.reached)} branches "
        f"reached, {len(run.failures)} failures"
    )
    for path, where in zip(written, run.failures, strict=True):
        print(f"  {path}: {where}")
    return 1 if run.failures else 0


def _instrumented() -> Any:  # noqa: ANN401  # atheris has no types
    """The module atheris, once all of the library is loaded so that it sees the branches taken."""
    atheris = importlib.import_module("atheris")
    library = importlib.import_module("abyss_rules")
    with atheris.instrument_imports(include=["abyss_rules"]):
        for found in pkgutil.walk_packages(library.__path__, "abyss_rules."):
            if not found.name.endswith("__main__"):
                importlib.import_module(found.name)
    return atheris


def _atheris(atheris: Any, target: Target, seconds: float, out: Path) -> int:  # noqa: ANN401  # as above
    """Let libFuzzer draw inputs; it ends the process itself, and writes what fails to a file."""
    from tests.fuzz.damage import damaged

    def drawn(data: bytes, most: int, seed: int) -> bytes:
        """Half of the inputs are damaged as we do, who know what they say."""
        rng = Random(seed)
        mutated: bytes = atheris.Mutate(data, most)
        return damaged(target, data, rng)[:most] if rng.random() < 1 / 2 else mutated

    corpus = out / f"{target.name}-corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(target.seeds()):
        (corpus / f"seed-{number}").write_bytes(data)
    options = [f"-max_total_time={seconds:g}", f"-artifact_prefix={out}/{target.name}-"]
    atheris.Setup([sys.argv[0], *options, str(corpus)], target.run, custom_mutator=drawn)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
