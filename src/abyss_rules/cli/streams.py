"""The three streams of a process: missing ones, characters they cannot carry, lost readers."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress

from abyss_rules.engine.lines import clean

#: The name under which ``nearest`` is known to the codecs.
_NEAREST = "abyss_nearest"
#: What stands for characters that a stream cannot carry and that have no letter as their base.
_NEAR = {
    chr(code): nearest
    for nearest, codes in {
        "'": (0x2018, 0x2019, 0x201A, 0x2032, 0xB4),
        '"': (0x201C, 0x201D, 0x201E, 0x2033, 0xAB, 0xBB),
        "-": (0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2500, 0x2501, 0x2550),
        "|": (0x2502, 0x2503, 0x2551),
        "*": (0x2022, 0x25CF, 0xB7),
        ".": (0x2026,),
        "x": (0xD7,),
        "s": (0xDF,),
        "A": (0xC6,),
        "a": (0xE6,),
        "O": (0xD8, 0x152),
        "o": (0xF8, 0x153),
    }.items()
    for code in codes
}


def mend() -> None:
    """Make the streams usable, whatever the process was started with.

    A closed stream reads nothing and takes everything; bytes that are no text become a question
    mark's character, and characters that a stream cannot carry become the nearest that it can.
    """
    _fill_descriptors()
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123  # as long as the process
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  # as above
            setattr(sys, name, nowhere)
    adapt()


def adapt() -> None:
    """Let the present streams replace what they cannot read or carry."""
    codecs.register_error(_NEAREST, nearest)
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, _NEAREST),
        (sys.stderr, _NEAREST),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _fill_descriptors() -> None:
    """Occupy the closed ones of the first three: no file that is opened may become a stream."""
    for wanted in range(3):
        try:
            os.fstat(wanted)
        except OSError:
            opened = os.open(os.devnull, os.O_RDWR)  # the lowest that is free
            if opened != wanted:
                os.close(opened)
                return
            os.set_inheritable(opened, True)  # noqa: FBT003  # as the system's own are


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Handle an encoding error: the character that looks most alike, else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    refused = error.object[error.start : error.end]
    return "".join(map(_near, refused)), error.end


def _near(character: str) -> str:
    base = _NEAR.get(character) or unicodedata.normalize("NFKD", character)[:1]
    if unicodedata.combining(character):
        return ""
    return base if base.isascii() else "?"


def say(text: object = "", *, err: bool = False) -> None:
    """Write a text and the end of its line to stdout or stderr."""
    stream = sys.stderr if err else sys.stdout
    stream.write(f"{clean(str(text))}\n")


def forget_output() -> None:
    """Let nothing more be written to a pipe that nobody reads, at the interpreter's exit too."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            try:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
            except (OSError, ValueError):  # the stream is no file of the system
                pass


def stdout_given_up() -> None:
    """Whatever this process prints from now on goes to stderr."""
    with suppress(OSError, ValueError):  # a stream is no file of the system
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr


@contextmanager
def stdout_kept() -> Iterator[None]:
    """What others print meanwhile, agents and the programs they start, goes to stderr."""
    with _descriptor_kept(), redirect_stdout(sys.stderr):
        yield


@contextmanager
def _descriptor_kept() -> Iterator[None]:
    try:
        sys.stdout.flush()
        out, err = sys.stdout.fileno(), sys.stderr.fileno()
        kept = os.dup(out)
    except (OSError, ValueError):  # a stream is no file of the system
        yield
        return
    try:
        os.dup2(err, out)
        yield
    finally:
        os.dup2(kept, out)
        os.close(kept)
