"""Writes files as a whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Put other content into a file that is there, in one step; its mode and links stay.

    Raises OSError if that cannot be done; the file is then as it was.
    """
    real = path.resolve(strict=True)
    if not os.access(real, os.W_OK):  # its folder may well be writable
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    handle, scratch = tempfile.mkstemp(dir=real.parent, prefix=f".{real.name}-")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(data)
        shutil.copymode(real, scratch)
        Path(scratch).replace(real)
    except BaseException:
        with suppress(OSError):
            Path(scratch).unlink()
        raise
