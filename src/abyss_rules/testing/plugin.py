"""What pytest gets: the fixture ``check_law``, with the numbers of the command line.

The top-level ``conftest.py`` loads it: ``pytest_plugins = ["abyss_rules.testing.plugin"]``; pytest
refuses that line in a ``conftest.py`` of a folder further down. So does ``pytest -p
abyss_rules.testing.plugin``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from abyss_rules.testing import checking

_EXAMPLES, _SEED = 50, 0


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the command line."""
    group = parser.getgroup("abyss-rules")
    group.addoption(
        "--abyss-examples",
        type=int,
        default=_EXAMPLES,
        metavar="N",
        help="how many games check_law draws for each law (%(default)s)",
    )
    group.addoption(
        "--abyss-seed",
        type=int,
        default=_SEED,
        metavar="SEED",
        help="the seed from which check_law draws its games (%(default)s)",
    )


@pytest.fixture
def check_law(pytestconfig: pytest.Config) -> Callable[..., Counter[str]]:
    """``abyss_rules.testing.check_law``, with ``--abyss-examples`` and ``--abyss-seed``.

    What a test says itself, as ``examples=10``, goes before the command line.
    """
    return partial(
        checking.check_law,
        examples=int(pytestconfig.getoption("abyss_examples", _EXAMPLES)),
        seed=int(pytestconfig.getoption("abyss_seed", _SEED)),
    )
