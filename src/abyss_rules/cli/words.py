"""``abyss words``: the words that cards of a ruleset are written in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import click
from attrs import asdict, frozen

from abyss_rules import rulesets
from abyss_rules.catalog.paths import grammar_file
from abyss_rules.cli.output import examples, say_data
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.setup import format_option, ruleset_option
from abyss_rules.cli.streams import say
from abyss_rules.dsl.check_cards import fields_of
from abyss_rules.dsl.check_header import HEADER
from abyss_rules.dsl.wording import signature
from abyss_rules.errors import UnknownError
from abyss_rules.model.vocabulary import FieldWord, Vocabulary

#: Of this form is what ``--format json`` prints.
FORMAT = 1
#: Of the grammar: the terminals that are words, and the rules with the example above them.
_TERMINAL = re.compile(r"^(_?[A-Z]+)\.\d: /\(?([a-z|]+)", re.MULTILINE)
_RULE = re.compile(r"^// (.+)\n([?\w]+):((?:.*\n)+?)(?=\n|\Z)", re.MULTILINE)
_NAME = re.compile(r"\b_?[A-Z]+\b")
_FORM_DOC = "A word of the card language of every ruleset."


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


#: Names that every card may use.
_NAMED = (
    Word("name", "me", "me", "gives Player", "The player who has the card.", "score pearls of me;"),
    Word("name", "actor", "actor", "gives Player", "Whose event an effect answers to."),
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
        yield Word("head", name, written, f"of a {' or '.join(head.cards)}", head.doc, head.example)
    for event in vocabulary.events:
        fields = ", ".join(f"{name}: {of}" for name, of in event.fields)
        for timing in event.timings:
            types = f"gives {fields}" if fields else ""
            written = f"{timing} {event.name} of PLAYER {{ ... }}"
            yield Word("event", event.name, written, types, event.doc, event.example)
    for verb in vocabulary.verbs:
        types = ", ".join(f"{operand.name.upper()}: {operand.type}" for operand in verb.operands)
        yield Word("verb", verb.name, signature(verb), types, verb.doc, verb.example)


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
        yield Word(kind, number.name, written, types, number.doc, number.example)


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


def forms(grammar: str) -> list[Word]:
    """The words that every card language has, with the examples that the grammar gives."""
    named = {
        found[1]: found[2].split("|") for found in _TERMINAL.finditer(grammar)
    }  # a function's terminal has several
    shown: dict[str, str] = {}
    for comment, rule, body in _RULE.findall(grammar):
        for terminal in _NAME.findall(body):
            for word in named.get(terminal, ()):
                if word not in shown or rule.strip("_?") == word:
                    shown[word] = comment.strip()
    found = [Word("form", word, word, "", _FORM_DOC, example) for word, example in shown.items()]
    return [*found, *_NAMED]


def _field(kind: str, field: FieldWord, where: str) -> Word:
    example = f"{field.name} {field.example};"
    types = f"{where}, holds {field.shape}"
    return Word(kind, field.name, f"{field.name} {field.shape.upper()}", types, field.doc, example)


def _of(name: str, of: str) -> str:
    return f"{name} of {of.upper()}" if of else name


_EXAMPLES = """
Examples:
  abyss words
  abyss words gain
  abyss words on arrival
  abyss words --ruleset conspiracy
  abyss words | grep ^verb
  abyss words --format json
"""


@click.command(epilog=examples(_EXAMPLES))
@click.argument("word", metavar="[WORD]", nargs=-1)
@ruleset_option
@format_option
def command(word: tuple[str, ...], ruleset: str, form: str) -> None:
    """List the words that cards are written in, or say what one WORD means.

    One a line: its kind, how it is written and what it means. Types stand in capital letters; of
    a type with * there can be several, and one with @ is the cards of one zone of one player.
    """
    found = words_of(rulesets.find(ruleset).words.vocabulary())
    wanted = " ".join(word)
    if wanted:
        grammar = grammar_file().read_text(encoding="utf-8")
        found = _meant(wanted, [*found, *forms(grammar)], ruleset)
    if form == "json":
        say_data({"format": FORMAT, "ruleset": ruleset, "words": [_data(one) for one in found]})
    elif wanted:
        _explain(found)
    else:
        width = max(len(one.kind) for one in found)
        for one in found:
            say(f"{one.kind.ljust(width)}  {one.signature}  - {one.doc}")


def _data(word: Word) -> dict[str, Any]:
    return asdict(word) | {"members": list(word.members)}


def _meant(wanted: str, words: list[Word], ruleset: str) -> list[Word]:
    """Every word of this name; else the kinds that it is a member of."""
    plain = " ".join(wanted.lower().split())
    found = [one for one in words if plain in (one.name.lower(), *one.name.lower().split())]
    found = found or [one for one in words if plain in one.members]
    if found:
        return found
    known = {name.lower(): name for one in words for name in (one.name, *one.members)}
    close = get_close_matches(plain, known, 1)
    hint = f"did you mean {known[close[0]]!r}?" if close else "abyss words lists them all"
    raise UnknownError(f"{ruleset} has no word {wanted!r}; {hint}")


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
