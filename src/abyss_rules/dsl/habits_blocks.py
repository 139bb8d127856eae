"""Braces and other brackets around what has none, and signs between what is done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, unsure
from abyss_rules.dsl.source import QUOTED, in_one_line, shortened
from abyss_rules.dsl.spelling import closest

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

_PARTNERS = {"{": "}", "(": ")", "[": "]"}
#: The statements, standing effects and heads that end with a semicolon.
_PLAIN = ("score", "add", "set", "limit", "protect", "choose", "let")
#: What stands between brackets that is no block.
_INSIDE = re.compile(rf"(?:{QUOTED}|\([^(){{}};#]*\)|[^(){{}}\[\];#])*;?\s*")
_FIRST = re.compile(r"\w+")
_FULL_STOP = re.compile(r"\.(?=\s|\}|$)")
_OR = re.compile(r"\bor\b(?P<other>[^;{}]*)")
_OUT_OF = re.compile(r"(?:of|from|in|among|within|out\s+of|against|=|:)\s*")
_ARTICLES = ("1", "a", "an", "any", "one", "some", "the")
_CHOICE = re.compile(
    r"choose\s+(?P<article>\w+)\s+(?P<name>[^\W\d]\w*)(?P<more>(?:\s+[^\W\d]\w*)*?)\s+(?:from|of|in)\b"
)

_FOR_IN = re.compile(
    r"(?:for\s*each|for|each)\s*\(\s*(?:each\s+|let\s+|var\s+)?(?P<name>\w+)\s+(?:in|of)\s+"
    r"(?P<things>[^(){};]*)\)\s*(?=\{)"
)
_ONE_OF = re.compile(
    r"(?P<head>choose\b(?:\s+(?:one|1|either|between))?(?:\s+of)?(?:\s+the\s+following)?"
    r"(?:\s+(?P<what>\w+))?)\s*(?P<sign>[:{])"
)
_REMARK = re.compile(r"(?<=\s)\((\w+(?:\s+\w+)+)\)(?=\s*[;}])")
_WHERE = re.compile(
    r"(?:if|when|with|whose|that\s+(?:has|have|is|are)|having|which\s+(?:has|have|is|are))\b"
)
#: Things in an expression, whose condition may follow.
_THINGS = re.compile(r"(?:\b(?:from|in|of)\s+|\()\w+(?:\s+of\s+\w+)*\s*\Z")
#: Words that are of nothing else: properties of the things themselves.
_OWN = re.compile(r"\b(?<!of )([^\W\d]\w*+)(?!\s+of\b)")
_SEVERAL = re.compile(
    r"choose\s+(?P<number>[0-9]+)\s+(?P<name>[^\W\d]\w*)\s+(?:from|of|in)\s+(?P<things>[^;{}]+?)\s*;"
)
_BLOCK = re.compile(r"\s*;?\s*(?:or\s*)?\{")
#: What there is in the place of a choice between deeds.
_EITHER = "`may { … }` asks the owner, `if CONDITION { … } else { … }` decides by a condition"


def wrapped(fault: Fault, words: Words) -> Repair | None:
    """``score { 3 }``, ``cost { 6; }``, ``gain { 2 pearls }``: braces around what has none."""
    text = fault.text
    start, end = fault.statement()
    first = _FIRST.match(text, start)
    if fault.found not in _PARTNERS or first is None or first.end() > fault.at:
        return None
    a_field = fault.in_field and first.end() == end
    plain = first[0] in _PLAIN or (not fault.in_field and first[0] in words.verbs)
    inside = _INSIDE.match(text, fault.at + 1)
    if inside is None or text[inside.end() : inside.end() + 1] != _PARTNERS[fault.found]:
        return None
    body = inside[0].strip().removesuffix(";").rstrip()
    begins = _FIRST.match(body)
    if not body or (begins and begins[0] in (*OPENING_WORDS, *words.verbs)):
        return None
    plain = plain and fault.found == "{" and (first.end() == end or first[0] == "let")
    if not plain and not (a_field and (first[0] in words.fields or body.isdigit())):
        return None
    last = inside.end() + 1
    behind = re.compile(r"\s*;").match(text, last)
    last = behind.end() if behind else last
    body = f"= {body}" if first[0] == "let" else body
    right = f"{text[start:end]} {body};"
    around = f"`{fault.found}` and `{_PARTNERS[fault.found]}`"
    return Repair(
        (end, last), f" {body};", 0, fault.where, f"`{first[0]}` ends with `;`, without {around}",
        f"write `{shortened(in_one_line(right))}`",
        known=True, fix=f" {body};", form=first[0], code="A102",
    )  # fmt: skip


def bracketed(fault: Fault, words: Words) -> Repair | None:
    """``on arrival ( gain 2 pearls )``: other brackets where braces are wanted."""
    closing = _PARTNERS.get(fault.found, "")
    if fault.found not in ("(", "[") or "_LBRACE" not in fault.expected:
        return None
    inside = _INSIDE.match(fault.text, fault.at + 1)
    if inside is None or fault.text[inside.end() : inside.end() + 1] != closing:
        return None
    body = inside[0].rstrip()
    ended = "" if body.endswith(";") else ";"
    said = in_one_line(body)
    begins = _FIRST.match(said)
    if begins is None or begins[0] not in (*OPENING_WORDS, *words.verbs):
        return None
    if fault.text[inside.end() + 1 :].lstrip().startswith("{"):
        return None
    head = in_one_line(fault.text[slice(*fault.statement())])
    new = f"{{{body}{ended} }}"
    return Repair(
        (fault.at, inside.end() + 1), new, 0, fault.where,
        f"what is done stands in `{{` and `}}`, not in `{fault.found}`",
        f"write `{shortened(f'{head} {{ {said}{ended} }}')}`", known=True, fix=new, code="A102",
    )  # fmt: skip


def full_stop(fault: Fault, words: Words) -> Repair | None:
    """``gain 2 pearls.``: a sentence's end for that of a statement or field."""
    del words
    start, end = fault.statement()
    if start == end or not _FULL_STOP.match(fault.text, fault.at):
        return None
    return Repair(
        fault.where, ";", 0, fault.where, "a statement or field ends with `;`, not with `.`",
        "write `;`", known=True, fix=";",
    )  # fmt: skip


def either(fault: Fault, words: Words) -> Repair | None:
    """``gain 2 pearls or 1 key;``: a choice between two deeds."""
    start, _ = fault.statement()
    first, other = _FIRST.match(fault.text, start), _OR.match(fault.text, fault.at)
    if first is None or other is None or fault.in_field:
        return None
    if first[0] == "either":
        first = _FIRST.search(fault.text, first.end())
    if first is None or first[0] not in words.verbs:
        return None
    one = fault.text[start : fault.at]
    said = re.search(r"\beither\b\s*", one)
    done = in_one_line(one.replace(said[0], "", 1) if said else one)
    begins = _FIRST.search(other["other"])
    again = "" if begins and begins[0] in words.verbs else f"{first[0]} "
    instead = f"{again}{in_one_line(other['other'])}"
    right = f"if CONDITION {{ {done}; }} else {{ {instead}; }}"
    # The changes in the order of their places: `either` stands before `or`.
    spans = [other.span()]
    if said:
        spans.insert(0, (start + said.start(), start + said.end()))
    return Repair(
        spans[0], "", 0, fault.where, "`or` does not join what is done", _one_of(done, right),
        known=True, sure=False, form="if", more=tuple((span, "") for span in spans[1:]),
    )  # fmt: skip


def _one_of(done: str, right: str) -> str:
    asked = quoted([f"may {{ {shortened(done)}; }}"])
    return f"{asked} asks the owner, `{shortened(right, 90)}` decides by a condition"


def out_of(fault: Fault, words: Words) -> Repair | None:
    """``each o of opponents { … }``, ``choose l in court;``: another word for `in` or `from`."""
    start, _ = fault.statement()
    loop = re.compile(r"(each|choose|protect)\s+[^\W\d]\w*\s*").match(fault.text, start)
    said = _OUT_OF.match(fault.text, fault.at)
    if loop is None or said is None or loop.end() != fault.at:
        return None
    name, sign = loop[0].split()[1], said[0].strip()
    over = name in words.owned & words.several if sign == "of" else words.things(name)
    if loop[1] == "each" and sign in ("=", ":", "of") and over:
        return None  # it is what is gone through, and a name is missing
    right = "in" if loop[1] == "each" else "from"
    if sign == right or fault.text[said.end() : said.end() + 1] in ("", "{", ";"):
        return None
    gap = said[0][len(said[0].rstrip()) :] or " "
    written = said[0].strip()
    before = "" if fault.text[fault.at - 1].isspace() else " "
    return Repair(
        said.span(), f"{before}{right}{gap}", 0, (fault.at, fault.at + len(written)),
        f"`{loop[1]}` takes `{right}` before the things, not `{written}`", f"write `{right}`",
        known=True, fix=f"{before}{right}{gap}", form=loop[1],
    )  # fmt: skip


def article(fault: Fault, words: Words) -> Repair | None:
    """``choose a lord from court;``: an article before the name for what is chosen."""
    start, _ = fault.statement()
    choice = _CHOICE.match(fault.text, start)
    if choice is None or choice["article"] not in _ARTICLES or fault.at > choice.end():
        return None
    name = choice["more"].split()[-1] if choice["more"] else choice["name"]
    name = name if name not in words.several else f"{name[:1]}"
    span = choice.start("article"), choice.end("more") if choice["more"] else choice.end("name")
    said = in_one_line(fault.text[slice(*span)])
    rest = fault.text[choice.end() :]
    told = re.search(rf"\b{name}\b", rest.split(";", 1)[-1].split("}")[0])
    return Repair(
        span, name if told else STAND_IN, 0, span,
        f"`choose` takes one word as the name for what is chosen, not `{said}`",
        f"write `choose {name} from …`, and `{name}` for it afterwards",
        known=True, stand_in=not told, fix=name if told else None, form="choose",
    )  # fmt: skip


def plus(fault: Fault, words: Words) -> Repair | None:
    """``gain +2 pearls;``: a sign before a number."""
    sign = re.compile(r"\+\s*(?=([0-9]+)\b)").match(fault.text, fault.at)
    start, _ = fault.statement()
    before = fault.text[start : fault.at].split()
    if sign is None or "NUMBER" not in fault.expected or fault.in_field:
        return None
    verb_alone = len(before) == 1 and before[0] in (*words.verbs, "add")
    if not before or not (verb_alone or before[-1][-1] in "(,=<>*/"):
        return None  # it joins
    return Repair(
        sign.span(), "", 0, fault.where, "no `+` stands before a number",
        f"write `{sign[1]}`", known=True, fix="",
    )  # fmt: skip


def for_in(fault: Fault, words: Words) -> Repair | None:
    """``for (o in opponents) { … }``."""
    del words
    start, _ = fault.statement()
    loop = _FOR_IN.match(fault.text, start)
    if loop is None or not start <= fault.at < loop.end():
        return None
    right = f"each {loop['name']} in {in_one_line(loop['things'])} "
    return Repair(
        loop.span(), right, 0, (start, loop.end("things") + 1),
        "`each` goes through things without parentheses", f"write `{shortened(right)}{{ … }}`",
        known=True, fix=right, form="each",
    )  # fmt: skip


def alternatives(fault: Fault, words: Words) -> Repair | None:
    """``choose one: …;``, ``may { … } or { … }``: a choice between deeds."""
    start, end = fault.statement()
    text = fault.text
    said = in_one_line(text[start:end])
    choice = _ONE_OF.match(text, start)
    if fault.found == "else" and re.compile(r"else\s*\{").match(text, fault.at):
        start, end, said = fault.at, fault.at + len("else"), "else"
    if said in ("or", "else") and fault.found in ("{", "else") and not fault.in_field:
        message = f"`{said}` stands behind nothing but `if`"
        return unsure(
            (start, end), "may", "`or` does not join what is done" if said == "or" else message,
            _EITHER, form="if",
        )  # fmt: skip
    if said == "either" and fault.found == "{":
        close = closing_brace(text, fault.at) or len(text)
        other = re.compile(r"\s*(or)\s*(?=\{)").match(text, close)
        return Repair(
            (start, end), "may", 0, (start, end), "`either` does not choose what is done",
            _EITHER, known=True, sure=False, form="if",
            more=((other.span(1), "may"),) if other else (),
        )  # fmt: skip
    if choice is None or fault.at > choice.end() or words.things(choice["what"] or ""):
        return None
    stop = choice.end() - (choice["sign"] == "{")
    while choice["sign"] == "{" and (block := _BLOCK.match(text, stop)):
        stop = closing_brace(text, block.end() - 1) or len(text)
    if choice["sign"] != "{":
        rest = re.compile(r"[^{}]*").match(text, stop)
        stop = rest.end() if rest else stop
    return unsure(
        (start, stop), f"{STAND_IN};", "`choose` picks one of several things, and not what is done",
        _EITHER, where=(start, choice.end("head")), form="choose", stand_in=True,
    )  # fmt: skip


def remark(fault: Fault, words: Words) -> Repair | None:
    """``gain 2 pearls (of the bank);``: a remark between parentheses."""
    del words
    said = _REMARK.search(fault.text, fault.statement()[0])
    if said is None or fault.in_field or not said.start() - 1 <= fault.at < said.end():
        return None
    return Repair(
        said.span(), "", 0, said.span(), "a remark stands behind `#`, and ends with its line",
        f"leave it out, or write `# {in_one_line(said[1])}`", known=True,
    )  # fmt: skip


def whose(fault: Fault, words: Words) -> Repair | None:
    """``choose l from court with cost < 6;``: another word for `where`."""
    said = _WHERE.match(fault.text, fault.at)
    start, _ = fault.statement()
    if said is None or fault.in_field or not {"_WHERE", "BY", "_RPAR", "_LBRACE"} & fault.expected:
        return None
    before = fault.text[start : fault.at]
    if not _THINGS.search(before) or re.compile(r"\s*(?:[,);]|\Z)").match(fault.text, said.end()):
        return None
    if said[0] in ("if", "when") and before.count("(") <= before.count(")"):
        rest = re.compile(r"[^;{}]*").match(fault.text, said.end())
        own = _OWN.findall(rest[0]) if rest else []
        if not words.properties.intersection(own):
            return None  # it is a condition of what is done
    return Repair(
        said.span(), "where", 0, said.span(),
        f"which things it is stands behind `where`, not `{said[0]}`",
        "write `where`", known=True, fix="where",
    )  # fmt: skip


def several(fault: Fault, words: Words) -> Repair | None:
    """``choose 2 lords from court;``: the name for several before them."""
    start, _ = fault.statement()
    said = _SEVERAL.match(fault.text, start)
    if said is None or said["number"] == "1" or not said.start("name") <= fault.at < said.end():
        return None
    name = "chosen" if words.things(said["name"]) else said["name"]
    right = f"choose {said['number']} from {in_one_line(said['things'])} as {name};"
    used = re.search(rf"\b{name}\b", fault.text[said.end() :].split("}")[0])
    return Repair(
        said.span(), right if used else right.replace(f" as {name}", f" as {STAND_IN}"), 0,
        said.span("name"), "the name for several stands behind `as`", f"write `{right}`",
        known=True, stand_in=not used, fix=right if used else None, form="choose",
    )  # fmt: skip


def unknown_block(fault: Fault, words: Words) -> Repair | None:
    """``repeat 2 { … }``: braces behind what begins no statement that has some."""
    start, end = fault.statement()
    first = _FIRST.match(fault.text, start)
    if first is None or fault.found != "{" or fault.in_field or first.end() > fault.at:
        return None
    if not words.kinds:
        return None
    said = fault.text[start:end].split()
    if first[0] in (*OPENING_WORDS, "else", *words.verbs, *words.kinds) or "in" in said:
        return None
    if closest(first[0], OPENING_WORDS):
        return None  # it is misspelt
    return unsure(
        (start, end), "may", f"no statement with braces begins with `{shortened(first[0])}`",
        "those that do are `may { … }`, `if CONDITION { … }` and `each NAME in THINGS { … }`",
    )  # fmt: skip
