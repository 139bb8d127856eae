"""From what a thing is picked first that a verb takes: as in the verb's own example, if it does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_one_by_one import OneByOneChecker
from abyss_rules.dsl.names import ME, base, is_many, quoted
from abyss_rules.dsl.spelling import certain

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import AttributeWord, Operand, Verb

#: The type that is wanted where any number of things is.
SEVERAL = "*"
#: A choice in an example: its name, and the things it is from.
_CHOICE = re.compile(r"choose (\w+) from ([^;]*);")
#: The other player of an example.
_OTHER = re.compile(r"\bof o\b")
#: So many ways to pick a thing are shown.
_SHOWN = 2


class PickChecker(OneByOneChecker):
    """Knows from what authors choose the things that verbs take."""

    #: What the operand is, in each form that the verb may have, that is looked at.
    slots: tuple[tuple[Verb, Operand], ...] = ()
    #: The word before `of` where what stands behind it is looked at.
    asked_of = ""

    def picked(self, wanted: str, name: str = "") -> str:
        """How one thing of a type is chosen first; "" where none is seen.

        ``name`` is what the author calls it already, "" if that can be no name.
        """
        if self.at_the_end:  # nobody chooses when the game is over
            words = [w for w in self.names.attributes.get(self.asked_of, []) if w.of == wanted]
            whole = [self.folded(w.name, w.gives, self.seen(wanted)) for w in words]
            return f"of all of them it is {quoted(whole)}" if whole else ""
        found = [self.zone_beside()] if self.slots else []
        for verb, operand in self.slots:
            chosen, taken = _from_example(verb, operand)
            if taken and len(self.slots) == 1 and not found[0]:
                return f"write `{taken}`"
            if wanted in ("", base(operand.type)):
                found.append(chosen or self.seen(operand.type))
        things = [one for one in dict.fromkeys(found) if one] or [self.seen(wanted)]
        whole = [self.choice_of(one, name) for one in things[:_SHOWN] if one]
        return f"pick one first: {quoted(whole)}" if whole else ""

    def seen(self, wanted: str) -> str:
        """The things of a type that all see, those of everybody before those of a player."""
        words = [w for w in self.names.selectors.values() if self.suits(w.gives, wanted)]
        words.sort(key=lambda word: bool(word.of) != self.at_the_end)
        things = [w.name if not w.of else f"{w.name} of {ME}" for w in words if w.sees == "all"]
        return things[0] if things else ""

    def choice_of(self, things: str, name: str) -> str:
        """A choice from some things, and before it that of their player, if nobody is named."""
        own = self.names_of("Player")
        before = ""
        if _OTHER.search(things) and "o" not in own:
            before = "" if own else "choose o from opponents; "
            things = _OTHER.sub(f"of {own[0]}", things) if own else things
        free = self.free_name(things)
        if before and free == "o":
            free = "x"
        return f"{before}choose {name or free} from {things};"

    def zone_beside(self) -> str:
        """The zone that stands beside what is taken out of it: `discard a from hand of me;`."""
        for verb, operand in self.slots:
            zones = [o for o in verb.operands if o.type == f"{operand.type}@" and o.label]
            for written in self.deed.operands if self.deed else ():
                if zones and written.label and written.label.text == zones[0].label:
                    return self.said(written.value)
        return ""

    def giving(self, kind: str) -> list[AttributeWord]:
        """The properties that are of a kind."""
        return [word for word in self.names.vocabulary.attributes if word.gives == kind]

    def folded(self, name: str, gives: str, things: str) -> str:
        """A property of several things, as one number."""
        if gives == "Count":
            return f"sum({things}, {name})"
        equal = f" == {self.some_member(gives)}" if gives != "Truth" else ""
        return f"count({things} where {name}{equal})"

    def some_member(self, kind: str) -> str:
        """A member of a kind that examples name, or its first one."""
        members = self.names.kinds[kind].members
        examples = " ".join(word.example for word in self.giving(kind)).replace(")", " ").split()
        return next((word for word in examples if word in members), members[0])

    def suits(self, type_: str, wanted: str) -> bool:
        """Whether things of a type may stand, one or several, where another is wanted."""
        return wanted == SEVERAL or base(type_) == base(wanted)

    def is_name(self, node: syntax.Expression) -> bool:
        """Whether an unknown word can be what the author calls a thing to be chosen."""
        if not isinstance(node, syntax.Word) or self.names.is_value_word(node.text):
            return False
        nouns = {noun.lower() for kind in self.names.vocabulary.kinds for noun in kind.noun}
        member = certain(node.text, self.names.members)
        return node.text.isidentifier() and node.text.lower() not in nouns and not member


def _from_example(verb: Verb, operand: Operand) -> tuple[str, str]:
    """From what the verb's own example chooses an operand, and what it takes without a choice."""
    signs = [f"{o.label} (?P<{o.name}>.+?)".strip() for o in verb.operands]
    deed = re.search(rf"\b{verb.name} {' '.join(signs)};", verb.example)
    if deed is None or is_many(operand.type):
        return "", ""
    things: str = dict(_CHOICE.findall(verb.example)).get(deed[operand.name], "")
    return re.sub(r" by \w+$", "", things), "" if things else deed[operand.name]
