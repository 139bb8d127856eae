"""Parts of sentences that could be read as something else: asides, `this`, scores with `if`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_hints import IF_ELSE
from abyss_rules.dsl.habits_numbers import SHARE, SHARES, stepped
from abyss_rules.dsl.names import ME, OWNER_WORDS, SELF, quoted
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.sayings_deeds import DONE
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spoken_of import spoken_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

#: A statement from its first word on.
_DONE = rf"{DONE}\s++"
#: What is done in braces, or with a name.
_BEGUN = ("choose", "each", "if", "let", "may")
_ORDER = re.compile(
    r"(?<=[{};])\s*+(?P<said>(?:then|first|next|also|finally|lastly|afterwards)\b\s*,?\s*)"
    r"(?=(?P<verb>[^\W\d]\w*)\s)"
)
_THIS = re.compile(r"\bthis\s+(?P<what>[^\W\d]\w*)\b(?!\s*')")
_PLAYER = frozenset({"player", *OWNER_WORDS})
#: That what stands behind it is compared with something.
_COMPARED = re.compile(r"[!=<>]=?\s*\Z")
#: What is said of it stands behind `this` and its like.
_SHARE = re.compile(
    rf"{_DONE}(?P<share>{SHARE})\s+(?:of\s+)?(?:the\s+)?"
    r"(?P<amount>[0-9]+(?=\s)|[^\W\d]\w*(?:\s+of\s+(?!(?:this|that|the)\b)\w+)+)\s*"
    r"(?=(?:from|to)\b|;|(?P<what>[^\W\d]\w*))"
)
_SIGNED = re.compile(r"\b(?P<how>divided|multiplied)\s+by\b(?=\s*[\w(])")
_SIGNS = {"divided": "/", "multiplied": "*"}
#: A deed with a number that is reckoned with behind it, and by what.
_DEED = re.compile(r"\s*(?P<verb>[^\W\d]\w*)\s+(?P<number>[0-9]+)\s+(?P<what>[^\W\d]\w*)\s*")
_BY = re.compile(r"\s*(?:[0-9]+|[^\W\d]\w*(?:\s+of\s+\w+)*)(?=\s*;)")
#: What a number begins behind, and what stands in brackets in it.
_BEGINS = re.compile(r"[;{}(,<>=!]|\b(?:and|or|not|if|when|where|to)\b")
_BRACKETS = re.compile(r"\([^()]*\)")
_SPAN = re.compile(rf"{_DONE}(?P<first>[0-9]+)\s+(?P<to>(?:to|or)\s+[0-9]+)\s+[^\W\d]\w*\s*;")
_ASIDE = re.compile(
    rf"{_DONE}\w+\s+[^\W\d]\w*(?P<gap>\s+)(?P<aside>(?:for|to)\s+(?:me|myself|you|yourself)|"
    r"from\s+(?:the\s+)?(?:bank|pool|reserve|stock|supply|treasury))\s*;"
)
_WHILE_IF = re.compile(
    r"while\s+\w+\s*(?P<if>\{\s*if)\s+[^{};]+\{(?:\s*(?:add|set|limit|protect)\b[^{};]*;)+\s*\}"
    r"(?P<close>\s*\})"
)
_ELSE = r"(?:\s*else\s*\{{\s*{}(?P<else>[0-9]+)\s*;?\s*\}})?(?:\s*;)?"
#: ``score if threat > 3 { 5 } else { 2 };`` and ``if threat > 3 { score 5; } else { score 1; }``.
_SCORE_IFS = (
    re.compile(
        r"(?<=[{};])\s*(?P<all>score\s+(?:if|when)\s+(?P<what>[^{};]+?)\s*\{\s*(?P<worth>[0-9]+)\s*;?\s*\}"
        + _ELSE.format("") + r")"
    ),
    re.compile(
        r"(?<=[{};])\s*(?P<all>if\s+(?P<what>[^{};]+?)\s*\{\s*score\s+(?P<worth>[0-9]+)\s*;?\s*\}"
        + _ELSE.format(r"score\s+") + r")"
    ),
)  # fmt: skip
_VALUE = re.compile(r"(?<=[{;])\s*(?P<field>[^\W\d]\w*)\s+(?P<none>none|nothing)\s*(?=;)")


def in_order(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``then gain 1 pearl;``."""
    del bound
    for found in _ORDER.finditer(shown, begin):
        if found["verb"] in words.verbs or found["verb"] in _BEGUN:
            said = found["said"].strip().rstrip(",").rstrip()
            yield surely(
                found.span("said"), "", f"no `{said}` stands before what is done",
                "leave it out: what stands first is done first",
                where=(found.start("said"), found.start("said") + len(said)),
            )  # fmt: skip


def this(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``lords of this player``, ``guild of l == this guild``."""
    for found in _THIS.finditer(shown, begin):
        what, span = found["what"], found.span()
        is_player = what.lower() in _PLAYER
        if (not is_player and what not in words.properties) or "this" in bound:
            continue
        message = f"`{in_one_line(found[0])}` is written otherwise"
        others = spoken_of(shown, found.start(), words)
        if is_player:
            right = others.only_one
            help_ = f"write {quoted((ME, *filter(None, others.players)))}"
        elif what not in words.fields_of.get(words.kind, ()):
            right, message, help_ = "", f"this card has no `{what}`", "say which one is meant"
        else:
            # Of what is looked at or has a name it would be said, unless that is compared with it.
            clear = not others.others or _COMPARED.search(shown, begin, found.start())
            right = f"{what} of {SELF}" if clear else ""
            help_ = f"write `{what} of {SELF}` for that of this card, else whose it is"
        if right:
            yield surely(span, right, message, f"write `{right}`")
        else:
            yield unsure(span, STAND_IN, message, help_, stand_in=True)


def signed(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score pearls of me divided by 2;``, ``gain threat multiplied by 2 pearls;``."""
    for found in _SIGNED.finditer(shown, begin):
        if found["how"] in bound:
            continue
        sign = _SIGNS[found["how"]]
        message = f"`{in_one_line(found[0])}` is no sign"
        before = re.split(r"[;{}]", shown[begin : found.start()])[-1]
        deed, by = _DEED.fullmatch(before), _BY.match(shown, found.end())
        if deed and deed["verb"] in words.verbs:
            span = (
                found.start() - len(before) + deed.start("number"),
                by.end() if by else found.end(),
            )
            right = f"{deed['number']} {sign} {in_one_line(by[0]) if by else '1'} {deed['what']}"
            message = f"how much it is, stands before `{deed['what']}`"
            tell = surely if by else unsure
            yield tell(span, right, message, f"write `{right}`" if by else "", where=found.span())
            continue
        # A sum that stands before it would be reckoned with in part.
        while before != (before := _BRACKETS.sub("1", before)):
            pass
        if re.search(r"[+-]", _BEGINS.split(before)[-1]):
            help_ = (
                f"write `{sign}`, with `(` and `)` around the sum if all of it is {found['how']}"
            )
            yield unsure(found.span(), sign, message, help_)
        else:
            yield surely(found.span(), sign, message, f"write `{sign}`")


def share(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain half pearls of me pearls;``, ``steal half pearls of o from o;``."""
    del bound
    for found in _SHARE.finditer(shown, begin):
        amount = in_one_line(found["amount"])
        thing = amount.split()[0]
        known = found["what"] if thing.isdigit() else words.number(thing)
        if found["done"] not in words.verbs or not known:
            continue
        right = SHARES[found["share"]].format(amount)
        right += "" if found["what"] else f" {thing}"
        yield surely(
            (found.start("share"), found.end("amount")), right,
            f"`{found['share']}` is no number", f"write `{found['done']} {right} …`",
            where=found.span("share"),
        )  # fmt: skip


def from_to(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 1 to 3 pearls;``."""
    del bound
    for found in _SPAN.finditer(shown, begin):
        if found["done"] in words.verbs:
            yield unsure(
                found.span("to"), "", "how much it is, is one number", "write one of the two",
                where=(found.start("first"), found.end("to")),
            )  # fmt: skip


def aside(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``gain 2 pearls for me;``, ``gain 2 pearls from the treasury;``: what is so anyway."""
    for found in _ASIDE.finditer(shown, begin):
        verb = words.meant.get("get")
        if words.meant.get(found["done"]) == verb and not bound & set(found["aside"].split()):
            yield surely(
                (found.start("gap"), found.end("aside")), "",
                f"no `{in_one_line(found['aside'])}` stands behind `{found['done']}`",
                "leave it out: it is so anyway",
                where=found.span("aside"), form=verb or "",
            )  # fmt: skip


def holds_if(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``while free { if threat > 3 { add 1 to hand_limit for me; } }``."""
    del words, bound
    for found in _WHILE_IF.finditer(shown, begin):
        last = found.end("close")
        inside = shown[found.end("if") : found.start("close")]
        right = f"when{inside}"
        state = in_one_line(shown[found.start() : found.start("if")])
        yield Repair(
            found.span("if"), "when", 0, (found.end("if") - len("if"), found.end("if")),
            "what holds on has its condition behind `when`, not in an `if`",
            f"write `{state} when CONDITION {{ … }}`", known=True, fix=right,
            fix_at=(found.start("if"), last), form="while", more=((found.span("close"), ""),),
        )  # fmt: skip


def score_if(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``score if threat > 3 { 5 } else { 2 };``."""
    del bound
    for form in _SCORE_IFS:
        for found in form.finditer(shown, begin):
            before = shown[: found.start("all")]
            if before.count("{") != before.count("}") + 1:
                continue  # it stands in a head, where nothing is scored
            number = stepped(found["what"], found["worth"], found["else"] or "0", words)
            right = f"score {number};" if number else ""
            yield Repair(
                found.span("all"), right or "score 1;", 0, found.span("all"),
                "numbers have no `if`", f"write `{shortened(right, 90)}`" if right else IF_ELSE,
                sure=bool(right), known=True, fix=right or None, form="score",
            )  # fmt: skip


def no_number(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``keys none;``."""
    del bound
    for found in _VALUE.finditer(shown, begin):
        if found["field"] in words.counts:
            yield surely(
                found.span("none"), "0", f"`{found['field']}` is a number", "write `0`",
                form=found["field"],
            )  # fmt: skip


#: All of them.
PARTS = (score_if, holds_if, this, share, signed, in_order, from_to, aside, no_number)
