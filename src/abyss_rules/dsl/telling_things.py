"""Phrases for players, things, numbers and conditions, of which any language makes words."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from attrs import fields, has

from abyss_rules.dsl.names import IT, ME, SELF, Names, base
from abyss_rules.dsl.phrase import Amount, Mention, Part, Phrase, say
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Collection

    from abyss_rules.model.expressions import Expression

#: What messages call the comparisons and the operators.
COMPARED = {"==": "eq", "!=": "ne", ">=": "ge", "<=": "le", ">": "gt", "<": "lt"}
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
        self._mentions = 0

    def mention(self, first: Part, later: Part) -> Mention:
        """A bound thing by what it is called at first, and from then on."""
        self._mentions += 1
        return Mention(self._mentions, first, later)

    # --- what is looked through -----------------------------------------------------------------

    def split(self, expression: Expression) -> tuple[Expression, list[Expression]]:
        """What is looked through, and the conditions on it, the innermost first."""
        conditions: list[Expression] = []
        while isinstance(expression, model.Where):
            conditions.insert(0, expression.condition)
            expression = expression.over
        return expression, conditions

    def gives(self, expression: Expression) -> str:
        """The type of one of the things; "" if it is not known."""
        over, _ = self.split(expression)
        while isinstance(over, model.Binding) and over.name in self.over:
            over, _ = self.split(self.over[over.name])
        return base(self.names.selectors[over.selector].gives) if _is_select(over) else ""

    def noun(self, expression: Expression, count: str) -> Phrase:
        """What one and several of these things are called."""
        over, _ = self.split(expression)
        if _is_select(over) and base(self.names.selectors[over.selector].gives) == "Player":
            return say(f"selector-{over.selector}", count=count)
        return self.kind(self.gives(expression), count)

    def kind(self, type_: str, count: str) -> Phrase:
        """What one and several things of a type are called."""
        return say(f"kind-{type_}" if type_ in self.names.kinds else "thing", count=count)

    def qualified(self, head: Part, expression: Expression, count: str) -> Part:
        """Things with the conditions on them."""
        outside = self.bound.get(IT)
        for condition in self.split(expression)[1]:
            noun = self.noun(expression, count)
            player = self.gives(expression) == "Player"
            self.bound[IT] = say("that-player" if player else "it", head=noun, count=count)
            quality = self.quality(condition, noun, count)
            head = _with_quality(head, quality, count)
        if outside is None:
            self.bound.pop(IT, None)
        else:
            self.bound[IT] = outside
        return head

    def all_of(self, over: model.Select, key: str = "all") -> Phrase:
        """All the things of a selector: ``your free Lords``, ``the Lords at Court``."""
        name = f"selector-{over.selector}"
        keys = [f"{name}.{key}"] if key == "all" else [f"{name}.{key}", f"{name}.all"]
        args: dict[str, Part] = {"head": say(name, count=OTHER), "count": OTHER}
        if over.of is None:
            return Phrase((*keys, "the"), args)
        return Phrase((*keys, "owned"), {**args, "whose": self.owner(over.of)})

    def several(self, expression: Expression) -> Part:
        """Things, in the plural: ``your Lords of the mage guild``."""
        over, _ = self.split(expression)
        head: Part = self.all_of(over) if _is_select(over) else self.thing(over)
        return self.qualified(head, expression, OTHER)

    def zone(self, expression: Expression) -> Part:
        """Where things lie, if all that lie there are meant: ``your hand``."""
        if _is_select(expression):
            return self.all_of(expression, "zone")
        return self.several(expression)

    def one_of(self, expression: Expression) -> Part:
        """One of the things: ``a Lord at Court``, ``one of your Lords``, ``an opponent``."""
        over, _ = self.split(expression)
        head: Phrase
        if not _is_select(over):
            head = say("one-of", head=self.thing(over), count=ONE)
        elif self.gives(over) == "Player" or self.names.kinds[self.gives(over)].members:
            head = say("a", head=self.noun(over, ONE), count=ONE)
        else:
            whole = self.all_of(over)
            args: dict[str, Part] = {"head": whole, "count": ONE}
            if over.of is not None:
                args["whose"] = whole.args["whose"]
            head = Phrase((f"selector-{over.selector}.one", "one-of"), args)
        return self.qualified(head, expression, ONE)

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

    def each(self, expression: Expression, word: str = "each") -> Part:
        """``each opponent``, ``each Race``, ``each of your Lords``; or any of them."""
        over, conditions = self.split(expression)
        is_owned = _is_select(over) and over.of is not None
        type_ = "" if is_owned else self.gives(over)
        if type_ and (type_ == "Player" or self.names.kinds[type_].members):
            head = say("each", head=self.noun(over, ONE), word=word, count=ONE)
            return self.qualified(head, expression, ONE) if conditions else head
        return say("each-of", head=self.several(expression), word=word, count=ONE)

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
        if (attribute := self.property_of(fold)) is not None:
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
        each = self.each(fold.over, word)
        player = self.gives(fold.over) == "Player"
        noun = self.noun(fold.over, ONE)
        self.bound[fold.binder] = say("that-player" if player else "that", head=noun, count=ONE)
        self.folded.add(fold.binder)
        return each

    def property_of(self, fold: model.Fold) -> str | None:
        """The property over which a fold goes, if it is one of each thing itself."""
        match fold.body:
            case model.Attribute(attribute, model.Binding(name)) if name == fold.binder:
                return attribute
        return None

    def values_of(self, attribute: str, count: str) -> Phrase:
        """What the values of a property are called: ``guild``, ``value``."""
        gives = self.names.attributes[attribute][0].gives
        kind = self.names.kinds.get(gives)
        return self.kind(gives, count) if kind and kind.members else say("value", count=count)

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
                values = {"left": self.addend(left), "right": self.addend(right)}
                return Phrase(("higher-of" if operator == "max" else "lower-of",), values)
            case "*" | "/":
                values = {"left": self.factor(left), "right": self.factor(right)}
                return Phrase((_COMBINED[operator],), values)
            case "+":
                return say("sum", left=self.addend(left), right=self.addend(right))
            case "-":
                return say("difference", left=self.addend(left), right=self.factor(right))
        return self.condition(expression)

    def addend(self, expression: Expression) -> Part:
        """A number in parentheses, if its bound or its rounding would seem that of the sum."""
        words = self.thing(expression)
        return say("grouped", value=words) if ends_apart(expression) else words

    def factor(self, expression: Expression) -> Part:
        """A number in parentheses, if it would else be read with what stands around it."""
        words = self.thing(expression)
        is_sum = isinstance(expression, model.Binary) and expression.operator in ("+", "-")
        return say("grouped", value=words) if is_sum or ends_apart(expression) else words

    def amount(self, amount: Expression) -> Part:
        """A number of things, of which a message says what they are."""
        match amount:
            case model.Count(of):
                return Amount(self.thing(amount), say("for-each-of", things=self.several(of)))
            case model.Fold("distinct", _, over, model.Attribute(attribute)) if self.property_of(
                amount
            ):
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
        match condition:
            case model.Binary("and" | "or" as word, left, right):
                first = self.quality(left, noun, count)
                return say(f"quality-{word}", left=first, right=self.quality(right, noun, count))
            case model.Binary("!=", model.Binding(name="it"), model.Binding(name="self")):
                return Phrase(("other-than-this",), args)
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
        if key := _existence(sign, right):
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
        value = self.addend(right)
        how = _existence(sign, right)
        count: Part = value if isinstance(value, int) else OTHER
        head = say(f"quantity-{quantity}", count={"some": ONE, "none": OTHER}.get(how, count))
        sign = how or COMPARED[sign]
        return say("amount", sign=sign, value=value, head=head, one=head.with_args(count=ONE))

    def compared_as(self, value: Expression) -> str:
        """Whether something is a numeral, a number that has to be looked up, or a thing."""
        match value:
            case model.Number():
                return "numeral"
            case model.Attribute(name, _):
                return "number" if self.names.attributes[name][0].gives == "Count" else "thing"
        return "thing" if isinstance(value, model.Constant | model.Binding) else "number"

    def condition(self, condition: Expression) -> Part:
        """A condition as a clause: ``you have at least 5 Pearls``."""
        match condition:
            case model.Binary("and" | "or" as word, left, right):
                return say(f"both-{word}", left=self.condition(left), right=self.condition(right))
            case model.Not(of):
                return say("not-so", condition=self.condition(of))
            case model.Attribute(name, of):
                thing = self.thing(of)
                return say("is", thing=thing, attribute=say(f"attribute-{name}", of=thing))
            case model.Binary(sign, model.Quantity(name, of), right) if of is not None and (
                sign in COMPARED
            ):
                return say("has", who=self.player(of), amount=self.so_many(sign, right, name))
            case model.Binary(sign, left, right) if sign in COMPARED:
                ids = ["compare"]
                key = _existence(sign, right) or "compare"
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


def _existence(sign: str, right: Expression) -> str:
    """``some`` or ``none`` where a comparison asks for no more than that."""
    value = right.value if isinstance(right, model.Number) else -1
    if (sign, value) in ((">", 0), (">=", 1), ("!=", 0)):
        return "some"
    return "none" if (sign, value) in (("==", 0), ("<", 1), ("<=", 0)) else ""


def _with_quality(head: Part, quality: Part, count: str) -> Phrase:
    """Things with a condition on them; a selector's own message may say where it stands."""
    if isinstance(head, Phrase) and head.ids[0].endswith((".all", ".one")):
        args = {**head.args, "head": head, "quality": quality, "count": count}
        return Phrase((f"{head.ids[0]}-with", "with-quality"), args)
    return say("with-quality", head=head, quality=quality, count=count)


def ends_apart(number: Expression) -> bool:
    """Whether the words for a number end in a bound or a rounding, which is that of all of it."""
    match number:
        case model.Binary("max" | "min", left):
            return isinstance(left, model.Number)
    return isinstance(number, model.Binary) and number.operator == "/"


def speaks_of(part: object, names: Collection[str]) -> bool:
    """Whether a bound name stands anywhere in an expression, a statement or several."""
    if isinstance(part, model.Binding):
        return part.name in names
    if isinstance(part, tuple):
        return any(speaks_of(one, names) for one in part)
    kind = type(part)
    return has(kind) and any(speaks_of(getattr(part, one.name), names) for one in fields(kind))


def _is_select(expression: Expression) -> TypeGuard[model.Select]:
    return isinstance(expression, model.Select)
