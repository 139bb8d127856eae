"""Connected areas of a Chamber: coalitions by guild, alliances by value (C8.1 to C8.3)."""

from __future__ import annotations

from collections.abc import Iterable

from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import Things


def area(r: ConspiracyRules, marks: list[int], place: int) -> set[int]:
    """The spaces connected with ``place`` whose marks are equal to its own, itself included."""
    mark = marks[place]
    found = {place}
    open_ = [place]
    while open_:
        for other in r.adjacent[open_.pop()]:
            if other < len(marks) and marks[other] == mark and other not in found:
                found.add(other)
                open_.append(other)
    return found


def areas_beside(r: ConspiracyRules, marks: list[int], place: int, mark: int) -> list[set[int]]:
    """The different areas of a mark that touch a space."""
    found: list[set[int]] = []
    for other in r.adjacent[place]:
        if (
            other < len(marks)
            and marks[other] == mark
            and not any(other in known for known in found)
        ):
            found.append(area(r, marks, other))
    return found


def guilds(r: ConspiracyRules, chamber: Things) -> list[int]:
    """The guild of the Lord on each space that is taken."""
    return [r.guild[lord] for lord in chamber]


def influences(r: ConspiracyRules, chamber: Things) -> list[int]:
    """The Influence of the Lord on each space that is taken."""
    return [r.influence[lord] for lord in chamber]


def largest(r: ConspiracyRules, marks: list[int]) -> int:
    """How many spaces the largest area has; 0 in an empty Chamber."""
    left: Iterable[int] = range(len(marks))
    most = 0
    while left := tuple(left):
        found = area(r, marks, left[0])
        most = max(most, len(found))
        left = (place for place in left if place not in found)
    return most
