"""What a card computes: numbers, players, cards and conditions, as checked values."""

from __future__ import annotations

from attrs import frozen


@frozen
class Number:
    """A whole number as written."""

    value: int


@frozen
class Constant:
    """A member of a closed kind: ``soldier`` (Guild), ``crab`` (Race), ``pearl`` (Resource)."""

    kind: str
    name: str


@frozen
class Binding:
    """A name bound by the card: ``me``, ``self``, ``it``, a binder, or a field of an event."""

    name: str


@frozen
class Select:
    """Things named by a selector: ``court``, ``hand of o``, ``opponents``."""

    selector: str
    of: Expression | None = None


@frozen
class Attribute:
    """A property of one thing: ``guild``, ``race of a``; a Truth when used as a test."""

    attribute: str
    of: Expression


@frozen
class Quantity:
    """A number (or switch) of the game: ``pearls of me``, ``threat``."""

    quantity: str
    of: Expression | None = None


@frozen
class Where:
    """The things of ``over`` for which ``condition`` holds, each bound to ``binder``."""

    over: Expression
    binder: str
    condition: Expression


@frozen
class Fold:
    """``sum``, ``min``, ``max`` or ``distinct`` of ``body`` over the things bound to ``binder``.

    Of nothing it is 0.
    """

    operation: str
    binder: str
    over: Expression
    body: Expression


@frozen
class Count:
    """How many things ``of`` holds."""

    of: Expression


@frozen
class Top:
    """The first card of an ordered zone; nothing when it is empty."""

    of: Expression


@frozen
class Binary:
    """Two operands of ``+ - * /``, ``min max``, ``== != < <= > >=`` or ``and or``."""

    operator: str
    left: Expression
    right: Expression


@frozen
class Not:
    """The opposite of a condition."""

    of: Expression


Expression = (
    Number
    | Constant
    | Binding
    | Select
    | Attribute
    | Quantity
    | Where
    | Fold
    | Count
    | Top
    | Binary
    | Not
)
