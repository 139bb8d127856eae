"""Comments that begin as in other languages: told, and left out before anything else is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.source import QUOTED, in_one_line, shortened
from abyss_rules.dsl.syntax import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Texts and comments as they should be, also texts that are not closed, and the others.
_PARTS = re.compile(rf'#[^\n]*|{QUOTED}|"[^\n]*|(?P<other>//|/\*|--)')
_CLOSED = "*/"
#: What a statement, a field or a block ends with.
_ENDS = (";", "{", "}")
#: The same, or the end of the line.
_STOP = re.compile(r"[;{}\n]")
#: So many are told of one file.
_MOST = 100


@frozen
class Remark:
    """A comment, and what it is written as."""

    span: Span
    #: The characters that are shown: its first line.
    where: Span
    help: str
    fix: str


def without_remarks(text: str) -> tuple[str, list[Remark]]:
    """The text, each character where it was, without such comments, and these."""
    pieces: list[str] = []
    found: list[Remark] = []
    done = 0
    for start, end in _remarks(text):
        if len(found) == _MOST:
            break
        found.append(_remark(text, start, end))
        pieces += [text[done:start], re.sub(r"[^\n]", " ", text[start:end])]
        done = end
    return "".join(pieces) + text[done:], found


def _remarks(text: str) -> Iterator[Span]:
    """Where such comments begin and end."""
    last = text.rfind(_CLOSED)
    at, before = 0, ""
    while part := _PARTS.search(text, at):
        start, sign = part.start(), part["other"]
        before = text[at:start].rstrip()[-1:] or before
        at = part.end()
        if not sign:
            before = before if part[0][0] == "#" else '"'
            continue
        # In the middle of a statement it could be a sign of which one is too many.
        inside = before not in ("", *_ENDS) and sign != "/*"
        stop = _STOP.search(text, start) if inside else None
        if inside and (sign == "--" or (stop and stop[0] != "\n")):
            # What is looked through once need not be again.
            at, before = (stop.start() if stop and sign != "--" else at), sign[0]
            continue
        line = text.find("\n", start)
        at = line if line >= 0 else len(text)
        if sign == "/*" and last >= start + len(sign):
            at = text.index(_CLOSED, start + len(sign)) + len(_CLOSED)
        yield start, at


def _remark(text: str, start: int, end: int) -> Remark:
    line = text.rfind("\n", 0, start) + 1
    indent = re.compile(r"[ \t]*").match(text, line)
    blank = indent[0] if indent else ""
    said = text[start + 2 : end]
    lines = (said.removesuffix(_CLOSED) if text.startswith("/*", start) else said).split("\n")
    plain = [one for one in map(in_one_line, lines) if one]
    fix = f"\n{blank}".join(f"# {one}" for one in plain or [""]).rstrip()
    last = text.find("\n", end)
    behind = text[end : last if last >= 0 else len(text)]
    if behind.strip():
        fix += f"\n{blank}"
        end += len(behind) - len(behind.lstrip())
    shown = " ".join(plain)
    return Remark(
        (start, end),
        (start, start + len(text[start:end].split("\n", 1)[0].rstrip())),
        f"write `{shortened(f'# {shown}'.rstrip())}`",
        fix,
    )
