"""Documents: texts with places at which a line may end, and what prints them within a width.

A document is a text, a tuple of documents, or one of the classes below. What a `Group` holds is
printed on one line if it fits, else all its own `Line`s end lines; a `Fill` ends one only where
the next part would not fit. Printing takes time in proportion to what is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The most characters of a line.
WIDTH = 100
#: By so many spaces lines stand farther right in each level.
STEP = 2


@frozen
class Line:
    """A place at which a line may end; else ``flat`` stands there."""

    flat: str = " "


@frozen
class Break:
    """A place at which a line ends, with a blank line behind it if ``blank``."""

    blank: bool = False


@frozen
class Aside:
    """A comment at the end of a line; however long, it leaves the line as it is."""

    text: str


@frozen
class _Around:
    """What stands around a document; ``forced``: whether a line ends in it anyway."""

    inner: Doc
    forced: bool = field(init=False)

    @forced.default
    def _(self) -> bool:
        return forced(self.inner)


@frozen
class Nest(_Around):
    """Lines that begin in here stand a step farther right."""


@frozen
class Group(_Around):
    """Stands on one line, or has all its lines end."""


@frozen
class Fill:
    """Parts with what separates them: part, separator, part and so on."""

    parts: tuple[Doc, ...]
    forced: bool = field(init=False)

    @forced.default
    def _(self) -> bool:
        return forced(self.parts)


@frozen
class _Part:
    """A part of a `Fill`, and all behind it."""

    fill: Fill
    number: int


@frozen
class _Joint:
    """A separator of a `Fill`, and all behind it; ``beside``: the part before it is on one line."""

    fill: Fill
    number: int
    beside: bool


Doc = str | Line | Break | Aside | Nest | Group | Fill | tuple["Doc", ...]


def forced(doc: Doc) -> bool:
    """Whether a line ends in a document however wide the page is."""
    if isinstance(doc, tuple):
        return any(map(forced, doc))
    return isinstance(doc, Break) or getattr(doc, "forced", False)


@frozen
class _Step:
    """A document to be printed: how far right its lines begin, and whether none may end in it."""

    doc: Doc | _Part | _Joint
    indent: int = 0
    flat: bool = False

    def of(
        self, doc: Doc | _Part | _Joint, *, flat: bool | None = None, nested: bool = False
    ) -> _Step:
        """Another document in the same place."""
        indent = self.indent + STEP * nested
        return _Step(doc, indent, self.flat if flat is None else flat)


def render(doc: Doc) -> str:
    """The text of a document."""
    return _Printer(doc).printed()


class _Printer:
    """Prints one document, from left to right, never going back."""

    def __init__(self, doc: Doc) -> None:
        self.pieces: list[str] = []
        self.column = 0
        #: How far right the next text begins if it is the first on its line.
        self.indent = 0
        #: What is still to be printed, the next one last.
        self.steps = [_Step(doc)]

    def printed(self) -> str:
        while self.steps:
            step = self.steps.pop()
            match step.doc:
                case str(text):
                    self.write(text)
                case Aside(text):
                    self.write(f"  {text}")
                case tuple(docs):
                    self.steps += [step.of(inner) for inner in reversed(docs)]
                case Nest(inner):
                    self.steps.append(step.of(inner, nested=True))
                case Group(inner):
                    self.steps.append(step.of(inner, flat=step.flat or self.fits(inner)))
                case Line(flat):
                    self.line(step, flat)
                case Break(blank):
                    self.end_line(step.indent, blank=blank)
                case Fill():
                    self.part(step, _Part(step.doc, 0))
                case _Part():
                    self.part(step, step.doc)
                case _Joint():
                    self.joint(step, step.doc)
        return "".join(self.pieces)

    def write(self, text: str) -> None:
        if self.column == 0 and text:
            self.pieces.append(" " * self.indent)
            self.column = self.indent
        self.pieces.append(text)
        self.column += len(text)

    def line(self, step: _Step, flat: str) -> None:
        if step.flat:
            self.write(flat)
        else:
            self.end_line(step.indent)

    def end_line(self, indent: int, *, blank: bool = False) -> None:
        self.pieces.append("\n\n" if blank else "\n")
        self.column = 0
        self.indent = indent

    def part(self, step: _Step, now: _Part) -> None:
        """Print a part of a fill, and go on behind it."""
        part = now.fill.parts[now.number]
        is_last = now.number + 1 == len(now.fill.parts)
        flat = step.flat or self.fits(part, ends=not is_last)
        if not is_last:
            self.steps.append(step.of(_Joint(now.fill, now.number + 1, flat)))
        self.steps.append(step.of(part, flat=flat))

    def joint(self, step: _Step, now: _Joint) -> None:
        """Print a separator of a fill, the line ended if the part behind it has no room on it."""
        separator, part = now.fill.parts[now.number : now.number + 2]
        ends = now.number + 2 < len(now.fill.parts)
        flat = step.flat or (now.beside and self.fits((separator, part), ends=ends))
        self.steps.append(step.of(_Part(now.fill, now.number + 1)))
        self.steps.append(step.of(separator, flat=flat))

    def fits(self, doc: Doc, *, ends: bool = False) -> bool:
        """Whether a document has room on this line, with all up to where a line may end.

        ``ends``: that is directly behind it.
        """
        if forced(doc):
            return False
        room = WIDTH - (self.column or self.indent)
        # Each with whether no line may end in it. Only what there is room for is ever looked at.
        ahead: list[tuple[Iterator[Doc | _Part | _Joint], bool]] = [(iter((doc,)), True)]
        following = len(self.steps)
        while room >= 0:
            if not ahead:
                if ends or following == 0:
                    return True
                following -= 1
                ahead.append((iter((self.steps[following].doc,)), self.steps[following].flat))
            docs, flat = ahead[-1]
            for now in docs:
                if isinstance(now, str):
                    room -= len(now)
                elif isinstance(now, Line) and flat:
                    room -= len(now.flat)
                elif (inner := _inside(now)) is not None:
                    ahead.append((inner, flat))
                    break
                elif not isinstance(now, _Part):
                    return True  # a line ends here
                if room < 0:
                    break
            else:
                ahead.pop()
        return False


def _inside(doc: Doc | _Part | _Joint) -> Iterator[Doc] | None:
    """What a document is made of, one after the other; None if it has no parts."""
    if isinstance(doc, tuple):
        return iter(doc)
    if isinstance(doc, Fill):
        return iter(doc.parts)
    return iter((doc.inner,)) if isinstance(doc, Nest | Group) else None
