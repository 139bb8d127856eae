"""Checks standing effects: what holds on in `while` and `until my next`, and the events in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_acts import ActChecker
from abyss_rules.dsl.names import ACTOR, IT, quoted
from abyss_rules.dsl.spelling import certain
from abyss_rules.model import effects as model

if TYPE_CHECKING:
    from abyss_rules.model.expressions import Expression
    from abyss_rules.model.vocabulary import CardKind, EventWord

_SPOKEN_MODES = {
    "add": "add … to {0} for …;",
    "set": "set {0} to … for …;",
    "at_most": "limit {0} to at most … for …;",
    "at_least": "limit {0} to at least … for …;",
}


class StandingChecker(ActChecker):
    """Turns the standing effects of one card into the model's."""

    def body(self, body: syntax.Body) -> tuple[model.Statement, ...]:
        """The statements of a block."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def condition(self, node: syntax.Expression | None) -> Expression | None:
        """A condition, if there is one."""
        return None if node is None else self.checked(node, "Truth", "wanted here is")

    def nothing(self, span: syntax.Span) -> None:
        """Report braces with nothing in them."""
        help_ = "say what is done, or leave the braces and what stands before them out"
        self.reporter.report("A405", span, "nothing stands in these braces", help=help_)

    def standing(self, body: syntax.Body) -> tuple[model.StandingEffect, ...]:
        """The standing effects in braces."""
        if not body.statements and not self.doubtful:
            self.nothing(body.span)
        made = [self.standing_effect(statement) for statement in body.statements]
        return tuple(effect for effect in made if effect is not None)

    def standing_effect(self, node: syntax.Statement) -> model.StandingEffect | None:
        """An effect that holds on; None if it was not understood."""
        match node:
            case syntax.Modify():
                return self.modify(node)
            case syntax.Protect():
                return self.protect(node)
            case syntax.Alter():
                return self.alter(node)
            case syntax.Trigger():
                return self.trigger(node)
            case _:
                if isinstance(node, syntax.Act) and node.verb.text not in self.names.verbs:
                    self.act(node)
                    return None
                self.reporter.report(
                    "A403",
                    node.span,
                    "this is done once; directly in `while` and `until` stands only what holds on",
                    help="put it into `after … of … { … }` or `at … of … { … }`, "
                    "or into another head",
                )
                return None

    def modify(self, node: syntax.Modify) -> model.Modify | None:
        """A standing change of a quantity that can be changed so."""
        name = node.quantity.text
        word = self.names.quantities.get(name)
        changeable = [w.name for w in self.names.quantities.values() if w.modes]
        if word is None or not word.modes:
            whom = node.scope
            if isinstance(whom, syntax.Word) and whom.text in changeable:
                self.in_wrong_order(node.quantity.span, whom.span)
                return None
            self.infer(whom)
            if word is not None:
                message = f"`{name}` is nothing that an effect that holds on can change"
                help_ = f"such an effect changes {quoted(changeable)}"
                kinds = [kind for kind, _ in self.names.members.get(name, ())]
                verbs = self.names.vocabulary.verbs
                once = [v.name for v in verbs if any(o.type in kinds for o in v.operands)]
                if once:
                    help_ = f"it is changed once, by {quoted(once)}; {help_}"
                self.reporter.report("A408", node.quantity.span, message, help=help_)
            else:
                self.unknown_word("A206", node.quantity, "quantity", changeable)
            return None
        if node.operation not in word.modes:
            forms = [_SPOKEN_MODES[mode].format(name) for mode in word.modes]
            self.reporter.report(
                "A408",
                node.span,
                f"`{name}` cannot be changed like this",
                help=f"write {quoted(forms)}",
                note=f"{word.doc} Example: {word.example}",
            )
            return None
        found = len(self.reporter.found)
        value = self.checked(node.value, word.gives, f"`{name}` is")
        scope = self.players(node.scope)
        self.exchanged([(node.value, word.gives), (node.scope, "Player*")], found)
        return model.Modify(node.operation, name, value, scope)

    def players(self, node: syntax.Expression) -> Expression:
        """The players whom a standing effect is about."""
        return self.checked(node, "Player*", "wanted here is")

    def protect(self, node: syntax.Protect) -> model.Protect | None:
        """A protection from a kind of cards."""
        scope = self.players(node.scope)
        kinds: dict[str, CardKind] = {}
        for kind in self.names.vocabulary.card_kinds:
            plural = self.names.several(kind.type).lower()
            kinds |= {kind.name: kind, plural: kind}
        kind_ = kinds.get(node.kind.text)
        if kind_ is None:
            if not self.cards_with(node):
                self.unknown_word("A207", node.kind, "kind of card", kinds)
            return None
        condition = None
        if node.condition is not None:
            with self.scope.frame():
                self.scope.bind(IT, kind_.type)
                condition = self.checked(node.condition, "Truth", "`where` wants")
        return model.Protect(scope, kind_.name, condition)

    def cards_with(self, node: syntax.Protect) -> bool:
        """Report `protect me from soldiers;`: cards that are called by what they have."""
        name = node.kind.text
        member = name if name in self.names.members else certain(name, self.names.members)
        kinds = {kind.type: kind for kind in self.names.vocabulary.card_kinds}
        whole = [
            f"{self.names.several(word.of).lower()} where {word.name} == {member}"
            for closed, member in self.names.members.get(member, ())
            for word in self.giving(closed)
            if word.of in kinds
        ]
        if len(whole) != 1:
            return False
        self.reporter.report(
            "A207",
            node.kind.span,
            f"`{name}` is no kind of card",
            help=f"write `{whole[0]}`",
            fix=(node.kind.span, whole[0]) if node.condition is None else None,
        )
        return True

    def event(self, word: syntax.Word, timing: str) -> EventWord | None:
        """The event of that name, if it can be answered with that timing."""
        event = self.names.events.get(word.text)
        if event is None:
            able = [e.name for e in self.names.events.values() if timing in e.timings]
            self.unknown_word("A205", word, "event", able)
        elif timing not in event.timings:
            forms = [f"{t} {event.name} of PLAYERS {{ … }}" for t in event.timings]
            self.reporter.report(
                "A407",
                word.span,
                f"`{timing}` does not go with `{word.text}`",
                help=f"write {quoted(forms)}",
                note=f"{event.doc} Example: {event.example}",
            )
        return event

    def event_behind(self, word: syntax.Word, of: syntax.Expression, timing: str) -> bool:
        """Report an event that stands behind `of`, and whose it is before it."""
        event = self.names.events.get(of.text) if isinstance(of, syntax.Word) else None
        behind = event is not None and timing in event.timings
        if behind:
            self.in_wrong_order(word.span, of.span)
        return behind

    def alter(self, node: syntax.Alter) -> model.Alter | None:
        """A change of an event before it happens."""
        if self.event_behind(node.event, node.of, "alter"):
            return None
        event = self.event(node.event, "alter")
        of = self.players(node.of)
        if event is None or "alter" not in event.timings:
            self.use_all(node.span)
            return None
        if not node.changes and not self.doubtful:
            self.nothing(node.span)
        types = dict(event.fields)
        changes: dict[str, Expression] = {}
        with self.scope.frame():
            self.bind_fields(event)
            for change in node.changes:
                name = change.field.text
                if name not in types:
                    message = f"`{event.name}` has no field `{name}`"
                    self.unknown_word("A409", change.field, "field", types, message)
                    continue
                if name in changes:
                    self.reporter.report("A502", change.field.span, f"`{name}` is given twice")
                changes[name] = self.checked(change.value, types[name], f"`{name}` is")
        return model.Alter(event.name, of, tuple(changes.items()))

    def trigger(self, node: syntax.Trigger) -> model.Trigger | None:
        """Statements done after or at an event."""
        if self.event_behind(node.event, node.of, node.timing.text):
            return None
        event = self.event(node.event, node.timing.text)
        of = self.players(node.of)
        if event is None:
            return None
        with self.scope.frame():
            self.scope.bind(ACTOR, "Player")
            self.bind_fields(event)
            condition = self.condition(node.condition)
            body = self.body(node.body)
        return model.Trigger(node.timing.text, event.name, of, condition, body)

    def bind_fields(self, event: EventWord) -> None:
        """Bind the fields of an event by their names."""
        for name, type_ in event.fields:
            self.scope.bind(name, type_)
