"""Lint: what is written right, in a card or what of it is sound, and likely not what was meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.lint_changes import changed_twice
from abyss_rules.dsl.lint_deeds import Deeds
from abyss_rules.dsl.lint_pairs import Remark, walk
from abyss_rules.dsl.lint_ranges import Ranges
from abyss_rules.dsl.lint_silence import silence
from abyss_rules.dsl.names import quoted
from abyss_rules.model import effects, expressions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.cards import Card
    from abyss_rules.model.vocabulary import Verb

_OWNER = expressions.Binding("me")


def lint(cards: Sequence[tuple[syntax.Card, Card]], names: Names, reporter: Reporter) -> None:
    """Report what is doubtful in a card, or in all cards of a template alike.

    ``cards`` are the card as written and as checked, for each member of the template.
    """
    source = reporter.source
    linters = [_Linter(written, card, names, source) for written, card in cards]
    first, *others = [
        {(remark.code, remark.span): remark for remark in linter.remarks()} for linter in linters
    ]
    if not first:
        return
    silenced = silence(source)
    written, _ = cards[0]
    for place, remark in first.items():
        silent = silenced.covers(remark.code, remark.span, written)
        if all(place in other for other in others) and not silent:
            reporter.report(remark.code, remark.span, remark.message, help=remark.help)


class _Linter:
    """Looks through one card."""

    def __init__(self, written: syntax.Card, card: Card, names: Names, source: Source) -> None:
        self.written = written
        self.source = source
        self.card = card
        self.names = names
        heads = zip(written.heads, card.abilities, strict=True)
        self.pairs = [pair for head in heads for pair in walk(head)]
        self.ranges = Ranges(names, frozenset(_unsure(made for _, made in self.pairs)))

    def remarks(self) -> Iterator[Remark]:
        """Everything that is to be said."""
        yield from self.numbers()
        for pair in self.pairs:
            yield from self.products(*pair)
        for pair in self.pairs:  # of the same number a verb says more
            yield from self.filters(*pair)
            yield from self.amounts(*pair)
            yield from self.scores(*pair)
        yield from self.gifts()
        yield from changed_twice(self.pairs, self.ranges, self.source)
        yield from Deeds(self.pairs, self.names, self.source).remarks()

    # --- printed numbers ------------------------------------------------------------------------

    def numbers(self) -> Iterator[Remark]:
        """Numbers that no official card has."""
        fields = {field.name: field for field in self.names.card_kinds[self.card.kind].fields}
        values = dict(self.card.fields)
        for written in self.written.fields:
            word, value = fields.get(written.name.text), values.get(written.name.text)
            if word is None or word.usual is None or not isinstance(value, int):
                continue
            low, high = word.usual
            if not low <= value <= high:
                told = f"on the official cards it goes from {low} to {high}"
                yield Remark("A605", written.span, f"`{word.name}` is {value}; {told}")

    def amounts(self, node: object, made: object) -> Iterator[Remark]:
        """Numbers with which a verb does nothing, or more than on any official card."""
        if not isinstance(node, syntax.Act) or not isinstance(made, effects.Act):
            return
        verb = self.verb(made)
        if verb.other and (verb.other, _OWNER) in _named(verb, made):
            message = f"`{verb.name}` does nothing with `{_OWNER.name}`: it is of another player"
            said = re.sub(rf"\b{_OWNER.name}\b", "o", self.source.excerpt(node.span)).rstrip("; ")
            help_ = f"write `choose o from opponents; {said};`"
            yield Remark("A609", node.span, message, help_)
        for written, operand, value in zip(
            node.operands, verb.operands, made.operands, strict=True
        ):
            low, high = self.ranges.of(value)
            said = f"`{self.source.excerpt(written.value.span)}`"
            if operand.low is not None and high < operand.low:
                taking = [v.name for v in self.names.vocabulary.verbs if "lose" in v.called]
                help_ = ""
                if high < 0 and verb.gives and taking:
                    help_ = f"what is taken away is written with {quoted(dict.fromkeys(taking))}"
                message = f"`{verb.name}` with {said} does nothing"
                if low < high:
                    message = f"`{verb.name}` does nothing: {said} is never more than {high}"
                yield Remark("A609", written.value.span, message, help_)
            elif operand.usual is not None and low > operand.usual[1]:
                what = f"{said} is at least {low}" if said != f"`{low}`" else f"this is {low}"
                told = "on the official cards it goes from {} to {}".format(*operand.usual)
                yield Remark("A605", written.value.span, f"{what}; {told}")

    def products(self, node: object, made: object) -> Iterator[Remark]:
        """What is multiplied or divided and always 0."""
        if not isinstance(node, syntax.Infix) or not self.is_nothing(made):
            return
        assert isinstance(made, expressions.Binary)  # noqa: S101  # an infix is made into one
        if self.is_nothing(made.left) or self.is_nothing(made.right):
            return  # of that it is told
        said = self.source.excerpt(node.span)
        message, help_ = f"`{said}` is always 0", ""
        if made.operator == "/":
            message += ": what is left over is dropped"
        if made.operator == "/" and self.ranges.of(made.right) == (0, 0):
            message = f"`{said}` is always 0: nothing can be divided by 0"
        elif around := self.product_with(node):
            excerpt = self.source.excerpt
            other = next(one for one in (around.left, around.right) if one.span != node.span)
            factor, by = excerpt(node.left.span), excerpt(node.right.span)
            times = "" if factor == "1" else f"{factor} * "
            help_ = f"write `{times}{excerpt(_whole(self.source.plain, other.span))} / {by}`"
        yield Remark("A609", node.span, message, help_)

    def is_nothing(self, made: object) -> bool:
        """Whether something is multiplied or divided and always 0."""
        if not isinstance(made, expressions.Binary) or made.operator not in ("*", "/"):
            return False
        by_nothing = made.operator == "/" and self.ranges.of(made.right) == (0, 0)
        return by_nothing or self.ranges.of(made) == (0, 0)

    def product_with(self, node: syntax.Infix) -> syntax.Infix | None:
        """The product in which a quotient stands, if it does in one."""
        infixes = [around for around, _ in self.pairs if isinstance(around, syntax.Infix)]
        products = [one for one in infixes if one.operator.text == "*"]
        return next((p for p in products if node.span in (p.left.span, p.right.span)), None)

    def scores(self, node: object, made: object) -> Iterator[Remark]:
        """Scores that no official card has, whatever happens."""
        if not isinstance(node, syntax.Head) or not isinstance(made, effects.Score):
            return
        heads = self.names.vocabulary.heads
        usual = next((head.usual for head in heads if head.form == "score"), None)
        if usual is None or node.value is None:
            return
        low, high = self.ranges.of(made.value)
        if high < usual[0]:
            told = f"this is never worth more than {high}; no official card is worth so little"
            yield Remark("A605", node.value.span, told)
        elif low > usual[1]:
            told = f"this is always worth {low} or more; no official card is sure of so much"
            yield Remark("A605", node.value.span, told)

    # --- conditions -----------------------------------------------------------------------------

    def filters(self, node: object, made: object) -> Iterator[Remark]:
        """What is to be said of the condition of a part of the card, if it has one."""
        condition = getattr(made, "condition", None)
        written = getattr(node, "condition", None)
        if condition is None or written is None:
            return
        found = list(self.condition(written, condition))
        before = _filters_before(made)
        if not found and before and self.ranges.never(condition, *before):
            help_ = "what is filtered has been filtered already, by a condition that excludes this"
            found = [self.remark("A601", written, "never holds", help_)]
        yield from found

    def condition(self, node: syntax.Expression, made: expressions.Expression) -> Iterator[Remark]:
        """The smallest parts of a condition that never hold, or always."""
        found: list[Remark] = []
        match node, made:
            case syntax.Infix(left=left, right=right), expressions.Binary("and" | "or"):
                found += self.condition(left, made.left)
                found += self.condition(right, made.right)
            case syntax.Not(of=of), expressions.Not():
                found += self.condition(of, made.of)
        if found:
            yield from found
        elif self.ranges.never(made):
            yield self.remark("A601", node, "never holds", self.reason(made))
        elif self.ranges.always(made):
            yield self.remark("A602", node, "always holds", self.reason(made))

    def remark(self, code: str, node: syntax.Expression, message: str, help_: str) -> Remark:
        """A remark on an expression, which its message names with all its parentheses."""
        span = _whole(self.source.plain, node.span)
        return Remark(code, span, f"`{self.source.excerpt(span)}` {message}", help_)

    def reason(self, made: expressions.Expression) -> str:
        """Why a condition is always the same, as far as one range tells."""
        if not isinstance(made, expressions.Binary) or made.operator in ("and", "or"):
            return ""
        for side in (made.left, made.right):
            if isinstance(side, expressions.Attribute | expressions.Quantity):
                name = getattr(side, "attribute", "") or getattr(side, "quantity", "")
                low, high = self.ranges.of(side)
                if abs(high) < 10**9 > abs(low):
                    return f"`{name}` goes from {low} to {high}"
                if abs(low) < 10**9:
                    return f"`{name}` is never below {low}"
        return ""

    # --- powers ---------------------------------------------------------------------------------

    def gifts(self) -> Iterator[Remark]:
        """Powers to be used again and again that only give, and are bound to nothing."""
        for node, made in self.pairs:
            if not isinstance(made, effects.Usable) or made.condition is not None:
                continue
            if not isinstance(node, syntax.Head) or node.word is None:
                continue
            span = node.span[0], node.word.span[1]
            acts = self.gift(made.body)
            if acts is None:
                continue
            prices = [act for act in acts if act.verb not in self.giving]
            if not prices:
                yield Remark(
                    "A603",
                    span,
                    "this power only gives, costs nothing, and can be used every time",
                    "let it cost something, or bind it with `when`",
                )
            elif len(prices) < len(acts):
                help_ = "bind it with a `when` that asks for what it costs"
                asked = self.asked(prices[0])
                if asked and len(prices) == 1 and any(one is prices[0] for one in made.body):
                    help_ = f"write `{self.source.excerpt(span)} when {asked} {{ … }}`"
                message = "this power costs only as much as there is: with nothing left it gives"
                yield Remark("A603", span, f"{message} for nothing, and every time", help_)

    def gift(self, body: Iterable[effects.Statement]) -> list[effects.Act] | None:
        """All that is done, if it only gives, or takes of the owner as far as there is."""
        found: list[effects.Act] = []
        for statement in body:
            match statement:
                case effects.Act(verb):
                    if verb not in self.giving and not self.takes_as_far(statement):
                        return None
                    found.append(statement)
                case effects.Each(body=inner) | effects.May(condition=None, body=inner):
                    acts = self.gift(inner)
                    if acts is None:
                        return None
                    found += acts
                case effects.Choose() | effects.Let():
                    continue
                case _:
                    return None
        return found

    @property
    def giving(self) -> set[str]:
        """The verbs by which the owner only gets something."""
        return {verb.key for verb in self.names.vocabulary.verbs if verb.gives}

    def takes_as_far(self, act: effects.Act) -> bool:
        """Whether an act takes something of the owner, and nothing if they have none."""
        verb = self.verb(act)
        return bool(verb.as_far) and (verb.subject, _OWNER) in _named(verb, act)

    def asked(self, price: effects.Act) -> str:
        """The condition that the owner has what an act takes; "" if it cannot be said."""
        written = next(node for node, made in self.pairs if made is price)
        assert isinstance(written, syntax.Act)  # noqa: S101  # they are of one walk
        amount, what = (operand.value for operand in written.operands[:2])
        words, number = self.verb(price).as_far, self.source.excerpt(amount.span)
        said = self.source.excerpt(what.span)
        if not isinstance(price.operands[0], expressions.Number):
            return ""
        if any(said == f"{word} of {_OWNER.name}" for word in words):
            return f"count({said}) >= {number}"
        thing = price.operands[1]
        if not isinstance(thing, expressions.Constant):
            return ""
        spelt = self.names.kinds[thing.kind].spellings
        known = next((word for word in words if (word, thing.name) in spelt), "")
        return known and f"{known} of {_OWNER.name} >= {number}"

    def verb(self, act: effects.Act) -> Verb:
        """The signature of an act."""
        return next(v for v in self.names.vocabulary.verbs if v.key == act.verb)


def _named(verb: Verb, act: effects.Act) -> list[tuple[str, expressions.Expression]]:
    """What stands for each operand of a verb, by its name."""
    return [(o.name, made) for o, made in zip(verb.operands, act.operands, strict=True)]


def _whole(text: str, span: syntax.Span) -> syntax.Span:
    """The span of an expression with the parentheses at its ends whose partners are in it."""
    start, end = span
    opened = 0
    for sign in text[start:end]:
        if sign == "(":
            opened += 1
        elif sign == ")" and opened:
            opened -= 1
        elif sign == ")":
            start = text.rindex("(", 0, start)
    for _ in range(opened):
        end = text.index(")", end) + 1
    return start, end


def _unsure(parts: Iterable[object]) -> Iterator[str]:
    """The names of which it is not known what they mean, or whether there is such a thing."""
    for made in parts:
        if isinstance(made, effects.Let):
            yield made.binder


def _filters_before(made: object) -> list[expressions.Expression]:
    """The conditions of the filters through which things came to this one."""
    found = []
    while isinstance(made, expressions.Where):
        made = made.over
        if isinstance(made, expressions.Where):
            found.append(made.condition)
    return found
