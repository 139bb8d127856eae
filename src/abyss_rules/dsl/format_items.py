"""Lays out what a text and its braces hold: one item below the other, or short ones on one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve, frozen

from abyss_rules.dsl.format_docs import Aside, Break, Doc, Fill, Group, Line, Nest
from abyss_rules.dsl.format_phrases import phrase
from abyss_rules.dsl.format_tokens import Braces, Item, Layer, Token

#: The first words of blocks that are no cards.
_NO_CARDS = frozenset({"pack", "material", "scenario"})
#: So many tokens has a printed field that shares its line with others: ``cost 10;``.
_SHORT_FIELD = 3

#: Makes what stands before the first line of an item; told whether the author left a line blank.
_Begin = Callable[[bool], Doc]


def _at_the_start(blank: bool) -> Doc:  # noqa: FBT001 - the one thing asked
    del blank
    return ""


def _in_braces(blank: bool) -> Doc:  # noqa: FBT001 - as above
    del blank
    return Break()


def _apart(blank: bool) -> Doc:  # noqa: FBT001 - as above
    del blank
    return Break(blank=True)


@frozen
class _Within:
    """Where items stand: in which block, and how deep in its braces."""

    block: str
    depth: int = 1

    @property
    def is_card(self) -> bool:
        """Whether printed fields stand here."""
        return self.depth == 1 and self.block not in _NO_CARDS

    @property
    def deeper(self) -> _Within:
        """In braces that stand here."""
        return evolve(self, depth=self.depth + 1)


def layout(layer: Layer) -> Doc:
    """The document of a whole text."""
    made: list[Doc] = []
    for block in layer.items:
        made += _begun(block.first, _apart if made else _at_the_start)
        within = _Within(block.first.text)
        made += _opened(block, partial(_below, within=within))
    made += _begun(layer.end, _apart if made else _at_the_start)[:-1]
    return (*made, Break()) if made else ""


# --- items --------------------------------------------------------------------------------------


def _begun(token: Token, begin: _Begin) -> list[Doc]:
    """What stands before a token that begins a line: the comments, then where the line begins."""
    made: list[Doc] = []
    for comment in token.comments:
        if comment.alone:
            made += [begin(comment.blank), comment.text]
            begin = Break
        else:
            made.append(Aside(comment.text))
    return [*made, begin(token.blank)]


def _item(item: Item, within: _Within) -> Doc:
    """An item: a statement, or a head with its braces, on one line if they are short."""
    by_lines = within.block == "scenario"
    if not item.braces:
        return phrase(item.tokens, by_lines=by_lines)
    inside = within.deeper
    if all(_is_short(braces, within) for braces in item.braces):
        return Group(_opened(item, partial(_beside, within=inside), by_lines=by_lines))
    return _opened(item, partial(_below, within=inside), by_lines=by_lines)


def _opened(
    item: Item, inner: Callable[[Braces], Doc], *, by_lines: bool = False
) -> tuple[Doc, ...]:
    """The heads of an item, each with its braces and what ``inner`` makes of them.

    Where a head takes several lines, its brace stands below it.
    """
    made: list[Doc] = []
    for tokens, braces in item.opened:
        head = phrase(tokens, by_lines=by_lines)
        made += [" " * bool(made), Group((head, Line(), "{")), inner(braces)]
    return tuple(made)


def _below(braces: Braces, within: _Within) -> Doc:
    """Items one below the other, up to the closing brace."""
    if not braces.items and not braces.closing.comments:
        return "}"
    made: list[Doc] = []
    for first, *others in _lines(braces.items, within):
        made += _begun(first.first, Break if made else _in_braces)
        parts = [_item(first, within)]
        for item in others:
            parts += [Line(), _item(item, within)]
        made.append(Fill(tuple(parts)) if others else parts[0])
    made += _begun(braces.closing, Break if made else _in_braces)[:-1]
    return (Nest(tuple(made)), Break(), "}")


def _beside(braces: Braces, within: _Within) -> Doc:
    """Items on one line, up to the closing brace."""
    if not braces.items:
        return "}"
    items = tuple((Line(), _item(item, within)) for item in braces.items)
    return (Nest(items), Line(), "}")


def _lines(items: Sequence[Item], within: _Within) -> list[list[Item]]:
    """The items by lines: short fields of a card share one as long as nothing parts them."""
    lines: list[list[Item]] = []
    for item in items:
        shares = within.is_card and _is_short_field(item)
        if shares and lines and _is_short_field(lines[-1][-1]) and not _is_parted(item):
            lines[-1].append(item)
        else:
            lines.append([item])
    return lines


def _is_parted(item: Item) -> bool:
    """Whether a comment or a blank line stands before an item."""
    return item.first.blank or bool(item.first.comments)


def _is_short_field(item: Item) -> bool:
    """Whether an item is a field that holds no more than a word or a number."""
    return (
        0 < len(item.tokens) <= _SHORT_FIELD
        and item.first.text != "score"
        and not any(token.kind == "text" or token.comments for token in item.tokens[1:])
    )


def _is_short(braces: Braces, within: _Within) -> bool:
    """Whether braces of an item may stand on its line, if there is room.

    They hold one thing, without braces of its own outside of scenarios; and those in a scenario's
    ``given``, ``when`` and ``then`` may hold several.
    """
    items = braces.items
    if braces.closing.comments or any(map(_is_parted, items[1:])):
        return False
    if items and items[0].first.comments:  # a blank line there is left out
        return False
    if within.block != "scenario":
        return len(items) < 2 and not any(item.braces for item in items)
    inside = within.deeper
    short = all(_is_short(inner, inside) for item in items for inner in item.braces)
    return short and (len(items) < 2 or within.depth > 1)
