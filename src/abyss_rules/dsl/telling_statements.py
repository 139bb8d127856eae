"""Phrases for what is done: statements, the steps that they make, and verbs."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial, reduce
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.names import ME
from abyss_rules.dsl.phrase import Clauses, Mention, Part, Phrase, say
from abyss_rules.dsl.telling_scores import Scores
from abyss_rules.dsl.telling_shapes import (
    Known,
    by_another,
    has_clause,
    is_select,
    is_weighed,
    split,
)
from abyss_rules.dsl.telling_things import ONE, OTHER
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.expressions import Expression
    from abyss_rules.model.vocabulary import Verb


def head_id(form: str, word: str) -> str:
    """The message of a head: ``head-on-arrival``."""
    return "-".join(["head", *form.split(), *word.split()])


@frozen
class First:
    """What is done where a condition holds, before an ``Otherwise``."""

    condition: model.Expression
    body: tuple[effects.Statement, ...]


@frozen
class Otherwise:
    """What is done where the condition of the step before does not hold."""

    body: tuple[effects.Statement, ...]


class Statements(Scores):
    """Tells what is done."""

    #: The step that is told, as it stands before the numbers of steps in it: ``2.``.
    place = ""

    @abstractmethod
    def standing(self, effect: effects.StandingEffect) -> Phrase:
        """A standing effect as a clause."""

    def body(self, statements: Sequence[effects.Statement], *, sentences: bool = False) -> Part:
        """Statements in their order, joined to one clause.

        Where something follows a block, sentences or numbered steps show where the block ends.
        """
        weighed = self.weighed(statements)
        if not self.goes_on(statements):
            return self.run(statements, weighed)
        if not sentences or any(map(self.is_forked, statements)):
            return self.steps(statements, weighed)
        parts, begin = [], 0
        for at, one in enumerate(statements, start=1):
            if at == len(statements) or self.is_block(one):
                here = {place - begin for place in weighed if begin <= place < at}
                parts.append(self.run(statements[begin:at], here))
                begin = at
        return Clauses(tuple(parts), "sentences")

    def steps(self, statements: Sequence[effects.Statement], weighed: set[int]) -> Phrase:
        """Statements as numbered steps; the numbers of steps in a step begin with its number."""
        outside = self.place
        told: list[Part] = []
        for at, statement in enumerate(statements):
            for one in self.forks(statement):
                number = f"{outside}{len(told) + 1}"
                self.place = f"{number}."
                clause = self.statement(one, weighed=at in weighed)
                told += [] if clause is None else [say("step", number=number, clause=clause)]
        self.place = outside
        return say("steps", steps=Clauses(tuple(told), "steps"))

    def run(self, statements: Sequence[effects.Statement], weighed: set[int]) -> Part:
        """Statements of which none goes on behind a block.

        What depends on a choice stands by itself behind it.
        """
        parts: list[Part] = []
        begin = 0
        for last in sorted(weighed):
            parts.append(self.joined(statements[begin : last + 1], weighed=last - begin))
            begin = last + 1
        if not parts:
            return self.joined(statements)
        return Clauses((*parts, self.joined(statements[begin:])), "led")

    def joined(
        self, statements: Sequence[effects.Statement], *, weighed: int | None = None
    ) -> Clauses:
        """Statements joined, of which one may be a choice that has to be told."""
        told = [self.statement(one, weighed=at == weighed) for at, one in enumerate(statements)]
        clauses = tuple(clause for clause in told if clause is not None)
        if any(isinstance(one, effects.Choose) and by_another(one) for one in statements):
            return Clauses(clauses, "apart")
        alike = all(map(self.is_owners, statements))
        return Clauses(clauses, "and" if alike else "then")

    # --- where blocks end -----------------------------------------------------------------------

    def goes_on(self, statements: Sequence[effects.Statement]) -> bool:
        """Whether something is told behind a block, which could be taken for a part of it."""
        *most, last = [one for one in statements if not isinstance(one, effects.Let)] or (None,)
        return any(map(self.is_block, most)) or self.is_forked(last)

    def is_block(self, statement: effects.Statement) -> bool:
        """Whether what follows a statement could be taken for a part of it."""
        if isinstance(statement, effects.Each):
            return not self.is_deed(statement)
        return isinstance(statement, effects.May | effects.If | effects.Until)

    def is_deed(self, each: effects.Each) -> bool:
        """Whether a loop is told as what each player does: *each opponent discards …*."""
        match each.body:
            case (effects.Act() as act,):
                subject = self.verb(act).subject
                return bool(subject) and self.operands(act)[subject] == model.Binding(each.binder)
        return False

    def is_forked(self, statement: effects.Statement | None) -> bool:
        """Whether *otherwise* would be that of a condition in what is done where another holds."""
        match statement:
            case effects.If(_, then, otherwise) if otherwise:
                return any(map(self.is_block, then))
        return False

    def forks(
        self, statement: effects.Statement
    ) -> tuple[effects.Statement | First | Otherwise, ...]:
        """The steps of which a statement is one or two."""
        if isinstance(statement, effects.If) and self.is_forked(statement):
            first = First(statement.condition, statement.then)
            return first, Otherwise(statement.otherwise)
        return (statement,)

    # --- statements one by one ------------------------------------------------------------------

    def optional(self, statements: Sequence[effects.Statement]) -> tuple[str, Part]:
        """The statements of a power that may be used, and the message that they fit.

        Only what the owner does fits behind *you may*; all else stands by itself.
        """
        if self.goes_on(statements):
            return "usable", self.body(statements)
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
        self, statement: effects.Statement | First | Otherwise, *, weighed: bool = False
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
                owners = all(map(self.is_owners, body)) or self.goes_on(body)
                ids = "may" if owners else "may-do"
                if condition is None:
                    return say(ids, body=self.body(body))
                told = self.condition(condition)
                return say(f"{ids}-if", condition=told, body=self.body(body))
            case effects.If(outer, (effects.If(inner, then, ()),), ()):
                both = model.Binary("and", outer, inner)
                return self.statement(effects.If(both, then))
            case First(condition, then) | effects.If(condition, then, ()):
                return say("if", condition=self.condition(condition), body=self.body(then))
            case effects.If(condition, then, otherwise):
                told, clause = self.condition(condition), self.body(then)
                other = self.body(otherwise)
                return say("if-else", condition=told, body=clause, otherwise=other)
            case Otherwise(body):
                return say("otherwise", body=self.body(body))
            case effects.Let():
                return self.note(statement)
            case effects.Until(moment, standing):
                head = say(head_id("until my next", moment))
                clauses = Clauses(tuple(self.standing(effect) for effect in standing))
                return say("until", head=head, effects=clauses)

    def is_owners(self, statement: effects.Statement) -> bool:
        """Whether a statement only tells what the owner does."""
        match statement:
            case effects.Act():
                verb = self.verb(statement)
                whose = self.operands(statement).get(verb.subject, model.Binding(ME))
                return not verb.optional and whose == model.Binding(ME)
            case effects.Choose():
                return not by_another(statement)
        return isinstance(statement, effects.Let)

    def weighed(self, statements: Sequence[effects.Statement]) -> set[int]:
        """Which statements are choices that have to be told before what is done with them."""
        found: set[int] = set()
        begin = 0
        while (last := self.first_weighed(statements[begin:])) is not None:
            found.add(begin + last)
            begin += last + 1
        return found

    def first_weighed(self, statements: Sequence[effects.Statement]) -> int | None:
        """Which statement is the first choice that has to be told before what is done with it."""
        for at, one in enumerate(statements):
            if isinstance(one, effects.Choose):
                told = by_another(one) or self.is_word(one)
                clause = not told and has_clause(one.over)
                known = Known(frozenset((one.binder,)), clause=clause)
                early = not told and self.order.is_early(statements, at)
                if early or is_weighed(known, statements[at + 1 :], loops=not told):
                    return at
        return None

    def is_word(self, statement: effects.Choose | effects.Each) -> bool:
        """Whether what is chosen, or looked at one by one, is a Race, a guild or the like."""
        type_ = self.gives(statement.over)
        return bool(type_ and self.names.kinds[type_].members)

    def choose(self, choose: effects.Choose, *, weighed: bool) -> Phrase | None:
        """Nothing, since what is chosen is named where it is used.

        That another one chooses is told, the choice of a Race or a guild, and what is ``weighed``.
        """
        name = choose.binder
        first: Part = self.one_of(choose.over, name)
        player = self.gives(choose.over) == "Player"
        is_word = self.is_word(choose)
        noun = self.noun(choose.over, ONE)
        later = say("that-player" if player else "that", head=noun, count=ONE)
        if choose.count is not None:
            things = self.several(choose.over)
            several = say("so-many-of", value=self.thing(choose.count), head=things, count=OTHER)
            first = self.labelled(name, several)
            later = say("those", head=self.noun(choose.over, OTHER), count=OTHER)
        mention = self.mention(first, self.labelled(name, later))
        self.bound[name] = mention
        self.over[choose.binder] = choose.over
        if is_word:
            self.folded.add(choose.binder)
        if choose.by is not None and by_another(choose):
            return say("chooses", who=self.player(choose.by), what=mention)
        return say("choose", what=mention) if is_word or weighed else None

    def for_each(self, each: effects.Each) -> Part:
        """A loop, told of each thing; of players as what each of them does."""
        noun = self.noun(each.over, ONE)
        name = each.binder
        first = self.each(each.over, name=name)
        later = "it"
        if self.gives(each.over) == "Player":
            later = "that-player"
        elif self.is_word(each) or name in self.labels:
            later = "that"
            self.folded.add(name)
        words = self.labelled(name, say(later, head=noun, count=ONE))
        mention = self.mention(first, words)
        self.bound[each.binder] = mention
        if self.is_deed(each):
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
                count = ONE if model.Number(1) in act.operands else OTHER
                args |= self.zone_parts(value, count)
            else:
                args[operand.name] = self.operand(value, act.operands)
        return Phrase((f"verb-{verb.key}",), args)

    def zone_parts(self, expression: Expression, count: str) -> dict[str, Part]:
        """Where things lie, and apart from it, with a space before it, which of them are meant."""
        over, conditions = split(expression)
        if not conditions or not is_select(over):
            return {"zone": self.zone(expression), "quality": ""}
        condition = reduce(partial(model.Binary, "and"), conditions)
        quality = say("behind", quality=self.quality_of(condition, over, count))
        return {"zone": self.zone(over), "quality": quality}

    def operand(self, value: Expression, others: Sequence[Expression]) -> Part:
        """An operand; of a chosen thing, not where it lies if another operand says so."""
        told = self.thing(value)
        if isinstance(value, model.Binding) and isinstance(told, Mention):
            over = self.over.get(value.name)
            if over is not None and split(over)[0] in others:
                bare = self.labelled(value.name, say("a", head=self.noun(over, ONE), count=ONE))
                return Mention(told.key, self.qualified(bare, over, ONE), told.later)
        return told
