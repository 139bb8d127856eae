"""What a text says before it is checked: words in their places, with where each stands."""

from __future__ import annotations

from attrs import frozen

#: What is a word of the language before a parenthesis.
FUNCTIONS = ("count", "sum", "min", "max", "distinct")

#: From the first character to the one after the last, counted in the whole file.
Span = tuple[int, int]

# --- expressions --------------------------------------------------------------------------------


@frozen
class Word:
    """A name or a word of the language."""

    text: str
    span: Span


@frozen
class Numeral:
    """A number, as written."""

    text: str
    span: Span


@frozen
class Text:
    """A text between quotation marks, without them."""

    text: str
    span: Span


@frozen
class Of:
    """``hand of me``."""

    what: Expression
    whom: Expression
    span: Span


@frozen
class Where:
    """``lords of me where guild == mage``."""

    over: Expression
    condition: Expression
    span: Span


@frozen
class Argument:
    """An argument of a call; the first one of ``sum(r in races, …)`` has a binder."""

    binder: Word | None
    value: Expression


@frozen
class Call:
    """``min(a, b)``."""

    function: Word
    arguments: tuple[Argument, ...]
    span: Span


@frozen
class Infix:
    """Two operands of an operator."""

    operator: Word
    left: Expression
    right: Expression
    span: Span


@frozen
class Negative:
    """``-2``."""

    of: Expression
    span: Span


@frozen
class Not:
    """``not disabled``."""

    of: Expression
    span: Span


Expression = Word | Numeral | Of | Where | Call | Infix | Negative | Not

# --- statements ---------------------------------------------------------------------------------


@frozen
class Body:
    """Statements in braces."""

    statements: tuple[Statement, ...]
    span: Span


@frozen
class Operand:
    """An operand of a verb with the word before it, if any."""

    label: Word | None
    value: Expression


@frozen
class Act:
    """``steal 1 monster from o;``."""

    verb: Word
    operands: tuple[Operand, ...]
    span: Span


@frozen
class Choose:
    """``choose l from court by o;``, or ``choose 2 from court as pair;``."""

    binder: Word
    over: Expression
    by: Expression | None
    count: Numeral | None
    span: Span


@frozen
class Each:
    """``each o in opponents together { … }``."""

    binder: Word
    over: Expression
    together: Word | None
    body: Body
    span: Span


@frozen
class May:
    """``may when … { … }``."""

    condition: Expression | None
    body: Body
    span: Span


@frozen
class If:
    """``if … { … } else { … }``."""

    condition: Expression
    then: Body
    otherwise: Body | None
    span: Span


@frozen
class Let:
    """``let prize = threat + 1;``."""

    binder: Word
    value: Expression
    span: Span


@frozen
class Modify:
    """``add``, ``set`` or ``limit`` a quantity; ``operation`` is the model's word for it."""

    operation: str
    quantity: Word
    value: Expression
    scope: Expression
    span: Span


@frozen
class Protect:
    """``protect me from lords where …;``."""

    scope: Expression
    kind: Word
    condition: Expression | None
    span: Span


@frozen
class Change:
    """``space = space - 1;`` in an ``alter``."""

    field: Word
    value: Expression


@frozen
class Alter:
    """``alter monster_reward of opponents { … }``."""

    event: Word
    of: Expression
    changes: tuple[Change, ...]
    span: Span


@frozen
class Trigger:
    """``after exploration of me where … { … }``."""

    timing: Word
    event: Word
    of: Expression
    condition: Expression | None
    body: Body
    span: Span


@frozen
class Until:
    """``until my next turn { … }``; ``word`` is what it lasts to."""

    word: Word
    body: Body
    span: Span


Standing = Modify | Protect | Alter | Trigger
Statement = Act | Choose | Each | May | If | Let | Until | Modify | Protect | Alter | Trigger

# --- blocks -------------------------------------------------------------------------------------


@frozen
class Field:
    """``cost 10;``: a name and what stands behind it, for the checker to read."""

    name: Word
    parts: tuple[Word | Numeral | Text, ...]
    span: Span


@frozen
class Head:
    """``on arrival { … }`` or ``score …;``; ``form`` is ``while``, ``on``, ``score`` and so on."""

    form: str
    word: Word | None
    condition: Expression | None
    body: Body | None
    value: Expression | None
    span: Span


@frozen
class Card:
    """A card as written; ``per`` are the kind and the word of a template."""

    kind: Word
    id: Word
    per: tuple[Word, Word] | None
    name: Text | None
    fields: tuple[Field, ...]
    heads: tuple[Head, ...]
    span: Span


@frozen
class PackHeader:
    """``pack abyss.base { … }``."""

    id: Word
    fields: tuple[Field, ...]
    span: Span


@frozen
class Material:
    """``material { … }``."""

    fields: tuple[Field, ...]
    span: Span


@frozen
class Group:
    """Lines in braces in a scenario: ``seat 0 { pearls 2; }``."""

    name: Word
    parts: tuple[Word | Numeral | Text, ...]
    lines: tuple[Field | Group, ...]
    span: Span


@frozen
class Scenario:
    """``scenario "…" { … }``; ``per`` are the kind and the word of a template."""

    name: Text
    per: tuple[Word, Word] | None
    lines: tuple[Field | Group, ...]
    span: Span


Block = PackHeader | Material | Card | Scenario
