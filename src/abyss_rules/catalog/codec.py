"""Packs as JSON and back, by position; what has not exactly the right shape is refused.

Each value of the model is a list of its class's name and its fields. Written by hand because it
is read at every start, where nothing heavier should be imported.
"""

from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Any

from attrs import fields as attrs_fields

from abyss_rules.model import effects, expressions
from abyss_rules.model.cards import (
    Card,
    Change,
    FieldValue,
    Header,
    MessageFile,
    Need,
    Pack,
    Place,
)

if TYPE_CHECKING:
    from collections.abc import Callable

JSON = Any

#: How deep a value may be nested; the checker allows less.
_DEPTH = 100


class ShapeError(ValueError):
    """A value that is no pack."""


# What each field of a class is: s text, i number, b yes or no, E expression, ? expression or
# nothing, X expressions, S statements, F standing effects, C changes.
_SHAPES: dict[type, str] = {
    expressions.Number: "i",
    expressions.Constant: "ss",
    expressions.Binding: "s",
    expressions.Select: "s?",
    expressions.Attribute: "sE",
    expressions.Quantity: "s?",
    expressions.Where: "EsE",
    expressions.Fold: "ssEE",
    expressions.Count: "E",
    expressions.Top: "E",
    expressions.Binary: "sEE",
    expressions.Not: "E",
    effects.Act: "sX",
    effects.Choose: "sE??",
    effects.Each: "sEbS",
    effects.May: "?S",
    effects.If: "ESS",
    effects.Let: "sE",
    effects.Until: "sF",
    effects.Modify: "ssEE",
    effects.Protect: "Es?",
    effects.Alter: "sEC",
    effects.Trigger: "ssE?S",
    effects.Standing: "s?F",
    effects.Once: "sS",
    effects.Usable: "s?S",
    effects.Score: "E",
}
_NAMES = {class_: class_.__name__ for class_ in _SHAPES}
_FIELDS = {
    class_.__name__: tuple(field.name for field in attrs_fields(class_)) for class_ in _SHAPES
}
_CLASSES = {class_.__name__: (class_, shape) for class_, shape in _SHAPES.items()}


def _group(union: UnionType) -> frozenset[str]:
    return frozenset(class_.__name__ for class_ in union.__args__)


_EXPRESSIONS = _group(expressions.Expression)
_STATEMENTS = _group(effects.Statement)
_STANDING = _group(effects.StandingEffect)
_ABILITIES = _group(effects.Ability)


# --- writing --------------------------------------------------------------------------------------


def encode(pack: Pack) -> JSON:
    """A pack as plain data, ready for JSON."""
    return [
        _encode_header(pack.header),
        [_encode_card(card) for card in pack.cards],
        pack.material,
        pack.digest,
        [[one.language, one.file, one.text] for one in pack.messages],
    ]


def _encode_header(header: Header) -> JSON:
    needs = [[need.pack, need.versions, _encode_place(need.place)] for need in header.needs]
    changes = [
        [change.what, change.card, change.number, _encode_place(change.place)]
        for change in header.changes
    ]
    facts = [header.id, header.format, header.ruleset, header.version, header.values]
    return [*facts, needs, changes, _encode_place(header.place)]


def _encode_card(card: Card) -> JSON:
    abilities = [_encode(ability) for ability in card.abilities]
    facts = [card.kind, card.id, card.name, card.fields]
    return [*facts, abilities, _encode_place(card.place), card.names]


def _encode_place(place: Place) -> JSON:
    return [place.file, place.line, place.column]


def _encode(value: object) -> JSON:
    name = _NAMES.get(type(value))
    if name is not None:
        return [name, *(_encode(getattr(value, field)) for field in _FIELDS[name])]
    if isinstance(value, tuple):
        return [_encode(item) for item in value]
    return value


# --- reading --------------------------------------------------------------------------------------


def decode(data: JSON) -> Pack:
    """The pack that `encode` made the data of.

    Raises:
        ShapeError: the data are no pack.
    """
    header, cards, material, digest, messages = _list(data, 5)
    return Pack(
        _header(header),
        tuple(_card(card) for card in _list(cards)),
        _fields(material),
        _text(digest),
        messages=tuple(_messages(one) for one in _list(messages)),
    )


def _messages(data: JSON) -> MessageFile:
    language, file, text = _list(data, 3)
    return MessageFile(_text(language), _text(file), _text(text))


def _header(data: JSON) -> Header:
    id_, format_, ruleset, version, values, needs, changes, place = _list(data, 8)
    return Header(
        _text(id_),
        _number(format_),
        _text(ruleset),
        _text(version),
        _fields(values),
        tuple(_need(need) for need in _list(needs)),
        tuple(_change(change) for change in _list(changes)),
        _place(place),
    )


def _need(data: JSON) -> Need:
    pack, versions, place = _list(data, 3)
    return Need(_text(pack), _text(versions), _place(place))


def _change(data: JSON) -> Change:
    what, card, number, place = _list(data, 4)
    return Change(_text(what), _text(card), _number(number), _place(place))


def _place(data: JSON) -> Place:
    file, line, column = _list(data, 3)
    return Place(_text(file), _number(line), _number(column))


def _card(data: JSON) -> Card:
    kind, id_, name, fields, abilities, place, names = _list(data, 7)
    return Card(
        _text(kind),
        _text(id_),
        _text(name),
        _fields(fields),
        tuple(_node(ability, _ABILITIES, _DEPTH) for ability in _list(abilities)),
        _place(place),
        tuple((_text(code), _text(text)) for code, text in _pairs(names)),
    )


def _node(data: JSON, allowed: frozenset[str], depth: int) -> Any:  # noqa: ANN401 - any node
    if not depth or type(data) is not list or not data or data[0] not in allowed:
        raise ShapeError("unknown tag")
    class_, shape = _CLASSES[data[0]]
    if len(data) != len(shape) + 1:
        raise ShapeError("wrong length")
    return class_(
        *[_READERS[kind](item, depth - 1) for kind, item in zip(shape, data[1:], strict=True)]
    )


def _nodes(allowed: frozenset[str]) -> Callable[[JSON, int], Any]:
    return lambda data, depth: tuple([_node(item, allowed, depth) for item in _list(data)])


def _expression(data: JSON, depth: int) -> expressions.Expression:
    expression: expressions.Expression = _node(data, _EXPRESSIONS, depth)
    return expression


def _changes(data: JSON, depth: int) -> tuple[tuple[str, expressions.Expression], ...]:
    return tuple((_text(name), _expression(value, depth)) for name, value in _pairs(data))


def _truth(data: JSON) -> bool:
    if type(data) is not bool:
        raise ShapeError("not a truth")
    return data


def _text(data: JSON) -> str:
    if type(data) is not str:
        raise ShapeError("not a text")
    return data


def _number(data: JSON) -> int:
    if type(data) is not int:
        raise ShapeError("not a number")
    return data


def _list(data: JSON, length: int = -1) -> list[JSON]:
    if type(data) is not list or length not in (-1, len(data)):
        raise ShapeError("not a list of the right length")
    return data


def _fields(data: JSON) -> tuple[tuple[str, FieldValue], ...]:
    return tuple((_text(name), _value(value, 6)) for name, value in _pairs(data))


def _pairs(data: JSON) -> list[list[JSON]]:
    return [_list(pair, 2) for pair in _list(data)]


def _value(data: JSON, depth: int) -> FieldValue:
    if type(data) is list and depth:
        return tuple([_value(item, depth - 1) for item in data])
    if type(data) is int or type(data) is str:
        return data
    raise ShapeError("not a field's value")


_READERS: dict[str, Callable[[JSON, int], Any]] = {
    "s": lambda data, _depth: _text(data),
    "i": lambda data, _depth: _number(data),
    "b": lambda data, _depth: _truth(data),
    "E": _expression,
    "?": lambda data, depth: None if data is None else _expression(data, depth),
    "X": _nodes(_EXPRESSIONS),
    "S": _nodes(_STATEMENTS),
    "F": _nodes(_STANDING),
    "C": _changes,
}
