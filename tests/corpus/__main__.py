"""Plant mistakes in the real cards and print what `abyss check` finds of them.

``python -m tests.corpus --seed 1 --mistakes 600``; ``--list missed`` prints those of a sort one by
one: ``missed``, ``line``, ``word``, ``several``, ``other`` or ``alarm``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from tests.corpus.figures import Figures, figures, percent, table
from tests.corpus.judging import Verdict, judge
from tests.corpus.mistakes import draw

#: What may be listed one by one.
SORTS: dict[str, Callable[[Verdict], bool]] = {
    "missed": lambda v: v.mistake.left and not v.found,
    "line": lambda v: v.mistake.left and v.found and not v.right_line,
    "word": lambda v: bool(v.mistake.left and v.mistake.meant and not v.right_word),
    "several": lambda v: v.mistake.left and len(v.errors) > 1,
    "other": lambda v: not v.mistake.left and not v.found and not v.same,
    "alarm": lambda v: not v.mistake.left and v.found,
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="one or more (1)")
    parser.add_argument("--mistakes", type=int, default=600, help="how many for each seed (600)")
    parser.add_argument("--list", choices=SORTS, action="append", default=["missed", "alarm"])
    parser.add_argument("--near", action="store_true", help="without the rest of the pack")
    wanted = parser.parse_args()
    verdicts: list[Verdict] = []
    for seed in wanted.seed:
        drawn = [judge(m, whole=not wanted.near) for m in draw(seed, wanted.mistakes)]
        verdicts += drawn
        print(f"seed {seed}: {summary(figures(drawn)[1])}", flush=True)
    print()
    print("\n".join(table(*figures(verdicts))))
    for sort in dict.fromkeys(wanted.list):
        listed = [verdict for verdict in verdicts if SORTS[sort](verdict)]
        print(f"\n{sort}: {len(listed)}")
        print("\n".join(line for verdict in listed for line in told(verdict)))


def summary(total: Figures) -> str:
    """The shares of all classes together, on one line."""
    return (
        f"found {total.share_found:.1f} % of {total.left}, "
        f"right line {total.share_right_line:.1f} %, "
        f"right suggestion {total.share_right_word:.1f} % of {total.misspelt}, "
        f"one finding {percent(total.left - total.several, total.left):.1f} %"
    )


def told(verdict: Verdict) -> list[str]:
    """One mistake and what was said of it."""
    mistake = verdict.mistake
    first = f"  {mistake.group}: {mistake.what}: {mistake.told}"
    return [
        first,
        *(f"      {e.line}:{e.column} {e.code} {e.message} [{e.help}]" for e in verdict.errors),
    ]


if __name__ == "__main__":
    main()
