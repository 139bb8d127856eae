"""Conditions, players and joints in heads, choices and effects, as other languages have them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.habit_words import PLAYERS, owner_too
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.habits_numbers import BOTH, is_whole
from abyss_rules.dsl.names import ME
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.source import BLANK, in_one_line, shortened
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

_ASKED_IF = re.compile(r"(?P<head>may|once\s+per\s+\w+)\s+(?P<if>if)\b[^{};]*(?=\{)")
_WHILE = re.compile(r"while\s+(?P<said>[^{};]*?)\s*\{")
_ON = re.compile(r"on\s+\w+\s+(?P<when>when)\s+(?P<what>[^{};]+?)\s*\{")
_CHANGES = re.compile(r"(?:add|set|limit)\b")
_FOR = re.compile(rf"for\s+{PLAYERS}\s*(?=;)")
_VALUE = re.compile(r"score\s+(?P<no>is|of|equals)\s+(?=[\w(])")
#: A function without its parenthesis.
_CALLED = re.compile(rf"\b(?:{'|'.join(FUNCTIONS)})(?!\s*\()")
#: What follows the last statement of a block.
_ENDS = re.compile(rf"{BLANK}(?:\}}|\Z)")
_BETWEEN = re.compile(r"(?:is\s+)?between\s+(?P<low>\w+)\s+and\s+(?P<high>\w+)")
_OPERAND = re.compile(r"(?<![\w.])(?P<what>[^\W\d][\w.]*(?:\s+of\s+[\w.]+)*|\w+\([^()]*\))\s*\Z")


def asked_if(fault: Fault, words: Words) -> Repair | None:
    """``may if threat > 3 { … }``, ``once per turn if … { … }``: when it is asked at all."""
    del words
    found = _ASKED_IF.match(fault.text, fault.statement()[0])
    if found is None or found.start("if") != fault.at:
        return None
    close = closing_brace(fault.text, found.end()) or len(fault.text)
    if fault.text[close:].lstrip().startswith("else"):
        return None
    head = in_one_line(found["head"])
    return surely(
        found.span("if"), "when", f"the condition of `{head}` stands behind `when`, not `if`",
        "write `when`", form=head.split()[0],
    )  # fmt: skip


def condition_of_head(fault: Fault, words: Words) -> Repair | None:
    """``while threat > 3 { … }``, ``while free and …``, ``on arrival when … { … }``."""
    start, _ = fault.statement()
    states = [word for form, word in words.heads if form == "while"]
    if found := _ON.match(fault.text, start):
        if found.start("when") != fault.at:
            return None
        close = closing_brace(fault.text, found.end() - 1) or len(fault.text)
        what = in_one_line(found["what"])
        block = fault.text[found.end() - 1 : close]
        head = in_one_line(fault.text[start : fault.at])
        repair = surely(
            (fault.at, close), f"{{ if {what} {block} }}", "`on` takes no `when`",
            f"write `{shortened(f'{head} {{ if {what} {{ … }} }}')}`", where=fault.where, form="if",
        )  # fmt: skip
        return evolve(repair, around=True)  # the condition may be wrong too
    found = _WHILE.match(fault.text, start)
    if found is None or len(states) != 1 or not {"_WHEN", "_LBRACE"} & fault.expected:
        return None
    said = in_one_line(found["said"])
    condition = re.sub(rf"^{states[0]}\s+(?:and|if|where)\s+", "", said)
    if condition.split(" ")[0] in states:
        return None
    right = f"{states[0]} when {condition}"
    repair = surely(
        found.span("said"), right, "a condition stands in `while` behind its state and `when`",
        f"write `while {shortened(right)} {{ … }}`", form="while",
    )  # fmt: skip
    return evolve(repair, around=True)


def whom(fault: Fault, words: Words) -> Repair | None:
    """``add 1 to hand_limit of me;``, ``… for each player;``, ``… for the owner;``."""
    start, end = fault.statement()
    if not _CHANGES.match(fault.text, start):
        return None
    last = fault.text[start:end].split()[-1:]
    if fault.found == "of" and "FOR" in fault.expected and last[0] in words.changeable:
        return surely(
            fault.where, "for", "whose it is stands behind `for`", "write `for`", form="add"
        )
    said = _FOR.search(fault.text, start)
    if said is None or not said.start() <= fault.at <= said.end():
        return None
    right = words.players_called(said["whom"])
    written = in_one_line(said[0])
    if right in ("", written.removeprefix("for ")):
        return None
    if owner_too(said["article"], right):
        help_ = f"write `for {right}`, or `for {ME}` if it is the owner of the card"
        message = f"`{written}` is written otherwise"
        return unsure(said.span(), f"for {right}", message, help_, form="add")
    return surely(
        said.span(), f"for {right}", f"`{written}` is written otherwise", f"write `for {right}`",
        form="add",
    )  # fmt: skip


def chosen_in_braces(fault: Fault, words: Words) -> Repair | None:
    """``choose o from opponents { … }``: braces behind a choice."""
    del words
    start, end = fault.statement()
    if fault.found != "{" or not re.match(r"choose\s+\w+\s+from\s", fault.text[start:end]):
        return None
    close = closing_brace(fault.text, fault.at) or len(fault.text)
    inside = fault.text[fault.at + 1 : close - 1].rstrip()
    inside += "\n" * ("#" in inside)  # else a comment would go on
    choice = in_one_line(fault.text[start:end])
    message = "`choose` has no braces: what is done follows it"
    found = surely(
        (end, close), f";{inside}", message, f"write `{shortened(choice)}; …`",
        where=fault.where, form="choose",
    )  # fmt: skip
    found = evolve(found, around=True)
    if _ENDS.match(fault.text, close):
        return found
    # Where there is nothing to choose, all that follows is left out: it would be this too.
    name = choice.split()[1]
    help_ = (
        "it is left out with all behind it where there is nothing to choose; write "
        f"`if count(THINGS) > 0 {{ choose {name} from THINGS; … }}`"
    )
    return evolve(found, fix=None, help=help_)


def between(fault: Fault, words: Words) -> Repair | None:
    """``if threat between 2 and 4 { … }``."""
    del words
    said = _BETWEEN.match(fault.text, fault.at)
    start, _ = fault.statement()
    before = _OPERAND.search(fault.text, start, fault.at)
    if said is None or before is None or fault.in_field:
        return None
    what = in_one_line(before["what"])
    right = f">= {said['low']} and {what} <= {said['high']}"
    message = "`between` does not compare"
    if not is_whole(fault.text[start : before.start()]):
        return unsure(said.span(), right, message, BOTH)
    return surely(said.span(), right, message, f"write `{shortened(f'{what} {right}')}`")


def closed_twice(fault: Fault, words: Words) -> Repair | None:
    """``score count(lords of me));``: a parenthesis that closes nothing."""
    del words
    start, end = fault.statement()
    said = fault.text[start:end]
    if fault.found != ")" or start == end or said.count("(") > said.count(")") or fault.in_field:
        return None
    if _CALLED.search(said):
        return None  # it is the other one that is missing
    # Another one may be too many: what makes the text readable decides.
    found = surely(fault.where, "", "this `)` closes nothing that is open", "leave it out")
    return evolve(found, known=False)


def in_words(fault: Fault, words: Words) -> Repair | None:
    """``score 3 plus 2;``, ``score is 3;``: a sign in words, or one that is none."""
    del words
    sign = {"plus": "+", "minus": "-"}.get(fault.found)
    start, _ = fault.statement()
    value = _VALUE.match(fault.text, start)
    if value is not None and fault.at in (value.start("no"), value.end()):
        message = f"no `{value['no']}` stands between `score` and its value"
        span, where = (value.start("no"), value.end()), value.span("no")
        return surely(span, "", message, "leave it out", where=where, form="score")
    if sign is None or not fault.text.startswith("score", start):
        return None
    return surely(fault.where, sign, f"`{fault.found}` is no sign", f"write `{sign}`")
