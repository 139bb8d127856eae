"""Choices and loops that are put otherwise: without a name, with a pronoun, in another order."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.names import ME, SELF
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.sayings_forms import STARTS
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import in_digits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words
    from abyss_rules.dsl.syntax import Span

_LABELS = "from|of|to|by|with|for"
_WHICH = r"(?:(?:each|every|the|that|this|these|those)\s+)?"
_LOOP = re.compile(
    rf"{STARTS}each\s+(?P<all>(?:(?:in|of)\s+)?(?:the\s+)?(?P<thing>[^\W\d]\w*))\s*(?:together\s*)?\{{"
)
_LOOP_OF_ONE = re.compile(
    rf"{STARTS}(?P<all>each\s+(?P<thing>[^\W\d]\w*)\s*[,:]\s*(?P<done>(?P<verb>\w+)\s[^;{{}}]+;))"
)
#: Another loop without a name.
_NESTED = re.compile(r"\beach\s+(?!\w+\s+in\b)\w+\s+(?:of\b|\{)")
_CHOICE = re.compile(
    rf"{STARTS}(?P<all>choose\s+(?:(?:an?|one|1|the|some)\s+(?:of\s+(?:the\s+)?)?)?(?P<thing>[^\W\d]\w*)\s*;)"
)
_NAMELESS = re.compile(
    rf"{STARTS}(?P<choose>choose)(?P<gap>\s+(?:(?:one|1)\s+)?)from\s+(?P<thing>[^\W\d]\w*)"
    r"(?![^;{}]*\sas\s)[^;{}]*;"
)
_IT = r"\b(?:it|them)\b|\b(?:the|that)\s+(?:chosen\s+)?(?:one|card|%s)\b"
_TAKEN = re.compile(
    rf"{STARTS}(?P<all>(?P<may>(?:you\s+)?may\s+)?(?P<verb>[^\W\d]\w*)\s+(?P<article>(?:an?|one|1|any)\s+)?"
    r"(?P<name>[^\W\d]\w*)\s+from\s+"
    r"(?P<things>(?P<thing>[^\W\d]\w*)(?:\s+of\s+\w+)*(?:\s+where\s[^;{}]+?)?)"
    r"(?P<behind>\s+(?:for|with|by|to)\s[^;{}]+?)?\s*;)"
)
_CHOSEN = re.compile(
    rf"{STARTS}(?P<all>(?P<verb>[^\W\d]\w*)\s*\(?\s*(?P<choice>choose\s+(?P<name>[^\W\d]\w*)\s+"
    r"from\s+[^;{}()]+(?:\([^;{}()]*\)[^;{}()]*)?)\)?\s*;)"
)
_PAIR = re.compile(
    rf"{STARTS}choose\s+[0-9]+\s+from\s[^;{{}}]*?(?P<all>\s(?P<as>as\s+[^\W\d]\w*)\s+"
    r"(?P<where>where\s[^;{}]+?))(?=\s+by\s|\s*;)"
)
_NEEDLESS = re.compile(
    rf"{STARTS}choose\s+[0-9]+\s+(?P<all>(?P<what>[^\W\d]\w*)\s+)(?=from\s[^;{{}}]*?\sas\s+\w)"
)
_TIMES = re.compile(
    rf"{STARTS}(?P<all>(?:repeat|loop|do|for)\s+(?P<times>\w+)(?:\s+times)?\s*\{{\s*"
    r"(?P<verb>[^\W\d]\w*)\s+(?P<number>[0-9]+)\s+(?P<rest>[^;{}]+?)\s*;\s*\})"
)
_MEMBER = re.compile(r"[!=]=\s*(?P<all>\{\s*(?P<name>[^\W\d]\w*)\s*\})")
#: Pronouns for the one that a loop is at, and what they may stand for besides.
_PRONOUN = "it|them|"
_OTHER_ONE = re.compile(r"\b(?:where|choose|each|it\s+in|them\s+in)\b")
#: What is no name, but says which card of a deck is meant; and how long the names of cards are.
_FIRST = ("top", "first")
_SHORT = 2
#: So many loops of a card are looked into.
_MOST = 20
_BRACES = re.compile(r"[{}]")


def loops(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``each opponents { return 2 pearls from opponents; }``: a loop that names them all."""
    for found in islice(_LOOP.finditer(shown, begin), _MOST):
        thing = words.things(found["thing"])
        close = closing_brace(shown, found.end() - 1)
        if not thing or close is None:
            continue
        name = words.a_name(thing, bound - {found["thing"]})
        called = rf"{_WHICH}(?:{thing}|{_one(thing)})"
        pronoun = _PRONOUN if _OTHER_ONE.search(shown, found.end(), close) is None else ""
        one = re.compile(rf"\b(?:{_LABELS})\s+(?P<all>(?:{pronoun}{called})\b)")
        inside = list(one.finditer(shown, found.end(), close))
        # In parentheses it may be all of them.
        every = re.compile(rf"\b(?:{thing}|{_one(thing)})\b").findall(shown, found.end(), close)
        depths = (
            shown.count("(", found.end(), m.start()) - shown.count(")", found.end(), m.start())
            for m in inside
        )
        as_one = found["thing"] != thing and all(m["all"] == found["thing"] for m in inside)
        as_one = as_one or _NESTED.search(shown, found.end(), close) is not None
        told = sum(m["all"] not in _PRONOUN for m in inside)
        if as_one or not name or not inside or len(every) != told or any(depths):
            continue
        parts = [
            (found.span("all"), f"{name} in {thing}"),
            *((m.span("all"), name) for m in inside),
        ]
        right = _with(shown, parts)
        whole = in_one_line(f"each {right}{shown[parts[-1][0][1] : close]}")
        yield Repair(
            *parts[0], 0, (found.start("all") - len("each "), found.end("all")),
            f"`each {in_one_line(found['all'])}` lacks a name for the one it is at",
            f"write `{shortened(whole, 90)}`", known=True, fix=right,
            fix_at=(parts[0][0][0], parts[-1][0][1]), form="each", more=tuple(parts[1:]),
        )  # fmt: skip


def loop_of_one(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``each opponent: return 1 pearl from the opponent;``."""
    for found in _LOOP_OF_ONE.finditer(shown, begin):
        thing = words.things(found["thing"])
        name = words.a_name(thing, bound - {found["thing"]}) if thing else ""
        if not name or found["verb"] not in words.verbs:
            continue
        called = re.compile(rf"\b{_WHICH}(?:{thing}|{_one(thing)})\b")
        done, told = called.subn(name, in_one_line(found["done"]))
        right = f"each {name} in {thing} {{ {done} }}"
        help_ = f"write `{shortened(right, 90)}`"
        if not told:
            help_ = (
                f"write `each {name} in {thing} {{ … }}`, and `{name}` for that one in the braces"
            )
        yield Repair(
            found.span("all"), right, 0, (found.start("all"), found.end("thing")),
            f"`each {found['thing']}` lacks a name for the one it is at, and braces",
            help_, known=True, sure=bool(told),
            # Where nothing is said of that one, it is not the owner of the card who was to do it.
            fix=right if told else None, form="each",
        )  # fmt: skip


def choices(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose an opponent; steal 1 pearl from opponent;``."""
    for found in _CHOICE.finditer(shown, begin):
        thing = words.things(found["thing"])
        if not thing and found["thing"] not in words.kinds:
            continue
        name = words.a_name(thing or found["thing"], bound - {found["thing"]})
        called = thing or found["thing"]
        one = rf"\b(?:(?:the|that|this)\s+)?(?:chosen\s+)?(?:{called}|{_one(called)}|it|them)\b"
        used = [m.span() for m in re.compile(one).finditer(shown, *_rest(shown, found.end()))]
        if not name or not used:
            continue
        message = f"`{in_one_line(found['all'][:-1])}` names nothing"
        things = words.of_me(thing, "") if thing else ""
        ends = {shown.count(";", found.end(), start) for start, _ in used}
        if things and len(ends) == len(used):
            parts = [(found.span("all"), f"choose {name} from {things};")]
            repair = _several(shown, [*parts, *((span, name) for span in used)], message)
            # Of those that players have it may be anybody's.
            yield repair if things == thing else evolve(repair, fix=None, sure=False)
            continue
        # Twice in one statement it is not the same one.
        yield Repair(
            found.span("all"), f"choose {STAND_IN} from {things or STAND_IN};", 0,
            (found.start("all"), found.end("all") - 1), message,
            f"write `choose {name} from {things or 'THINGS'};`, and `{name}` for it", sure=False,
            stand_in=True, known=True, form="choose", more=tuple((span, STAND_IN) for span in used),
        )  # fmt: skip


def nameless(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose from court; take it;``."""
    for found in _NAMELESS.finditer(shown, begin):
        thing = words.things(found["thing"])
        again = rf"|(?<=\b(?:from|with)\s){thing}\b|(?<=\b(?:of|to|by)\s){thing}\b"
        one = re.compile(_IT % (_one(thing) or "one") + again * (thing in words.players))
        used = [m.span() for m in one.finditer(shown, *_rest(shown, found.end()))]
        name = words.a_name(thing, bound) if thing else ""
        if name and used and not {"it", "them"} & bound:
            parts = [(found.span("gap"), f" {name} "), *((span, name) for span in used)]
            message = "`choose` lacks a name for what is chosen"
            yield _several(shown, parts, message, begins=found.start("choose"))


def taken(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``may take l from court;``, ``take a lord from court;``."""
    for found in _TAKEN.finditer(shown, begin):
        verb, name = found["verb"], found["name"]
        if words.gives.get(found["thing"]) not in words.takes.get(verb, ()):
            continue
        known = bound | words.resources | words.properties | words.gives.keys()
        if name in known or words.number(name) or name in (*_FIRST, ME, SELF):
            continue
        if words.are_others(found["thing"], name):
            continue  # it is told where types are known, and never as what there is
        asked = words.asked_of(found["thing"], name)
        noun = words.is_called(found["thing"], name)
        if found["article"] and not (asked or noun):
            continue  # nothing that is left out may have said which one
        one = noun or name in words.kinds or bool(asked)
        # A word may say which are meant, or how many, where it is no name that is used later.
        later = re.compile(rf"\b{name}\b").search(shown, *_rest(shown, found.end()))
        sure = one or later is not None or (len(name) <= _SHORT and name not in words.members)
        if one or not sure:
            name = words.a_name(found["thing"], bound)
        things = in_one_line(found["things"])
        if words.of_me(found["thing"], "") != found["thing"] and " of " not in things:
            things = things.replace(found["thing"], words.of_me(found["thing"], ""), 1)
        if asked:
            things += f" and {asked}" if " where " in things else f" where {asked}"
        behind = in_one_line(found["behind"] or "")
        right = f"choose {name} from {things}; {verb} {f'{name} {behind}'.strip()};"
        right = f"may {{ {right} }}" if found["may"] else right
        message = f"`{verb}` takes nothing with `from`"
        if name and sure and " or " not in things:
            yield surely(
                found.span("all"), right, message, f"write `{shortened(right, 90)}`", form="choose"
            )
        elif name:
            help_ = f"what is chosen has a name: `{shortened(right, 90)}`"
            yield unsure(found.span("all"), right, message, help_, form="choose")


def chosen(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``take (choose l from court);``."""
    del bound
    for found in _CHOSEN.finditer(shown, begin):
        verb = found["verb"]
        if verb not in words.verbs:
            continue
        right = f"{in_one_line(found['choice'])}; {verb} {found['name']};"
        help_ = f"write `{shortened(right, 90)}`"
        if verb not in words.takes:  # it takes more than what is chosen
            help_ = f"write `choose NAME from THINGS;` before it, and `{verb}` with that name"
            right = f"{in_one_line(found['choice'])}; {STAND_IN};"
        sure = verb in words.takes
        yield Repair(
            found.span("all"), right, 0, (found.start("all"), found.end("all") - 1),
            "`choose` is a statement, and stands before what is done with it", help_,
            known=True, fix=right if sure else None, sure=sure, form="choose",
        )  # fmt: skip


def pairs(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose 2 from chamber of me as pair where key == none;``."""
    del words, bound
    for found in _PAIR.finditer(shown, begin):
        right = f" {in_one_line(found['where'])} {in_one_line(found['as'])}"
        yield surely(
            found.span("all"), right, f"`where` stands before `{in_one_line(found['as'])}`",
            f"write `…{shortened(right, 90)};`", where=found.span("where"), form="choose",
        )  # fmt: skip


def needless(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose 2 lords from chamber of me as pair;``."""
    del words, bound
    for found in _NEEDLESS.finditer(shown, begin):
        yield surely(
            found.span("all"), "", "the name for several stands behind `as`, and none before",
            f"leave `{found['what']}` out", where=found.span("what"), form="choose",
        )  # fmt: skip


def times(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``repeat 3 { gain 1 pearl; }``."""
    del bound
    for found in _TIMES.finditer(shown, begin):
        number = found["times"] if found["times"].isdigit() else in_digits(found["times"])
        if found["verb"] in words.verbs and number:
            rest = words.number(found["rest"]) or found["rest"]
            right = f"{found['verb']} {int(number) * int(found['number'])} {rest};"
            yield surely(
                found.span("all"), right, "nothing is done a number of times",
                f"write `{shortened(right)}`", form=found["verb"],
            )  # fmt: skip


def members(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``guild == {g}``: braces as in the texts of a template."""
    for found in _MEMBER.finditer(shown, begin):
        if found["name"] in bound | words.members:
            yield surely(
                found.span("all"),
                found["name"],
                "braces stand around a name in texts only",
                f"write `{found['name']}`",
            )


def _several(
    shown: str, parts: list[tuple[Span, str]], message: str, begins: int | None = None
) -> Repair:
    """The changes of a choice and of what is done with it, which mend it together.

    ``begins``: where its statement does, if it does before the first change.
    """
    first = parts[0][0][0] if begins is None else begins
    end = re.compile(r"[^;{}]*;?").match(shown, parts[-1][0][1])
    told = _with(shown, [((first, first), ""), *parts]) + (end[0] if end else "")
    return Repair(
        *parts[0], 0, (first, max(first + len("choose"), parts[0][0][1] - 1)), message,
        f"write `{shortened(in_one_line(told), 90)}`", known=True, fix=_with(shown, parts),
        fix_at=(parts[0][0][0], parts[-1][0][1]), form="choose", more=tuple(parts[1:]),
    )  # fmt: skip


def _with(shown: str, parts: list[tuple[Span, str]]) -> str:
    """What stands from the first of some places to the last, with other words in them."""
    pieces: list[str] = []
    done = parts[0][0][0]
    for (start, end), new in parts:
        pieces += [shown[done:start], new]
        done = end
    return "".join(pieces)


def _rest(shown: str, at: int) -> Span:
    """The rest of the braces around a place."""
    depth = 0
    for sign in _BRACES.finditer(shown, at):
        depth += {"{": 1, "}": -1}[sign[0]]
        if depth < 0:
            return at, sign.start()
    return at, len(shown)


def _one(thing: str) -> str:
    """What one of several is called."""
    return thing.removesuffix("s")


#: All of them, those first that others hold.
CHOICES = (loops, loop_of_one, members, pairs, needless, times, choices, nameless, chosen, taken)
