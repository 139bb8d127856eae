"""Checks cards: their kind, id, printed name, fields and abilities."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.check_effects import abilities
from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.check_languages import SAID, LanguageChecker, values_of
from abyss_rules.dsl.check_values import TEXT_LIMIT, length_within
from abyss_rules.dsl.check_work import WorkChecker
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.letters import folded
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.spelling import certain
from abyss_rules.model.cards import Card
from abyss_rules.model.vocabulary import FieldWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl import syntax
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.model.cards import Place
    from abyss_rules.model.vocabulary import CardKind

_ID = re.compile(r"[a-z][a-z0-9_]{0,79}")
#: The longest printed name.
NAME_LIMIT = 80
#: The fields that cards of every kind may have; a kind may have one of the same name of its own.
COMMON = (
    FieldWord(
        "copies", "Count", "How many there are of it.", "2", required=False, default="", low=1
    ),
    FieldWord(
        "replaces",
        "Name",
        "The card of another pack whose place it takes.",
        "another_card",
        required=False,
        default="",
    ),
    FieldWord(
        "name",
        "Said*",
        "What it is called in other languages.",
        'fr "Le Plongeur", de "Der Taucher"',
        required=False,
        default="",
        high=NAME_LIMIT,
    ),
    FieldWord(
        "text",
        "Said*",
        "What it does in words, to be compared with what its effects say.",
        'en "When this Lord arrives, gain 3 Pearls."',
        required=False,
        default="",
        high=TEXT_LIMIT,
    ),
)


def fields_of(kind: CardKind) -> tuple[FieldWord, ...]:
    """All fields that a card of the kind may have: those of the kind, then those of every kind."""
    own = {field.name for field in kind.fields}
    return (*kind.fields, *(field for field in COMMON if field.name not in own))


class CardChecker:
    """Checks the cards of one pack, which must not share ids or printed names."""

    def __init__(self, names: Names, declared: Sequence[str] = ()) -> None:
        self.names = names
        #: The languages of the pack, the printed names' first; none if they are not known.
        self.languages = LanguageChecker(declared)
        self.ids: dict[str, Place] = {}
        self.printed: dict[str, Place] = {}

    def card(
        self, written: syntax.Card, reporter: Reporter, doubtful: frozenset[str]
    ) -> Card | None:
        """The card, as far as it could be checked; None if not even its kind is known."""
        kind = self.names.card_kinds.get(written.kind.text)
        self.identity(written, reporter)
        if kind is None:
            self.unknown_kind(written, reporter)
            kind = self.names.card_kinds.get(certain(written.kind.text, self.names.card_kinds))
            if kind is None:
                return None
            # What else is wrong in it is told in the same run.
            written = evolve(written, kind=evolve(written.kind, text=kind.name))
        lost = reporter.unreadable(written.span, [head.span for head in written.heads])
        checker = FieldChecker(self.names, reporter, doubtful, lost)
        checker.heads = [head.form for head in written.heads]
        fields = checker.read(written.fields, fields_of(kind), f"a {kind.name}", written.id.span)
        self.languages.card(written, reporter)
        effects = abilities(written, self.names, reporter, doubtful)
        WorkChecker(self.names, reporter).card(written)
        return Card(
            kind.name,
            written.id.text,
            written.name.text if written.name else "",
            tuple(field for field in fields if field[0] not in SAID),
            effects,
            reporter.inner_place(written.span[0]),
            tuple(values_of(fields, "name")),
        )

    def identity(self, written: syntax.Card, reporter: Reporter) -> None:
        """Check id and printed name, also against the cards before."""
        place = reporter.place(written.span[0])
        id_ = written.id.text
        if not _ID.fullmatch(id_):
            reporter.report(
                "A508",
                written.id.span,
                f"`{id_[:80]}` is no id",
                help="an id is of small letters, digits and `_`, and begins with a letter",
                fix=reporter.instead(written.id, id_.lower() if _ID.fullmatch(id_.lower()) else ""),
            )
        first = self.ids.setdefault(id_, place)
        if first is not place:
            reporter.report(
                "A505",
                written.id.span,
                f"there is a card `{id_}` already, at {first.file}:{first.line}",
            )
        name = written.name
        if name is None or not name.text.strip():
            reporter.report(
                "A507",
                name.span if name else written.id.span,
                f"`{id_}` has no printed name",
                help=f'write `{written.kind.text} {id_} "…" {{`',
            )
            return
        length_within(name, NAME_LIMIT, "a printed name", reporter)
        first = self.printed.setdefault(folded(name.text), place)
        if first is not place:
            reporter.report(
                "A506",
                name.span,
                f"there is a card with the name “{name.text}” already, "
                f"at {first.file}:{first.line}",
            )

    def unknown_kind(self, written: syntax.Card, reporter: Reporter) -> None:
        """Report a card of a kind that there is not."""
        word = written.kind.text
        known = list(self.names.card_kinds)
        if foreign := self.names.foreign(word):
            ruleset = self.names.vocabulary.ruleset
            reporter.report(
                "A208",
                written.kind.span,
                f"`{word}` is a word of the ruleset `{foreign}`, not of `{ruleset}`",
            )
            return
        meant = did_you_mean(word, [*known, "pack", "material"])
        reporter.report(
            "A207",
            written.kind.span,
            f"unknown kind of card `{word}`",
            help=meant or f"there is {quoted(known)}",
            fix=reporter.respelt(written.kind, [*known, "pack", "material"]),
        )
