"""Recognizes sentences in what is done: several deeds in one, one for nothing, one by `you`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_order import OrderChecker
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habit_words import Words
from abyss_rules.dsl.habits_sentences import (
    BEHIND,
    NOT_DONE,
    STANDING,
    as_change,
    condition_first,
    told_for,
)
from abyss_rules.dsl.names import ME, OWNER_WORDS, base, quoted
from abyss_rules.dsl.spelling import certain
from abyss_rules.dsl.wording import explain, signature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.syntax import Span
    from abyss_rules.model.effects import Act
    from abyss_rules.model.vocabulary import Verb

#: What joins sentences in rule texts.
_JOINTS = frozenset({"and", "then", "also", "plus"})
#: What is said of a price that is none.
_NOTHING = frozenset({"free", "nothing", "none", "zero"})
#: Others of whom rule texts say what they do, and by which word all of them are gone through.
_OTHERS = {
    **dict.fromkeys(("everybody", "everyone", "he", "player", "players", "she"), "players"),
    **dict.fromkeys(("opponent", "opponents", "rival", "rivals"), "opponents"),
    **dict.fromkeys(("they", "we"), "players"),
}
#: Those who were spoken of before.
_SPOKEN_OF = frozenset({"he", "she", "they"})
#: What stands between a subject and its verb, and means nothing or that it need not be done.
_MUST = ("must", "shall", "should", "will")
_MAY = ("may", "can")
#: That something is not done, or must not be.
_NOT = re.compile(
    rf"\w+\s+(?:(?:{'|'.join((*_MUST, *_MAY))}|do|does)\s+)?(?:not|never|cannot)\b", re.IGNORECASE
)


class JointChecker(OrderChecker):
    """Knows what authors join in one statement as in a sentence."""

    def act(self, node: syntax.Act) -> Act | None:
        """A verb with its operands; None if no signature of the verb fits."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def which(self, node: syntax.Act, type_: str) -> str:
        """The condition that things are what the author calls them: `2 mages from …`; or ""."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def joined(self, node: syntax.Act) -> bool:
        """Report a word that joins two things that are done, and check both on their own."""
        operands = node.operands
        for number, operand in enumerate(operands[:-1]):
            value, following = operand.value, operands[number + 1]
            if isinstance(value, syntax.Infix) and self.is_verb(value.right):
                # The first operand of a verb may be any expression: `discard l and take m;`.
                before: tuple[syntax.Expression, ...] = (value.left,)
                joint, behind = value.operator, value.right
                rest = operands[number + 1 :]
            elif isinstance(value, syntax.Word) and number and operand.label is None:
                before, joint, behind = (), value, following.value
                rest = operands[number + 1 + self.is_verb(behind) :]
            else:
                continue
            again = isinstance(behind, syntax.Numeral)
            if joint.text in _JOINTS and (again or self.is_verb(behind)):
                own = *operands[:number], *(syntax.Operand(operand.label, one) for one in before)
                self.report_joint(node, joint, own, behind)
                verb = behind if isinstance(behind, syntax.Word) else node.verb
                self.act(syntax.Act(node.verb, own, (node.span[0], own[-1].value.span[1])))
                self.act(syntax.Act(verb, rest, (behind.span[0], node.span[1])))
                return True
        return False

    def is_verb(self, node: syntax.Expression) -> bool:
        """Whether an expression is a verb, or a word by which authors call one."""
        return isinstance(node, syntax.Word) and (
            node.text in self.names.verbs or bool(self.names.meant_by(node.text))
        )

    def report_joint(
        self,
        node: syntax.Act,
        joint: syntax.Word,
        before: Sequence[syntax.Operand],
        behind: syntax.Expression,
    ) -> None:
        """Report the word between what is done first and what is done then."""
        again = f"{node.verb.text} " if isinstance(behind, syntax.Numeral) else ""
        where: Span = before[-1].value.span[1], behind.span[0]
        said = self.reporter.source.excerpt((behind.span[0], node.span[1])).rstrip(";")
        self.reporter.report(
            "A401",
            joint.span,
            f"`{joint.text}` does not join what is done: each statement ends with `;`",
            help=f"write `; {again}{said};`",
            fix=(where, f"; {again}"),
        )

    def unpriced(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report `for free` where a price is wanted."""
        last = len(node.operands) - 1
        written = node.operands[last] if node.operands else None
        if written is None or written.label is None or not isinstance(written.value, syntax.Word):
            return False
        said = written.value.text
        if said not in _NOTHING or self.scope.find(said) is not None:
            return False
        for verb in verbs:
            price, *rest = verb.operands[last:] or verb.operands[:1]
            kind = self.names.kinds.get(rest[0].type) if len(rest) == 1 else None
            if price.label == written.label.text and kind is not None and kind.members:
                what = dict(kind.spellings).keys() or kind.members
                right = f"0 {next(iter(what))}"
                self.reporter.report(
                    "A401",
                    written.value.span,
                    f"`{said}` is no price",
                    help=f"write `{written.label.text} {right}`",
                    fix=(written.value.span, right),
                )
                for operand in node.operands:
                    self.use_all(operand.value.span)
                return True
        return False

    def condition_behind(self, node: syntax.Act) -> bool:
        """Report `gain 2 pearls if disabled;`, where the condition stands behind the deed."""
        behind = next((o.value for o in node.operands[1:] if _is_one_of(o.value, BEHIND)), None)
        right = condition_first(self.reporter.source.text[slice(*node.span)])
        if behind is None or not right or self.scope.find(_text(behind)) is not None:
            return False
        message = f"`{_text(behind)}` and its condition stand before what is done"
        where = behind.span[0], node.span[1]
        self.reporter.report(
            "A401",
            where,
            message,
            help=f"write `{right}`",
            note=self.form("if"),
            # What holds on as long as something is true has a form of its own.
            fix=None if _text(behind) == STANDING else (node.span, right),
        )
        self.use_all(node.span)
        return True

    def in_a_sentence(self, node: syntax.Act) -> bool:
        """Report `you may gain 2 pearls;` and `subtract 2 from recruit_cost for me;`."""
        said = self.reporter.source.text[slice(*node.span)]
        if meant := as_change(said, Words.of(self.names.vocabulary)):
            right, whole = meant
            self.reporter.report(
                "A202",
                node.verb.span,
                f"no statement begins with `{node.verb.text}`",
                help=told_for(right),
                note=self.form(right.split()[0]),
                fix=(node.span, right) if whole else None,
            )
            return True
        return self.by_somebody(node)

    def by_somebody(self, node: syntax.Act) -> bool:
        """Report `you gain 2 pearls;` and `players gain 2 pearls;`, which say who does it."""
        who, said = node.verb.text, self.reporter.source.text[slice(*node.span)]
        owner = who.lower() in OWNER_WORDS
        bound = self.scope.find(who)
        one = who if bound is not None and base(bound.type) == "Player" and not owner else ""
        if not (owner or one or who.lower() in _OTHERS) or not node.operands:
            return False
        if _NOT.match(said):
            message, help_ = NOT_DONE
            note = self.form("if")
            if not (owner or one):
                help_ = "what others do not do to the owner of the card is told with `protect`"
                note = self.form("protect")
            self.reporter.report("A202", node.verb.span, message, help=help_, note=note)
            return True
        behind = node.operands[_is_one_of(node.operands[0].value, (*_MUST, *_MAY)) :]
        does = behind[0].value if behind and behind[0].label is None else None
        if not isinstance(does, syntax.Word):
            return False
        if owner:
            self.by_the_owner(node, does)
        else:
            self.by_others(node, does, one)
        return True

    def by_the_owner(self, node: syntax.Act, does: syntax.Word) -> None:
        """Report `you gain 2 pearls;` and `you may gain 2 pearls;`."""
        source = self.reporter.source
        may = _is_one_of(node.operands[0].value, _MAY)
        verb = self.verb_meant(does)
        rest = source.text[does.span[1] : node.span[1]].rstrip(";").rstrip()
        right = f"may {{ {verb}{rest}; }}" if may else f"{verb}{rest};"
        help_ = f"write `{' '.join(right.split())}`"
        if not verb:
            help_ = f"leave `{node.verb.text}` out"
            if meant := dict.fromkeys(one.name for one in self.names.meant_by(does.text)):
                help_ += f"; `{does.text}` is perhaps written with {quoted(meant)}"
        sure = verb and "#" not in rest and node.verb.text.lower() != ME
        self.reporter.report(
            "A202",
            node.verb.span,
            f"no statement begins with `{node.verb.text}`: it is the owner of the card who acts",
            help=help_,
            note=self.form("may") if may else "",
            fix=(node.span, right) if sure else None,
        )

    def by_others(self, node: syntax.Act, does: syntax.Word, one: str) -> None:
        """Report `players gain 2 pearls;`: what was meant is another thing than what is near.

        ``one`` is the name of the player who is said to do it, "" if it has none.
        """
        who = node.verb.text.lower()
        if who in _SPOKEN_OF and not one:
            bound = ((name, self.scope.find(name)) for name in self.scope.authors())
            one = next((name for name, b in bound if b and base(b.type) == "Player"), "")
        several = _OTHERS.get(who, "")
        name = one or several[:1]
        verbs = self.names.verbs.get(self.verb_meant(does)) or self.names.meant_by(does.text)
        labels = [operand.label.text for operand in node.operands if operand.label]
        whose = (_of_player(verb, name, labels) for verb in verbs)
        right = next(filter(None, whose), "")
        loop = "" if one else f"each {name} in {several}"
        if right:
            help_ = f"write `{loop} {{ {right}; }}`" if loop else f"write `{right};`"
        else:
            verb = f"`{verbs[0].name}`" if verbs else "what a card does"
            help_ = f"{verb} is for the owner of the card alone"
            if loop:
                help_ += f"; what is done with each player stands in `{loop} {{ … }}`"
        self.reporter.report(
            "A202",
            node.verb.span,
            f"no statement begins with `{node.verb.text}`",
            help=help_,
            note=self.form("each") if loop else "",
        )

    def lacks_chooser(self, node: syntax.Act, verbs: Sequence[Verb]) -> bool:
        """Report `discard 2 from hand;` and `discard 2 allies from hand of me;`."""
        first, *others = [operand.value for operand in node.operands] or [node.verb]
        if not isinstance(first, syntax.Numeral) or not others:
            return False
        noun = others[0] if isinstance(others[0], syntax.Word) else None
        zone: syntax.Expression = others[-1]
        asked = ""
        if isinstance(zone, syntax.Where):
            asked = self.reporter.source.excerpt(zone.condition.span)
            zone = zone.over
        held = self.names.selectors.get(self.said(zone))
        there = base(held.gives if held else self.type_of(zone))
        which = self.which(node, there)
        kind = self.kind_called(noun.text) if noun else ""
        if noun and (which or noun.text.lower() in ("card", "cards")) and others[-1] is not noun:
            kind = there
        if asked:
            which += f" and ({asked})" if which else f" where {asked}"
        labels = [
            one.label.text if one.label else ""
            for one in node.operands
            if not kind or one.value is not noun
        ]
        whose = self.zone_of(zone, there if kind or (held and held.of) else "")
        if whose is None:
            return False
        right, chooser, type_, loop = whose
        for verb in verbs:
            *begun, chosen_by = verb.operands or (None,)
            if chosen_by is None or [o.label for o in begun] != labels:
                continue
            if chosen_by.name != verb.subject:
                continue
            if not begun[-1].type.endswith("@") or base(begun[-1].type) != type_:
                continue
            if kind not in ("", type_):
                continue
            before = f"{verb.name} {self.said(first)} {labels[-1]}"
            right = f"{before} {right}{which} {chosen_by.label} {chooser};"
            self.reporter.report(
                "A401",
                node.span,
                f"`{verb.name}` lacks `{chosen_by.label} {chosen_by.name.upper()}`",
                help=f"write `{f'{loop} {{ {right} }}' if loop else right}`",
                note=explain([verb]),
            )
            self.use_all(node.span)
            return True
        return False

    def zone_of(self, zone: syntax.Expression, type_: str) -> tuple[str, str, str, str] | None:
        """A zone of one player, who that is, what is in it, and the loop over players it needs.

        Args:
            zone: What the author wrote, with or without a player.
            type_: What is in it where that is known.
        """
        if not isinstance(zone, syntax.Of):
            whom = self.player_meant()
            bare = self.said(zone) in self.names.selectors
            return f"{self.said(zone)}{f' of {whom}' * bare}", whom, type_, ""
        players = self.type_of(zone.whom)
        if players == "Player":
            return self.said(zone), self.said(zone.whom), type_, ""
        held = self.names.selectors.get(self.said(zone.what))
        if base(players) != "Player" or held is None or not isinstance(zone.whom, syntax.Word):
            return None
        name = self.free_name(zone.whom.text)
        loop = f"each {name} in {zone.whom.text}"
        return f"{self.said(zone.what)} of {name}", name, base(held.gives), loop

    def verb_meant(self, word: syntax.Word) -> str:
        """The verb or other first word of a statement that a word certainly is, or ""."""
        known = [*self.names.verbs, *OPENING_WORDS]
        return word.text if word.text in known else certain(word.text, known)


def _of_player(verb: Verb, name: str, labels: Sequence[str]) -> str:
    """A verb's signature with a name in the place of the player.

    "" if it has no player, or one is written already behind such a label.
    """
    player = next((o for o in verb.operands if base(o.type) == "Player"), None)
    if player is None or player.label in labels:
        return ""
    return re.sub(rf"\b{player.name.upper()}\b", name, signature(verb))


def _text(node: syntax.Expression) -> str:
    return node.text if isinstance(node, syntax.Word) else ""


def _is_one_of(node: syntax.Expression, words: Sequence[str]) -> bool:
    return _text(node) in words
