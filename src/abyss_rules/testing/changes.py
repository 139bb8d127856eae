"""What a card says with one thing in it changed: a number, a sign, a word, where a block ends."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from attrs import evolve, fields, has

from abyss_rules.dsl.names import ME, SELF, base
from abyss_rules.dsl.telling_shapes import references, speaks_of, split
from abyss_rules.model import effects
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import Vocabulary

#: Another sign for each sign with the same operands.
_SIGNS = {
    "==": "!=",
    "!=": "==",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
    "+": "-",
    "-": "+",
    "*": "+",
    "/": "*",
    "min": "max",
    "max": "min",
    "and": "or",
    "or": "and",
}
#: Two signs after each other with which it matters which of them goes first.
_GROUPED = {
    *(("and", "or"), ("or", "and"), ("-", "-"), ("-", "+"), ("/", "/"), ("/", "*"), ("*", "/")),
    *(("+", "*"), ("-", "*"), ("+", "/"), ("-", "/")),
    *((bound, sign) for bound in ("min", "max") for sign in "+-*/"),
}
#: So many conditions of one card are moved: each to all others would be as many as their square.
MOST_MOVED = 60
_OPERATIONS = {"sum": "max", "max": "min", "min": "sum"}

#: A changed part, and what was changed in it.
Change = tuple[Any, str]
#: Where in a part of a card something stands: names of fields, and numbers in tuples.
Place = tuple[str | int, ...]


class Changes:
    """Changes what cards of a ruleset say, one thing at a time."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        kinds = ((name, kind.name) for kind in vocabulary.kinds for name in kind.members)
        self.members = _next(kinds)
        self.selectors = _next((one.name, (one.gives, one.of)) for one in vocabulary.selectors)
        self.kinds = {one.name: base(one.gives) for one in vocabulary.selectors}
        owners: dict[str, set[str]] = {}
        for one in vocabulary.attributes:
            owners.setdefault(one.name, set()).add(one.of)
        properties = {one.name: one.gives for one in vocabulary.attributes}
        self.attributes = _next(
            (name, (gives, frozenset(owners[name]))) for name, gives in properties.items()
        )
        numbers = (one for one in vocabulary.quantities if one.readable)
        self.quantities = _next((one.name, (one.gives, one.of)) for one in numbers)
        self.switches = _next((one.name, one.modes) for one in vocabulary.quantities if one.modes)

    def of(self, part: Any) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
        """A part of a card with one thing in it changed, each in turn."""
        yield from _everywhere(part, self._itself, self._respelt, _moved)
        yield from islice(self.of_conditions(part), MOST_MOVED)

    def of_blocks(self, part: Any) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
        """A part of a card with a block in it that ends elsewhere, or a condition less."""
        return _everywhere(part, _moved)

    def of_conditions(self, part: Any) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
        """A part of a card with a condition in it on other things of the kind that are named."""
        selects = list(_places(part, model.Select))
        for place, where in _places(part, model.Where):
            over, _ = split(where.over)
            if not isinstance(over, model.Select) or _names_beside(where):
                continue
            for other, things in selects:
                inside = other[: len(place)] == place or place[: len(other)] == other
                if inside or self.kinds[things.selector] != self.kinds[over.selector]:
                    continue
                moved = _put(part, other, evolve(where, over=things))
                yield _put(moved, place, where.over), f"a condition on `{things.selector}` instead"

    def _itself(self, part: Any) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
        """A part with another number, word or sign."""
        match part:
            case model.Number(value):
                yield model.Number(value + 3), f"{value + 3} for {value}"
            case model.Constant(kind, name) if other := self.members.get((name, kind)):
                yield model.Constant(kind, other), f"{other} for {name}"
            case model.Fold(operation=name) if name in _OPERATIONS:
                yield evolve(part, operation=_OPERATIONS[name]), f"`{_OPERATIONS[name]}`"
            case model.Where(over):
                yield over, "a filter less"
            case model.Not(of):
                yield of, "`not` left out"
            case model.Binary():
                yield from _signs(part)
            case effects.Choose(by=by) if by not in (None, model.Binding("me")):
                yield evolve(part, by=None), "another one choosing"
            case effects.Standing() | effects.Usable() | effects.Trigger() if part.condition:
                yield evolve(part, condition=None), "a condition less"

    def _respelt(self, part: Any) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
        """A part with another word of the vocabulary."""
        match part:
            case model.Select(name):
                field, others = "selector", self.selectors
            case model.Attribute(name):
                field, others = "attribute", self.attributes
            case model.Quantity(name):
                field, others = "quantity", self.quantities
            case effects.Modify(quantity=name):
                field, others = "quantity", self.switches
            case _:
                return
        if other := others.get(name):
            yield evolve(part, **{field: other}), f"`{other}` for `{name}`"


def _everywhere(part: Any, *changes: Callable[[Any], Iterator[Change]]) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
    """A part of a card changed in each of some ways, and each thing in it."""
    if isinstance(part, tuple):
        for at, one in enumerate(part):
            for other, change in _everywhere(one, *changes):
                yield (*part[:at], other, *part[at + 1 :]), change
    elif has(type(part)):
        for field in fields(type(part)):
            for other, change in _everywhere(getattr(part, field.name), *changes):
                yield evolve(part, **{field.name: other}), change
    for changed in changes:
        yield from changed(part)


def _places(part: Any, kind: type, place: Place = ()) -> Iterator[tuple[Place, Any]]:  # noqa: ANN401  # any value of the model
    """Where in a part of a card something of a kind stands, and what stands there."""
    if isinstance(part, kind):
        yield place, part
    if isinstance(part, tuple):
        for at, one in enumerate(part):
            yield from _places(one, kind, (*place, at))
    elif has(type(part)):
        for field in fields(type(part)):
            yield from _places(getattr(part, field.name), kind, (*place, field.name))


def _put(part: Any, place: Place, what: Any) -> Any:  # noqa: ANN401  # any value of the model
    """A part of a card with something else at a place in it."""
    if not place:
        return what
    step, *rest = place
    if isinstance(step, int):
        return (*part[:step], _put(part[step], tuple(rest), what), *part[step + 1 :])
    return evolve(part, **{step: _put(getattr(part, step), tuple(rest), what)})


def _names_beside(where: model.Where) -> set[str]:
    """The chosen things that a condition asks about, beside that on which it is."""
    return set(references(where.condition)) - {where.binder, ME, SELF}


def _next(words: Iterable[tuple[str, Hashable]]) -> dict[Any, str]:
    """For each word, and each word with its kind, another one of its kind."""
    alike: dict[Hashable, list[str]] = {}
    for word, kind in words:
        alike.setdefault(kind, []).append(word)
    found: dict[Any, str] = {}
    for kind, among in alike.items():
        for at, word in enumerate(among):
            other = among[(at + 1) % len(among)]
            if other != word:
                found[word] = found[word, kind] = other
    return found


def _signs(part: model.Binary) -> Iterator[Change]:
    """A number or a condition with another sign, and with its signs in another order."""
    sign, left = part.operator, part.left
    yield evolve(part, operator=_SIGNS[sign]), f"`{_SIGNS[sign]}` for `{sign}`"
    if isinstance(left, model.Binary) and (left.operator, sign) in _GROUPED:
        inner = model.Binary(sign, left.right, part.right)
        yield model.Binary(left.operator, left.left, inner), f"`{sign}` done first"


# --- blocks -------------------------------------------------------------------------------------


def _moved(statements: Any) -> Iterator[Change]:  # noqa: ANN401  # any value of the model
    """Statements with a block that ends elsewhere, asks nobody, or does the other thing."""
    if not isinstance(statements, tuple):
        return
    for at, one in enumerate(statements):
        before, after = statements[:at], statements[at + 1 :]
        for field in _last_blocks(one):
            yield from _ends(before, one, field, after)
        match one:
            case effects.May(condition, body):
                yield (*before, *body, *after), "no question"
                if condition is not None:
                    yield (*before, evolve(one, condition=None), *after), "a condition less"
            case effects.If(_, then, ()):
                yield (*before, *then, *after), "a condition less"
            case effects.If(_, then, otherwise):
                swapped = evolve(one, then=otherwise, otherwise=then)
                yield (*before, swapped, *after), "`else` for `if`"
                yield (*before, evolve(one, otherwise=()), *after), "no `else`"
                match then:
                    case (*most, effects.If(otherwise=()) as last):
                        inner = evolve(last, otherwise=otherwise)
                        made = evolve(one, then=(*most, inner), otherwise=())
                        yield (*before, made, *after), "`else` of the inner `if`"


def _last_blocks(statement: effects.Statement) -> tuple[str, ...]:
    """The field with the block at whose end a statement ends, if it has one."""
    match statement:
        case effects.May() | effects.Each():
            return ("body",)
        case effects.If(_, _, otherwise):
            return ("otherwise",) if otherwise else ("then",)
    return ()


def _ends(
    before: tuple[effects.Statement, ...],
    block: Any,  # noqa: ANN401  # one of the statements with a block
    field: str,
    after: tuple[effects.Statement, ...],
) -> Iterator[Change]:
    """A block that ends a statement earlier, or later."""
    inside = getattr(block, field)
    *most, last = inside
    names = {one.binder for one in most if isinstance(one, effects.Choose | effects.Let)}
    names |= {block.binder} if isinstance(block, effects.Each) else set()
    if most and not speaks_of(last, names) and not isinstance(last, effects.Choose | effects.Let):
        shorter = evolve(block, **{field: tuple(most)})
        yield (*before, shorter, last, *after), "a block that ends earlier"
    if after and not isinstance(after[0], effects.Choose | effects.Let):
        longer = evolve(block, **{field: (*inside, after[0])})
        yield (*before, longer, *after[1:]), "a block that ends later"
