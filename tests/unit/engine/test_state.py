"""Zones of a state: what is drawn from a deck, and what is left."""

import pytest

from abyss_rules.engine.state import drawn


@pytest.mark.parametrize(
    ("number", "taken", "left"),
    [
        (0, (), (1, 2, 3)),
        (2, (3, 2), (1,)),
        (3, (3, 2, 1), ()),
        (9, (3, 2, 1), ()),
        (-1, (), (1, 2, 3)),
    ],
)
def test_the_top_is_drawn_first_and_no_more_than_there_is(
    number: int, taken: tuple[int, ...], left: tuple[int, ...]
) -> None:
    assert drawn((1, 2, 3), number) == (taken, left)
    assert drawn((), number) == ((), ())
