"""English for statements, standing effects and abilities: one sentence an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.english_phrases import Mention, Phrases
from abyss_rules.dsl.names import ACTOR, IT, ME, base, with_article
from abyss_rules.dsl.template import Who, alternatives, fill
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.expressions import Expression
    from abyss_rules.model.vocabulary import Verb


class English(Phrases):
    """Tells the abilities of one card."""

    def sentences(self, ability: effects.Ability) -> list[str]:
        """An ability, one sentence an effect."""
        match ability:
            case effects.Score(value):
                points = self.points(value)
                comma = "," if points.startswith("for ") else ""
                return [_sentence(f"{self.head('score', '')}{comma} {points}")]
            case effects.Once("game_end" as moment, body):
                return [_sentence(f"{self.head('at', moment)}, {self.body(body)}")]
            case effects.Once(moment, body):
                return [_sentence(f"{self.head('on', moment)}, {self.body(body)}")]
            case effects.Usable(period, condition, body):
                when = f", if {self.condition(condition)}," if condition else ""
                head = self.head("once per", period)
                return [_sentence(f"{head}{when} you may {self.body(body)}")]
            case _:
                when = f" and {self.condition(ability.condition)}" if ability.condition else ""
                head = f"{self.head('while', ability.state)}{when}"
                return [_sentence(f"{head}, {self.standing(e)}") for e in ability.effects]

    def head(self, form: str, word: str) -> str:
        """The text of a head."""
        heads = self.names.vocabulary.heads
        return next((h.text for h in heads if (h.form, h.word) == (form, word)), f"{form} {word}")

    # --- statements -----------------------------------------------------------------------------

    def body(self, statements: Sequence[effects.Statement]) -> str:
        """Statements in their order, joined to one clause."""
        clauses = [clause for s in statements if (clause := self.statement(s))]
        if any(isinstance(s, effects.Choose) and _by_another(s) for s in statements):
            return ", then ".join(clauses)
        return _joined(clauses)

    def statement(self, statement: effects.Statement) -> str:
        """A statement as a clause; nothing if it only gives names."""
        match statement:
            case effects.Act():
                return self.act(statement)
            case effects.Choose():
                return self.choose(statement)
            case effects.Each():
                return self.each(statement)
            case effects.May(condition, body):
                when = f"if {self.condition(condition)}, " if condition else ""
                return f"{when}you may {self.body(body)}"
            case effects.If(condition, then, otherwise):
                clause = f"if {self.condition(condition)}, {self.body(then)}"
                return f"{clause}; otherwise {self.body(otherwise)}" if otherwise else clause
            case effects.Let(binder, value):
                words = self.thing(value)
                self.mentions[binder] = Mention(words, words)
                return ""
            case _:
                clauses = _joined([self.standing(effect) for effect in statement.effects])
                return f"{self.head('until my next', statement.moment)}, {clauses}"

    def choose(self, choose: effects.Choose) -> str:
        """Nothing, since what is chosen is named where it is used; or that another one chooses."""
        over, _ = self.split(choose.over)
        gives = self.names.selectors[over.selector].gives if isinstance(over, model.Select) else ""
        noun = self.noun(choose.over)[0]
        first: str | Who = self.one_of(choose.over)
        later: str | Who = f"that {noun}"
        bare = f"{with_article(noun)}{self.split(choose.over)[1]}"
        if base(gives) == "Player":
            first, later = Who(str(first), f"{first}'s"), Who("they", "their", third=False)
        if choose.count is not None:
            first, later = self.several_of(choose), f"those {self.noun(choose.over)[1]}"
        self.mentions[choose.binder] = Mention(first, later, choose.over, bare)
        if choose.by is None or not _by_another(choose):
            return ""
        self.mentioned.add(choose.binder)
        who = self.player(choose.by)
        named = first if isinstance(first, str) else first.subject
        return f"{who.subject} chooses {named}"

    def several_of(self, choose: effects.Choose) -> str:
        """So many of the things that are chosen from."""
        count = self.thing(choose.count) if choose.count else ""
        return f"{count} of {self.several(choose.over)}"

    def each(self, each: effects.Each) -> str:
        """A loop, told of each thing."""
        over, suffix = self.split(each.over)
        name = over.selector if isinstance(over, model.Select) else ""
        if name and self.names.selectors[name].gives == "Player*":
            noun = f"{name.removesuffix('s')}"
            first = Who(f"each {noun}{suffix}", f"each {noun}{suffix}'s")
            self.mentions[each.binder] = Mention(first, Who(f"that {noun}", "their"))
        else:
            noun = self.noun(each.over)[0]
            first = Who(f"each of {self.several(each.over)}", "")
            self.mentions[each.binder] = Mention(f"that {noun}", "it")
        statement = each.body[0] if each.body else None
        if isinstance(statement, effects.Act) and self.is_subject(statement, each.binder):
            return self.body(each.body)
        self.mentioned.add(each.binder)
        return f"for {first.subject}, {self.body(each.body)}"

    # --- acts -----------------------------------------------------------------------------------

    def verb(self, act: effects.Act) -> Verb:
        """The signature of an act."""
        return next(verb for verb in self.names.vocabulary.verbs if verb.key == act.verb)

    def is_subject(self, act: effects.Act, binder: str) -> bool:
        """Whether the clause of an act begins with a bound player."""
        verb = self.verb(act)
        return any(
            alternatives(verb.text)[""].startswith(f"{{{operand.name}}} ")
            for operand, value in zip(verb.operands, act.operands, strict=True)
            if value == model.Binding(binder)
        )

    def act(self, act: effects.Act) -> str:
        """A verb with its operands."""
        verb = self.verb(act)
        values = dict(zip((o.name for o in verb.operands), act.operands, strict=True))
        types = {operand.name: operand.type for operand in verb.operands}
        template = alternatives(verb.text)[""]
        first = template.partition("} ")[0].removeprefix("{")
        if values.get(first) == model.Binding(ME):
            # What the owner does is told as an order: "gain", not "you gain".
            template = template.partition("} ")[2]

        def put(name: str) -> str | Who:
            value = values.get(name)
            if value is None:
                return name
            if types[name] == "Player":
                return self.player(value)
            if types[name].endswith("@"):
                return self.zone(value)
            return self.operand(value, list(values.values()))

        def count(number: str, noun: str) -> tuple[str, bool]:
            what = values.get(noun)
            if isinstance(what, model.Constant):
                noun = "/".join(self.member(what.kind, what.name))
            elif what is not None:
                noun = "/".join(self.noun(what))
            return self.counted(values.get(number, model.Number(1)), noun)

        return fill(template, put, count)

    def operand(self, value: Expression, others: list[Expression]) -> str:
        """An operand; of a chosen thing, not where it lies if another operand says so."""
        if isinstance(value, model.Binding):
            mention = self.mentions.get(value.name)
            if mention and value.name not in self.mentioned and mention.over in others:
                self.mentioned.add(value.name)
                return mention.bare
        return self.thing(value)

    # --- standing effects -----------------------------------------------------------------------

    def standing(self, effect: effects.StandingEffect) -> str:
        """A standing effect as a clause."""
        match effect:
            case effects.Modify():
                return self.modify(effect)
            case effects.Protect():
                return self.protect(effect)
            case effects.Alter():
                return self.alter(effect)
            case _:
                return self.trigger(effect)

    def modify(self, effect: effects.Modify) -> str:
        """A changed quantity."""
        texts = alternatives(self.names.quantities[effect.quantity].text)
        operation, value = effect.operation, effect.value
        words = self.thing(value)
        if operation == "add":
            less = isinstance(value, model.Number) and value.value < 0
            operation, words = ("less", words.removeprefix("-")) if less else ("more", words)
        if isinstance(value, model.Constant) and f"{operation} {value.name}" in texts:
            operation = f"{operation} {value.name}"
        who = self.player(effect.scope)
        if operation in texts:
            return fill(
                texts[operation],
                lambda name: who if name == "who" else words,
                lambda _number, noun: (
                    self.counted(value, noun)
                    if effect.operation != "add"
                    else (f"{words} {noun.split('/')[words != '1']}", words == "1")
                ),
            )
        subject = fill(
            texts[""], lambda _name: who, lambda number, noun: (f"{number} {noun}", True)
        )
        return subject + {
            "more": f" is increased by {words}",
            "less": f" is reduced by {words}",
            "at_most": f" is at most {words}",
            "at_least": f" is at least {words}",
        }.get(operation, f" is {words}")

    def protect(self, effect: effects.Protect) -> str:
        """Whom the cards of a kind do not affect."""
        kind = self.names.card_kinds[effect.kind]
        quality = f" {self.quality(effect.condition)}" if effect.condition else ""
        who = self.player(effect.scope)
        return f"{self.names.several(kind.type)}{quality} do not affect {who.subject}"

    def alter(self, effect: effects.Alter) -> str:
        """The changed fields of an event."""
        event = self.names.events[effect.event]
        texts = alternatives(event.text)
        who = self.player(effect.of)
        clauses = []
        for name, value in effect.changes:
            text = texts.get(name, f"the {name.replace('_', ' ')} of {texts['']}")
            subject = fill(text, lambda _name: who, lambda number, noun: (f"{number} {noun}", True))
            self.event_fields = {field: subject for field, _ in event.fields}
            clauses.append(f"{subject} {self.change(name, value)}")
            self.event_fields = {}
        return _joined(clauses)

    def change(self, name: str, value: Expression) -> str:
        """What becomes of an event's field: ``is 1 lower, but at least 1``."""
        match value:
            case model.Binary("+" | "-" as sign, model.Binding(bound), step) if bound == name:
                return f"is {self.thing(step)} {'higher' if sign == '+' else 'lower'}"
            case model.Binary("max" | "min" as bound, model.Number(limit), inner):
                how = "at least" if bound == "max" else "at most"
                return f"{self.change(name, inner)}, but {how} {limit}"
        return f"is {self.thing(value)}"

    def trigger(self, effect: effects.Trigger) -> str:
        """What is done at a moment."""
        event = self.names.events[effect.event]
        texts = alternatives(event.text)
        who = self.player(effect.of)
        moment = fill(texts[""], lambda _name: who, lambda number, noun: (f"{number} {noun}", True))
        self.event_fields = {
            name: texts.get(name, f"the {name.replace('_', ' ')}") for name, _ in event.fields
        }
        over = self.split(effect.of)[0]
        one = over.selector.removesuffix("s") if isinstance(over, model.Select) else ""
        actor = Who(f"that {one}", f"that {one}'s") if one else who
        self.mentions[ACTOR] = Mention(actor, actor)
        when = f", if {self.condition(effect.condition)}" if effect.condition else ""
        clause = f"{moment}{when}, {self.body(effect.body)}"
        self.event_fields = {}
        return clause

    # --- scores ---------------------------------------------------------------------------------

    def points(self, value: Expression) -> str:
        """What a card is worth: ``5, plus 2 for each of your Lords``."""
        match value:
            case model.Number(0):
                return "nothing"
            case model.Binary("+" | "-" as sign, left, right):
                if sign == "-" and isinstance(right, model.Binary) and right.operator in "+-":
                    return f"{self.points(left)}, minus {self.factor(right)}"
                word = "plus" if sign == "+" else "minus"
                comma = "," if _is_sum(right) else ""  # "plus, for each Race, the …"
                return f"{self.points(left)}, {word}{comma} {self.points(right)}"
            case model.Binary("*", model.Number(number), right) if self.is_per(right):
                return f"{number} {self.per(right)}"
            case model.Count() | model.Fold(operation="distinct" | "sum") if self.is_per(value):
                return f"1 {self.per(value)}" if not _is_sum(value) else self.per(value)
        return self.thing(value)

    def is_per(self, value: Expression) -> bool:
        """Whether a number is told as so many for each of something."""
        if _is_sum(value):
            return isinstance(value, model.Fold) and value.binder != IT
        return isinstance(value, model.Count) or (
            isinstance(value, model.Fold)
            and value.operation == "distinct"
            and self.is_property(value)
        )

    def per(self, value: Expression) -> str:
        """For each of something."""
        match value:
            case model.Count(of):
                return f"for each of {self.several(of)}"
            case model.Fold(operation="sum"):
                each = self.one_each(value)
                return f"for {each}, {self.thing(value.body)}"
            case model.Fold():
                return f"for {self.different(value)}"
        return self.thing(value)


def _by_another(choose: effects.Choose) -> bool:
    return choose.by not in (None, model.Binding(ME))


def _is_sum(value: Expression) -> bool:
    return isinstance(value, model.Fold) and value.operation == "sum"


def _joined(clauses: list[str]) -> str:
    if len(clauses) < 2:
        return "".join(clauses)
    *most, last = clauses
    if any(sign in clause for clause in clauses for sign in (" and ", "; ", ", ")):
        return f"{'; '.join(most)}; then {last}"
    return f"{', '.join(most)} and {last}"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
