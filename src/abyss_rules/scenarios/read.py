"""From the syntax of a scenario to one that can be run; what is wrong with it is reported."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, fields, has

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import Reporter, has_errors
from abyss_rules.dsl.templates import template_kind
from abyss_rules.errors import AbyssError
from abyss_rules.model.cards import Pack
from abyss_rules.scenarios.expect import ThenReader
from abyss_rules.scenarios.faults import help_of, in_words
from abyss_rules.scenarios.lexicon import Lexicon
from abyss_rules.scenarios.lines import LineReader
from abyss_rules.scenarios.parts import Entry, Line, is_sign, line_span
from abyss_rules.scenarios.scenario import Answer, Scenario, Shuffle, Then, When
from abyss_rules.scenarios.wrong import WrongLineError

#: What can stand in a scenario.
_BLOCKS = ("options", "seed", "given", "when", "then")
_SHUFFLE = "shuffle"


def members(
    written: syntax.Scenario, lexicon: Lexicon, reporter: Reporter
) -> Iterator[syntax.Scenario]:
    """The scenarios that a written one stands for: itself, or one a member of its ``per``.

    In each, the template's word is the member, also at the end of a name after ``_`` and in texts
    where it stands in braces. Where the scenario's name has it not, the member is added to it.
    """
    if written.per is None:
        yield written
        return
    kind_word, binder = written.per
    kind = template_kind(kind_word, lexicon.ruleset.words.kinds, reporter, "A803")
    if kind is None:
        return
    named = f"{{{binder.text}}}" in written.name.text
    for member in kind.members:
        one = _put(written, binder.text, member)
        if not named:
            one = evolve(one, name=evolve(one.name, text=f"{one.name.text} ({member})"))
        yield evolve(one, per=None)


def _put(node: Any, binder: str, member: str) -> Any:
    """The node with the template's word replaced by the member."""
    if isinstance(node, syntax.Word):
        if node.text == binder:
            return evolve(node, text=member)
        ending = f"_{binder}"
        if node.text.endswith(ending):
            return evolve(node, text=f"{node.text.removesuffix(ending)}_{member}")
        return node
    if isinstance(node, syntax.Text):
        return evolve(node, text=node.text.replace(f"{{{binder}}}", member))
    if isinstance(node, tuple):
        return tuple(_put(part, binder, member) for part in node)
    if has(type(node)):
        changes = {
            one.name: _put(getattr(node, one.name), binder, member)
            for one in fields(type(node))
            if one.name not in ("span", "per")
        }
        return evolve(node, **changes)
    return node


def read(
    written: syntax.Scenario, lexicon: Lexicon, packs: tuple[Pack, ...], reporter: Reporter
) -> tuple[Scenario | None, bool]:
    """The scenario as far as it can be read, and whether nothing is wrong with how it is written.

    It is None where its options cannot be read: what is in play is not known then.
    """
    before = len(reporter.found)
    reader = _Reader(written, lexicon, packs, reporter)
    made = reader.made()
    return made if reader.knows_options else None, not has_errors(reporter.found[before:])


class _Reader:
    """Reads one scenario."""

    def __init__(
        self,
        written: syntax.Scenario,
        lexicon: Lexicon,
        packs: tuple[Pack, ...],
        reporter: Reporter,
    ) -> None:
        self.written = written
        self.lexicon = lexicon
        self.packs = packs
        self.reporter = reporter
        self.lines = LineReader(lexicon, reporter)
        self.then = ThenReader(lexicon, reporter)
        self.options: dict[str, str] = {}
        self.seed = 0
        self.description: dict[str, Any] = {}
        self.groups: list[When | Then] = []
        self.seen: set[str] = set()
        self.given_span = written.name.span
        #: Whether it is known what is in play.
        self.knows_options = True

    def made(self) -> Scenario:
        """The scenario as far as it can be read."""
        strange = False  # it may have been to be `then`
        for line in self.written.lines:
            name = line.name.text
            if name not in _BLOCKS:
                self.lines.no_word(line, _BLOCKS)
                strange = True
                continue
            try:
                if name in ("options", "seed", "given"):
                    if name in self.seen:
                        self.lines.twice(line)
                        continue
                    if self.groups:
                        message = f"`{name}` stands before the first `when` and `then`"
                        raise self.lines.fail("A804", line.name.span, message)
                self.seen.add(name)
                getattr(self, f"_{name}")(line)
            except WrongLineError:
                self.knows_options &= name != "options"
                continue
        if "then" not in self.seen and not strange:
            message = "this scenario expects nothing"
            self.reporter.report("A807", self.written.name.span, message, help="add a `then { … }`")
        return Scenario(
            self.written.name.text,
            self.reporter.source,
            self.written.name.span,
            self.lexicon.ruleset.name,
            self.packs,
            self.options,
            self.seed,
            self.description,
            self.lines.places | {"": self.given_span},
            tuple(self.groups),
            self.lexicon.laws,
        )

    def _options(self, line: Line) -> None:
        """``options preset bga, hand_limit none;``."""
        example = "options preset bga;"
        entries = self.lines.entries(line) if line.parts or isinstance(line, syntax.Group) else []
        if not entries or any(len(entry.parts) < 2 for entry in entries):
            raise self.lines.wanted(line, "options with their values", example)
        for entry in entries:
            name, value = entry.parts[0].text, Entry(entry.parts[1:]).text
            try:
                self.lexicon.ruleset.read_options({name: value})
            except AbyssError as error:
                fix = self.reporter.instead(entry.parts[0], error.meant or "")
                message, help_ = in_words(error.message), help_of(error)
                raise self.lines.fail("A803", entry.span, message, help_, fix) from error
            self.options[name] = value

    def _seed(self, line: Line) -> None:
        part = self.lines.single(line, "a number", "seed 3;")
        if not isinstance(part, syntax.Numeral):
            raise self.lines.wanted(line, "a number", "seed 3;")
        self.seed = int(part.text[:40])

    # --- given ----------------------------------------------------------------------------------

    def _given(self, line: Line) -> None:
        group = self._braces(line)
        self.given_span = line.name.span
        words = self.lexicon.given
        shuffles: dict[str, Any] = {}
        for inner in self.lines.apart(group.lines, words):
            name = inner.name.text
            try:
                if name == _SHUFFLE:
                    shuffle = self._shuffle(inner)
                    if shuffle.deck in shuffles:
                        raise self.lines.fail(
                            "A804", inner.name.span, f"`{shuffle.deck}` is shuffled here already"
                        )
                    shuffles[shuffle.deck] = list(shuffle.cards)
                elif name == "seat":
                    self._player(inner)
                elif name not in words:
                    self.lines.no_word(inner, (*words, "seat", _SHUFFLE))
                elif name in self.description:
                    self.lines.twice(inner)
                else:
                    self.description[name] = self.lines.read(words[name], inner, name)
            except WrongLineError:
                continue
        if shuffles:
            self.description["shuffles"] = shuffles

    def _player(self, line: Line) -> None:
        seat = self.lines.seat(line, "seat 0 { pearls 2; }")
        if not isinstance(line, syntax.Group) or len(line.parts) > 1:
            raise self.lines.of_seat(line)
        players = self.description.setdefault("players", {})
        if seat in players:
            raise self.lines.fail("A804", line.name.span, f"`seat {seat}` stands here already")
        player = players[seat] = {}
        self.lines.places[f"players[{seat}]"] = (line.name.span[0], line.parts[0].span[1])
        words = self.lexicon.given_player
        for inner in self.lines.apart(line.lines, words):
            name = inner.name.text
            try:
                if name not in words:
                    self.lines.no_word(inner, tuple(words))
                elif name in player:
                    self.lines.twice(inner)
                else:
                    at = f"players[{seat}].{name}"
                    player[name] = self.lines.read(words[name], inner, at)
            except WrongLineError:
                continue

    # --- when and then --------------------------------------------------------------------------

    def _when(self, line: Line) -> None:
        steps: list[Answer | Shuffle] = []
        for inner in self._braces(line).lines:
            try:
                if inner.name.text == _SHUFFLE:
                    steps.append(self._shuffle(inner))
                else:
                    steps.append(self._answer(inner))
            except WrongLineError:
                continue
        self.groups.append(When(tuple(steps), line.name.span))

    def _answer(self, line: Line) -> Answer:
        if isinstance(line, syntax.Group):
            raise self._braced_answers(line)
        parts = (line.name, *line.parts)
        seat = None
        if line.name.text == "seat":
            seat = self.lines.seat(line, "seat 0 explore;")
            parts = parts[2:]
            if not parts:
                raise self.lines.wanted(line, "an answer", "seat 0 explore;")
        entry = Entry(parts)
        return Answer(seat, entry.text, entry.span)

    def _braced_answers(self, line: syntax.Group) -> WrongLineError:
        """Report ``seat 0 { explore; plot; }``: each answer says who is asked."""
        what = "no braces: it is one answer"
        inner = [one for one in line.lines if isinstance(one, syntax.Field)]
        # What a player has stands in `given` or `then`, and is no answer.
        has = self.lexicon.given_player.keys() | self.lexicon.expected_player.keys()
        answers = bool(inner) and not any(one.name.text in has for one in inner)
        alone = len(line.parts) == 1 and len(inner) == len(line.lines)
        if line.name.text != "seat" or not alone or not answers:
            return self.lines.wanted(line, what, "seat 0 explore;")
        who = f"seat {line.parts[0].text} "
        return self.lines.instead(
            line, what, " ".join(who + self.lines.said(one.name, one) for one in inner)
        )

    def _shuffle(self, line: Line) -> Shuffle:
        """``shuffle lord_deck to keeper, slaver;``."""
        example = "shuffle DECK to TOP, NEXT;"
        parts = line.parts
        if isinstance(line, syntax.Group) or len(parts) < 3 or not is_sign(parts[1], "to"):
            raise self.lines.wanted(line, "a deck and what lies on top of it then", example)
        decks = {word.name: word for word in self.lexicon.words.table if word.form == "deck"}
        deck = parts[0].text
        if deck not in self.lexicon.words.decks:
            known = tuple(self.lexicon.words.decks)
            raise self.lines.unknown("deck that is shuffled", Entry(parts[:1]), known)
        cards = evolve(line, parts=parts[2:])
        word = evolve(decks[deck], form="things")
        found = self.lines.read(word, cards, f"shuffles.{deck}")
        return Shuffle(deck, tuple(found), line_span(line))

    def _then(self, line: Line) -> None:
        group = self._braces(line)
        before = len(self.reporter.found)
        expected = tuple(self.then.read(group))
        if not expected and len(self.reporter.found) == before:
            message = "this `then` expects nothing"
            help_ = "say in it what is then, or leave it out"
            self.reporter.report("A807", line.name.span, message, help=help_)
        self.groups.append(Then(expected, line.name.span))

    def _braces(self, line: Line) -> syntax.Group:
        if not isinstance(line, syntax.Group) or line.parts:
            raise self.lines.unbraced(line)
        return line
