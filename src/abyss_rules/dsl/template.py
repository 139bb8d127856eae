"""The little language of the texts in a vocabulary: from a template to words.

A text is a template, and may have alternatives behind `` | ``, each with its key: ``{whose}
Pearls | unit: Pearl/Pearls``. In a template stand

* ``{lord}``: what is put for the operand; of a player the subject (``you``, ``each opponent``);
* ``{who's}``: of a player the possessive (``your``, ``their``); ``{whose}`` is ``{who's}``;
* ``{amount what}``: a number of something (``2 Pearls``, ``1 Pearl for each …``), where the
  second word is an operand or a noun with its plural (``{limit Ally/Allies}``);
* ``[s]`` and ``[have/has]``: the verb for the player named last, ``you have`` or ``they has``;
* ``<it/one of them>``: by the number named last, one or several.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

_PART = re.compile(r"\{([^{}]*)\}|\[([^\[\]]*)\]|<([^<>]*)>")


@frozen
class Who:
    """A player in the forms that a sentence needs; ``third``: the verb takes an ``s``."""

    subject: str
    possessive: str
    third: bool = True


def alternatives(text: str) -> dict[str, str]:
    """The templates of a text by their keys; the first one's is ""."""
    first, *others = text.split(" | ")
    keyed = dict(other.split(": ", 1) for other in others if ": " in other)
    return {"": first} | keyed


def fill(
    template: str,
    put: Callable[[str], str | Who],
    count: Callable[[str, str], tuple[str, bool]],
) -> str:
    """The template with everything put in, from left to right.

    ``put`` gives the words for a placeholder, or the player it stands for; ``count`` those for a
    number of something, and whether it is one.
    """
    third = False
    one = True

    def replace(match: re.Match[str]) -> str:
        nonlocal third, one
        placeholder, agreement, by_number = match.groups()
        if agreement is not None:
            base, slash, other = agreement.partition("/")
            if not slash:  # [s]
                base, other = "", agreement
            return other if third else base
        if by_number is not None:
            single, _, several = by_number.partition("/")
            return single if one else several
        name, _, noun = placeholder.partition(" ")
        if noun:
            words, one = count(name, noun)
            return words
        possessive = name == "whose" or name.endswith("'s")
        name = "who" if name == "whose" else name.removesuffix("'s")
        value = put(name)
        if isinstance(value, str):
            return value
        third = value.third
        return value.possessive if possessive else value.subject

    return _PART.sub(replace, template)
