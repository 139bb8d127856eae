"""Phrases for abilities, statements and standing effects: one sentence an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.names import ACTOR, IT, ME
from abyss_rules.dsl.phrase import Clauses, Mention, Part, Phrase, say
from abyss_rules.dsl.telling_things import ONE, OTHER, Things, ends_apart, speaks_of
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.expressions import Expression
    from abyss_rules.model.vocabulary import Verb


def head_id(form: str, word: str) -> str:
    """The message of a head: ``head-on-arrival``."""
    return "-".join(["head", *form.split(), *word.split()])


class Telling(Things):
    """Tells the abilities of one card."""

    def sentences(self, ability: effects.Ability) -> list[Phrase]:
        """An ability, one sentence an effect."""
        match ability:
            case effects.Score(value):
                apart = "-apart" if self.opens_apart(value) else ""
                head = say(head_id("score", ""))
                return [say(f"score{apart}", head=head, points=self.points(value))]
            case effects.Once(moment, body):
                return [self.headed(("on", "at"), moment, "once", None, body=self.body(body))]
            case effects.Usable(period, condition, body):
                told = self.condition(condition) if condition else None
                form, clause = self.optional(body)
                return [self.headed(("once per",), period, form, told, body=clause)]
            case effects.Standing(state, condition, standing):
                told = self.condition(condition) if condition else None
                return [
                    self.headed(("while",), state, "while", told, effect=self.standing(effect))
                    for effect in standing
                ]

    def headed(
        self, forms: tuple[str, ...], word: str, form: str, condition: Part | None, **args: Part
    ) -> Phrase:
        """What hangs from a head; the head's message can say how."""
        heads = self.names.vocabulary.heads
        head = next(head_id(h.form, word) for h in heads if h.form in forms and h.word == word)
        if condition is None:
            return say(f"{head}.whole", form, head=say(head), **args)
        return say(f"{head}.if", f"{form}-if", head=say(head), condition=condition, **args)

    # --- statements -----------------------------------------------------------------------------

    def body(self, statements: Sequence[effects.Statement]) -> Part:
        """Statements in their order, joined to one clause.

        What depends on a choice stands by itself behind it.
        """
        parts: list[Part] = []
        while (last := self.first_weighed(statements)) is not None:
            parts.append(self.joined(statements[: last + 1], weighed=last))
            statements = statements[last + 1 :]
        if not parts:
            return self.joined(statements)
        return Clauses((*parts, self.joined(statements)), "led")

    def joined(
        self, statements: Sequence[effects.Statement], *, weighed: int | None = None
    ) -> Clauses:
        """Statements joined, of which one may be a choice that has to be told."""
        told = [self.statement(one, weighed=at == weighed) for at, one in enumerate(statements)]
        clauses = tuple(clause for clause in told if clause is not None)
        if any(isinstance(one, effects.Choose) and _by_another(one) for one in statements):
            return Clauses(clauses, "apart")
        nested = any(isinstance(s, effects.May | effects.If | effects.Until) for s in statements)
        return Clauses(clauses, "then" if nested else "and")

    def optional(self, statements: Sequence[effects.Statement]) -> tuple[str, Part]:
        """The statements of a power that may be used, and the message that they fit.

        Only what the owner does fits behind *you may*; all else stands by itself.
        """
        own = 0
        while own < len(statements) and self.is_owners(statements[own]):
            own += 1
        choice = self.first_weighed(statements)
        if own == len(statements) or (choice is not None and choice < own):
            return "usable", self.body(statements)
        if not any(isinstance(s, effects.Act) for s in statements[:own]):
            return "usable-do", self.body(statements)
        clauses = self.body(statements[:own]), self.body(statements[own:])
        return "usable", Clauses(clauses, "led-then")

    def statement(  # noqa: PLR0911  # one line a form
        self, statement: effects.Statement, *, weighed: bool = False
    ) -> Part | None:
        """A statement as a clause; nothing if it only gives names."""
        match statement:
            case effects.Act():
                return self.act(statement)
            case effects.Choose():
                return self.choose(statement, weighed=weighed)
            case effects.Each():
                return self.for_each(statement)
            case effects.May(condition, body):
                ids = "may" if all(map(self.is_owners, body)) else "may-do"
                if condition is None:
                    return say(ids, body=self.body(body))
                told = self.condition(condition)
                return say(f"{ids}-if", condition=told, body=self.body(body))
            case effects.If(condition, then, otherwise):
                told, clause = self.condition(condition), self.body(then)
                if not otherwise:
                    return say("if", condition=told, body=clause)
                other = self.body(otherwise)
                return say("if-else", condition=told, body=clause, otherwise=other)
            case effects.Let(binder, value):
                self.bound[binder] = self.thing(value)
                return None
            case effects.Until(moment, standing):
                head = say(head_id("until my next", moment))
                clauses = Clauses(tuple(self.standing(effect) for effect in standing))
                return say("until", head=head, effects=clauses)

    def is_owners(self, statement: effects.Statement) -> bool:
        """Whether a statement only tells what the owner does."""
        match statement:
            case effects.Act():
                subject = self.verb(statement).subject
                return not subject or self.operands(statement)[subject] == model.Binding(ME)
            case effects.Choose():
                return not _by_another(statement)
        return isinstance(statement, effects.Let)

    def first_weighed(self, statements: Sequence[effects.Statement]) -> int | None:
        """Which statement is the first choice that has to be told before what is done with it."""
        for at, one in enumerate(statements):
            if isinstance(one, effects.Choose):
                told = _by_another(one) or self.is_word(one)
                if _is_weighed({one.binder}, statements[at + 1 :], loops=not told):
                    return at
        return None

    def is_word(self, choose: effects.Choose) -> bool:
        """Whether a Race, a guild or the like is chosen."""
        type_ = self.gives(choose.over)
        return bool(type_ and self.names.kinds[type_].members)

    def choose(self, choose: effects.Choose, *, weighed: bool) -> Phrase | None:
        """Nothing, since what is chosen is named where it is used.

        That another one chooses is told, the choice of a Race or a guild, and what is ``weighed``.
        """
        first: Part = self.one_of(choose.over)
        player = self.gives(choose.over) == "Player"
        is_word = self.is_word(choose)
        noun = self.noun(choose.over, ONE)
        later = say("that-player" if player else "that", head=noun, count=ONE)
        if choose.count is not None:
            things = self.several(choose.over)
            first = say("so-many-of", value=self.thing(choose.count), head=things, count=OTHER)
            later = say("those", head=self.noun(choose.over, OTHER), count=OTHER)
        mention = self.mention(first, later)
        self.bound[choose.binder] = mention
        self.over[choose.binder] = choose.over
        if is_word:
            self.folded.add(choose.binder)
        if choose.by is not None and _by_another(choose):
            return say("chooses", who=self.player(choose.by), what=mention)
        return say("choose", what=mention) if is_word or weighed else None

    def for_each(self, each: effects.Each) -> Part:
        """A loop, told of each thing; of players as what each of them does."""
        noun = self.noun(each.over, ONE)
        first = self.each(each.over)
        if self.gives(each.over) == "Player":
            mention = self.mention(first, say("that-player", head=noun, count=ONE))
        else:
            mention = self.mention(first, say("it", head=noun, count=ONE))
        self.bound[each.binder] = mention
        statement = each.body[0] if each.body else None
        if isinstance(statement, effects.Act):
            subject = self.verb(statement).subject
            if subject and self.operands(statement)[subject] == model.Binding(each.binder):
                return self.body(each.body)
        return say("for-each", each=mention, body=self.body(each.body))

    # --- acts -----------------------------------------------------------------------------------

    def verb(self, act: effects.Act) -> Verb:
        """The signature of an act."""
        return next(verb for verb in self.names.vocabulary.verbs if verb.key == act.verb)

    def operands(self, act: effects.Act) -> dict[str, Expression]:
        """The operands of an act by name."""
        names = (operand.name for operand in self.verb(act).operands)
        return dict(zip(names, act.operands, strict=True))

    def act(self, act: effects.Act) -> Phrase:
        """A verb with its operands."""
        verb = self.verb(act)
        args: dict[str, Part] = {}
        for operand, value in zip(verb.operands, act.operands, strict=True):
            if operand.type == "Player":
                args[operand.name] = self.player(value)
            elif operand.type == "Count":
                args[operand.name] = self.amount(value)
            elif operand.type.endswith("@"):
                args[operand.name] = self.zone(value)
            else:
                args[operand.name] = self.operand(value, act.operands)
        return Phrase((f"verb-{verb.key}",), args)

    def operand(self, value: Expression, others: Sequence[Expression]) -> Part:
        """An operand; of a chosen thing, not where it lies if another operand says so."""
        told = self.thing(value)
        if isinstance(value, model.Binding) and isinstance(told, Mention):
            over = self.over.get(value.name)
            if over is not None and over in others:
                bare = say("a", head=self.noun(over, ONE), count=ONE)
                return Mention(told.key, self.qualified(bare, over, ONE), told.later)
        return told

    # --- standing effects -----------------------------------------------------------------------

    def standing(self, effect: effects.StandingEffect) -> Phrase:
        """A standing effect as a clause."""
        match effect:
            case effects.Modify():
                return self.modify(effect)
            case effects.Protect(scope, kind, condition):
                type_ = self.names.card_kinds[kind].type
                noun = self.kind(type_, OTHER)
                cards: Part = noun
                if condition is not None:
                    quality = self.quality(condition, noun, OTHER)
                    cards = say("with-quality", head=noun, quality=quality, count=OTHER)
                return say("protected", cards=cards, who=self.owner(scope))
            case effects.Alter():
                return self.alter(effect)
            case effects.Trigger():
                return self.trigger(effect)

    def modify(self, effect: effects.Modify) -> Phrase:
        """A changed quantity."""
        quantity, operation, value = effect.quantity, effect.operation, effect.value
        told: Part = self.amount(value)
        if operation == "add":
            operation = "more"
            if isinstance(value, model.Number) and value.value < 0:
                operation, told = "less", -value.value
        operation = operation.replace("_", "-")
        ids = [f"quantity-{quantity}.{operation}", "modify"]
        if isinstance(value, model.Constant):
            ids.insert(0, f"quantity-{quantity}.{operation}-{value.name}")
        who = self.player(effect.scope)
        whole = self.quantity(quantity, effect.scope).with_args(who=who, whose=who)
        args: dict[str, Part] = {"who": who, "value": told, "quantity": whole}
        return Phrase(tuple(ids), {**args, "operation": operation})

    def alter(self, effect: effects.Alter) -> Phrase:
        """The changed fields of an event."""
        who = self.player(effect.of)
        clauses = []
        for name, value in effect.changes:
            field = self.field(effect.event, name, who)
            self.bound[name] = field
            clauses.append(say("altered", field=field, change=self.change(name, value)))
            del self.bound[name]
        return say("alter", changes=Clauses(tuple(clauses)))

    def field(self, event: str, name: str, who: Part) -> Phrase:
        """What a field of an event is called."""
        gives = dict(self.names.events[event].fields)[name]
        count = OTHER if gives.endswith("*") else ONE
        head = self.kind(gives.rstrip("*"), count)
        return say(f"event-{event}.{name}", head=head, who=who, whose=who, count=count)

    def change(self, name: str, value: Expression) -> Phrase:
        """What becomes of an event's field: ``1 lower, but at least 1``."""
        match value:
            case model.Binary("+" | "-" as sign, model.Binding(bound), step) if bound == name:
                way = "change-higher" if sign == "+" else "change-lower"
                return say(way, step=self.thing(step))
            case model.Binary("max" | "min" as bound, model.Number(limit), inner):
                how = "change-at-least" if bound == "max" else "change-at-most"
                return say(how, change=self.change(name, inner), limit=limit)
        return say("change-to", value=self.thing(value))

    def trigger(self, effect: effects.Trigger) -> Phrase:
        """What is done at a moment."""
        who = self.player(effect.of)
        over = self.split(effect.of)[0]
        outside = dict(self.bound)
        for name, _ in self.names.events[effect.event].fields:
            self.bound[name] = self.field(effect.event, name, who)
        several = isinstance(over, model.Select)
        noun = self.noun(effect.of, ONE)
        self.bound[ACTOR] = say("that-player", head=noun, count=ONE) if several else who
        one = self.one_of(effect.of) if several else who
        moment = say(f"event-{effect.event}", who=who, whose=who, one=one)
        args: dict[str, Part] = {"moment": moment}
        if effect.condition is not None:
            args["condition"] = self.condition(effect.condition)
        args["body"] = self.body(effect.body)
        self.bound = outside
        return Phrase(("trigger-if" if "condition" in args else "trigger",), args)

    # --- scores ---------------------------------------------------------------------------------

    def points(self, value: Expression) -> Part:
        """What a card is worth: ``5, plus 2 for each of your Lords``."""
        match value:
            case model.Number(0):
                return say("points-nothing")
            case model.Binary("-", left, model.Binary("+" | "-") as right):
                return say("points-minus", left=self.term(left), right=self.factor(right))
            case model.Binary("+" | "-" as sign, left, right):
                apart = "-apart" if self.opens_apart(right) else ""
                word = "points-plus" if sign == "+" else "points-minus"
                return say(f"{word}{apart}", left=self.term(left), right=self.term(right))
            case model.Binary("*", model.Number(number), right) if self.is_per(right):
                return self.per(number, right)
            case _ if self.is_per(value) or self.opens_apart(value):
                return self.per(1, value)
        return self.thing(value)

    def term(self, value: Expression) -> Part:
        """What is added or taken away; with a bound of its own in parentheses."""
        return self.addend(value) if ends_apart(value) else self.points(value)

    def is_per(self, value: Expression) -> bool:
        """Whether a number is told as so many for each of something."""
        match value:
            case model.Count():
                return True
            case model.Fold(operation="distinct"):
                return self.property_of(value) is not None
        return False

    def opens_apart(self, value: Expression) -> bool:
        """Whether the points begin with what they are for: ``for each Race, …``."""
        if isinstance(value, model.Binary) and value.operator in ("+", "-"):
            return self.opens_apart(value.left)
        return isinstance(value, model.Fold) and value.operation == "sum" and value.binder != IT

    def per(self, number: int, value: Expression) -> Part:
        """So many for each of something."""
        match value:
            case model.Count(of):
                each = say("for-each-of", things=self.several(of))
                return say("points-per", count=number, each=each)
            case model.Fold("distinct", _, over, model.Attribute(attribute)):
                each = say("for", each=self.different(attribute, over))
                return say("points-per", count=number, each=each)
            case model.Fold():
                each_one = self.one_each(value)
                return say("points-sum", each=each_one, value=self.thing(value.body))
        return self.thing(value)  # pragma: no cover  # only what opens_apart and is_per name


def _by_another(choose: effects.Choose) -> bool:
    return choose.by not in (None, model.Binding(ME))


def _is_weighed(names: set[str], statements: Sequence[effects.Statement], *, loops: bool) -> bool:
    """Whether the first to name what is chosen is a condition or a loop, or hangs on one alone.

    There *an opponent* would be any, or, if ``loops`` count, a new one each time.
    """
    for at, one in enumerate(statements):
        if not speaks_of(one, names):
            continue
        match one:
            case effects.Choose() if _by_another(one):
                return False
            case effects.Let(binder) | effects.Choose(binder):
                names = {*names, binder}  # which is told where it is used itself
                continue
            case effects.If(condition) | effects.May(condition) if speaks_of(condition, names):
                return True
            case effects.If(_, then, otherwise):
                users = [body for body in (then, otherwise) if speaks_of(body, names)]
            case effects.May(_, body):
                users = [body]
            case effects.Each(_, over):
                return loops and not speaks_of(over, names)
            case _:
                return False
        again = len(users) > 1 or speaks_of(tuple(statements[at + 1 :]), names)
        return again or _is_weighed(names, users[0], loops=loops)
    return False
