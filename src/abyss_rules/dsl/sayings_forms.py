"""Statements and fields that are put otherwise: what is said of them, and the form that they have.

Each row of the table is one turn of phrase. The groups of its pattern are words of the ruleset by
their names; where one of them is none, the turn is not meant.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

from abyss_rules.dsl.habit_words import PLAYERS, owner_too
from abyss_rules.dsl.names import ME, quoted
from abyss_rules.dsl.repair import STAND_IN, Repair
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import certain, in_digits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator  # noqa: TC004  # nobody resolves the first

    from abyss_rules.dsl.habit_words import Words

#: Where a statement or field begins.
STARTS = r"(?:(?<=[{};])|\A)\s*+"
_BEGINS = re.compile(rf"{STARTS}(?=\w)")
_VALUE = r"(?P<value>[^;{}=\s](?:[^;{}]*[^;{}\s])?)"
_FOR = r"(?:\s+for\s+(?P<whom>[^;{}]+))?\s*;"
_OF = r"(?:\s+of\s+(?P<owner>\w+))?"
_MINE = r"(?:(?P<mine>my|mine|your)\s+)?"
_FOR_FIRST = rf"for\s+{PLAYERS}"
_MOST = r"max|maximum|most|up\s+to|(?:no|not)\s+more\s+than|<=?"
_LEAST = r"min|minimum|least|(?:no|not)\s+(?:less|fewer)\s+than|>=?"
_SIGNS = re.compile(r"[{};]")
#: For whom it is in rule texts: `each player`.
_TWO_WORDS = 2


class _Said(NamedTuple):
    """A statement that may be meant for another, its parts as they are written, and the words."""

    found: re.Match[str]
    parts: dict[str, str]
    words: Words
    bound: set[str]


@frozen
class Form:
    """What is said, as a pattern of one statement, and what is meant."""

    said: re.Pattern[str]
    #: What it is written as, with its groups; ``{whom}`` is for whom it is.
    right: str
    message: str
    #: The word whose form it has, "" for none.
    form: str = ""
    #: What may be meant besides, "" where nothing else can be.
    besides: str = ""
    #: What is told instead of what is written.
    help: str = ""
    #: What else must be so.
    only: Callable[[_Said], bool] = lambda said: bool(said.parts)


def around(text: str, at: int) -> list[str]:
    """What stands before each brace that is open at a place of a text, the outer ones first."""
    open_: list[str] = []
    last = 0
    for sign in _SIGNS.finditer(text, 0, at):
        if sign[0] == "{":
            open_.append(text[last : sign.start()].strip())
        elif sign[0] == "}" and open_:
            open_.pop()
        last = sign.end()
    return open_


def _row(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?P<all>{pattern})")


def _is_done(said: _Said) -> bool:
    """Whether it stands among what is done, and not in a card or an event that is altered."""
    outer = around(said.found.string, said.found.start("all"))
    return len(outer) > 1 and not outer[-1].startswith("alter")


def _new_name(said: _Said) -> bool:
    """Whether a name is none that is known."""
    words = said.words
    if not _is_done(said):
        return False
    known = words.changeable | words.numbers | words.several | words.properties | words.verbs
    return said.parts["name"] not in known | words.fields | said.bound


def _old_name(said: _Said) -> bool:
    """Whether a name is one that the card gives."""
    return said.parts["name"] in said.bound and _is_done(said)


def _new_and_used(said: _Said) -> bool:
    """Whether such a name is used further behind."""
    behind = said.found.string[said.found.end() :]
    return _new_name(said) and re.search(rf"\b{said.parts['name']}\b", behind) is not None


def _outside(said: _Said) -> bool:
    """Whether it stands outside of heads."""
    return len(around(said.found.string, said.found.start("all"))) == 1


def _of_card(said: _Said) -> bool:
    """Whether it stands outside of heads and is a value of that field."""
    value = said.parts["value"]
    if not _outside(said) or value in said.words.fields:
        return False
    if said.parts["field"] in said.words.counts:
        return value.isdigit()
    return value in said.words.members


def _scores(said: _Said) -> bool:
    """Whether the card has no printed worth, and it stands in no head."""
    own = said.words.fields_of.get(said.words.kind, frozenset())
    return _outside(said) and "influence" not in own


def _holds_on(said: _Said) -> bool:
    """Whether it stands among what holds on."""
    outer = around(said.found.string, said.found.start("all"))
    return outer[-1].split()[:1] in (["while"], ["until"])


def _sure_whom(said: _Said) -> bool:
    """Whether it is told for whom it is, and not only perhaps."""
    return not owner_too(said.found["article"], said.words.players_called(said.found["whom"]))


def _got(said: _Said) -> bool:
    """Whether it is a resource, and not written so already."""
    get = said.parts["get"]
    first = said.found["all"].split()[0]
    plain = said.found["number"] in (None, "a", "an", "one", "another")
    if said.bound.intersection(said.found["resource"].split()):
        return False
    return bool(get) and plain and (first != get or " " in said.found["resource"])


def _whom_first(pattern: str, how: str, form: str) -> tuple[Form, Form]:
    """What is told with for whom it is before how it changes; the owner may be meant besides."""
    right = f"{form} {{changed}} {how}{{whom}};"
    message = f"for whom it is stands at the end, behind `{form} … to …`"
    if form == "add":
        right = f"{form} {how} to {{changed}}{{whom}};"
    row = _row(rf"{pattern}\s*;")
    owner = f"`for {ME}` if it is the owner of the card"
    return Form(row, right, message, form, only=_sure_whom), Form(row, right, message, form, owner)


FORMS = (
    *_whom_first(
        rf"set\s+(?P<changed>\w+)\s+{_FOR_FIRST}\s+to\s+(?!at\b){_VALUE}", "to {value}", "set"
    ),
    *_whom_first(
        rf"(?:set|limit)\s+(?P<changed>\w+)\s+{_FOR_FIRST}\s+to\s+(?P<least>at\s+\w+\s+\w+)",
        "to {least}", "limit",
    ),
    *_whom_first(
        rf"add\s+(?P<amount>-?\s*[0-9]+)\s+{_FOR_FIRST}\s+(?:to\s+)?(?P<changed>\w+)", "{amount}",
        "add",
    ),
    Form(
        _row(rf"limit\s+(?P<changed>\w+)\s+{_FOR_FIRST}\s+to\s+(?P<number>[0-9]+)\s*;"),
        "limit {changed} to at most {number}{whom};", "`limit` lacks `at most` or `at least`",
        "limit", "`at least`",
    ),
    Form(
        _row(
            rf"limit\s+(?P<changed>\w+)\s+(?:to\s+)?(?:at\s+)?(?P<limit>{_MOST}|{_LEAST})\s*"
            rf"(?P<number>\w+){_FOR}"
        ),
        "limit {changed} to {limit} {number}{whom};", "`limit` is written otherwise", "limit",
    ),
    Form(
        _row(
            rf"set\s+(?P<changed>\w+)\s+(?:to\s+)?(?:at\s+)?(?P<limit>{_MOST}|{_LEAST})\s*"
            rf"(?P<number>\w+){_FOR}"
        ),
        "limit {changed} to {limit} {number}{whom};",
        "`set` tells one value, and a bound is told with `limit`", "limit",
    ),
    Form(
        _row(
            r"(?P<effect>(?:add|set|limit)\s[^;{}]+?\sfor\s+\w+)\s+"
            r"(?P<if>if|when|while)\s+(?P<asked>[^;{}]+?)\s*;"
        ),
        "{effect};", "what holds on has its condition behind `when`, before the braces", "while",
        help="write `while STATE when {asked} {{ {effect}; }}`", only=_holds_on,
    ),
    Form(
        _row(rf"limit\s+{_MINE}(?P<changed>\w+){_OF}\s+(?:to\s+|=\s*)(?P<number>[0-9]+){_FOR}"),
        "limit {changed} to at most {number}{whom};", "`limit` lacks `at most` or `at least`",
        "limit", "`at least`",
    ),
    Form(
        _row(rf"add\s+(?P<amount>-?\s*[0-9]+)\s+(?P<changed>\w+){_FOR}"),
        "add {amount} to {changed}{whom};", "`to` is missing before `{changed}`", "add",
    ),
    Form(
        _row(rf"add\s+(?P<amount>[0-9]+)\s+from\s+(?P<changed>\w+){_FOR}"),
        "add {amount} to {changed}{whom};", "no `from` stands in `add`", "add",
        "`add -{amount} to …` if it gets less",
    ),
    Form(
        _row(rf"add\s+(?P<amount>-?\s*[0-9]+)\s+to\s+(?P<part>\w+)\s+of\s+(?P<several>\w+){_FOR}"),
        "add {amount} to {part}{whom};", "`add` changes no property of things", "add",
    ),
    Form(
        _row(rf"add\s+-?\s*\w+\s+to\s+(?P<other>\w+)(?:\s+of\s+\w+)+{_FOR}"),
        f"{STAND_IN};", "`add` changes no `{other}`", "add",
        help="what holds on changes {changeable}",
    ),
    Form(
        _row(
            rf"(?:set\s+)?(?P<changed>\w+)\s*(?:=|\bto\b)\s*(?P<again>\w+)\s*(?P<sign>[+-])\s*(?P<number>[0-9]+){_FOR}"
        ),
        "add {less}{number} to {changed}{whom};", "what changes by so much is told with `add`",
        "add", only=lambda said: said.parts["again"] == said.parts["changed"],
    ),
    Form(
        _row(
            r"(?:take|get|have|play|gain)\s+(?:(?P<number>an?|one|another)\s+)?"
            r"(?P<resource>[^\W\d]\w*(?:\s+[^\W\d]\w*)?)\s*;"
        ),
        "{get} 1 {resource};", "how many it is, stands before `{resource}`", only=_got,
    ),
    Form(
        _row(
            r"protect\s+(?P<players>\w+)\s+from\s+(?P<cards>\w+)(?:\s+of\s+\w+)+"
            r"(?P<rest>\s+where\s[^;{}]+)?\s*;"
        ),
        "protect {players} from {cards}{rest};", "`protect` does not tell whose cards they are",
        "protect", "`where CONDITION` before its `;`",
    ),
    Form(
        _row(r"protect\s+from\s+(?P<cards>\w+)(?P<rest>\s+where\s[^;{}]+)?\s*;"),
        f"protect {ME} from {{cards}}{{rest}};", "`protect` lacks `PLAYERS`",
        "protect", "with `opponents` or `players`",
    ),
    Form(
        _row(
            r"(?P<changed>\w+)\s+of\s+(?P<owner>\w+)\s*(?:=|\bis\b|\bbecomes\b)\s*"
            r"(?P<number>[0-9]+)\s*;"
        ),
        "set {changed} to {number}{whom};", "what holds on is told with `set`", "set",
        only=_holds_on,
    ),
    Form(
        _row(
            r"(?P<part>\w+)\s+of\s+(?P<several>\w+)\s+(?:is|are)\s+(?P<number>[0-9]+)\s+"
            rf"(?P<sign>less|lower|more|higher){_FOR}"
        ),
        "add {less}{number} to {part}{whom};", "what changes by so much is told with `add`",
        "add", only=_holds_on,
    ),
    Form(
        _row(rf"set\s+(?P<name>\w+)\s+(?:to\s+|=\s*){_VALUE}\s*;"),
        "let {name} = {value};", "`set` gives no names", "let", only=_new_and_used,
    ),
    Form(
        _row(rf"(?P<name>[^\W\d]\w*)\s*=\s*{_VALUE}\s*;"),
        "let {name} = {value};", "`let` is missing before `{name}`", "let", only=_new_and_used,
    ),
    Form(
        _row(rf"(?P<name>[^\W\d]\w*)\s*=\s*{_VALUE}\s*;"),
        f"{STAND_IN};", "`let` is missing before `{name}`", "let",
        help="write `let {name} = {value};`, and use `{name}` behind it", only=_new_name,
    ),
    Form(
        _row(rf"(?P<name>[^\W\d]\w*)\s*=\s*{_VALUE}\s*;"),
        f"{STAND_IN};", "`{name}` is what it is: no name is given twice", "let",
        help="take another name, as in `let other = {value};`", only=_old_name,
    ),
    Form(
        _row(rf"let\s+(?P<name>\w+)\s*==\s*{_VALUE}\s*;"),
        "let {name} = {value};", "`==` compares, and gives no name", "let",
    ),
    Form(
        _row(r"(?:scores|points|vp|worth)\s+(?P<value>[0-9]+)(?:\s+points?)?\s*;"),
        "score {value};", "what a card is worth is told with `score`", "score", only=_scores,
    ),
    Form(
        _row(r"(?P<value>[0-9]+|[^\W\d]\w*)\s+(?P<field>[^\W\d]\w*)\s*;"),
        "{field} {value};", "a field begins with what it is of, and its value stands behind",
        only=_of_card,
    ),
)  # fmt: skip


def forms(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``limit hand_limit to max 4 for me;``: what the table holds."""
    for place in _BEGINS.finditer(shown, begin):
        for form in FORMS:
            found = form.said.match(shown, place.end())
            if found and (repair := _as(form, found, words, bound)):
                yield repair
                break


def _as(form: Form, found: re.Match[str], words: Words, bound: set[str]) -> Repair | None:
    parts = {"get": words.meant.get("get", ""), "changeable": quoted(sorted(words.changeable))}
    for name, said in found.groupdict().items():
        plain = in_one_line(said or "")
        meant = _MEANT[name](plain, words) if name in _MEANT and plain else plain
        if plain and not meant:
            return None
        parts[name] = meant
    sign = parts.get("sign", "")
    parts["less"] = "-" if sign in ("-", "less", "lower") else ""
    parts["rest"] = f" {parts.get('rest', '')}".rstrip()
    whom = parts.pop("whom", "") or parts.get("owner", "") or parts.get("mine", "")
    lacks = "{whom}" in form.right and not whom
    right, new = (
        form.right.format(**parts, whom=f" for {whom or other}") for other in (ME, STAND_IN)
    )
    said = in_one_line(found["all"])
    if said in (right, form.right.format(**parts, whom="")) or not form.only(
        _Said(found, parts, words, bound)
    ):
        return None
    message = form.message.format(**parts) + (", and `for PLAYERS` is missing" if lacks else "")
    help_ = form.help.format(**parts) or f"write `{shortened(right, 90)}`"
    if form.besides:
        help_ += f", or {form.besides.format(**parts)}"
    span = found.span("all")
    sure = not form.besides and not form.help
    return Repair(
        span, new, 0, (span[0], span[1] - 1), message, help_, sure=sure, stand_in=STAND_IN in new,
        known=True, fix=right if sure and not lacks else None, form=form.form,
    )  # fmt: skip


def _whom(said: str, words: Words) -> str:
    """For whom something is, as it is said if it is nobody that is known."""
    called = said.split()
    return (words.players_called(called[-1]) if len(called) <= _TWO_WORDS else "") or said


def _limit(said: str, words: Words) -> str:
    del words
    return f"at {'most' if re.fullmatch(_MOST, said) else 'least'}"


def _changed(said: str, words: Words) -> str:
    return said if said in words.changeable else ""


def _part(said: str, words: Words) -> str:
    """What can be changed that is so called and more, such as a price of something."""
    found = [one for one in words.changeable if one.endswith(f"_{said}")]
    return found[0] if said in words.properties and len(found) == 1 else ""


def _resource(said: str, words: Words) -> str:
    one = "_".join(said.split())
    tried = (one, one.removesuffix("s"))
    found = [each for each in words.resources if each in tried or each.endswith(f"_{one}")]
    return found[0] if len(found) == 1 else ""


def _field(said: str, words: Words) -> str:
    own = words.fields_of.get(words.kind, frozenset())
    return said if said in own else certain(said, own)


def _number(said: str, words: Words) -> str:
    del words
    return in_digits(said) or said


def _cards(said: str, words: Words) -> str:
    known = said in words.standing["protect"] or certain(said, words.members)
    return said if known else ""


def _other(said: str, words: Words) -> str:
    return said if said not in words.changeable and not words.number(said) else ""


#: What words stand for, by the names of the groups.
_MEANT: dict[str, Callable[[str, Words], str]] = {
    "cards": _cards,
    "changed": _changed,
    "field": _field,
    "limit": _limit,
    "mine": lambda said, words: ME if said and words else "",
    "number": _number,
    "other": _other,
    "owner": _whom,
    "part": _part,
    "players": lambda said, words: words.players_called(said),
    "resource": _resource,
    "several": lambda said, words: words.things(said),
    "whom": _whom,
}
