"""``abyss words``: the words that cards and scenarios of a ruleset are written in."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import click
from attrs import asdict, frozen

from abyss_rules import rulesets
from abyss_rules.cli.keywords import KEYWORDS
from abyss_rules.cli.output import examples, say_data
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import format_option, ruleset_of, ruleset_option, with_pack_here
from abyss_rules.cli.streams import say
from abyss_rules.dsl.check_cards import fields_of
from abyss_rules.dsl.check_header import HEADER
from abyss_rules.dsl.wording import signature
from abyss_rules.engine.position_words import PositionWords
from abyss_rules.errors import UnknownError
from abyss_rules.model.vocabulary import FieldWord, Vocabulary
from abyss_rules.scenarios.words import scenario_words

#: Of this form is what ``--format json`` prints.
FORMAT = 1


@frozen
class Word:
    """A word of a card language, of any kind: ``verb``, ``thing``, ``number``, ``field``."""

    kind: str
    name: str
    #: How it is written, with what it takes and gives.
    signature: str
    #: Which types it takes and gives, or what may stand in its place.
    types: str
    doc: str
    example: str = ""
    #: Words that belong to it: the members of a kind, their plurals.
    members: tuple[str, ...] = ()
    #: Other words that people think of first.
    called: tuple[str, ...] = ()


#: Names that every card may use.
_NAMED = (
    Word("name", "me", "me", "gives Player", "The player who has the card.", "score pearls of me;"),
    Word(
        "name",
        "actor",
        "actor",
        "gives Player",
        "Whose event an effect answers to.",
        "after exploration of opponents { steal 1 pearl from actor; }",
    ),
    Word("name", "self", "self", "", "The card itself.", "discard self;"),
    Word(
        "name",
        "it",
        "it",
        "",
        "What `where` looks at.",
        "choose o from opponents where pearls of it > 0;",
    ),
    Word(
        "name",
        "top",
        "top of THINGS",
        "gives one of them",
        "The first of them.",
        "take top of lord_deck;",
    ),
)


def words_of(vocabulary: Vocabulary) -> list[Word]:
    """All words of a vocabulary, kind by kind."""
    return [*_acts(vocabulary), *_readings(vocabulary), *_facts(vocabulary)]


def _acts(vocabulary: Vocabulary) -> Iterator[Word]:
    for head in vocabulary.heads:
        form = "until my next" if head.form.startswith("until") else head.form
        name = f"{form} {head.word}".strip()
        written = f"{name} EXPRESSION" if head.form == "score" else f"{name} {{ ... }}"
        types = f"of a {' or '.join(head.cards)}"
        yield Word("head", name, written, types, head.doc, head.example, called=head.called)
    for event in vocabulary.events:
        fields = ", ".join(f"{name}: {of}" for name, of in event.fields)
        for timing in event.timings:
            types = f"gives {fields}" if fields else ""
            written = f"{timing} {event.name} of PLAYER {{ ... }}"
            yield Word(
                "event",
                event.name,
                written,
                types,
                event.doc,
                event.example,
                called=event.called,
            )
    for verb in vocabulary.verbs:
        types = ", ".join(f"{operand.name.upper()}: {operand.type}" for operand in verb.operands)
        yield Word(
            "verb",
            verb.name,
            signature(verb),
            types,
            verb.doc,
            verb.example,
            called=verb.called,
        )


def _readings(vocabulary: Vocabulary) -> Iterator[Word]:
    for thing in vocabulary.selectors:
        written = _of(thing.name, thing.of)
        yield Word("thing", thing.name, written, f"gives {thing.gives}", thing.doc, thing.example)
    for word in vocabulary.attributes:
        written = _of(word.name, word.of)
        yield Word("property", word.name, written, f"gives {word.gives}", word.doc, word.example)
    for number in vocabulary.quantities:
        written = _of(number.name, number.of)
        may = ["read"] * number.readable + [mode.replace("_", " ") for mode in number.modes]
        kind = "number" if number.readable else "switch"
        types = f"gives {number.gives}; cards may {', '.join(may)}"
        yield Word(
            kind,
            number.name,
            written,
            types,
            number.doc,
            number.example,
            called=number.called,
        )


def _facts(vocabulary: Vocabulary) -> Iterator[Word]:
    for card in vocabulary.card_kinds:
        yield Word("card", card.name, f'{card.name} ID "NAME" {{ ... }}', "", card.doc)
        for field in fields_of(card):
            yield _field("field", field, f"of a {card.name}")
    for field in HEADER:
        yield _field("header", field, "of the pack's header")
    for field in vocabulary.material:
        yield _field("material", field, "of the material")
    for kind in vocabulary.kinds:
        others = [other for other, member in kind.spellings if other != member]
        written = f"{kind.name}: {', '.join(kind.members)}" if kind.members else kind.name
        yield Word("kind", kind.name, written, "", kind.doc, members=(*kind.members, *others))


def forms() -> list[Word]:
    """The words that every card language has."""
    told = KEYWORDS.items()
    found = [Word("form", word, written, "", doc, shown) for word, (written, doc, shown) in told]
    return [*found, *_NAMED]


def of_scenarios(words: PositionWords) -> list[Word]:
    """The words of scenarios of a ruleset."""
    return [
        Word("scenario", one.name, one.written, one.where, one.doc, one.example)
        for one in scenario_words(words)
    ]


def _field(kind: str, field: FieldWord, where: str) -> Word:
    example = f"{field.name} {field.example};"
    types = f"{where}, holds {field.shape}"
    written = f"{field.name} {field.shape.upper()}"
    return Word(kind, field.name, written, types, field.doc, example, called=field.called)


def _of(name: str, of: str) -> str:
    return f"{name} of {of.upper()}" if of else name


_EXAMPLES = """
Examples:
  abyss words
  abyss words gain
  abyss words on arrival
  abyss words given
  abyss words --ruleset conspiracy
  abyss words | grep ^verb
  abyss words --format json
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument("word", metavar="[WORD]", nargs=-1)
@ruleset_option
@format_option
def command(word: tuple[str, ...], ruleset: str, form: str) -> None:
    """List the words that cards and scenarios are written in, or say what one WORD means.

    One a line: its kind, how it is written and what it means. Types stand in capital letters; of
    a type with * there can be several, and one with @ is the cards of one zone of one player.
    """
    ruleset = ruleset_of(ruleset, with_pack_here(told=False))
    rules = rulesets.find(ruleset)
    found = [*words_of(rules.words.vocabulary()), *forms(), *of_scenarios(rules.position_words)]
    wanted = " ".join(word)
    if wanted:
        found = _meant(wanted, found, ruleset)
    if form == "json":
        say_data({"format": FORMAT, "ruleset": ruleset, "words": [_data(one) for one in found]})
    elif wanted:
        if all(wanted.lower() in one.called for one in found):
            say(f"No word is called {wanted.lower()}; this is what may be meant.\n")
        _explain(found)
    else:
        width = max(len(one.kind) for one in found)
        for one in found:
            say(f"{one.kind.ljust(width)}  {one.signature}  - {one.doc}")


def _data(word: Word) -> dict[str, Any]:
    return asdict(word) | {"members": list(word.members), "called": list(word.called)}


def _meant(wanted: str, words: list[Word], ruleset: str) -> list[Word]:
    """Every word of this name; else the kinds that it is a member of."""
    plain = " ".join(wanted.lower().split())
    found = _called(plain, words) or [one for one in words if plain in one.called]
    if found:
        return found
    for other in rulesets.NAMES:
        if other != ruleset and _called(plain, words_of(rulesets.find(other).words.vocabulary())):
            hint = f"it is one of {other}: see abyss words {plain} --ruleset {other}"
            raise UnknownError(f"{ruleset} has no word {wanted!r}; {hint}")
    known = {name.lower(): name for one in words for name in (one.name, *one.members)}
    close = get_close_matches(plain, known, 1)
    hint = f"did you mean {known[close[0]]!r}?" if close else "abyss words lists them all"
    raise UnknownError(f"{ruleset} has no word {wanted!r}; {hint}")


def _called(plain: str, words: list[Word]) -> list[Word]:
    """The words of this name; else the kinds that it is a member of."""
    found = [one for one in words if plain in (one.name.lower(), *one.name.lower().split())]
    return found or [one for one in words if plain in one.members]


def _explain(words: list[Word]) -> None:
    screen = Screen()
    for number, one in enumerate(words):
        if number:
            screen.print()
        screen.tell(f"{one.signature}  ({one.kind})", style="bold")
        if one.types:
            screen.tell(one.types, first="  ")
        screen.tell(one.doc, first="  ")
        if one.example:
            screen.tell(f"Example: {one.example}", first="  ")
