"""Every error this library raises on purpose, under one base class."""

from __future__ import annotations


class AbyssError(Exception):
    """Base of all errors of this library: catch it to catch them all.

    Its text says everything. Who shows errors in a way of their own finds the parts of the text:

    Attributes:
        message: What is wrong, without the parts that follow.
        where: The place in what was read, such as ``players[0].hand[1]``, with which the text
            begins; "" if there is none.
        places: Further places that the message lists, in its order.
        meant: The known word that is near the one that was written; "" if none is.
        options: The options, as scenarios write them, with which it would be right; "" if none
            would help.
    """

    def __init__(
        self,
        message: str = "",
        *,
        where: str = "",
        places: tuple[str, ...] = (),
        meant: str = "",
        options: str = "",
    ) -> None:
        place = f"{where}: " if where else ""
        hint = f" (did you mean {meant!r}?)" if meant else ""
        if options:
            hint = f" (it needs the option{'s' * (',' in options)} {options})"
        super().__init__(f"{place}{message}{hint}")
        self.message = message
        self.where = where
        self.places = places
        self.meant = meant
        self.options = options


class UnreadableError(AbyssError, ValueError):
    """A text, file or value is not of the form that is wanted (a truncated JSON, a wrong type)."""


class UnknownError(AbyssError, LookupError):
    """A name that nothing answers to: a ruleset, pack, card, option, preset, agent or word."""


class IllegalError(AbyssError, ValueError):
    """Well-formed, but not allowed now: an answer that the pending decision does not offer."""


class WrongSeatError(IllegalError):
    """The answer comes from a seat that is not asked."""


class AmbiguousError(IllegalError):
    """A text that fits several options of the pending decision."""


class UnknownAnswerError(IllegalError, UnknownError):
    """An answer that no question of the game has: a misspelling, a card that is not in play."""


class GameOverError(IllegalError):
    """An answer to a game that asks nothing any more."""


class PackError(AbyssError, ValueError):
    """A pack cannot be used: its cards have errors, it is missing, or it changed since a save.

    ``diagnostics`` holds what the checker found, a tuple of findings as ``abyss_rules.check``
    gives them; it is empty where the fault is not in the cards.
    """

    def __init__(self, message: str, diagnostics: tuple[object, ...] = ()) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics


class PositionError(AbyssError, ValueError):
    """A description of a position that cannot be: a card in two zones, negative Pearls, a typo."""


class AgentError(AbyssError):
    """An agent failed, or answered with what was not offered; ``__cause__`` is the reason."""
