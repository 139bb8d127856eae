"""Checks the heads of a card and the statements in their braces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_standing import StandingChecker
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import ME, SELF, UNKNOWN, is_many, quoted
from abyss_rules.dsl.repair import STAND_IN
from abyss_rules.dsl.scope import Scope
from abyss_rules.dsl.spelling import closest
from abyss_rules.dsl.wording import signature
from abyss_rules.model import effects as model
from abyss_rules.model.expressions import Number

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names


def abilities(
    card: syntax.Card, names: Names, reporter: Reporter, doubtful: frozenset[str]
) -> tuple[model.Ability, ...]:
    """The checked abilities of a card, in their order."""
    kind = names.card_kinds[card.kind.text]
    stand_in = STAND_IN if STAND_IN in doubtful else ""
    scope = Scope({ME: "Player", SELF: kind.type}, stand_in)
    checker = EffectChecker(names, reporter, scope, doubtful)
    checker.kind = kind.name
    made = [checker.ability(head, kind.name) for head in card.heads]
    checker.repeated(card)
    checker.scores(card)
    return tuple(ability for ability in made if ability is not None)


class EffectChecker(StandingChecker):
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
            same = [h.word for h in self.names.heads(card_kind) if h.form == head.form]
            whole = [f"{head.form} {word} {{ … }}" for word in same]
            other = (
                self.reporter.instead(head.word, same[0]) if head.word and same[1:] == [] else None
            )
            help_ = f"write {quoted(whole)}" if whole else f"there is {quoted(allowed)}"
            self.foreign(head.word or syntax.Word(head.form, head.span), foreign, help_, other)
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
        bound = self.scope.find(node.binder.text)
        if bound is not None and isinstance(node.value, syntax.Word):
            bound.value = node.value
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
            Scope({ME: "Player", SELF: own.type if own else UNKNOWN}, self.scope.stand_in),
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
            self.report_unused(frame, node.span[1], self.once_for_each(node))
        if node.together is not None:
            for statement in node.body.statements:
                self.waits(statement)
        return model.Each(node.binder.text, over, node.together is not None, body)

    def once_for_each(self, node: syntax.Each) -> str:
        """How a loop is written whose name is not used: the owner gets so much for each."""
        (done, *others) = node.body.statements or (None,)
        if others or not isinstance(done, syntax.Act) or not done.operands:
            return ""
        verbs = self.names.verbs.get(done.verb.text, [])
        amount, *rest = done.operands
        if not verbs or not all(v.gives and v.operands[0].type == "Count" for v in verbs):
            return ""
        count = f"count({self.said(node.over)})"
        if not isinstance(amount.value, syntax.Numeral):
            return ""
        times = count if amount.value.text == "1" else f"{amount.value.text} * {count}"
        said = " ".join(self.several_called(self.said(one.value)) for one in rest)
        what = f"`{done.verb.text} {times} {said};`"
        return f"each time the same is done: write {what}, or use `{node.binder.text}`"

    def several_called(self, name: str) -> str:
        """The plural of a member of a kind, if it has one."""
        for kind, member in self.names.members.get(name, ()):
            for spelling, of in self.names.kinds[kind].spellings:
                if of == member:
                    return spelling
        return name

    def waits(self, node: syntax.Statement) -> None:
        """Report a statement whose effect cannot wait until all have answered."""
        if self.reporter.has_errors_in(node.span):
            return  # it may go once that is right
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
