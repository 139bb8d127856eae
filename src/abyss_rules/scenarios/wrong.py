"""Tells what is wrong with a line of a scenario, and what would be right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import Reporter, did_you_mean
from abyss_rules.dsl.source import shortened
from abyss_rules.scenarios.elsewhere import help_of_unplayed
from abyss_rules.scenarios.parts import Entry, Line, Part, is_sign, line_span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.diagnostics import Replacement
    from abyss_rules.scenarios.lexicon import Lexicon

#: So many names are listed where none is like the one that is unknown.
_MOST_KNOWN = 12
#: So far around something its line is looked at.
_NEAR = 400
#: What is said elsewhere for a word of scenarios.
_SAID_FOR = {
    **dict.fromkeys(("player", "players", "seats"), "seat"),
    **dict.fromkeys(("expect", "expects", "expected", "assert", "check"), "then"),
    **dict.fromkeys(("do", "answers", "steps", "play"), "when"),
    **dict.fromkeys(("position", "setup", "start"), "given"),
    "option": "options",
}
#: Whom people name in the place of a seat.
_PEOPLE = {
    **dict.fromkeys(("i", "me", "my", "myself", "owner", "self", "you"), 0),
    **dict.fromkeys(("enemy", "opponent", "opponents", "other", "others", "rival"), 1),
}
_NUMBER = re.compile(r"[0-9]{1,9}")


class WrongLineError(Exception):
    """A line cannot be read; what is wrong was reported."""


class LineTeller:
    """Reports what is wrong with lines of one file."""

    def __init__(self, lexicon: Lexicon, reporter: Reporter) -> None:
        self.lexicon = lexicon
        self.reporter = reporter

    def fail(
        self,
        code: str,
        span: syntax.Span,
        message: str,
        help_: str = "",
        fix: Replacement | None = None,
    ) -> WrongLineError:
        """Report a fault; the error is for the caller to raise."""
        self.reporter.report(code, span, message, help=help_, fix=fix)
        return WrongLineError(message)

    def wanted(self, line: Line, what: str, example: str) -> WrongLineError:
        """Report that a line is of another form; the error is for the caller to raise."""
        message = f"`{line.name.text}` wants {what}"
        return self.fail("A802", line_span(line), message, f"write it as in `{example}`")

    def instead(self, line: Line, what: str, right: str) -> WrongLineError:
        """Report a line that is of another form, and what it is meant to be, as `wanted`."""
        message = f"`{line.name.text}` wants {what}"
        fix = line.span, right
        return self.fail("A802", line_span(line), message, f"write `{shortened(right)}`", fix)

    def said(self, first: Part, line: Line) -> str:
        """What is written of a line from a part of it on."""
        return self.reporter.source.text[first.span[0] : line.span[1]]

    def unbraced(self, line: Line) -> WrongLineError:
        """Report a group that lacks its braces, or has something before them."""
        name, what = line.name.text, "lines in braces"
        if not line.parts:
            return self.wanted(line, what, f"{name} {{ … }}")
        return self.instead(line, what, f"{name} {{ {self.said(line.parts[0], line)} }}")

    def braced(self, line: syntax.Group) -> WrongLineError:
        """Report a list in braces."""
        name, what = line.name.text, "a list and no braces"
        inner = [one for one in line.lines if isinstance(one, syntax.Field)]
        if line.parts or len(inner) < len(line.lines):
            return self.wanted(line, what, f"{name} …;")
        text = self.reporter.source.text
        listed = [text[slice(*one.span)].rstrip("; \t\n") for one in inner]
        return self.instead(line, what, f"{name} {', '.join(listed) or 'none'};")

    def of_seat(self, line: Line) -> WrongLineError:
        """Report a line about a seat without braces around what is said of it."""
        what, example = "a number and braces", "seat 0 { pearls 2; }"
        if isinstance(line, syntax.Group) or len(line.parts) < len(("0", "pearls", "2")):
            return self.wanted(line, what, example)
        behind = self.said(line.parts[1], line)
        return self.instead(line, what, f"seat {line.parts[0].text} {{ {behind} }}")

    def unknown(
        self, what: str, entry: Entry, known: Sequence[str], otherwise: str = ""
    ) -> WrongLineError:
        """Report a name that nothing has; the error is for the caller to raise.

        ``otherwise`` is what helps if no name is near it.
        """
        said = entry.text
        if self.run_together(entry, known, what):
            return WrongLineError(said)
        unplayed = self.unplayed(said) if what.lower() in (*self.lexicon.kinds, "card") else ""
        help_ = unplayed or _numbered(said, known) or did_you_mean(said, known) or otherwise
        if not help_ and 0 < len(known) <= _MOST_KNOWN:
            help_ = f"there are {', '.join(f'`{name}`' for name in known)}"
        fix = None
        if len(entry.parts) == 1 and not unplayed:
            fix = self.reporter.respelt(entry.parts[0], known)
        if fix and self.stands_beside(entry, fix[1]):
            fix = None  # it may be another one that is meant
        self.reporter.report("A803", entry.span, f"`{said}` is no {what}", help=help_, fix=fix)
        return WrongLineError(said)

    def unplayed(self, said: str) -> str:
        """What helps with a name of a card in a pack that is not played with, or ""."""
        known = self.lexicon
        return help_of_unplayed([said], known.ruleset.name, known.kinds, known.packs)

    def stands_beside(self, entry: Entry, name: str) -> bool:
        """Whether a name stands already in the line that something stands in."""
        text, (start, end) = self.reporter.source.text, entry.span
        before = re.split("[{};]", text[max(0, start - _NEAR) : start])[-1]
        behind = re.split("[{};]", text[end : end + _NEAR])[0]
        return name in re.findall(r"\w+", f"{before} {behind}")

    def run_together(self, entry: Entry, known: Sequence[str], what: str) -> bool:
        """Report things without a `,` between them, and a `;` that is missing behind them."""
        names, rest = _beginning(entry, known)
        message, help_, fix = f"`{entry.text}` is no {what}", "", ""
        if not names and isinstance(entry.parts[0], syntax.Numeral):
            names, rest = _beginning(Entry(entry.parts[1:]), known)
            if len(names) != 1 or rest:
                return False
            help_ = f"write `{entry.parts[0].text} of {names[0].text}`"
        elif len(names) > 1 and not rest:
            fix = ", ".join(name.text for name in names)
            message, help_ = f"a `,` is missing behind `{names[0].text}`", f"write `{fix}`"
        elif names and rest and rest[0].text in self.lexicon.lines:
            first = ", ".join(name.text for name in names)
            fix = f"{first}; {' '.join(part.text for part in rest)}"
            message, help_ = f"a `;` is missing behind `{names[-1].text}`", f"write `{fix};`"
        else:
            return False
        # What a template's word stands for is not written there.
        written = " ".join(self.reporter.source.text[slice(*entry.span)].split()) == entry.text
        sure = (entry.span, fix) if fix and written else None
        self.reporter.report("A803", entry.span, message, help=help_, fix=sure)
        return True

    def no_word(self, line: Line, known: Sequence[str]) -> None:
        """Report a line that begins with no word that can stand there."""
        said, span = line.name.text, line.name.span
        told = self.of_player(line) if "seat" in known else ("", "")
        if told[0]:
            self.reporter.report("A801", span, told[0], help=told[1])
            return
        fix = self.reporter.respelt(line.name, known)
        meant = _SAID_FOR.get(said.lower(), "")
        if meant in known:
            fix = self.reporter.instead(line.name, meant)
        elif line.parts and f"{said}_{line.parts[0].text}".lower() in known:
            meant, apart = f"{said}_{line.parts[0].text}".lower(), f"{said} {line.parts[0].text}"
            said, span = apart, (span[0], line.parts[0].span[1])
            fix = (span, meant) if self.reporter.source.text[slice(*span)] == apart else None
        else:
            meant = ""
        help_ = f"did you mean `{meant}`?" if meant else did_you_mean(said, known)
        if not help_:
            help_ = f"there are {', '.join(f'`{name}`' for name in known)}"
        self.reporter.report("A801", span, f"unknown word `{said}`", help=help_, fix=fix)

    def of_player(self, line: Line) -> tuple[str, str]:
        """What is said of a word of a player where it stands in no seat; nothing of others."""
        said = line.name.text
        if said in {*self.lexicon.given_player, *self.lexicon.expected_player}:
            right = " ".join(self.said(line.name, line).split())
            seat = re.search(r"\s(?:of\s+)?(?:seat|player)\s+([0-9])\b", right)
            right = right.replace(seat[0], "", 1) if seat else right
            whole = f"seat {seat[1] if seat else 0} {{ {shortened(right)} }}"
            return f"`{said}` is of a player", f"it stands in a seat: `{whole}`"
        number = _PEOPLE.get(said.lower())
        if number is None:
            return "", ""
        return f"unknown word `{said}`", f"players have numbers: write `seat {number} {{ … }}`"

    def twice(self, line: Line) -> None:
        """Report a line whose word stands there already."""
        message = f"`{line.name.text}` stands here already"
        self.reporter.report("A804", line.name.span, message)


def _beginning(entry: Entry, known: Sequence[str]) -> tuple[list[Entry], tuple[Part, ...]]:
    """The things that an entry begins with, `and` between them or nothing, and what is left."""
    found: list[Entry] = []
    rest = entry.parts
    while rest:
        skipped = int(bool(found) and is_sign(rest[0], "and"))
        for length in (2, 1):
            one = Entry(rest[skipped : skipped + length])
            if len(one.parts) == length and one.text.lower() in known:
                found.append(one)
                rest = rest[skipped + length :]
                break
        else:
            break
    return found, rest


def _numbered(said: str, known: Sequence[str]) -> str:
    """What helps with a name and a number that do not go together so: ``3 crab``, ``crab 7``."""
    words = said.lower().split()
    if len(words) != 2:
        return ""
    if " ".join(reversed(words)) in known:
        return f"did you mean `{words[1]} {words[0]}`?"
    numbers = sorted(
        int(one[1])
        for one in map(str.split, known)
        if len(one) == 2 and one[0] == words[0] and _NUMBER.fullmatch(one[1])
    )
    if not numbers or not _NUMBER.fullmatch(words[1]):
        return ""
    return f"`{words[0]}` goes from {numbers[0]} to {numbers[-1]}"
