"""Cards under construction: trees of words, printed as a person would lay them out."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from attrs import define, field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# How loosely the forms of an expression bind, loosest first, as in the grammar.
WHERE, OR, AND, NOT, COMPARED, SUM, PRODUCT, SIGNED, OF, ATOM = range(10)


@frozen(eq=False)
class Word:
    """A word, number or text of a card and what it is there, such as ``verb`` or ``binder``.

    ``of`` says more where that is of use: the type of a member, the kind of card of a head.
    """

    text: str
    role: str
    of: str = ""


@define(eq=False)
class Phrase:
    """Words and phrases in their order; ``form`` is what they are together.

    ``type`` is what an expression had to give where it stands, "" where anything would do.
    """

    form: str
    parts: list[Part] = field(factory=list)
    level: int = ATOM
    type: str = ""

    def walk(self) -> Iterator[Word | Phrase]:
        """This phrase and all words and phrases in it, the outer ones first."""
        yield self
        for part in self.parts:
            if isinstance(part, Phrase):
                yield from part.walk()
            elif isinstance(part, Word):
                yield part

    def tokens(self) -> Iterator[str]:
        """The words and signs in their order."""
        for part in self.parts:
            if isinstance(part, Phrase):
                yield from part.tokens()
            else:
                yield part if isinstance(part, str) else part.text

    def places(self, start: int = 0) -> Iterator[tuple[Word | Phrase, int, int]]:
        """Each word and phrase with the numbers of its first token and of the one behind it."""
        at = start
        inner: list[tuple[Word | Phrase, int, int]] = []
        for part in self.parts:
            if isinstance(part, Phrase):
                found = list(part.places(at))
                inner += found
                at = found[0][2]
            else:
                if isinstance(part, Word):
                    inner.append((part, at, at + 1))
                at += 1
        yield self, start, at
        yield from inner


Part = Word | Phrase | str


def within(phrase: Phrase, level: int) -> Phrase:
    """An expression that may stand where only those of a level may: in parentheses if need be."""
    if phrase.level >= level:
        return phrase
    return Phrase("parentheses", ["(", phrase, ")"], ATOM, phrase.type)


_TIGHT_BEFORE = frozenset(";,)")
_FUNCTIONS = frozenset({"count", "sum", "min", "max", "distinct"})
_SPACES = (" ", "  ", "\t", "\n", "\n\n  ", " # so\n", "\n# and { ( so\n", '\n  # "on\n')


def laid_out(tokens: Iterable[str]) -> str:
    """Words and signs as lines: a statement a line, what stands in braces indented."""
    lines: list[str] = []
    line = ""
    depth = 0
    before = ""
    for part in tokens:
        if part == "}":
            depth -= 1
            if line:
                lines.append(line)
            line = "  " * depth + "}"
        elif before == "}" and part != "else":
            lines.append(line)
            line = "  " * depth + part
        elif not line:
            line = "  " * depth + part
        elif part in _TIGHT_BEFORE or before == "(" or _calls(before, part):
            line += part
        else:
            line += f" {part}"
        if part in ("{", ";"):
            lines.append(line)
            line = ""
            depth += part == "{"
        before = part
    if line:
        lines.append(line)
    return "\n".join(lines) + "\n"


def scattered(tokens: Iterable[str], seed: int) -> str:
    """The same words and signs with spaces, line ends and comments anywhere between them."""
    draw = random.Random(seed)
    pieces: list[str] = []
    for part in tokens:
        # Nothing need stand between a word and a sign.
        last = pieces[-1][-1:] if pieces else " "
        glued = not (last.isalnum() or last in '_"#' or part[0].isalnum() or part[0] in '_"')
        if not (glued and draw.randrange(2)):
            pieces.append(draw.choice(_SPACES) if draw.randrange(3) == 0 else " ")
        pieces.append(part)
    return "".join(pieces) + "\n"


def _calls(before: str, part: str) -> bool:
    return part == "(" and before in _FUNCTIONS
