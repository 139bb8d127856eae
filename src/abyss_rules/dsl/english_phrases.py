"""English for things, numbers and conditions."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.dsl.names import IT, ME, SELF, Names, base, with_article
from abyss_rules.dsl.template import Who, alternatives, fill
from abyss_rules.model import expressions as model
from abyss_rules.model.expressions import Expression

_COMPARED = {
    "==": "is {}",
    "!=": "is not {}",
    ">=": "is at least {}",
    "<=": "is at most {}",
    ">": "is more than {}",
    "<": "is less than {}",
}
_TIMES = {2: "twice", 3: "three times"}
_FOLDED = {"min": "the lowest", "max": "the highest", "sum": "the total"}


YOU = Who("you", "your", third=False)


@frozen
class Mention:
    """How a bound thing is named: the first time, and from then on."""

    first: str | Who
    later: str | Who
    #: What it was chosen from.
    over: Expression | None = None
    #: The thing without saying where it is, such as ``an Ally``.
    bare: str = ""


class Phrases:
    """Names things in English; remembers which have been named."""

    def __init__(self, names: Names, card_type: str) -> None:
        self.names = names
        self.card_type = card_type
        self.mentions: dict[str, Mention] = {}
        self.mentioned: set[str] = set()
        #: Names bound by folds, whose things are told one by one.
        self.folded: set[str] = set()
        #: What an event's fields are called, while what answers it is told.
        self.event_fields: dict[str, str] = {}

    # --- players --------------------------------------------------------------------------------

    def player(self, expression: Expression, *, collective: bool = False) -> Who:
        """A player, or each of several; ``collective``: all of them together."""
        if isinstance(expression, model.Binding):
            if expression.name == ME:
                return YOU
            mention = self.mention(expression.name)
            if isinstance(mention, Who):
                return mention
            return Who(mention, f"{mention}'s")
        over, suffix = self.split(expression)
        name = over.selector if isinstance(over, model.Select) else "players"
        if collective:
            noun = "your opponents" if name == "opponents" else f"the {name}"
            return Who(
                f"{noun}{suffix}", f"{noun}'" if not suffix else f"{noun}{suffix}'s", third=False
            )
        noun = f"each {name.removesuffix('s')}"
        return Who(f"{noun}{suffix}", f"{noun}'s" if not suffix else f"{noun}{suffix}'s")

    def mention(self, name: str) -> str | Who:
        """A bound thing, as it is named here."""
        if name in self.event_fields:
            return self.event_fields[name]
        known = self.mentions.get(name)
        if known is None:
            return name.replace("_", " ")
        if name in self.mentioned:
            return known.later
        self.mentioned.add(name)
        return known.first

    # --- things ---------------------------------------------------------------------------------

    def thing(self, expression: Expression) -> str:  # noqa: PLR0911 - one line a form
        """Anything, as a noun phrase."""
        match expression:
            case model.Number(value):
                return str(value)
            case model.Constant(kind, name):
                return self.member(kind, name)[0]
            case model.Binding(name):
                return self.bound(name)
            case model.Select() | model.Where():
                return self.several(expression)
            case model.Attribute(name, of):
                noun = self.attribute_text(expression)[""]
                owner = "it" if of == model.Binding(IT) else self.thing(of)
                return f"its {noun}" if owner == "it" else f"the {noun} of {owner}"
            case model.Quantity(name, of):
                return self.about(self.names.quantities[name].text, "", of)
            case model.Top(of):
                return f"the top card of {self.zone(of)}"
            case model.Count(of):
                return f"the number of {self.several(of)}"
            case model.Fold():
                return self.fold(expression)
            case model.Binary():
                return self.number(expression)
            case model.Not():
                return self.condition(expression)

    def bound(self, name: str) -> str:
        """A bound name, the owner or the card itself."""
        if name == SELF:
            return f"this {self.names.kinds[self.card_type].noun[0]}"
        if name == ME:
            return "you"
        mention = self.mention(name)
        return mention if isinstance(mention, str) else mention.subject

    def member(self, kind: str, name: str) -> tuple[str, str]:
        """What one and several of a kind's member are called."""
        for member, one, several in self.names.kinds[kind].nouns:
            if member == name:
                return one, several
        words = name.replace("_", " ")
        return words, f"{words}s"

    def about(self, text: str, key: str, of: Expression | None, **values: str) -> str:
        """A text of the vocabulary that is about a player."""
        templates = alternatives(text)
        template = templates.get(key, templates[""])
        collective = "{whose}" in template or "{who's}" in template

        def put(name: str) -> str | Who:
            if name == "who" and of is not None:
                return self.player(of, collective=collective)
            return values.get(name, name)

        return fill(template, put, lambda number, noun: (f"{number} {noun}", True))

    def split(self, expression: Expression) -> tuple[Expression, str]:
        """What is looked through, and the words for the conditions on it."""
        suffix = ""
        while isinstance(expression, model.Where):
            suffix = f" {self.quality(expression.condition)}{suffix}"
            expression = expression.over
        return expression, suffix

    def several(self, expression: Expression) -> str:
        """Things of a selector, in the plural: ``your Lords of the mage guild``."""
        over, suffix = self.split(expression)
        if not isinstance(over, model.Select):
            return f"{self.thing(over)}{suffix}"
        word = self.names.selectors[over.selector]
        if word.gives == "Player*":
            return self.player(expression, collective=True).subject
        key = "all" if suffix or "all" in alternatives(word.text) else ""
        return f"{self.about(word.text, key, over.of)}{suffix}"

    def zone(self, expression: Expression) -> str:
        """Where things lie, if all that lie there are meant: ``your hand``."""
        if isinstance(expression, model.Select):
            return self.about(self.names.selectors[expression.selector].text, "", expression.of)
        return self.several(expression)

    def one_of(self, expression: Expression) -> str:
        """One thing of a selector: ``a Lord at Court``, ``one of your Lords``."""
        over, suffix = self.split(expression)
        if not isinstance(over, model.Select):
            return f"one of {self.thing(over)}{suffix}"
        word = self.names.selectors[over.selector]
        if word.gives == "Player*":
            return f"{with_article(over.selector.removesuffix('s'))}{suffix}"
        if "one" in alternatives(word.text):
            return f"{self.about(word.text, 'one', over.of)}{suffix}"
        return f"one of {self.about(word.text, '', over.of)}{suffix}"

    def noun(self, expression: Expression) -> tuple[str, str]:
        """What one and several of these things are called."""
        over, _ = self.split(expression)
        gives = self.names.selectors[over.selector].gives if isinstance(over, model.Select) else ""
        kind = self.names.kinds.get(base(gives))
        return kind.noun if kind else ("one", "some")

    # --- numbers --------------------------------------------------------------------------------

    def fold(self, fold: model.Fold) -> str:
        """A sum, a lowest or highest value, or a number of different ones."""
        among = self.several(fold.over)
        if fold.operation == "distinct" and self.is_property(fold):
            return f"the number of different {self.plural_of(fold.body)} among {among}"
        if fold.operation == "distinct":
            each = self.one_each(fold)
            return f"the number of different values, over {each}, of {self.thing(fold.body)}"
        noun = _FOLDED[fold.operation]
        if isinstance(fold.body, model.Attribute) and self.is_property(fold):
            word = self.attribute_text(fold.body)[""]
            return f"{noun} {word} among {among}"
        each = self.one_each(fold)
        among = f"over {each}" if fold.operation == "sum" else f"for any{each.removeprefix('each')}"
        return f"{noun}, {among}, of {self.thing(fold.body)}"

    def one_each(self, fold: model.Fold) -> str:
        """``each Race``, naming the thing bound from then on ``that Race``."""
        over, suffix = self.split(fold.over)
        single, _ = self.noun(fold.over)
        words = f"each {single}{suffix}"
        that: str | Who = f"that {single}"
        if isinstance(over, model.Select):
            if self.names.selectors[over.selector].gives == "Player*":
                single = over.selector.removesuffix("s")
                words, that = f"each {single}{suffix}", Who(f"that {single}", f"that {single}'s")
            elif over.of is not None:
                words = f"each of {self.several(fold.over)}"
        self.mentions[fold.binder] = Mention(that, that)
        self.folded.add(fold.binder)
        return words

    def is_property(self, fold: model.Fold) -> bool:
        """Whether a fold is over a property of each thing itself."""
        body = fold.body
        return isinstance(body, model.Attribute) and body.of == model.Binding(fold.binder)

    def plural_of(self, body: Expression) -> str:
        """What the values of a property are called."""
        if isinstance(body, model.Attribute):
            kind = self.names.kinds.get(self.attribute_gives(body))
            if kind and kind.members and kind.noun[1]:
                return kind.noun[1]
            return f"{self.attribute_text(body)['']}s"
        return "values"

    def number(self, expression: model.Binary) -> str:
        """An arithmetical expression."""
        left, right = expression.left, expression.right
        match expression.operator:
            case "*" if isinstance(left, model.Number):
                times = _TIMES.get(left.value, f"{left.value} times")
                return f"{times} {self.factor(right)}"
            case "/" if right == model.Number(2):
                return f"half of {self.factor(left)}, rounded down"
            case "max" if isinstance(left, model.Number):
                return f"{self.thing(right)}, but at least {left.value}"
            case "min" if isinstance(left, model.Number):
                return f"{self.thing(right)}, but at most {left.value}"
        words = {
            "+": "{} plus {}",
            "-": "{} minus {}",
            "*": "{} times {}",
            "/": "{} divided by {}, rounded down",
            "min": "the lower of {} and {}",
            "max": "the higher of {} and {}",
        }.get(expression.operator)
        if words is None:
            return self.condition(expression)
        if expression.operator in ("*", "/"):
            return words.format(self.factor(left), self.factor(right))
        if expression.operator == "-":
            return words.format(self.thing(left), self.factor(right))
        return words.format(self.thing(left), self.thing(right))

    def factor(self, expression: Expression) -> str:
        """A number in parentheses, if it would else be read with what stands around it."""
        words = self.thing(expression)
        is_sum = isinstance(expression, model.Binary) and expression.operator in ("+", "-")
        return f"({words})" if is_sum else words

    def counted(self, amount: Expression, noun: str) -> tuple[str, bool]:
        """A number of things (``2 Pearls``), and whether it is one."""
        if isinstance(amount, model.Number):
            return counted(str(amount.value), noun), amount.value == 1
        one, several = noun.split("/")
        match amount:
            case model.Count(of):
                return f"1 {one} for each of {self.several(of)}", False
            case model.Fold(operation="distinct") if self.is_property(amount):
                return f"1 {one} for {self.different(amount)}", False
        return f"{several} equal to {self.thing(amount)}", False

    def different(self, fold: model.Fold) -> str:
        """``each different guild among your Lords``."""
        kind = self.names.kinds.get(self.attribute_gives(fold.body))
        noun = kind.noun[0] if kind and kind.members else "value"
        return f"each different {noun} among {self.several(fold.over)}"

    # --- attributes and conditions --------------------------------------------------------------

    def attribute_gives(self, body: Expression) -> str:
        """The type of a property."""
        if not isinstance(body, model.Attribute):
            return ""
        return next((word.gives for word in self.names.attributes[body.attribute]), "")

    def attribute_text(self, attribute: model.Attribute) -> dict[str, str]:
        """The texts of a property."""
        # The owner's type does not matter: attributes of one name are called the same.
        return alternatives(self.names.attributes[attribute.attribute][0].text)

    def quality(self, condition: Expression) -> str:
        """A condition on a thing, behind its noun: ``of the mage guild``, ``with Keys``."""
        match condition:
            case model.Binary("and" | "or" as word, left, right):
                return f"{self.quality(left)} {word} {self.quality(right)}"
            case model.Binary("!=", model.Binding(name="it"), model.Binding(name="self")):
                return "other than this one"
            case model.Attribute(of=model.Binding(name="it")):
                texts = self.attribute_text(condition)
                return texts.get("yes", f"that is {texts['']}")
            case model.Not(model.Attribute(of=model.Binding(name="it")) as inner):
                texts = self.attribute_text(inner)
                return texts.get("no", f"that is not {texts['']}")
            case model.Binary(sign, model.Attribute(of=model.Binding(name="it")) as left, right):
                return self.compared(self.attribute_text(left), sign, right)
            case model.Binary(sign, model.Quantity(name, model.Binding(name="it")), right):
                texts = alternatives(self.names.quantities[name].text)
                if "unit" in texts:
                    return f"who has {self.amount(sign, right, texts['unit'])}"
        return f"if {self.condition(condition)}"

    def compared(self, texts: dict[str, str], sign: str, right: Expression) -> str:
        """An attribute and what it is compared with, behind a noun."""
        key = {(">", 0): "some", ("!=", 0): "some", (">=", 1): "some", ("==", 0): "none"}.get(
            (sign, right.value if isinstance(right, model.Number) else -1), ""
        )
        if key in texts and key:
            return texts[key]
        if sign == "==" and isinstance(right, model.Constant) and f"is {right.name}" in texts:
            return texts[f"is {right.name}"]
        value = self.determined(right)
        if sign == "==" and "is" in texts and value:
            return texts["is"].replace("{value}", value)
        return f"whose {texts['']} {_COMPARED[sign].format(self.thing(right))}"

    def determined(self, value: Expression) -> str:
        """A value before the noun of its kind: ``the mage``, ``that``; else nothing."""
        if isinstance(value, model.Binding) and value.name in self.folded:
            return "that"
        return f"the {self.thing(value)}" if isinstance(value, model.Constant) else ""

    def amount(self, sign: str, right: Expression, unit: str) -> str:
        """How many of something someone has: ``at least 5 Pearls``."""
        one, several = unit.split("/")
        if isinstance(right, model.Number):
            number = right.value
            if (sign, number) in ((">", 0), (">=", 1), ("!=", 0)):
                return with_article(one)
            if (sign, number) in (("==", 0), ("<", 1)):
                return f"no {several}"
            noun = one if number == 1 else several
        else:
            noun = several
        how = {"==": "exactly", "!=": "not exactly", ">=": "at least", "<=": "at most",
               ">": "more than", "<": "fewer than"}[sign]  # fmt: skip
        return f"{how} {self.thing(right)} {noun}"

    def condition(self, condition: Expression) -> str:
        """A condition as a clause: ``you have at least 5 Pearls``."""
        match condition:
            case model.Binary("and" | "or" as word, left, right):
                return f"{self.condition(left)} {word} {self.condition(right)}"
            case model.Not(of):
                return f"it is not so that {self.condition(of)}"
            case model.Attribute(_, of):
                texts = self.attribute_text(condition)
                return f"{self.thing(of)} is {texts['']}"
            case model.Binary(sign, model.Quantity(name, of), right) if of is not None:
                texts = alternatives(self.names.quantities[name].text)
                if "unit" in texts:
                    who = self.player(of)
                    verb = "has" if who.third else "have"
                    return f"{who.subject} {verb} {self.amount(sign, right, texts['unit'])}"
            case model.Binary(">", model.Count(model.Select(name, of)), model.Number(0)):
                text = self.names.selectors[name].text
                if "some" in alternatives(text):
                    return self.about(text, "some", of)
        if isinstance(condition, model.Binary) and condition.operator in _COMPARED:
            subject, other = self.thing(condition.left), self.thing(condition.right)
            return f"{subject} {_COMPARED[condition.operator].format(other)}"
        return self.thing(condition)


def counted(number: str, noun: str) -> str:
    """``1 Pearl``, ``2 Pearls``."""
    one, several = noun.split("/")
    return f"{number} {one if number == '1' else several}"
