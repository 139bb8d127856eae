"""Message files of packs: what in them is a message that is safe to tell with, and what is not.

A message is data of a stranger, and Fluent is nearly a language: what could take much time or room,
or shows what nobody sees, is refused here, before anything is told with it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from fluent.syntax import FluentParser, ast

from abyss_rules.model.letters import unseen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.syntax import Span  # noqa: TC004  # nobody resolves it

Entry = ast.Message | ast.Term

#: Characters of a file, and of a message; messages of a file; braces in braces.
FILE_LIMIT = 64 << 10
MESSAGE_LIMIT = 3000
MESSAGES_LIMIT = 1000
DEPTH_LIMIT = 12
#: Characters of a line of `SETTINGS`.
LINE_LIMIT = 80
#: So many signs a number may have.
DIGITS = 9
#: The functions that messages may call, each with how few and how many operands it has.
FUNCTIONS = {"FORM": (2, 2), "TRAIT": (2, 2), "COUNTED": (2, 3), "CAPITAL": (1, 1)}
#: Messages that are no text to be told, but say how words are joined.
SETTINGS = ("joins", "vowels", "apart")
#: Before the id of a card in the message that is its name.
NAME = "card-"

#: Where something begins that is neither a comment nor what continues a message.
_BEGINS = re.compile(r"^[^\s#}]", re.MULTILINE)
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
#: What the parser misses, by its codes, in an author's words.
_MISSES = {
    "E0004": "a name is missing",
    "E0005": "this message has no text",
    "E0006": "this message has no text",
    "E0008": "a function is written in capital letters",
    "E0010": "none of the variants is marked with `*`, as the one that is else taken",
    "E0011": "there are no variants behind `->`",
    "E0012": "a text is missing",
    "E0013": "a variant has no key",
    "E0014": "a number or a text in quotation marks is missing",
    "E0015": "two variants are marked with `*`",
    "E0016": "a message cannot stand before `->`",
    "E0018": "a message cannot stand before `->`",
    "E0020": "a quotation mark is missing",
    "E0027": "a `{` is missing, or a `}` too many",
    "E0028": "between `{` and `}` there is nothing that can stand there",
    "E0029": "this cannot stand before `->`",
}


@frozen
class Refused:
    """What is no message, or none that may be used."""

    span: Span
    message: str
    help: str = ""


@frozen(eq=False)
class Reading:
    """What could be read of a file: its sound messages by their ids, and what was refused."""

    entries: dict[str, Entry]
    refused: tuple[Refused, ...]

    def resource(self) -> ast.Resource:
        """The sound messages as Fluent takes them."""
        return ast.Resource(list(self.entries.values()))


@lru_cache(maxsize=64)
def read(text: str) -> Reading:
    """The messages of a file, and what in it is none. Nothing of it is carried out."""
    if (reason := _too_much(text)) is not None:
        return Reading({}, (reason,))
    entries: dict[str, Entry] = {}
    refused: list[Refused] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            refused.append(_junk(entry))
        elif isinstance(entry, Entry):
            id_ = entry_id(entry)
            wrong = list(_unsafe(entry, text))
            if id_ in entries:
                wrong.append(Refused(span_of(entry.id), f"the message `{id_}` is there already"))
            refused += wrong
            if not wrong:
                entries[id_] = entry
    return Reading(entries, tuple(refused))


def names(text: str) -> Iterator[tuple[str, str, int]]:
    """The cards to which a file gives names: their ids, the names, and where these stand."""
    for id_, entry in read(text).entries.items():
        if id_.startswith(NAME) and entry.value is not None:
            name = "".join(
                node.value for node in nodes(entry.value) if isinstance(node, ast.TextElement)
            )
            yield id_.removeprefix(NAME), name, span_of(entry.id)[0]


def entry_id(entry: Entry) -> str:
    """The id of a message as it is written."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def span_of(node: ast.SyntaxNode) -> Span:
    """The characters of a node."""
    return (node.span.start, node.span.end) if node.span else (0, 0)


def nodes(node: object) -> Iterator[ast.SyntaxNode]:
    """A part of a message and all parts of it."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += reversed(one)
        elif isinstance(one, ast.SyntaxNode) and not isinstance(one, ast.BaseComment):
            yield one
            waiting += reversed(vars(one).values())


def _too_much(text: str) -> Refused | None:
    """Why a file is not even parsed, if it is not."""
    if len(text) > FILE_LIMIT:
        message = f"more than {FILE_LIMIT >> 10} Ki characters; none of these messages is used"
        return Refused((0, 0), message, "leave out what the library says as well")
    for number, found in enumerate(_BEGINS.finditer(text), start=1):
        if number > MESSAGES_LIMIT:
            message = f"more than {MESSAGES_LIMIT} messages; none of them is used"
            return Refused(found.span(), message, "leave out what the library says as well")
    depth = 0
    for found in re.finditer(rf"^#.*|{_STRING.pattern}|[{{}}]|^\S", text, re.MULTILINE):
        sign = found[0][0]
        if sign == "}":
            depth = max(0, depth - 1)
        elif sign == "{":
            depth += 1
            if depth > DEPTH_LIMIT:
                message = f"braces stand deeper than {DEPTH_LIMIT} in each other"
                return Refused(found.span(), message, "say a part of it in a message of its own")
        elif found.start() == 0 or text[found.start() - 1] == "\n":
            depth = 0  # the next message
    return None


def _junk(junk: ast.Junk) -> Refused:
    """Why something is no message: told where the parser stopped."""
    text = junk.content or ""
    start, end = span_of(junk)
    first = (start, start + len(text.split("\n", 1)[0]))
    for annotation in junk.annotations:
        at = min(annotation.span.start if annotation.span else start, end)
        wanted = annotation.arguments[0] if annotation.arguments else ""
        told = f"`{wanted}` is missing" if annotation.code == "E0003" else ""
        told = told or _MISSES.get(annotation.code or "", "")
        if told:
            where = (at, at + 1) if at > first[1] else first
            return Refused(where, f"{told}, so this is no message")
    return Refused(first, "this is no message", "write `id = text`, or `#` before a comment")


def _unsafe(entry: Entry, text: str) -> Iterator[Refused]:
    """Why a message that can be parsed may not be used."""
    id_, where = entry_id(entry), span_of(entry.id)
    start, end = where[0], span_of(entry)[1]
    if end - start > MESSAGE_LIMIT:
        yield Refused(where, f"`{id_}` has more than {MESSAGE_LIMIT} characters")
        return
    if (letter := unseen(text[start:end])) >= 0:
        at = start + letter
        yield Refused((at, at + 1), f"U+{ord(text[at]):04X} cannot be seen")
    plain = id_ in SETTINGS or id_.startswith(NAME)
    for node in nodes([entry.value, entry.attributes]):
        match node:
            case ast.FunctionReference():
                yield from _call(node)
            case ast.NumberLiteral() if len(node.value) > DIGITS:
                yield Refused(span_of(node), f"a number has at most {DIGITS} digits")
            case ast.StringLiteral() if not _is_shown(node):
                yield Refused(span_of(node), "this text has signs that cannot be seen")
            case ast.TextElement() if plain and _longest_line(node.value) > LINE_LIMIT:
                message = f"a line of `{id_}` has at most {LINE_LIMIT} characters"
                yield Refused(where, message)
            case ast.TextElement() if id_.startswith(NAME) and "\n" in node.value:
                yield Refused(where, "a name is one line")
            case ast.Placeable() if plain:
                yield Refused(span_of(node), f"`{id_}` is no text, and is put as it stands")


def _call(call: ast.FunctionReference) -> Iterator[Refused]:
    """What is wrong with the call of a function."""
    name, given = call.id.name, call.arguments
    if name not in FUNCTIONS:
        known = ", ".join(f"`{one}`" for one in FUNCTIONS)
        yield Refused(span_of(call.id), f"there is no function `{name}`", f"there are {known}")
        return
    low, high = FUNCTIONS[name]
    if given.named or not low <= len(given.positional) <= high:
        number = f"{low}" if low == high else f"{low} or {high}"
        what = "operand" if high == 1 else "operands"
        yield Refused(span_of(call), f"`{name}` has {number} {what}, without names")


def _longest_line(text: str) -> int:
    """How long the longest line of a text is."""
    return max(map(len, text.splitlines()), default=0)


def _is_shown(literal: ast.StringLiteral) -> bool:
    """Whether all of a text in quotation marks can be seen."""
    try:
        return unseen(literal.parse()["value"]) < 0
    except ValueError:  # the number of no character
        return False
