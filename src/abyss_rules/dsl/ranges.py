"""Ranges of versions, such as ``>=0.1, <2``: read, and asked whether a version lies in them."""

from __future__ import annotations

import re

#: A sign and the version behind it.
Bound = tuple[str, tuple[int, ...]]

_NUMBERS = r"\d{1,6}(?:\.\d{1,6}){0,3}"
_BOUND = re.compile(rf"\s*(>=|<=|==|!=|<|>)\s*({_NUMBERS})\s*")
_VERSION = re.compile(rf"\s*({_NUMBERS})\s*")


def bounds(text: str) -> tuple[Bound, ...] | None:
    """The bounds of a range, which all have to hold; None if it is written otherwise."""
    found = [_BOUND.fullmatch(part) for part in text.split(",")]
    read = tuple((match[1], _numbers(match[2])) for match in found if match)
    return read if len(read) == len(found) else None


def version(text: str) -> tuple[int, ...] | None:
    """The numbers of a version of numbers and dots, always four; None if it is no such."""
    found = _VERSION.fullmatch(text)
    return _numbers(found[1]) if found else None


def within(wanted: tuple[int, ...], range_: tuple[Bound, ...]) -> bool:
    """Whether a version keeps all bounds of a range."""
    return first_broken(wanted, range_) is None


def first_broken(wanted: tuple[int, ...], range_: tuple[Bound, ...]) -> Bound | None:
    """The first bound that a version does not keep."""
    return next((bound for bound in range_ if not _holds(wanted, *bound)), None)


def _numbers(text: str) -> tuple[int, ...]:
    numbers = [int(part) for part in text.split(".")]
    return tuple(numbers + [0] * (4 - len(numbers)))


def _holds(mine: tuple[int, ...], sign: str, other: tuple[int, ...]) -> bool:
    return {
        ">=": mine >= other,
        "<=": mine <= other,
        "==": mine == other,
        "!=": mine != other,
        "<": mine < other,
        ">": mine > other,
    }[sign]
