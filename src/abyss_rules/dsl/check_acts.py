"""Checks verbs: which of a verb's signatures is meant, and that its operands fit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_order import fits
from abyss_rules.dsl.check_verbs import VerbChecker
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.names import base, is_many
from abyss_rules.dsl.spelling import certain, closest
from abyss_rules.dsl.wording import explain
from abyss_rules.model.effects import Act

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.model.vocabulary import Verb


#: How something is chosen first, as help shows it.
_CHOICE = re.compile(r"`(?P<whole>(?:choose \w+ from [^;`]+; )?choose (?P<name>\w+) from [^;`]+;)`")
#: What a thing is called in such help, more than any verb takes.
_NAMES = [f"{letter}{number}" for number in ("", *range(1, 100)) for letter in "xyz"]
#: Parentheses that end an operand, which its span leaves out.
_CLOSING = re.compile(r"(?:\s*\))*")

#: No verb has more operands, each with a word before it.
OPERANDS = 12

#: The one is not written for the other by a slip.
_OPPOSITE = {"to", "from"}


class ActChecker(VerbChecker):
    """Turns statements that are a verb with operands into the model's."""

    def act(self, node: syntax.Act) -> Act | None:
        """A verb with its operands; None if no signature of the verb fits."""
        verbs = self.names.verbs.get(node.verb.text)
        if self.reporter.is_full:
            return None  # nothing found would be shown
        if verbs is None:
            self.unknown_verb(node)
            return None
        labels = _labels(node)
        fitting = [verb for verb in verbs if [o.label for o in verb.operands] == labels]
        single = len(fitting) == 1 and fitting[0].operands[:1]
        number = single and single[0].type != "Count"
        if self.of_another_form(node, verbs):
            return None
        if (number or not fitting) and self.lacks_chooser(node, verbs):
            return None
        if not fitting:
            self.wrong_form(node, verbs)
            return None
        if len(fitting) == 1:
            found = len(self.reporter.found)
            act = self.with_operands(node, fitting[0])
            if len(self.reporter.found) > found and len(verbs) > 1:
                self.lacks_others(node, verbs, found)
            return act
        for verb in fitting:
            mark, found = self.scope.mark(), len(self.reporter.found)
            self.guessing = True
            act = self.with_operands(node, verb)
            self.guessing = False
            if len(self.reporter.found) == found:
                return act
            del self.reporter.found[found:]
            self.scope.reset(mark)
        self.none_fits(node, fitting)
        return None

    def with_operands(self, node: syntax.Act, verb: Verb) -> Act:
        """The act if this signature is meant; reports operands that do not fit."""
        found = len(self.reporter.found)
        outer, self.deed = self.deed, node
        operands = []
        for written, operand in zip(node.operands, verb.operands, strict=True):
            # Who takes cards out of a zone looks through it.
            self.looked_through = written.value if operand.type.endswith("@") else None
            self.slots = ((verb, operand),)
            operands.append(self.checked(written.value, operand.type, f"`{verb.name}` wants"))
        self.slots = ()
        placed = [(w.value, o.type) for w, o in zip(node.operands, verb.operands, strict=True)]
        self.exchanged(placed, found)
        self.all_at_once(node, verb, found)
        self.chosen_first(node, verb, found)
        self.deed = outer
        if len(self.reporter.found) > found:
            self.reporter.annotate(found, explain([verb]))
        return Act(verb.key, tuple(operands))

    def chosen_first(self, node: syntax.Act, verb: Verb, found: int) -> None:
        """Say once how it is done with things of which none is chosen yet, if there are several."""
        own, source = self.reporter.found[found:], self.reporter.source
        at = {source.offset(one.line, one.column): one for one in own}
        if len(own) < len(("one", "another")) or len(at) != len(own):
            return
        whole = source.excerpt(node.span).rstrip("; ")
        choices = ""
        for written, operand in zip(node.operands, verb.operands, strict=True):
            one, said = at.pop(written.value.span[0], None), self.said(written.value)
            if one is None:
                continue
            choice = _CHOICE.search(one.help)
            type_ = self.type_of(written.value)
            if is_many(type_) and base(type_) == operand.type:
                taken = set(re.findall(r"\w+", choices + whole))
                name = next(x for x in _NAMES if x not in taken and self.scope.find(x) is None)
                choices += f"choose {name} from {said}; "
                whole = re.sub(rf"\b{re.escape(said)}\b", name, whole)
            elif choice and choice["name"] == said:
                choices += f"{choice['whole']} "
            else:
                return
        if not at and "…" not in whole:
            self.reporter.found[found:] = []
            message = f"`{verb.name}` wants things that are chosen first"
            help_ = f"write `{choices}{whole};`"
            self.reporter.report("A302", node.span, message, help=help_)

    def wrong_form(self, node: syntax.Act, verbs: list[Verb]) -> None:
        """Report operands or labels that no signature has."""
        name, span = node.verb.text, node.span
        known = {operand.label for verb in verbs for operand in verb.operands}
        labels = [o.label for o in node.operands if o.label]
        strange = next((label for label in labels if label.text not in known), None)
        if self.joined(node) or self.unpriced(node, verbs) or self.condition_behind(node):
            return
        begun = [n for n, _ in enumerate(node.operands) if self.begins_statement(node, n)]
        if begun:
            self.several_in_one(node, begun)
            return
        if self.misspelt_label(node, verbs):
            return
        if len(node.operands) > OPERANDS:
            message = f"`{name}` does not take these operands"
            self.reporter.report("A401", span, message, note=explain(verbs))
        elif self.top_card(node) or self.uncalled(node) or self.in_another_order(node, verbs):
            return
        elif strange is not None:
            self.strange_label(node, verbs, strange)
        elif not self.takes_none(node, verbs) and not self.too_much(node, verbs):
            self.other_form(node, verbs)
        self.use_all((node.verb.span[0], span[1]))

    def strange_label(self, node: syntax.Act, verbs: list[Verb], label: syntax.Word) -> None:
        """Report a word before an operand that stands so in no form of the verb."""
        fix = self.other_label(node, verbs)
        message = f"`{node.verb.text}` takes nothing with `{label.text}`"
        if fix is not None and {label.text, fix[1]} == _OPPOSITE:
            help_ = f"with it stands `{fix[1]}`, which is the other way"
            self.reporter.report("A401", label.span, message, help=help_, note=explain(verbs))
            return
        self.reporter.report(
            "A401",
            label.span,
            message,
            help=f"write `{fix[1]}`"
            if fix
            else self.others_take(node)
            or self.picked_first(node, verbs)
            or self.by_example(node, verbs),
            note=explain(verbs),
            fix=fix,
        )

    def other_form(self, node: syntax.Act, verbs: list[Verb]) -> None:
        """Report operands of which some are missing, or which are those of no form."""
        name, span = node.verb.text, node.span
        help_, told = self.picked_first(node, verbs), list(verbs)
        lacks, right = self.lacking(node, verbs[0]) if len(verbs) == 1 else ("", "")
        fix = self.other_label(node, verbs)
        if fix is not None:
            span = fix[0][0], node.span[1]
            said = self.reporter.source.excerpt(span).rstrip("; ")
            message = f"`{fix[1].strip()}` is missing before `{said}`"
        elif lacks:
            message = f"`{name}` lacks {lacks}"
            help_ = help_ or right or self.by_example(node, verbs)
        else:
            message = f"`{name}` does not take these operands"
            help_ = help_ or self.by_example(node, verbs)
            if not help_:
                help_, told = self.noun_told(node, verbs)
        self.reporter.report("A401", span, message, help=help_, note=explain(told), fix=fix)

    def other_label(self, node: syntax.Act, verbs: list[Verb]) -> tuple[syntax.Span, str] | None:
        """The one word before an operand that is another one than a verb of one form wants."""
        alike = [verb for verb in verbs if len(verb.operands) == len(node.operands)]
        if len(alike) != 1:
            return None
        pairs = zip(node.operands, alike[0].operands, strict=True)
        wrong = [(w, o) for w, o in pairs if (w.label.text if w.label else "") != o.label]
        if len(wrong) != 1 or not wrong[0][1].label:
            return None
        written, operand = wrong[0]
        if not fits(self.type_of(written.value, operand.type), operand.type):
            return None
        if written.label is not None:
            return written.label.span, operand.label
        start = written.value.span[0]
        return (start, start), f"{operand.label} "

    def misspelt_label(self, node: syntax.Act, verbs: list[Verb]) -> bool:
        """Report an unknown word that was to be one before an operand, or `of`."""
        labels = [operand.label for verb in verbs for operand in verb.operands if operand.label]
        for operand in node.operands[:OPERANDS]:
            word = operand.value
            if not isinstance(word, syntax.Word) or self.scope.find(word.text):
                continue
            if (
                len(word.text) == 1
                or self.names.is_value_word(word.text)
                or word.text in self.names.verbs
            ):
                continue
            known = list(dict.fromkeys([*labels, "of", "where"]))
            if closest(word.text, known):
                self.use_all(node.verb.span)
                for other in node.operands:
                    self.use_all(other.value.span)
                self.unknown_word("A201", word, "word", known)
                return True
        return False

    def several_in_one(self, node: syntax.Act, begun: list[int]) -> None:
        """Report that a `;` is missing before each of these operands, and check what is left."""
        verb: syntax.Expression = node.verb
        for first, last in zip([0, *(n + 1 for n in begun)], [*begun, None], strict=True):
            written = node.operands[first:last]
            if not isinstance(verb, syntax.Word) or verb.text in OPENING_WORDS:
                self.give_up(written)
            else:
                end = written[-1].value.span[1] if written else verb.span[1]
                one = syntax.Act(verb, written, (verb.span[0], end))
                if last is not None and verb.text in self.names.verbs:
                    self.semicolon(one, node.operands[last].value)
                if last is None or written:
                    self.act(one)
            if last is not None:
                verb = node.operands[last].value

    def semicolon(self, node: syntax.Act, behind: syntax.Expression) -> None:
        """Report that a `;` is missing behind a statement, if what follows surely begins one."""
        first = behind.text if isinstance(behind, syntax.Word) else ""
        known = self.opening_words()
        sure = first in known or certain(first, known) != ""
        last = self.reporter.source.text[slice(*node.span)].split()[-1]
        closed = _CLOSING.match(self.reporter.source.text, node.span[1])
        end = closed.end() if closed else node.span[1]
        self.reporter.report(
            "A401",
            node.span,
            f"`{node.verb.text}` has too many operands",
            help=f"is a `;` missing after `{last}`?",
            note=explain(self.names.verbs[node.verb.text]),
            fix=((end, end), ";") if sure else None,
        )

    def give_up(self, operands: Sequence[syntax.Operand]) -> None:
        """Say nothing of the words in operands that belong to a statement of another form."""
        for operand in operands:
            self.use_all(operand.value.span)
            words = self.reporter.source.text[slice(*operand.value.span)].split()
            self.doubtful |= {word.strip(",;()") for word in words}

    def begins_statement(self, node: syntax.Act, number: int) -> bool:
        """Whether an operand looks like the first word of the next statement.

        On a line of its own an unknown word does, if it resembles one or a form ends before it.
        """
        operand = node.operands[number]
        value = operand.value
        if operand.label is not None or not isinstance(value, syntax.Word):
            return False
        if self.names.is_value_word(value.text) or self.scope.find(value.text):
            return False
        source = self.reporter.source
        line, column = source.position(value.span[0])
        alone = not source.line(line)[: column - 1].strip()
        if value.text in self.names.verbs or not alone or value.text in self.doubtful:
            return value.text in self.names.verbs
        if closest(value.text, self.opening_words()):
            return True
        labels = [one.label.text if one.label else "" for one in node.operands[:number]]
        verbs = self.names.verbs.get(node.verb.text, ())
        return any([one.label for one in verb.operands] == labels for verb in verbs)

    def opening_words(self) -> tuple[str, ...]:
        """The words that begin statements, and by which authors call verbs."""
        return (*self.names.verbs, *self.names.called, *OPENING_WORDS)


def _labels(node: syntax.Act) -> list[str]:
    return [operand.label.text if operand.label else "" for operand in node.operands]
