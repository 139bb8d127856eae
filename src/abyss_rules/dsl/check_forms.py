"""What is said of a verb whose operands are those of none of its forms, and what would be right."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_hints import FORMS
from abyss_rules.dsl.check_order import fits
from abyss_rules.dsl.check_units import UnitChecker
from abyss_rules.dsl.names import UNKNOWN, base, is_many, quoted
from abyss_rules.dsl.spelling import in_digits
from abyss_rules.dsl.wording import explain, signature

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from abyss_rules.model.vocabulary import Operand, Verb

#: By these words all of some things are meant.
_EVERY = ("all", "any", "each", "every")
_PLAYERS = re.compile(r"\b(?:opponents|players)\b")

#: What stands in sentences, and says nothing that a statement does not say.
NEEDLESS = frozenset(
    (
        *("a", "all", "also", "an", "card", "cards", "first", "immediately", "more", "now", "out"),
        *("the", "then", "thing", "things", "token", "tokens", "up"),
    )
)


class FormChecker(UnitChecker):
    """Knows what authors mean by operands that a verb does not take."""

    # --- operands of the wrong type -------------------------------------------------------------

    def all_at_once(self, node: syntax.Act, verb: Verb, found: int) -> None:
        """Say once how it is done to each, where several operands are of all of some players."""
        own = self.reporter.found[found:]
        text = self.reporter.source.text
        players = _PLAYERS.search(text, *node.span)
        if not own or not players or {one.code for one in own} - {"A302", "A304"}:
            return
        word = syntax.Word(players[0], players.span())
        help_ = self.one_at_a_time(word, word.text, together=verb.together)
        if len(own) == 1:
            if own[0].code == "A304":  # of one that is several the type says what helps
                help_ = self.chosen_there(node, verb, word) or help_
                self.reporter.found[found:] = [evolve(own[0], help=help_)]
            return
        del self.reporter.found[found:]
        message = f"`{word.text}` is several players, but `{verb.name}` wants one"
        self.reporter.report("A302", word.span, message, help=help_)

    def chosen_there(self, node: syntax.Act, verb: Verb, players: syntax.Word) -> str:
        """How a thing that was chosen before is chosen where one of some players has it; or ""."""
        pairs = list(zip(node.operands, verb.operands, strict=True))
        zone = next((w.value for w, o in pairs if o.type.endswith("@")), None)
        if zone is None:
            return ""
        wanted = next(o.type for _, o in pairs if o.type.endswith("@"))
        thing = next((w.value for w, o in pairs if o.type == base(wanted)), None)
        if not isinstance(thing, syntax.Word) or self.scope.find(thing.text) is None:
            return ""
        name, whole = self.free_name(players.text), self.reporter.source.excerpt(node.span)
        where, deed = (
            _PLAYERS.sub(name, said.rstrip("; "))
            for said in (self.reporter.source.excerpt(zone.span), whole)
        )
        choice = f"choose {name} from {players.text}; choose {thing.text} from {where}"
        return f"write `{choice}; {deed};`"

    def none_fits(self, node: syntax.Act, verbs: list[Verb]) -> None:
        """Report that the operands fit none of the signatures of this form."""
        found = len(self.reporter.found)
        types = []
        outer, self.deed = self.deed, node
        for number, operand in enumerate(node.operands):
            self.slots = tuple((verb, verb.operands[number]) for verb in verbs)
            types.append(self.infer(operand.value)[1])
        self.slots, self.deed = (), outer
        if len(self.reporter.found) > found or UNKNOWN in types:
            return  # what is wrong inside an operand is told, and is the cause
        for written, type_, operands in zip(
            node.operands, types, zip(*(verb.operands for verb in verbs), strict=True), strict=True
        ):
            if not any(fits(type_, operand.type) for operand in operands):
                wanted = dict.fromkeys(self.names.one(operand.type) for operand in operands)
                message = (
                    f"`{node.verb.text}` wants {' or '.join(wanted)} here, "
                    f"but {self.quote(written.value)} is {self.names.spoken(type_)}"
                )
                help_ = self.one_by_one(node, written.value, type_, operands)
                able: list[Verb] = []
                if not help_:
                    help_, able = self.done_with(node.verb.text, type_)
                self.reporter.report(
                    "A402", written.value.span, message, help=help_, note=explain(able or verbs)
                )
                return
        message = f"`{node.verb.text}` does not take these operands together"
        self.reporter.report("A402", node.span, message, note=explain(verbs))

    def one_by_one(
        self, node: syntax.Act, value: syntax.Expression, type_: str, operands: Iterable[Operand]
    ) -> str:
        """How a verb is used with several things that takes one of them; "" if it takes none."""
        if not is_many(type_) or all(base(type_) != operand.type for operand in operands):
            return ""
        outer, self.deed = self.deed, node
        help_ = self.one_at_a_time(value, self.said(value))
        self.deed = outer
        return help_

    def done_with(self, name: str, type_: str) -> tuple[str, list[Verb]]:
        """By which verbs something is done with a thing, and those of them to be explained."""
        told = self.names.one(base(type_))
        if base(type_) in ("Count", "Truth", "Player"):
            return "", []
        able = [
            verb
            for verb in self.names.vocabulary.verbs
            if any(base(operand.type) == base(type_) for operand in verb.operands)
        ]
        alike = [verb for verb in able if verb.name == name]
        if alike:
            return f"with {told} it is written {quoted(map(signature, alike))}", alike
        names = dict.fromkeys(verb.name for verb in able)
        return (f"with {told} something is done by {quoted(names)}" if able else ""), able[:1]

    # --- operands that no form has --------------------------------------------------------------

    def uncalled(self, node: syntax.Act) -> bool:
        """Report `gain count lords of me pearls;` and `take top court;`, and check the rest."""
        for number, (written, behind) in enumerate(pairwise(node.operands)):
            word = written.value
            if not isinstance(word, syntax.Word) or behind.label or self.scope.find(word.text):
                continue
            span = word.span[0], behind.value.span[1]
            whole = list(node.operands)
            if word.text not in FORMS:
                of = syntax.Of(word, behind.value, span)
                if not self.may_be_of(word.text) or self.type_of(of) == UNKNOWN:
                    continue
                where = word.span[1], behind.value.span[0]
                self.reporter.report(
                    "A401",
                    span,
                    f"`of` is missing behind `{word.text}`",
                    help=f"write `{word.text} of {self.said(behind.value)}`",
                    fix=(where, " of "),
                )
                whole[number : number + 2] = [syntax.Operand(written.label, of)]
                self.act(evolve(node, operands=tuple(whole)))
                return True
            type_ = self.type_of(behind.value)
            if type_ != UNKNOWN and not is_many(type_):
                continue  # it is a word too many
            inside = self.reporter.source.text[slice(*behind.value.span)]
            right = f"{word.text}({inside})"
            sure = word.text == "count"
            self.reporter.report(
                "A401",
                span,
                f"`(` and `)` are missing behind `{word.text}`",
                help=f"write `{' '.join(right.split())}`" if sure else f"write `{word.text}(…)`",
                fix=(span, right) if sure else None,
            )
            called = syntax.Call(word, (syntax.Argument(None, behind.value),), span)
            whole[number : number + 2] = [syntax.Operand(written.label, called)]
            if sure:
                self.act(evolve(node, operands=tuple(whole)))
            else:
                self.use_all(node.span)
            return True
        return False

    def may_be_of(self, word: str) -> bool:
        """Whether a word stands before ``of``."""
        tables = (self.names.selectors, self.names.quantities)
        owned = any(word in table and table[word].of for table in tables)
        return word == "top" or word in self.names.attributes or owned

    def too_much(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report two statements in one, and the one operand without which a form fits."""
        labels = [operand.label.text if operand.label else "" for operand in node.operands]
        types = [
            self.type_of(one.value) if self.means_something(one.value) else ""
            for one in node.operands
        ]
        written = list(zip(labels, types, strict=True))
        for number in range(1, len(written)):
            if _fit(written[:number], verbs) and _fit(written[number:], verbs):
                self.twice_in_one(node, number)
                return True
        for number, operand in enumerate(node.operands):
            left = written[:number] + written[number + 1 :]
            if left and operand.label is None and _fit(left, verbs):
                text = self.reporter.source.text
                behind = node.operands[number + 1].value.span[0] if number + 1 < len(written) else 0
                before = text[node.span[0] : operand.value.span[0]].rstrip()
                after = text[behind : node.span[1]].rstrip("; ") if behind else ""
                if behind and (label := node.operands[number + 1].label):
                    after = text[label.span[0] : node.span[1]].rstrip("; ")
                right = " ".join(f"{before} {after}".split())
                gap = node.span[0] + len(before), operand.value.span[1]
                said, known = self.said(operand.value), self.means_something(operand.value)
                help_, needless = f"write `{right};`", said.lower() in NEEDLESS
                if not (known or needless):
                    help_ = f"leave `{said}` out, or say what it means in words that cards have"
                self.reporter.report(
                    "A401",
                    operand.value.span,
                    f"{self.quote(operand.value)} is too much: `{node.verb.text}` takes none here",
                    help=help_,
                    note=explain(verbs),
                    fix=(gap, "") if needless and not known else None,
                )
                self.use_all(node.span)
                return True
        return False

    def twice_in_one(self, node: syntax.Act, number: int) -> None:
        """Report operands of two statements behind one verb."""
        text = self.reporter.source.text
        last, first = node.operands[number - 1].value.span[1], node.operands[number].value.span[0]
        if label := node.operands[number].label:
            first = label.span[0]
        right = f"; {node.verb.text} "
        said = " ".join(f"{text[node.span[0] : last]}{right}{text[first : node.span[1]]}".split())
        self.reporter.report(
            "A401",
            (first, node.operands[-1].value.span[1]),
            f"`{node.verb.text}` is done twice, and each statement stands for itself",
            help=f"write `{said.rstrip('; ')};`",
            fix=((last, first), right),
        )
        self.use_all(node.span)

    def means_something(self, node: syntax.Expression) -> bool:
        """Whether an operand is not just a word that nobody knows."""
        return not isinstance(node, syntax.Word) or self.is_known(node.text)

    def in_another_order(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report operands that only stand in another order than a form has them."""
        text = self.reporter.source.text
        for verb in verbs:
            left = list(node.operands)
            ordered = []
            for operand in verb.operands:
                own = [o for o in left if (o.label.text if o.label else "") == operand.label]
                fitting = [
                    o for o in own if fits(self.type_of(o.value, operand.type), operand.type)
                ]
                if not fitting:
                    break
                left.remove(fitting[0])
                ordered.append(fitting[0])
            if left or len(ordered) < len(verb.operands):
                continue
            parts = [
                f"{one.label.text} {text[slice(*one.value.span)]}"
                if one.label
                else text[slice(*one.value.span)]
                for one in ordered
            ]
            first = node.operands[0]
            where = (first.label or first.value).span[0], node.operands[-1].value.span[1]
            right = " ".join(parts)
            self.reporter.report(
                "A401",
                where,
                f"what `{verb.name}` takes stands in another order",
                help=f"write `{verb.name} {' '.join(right.split())};`",
                note=explain([verb]),
                fix=(where, right) if "\n" not in right else None,
            )
            self.use_all(node.span)
            return True
        return False

    def others_take(self, node: syntax.Act) -> str:
        """The verbs that take these operands, where the one that is written does not."""
        labels = [operand.label.text if operand.label else "" for operand in node.operands]
        names = []
        for verb in self.names.vocabulary.verbs:
            types = [
                self.type_of(one.value, operand.type)
                for one, operand in zip(node.operands, verb.operands, strict=False)
            ]
            if len(types) == len(labels) and _fit(list(zip(labels, types, strict=True)), [verb]):
                names.append(verb.name)
        rest = self.reporter.source.text[node.verb.span[1] : node.span[1]].rstrip("; ")
        whole = [f"{name} {' '.join(rest.split())};" for name in dict.fromkeys(names)]
        return f"what is meant is perhaps {quoted(whole[:3])}" if whole else ""

    def noun_told(self, node: syntax.Act, verbs: list[Verb]) -> tuple[str, list[Verb]]:
        """What helps where the noun of a kind stands for a thing: `take 1 location;`."""
        taken = {base(operand.type) for verb in verbs for operand in verb.operands}
        for operand in node.operands:
            value = operand.value
            kind = self.kind_called(value.text) if isinstance(value, syntax.Word) else ""
            if kind in taken:
                return self.such(kind), verbs
            if kind:
                help_, able = self.done_with(node.verb.text, kind)
                return help_, able or verbs
        return "", verbs

    def takes_none(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report a thing that no form of the verb takes, or takes only one by one."""
        taken = {base(operand.type) for verb in verbs for operand in verb.operands}
        for operand in node.operands:
            if not self.means_something(operand.value):
                continue
            type_ = self.type_of(operand.value)
            if base(type_) in (*taken, UNKNOWN, "Count", "Truth", "Player") or not base(type_):
                continue
            kind = self.names.kinds.get(base(type_))
            if kind is None or kind.members:
                continue
            help_, able = self.done_with(node.verb.text, type_)
            message = f"`{node.verb.text}` takes no {self.names.one(type_).split(' ', 1)[1]}"
            self.reporter.report(
                "A401", operand.value.span, message, help=help_, note=explain(able or verbs)
            )
            self.use_all(node.span)
            return True
        return False

    def is_known(self, word: str) -> bool:
        """Whether a word means something where values stand."""
        return self.scope.find(word) is not None or self.names.is_value_word(word)

    def picked_first(self, node: syntax.Act, verbs: Sequence[Verb]) -> str:
        """How a verb for one thing is written where several stand among its operands."""
        every = any(self.said(one.value).lower() in _EVERY for one in node.operands)
        single = {verb.operands[0].type for verb in verbs if len(verb.operands) == 1}
        for operand in node.operands:
            if not self.means_something(operand.value):
                continue
            type_ = self.type_of(operand.value)
            if is_many(type_) and base(type_) in single:
                things = f"{self.said(operand.value)}{self.which(node, base(type_))}"
                name = self.free_name(self.said(operand.value))
                deed = f"{node.verb.text} {name};"
                first = node.operands[0].value
                if isinstance(first, syntax.Numeral) and first.text != "1":
                    loop = f"each {name} in chosen {{ {deed} }}"
                    return f"write `choose {first.text} from {things} as chosen; {loop}`"
                # Which one a word says that no card knows, a condition has to say.
                unclear = self.words_unknown(node)
                which = f", with `where CONDITION` for `{unclear}`" if unclear else ""
                if every and self.names.selectors.get(things) not in self.face_down():
                    return f"write `each {name} in {things} {{ {deed} }}`{which}"
                return f"write `choose {name} from {things}; {deed}`{which}"
        return ""

    def words_unknown(self, node: syntax.Act) -> str:
        """The first word among operands that may say which things are meant, and none knows."""
        plain = [one.value for one in node.operands if one.label is None]
        words = [one.text for one in plain if isinstance(one, syntax.Word)]
        for word in words:
            little = word.lower() in (*_EVERY, *NEEDLESS, "one") or in_digits(word)
            if not (little or self.is_known(word) or self.kinds_said(word)):
                return word
        return ""


def _fit(written: Sequence[tuple[str, str]], verbs: Sequence[Verb]) -> bool:
    """Whether operands, as labels and types, are those of a form."""
    return any(
        [label for label, _ in written] == [operand.label for operand in verb.operands]
        and all(
            fits(type_, operand.type)
            for (_, type_), operand in zip(written, verb.operands, strict=True)
        )
        for verb in verbs
    )
