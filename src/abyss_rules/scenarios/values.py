"""Values of positions as scenarios write them: for files, and for people who read a difference."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from attrs import frozen

from abyss_rules.engine import plain
from abyss_rules.engine.piles import REST
from abyss_rules.engine.position_words import Hidden
from abyss_rules.errors import UnreadableError
from abyss_rules.scenarios.lines import AND_REST, HIDDEN, NONE

#: Words that are no names where a list stands.
_SIGNS = frozenset({NONE, AND_REST, HIDDEN, "with", "on", "of", "to", "or"})
_PLAIN = re.compile(r"[^\W\d]\w*(?:\.\w+)*(?: [0-9]+)?")
#: So many cards are listed in a message.
_MOST_LISTED = 40


def in_quotes(text: str) -> str:
    """A text as it stands between quotation marks, on one line."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')


def _name(value: Any) -> str:
    """A name, between quotation marks where it would be read otherwise."""
    text = plain.word(value, "a name")
    return text if _PLAIN.fullmatch(text) and text not in _SIGNS else f'"{in_quotes(text)}"'


@frozen
class _Printer:
    """Writes values; ``name`` writes names, and longer lists than ``most`` are cut."""

    name: Callable[[Any], str]
    minus: str
    most: int | None = None

    def value(self, value: Any, form: str = "") -> str:
        """A value of a word of positions of this form; raises UnreadableError if it is none."""
        if value is None:
            return NONE
        if isinstance(value, Hidden):
            return f"{value.number} {HIDDEN}"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return str(value) if value >= 0 else f"{self.minus}{-value}"
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Mapping):
            return self._pairs(value, form)
        if isinstance(value, list | tuple):
            return self._list(value)
        raise UnreadableError(f"{plain.show(value)} cannot be written")

    def _pairs(self, value: Mapping[str, Any], form: str) -> str:
        if form == "things":  # the Allies of stacks, the Lords of piles
            return self._list([one for several in value.values() for one in several])
        pairs = (self._pair(name, one, form) for name, one in value.items())
        return ", ".join(pairs) or NONE

    def _pair(self, name: Any, one: Any, form: str) -> str:
        shown = self.name(name)
        if isinstance(one, list | tuple):
            return f"{shown} with {' + '.join(map(self.name, one))}" if one else shown
        return f"{shown}{' on' if form == 'lying' else ''} {self.value(one)}"

    def _list(self, values: Iterable[Any]) -> str:
        """A list with equal neighbours told together: ``3 of crab 1, squid 2``."""
        every = list(values)
        entries = []
        for one, several in groupby(map(self._entry, every[: self.most])):
            number = len(list(several))
            entries.append(f"{number} of {one}" if number > 1 else one)
        if self.most is not None and len(every) > self.most:
            entries.append(f"and {len(every) - self.most} more")
        return ", ".join(entries) or NONE

    def _entry(self, value: Any) -> str:
        if value is ... or value == REST:
            return AND_REST
        if isinstance(value, list | tuple):  # an Ally as a Race and a value
            return " ".join(map(str, value))
        return str(value) if isinstance(value, int) else self.name(value)


#: A value as it stands in a file, laid out as ``abyss fmt`` does.
written = _Printer(_name, "- ").value
#: A value in a message: without quotation marks, and never long.
shown = _Printer(str, "-", _MOST_LISTED).value
