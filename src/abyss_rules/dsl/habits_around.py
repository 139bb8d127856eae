"""Habits of laying out a card: signs in its fields, and braces that are left out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import marks
from abyss_rules.dsl.habits_sentences import MOMENTS
from abyss_rules.dsl.repair import Repair
from abyss_rules.dsl.source import in_one_line, shortened, without_comments

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
#: What stands before the language in which a card is called something.
_IN_A_LANGUAGE = re.compile(r"\A(?:name|text)\s+(?=\w+\Z)")


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
    in_scenario = fault.start == "scenario_body" or fault.text.startswith("scenario")
    if fault.found == ":" and name.lower() in MOMENTS and not in_scenario:
        return None  # it begins a sentence, and no field
    following = re.compile(r"[=:](\s*)").match(fault.text, fault.at)
    gap = following[1] if following else ""
    new = "" if fault.at > end else gap or " "
    span = fault.at, fault.at + 1 + len(gap)
    message = f"no `{fault.found}` stands between `{shortened(name)}` and its value"
    if fault.text[span[1] : span[1] + 1] == "{":
        message = f"no `{fault.found}` stands before `{{`"
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
