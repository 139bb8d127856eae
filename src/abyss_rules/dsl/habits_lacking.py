"""Forms of which a whole phrase is missing: ``add 2 to recruit_cost;`` does not say for whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.blocks import walk
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits_around import braces
from abyss_rules.dsl.names import ME, quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, unsure
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import in_digits

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.syntax import Span

#: The phrases of the forms, in their order: the parser's name of what one begins with, how it is
#: shown, and what stands for it when it is missing.
_Phrase = tuple[str, str, str]
_TO_QUANTITY = ("TO", "to QUANTITY", f"to {STAND_IN}")
_FOR_PLAYERS = ("FOR", "for PLAYERS", f"for {STAND_IN}")
_EVENT = ("NAME", "EVENT", STAND_IN)
_OF_PLAYERS = ("OF", "of PLAYERS", f"of {STAND_IN}")
_BODY = ("_LBRACE", "{ … }", "{ }")
PHRASES: dict[str, tuple[_Phrase, ...]] = {
    "add": (("NUMBER", "NUMBER", STAND_IN), _TO_QUANTITY, _FOR_PLAYERS),
    "set": (
        ("NAME", "QUANTITY", STAND_IN),
        ("TO", "to VALUE", f"to {STAND_IN}"),
        _FOR_PLAYERS,
    ),
    "limit": (
        ("NAME", "QUANTITY", STAND_IN),
        ("TO", "to at most NUMBER", f"to at most {STAND_IN}"),
        ("AT", "at most NUMBER", f"at most {STAND_IN}"),
        _FOR_PLAYERS,
    ),
    "protect": (("NAME", "PLAYERS", STAND_IN), ("FROM", "from CARDS", f"from {STAND_IN}")),
    "alter": (_EVENT, _OF_PLAYERS, ("_LBRACE", "{ FIELD = VALUE; }", "{ }")),
    "after": (_EVENT, _OF_PLAYERS, _BODY),
    "at": (_EVENT, _OF_PLAYERS, _BODY),
}
#: The standing effects that have no braces.
_PLAIN = ("add", "set", "limit", "protect")
#: What follows a quantity where a number was to: that, or a word for one.
_VALUE = re.compile(r"=?(?=\s*-?\s*(?:[0-9]|\w+\s*(?:[;+*/-]|for\b)))")
#: What ends a text that stands by itself.
_ENDED = re.compile(r"[ \t]*;")
_SEVERAL = re.compile(r"choose\s+(\w+)\s+from\b\s*([^;{}]*)")


def lacking(fault: Fault, things: Mapping[str, Collection[str]]) -> Repair | None:
    """The phrases that a standing effect lacks where it ends, or where a later one begins.

    ``things`` are words that stand behind the second phrase of a form, not behind its first.
    """
    start, end = fault.statement()
    first = re.compile(r"\w+").match(fault.text, start)
    phrases = PHRASES.get(first[0], ()) if first and first.end() <= fault.at else ()
    if first is None or not phrases or fault.in_field or fault.foreign:
        return None
    if first[0] == "limit" and fault.found == "at":
        return None  # it is a word that is missing
    said = set(re.findall(r"\w+", fault.text[first.end() : end]))
    missing = _from_the_first(phrases, fault.expected, said, untold=end == first.end())
    if fault.found not in (";", "}", ""):
        missing = [phrase for phrase in missing if phrase[0] != "_LBRACE"]
    if not missing:
        return None
    only = fault.text[first.end() : end].strip()
    if only in things.get(first[0], ()) and (fault.found in (";", "where", "for")):
        return _behind_nothing(fault, first[0], only, missing[0])
    ends = _ends(fault, end)
    if not ends:
        following = [name.lower() for name, _, _ in missing[1:]]
        if fault.found == "where":
            pass
        elif fault.found in following:
            missing = missing[: following.index(fault.found) + 1]
        else:
            return None
    shown = [phrase for _, phrase, _ in missing]
    new = " ".join(stand_in for _, _, stand_in in missing)
    if first[0] == "limit" and missing[0][0] == "TO":  # the next phrase is a part of this one
        shown[1:2] = []
        new = new.replace(f" at most {STAND_IN}", "", 1)
    closing = ";" if ends and first[0] in _PLAIN and fault.found != ";" else ""
    needless = fault.found == ";" and missing[-1][0] == "_LBRACE"
    where = (start, end) if "\n" not in fault.text[start:end] else (max(end - 1, 0), end)
    message = f"`{first[0]}` lacks `{' '.join(shown)}`"
    return Repair(
        (end, end), f" {new}{closing}", 0, where,
        f"{message}, and a `;`" if closing else message,
        _for_whom(fault, (start, end), shown),
        sure=False, stand_in=True, known=True, form=first[0],
        more=((fault.where, " "),) if needless else (),
    )  # fmt: skip


def _for_whom(fault: Fault, span: Span, shown: Sequence[str]) -> str:
    """How a statement is written that only lacks for which players it is: for the owner."""
    joint, _, whom = " ".join(shown).partition(" ")
    if whom != "PLAYERS":
        return ""
    said = shortened(in_one_line(fault.text[slice(*span)]))
    ends = ";" if said.split()[0] in _PLAIN else " { … }"
    return f"write `{said} {joint} {ME}{ends}`, or `{joint} opponents` or `{joint} players`"


def _behind_nothing(fault: Fault, first: str, only: str, phrase: _Phrase) -> Repair | None:
    """``protect lords;``: what stands there is not what is missing, but all before it."""
    start, end = fault.statement()
    place = end - len(only)
    shown = f"{PHRASES[first][0][1]} {phrase[0].lower()}"
    return unsure(
        (place, place), f"{STAND_IN} {phrase[0].lower()} ",
        f"`{first}` lacks `{shown}` before `{shortened(only)}`", where=(start, end), form=first,
        stand_in=True,
    )  # fmt: skip


def _from_the_first(
    phrases: tuple[_Phrase, ...], expected: set[str], said: set[str], *, untold: bool
) -> list[_Phrase]:
    """The phrases from the first that is missing on; none if that is none of them."""
    for number, (name, _, _) in enumerate(phrases):
        if number == 0:
            if untold and name in expected:
                return list(phrases)
        elif name in expected and name.lower() not in said:
            return list(phrases[number:])
    return []


def _ends(fault: Fault, end: int) -> bool:
    """Whether a statement ends where parsing stopped."""
    if fault.found in (";", "{", "}", ""):
        return True
    return fault.found in OPENING_WORDS and "\n" in fault.text[end : fault.at]


def untold(fault: Fault, verbs: Collection[str]) -> Repair | None:
    """``at turn_start gain 1 pearl;``: whose event it is is missing, and braces are."""
    start, end = fault.statement()
    said = fault.text[start:end].split()
    if fault.expected != {"OF"} or said[:1] not in (["at"], ["after"]) or fault.in_field:
        return None
    bare = braces(fault, later=True)
    if bare is None or fault.found not in (*verbs, *OPENING_WORDS):
        return None
    return Repair(
        (end, fault.at),
        f" of {STAND_IN} {{ ",
        0,
        (start, end),
        f"`{said[0]}` lacks `of PLAYERS`, and braces",
        f"write `{shortened(' '.join(said))} of PLAYERS {{ … }}`",
        sure=False,
        stand_in=True,
        known=True,
        form=said[0],
        more=bare.more,
    )


def bare_text(fault: Fault) -> Repair | None:
    """``"Gain 2 pearls."``: what a card does in words, by itself."""
    if not fault.found.startswith('"') or fault.statement()[0] != fault.at:
        return None
    before = fault.text[: fault.at].rstrip(" \t")
    if before.endswith(";") and "_CHOOSE" not in fault.expected:
        return None  # it may belong to the field before it
    end = _ENDED.match(fault.text, fault.where[1])
    span: Span = fault.at, end.end() if end else fault.where[1]
    if "_ON" in fault.expected:
        return Repair(
            span, "", 0, fault.where, "a text by itself says nothing of a card",
            f"write `text en {shortened(fault.found)};`, with the language it is in",
            sure=False, known=True, form="text",
        )  # fmt: skip
    if "_CHOOSE" not in fault.expected:
        return None
    return Repair(
        span, f"{STAND_IN};", 0, fault.where, "no text stands among what is done",
        'say it in statements; `text en "…";` in the card says it in words',
        sure=False, stand_in=True, known=True,
    )  # fmt: skip


def no_to(fault: Fault, changeable: Collection[str]) -> Repair | None:
    """``set hand_limit 8;`` and ``set hand_limit = 8 for me;``: ``to`` is missing."""
    start, end = fault.statement()
    first = re.compile(r"(set|limit)\s+(\w+)").match(fault.text, start)
    if first is None or first.end() != end or "TO" not in fault.expected:
        return None
    value = _VALUE.match(fault.text, fault.at)
    if first[2] not in changeable or value is None or fault.found in ("to", "for", "at"):
        return None
    if value[0] and first[1] == "set":
        return Repair(
            fault.where, "to", 0, fault.where, "`=` stands in no `set`", "write `to`",
            known=True, fix="to", form="set",
        )  # fmt: skip
    missing = ("to",) if first[1] == "set" else ("to at most", "to at least")
    behind = fault.at + len(value[0])
    rest = re.compile(r"[^;{}\n#]*").match(fault.text, behind)
    said = rest[0].split() if rest else []
    whom = "" if "for" in said else " for PLAYERS"
    last = behind + len(rest[0].rstrip() if rest else "")
    return Repair(
        (fault.at, behind), f"{missing[0]} ", 0, (start, end),
        f"`{first[1]}` lacks {quoted(missing)} before `{shortened(said[0])}`"
        + (", and `for PLAYERS`" if whom else ""),
        f"write `{shortened(' '.join((first[0], missing[0], *said)))}{whom};`",
        sure=False, stand_in=bool(whom), known=True, form=first[1],
        more=(((last, last), f" for {STAND_IN}"),) if whom else (),
    )  # fmt: skip


def most_or_least(fault: Fault) -> Repair | None:
    """``limit hand_limit to 6 for me;``: which of the two limits it is."""
    start, _ = fault.statement()
    if not fault.text.startswith("limit", start) or fault.expected != {"AT"}:
        return None
    return unsure(
        (fault.at, fault.at), "at most ",
        f"`at most` or `at least` is missing before `{shortened(fault.found)}`", where=fault.where,
        form="limit",
    )  # fmt: skip


def unnamed(fault: Fault) -> Repair | None:
    """``choose 2 from court;`` and ``choose two from court as pair;``."""
    start, end = fault.statement()
    choice = _SEVERAL.match(fault.text, start)
    if choice is None:
        return None
    number = in_digits(choice[1])
    if fault.found == "as" and number:
        message = "`choose` wants a number in digits, or a name for the one that is chosen"
        return Repair(
            choice.span(1), number, 0, choice.span(1), message, f"write `{number}`",
            known=True, fix=number, form="choose",
        )  # fmt: skip
    if "AS" not in fault.expected or not choice[1].isdigit() or fault.found not in (";", "by"):
        return None
    said = shortened(in_one_line(fault.text[start:end]))
    help_ = f"write `{said} as chosen`, and `chosen` for them afterwards"
    return Repair(
        (end, end), f" as {STAND_IN}", 0, (start, end),
        f"`choose {choice[1]}` lacks `as NAME`", help_,
        stand_in=True, known=True, form="choose",
    )  # fmt: skip


def loose(fault: Fault, heads: Sequence[tuple[str, str]]) -> Repair | None:
    """``after exploration { … }`` in a card: a standing effect outside of a head."""
    start, end = fault.statement()
    said = fault.text[start:end].split()
    if fault.found != "{" or not fault.in_field or said[:1] not in (["after"], ["alter"]):
        return None
    close = closing_brace(fault.text, fault.at)
    around = [f"while {word}" for form, word in heads if form == "while"]
    if close is None or not heads:
        return None
    if not around:
        form, word = heads[0]
        return unsure(
            (start, end), f"{form} {word}",
            f"`{said[0]}` stands in a head for what holds on, and this card can have none",
            f"a head is {quoted(f'{one} {word} {{ … }}' for one, word in heads)}", form=said[0],
        )  # fmt: skip
    missing = [STAND_IN] if len(said) == 1 else []
    whom = "" if "of" in said else f" of {STAND_IN}"
    head = f"{around[0]} {{ "
    event = " ".join(said[1:]) or "EVENT"
    event = shortened(f"{event} of PLAYERS" if whom else event)
    right = [f"{one} {{ {said[0]} {event} {{ … }} }}" for one in around]
    lacks = quoted(["EVENT of PLAYERS" if missing else "of PLAYERS"])
    return Repair(
        (start, fault.at), f"{head}{' '.join((*said, *missing))}{whom} ", 0, (start, end),
        f"`{said[0]}` stands in a head for what holds on{f', and lacks {lacks}' * bool(whom)}",
        f"write {quoted(right)}",
        sure=False, stand_in=bool(whom), known=True, form=said[0], more=(((close, close), " }"),),
    )  # fmt: skip


def closing_brace(text: str, brace: int) -> int | None:
    """Where the braces end that open at a character: behind the partner, None without one."""
    depth = 0
    for mark in walk(text, brace):
        depth += {"{": 1, "}": -1}.get(mark.sign, 0)
        if depth == 0:
            return mark.at + 1
    return None


def no_text(fault: Fault) -> Repair | None:
    """``score "three";``: a text in the place of a number."""
    start, _ = fault.statement()
    if not fault.found.startswith('"') or "NUMBER" not in fault.expected or fault.in_field:
        return None
    inside = fault.found.strip('"').strip()
    number = inside if inside.isascii() and inside.isdigit() else in_digits(inside)
    first = re.compile(r"\w+").match(fault.text, start)
    if first is None or first.end() > fault.at:
        return None
    span: Span = fault.where
    if (
        inside.isidentifier()
        and not number
        and fault.text[: fault.at].rstrip()[-2:] in ("==", "!=")
    ):
        return Repair(
            span, inside, 0, span, "what is compared stands without quotation marks",
            f"write `{inside}`", known=True, fix=inside, form=first[0],
        )  # fmt: skip
    return Repair(
        span, number or "1", 0, span,
        f"no text stands in `{first[0]}`, but numbers and names",
        f"write `{number}`" if number else "",
        sure=bool(number), known=True, fix=number or None, form=first[0],
    )  # fmt: skip
