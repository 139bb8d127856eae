"""From the statements of a power to its rows."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from abyss_rules.engine.evaluate import Evaluate, Evaluator, Scope, may_be_nothing, uses
from abyss_rules.engine.rows import (
    Block,
    ChooseRow,
    DoRow,
    GoRow,
    IfRow,
    LetRow,
    LoopRow,
    MayRow,
    NextRow,
    Row,
    UntilRow,
)
from abyss_rules.engine.words import Words
from abyss_rules.model import effects as ef
from abyss_rules.model import expressions as ex


class BlockMaker:
    """Prepares a power; ``begin`` gives the group of effects that hold for a time."""

    def __init__(
        self,
        words: Words,
        evaluator: Evaluator,
        begin: Callable[[tuple[ef.StandingEffect, ...]], int],
    ) -> None:
        self._functions = words.verb_functions
        self._shufflers = words.shufflers
        self._verbs = {verb.key: verb for verb in words.vocabulary().verbs}
        self._evaluator = evaluator
        self._begin = begin
        self._rows: list[Row] = []
        self._kept: dict[str, ex.Expression] = {}

    def block(self, body: tuple[ef.Statement, ...], scope: Scope) -> Block:
        """The rows of a power whose frame begins as ``scope`` says."""
        self._statements(body, scope)
        return Block(tuple(self._rows), scope.size, tuple(scope.types))

    def _statements(self, body: tuple[ef.Statement, ...], scope: Scope) -> None:
        """Add the rows of a block; a choice from nothing goes to the row after them."""
        rows = self._rows
        first = len(rows)
        chosen: set[str] = set()
        for statement in body:
            self._statement(statement, scope, chosen)
        end = len(rows)
        for place in range(first, end):
            row = rows[place]
            if isinstance(row, ChooseRow) and row.skip < 0:
                rows[place] = evolve(row, skip=end)

    def _statement(self, statement: ef.Statement, scope: Scope, chosen: set[str]) -> None:
        match statement:
            case ef.Act():
                self._act(statement, scope)
            case ef.Choose():
                self._choose(statement, scope, chosen)
            case ef.Each():
                self._each(statement, scope)
            case ef.May(condition=condition, body=body):
                head = self._later()
                self._statements(body, scope.nested())
                self._rows[head] = MayRow(self._maybe(condition, scope), len(self._rows))
            case ef.If():
                self._if(statement, scope)
            case ef.Until(effects=effects):
                self._rows.append(UntilRow(self._begin(effects)))
            case _:
                self._let(statement, scope, chosen)

    def _later(self) -> int:
        """A row whose place is kept until what stands behind it is known."""
        self._rows.append(GoRow(-1))
        return len(self._rows) - 1

    def _maybe(self, e: ex.Expression | None, scope: Scope) -> Evaluate | None:
        return None if e is None else self._evaluator.prepare(e, scope)

    def _let(self, let: ef.Let, scope: Scope, chosen: set[str]) -> None:
        kind = self._evaluator.type_of(let.value, scope)
        value = self._evaluator.prepare_as(kind, let.value, scope)
        free = not uses(let.value, frozenset(chosen))
        self._kept[let.binder] = let.value
        self._rows.append(LetRow(scope.bind(let.binder, kind), value, free))
        if not free:
            chosen.add(let.binder)

    def _act(self, act: ef.Act, scope: Scope) -> None:
        written = tuple(zip(self._verbs[act.verb].operands, act.operands, strict=True))
        values = tuple(
            self._evaluator.prepare_as(operand.type, value, scope) for operand, value in written
        )
        needed = tuple(
            place
            for place, (operand, value) in enumerate(written)
            if operand.type != "Count" and (operand.type.endswith("@") or may_be_nothing(value))
        )
        self._rows.append(DoRow(self._functions[act.verb], values, needed))

    def _choose(self, choose: ef.Choose, scope: Scope, chosen: set[str]) -> None:
        things = self._evaluator.prepare(choose.over, scope)
        unlooked = self._maybe(self._evaluator.unlooked(choose.over, self._kept), scope)
        asked = self._maybe(choose.by, scope)
        kind = self._evaluator.type_of(choose.over, scope).rstrip("*")
        free = not uses((choose.over, choose.count), frozenset(chosen))
        count = self._maybe(choose.count, scope)
        slot = scope.bind(choose.binder, kind if count is None else f"{kind}*")
        picked = slot if count is None else scope.bind(f"picked {choose.binder}", f"{kind}*")
        shuffle = None
        if hidden := self._evaluator.hidden(choose.over):
            shuffle = self._shufflers[hidden]
            things = _sorted(things)
        self._rows.append(
            ChooseRow(slot, things, asked, kind, -1, count, picked, free, shuffle, unlooked)
        )
        chosen.add(choose.binder)

    def _each(self, each: ef.Each, scope: Scope) -> None:
        kind = self._evaluator.type_of(each.over, scope).rstrip("*")
        things = self._evaluator.prepare(each.over, scope)
        inner = scope.nested()
        rest = inner.bind(f"rest of {each.binder}", f"{kind}*")
        self._rows.append(LoopRow(rest, things, each.together))
        slot = inner.bind(each.binder, kind)
        head = self._later()
        self._statements(each.body, inner)
        self._rows.append(GoRow(head))
        self._rows[head] = NextRow(rest, slot, len(self._rows), each.together)

    def _if(self, statement: ef.If, scope: Scope) -> None:
        head = self._later()
        self._statements(statement.then, scope.nested())
        jump = self._later()
        self._statements(statement.otherwise, scope.nested())
        condition = self._evaluator.prepare(statement.condition, scope)
        self._rows[head] = IfRow(condition, jump + 1)
        self._rows[jump] = GoRow(len(self._rows))


def _sorted(things: Evaluate) -> Evaluate:
    """The things by their numbers, so that how they lie does not show."""
    return lambda r, s, f: tuple(sorted(things(r, s, f)))
