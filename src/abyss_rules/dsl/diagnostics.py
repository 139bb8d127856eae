"""What is wrong with a text, as values, as lines for people and as data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import asdict, evolve, frozen

from abyss_rules.dsl.codes import CODES
from abyss_rules.dsl.source import shortened
from abyss_rules.dsl.spelling import certain, closest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from abyss_rules.dsl.source import Source
    from abyss_rules.dsl.syntax import Numeral, Span, Text, Word
    from abyss_rules.model.cards import Place

#: So many faults of one file are reported; a file with more is no card file.
FAULTS_PER_FILE = 100
#: So many faults of one pack are reported.
FAULTS_PER_PACK = 500
#: What a finding may be, the worst first. Only an error keeps a pack from being used.
SEVERITIES = ("error", "warning", "info")

#: Characters of a file, and what is to stand in their place.
Replacement = tuple["Span", str]


@frozen
class Edit:
    """Characters of the finding's file that are replaced; places as in a `Diagnostic`."""

    line: int
    column: int
    end_line: int
    end_column: int
    #: What stands there afterwards.
    text: str


@frozen
class Diagnostic:
    """One finding. Lines and columns count from 1; the end is the column after the last.

    ``source`` is the line it stands on, ``help`` what to write instead, ``note`` what the word's
    rule is. Of a finding about a whole file, line and column are 1 and ``source`` is empty.
    """

    #: Such as ``A202``; the page of diagnostics explains each.
    code: str
    #: One of `SEVERITIES`.
    severity: str
    message: str
    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1
    source: str = ""
    help: str = ""
    note: str = ""
    #: What mends it, where only one thing can have been meant.
    fix: Edit | None = None

    def __str__(self) -> str:
        return (
            f"{self.file}:{self.line}:{self.column}: {self.severity}[{self.code}]: {self.message}"
        )


def render(diagnostic: Diagnostic) -> str:
    """The lines a person reads: where and what, the source line, a caret, help and note."""
    return "\n".join("".join(text for _, text in line) for line in pieces(diagnostic))


def pieces(diagnostic: Diagnostic) -> Iterator[list[tuple[str, str]]]:
    """The lines of `render` in pieces, each with what it is.

    That is ``place``, ``message``, ``margin``, ``help``, ``note``, a severity, or "".
    """
    level = diagnostic.severity
    place = f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}: "
    what = f"{level}[{diagnostic.code}]"
    message = _printable(diagnostic.message)
    yield [("place", _printable(place)), (level, what), ("", ": "), ("message", message)]
    number = str(diagnostic.line)
    margin = " " * len(number)
    if diagnostic.source.strip():
        text = diagnostic.source.rstrip()
        start = min(diagnostic.column - 1, len(text))
        end = diagnostic.end_column - 1 if diagnostic.end_line == diagnostic.line else len(text)
        width = max(1, min(end, len(text)) - start)
        indent = "".join("\t" if c == "\t" else " " for c in text[:start])
        yield [("margin", f"{number} | "), ("", _printable(text))]
        yield [("margin", f"{margin} | "), (level, f"{indent}{'^' * width}")]
    for label, text in (("help", diagnostic.help), ("note", diagnostic.note)):
        if text:
            yield [("margin", f"{margin} = "), (label, label), ("", f": {_printable(text)}")]


def _printable(text: str) -> str:
    """The text without characters that would move a terminal's cursor."""
    return "".join(c if c.isprintable() or c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in text)


def to_data(diagnostics: Iterable[Diagnostic]) -> list[dict[str, Any]]:
    """The findings as plain data, ready for JSON."""
    return [asdict(diagnostic) for diagnostic in diagnostics]


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether one of them is an error."""
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)


def about_file(code: str, file: str, message: str, help_: str = "") -> Diagnostic:
    """A finding about a whole file or folder."""
    return Diagnostic(code, CODES[code].severity, message, file, help=help_)


def there_is_more(file: str) -> Diagnostic:
    """The last finding about a file of which not all are shown."""
    return about_file("A108", file, "there are more faults than are shown")


def gravest(found: Iterable[Diagnostic], most: int) -> list[Diagnostic]:
    """So many of some findings at most, errors rather than others, in the order given."""
    all_ = list(found)
    if len(all_) <= most:
        return all_
    by_gravity = sorted(range(len(all_)), key=lambda n: SEVERITIES.index(all_[n].severity))
    return [all_[number] for number in sorted(by_gravity[:most])]


def of_file(found: Iterable[Diagnostic], file: str, *, more: bool = False) -> list[Diagnostic]:
    """Those of the findings in a file that are shown, in the order of their places.

    That there are more comes last; ``more`` says that some were left out before.
    """
    ordered = sorted(found, key=lambda f: (f.code == "A108", f.line, f.column, f.code))
    shown = gravest((one for one in ordered if one.code != "A108"), FAULTS_PER_FILE)
    return [*shown, there_is_more(file)] if more or len(shown) < len(ordered) else shown


def of_pack(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Those of the findings in a pack's files that are shown: of too many the errors."""
    others = [one for one in found if one.severity != "error" and one.code != "A108"]
    errors = sum(one.severity == "error" for one in found)
    shown = gravest(others, max(0, FAULTS_PER_PACK - errors))
    kept = set(map(id, shown))
    left_out = [one.file for one in others if id(one) not in kept]
    told = [
        one for one in found if one.severity == "error" or one.code == "A108" or id(one) in kept
    ]
    last = there_is_more(left_out[-1]) if left_out else None
    return [*told, last] if last and last not in told else told


def did_you_mean(word: str, candidates: Iterable[str]) -> str:
    """The question for a help line, or "" when nothing is close."""
    meant = closest(word, candidates)
    return f"did you mean `{meant}`?" if meant else ""


def no_form(word: str, kind: str = "") -> str:
    """The note on a form of the language where no ruleset gives an example of it: none."""
    del word, kind
    return ""


class Reporter:
    """Collects the findings in one file."""

    def __init__(self, source: Source) -> None:
        #: What is read and quoted; its characters are those that findings are about.
        self.source = source
        self.found: list[Diagnostic] = []
        #: Whether more is doubtful than is shown, which hides no errors: those are counted apart.
        self.left_out = False
        #: Gives the note on a word that begins a statement or a head of a kind of card ("": of
        #: any), once the ruleset is known.
        self.form: Callable[[str, str], str] = no_form

    def report(
        self,
        code: str,
        span: Span,
        message: str,
        *,
        help: str = "",  # noqa: A002 - the name of the part it fills
        note: str = "",
        fix: Replacement | None = None,
    ) -> None:
        """Add a finding about the characters of ``span``; ``fix`` is what certainly mends it."""
        if self.is_full:
            return
        severity = CODES[code].severity
        if len(self.found) >= FAULTS_PER_FILE and not self.has_room(severity):
            return
        start, end = self.in_file(span)
        line, column = self.file.position(start)
        end_line, end_column = self.file.position(max(start, end))
        self.found.append(
            Diagnostic(
                code,
                severity,
                shortened(message, 400),
                self.file.name,
                line,
                column,
                end_line,
                end_column,
                self.file.line(line)[:400],
                help,
                note,
                self.edit(fix),
            )
        )

    def has_room(self, severity: str) -> bool:
        """Whether one more error may be reported, or one more of all else; what is not is noted."""
        is_error = severity == "error"
        if self.left_out and not is_error:
            return False
        errors = self.errors
        if (errors if is_error else len(self.found) - errors) < FAULTS_PER_FILE:
            return True
        if is_error:
            self.close()
        else:
            self.left_out = True
        return False

    @property
    def file(self) -> Source:
        """The file in which the findings stand."""
        return self.source

    def in_file(self, span: Span) -> Span:
        """Where in the file some characters stand."""
        return span

    def kept_in_file(self, span: Span) -> Span | None:
        """Where in the file the same characters stand, so that others can be put there."""
        return span

    @property
    def errors(self) -> int:
        """How many errors were found."""
        return sum(one.severity == "error" for one in self.found)

    def place(self, offset: int) -> Place:
        """Where a character stands, with the file as people see it."""
        return self.file.place(self.in_file((offset, offset))[0])

    def inner_place(self, offset: int) -> Place:
        """Where a character stands, with the file as it is called in its pack."""
        return self.file.inner_place(self.in_file((offset, offset))[0])

    def edit(self, fix: Replacement | None) -> Edit | None:
        """A replacement with its place in lines and columns."""
        if fix is None:
            return None
        span, text = fix
        kept = self.kept_in_file(span)
        return kept and Edit(*self.file.position(kept[0]), *self.file.position(kept[1]), text)

    def respelt(self, word: Word | Numeral | Text, known: Iterable[str]) -> Replacement | None:
        """The one of the known words that can have been meant, put in the place of another."""
        return self.instead(word, certain(word.text, known))

    def instead(self, word: Word | Numeral | Text, meant: str) -> Replacement | None:
        """Another word in the place of one; None for none, and where a template put the one."""
        written = self.source.text[slice(*word.span)] == word.text
        return (word.span, meant) if meant and written else None

    def close(self) -> None:
        """Say that there is more, and take no more findings."""
        self.found.append(there_is_more(self.file.name))

    @property
    def is_full(self) -> bool:
        """Whether more errors were found than are shown."""
        return bool(self.found) and self.found[-1].code == "A108"

    def has_errors_in(self, span: Span) -> bool:
        """Whether an error was found within the span, or may have been left out."""
        if self.is_full:
            return True
        start, end = map(self.file.position, self.in_file(span))
        return any(
            finding.severity == "error" and start <= (finding.line, finding.column) < end
            for finding in self.found
        )

    def unreadable(
        self, span: Span, but: Iterable[Span] = (), codes: tuple[str, ...] = ("A1",)
    ) -> int:
        """How many errors of writing were found within a span, but for those in parts of it.

        ``codes`` are what the codes of those begin with that are counted.
        """
        places = [tuple(map(self.file.position, self.in_file(part))) for part in (span, *but)]
        found = [(f.line, f.column) for f in self.found if f.code.startswith(codes)]
        within = [[place for place in found if start <= place < end] for start, end in places]
        return len(within[0]) - sum(map(len, within[1:]))

    def spare(self, since: int, guessed: Iterable[Span]) -> None:
        """Leave out the findings from number ``since`` on about what of the file was guessed."""
        places = [tuple(map(self.file.position, span)) for span in guessed]
        self.found[since:] = [
            finding
            for finding in self.found[since:]
            if not any(start <= (finding.line, finding.column) < end for start, end in places)
        ]

    def annotate(self, since: int, note: str) -> None:
        """Give the findings from number ``since`` on a note, if they have none."""
        self.found[since:] = [
            finding if finding.note else evolve(finding, note=note)
            for finding in self.found[since:]
        ]
