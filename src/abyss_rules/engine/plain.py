"""Reading plain data: JSON texts, exact keys, numbers in range; every error says what and where.

Errors begin with the place, as ``state.hand[2]: …``. A wrong JSON text never raises anything but
UnreadableError, however deep, long or broken it is.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any, NoReturn

from abyss_rules.errors import UnreadableError

#: The longest JSON text that is read, in characters: far more than any game needs.
LONGEST = 50_000_000
#: Numbers beyond this are refused: no count of the games comes near.
LARGEST = 10**9

_INTS = {int}


def fail(where: str, what: str) -> NoReturn:
    """Raise the UnreadableError of a place."""
    raise UnreadableError(f"{where}: {what}")


def show(value: object) -> str:
    """A value as an error message shows it: never long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a nest of lists
        return f"a very large {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."


def read_json(text: object, what: str) -> Any:
    """The value of a JSON text; ``what`` names it in errors.

    Strict: no ``NaN``, no key twice in one object. Raises UnreadableError.
    """
    if isinstance(text, bytes | bytearray):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            fail(what, f"byte {error.start} is not UTF-8")
    if not isinstance(text, str):
        fail(what, f"a JSON text is wanted, not {type(text).__name__}")
    if len(text) > LONGEST:
        fail(what, f"{len(text)} characters are too many")
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        fail(what, f"no JSON at line {error.lineno}, column {error.colno}: {error.msg}")
    except RecursionError:
        fail(what, "nested too deep")
    except ValueError as error:  # a key twice, NaN, a number of thousands of digits
        fail(what, str(error))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _value in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {show(twice)} stands twice in one object")
    return found


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)


def hint(word: object, known: Collection[str]) -> str:
    """`` (did you mean 'x'?)`` if a known word is near, else nothing."""
    close = get_close_matches(str(word), known, 1) if isinstance(word, str) else []
    return f" (did you mean {close[0]!r}?)" if close else ""


def mapping(value: object, where: str) -> Mapping[Any, Any]:
    """The value, if it is a mapping."""
    if not isinstance(value, Mapping):
        fail(where, f"a mapping is wanted, not {type(value).__name__}")
    return value


def exact_keys(value: object, where: str, keys: tuple[str, ...]) -> dict[str, Any]:
    """The value, if it is a dict with exactly these keys."""
    if type(value) is not dict:
        fail(where, f"an object is wanted, not {type(value).__name__}")
    if value.keys() != set(keys):
        for key in value:
            if key not in keys:
                fail(where, f"unknown key {show(key)}{hint(key, keys)}")
        missing = next(key for key in keys if key not in value)
        fail(where, f"the key {missing!r} is missing")
    return value


def number(value: object, where: str, low: int = 0, high: int = LARGEST) -> int:
    """The value, if it is a whole number (True is none) from ``low`` to ``high``."""
    if type(value) is not int:
        fail(where, f"a whole number is wanted, not {show(value)}")
    if not low <= value <= high:
        fail(where, f"{show(value)} is not from {low} to {high}")
    return value


def word(value: object, where: str) -> str:
    """The value, if it is a text."""
    if type(value) is not str:
        fail(where, f"a text is wanted, not {show(value)}")
    return value


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
        for place, entry in enumerate(value):
            if type(entry) is not int:
                fail(f"{where}[{place}]", f"a whole number is wanted, not {show(entry)}")
            if entry not in allowed:
                fail(f"{where}[{place}]", f"{show(entry)} is no {kind}")
    return tuple(value)
