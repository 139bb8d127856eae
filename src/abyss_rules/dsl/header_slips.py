"""Headers as other languages and people write them, and what is meant: sought before parsing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl import ranges
from abyss_rules.dsl.blocks import TEXTS
from abyss_rules.dsl.check_fields import SHAPES
from abyss_rules.dsl.check_header import HEADER, is_id
from abyss_rules.dsl.language_codes import code_of, is_code
from abyss_rules.dsl.letters import id_of
from abyss_rules.dsl.repair import Repair
from abyss_rules.dsl.source import QUOTED, shortened
from abyss_rules.model.versions import CARD_FORMAT

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from abyss_rules.dsl.syntax import Span
    from abyss_rules.model.vocabulary import FieldWord

_NAME = r"[^\W\d]\w*(?:\.\w+)*"
#: What one value of each shape looks like that is as it should be.
_RIGHT = {
    "Count": r"[0-9]+",
    "Text": QUOTED,
    "Name": _NAME,
    "Need": rf"{_NAME}(?:\s*{QUOTED})?",
    "Amount": rf"[0-9]+\s+of\s+{_NAME}",
}
_FIELDS = {word.name: word for word in HEADER}
#: A field, whose value is anything without a brace.
_FIELD = re.compile(
    rf"(?P<name>[^\W\d]\w*+)\s*+(?:[:=]\s*+)?(?P<value>(?:{QUOTED}|[^;{{}}\"]){{0,300}}+);"
)
_FORMAT = re.compile(r"[{;]\s*format\s+([0-9]{1,9})\s*;")
#: A line that begins another field: the one before it lacks its semicolon.
_NEXT = re.compile(rf"\n\s*(?:{'|'.join(_FIELDS)})\b")
#: What people put between the values of a list.
_BETWEEN = re.compile(rf"({QUOTED})|\s*(,?\s+and\b|,|&+|/|\+)\s*")
_BARE = re.compile(rf"{_NAME}|[0-9]+")
#: The longest header in which anything is sought.
_LONGEST = 4000
#: So many slips are mended at once.
_AT_ONCE = 30

_TITLE = re.compile(rf"pack\b(?P<said>(?:{QUOTED}|[^{{}}\"])*)(?P<brace>\{{|\Z)")
_ENDED = re.compile(rf"pack\s+({_NAME})\s*(?P<end>[;:]|(?=\n))")

_OF = r"(?:\s*[x*:=]\s*|\s+(?:of\s+)?)"
_COUNTED = (
    re.compile(rf"(?P<n>[0-9]+){_OF}\"?(?P<id>{_NAME})\"?"),
    re.compile(rf"\"?(?P<id>{_NAME})\"?\s*[x*:=]?\s*(?P<n>[0-9]+)"),
)
_NEEDED = re.compile(rf"\"?(?P<id>{_NAME})\"?\s*\(?(?P<range>[^()\"]*|{QUOTED})\)?")
_BOUNDS = re.compile(r"(=>|=<|>=|<=|==|!=|[<>=]|≥|≤)?\s*v?([0-9]+(?:\.[0-9]+)*)(\+)?")
_SIGNS = {"=>": ">=", "=<": "<=", "≥": ">=", "≤": "<=", "=": "=="}


@frozen
class _Meant:
    """A value as it should be, and whether it is certain that this is meant."""

    value: str
    sure: bool = True


def slips(text: str, rulesets: Collection[str]) -> Iterator[Repair]:
    """What is written otherwise in a header; the last first, so that each can be mended."""
    newer = _FORMAT.search(text)
    if len(text) > _LONGEST or (newer and int(newer[1]) > CARD_FORMAT):
        return  # what else a newer one says may mean something else by now
    title = _TITLE.match(text)
    if title is None:
        return
    if title["brace"]:
        found = [*_title(text, title), *_fields(text, title.end(), rulesets)]
    else:
        found = list(_without_braces(text))
    yield from reversed(found[:_AT_ONCE])


# --- the title ------------------------------------------------------------------------------------


def _title(text: str, title: re.Match[str]) -> Iterator[Repair]:
    """``pack "My Pack" {``: what is no id before the brace."""
    said = title["said"].strip().rstrip(":=,").rstrip()
    if not said or "\n" in said or "#" in said or re.fullmatch(_NAME, said):
        return
    span = title.start("said") + 1, title.start("said") + len(title["said"].rstrip())
    quoted = [one[1:-1] for one in re.findall(QUOTED, said)]
    plain = re.sub(QUOTED, " ", said).split()
    name = quoted[0] if quoted else said
    id_ = plain[0] if len(plain) == 1 and is_id(plain[0]) else _id(name)
    if len(quoted) > 1 or not is_id(id_):
        return
    named = "" if is_id(name) or name.islower() else f' title "{name}";'
    if re.search(r"[{;]\s*title\b", text):
        named = ""
    new = f"{id_} {{{named}"
    where = span[0], span[0] + len(text[slice(*span)])
    message = f"`{shortened(said)}` is no id"
    if plain == [id_]:
        message = "what people call a pack is its `title`"
    yield Repair(
        (span[0], title.end()), new, 0, where, message, f"write `pack {new}`",
        known=True, fix=new, code="A508",
    )  # fmt: skip


def _id(name: str) -> str:
    """The id made of a name of a pack: each of its parts between dots is one."""
    return ".".join(filter(None, map(id_of, name.split(".")))).lstrip("0123456789_")


def _without_braces(text: str) -> Iterator[Repair]:
    """``pack my_pack;`` with its fields below."""
    begin = _ENDED.match(text)
    end = text.rfind(";")
    if begin is None or end < begin.end("end"):
        return
    inner = text[begin.end("end") : end + 1]
    span = begin.end(1), end + 1
    line_end = "\n" if "\n" in inner else " "
    new = f" {{{inner}{line_end}}}"
    yield Repair(
        span, new, 0, begin.span(), "what is said of a pack stands in `{` and `}`",
        f"write `pack {begin[1]} {{ … }}`", known=True, fix=new, code="A102",
    )  # fmt: skip


# --- fields ---------------------------------------------------------------------------------------


def _fields(text: str, begin: int, rulesets: Collection[str]) -> Iterator[Repair]:
    """The fields whose values are written otherwise."""
    blank = TEXTS.sub(lambda m: " " * len(m[0]) if m[0][0] == "#" else m[0], text)
    for field in _FIELD.finditer(blank, begin):
        word = _FIELDS.get(field["name"])
        value = field["value"].rstrip()
        if word is None or not value or _NEXT.search(value):
            continue
        span = field.start("value"), field.start("value") + len(value)
        whole = field.end("name"), span[1]
        if text[slice(*whole)] != blank[slice(*whole)]:
            continue  # a comment stands in it
        if meant := _meant(value, word, rulesets):
            yield _repair(text, whole, span, word, meant)


def _repair(text: str, span: Span, where: Span, word: FieldWord, meant: _Meant) -> Repair:
    several = ", or several" if word.shape.endswith("*") else ""
    message = f"`{word.name}` wants {SHAPES[word.shape.rstrip('*')]}{several}"
    plain = re.sub(QUOTED, "", text[slice(*where)])
    joint = re.search(r"\band\b|&+", plain)
    code = "A504"
    if plain != text[slice(*where)] and word.name in ("engine", "needs") and joint is None:
        said = re.findall(QUOTED, text[slice(*where)])
        wrong = [one[1:-1] for one in said if _BOUNDS.search(one) and not ranges.bounds(one[1:-1])]
        if wrong:
            code, message = "A514", f"`{shortened(wrong[0], 40)}` is no range of versions"
    if several and joint:
        message = f"a `,` stands between several, not `{joint[0]}`"
    right = f" {meant.value}"
    return Repair(
        span, right, 0, where, message, f"write `{shortened(f'{word.name}{right}')};`",
        sure=meant.sure, known=True, fix=right if meant.sure else None, code=code,
    )  # fmt: skip


def _meant(value: str, word: FieldWord, rulesets: Collection[str]) -> _Meant | None:
    """What is meant by a value that has not the shape of its field; None if it has, or none is."""
    shape = word.shape.rstrip("*")
    one = re.compile(_RIGHT[shape])
    several = word.shape.endswith("*")
    items = [part.strip() for part in (_cut(value) if several else [value])]
    if word.name == "languages":
        items = [code for item in items for code in _codes(item)]
    make = _MADE[shape]
    if word.name == "ruleset":
        made = [_ruleset(value, rulesets)]
    elif word.name in ("engine", "version"):
        made = [_version(value, word.name)]
    else:
        made = [make(item) for item in items]
    found = [meant for meant in made if meant is not None and one.fullmatch(meant.value)]
    right = ", ".join(meant.value for meant in found)
    if word.name == "languages" and not all(is_code(meant.value) for meant in found):
        return None  # what stands there is no language at all
    if len(found) < len(made) or right == re.sub(r"\s*,\s*", ", ", value):
        return None
    return _Meant(right, all(meant.sure for meant in found))


def _cut(value: str) -> list[str]:
    """The values of a list, whatever stands between them."""
    parts, last = [], 0
    for joint in _BETWEEN.finditer(value):
        if joint[1] is None:
            parts.append(value[last : joint.start()])
            last = joint.end()
        elif value[last : joint.start()].strip().startswith('"'):
            parts.append(value[last : joint.start()])  # two texts with nothing between them
            last = joint.start()
    return [*parts, value[last:]]


def _codes(item: str) -> list[str]:
    """The codes of languages that are told without anything between them."""
    return item.split() if all(code_of(one) for one in item.split()) else [item]


def _text(value: str) -> _Meant | None:
    if re.fullmatch(QUOTED, value):
        return _Meant(value)
    if "\n" in value or not re.search(r"\w", value):
        return None
    plain = value.replace('"', "").replace("\\", "").strip("'“”„«» ")
    # One word in small letters may be another thing in a wrong place.
    return _Meant(f'"{plain}"', sure='"' not in value and not re.fullmatch(r"[a-z_.]+", value))


def _name(value: str) -> _Meant | None:
    """``EN``, ``french`` and ``"keeper"``, of which a card has a printed name as well."""
    if code := code_of(value.strip('"')):
        return _Meant(code)
    bare = value.strip("\"“”„«»'")
    if re.fullmatch(_NAME, bare):
        return _Meant(bare)
    words = bare.split()
    if not words or not all(word[:1].isupper() or word in ("of", "the") for word in words):
        return None
    return _Meant(id_of(bare, "lord"), sure=False)


def _need(value: str) -> _Meant | None:
    found = _NEEDED.fullmatch(value)
    if found is None:
        return None
    said = found["range"].strip().strip('"')
    if not said:
        return _Meant(found["id"])
    range_ = _range(said)
    return range_ and _Meant(f'{found["id"]} "{range_.value}"', range_.sure)


def _range(said: str) -> _Meant | None:
    """A range of versions; a version without a sign is the lowest that will do."""
    found = [one for one in _BOUNDS.finditer(said) if one[0]]
    left = _BOUNDS.sub("", said)
    if not found or re.sub(r"\band\b|[,\s&]", "", left):
        return None
    sure = all(one[1] or one[3] for one in found)
    made = [f"{_SIGNS.get(one[1] or '', one[1]) or '>='}{one[2]}" for one in found]
    right = ", ".join(made)
    return _Meant(right, sure) if ranges.bounds(right) else None


def _version(value: str, name: str) -> _Meant | None:
    said = value.strip('"')
    if name == "version":
        plain = said.removeprefix("v")
        return _Meant(f'"{plain}"') if ranges.version(plain) else _text(value)
    if value[:1] == '"' and ranges.bounds(said):
        return _Meant(value)
    range_ = _range(said)
    return range_ and _Meant(f'"{range_.value}"', range_.sure)


def _amount(value: str) -> _Meant | None:
    found = next(filter(None, (form.fullmatch(value) for form in _COUNTED)), None)
    return found and _Meant(f"{int(found['n'][:9])} of {found['id']}")


def _count(value: str) -> _Meant | None:
    """``1.0`` for the format; another number that is not whole is told what there is."""
    found = re.fullmatch(r"[vV]?([0-9]{1,4})((?:\.[0-9]{1,4})*)", value)
    if found is None or value.isdecimal():
        return found and _Meant(value)
    whole = int(found[1]) <= CARD_FORMAT and not found[2].strip(".0")
    return _Meant(found[1] if whole else str(CARD_FORMAT), sure=whole)


def _ruleset(value: str, rulesets: Collection[str]) -> _Meant | None:
    if re.fullmatch(_NAME, value):
        return _Meant(value)
    named = [word for word in re.findall(r"\w+", value.lower()) if word in rulesets]
    if len(set(named)) > 1 and ":" not in value:
        return None  # it may be any of them
    return _Meant(named[-1], sure=len(named) == 1) if named else None


_MADE: dict[str, Callable[[str], _Meant | None]] = {
    "Count": _count,
    "Text": _text,
    "Name": _name,
    "Need": _need,
    "Amount": _amount,
}
