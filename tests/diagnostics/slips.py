"""Slips of authors: where one is made in a new pack's files, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.catalog import paths
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.diagnostics import Diagnostic

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
#: What stands in the pack's files, in whose places the slips are put.
POWER = "on arrival { gain 2 pearls; }"
INSIDE = "gain 2 pearls;"
TITLE = 'lord pearl_diver "The Pearl Diver"'
FIELDS = "guild merchant; cost 7; races 2; influence 5; keys 0;"
SCORE = "score 3 + 2 * count(lords of me where guild == merchant);"
SCENARIO = 'scenario "The Pearl Diver brings 2 Pearls"'
GIVEN = "court pearl_diver;"
BELOW = "pack trial {"

#: The place of a slip, what is written there, all that is found, and what fixes leave there ("" for
#: what nothing certain mends). What is found is a code, the line counted from that of the place
#: and the message; its help, if it has one, comes behind it.
Slip = tuple[str, str, list[str], str]


def a_head_is(*heads: str) -> str:
    """The help line that lists heads, and events in one, in this order."""
    *most, last = (f"`{head} {{ … }}{' }' * ('{' in head)}`" for head in heads)
    return f"help: a head is {', '.join(most)} or {last}"


class Change:
    """A file of the pack with something else in the place of a part of it."""

    def __init__(self, files: dict[str, str], place: str, new: str) -> None:
        (self.name,) = (name for name, text in files.items() if place in text)
        self.others = {name: text for name, text in files.items() if name != self.name}
        self.before, _, self.behind = files[self.name].partition(place)
        self.line = self.before.count("\n") + 1
        self.text = f"{self.before}{new}{self.behind}"
        self._known: dict[str, tuple[Diagnostic, ...]] = {}

    def found(self, text: str) -> tuple[Diagnostic, ...]:
        """What is said of the file, with what is doubtful and with its scenarios.

        Of the same text it is the same, and asked more than once.
        """
        if text not in self._known:
            self._known[text] = self._found(text)
        return self._known[text]

    def _found(self, text: str) -> tuple[Diagnostic, ...]:
        texts = {self.name: text, **self.others}
        sources = [Source(*one) for one in sorted(texts.items())]
        made = compile_pack(sources, vocabularies(), GRAMMAR, scenarios=True, doubts=True)
        return made.diagnostics

    def told(self, found: Iterable[Diagnostic]) -> list[str]:
        """The findings in the words of the table."""
        return [
            line
            for one in found
            for line in (
                f"{one.code} {one.line - self.line} {one.message}",
                *([f"help: {one.help}"] if one.help else []),
            )
        ]
