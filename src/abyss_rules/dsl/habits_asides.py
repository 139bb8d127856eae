"""What rule texts say in passing: prices, conditions of what may be done, shares of things."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.habit_words import PLAYERS, owner_too
from abyss_rules.dsl.habits_heads import holds_on
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.habits_numbers import SHARE, SHARES
from abyss_rules.dsl.names import ME, quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.source import QUOTED, in_one_line, shortened
from abyss_rules.dsl.spelling import in_digits

if TYPE_CHECKING:
    from collections.abc import Collection

    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

_ASKED = r"(?P<head>may|once\s+per\s+\w+)"
_PRICE = r"(?P<price>\w+)\s+(?P<paid>[^\W\d]\w*)"
_PAID = re.compile(rf"{_ASKED}\s+(?P<pays>[^\W\d]\w*)\s+{_PRICE}\s*(?=\{{)")
_FOR = re.compile(rf"{_ASKED}\s+(?P<done>[^\W\d]\w*\s+\w+\s+[^\W\d]\w*)\s+for\s+{_PRICE}\s*;")
_WHEN = re.compile(r"on\s+\w+\s+(?P<when>when|if)\s+(?P<rest>[^{};#]+;)")
#: Another statement, and what is done else.
_NEXT = re.compile(r"\s*(?P<said>(?P<first>[^\W\d]\w*)\b[^{};#]*;)")
_MAY = re.compile(r"may\s+(?P<done>[^{};]+;)")
_NO_ELSE = re.compile(
    r"\s*(?P<all>(?P<else>else|otherwise)\b\s*(?:(?P<empty>\{\s*\})|(?P<brace>\{)|))"
)
_ELSE = re.compile(r"\s*(?:else|otherwise)\b\s*(?:(?P<said>[^{};#\s][^{};#]*;)|\{)")
#: A number, or what there is of something.
_TERM = r"(?:\w+\([^()]*\)|[\w.]+(?:\s+of\s+[\w.]+)*)"
_SHARE = re.compile(
    rf"(?P<before>[\w(+,<>=*/-])\s*(?<!\w)(?P<share>{SHARE})\s+(?:of\s+)?(?P<what>{_TERM})\s*"
    r"(?=(?P<behind>[;){,<>=!*/+-]|(?:and|or)\b))"
)
_EVENT = re.compile(
    r"(?:at|after|alter)\s+\w+\s+of\s+"
    r"(?P<whom>(?P<article>each|every|all|any|an?|the)\s+(?P<who>\w+))\s*"
)
_COUNTED = re.compile(r"(?P<said>(?P<number>[0-9]+)\s+(?P<thing>[^\W\d]\w*))\s*;")
_DICE = re.compile(r"[0-9]*d[0-9]+\b")
_CHANGED = re.compile(
    rf"(?P<do>set|limit)\s+(?P<what>\w+)(?P<of>\s+of\s+{PLAYERS})\s+(?P<to>to\s+[^;{{}}]+?)"
    r"(?P<for>\s+for\s+[^;{}]+?)?\s*;"
)
_ADDED = re.compile(
    r"add\s+(?P<amount>\w+)\s+(?:to\s+)?(?P<what>[^\W\d]\w*)(?:\s+(?:of|for|to)\s+me)?\s*;"
)
_SET = re.compile(r"(?:set\s+)?(?P<what>[^\W\d]\w*)(?:\s+of\s+\w+)?\s*(?:=|\bto\b)[^;{}=]+;")


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
    head = in_one_line(found["head"])
    first = f"{head} when {what} of me >= {number} {{ {verb} {number} {found['paid']} from me;"
    done = f" {parts['done']}; }}" if parts.get("done") else ""
    end = found.end() if done else found.end() + 1
    repair = surely(
        (start, end), f"{first}{done}", "what is paid is a condition, and then done",
        f"write `{first}{done or ' … }'}`", where=(start, found.end()), form=head.split()[0],
    )  # fmt: skip
    close = len(fault.text) if done else closing_brace(fault.text, found.end()) or len(fault.text)
    if otherwise := _NO_ELSE.match(fault.text, close):
        span = otherwise.span("else") if otherwise["empty"] is None else otherwise.span("all")
        new = "may" if otherwise["empty"] is None and otherwise["brace"] else ""
        help_ = f"{repair.help}, with `may {{ … }}` behind it, as `{head}` has no `else`"
        return evolve(repair, fix=None, sure=False, help=help_, more=((span, new),))
    return repair


def on_when(fault: Fault, words: Words) -> Repair | None:
    """``on arrival when threat > 3 gain 1 pearl;``: a condition, and no braces."""
    start, _ = fault.statement()
    found = _WHEN.match(fault.text, start)
    if found is None or found.start("when") != fault.at:
        return None
    does = (*words.verbs, "may", "choose")
    verb = next(
        (one for one in re.finditer(r"\s(?=(\w+)\s)", found["rest"]) if one[1] in does), None
    )
    head = in_one_line(fault.text[start : fault.at])
    message = f"`on` takes no `{found['when']}`, and braces are missing"
    if verb is None:
        right = f"{{ if {in_one_line(found['rest'][:-1])} {{ }} }}"
        help_ = f"write `{shortened(head + ' ' + right.replace('{ }', '{ … }'), 90)}`"
        return unsure((fault.at, found.end()), right, message, help_, where=fault.where, form="if")
    what, done = found["rest"][: verb.start()].strip(), found["rest"][verb.end() :]
    if may := _MAY.fullmatch(done):
        done = f"may {{ {may['done']} }}"
    end, more = _behind(fault.text, found.end(), does)
    end, otherwise = _else_behind(fault.text, end)
    end, last = _behind(fault.text, end, does)
    right = f"{{ if {what} {{ {done}{more} }}{otherwise}{last} }}"
    help_ = f"write `{shortened(in_one_line(f'{head} {right}'), 90)}`"
    repair = surely((fault.at, end), right, message, help_, where=fault.where, form="if")
    # Of what follows nobody says whether it is done in any case.
    alone = not (more or last) and verb[1] != "choose"
    # The condition, and what is done, may be wrong too.
    return evolve(repair, around=True, fix=repair.fix if alone else None, sure=alone)


def _behind(text: str, at: int, does: Collection[str]) -> tuple[int, str]:
    """The statements that follow, and where they end."""
    more = ""
    while (found := _NEXT.match(text, at)) and found["first"] in does:
        at, more = found.end(), f"{more} {found['said']}"
    return at, more


def _else_behind(text: str, at: int) -> tuple[int, str]:
    """What is done else, with braces, and where it ends; "" if nothing is."""
    found = _ELSE.match(text, at)
    if found is None:
        return at, ""
    if found["said"]:
        return found.end(), f" else {{ {found['said']} }}"
    close = closing_brace(text, found.end() - 1) or len(text)
    return close, f" else {text[found.end() - 1 : close]}"


def share(fault: Fault, words: Words) -> Repair | None:
    """``score half pearls of me;``, ``score 2 * half pearls of me;``."""
    del words
    start, _ = fault.statement()
    found = _SHARE.search(fault.text, start)
    if found is None or fault.in_field or not found.start("share") <= fault.at < found.end():
        return None
    right = SHARES[found["share"]].format(in_one_line(found["what"]))
    right = f"({right})" if found["before"] in "*/" else right
    span, where = (found.start("share"), found.end("what")), found.span("share")
    message = f"`{found['share']}` is no number"
    if found["behind"] in "+-*/":
        help_ = f"write `{shortened(right)}`, or put all that it is of into `(` and `)`"
        return unsure(span, right, message, help_, where=where)
    return surely(span, right, message, f"write `{shortened(right)}`", where=where)


def of_each(fault: Fault, words: Words) -> Repair | None:
    """``at turn_start of each player { … }``."""
    found = _EVENT.match(fault.text, fault.statement()[0])
    if found is None or not found.start("whom") <= fault.at <= found.end():
        return None
    thing = words.things(found["who"])
    said = in_one_line(found["whom"])
    message, form = f"whose event it is, is not told as `{said}`", found[0].split()[0]
    if thing not in words.players:
        help_ = f"it is that of players: write {quoted((ME, *sorted(words.players)))}"
        return unsure(found.span("whom"), ME, message, help_, form=form) if thing else None
    if owner_too(found["article"], thing):
        help_ = f"write `{thing}`, or `{ME}` if it is the owner of the card"
        return unsure(found.span("whom"), thing, message, help_, form=form)
    return surely(found.span("whom"), thing, message, f"write `{thing}`", form=form)


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
    said = in_one_line(found["said"])
    return unsure(
        (start, start), f"{verb} ", f"a verb is missing before `{shortened(said)}`",
        f"write what is done with it, such as `{verb} {shortened(said)};`",
        where=found.span("said"), form=verb,
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


def changed_of(fault: Fault, words: Words) -> Repair | None:
    """``set hand_limit of me to 8;``, ``add 2 pearls;``, ``pearls of me = 5;``."""
    start, _ = fault.statement()
    if fault.in_field or "TEXT" in fault.expected:
        return None
    if (found := _CHANGED.match(fault.text, start)) and found["what"] in words.changeable:
        whose = words.players_called(found["whom"]) or found["whom"]
        whom = in_one_line(found["for"] or f"for {whose}")
        right = f"{found['do']} {found['what']} {in_one_line(found['to'])} {whom};"
        repair = surely(
            found.span(), right, "whose it is stands behind `for`",
            f"write `{shortened(right, 90)}`", where=found.span("of"), form=found["do"],
        )  # fmt: skip
        unclear = owner_too(found["article"], whose)
        if whom.split()[1:] == [whose] and not unclear:
            return repair
        other = f"for {ME}" if unclear else whom  # one of them is not meant
        help_ = f"write `for {whose}` or `{other}`"
        return evolve(repair, fix=None, sure=False, help=help_)
    verb = words.meant.get("get", "")
    if (found := _ADDED.match(fault.text, start)) and words.number(found["what"]) and verb:
        right = f"{verb} {found['amount']} {found['what']};"
        if holds_on(fault.text, start):
            return unsure(
                found.span(), f"{STAND_IN};", f"`add` changes no `{found['what']}`",
                f"what holds on changes {quoted(sorted(words.changeable))}",
                where=(start, start + len("add")), form="add", stand_in=True,
            )  # fmt: skip
        return surely(
            found.span(), right, f"`add` changes no `{found['what']}`", f"write `{right}`",
            where=(start, start + len("add")), form=verb,
        )  # fmt: skip
    found = _SET.match(fault.text, start)
    if found is None or found["what"] not in words.numbers - words.changeable:
        return None
    return unsure(
        found.span(), f"{STAND_IN};", f"no card sets `{found['what']}`",
        f"what cards set is {quoted(sorted(words.changeable))}", where=(start, found.end() - 1),
        form="set", stand_in=True,
    )  # fmt: skip


def bare_block(fault: Fault, words: Words) -> Repair | None:
    """``on arrival { { gain 1 key; } }``: braces that belong to nothing."""
    del words
    start, _ = fault.statement()
    close = closing_brace(fault.text, fault.at) if fault.found == "{" else None
    if close is None or start != fault.at or "_CHOOSE" not in fault.expected:
        return None
    inside = fault.text[fault.at + 1 : close - 1].strip()
    inside += "\n" * ("#" in inside.rpartition("\n")[2])  # else a comment would go on
    return Repair(
        fault.where, "", 0, fault.where, "these braces belong to nothing", "leave both out",
        known=True, around=True, fix=inside, fix_at=(fault.at, close),
        more=(((close - 1, close), ""),),
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
    paid, on_when, share, of_each, no_verb, other_signs, changed_of, bare_block, in_quotes,
)  # fmt: skip
