"""The message files of a pack: which there are, and the findings in them."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from abyss_rules.dsl.diagnostics import Reporter, about_file
from abyss_rules.model.cards import MessageFile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.check_messages import Placed
    from abyss_rules.dsl.diagnostics import Diagnostic
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import Vocabulary

#: The folder of a pack in which they lie, and how their names end.
FOLDER = "languages"
SUFFIX = ".ftl"

#: So many languages of one pack have messages.
LANGUAGES_LIMIT = 20
#: So many findings in all message files of a pack are told.
FINDINGS_LIMIT = 100

_CODE = re.compile(r"[a-z]{2,3}")


def language_of(file: str) -> str:
    """The code of the language whose messages a file of a pack has; "" if it is none of those."""
    path = PurePosixPath(file)
    return path.stem if path.parent.name == FOLDER and _CODE.fullmatch(path.stem) else ""


class PackMessages:
    """The message files of a pack.

    What is wrong with them is a warning: the library's messages stand in.
    """

    def __init__(self, sources: Sequence[Source]) -> None:
        self.reporters = [Reporter(source) for source in sources]
        codes = sorted({code for source in sources if (code := language_of(source.inner))})
        self.languages = frozenset(codes[:LANGUAGES_LIMIT])
        #: Those that are read to tell cards: what is read last is told, so the first one is last.
        self.files = tuple(
            MessageFile(code, source.inner, source.text)
            for source in reversed(sources)
            if (code := language_of(source.inner)) in self.languages
        )
        #: The sound messages by language and id, once they are checked.
        self.entries: dict[str, dict[str, Placed]] = {code: {} for code in self.languages}
        #: Messages of which it is told that cards cannot be told with them.
        self.failed: set[tuple[str, str]] = set()

    def check(self, vocabulary: Vocabulary | None, declared: Sequence[str]) -> None:
        """Report what is wrong in the files; without a vocabulary, what has no need of one."""
        if not self.reporters:
            return
        from abyss_rules.dsl.check_messages import check, read

        for reporter in self.reporters:
            code = self.placed(reporter, declared)
            if code:
                read(reporter, self.entries[code])
        if vocabulary is not None:
            for code, own in self.entries.items():
                check(vocabulary, code, own)

    def placed(self, reporter: Reporter, declared: Sequence[str]) -> str:
        """The language of a file; reports if it is none of the pack's, or none at all ("")."""
        code = language_of(reporter.source.inner)
        if not code:
            message = "this file is not read: its place and name do not tell a language"
            help_ = f"name it by the code, in a folder `{FOLDER}`: `{FOLDER}/fr{SUFFIX}`"
            reporter.report("A521", (0, 0), message, help=help_)
        elif code not in self.languages:
            message = f"more than {LANGUAGES_LIMIT} languages have messages; these are not used"
            reporter.report("A522", (0, 0), message)
            return ""
        elif declared and code not in declared:
            message = f"the pack's header does not name the language `{code}`"
            help_ = f"write `languages {', '.join(declared)}, {code};` in the header"
            reporter.report("A521", (0, 0), message, help=help_)
        return code

    def some(self, found: Sequence[Diagnostic]) -> Sequence[Diagnostic]:
        """Those of the findings in the files that are told."""
        if len(found) <= FINDINGS_LIMIT:
            return found
        told = found[: FINDINGS_LIMIT - 1]
        more = "there are more findings in the messages than are shown"
        return [*told, about_file("A108", found[len(told)].file, more)]

    def fails(self, code: str, fault: str) -> None:
        """Report that a card could not be told: ``verb-gain: what is wrong``."""
        id_, colon, why = fault.partition(": ")
        if not colon:
            id_, why = "", fault
        own = self.entries.get(code, {})
        placed = own.get(id_.partition(".")[0]) or next(iter(own.values()), None)
        if placed is None or (code, id_) in self.failed:
            return
        self.failed.add((code, id_))
        told = f"with `{id_}` a card cannot be told" if id_ else "with these a card cannot be told"
        help_ = "the library's own words are taken there"
        placed.reporter.report("A524", placed.span, f"{told}: {_spoken(why)}", help=help_)


def _spoken(why: str) -> str:
    """What Fluent misses, in an author's words."""
    what, _, name = why.partition(": ")
    if what == "Unknown external":
        return f"there is no `${name}`"
    return f"there is no `{name}`" if what.startswith("Unknown") else why
