"""What people type: a line at a time, from a terminal or a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

#: A line that is longer is nobody's answer.
LONGEST = 200
QUIT = frozenset({"quit", "q", "exit"})


class Stopped(Exception):  # noqa: N818  # no error: a person has had enough
    """A person stops the game; the message says how."""


def read_line(prompt: str) -> str:
    """The line that is typed; raises Stopped at the end of the input, or if there is none.

    What comes from a pipe is shown after the prompt, so that the output can be read alone.
    """
    try:
        if sys.stdin.isatty():
            return input(prompt)
        sys.stdout.write(prompt.rstrip())
        sys.stdout.flush()
        line = sys.stdin.readline()
    except BrokenPipeError:
        raise
    except (EOFError, OSError, ValueError, RuntimeError):  # closed, lost, a folder
        line = ""
    typed = line.rstrip("\r\n")
    with suppress(ValueError):
        sys.stdout.write((f" {_shown(typed)}" if typed else "") + "\n")
    if not line:
        raise Stopped("The input ended, so the game stops here.")
    return typed


def _shown(typed: str) -> str:
    from abyss_rules.engine.lines import clean

    return clean(typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}...").rstrip()
