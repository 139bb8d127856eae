"""Cuts a file into its blocks, so that each is parsed alone and a broken one hides no other."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve, frozen

from abyss_rules.dsl import shapes
from abyss_rules.dsl.remarks import without_remarks
from abyss_rules.dsl.source import BLANK, QUOTED, without_comments
from abyss_rules.dsl.syntax import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.source import Source

#: How deep braces and parentheses may stand in each other.
BRACKET_LIMIT = 24

#: Comments and texts, also such as are not closed.
TEXTS = re.compile(rf'#[^\n]*|{QUOTED}|"[^\n]*')
_MARKS = re.compile(rf'#[^\n]*|{QUOTED}|"[^\n]*|([{{}}();])')
_SIGNS = re.compile(rf'#[^\n]*|{QUOTED}|"[^\n]*|[\w.]+|[^\s\w]')
#: So many texts that are not closed are mended in one file.
_OPEN_TEXTS = 100
#: What stands behind a text; a brace around a word is a template's, and in the text.
_AFTER_TEXT = re.compile(r";|\{(?!\w+(?:\.[\w-]+)?\})")
#: A comment reaches to the end of its line, so that there is one way only to read it.
_GAP = r"(?:\s|#[^\n]*\n)+"
_PLAIN_GAP = r"[ \t]+"
_INDENT = re.compile(r"[ \t]*")
_BLANK = re.compile(r"(?:\s+|#[^\n]*)*")
#: Words that stand before another one and a brace inside of blocks only.
_INSIDE = (
    "while|on|once|at|each|may|if|else|after|alter|seat|per|when|where|in|of|and|or|not|my|next|"
    "name|text"
)


def _opening(gap: str) -> str:
    """What a block begins with, with such a gap between its words."""
    per = rf"(?:{gap}per{gap}\w++{gap}\w++)?"
    no_gap = gap.replace("+", "*")
    # A word is taken whole (`++`): looking for its end again and again would take long.
    return (
        rf"(?:pack{gap}\S+|material|scenario{gap}{QUOTED}{per}"
        rf"|(?!(?:{_INSIDE})\b|\w++{gap}together\b)\w++{gap}\w++{per}(?:{no_gap}{QUOTED})?)"
    )


#: So only a block begins at the start of a line; used to find the next one after a broken one.
_OPENING = re.compile(rf"^{_opening(_PLAIN_GAP)}[ \t\n]*\{{", re.MULTILINE)
#: As an author may write it who breaks lines anywhere.
_OPENING_HERE = re.compile(rf"{_opening(_GAP)}{BLANK}\{{")
#: So a block probably begins, whatever is wrong with it.
_BEGINNING = re.compile(
    r"^(?:pack[ \t]+\S+|material\b|scenario\b"
    rf"|(?!(?:{_INSIDE})\b|\w++[ \t]+together\b)\w++[ \t]+\w++"
    r"[^;\n#]*[\"{]|\w++[ \t]+\w++[ \t]*$)",
    re.MULTILINE,
)
#: What can be nothing but a block; a word and another one before a brace may be a misspelt head.
_NAMED = re.compile(r"(?:pack|material|scenario)\b|[^{\"]*\"")
#: What follows a card or scenario that was closed too early.
_INNER = re.compile(r"(?:while|on|once|at|score|each|may|if|choose|let|given|when|then|seat)\b")
#: What does, or closes something, or ends with a semicolon where a block has its name and brace.
_GOES_ON = re.compile(rf"{_INNER.pattern}|\}}|\w++[^;{{}}\n\"#]*;(?![^\n]*[\"{{])")
_SCENARIO = re.compile(r"scenario\b")
#: What a kind follows; so many characters before it are looked at.
_PER = re.compile(r"\bper\s*\Z")
_LONGEST_HEAD = 400
_HEADER = re.compile(r"pack\b")
#: So far behind a block semicolons are looked for; more are no slip.
_MOST_BEHIND = 20
#: So many characters of cards are put behind the header by a fix.
_MOST_CARDS_MOVED = 4000
#: Fields of cards and headers that are for people, and change no game.
_IN_LANGUAGES = frozenset({"languages", "name", "text"})


@frozen
class Guess:
    """A sign without a partner, as it is reported."""

    code: str
    span: Span
    message: str
    help: str = ""
    fix: tuple[Span, str] | None = None
    #: Whether no other sign can be meant.
    sure: bool = False


@frozen
class Block:
    """The text of one block and the character of the file at which it begins.

    Where braces or quotation marks of what is ``written`` have no partner, the text is a guess.
    """

    text: str
    base: int
    written: str = ""
    #: What is to be said if no better guess is found.
    guesses: tuple[Guess, ...] = ()


class Mark(NamedTuple):
    """A brace, a parenthesis or a semicolon outside texts and comments."""

    sign: str
    at: int


def is_scenario(block: Block) -> bool:
    """Whether a block is a scenario."""
    return _SCENARIO.match(block.text) is not None


def marks(text: str) -> list[Mark]:
    """Braces, parentheses and semicolons of a text, outside texts and comments."""
    return list(walk(text))


def walk(text: str, start: int = 0) -> Iterator[Mark]:
    """The same from a character on that is in no text and no comment."""
    return (Mark(m[0], m.start()) for m in _MARKS.finditer(text, start) if m.lastindex)


def words(text: str) -> list[str]:
    """The words, texts and signs of a file that say what is played.

    That is all but comments, scenarios, and what the cards are called and said to do in several
    languages. Two files with the same words make the same cards, however they are laid out.
    """
    found = [word for word in _SIGNS.findall(text) if word[0] != "#"]
    kept: list[str] = []
    depth = 0
    inside = said = False
    before = ""
    for word in found:
        inside = inside or (depth == 0 and word == "scenario")
        said = said or (depth == 1 and before in "{;}" and word in _IN_LANGUAGES)
        if not inside and not said:
            kept.append(word)
        said = said and word != ";"
        if word == "{":
            depth += 1
        elif word == "}":
            depth = max(0, depth - 1)
            inside = inside and depth > 0
        before = word
    return kept


def split(source: Source, reporter: Reporter) -> list[Block]:
    """The blocks of a file. Reports other brackets, deep nesting, and what is in no block."""
    plain, remarks = without_remarks(source.text)
    for one in remarks:
        message = "a comment begins with `#`, and ends with its line"
        reporter.report("A102", one.where, message, help=one.help, fix=(one.span, one.fix))
    written, pairs = shapes.reshaped(plain)
    for pair in pairs:
        span = pair.opening, pair.opening + 1
        right = shapes.mended(written, pair)
        fix = None if right is None else ((pair.opening, pair.closing + 1), right)
        code = "A101" if source.text[pair.opening] == "[" else "A102"
        reporter.report(code, span, pair.message, help=pair.help, fix=fix)
    text, guesses = _with_texts_closed(written)
    splitter = _Splitter(text, written, guesses, reporter)
    splitter.run()
    return splitter.blocks


def _with_texts_closed(text: str) -> tuple[str, list[Guess]]:
    """The text, each character where it was, with the quotation marks that are missing."""
    pieces = []
    guesses: list[Guess] = []
    done = 0
    for m in TEXTS.finditer(text):
        if m[0][0] != '"' or re.fullmatch(QUOTED, m[0]):
            continue
        if len(guesses) > _OPEN_TEXTS:
            break  # it is no card file, and no more would be shown
        # Leave out what probably belongs to the card: its brace or semicolon, and all behind it.
        inner = _AFTER_TEXT.split(m[0][1:], maxsplit=1)[0].rstrip()
        end = m.start() + 1 + len(inner)
        guesses.append(
            Guess(
                "A105",
                m.span(),
                "this text is not closed",
                'end it with `"` on the same line',
                ((end, end), '"') if inner else None,
            )
        )
        if not text[end : end + 1].isspace():  # no room for the mark but the last character's
            end -= len(inner) > 0
        pieces += [text[done:end], '"']
        done = end + 1
    return "".join(pieces) + text[done:], guesses


class _Splitter:
    """Walks over the braces of a file and cuts it at those that close a block."""

    def __init__(self, text: str, written: str, guesses: list[Guess], reporter: Reporter) -> None:
        self.text = text
        #: The same with texts that are not closed, and what is to be said of these.
        self.written = written
        self.open_texts = guesses
        self.reporter = reporter
        self.blocks: list[Block] = []
        #: The number of the block that is a header with cards in its braces, from its first fault.
        self.around: int | None = None
        #: The brace, parenthesis or semicolon before the one that is looked at.
        self.last = 0
        #: Where each line begins, and of some how far they are indented.
        self.lines = [0, *(m.end() for m in re.finditer("\n", text))]
        self.indents: dict[int, int] = {}
        self.openings = {m.end() - 1: m.start() for m in _OPENING.finditer(text)}
        beginnings = {m.start() for m in _BEGINNING.finditer(written)}
        self.beginnings = sorted(beginnings | set(self.openings.values()))
        self.begin(self.next_code(0))

    def begin(self, start: int) -> None:
        """Be at the first character of a block."""
        self.start = start
        self.opened: list[int] = []
        self.parentheses = 0
        self.too_deep = False
        #: A brace whose partner is probably missing, and where the partner should stand.
        self.suspect: tuple[int, int] | None = None

    def next_code(self, at: int) -> int:
        """The first character from ``at`` on that is neither blank nor comment."""
        found = _BLANK.match(self.text, at)
        return found.end() if found else at

    def run(self) -> None:
        for found in _MARKS.finditer(self.text):  # of these there are hundreds of thousands
            sign, at = found[0], found.start()
            if at < self.start or not found.lastindex:
                continue  # left out with a broken block, or a text
            if sign == "{":
                self.open(at)
                self.guard_depth(at)
            elif sign == "}":
                self.close(at)
            elif sign == "(":
                self.parentheses += 1
                self.guard_depth(at)
            else:
                self.parentheses = max(0, self.parentheses - 1) if sign == ")" else 0
            self.last = at
        self.finish(len(self.text))

    def open(self, at: int) -> None:
        opening = self.openings.get(at, -1)
        if opening < 0 and len(self.opened) == 1 and _HEADER.match(self.text, self.start):
            # A header has no more braces: whatever is indented, this is a card in its own.
            first = self.next_code(self.last + 1)
            begun = _OPENING_HERE.match(self.text, first)
            opening = first if begun and begun.end() == at + 1 else -1
        # Where a template names its kind on a line of its own, that looks like another card.
        before = self.text[max(self.start, opening - _LONGEST_HEAD) : max(0, opening)]
        if opening > self.start and _PER.search(without_comments(before)):
            opening = -1
        if opening > self.start and (not self.opened or _NAMED.match(self.text, opening)):
            if len(self.opened) == 1 and _HEADER.match(self.text, self.start):
                self.around = len(self.blocks)
            self.finish(opening)
            self.begin(opening)
        self.opened.append(at)

    def close(self, at: int) -> None:
        if not self.opened:
            self.stray(at)
            return
        partner = self.opened.pop()
        if self.suspect is None and self.indent(at) not in (None, self.indent(partner, start=True)):
            self.suspect = (partner, at - 1)
        if not self.opened:
            if not self.too_deep:
                self.add(self.text[self.start : at + 1], self.start, at + 1)
            self.begin(self.behind(self.next_code(at + 1)))
            if not self.takes_out(self.start) and self.goes_on(self.start):
                self.stray(at)

    def behind(self, at: int) -> int:
        """The first character from ``at`` on that is no semicolon behind a block."""
        end = at
        while self.text[end : end + 1] == ";" and end - at < _MOST_BEHIND:
            end = self.next_code(end + 1)
        if end == at or self.goes_on(end):
            return at
        message = "no `;` stands behind `}`"
        fix = ((at, at + 1), "")
        self.reporter.report("A102", (at, at + 1), message, help="leave it out", fix=fix)
        return end

    def goes_on(self, at: int) -> bool:
        """Whether what begins at a character belongs to the block before it."""
        if at >= len(self.text) or _OPENING_HERE.match(self.text, at):
            return False
        line = self.text.rfind("\n", 0, at) + 1
        begins_line = not self.text[line:at].strip()
        return not begins_line or _GOES_ON.match(self.text, at) is not None

    def add(self, text: str, start: int, end: int, guesses: tuple[Guess, ...] = ()) -> None:
        """Add the block that stands between two characters, with the text that it is taken for."""
        guesses += tuple(g for g in self.open_texts if start <= g.span[0] < end)
        written = self.written[start:end] if guesses else ""
        self.blocks.append(Block(text, start, written, guesses))

    def stray(self, at: int) -> None:
        """Take a brace without a partner, and all up to the next block, to the block before it."""
        guess = Guess("A104", (at, at + 1), "this `}` closes nothing that is open, or too much")
        following = bisect_right(self.beginnings, at)
        end = self.beginnings[following] if following < len(self.beginnings) else len(self.text)
        if self.text[self.start : at].strip():
            self.add("", self.start, end, (guess,))
        elif self.blocks:
            before = self.blocks.pop()
            known = tuple(g for g in before.guesses if g not in self.open_texts)
            self.add(before.text, before.base, end, (*known, guess))
        else:
            self.reporter.report(guess.code, guess.span, guess.message)
        self.begin(end)

    def takes_out(self, at: int) -> bool:
        """Whether a brace behind a block closes a header with cards in it, which is noted."""
        following = self.next_code(at + 1)
        last = following == len(self.text) or _OPENING_HERE.match(self.text, following)
        if self.around is None or self.text[at : at + 1] != "}" or not last:
            return False
        header = self.blocks[self.around]
        put = max(m.at for m in marks(header.text) if m.sign in ";{") + header.base + 1
        cards = self.reporter.source.text[put:at].rstrip()
        close = "\n}" if "\n" in self.text[header.base : at] else " }"
        fix = ((put, at + 1), close + cards) if len(cards) <= _MOST_CARDS_MOVED else None
        brace = self.text.index("{", header.base)
        message = "cards stand behind the header, and not in its braces"
        help_ = "put a `}` before the first card, and leave the last one out"
        guess = Guess("A103", (brace, brace + 1), message, help_, fix, sure=True)
        self.blocks[self.around] = evolve(header, guesses=(guess,))
        self.around = None
        self.begin(following)
        return True

    def finish(self, end: int) -> None:
        """End the block before ``end``, though no brace closed it."""
        text = self.text[self.start : end]
        if not text.strip() or self.too_deep:
            return
        guesses: tuple[Guess, ...] = ()
        if self.opened:
            brace, partner_at = self.suspect or (self.opened[-1], len(text) + self.start)
            message, help_ = "this `{` is not closed", "add a `}` after its last line"
            guesses = (Guess("A103", (brace, brace + 1), message, help_),)
            if self.suspect and self.text[partner_at].isspace():
                cut = partner_at - self.start
                text = f"{text[:cut]}}}{text[cut + 1 :]}"
            else:
                text = text.rstrip()
                text += "\n}" if "#" in text.rpartition("\n")[2] else "}"
            text += "}" * (len(self.opened) - 1)
        self.add(text, self.start, end, guesses)

    def guard_depth(self, at: int) -> None:
        if not self.too_deep and len(self.opened) + self.parentheses > BRACKET_LIMIT:
            self.too_deep = True
            self.reporter.report(
                "A106",
                (at, at + 1),
                f"braces and parentheses are nested more than {BRACKET_LIMIT} deep",
            )

    def indent(self, at: int, *, start: bool = False) -> int | None:
        """The indentation of the line of ``at``.

        Without ``start``, None if something else stands before the character there.
        """
        line = self.lines[bisect_right(self.lines, at) - 1]
        # A line is looked at once, however many braces stand in it.
        if line not in self.indents:
            found = _INDENT.match(self.text, line)
            self.indents[line] = found.end() - line if found else 0
        blank = self.indents[line]
        return blank if start or blank == at - line else None
