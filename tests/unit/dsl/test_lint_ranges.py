"""The ranges of what cards reckon, which lint rests on."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from abyss_rules.model.expressions import (
    Attribute,
    Binary,
    Binding,
    Constant,
    Expression,
    Not,
    Number,
    Quantity,
    Select,
    Top,
)
from tests.unit.dsl.linted import RANGES

THREAT, IT = Quantity("threat"), Binding("it")
GUILDS = RANGES.names.kinds["Guild"].members


@st.composite
def conditions(draw: st.DrawFn, depth: int = 3) -> Expression:
    """Conditions on the Threat, a value and a guild."""
    if depth and draw(st.booleans()):
        if draw(st.integers(0, 3)) == 0:
            return Not(draw(conditions(depth - 1)))
        sign = draw(st.sampled_from(["and", "or"]))
        return Binary(sign, draw(conditions(depth - 1)), draw(conditions(depth - 1)))
    if draw(st.booleans()):
        guild = Constant("Guild", draw(st.sampled_from(GUILDS[:3])))
        return Binary(draw(st.sampled_from(["==", "!="])), Attribute("guild", IT), guild)
    term: Expression = THREAT if draw(st.booleans()) else Attribute("value", IT)
    sign = draw(st.sampled_from(["==", "!=", "<", "<=", ">", ">="]))
    other: Expression = Number(draw(st.integers(-1, 7))) if draw(st.booleans()) else THREAT
    return Binary(sign, term, other)


def holds(node: Expression, threat: int, value: int, guild: str) -> bool:
    """Whether a condition holds, reckoned plainly."""
    if isinstance(node, Not):
        return not holds(node.of, threat, value, guild)
    assert isinstance(node, Binary)
    if node.operator in ("and", "or"):
        sides = [holds(side, threat, value, guild) for side in (node.left, node.right)]
        return all(sides) if node.operator == "and" else any(sides)

    def number(side: Expression) -> int:
        if isinstance(side, Number):
            return side.value
        return threat if side == THREAT else value

    if isinstance(node.right, Constant):
        return (node.right.name == guild) == (node.operator == "==")
    left, right = number(node.left), number(node.right)
    order = (left > right) - (left < right)
    return {
        "==": order == 0,
        "!=": order != 0,
        "<": order < 0,
        "<=": order <= 0,
        ">": order > 0,
        ">=": order >= 0,
    }[node.operator]


@given(conditions())
def test_what_is_said_to_be_always_the_same_is(condition: Expression) -> None:
    found = {
        holds(condition, threat, value, guild)
        for threat in range(1, 7)
        for value in range(1, 6)
        for guild in GUILDS
    }
    assert not RANGES.never(condition) or found == {False}
    assert not RANGES.always(condition) or found == {True}
    assert not (RANGES.never(condition) and RANGES.always(condition))


def test_members_of_one_kind_are_compared_by_name() -> None:
    mage, soldier = Constant("Guild", "mage"), Constant("Guild", "soldier")
    assert RANGES.never(Binary("==", mage, soldier))
    assert RANGES.always(Binary("!=", mage, soldier))
    assert RANGES.always(Binary("==", mage, mage))


def test_of_the_first_of_nothing_nothing_is_known() -> None:
    top = Top(Select("court"))
    assert not RANGES.always(Binary("==", top, top))
    assert not RANGES.always(Binary("!=", Attribute("guild", top), Constant("Guild", "mage")))
    assert RANGES.of(Attribute("value", top)) == (0, 5)


def test_a_quantity_of_a_closed_kind_has_its_members() -> None:
    way = Quantity("affiliation", Binding("me"))
    lowest, any_paid = (Constant("Affiliation", name) for name in ("lowest", "any_paid"))
    assert RANGES.members(way) == ("lowest", "any_paid")
    assert RANGES.members(IT) == ()
    assert RANGES.always(Binary("or", Binary("==", way, lowest), Binary("==", way, any_paid)))


def test_numbers_whose_ranges_do_not_meet_are_never_equal() -> None:
    value = Attribute("value", IT)
    beyond = Binary("+", value, Number(9))
    assert RANGES.never(Binary("==", THREAT, beyond))
    assert RANGES.always(Binary("!=", beyond, THREAT))
