"""What is said of names that mean nothing where they stand, and of what stands wrongly by `of`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_hints import FORMS, Hint, HintChecker
from abyss_rules.dsl.check_picks import SEVERAL
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import IT, ME, OWNER_WORDS, SELF, UNKNOWN, base, is_many, quoted
from abyss_rules.dsl.repair import STAND_IN
from abyss_rules.dsl.spelling import alike, certain, closest, in_digits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.diagnostics import Replacement

#: Whom rule texts speak of, by what they are called here.
_SPOKEN_OF = {
    **dict.fromkeys(OWNER_WORDS - {ME}, ME),
    **dict.fromkeys(("itself", "this", "this_card"), SELF),
    **dict.fromkeys(("enemies", "others", "rivals"), "opponents"),
    **dict.fromkeys(("all", "all_players", "everybody", "everyone"), "players"),
}
#: Those that may be everything as well as everybody.
_EVERYTHING = frozenset({"all", "others"})
#: So many words are listed in a hint.
_LISTED = 12


class UnknownChecker(HintChecker):
    """Reports names that mean nothing, or not here, with what was probably meant."""

    #: The name that is bound where what it is bound to is looked at.
    binding: str = ""

    def unknown(self, node: syntax.Word, wanted: str) -> None:
        """Report a name that means nothing here, with the best hint there is."""
        name = node.text
        if name in self.doubtful or self.reporter.is_full or self.is_of_unknown(name):
            return
        if self.guessing:
            self.reporter.report("A201", node.span, f"unknown name `{name}`")
        elif self.outer is not None and (bound := self.outer.find(name)):
            bound.uses += 1
            self.reporter.report(
                "A201",
                node.span,
                f"`{name}` is not known here, for this holds on when the power is over",
                help=f"name `{ME}`, `{SELF}`, `opponents` or `players`",
            )
        elif name == self.binding:
            self.too_early(node)
        elif name in self.names.selectors or name in self.names.quantities:
            self.of_whom(node, self.as_wanted(name, wanted))
        elif name in self.names.attributes:
            self.of_what(node, wanted)
        elif foreign := self.names.foreign(name):
            here = self.said_here(name, wanted) or self.members_help(node, wanted)
            here = here or self.has_instead(wanted)
            self.foreign(node, foreign, here or self.such(wanted) or self.things_there())
        else:
            self.unknown_name(node, wanted)

    def said_here(self, name: str, wanted: str = "") -> str:
        """How that is written which authors, or other rulesets, call so; "" if it is nothing.

        Things of another type than is ``wanted`` would be wrong again.
        """
        it = self.scope.find(IT)
        others = self.names.value_called(name, it.type if it else "")
        things = [self.names.selectors.get(one.split()[0]) for one in others]
        types = [wanted] if wanted else [operand.type for _, operand in self.slots]
        closed = bool(types) and all(base(type_) in self.names.kinds for type_ in types)
        if closed and any(
            one and not any(self.suits(one.gives, t) for t in types) for one in things
        ):
            return ""
        words = self.names.attributes.get(others[0], []) if others and it is None else []
        if words:
            return self.with_property(others[0], words)
        return f"write {quoted(others)}" if others else ""

    def foreign(
        self, word: syntax.Word, ruleset: str, help_: str = "", fix: Replacement | None = None
    ) -> None:
        """Report a word of another ruleset, with what is written for it in this one."""
        self.reporter.report(
            "A208",
            word.span,
            f"`{word.text}` is a word of the ruleset `{ruleset}`, "
            f"not of `{self.names.vocabulary.ruleset}`",
            help=help_,
            fix=fix,
        )

    def too_early(self, node: syntax.Word) -> None:
        """Report a name that is used in what it is chosen from."""
        it = self.scope.find(IT)
        self.reporter.report(
            "A201",
            node.span,
            f"`{node.text}` is not known yet in what it is chosen from",
            help="the thing that is looked at is `it`, and its properties stand alone",
            fix=(node.span, IT) if it else None,
        )

    def of_whom(self, node: syntax.Word, right: str) -> None:
        """Report a word for things or a number of a player without the player."""
        name, it = node.text, self.scope.find(IT)
        found = Hint(self.whose_is(name, right))
        printed = self.names.value_called(name, it.type) if it else []
        if printed and name in self.names.quantities:
            found = Hint(f"write {quoted([*printed, f'{name} of {ME}'])}")
        if it is not None and it.type == "Player":
            right = re.sub(rf"\b{name}\b", f"{name} of {IT}", right, count=1)
            found = Hint(f"write `{right}`", (node.span, right))
        self.reporter.report(
            "A211",
            node.span,
            f"of whom is `{name}` meant?",
            help=found.help,
            note=self.example_of(printed[0] if printed else name),
            fix=found.fix,
        )

    def lacks_whose(self, node: syntax.Word, wanted: str) -> bool:
        """Report `pearls > 3`, where a number of a player is meant and none is named."""
        word = self.names.quantities.get(node.text)
        if word is None or word.of != "Player" or word.gives != "Count" or not word.readable:
            return False
        self.of_whom(node, node.text if wanted == "Count" else f"{node.text} > 0")
        return True

    def as_wanted(self, name: str, wanted: str) -> str:
        """A word for things where a number or a condition is wanted: how many there are."""
        counted = f"count({name})" if name in self.names.selectors else name
        return {"Count": counted, "Truth": f"{counted} > 0"}.get(wanted, name)

    def of_what(self, node: syntax.Word, wanted: str) -> None:
        """Report a property of nothing, or of a thing that has no such property."""
        name, it = node.text, self.scope.find(IT)
        words = self.names.attributes[name]
        owners = " or ".join(self.names.one(word.of) for word in words)
        if it is None or it.type == UNKNOWN:
            message = f"`{name}` is a property of {owners}, and none is meant here"
            other = all(word.gives != wanted for word in words)
            members = self.members_help(node, wanted) if other else ""
            found = Hint(members or self.with_property(name, words))
        else:
            looked_at = self.names.one(it.type)
            message = f"`{name}` is a property of {owners}, but {looked_at} is looked at here"
            found = self.other_property(node, it.type)
        self.reporter.report(
            "A211",
            node.span,
            message,
            help=found.help,
            note=self.example_of(name),
            fix=found.fix,
        )

    def other_property(self, node: syntax.Word, of: str) -> Hint:
        """The property that a thing has in place of one that it has not."""
        able = [word for word in self.names.vocabulary.attributes if word.of == of]
        other = self.compared.text if isinstance(self.compared, syntax.Word) else ""
        kinds = [kind for kind, _ in self.names.members.get(other, ())]
        meant = [word.name for word in able if word.gives in kinds]
        if len(meant) == 1:
            return Hint(f"write `{meant[0]}`", (node.span, meant[0]))
        if not able:
            return Hint()
        return Hint(f"{self.names.one(of)} has {quoted(word.name for word in able)}")

    def unknown_name(self, node: syntax.Word, wanted: str) -> None:
        """Report a name that nobody knows, and what was probably meant."""
        name = node.text
        left_out = self.scope.left_out()
        if left_out is not None and not left_out.uses:
            self.scope.alias(name, STAND_IN)  # it is the name that is missing
            return
        known = list(self.candidates(wanted))
        own = self.scope.authors() if name == IT else []
        if own:
            self.reporter.report(
                "A201",
                node.span,
                f"`{IT}` is what a filter looks at, and here is none",
                help=f"write {quoted(own[-2:])}",
                fix=(node.span, own[0]) if len(own) == 1 else None,
            )
            self.use_words_of(own)
            return
        if (it := self.scope.find(IT)) and (others := self.names.value_called(name, it.type)):
            self.reporter.report(
                "A201",
                node.span,
                f"unknown name `{name}`",
                help=f"write {quoted(others)}",
                note=self.example_of(others[0]),
                fix=self.reporter.instead(node, others[0]) if len(others) == 1 else None,
            )
            return
        meant = self.authors_own(name, wanted) or closest(name, known)
        found = self.meant_by(node, meant, wanted, known)
        if (number := in_digits(name)) and wanted in ("", "Count"):
            meant = ""
            found = Hint(
                f"numbers are written in digits: `{number}`", self.reporter.instead(node, number)
            )
        self.reporter.report(
            "A201",
            node.span,
            f"unknown name `{name}`",
            help=found.help,
            note=self.example_of(meant),
            fix=found.fix,
        )

    def use_words_of(self, names: Iterable[str]) -> None:
        """Count names as used: what was to be written is one of them."""
        for name in names:
            if bound := self.scope.find(name):
                bound.uses += 1

    def meant_by(self, node: syntax.Word, meant: str, wanted: str, known: list[str]) -> Hint:
        """What to write for an unknown name, of which one that is known was probably meant."""
        head, _, tail = node.text.rpartition(".")
        if head and (tail in self.names.attributes or tail in self.names.quantities):
            right = tail if head == self.binding else f"{tail} of {head}"
            return Hint(f"write `{right}`", self.reporter.instead(node, right))
        sure = certain(node.text, known)
        if not sure or self.lacks_owner(sure):
            found = self.by_kind(node, wanted)
            if found.help:
                return found
        if node.text in FORMS:
            return Hint(f"write {quoted(FORMS[node.text])}")
        if not meant:
            is_name = self.is_name(node) and node.text not in _EVERYTHING
            name = node.text if is_name else ""
            return Hint(self.members_help(node, wanted) or self.such(wanted, name))
        bound, selector = self.scope.find(meant), self.names.selectors.get(meant)
        type_ = bound.type if bound else selector.gives if selector else ""
        if is_many(type_) and wanted not in ("", SEVERAL) and not is_many(wanted):
            return Hint(self.one_at_a_time(node, meant))
        if self.lacks_owner(meant):
            return Hint(f"did you mean `{meant} of …`?")
        fix = self.reporter.respelt(node, known)
        return Hint(f"did you mean `{meant}`?", fix if fix and fix[1] == meant else None)

    def lacks_owner(self, name: str) -> bool:
        """Whether a word stands before ``of`` and nowhere else."""
        word = self.names.selectors.get(name) or self.names.quantities.get(name)
        alone = self.scope.find(name) is not None or name in self.names.members
        return word is not None and bool(word.of) and not alone

    def by_kind(self, node: syntax.Word, wanted: str) -> Hint:
        """What to write for the noun of a kind, for members of one, and for who is spoken of."""
        name, it = node.text, self.scope.find(IT)
        members = self.names.kinds.get(base(wanted))
        own = "" if members and members.members else _SPOKEN_OF.get(name.lower(), "")
        if name.lower() in _EVERYTHING and base(wanted) != "Player":
            own = ""
        if own:
            several = wanted == "Player" and own in ("opponents", "players")
            each = self.one_at_a_time(node, own, every=True) if several else ""
            return Hint(each or f"did you mean `{own}`?")
        kind = self.kind_called(name)
        if it is not None and kind and it.type == kind:
            return Hint("the one that is looked at is `it`", (node.span, IT))
        if kind and (names := self.names_of(kind)):
            return Hint(f"did you mean `{names[0]}`?")
        if kind and wanted in ("", kind):
            return Hint(self.such(kind))
        if wanted == "Truth":
            return self.member_asked(node)
        things = self.called_by_member(name) or (self.owned([kind]) if kind else [])
        whole = things[:2] if wanted == SEVERAL else []
        if wanted == "Count":
            whole = [f"count({one})" for one in things[:2]]
        words = self.names.attributes.get(self.asked_of, [])
        if things and any(word.of == wanted for word in words):
            whole = [self.folded(self.asked_of, words[0].gives, things[0])]
        return Hint(f"write {quoted(whole)}" if whole else "")

    def authors_own(self, name: str, wanted: str) -> str:
        """The name bound by the card that an unknown one was probably meant to be, or "".

        Of one that was never used so far, the unknown one is the use that it lacks.
        """
        for other in self.scope.authors(unused=True):
            if self.may_stand(other, wanted) and alike(name, other):
                self.scope.alias(name, other)
                return other
        if len(name) > 1:
            return ""
        letters = [other for other in self.scope.authors() if len(other) == 1]
        return next((other for other in letters if self.may_stand(other, wanted)), "")

    def may_stand(self, name: str, wanted: str) -> bool:
        """Whether a bound name is of the type that is wanted, as far as that is known."""
        bound = self.scope.find(name)
        if bound is None or wanted in ("", UNKNOWN) or bound.type == UNKNOWN:
            return True
        return is_many(bound.type) if wanted == SEVERAL else base(bound.type) == base(wanted)

    def is_of_unknown(self, name: str) -> bool:
        """Whether a word may be a property of something whose fault is told already."""
        it = self.scope.find(IT)
        return it is not None and it.type == UNKNOWN and name in self.names.attributes

    def candidates(self, wanted: str) -> Iterable[str]:
        """The names that could stand here: what is of another type would be wrong again."""
        kind = self.names.kinds.get(base(wanted))
        it = self.scope.find(IT)
        words = [w for w in self.names.vocabulary.attributes if it and w.of == it.type]
        properties = [w.name for w in words if wanted in ("", UNKNOWN, w.gives)]
        selectors = [w.name for w in self.names.selectors.values() if self.suits(w.gives, wanted)]
        if wanted in ("", UNKNOWN):
            quantities = [w.name for w in self.names.quantities.values() if w.readable]
            words_ = [*self.scope.names(), *self.names.selectors, *quantities]
            return [*properties, *words_, *self.names.members]
        members = self.names.spellings(kind) if kind else ()
        quantities = [
            w.name for w in self.names.quantities.values() if w.readable and w.gives == wanted
        ]
        bound = [name for name in self.scope.names() if self.may_stand(name, wanted)]
        return [*members, *properties, *bound, *selectors, *quantities]

    def wrong_of(self, node: syntax.Of, what: syntax.Word, type_: str) -> None:
        """Report ``X of Y`` where Y has no X."""
        name, whom = what.text, node.whom
        words = self.names.attributes.get(name, [])
        owners = [self.names.one(word.of) for word in words]
        ofs = [word.of for word in words]
        for table in (self.names.selectors, self.names.quantities):
            if (word := table.get(name)) and word.of:
                owners.append(self.names.one(word.of))
                ofs.append(word.of)
            elif word:
                self.without_owner(node, name)
                return
        if owners:
            help_ = self.with_property(name, words) if words else ""
            if "Player" in ofs:
                help_ = self.whose_is(name, name)
            self.reporter.report(
                "A306",
                whom.span,
                f"`{name}` is of {' or '.join(owners)}, "
                f"but {self.quote(whom)} is {self.names.spoken(type_)}",
                help=help_,
                note=self.example_of(name),
            )
        elif foreign := self.names.foreign(name):
            self.foreign(what, foreign, self.said_here(name) or self.things_there(base(type_)))
        elif name not in self.doubtful:
            self.has_none(node, what, type_)

    def without_owner(self, node: syntax.Of, name: str) -> None:
        """Report what belongs to nobody, with somebody whose it is to be."""
        selector = self.names.selectors.get(name)
        kind = base(selector.gives) if selector else ""
        right = [
            f"distinct({one}, {word.name})"
            for word in self.giving(kind)
            for one in self.owned([word.of])
        ]
        help_ = f"write `{name}`"
        if right:
            help_ += f"; the different ones among things are counted with `{right[0]}`"
        sure = selector is None and isinstance(node.whom, syntax.Word)
        self.reporter.report(
            "A306",
            node.what.span,
            f"`{name}` belongs to nobody: it stands without `of`",
            help=help_,
            note=self.example_of(name),
            fix=(node.span, name) if sure else None,
        )

    def has_none(self, node: syntax.Of, what: syntax.Word, type_: str) -> None:
        """Report a word before ``of`` that there is not."""
        name = what.text
        several = is_many(type_)
        known = [*self.owned_by(base(type_)), *(["top"] if several else [])]
        things = self.called_by_member(name) or self.owned([self.kind_called(name)])
        whose = f" of {self.said(node.whom)}"
        things = [one.replace(" of me", whose, 1) for one in things if " of me" in one][:2]
        help_ = f"write {quoted(things)}" if things else did_you_mean(name, known)
        meant = closest(name, known)
        fix = self.reporter.respelt(what, known)
        if several and meant not in (*self.names.selectors, "top"):
            fix = None  # it would be of one only
        self.reporter.report(
            "A201",
            what.span,
            f"{self.names.one(type_)} has no `{name}`",
            help=help_ or self.all_of(type_),
            note=self.example_of(meant),
            fix=None if things else fix,
        )

    def has_instead(self, wanted: str) -> str:
        """What the thing that is looked at has of a type, where it is asked for something else."""
        it = self.scope.find(IT)
        words = self.names.vocabulary.attributes
        able = [w.name for w in words if it and w.of == it.type and w.gives == wanted]
        return f"{self.names.one(it.type)} has {quoted(able)}" if it and able else ""

    def things_there(self, of: str = "") -> str:
        """What there is besides players, or what a player has, if that can be said in a line."""
        words = [w for w in self.names.selectors.values() if base(w.gives) != "Player"]
        names = [f"{w.name} of …" if w.of else w.name for w in words if of in ("", w.of)]
        return f"there is {quoted(names)}" if 0 < len(names) <= _LISTED else ""

    def all_of(self, type_: str) -> str:
        """What a thing has, if that can be said in a line."""
        known = self.owned_by(base(type_))
        return f"{self.names.one(type_)} has {quoted(known)}" if 0 < len(known) <= _LISTED else ""
