"""Measure the speed and print a table: ``python -m tests.benchmarks``."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from importlib import import_module

# By name, so that a module whose parts are still missing leaves the other figures standing.
speed = import_module("tests.benchmarks.speed")
peers = import_module("tests.benchmarks.peers")

BEST_OF = 5


def best(measure: Callable[[], float], *, least: bool = False) -> float:
    """The best of five: the others measure what else the machine was busy with."""
    found = [measure() for _ in range(BEST_OF)]
    return min(found) if least else max(found)


def row(what: str, figure: str, goal: str = "") -> None:
    """One line of the table."""
    print(f"{what:46} {figure:>18}   {goal}".rstrip(), flush=True)


#: Ruleset -> decisions and clones a second that it should reach, and how many times catanatron's
#: decisions.
GOALS = {
    "abyss": ("120,000 to 200,000", "250,000", 5),
    "conspiracy": ("150,000", "300,000", 6),
}


def main() -> None:
    """Measure and print."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    print(f"random play, one core, best of {BEST_OF}")
    if hasattr(os, "getloadavg"):
        print(f"{os.getloadavg()[0]:.1f} processes were busy on {os.cpu_count()} cores before it")
    measured = {ruleset: games(ruleset) for ruleset in GOALS}

    print("\nThe library\n")
    for what, use in (("alone", ""), ("and new_game looked up", "abyss_rules.new_game")):
        imports = [speed.import_time(use) for _ in range(BEST_OF)]
        seconds, loaded = min(imports)
        goal = f"under 50 ms; heavy modules: {loaded or 'none'}"
        row(f"import abyss_rules, {what}", f"{seconds * 1e3:,.1f} ms", goal)
    for ruleset in GOALS:
        pack = f"{ruleset}.base"
        packs = [speed.pack_times(pack) for _ in range(BEST_OF)]
        cold, cached = (min(pair[place] for pair in packs) * 1e3 for place in (0, 1))
        row(f"{pack} ready, cold", f"{cold:,.0f} ms", "under 300 ms")
        row(f"{pack} ready, from the cache", f"{cached:,.1f} ms", "under 30 ms")

    print("\nPeers, as published (random play, forced choices counted)\n")
    row("", "decisions/s", "clones/s")
    for name, decisions, clones in peers.PUBLISHED:
        row(name, f"{decisions:,}", f"{clones:,}" if clones else "-")
    print()
    if not peers.has_catanatron():
        print("catanatron is not installed here: pip install catanatron to measure beside it")
        return
    theirs = best(peers.catanatron_decisions)
    theirs_clones = best(peers.catanatron_clones)
    row("catanatron, in this run", f"{theirs:,.0f}", f"{theirs_clones:,.0f}")
    for ruleset, (asked, forced, dropped) in measured.items():
        # Catanatron's figure counts forced choices, so ours has to as well.
        ratio = asked * (1 + forced) / theirs
        goal = f"goal: {GOALS[ruleset][2]}"
        row(f"{ruleset} / catanatron, forced counted in both", f"{ratio:.1f}", goal)
        row(f"{ruleset} without forced ones / catanatron", f"{asked / theirs:.1f}")
        row(f"{ruleset} / catanatron, clones", f"{dropped / theirs_clones:.1f}")


def games(ruleset: str) -> tuple[float, float, float]:
    """The table of a ruleset: its decisions a second, share of forced ones, clones a second."""
    decisions, clones, _times = GOALS[ruleset]
    print(f"\n{ruleset}, {speed.SEATS[ruleset]} seats\n")
    row("", "measured", "goal")
    forced = speed.forced_share(ruleset)
    asked = best(lambda: speed.decisions(ruleset))
    dropped = best(lambda: speed.dropped_clones(ruleset))
    kept = best(lambda: speed.kept_clones(ruleset))
    new = best(lambda: speed.new_game_time(ruleset), least=True)
    json = best(lambda: speed.json_time(ruleset), least=True)
    row("decisions/s, two or more options", f"{asked:,.0f}", decisions)
    row("decisions/s, forced ones counted", f"{asked * (1 + forced):,.0f}")
    row("clones/s, each dropped before the next", f"{dropped:,.0f}", clones)
    row("clones/s, 20,000 kept alive", f"{kept:,.0f}", "stated")
    row("new game", f"{new * 1e6:,.0f} µs", "under 100 µs")
    row("JSON round trip", f"{json * 1e6:,.0f} µs", "under 150 µs")
    row("one state", f"{speed.state_size(ruleset):,} bytes", "under 8,192 bytes")
    return asked, forced, dropped


if __name__ == "__main__":
    main()
