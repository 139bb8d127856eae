"""Keeps code of a user's from ending a command in silence, as if all were well."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn


@contextmanager
def exits_raised() -> Iterator[None]:
    """Meanwhile ``os._exit`` raises SystemExit, which whoever asks laws tells.

    In processes that are forked meanwhile it ends them as ever.
    """
    system: Any = os
    exit_now, here = os._exit, os.getpid()

    def raised(status: int) -> NoReturn:
        if os.getpid() != here:
            exit_now(status)
        raise SystemExit(f"os._exit({status}) is called")

    system._exit = raised  # noqa: SLF001  # there is no other way to hear of it
    try:
        yield
    finally:
        system._exit = exit_now  # noqa: SLF001  # as above
