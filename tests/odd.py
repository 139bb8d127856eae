"""Values whose own methods fail: what a user's class may hand to the library."""

from __future__ import annotations

from typing import Any, NoReturn


def _broken(*_anything: object) -> NoReturn:
    raise RuntimeError


class Mute:
    """Cannot be shown, compared, measured or put in a set."""

    __str__ = __repr__ = __len__ = __bool__ = __eq__ = __hash__ = _broken


class Silent(Exception):  # noqa: N818  # as a user may call it
    """An exception that cannot say what it is."""

    __str__ = __repr__ = _broken


def word(text: str) -> str:
    """A text that ``isinstance`` takes for one, though its own methods fail."""
    made: str = _WORD(text)
    return made


_FAILING = ["str", "repr", "len", "eq", "hash", "format"]
_WORD: Any = type(
    "Word",
    (str,),
    {f"__{name}__": _broken for name in _FAILING}
    | dict.fromkeys(["lower", "strip", "split", "startswith", "removeprefix"], _broken),
)
