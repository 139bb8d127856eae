"""Reads what stands behind a word of a scenario: a number, a name, a list, by the word's form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import evolve

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.engine.piles import REST
from abyss_rules.engine.position_words import Hidden, PositionWord
from abyss_rules.scenarios.lexicon import Lexicon
from abyss_rules.scenarios.parts import Entry, Line, Part, is_sign
from abyss_rules.scenarios.wrong import LineTeller, WrongLineError

#: What says that a list has no entry, and that a deck has all the rest below.
NONE, AND_REST, HIDDEN = "none", "rest", "hidden"
#: More equal things than this are never listed.
_MOST_OF_ONE = 999
_NUMBER = re.compile(r"[0-9]{1,9}")
#: What is said elsewhere for a list with nothing in it.
_EMPTY = frozenset({"0", "empty", "nil", "no", "nobody", "nothing", "null"})
#: What is said elsewhere for `with`.
_HOLDING = frozenset({"and", "containing", "has", "having", "holding", "on", "over", "under"})


class LineReader(LineTeller):
    """Reads the lines of one file; ``places`` notes where each part of a description stands."""

    def __init__(self, lexicon: Lexicon, reporter: Reporter) -> None:
        super().__init__(lexicon, reporter)
        #: Path in the description, such as ``players[0].hand[1]`` -> where it stands.
        self.places: dict[str, syntax.Span] = {}
        self._forms: dict[str, Callable[[PositionWord, Line, str], Any]] = {
            "number": self._number,
            "truth": self._truth,
            "name": self._name,
            "things": self._things,
            "deck": self._deck,
            "covered": self._covered,
            "lying": self._lying,
            "counts": self._counts,
            "group": self._group,
        }

    # --- lines ----------------------------------------------------------------------------------

    def apart(self, lines: Iterable[Line], words: dict[str, PositionWord]) -> Iterator[Line]:
        """The lines, each on its own; reports the semicolons that are missing behind numbers."""
        for line in lines:
            word, parts = words.get(line.name.text), line.parts
            comma = len(parts) > 1 and is_sign(parts[1], ",")
            rest = parts[1 + comma :]
            if (
                not rest
                or word is None
                or word.form not in ("number", "truth")
                or not isinstance(rest[0], syntax.Word)
                or rest[0].text not in (*self.lexicon.lines, "seat")
            ):
                yield line
                continue
            end = parts[0].span[1]
            message = f"`;` is missing after `{parts[0].text}`"
            fix = (end, parts[1].span[1] if comma else end), ";"
            self.reporter.report("A102", (end - 1, end), message, fix=fix)
            yield syntax.Field(line.name, parts[:1], (line.span[0], end))
            name = syntax.Word(rest[0].text, rest[0].span)
            span = rest[0].span[0], line.span[1]
            yield from self.apart([evolve(line, name=name, parts=rest[1:], span=span)], words)

    # --- parts ----------------------------------------------------------------------------------

    def entries(self, line: Line) -> list[Entry]:
        """What stands between the commas of a line; none if there is nothing, or ``none``."""
        parts = line.parts
        if isinstance(line, syntax.Group):
            raise self.braced(line)
        if len(parts) == 1 and is_sign(parts[0], NONE):
            return []
        found: list[list[Part]] = [[]]
        for part in parts:
            if not is_sign(part, ","):
                found[-1].append(part)
                continue
            if not found[-1]:
                raise self.fail("A802", part.span, "something is missing before this `,`")
            found.append([])
        if not found[-1]:
            word = line.name.text
            help_ = f"write `{word} {NONE};` for an empty list"
            raise self.fail("A802", (parts or (line.name,))[-1].span, "nothing follows", help_)
        return [Entry(tuple(one)) for one in found]

    def single(self, line: Line, what: str, example: str) -> Part:
        """The one part of a line."""
        if isinstance(line, syntax.Group) or len(line.parts) != 1:
            raise self.wanted(line, what, example)
        return line.parts[0]

    def number(self, part: Part, line: Line) -> int:
        """A part as a number."""
        if not isinstance(part, syntax.Numeral) or not _NUMBER.fullmatch(part.text):
            raise self.wanted(line, "a number", f"{line.name.text} 2;")
        return int(part.text)

    def seat(self, line: Line, example: str) -> int:
        """The number behind ``seat``."""
        if not line.parts or not isinstance(line.parts[0], syntax.Numeral):
            raise self.wanted(line, "the number of a seat", example)
        return self.number(line.parts[0], line)

    def thing(self, kind: str, entry: Entry) -> str:
        """The thing of a kind that an entry names: a card's id, or the text as it is written."""
        said = entry.text
        found = self.lexicon.things(kind, said)
        if not found and said.lower() in _EMPTY:
            fix = self.reporter.instead(entry.parts[0], NONE)
            message = f"`{said}` is no {_spoken(kind)}"
            raise self.fail("A803", entry.span, message, "where nothing is, write `none`", fix)
        if not found:
            raise self.unknown(_spoken(kind), entry, tuple(self.lexicon.known(kind)))
        if len(found) > 1:
            message = f"“{said}” could be {' or '.join(f'`{one}`' for one in found)}"
            raise self.fail("A803", entry.span, message, "write the id")
        return found[0]

    # --- the forms ------------------------------------------------------------------------------

    def read(self, word: PositionWord, line: Line, path: str) -> Any:
        """What a line says, as a description has it; raises WrongLineError if it cannot be read."""
        self.places[path] = line.name.span
        hidden = self._hidden(line)
        return self._forms[word.form](word, line, path) if hidden is None else hidden

    def _hidden(self, line: Line) -> Hidden | None:
        """``20 hidden``: what a seat does not see."""
        parts = line.parts
        if len(parts) == 2 and is_sign(parts[1], HIDDEN) and isinstance(parts[0], syntax.Numeral):
            return Hidden(self.number(parts[0], line))
        return None

    def _number(self, word: PositionWord, line: Line, path: str) -> int | None:
        name = word.name
        if word.default is None and line.parts and is_sign(line.parts[0], NONE):
            return None
        parts = line.parts
        sign = 1
        if len(parts) == 2 and is_sign(parts[0], "-"):
            sign, parts = -1, parts[1:]
        if isinstance(line, syntax.Group) or len(parts) != 1:
            raise self.wanted(line, "a number", f"{name} 2;")
        self.places[path] = line.parts[0].span
        return sign * self.number(parts[0], line)

    def _truth(self, word: PositionWord, line: Line, _path: str) -> bool:
        part = self.single(line, "`true` or `false`", f"{word.name} true;")
        if part.text not in ("true", "false"):
            raise self.wanted(line, "`true` or `false`", f"{word.name} true;")
        return part.text == "true"

    def _name(self, word: PositionWord, line: Line, path: str) -> str | None:
        entries = self.entries(line)
        if not entries:
            return None
        if len(entries) > 1:
            raise self.wanted(line, f"one {_spoken(word.of)}", f"{word.name} …;")
        self.places[path] = entries[0].span
        return self.thing(word.of, entries[0])

    def _things(self, word: PositionWord, line: Line, path: str) -> list[Any]:
        return self._listed(word.of, self.entries(line), path)

    def _listed(self, kind: str, entries: list[Entry], path: str) -> list[Any]:
        found: list[Any] = []
        wrong: WrongLineError | None = None
        for entry in entries:
            number, one = _counted(entry)
            try:
                thing: str | int = self.thing(kind, one)
            except WrongLineError as error:  # all of them are told, as far as any is shown
                wrong = error
                if self.reporter.is_full:
                    break
                continue
            if kind == "token":
                thing = int(thing)
            for place in range(len(found), len(found) + number):
                self.places[f"{path}[{place}]"] = entry.span
            found += [thing] * number
        if wrong is not None:
            raise wrong
        return found

    def _deck(self, word: PositionWord, line: Line, path: str) -> list[Any]:
        entries = self.entries(line)
        if entries and len(entries[-1].parts) == 1 and is_sign(entries[-1].parts[0], AND_REST):
            return [*self._listed(word.of, entries[:-1], path), REST]
        return self._listed(word.of, entries, path)

    def _covered(self, word: PositionWord, line: Line, path: str) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for entry in self.entries(line):
            with_ = next((n for n, part in enumerate(entry.parts) if is_sign(part, "with")), None)
            over = Entry(entry.parts[:with_])
            under = [] if with_ is None else list(_joined(entry.parts[with_ + 1 :]))
            if not all(one.parts for one in (over, *under)):
                example = f"{word.name} ONE with OTHER + ANOTHER;"
                raise self.wanted(line, "names, each with what lies under it", example)
            if with_ is None and not self.lexicon.things(word.of, over.text):
                self._not_under(word, line, over)
            thing = self._new(word, over, found)
            here = f"{path}[{thing!r}]"
            self.places[here] = over.span
            found[thing] = []
            for place, one in enumerate(under):
                self.places[f"{here}[{place}]"] = one.span
                found[thing].append(self.thing(word.under, one))
        return found

    def _not_under(self, word: PositionWord, line: Line, entry: Entry) -> None:
        """Report things that lie under others, if they are joined otherwise than they should."""
        under, over = word.under, word.of
        before = line.parts.index(entry.parts[0]) - 1
        if self.lexicon.things(under, entry.text) and before > 0 and line.parts[before].text == ",":
            joint = line.parts[before - 1].span[1], entry.span[0]
            message = f"what lies under one {_spoken(over)} is joined by `+`, not by `,`"
            help_ = f"write `… + {entry.text}`"
            raise self.fail("A802", entry.span, message, help_, (joint, " + "))
        for place in range(1, len(entry.parts)):
            first, rest = Entry(entry.parts[:place]), entry.parts[place:]
            joint = first.span[1], rest[0].span[0]
            if len(rest) > 1 and rest[0].text.lower() in _HOLDING:
                rest = rest[1:]
                joint = joint[0], rest[0].span[0]
            last = Entry(rest)
            if self.lexicon.things(over, first.text) and self.lexicon.things(under, last.text):
                message = f"what lies under `{first.text}` stands behind `with`"
                help_ = f"write `{first.text} with {last.text}`"
                raise self.fail("A802", entry.span, message, help_, (joint, " with "))

    def _lying(self, word: PositionWord, line: Line, path: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for entry in self.entries(line):
            parts = entry.parts
            if len(parts) < 3 or not is_sign(parts[-2], "on"):
                raise self.wanted(line, "names, each on a space", f"{word.name} ONE on 2;")
            thing = self._new(word, Entry(parts[:-2]), found)
            self.places[f"{path}[{thing!r}]"] = entry.span
            found[thing] = self.number(parts[-1], line)
        return found

    def _new(self, word: PositionWord, entry: Entry, found: dict[str, Any]) -> str:
        """The thing an entry names, which may not be there yet."""
        thing = self.thing(word.of, entry)
        if thing in found:
            raise self.fail("A804", entry.span, f"`{thing}` is named twice")
        return thing

    def _counts(self, word: PositionWord, line: Line, _path: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for name, number in self._pairs(word, line):
            if name.text not in word.names:
                raise self.unknown(f"part of `{word.name}`", Entry((name,)), word.names)
            if name.text in found:
                raise self.fail("A804", name.span, f"`{name.text}` stands here already")
            found[name.text] = number
        return found

    def _pairs(self, word: PositionWord, line: Line) -> Iterator[tuple[Part, int]]:
        """The names and numbers of ``{ lords 9; total 21; }`` or ``lords 9, total 21``."""
        example = f"{word.name} {word.names[0]} 2;"
        if isinstance(line, syntax.Group):
            if line.parts:
                raise self.wanted(line, "names with numbers in braces", example)
            entries = [Entry((one.name, *one.parts)) for one in line.lines]
        else:
            entries = self.entries(line)
        for entry in entries:
            name, *rest = entry.parts
            sign = -1 if len(rest) == 2 and is_sign(rest[0], "-") else 1
            if not rest or len(rest) > (1 if sign > 0 else 2):
                raise self.wanted(line, "names, each with its number", example)
            yield name, sign * self.number(rest[-1], line)

    def _group(self, word: PositionWord, line: Line, path: str) -> dict[str, Any]:
        if not isinstance(line, syntax.Group) or line.parts:
            raise self.wanted(line, "lines in braces", f"{word.name} {{ … }}")
        found: dict[str, Any] = {}
        known = {one.name: one for one in word.words}
        for inner in line.lines:
            one = known.get(inner.name.text)
            if one is None:
                self.no_word(inner, tuple(known))
            elif one.name in found:
                self.twice(inner)
            else:
                found[one.name] = self.read(one, inner, f"{path}.{one.name}")
        return found


def _counted(entry: Entry) -> tuple[int, Entry]:
    """How many of what: ``3 of crab 1``."""
    number, *rest = entry.parts
    if len(rest) > 1 and isinstance(number, syntax.Numeral) and is_sign(rest[0], "of"):
        return min(int(number.text[:4]), _MOST_OF_ONE), Entry(tuple(rest[1:]))
    return 1, entry


def _joined(parts: tuple[Part, ...]) -> Iterator[Entry]:
    """The entries between the plus signs."""
    start = 0
    for place, part in enumerate(parts):
        if is_sign(part, "+"):
            yield Entry(parts[start:place])
            start = place + 1
    yield Entry(parts[start:])


def _spoken(kind: str) -> str:
    """What a thing of a kind is called in a message."""
    special = {"card": "Exploration card", "token": "value of a Monster token"}
    return special.get(kind, kind.capitalize() if kind in ("lord", "location", "ally") else kind)
