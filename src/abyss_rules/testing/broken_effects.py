"""More rules of the language broken: expressions, statements and heads that must not be written.

Each is made of the vocabulary's words, as far as it has those that it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_work import ZONE
from abyss_rules.dsl.names import ME, base
from abyss_rules.testing.broken_edits import (
    Edit,
    Place,
    instead,
    numbers,
    of_form,
    part_tokens,
    within_braces,
)
from abyss_rules.testing.cards_draft import scope_of
from abyss_rules.testing.words_tree import Phrase, Word

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import Verb
    from abyss_rules.testing.broken_edits import Change
    from abyss_rules.testing.cards import CardDraft
    from abyss_rules.testing.cards_draft import Scope

#: Words that are wrong, and what is wrong with them.
Wrong = tuple[list[str], str]
#: Makes all wrong words of a sort that a vocabulary has.
Source = Callable[["CardDraft"], Iterator[Wrong]]

#: So many loops inside each other are too many for any card.
_LOOPS = 4


# --- numbers that are none ----------------------------------------------------------------------


def _of_whom(draft: CardDraft) -> Iterator[Wrong]:
    for word in draft.lexicon.vocabulary.selectors:
        if word.of:
            yield ["count", "(", word.name, ")"], f"`{word.name}` of whom?"


def _of_several(draft: CardDraft) -> Iterator[Wrong]:
    for word in draft.lexicon.quantities.get("Count", ()):
        if word.of:
            yield [word.name, "of", "opponents"], f"`{word.name}` is of one player"


def _of_nobody(draft: CardDraft) -> Iterator[Wrong]:
    for word in draft.lexicon.vocabulary.selectors:
        if not word.of and not draft.lexicon.names.attribute(word.name, "Player"):
            yield ["count", "(", word.name, "of", ME, ")"], f"`{word.name}` belongs to nobody"
    yield ["7", "of", ME], "`7` cannot stand before `of`"


def _unreadable(draft: CardDraft) -> Iterator[Wrong]:
    for word in draft.lexicon.vocabulary.quantities:
        if word.of and not word.readable:
            yield [word.name, "of", ME], f"`{word.name}` cannot be read"


def _one_counted(_draft: CardDraft) -> Iterator[Wrong]:
    yield ["count", "(", ME, ")"], f"`{ME}` is one player"


def _unlike(_draft: CardDraft) -> Iterator[Wrong]:
    yield ["count", "(", "players", "where", ME, "==", "7", ")"], "a player is compared with 7"


def _hidden(draft: CardDraft) -> Iterator[Wrong]:
    for word in draft.lexicon.vocabulary.selectors:
        if word.sees != "nobody":
            continue
        things = [word.name, "of", ME] if word.of else [word.name]
        for attribute in draft.lexicon.attributes_of.get(base(word.gives), ()):
            if attribute.gives == "Count":
                number = ["sum", "(", *things, ",", attribute.name, ")"]
                yield number, f"nobody sees what lies in `{word.name}`"


def _odd_call(_draft: CardDraft) -> Iterator[Wrong]:
    yield ["count", "(", "players", ",", "1", ")"], "`count` takes one thing"
    yield ["sum", "(", "players", ")"], "`sum` takes two things"


def _too_many_loops(draft: CardDraft) -> Iterator[Wrong]:
    for word in draft.lexicon.vocabulary.selectors:
        if draft.lexicon.size(base(word.gives)) < ZONE:
            continue
        things = [word.name, "of", ME] if word.of else [word.name]
        number = ["count", "(", *things, ")"]
        for _ in range(_LOOPS):
            number = ["count", "(", *things, "where", *number, ">", "1", ")"]
        yield number, f"{_LOOPS} loops over `{word.name}` are inside each other"


# --- statements that cannot stand where they are ------------------------------------------------


def _scope(draft: CardDraft) -> Scope:
    kind = draft.lexicon.names.card_kinds[draft.lexicon.kind]
    return scope_of(kind.type, kind.name)


def _example(draft: CardDraft, verb: Verb) -> list[str]:
    """A verb with operands that fit on every card."""
    return list(draft.with_operands(verb, _scope(draft), 0).tokens())


def _standing_once(draft: CardDraft) -> Iterator[Wrong]:
    for word, _mode in draft.lexicon.changeable:
        value = list(draft.one(word.gives, _scope(draft), 0).tokens())
        statement = ["set", word.name, "to", *value, "for", ME, ";"]
        yield statement, "what holds on stands among what is done once"
        return


def _unused(draft: CardDraft) -> Iterator[Wrong]:
    binder = draft.fresh("Unused", _scope(draft)).text
    yield ["choose", binder, "from", "players", ";"], f"`{binder}` is never used"


def _incomplete(draft: CardDraft) -> Iterator[Wrong]:
    for verb in draft.lexicon.verbs:
        if verb.operands and not _has_form(draft, verb.name, []):
            yield [verb.name, ";"], f"`{verb.name}` has no operands"


def _has_form(draft: CardDraft, name: str, labels: list[str]) -> bool:
    return any(
        verb.name == name and [operand.label for operand in verb.operands] == labels
        for verb in draft.lexicon.vocabulary.verbs
    )


def _unfitting(draft: CardDraft) -> Iterator[Wrong]:
    """Verbs with several forms of one look, none of which takes a condition."""
    for verb in draft.lexicon.verbs:
        alike = [
            other
            for other in draft.lexicon.vocabulary.verbs
            if other.name == verb.name
            and [o.label for o in other.operands] == [o.label for o in verb.operands]
        ]
        if len(alike) > 1 and not any(o.type == "Truth" for v in alike for o in v.operands):
            words: list[str] = [verb.name]
            for operand in verb.operands:
                words += [operand.label] if operand.label else []
                words += ["(", "1", ">", "0", ")"]
            yield [*words, ";"], f"`{verb.name}` takes no condition"


def _no_zone(draft: CardDraft) -> Iterator[Wrong]:
    for verb in draft.lexicon.verbs:
        for place, operand in enumerate(verb.operands):
            if operand.type.endswith("@"):
                word = draft.lexicon.zones[base(operand.type)][0]
                given = Phrase("of", [Word(word.name, "selector"), "of", "opponents"])
                act = draft.with_operands(verb, _scope(draft), 0, place, given)
                yield list(act.tokens()), f"`{word.name} of opponents` is no zone of one player"


def _cannot_wait(draft: CardDraft) -> Iterator[Wrong]:
    for verb in draft.lexicon.verbs:
        if not verb.together and verb not in draft.lexicon.waiting:
            act = _example(draft, verb)
            loop = ["each", _binder(draft), "in", "players", "together", "{", *act, "}"]
            yield loop, f"`{verb.name}` cannot wait"


def _binder(draft: CardDraft) -> str:
    return draft.fresh("Player", _scope(draft)).text


# --- what cannot hold on ------------------------------------------------------------------------


def _once_standing(draft: CardDraft) -> Iterator[Wrong]:
    for verb in draft.lexicon.verbs[:1]:
        yield _example(draft, verb), "what is done once stands among what holds on"


def _other_mode(draft: CardDraft) -> Iterator[Wrong]:
    forms = {
        "add": ("add", "1", "to", "{}", "for", ME, ";"),
        "set": ("set", "{}", "to", "1", "for", ME, ";"),
        "at_most": ("limit", "{}", "to", "at", "most", "1", "for", ME, ";"),
        "at_least": ("limit", "{}", "to", "at", "least", "1", "for", ME, ";"),
    }
    for word in draft.lexicon.vocabulary.quantities:
        for mode, form in forms.items():
            if mode not in word.modes:
                yield [part.format(word.name) for part in form], f"no `{mode}` for `{word.name}`"


def _other_timing(draft: CardDraft) -> Iterator[Wrong]:
    for verb in draft.lexicon.verbs[:1]:
        act = _example(draft, verb)
        for event in draft.lexicon.vocabulary.events:
            for timing in ("after", "at"):
                if timing not in event.timings:
                    effect = [timing, event.name, "of", ME, "{", *act, "}"]
                    yield effect, f"`{timing}` does not go with `{event.name}`"


# --- edits --------------------------------------------------------------------------------------


def _sourced(
    name: str,
    source: Source,
    codes: tuple[str, ...],
    places: Callable[[CardDraft, list[Place]], list[Place]],
    put: Callable[..., Change],
) -> Edit:
    """An edit that puts words of a source into places, if the vocabulary has such words."""

    def where(draft: CardDraft, every: list[Place]) -> list[Place]:
        found = places(draft, every)
        return found if found and next(source(draft), None) is not None else []

    def change(draft: CardDraft, place: Place) -> Change:
        tokens, what = draft.pick(list(source(draft)))
        return put(place, tokens, what, *codes)

    return Edit(name, where, change)


def _emptied(_draft: CardDraft, place: Place) -> Change:
    return instead(place, ["{", "}"], "nothing stands in the braces", "A405")


def _repeat(_draft: CardDraft, place: Place) -> Change:
    tokens = list(part_tokens(place))
    return instead(place, tokens * 2, f"the head `{' '.join(tokens[:2])}` stands twice", "A412")


def _strange_heads(draft: CardDraft, places: list[Place]) -> list[Place]:
    """The card, if other kinds of cards have a head that its kind has not."""
    return places[:1] if _heads_of_others(draft, places[0]) else []


def _heads_of_others(draft: CardDraft, place: Place) -> list[tuple[str, str]]:
    kind = next(iter(part_tokens(place)))
    return [
        (head.form, head.word)
        for head in draft.lexicon.vocabulary.heads
        if kind not in head.cards and head.form in ("on", "at", "once per", "while")
    ]


def _strange_head(draft: CardDraft, place: Place) -> Change:
    form, word = draft.pick(_heads_of_others(draft, place))
    body = draft.standing(_scope(draft), 0) if form == "while" else draft.block(_scope(draft), 0)
    head = [*form.split(), word, *body.tokens()]
    end = (place[0], place[2] - 1, place[2] - 1)
    return instead(end, head, f"`{form} {word}` is a head of other cards", "A406")


_number = partial(_sourced, places=numbers, put=instead)
_statement = partial(_sourced, places=of_form("block"), put=within_braces)
_effect = partial(_sourced, places=of_form("standing"), put=within_braces)

EDITS = (
    _number("of whom", _of_whom, ("A211",)),
    _number("several where one is wanted", _of_several, ("A302",)),
    _number("of what belongs to nobody", _of_nobody, ("A306",)),
    _number("quantity that cannot be read", _unreadable, ("A307",)),
    _number("one where several are wanted", _one_counted, ("A303",)),
    _number("compared with something else", _unlike, ("A305",)),
    _number("hidden things", _hidden, ("A308",)),
    _number("call of another form", _odd_call, ("A410",)),
    _number("too many loops", _too_many_loops, ("A411",)),
    _statement("standing effect done once", _standing_once, ("A403",)),
    _statement("name without use", _unused, ("A210",)),
    _statement("missing operands", _incomplete, ("A401",)),
    _statement("operands of no form", _unfitting, ("A402",)),
    _statement("no zone of one player", _no_zone, ("A304",)),
    _statement("what cannot wait", _cannot_wait, ("A404",)),
    _effect("statement that holds on", _once_standing, ("A403",)),
    _effect("change of another mode", _other_mode, ("A408",)),
    _effect("timing of another event", _other_timing, ("A407",)),
    Edit("empty braces", of_form("block", "standing"), _emptied),
    Edit("head twice", of_form("on", "at", "once per"), _repeat),
    Edit("head of another kind of card", _strange_heads, _strange_head),
)
