"""Titles of cards and scenarios that are not as they should be: words, their order, signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import letters
from abyss_rules.dsl.blocks import marks
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.repair import STAND_IN, Repair, surely, unsure
from abyss_rules.dsl.source import QUOTED, in_one_line, shortened
from abyss_rules.dsl.spelling import certain, closest

if TYPE_CHECKING:
    from collections.abc import Collection

    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

#: What a scenario is called elsewhere.
_TRIED = frozenset({"case", "check", "example", "spec", "test", "tests"})
#: What blocks begin with besides, and cards as long as their kinds are not known.
_OTHERS = ("pack", "material", "scenario")
_KINDS = ("lord", "location")
#: What a title goes on with, and is no sign of another kind.
_IN_TITLE = re.compile(r'[\w"{:,=-]')
_PER_BEHIND = re.compile(rf"\w+\s+(?:\w+\s+)?(?P<name>{QUOTED})\s+(?P<per>per\s+\w+\s+\w+)\s*\{{")
#: A title whose id is of several words, perhaps of a template.
_ID_IN_WORDS = re.compile(
    rf"\w+\s+(?P<id>\w+\s+(?:(?!per\s)\w+\s+)+)(?P<per>per\s+\w+\s+\w+\s*)?(?={QUOTED}\s*\{{)"
)
#: The words of a header alone.
BARE_HEADER = re.compile(r"(?:(?:format|ruleset)\s+\w+\s*;\s*)+")
#: A title that says which card is replaced.
_REPLACES = re.compile(
    rf"(?:(?P<word>(?:replace|replaces|override|overrides)\s+)(?P<kind>\w+)\s+(?P<id>\w+)"
    rf"\s*(?:{QUOTED}\s*)?"
    rf"|(?P<own>\w+)\s+\w+\s+{QUOTED}\s*(?P<behind>(?:replaces|replacing)\s+(?P<old>\w+)\s*))\{{"
)
#: A title that is whole.
_UNBRACED = re.compile(rf"(?P<kind>\w+)\s+(?P<id>\w+)\s+(?:per\s+\w+\s+\w+\s+)?{QUOTED}\s+(?=\w)")
#: A scenario's own title.
_SCENARIO = re.compile(rf"scenario\s+{QUOTED}")
#: Signs that stand in none.
_IN_TITLE_NO = re.compile(r'(?P<sign>[:,=])\s*["{]')


def title(fault: Fault, kinds: Collection[str]) -> Repair | None:
    """What stands before the braces of a card or scenario, if it is not as it should be.

    ``kinds`` are those of cards, none as long as they are not known.
    """
    return (
        _replacing(fault, kinds or _KINDS)
        or _ordered(fault)
        or _unbraced(fault)
        or _headless(fault)
        or _title(fault, kinds)
    )


def _replacing(fault: Fault, kinds: Collection[str]) -> Repair | None:
    """``replace lord slaver "…" {`` and ``lord diver "…" replaces slaver {``."""
    found = _REPLACES.match(fault.text)
    if found is None or (found["kind"] or found["own"]) not in kinds or fault.at > found.end():
        return None
    id_ = found["id"] or found["old"]
    span = found.span("word") if found["word"] else found.span("behind")
    field = f"replaces {id_};"
    where = span if found["word"] else (span[0], span[0] + len(found["behind"].rstrip()))
    message = f"what a card takes the place of stands in its braces, as `{field}`"
    help_ = f"write `{found['kind'] or found['own']} … {{ {field} … }}`"
    return Repair(
        span, "", 0, where, message, help_, known=True,
        more=(((found.end(), found.end()), f" {field}"),),
    )  # fmt: skip


def _headless(fault: Fault) -> Repair | None:
    """``ruleset abyss;``: what stands in a header, without it."""
    found = BARE_HEADER.fullmatch(fault.text.rstrip())
    if found is None or fault.start != "block":
        return None
    said = in_one_line(found[0])
    inside = said if said.startswith("format") else f"format 1; {said}"
    return Repair(
        found.span(), f"pack {STAND_IN} {{ {said} }}", 0, found.span(),
        "what a pack is, stands in the braces of its header",
        f"write `pack my.pack {{ {shortened(inside, 60)} }}`", known=True,
    )  # fmt: skip


def _unbraced(fault: Fault) -> Repair | None:
    """``lord diver "The Diver" guild mage; …``: a card without its braces."""
    found = _UNBRACED.match(fault.text)
    if found is None or found.end() != fault.at or fault.expected != {"_LBRACE"}:
        return None
    rest = fault.text[fault.at :].rstrip()
    signs = [mark.sign for mark in marks(rest)]
    if signs.count("{") != signs.count("}") or rest[-1:] not in (";", "}"):
        return None
    end = fault.at + len(rest)
    return Repair(
        (fault.at, fault.at), "{ ", 0, fault.where,
        f"`{{` and `}}` are missing around what stands in this {found['kind']}",
        "put a `{` behind its title, and a `}` behind all of it", known=True,
        more=(((end, end), " }"),),
    )  # fmt: skip


def _title(fault: Fault, kinds: Collection[str]) -> Repair | None:
    """The same, but for its order."""
    before = fault.text[: fault.at]
    if fault.start != "block" or "{" in before or not _IN_TITLE.match(fault.found):
        return None
    said = before.split()
    first = _needless(fault) if len(said) > 1 else _without_kind(fault, "".join(said), kinds)
    if first is not None:
        return first
    line = re.compile(r'([^"{;\n]*?)[ \t]*([{"]|$)', re.MULTILINE).match(fault.text, fault.at)
    if line is None or not said:
        return None
    if said[0] == "scenario":
        return _scenario_name(fault, line)
    if len(said) == 1 and said[0] in ("pack", *(kinds or _KINDS), *_TRIED):
        return _without_id(fault, said[0])
    if kinds and (said[0] not in kinds or said[-1] in kinds):
        return None  # it is the word before the title that is too many
    if len(said) > 1 and {"TEXT", "_PER"} <= fault.expected and line[1]:
        return _id_in_words(fault) or _several_words(fault, said[-1], line)
    return None


def inside(fault: Fault, words: Words) -> Repair | None:
    """``lord diver "The Diver" { … scenario "…" { … } }``: a scenario in the braces of a card."""
    del words
    start, _ = fault.statement()
    close = closing_brace(fault.text, fault.at) if fault.found == "{" else None
    if close is None or not _SCENARIO.match(fault.text, start, fault.at):
        return None
    return Repair(
        (start, close), "", 0, (start, fault.at), "a scenario stands in no braces of a card",
        "put it behind the `}` that closes the card", known=True,
    )  # fmt: skip


def _id_in_words(fault: Fault) -> Repair | None:
    """``location best of per guild g "…" {``, also with each word on a line of its own."""
    found = _ID_IN_WORDS.match(fault.text)
    if found is None or not found.start("id") < fault.at < found.end("id"):
        return None
    said = found["id"].split()
    if not found["per"] and ("\n" not in found["id"].strip() or len(said[-1]) == 1):
        return None
    right = id_of(" ".join(said))
    if not right or len({*said}) < len(said) or certain(said[1], ["per"]):
        return None  # a word that is too many, or a misspelt one, is told as that
    where = found.start("id"), found.start("id") + len(found["id"].rstrip())
    message = f"an id is one word, and `{shortened(' '.join(said))}` is none"
    return surely(where, right, message, f"write `{right}`")


def _ordered(fault: Fault) -> Repair | None:
    """``location best "Best" per guild g {``: the name before what it is a template of."""
    found = _PER_BEHIND.match(fault.text)
    if found is None or found.start("per") != fault.at:
        return None
    right = f"{in_one_line(found['per'])} {found['name']}"
    return surely(
        (found.start("name"), found.end("per")), right,
        "the printed name stands behind `per` and what it is for", f"write `{shortened(right)}`",
        where=found.span("per"),
    )  # fmt: skip


def _needless(fault: Fault) -> Repair | None:
    """``lord diver: "The Diver" {``: a sign in a title."""
    sign = _IN_TITLE_NO.match(fault.text, fault.at)
    if sign is None:
        return None
    span = fault.at, fault.at + 1
    if fault.text[fault.at - 1].isspace():
        span = fault.at, sign.end() - 1
    return Repair(
        span, "", 0, fault.where, f"no `{sign['sign']}` stands in a title",
        "leave it out", known=True, fix="",
    )  # fmt: skip


def _without_id(fault: Fault, kind: str) -> Repair | None:
    """``lord "The Diver" {``, ``lord {``, ``pack {`` and ``test "…" {``."""
    if kind == "pack":
        return _without_pack(fault)
    quoted = re.compile(r'"([^"\n]*)"\s*(?=\{)').match(fault.text, fault.at)
    where = (0, fault.at + len(fault.found))
    if fault.found == "{" and kind not in _TRIED:
        message = f"`{kind}` lacks an id and a printed name"
        help_ = f'write `{kind} my_card "My Card" {{`'
        new = f'{STAND_IN} "{STAND_IN}" '
        return Repair(
            (fault.at, fault.at), new, 0, where, message, help_, stand_in=True, known=True
        )
    if quoted is None:
        return None
    start = fault.text.index(kind)
    if kind in _TRIED:
        span = start, start + len(kind)
        message = f"no block begins with `{kind}`"
        return Repair(
            span, "scenario", 0, span, message, "did you mean `scenario`?",
            known=True, fix="scenario",
        )  # fmt: skip
    id_ = id_of(quoted[1], kind) or "my_card"
    return Repair(
        (fault.at, fault.at),
        f"{id_} ",
        0,
        fault.where,
        f'an id is missing before `"{shortened(quoted[1])}"`',
        f'write `{kind} {id_} "{shortened(quoted[1])}" {{`: by its id a card is named elsewhere',
        known=True,
    )


def _without_pack(fault: Fault) -> Repair | None:
    """``pack {``: a header without the pack's id."""
    if fault.found != "{":
        return None
    where = (0, fault.at + 1)
    return Repair(
        (fault.at, fault.at), f"{STAND_IN} ", 0, where, "`pack` lacks the pack's id",
        "write `pack my.pack {`", stand_in=True, known=True,
    )  # fmt: skip


def _without_kind(fault: Fault, id_: str, kinds: Collection[str]) -> Repair | None:
    """``x "X" {``, ``"X" {``, ``x {``, ``lrod "X" {``: a title that is none without the kind."""
    named = re.compile(r'"([^"\n]*)"\s*\{(?!\s*(?:options|given|when|then)\b)').match(
        fault.text, fault.at
    )
    # Before its ruleset is known it may be a header, and what is misspelt is told as that.
    if not (named or (id_ and kinds and fault.found == "{")):
        return None
    possible = tuple(kinds) or _KINDS
    meant = closest(id_, possible)
    if "." in id_ or id_ in (*possible, *_TRIED) or closest(id_, _OTHERS):
        return None
    first = meant or possible[0]
    name = shortened(named[1]) if named else "My Card"
    id_right = "" if meant else id_
    right = f'{first} {id_right or (named and id_of(name, first)) or "my_card"} "{name}" {{'
    start = fault.text.index(id_) if id_ else fault.at
    put = f"{STAND_IN} " if id_ else f"{STAND_IN} {STAND_IN} "
    end = start + len(id_) if id_ else named.end(1) + 1 if named else fault.at
    # Without knowing its kind nothing more can be said of the card.
    return unsure(
        (start, start),
        put,
        f"a card begins with what it is: {' or '.join(f'`{kind}`' for kind in possible)}",
        f"write `{right}`" + ("" if meant else f", if it is a {first}"),
        where=(start, end),
        stand_in=True,
    )


def _several_words(fault: Fault, id_: str, line: re.Match[str]) -> Repair | None:
    """``lord diver The Diver {`` and ``lord pearl diver "The Pearl Diver" {``."""
    said = line[1].split()
    if line[2] == "{" and id_[:1].islower() and line[1][:1].isupper() and not said[1:]:
        return _unquoted(fault, line)
    # A word that is too many, or a `per` that is missing or misspelt, is told as that.
    if (
        "per" in said
        or len(said[-1]) == 1
        or id_ in said
        or len(said[0]) < len("per")
        or certain(said[0], ["per"])
    ):
        return None
    start = fault.text.rindex(id_, 0, fault.at)
    if line[2] == '"':
        right = id_of(fault.text[start : line.end(1)])
        where = start, line.end(1)
        message = f"an id is one word, and `{shortened(fault.text[slice(*where)])}` is none"
        return Repair(
            where, right, 0, where, message, f"write `{right}`", known=True, fix=right
        ) if right else None  # fmt: skip
    if id_[:1].islower():
        return _unquoted(fault, line)
    name = in_one_line(fault.text[start : line.end(1)])
    right = f'{id_of(name, fault.text.split()[0]) or "my_card"} "{name}"'
    where = start, line.end(1)
    message = "a card has an id, and a printed name between quotation marks"
    return Repair(where, right, 0, where, message, f"write `{shortened(right)}`", known=True)


def _scenario_name(fault: Fault, line: re.Match[str]) -> Repair | None:
    """``scenario works {`` and ``scenario works "it works" {``."""
    if "TEXT" not in fault.expected:
        return None
    if not line[1] and fault.found == "{":
        return Repair(
            (fault.at, fault.at), f'"{STAND_IN}" ', 0, (0, fault.at - 1),
            "this scenario has no name",
            'write `scenario "…" {`, with what it shows between the quotation marks', known=True,
        )  # fmt: skip
    if not line[1]:
        return None
    if line[2] != '"' or "per" in line[1].split():
        return _unquoted(fault, line)
    return Repair(
        (fault.at, line.start(2)), "", 0, line.span(1), "a scenario is named by its text alone",
        f"leave `{shortened(line[1])}` out", known=True, fix="",
    )  # fmt: skip


def _unquoted(fault: Fault, line: re.Match[str]) -> Repair:
    name = f'"{line[1]}"'
    what = "the name of a scenario" if fault.text.startswith("scenario") else "a printed name"
    return Repair(
        line.span(1),
        name,
        0,
        line.span(1),
        f"{what} stands between quotation marks",
        f"write `{shortened(name)}`",
        known=True,
        fix=name,
    )


def id_of(name: str, kind: str = "") -> str:
    """The id of a printed name, "" if there is nothing of which one could be made."""
    return letters.id_of(name, kind).lstrip("0123456789_")
