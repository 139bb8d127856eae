"""Options: the answers to a decision, as ints inside and as readable values outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, final, overload

from attrs import frozen

from abyss_rules.engine import plain

#: A code is ``verb << SHIFT | argument``.
SHIFT = 12
ARGUMENT = (1 << SHIFT) - 1
#: The most cards, faces or numbers a code can name.
MOST_ARGUMENTS = 1 << SHIFT
#: Numbers up to here are tried as things of a kind, where the kind does not say how many it has.
MOST_THINGS = 600


@frozen
class OptionVerb:
    """A way to answer: the first word of its text, and the kind of its argument ("" for none)."""

    name: str
    argument: str = ""


@final
class Option:
    """One answer to a decision, as a value: ``verb`` and ``argument`` are its text's two parts.

    Options are equal when their texts are, whatever game they come from; they can be hashed,
    pickled and kept. ``str(option)`` is accepted by ``Game.apply``.
    """

    __slots__ = ("argument", "code", "text", "verb")

    #: The answer as the engine knows it; only meaningful with the same cards in play.
    code: int
    #: What is done, such as ``recruit``, ``pay`` or ``spend token``.
    verb: str
    #: What it is done with, such as a card's id, ``crab 3``, ``seat 2`` or a number; often empty.
    argument: str
    #: Both together, unique within the decision.
    text: str

    def __init__(self, code: int, verb: str, argument: str = "") -> None:
        if type(code) is not int:
            plain.fail("option", f"a code is a whole number, not {plain.show(code)}")
        verb, argument = plain.word(verb, "option"), plain.word(argument, "option")
        put = object.__setattr__
        put(self, "code", code)
        put(self, "verb", verb)
        put(self, "argument", argument)
        put(self, "text", f"{verb} {argument}" if argument else verb)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an option cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"an option cannot be changed ({name})")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Option) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Option, (self.code, self.verb, self.argument))


class OptionTable(dict[int, Option]):
    """The options of one set of cards by code, each made when first looked at."""

    def __init__(self, verbs: tuple[OptionVerb, ...], describe: Callable[[str, int], str]) -> None:
        super().__init__()
        self._verbs = verbs
        self._describe = describe
        #: The texts of arguments by their kind, once they were wanted; None for whole numbers.
        self._arguments: dict[str, tuple[str, ...] | None] = {}

    def knows(self, text: str) -> bool:
        """Whether a text is that of some answer, or its beginning, whether offered now or not."""
        for verb in self._verbs:
            words = f"{verb.name} "
            if verb.name.startswith(text):
                return True
            if verb.argument and text.startswith(words):
                rest = text[len(words) :]
                arguments = self._arguments_of(verb.argument)
                if arguments is None:
                    if not rest or _is_number(rest):
                        return True
                elif any(argument.startswith(rest) for argument in arguments):
                    return True
        return False

    @property
    def first_words(self) -> tuple[str, ...]:
        """What answers can begin with, in the order of the verbs."""
        return tuple(dict.fromkeys(verb.name.partition(" ")[0] for verb in self._verbs))

    def texts(self, first: str = "") -> Iterator[str]:
        """The texts of all answers that questions can have with these cards, but for numbers.

        With a ``first`` word only of those that begin with it. How many of something there are to
        be is in none of them: that can be thousands, and nobody misspells it.
        """
        for verb in self._verbs:
            if first and verb.name.partition(" ")[0] != first:
                continue
            if verb.argument:
                arguments = self._arguments_of(verb.argument) or ()
                yield from (f"{verb.name} {argument}" for argument in arguments)
            else:
                yield verb.name

    def _arguments_of(self, kind: str) -> tuple[str, ...] | None:
        """The texts that arguments of a kind can have; None if they are any whole numbers."""
        if kind not in self._arguments:
            found = tuple(self._things(kind))
            self._arguments[kind] = None if found[:1] == ("0",) else found
        return self._arguments[kind]

    def _things(self, kind: str) -> Iterator[str]:
        """The texts that arguments of a kind can have; of numbers the first."""
        for argument in range(MOST_ARGUMENTS):
            try:
                text = self._describe(kind, argument)
            except (IndexError, ValueError):
                # Not every number is a thing of the kind.
                if argument > MOST_THINGS:
                    return
                continue
            yield text
            if _is_number(text):
                return

    def __missing__(self, code: int) -> Option:
        verb = self._verbs[code >> SHIFT]
        argument = self._describe(verb.argument, code & ARGUMENT) if verb.argument else ""
        option = self[code] = Option(code, verb.name, argument)
        return option


class Options(Sequence[Option]):
    """The options of one decision, in canonical order; made one by one as they are looked at.

    A sequence: it has a length, indices and slices (which are tuples), ``in``, and equality with
    other options and with tuples. There are two options or more. They can be pickled and kept.
    """

    __slots__ = ("_codes", "_table")

    def __init__(self, codes: Sequence[int], table: Mapping[int, Option]) -> None:
        self._codes = codes
        self._table = table

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        code = self._codes[index]
        if code.__class__ is int:
            return self._table[code]  # hot: one test for both forms
        return tuple(self._table[each] for each in code)  # type: ignore[union-attr]  # a slice

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Option]:
        table = self._table
        return (table[code] for code in self._codes)

    def __contains__(self, option: object) -> bool:
        return any(option == mine for mine in self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_options_of, (tuple(self),))

    def __repr__(self) -> str:
        return f"<Options {', '.join(str(option) for option in self)}>"


def _is_number(text: str) -> bool:
    """Whether a text is a number that a code can name, written as options write it."""
    few = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_ARGUMENTS))
    return few and str(int(text)) == text and int(text) < MOST_ARGUMENTS


def _options_of(options: tuple[Option, ...]) -> Options:
    """Options that were pickled: equal to those they were, without the table of their game."""
    return Options([option.code for option in options], {one.code: one for one in options})
