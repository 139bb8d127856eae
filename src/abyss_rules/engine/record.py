"""A record: a game's set-up and its answers as texts, from which it can be played again."""

from __future__ import annotations

import json
from typing import Any

from attrs import frozen

from abyss_rules.engine import plain
from abyss_rules.engine.settings import Value
from abyss_rules.model.versions import SAVE_FORMAT

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
        """The record as JSON, an answer a line."""
        from abyss_rules.engine.converter import converter

        data = {MARK: "record", **converter().unstructure(self)}
        start = json.dumps(data.pop("start"))
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
        from abyss_rules.engine.converter import structured

        data = marked(plain.read_json(text, "record"), "record")
        del data[MARK]
        return structured(data, cls, "record")


def marked(data: object, what: str) -> dict[str, Any]:
    """The object of a text, if this library wrote it, it is a ``what`` and of a format known.

    Raises UnreadableError.
    """
    if type(data) is not dict or type(data.get(MARK)) is not str:
        plain.fail(what, f'an object with the key "{MARK}" is wanted')
    if data[MARK] != what:
        plain.fail(what, f"this text is a {plain.show(data[MARK])}, not a {what!r}")
    version = data.get("format")
    if type(version) is not int or version < 1:
        plain.fail(f"{what}.format", f"a number of 1 or more is wanted, not {plain.show(version)}")
    if version > SAVE_FORMAT:
        plain.fail(
            f"{what}.format",
            f"{version}, written by version {plain.show(data.get('library'))} of this library, "
            f"which reads up to {SAVE_FORMAT}: a newer version is wanted",
        )
    return data
