"""Choices and loops of which a part is missing: the name, or from what is chosen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.habits_around import braces
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.repair import STAND_IN, Repair, surely
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

_EACH = re.compile(r"each\s+(?P<all>(?:in\s+)?(?P<thing>\w+))(?P<of>(?:\s+of\s+\w+)*)")
#: What stands in a sentence between who does it and what is done.
_WILL = re.compile(r"(?:must|shall|should|will|may|can)\s+(?=[^\W\d])")
_CHOICE = re.compile(r"choose\s+(\w+)")
_TURNED = re.compile(
    r"choose\s+(?P<things>[^\W\d]\w*(?:\s+of\s+\w+)*(?:\s+where\s[^;{}]+?)?)\s+from\s+"
    r"(?P<name>[^\W\d]\w*)(?=\s*;|\s+by\s)"
)
_NAMELESS = re.compile(r"choose\s+from\s+(?P<things>(?P<thing>[^\W\d]\w*)[^;{}]*)")


def each(fault: Fault, words: Words) -> Repair | None:
    """``each opponent { … }``: a loop without a name for the one it is at."""
    start, _ = fault.statement()
    loop = _EACH.match(fault.text, start)
    if loop is None or ("_IN" not in fault.expected and fault.found != "in"):
        return None
    thing = words.things(loop["thing"])
    if not thing:
        return None
    one, of = loop["thing"][0], in_one_line(loop["of"])
    message = f"`each {in_one_line(loop['all'])}` lacks a name for the one it is at"
    things = f"{thing} {of}".strip()
    help_ = f"write `each {one} in {things} {{ … }}`, and `{one}` for that one in the braces"
    named = loop["thing"] == loop["all"]
    bare = braces(fault, later=True) if named and fault.found[:1].isalpha() else None
    bare = None if fault.found == "of" else bare
    closed = bare is not None and bare.fix_at is not None
    close = closing_brace(fault.text, fault.at) if fault.found == "{" else None
    behind = fault.text[fault.at : close] if close is not None else ""
    if loop["thing"] not in words.several and re.search(rf"\b{loop['thing']}\b", behind):
        one = loop["thing"]
        help_ = f"write `each {one} in {things} {{ … }}`"
    more = bare.more if bare else ()
    verb = fault.found.removesuffix("s")
    if closed and (will := _WILL.match(fault.text, fault.at)):
        more = ((will.span(), ""), *more)
        help_ += "; what need not be done stands in `may { … }`" * (fault.found == "may")
    elif fault.found not in words.verbs and words.meant.get(verb) == verb:
        more = ((fault.where, verb), *more)
    # Where nothing is said of that one, it is not the owner of the card who was to do it.
    told = re.search(rf"\b{one}\b", behind)
    return Repair(
        loop.span("all"),
        f"{STAND_IN} in {thing}{' {' if closed else ''}",
        0,
        (loop.start(), loop.end("all")),
        f"{message}, and braces" if closed else message,
        help_,
        stand_in=True,
        known=True,
        fix=f"{one} in {thing}" if told else None,
        form="each",
        more=more,
    )


def choose(fault: Fault, words: Words) -> Repair | None:
    """``choose x;``: a choice without the name or without the things."""
    start, end = fault.statement()
    choice = _CHOICE.match(fault.text, start)
    if choice is None or "FROM" not in fault.expected:
        return None
    if repair := _chosen_from(fault, words):
        return repair
    span, new = (end, end), f" from {STAND_IN}"
    message = f"`{in_one_line(choice[0])}` does not say from what is chosen"
    help_ = f"write `choose {choice[1]} from` and what there is to choose from"
    if choice[1] == "from":
        span, new = (choice.start(1), end), f"{STAND_IN} from {STAND_IN}"
        help_ = "write `choose NAME from THINGS;`"
    rest = re.compile(r"[^;{}]*").match(fault.text, choice.start(1))
    said = rest[0].split() if rest else []
    if choice[1] in words.several and "from" not in said:
        span, new = (choice.start(1), choice.start(1)), f"{STAND_IN} from "
        message = f"`{in_one_line(choice[0])}` lacks a name for what is chosen"
        help_ = f"write `choose x from {shortened(' '.join(said))};`, and `x` for it afterwards"
    elif fault.found != ";":
        return None
    return Repair(
        span, new, 0, choice.span(), message, help_, stand_in=True, known=True, form="choose"
    )


def turned(fault: Fault, words: Words) -> Repair | None:
    """``choose free_lords of o where … from victim;``: the name behind the things."""
    found = _TURNED.match(fault.text, fault.statement()[0])
    if found is None or not found.start("things") < fault.at <= found.end("things"):
        return None
    things, name = in_one_line(found["things"]), found["name"]
    if things.split()[0] not in words.several or name in words.several:
        return None
    right = f"{name} from {things}"
    said = things.split()[0]
    return surely(
        (found.start("things"), found.end("name")), right,
        f"`{said}` and `{name}` stand in the wrong order", f"write `choose {shortened(right)}`",
        form="choose",
    )  # fmt: skip


def _chosen_from(fault: Fault, words: Words) -> Repair | None:
    """``choose from court;``: a choice without a name, of which nothing is said behind it."""
    found = _NAMELESS.match(fault.text, fault.statement()[0])
    if found is None or "as" in found["things"].split():
        return None
    name = words.a_name(found["thing"])
    place = found.start() + len("choose")
    right = f"choose {name} from {shortened(in_one_line(found['things']))};"
    return Repair(
        (place, place), f" {STAND_IN}", 0, (found.start(), place),
        "`choose` lacks a name for what is chosen",
        f"write `{right}`, and `{name}` for it afterwards",
        stand_in=True, known=True, form="choose",
    )  # fmt: skip
