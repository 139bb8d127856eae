"""Numbers and comparisons as arithmetic and rule texts write them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_hints import IF_ELSE
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

#: What stands between two comparisons, and the first of them.
_CHAIN = re.compile(r"(?P<sign>[<>]=?)\s*(?P<middle>[\w.]+(?:\s+of\s+[\w.]+)*|\w+\([^()]*\))\s*\Z")
_AND = re.compile(
    r"(?<![\w.])(?P<what>[^\W\d][\w.]*(?:\s+of\s+[\w.]+)*|\w+\([^()]*\))\s*(?:[<>]=?|[!=]=)\s*[\w.]+\s+"
    r"(?P<and>and|or)\s*\Z"
)
_TIMES = re.compile(r"(?:(?P<glued>[0-9]+)[xX]|[xX]|times)(?=\s*[\w(])\s*")
_PER = re.compile(r"(?P<per>per|(?:for\s+)?(?:each|every))\s+(?P<thing>\w+)(?P<rest>[^;{}]*)")

#: What a whole comparison stands behind: of anything else it would be a part.
_WHOLE = re.compile(
    r"\b(?:(?P<joint>and|or)|if|when|where)\s+\Z|\b(?:if|when|where|and|or|not)\s*\(\s*\Z"
)
_COUNT = re.compile(r"count\s*\([^()]*\)")
#: What there is in the place of comparisons of more than two numbers.
BOTH = "write both comparisons with all of the number in each, as in `(X >= 2 and X <= 4)`"
#: Any other such number.
_ANY_IF = re.compile(r"(?P<before>[^;{}]*?)\b(?:if|when)\b")
_SO = re.compile(r"\s+(?P<member>[^\W\d]\w*)(?P<of>(?:\s+of\s+\w+)*)\s*")
_PER_SEVERAL = re.compile(
    r"(?:per|(?:for\s+)?(?:each|every))\s+(?P<number>[0-9]+)\s+(?P<thing>[^\W\d]\w*)"
    r"(?P<of>(?:\s+of\s+\w+)*)(?P<where>(?:\s+where\s+[^;{}]+)?)"
)
_COMPARED = r"(?P<what>[^<>=?]+?)\s*(?P<sign>>=?)\s*(?P<least>[0-9]{1,4})"
_WORTH = r"(?P<worth>[0-9]+)"
_OTHERWISE = r"(?:\s+else\s+(?P<else>[0-9]+))?"
#: How a number is told that depends on another one.
_IFS = tuple(
    re.compile(form + r"\s*")
    for form in (
        rf"if\s+{_COMPARED}\s*(?:then|,|:)?\s*{_WORTH}{_OTHERWISE}",
        rf"{_WORTH}\s+(?:if|when)\s+{_COMPARED}{_OTHERWISE}",
        rf"\(?{_COMPARED}\)?\s*\?\s*{_WORTH}\s*:\s*(?P<else>[0-9]+)",
    )
)
#: Shares and multiples of a number in words.
SHARES = {"half": "{} / 2", "double": "2 * {}", "twice": "2 * {}", "triple": "3 * {}"}
SHARE = "|".join(SHARES)
_LET = re.compile(
    r"(?P<first>let|var|const|int|def)\s+[^\W\d]\w*\s*(?P<sign>:=|=|<-|\b(?:be|to|is)\b)"
)

#: A number behind a semicolon, and nothing else.
_BEHIND_END = re.compile(r";\s*(?P<what>[0-9]+|[^\W\d]\w*(?:\s+of\s+\w+)+)\s*(?=\}|\Z)")
_FUNCTION = re.compile(rf"\b({'|'.join(FUNCTIONS)})\s+$")
_NUMBER = re.compile(r"[0-9]+$")
_BROKEN = re.compile(r"[.,]([0-9]+)\b")
#: No number has so many digits.
_LONG = 6


def chained(fault: Fault, words: Words) -> Repair | None:
    """``4 < cost < 8``: one comparison of three numbers."""
    del words
    start, _ = fault.statement()
    if again := _again(fault, start):
        return again
    before = _CHAIN.search(fault.text, start, fault.at)
    behind = re.compile(r"(?P<sign>[<>]=?)\s*(?P<last>\w+)").match(fault.text, fault.at)
    if before is None or behind is None or before["sign"][0] != behind["sign"][0]:
        return None
    middle = in_one_line(before["middle"])
    lone = re.search(r"(?<![\w.])([\w.]+)\s*\Z", fault.text[start : before.start()])
    if lone is None or not is_whole(fault.text[start : start + lone.start()]):
        return _in_part(fault, "a comparison is of two numbers", f"and {middle} ")
    right = f"{lone[1]} {before['sign']} {middle} and {middle} {behind['sign']} {behind['last']}"
    new = f"and {middle} "
    gap = "" if fault.text[fault.at - 1].isspace() else " "
    return Repair(
        (fault.at, fault.at), gap + new, 0, fault.where, "a comparison is of two numbers",
        f"write `{shortened(right)}`", known=True, fix=gap + new,
    )  # fmt: skip


def is_whole(before: str, joint: str = "and") -> bool:
    """Whether the words of a statement up to a comparison are none that it is a part of.

    Two comparisons in its place, with this between them, mean then what it did.
    """
    found = _WHOLE.search(before)
    return found is not None and (joint == "and" or found["joint"] != "and")


def _in_part(fault: Fault, message: str, new: str) -> Repair:
    """What is said where a comparison is a part of a condition or has sums in it."""
    return unsure((fault.at, fault.at), f" {new}", message, BOTH, where=fault.where)


def _again(fault: Fault, start: int) -> Repair | None:
    """``threat > 3 and < 5``: what is compared is to be said again."""
    before = _AND.search(fault.text, start, fault.at)
    behind = re.compile(r"(?:[<>]=?|[!=]=)\s*\w+").match(fault.text, fault.at)
    if before is None or behind is None:
        return None
    what = in_one_line(before["what"])
    if not is_whole(fault.text[start : before.start()], before["and"]):
        return _in_part(fault, f"`{before['and']}` joins whole comparisons", f"{what} ")
    return Repair(
        (fault.at, fault.at), f"{what} ", 0, fault.where,
        f"`{before['and']}` joins whole comparisons",
        f"write `{before['and']} {what} {behind[0]}`", known=True, fix=f"{what} ",
    )  # fmt: skip


def times(fault: Fault, words: Words) -> Repair | None:
    """``2 x count(…)``, ``2x count(…)`` and ``2 times count(…)``."""
    sign = _TIMES.match(fault.text, fault.at)
    if sign is None or (
        not sign["glued"] and not re.search(r"[0-9)]\s*\Z", fault.text[: fault.at])
    ):
        return None
    said = sign[0].strip()
    start, _ = fault.statement()
    first = re.compile(r"\w+").match(fault.text, start)
    if sign["glued"] and first and first[0] in words.verbs:
        behind = re.compile(r"\w+\s*;").match(fault.text, sign.end())
        if behind is not None:  # `gain 2x pearls;`
            return Repair(
                sign.span(), f"{sign['glued']} ", 0, (fault.at, fault.at + len(said)),
                f"`{said}` is no number", f"write `{sign['glued']}`", known=True,
                fix=f"{sign['glued']} ",
            )  # fmt: skip
    new = f"{sign['glued'] or ''}{' ' * bool(sign['glued'])}* "
    message = f"`{said}` is no sign" if not sign["glued"] else f"`{said}` lacks a sign"
    return Repair(
        sign.span(), new, 0, (fault.at, fault.at + len(said)), message, f"write `{new.strip()}`",
        known=True, fix=new,
    )  # fmt: skip


def per(fault: Fault, words: Words) -> Repair | None:
    """``score 2 per lord;`` and ``score 2 for each lord of me;``."""
    said = _PER.match(fault.text, fault.at)
    start, _ = fault.statement()
    if said is None or not fault.text.startswith("score", start):
        return None
    if several := _per_several(fault, start, words):
        return several
    written = shortened(in_one_line(f"{said['per']} {said['thing']}"))
    which = re.match(r"\s+of\s+(\w+)\s+(\w+)\s*\Z", said["rest"])
    whose = re.match(r"(?:\s+of\s+\w+)*", said["rest"])
    rest = whose[0] if whose and not which else ""
    behind = said["rest"][len(rest) :]
    if which is not None:  # `per lord of guild mage`
        behind = f" where {which[1]} == {which[2]}"
    span = said.span()
    if re.match(r"\s*[-+*/),]", behind):  # it goes on behind what is counted
        span, behind = (fault.at, said.start("rest") + len(rest)), ""
    count = "" if goes_on(behind) else words.counted(said["thing"], rest, behind)
    if so := _SO.fullmatch(behind):  # `per affiliated crab`
        asked = words.asked_of(said["thing"], so["member"])
        count = f"count({words.of_me(said['thing'], so['of'])} where {asked})" if asked else count
    if not count:
        return unsure(
            said.span(), "", f"`{written}` counts nothing",
            "write `* count(THINGS)`, and behind `where` which of them", form="score",
        )  # fmt: skip
    right = f"* {count}"
    message = f"`{written}` counts nothing"
    return Repair(
        span, right, 0, span, message, f"write `{shortened(right)}`", known=True, fix=right,
    )  # fmt: skip


def goes_on(where: str) -> bool:
    """Whether a condition for things may end before its end: it is reckoned with what it tells."""
    return re.search(r"[-+*/]", where) is not None


def _per_several(fault: Fault, start: int, words: Words) -> Repair | None:
    """``score 2 per 3 pearls;``."""
    said = _PER_SEVERAL.match(fault.text, fault.at)
    worth = re.compile(r"(?P<worth>[0-9]+)\s*\Z").search(fault.text, start, fault.at)
    count = words.counted(said["thing"], said["of"], said["where"]) if said else ""
    if said is None or worth is None or not count or said["number"] == "0":
        return None
    message = f"`{in_one_line(fault.text[fault.at : said.end('thing')])}` counts nothing"
    if goes_on(said["where"]):
        help_ = f"write `count(THINGS) / {said['number']}`, and behind `where` which of them"
        return unsure(said.span(), "", message, help_, form="score")
    if fault.text[start : worth.start()].split()[-1:] not in (["score"], ["+"]):
        return None
    share = f"{count} / {said['number']}"
    right = share if worth["worth"] == "1" else f"{worth['worth']} * ({share})"
    return surely(
        (worth.start(), said.end("where")), right, message, f"write `{shortened(right)}`",
        where=(fault.at, said.end("thing")), form="score",
    )  # fmt: skip


def points(fault: Fault, words: Words) -> Repair | None:
    """``score 3 points;``."""
    del words
    start, _ = fault.statement()
    said = re.compile(r"(?:victory\s+|influence\s+)?(?:points?|vps?|influence)\b\s*", re.IGNORECASE)
    found = said.match(fault.text, fault.at)
    before = fault.text[start : fault.at]
    if found is None or not before.startswith("score") or before.count("(") > before.count(")"):
        return None
    written = found[0].strip()
    span = len(fault.text[: fault.at].rstrip()), fault.at + len(written)
    return Repair(
        span, "", 0, (fault.at, fault.at + len(written)), "`score` is a number alone",
        f"leave `{written}` out", known=True, fix="", form="score",
    )  # fmt: skip


def dangling(fault: Fault, words: Words) -> Repair | None:
    """``score 10 - ;``: a sign with nothing behind it."""
    del words
    sign = re.compile(r"([-+*/])\s*\Z").search(fault.text, 0, fault.at)
    if sign is None or fault.found not in (";", ")", ",") or "NUMBER" not in fault.expected:
        return None
    if behind := _BEHIND_END.match(fault.text, fault.at):
        right, span = in_one_line(behind["what"]), (fault.at, behind.end("what"))
        message = f"`;` and `{right}` stand in the wrong order"
        return unsure(span, f" {right};", message, f"write `{right}`, and `;` behind it")
    return unsure(
        (sign.end(1), sign.end(1)), " 1", f"a number is missing behind `{sign[1]}`",
        "write one, or leave the sign out", where=sign.span(1), stand_in=True,
    )  # fmt: skip


def no_if(fault: Fault, words: Words) -> Repair | None:
    """``score if count(court) > 3 then 5 else 0;``, ``score 5 if …;``, ``score … ? 5 : 0;``."""
    start, _ = fault.statement()
    rest = re.compile(r"score\s+(?P<said>[^;{}]*)").match(fault.text, start)
    found = (
        next(filter(None, (form.fullmatch(rest["said"]) for form in _IFS)), None) if rest else None
    )
    if rest is not None and found is None and fault.text[rest.end() : rest.end() + 1] == ";":
        said = _ANY_IF.match(rest["said"])
        if said is None:
            return None
        inside = said["before"].count("(") > said["before"].count(")")
        return None if inside else unsure(
            rest.span("said"), "1", "numbers have no `if`", IF_ELSE, form="score", stand_in=True,
        )  # fmt: skip
    if rest is None or found is None:
        return None
    condition = f"{found['what'].strip()} {found['sign']} {found['least']}"
    otherwise = found["else"] or "0"
    fix = stepped(condition, found["worth"], otherwise, words) or None
    help_ = IF_ELSE
    if fix is not None:
        times = f": it is {found['worth']} times 1 or 0" if otherwise == "0" else ""
        help_ = f"write `{shortened(fix)}`{times}"
    return Repair(
        rest.span("said"), fix or "1", 0, rest.span("said"), "numbers have no `if`", help_,
        sure=fix is not None, stand_in=fix is None, known=True, fix=fix, form="score",
    )  # fmt: skip


def stepped(condition: str, worth: str, otherwise: str, words: Words) -> str:
    """A number that is another one unless something is at least so much, or ""."""
    found = re.fullmatch(_COMPARED, condition.strip())
    if found is None:
        return ""
    what, least = found["what"].strip(), int(found["least"]) + (found["sign"] == ">")
    more = int(worth) - int(otherwise)
    if least < 1 or more < 1 or not (_COUNT.fullmatch(what) or words.is_number(what)):
        return ""
    number = f"{more} * min(1, {what} / {least})"
    return number if otherwise == "0" else f"{otherwise} + {number}"


def let(fault: Fault, words: Words) -> Repair | None:
    """``let x be 3;``, ``let x := 3;`` and ``var x = 3;``."""
    del words
    start, _ = fault.statement()
    found = _LET.match(fault.text, start)
    if found is None or fault.in_field or not start <= fault.at < found.end():
        return None
    span, right, message = found.span("sign"), "=", f"no `{found['sign']}` stands in a `let`"
    if found["first"] != "let":
        span, right = found.span("first"), "let"
        message = f"no statement begins with `{found['first']}`"
    return Repair(
        span, right, 0, span, message, f"write `{right}`", known=True, fix=right, form="let"
    )


def broken(fault: Fault, words: Words) -> Repair | None:
    """``2.5``: a number that is not whole."""
    del words
    whole = _NUMBER.search(fault.text, 0, fault.at)
    rest = _BROKEN.match(fault.text, fault.at)
    if whole is None or rest is None:
        return None
    span = whole.start(), rest.end()
    message = f"`{shortened(fault.text[slice(*span)])}` is no whole number, and all numbers are"
    help_ = ""
    if len(whole[0]) < _LONG:
        help_ = f"write `{int(whole[0])}` or `{int(whole[0]) + 1}`"
    return Repair(span, whole[0], 0, span, message, help_, known=True)


def counted(fault: Fault, words: Words) -> Repair | None:
    """``count lords of me``: a function without its parentheses."""
    del words
    function = _FUNCTION.search(fault.text, 0, fault.at)
    inside = re.compile(r"[^;{}()]*").match(fault.text, fault.at)
    if function is None or inside is None or fault.found in ("(", *FUNCTIONS):
        return None
    if fault.text[inside.end() : inside.end() + 1] == ")":
        return None
    inner = inside[0].strip()
    end = fault.at + len(inner)
    return Repair(
        (fault.at, fault.at),
        "(",
        0,
        (function.start(1), end),
        f"`(` and `)` are missing behind `{function[1]}`",
        f"write `{shortened(f'{function[1]}({inner})')}`",
        sure=False,
        known=True,
        more=(((end, end), ")"),),
    )


def times_unsigned(fault: Fault, words: Words) -> Repair | None:
    """``score 2 count(lords of me);``: a number of times without its sign."""
    del words
    factor = re.compile(r"(?<![\w.])[0-9]+\s+\Z").search(fault.text, 0, fault.at)
    if factor is None or fault.found not in FUNCTIONS:
        return None
    said = f"{factor[0].strip()} {fault.found}"
    right = said.replace(" ", " * ")
    message, help_ = (
        f"a sign is missing in `{said}(…)`",
        f"write `{right}(…)`, if it is so many times",
    )
    where = factor.start(), fault.at + len(fault.found)
    return unsure((fault.at, fault.at), "* ", message, help_, where=where)
