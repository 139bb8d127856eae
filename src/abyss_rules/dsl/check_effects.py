"""Checks what stands in braces: statements, standing effects and the heads they hang from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_acts import ActChecker
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import ACTOR, IT, ME, SELF, UNKNOWN, is_many, quoted
from abyss_rules.dsl.scope import Scope
from abyss_rules.dsl.spelling import closest
from abyss_rules.dsl.wording import signature
from abyss_rules.model import effects as model
from abyss_rules.model.expressions import Number

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.model.expressions import Expression
    from abyss_rules.model.vocabulary import CardKind, EventWord

_SPOKEN_MODES = {
    "add": "add … to {0} for …;",
    "set": "set {0} to … for …;",
    "at_most": "limit {0} to at most … for …;",
    "at_least": "limit {0} to at least … for …;",
}


def abilities(
    card: syntax.Card, names: Names, reporter: Reporter, doubtful: frozenset[str]
) -> tuple[model.Ability, ...]:
    """The checked abilities of a card, in their order."""
    kind = names.card_kinds[card.kind.text]
    scope = Scope({ME: "Player", SELF: kind.type})
    checker = EffectChecker(names, reporter, scope, doubtful)
    checker.kind = kind.name
    made = [checker.ability(head, kind.name) for head in card.heads]
    checker.repeated(card)
    checker.scores(card)
    return tuple(ability for ability in made if ability is not None)


class EffectChecker(ActChecker):
    """Turns the heads and statements of one card into the model's."""

    # --- heads ----------------------------------------------------------------------------------

    def ability(self, head: syntax.Head, card_kind: str) -> model.Ability | None:
        """A head with what hangs from it."""
        self.head_word(head, card_kind)
        if head.value is not None:
            self.at_the_end = True
            value = self.checked(head.value, "Count", "`score` wants")
            self.at_the_end = False
            return model.Score(value)
        if head.word is None or head.body is None:
            return None
        condition = self.condition(head.condition)
        if head.form == "while":
            return model.Standing(head.word.text, condition, self.standing(head.body))
        body = self.body(head.body)
        if head.form == "once per":
            return model.Usable(head.word.text, condition, body)
        return model.Once(head.word.text, body)

    def head_word(self, head: syntax.Head, card_kind: str) -> None:
        """Report a head that does not exist or that this kind of card does not have."""
        word = head.word.text if head.word else ""
        written = f"{head.form} {word}".strip()
        heads = self.names.vocabulary.heads
        allowed = [
            f"{h.form} {h.word}".strip()
            for h in self.names.heads(card_kind)
            if h.form != "until my next"  # no head, but a statement
        ]
        known = next((h for h in heads if (h.form, h.word) == (head.form, word)), None)
        span = head.word.span if head.word else (head.span[0], head.span[0] + len(head.form))
        if known and card_kind not in known.cards:
            owners = " or ".join(self.names.one(self.names.card_kinds[c].type) for c in known.cards)
            mine = self.names.one(self.names.card_kinds[card_kind].type)
            self.reporter.report(
                "A406",
                span,
                f"`{written}` is of {owners}; {mine} cannot have it",
                help=f"{mine} can have {quoted(allowed)}",
            )
        elif known is None and (foreign := self.names.foreign(word)):
            self.foreign(head.word or syntax.Word(head.form, head.span), foreign)
        elif known is None:
            of_form = [h.word for h in self.names.heads(card_kind) if h.form == head.form]
            meant = next(
                (h for h in heads if (h.form, h.word) == (head.form, closest(word, of_form))), None
            )
            self.reporter.report(
                "A204",
                span,
                f"unknown head `{written}`",
                help=did_you_mean(word, of_form) or f"there is {quoted(allowed)}",
                note=f"{meant.doc} Example: {meant.example}" if meant else "",
                fix=self.reporter.respelt(head.word, of_form) if head.word else None,
            )

    def repeated(self, card: syntax.Card) -> None:
        """Report a head that the card has already; only `while` may stand several times."""
        known = set()
        for head in card.heads:
            written = f"{head.form} {head.word.text if head.word else ''}".strip()
            if head.form != "while" and written in known:
                self.reporter.report(
                    "A412",
                    head.span,
                    f"this card has a `{written}` already",
                    help="write both into one",
                )
            known.add(written)

    def scores(self, card: syntax.Card) -> None:
        """A card that can have a score has one, or something that may be meant to be it."""
        scores = [head for head in card.heads if head.form == "score"]
        has_score = any(h.form == "score" for h in self.names.heads(card.kind.text))
        if not has_score or scores or "score" in self.doubtful:
            return
        if not self.reporter.unreadable(card.span, codes=("A203", "A204")):
            self.reporter.report(
                "A413",
                card.id.span,
                f"`{card.id.text}` has no `score`, so it is worth 0",
                help="write `score 0;` if that is meant",
            )

    def condition(self, node: syntax.Expression | None) -> Expression | None:
        """A condition, if there is one."""
        return None if node is None else self.checked(node, "Truth", "wanted here is")

    # --- statements -----------------------------------------------------------------------------

    def body(self, body: syntax.Body) -> tuple[model.Statement, ...]:
        """The statements of a block; what they bind ends with it."""
        if not body.statements and not self.doubtful:
            self.nothing(body.span)
        made: list[model.Statement] = []
        with self.scope.frame() as frame:
            for statement in self.whole(body.statements):
                checked = self.statement(statement)
                if checked is not None:
                    made.append(checked)
        self.report_unused(frame, body.span[1])
        return tuple(made)

    def nothing(self, span: syntax.Span) -> None:
        """Report braces with nothing in them."""
        help_ = "say what is done, or leave the braces and what stands before them out"
        self.reporter.report("A405", span, "nothing stands in these braces", help=help_)

    def statement(self, node: syntax.Statement) -> model.Statement | None:
        """A statement that is done; None if it was not understood."""
        match node:
            case syntax.Act():
                return self.act(node)
            case syntax.Choose():
                return self.choose(node)
            case syntax.Each():
                return self.each(node)
            case syntax.May():
                return model.May(self.condition(node.condition), self.body(node.body))
            case syntax.If():
                condition = self.checked(node.condition, "Truth", "`if` wants")
                then = self.body(node.then)
                otherwise = self.body(node.otherwise) if node.otherwise else ()
                return model.If(condition, then, otherwise)
            case syntax.Let():
                return self.let(node)
            case syntax.Until():
                return self.until(node)
            case _:
                around = self.heads_of_form("while") or self.heads_of_form("until my next")
                self.reporter.report(
                    "A403",
                    node.span,
                    "a standing effect cannot stand among things that are done once",
                    help=f"put it into {quoted(around)}",
                )
                return None

    def let(self, node: syntax.Let) -> model.Let:
        """A name for a value; the order of what nobody sees cannot be kept."""
        value, type_ = self.infer(node.value)
        unseen = self.unseen(value)
        if unseen and is_many(type_) and self.names.selectors[unseen].sees == "nobody":
            self.read(value, node.value.span, "in which order they lie")
        self.bind(node.binder, type_, unseen)
        return model.Let(node.binder.text, value)

    def until(self, node: syntax.Until) -> model.Until:
        """Standing effects that hold for a time."""
        form = "until my next"
        words = [h.word for h in self.names.vocabulary.heads if h.form == form]
        if node.word.text not in words:
            self.reporter.report(
                "A204",
                node.word.span,
                f"unknown time `{form} {node.word.text}`",
                help=did_you_mean(node.word.text, words)
                or f"there is {quoted(self.heads_of_form(form))}",
                fix=self.reporter.respelt(node.word, words),
            )
        outer = self.outer, self.scope
        own = self.scope.find(SELF)
        self.outer, self.scope = (
            self.scope,
            Scope({ME: "Player", SELF: own.type if own else UNKNOWN}),
        )
        effects = self.standing(node.body)
        self.outer, self.scope = outer
        return model.Until(node.word.text, effects)

    def heads_of_form(self, form: str) -> list[str]:
        """The heads of a form that the card can have, as an author writes them."""
        own = self.scope.find(SELF)
        type_ = own.type if own else UNKNOWN
        kinds = {kind.name for kind in self.names.vocabulary.card_kinds if kind.type == type_}
        heads = (head for head in self.names.vocabulary.heads if kinds.intersection(head.cards))
        return [f"{head.form} {head.word} {{ … }}" for head in heads if head.form == form]

    def choose(self, node: syntax.Choose) -> model.Choose:
        """A choice, which binds what is chosen."""
        node = self.turned_round(node)
        self.looked_through, self.binding = node.over, node.binder.text
        over, one = self.things(node.over, "`choose`")
        self.looked_through, self.binding = None, ""
        by = None
        if node.by is not None:
            by = self.checked(node.by, "Player", "the one who chooses is")
        if node.count is None:
            self.bind(node.binder, one)
            return model.Choose(node.binder.text, over, by)
        count = self.checked(node.count, "Count", "`choose` wants")
        if count == Number(0):
            message = "`choose` wants at least one thing to be chosen"
            self.reporter.report("A301", node.count.span, message)
        self.bind(node.binder, f"{one}*" if one != UNKNOWN else UNKNOWN)
        return model.Choose(node.binder.text, over, by, count)

    def each(self, node: syntax.Each) -> model.Each:
        """A loop, whose binder ends with it."""
        node = self.turned_round(node)
        self.binding = node.binder.text
        over, one = self.things(node.over, "`each`")
        self.binding = ""
        with self.scope.frame() as frame:
            self.bind(node.binder, one, self.unseen(over))
            body = self.body(node.body)
            self.report_unused(frame, node.span[1])
        if node.together is not None:
            for statement in node.body.statements:
                self.waits(statement)
        return model.Each(node.binder.text, over, node.together is not None, body)

    def waits(self, node: syntax.Statement) -> None:
        """Report a statement whose effect cannot wait until all have answered."""
        able = {signature(verb) for verb in self.names.vocabulary.verbs if verb.together}
        if isinstance(node, syntax.Act):
            written = [operand.label.text if operand.label else "" for operand in node.operands]
            meant = [
                verb
                for verb in self.names.verbs.get(node.verb.text, ())
                if [operand.label for operand in verb.operands] == written
            ]
            # What no signature fits is told already.
            if all(verb.together for verb in meant):
                return
        self.reporter.report(
            "A404",
            node.span,
            "this cannot wait until all have answered, as `together` wants",
            help=f"only {quoted(sorted(able))} can; or leave out `together`",
        )

    # --- standing effects -----------------------------------------------------------------------

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
            self.unknown_word("A207", node.kind, "kind of card", kinds)
            return None
        condition = None
        if node.condition is not None:
            with self.scope.frame():
                self.scope.bind(IT, kind_.type)
                condition = self.checked(node.condition, "Truth", "`where` wants")
        return model.Protect(scope, kind_.name, condition)

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
