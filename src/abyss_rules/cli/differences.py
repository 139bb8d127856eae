"""What would become of a file, as a unified diff."""

from __future__ import annotations

import difflib
import io
from collections.abc import Iterator


def difference(name: str, before: bytes, after: bytes) -> Iterator[str]:
    """The lines of a unified diff from a file's bytes, which are UTF-8, to other ones."""
    # A carriage return ends no line here: where it comes or goes it is shown.
    old, new = (io.StringIO(data.decode(), newline="\n").readlines() for data in (before, after))
    for line in difflib.unified_diff(old, new, name, name):
        yield line.removesuffix("\n")
        if not line.endswith("\n"):
            yield "\\ No newline at end of file"
