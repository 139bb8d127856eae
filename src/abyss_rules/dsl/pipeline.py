"""From the texts of a pack to its checked cards: split, parse, check, block by block.

What is no pack any more is not read to its end: a file with too many faults, a pack with too many
cards or too many faults.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import forms, syntax
from abyss_rules.dsl.blocks import Block, is_scenario, split
from abyss_rules.dsl.check_cards import COMMON, CardChecker, fields_of
from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.compile_headers import Headers
from abyss_rules.dsl.compile_trials import faults, try_fixes
from abyss_rules.dsl.diagnostics import (
    FAULTS_PER_PACK,
    Diagnostic,
    Reporter,
    of_file,
    of_pack,
)
from abyss_rules.dsl.habit_words import Words
from abyss_rules.dsl.letters import check_letters
from abyss_rules.dsl.lint import lint
from abyss_rules.dsl.message_files import PackMessages
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.parse import Mending, Parsed, parse
from abyss_rules.dsl.room import Room, to_be_read
from abyss_rules.dsl.sound_parts import knows_abilities, knows_names, sound_parts
from abyss_rules.dsl.soundness import cards_are_sound
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.supposed import supposed
from abyss_rules.dsl.templates import expand, explained
from abyss_rules.model.cards import MOST_CARDS, Card, FieldValue, Header, MessageFile

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from abyss_rules.model.vocabulary import Vocabulary


@frozen
class Written:
    """A scenario as it stands in its file; None if it cannot be read."""

    source: Source
    scenario: syntax.Scenario | None
    #: What is wrong in it and touches nothing else.
    found: tuple[Diagnostic, ...] = ()


@frozen
class Compiled:
    """What could be made of a pack's texts: its sound parts, and all findings."""

    header: Header | None
    cards: tuple[Card, ...]
    material: tuple[tuple[str, FieldValue], ...]
    diagnostics: tuple[Diagnostic, ...]
    scenarios: tuple[Written, ...] = ()
    messages: tuple[MessageFile, ...] = ()
    #: The ruleset that the cards were checked with, "" for none, also if no header says it.
    ruleset: str = ""
    #: Whether what is wrong beside scenarios stands in the header, and touches no card.
    cards_are_sound: bool = False


def compile_pack(
    sources: Sequence[Source],
    vocabularies: Mapping[str, Vocabulary],
    grammar: str,
    *,
    messages: Sequence[Source] = (),
    scenarios: bool = False,
    doubts: bool = False,
    mended: bool = True,
) -> Compiled:
    """Check the texts of one pack, in the order given, against its ruleset's vocabulary.

    Its scenarios are parsed, and what is doubtful where nothing is wrong is told, only if that is
    asked for: nobody needs it to play. What is not to be ``mended`` is checked faster, if it has
    faults: nobody seeks what was meant, and of faults of writing a block may tell its first one
    only.

    ``messages`` are the pack's own words for its languages. They are checked with the doubts.
    """
    own = PackMessages(messages)
    compiler = _Compiler(sources, vocabularies, grammar, own, scenarios=scenarios, doubts=doubts)
    if not mended:
        compiler.mending.effort.left = 0
    return compiler.compiled()


def scenarios_in(sources: Sequence[Source], grammar: str, cards: int) -> tuple[Written, ...]:
    """The scenarios of files of one pack, whose cards are known to be sound, and how many they are.

    No more are read than of a pack that is checked.
    """
    made: list[Written] = []
    mending = Mending()
    room = Room(cards)
    for source in sources:
        for block in filter(is_scenario, split(source, Reporter(source))):
            reporter = Reporter(source)
            if not room.takes(block, reporter):
                return (*made, Written(source, None, tuple(reporter.found)))
            result = parse(block, grammar, reporter, mending)
            scenario = result.block if isinstance(result.block, syntax.Scenario) else None
            made.append(Written(source, scenario, tuple(reporter.found)))
    return tuple(made)


class _Compiler:
    """Goes through the blocks of a pack: its header first, then all others in their order."""

    def __init__(
        self,
        sources: Sequence[Source],
        vocabularies: Mapping[str, Vocabulary],
        grammar: str,
        messages: PackMessages,
        *,
        scenarios: bool,
        doubts: bool,
    ) -> None:
        self.sources = sources
        self.vocabularies = vocabularies
        self.grammar = grammar
        self.messages = messages
        self.wants_scenarios = scenarios
        self.wants_doubts = doubts
        self.scenarios: list[Written] = []
        self.reporters = [Reporter(source) for source in sources]
        self.blocks: list[tuple[Reporter, list[Block]]] = []
        self.headers = Headers(sources, vocabularies, messages, self.read)
        self.cards: list[Card] = []
        #: How many cards there are, sound or not, each copy counted.
        self.number = 0
        self.room = Room()
        self.mending = Mending(self.faults, rulesets=frozenset(vocabularies))
        self.names: Names | None = None
        self.material: tuple[tuple[str, FieldValue], ...] | None = None

    def compiled(self) -> Compiled:
        """What could be made of the texts."""
        for reporter in self.reporters:
            check_letters(reporter)
            self.blocks.append((reporter, split(reporter.source, reporter)))
        blocks = [block for _, blocks in self.blocks for block in blocks]
        self.mending.effort.left -= to_be_read(blocks)
        self.room = Room(sum(not is_scenario(block) for block in blocks))
        head, others = self.headers.only(self.blocks)
        names = None
        # Without a sound header no pack is made, and yet what is wrong in its cards is told.
        ruleset = head.ruleset if head else supposed(self.sources, self.vocabularies)
        if ruleset:
            words = self.vocabularies[ruleset]
            names = Names(words, self.vocabularies, self.messages.files)
            for reporter in self.reporters:
                reporter.form = forms.notes(names.vocabulary)
            self.mending.words = _words(words)
        self.names = names
        if self.wants_doubts:
            self.messages.check(names.vocabulary if names else None, self.headers.languages)
        self.check(names)
        if self.wants_doubts:
            try_fixes(self.blocks, self.headers.parsed, self.again, self.mending.effort)
            if self.headers.said is not None:
                self.headers.said.report()
        said = [one for reporter in self.messages.reporters for one in in_order(reporter)]
        written = [one for reporter in self.reporters for one in in_order(reporter)]
        found = [*others, *of_pack(written), *self.messages.some(said)]
        wrong = (one for each in self.scenarios for one in each.found)
        headers = {*self.headers.parsed, self.headers.misspelt}
        return Compiled(
            head,
            tuple(self.cards),
            self.material or (),
            tuple(found),
            tuple(self.scenarios),
            self.messages.files,
            ruleset,
            cards_are_sound(self.blocks, headers, wrong),
        )

    # --- parts by themselves --------------------------------------------------------------------

    def faults(self, block: syntax.Block, text: str, inserted: syntax.Span) -> int:
        """How many faults a block has, but for those of what is not the author's in its text."""
        return faults(block, text, inserted, self.names, self.vocabularies)

    def again(self, sources: Sequence[Source]) -> tuple[Diagnostic, ...]:
        """What is found in some texts, read with what is left of the effort."""
        one = _Compiler(
            sources,
            self.vocabularies,
            self.grammar,
            self.messages,
            scenarios=self.wants_scenarios,
            doubts=False,
        )
        one.mending.effort = self.mending.effort
        return one.compiled().diagnostics

    # --- the blocks -----------------------------------------------------------------------------

    def check(self, names: Names | None) -> None:
        """Parse and check all blocks; without names they are only parsed."""
        checker = CardChecker(names, self.headers.languages) if names else None
        parsed, misspelt = self.headers.parsed, self.headers.misspelt
        before = 0
        for reporter, blocks in self.blocks:
            for block in blocks:
                # They are counted only where there may be as many.
                many = before + len(reporter.found) >= FAULTS_PER_PACK and not reporter.is_full
                if many and before + reporter.errors >= FAULTS_PER_PACK:
                    reporter.close()
                if reporter.is_full:
                    break
                if block not in parsed and not self.has_room(block, reporter):
                    return
                if is_scenario(block):
                    self.scenario(block, reporter)
                    continue
                result = parsed.get(block) or parse(block, self.grammar, reporter, self.mending)
                if checker is None or block in parsed or block is misspelt:
                    continue
                if isinstance(result.block, syntax.Card):
                    told = len(reporter.found)
                    if not self.card(result.block, checker, result.reporter, result.doubtful):
                        return
                    reporter.spare(told, result.guessed)
                elif isinstance(result.block, syntax.Material):
                    told = len(reporter.found)
                    self.read_material(
                        result.block, checker.names, result.reporter, result.doubtful
                    )
                    reporter.spare(told, result.guessed)
            before += reporter.errors
            if before >= FAULTS_PER_PACK:
                return

    def read(self, block: Block, reporter: Reporter) -> Parsed | None:
        """What a block says; None if no more of the pack is read."""
        if not self.has_room(block, reporter):
            return None
        return parse(block, self.grammar, reporter, self.mending)

    def has_room(self, block: Block, reporter: Reporter) -> bool:
        """Whether one more block may be read, which is else reported, or need not be."""
        ignored = is_scenario(block) and not self.wants_scenarios
        return ignored or self.room.takes(block, reporter)

    def scenario(self, block: Block, reporter: Reporter) -> None:
        """Parse a scenario, if that is wanted."""
        if not self.wants_scenarios:
            for guess in block.guesses:  # else it might hide a card
                reporter.report(guess.code, guess.span, guess.message, help=guess.help)
            return
        told = len(reporter.found)
        made = parse(block, self.grammar, reporter, self.mending).block
        wrong = () if block.guesses else tuple(reporter.found[told:])
        written = made if isinstance(made, syntax.Scenario) else None
        self.scenarios.append(Written(reporter.source, written, wrong))

    def card(
        self,
        written: syntax.Card,
        checker: CardChecker,
        reporter: Reporter,
        doubtful: frozenset[str],
    ) -> bool:
        """Check a card and keep it if there is no error in its text; False if it is too many."""
        start = len(reporter.found)
        broken = reporter.has_errors_in(written.span)
        members = expand(written, checker.names, reporter, *checker.languages.declared[:1])
        expanded = len(reporter.found)
        if self.number + len(members) > MOST_CARDS:
            return self.too_many(written, reporter)
        made = []
        told = {(f.code, f.line, f.column) for f in reporter.found[start:]}
        for one in members:
            before = len(reporter.found)
            made.append(checker.card(one, reporter, doubtful))
            # What is wrong with several cards of a template is told once.
            found = reporter.found[before:]
            found = [f for f in found if (f.code, f.line, f.column) not in told]
            told.update((f.code, f.line, f.column) for f in found)
            reporter.found[before:] = found
            if reporter.is_full:
                break
        if broken or len(reporter.found) > expanded:  # that may be why its word seems unused
            unused = [found for found in reporter.found[start:expanded] if found.code == "A210"]
            spared = [found for found in unused if "?" not in found.help]
            others = [found for found in reporter.found[start:] if found not in spared]
            if spared and others:
                others[0] = explained(others[0], written)
            reporter.found[start:] = others
        cards = [card for card in made if card is not None]
        self.number += sum(card.copies for card in cards)
        if self.number > MOST_CARDS:
            return self.too_many(written, reporter)
        is_sound = not reporter.has_errors_in(written.span)
        if is_sound:
            self.cards += cards
        if self.wants_doubts and cards and len(cards) == len(members) and not reporter.is_full:
            self.doubts(written, list(zip(members, cards, strict=True)), reporter, sound=is_sound)
        return True

    def doubts(
        self,
        written: syntax.Card,
        pairs: list[tuple[syntax.Card, Card]],
        reporter: Reporter,
        *,
        sound: bool,
    ) -> None:
        """Tell what is doubtful in a card, or in what of it is ``sound`` if it has faults.

        ``pairs`` are the card as written and as checked, for each member of a template.
        """
        assert self.names is not None  # noqa: S101  # without them no card is checked
        named = told = True
        if not sound:
            known = [field.name for field in fields_of(self.names.card_kinds[pairs[0][1].kind])]
            named = knows_names(written, known, reporter)
            told = knows_abilities(written, reporter)
            pairs = sound_parts(pairs, self.names, reporter)
        lint(pairs, self.names, reporter)
        if self.headers.said is not None:
            self.headers.said.card(written, pairs, reporter, named=named, told=told)

    def too_many(self, written: syntax.Card, reporter: Reporter) -> bool:
        """Report the card with which a pack has too many, copies counted; gives False."""
        message = f"with this the pack has more than {MOST_CARDS} cards"
        reporter.report("A004", written.id.span, message, help="make it two packs")
        return False

    def read_material(
        self,
        written: syntax.Material,
        names: Names,
        reporter: Reporter,
        doubtful: frozenset[str],
    ) -> None:
        """Check the pack's material."""
        span = (written.span[0], written.span[0] + len("material"))
        if self.material is not None:
            reporter.report("A515", span, "this pack has its material already")
            return
        checker = FieldChecker(names, reporter, doubtful, reporter.unreadable(written.span))
        words = names.vocabulary.material
        self.material = checker.read(written.fields, words, "the material", span)


@lru_cache(maxsize=8)
def _words(vocabulary: Vocabulary) -> Words:
    """The words of a ruleset; to gather them takes as long as to check a card."""
    return Words.of(vocabulary, [one.name for one in COMMON])


def in_order(reporter: Reporter) -> list[Diagnostic]:
    """The findings in one file in the order of their places; that there are more comes last.

    A template is checked for each of its cards, but what is wrong with all is told once.
    """
    found = dict.fromkeys(reporter.found)
    return of_file(found, reporter.source.name, more=reporter.left_out)
