"""Reading plain data: JSON texts, exact keys, numbers in range; every error says what and where.

What reads a value raises UnreadableError if it is none such; the error begins with the place, as
``state.hand[2]: …``. A wrong JSON text never raises anything else, however deep, long or broken it
is.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, TypeGuard

from abyss_rules.errors import UnreadableError

#: The longest JSON text that is read, in characters: far more than any game needs.
LONGEST = 50_000_000
#: Numbers beyond this are refused: no count of the games comes near.
LARGEST = 10**9

_INTS = {int}
#: The longest text that is shown whole, the longest reason of an error, and the longest word that
#: may be a known one misspelt.
_SHOWN = 60
TOLD = 500
_WORD = 80


def fail(
    where: str, what: str, *, places: tuple[str, ...] = (), meant: str = "", options: str = ""
) -> NoReturn:
    """Raise the UnreadableError of a place; the rest is as in ``AbyssError``."""
    raise UnreadableError(what, where=where, places=places, meant=meant, options=options)


def show(value: object) -> str:
    """A value as an error message shows it: never long, whatever its ``repr`` does."""
    try:
        text = str.__str__(repr(value))
    except Exception as error:  # noqa: BLE001  # the value's own class says what its repr raises
        if type(value) is int or isinstance(
            error, RecursionError
        ):  # of thousands of digits, a nest
            return f"a very large {type(value).__name__}"
        return f"a {type(value).__name__} that cannot be shown"
    return shortened(text, _SHOWN)


def shortened(text: str, most: int = _WORD) -> str:
    """A text cut where it is longer than a message can bear."""
    return text if len(text) <= most else f"{text[: most - 3]}..."


def reason(error: BaseException) -> str:
    """What an error of somebody else's code says, with its class; never long, never raising."""
    try:
        text = str.__str__(str(error))
    except Exception:  # noqa: BLE001  # the error's own class says what its str raises
        text = "(it cannot say why)"
    return shortened(f"{type(error).__name__}: {text}".removesuffix(": "), TOLD)


class _WrongError(ValueError):
    """What JSON does not have, or has and we refuse; the message says what."""


def read_json(text: object, what: str) -> Any:
    """The value of a JSON text; ``what`` names it in errors.

    Strict: no ``NaN``, no key twice in one object; a byte order mark before it does not matter.
    Raises UnreadableError.
    """
    if isinstance(text, bytes | bytearray):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            fail(what, f"byte {error.start} is not UTF-8")
    if not is_text(text):
        fail(what, f"a JSON text is wanted, not {show(text)}")
    text = str.__str__(text)
    if len(text) > LONGEST:
        fail(what, f"{len(text)} characters are too many")
    try:
        return _DECODER.decode(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        fail(what, f"no JSON at line {error.lineno}, column {error.colno}: {error.msg}")
    except RecursionError:
        fail(what, "nested too deep")
    except _WrongError as error:
        fail(what, str(error))
    except ValueError:  # what Python says of a number that is too long is of no use here
        fail(what, "a number of thousands of digits is too large")


def write_json(value: object, what: str) -> str:
    """The JSON text of plain data; ``what`` names it in errors. Raises UnreadableError."""
    try:
        return json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise UnreadableError(f"{what}: this is no plain data") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        known: set[str] = set()
        for key, _value in pairs:
            if key in known:
                raise _WrongError(f"the key {show(key)} stands twice in one object")
            known.add(key)
    return found


def _constant(name: str) -> NoReturn:
    raise _WrongError(f"{name} is no number of JSON")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)


def near(word: object, known: Collection[str]) -> str:
    """The known word that is near a text, else ""."""
    text = str.__str__(word) if is_text(word) else ""
    close = get_close_matches(text, known, 1) if 0 < len(text) <= _WORD else []
    return close[0] if close else ""


def hint(word: object, known: Collection[str]) -> str:
    """`` (did you mean 'x'?)`` if a known word is near, else nothing: for within a sentence."""
    close = near(word, known)
    return f" (did you mean {close!r}?)" if close else ""


def mapping(value: object, where: str) -> Mapping[Any, Any]:
    """The value, if it is a mapping."""
    if not isinstance(value, Mapping):
        fail(where, f"a mapping is wanted, not {show(value)}")
    return value


def exact_keys(value: object, where: str, keys: tuple[str, ...]) -> dict[str, Any]:
    """The value, if it is a dict with exactly these keys."""
    if type(value) is not dict:
        fail(where, f"an object is wanted, not {show(value)}")
    if value.keys() != set(keys):
        for key in value:
            if key not in keys:
                fail(where, f"unknown key {show(key)}", meant=near(key, keys))
        missing = next(key for key in keys if key not in value)
        fail(where, f"the key {missing!r} is missing")
    return value


def number(value: object, where: str, low: int = 0, high: int = LARGEST) -> int:
    """The value, if it is a whole number (True is none) from ``low`` to ``high``."""
    if type(value) is not int:
        fail(where, f"a whole number is wanted, not {show(value)}")
    if not low <= value <= high:
        # The largest number that there can be at all is nothing that anybody has to know.
        few = value < low and high == LARGEST
        fail(
            where,
            f"{show(value)} is " + (f"less than {low}" if few else f"not from {low} to {high}"),
        )
    return value


def whole(value: object, where: str, low: int | None = None) -> int:
    """The value, if it is a whole number (True is none), however large; ``low`` is the least."""
    if type(value) is not int:
        fail(where, f"a whole number is wanted, not {show(value)}")
    if low is not None and value < low:
        fail(where, f"{show(value)} is less than {low}")
    return value


def seed(value: object) -> int:
    """The value, if it can be a seed: any whole number."""
    if type(value) is not int:
        raise UnreadableError(f"a seed is a whole number, not {show(value)}")
    return value


def is_text(value: object) -> TypeGuard[str]:
    """Whether the value is a text: it or its class, whatever it says of itself."""
    return issubclass(type(value), str)


def among(value: object, known: Sequence[str]) -> int:
    """The place of a text among those known; -1 if it is none of them, or no text."""
    text = str.__str__(value) if is_text(value) else None
    return known.index(text) if text is not None and text in known else -1


def setting(value: object, where: str) -> str | int | bool | None:
    """The value, if an option can have it by its type."""
    if type(value) is int:
        return number(value, where, -LARGEST)
    if value is None or type(value) is bool or type(value) is str:
        return value
    fail(where, f"{show(value)} is no value of an option")


def word(value: object, where: str) -> str:
    """The value, if it is a text; that of a class of its own becomes a plain one."""
    if not is_text(value):
        fail(where, f"a text is wanted, not {show(value)}")
    return str.__str__(value)


def series(value: object, where: str) -> list[Any]:
    """The entries of a list, tuple, set or whatever else is gone through; a text is none."""
    if isinstance(value, str | bytes | bytearray | Mapping) or not isinstance(value, Iterable):
        fail(where, f"a list is wanted, not {show(value)}")
    return list(value)


def listed(value: object, where: str, length: int | None = None) -> list[Any]:
    """The value, if it is a list (of that length)."""
    if type(value) is not list:
        fail(where, f"a list is wanted, not {show(value)}")
    if length is not None and len(value) != length:
        fail(where, f"{length} entries are wanted, not {len(value)}")
    return value


def numbers(value: object, where: str, length: int, low: int = 0, high: int = LARGEST) -> list[int]:
    """The value as a list of so many whole numbers, of its own: the caller may change it."""
    entries = listed(value, where, length).copy()
    for place, entry in enumerate(entries):
        if type(entry) is not int or not low <= entry <= high:
            number(entry, f"{where}[{place}]", low, high)
    return entries


def things(value: object, where: str, allowed: frozenset[int], kind: str) -> tuple[int, ...]:
    """The value as a tuple of numbers that are all ``allowed``; ``kind`` names them in errors."""
    if type(value) is not list:
        fail(where, f"a list is wanted, not {show(value)}")
    if value and (set(map(type, value)) != _INTS or not allowed.issuperset(value)):
        for place, entry in enumerate(value):  # pragma: no branch - one of them is wrong
            if type(entry) is not int:
                fail(f"{where}[{place}]", f"a whole number is wanted, not {show(entry)}")
            if entry not in allowed:
                fail(f"{where}[{place}]", f"{show(entry)} is no {kind}")
    return tuple(value)
