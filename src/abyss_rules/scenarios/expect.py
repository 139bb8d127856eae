"""Reads what a scenario expects: the lines of its `then`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import evolve

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.engine.position_words import PositionWord
from abyss_rules.scenarios.lexicon import Lexicon
from abyss_rules.scenarios.lines import LineReader
from abyss_rules.scenarios.parts import Entry, Line, is_sign, line_span
from abyss_rules.scenarios.scenario import Expected
from abyss_rules.scenarios.wrong import WrongLineError

#: How a game stands.
STATUSES = ("running", "ended", "unfinished")
_NOBODY = "nobody"
_SEES = "sees"
_ABOUT = "about"
_OWN_LAWS = (
    "a law of your own is known with `abyss test --laws FILE` and `pytest --abyss-laws FILE`"
)


class ThenReader:
    """Reads expectations of one file."""

    def __init__(self, lexicon: Lexicon, reporter: Reporter) -> None:
        self.lexicon = lexicon
        self.lines = LineReader(lexicon, reporter)
        words = lexicon.words
        self.table, self.player = lexicon.expected, lexicon.expected_player
        self.seen = {word.name: word for word in words.seen}
        self.seen_player = {word.name: word for word in words.seen_player}
        self.about: dict[str, Callable[[Line], Expected]] = {
            "asked": self._asked,
            "offered": self._offered,
            "offered_only": self._offered,
            "not_offered": self._offered,
            "winners": self._winners,
            "outcome": self._outcome,
            "happened": self._happened,
            "not_happened": self._happened,
            "holds": self._holds,
        }

    def read(self, group: syntax.Group) -> Iterator[Expected]:
        """What the lines of a `then` expect; wrong ones are reported and left out."""
        seen: set[str] = set()
        for line in self.lines.apart(group.lines, self.table):
            name = line.name.text
            try:
                if name == "seat":
                    yield from self._seat(line, seen)
                elif name in self.about:
                    self._once(line, name, seen)
                    yield self.about[name](line)
                elif name in self.table:
                    self._once(line, name, seen)
                    yield self._value(self.table[name], line, name)
                else:
                    self.lines.no_word(line, (*self.table, "seat", *self.about))
            except WrongLineError:
                continue

    def _once(self, line: Line, name: str, seen: set[str]) -> None:
        if name in seen:
            raise self.lines.fail("A804", line.name.span, f"`{name}` stands here already")
        seen.add(name)

    def _value(
        self,
        word: PositionWord,
        line: Line,
        label: str,
        seat: int | None = None,
        viewer: int | None = None,
    ) -> Expected:
        value = self.lines.read(word, line, label)
        spans = {
            path.removeprefix(label): span
            for path, span in self.lines.places.items()
            if path.startswith(label)
        }
        kind = "values" if viewer is None else "seen"
        if word.name == "score":
            kind = "score"
        return Expected(kind, line_span(line), label, value, word, seat, viewer, spans)

    # --- seats ----------------------------------------------------------------------------------

    def _seat(self, line: Line, seen: set[str]) -> Iterator[Expected]:
        """``seat 0 { … }`` or ``seat 0 sees { … }``."""
        example = "seat 0 { pearls 2; }"
        seat = self.lines.seat(line, example)
        sees = len(line.parts) == 2 and is_sign(line.parts[1], _SEES)
        if not isinstance(line, syntax.Group) or (len(line.parts) > 1 and not sees):
            raise self.lines.of_seat(line)
        self._once(line, f"seat {seat}{' sees' if sees else ''}", seen)
        if sees:
            yield from self._sees(line, seat)
        else:
            score = self.lexicon.words.score
            words = self.player | {score.name: score}
            yield from self._player(line, seat, words, f"seat {seat}")

    def _player(
        self,
        group: syntax.Group,
        seat: int,
        words: Mapping[str, PositionWord],
        label: str,
        viewer: int | None = None,
    ) -> Iterator[Expected]:
        seen: set[str] = set()
        for line in self.lines.apart(group.lines, dict(words)):
            name = line.name.text
            try:
                if name not in words:
                    self.lines.no_word(line, tuple(words))
                    continue
                self._once(line, name, seen)
                yield self._value(words[name], line, f"{label} {name}", seat, viewer)
            except WrongLineError:
                continue

    def _sees(self, group: syntax.Group, viewer: int) -> Iterator[Expected]:
        """What a seat sees of the table, of itself, and of the others."""
        seen: set[str] = set()
        label = f"seat {viewer} sees"
        for line in group.lines:
            name = line.name.text
            try:
                if name == "seat":
                    seat = self.lines.seat(line, "seat 1 { hand 3 hidden; }")
                    if not isinstance(line, syntax.Group) or len(line.parts) > 1:
                        raise self.lines.wanted(line, "a number and braces", "seat 1 { … }")
                    self._once(line, f"seat {seat}", seen)
                    words, at = self.seen_player, f"{label} seat {seat}"
                    yield from self._player(line, seat, words, at, viewer)
                    continue
                self._once(line, name, seen)
                if name in self.seen:
                    yield self._value(self.seen[name], line, f"{label} {name}", None, viewer)
                elif name in self.seen_player:
                    word = self.seen_player[name]
                    yield self._value(word, line, f"{label} {name}", viewer, viewer)
                elif name in ("happened", "not_happened"):
                    yield evolve(self._happened(line), viewer=viewer, label=f"{label} {name}")
                else:
                    known = (*self.seen, *self.seen_player, "seat", "happened", "not_happened")
                    self.lines.no_word(line, known)
            except WrongLineError:
                continue

    # --- what is asked, and how the game stands -------------------------------------------------

    def _asked(self, line: Line) -> Expected:
        """``asked seat 0 payment about keeper;`` or ``asked nobody;``."""
        parts = line.parts
        example = "asked seat 0 action;"
        what = "`nobody`, or a seat and what it is asked"
        if isinstance(line, syntax.Group) or not parts:
            raise self.lines.wanted(line, what, example)
        if len(parts) == 1 and is_sign(parts[0], _NOBODY):
            return Expected("asked", line_span(line), "asked", (None, None, None))
        if not is_sign(parts[0], "seat") or len(parts) < 2:
            raise self.lines.wanted(line, what, example)
        seat = self.lines.number(parts[1], line)
        kind, card = None, None
        rest = parts[2:]
        if rest and not is_sign(rest[0], _ABOUT):
            kind, rest = rest[0].text, rest[1:]
            kinds = self.lexicon.ruleset.kinds[1:]
            if kind == "to":
                told = f"`{kind}` is no kind of question"
                raise self.lines.fail("A803", parts[2].span, told, "leave it out")
            if kind not in kinds:
                raise self.lines.unknown("kind of question", Entry(parts[2:3]), kinds)
        if rest:
            if not is_sign(rest[0], _ABOUT) or len(rest) < 2:
                raise self.lines.wanted(line, what, example)
            card = self._card(Entry(rest[1:]))
        return Expected("asked", line_span(line), "asked", (seat, kind, card))

    def _card(self, entry: Entry) -> str:
        """A card of whatever kind."""
        kinds = [kind.name for kind in self.lexicon.ruleset.words.card_kinds]
        for kind in kinds:
            if found := self.lexicon.things(kind, entry.text):
                return found[0]
        known = [name for kind in kinds for name in self.lexicon.known(kind)]
        raise self.lines.unknown("card", entry, known)

    def _offered(self, line: Line) -> Expected:
        entries = self.lines.entries(line)
        if not entries:
            raise self.lines.wanted(line, "answers", f"{line.name.text} explore, plot;")
        texts = tuple(" ".join(entry.text.lower().split()) for entry in entries)
        spans = {text: entry.span for text, entry in zip(texts, entries, strict=True)}
        return Expected(line.name.text, line_span(line), line.name.text, texts, spans=spans)

    def _winners(self, line: Line) -> Expected:
        seats = []
        for entry in self.lines.entries(line):
            if len(entry.parts) != 1:
                raise self.lines.wanted(line, "seats", "winners 0, 2;")
            seats.append(self.lines.number(entry.parts[0], line))
        return Expected("winners", line_span(line), "winners", tuple(sorted(seats)))

    def _outcome(self, line: Line) -> Expected:
        part = self.lines.single(line, f"one of {', '.join(STATUSES)}", "outcome ended;")
        if part.text not in STATUSES:
            raise self.lines.unknown("outcome", Entry((part,)), STATUSES)
        return Expected("outcome", line_span(line), "outcome", part.text)

    def _happened(self, line: Line) -> Expected:
        entries = self.lines.entries(line)
        kinds = tuple(self.lexicon.ruleset.event_kinds.classes)
        for entry in entries:
            if entry.text not in kinds:
                raise self.lines.unknown("kind of event", entry, kinds)
        if not entries:
            raise self.lines.wanted(line, "kinds of events", f"{line.name.text} {kinds[0]};")
        texts = tuple(entry.text for entry in entries)
        return Expected(line.name.text, line_span(line), line.name.text, texts)

    def _holds(self, line: Line) -> Expected:
        """``holds scores_add_up;``: laws, by their names."""
        entries = self.lines.entries(line)
        own = tuple(law.name for law in self.lexicon.laws if law.kind != "text")
        known = (*_law_names(self.lexicon.ruleset.name), *own)
        for entry in entries:
            if entry.text not in known:
                raise self.lines.unknown("law", entry, known, _OWN_LAWS)
        if not entries:
            raise self.lines.wanted(line, "names of laws", f"holds {known[0]};")
        texts = tuple(entry.text for entry in entries)
        return Expected("holds", line_span(line), "holds", texts)


def _law_names(ruleset: str) -> tuple[str, ...]:
    """The laws that can be asked of a game where it stands."""
    from abyss_rules.testing.laws import laws_for

    return tuple(law.name for law in laws_for(ruleset, "state", "step", "game", "pair"))
