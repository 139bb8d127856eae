"""Finds the one header of a pack among the blocks of its files, and tells if there is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_header import header
from abyss_rules.dsl.diagnostics import about_file
from abyss_rules.dsl.habits_titles import BARE_HEADER
from abyss_rules.dsl.lint_languages import Translations
from abyss_rules.dsl.spelling import alike
from abyss_rules.dsl.supposed import supposed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from abyss_rules.dsl.blocks import Block
    from abyss_rules.dsl.diagnostics import Diagnostic, Reporter
    from abyss_rules.dsl.message_files import PackMessages
    from abyss_rules.dsl.parse import Parsed
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.cards import Header
    from abyss_rules.model.vocabulary import Vocabulary

    #: From a block of a file to what it says; None if no more of the pack is read.
    Read = Callable[[Block, Reporter], Parsed | None]

_BEGINS_HEADER = re.compile(r"^[^\w\"#\n]*pack\b", re.MULTILINE)
#: So only a header begins: without a name behind its id, or with an id that has a dot alone.
_BEGINS_ID = re.compile(r"(?:(\w+)\s+\w+(?:\.\w+)*|\w+(?:\.\w+)+)\s*\{")


class Headers:
    """The headers of a pack's files, which are read before all other blocks."""

    def __init__(
        self,
        sources: Sequence[Source],
        vocabularies: Mapping[str, Vocabulary],
        messages: PackMessages,
        read: Read,
    ) -> None:
        self.sources = sources
        self.vocabularies = vocabularies
        self.messages = messages
        self.read = read
        #: What was parsed before its turn.
        self.parsed: dict[Block, Parsed] = {}
        #: The header, if it begins with another word.
        self.misspelt: Block | None = None
        #: What the cards say in the pack's languages, if these are known.
        self.said: Translations | None = None
        #: The languages that the header declares, if it is known which.
        self.languages: tuple[str, ...] = ()

    def only(
        self, files: Sequence[tuple[Reporter, list[Block]]]
    ) -> tuple[Header | None, list[Diagnostic]]:
        """The pack's one header, and what is to be said if it has none."""
        found = list(self.parsable(files))
        if not found and self.is_misspelt(files):
            return None, []
        if not found and any(_BEGINS_HEADER.search(source.text) for source in self.sources):
            return None, []  # it has one, with faults that are told already
        if not found and any(
            BARE_HEADER.fullmatch(block.text.strip()) for _, blocks in files for block in blocks
        ):
            return None, []  # that it is none, is told where it stands
        if not found:
            name = self.sources[0].name if self.sources else ""
            ruleset = supposed(self.sources, self.vocabularies)
            begin = f"pack my.pack {{ format 1; ruleset {ruleset or 'abyss'}; }}"
            help_ = f"begin with `{begin}` in one of its files"
            return None, [about_file("A509", name, "this pack has no header", help_)]
        (first, written, doubtful), *more = found
        for reporter, block, _doubtful in more:
            place = first.place(written.span[0])
            reporter.report(
                "A510",
                (block.span[0], block.span[0] + len("pack")),
                f"this pack has a header already, at {place.file}:{place.line}",
                help="one folder is one pack",
            )
        spoken = self.messages.languages
        made = header(written, self.vocabularies, first, doubtful, spoken)
        if made is not None and _knows_languages(written, first):
            words = self.vocabularies[made.ruleset]
            self.said = Translations(made, words, written, first, self.messages)
            self.languages = made.languages
        return made, []

    def parsable(
        self, files: Sequence[tuple[Reporter, list[Block]]]
    ) -> Iterator[tuple[Reporter, syntax.PackHeader, frozenset[str]]]:
        """The headers of all files, as far as they can be parsed."""
        for reporter, blocks in files:
            for block in blocks:
                if reporter.is_full:
                    break
                if _BEGINS_HEADER.match(block.text):
                    result = self.read(block, reporter)
                    if result is None:
                        return
                    self.parsed[block] = result
                    if isinstance(result.block, syntax.PackHeader):
                        yield result.reporter, result.block, result.doubtful

    def is_misspelt(self, files: Sequence[tuple[Reporter, list[Block]]]) -> bool:
        """Report a block that is the header but for the word it begins with."""
        for reporter, blocks in files:
            for block in blocks:
                first = _BEGINS_ID.match(block.text)
                if first and not first[1]:
                    return True  # parsing it tells that the word is missing
                if first and alike(first[1], "pack"):
                    self.misspelt = block
                    begin, end = (block.base + place for place in first.span(1))
                    message = f"unknown kind of card `{first[1]}`"
                    reporter.report(
                        "A207",
                        (begin, end),
                        message,
                        help="did you mean `pack`?",
                        fix=((begin, end), "pack"),
                    )
                    return True
        return False


def _knows_languages(written: syntax.PackHeader, reporter: Reporter) -> bool:
    """Whether it is known which languages a header declares, whatever else is wrong with it."""
    said = [field.span for field in written.fields if field.name.text == "languages"]
    return not any(map(reporter.has_errors_in, said or [written.span]))
