"""Checks the message files of a pack: against each other, the library's messages and the words."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from attrs import frozen
from fluent.syntax import ast

from abyss_rules.dsl import messages, wording
from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE, did_you_mean
from abyss_rules.dsl.language import source as library
from abyss_rules.dsl.names import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from abyss_rules.dsl.diagnostics import Reporter  # noqa: TC004  # nobody resolves it
    from abyss_rules.dsl.messages import Entry  # noqa: TC004  # nobody resolves it
    from abyss_rules.dsl.syntax import Span  # noqa: TC004  # nobody resolves it
    from abyss_rules.model.vocabulary import Operand, Vocabulary

#: Attributes that say something another way, or whence it is; besides, there are all traits.
_ATTRIBUTES = frozenset(
    {
        *("whole", "if", "all", "one", "zone", "all-with", "one-with", "some", "none", "yes", "no"),
        *("is", "is-numeral", "is-that", "values", "min", "max", "sum", "source"),
        *("set", "more", "less", "at-most", "at-least"),
    }
)
#: The same for one member or value.
_OF_MEMBER = re.compile(r"(is|set)-[\w-]+")
#: What a message may be told with whatever it is for.
_ARGUMENTS = frozenset(
    {
        *("form", "count", "head", "of", "who", "whose", "one", "value", "things"),
        *("quality", "kind", "compared"),
    }
)
#: So many messages of a circle are shown.
_SHOWN = 6


#: The code of a finding, where it is, what is wrong, and what would be right.
Finding = tuple[str, "Span", str, str]


@frozen(eq=False)
class Placed:
    """A message of the pack, and where it stands."""

    entry: Entry
    span: Span
    reporter: Reporter


def read(reporter: Reporter, known: dict[str, Placed]) -> None:
    """Add the messages of a file to those of its language; reports what in it is none."""
    reading = messages.read(reporter.source.text)
    for wrong in reading.refused:
        reporter.report("A522", wrong.span, wrong.message, help=wrong.help)
    for id_, entry in reading.entries.items():
        placed = Placed(entry, messages.span_of(entry.id), reporter)
        first = known.setdefault(id_, placed)
        if first is not placed:
            where = first.reporter.source.place(first.span[0])
            message = f"the message `{id_}` is there already, at {where.file}:{where.line}"
            reporter.report("A522", placed.span, message)


def check(vocabulary: Vocabulary, code: str, own: Mapping[str, Placed]) -> None:
    """Report what is wrong with the messages of a pack in a language."""
    _LanguageChecker(vocabulary, code, own).check()


class _LanguageChecker:
    """Checks the messages of a pack in one language."""

    def __init__(self, vocabulary: Vocabulary, code: str, own: Mapping[str, Placed]) -> None:
        self.own = own
        packages = "abyss_rules.dsl", vocabulary.package
        texts = {name: [library(one, name) for one in packages] for name in (code, wording.USUAL)}
        read = {name: [messages.read(text).entries for text in texts[name]] for name in texts}
        #: The library's messages of the language, and of the one that stands in.
        self.there: dict[str, Entry] = {
            id_: one for part in read[code] for id_, one in part.items()
        }
        usual = {id_: one for part in read[wording.USUAL] for id_, one in part.items()}
        ids = [id_.partition(".")[0] for id_ in wording.messages(vocabulary)]
        #: Ids that phrases can ask for.
        self.asked = {*ids, *self.there, *usual, *messages.SETTINGS}
        self.operands = {
            f"verb-{verb.key}": {"form"}.union(*map(_told_of, verb.operands))
            for verb in vocabulary.verbs
        }
        fields = {
            id_.partition(".")[2] for id_ in wording.messages(vocabulary) if id_.startswith("event")
        }
        everything = [*self.there.values(), *usual.values(), *(one.entry for one in own.values())]
        self.attributes = {*_ATTRIBUTES, *fields, *_traits(everything)}
        library_ = [*self.there.values(), *usual.values()]
        self.arguments = {*_ARGUMENTS, *(one for entry in library_ for one in _variables(entry))}
        self.arguments.update(*self.operands.values())
        #: The message that is taken of each id.
        self.taken = {**self.there, **{id_: one.entry for id_, one in own.items()}}
        #: What stands in itself, and in what.
        self.turning = _turning(self.taken)

    def check(self) -> None:
        """Report what is wrong with each message."""
        used = {
            name.partition(".")[0]
            for one in self.own.values()
            for name, _ in _references([one.entry.value, one.entry.attributes])
        }
        for id_, placed in self.own.items():
            if placed.reporter.left_out:
                continue  # what was meant is sought only for what is shown
            where = placed.span
            if id_.startswith(messages.NAME):
                continue  # whether there is such a card is known of all packs together
            if id_ not in self.asked and id_ not in used:
                message = f"nothing is told with a message `{id_}`"
                help_ = did_you_mean(id_, sorted(self.asked))
                placed.reporter.report("A523", where, message, help=help_)
                continue
            found = islice(self.parts(id_, placed.entry), FAULTS_PER_FILE + 1)
            for code, span, message, help_ in found:
                placed.reporter.report(code, span, message, help=help_)
            if (circle := self.circle(id_)) is not None:
                way = [f"`{one}`" for one in circle]
                if len(way) > _SHOWN:
                    way[_SHOWN - 1 : -1] = ["…"]
                message = f"`{id_}` stands in itself: {' → '.join(way)}"
                placed.reporter.report("A524", where, message)

    def parts(self, id_: str, entry: Entry) -> Iterator[Finding]:
        """What a message asks for that there is not, and what it leaves out."""
        yield from self.references(entry)
        if not isinstance(entry, ast.Term):  # which is told with what stands behind its name
            yield from self.variables(id_, entry)
        yield from self.said(id_, entry)

    def references(self, entry: Entry) -> Iterator[Finding]:
        """The messages that stand in one, and that there are not."""
        for name, node in _references([entry.value, entry.attributes]):
            stands, _, attribute = name.partition(".")
            if stands not in self.taken:
                help_ = did_you_mean(stands, sorted(self.taken))
                yield "A524", messages.span_of(node), f"there is no message `{stands}`", help_
            elif name not in _patterns(stands, self.taken[stands]):
                yield "A524", messages.span_of(node), f"`{stands}` has no `.{attribute}`", ""

    def variables(self, id_: str, entry: Entry) -> Iterator[Finding]:
        """The arguments that a message wants, and with which it is not told."""
        known = self.operands.get(id_, self.arguments)
        for node in messages.nodes([entry.value, entry.attributes]):
            if isinstance(node, ast.VariableReference) and node.id.name not in known:
                name = node.id.name
                help_ = did_you_mean(name, sorted(known)).replace("`", "`$", 1)
                if id_ in self.operands:
                    there = quoted(f"${one}" for one in sorted(known)).replace(" or ", " and ")
                    help_ = help_ or f"it is told with {there}"
                message = f"`{id_}` is not told with `${name}`"
                yield "A524", messages.span_of(node), message, help_

    def said(self, id_: str, entry: Entry) -> Iterator[Finding]:
        """The attributes of a message that nobody asks for, and those that it lacks."""
        said = {one.id.name: one for one in entry.attributes}
        for name, attribute in said.items():
            if name not in self.attributes and not _OF_MEMBER.fullmatch(name):
                help_ = did_you_mean(name, sorted(self.attributes)).replace("`", "`.", 1)
                if help_ or self.there:  # a language that only begins may declare what it will ask
                    message = f"nobody asks for `.{name}`"
                    yield "A523", messages.span_of(attribute.id), message, help_
        before = self.there[id_].attributes if id_ in self.there else ()
        left = [one.id.name for one in before if one.id.name not in {*said, "source"}]
        if left:
            names = quoted(f".{name}" for name in left).replace(" or ", " and ")
            message = f"`{id_}` lacks {names}, which the library's message has"
            help_ = "it takes the place of the whole message: write what it lacks too"
            yield "A525", messages.span_of(entry.id), message, help_

    def circle(self, id_: str) -> list[str] | None:
        """The way from a message, or an attribute of it, back to it, if there is one."""
        for start in _patterns(id_, self.own[id_].entry):
            ways = {start: [start]}
            waiting = [start] if start in self.turning else []
            while waiting:
                name = waiting.pop()
                for other in self.turning[name]:
                    if other == start:
                        return [*ways[name], start]
                    if other not in ways:
                        ways[other] = [*ways[name], other]
                        waiting.append(other)
        return None


def _patterns(id_: str, entry: Entry) -> Iterator[str]:
    """What a message says, and each of its attributes, by their names."""
    yield id_
    yield from (f"{id_}.{attribute.id.name}" for attribute in entry.attributes)


def _turning(entries: Mapping[str, Entry]) -> dict[str, list[str]]:
    """What stands in what, without all that leads to no circle."""
    ways = {
        pattern: [name for name, _ in _references(value)]
        for id_, entry in entries.items()
        for pattern, value in zip(
            _patterns(id_, entry), (entry.value, *(a.value for a in entry.attributes)), strict=True
        )
    }
    inside: dict[str, list[str]] = {}
    for name, others in ways.items():
        for other in others:
            inside.setdefault(other, []).append(name)
    left = {name: sum(other in ways for other in others) for name, others in ways.items()}
    waiting = [name for name, number in left.items() if not number]
    while waiting:
        name = waiting.pop()
        del ways[name]
        for other in inside.get(name, ()):
            left[other] -= 1
            if not left[other]:
                waiting.append(other)
    return {name: [other for other in others if other in ways] for name, others in ways.items()}


def _told_of(operand: Operand) -> set[str]:
    """What the message of a verb is told with for one of its operands."""
    return {operand.name, "zone", "quality"} if operand.type.endswith("@") else {operand.name}


def _references(node: object) -> Iterator[tuple[str, ast.MessageReference | ast.TermReference]]:
    """The messages, and attributes of them, that stand in a part of a message."""
    for one in messages.nodes(node):
        if isinstance(one, ast.MessageReference | ast.TermReference):
            id_ = f"-{one.id.name}" if isinstance(one, ast.TermReference) else one.id.name
            yield f"{id_}.{one.attribute.name}" if one.attribute else id_, one


def _variables(entry: Entry) -> Iterator[str]:
    for node in messages.nodes([entry.value, entry.attributes]):
        if isinstance(node, ast.VariableReference):
            yield node.id.name


def _traits(entries: Sequence[Entry]) -> Iterator[str]:
    """The attributes that messages ask other ones for."""
    for entry in entries:
        for node in messages.nodes([entry.value, entry.attributes]):
            match node:
                case ast.FunctionReference(id=ast.Identifier(name="TRAIT")):
                    for given in node.arguments.positional[1:]:
                        if isinstance(given, ast.StringLiteral):
                            yield given.value
                case ast.MessageReference(attribute=ast.Identifier(name=name)):
                    yield name
