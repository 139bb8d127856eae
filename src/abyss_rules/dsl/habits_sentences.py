"""Sentences for what has a form of its own: reads them as text and says them in that form."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.habit_words import PLAYERS, owner_too
from abyss_rules.dsl.names import ME, quoted
from abyss_rules.dsl.narrow import as_sentence
from abyss_rules.dsl.repair import STAND_IN, Repair
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Collection

    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

#: What a head is begun with in rule texts, and the form that it has here.
MOMENTS = {"when": "on", "whenever": "on", "upon": "on", "if": "on", "always": "while"}

_LESS = ("subtract", "deduct", "reduce", "decrease", "lower")
_MORE = ("increase", "raise")
_AMOUNT = r"(?P<amount>[0-9]+)"
_QUANTITY = r"(?P<quantity>[^\W\d]\w*)"
_WHOM = r"(?:\s+for\s+(?P<whom>[^;{}#\n]+?))?"
#: ``reduce recruit_cost by 2 for me``, ``subtract 2 from recruit_cost for me``,
#: ``recruit_cost + 2 for me`` and ``hand_limit is 6 for me``.
_FORMS = tuple(
    re.compile(rf"\s*{form}\s*;?\s*")
    for form in (
        rf"(?P<verb>{'|'.join((*_LESS, *_MORE))})\s+{_QUANTITY}{_WHOM}\s+by\s+{_AMOUNT}",
        rf"(?P<verb>{'|'.join((*_LESS, *_MORE))})\s+{_QUANTITY}\s+by\s+{_AMOUNT}{_WHOM}",
        rf"(?P<verb>{'|'.join((*_LESS, *_MORE))})\s+{_AMOUNT}\s+(?:from|to)\s+{_QUANTITY}{_WHOM}",
        rf"{_QUANTITY}\s+is\s+(?P<verb>{'|'.join((*_LESS, *_MORE))})e?d\s+by\s+{_AMOUNT}{_WHOM}",
        rf"(?P<verb>add)\s+{_QUANTITY}\s+(?:by\s+)?{_AMOUNT}{_WHOM}",
        rf"{_QUANTITY}\s*(?P<sign>[+-])=?\s*{_AMOUNT}{_WHOM}",
        rf"(?P<sign>[+-])\s*{_AMOUNT}\s+(?:to\s+)?{_QUANTITY}{_WHOM}",
        rf"{_QUANTITY}\s*(?:=|\bis\b|\bto\b|\bbecomes\b|\s)\s*{_AMOUNT}{_WHOM}",
    )
)
_NO = r"(?:(?:is|are)\s+)?(?:not|no)\s+"
#: Comparisons in words and in the signs of other languages, and how they are written.
COMPARED = (
    (re.compile(rf"{_NO}(?:>=|(?:at\s+least)\b)"), "<"),
    (re.compile(rf"{_NO}(?:<=|(?:at\s+most)\b)"), ">"),
    (re.compile(rf"{_NO}(?:>|(?:(?:more|greater|higher)\s+than|above|over)\b)"), "<="),
    (re.compile(rf"{_NO}(?:<|(?:(?:less|fewer|lower)\s+than|below|under)\b)"), ">="),
    (re.compile(rf"{_NO}(?:==?|(?:equal\s+to|equals?)\b)"), "!="),
    (re.compile(r"(?:(?:is|are)\s+)?not\b"), "!="),
    (re.compile(r"(?:(?:is|are)\s+)?at\s+least\b|=>"), ">="),
    (re.compile(r"(?:(?:is|are)\s+)?at\s+most\b|=<"), "<="),
    (re.compile(r"(?:(?:is|are)\s+)?(?:(?:more|greater|higher)\s+than|above|over)\b"), ">"),
    (re.compile(r"(?:(?:is|are)\s+)?(?:(?:less|fewer|lower)\s+than|below|under)\b"), "<"),
    (re.compile(r"(?:is|are|equals)\b"), "=="),
)
_COMPARING = tuple((re.compile(rf"(?<![\w.])(?:{said.pattern})"), sign) for said, sign in COMPARED)
_NEGATED = re.compile(
    r"(?<!is )(?<!are )\bnot\b(?!\s*[<>=])(?!\s+(?:more|greater|higher|less|fewer|lower)\s+than)"
    r"(?!\s+(?:at\s+(?:least|most)|above|over|below|under|equals?)\b)"
)
_BETWEEN = re.compile(
    r"(?<![\w.])(?P<what>[^\W\d]\w*(?: of \w+)*) (?:is )?between (?P<low>[0-9]+) and "
    r"(?P<high>[0-9]+)\b"
)
_EQUALS = re.compile(r"(?<![=<>!])=(?![=<>])")
_NONE_OF = re.compile(r"\bno (?P<thing>[^\W\d]\w*)(?P<of>(?: of \w+)*)(?=\)? (?:\{|and\b|or\b))")
#: What a condition begins with that stands behind what is done.
BEHIND = ("if", "when", "unless", "while")
#: The one of them that begins a head too, so that it may not be meant for a condition.
STANDING = "while"
#: A statement without its `;`, its first word, and a sentence of rule texts with its end.
_REST = re.compile(r"[^;{}]*[^;{}\s]")
_FIRST = re.compile(r"\w+")
_SENTENCE = re.compile(r"(?P<when>\w+)\b[^;{}\n]*(?:;[ \t]*)?")
_BEHIND = re.compile(
    rf"(?P<done>[^;{{}}#\n]+?)\s+(?P<if>{'|'.join(BEHIND)})\s+(?P<what>[^;{{}}#\n]+)"
)
#: Whom else something may be for.
_OR_FOR = ", or `for opponents` or `for players`"
#: That something is not done, where it is shortened.
_NOT = re.compile(r"\b\w+n(?P<sign>['’])t\b", re.IGNORECASE)  # noqa: RUF001 - so people write it
_MAY_NOT = re.compile(r"may\s+(?:not|never)\b")
#: What is said of what is not done.
NOT_DONE = (
    "no statement says what is not done, or must not be",
    "say what is done, and in `if CONDITION { … }` when",
)
#: What stands before what is done else.
_ELSE = re.compile(r"\s*,?\s*\b(?:else|otherwise)\s+")


def as_change(said: str, words: Words) -> tuple[str, bool] | None:
    """A sentence on the change of a quantity in its form, and whether it says for whom.

    None if it is no such sentence.
    """
    said = as_sentence(said)
    for form in _FORMS:
        found = form.fullmatch(said)
        if found is None or found["quantity"] not in words.changeable:
            continue
        parts = found.groupdict()
        whom = in_one_line(parts["whom"] or "PLAYERS")
        called = re.fullmatch(PLAYERS, whom) if parts["whom"] else None
        things = words.players_called(called["whom"]) if called else ""
        unclear = called is not None and owner_too(called["article"], things)
        whom = "PLAYERS" if unclear else things or whom
        if not parts.get("verb") and not parts.get("sign"):
            right = f"set {parts['quantity']} to {parts['amount']} for {whom};"
        else:
            less = parts.get("verb") in _LESS or parts.get("sign") == "-"
            right = f"add {'-' * less}{parts['amount']} to {parts['quantity']} for {whom};"
        return right, parts["whom"] is not None and not unclear
    return None


def told_for(right: str) -> str:
    """How a change is written, for the owner of the card if nobody says for whom."""
    return f"write `{right.replace('PLAYERS', ME)}`{_OR_FOR * ('PLAYERS' in right)}"


def condition_first(said: str) -> str:
    """A statement with its condition behind in the form with that before; "" if it is none."""
    found = _BEHIND.fullmatch(as_sentence(said).strip().removesuffix(";"))
    if found is None:
        return ""
    done, what = (in_one_line(found[name]) for name in ("done", "what"))
    what, *otherwise = _ELSE.split(what, maxsplit=1)
    if not what or what.endswith(" else") or done == "choose":
        return ""
    what = _in_signs(what)
    if found["if"] == "unless":
        what = f"not ({what})"
    return f"if {what} {{ {done}; }}" + "".join(f" else {{ {one}; }}" for one in otherwise)


def _in_signs(what: str) -> str:
    """A condition with comparisons as they are written here, which would else be other faults."""
    what = _EQUALS.sub("==", what.replace("<>", "!="))
    what = _BETWEEN.sub(r"(\g<what> >= \g<low> and \g<what> <= \g<high>)", what)
    for said, sign in _COMPARING:
        what = "not".join(said.sub(sign, part) for part in _NEGATED.split(what))
    return what


def changed(fault: Fault, words: Words) -> Repair | None:
    """``recruit_cost + 2 for opponents;``: how a quantity changes, in a sentence or as a sum."""
    start, _ = fault.statement()
    rest = _REST.match(fault.text, start)
    meant = as_change(rest[0], words) if rest and not fault.in_field else None
    if rest is None or meant is None:
        return None
    right, whole = meant
    span = start, rest.end()
    if fault.text[rest.end() : rest.end() + 1] == ";":
        span = start, rest.end() + 1
    return Repair(
        span, right if whole else right.replace("PLAYERS", STAND_IN), 0, (start, rest.end()),
        f"`{shortened(in_one_line(rest[0]))}` is written otherwise",
        told_for(right),
        stand_in=not whole, known=True, fix=right if whole else None, form=right.split()[0],
    )  # fmt: skip


def condition_behind(fault: Fault, words: Words) -> Repair | None:
    """``gain 2 pearls if threat > 3;``: a condition behind what is done."""
    start, _ = fault.statement()
    rest = _REST.match(fault.text, start)
    first = _FIRST.match(fault.text, start)
    if rest is None or first is None or fault.in_field:
        return None
    right, found = _without_none(condition_first(rest[0]), words), _BEHIND.match(rest[0])
    if not right or found is None or start + found.start("if") > fault.at:
        return None
    end = rest.end()
    closed = fault.text[end : end + 1] == ";"
    if not closed or (first[0] not in words.verbs and first[0] != "choose"):
        return None
    where = start + found.start("if"), end
    message = f"`{found['if']}` and its condition stand before what is done"
    if first[0] == "choose":  # what it binds is used behind it, so that the braces end elsewhere
        right = right.replace("; }", "; … }")
        return Repair(where, " ", 0, where, message, f"write `{right}`", known=True, form="if")
    return Repair(
        (start, end + 1), right, 0, where, message, f"write `{shortened(right)}`",
        # What holds on as long as something is true has a form of its own.
        known=True, around=True, fix=None if found["if"] == STANDING else right, form="if",
    )  # fmt: skip


def _without_none(said: str, words: Words) -> str:
    """A condition in which it is counted that there is none of what belongs to nobody."""

    def counted(found: re.Match[str]) -> str:
        count = words.counted(found["thing"], found["of"])
        told = count and (found["of"] or f" of {ME}" not in count)
        return f"{count} == 0" if told else found[0]

    return _NONE_OF.sub(counted, said)


def negated(fault: Fault) -> Repair | None:
    """``you can't gain 2 pearls;`` and ``may not gain 2 pearls;``: what is not done."""
    found = next((one for one in _NOT.finditer(fault.text) if one.start("sign") == fault.at), None)
    if found is None:
        found = _MAY_NOT.match(fault.text, fault.statement()[0])
    if found is None or not found.start() < fault.at < found.end():
        return None
    return Repair(
        found.span(), "cannot", 0, found.span(), NOT_DONE[0], NOT_DONE[1],
        sure=False, known=True, code="A202", form="if",
    )  # fmt: skip


def sentence(fault: Fault, heads: Collection[str]) -> Repair | None:
    """``When recruited: gain 2 pearls.``: a sentence in the place of a head."""
    start, end = fault.statement()
    said = _SENTENCE.match(fault.text, start)
    if said is None or not fault.in_field or fault.found not in (":", ".") or not heads:
        return None
    if said.end() < fault.at or said["when"].lower() not in MOMENTS:
        return None
    when = in_one_line(re.split("[:,]", said[0])[0])
    return Repair(
        said.span(), re.sub(r"[^\n]", " ", said[0]), 0, (start, max(end, start + 1)),
        f"`{shortened(when)}` is no head",
        f"a head is {quoted(f'{head} {{ … }}' for head in heads)}",
        known=True, code="A204",
    )  # fmt: skip
