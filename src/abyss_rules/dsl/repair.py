"""A change of a faulty text, what is said of it, and what the search for one may take."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from attrs import define, frozen

from abyss_rules.dsl.syntax import Span

if TYPE_CHECKING:
    from abyss_rules.dsl.draft import Token

#: So many words and signs of a pack are parsed at most: once all of them, those behind faults
#: again, and the faulty texts with each change that is tried. That is enough for dozens of faults,
#: and done in less than a second.
EFFORT = 24_000
#: What reading a text takes beside its words and signs, in as many of these.
_LEAST = 10
#: In a longer text no changes are sought; no card is so long.
LONGEST = 4 << 10

#: What stands for a name, a number or a text that is missing.
STAND_IN = "missing"


@define
class Effort:
    """How many words and signs may still be parsed in the search for changes."""

    left: int = EFFORT

    def allows(self, parts: int) -> bool:
        """Whether one more parse of so many is within the limit, against which it counts."""
        self.left -= parts
        return self.left >= 0

    def give_back(self, parts: list[Token], unread: int) -> None:
        """Take back what a parse was allowed and did not come to: it left characters unread."""
        if parts and unread:
            stopped = parts[-1].end - unread
            read = bisect_right(parts, stopped, key=lambda token: token.start)
            self.left += max(0, len(parts) - max(read, _LEAST))


@frozen
class Worth:
    """How good a text is: where parsing it stops, if it does, else how many faults it has."""

    stop: int | None
    faults: int = 0


@frozen
class Repair:
    """A change of some characters of a text, and what is said of it."""

    span: Span
    new: str
    #: The less, the likelier it is what was meant.
    cost: int
    #: The characters that are shown, what is wrong with them, and what would be right.
    where: Span
    message: str
    help: str = ""
    #: Whether what was meant is clear, so that what stands around it can be checked too.
    sure: bool = True
    #: Whether something is put in only so that there is something.
    stand_in: bool = False
    #: What certainly mends it when it is put in the place of the characters, or None.
    fix: str | None = None
    #: The code it is reported with, "" for that of any other fault of writing.
    code: str = ""
    #: Where the fix is put, if not in the place of the characters.
    fix_at: Span | None = None
    #: What else is changed further behind.
    more: tuple[tuple[Span, str], ...] = ()
    #: Whether it is a known habit: nothing else is sought if the text is readable beyond it.
    known: bool = False
    #: The word whose form a known habit lacks, "" for none.
    form: str = ""
    #: Whether it is put around something that may be wrong too.
    around: bool = False

    def inserted(self) -> Span:
        """Where in the changed text something stands that the author did not write."""
        return self.span[0], self.span[0] + (len(self.new) if self.stand_in else 0)

    def applied(self, text: str) -> str:
        """The text with the change."""
        for (start, end), new in self.changes():
            text = text[:start] + new + text[end:]
        return text

    def changes(self) -> tuple[tuple[Span, str], ...]:
        """The changes, the last one first, so that none moves another."""
        return (*reversed(self.more), (self.span, self.new))

    def behind(self, text: str) -> int:
        """How many characters of the text stand behind all that is changed."""
        return len(text) - self.changes()[0][0][1]


def surely(
    span: Span, new: str, message: str, help_: str, *, where: Span | None = None, form: str = ""
) -> Repair:
    """A known change that mends it for certain; it is shown ``where``, or where it is made."""
    return Repair(span, new, 0, where or span, message, help_, known=True, fix=new, form=form)


def unsure(
    span: Span,
    new: str,
    message: str,
    help_: str = "",
    *,
    where: Span | None = None,
    form: str = "",
    stand_in: bool = False,
) -> Repair:
    """A known change with which all else can be read, where it is not certain what was meant."""
    return Repair(
        span, new, 0, where or span, message, help_, sure=False, stand_in=stand_in, known=True,
        form=form,
    )  # fmt: skip
