"""The one layout of a text in the card language; only what stands between its tokens changes."""

from __future__ import annotations

from abyss_rules.dsl.format_docs import render
from abyss_rules.dsl.format_items import layout
from abyss_rules.dsl.format_tokens import read, words
from abyss_rules.errors import UnreadableError


def format_text(text: str) -> str:
    r"""A text of the card language in its one layout, with ``\n`` as the ends of its lines.

    Every token and every comment stays, in the same order; laying the result out again changes
    nothing. The text need not be a sound card, only well-formed: what its words mean is not asked.

    Raises UnreadableError for a text whose tokens, brackets or semicolons are wrong.

    >>> print(format_text('lord x "X" {cost 6;races 2; on arrival{gain 1 pearl;} }'), end="")
    lord x "X" {
      cost 6; races 2;
      on arrival { gain 1 pearl; }
    }
    """
    made = render(layout(read(text)))
    if words(made) != words(text):
        raise UnreadableError("it cannot be laid out without a change of its words")
    return made
