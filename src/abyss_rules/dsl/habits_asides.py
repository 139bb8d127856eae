"""What rule texts say in passing: prices, conditions of what may be done, shares of things."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.habits_heads import holds_on
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.habits_numbers import SHARES
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, surely
from abyss_rules.dsl.source import QUOTED, shortened
from abyss_rules.dsl.spelling import in_digits

if TYPE_CHECKING:
    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

_ASKED = r"(?P<head>may|once\s+per\s+\w+)"
_IF = re.compile(rf"{_ASKED}\s+(?P<if>if)\b[^{{}};]*(?=\{{)")
_PRICE = r"(?P<price>\w+)\s+(?P<paid>[^\W\d]\w*)"
_PAID = re.compile(rf"{_ASKED}\s+(?P<pays>[^\W\d]\w*)\s+{_PRICE}\s*(?=\{{)")
_FOR = re.compile(rf"{_ASKED}\s+(?P<done>[^\W\d]\w*\s+\w+\s+[^\W\d]\w*)\s+for\s+{_PRICE}\s*;")
_WHEN = re.compile(r"on\s+\w+\s+(?P<when>when|if)\s+(?P<rest>[^{};]+;)(?P<behind>[ \t]*\w?)")
#: A number, or what there is of something.
_TERM = r"(?:\w+\([^()]*\)|[\w.]+(?:\s+of\s+[\w.]+)*)"
_SHARE = re.compile(
    rf"(?<=[\w(+,-])\s*(?P<share>half|double|twice|triple)\s+(?:of\s+)?(?P<what>{_TERM})\s*(?=[;)])"
)
_IN_WORDS = re.compile(r"(?P<how>divided|multiplied)\s+by\b")
_SIGNS = {"divided": "/", "multiplied": "*"}
_NONE = re.compile(
    r"\b(?P<if>if|when|where|and|or)\s+(?P<no>no\s+(?P<thing>[^\W\d]\w*)(?P<of>(?:\s+of\s+\w+)*))"
)
_EVENT = re.compile(
    r"(?:at|after|alter)\s+\w+\s+of\s+(?P<whom>(?:each|every|all|any|an?|the)\s+(?P<who>\w+))"
)
_COUNTED = re.compile(r"(?P<said>(?P<number>[0-9]+)\s+(?P<thing>[^\W\d]\w*))\s*;")
_DICE = re.compile(r"[0-9]*d[0-9]+\b")
_MEMBERS = re.compile(
    r"(?P<in>(?:is\s+)?in|is\s+one\s+of)\s+(?P<open>[({\[])?\s*"
    r"(?P<members>\w+(?:\s*(?:,|\bor\b|\band\b)\s*\w+)*)(?(open)\s*[)}\]])"
)
_MOST = re.compile(
    r"(?:(?:is|are|==)\s+)?(?:the\s+)?(?P<most>highest|greatest|largest|lowest|smallest|least)"
    r"(?=\s*[;{)])"
)
_OF_WHAT = re.compile(
    r"(?:\b(?:from|in)\s+|\()(?P<things>\w+(?:\s+of\s+\w+)*)\s+where\s+(?P<what>\w+(?:\s+of\s+it)?)\s*\Z"
)
_STATE = re.compile(r"is\s+(?:not\s+)?(?P<state>\w+)")
_CHANGED = re.compile(
    r"(?P<do>set|limit)\s+(?P<what>\w+)(?P<of>\s+of\s+(?P<whom>\w+))\s+(?P<to>to\s+[^;{}]+?)"
    r"(?P<for>\s+for\s+[^;{}]+?)?\s*;"
)
_ADDED = re.compile(
    r"add\s+(?P<amount>\w+)\s+(?:to\s+)?(?P<what>[^\W\d]\w*)(?:\s+(?:of|for|to)\s+me)?\s*;"
)
_SET = re.compile(r"(?:set\s+)?(?P<what>[^\W\d]\w*)(?:\s+of\s+\w+)?\s*(?:=|\bto\b)[^;{}=]+;")
_NAMED = re.compile(rf"\b(?P<what>[^\W\d]\w*)\s*[!=]=\s*(?P<text>{QUOTED})")
#: The end of a block.
_ENDS = re.compile(r"(?:\s|#[^\n]*\n)*\}")


def asked_if(fault: Fault, words: Words) -> Repair | None:
    """``may if threat > 3 { … }``, ``once per turn if … { … }``: when it is asked at all."""
    del words
    found = _IF.match(fault.text, fault.statement()[0])
    if found is None or found.start("if") != fault.at:
        return None
    close = closing_brace(fault.text, found.end()) or len(fault.text)
    if fault.text[close:].lstrip().startswith("else"):
        return None
    head = " ".join(found["head"].split())
    return surely(
        found.span("if"), "when", f"the condition of `{head}` stands behind `when`, not `if`",
        "write `when`", form=head.split()[0],
    )  # fmt: skip


def paid(fault: Fault, words: Words) -> Repair | None:
    """``may pay 2 pearls { … }`` and ``may gain 1 key for 2 pearls;``: a price."""
    start, _ = fault.statement()
    found = _PAID.match(fault.text, start) or _FOR.match(fault.text, start)
    verb = words.meant.get("pay", "")
    if found is None or not verb or not start < fault.at < found.end():
        return None
    parts = found.groupdict()
    what = words.number(found["paid"])
    number = found["price"] if found["price"].isdigit() else in_digits(found["price"])
    does = parts.get("pays") or found["done"].split()[0]
    if not number or not what or (parts.get("pays") and words.meant.get(does) != verb):
        return None
    if parts.get("done") and does not in words.verbs:
        return None
    head = " ".join(found["head"].split())
    first = f"{head} when {what} of me >= {number} {{ {verb} {number} {found['paid']} from me;"
    done = f" {parts['done']}; }}" if parts.get("done") else ""
    end = found.end() if done else found.end() + 1
    return surely(
        (start, end), f"{first}{done}", "what is paid is a condition, and then done",
        f"write `{first}{done or ' … }'}`", where=(start, found.end()), form=head.split()[0],
    )  # fmt: skip


def on_when(fault: Fault, words: Words) -> Repair | None:
    """``on arrival when threat > 3 gain 1 pearl;``: a condition, and no braces."""
    start, _ = fault.statement()
    found = _WHEN.match(fault.text, start)
    if found is None or found.start("when") != fault.at:
        return None
    verb = next(
        (one for one in re.finditer(r"\s(?=(\w+)\s)", found["rest"]) if one[1] in words.verbs), None
    )
    if verb is None:
        return None
    what, done = found["rest"][: verb.start()].strip(), found["rest"][verb.end() :]
    right = f"{{ if {what} {{ {done} }} }}"
    alone = not found["behind"].strip()
    head = " ".join(fault.text[start : fault.at].split())
    return Repair(
        (fault.at, found.end("rest")), right, 0, (fault.at, fault.at + len(found["when"])),
        f"`on` takes no `{found['when']}`, and braces are missing",
        f"write `{shortened(f'{head} {right}', 90)}`", known=True, fix=right if alone else None,
        form="if",
    )  # fmt: skip


def share(fault: Fault, words: Words) -> Repair | None:
    """``score half pearls of me;``, ``score pearls of me divided by 2;``."""
    del words
    start, _ = fault.statement()
    if said := _IN_WORDS.match(fault.text, fault.at):
        sign = _SIGNS[said["how"]]
        return surely(said.span(), sign, f"`{said[0]}` is no sign", f"write `{sign}`")
    found = _SHARE.search(fault.text, start)
    if found is None or fault.in_field or not found.start("share") <= fault.at < found.end():
        return None
    right = SHARES[found["share"]].format(" ".join(found["what"].split()))
    return surely(
        (found.start("share"), found.end("what")), right, f"`{found['share']}` is no number",
        f"write `{shortened(right)}`", where=found.span("share"),
    )  # fmt: skip


def none_of(fault: Fault, words: Words) -> Repair | None:
    """``if no opponents { … }``."""
    start, _ = fault.statement()
    for found in _NONE.finditer(fault.text, start):
        count = words.counted(found["thing"], found["of"])
        if found.start("no") <= fault.at <= found.end() and count and not fault.in_field:
            right = f"{count} == 0"
            return surely(
                found.span("no"), right, f"`{' '.join(found['no'].split())}` is written otherwise",
                f"write `{right}`",
            )  # fmt: skip
    return None


def of_each(fault: Fault, words: Words) -> Repair | None:
    """``at turn_start of each player { … }``."""
    found = _EVENT.match(fault.text, fault.statement()[0])
    if found is None or not found.start("whom") <= fault.at <= found.end():
        return None
    thing = words.things(found["who"])
    if thing not in words.players:
        return None
    said = " ".join(found["whom"].split())
    return surely(
        found.span("whom"), thing, f"whose event it is, is not told as `{said}`",
        f"write `{thing}`", form=fault.text[found.start() :].split()[0],
    )  # fmt: skip


def no_verb(fault: Fault, words: Words) -> Repair | None:
    """``2 pearls;``: an amount that nothing is done with."""
    found = _COUNTED.match(fault.text, fault.at)
    start, _ = fault.statement()
    verb = words.meant.get("get", "")
    if found is None or start != fault.at or "_CHOOSE" not in fault.expected or not verb:
        return None
    before = fault.text[: fault.at].rstrip("; \n").split()[-1:]
    if before and before[0] in words.verbs:
        return None  # its verb stands before a `;` too many
    said = " ".join(found["said"].split())
    return Repair(
        (start, start), f"{verb} ", 0, found.span("said"),
        f"a verb is missing before `{shortened(said)}`",
        f"write what is done with it, such as `{verb} {shortened(said)};`",
        sure=False, known=True, form=verb,
    )  # fmt: skip


def count_first(fault: Fault) -> Repair | None:
    """``4 pearls;`` in a scenario."""
    found = _COUNTED.match(fault.text, fault.at)
    if found is None or fault.statement()[0] != fault.at:
        return None
    right = f"{found['thing']} {found['number']}"
    message = "a line begins with what it is of, and the number stands behind"
    return surely(found.span("said"), right, message, f"write `{right}`")


def other_signs(fault: Fault, words: Words) -> Repair | None:
    """``threat % 2``, ``gain 1d6 pearls;``: what there is not in the language."""
    del words
    text, at = fault.text, fault.at
    if fault.foreign and fault.found in ("%", "^"):
        joins = re.compile(r"\s*[\w(]").match(text, at + 1)
        return Repair(
            fault.where, "*" if joins else "", 0, fault.where, f"there is no sign `{fault.found}`",
            "the signs between numbers are `+`, `-`, `*` and `/`, which leaves out the rest",
            sure=False, known=True, code="A101",
        )  # fmt: skip
    dice = _DICE.match(text, at)
    if dice is None or not fault.foreign:
        return None
    return Repair(
        dice.span(), "1", 0, dice.span(), f"`{dice[0]}` is no number: nothing is thrown by dice",
        "write a number", sure=False, known=True, code="A101",
    )  # fmt: skip


def members(fault: Fault, words: Words) -> Repair | None:
    """``where guild mage``, ``where guild in mage, soldier``."""
    start, _ = fault.statement()
    before = re.compile(r"(?P<what>[^\W\d]\w*(?:\s+of\s+\w+)*)\s*\Z").search(
        fault.text, start, fault.at
    )
    if before is None or before["what"].split()[0] not in words.properties or fault.in_field:
        return None
    what = " ".join(before["what"].split())
    if fault.found in words.members:
        return surely(
            (fault.at, fault.at), "== ", f"`==` is missing after `{what}`",
            f"write `{what} == {fault.found}`", where=fault.where,
        )  # fmt: skip
    found = _MEMBERS.match(fault.text, fault.at)
    some = re.split(r"\s*(?:,|\bor\b|\band\b)\s*", found["members"]) if found else []
    if found is None or not words.members.issuperset(some):
        return None
    right = " or ".join(f"{what} == {one}" for one in some)
    right = f"({right})" if some[1:] else right
    return surely(
        (before.start(), found.end()), right, f"`{' '.join(found['in'].split())}` does not compare",
        f"write `{shortened(right)}`", where=found.span("in"),
    )  # fmt: skip


def compared_as(fault: Fault, words: Words) -> Repair | None:
    """``where influence is highest``, ``if self is free { … }``, ``name == "Diver"``."""
    start, _ = fault.statement()
    text = fault.text
    if fault.in_field:
        return None
    if most := _MOST.match(text, fault.at):
        of = _OF_WHAT.search(text, start, fault.at)
        how = "min" if most["most"] in ("lowest", "smallest", "least") else "max"
        known = of is not None and of["what"].split()[0] in words.properties | words.numbers
        right = f"== {how}({of['things']}, {of['what']})" if of and known else ""
        return Repair(
            most.span(), right or f"== {STAND_IN}", 0, most.span("most"),
            f"`{most['most']}` is no number",
            f"write `{right or f'== {how}(THINGS, …)'}`", stand_in=not right, sure=bool(right),
            known=True, fix=right or None,
        )  # fmt: skip
    state = _STATE.match(text, fault.at)
    states = [word for form, word in words.heads if form == "while"]
    if state and state["state"] in states:
        said = text[start : fault.at].split()[-1]
        return Repair(
            (fault.at, state.end()), f"== {said}", 0, state.span(),
            f"whether something is `{state['state']}` is not asked",
            f"what holds as long as the card is, stands in `while {state['state']} {{ … }}`",
            sure=False, known=True,
        )  # fmt: skip
    found = next((one for one in _NAMED.finditer(text, start) if one.end() > fault.at), None)
    if found is None or found.start("text") != fault.at or found["what"] in words.properties:
        return None
    if not words.properties or found["what"] in (*words.numbers, *words.several):
        return None
    return Repair(
        found.span(), f"{STAND_IN} == 1", 0, found.span(),
        f"`{found['what']}` is nothing that things have, and no texts are compared",
        f"compare one of {quoted(sorted(words.properties))}", stand_in=True, known=True,
    )  # fmt: skip


def changed_of(fault: Fault, words: Words) -> Repair | None:
    """``set hand_limit of me to 8;``, ``add 2 pearls;``, ``pearls of me = 5;``."""
    start, _ = fault.statement()
    if fault.in_field or "TEXT" in fault.expected:
        return None
    if (found := _CHANGED.match(fault.text, start)) and found["what"] in words.changeable:
        whom = found["for"] or f" for {found['whom']}"
        right = f"{found['do']} {found['what']} {' '.join(found['to'].split())}{whom};"
        return surely(
            found.span(), right, "whose it is stands behind `for`",
            f"write `{shortened(right, 90)}`", where=found.span("of"), form=found["do"],
        )  # fmt: skip
    verb = words.meant.get("get", "")
    if (found := _ADDED.match(fault.text, start)) and words.number(found["what"]) and verb:
        right = f"{verb} {found['amount']} {found['what']};"
        if holds_on(fault.text, start):
            return Repair(
                found.span(), f"{STAND_IN};", 0, (start, start + len("add")),
                f"`add` changes no `{found['what']}`",
                f"what holds on changes {quoted(sorted(words.changeable))}", sure=False,
                stand_in=True, known=True, form="add",
            )  # fmt: skip
        return surely(
            found.span(), right, f"`add` changes no `{found['what']}`", f"write `{right}`",
            where=(start, start + len("add")), form=verb,
        )  # fmt: skip
    found = _SET.match(fault.text, start)
    if found is None or found["what"] not in words.numbers - words.changeable:
        return None
    return Repair(
        found.span(), f"{STAND_IN};", 0, (start, found.end() - 1),
        f"no card sets `{found['what']}`",
        f"what cards set is {quoted(sorted(words.changeable))}", sure=False, stand_in=True,
        known=True, form="set",
    )  # fmt: skip


def bare_block(fault: Fault, words: Words) -> Repair | None:
    """``on arrival { { gain 1 key; } }``: braces that belong to nothing."""
    del words
    start, _ = fault.statement()
    close = closing_brace(fault.text, fault.at) if fault.found == "{" else None
    if close is None or start != fault.at or "_CHOOSE" not in fault.expected:
        return None
    inside = fault.text[fault.at + 1 : close - 1]
    return Repair(
        fault.where, "", 0, fault.where, "these braces belong to nothing", "leave both out",
        known=True, fix=inside.strip(), fix_at=(fault.at, close), more=(((close - 1, close), ""),),
    )  # fmt: skip


def in_quotes(fault: Fault, words: Words) -> Repair | None:
    """``on arrival "gain 2 pearls";``."""
    found = re.compile(rf"({QUOTED})\s*;?").match(fault.text, fault.at)
    if found is None or not {"_LBRACE", "_CHOOSE"} & fault.expected:
        return None
    start, _ = fault.statement()
    if start == fault.at and "_CHOOSE" not in fault.expected:
        return None
    inside = found[1][1:-1].strip().rstrip(".;")
    if not inside or inside.split()[0] not in words.verbs:
        return None
    right = f"{inside};" if start == fault.at else f"{{ {inside}; }}"
    return surely(
        found.span(), right, "what is done stands without quotation marks",
        f"write `{shortened(right)}`", where=found.span(1),
    )  # fmt: skip


#: All of them that are sought in cards.
ASIDES = (
    asked_if, paid, on_when, share, none_of, of_each, no_verb, other_signs, members, compared_as,
    changed_of, bare_block, in_quotes,
)  # fmt: skip
