"""Reads the expressions of the real cards: what each word is, and the type of each."""

from __future__ import annotations

from abyss_rules.dsl import syntax
from tests.corpus.blocks import MANY, Block, Slot, Span, Swap, fitting, member_kinds, one, readings


class ExpressionReader:
    """Notes what words are in one block, and goes through the expressions in it."""

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
        reader = ExpressionReader(Block(self.block.pack, self.block.source, (0, 0), []))
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
