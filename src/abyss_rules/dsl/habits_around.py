"""Habits of laying out a card: its title, its fields, braces that are left out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from abyss_rules.dsl import letters
from abyss_rules.dsl.blocks import marks
from abyss_rules.dsl.habits_sentences import MOMENTS
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.source import QUOTED, in_one_line, shortened, without_comments
from abyss_rules.dsl.spelling import certain, closest

if TYPE_CHECKING:
    from collections.abc import Collection

    from abyss_rules.dsl.faults import Fault

#: What begins a head, and what begins a statement, each with braces behind it.
_HEADS = ("while", "on", "once", "at")
SOME = ("each", "may", "if", "else", "until", "after")
#: What stands before braces in other languages and in sentences.
_BEFORE_BRACES = re.compile(r"(?:[:,=]|[-=]>|\(\s*\w*\s*\)(?=\s*\{)|(?:then|do)\b|\s)*")
#: A sentence of rule texts.
_FULL_STOP = re.compile(r"[^;{}\n#]*\.(?=\s|$)")
#: Names that statements give; a statement that follows, by its first word.
_BOUND = re.compile(r"\b(?:choose|let)\s+([^\W\d]\w*)|\bas\s+([^\W\d]\w*)")
_FOLLOWING = re.compile(r"\s*(?P<word>\w*)")
#: What a scenario is called elsewhere.
_TRIED = frozenset({"case", "check", "example", "spec", "test", "tests"})
#: What blocks begin with besides, and cards as long as their kinds are not known.
_OTHERS = ("pack", "material", "scenario")
_KINDS = ("lord", "location")
#: What stands before the language in which a card is called something.
_IN_A_LANGUAGE = re.compile(r"\A(?:name|text)\s+(?=\w+\Z)")
#: What a title goes on with, and is no sign of another kind.
_IN_TITLE = re.compile(r'[\w"{:,=-]')
_PER_BEHIND = re.compile(rf"\w+\s+(?:\w+\s+)?(?P<name>{QUOTED})\s+(?P<per>per\s+\w+\s+\w+)\s*\{{")
#: Signs that stand in none.
_IN_TITLE_NO = re.compile(r'(?P<sign>[:,=])\s*["{]')


# --- titles ---------------------------------------------------------------------------------------


def title(fault: Fault, kinds: Collection[str]) -> Repair | None:
    """What stands before the braces of a card or scenario, if it is not as it should be.

    ``kinds`` are those of cards, none as long as they are not known.
    """
    return _ordered(fault) or _title(fault, kinds)


def _title(fault: Fault, kinds: Collection[str]) -> Repair | None:
    """The same, but for its order."""
    before = fault.text[: fault.at]
    if fault.start != "block" or "{" in before or not _IN_TITLE.match(fault.found):
        return None
    said = before.split()
    first = _needless(fault) if len(said) > 1 else _without_kind(fault, "".join(said), kinds)
    if first is not None:
        return first
    line = re.compile(r'([^"{;\n]*?)[ \t]*([{"]|$)', re.MULTILINE).match(fault.text, fault.at)
    if line is None or not said:
        return None
    if said[0] == "scenario":
        return _scenario_name(fault, line)
    if len(said) == 1 and said[0] in (*kinds, *_TRIED):
        return _without_id(fault, said[0])
    if kinds and (said[0] not in kinds or said[-1] in kinds):
        return None  # it is the word before the title that is too many
    if len(said) > 1 and {"TEXT", "_PER"} <= fault.expected and line[1]:
        return _several_words(fault, said[-1], line)
    return None


def _ordered(fault: Fault) -> Repair | None:
    """``location best "Best" per guild g {``: the name before what it is a template of."""
    found = _PER_BEHIND.match(fault.text)
    if found is None or found.start("per") != fault.at:
        return None
    right = f"{in_one_line(found['per'])} {found['name']}"
    return surely(
        (found.start("name"), found.end("per")), right,
        "the printed name stands behind `per` and what it is for", f"write `{shortened(right)}`",
        where=found.span("per"),
    )  # fmt: skip


def _needless(fault: Fault) -> Repair | None:
    """``lord diver: "The Diver" {``: a sign in a title."""
    sign = _IN_TITLE_NO.match(fault.text, fault.at)
    if sign is None:
        return None
    span = fault.at, fault.at + 1
    if fault.text[fault.at - 1].isspace():
        span = fault.at, sign.end() - 1
    return Repair(
        span, "", 0, fault.where, f"no `{sign['sign']}` stands in a title",
        "leave it out", known=True, fix="",
    )  # fmt: skip


def _without_id(fault: Fault, kind: str) -> Repair | None:
    """``lord "The Diver" {``, ``lord {`` and ``test "…" {``."""
    quoted = re.compile(r'"([^"\n]*)"\s*(?=\{)').match(fault.text, fault.at)
    where = (0, fault.at + len(fault.found))
    if fault.found == "{" and kind not in _TRIED:
        message = f"`{kind}` lacks an id and a printed name"
        help_ = f'write `{kind} my_card "My Card" {{`'
        new = f'{STAND_IN} "{STAND_IN}" '
        return Repair(
            (fault.at, fault.at), new, 0, where, message, help_, stand_in=True, known=True
        )
    if quoted is None:
        return None
    start = fault.text.index(kind)
    if kind in _TRIED:
        span = start, start + len(kind)
        message = f"no block begins with `{kind}`"
        return Repair(
            span, "scenario", 0, span, message, "did you mean `scenario`?",
            known=True, fix="scenario",
        )  # fmt: skip
    id_ = id_of(quoted[1], kind) or "my_card"
    return Repair(
        (fault.at, fault.at),
        f"{id_} ",
        0,
        fault.where,
        f'an id is missing before `"{shortened(quoted[1])}"`',
        f'write `{kind} {id_} "{shortened(quoted[1])}" {{`: by its id a card is named elsewhere',
        known=True,
    )


def _without_kind(fault: Fault, id_: str, kinds: Collection[str]) -> Repair | None:
    """``x "X" {``, ``"X" {``, ``x {``, ``lrod "X" {``: a title that is none without the kind."""
    named = re.compile(r'"([^"\n]*)"\s*\{(?!\s*(?:options|given|when|then)\b)').match(
        fault.text, fault.at
    )
    # Before its ruleset is known it may be a header, and what is misspelt is told as that.
    if not (named or (id_ and kinds and fault.found == "{")):
        return None
    possible = tuple(kinds) or _KINDS
    meant = closest(id_, possible)
    if "." in id_ or id_ in (*possible, *_TRIED) or closest(id_, _OTHERS):
        return None
    first = meant or possible[0]
    name = shortened(named[1]) if named else "My Card"
    id_right = "" if meant else id_
    right = f'{first} {id_right or (named and id_of(name, first)) or "my_card"} "{name}" {{'
    start = fault.text.index(id_) if id_ else fault.at
    put = f"{STAND_IN} " if id_ else f"{STAND_IN} {STAND_IN} "
    end = start + len(id_) if id_ else named.end(1) + 1 if named else fault.at
    # Without knowing its kind nothing more can be said of the card.
    return unsure(
        (start, start),
        put,
        f"a card begins with what it is: {' or '.join(f'`{kind}`' for kind in possible)}",
        f"write `{right}`" + ("" if meant else f", if it is a {first}"),
        where=(start, end),
        stand_in=True,
    )


def _several_words(fault: Fault, id_: str, line: re.Match[str]) -> Repair | None:
    """``lord diver The Diver {`` and ``lord pearl diver "The Pearl Diver" {``."""
    said = line[1].split()
    # A word that is too many, or a `per` that is missing or misspelt, is told as that.
    if (
        "per" in said
        or len(said[-1]) == 1
        or id_ in said
        or len(said[0]) < len("per")
        or certain(said[0], ["per"])
    ):
        return None
    start = fault.text.rindex(id_, 0, fault.at)
    if line[2] == '"':
        right = id_of(fault.text[start : line.end(1)])
        where = start, line.end(1)
        message = f"an id is one word, and `{shortened(fault.text[slice(*where)])}` is none"
        return Repair(
            where, right, 0, where, message, f"write `{right}`", known=True, fix=right
        ) if right else None  # fmt: skip
    if id_[:1].islower():
        return _unquoted(fault, line)
    name = in_one_line(fault.text[start : line.end(1)])
    right = f'{id_of(name, fault.text.split()[0])} "{name}"'
    where = start, line.end(1)
    message = "a card has an id, and a printed name between quotation marks"
    return Repair(where, right, 0, where, message, f"write `{shortened(right)}`", known=True)


def _scenario_name(fault: Fault, line: re.Match[str]) -> Repair | None:
    """``scenario works {`` and ``scenario works "it works" {``."""
    if not line[1] or "TEXT" not in fault.expected:
        return None
    if line[2] != '"' or "per" in line[1].split():
        return _unquoted(fault, line)
    return Repair(
        (fault.at, line.start(2)), "", 0, line.span(1), "a scenario is named by its text alone",
        f"leave `{shortened(line[1])}` out", known=True, fix="",
    )  # fmt: skip


def _unquoted(fault: Fault, line: re.Match[str]) -> Repair:
    name = f'"{line[1]}"'
    what = "the name of a scenario" if fault.text.startswith("scenario") else "a printed name"
    return Repair(
        line.span(1),
        name,
        0,
        line.span(1),
        f"{what} stands between quotation marks",
        f"write `{shortened(name)}`",
        known=True,
        fix=name,
    )


def id_of(name: str, kind: str = "") -> str:
    """The id of a printed name, "" if there is nothing of which one could be made."""
    return letters.id_of(name, kind).lstrip("0123456789_")


# --- fields ---------------------------------------------------------------------------------------


def sign_before_value(fault: Fault) -> Repair | None:
    """``cost = 7;`` and ``guild: mage;``."""
    start, end = fault.statement()
    name = fault.text[start:end].rpartition(",")[2].strip()
    name = _IN_A_LANGUAGE.sub("", name)
    of_score = name == "score" and "NUMBER" in fault.expected
    if fault.found not in ("=", ":") or not name.isidentifier():
        return None
    if not fault.in_field and not of_score:
        return None
    if fault.found == ":" and name.lower() in MOMENTS:
        return None  # it begins a sentence, and no field
    following = re.compile(r"[=:](\s*)").match(fault.text, fault.at)
    gap = following[1] if following else ""
    new = "" if fault.at > end else gap or " "
    span = fault.at, fault.at + 1 + len(gap)
    message = f"no `{fault.found}` stands between `{shortened(name)}` and its value"
    return Repair(span, new, 0, fault.where, message, "leave it out", known=True, fix=new)


# --- braces ---------------------------------------------------------------------------------------


def braces(
    fault: Fault,
    *,
    later: bool = False,
    fields: Collection[str] = (),
    verbs: Collection[str] = (),
) -> Repair | None:
    """``on arrival gain 2 pearls;`` and ``if threat > 3 then { … }``.

    ``later``: something else is missing before the braces. ``fields`` are not done, so that what
    is ends before one; ``verbs`` are, also on lines behind it.
    """
    text = fault.text
    start, end = fault.statement()
    words = text[start:end].split()
    before = _BEFORE_BRACES.match(text, fault.at)
    if not words or words[0] not in (*_HEADS, *SOME):
        return None
    if not later and "_LBRACE" not in fault.expected:
        return None
    if before is None:
        return None
    begin = before.end()
    needless = before[0].strip()
    behind = fault.at + len(needless)
    if text[begin : begin + 1] == "{":
        message = f"no `{needless}` stands before `{{`"
        return Repair(
            (fault.at, begin if text[fault.at - 1 : fault.at].isspace() else behind),
            "",
            0,
            (fault.at, behind),
            message,
            "leave it out",
            known=True,
            fix="",
            form=words[0],
        ) if needless else None  # fmt: skip
    if not text[begin : begin + 1].isalpha():
        return None
    last = _last(text, begin, start, words[0], fields, verbs)
    doubtful = False
    if words[0] in SOME:
        last, doubtful = _with_used(text, begin, last)
    stop = last - text[begin:last].endswith(".")
    inside = in_one_line(without_comments(text[begin:stop]))
    closing = "" if inside.endswith((";", "}")) else ";"
    inside += closing
    first = text[begin:stop].split("\n")[0]
    head = " ".join(words)
    whole = f"{head} {{ {inside} }}"
    gap = text[behind:begin] or " "
    around = f"around `{shortened(inside)}`"
    shown = f"`{whole if len(whole) <= 60 else f'{head} {{ … }}'}`"
    if doubtful:
        around = f"behind `{shortened(head)}`"
        shown = f"`{shortened(head)} {{ … }}` with all between them that it is for"
    return Repair(
        (end, behind),
        " {",
        0,
        (begin, begin + len(first)),
        f"`{{` and `}}` are missing {around}",
        f"write {shown}",
        known=True,
        code="A102",
        fix_at=(end, last),
        fix=None if doubtful else f" {{{gap}{text[begin:stop]}{closing} }}",
        form=words[0],
        more=(((stop, last), f"{closing} }}"),),
    )


def _with_used(text: str, begin: int, last: int) -> tuple[int, bool]:
    """Where statements end with those behind that use a name of theirs, and if that is unclear.

    It is where another statement follows on the line, which may be one of them or not.
    """
    bound = {name for pair in _BOUND.findall(text, begin, last) for name in pair if name}
    ends, depth = [last], 0
    for mark in marks(text[last:]):
        place = last + mark.at
        depth += {"{": 1, "}": -1}.get(mark.sign, 0)
        if depth < 0:
            break
        if depth == 0 and mark.sign in ";}" and place >= ends[-1]:
            ends.append(place + 1)
    using = [
        end
        for begins, end in pairwise(ends)
        if bound.intersection(re.findall(r"\w+", text[begins:end]))
    ]
    stop = max(using, default=last)
    following = _FOLLOWING.match(text, stop)
    goes_on = following is not None and following["word"] not in ("", "else")
    return stop, goes_on and following is not None and (bool(using) or "\n" not in following[0])


def _last(  # what is known of it
    text: str,
    begin: int,
    head: int,
    word: str,
    fields: Collection[str],
    verbs: Collection[str],
) -> int:
    """Where that ends which was to be in the braces of what begins at ``head``.

    That is one statement at least; besides, what stands farther right than the head on lines
    behind it, and what follows a head on its line.
    """
    depth = 0
    line = _indent(text, head)
    if full_stop := _FULL_STOP.match(text, begin):
        return full_stop.end()
    for mark in marks(text[begin:]):
        place = begin + mark.at
        if mark.sign == "}" and depth == 0:
            return len(text[:place].rstrip())
        depth += {"{": 1, "}": -1}.get(mark.sign, 0)
        if depth or mark.sign in "{()":
            continue
        following = re.compile(r"\s*(\w*)").match(text, place + 1)
        at = following.start(1) if following else len(text)
        own = text[at : following.end(1)] if following else ""
        on_its_line = "\n" not in text[place:at]
        goes_on = word in _HEADS if on_its_line else _indent(text, at) > line
        goes_on = (
            goes_on
            or (word in _HEADS and own in verbs)
            or (own == "else" and text.startswith("if ", begin))
        )
        ended = own in (*_HEADS, "score", *fields) or (own == "else" and word == "if")
        if not own or ended or not goes_on:
            return place + 1
    return len(text.rstrip())


def _indent(text: str, at: int) -> int:
    line = text.rfind("\n", 0, at) + 1
    return len(text[line:]) - len(text[line:].lstrip(" \t"))
