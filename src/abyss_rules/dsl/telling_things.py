"""Phrases for players, things, numbers and conditions, of which any language makes words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.names import IT, ME, SELF, Names, base
from abyss_rules.dsl.phrase import Amount, Mention, Part, Phrase, grouped, say, with_quality
from abyss_rules.dsl.telling_shapes import (
    COMPARED,
    ends_apart,
    ends_in_clause,
    existence,
    has_clause,
    is_other,
    is_select,
    mixes,
    plainer,
    property_of,
    speaks_of,
    split,
    without_self,
)
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.expressions import Expression

#: What messages call the operators.
_COMBINED = {"+": "sum", "-": "difference", "*": "product", "/": "quotient"}
_BOUNDS = {"max": "at-least", "min": "at-most"}

ONE, OTHER = "one", "other"


class Things:
    """Names things; knows what is bound in the card."""

    def __init__(self, names: Names, card_type: str) -> None:
        self.names = names
        self.card_type = card_type
        self.bound: dict[str, Part] = {}
        #: What bound things were chosen from.
        self.over: dict[str, Expression] = {}
        #: Names bound by folds, whose things are told one by one.
        self.folded: set[str] = set()
        #: Bound numbers, and whether they are numerals.
        self.numbers: dict[str, str] = {}
        #: The letters of names whose things could be taken for one another.
        self.labels: dict[str, str] = {}
        self._mentions = 0

    def mention(self, first: Part, later: Part) -> Mention:
        """A bound thing by what it is called at first, and from then on."""
        self._mentions += 1
        return Mention(self._mentions, first, later)

    def labelled(self, name: str, words: Part) -> Part:
        """What a bound thing is called, with its letter if it has one."""
        label = self.labels.get(name)
        return words if label is None else say("labelled", head=words, label=label)

    # --- what is looked through -----------------------------------------------------------------

    def gives(self, expression: Expression) -> str:
        """The type of one of the things; "" if it is not known."""
        over, _ = split(expression)
        while isinstance(over, model.Binding) and over.name in self.over:
            over, _ = split(self.over[over.name])
        return base(self.names.selectors[over.selector].gives) if is_select(over) else ""

    def noun(self, expression: Expression, count: str) -> Phrase:
        """What one and several of these things are called."""
        over, _ = split(expression)
        if is_select(over) and base(self.names.selectors[over.selector].gives) == "Player":
            return say(f"selector-{over.selector}", count=count)
        return self.kind(self.gives(expression), count)

    def kind(self, type_: str, count: str) -> Phrase:
        """What one and several things of a type are called."""
        return say(f"kind-{type_}" if type_ in self.names.kinds else "thing", count=count)

    def qualified(self, head: Part, expression: Expression, count: str) -> Part:
        """Things with the conditions on them."""
        for condition in split(expression)[1]:
            head = with_quality(head, self.quality_of(condition, expression, count), count)
        return head

    def quality_of(self, condition: Expression, things: Expression, count: str) -> Part:
        """A condition on some of these things, behind their noun."""
        outside = dict(self.bound)
        noun = self.noun(things, count)
        player = self.gives(things) == "Player"
        self.bound[IT] = say("that-player" if player else "it", head=noun, count=count)
        told = self.quality(condition, noun, count)
        self.bound = outside
        return told

    def all_of(
        self, over: model.Select, key: str = "all", *, others: bool = False, apart: bool = False
    ) -> Phrase:
        """All the things of a selector: ``your free Lords``, ``the Lords at Court``.

        With ``others``, all but the card itself: ``your other free Lords``. ``apart`` if a
        condition follows, which must not be read as one on those whose they are.
        """
        name = f"selector-{over.selector}"
        keys = [f"{name}.{key}"] if key == "all" else [f"{name}.{key}", f"{name}.all"]
        noun = say(name, count=OTHER)
        head = say("other", head=noun, count=OTHER) if others else noun
        args: dict[str, Part] = {"head": head, "count": OTHER}
        if over.of is None:
            return Phrase((*keys, "the"), args)
        whose = self.owner(over.of)
        if apart and has_clause(over.of):
            whose = say("grouped", head=whose, value=whose)
        return Phrase((*keys, "owned"), {**args, "whose": whose})

    def several(self, expression: Expression) -> Part:
        """Things, in the plural: ``your Lords of the mage guild``."""
        rest, others = without_self(expression)
        over, _ = split(rest)
        if not is_select(over):
            return self.qualified(self.thing(over), expression, OTHER)
        whole = self.all_of(over, others=others, apart=isinstance(rest, model.Where))
        told = self.qualified(whole, rest, OTHER)
        return self.with_other(told, over, OTHER) if others else told

    def zone(self, expression: Expression) -> Part:
        """Where things lie, if all that lie there are meant: ``your hand``."""
        if is_select(expression):
            return self.all_of(expression, "zone")
        return self.several(expression)

    def one_of(self, expression: Expression, name: str = "") -> Part:
        """One of the things: ``a Lord at Court``, ``one of your Lords``, ``an opponent``.

        ``name`` is that by which it is bound.
        """
        rest, others = without_self(expression)
        over, _ = split(rest)
        head: Phrase
        if not is_select(over):
            one = self.labelled(name, say("one-of", head=self.thing(over), count=ONE))
            return self.qualified(one, expression, ONE)
        if self.gives(over) == "Player" or self.names.kinds[self.gives(over)].members:
            head = say("a", head=self.noun(over, ONE), count=ONE)
        else:
            whole = self.all_of(over, others=others, apart=isinstance(rest, model.Where))
            args: dict[str, Part] = {"head": whole, "count": ONE}
            if over.of is not None:
                args["whose"] = whole.args["whose"]
            head = Phrase((f"selector-{over.selector}.one", "one-of"), args)
        told = self.qualified(self.labelled(name, head), rest, ONE)
        return self.with_other(told, over, ONE) if others else told

    def with_other(self, told: Part, over: Expression, count: str) -> Phrase:
        """Things other than the card itself, if the words for them do not say so yet."""
        args: dict[str, Part] = {"head": self.noun(over, count), "count": count}
        return say("with-other", head=told, quality=Phrase(("other-than-this",), args), count=count)

    # --- players --------------------------------------------------------------------------------

    def player(self, expression: Expression) -> Part:
        """A player, or each of several."""
        if isinstance(expression, model.Binding):
            return self.binding(expression.name)
        return self.each(expression)

    def owner(self, expression: Expression) -> Part:
        """Whose things are meant; of several players those of all of them."""
        if isinstance(expression, model.Binding):
            return self.binding(expression.name)
        return self.several(expression)

    def each(self, expression: Expression, word: str = "each", name: str = "") -> Part:
        """``each opponent``, ``each Race``, ``each of your Lords``; or any of them."""
        over, conditions = split(expression)
        is_owned = is_select(over) and over.of is not None
        type_ = "" if is_owned else self.gives(over)
        if type_ and (type_ == "Player" or self.names.kinds[type_].members):
            head = self.labelled(name, say("each", head=self.noun(over, ONE), word=word, count=ONE))
            return self.qualified(head, expression, ONE) if conditions else head
        each = say("each-of", head=self.several(expression), word=word, count=ONE)
        return self.labelled(name, each)

    # --- things ---------------------------------------------------------------------------------

    def binding(self, name: str) -> Part:
        """A bound name, the owner or the card itself."""
        if name == ME:
            return say("you")
        if name == SELF:
            return say("this", head=self.kind(self.card_type, ONE), count=ONE)
        return self.bound.get(name, name.replace("_", " "))

    def thing(self, expression: Expression) -> Part:  # noqa: PLR0911  # one line a form
        """Anything, as a noun phrase."""
        match expression:
            case model.Number(value):
                return value
            case model.Constant(kind, name):
                return say(f"member-{kind}-{name}", count=ONE)
            case model.Binding(name):
                return self.binding(name)
            case model.Select() | model.Where():
                return self.several(expression)
            case model.Attribute(name, of):
                owner = self.thing(of)
                head = say(f"attribute-{name}", count=ONE, of=owner)
                return say("attribute-of", head=head, of=owner)
            case model.Quantity(name, of):
                return self.quantity(name, of)
            case model.Top(of):
                return say("top", zone=self.zone(of))
            case model.Count(of):
                return say("number-of", things=self.several(of))
            case model.Fold():
                return self.fold(expression)
            case model.Binary():
                return self.number(expression)
            case model.Not():
                return self.condition(expression)

    def quantity(self, name: str, of: Expression | None) -> Phrase:
        """A number of the game: ``your Pearls``, ``the Threat``."""
        head = say(f"quantity-{name}", count=OTHER)
        if of is None:
            return say(f"quantity-{name}.whole", "the", head=head)
        who = self.owner(of)
        owned = say("owned", head=head, whose=who, count=OTHER)
        ids = (f"quantity-{name}.whole", "quantity-owned")
        return say(*ids, head=head, whose=who, who=who, things=owned)

    # --- numbers --------------------------------------------------------------------------------

    def fold(self, fold: model.Fold) -> Part:
        """A sum, a lowest or highest value, or a number of different ones."""
        if (attribute := property_of(fold)) is not None:
            things = self.several(fold.over)
            if fold.operation == "distinct":
                return say("distinct-among", head=self.values_of(attribute, OTHER), things=things)
            name = f"attribute-{attribute}"
            ids = (f"{name}.{fold.operation}", "fold-among")
            return say(*ids, operation=fold.operation, head=say(name, count=ONE), things=things)
        each = self.one_each(fold, "each" if fold.operation in ("sum", "distinct") else "any")
        body = self.addend(fold.body)
        if fold.operation == "distinct":
            return say("distinct-over", each=each, value=body)
        return say("fold-over", operation=fold.operation, each=each, value=body)

    def one_each(self, fold: model.Fold, word: str = "each") -> Part:
        """``each Race``, naming the thing bound from then on ``that Race``."""
        each = self.each(fold.over, word, fold.binder)
        player = self.gives(fold.over) == "Player"
        noun = self.noun(fold.over, ONE)
        later = say("that-player" if player else "that", head=noun, count=ONE)
        self.bound[fold.binder] = self.labelled(fold.binder, later)
        self.folded.add(fold.binder)
        return each

    def values_of(self, attribute: str, count: str) -> Phrase:
        """What the values of a property are called: ``guild``, ``value``."""
        gives = self.names.attributes[attribute][0].gives
        kind = self.names.kinds.get(gives)
        if kind and kind.members:
            return self.kind(gives, count)
        own = say("the", head=say(f"attribute-{attribute}", count=ONE), count=ONE)
        ids = (f"attribute-{attribute}.values", "values-of")
        return say(*ids, head=say("value", count=count), attribute=own, count=count)

    def number(self, expression: model.Binary) -> Part:
        """An arithmetical expression."""
        operator, left, right = expression.operator, expression.left, expression.right
        match operator:
            case "*" if isinstance(left, model.Number):
                return say("times", count=left.value, value=self.factor(right))
            case "/" if right == model.Number(2):
                return say("half", value=self.factor(left))
            case "max" | "min" if isinstance(left, model.Number):
                return say(_BOUNDS[operator], value=self.thing(right), limit=left.value)
            case "max" | "min":
                values = {"left": self.addend(left, first=True), "right": self.addend(right)}
                return Phrase(("higher-of" if operator == "max" else "lower-of",), values)
            case "*" | "/":
                values = {"left": self.factor(left, first=True), "right": self.factor(right)}
                return Phrase((_COMBINED[operator],), values)
            case "+":
                return say("sum", left=self.addend(left, first=True), right=self.addend(right))
            case "-":
                first = self.addend(left, first=True)
                return say("difference", left=first, right=self.factor(right))
        return self.condition(expression)

    def addend(self, expression: Expression, *, first: bool = False) -> Part:
        """A number in parentheses, if its bound or its rounding would seem that of the sum.

        So it is too if it is the ``first`` and the next would seem a part of a condition in it.
        """
        apart = ends_apart(expression) or (first and ends_in_clause(expression))
        return grouped(self.thing(expression), apart=apart)

    def factor(self, expression: Expression, *, first: bool = False) -> Part:
        """A number in parentheses, if it would else be read with what stands around it."""
        if isinstance(expression, model.Binary) and expression.operator in ("+", "-"):
            return grouped(self.thing(expression), apart=True)
        return self.addend(expression, first=first)

    def amount(self, amount: Expression) -> Part:
        """A number of things, of which a message says what they are."""
        match amount:
            case model.Count(of):
                return Amount(self.thing(amount), say("for-each-of", things=self.several(of)))
            case model.Fold("distinct", _, over, model.Attribute(attribute)) if property_of(amount):
                each = say("for", each=self.different(attribute, over))
                return Amount(self.thing(amount), each)
            case model.Number(value):
                return value
        return Amount(self.thing(amount))

    def different(self, attribute: str, things: Expression) -> Phrase:
        """``each different guild among your Lords``."""
        head = self.values_of(attribute, ONE)
        return say("each-different", head=head, things=self.several(things), count=ONE)

    # --- conditions -----------------------------------------------------------------------------

    def quality(self, condition: Expression, noun: Phrase, count: str) -> Part:
        """A condition on a thing, behind its noun: ``of the mage guild``, ``with Keys``."""
        args: dict[str, Part] = {"head": noun, "count": count}
        condition = plainer(condition)
        match condition:
            case model.Binary("and" | "or" as word, left, right):
                first, second = (
                    grouped(self.quality(one, noun, count), apart=mixes(word, one))
                    for one in (left, right)
                )
                return say(f"quality-{word}", left=first, right=second)
            case _ if is_other(condition):
                return Phrase(("other-than-this",), args)
            case model.Binary("!=", model.Binding("it"), model.Binding(name)):
                return Phrase(("other-than",), {**args, "value": self.binding(name)})
            case model.Attribute(name, model.Binding("it")):
                args["attribute"] = say(f"attribute-{name}", of=noun, count=ONE)
                return Phrase((f"attribute-{name}.yes", "that-is"), args)
            case model.Not(model.Attribute(name, model.Binding("it"))):
                args["attribute"] = say(f"attribute-{name}", of=noun, count=ONE)
                return Phrase((f"attribute-{name}.no", "that-is-not"), args)
            case model.Binary(sign, model.Attribute(name, model.Binding("it")), right) if (
                sign in COMPARED
            ):
                return self.compared(name, sign, right, args)
            case model.Binary(sign, model.Quantity(name, model.Binding("it")), right) if (
                sign in COMPARED
            ):
                args["amount"] = self.so_many(sign, right, name)
                return Phrase(("who-has",), args)
        how = "for-which" if speaks_of(condition, (IT,)) else "only-if"
        return Phrase((how,), {**args, "condition": self.condition(condition)})

    def compared(self, name: str, sign: str, right: Expression, args: dict[str, Part]) -> Phrase:
        """A property and what it is compared with, behind a noun."""
        ids = []
        if key := existence(sign, right):
            ids.append(f"attribute-{name}.{key}")
        if sign == "==" and isinstance(right, model.Constant):
            ids += [f"attribute-{name}.is-{right.name}", f"attribute-{name}.is"]
        if sign == "==" and isinstance(right, model.Number):
            ids.append(f"attribute-{name}.is-numeral")
        if sign == "==" and isinstance(right, model.Binding) and right.name in self.folded:
            ids.append(f"attribute-{name}.is-that")
        attribute = say(f"attribute-{name}", of=args["head"], count=ONE)
        args = {
            **args,
            "attribute": attribute,
            "compared": attribute,
            "sign": COMPARED[sign],
            "value": self.thing(right),
            "kind": self.compared_as(right),
        }
        return Phrase((*ids, "whose"), args)

    def so_many(self, sign: str, right: Expression, quantity: str) -> Phrase:
        """How many of something someone has: ``at least 5 Pearls``."""
        match right:
            case model.Quantity(name, model.Binding() as of) if name == quantity:
                own = say(f"quantity-{name}", count=OTHER)
                args = {"who": self.player(of), "head": own, "one": own.with_args(count=ONE)}
                return say("amount-as", sign=COMPARED[sign], **args)
        value = self.addend(right)
        how = existence(sign, right)
        count: Part = value if isinstance(value, int) else OTHER
        head = say(f"quantity-{quantity}", count={"some": ONE, "none": OTHER}.get(how, count))
        sign = how or COMPARED[sign]
        return say("amount", sign=sign, value=value, head=head, one=head.with_args(count=ONE))

    def compared_as(self, value: Expression) -> str:
        """Whether something is a numeral, a number that has to be looked up, or a thing."""
        match value:
            case model.Number():
                return "numeral"
            case model.Binding(name):
                return self.numbers.get(name, "thing")
            case model.Attribute(name, _):
                gives = self.names.attributes[name][0].gives
            case model.Quantity(name):
                gives = self.names.quantities[name].gives
            case model.Constant() | model.Top() | model.Select() | model.Where() | model.Not():
                return "thing"
            case _:
                return "number"
        return "number" if gives == "Count" else "thing"

    def condition(self, condition: Expression) -> Part:
        """A condition as a clause: ``you have at least 5 Pearls``."""
        condition = plainer(condition)
        match condition:
            case model.Binary("and" | "or" as word, left, right):
                first, second = (
                    grouped(self.condition(one), apart=mixes(word, one)) for one in (left, right)
                )
                return say(f"both-{word}", left=first, right=second)
            case model.Not(model.Attribute(name, of)):
                thing = self.thing(of)
                return say("is-not", thing=thing, attribute=say(f"attribute-{name}", of=thing))
            case model.Not(of):
                told = grouped(self.condition(of), apart=isinstance(of, model.Binary))
                return say("not-so", condition=told)
            case model.Attribute(name, of):
                thing = self.thing(of)
                return say("is", thing=thing, attribute=say(f"attribute-{name}", of=thing))
            case model.Binary(sign, model.Quantity(name, of), right) if of is not None and (
                sign in COMPARED
            ):
                return say("has", who=self.player(of), amount=self.so_many(sign, right, name))
            case model.Binary(sign, left, right) if sign in COMPARED:
                ids = ["compare"]
                key = existence(sign, right) or "compare"
                args = {"left": self.thing(left), "value": self.thing(right)}
                match left:
                    case model.Quantity(name):
                        ids.insert(0, f"quantity-{name}.{key}")
                    case model.Count(model.Select(name, of)):
                        ids.insert(0, f"selector-{name}.{key}")
                        if of is not None:
                            args["whose"] = self.owner(of)
                args |= {"compared": args["left"], "sign": COMPARED[sign]}
                return Phrase(tuple(ids), {**args, "kind": self.compared_as(right)})
        return self.thing(condition)
