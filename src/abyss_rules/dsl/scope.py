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
    #: The word for which a `let` gave the name.
    value: Word | None = None


@frozen
class Mark:
    """The uses of all names at a moment, to go back to."""

    uses: tuple[tuple[Bound, int], ...]
    names: tuple[dict[str, Bound], ...]


class Scope:
    """Names in nested frames; an inner one ends with its block."""

    def __init__(self, types: dict[str, str], stand_in: str = "") -> None:
        #: The name that stands for one which the author left out: it is shown to nobody.
        self.stand_in = stand_in
        self._frames: list[dict[str, Bound]] = [
            {name: Bound(type_) for name, type_ in types.items()}
        ]

    def find(self, name: str) -> Bound | None:
        """What a name is bound to, without using it."""
        for frame in reversed(self._frames):
            if name in frame:
                return frame[name]
        return None

    def names(self) -> list[str]:
        """All names bound here, the latest first."""
        bound = [name for frame in reversed(self._frames) for name in reversed(frame)]
        return [name for name in bound if name != self.stand_in]

    def authors(self, *, unused: bool = False) -> list[str]:
        """The names that the card itself binds, the latest first; or those it has not used."""
        bound = {name: self.find(name) for name in self.names()}
        return [n for n, b in bound.items() if b and b.word and not (unused and b.uses)]

    def left_out(self, type_: str = "") -> Bound | None:
        """What stands for a name that the author left out, if it is of that type."""
        bound = self.find(self.stand_in)
        return bound if bound and type_ in ("", bound.type) else None

    def alias(self, name: str, other: str) -> None:
        """From here on a name means what another one means."""
        bound = self.find(other)
        if bound is not None:
            bound.uses += 1
            self._frames[-1][name] = bound

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
        uses = tuple((b, b.uses) for frame in self._frames for b in frame.values())
        return Mark(uses, tuple(dict(frame) for frame in self._frames))

    def reset(self, mark: Mark) -> None:
        """Go back to the uses of a mark."""
        for bound, uses in mark.uses:
            bound.uses = uses
        for frame, names in zip(self._frames, mark.names, strict=True):
            frame.clear()
            frame.update(names)
