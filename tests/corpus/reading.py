"""Reads the real cards as they are: what each word is, and what type is wanted in each place.

The texts are sound, so their syntax is read with the library's parser; what the words mean and
which types fit is reckoned here again from the declarations alone, so that a fault of the checker
cannot hide in the figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from attrs import define, field, frozen

from abyss_rules.catalog import files, packs, paths
from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import split
from abyss_rules.dsl.check_cards import fields_of
from abyss_rules.dsl.check_header import HEADER
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.parse import parse
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import FieldWord, Verb, Vocabulary
from tests.corpus.tokens import Token, plural, tokens, words

#: Any number of things, of whatever type.
MANY = "*"
Span = tuple[int, int]


@frozen
class Slot:
    """A place where an expression stands, and the types of which one is wanted there."""

    span: Span
    wanted: tuple[str, ...]
    #: The names bound there, with their types.
    bound: tuple[tuple[str, str], ...]


@frozen
class Swap:
    """Two parts of one construct; whether by their types each may stand where the other does."""

    first: Span
    second: Span
    fits: bool


@define
class Block:
    """A card, the material or the header of a real pack."""

    pack: CardPack
    source: Source
    span: Span
    tokens: list[Token]
    #: What a word is, by the character where it begins: ``verb``, ``selector`` and so on.
    roles: dict[int, str] = field(factory=dict)
    slots: list[Slot] = field(factory=list)
    swaps: list[Swap] = field(factory=list)
    #: Each name of the author's with the places where it is used, by where it is bound.
    uses: dict[int, list[int]] = field(factory=dict)
    #: Of a word that must be of one class: the words of that class, by where it begins.
    classes: dict[int, frozenset[str]] = field(factory=dict)


@define
class CardPack:
    """A shipped pack: its files, and the blocks in them."""

    id: str
    vocabulary: Vocabulary
    sources: tuple[Source, ...]
    blocks: list[Block] = field(factory=list)
    known: frozenset[str] = frozenset()


@cache
def real_packs() -> tuple[CardPack, ...]:
    """The packs of both games, read word by word."""
    found = []
    for id_, folder in packs.shipped().items():
        texts = files.read_path(folder)
        vocabulary = vocabularies()[packs.load(folder, vocabularies()).header.ruleset]
        pack = CardPack(id_, vocabulary, texts.sources, known=words(vocabulary))
        for source in texts.sources:
            pack.blocks += _blocks(pack, source)
        found.append(pack)
    return tuple(found)


def _blocks(pack: CardPack, source: Source) -> Iterator[Block]:
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    reporter = Reporter(source)
    for cut in split(source, reporter):
        written = parse(cut, grammar, reporter).block
        if not isinstance(written, syntax.Card | syntax.Material | syntax.PackHeader):
            continue  # a scenario is no card
        start, end = cut.base, cut.base + len(cut.text)
        block = Block(pack, source, (start, end), tokens(source.text, start, end))
        Reader(block).read(written)
        for token in block.tokens:
            if token.kind == "name":
                block.roles.setdefault(token.start, "keyword")
            elif token.kind == "text":
                block.roles[token.start] = "text"
        yield block
    assert not reporter.found, reporter.found


class Reader:
    """Goes through the syntax of one block."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.vocabulary = block.pack.vocabulary
        self.bound: dict[str, str] = {}
        #: Where the names of the author's are bound.
        self.places: dict[str, int] = {}

    def role(self, word: syntax.Word, role: str, of_class: set[str] | None = None) -> None:
        """Note what a word is, and which words could stand there."""
        self.block.roles[word.span[0]] = role
        if of_class is not None:
            self.block.classes[word.span[0]] = frozenset(of_class)

    def slot(self, node: syntax.Expression, *wanted: str) -> None:
        """Note what is wanted where an expression stands."""
        self.block.slots.append(Slot(node.span, wanted, tuple(self.bound.items())))

    def swap(self, first: Span, second: Span, *, fits: bool = False) -> None:
        """Note two parts that an author may confuse."""
        self.block.swaps.append(Swap(first, second, fits))

    def bind(self, word: syntax.Word, type_: str) -> None:
        """A name of the author's begins to mean something."""
        self.role(word, "binder")
        self.bound[word.text] = type_
        self.places[word.text] = word.span[0]
        self.block.uses[word.span[0]] = []

    # --- blocks ---------------------------------------------------------------------------------

    def read(self, written: syntax.Block) -> None:
        """Read a whole block."""
        match written:
            case syntax.PackHeader():
                self.role(written.id, "pack id")
                self.fields(written.fields, HEADER)
            case syntax.Material():
                self.fields(written.fields, self.vocabulary.material)
            case syntax.Card():
                self.card(written)

    def card(self, card: syntax.Card) -> None:
        """A card with its fields and heads."""
        kinds = {kind.name: kind for kind in self.vocabulary.card_kinds}
        kind = kinds[card.kind.text]
        self.role(card.kind, "kind of card", {*kinds, "pack", "material"})
        self.role(card.id, "card id")
        self.swap(card.kind.span, card.id.span)
        if card.per:
            members = {k.name.lower(): k for k in self.vocabulary.kinds if k.members}
            self.role(card.per[0], "kind of members", set(members))
            self.bind(card.per[1], members[card.per[0].text].name)
        self.bound |= {"me": "Player", "self": kind.type}
        self.fields(card.fields, fields_of(kind))
        for head in card.heads:
            self.head(head, kind.name)

    def head(self, head: syntax.Head, card_kind: str) -> None:
        """A head with what hangs from it."""
        if head.word:
            able = {
                h.word
                for h in self.vocabulary.heads
                if h.form == head.form and card_kind in h.cards
            }
            self.role(head.word, "head", able)
        if head.value:
            self.expression(head.value, "Count")
        if head.condition:
            self.expression(head.condition, "Truth")
        if head.body:
            self.body(head.body)

    def fields(self, fields: tuple[syntax.Field, ...], declared: tuple[FieldWord, ...]) -> None:
        """Printed fields with their values."""
        shapes = {word.name: word.shape.rstrip("*") for word in declared}
        for written in fields:
            self.role(written.name, "field", set(shapes))
            shape = shapes[written.name.text]
            if len(written.parts) == 1:
                self.swap(written.name.span, written.parts[0].span)
            for part in written.parts:
                self.part(part, shape)

    def part(self, part: syntax.Word | syntax.Numeral | syntax.Text, shape: str) -> None:
        """A part of a field's value."""
        kind = "Resource" if shape == "Gains" else shape
        if not isinstance(part, syntax.Word):
            wanted = "Text" if isinstance(part, syntax.Text) else "Count"
        elif part.text in self.places:
            self.use(part)
            wanted = kind
        elif part.text in ("to", "of", "or", ",", "+", "-"):
            return
        elif kind in ("Name", "Said"):
            self.role(part, "ruleset" if part.text == self.vocabulary.ruleset else "language")
            wanted = kind
        else:
            self.role(part, "member")
            wanted = kind
        self.block.slots.append(Slot(part.span, (f"field {wanted}",), tuple(self.bound.items())))

    # --- statements -----------------------------------------------------------------------------

    def body(self, body: syntax.Body) -> None:
        """Statements; what they bind ends with them."""
        before = dict(self.bound), dict(self.places)
        for statement in body.statements:
            self.statement(statement)
        self.bound, self.places = before

    def statement(self, node: syntax.Statement) -> None:
        """One statement or standing effect."""
        match node:
            case syntax.Act():
                self.act(node)
            case syntax.Choose():
                things = self.expression(node.over, MANY)
                if node.by:
                    self.expression(node.by, "Player")
                several = f"{one(things)}*" if node.count else one(things)
                self.bind(node.binder, several)
                self.swap(node.binder.span, node.over.span)
            case syntax.Each():
                things = self.expression(node.over, MANY)
                before = dict(self.bound), dict(self.places)
                self.bind(node.binder, one(things))
                self.swap(node.binder.span, node.over.span)
                self.body(node.body)
                self.bound, self.places = before
            case syntax.May():
                if node.condition:
                    self.expression(node.condition, "Truth")
                self.body(node.body)
            case syntax.If():
                self.expression(node.condition, "Truth")
                self.body(node.then)
                if node.otherwise:
                    self.body(node.otherwise)
            case syntax.Let():
                self.bind(node.binder, self.expression(node.value))
            case syntax.Until():
                times = {h.word for h in self.vocabulary.heads if h.form == "until my next"}
                self.role(node.word, "head", times)
                self.body(node.body)
            case _:
                self.standing(node)

    def standing(self, node: syntax.Standing) -> None:
        """A standing effect."""
        match node:
            case syntax.Modify():
                known = {word.name: word for word in self.vocabulary.quantities if word.modes}
                self.role(node.quantity, "quantity", set(known))
                self.expression(node.value, known[node.quantity.text].gives)
                self.expression(node.scope, "Player*")
                self.swap(node.quantity.span, node.value.span)
                self.swap(node.quantity.span, node.scope.span)
                self.swap(node.value.span, node.scope.span)
            case syntax.Protect():
                self.expression(node.scope, "Player*")
                kinds = {
                    word: kind.type
                    for kind in self.vocabulary.card_kinds
                    for word in (kind.name, plural(self.vocabulary, kind.type))
                }
                self.role(node.kind, "kind of card", set(kinds))
                self.swap(node.scope.span, node.kind.span)
                if node.condition:
                    self.within(node.condition, kinds[node.kind.text], "Truth")
            case syntax.Alter():
                fields = self.event(node.event, "alter")
                self.expression(node.of, "Player*")
                self.swap(node.event.span, node.of.span)
                before = dict(self.bound)
                self.bound |= fields
                for change in node.changes:
                    self.role(change.field, "event field", set(fields))
                    self.expression(change.value, fields[change.field.text])
                self.bound = before
            case syntax.Trigger():
                fields = self.event(node.event, node.timing.text)
                self.expression(node.of, "Player*")
                self.swap(node.event.span, node.of.span)
                before = dict(self.bound)
                self.bound |= fields | {"actor": "Player"}
                if node.condition:
                    self.expression(node.condition, "Truth")
                self.body(node.body)
                self.bound = before

    def event(self, word: syntax.Word, timing: str) -> dict[str, str]:
        """An event's name; gives its fields."""
        able = {e.name: e for e in self.vocabulary.events if timing in e.timings}
        self.role(word, "event", set(able))
        return dict(able[word.text].fields)

    def act(self, node: syntax.Act) -> None:
        """A verb with its operands."""
        self.role(node.verb, "verb", {verb.name for verb in self.vocabulary.verbs})
        able = self.signatures(node)
        found = []
        for place, operand in enumerate(node.operands):
            wanted = tuple(sorted({verb.operands[place].type for verb in able}))
            found.append((self.expression(operand.value, *wanted), wanted, operand.value.span))
        for place, (type_, wanted, span) in enumerate(found):
            for other_type, other_wanted, other in found[place + 1 :]:
                fits = any(fitting(type_, w) for w in other_wanted) and any(
                    fitting(other_type, w) for w in wanted
                )
                self.swap(span, other, fits=fits)

    def signatures(self, node: syntax.Act) -> list[Verb]:
        """The signatures that are written like an act."""
        labels = [operand.label.text if operand.label else "" for operand in node.operands]
        return [
            verb
            for verb in self.vocabulary.verbs
            if verb.name == node.verb.text and [o.label for o in verb.operands] == labels
        ]

    # --- expressions ----------------------------------------------------------------------------

    def within(self, node: syntax.Expression, it: str, *wanted: str) -> str:
        """An expression about each of some things; gives its type."""
        before = dict(self.bound)
        self.bound["it"] = it
        type_ = self.expression(node, *wanted)
        self.bound = before
        return type_

    def expression(self, node: syntax.Expression, *wanted: str) -> str:
        """An expression; gives its type."""
        if wanted:
            self.slot(node, *wanted)
        match node:
            case syntax.Word():
                return self.word(node, wanted)
            case syntax.Of():
                return self.of(node)
            case syntax.Where():
                things = self.expression(node.over, MANY)
                self.within(node.condition, one(things), "Truth")
                return things
            case syntax.Call():
                return self.call(node)
            case syntax.Infix():
                return self.infix(node)
            case syntax.Not():
                self.expression(node.of, "Truth")
                return "Truth"
            case syntax.Negative():
                self.expression(node.of, "Count")
        return "Count"

    def infix(self, node: syntax.Infix) -> str:
        """Two operands of an operator."""
        sign = node.operator.text
        if sign in ("==", "!="):
            type_ = self.peek(node.left) or self.peek(node.right)
        else:
            type_ = "Truth" if sign in ("and", "or") else "Count"
        self.expression(node.left, type_)
        self.expression(node.right, type_)
        self.swap(node.left.span, node.right.span, fits=True)
        return "Count" if sign in "+-*/" else "Truth"

    def peek(self, node: syntax.Expression) -> str:
        """The type of one side of an equation, "" of what can be a member only."""
        if isinstance(node, syntax.Word):
            if node.text in self.bound:
                return self.bound[node.text]
            readings = self.readings(node.text)
            return readings[0] if readings and node.text not in self.members() else ""
        if isinstance(node, syntax.Of):
            return self.of(node)
        return "Count"

    def call(self, node: syntax.Call) -> str:
        """A call: always a number."""
        first, *rest = node.arguments
        if not rest:
            self.expression(first.value, MANY)
            return "Count"
        second = rest[0].value
        if first.binder is None and self.counts(first.value):
            self.expression(first.value, "Count")
            self.expression(second, "Count")
            self.swap(first.value.span, second.span, fits=True)
            return "Count"
        things = one(self.expression(first.value, MANY))
        wanted = () if node.function.text == "distinct" else ("Count",)
        if first.binder is None:
            self.within(second, things, *wanted)
            self.swap(first.value.span, second.span)
        else:
            before = dict(self.bound), dict(self.places)
            self.bind(first.binder, things)
            self.expression(second, *wanted)
            self.bound, self.places = before
        return "Count"

    def counts(self, node: syntax.Expression) -> bool:
        """Whether an argument is a number, not things."""
        if isinstance(node, syntax.Numeral | syntax.Infix | syntax.Negative | syntax.Call):
            return True
        word = node.what if isinstance(node, syntax.Of) else node
        if isinstance(word, syntax.Word):
            readings = [self.bound[word.text]] if word.text in self.bound else []
            readings += [w.gives for w in self.vocabulary.quantities if w.name == word.text]
            return "Count" in readings
        return False

    def of(self, node: syntax.Of) -> str:
        """Something of a thing or of players."""
        assert isinstance(node.what, syntax.Word)
        name = node.what.text
        self.swap(node.what.span, node.whom.span)
        if name == "top":
            self.role(node.what, "keyword")
            return one(self.expression(node.whom, MANY))
        for role, table in (
            ("selector", self.vocabulary.selectors),
            ("quantity", self.vocabulary.quantities),
            ("attribute", self.vocabulary.attributes),
        ):
            for word in table:
                if word.name != name or not word.of:
                    continue
                whom = "Player*" if role == "selector" else word.of
                if role == "attribute" and one(self.silently(node.whom)) != word.of:
                    continue
                self.role(node.what, role)
                self.expression(node.whom, whom)
                return word.gives
        raise AssertionError(name)

    def silently(self, node: syntax.Expression) -> str:
        """The type of an expression, of which nothing is noted."""
        reader = Reader(Block(self.block.pack, self.block.source, (0, 0), []))
        reader.bound = dict(self.bound)
        return reader.expression(node)

    def word(self, node: syntax.Word, wanted: tuple[str, ...]) -> str:
        """A bare name."""
        name = node.text
        if name in self.bound:
            if name in self.places:
                self.use(node)
            else:
                self.role(node, "given name")
            return self.bound[name]
        readings = self.readings(name)
        type_ = next((r for r in readings if any(fitting(r, w) for w in wanted)), readings[0])
        vocabulary = self.vocabulary
        if type_ in self.members().get(name, ()):
            self.role(node, "member")
        elif any(word.name == name for word in vocabulary.attributes if self.is_it(word.of)):
            self.role(node, "attribute")
        elif any(word.name == name for word in vocabulary.selectors):
            self.role(node, "selector")
        else:
            self.role(node, "quantity")
        return type_

    def use(self, word: syntax.Word) -> None:
        """A name of the author's is used."""
        self.role(word, "bound name")
        self.block.uses[self.places[word.text]].append(word.span[0])

    def is_it(self, type_: str) -> bool:
        """Whether the thing that is looked at is of a type."""
        return self.bound.get("it") == type_

    def members(self) -> dict[str, list[str]]:
        """The kinds of which a word is a member."""
        return member_kinds(self.vocabulary)

    def readings(self, name: str) -> list[str]:
        """All that a bare name may mean, as types."""
        return readings(self.vocabulary, name, self.bound.get("it", ""))


def one(type_: str) -> str:
    """The type of one of some things."""
    return type_.rstrip("*@")


def fitting(type_: str, wanted: str) -> bool:
    """Whether something of a type may stand where another is wanted; rather yes than no."""
    if wanted == MANY:
        return type_.endswith("*")
    if one(type_) != one(wanted):
        return False
    return not type_.endswith("*") or wanted[-1] in "*@"


@cache
def _member_kinds(ruleset: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for kind in vocabularies()[ruleset].kinds:
        for word in (*kind.members, *(spelling for spelling, _ in kind.spellings)):
            found.setdefault(word, []).append(kind.name)
    return found


def member_kinds(vocabulary: Vocabulary) -> dict[str, list[str]]:
    """The kinds of which each word is a member."""
    return _member_kinds(vocabulary.ruleset)


def readings(vocabulary: Vocabulary, name: str, it: str = "") -> list[str]:
    """All that a bare name may mean where ``it`` is looked at, as types."""
    found = [word.gives for word in vocabulary.attributes if word.name == name and word.of == it]
    for table in (vocabulary.selectors, vocabulary.quantities):
        found += [word.gives for word in table if word.name == name and not word.of]
    return found + member_kinds(vocabulary).get(name, [])
