"""From frozen classes to JSON-ready data, by cattrs, set up in one place."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import attrs
import cattrs
from cattrs.gen import make_dict_unstructure_fn, override


@lru_cache(maxsize=1)
def converter() -> cattrs.Converter:
    """The converter of records and views.

    Classes become objects without their fields of ``metadata={"json": False}``, tuples become
    lists. Nothing is read by it: what is read is told of in words of ours, by ``plain``.
    """
    made = cattrs.Converter(unstruct_collection_overrides={tuple: list})
    made.register_unstructure_hook_factory(attrs.has, lambda of: _writer(of, made))
    return made


def _writer(of: type[Any], made: cattrs.Converter) -> Callable[[Any], dict[str, Any]]:
    hidden: dict[str, Any] = {
        part.name: override(omit=True)
        for part in attrs.fields(of)
        if not part.metadata.get("json", True)
    }
    write: Callable[[Any], dict[str, Any]] = make_dict_unstructure_fn(of, made, **hidden)
    return write
