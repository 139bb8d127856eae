"""From frozen classes to JSON-ready data and back, by cattrs, set up in one place and order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import attrs
import cattrs
from cattrs.gen import make_dict_unstructure_fn, override

from abyss_rules.engine import plain
from abyss_rules.engine.settings import Value
from abyss_rules.errors import UnreadableError

T = TypeVar("T")

#: The most faults that one message lists.
_MOST_FAULTS = 3


@lru_cache(maxsize=1)
def converter() -> cattrs.Converter:
    """The converter of records and views.

    Writing: classes become objects without their fields of ``metadata={"json": False}``, tuples
    become lists. Reading is strict: no number for a text, no True for a number, no unknown key.
    """
    made = cattrs.Converter(forbid_extra_keys=True, unstruct_collection_overrides={tuple: list})
    made.register_unstructure_hook_factory(attrs.has, lambda of: _writer(of, made))
    made.register_structure_hook(int, _exactly(int, "a whole number"))
    made.register_structure_hook(str, _exactly(str, "a text"))
    made.register_structure_hook(Value, _value)
    return made


def _writer(of: type[Any], made: cattrs.Converter) -> Callable[[Any], dict[str, Any]]:
    hidden: dict[str, Any] = {
        part.name: override(omit=True)
        for part in attrs.fields(of)
        if not part.metadata.get("json", True)
    }
    write: Callable[[Any], dict[str, Any]] = make_dict_unstructure_fn(of, made, **hidden)
    return write


def _exactly(kind: type[Any], name: str) -> Callable[[Any, Any], Any]:
    def read(value: Any, _of: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"{name} is wanted, not {type(value).__name__}")
        return value

    return read


def _value(value: Any, _of: Any) -> Any:
    if value is not None and type(value) not in {str, int, bool}:
        raise TypeError(f"an option's value is wanted, not {type(value).__name__}")
    return value


def structured(data: object, of: type[T], what: str) -> T:
    """The value of class ``of`` that ``data`` describes; ``what`` names it in errors.

    Raises UnreadableError saying what is wrong and where.
    """
    try:
        return converter().structure(data, of)
    except Exception as error:
        # cattrs gathers all faults of the data in a group of errors of many classes
        faults = cattrs.transform_error(error, path=what, format_exception=_fault)
        shown = [_place_first(fault) for fault in faults[:_MOST_FAULTS]]
        raise UnreadableError("; ".join(shown)) from error


def _fault(error: BaseException, _of: type | None) -> str:
    if isinstance(error, KeyError):
        return f"the key {error.args[0]!r} is missing"
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        return f"unknown key {plain.show(min(map(str, error.extra_fields)))}"
    return str(error) or type(error).__name__


def _place_first(fault: str) -> str:
    what, _, where = fault.rpartition(" @ ")
    return f"{where}: {what}" if what else fault
