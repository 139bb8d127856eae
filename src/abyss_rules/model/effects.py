"""What a card does: statements, standing effects and the heads they hang from."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.model.expressions import Expression


@frozen
class Act:
    """A verb with its operands in the order of its signature; ``verb`` is the signature's key."""

    verb: str
    operands: tuple[Expression, ...]


@frozen
class Choose:
    """Ask ``by`` (or the owner) for one of ``over``, or for ``count`` different ones.

    With nothing (or not enough) to choose from, the block ends.
    """

    binder: str
    over: Expression
    by: Expression | None = None
    count: Expression | None = None


@frozen
class Each:
    """Do ``body`` for each of ``over`` in order; ``together``: all answer before any shows."""

    binder: str
    over: Expression
    together: bool
    body: tuple[Statement, ...]


@frozen
class May:
    """Ask the owner first, and only where ``condition`` holds and something can come of it."""

    condition: Expression | None
    body: tuple[Statement, ...]


@frozen
class If:
    """``then`` where the condition holds, else ``otherwise``."""

    condition: Expression
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@frozen
class Let:
    """Bind a value for the rest of the block."""

    binder: str
    value: Expression


@frozen
class Until:
    """``effects`` hold from now ``until my next`` moment (``turn``)."""

    moment: str
    effects: tuple[StandingEffect, ...]


Statement = Act | Choose | Each | May | If | Let | Until


@frozen
class Modify:
    """A standing change of a quantity: ``operation`` is add, set, at_most or at_least."""

    operation: str
    quantity: str
    value: Expression
    scope: Expression


@frozen
class Protect:
    """``scope`` is not affected by cards of ``kind`` for which ``condition`` holds (as ``it``)."""

    scope: Expression
    kind: str
    condition: Expression | None


@frozen
class Alter:
    """Change fields of an event of ``of`` before it happens, once per event."""

    event: str
    of: Expression
    changes: tuple[tuple[str, Expression], ...]


@frozen
class Trigger:
    """Do ``body`` ``after`` or ``at`` an event of ``of``, where ``condition`` holds."""

    timing: str
    event: str
    of: Expression
    condition: Expression | None
    body: tuple[Statement, ...]


StandingEffect = Modify | Protect | Alter | Trigger


@frozen
class Standing:
    """Effects that hold while the card is in ``state`` (``free``) and ``condition`` holds."""

    state: str
    condition: Expression | None
    effects: tuple[StandingEffect, ...]


@frozen
class Once:
    """A power done once at ``moment``: ``arrival``, ``control``, ``game_end``."""

    moment: str
    body: tuple[Statement, ...]


@frozen
class Usable:
    """A power its owner may use once per ``period`` (``turn``)."""

    period: str
    condition: Expression | None
    body: tuple[Statement, ...]


@frozen
class Score:
    """What a card is worth at the end."""

    value: Expression


Ability = Standing | Once | Usable | Score
