"""What is said of each code."""

from __future__ import annotations

from attrs import frozen


@frozen
class Code:
    """A kind of finding. ``wrong`` and ``right`` are an example, empty where none is of use."""

    code: str
    title: str
    why: str
    wrong: str = ""
    right: str = ""
    severity: str = "error"
