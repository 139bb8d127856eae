"""The one layout of card files: of those that are well-formed, and of none else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.catalog import files, paths
from abyss_rules.dsl.diagnostics import Diagnostic, has_errors
from abyss_rules.errors import PackError

if TYPE_CHECKING:
    from abyss_rules.dsl.source import Source


def formatted(source: Source) -> str | tuple[Diagnostic, ...]:
    """The text of a file in its one layout, or what is wrong with how it is written.

    Only the form is asked for, not whether the ruleset has the words: a card that is half done
    can be laid out too.
    """
    from abyss_rules.dsl.blocks import split
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.format import format_text as laid_out
    from abyss_rules.dsl.parse import parse

    grammar = paths.grammar_file().read_text(encoding="utf-8")
    reporter = Reporter(source)
    for block in split(source, reporter):
        if reporter.is_full:
            break
        parse(block, grammar, reporter)
    if has_errors(reporter.found):
        return tuple(reporter.found)
    return laid_out(source.text)


def format_text(text: str, name: str = "<text>") -> str:
    r"""A text of the card language in its one layout.

    Args:
        text: packs, material, cards and scenarios, with line ends of any kind.
        name: what the text is called where a fault in it is told.

    Returns:
        The same tokens and comments, with ``\n`` as line ends; laid out again it stays as it is.

    Raises:
        PackError: the text is not well-formed; its ``diagnostics`` say why.
    """
    source = files.decode(text.encode("utf-8", "surrogatepass"), name, name)
    made = (source,) if isinstance(source, Diagnostic) else formatted(source)
    if isinstance(made, str):
        return made
    raise PackError(f"{name} is not well-formed: {made[0]}", made)
