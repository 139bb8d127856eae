"""The names a card has bound so far, and whether each has been used."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from attrs import define, frozen

from abyss_rules.dsl.syntax import Word

if TYPE_CHECKING:
    from collections.abc import Iterator


@define
class Bound:
    """A bound name: its type, the word that bound it (None: the language did), its uses.

    ``unseen`` is the selector it comes from if what lies there is hidden, else "".
    """

    type: str
    word: Word | None = None
    unseen: str = ""
    uses: int = 0


@frozen
class Mark:
    """The uses of all names at a moment, to go back to."""

    uses: tuple[tuple[Bound, int], ...]


class Scope:
    """Names in nested frames; an inner one ends with its block."""

    def __init__(self, types: dict[str, str]) -> None:
        self._frames: list[dict[str, Bound]] = [
            {name: Bound(type_) for name, type_ in types.items()}
        ]

    def find(self, name: str) -> Bound | None:
        """What a name is bound to, without using it."""
        for frame in reversed(self._frames):
            if name in frame:
                return frame[name]
        return None

    def names(self) -> set[str]:
        """All names bound here."""
        return {name for frame in self._frames for name in frame}

    def bind(self, name: str, type_: str, word: Word | None = None, unseen: str = "") -> None:
        """Bind a name for the rest of the innermost frame."""
        self._frames[-1][name] = Bound(type_, word, unseen)

    @contextmanager
    def frame(self) -> Iterator[dict[str, Bound]]:
        """A frame for the names of one block; gives its names, to be looked at behind it."""
        frame: dict[str, Bound] = {}
        self._frames.append(frame)
        try:
            yield frame
        finally:
            self._frames.pop()

    def mark(self) -> Mark:
        """The present uses, before something is tried."""
        return Mark(tuple((b, b.uses) for frame in self._frames for b in frame.values()))

    def reset(self, mark: Mark) -> None:
        """Go back to the uses of a mark."""
        for bound, uses in mark.uses:
            bound.uses = uses
