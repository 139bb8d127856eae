"""What of a card with faults is sound all the same: whole fields, and whole abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.check_effects import EffectChecker
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.names import ME, SELF
from abyss_rules.dsl.scope import Scope
from abyss_rules.dsl.spelling import closest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl import syntax
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.syntax import Span
    from abyss_rules.model.cards import Card
    from abyss_rules.model.effects import Ability

    #: A card as written and as checked, or what is sound of it.
    Pair = tuple[syntax.Card, Card]


def sound_parts(pairs: Sequence[Pair], names: Names, reporter: Reporter) -> list[Pair]:
    """The members of a template, or the one card, without what has faults.

    So nothing is said of a part that may be another one once it is mended: a part stays only if it
    was read as it is written, and nothing is wrong in it.
    """
    heads: list[dict[Span, Ability]] = [_abilities(*pair, names, reporter) for pair in pairs]
    # What is wrong with one member of a template is told for all of them.
    common = {span for span in heads[0] if all(span in own for own in heads)}
    return [
        (
            evolve(
                written,
                fields=_fields(written, reporter),
                heads=tuple(head for head in written.heads if head.span in common),
            ),
            evolve(card, abilities=tuple(own[h.span] for h in written.heads if h.span in common)),
        )
        for (written, card), own in zip(pairs, heads, strict=True)
    ]


def knows_names(written: syntax.Card, known: Sequence[str], reporter: Reporter) -> bool:
    """Whether it can be said what a card with faults is called in other languages.

    Not if its names have a fault, or may stand in what could not be read.

    Args:
        written: The card.
        known: The fields that it can have.
        reporter: Has what is wrong with it.
    """
    parts = [*(field.span for field in written.fields), *(head.span for head in written.heads)]
    if reporter.unreadable(written.span, parts):
        return False
    faulty = [field for field in written.fields if not _is_sound(field.span, reporter)]
    others = set(known) - {"name"}
    meant = (closest(field.name.text, known) for field in faulty)
    return all(name in others for name in meant)


def knows_abilities(written: syntax.Card, reporter: Reporter) -> bool:
    """Whether all that a card does is known: what is found in it is of its title and its fields."""
    title = [written.id.span, *([written.name.span] if written.name else ())]
    others = [*title, *(field.span for field in written.fields)]
    return not reporter.unreadable(written.span, others, codes=("A",))


def _fields(written: syntax.Card, reporter: Reporter) -> tuple[syntax.Field, ...]:
    """The fields of which none of the same name has a fault."""
    faulty = {f.name.text for f in written.fields if not _is_sound(f.span, reporter)}
    return tuple(field for field in written.fields if field.name.text not in faulty)


def _abilities(
    written: syntax.Card, card: Card, names: Names, reporter: Reporter
) -> dict[Span, Ability]:
    """The sound abilities by where they stand.

    Each is checked once more by itself: what was not told of it, as the reason may be a fault
    elsewhere, makes it doubtful too.
    """
    kind = names.card_kinds[card.kind]
    found: dict[Span, Ability] = {}
    for head in written.heads:
        if not _is_sound(head.span, reporter):
            continue
        alone = Reporter(reporter.source)
        scope = Scope({ME: "Player", SELF: kind.type})
        checker = EffectChecker(names, alone, scope, frozenset())
        checker.kind = kind.name
        ability = checker.ability(head, kind.name)
        if ability is not None and not alone.errors:
            found[head.span] = ability
    return found


def _is_sound(span: Span, reporter: Reporter) -> bool:
    """Whether characters were read as they stand in the file, and no error was found in them."""
    return reporter.kept_in_file(span) is not None and not reporter.has_errors_in(span)
