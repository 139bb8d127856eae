"""What a card is checked against, and what is said of names that mean nothing where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import IT, ME, SELF, UNKNOWN, base, is_many, quoted
from abyss_rules.dsl.repair import STAND_IN
from abyss_rules.dsl.spelling import alike, closest, in_digits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.scope import Scope


class NameChecker:
    """The words and names of one card, and the faults of those that are none."""

    def __init__(
        self, names: Names, reporter: Reporter, scope: Scope, doubtful: frozenset[str]
    ) -> None:
        self.names = names
        self.reporter = reporter
        self.scope = scope
        #: Words of which nothing can be said, because what explained them may be lost.
        self.doubtful = doubtful
        #: The names of the power in which something that holds on begins: it does not know them.
        self.outer: Scope | None = None

    def quote(self, node: syntax.Expression) -> str:
        """What an expression says, as code."""
        return f"`{self.reporter.source.excerpt(node.span)}`"

    def members_help(self, node: syntax.Expression, wanted: str) -> str:
        """A hint at the members of the wanted kind."""
        kind = self.names.kinds.get(base(wanted))
        if not kind or not kind.members:
            return ""
        meant = ""
        if isinstance(node, syntax.Word):
            meant = did_you_mean(node.text, self.names.spellings(kind))
        return meant or f"{self.names.one(wanted)} is one of {quoted(kind.members)}"

    def unknown(self, node: syntax.Word, wanted: str) -> None:
        """Report a name that means nothing here, with the best hint there is."""
        name = node.text
        if name in self.doubtful or self.reporter.is_full or self.is_of_unknown(name):
            return
        if self.outer is not None and (bound := self.outer.find(name)):
            bound.uses += 1
            self.reporter.report(
                "A201",
                node.span,
                f"`{name}` is not known here, for this holds on when the power is over",
                help=f"name `{ME}`, `{SELF}`, `opponents` or `players`",
            )
        elif name in self.names.selectors or name in self.names.quantities:
            self.reporter.report(
                "A211",
                node.span,
                f"of whom is `{name}` meant?",
                help=f"write `{name} of me`, `{name} of opponents` or `{name} of` a chosen player",
                note=self.example_of(name),
            )
        elif name in self.names.attributes:
            owners = [self.names.one(word.of) for word in self.names.attributes[name]]
            self.reporter.report(
                "A211",
                node.span,
                f"`{name}` is a property of {' or '.join(owners)}, and none is meant here",
                help=f"write `{name} of` and the thing",
                note=self.example_of(name),
            )
        elif foreign := self.names.foreign(name):
            self.reporter.report(
                "A208",
                node.span,
                f"`{name}` is a word of the ruleset `{foreign}`, "
                f"not of `{self.names.vocabulary.ruleset}`",
            )
        else:
            self.unknown_name(node, wanted)

    def unknown_name(self, node: syntax.Word, wanted: str) -> None:
        """Report a name that nobody knows, and what was probably meant."""
        name = node.text
        if STAND_IN in self.doubtful and STAND_IN in self.scope.authors(unused=True):
            self.scope.alias(name, STAND_IN)  # it is the name that is missing
            return
        kind = self.names.kinds.get(base(wanted))
        known = list(self.candidates(wanted))
        meant = self.authors_own(name, wanted) or closest(name, known)
        help_ = f"did you mean `{meant}`?" if meant else ""
        fix = self.reporter.respelt(node, known)
        if not help_ and kind and kind.members:
            help_ = f"{self.names.one(wanted)} is one of {quoted(kind.members)}"
        fix = fix if fix and fix[1] == meant else None
        if (number := in_digits(name)) and wanted in ("", "Count"):
            meant, help_ = "", f"numbers are written in digits: `{number}`"
            fix = self.reporter.instead(node, number)
        self.reporter.report(
            "A201",
            node.span,
            f"unknown name `{name}`",
            help=help_,
            note=self.example_of(meant),
            fix=fix,
        )

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
        return bound is None or base(bound.type) == base(wanted) or wanted in ("", UNKNOWN)

    def is_of_unknown(self, name: str) -> bool:
        """Whether a word may be a property of something whose fault is told already."""
        it = self.scope.find(IT)
        return it is not None and it.type == UNKNOWN and name in self.names.attributes

    def candidates(self, wanted: str) -> Iterable[str]:
        """The names that could stand here."""
        kind = self.names.kinds.get(base(wanted))
        it = self.scope.find(IT)
        selectors = self.names.selectors.values()
        properties = [w.name for w in self.names.vocabulary.attributes if it and w.of == it.type]
        if kind and kind.members:
            return [*self.names.spellings(kind), *properties, *self.scope.names()]
        return [
            *(() if wanted else properties),
            *(name for name in self.scope.names() if wanted and self.may_stand(name, wanted)),
            *(word.name for word in selectors if base(word.gives) == base(wanted) and not word.of),
            *self.scope.names(),
            *properties,
            *self.names.selectors,
            *(w.name for w in self.names.quantities.values() if w.readable),
            *(() if wanted else self.names.members),
        ]

    def wrong_of(self, what: syntax.Word, whom: syntax.Expression, type_: str) -> None:
        """Report ``X of Y`` where Y has no X."""
        name, thing = what.text, self.names.one(type_)
        owners = [self.names.one(word.of) for word in self.names.attributes.get(name, ())]
        for table in (self.names.selectors, self.names.quantities):
            if (word := table.get(name)) and word.of:
                owners.append(self.names.one(word.of))
            elif word:
                self.reporter.report(
                    "A306",
                    what.span,
                    f"`{name}` belongs to nobody: it stands without `of`",
                    note=self.example_of(name),
                )
                return
        if owners:
            told = " or ".join(owners)
            self.reporter.report(
                "A306",
                whom.span,
                f"`{name}` is of {told}, but {self.quote(whom)} is {self.names.spoken(type_)}",
                note=self.example_of(name),
            )
        elif foreign := self.names.foreign(name):
            self.reporter.report(
                "A208",
                what.span,
                f"`{name}` is a word of the ruleset `{foreign}`, "
                f"not of `{self.names.vocabulary.ruleset}`",
            )
        elif name not in self.doubtful:
            known = [*self.owned_by(base(type_)), *(["top"] if is_many(type_) else [])]
            self.reporter.report(
                "A201",
                what.span,
                f"{thing} has no `{name}`",
                help=did_you_mean(name, known),
                note=self.example_of(closest(name, known)),
                fix=self.reporter.respelt(what, known),
            )

    def example_of(self, word: str) -> str:
        """What a word for things or numbers means, with an example; "" for other words."""
        vocabulary = self.names.vocabulary
        for words in (vocabulary.selectors, vocabulary.quantities, vocabulary.attributes):
            for one in words:
                if one.name == word:
                    return f"{one.doc} Example: {one.example}"
        return ""

    def owned_by(self, type_: str) -> list[str]:
        """The words that may stand before ``of`` a thing of that type."""
        vocabulary = self.names.vocabulary
        return [
            *(word.name for word in vocabulary.attributes if word.of == type_),
            *(word.name for word in vocabulary.selectors if word.of == type_),
            *(word.name for word in vocabulary.quantities if word.of == type_),
        ]
