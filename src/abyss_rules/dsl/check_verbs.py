"""What is said of verbs, events and quantities that there are not, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl.check_forms import FormChecker
from abyss_rules.dsl.check_order import fits
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits import called
from abyss_rules.dsl.names import UNKNOWN, base, called_so, quoted
from abyss_rules.dsl.spelling import certain, closest
from abyss_rules.dsl.wording import explain
from abyss_rules.model.vocabulary import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from abyss_rules.dsl import syntax
    from abyss_rules.model.vocabulary import EventWord, QuantityWord, Verb

#: So many words are listed in a hint.
_FEW = 8
#: What is done in games, and is misspelt nothing: where no verb is called so, no card can do it.
_DONE_ELSEWHERE = frozenset(
    said(
        "attach count cut deal donate double flip give guess hide inspect look lock mark move peek "
        "place play protect put reveal roll rotate score search see show shuffle skip stack "
        "transfer turn view vote"
    )
)
#: The types of which every ruleset's verbs take some: they do not tell what is meant.
_PLAIN = ("", "Count", "Truth", "Player", UNKNOWN)


class VerbChecker(FormChecker):
    """Reports words that are no verb, event or quantity."""

    def unknown_verb(self, node: syntax.Act) -> None:
        """Report a verb that there is not; of the words behind it nothing can be said."""
        kinds = self.kinds_in(node)
        whole = self.written_with(node)
        self.doubtful |= {
            word.strip(",;()") for word in self.reporter.source.text[slice(*node.span)].split()
        }
        for operand in node.operands:
            self.use_all(operand.value.span)
        known = [*self.names.verbs, *OPENING_WORDS]
        if self.in_a_sentence(node):
            return
        elsewhere = node.verb.text.lower() in _DONE_ELSEWHERE
        verbs = self.names.meant_by(node.verb.text)
        able = [verb for verb in verbs if not kinds or kinds & _kinds(verb)]
        if elsewhere:
            labels = {one.label.text for one in node.operands if one.label}
            able = [verb for verb in able if labels <= {one.label for one in verb.operands}]
        if whole and not elsewhere:
            self.reporter.report(
                "A202",
                node.verb.span,
                f"unknown verb `{node.verb.text}`",
                help=f"write {quoted(whole)}",
                note=explain(able or verbs),
            )
        elif elsewhere and not able:
            self.done_nowhere(node.verb, kinds)
        elif not self.called_otherwise(node.verb, able or verbs, known):
            self.unknown_word("A202", node.verb, "verb", known)

    def kinds_in(self, node: syntax.Act) -> set[str]:
        """The kinds of the things that a statement names, as far as they tell what is meant."""
        types = [base(self.type_of(one.value)) for one in node.operands]
        types += [self.kind_called(self.said(one.value)) for one in node.operands]
        return {type_ for type_ in types if type_ not in _PLAIN}

    def written_with(self, node: syntax.Act) -> list[str]:
        """How `pay 2 pearls;` is written: with the one verb called so that takes what is named.

        If only the player is not named who does it, that is the owner.
        """
        labels = [operand.label.text if operand.label else "" for operand in node.operands]
        rest = self.reporter.source.excerpt((node.verb.span[1], node.span[1])).rstrip("; ")
        found = []
        for verb in self.names.meant_by(node.verb.text):
            if not verb.operands:
                continue
            *begun, last = verb.operands
            lacks = [o.label for o in begun] == labels and last.name == verb.subject
            if not lacks and [o.label for o in verb.operands] != labels:
                continue
            pairs = list(zip(node.operands, verb.operands, strict=False))
            if all(fits(self.type_of(one.value, o.type), o.type) for one, o in pairs):
                whose = f" {last.label} {self.player_meant()}" if lacks else ""
                found.append(f"{verb.name}{' ' if rest else ''}{rest.strip()}{whose};")
        # Of somebody to whom the author gave no name it is not known who does it.
        return found if "…" not in rest and not self.scope.left_out("Player") else []

    def done_nowhere(self, word: syntax.Word, kinds: set[str]) -> None:
        """Report a word for what no card can do, with what can be done with such things."""
        able = [verb for verb in self.names.vocabulary.verbs if kinds & _kinds(verb)]
        names = quoted(dict.fromkeys(verb.name for verb in able))
        what = " or ".join(sorted(map(self.names.one, kinds)))
        help_ = f"no card can do this; with {what} something is done by {names}"
        if not able:
            there = self.all_verbs()
            help_ = f"no card can do this{'; ' if there else ''}{there}"
        note = explain(able) if len(able) == 1 else ""
        message = f"unknown verb `{word.text}`"
        self.reporter.report("A202", word.span, message, help=help_, note=note)

    def called_otherwise(
        self, word: syntax.Word, verbs: Sequence[Verb], known: Iterable[str]
    ) -> bool:
        """Report a word by which authors call verbs, or what begins a statement."""
        names = list(dict.fromkeys([*(verb.name for verb in verbs), called(word.text.lower())]))
        names = [name for name in names if name]
        if not names:
            return False
        misspelt = certain(word.text, known)
        self.reporter.report(
            "A202",
            word.span,
            f"unknown verb `{word.text}`",
            help=f"what is meant is perhaps written with {quoted(names)}"
            + (f", or did you mean `{misspelt}`?" if misspelt and not verbs else ""),
            note=explain(verbs) if verbs else self.form(names[0].split()[-1]),
        )
        return True

    def unknown_word(
        self, code: str, word: syntax.Word, what: str, known: Iterable[str], message: str = ""
    ) -> None:
        """Report a word that is none of those that may stand there."""
        known = list(known)
        if word.text in self.doubtful and code != "A202":
            return
        if word.text not in known and (foreign := self.names.foreign(word.text)):
            told = self.all_verbs() if code == "A202" else self.said_here(word.text)
            if not told and 0 < len(known) <= _FEW:
                told = f"there is {quoted(known)}"
            self.foreign(word, foreign, told)
            return
        help_ = did_you_mean(word.text, known)
        if code == "A202" and self.names.is_called_elsewhere(word.text):
            help_, known = self.all_verbs(), []
        words: Sequence[EventWord | QuantityWord] = ()
        if code == "A205":
            words = self.names.vocabulary.events
        elif code == "A206":
            words = self.names.vocabulary.quantities
        others = called_so(word.text, (one for one in words if one.name in known))
        if others and not certain(word.text, known):
            help_ = f"write {quoted(others)}"
            known = others
        elif not help_ and len(known) <= 8:
            help_ = f"there is {quoted(known)}" if known else ""
        self.reporter.report(
            code,
            word.span,
            message or f"unknown {what} `{word.text}`",
            help=help_,
            note=self.note_on(others[0] if others else closest(word.text, known), code),
            fix=self.reporter.instead(word, others[0])
            if len(others) == 1
            else self.reporter.respelt(word, known),
        )

    def all_verbs(self) -> str:
        """What verbs there are; "" if they are too many to be listed."""
        names = dict.fromkeys(verb.name for verb in self.names.vocabulary.verbs)
        return f"there is {quoted(names)}" if len(names) <= _FEW else ""

    def note_on(self, meant: str, code: str) -> str:
        """How the word that was meant is written, with an example; "" where none is known."""
        if code == "A202":
            verbs = self.names.verbs.get(meant)
            return explain(verbs) if verbs else self.form(meant)
        event = self.names.events.get(meant) if code == "A205" else None
        quantity = self.names.quantities.get(meant) if code == "A206" else None
        word = event or quantity
        return f"{word.doc} Example: {word.example}" if word else ""


def _kinds(verb: Verb) -> set[str]:
    """The kinds of things that a verb takes."""
    return {base(operand.type) for operand in verb.operands}.difference(_PLAIN)
