"""A record: a game's set-up and its answers as texts, from which it can be played again."""

from __future__ import annotations

import json
from typing import Any

from attrs import evolve, fields, frozen

from abyss_rules.engine import plain
from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError
from abyss_rules.model.versions import SAVE_FORMAT

#: Seeds are taken modulo this, the number of states of the random source.
SEEDS = 1 << 64
#: The first key of every text that this library writes; its value says what the text is.
MARK = "abyss_rules"


@frozen
class PackMark:
    """Which pack a game is played with."""

    id: str
    #: The version that the pack's header names.
    version: str
    #: The hash of the pack's text, SHA-256 in hexadecimal digits.
    digest: str


_MARK_KEYS = tuple(part.name for part in fields(PackMark))


@frozen
class Record:
    """A game's set-up and answers; ``replay`` plays it again, ``str(record)`` is its JSON text.

    A game begun from a ``seed`` has no ``start``; one that was loaded or built has no seed, and
    its ``start`` is the state it began from. Decisions with one option are not asked and have no
    answer here.
    """

    #: The version of this form, from 1.
    format: int
    #: The version of the library that wrote it.
    library: str
    ruleset: str
    #: The packs in the order in which they were given, the base pack first.
    packs: tuple[PackMark, ...]
    #: All options by name, with their values.
    options: dict[str, Value]
    seats: int
    #: From 0 to 2 to the power of 64, less 1.
    seed: int | None
    #: As ``Game.state`` has it.
    start: dict[str, Any] | None
    #: The texts of the options taken, the first first.
    answers: tuple[str, ...]

    def to_json(self) -> str:
        """The record as JSON, an answer a line.

        Raises:
            UnreadableError: A field is of a wrong type or range, in a record made by hand.
        """
        from abyss_rules.engine.converter import converter

        data = {MARK: "record", **converter().unstructure(evolve(checked(self), start=None))}
        del data["start"]  # plain data already
        start = plain.write_json(self.start, "record.start")
        answers = ",\n  ".join(map(json.dumps, data.pop("answers")))
        head = ",\n ".join(f"{json.dumps(key)}: {json.dumps(data[key])}" for key in data)
        return f'{{{head},\n "start": {start},\n "answers": [\n  {answers}]}}\n'

    def __str__(self) -> str:
        return self.to_json()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record that a text holds.

        Raises:
            UnreadableError: The text is broken or of a newer form; the message says where.
        """
        keys = (MARK, *[part.name for part in fields(cls)])
        data = marked(plain.read_json(text, "record"), "record")
        data = plain.exact_keys(data, "record", keys)
        del data[MARK]
        data["packs"] = read_marks(data["packs"], "record.packs")
        data["answers"] = tuple(plain.listed(data["answers"], "record.answers"))
        return checked(cls(**data))


def read_marks(value: object, where: str) -> tuple[PackMark, ...]:
    """The packs that a text names, a list of objects; raises UnreadableError."""
    found = []
    for place, entry in enumerate(plain.listed(value, where)):
        mark = plain.exact_keys(entry, f"{where}[{place}]", _MARK_KEYS)
        texts = [_text(mark[key], f"{where}[{place}].{key}") for key in _MARK_KEYS]
        found.append(PackMark(*texts))
    return tuple(found)


def checked(record: Record) -> Record:
    """The record, if each field is what its class says; raises UnreadableError saying where not.

    What ``start`` holds is checked where a game is made of it.
    """
    _known_format(record.format, "record", record.library)
    _text(record.library, "record.library")
    _text(record.ruleset, "record.ruleset")
    for place, mark in enumerate(_tuple(record.packs, "record.packs")):
        if type(mark) is not PackMark:
            plain.fail(f"record.packs[{place}]", f"a PackMark is wanted, not {plain.show(mark)}")
        for part in _MARK_KEYS:
            _text(getattr(mark, part), f"record.packs[{place}].{part}")
    for name, value in plain.mapping(record.options, "record.options").items():
        plain.setting(value, f"record.options.{_text(name, 'record.options')}")
    plain.number(record.seats, "record.seats", 1)
    if (record.seed is None) == (record.start is None):
        raise UnreadableError("record: either the seed or the start is wanted")
    if record.seed is not None and plain.whole(record.seed, "record.seed", 0) >= SEEDS:
        plain.fail(
            "record.seed", f"{plain.show(record.seed)} is not less than 2 to the power of 64"
        )
    if record.start is not None and type(record.start) is not dict:
        plain.fail("record.start", f"an object is wanted, not {plain.show(record.start)}")
    for place, answer in enumerate(_tuple(record.answers, "record.answers")):
        _text(answer, f"record.answers[{place}]")
    return record


def _text(value: object, where: str) -> str:
    """Of the very class that JSON gives, so that a record can be compared and written."""
    if type(value) is not str:
        plain.fail(where, f"a text is wanted, not {plain.show(value)}")
    return value


def _tuple(value: object, where: str) -> tuple[Any, ...]:
    if type(value) is not tuple:
        plain.fail(where, f"a tuple is wanted, not {plain.show(value)}")
    return value


def marked(data: object, what: str) -> dict[str, Any]:
    """The object of a text, if this library wrote it, it is a ``what`` and of a format known.

    Raises UnreadableError.
    """
    if type(data) is not dict or type(data.get(MARK)) is not str:
        plain.fail(what, f'an object with the key "{MARK}" is wanted')
    if data[MARK] != what:
        plain.fail(what, f"this text is a {plain.show(data[MARK])}, not a {what!r}")
    if "format" not in data:
        plain.fail(what, "the key 'format' is missing")
    _known_format(data["format"], what, data.get("library"))
    return data


def _known_format(version: object, what: str, library: object) -> None:
    """Raise UnreadableError unless this library reads texts of the format."""
    where = f"{what}.format"
    if type(version) is not int or version < 1:
        plain.fail(where, f"a number of 1 or more is wanted, not {plain.show(version)}")
    if version > SAVE_FORMAT:
        plain.fail(
            where,
            f"{plain.show(version)}, written by version {plain.show(library)} of this library, "
            f"which reads up to {SAVE_FORMAT}: a newer version is wanted",
        )
