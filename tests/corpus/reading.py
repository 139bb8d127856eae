"""Reads the real cards as they are: what each word is, and what type is wanted in each place.

The texts are sound, so their syntax is read with the library's parser; what the words mean and
which types fit is reckoned here again from the declarations alone, so that a fault of the checker
cannot hide in the figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from abyss_rules.catalog import files, packs, paths
from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import split
from abyss_rules.dsl.check_cards import fields_of
from abyss_rules.dsl.check_header import HEADER
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.parse import parse
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import FieldWord, Verb
from tests.corpus.blocks import MANY, Block, CardPack, Slot, fitting, one
from tests.corpus.expressions import ExpressionReader
from tests.corpus.tokens import plural, tokens, words


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


class Reader(ExpressionReader):
    """Goes through the syntax of one block."""

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
