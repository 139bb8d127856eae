"""Sentences on what is done and when, that could be read as something else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.names import ME, quoted
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_forms import around
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import in_digits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: What things are called in an expression: `lords of me where guild == mage`.
THINGS = r"(?P<thing>[^\W\d]\w*)(?P<of>(?:\s+of\s+\w+)*)(?P<where>(?:\s+where\s+[^;{}(),]+)?)"
#: A statement from its first word on, and what stands between its words, from its beginning on: to
#: seek it from each space on would take long.
DONE = r"(?:(?<=[{};])|\A)\s*+(?P<done>[^\W\d]\w*+)"
_DONE = rf"{DONE}(?P<what>[^;{{}}]*?)"
_GAP = r"(?<!\s)\s++"
_EACH = re.compile(
    rf"{_DONE}{_GAP}(?P<each>(?:for\s+)?(?:each|every)|per)\s++(?P<rest>[^;{{}}]*+);"
)
_WITH = re.compile(
    rf"{_DONE}{_GAP}(?P<label>from|to|by|with)\s+(?P<which>each|every|all|an?|one|any)\s+"
    r"(?P<thing>[^\W\d]\w*+)\s*+;"
)
_UNTIL = re.compile(
    rf"{_DONE}{_GAP}(?P<until>(?:(?:until|till|during)\s|this\s+(?:turn|round|game|phase)\b)[^;{{}}]*+);"
)
_TIME = re.compile(
    r"(?<=[{};])\s*+(?P<said>until\s+(?!my\s+next\b)[^\W\d][\w' \t]*+|"
    r"for\s+(?:(?:my|the|your)\s+)?next\s+\w+|(?:(?:during|for)\s+)?this\s+(?:turn|round|game))"
    r"\s*+\{"
)
_CHOICE = re.compile(
    r"(?:(?<=[{};])|\A)\s*+choose\s[^;{}]*?"
    rf"(?P<joint>{_GAP}and\s+(?:then\s+)?)(?P<verb>\w+)\s+[\w(]"
)
_EQUAL = re.compile(
    rf"{_DONE}{_GAP}equal\s+to\s+(?:the\s+)?(?P<number>[^;{{}}]++);"
    rf"|(?:(?<=[{{}};])|\A)\s*+(?P<does>[^\W\d]\w*+)\s++as\s+many\s+(?P<things>\w+)\s+as\s+"
    r"(?P<many>[^;{}]++);"
)
_NUMBER_OF = re.compile(r"\s*(?:(?:an?|the)\s+)?(?:number|amount)\s+of\b")
_UP_TO = re.compile(rf"{_DONE}{_GAP}(?P<up>up\s+to)\s+(?=[0-9])")
_HAVING = re.compile(
    r"\b(?P<who>[^\W\d]\w*+)\s+(?:have|has|own|control)\s+"
    r"(?P<how>at\s+least|more\s+than|at\s+most|(?:fewer|less)\s+than|exactly)?\s*"
    r"(?P<number>\w+)(?P<or>\s+or\s+(?:more|less|fewer))?\s+(?P<thing>[^\W\d]\w*)"
    r"(?P<behind>\s+or\s+(?:more|less|fewer)\b)?",
    re.IGNORECASE,
)
#: What the owner of a card is called.
_OWNER = ("i", ME, "owner", "we", "you")
_WHICH = re.compile(r"\s+where\s[^;{}(),]++")
_SIGNS = {"least": ">=", "more": ">", "most": "<=", "fewer": "<", "less": "<", "exactly": "=="}
_AMOUNT = re.compile(r"\s*(?P<number>\w+)\s+(?P<what>[^\W\d]\w*)")
#: The standing effects that hold until a moment too.
_STANDING = ("add", "set", "limit", "protect")
_SEVERAL = ("each", "every", "all")

#: Two things behind one verb.
_JOINED = re.compile(
    r"(?:(?<=[{};])|\A)\s*+(?P<verb>[^\W\d]\w*)\s+\w+\s+(?P<first>[^\W\d]\w*)\s*"
    r"(?P<joint>\band\b|,\s*and\b|,|&)\s*(?P<second>[^\W\d]\w*)\s+(?P<what>[^\W\d]\w*)\s*;"
)


def for_each(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 1 pearl for each lord of me;``."""
    del bound
    for found in _EACH.finditer(shown, begin):
        if found["done"] not in words.verbs or re.search(r"\b(?:from|to|by|with)$", found["what"]):
            continue
        amount = _AMOUNT.fullmatch(found["what"])
        things = re.fullmatch(rf"(?:of\s+)?{THINGS}", found["rest"].strip())
        count = words.counted(things["thing"], things["of"], things["where"]) if things else ""
        each = in_one_line(found["each"])
        rest = in_one_line(found["rest"])
        message = f"`{shortened(f'{each} {rest}')}` cannot stand behind what is done"
        where = found.start("each"), found.start("rest") + len(found["rest"].rstrip())
        number = ""
        if amount is not None:
            number = amount["number"] if amount["number"].isdigit() else in_digits(amount["number"])
        if amount is None or not number or not count:
            help_ = "write how much as `count(THINGS)`, or `each NAME in THINGS { … }` around it"
            yield unsure(where, " ", message, help_, form="each")
            continue
        times = count if number == "1" else f"{number} * {count}"
        what = amount["what"] if times == "1" else words.number(amount["what"]) or amount["what"]
        right = f"{found['done']} {times} {what};"
        span = found.start("done"), found.end()
        yield Repair(
            span,
            right,
            0,
            where,
            message,
            f"write `{shortened(right)}`",
            known=True,
            fix=right,
            form=found["done"],
        )


def joined(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain a pearl and a key;``: two that are got, of which the second has no digits."""
    del bound
    for found in _JOINED.finditer(shown, begin):
        number = in_digits(found["second"])
        if found["verb"] not in words.verbs or not number or found["first"] in words.verbs:
            continue
        counted = words.number(found["first"]) and words.number(found["what"])
        if words.meant[found["verb"]] != found["verb"] or not counted:
            # Other things are chosen first.
            yield unsure(
                (found.end("first"), found.end("what")), "",
                f"`{found['joint']}` does not join what is done: each statement ends with `;`",
                where=found.span("joint"), form=words.meant[found["verb"]],
            )  # fmt: skip
            continue
        right = f"; {found['verb']} {number}"
        message = f"`{found['joint']}` does not join what is done: each statement ends with `;`"
        yield surely(
            (found.end("first"), found.end("second")), right, message,
            f"write `{right} {found['what']};`", where=found.span("joint"), form=found["verb"],
        )  # fmt: skip


def with_each(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``steal 1 pearl from each opponent;`` and ``steal 1 pearl from an opponent;``."""
    for found in _WITH.finditer(shown, begin):
        thing = words.things(found["thing"])
        if not thing or found["done"] not in words.verbs or thing not in words.players:
            continue
        name = next((one for one in (thing[0], "x", "y") if one not in bound), "")
        if not name:
            continue
        if not words.takes_player(found["done"], found["label"]):
            if repair := _others_take(found, name, thing, words):
                yield repair
            continue
        number = in_digits((found["what"].split() or [""])[0])
        what = re.sub(r"^(\s*)\w+", rf"\g<1>{number}", found["what"]) if number else found["what"]
        act = f"{found['done']}{what} {found['label']} {name};"
        right = f"choose {name} from {thing}; {act}"
        if found["which"] in _SEVERAL:
            right = f"each {name} in {thing} {{ {act} }}"
        said = in_one_line(shown[found.start("which") : found.end("thing")])
        where = found.start("which"), found.end("thing")
        # What stands between is not touched, so that it is told where it stands.
        before, behind = right.split(act)
        message = f"`{said}` cannot stand behind `{found['label']}`"
        heads = [f"{form} {word}" for form, word in words.heads if form == "on"]
        loose = heads and not around(shown, found.start("done"))[1:]
        if loose:
            before, behind = f"{heads[0]} {{ {before}", f"{behind} }}"
            message += ", and a head is missing"
            right = f"{before}{act}{behind}"
        begin_, end = found.start("done"), found.end()
        more = [(found.span("what"), what)] if number else []
        more += [(where, name), *([((end, end), behind)] if behind else [])]
        yield Repair(
            (begin_, begin_), before, 0, where,
            message, f"write `{shortened(in_one_line(right), 90)}`",
            known=True, fix=None if loose else right, fix_at=(begin_, end),
            form=right.split()[0], sure=not loose,
            more=tuple(more),
        )  # fmt: skip


def _others_take(found: re.Match[str], name: str, thing: str, words: Words) -> Repair | None:
    """``gain 1 pearl from each opponent;``: other verbs take a player so; None if none does."""
    label = found["label"]
    amount = _AMOUNT.fullmatch(found["what"])
    others = words.others_with_player(found["done"], label)
    if not others and amount and words.number(amount["what"]):
        others = words.others_with_player(words.meant.get("get", ""), label)
    rights = [f"{verb}{found['what']} {label} {name};" for verb in others]
    if found["which"] in _SEVERAL:
        rights = [f"each {name} in {thing} {{ {one} }}" for one in rights]
    else:
        rights = [f"choose {name} from {thing}; {one}" for one in rights]
    if not rights:
        return None  # what there is instead is told where its words are checked
    span = found.start("done"), found.end()
    return evolve(
        unsure(
            span, rights[0], f"`{found['done']}` takes nothing with `{label}`",
            f"what is meant is perhaps {quoted(map(in_one_line, rights))}",
            where=found.span("label"), form=rights[0].split()[0],
        ),
        code="A401",
    )  # fmt: skip


def for_a_time(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 2 pearls until end of turn;``."""
    del bound
    for found in _UNTIL.finditer(shown, begin):
        said = found["until"].split()
        standing = found["done"] in _STANDING
        if not (standing or found["done"] in words.verbs) or said[:2] == ["this", "card"]:
            continue
        where = found.start("until"), found.start("until") + len(found["until"].rstrip())
        until = next((f"{form} {word}" for form, word in words.times), "")
        message = "no time stands behind what is done"
        effect = in_one_line(f"{found['done']}{found['what']}")
        help_ = "leave it out: what is done once is not taken back"
        if standing and until:
            message = "how long something holds stands before it"
            help_ = f"write `{shortened(f'{until} {{ {effect}; }}')}`, which is the only time"
        elif until:
            help_ += f"; what holds for a time stands in {quoted([f'{until} {{ … }}'])}"
        yield unsure(where, "", message, help_, form="until")


def other_time(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``until end of turn { … }``: a time that there is not."""
    del bound
    until = next((f"{form} {word}" for form, word in words.times), "")
    for found in _TIME.finditer(shown, begin):
        if until:
            said = in_one_line(found["said"])
            span = found.start("said"), found.start("said") + len(found["said"].rstrip())
            outside = shown.count("{", 0, span[0]) == shown.count("}", 0, span[0]) + 1
            close = closing_brace(shown, found.end() - 1)
            if outside and close and words.heads:  # it stands in no head
                head = " ".join(words.heads[0])
                yield Repair(
                    span, f"{head} {{ {until}", 0, span, f"unknown time `{shortened(said)}`",
                    f"write `{head} {{ {until} {{ … }} }}`, which is the only time",
                    sure=False, known=True, form="until", code="A204",
                    more=(((close, close), " }"),),
                )  # fmt: skip
                continue
            yield Repair(
                span, until, 0, span, f"unknown time `{shortened(said)}`",
                f"write `{until} {{ … }}`, which is the only time",
                sure=False, known=True, form="until", code="A204",
            )  # fmt: skip


def equal_to(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain pearls equal to threat;`` and ``gain as many pearls as threat;``."""
    del bound
    for found in _EQUAL.finditer(shown, begin):
        done = found["done"] or found["does"]
        what = found["things"] or _NUMBER_OF.sub("", found["what"]).strip()
        number = found["number"] or found["many"]
        if done not in words.verbs or not what.isidentifier():
            continue
        start = found.start("done") if found["done"] else found.start("does")
        number = in_one_line(number)
        things = re.fullmatch(THINGS, number)
        if things and not words.is_number(number):
            number = words.counted(things["thing"], things["of"], things["where"]) or number
        right = f"{done} {number} {what};"
        said = "equal to" if found["number"] else "as many … as"
        yield Repair(
            (start, found.end()), right, 0, (start, found.end() - 1),
            f"`{said}` is left out: how much it is stands before `{what}`",
            f"write `{shortened(right)}`", known=True, fix=right, form=done,
        )  # fmt: skip


def joined_choice(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``choose l from court and take l;``."""
    del bound
    for found in _CHOICE.finditer(shown, begin):
        if found["verb"] in words.verbs:
            joint = in_one_line(found["joint"])
            yield surely(
                (found.start("joint"), found.end("joint")),
                "; ",
                f"`{joint}` does not join what is done: each statement ends with `;`",
                f"write `; {found['verb']} …`",
                where=(found.end("joint") - len(found["joint"].lstrip()), found.end("joint") - 1),
                form="choose",
            )


def up_to(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain up to 3 pearls;``."""
    del bound
    for found in _UP_TO.finditer(shown, begin):
        if found["done"] in words.verbs:
            yield unsure(
                found.span("up"), "", "no `up to` stands before a number",
                "leave it out; what need not be done stands in `may { … }`",
            )  # fmt: skip


def having(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``if you have more than 3 pearls { … }``."""
    for found in _HAVING.finditer(shown, begin):
        number = found["number"] if found["number"].isdigit() else in_digits(found["number"])
        thing = found["thing"] if found["thing"] in words.numbers else words.things(found["thing"])
        if not thing:
            thing = next((one for one in words.numbers if one == f"{found['thing']}s"), "")
        who = found["who"] if found["who"] in bound else ME
        if not number or thing not in words.owned:
            continue
        if who == ME and found["who"].lower() not in _OWNER:
            continue
        behind = found["or"] or found["behind"]
        how = (found["how"] or behind or "").split()
        sign = next((_SIGNS[word] for word in how if word in _SIGNS), ">=")
        if behind:
            sign = ">=" if behind.split()[-1] == "more" else "<="
        left = f"{thing} of {who}" if thing in words.numbers else f"count({thing} of {who})"
        which = _WHICH.match(shown, found.end())
        where = which[0].rstrip() if which and thing not in words.numbers else ""
        if where:  # of which things it is stands inside
            left = f"count({thing} of {who}{where})"
        right = f"{left} {sign} {number}"
        sure = not re.search(r"\b(?:and|or)\b", where) and (not which or bool(where))
        span = found.start(), found.end() + len(where)
        yield Repair(
            span, right, 0, span, f"`{in_one_line(found[0])}` is written otherwise",
            f"write `{shortened(right)}`", known=True, fix=right if how and sure else None,
            sure=sure,
        )  # fmt: skip
