"""Heads, and what stands in their braces, that are put otherwise: in capitals, or once more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits_heads import nearest
from abyss_rules.dsl.habits_sentences import as_change
from abyss_rules.dsl.names import ME
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_forms import STARTS, around
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

_CAPITALS = re.compile(
    rf"{STARTS}(?P<all>(?:on|while|once\s+per|at|after)\s+[^\W\d]\w*)(?=\s*\{{|\s+(?:when|(?P<of>of))\b)",
    re.IGNORECASE,
)
_STATE = re.compile(r"\bwhile\s*(?P<all>\(\s*(?P<state>[^\W\d]\w*)\s*\))(?=\s*(?:\{|when\b))")
_AGAIN = re.compile(
    rf"{STARTS}(?P<all>(?P<said>(?P<first>on|once|while|upon|when|whenever|if|at)\s[\w' \t]+?)"
    r"\s*[:,])\s",
    re.IGNORECASE,
)
_WHERE = re.compile(rf"{STARTS}(?:after|at)\s+\w+\s+of\s+\w+\s+(?P<all>when|if)\b(?=[^;{{}}]*\{{)")
_ALTER = re.compile(r"\balter\s+\w+\s+of\s+[^{};]+\{(?P<body>[^{}]*)\}")
_CHANGE = re.compile(
    rf"{STARTS}(?P<all>(?:(?:set|let|change)\s+)?(?P<field>[^\W\d]\w*)\s*"
    r"(?P<sign>==|:=|[-+]=|=|\b(?:to|is|becomes)\b)\s*)(?=[\w(-])"
)
_SAID = re.compile(rf"{STARTS}(?P<all>(?P<first>[^\W\d]\w*)\s[^;{{}}]+;)")
_VERB = re.compile(
    rf"{STARTS}(?:on\s+\w+|once\s+per\s+\w+|may|else|if\s[^;{{}}]*?|each\s[^;{{}}]*?|until\s[^;{{}}]*?)"
    r"(?<!\s)\s++(?P<verb>[^\W\d]\w*)(?P<gap>\s*)(?P<brace>\{)\s*(?P<inside>\w+)"
)
_FIELD = re.compile(
    rf"{STARTS}(?P<field>[^\W\d]\w*)\s+(?P<value>\w+)(?P<gap>\s*,\s*|\s+)"
    r"(?:score\s+[\w(-]|(?:on|while|at|once\s+per)\s+\w+[^;{}]*\{)"
)
#: A number that stands where a field or a statement begins.
_NAMELESS = re.compile(r"(?<=[{;])\s*(?P<all>[0-9]+)\s*;")


def capitals(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``On Arrival { … }``, ``After Exploration of me { … }``."""
    del bound
    events, heads = (
        {f"{one.form} {one.word}" for one in words.moments if one.is_event == is_event}
        for is_event in (True, False)
    )
    for found in _CAPITALS.finditer(shown, begin):
        said = in_one_line(found["all"])
        right = said.lower()
        inside = bool(_head(shown, found.start("all")))
        if said != right and right in (events if inside and found["of"] else heads):
            yield Repair(
                found.span("all"), right, 0, found.span("all"),
                f"`{said}` is written in small letters", f"write `{right}`", known=True, fix=right,
                code="A204", form=right.split()[0],
            )  # fmt: skip


def states(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``while (free) { … }``."""
    del bound
    known = [one.word for one in words.moments if one.form == "while"]
    for found in _STATE.finditer(shown, begin):
        if found["state"] in known:
            gap = " " * (not shown[found.start("all") - 1].isspace())
            yield surely(
                found.span("all"), f"{gap}{found['state']}",
                f"`{found['state']}` stands without parentheses", f"write `while {found['state']}`",
                form="while",
            )  # fmt: skip


def again(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``on arrival { On Arrival: gain 2 pearls; }``: a head in the braces of one."""
    del bound
    for found in _AGAIN.finditer(shown, begin):
        head = _head(shown, found.start("all"))
        if not head:
            continue
        said = in_one_line(found["said"])
        near = [one for hits, one in nearest(said.split(), words) if hits]
        same = any(f"{one.form} {one.word}" == head for one in near[:1])
        if not same and (found["first"].lower() == "if" or not near):
            continue
        end = found.end("all")
        end += shown[end] == " "
        message = f"`{shortened(said)}` stands before the braces already, as `{head}`"
        if same:
            yield surely(
                (found.start("all"), end), "", message, "leave it out", where=found.span("said")
            )
            continue
        yield Repair(
            (found.start("all"), end), "", 0, found.span("said"),
            f"`{shortened(said)}` is no head, and none stands in the braces of `{head}`",
            "leave it out, or put it with what is done then behind these braces",
            sure=False, known=True, code="A204",
        )  # fmt: skip


def wheres(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``after recruitment of opponents when cost of recruited > 5 { … }``."""
    del words, bound
    for found in _WHERE.finditer(shown, begin):
        if _head(shown, found.start("all")):
            yield surely(
                found.span("all"), "where",
                f"the condition of an event stands behind `where`, not `{found['all']}`",
                "write `where`", form=found[0].split()[0],
            )  # fmt: skip


def alters(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``alter monster_reward of me { space == 1; }``, ``… { set space to 1; }``."""
    del words, bound
    for block in _ALTER.finditer(shown, begin):
        for found in _CHANGE.finditer(shown, *block.span("body")):
            field, sign = found["field"], found["sign"]
            right = f"{field} = {f'{field} {sign[0]} ' if sign in ('-=', '+=') else ''}"
            said = in_one_line(found["all"])
            if said == right.strip() or (sign == "=" and said.startswith(field)):
                continue
            yield surely(
                found.span("all"), right, f"`{said}` is written otherwise in `alter`",
                f"write `{right}…`", where=(found.start("all"), found.end("sign")), form="alter",
            )  # fmt: skip


def changes(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``on arrival { hand_limit is 6 for players; }``: what holds on, said where nothing does."""
    del bound
    for found in _SAID.finditer(shown, begin):
        if found["first"] not in words.changeable:
            continue
        outer, meant = around(shown, found.start("all")), as_change(found["all"], words)
        if meant is None or any(one.split()[:1] in (["while"], ["until"]) for one in outer):
            continue
        holds = [f"{form} {word}" for form, word in words.heads if form == "while"]
        head = next((f"{form} {word}" for form, word in words.times), "")
        head = head if outer[1:] else next(iter(holds), "")
        if not head:
            continue
        right = f"{head} {{ {meant[0].replace('PLAYERS', ME)} }}"
        yield Repair(
            found.span("all"), right, 0, (found.start("all"), found.end("all") - 1),
            f"`{shortened(in_one_line(found['all'][:-1]))}` is written otherwise",
            f"write `{right}`", sure=False, known=True, form=meant[0].split()[0],
        )  # fmt: skip


def unended(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``series bonus score 5;``."""
    del bound
    own = words.fields_of.get(words.kind, frozenset())
    for found in _FIELD.finditer(shown, begin):
        place = found.start("gap")
        if found["field"] in own and found["value"] not in own and not _head(shown, place):
            if comma := found["gap"].strip():
                place = shown.index(comma, place)
                message = "a field ends with `;`, not with `,`"
                yield surely((place, place + 1), ";", message, "write `;` instead")
                continue
            yield surely(
                (place, place), ";", f"`;` is missing after `{found['value']}`", "",
                where=(place - 1, place),
            )  # fmt: skip


def nameless(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``mage; 6; 1;``: values of fields without their names."""
    del bound, words
    for found in _NAMELESS.finditer(shown, max(0, begin - 1)):
        if around(shown, found.start("all"))[1:]:
            continue
        message = f"`{found['all']}` does not say of which field it is"
        help_ = "write the name of its field before it"
        span = found.start("all"), found.end()
        yield unsure(span, " ", message, help_, where=found.span("all"))


def braces_behind(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``may gain { 1 pearl; }``: a brace behind the verb that stands in it."""
    del bound
    for found in _VERB.finditer(shown, begin):
        verb, inside = found["verb"], found["inside"]
        if verb not in words.meant or inside in words.meant or inside in OPENING_WORDS:
            continue
        gap = found["gap"] or " "
        yield surely(
            (found.start("verb"), found.end("brace")), f"{{{gap}{verb}",
            f"`{verb}` and `{{` stand in the wrong order", f"write `{{ {verb} {inside} …`",
            form=verb,
        )  # fmt: skip


def _head(shown: str, at: int) -> str:
    """The head in whose braces a place is, "" in none."""
    outer = around(shown, at)
    return in_one_line(outer[1].split(" when ")[0]) if outer[1:] else ""


#: All of them.
HEADS = (capitals, states, again, wheres, alters, changes, unended, nameless, braces_behind)
