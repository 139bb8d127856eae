"""Parses blocks; after a fault it goes on behind the faulty statement, so that all are found."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, cast

from attrs import define, evolve, field, frozen

from abyss_rules.dsl.blocks import Block, is_scenario, marks
from abyss_rules.dsl.brackets import missing_sign
from abyss_rules.dsl.build import DEPTH_LIMIT, TooDeepError, build
from abyss_rules.dsl.draft import Draft, length
from abyss_rules.dsl.faults import OPENING_WORDS, Fault, stopped_at
from abyss_rules.dsl.habit_words import Words
from abyss_rules.dsl.habits import habit
from abyss_rules.dsl.header_slips import slips as slips_of_header
from abyss_rules.dsl.mended import MendedReporter
from abyss_rules.dsl.repair import LONGEST, STAND_IN, Effort, Repair, Worth
from abyss_rules.dsl.sayings import sayings
from abyss_rules.dsl.scenario_lines import taken_apart
from abyss_rules.dsl.scenario_slips import slips as slips_of_scenario
from abyss_rules.dsl.search import JOINING, Search, statement_around
from abyss_rules.dsl.source import shortened
from abyss_rules.dsl.syntax import FUNCTIONS, Scenario, Span
from abyss_rules.dsl.syntax import Block as SyntaxBlock
from abyss_rules.dsl.tree import Tree

if TYPE_CHECKING:
    from lark import Lark

    from abyss_rules.dsl.diagnostics import Replacement, Reporter  # noqa: TC004  # nobody resolves it

#: So many faults of one block are looked for.
FAULTS_PER_BLOCK = 20

#: What authors call that which they gave no name.
_PRONOUNS = ("it", "them", "they")

#: So often turns of phrase are sought, as one may stand in another.
_TURNS = 6

#: Longer blocks are not parsed.
BLOCK_LIMIT = 16 << 10


@frozen
class Parsed:
    """A parsed block, if anything of it could be, and the words of what could not.

    Of a word in ``doubtful`` nothing can be said: what would have explained it may be lost.
    What stands in ``guessed`` is not what the author wrote: of that nothing more can be said.
    """

    #: Takes what is found in the block, of whose text its places are.
    reporter: Reporter
    block: SyntaxBlock | None = None
    doubtful: frozenset[str] = frozenset()
    guessed: tuple[Span, ...] = ()


def _no_faults(block: SyntaxBlock, text: str, inserted: Span) -> int:
    del block, text, inserted
    return 0


@define
class Mending:
    """What mending a pack's blocks may take, and who says how many faults a mended one has.

    ``faults`` is given the block, its text, and where something stands that is not the author's.
    """

    faults: Callable[[SyntaxBlock, str, Span], int] = _no_faults
    effort: Effort = field(factory=Effort)
    #: What the ruleset calls things, once it is known.
    words: Words = field(factory=Words)
    #: The rulesets that there are.
    rulesets: frozenset[str] = frozenset()


@lru_cache(maxsize=2)
def _parser(grammar: str) -> Lark:
    import lark

    return lark.Lark(
        grammar,
        parser="lalr",
        start=["block", "card_body", "block_body", "scenario_body"],
        maybe_placeholders=False,
        keep_all_tokens=True,
        tree_class=cast("Any", Tree),  # Lark asks for a tree of its own, and needs none
    )


def _tree(text: str, grammar: str, start: str) -> Tree:
    """What a text says by a rule of the grammar; raises lark's UnexpectedInput."""
    return (_read if len(text) > LONGEST else _kept)(text, grammar, start)


def _read(text: str, grammar: str, start: str) -> Tree:
    return cast("Tree", _parser(grammar).parse(text, start=start))


# While a text is mended, or checked again on each saving, most of its blocks stay as they were.
_kept = lru_cache(maxsize=64)(_read)


@lru_cache(maxsize=2)
def _keywords(grammar: str) -> tuple[str, ...]:
    """The words with a meaning of their own, the commonest first."""
    found = [
        re.sub(r"\W", "", terminal.pattern.value.removesuffix(r"\b"))
        for terminal in _parser(grammar).terminals
        if terminal.pattern.value.endswith(r"\b") and terminal.name != "NUMBER"
    ]
    return tuple(dict.fromkeys((*JOINING, *OPENING_WORDS, *sorted(found), *FUNCTIONS)))


def parse(block: Block, grammar: str, reporter: Reporter, mending: Mending | None = None) -> Parsed:
    """What a block says; its faults go to the reporter, and are mended so that all are found."""
    if len(block.text) > BLOCK_LIMIT:
        message = f"this block is longer than {BLOCK_LIMIT >> 10} KiB, as no card is"
        reporter.report("A004", (block.base, block.base + 1), message)
        return Parsed(reporter)
    doubtful: set[str] = set()
    draft = Draft.of(block.text, block.base)
    recovery = _Recovery(draft, grammar, reporter, doubtful, mending or Mending())
    recovery.in_scenario = is_scenario(block)
    sure = any(guess.sure for guess in block.guesses)
    if block.guesses and (sure or not recovery.has_partners(block)):
        for guess in block.guesses:
            reporter.report(guess.code, guess.span, guess.message, help=guess.help, fix=guess.fix)
        if not block.text:
            return Parsed(reporter)
    recovery.say_otherwise()
    tree = recovery.parse("block")
    if tree is None:
        return Parsed(reporter, None, frozenset(doubtful))
    draft = recovery.draft
    at: Callable[[int], int] = draft.at
    if draft.is_changed and not recovery.in_scenario:
        reporter = MendedReporter(reporter, draft)
        at = draft.base.__add__
    try:
        made = build(tree, at)
        if isinstance(made, Scenario):
            made = taken_apart(made, reporter)
        return Parsed(reporter, made, frozenset(doubtful), tuple(recovery.guessed))
    except TooDeepError as error:
        reporter.report(
            "A106", error.span, f"this is nested or chained more than {DEPTH_LIMIT} deep"
        )
        return Parsed(reporter, None, frozenset(doubtful))


class _Recovery:
    """Parses a text again and again, each time with the last fault mended.

    Where no small change mends it, the faulty statement is left out; one that lacks its semicolon
    only gets it.
    """

    def __init__(
        self,
        draft: Draft,
        grammar: str,
        reporter: Reporter,
        doubtful: set[str],
        mending: Mending,
    ) -> None:
        self.draft = draft
        self.grammar = grammar
        self.reporter = reporter
        self.doubtful = doubtful
        self.mending = mending
        self.in_scenario = False
        #: What the card is that is read, whether or not there are such cards.
        self.kind = ""
        #: Where in the file something stands that the author may not have meant.
        self.guessed: list[Span] = []
        #: Where a semicolon was put that is not the author's, in the file.
        self.inserted: set[int] = set()

    @property
    def text(self) -> str:
        """The text as it is by now."""
        return self.draft.text

    def parse(self, start: str) -> Tree | None:
        from lark.exceptions import UnexpectedInput

        for number in range(FAULTS_PER_BLOCK):
            again = number > 0 or start != "block"
            if again and not self.mending.effort.allows(length(self.text)):
                return None
            try:
                return _tree(self.text, self.grammar, start)
            except UnexpectedInput as error:
                fault = Fault(error, self.text, start)
            if (repair := self.repair(fault, start)) is not None:
                self.mend(fault, repair)
                continue
            if self.draft.at(fault.at) not in self.inserted:  # then it is told
                self.tell(fault)
            if fault.missing_semicolon_at is not None:
                place = fault.missing_semicolon_at
                self.inserted.add(self.draft.at(place))
                self.draft.replace(place, place, ";")
                continue
            begin, end = self.recover(fault)
            if begin >= end or (start == "block" and begin == 0):
                return None
            self.draft.blank(begin, end)
        return None

    def say_otherwise(self) -> None:
        """Mend the turns of phrase that no parser stops at."""
        self.kind = first[0] if (first := re.search(r"\w+", self.text)) else ""
        if self.in_scenario:
            for repair in slips_of_scenario(self.text):
                self.mend(None, repair)
            return
        words = evolve(self.mending.words, kind=self.kind)
        if self.kind == "pack":
            slips = list(slips_of_header(self.text, self.mending.rulesets))
            for repair in slips if slips and not self.is_sound() else ():
                self.mend(None, repair)
        if self.kind not in words.kinds or len(self.text) > LONGEST:
            return
        for _ in range(_TURNS):
            found = list(sayings(self.text, words))
            if found and not self.draft.is_changed and self.is_sound():
                return  # however it sounds
            for repair in found:
                self.mend(None, repair)
            if not found:
                return

    def is_sound(self) -> bool:
        """Whether nothing is wrong with the text as it is."""
        return self.judge(self.text, (0, 0), start="block") == Worth(None)

    def has_partners(self, block: Block) -> bool:
        """Mend the one sign of a block that has no partner, if it can be found."""
        judge = partial(self.judge, start="block")
        repair = missing_sign(block.written, judge, self.mending.effort)
        if repair is None:
            return False
        self.draft = Draft.of(block.written, block.base)
        self.mend(None, repair)
        return True

    def repair(self, fault: Fault, start: str) -> Repair | None:
        """The small change that mends a fault, if there is one.

        In a scenario nearly any change does, so that only a known habit says what was meant.
        """
        if len(self.text) > LONGEST or self.mending.effort.left <= 0:
            return None  # no change is tried any more
        words = _keywords(self.grammar), OPENING_WORDS
        judge = partial(self.judge, start=start)
        card = evolve(self.mending.words, kind=self.kind)
        known = habit(fault, card, in_scenario=self.in_scenario)
        if self.in_scenario and known is None:
            return None
        search = Search(self.text, fault.at, fault.expected, words, judge)
        if self.in_scenario:
            search.others = False
        return search.found(self.mending.effort, known or fault.obvious())

    def judge(self, text: str, inserted: Span, *, start: str) -> Worth:
        """Where a text cannot be parsed any more, or how many faults it has."""
        from lark.exceptions import UnexpectedInput

        try:
            tree = _tree(text, self.grammar, start)
        except UnexpectedInput as error:
            return Worth(stopped_at(error, text))
        if start != "block" or self.in_scenario:
            return Worth(None)
        try:
            return Worth(None, self.mending.faults(build(tree, int), text, inserted))
        except TooDeepError:
            return Worth(0)

    def mend(self, fault: Fault | None, repair: Repair) -> None:
        """Report a fault and mend it."""
        message, help_, where = repair.message, repair.help, repair.where
        if fault is not None and not message:
            (message, help_), where = fault.explain(), fault.where
        elif fault is not None and fault.foreign and not repair.known:
            message = fault.explain()[0]
            if not help_ and repair.fix and repair.fix.strip():
                help_ = f"write `{shortened(repair.fix.strip())}`"
        start, end = repair.span
        fix = None
        if repair.fix is not None:
            fix = self.in_file(repair.fix_at or repair.span, repair.fix)
        code = repair.code or ("A101" if fault and fault.foreign else "A102")
        form = self.form_of(fault) if fault and not repair.known else repair.form
        note = self.reporter.form(form, self.kind) if form else ""
        self.report(code, where, message, help_, note, fix)
        if repair.stand_in:
            self.doubtful |= {STAND_IN, *_PRONOUNS}
        if not repair.sure:
            first, last = statement_around(self.text, start, end)
            self.guessed.append(self.draft.span(first, last))
        for (first, last), new in repair.changes():
            self.draft.replace(first, last, new)

    def tell(self, fault: Fault) -> None:
        """Report a fault that cannot be mended."""
        message, help_ = fault.explain()
        fix = fault.fix()
        told = fix and self.in_file(*fix)
        code = "A101" if fault.foreign else "A102"
        note = self.reporter.form(self.form_of(fault), self.kind)
        self.report(code, fault.where, message, help_, note, told)

    def in_file(self, span: Span, new: str) -> Replacement | None:
        """A fix where it is put in the file; what was mended before is mended there first."""
        kept = self.draft.kept(*span)
        same = kept and self.reporter.source.text[slice(*kept)] == self.text[slice(*span)]
        return (kept, new) if kept and same else None

    def form_of(self, fault: Fault) -> str:
        """The word whose form the faulty statement or field has to have, or ""."""
        form, first = fault.form(), fault.first_word()
        known = self.mending.words.fields | self.mending.words.verbs
        return first[1] if form and first and first[1] in known else form

    def report(
        self,
        code: str,
        where: Span,
        message: str,
        help_: str,
        note: str,
        fix: Replacement | None,
    ) -> None:
        """Report something about some characters of the text."""
        span = self.draft.span(*where)
        self.reporter.report(code, span, message, help=help_, note=note, fix=fix)

    def recover(self, fault: Fault) -> tuple[int, int]:
        """The characters that a fault makes unreadable, to be left out in the next try."""
        signs = [m for m in marks(self.text) if m.sign in "{};"]
        start = max((m.at + 1 for m in signs if m.at < fault.at), default=0)
        following = next((m for m in signs if m.at >= fault.at), None)
        stop = len(self.text)
        if following and following.sign == "{":
            stop = self.look_inside(following.at)
        elif following:
            stop = following.at + (following.sign == ";")
        self.doubtful.update(re.findall(r"\w+", self.text[start:stop]))
        return start, stop

    def look_inside(self, brace: int) -> int:
        """Find the faults in braces whose head is faulty; gives where the braces end."""
        depth = 0
        end = len(self.text)
        for mark in marks(self.text[brace:]):
            depth += {"{": 1, "}": -1}.get(mark.sign, 0)
            if mark.sign == "}" and depth == 0:
                end = brace + mark.at + 1
                break
        first = brace + 1
        whole_card = not any(m.sign == "{" for m in marks(self.text[:brace]))
        start = "card_body" if whole_card else "block_body"
        inner = self.draft.part(first, end - 1)
        recovery = _Recovery(inner, self.grammar, self.reporter, self.doubtful, self.mending)
        recovery.in_scenario = self.in_scenario
        recovery.kind = self.kind
        recovery.inserted = self.inserted
        recovery.parse("scenario_body" if self.in_scenario else start)
        return end
