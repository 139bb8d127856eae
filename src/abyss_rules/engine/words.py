"""How a ruleset declares its words: one declaration and one function each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from abyss_rules.model.vocabulary import (
    AttributeWord,
    CardKind,
    EventWord,
    FieldWord,
    HeadWord,
    Kind,
    Operand,
    QuantityWord,
    Selector,
    Verb,
    Vocabulary,
)

F = TypeVar("F", bound=Callable[..., Any])

_OPERAND = re.compile(r"(?:(\w+) )?\{(\w+):([\w*@]+?)(?:>=(\d+))?(?:==(\d+))?\}")

#: Kinds and selectors that every ruleset has.
CORE_KINDS = (
    Kind("Count", "A whole number.", noun=("number", "numbers")),
    Kind("Truth", "Yes or no.", noun=("condition", "conditions")),
    Kind("Player", "A player.", noun=("player", "players")),
)
CORE_SELECTORS = (
    Selector(
        "opponents",
        "Player*",
        "",
        "The other players, clockwise from the owner, without those protected from the card.",
        "each o in opponents { gain pearls of o pearls; }",
    ),
    Selector(
        "players",
        "Player*",
        "",
        "The owner, then the other players clockwise, without those protected from the card.",
        "each p in players { gain pearls of p pearls; }",
    ),
)


class Words:
    """The words of one ruleset: their declarations and, by name, their functions.

    The functions take ``(rules, state, …)``: a selector or quantity the player it is ``of`` (if
    it is of one), an attribute the thing, a verb the power's frame and its operands.
    """

    def __init__(self, ruleset: str, package: str = "") -> None:
        self.ruleset = ruleset
        self.package = package
        self.kinds: list[Kind] = list(CORE_KINDS)
        self.card_kinds: list[CardKind] = []
        self.heads: list[HeadWord] = []
        self.material: list[FieldWord] = []
        self.events: list[EventWord] = []
        self._verbs: list[Verb] = []
        self._selectors: list[Selector] = list(CORE_SELECTORS)
        self._attributes: list[AttributeWord] = []
        self._quantities: list[QuantityWord] = []
        self.verb_functions: dict[str, Callable[..., Any]] = {}
        self.selector_functions: dict[str, Callable[..., Any]] = {}
        self.shufflers: dict[str, Callable[..., Any]] = {}
        self.attribute_functions: dict[tuple[str, str], Callable[..., Any]] = {}
        self.quantity_functions: dict[str, Callable[..., Any]] = {}

    def verb(  # noqa: PLR0913  # a declaration names its parts
        self,
        signature: str,
        *,
        doc: str,
        example: str,
        together: bool = False,
        subject: str = "",
        gives: bool = False,
        as_far: str = "",
        called: str = "",
        usual: tuple[int, int] | None = None,
        optional: bool = False,
        other: str = "",
        common: str = "",
        lies: Mapping[str, str] | None = None,
        never: str = "",
    ) -> Callable[[F], F]:
        """Declare a verb by its ``signature``, as ``discard {what:Lord}``; the function does it.

        ``subject`` is the operand whose player does it, if that is not the owner; ``gives`` says
        that the owner only gets something by it; ``as_far`` that it takes no more than the subject
        has, and by which words that is asked. Of an operand ``{amount:Count>=1}`` nothing is
        done below 1, and ``usual`` is what it is on the official cards. ``called`` are other words
        by which authors look for the verb; ``optional`` says that the owner may leave it.
        ``other`` is the operand that has to be another player than the owner, and ``common`` are
        those that lie before no player; ``lies`` says of an operand in which zones it must lie, and
        ``never`` with which members of kinds nothing is done. Of several things
        ``{pair:Space*==2}`` has to be two.
        """
        name = signature.split(" ", 1)[0]
        operands = tuple(
            Operand(
                m[2],
                m[3],
                m[1] or "",
                int(m[4]) if m[4] else None,
                usual if m[4] else None,
                int(m[5]) if m[5] else None,
            )
            for m in _OPERAND.finditer(signature[len(name) + 1 :])
        )

        def declare(function: F) -> F:
            key = function.__name__
            verb = Verb(
                name,
                key,
                operands,
                doc,
                example,
                together,
                subject,
                gives,
                tuple(as_far.split()),
                tuple(called.split()),
                optional,
                other,
                tuple(common.split()),
                tuple((what, tuple(where.split())) for what, where in (lies or {}).items()),
                tuple(never.split()),
            )
            self._verbs.append(verb)
            self.verb_functions[key] = function
            return function

        return declare

    def selector(  # noqa: PLR0913  # a declaration names its parts
        self,
        name: str,
        gives: str,
        *,
        of: str = "",
        doc: str,
        example: str,
        sees: str = "all",
        zone: bool = False,
        deducible: bool = False,
        called: str = "",
    ) -> Callable[[F], F]:
        """Declare a word for things; the function gives them as a tuple.

        ``called`` is what else authors call them. What ``nobody`` sees wants a ``shuffler`` too.
        """

        def declare(function: F) -> F:
            self._selectors.append(
                Selector(
                    name, gives, of, doc, example, sees, zone, deducible, tuple(called.split())
                )
            )
            self.selector_functions[name] = function
            return function

        return declare

    def shuffler(self, selector: str) -> Callable[[F], F]:
        """Declare how what nobody sees is shuffled after a player has chosen from it.

        The function takes ``(rules, state, player)``.
        """

        def declare(function: F) -> F:
            self.shufflers[selector] = function
            return function

        return declare

    def attribute(  # noqa: PLR0913  # a declaration names its parts
        self,
        name: str,
        of: str,
        gives: str,
        *,
        doc: str,
        example: str,
        weight: int = 1,
        low: int | None = None,
        high: int | None = None,
        called: str = "",
    ) -> Callable[[F], F]:
        """Declare a property of a thing; the function gives it as an int or bool.

        ``called`` is what else authors call it.
        """

        def declare(function: F) -> F:
            others = tuple(called.split())
            self._attributes.append(
                AttributeWord(name, of, gives, doc, example, weight, low, high, others)
            )
            self.attribute_functions[name, of] = function
            return function

        return declare

    def quantity(  # noqa: PLR0913  # a declaration names its parts
        self,
        name: str,
        gives: str = "Count",
        *,
        of: str = "Player",
        doc: str,
        example: str,
        modes: tuple[str, ...] = (),
        weight: int = 1,
        low: int | None = None,
        high: int | None = None,
    ) -> Callable[[F], F]:
        """Declare a number of the game that cards may read; the function gives it."""

        def declare(function: F) -> F:
            self._quantities.append(
                QuantityWord(
                    name, gives, of, doc, example, modes=modes, weight=weight, low=low, high=high
                )
            )
            self.quantity_functions[name] = function
            return function

        return declare

    def switch(
        self,
        name: str,
        gives: str = "Count",
        *,
        doc: str,
        example: str,
        modes: tuple[str, ...] = ("add", "set", "at_most", "at_least"),
        called: str = "",
    ) -> None:
        """Declare a quantity of a player that standing effects change and the ruleset asks.

        ``called`` is what else authors call it.
        """
        self._quantities.append(
            QuantityWord(
                name,
                gives,
                "Player",
                doc,
                example,
                readable=False,
                modes=modes,
                called=tuple(called.split()),
            )
        )

    def vocabulary(self) -> Vocabulary:
        """All declarations as one frozen value."""
        return Vocabulary(
            self.ruleset,
            tuple(self.kinds),
            tuple(self.card_kinds),
            tuple(self.heads),
            tuple(self._verbs),
            tuple(self._selectors),
            tuple(self._attributes),
            tuple(self._quantities),
            tuple(self.events),
            tuple(self.material),
            self.package,
        )
