"""Which words of the card language cards say: for the reference pages and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from abyss_rules.model import effects, expressions

#: What says a word -> what sort of word that is, and the field that holds it.
_SAYS: dict[type, tuple[str, str]] = {
    effects.Act: ("verb", "verb"),
    effects.Modify: ("number", "quantity"),
    effects.Alter: ("event", "event"),
    effects.Trigger: ("event", "event"),
    effects.Once: ("head", "moment"),
    effects.Until: ("until", "moment"),  # `turn` is the word of `once per turn` too
    effects.Standing: ("head", "state"),
    effects.Usable: ("head", "period"),
    expressions.Quantity: ("number", "quantity"),
    expressions.Select: ("thing", "selector"),
    expressions.Attribute: ("property", "attribute"),
}


def said(part: object) -> Iterator[tuple[str, str]]:
    """(what, word) of each word in a part of a card, in its order; verbs by their keys."""
    if isinstance(part, tuple):
        for one in part:
            yield from said(one)
        return
    if isinstance(part, effects.Score):
        yield "head", ""
    if type(part) in _SAYS:
        what, field = _SAYS[type(part)]
        yield what, getattr(part, field)
    for field in getattr(part, "__attrs_attrs__", ()):
        yield from said(getattr(part, field.name))
