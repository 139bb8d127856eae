"""Changes of the real cards that leave valid cards which say something else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from attrs import evolve, frozen

from abyss_rules.catalog import paths
from abyss_rules.dsl import syntax
from abyss_rules.dsl.blocks import Block as Cut
from abyss_rules.dsl.check_cards import fields_of
from abyss_rules.dsl.check_languages import SAID
from abyss_rules.dsl.diagnostics import Reporter, has_errors
from abyss_rules.dsl.parse import parse
from abyss_rules.model.cards import Card, Pack
from abyss_rules.model.vocabulary import AttributeWord, QuantityWord, Selector
from tests.corpus.blocks import Block, CardPack, Slot, fitting, member_kinds, one
from tests.corpus.judging import checked
from tests.corpus.reading import real_packs
from tests.corpus.tokens import Token, plural

Span = tuple[int, int]
#: What stands for what, as an author may confuse it or a rule may differ.
_SIGNS = {
    "+": ("-",),
    "-": ("+",),
    "*": ("+",),
    "/": ("*",),
    "==": ("!=", ">"),
    "!=": ("==",),
    ">": (">=", "<"),
    "<": ("<=", ">"),
    ">=": (">", "<"),
    "<=": ("<", ">"),
    "min": ("max",),
    "max": ("min",),
    "sum": ("max",),
    "most": ("least",),
    "least": ("most",),
    "and": ("or",),
    "or": ("and",),
}


@frozen
class Change:
    """One change of one card: characters of its file, and what stands there instead."""

    block: Block
    kind: str
    span: Span
    new: str

    @property
    def card(self) -> str:
        """The id of the card, or of the template."""
        return self.block.tokens[1].text

    @property
    def place(self) -> str:
        """The file and line, with the file as it is called in its pack."""
        line = self.block.source.position(self.span[0])[0]
        return f"{self.block.pack.id} {self.block.source.inner}:{line}"

    @property
    def told(self) -> str:
        """What is changed, on one line."""
        old, new = (
            " ".join(t.split()) for t in (self.block.source.text[slice(*self.span)], self.new)
        )
        return f"`{old}` → `{new}`" if new else f"without `{old}`"

    @property
    def text(self) -> str:
        """The file with the change."""
        text = self.block.source.text
        return text[: self.span[0]] + self.new + text[self.span[1] :]


@frozen
class Mutant:
    """A change with the cards that it makes, which are sound and mean something else."""

    change: Change
    cards: tuple[Card, ...]

    def pack(self, original: Pack) -> Pack:
        """The pack with these cards in the place of those of the same ids."""
        made = {card.id: card for card in self.cards}
        cards = tuple(made.get(card.id, card) for card in original.cards)
        return evolve(original, cards=cards, digest=f"{original.digest}:{hash(self.change.text)}")


def draw(seed: int, number: int, pack: str | None = None) -> list[Mutant]:
    """So many mutants, or all there are: of each card as many, of each kind of change too.

    Args:
        seed: Of the random order; equal seeds and cards give equal mutants.
        number: How many at most.
        pack: The id of the only pack whose cards are changed; None for all shipped ones.
    """
    rng = random.Random(seed)
    blocks = [block for block in card_blocks() if pack in (None, block.pack.id)]
    waiting = [_shuffled(rng, block) for block in blocks]
    found: list[Mutant] = []
    known: set[tuple[Card, ...]] = set()
    while waiting:
        rng.shuffle(waiting)
        for one_card in tuple(waiting):
            mutant = next(filter(None, map(made, one_card)), None)
            if len(found) == number:
                return found
            if mutant is None:
                waiting.remove(one_card)
            elif mutant.cards not in known:
                known.add(mutant.cards)
                found.append(mutant)
    return found


def _shuffled(rng: random.Random, block: Block) -> Iterator[Change]:
    """The changes of a card in a random order, one kind after the other in turns."""
    kinds: dict[str, list[Change]] = {}
    for change in {change.text: change for change in changes(block)}.values():
        kinds.setdefault(change.kind, []).append(change)
    for several in kinds.values():
        rng.shuffle(several)
    while kinds:
        for kind in rng.sample(sorted(kinds), len(kinds)):
            yield kinds[kind].pop()
            if not kinds[kind]:
                del kinds[kind]


@cache
def card_blocks() -> tuple[Block, ...]:
    """The cards of all shipped packs."""
    return tuple(
        block for pack in real_packs() for block in pack.blocks if "card id" in block.roles.values()
    )


def made(change: Change) -> Mutant | None:
    """What a change makes, if that is sound and means something else."""
    compiled = checked(change.block, change.text, whole=False)
    if has_errors(compiled.diagnostics):
        return None
    before = {card.id: card for card in _original(id(change.block))}
    cards = tuple(card for card in compiled.cards if before.get(card.id) not in (None, card))
    return Mutant(change, cards) if cards else None


@cache
def _original(block_id: int) -> tuple[Card, ...]:
    block = next(block for block in card_blocks() if id(block) == block_id)
    return checked(block, block.source.text, whole=False).cards


# --- what can be changed --------------------------------------------------------------------------


def changes(block: Block) -> Iterator[Change]:
    """All changes of a card; some of them are no card any more, or mean the same."""
    slots = {slot.span: slot for slot in block.slots}
    for token in block.tokens[2:]:
        for kind, new in _instead(block, token, slots.get((token.start, token.end))):
            if new != token.text:
                yield Change(block, kind, (token.start, token.end), new)
    yield from _Parts(block).changes()


def _instead(block: Block, token: Token, slot: Slot | None) -> Iterator[tuple[str, str]]:
    """What may stand in the place of a word, number or sign, with the kind of the change."""
    vocabulary = block.pack.vocabulary
    role = block.roles.get(token.start, "")
    if token.kind == "number":
        yield "number", str(int(token.text) + 1)
        yield "number", str(max(0, int(token.text) - 1))
    for new in _SIGNS.get(token.text, ()) if role in ("", "keyword") else ():
        yield "sign", new
    if token.text in ("not", "together") and role == "keyword":
        yield f"no {token.text}", ""
    if role == "member":
        wanted = {one(w.removeprefix("field ")) for w in slot.wanted} if slot else set()
        kinds = [k for k in member_kinds(vocabulary)[token.text] if not wanted or k in wanted]
        for kind in (k for k in vocabulary.kinds if k.name in kinds):
            yield from (("member", member) for member in kind.members)
    elif role in ("given name", "bound name", "selector") and slot is not None:
        yield from (("name", new) for new in _names(block.pack, token.text, slot))
    elif role in ("selector", "attribute", "quantity"):
        yield from ((role, new) for new in _alike(block.pack, token.text, role))
    elif role in ("verb", "event", "head", "kind of card") and token.start in block.classes:
        yield from ((role, new) for new in sorted(block.classes[token.start]))


def _names(pack: CardPack, text: str, slot: Slot) -> Iterator[str]:
    """The names, players and zones that fit where one stands."""
    bound = [name for name, type_ in slot.bound if any(fitting(type_, w) for w in slot.wanted)]
    yield from (name for name in bound if name != "it")
    for word in pack.vocabulary.selectors:
        if not word.of and any(fitting(word.gives, wanted) for wanted in slot.wanted):
            yield word.name
    yield from (new for new in ("opponents", "players", "me") if text in ("opponents", "me"))


def _alike(pack: CardPack, text: str, role: str) -> Iterator[str]:
    """The words of the same class that are of the same and give the same."""
    vocabulary = pack.vocabulary
    table: Sequence[Selector | AttributeWord | QuantityWord] = vocabulary.selectors
    if role != "selector":
        table = vocabulary.attributes if role == "attribute" else vocabulary.quantities
    meant = {(word.of, word.gives) for word in table if word.name == text}
    yield from (word.name for word in table if (word.of, word.gives) in meant)


class _Parts:
    """Finds what can be changed in the parts of a card: statements, conditions, heads, fields."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.text = block.source.text
        grammar = paths.grammar_file().read_text(encoding="utf-8")
        cut = Cut(self.text[slice(*block.span)], block.span[0])
        written = parse(cut, grammar, Reporter(block.source)).block
        assert isinstance(written, syntax.Card)
        self.card = written

    def changes(self) -> Iterator[Change]:
        """All of them."""
        kind = next(
            k for k in self.block.pack.vocabulary.card_kinds if k.name == self.card.kind.text
        )
        optional = {word.name for word in fields_of(kind) if not word.required} - {*SAID}
        for field in self.card.fields:
            if field.name.text in optional:
                yield self.change("no field", field.span)
        for head in self.card.heads:
            yield from self.head(head, kind.name)

    def change(self, kind: str, span: Span, new: str = "") -> Change:
        """One change of this card."""
        return Change(self.block, kind, span, new)

    def head(self, head: syntax.Head, card_kind: str) -> Iterator[Change]:
        """Changes of a head and of what hangs from it."""
        yield self.change("no head", head.span, "score 0;" if head.form == "score" else "")
        if head.word is not None:
            prefix = head.span[0], head.word.span[1]
            for other in self.block.pack.vocabulary.heads:
                if (
                    card_kind in other.cards
                    and other.word
                    and other.form in ("on", "once per", "at")
                ):
                    yield self.change("head", prefix, f"{other.form} {other.word}")
        yield from self.condition(head.condition)
        if head.value is not None:
            yield from self.expression(head.value)
        if head.body is not None:
            yield from self.body(head.body)

    def condition(self, node: syntax.Expression | None) -> Iterator[Change]:
        """Changes of a condition."""
        if node is not None:
            yield self.change("condition", node.span, f"not ({self.said(node)})")
            yield from self.expression(node)

    def said(self, node: syntax.Expression | syntax.Body) -> str:
        """What stands there."""
        return self.text[slice(*node.span)]

    def body(self, body: syntax.Body) -> Iterator[Change]:
        """Changes of statements."""
        for statement in body.statements:
            yield self.change("no statement", statement.span)
            yield from self.statement(statement)

    def statement(self, node: syntax.Statement) -> Iterator[Change]:
        """Changes of a statement and of what stands in it."""
        match node:
            case syntax.Act():
                for operand in node.operands:
                    yield from self.expression(operand.value)
            case syntax.Choose():
                yield from self.expression(node.over)
            case syntax.Each():
                yield from self.expression(node.over)
                yield from self.body(node.body)
            case syntax.May():
                yield self.change("no may", node.span, self.said(node.body)[1:-1])
                yield from self.condition(node.condition)
                yield from self.body(node.body)
            case syntax.If():
                yield from self.condition(node.condition)
                yield from self.body(node.then)
                if node.otherwise:
                    yield from self.body(node.otherwise)
            case syntax.Let():
                yield from self.expression(node.value)
            case syntax.Until():
                yield from self.body(node.body)
            case _:
                yield from self.standing(node)

    def standing(self, node: syntax.Standing) -> Iterator[Change]:
        """Changes of a standing effect."""
        match node:
            case syntax.Modify():
                yield from self.expression(node.value)
                for word in self.block.pack.vocabulary.quantities:
                    if word.modes and word.name != node.quantity.text:
                        yield self.change("quantity", node.quantity.span, word.name)
            case syntax.Protect():
                for kind in self.block.pack.vocabulary.card_kinds:
                    yield self.change(
                        "kind of card",
                        node.kind.span,
                        plural(self.block.pack.vocabulary, kind.type),
                    )
                yield from self.condition(node.condition)
            case syntax.Alter():
                for change in node.changes:
                    yield from self.expression(change.value)
            case syntax.Trigger():
                yield from self.condition(node.condition)
                yield from self.body(node.body)

    def expression(self, node: syntax.Expression) -> Iterator[Change]:
        """Changes of the filters and signs in an expression."""
        match node:
            case syntax.Where():
                yield self.change("no filter", node.span, self.said(node.over))
                yield from self.expression(node.over)
                yield from self.condition(node.condition)
            case syntax.Of():
                yield from self.expression(node.whom)
            case syntax.Call():
                for argument in node.arguments:
                    yield from self.expression(argument.value)
            case syntax.Infix():
                yield from self.expression(node.left)
                yield from self.expression(node.right)
            case syntax.Not():
                yield from self.expression(node.of)
            case syntax.Negative():
                yield self.change("sign", node.span, self.said(node.of))
