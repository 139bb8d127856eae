"""What is said in several languages as other people write it: which text in which language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.language_codes import code_of, is_code
from abyss_rules.dsl.source import QUOTED

if TYPE_CHECKING:
    from abyss_rules.dsl import syntax
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.syntax import Span

_WORD = r"[^\W\d][\w-]*"
#: A language and a text, in either order, or with the text's quotation marks left out.
_FORMS = (
    re.compile(rf"\"?(?P<code>{_WORD})\"?\s*[:=]?\s*(?P<text>{QUOTED})"),
    re.compile(rf"(?P<text>{QUOTED})\s*[(:=]?\s*(?P<code>{_WORD})\)?"),
    re.compile(rf"(?P<code>{_WORD})\s*[:=]?\s+(?P<bare>[^\s\"][^\"\n]*)"),
)
#: What stands between two of them: a sign, a word, or nothing behind a text.
_BETWEEN = re.compile(rf"({QUOTED})(?:\s+(?={_WORD}\s*[:=]?\s*\"))?|\s*(?:,|/|&|\band\b)\s*")
#: A field whose name has the language in it: ``name_fr``.
_NAMED = re.compile(r"(?P<field>name|text|title)[_.]?(?P<code>[a-zA-Z]{2,})|(?P<bare>[a-z]{2,})")
#: Longer values are no names.
_LONGEST = 1000


def said_meant(value: str) -> list[tuple[Span, str]]:
    """Where each language stands with its text, and what is right there; none if uncertain."""
    if len(value) > _LONGEST or value.count('"') % 2:
        return []
    found = [((start, end), _one(value[start:end])) for start, end in _cut(value)]
    return found if all(right for _, right in found) else []


def _cut(value: str) -> list[Span]:
    parts, last = [], 0
    for joint in _BETWEEN.finditer(value):
        at = joint.end(1) if joint[1] else joint.start()
        if joint[1] is None or joint.end() > at:
            parts.append((last, at))
            last = joint.end()
    return [_trimmed(value, start, end) for start, end in (*parts, (last, len(value)))]


def _trimmed(value: str, start: int, end: int) -> Span:
    """A part without what is blank around it."""
    blank = len(value[start:end]) - len(value[start:end].lstrip())
    return start + blank, start + max(blank, len(value[start:end].rstrip()))


def _one(part: str) -> str:
    for form in _FORMS:
        found = form.fullmatch(part)
        if found is None:
            continue
        code = found["code"] if is_code(found["code"]) else code_of(found["code"])
        text = found.groupdict().get("text") or f'"{found["bare"].strip()}"'
        return f"{code} {text}" if code else ""
    return ""


def field_of_language(name: str) -> str:
    """The field and the language that a word names in one: ``name fr`` for ``name_fr``."""
    found = _NAMED.fullmatch(name)
    code = code_of((found["code"] or found["bare"]).lower()) if found else ""
    if found is None or not code:
        return ""
    return f"{'text' if found['field'] == 'text' else 'name'} {code}"


def mended_field(written: syntax.Field, reporter: Reporter) -> tuple[Span, str, bool] | None:
    """Where the value of a field is otherwise than it should be, what is right, and if certainly.

    None where that is not known.
    """
    if not written.parts:
        return None
    begin = written.parts[0].span[0]
    value = reporter.source.text[begin : written.parts[-1].span[1]]
    items = said_meant(value)
    wrong = {n for n, ((start, end), right) in enumerate(items) if value[start:end] != right}
    for n in range(len(items) - 1):
        if value[items[n][0][1] : items[n + 1][0][0]].strip() != ",":
            wrong |= {n, n + 1}
    if not wrong:
        return None
    some = items[min(wrong) : max(wrong) + 1]
    span = begin + some[0][0][0], begin + some[-1][0][1]
    right = ", ".join(one for _, one in some)
    # A bare word in small letters may be another thing in a wrong place.
    bare = set(re.findall(QUOTED, right)) - set(re.findall(QUOTED, value))
    return span, right, all(one[1:2].isupper() for one in bare)
