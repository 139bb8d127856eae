"""Phrases for conditions: behind the noun of a thing, and as clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.names import IT
from abyss_rules.dsl.phrase import Part, Phrase, grouped, say
from abyss_rules.dsl.telling_numbers import Numbers
from abyss_rules.dsl.telling_shapes import COMPARED, existence, is_other, mixes, plainer, speaks_of
from abyss_rules.dsl.telling_things import ONE, OTHER
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model import effects
    from abyss_rules.model.expressions import Expression


class Conditions(Numbers):
    """Tells conditions, and with them all that an expression can be."""

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

    def note(self, let: effects.Let) -> Phrase:
        """A value that is told where it gets its name: ``note the number of your Pearls``."""
        name, value, sort = let.binder, let.value, self.sort(let.value)
        if sort == "Truth":
            condition = self.labelled(name, self.condition(value))
            self.bound[name] = self.labelled(name, say("noted-so"))
            self.truths.add(name)
            return say("note-whether", condition=condition)
        what = self.labelled(name, self.thing(value))
        later = say("noted-number")
        if sort == "Count":
            self.numbers[name] = "number"
        elif isinstance(value, model.Select | model.Where):
            later = say("those", head=self.noun(value, OTHER), count=OTHER)
            self.over[name] = value
        else:
            later = say("that", head=self.kind(sort, ONE), count=ONE)
            self.folded.add(name)
        self.bound[name] = self.labelled(name, later)
        return say("note", what=what)

    def sort(self, value: Expression) -> str:
        """The type of a value, or of one of several things; "" if it is not known."""
        match value:
            case model.Binary(sign):
                return "Truth" if sign in COMPARED or sign in ("and", "or") else "Count"
            case model.Not():
                return "Truth"
            case model.Attribute(name):
                return self.names.attributes[name][0].gives
            case model.Quantity(name):
                return self.names.quantities[name].gives
            case model.Top(of):
                return self.gives(of)
            case model.Select() | model.Where() | model.Binding():
                return self.gives(value)
        return "Count"

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
            case model.Not(model.Binding(name)) if name in self.truths:
                return self.labelled(name, say("noted-not-so"))
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
