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


def said_meant(value: str) -> str:
    """A value with each language before its text, or "" where that is not certain."""
    if len(value) > _LONGEST or value.count('"') % 2:
        return ""
    found = [_one(part.strip()) for part in _cut(value)]
    return ", ".join(found) if all(found) else ""


def _cut(value: str) -> list[str]:
    parts, last = [], 0
    for joint in _BETWEEN.finditer(value):
        at = joint.end(1) if joint[1] else joint.start()
        if joint[1] is None or joint.end() > at:
            parts.append(value[last:at])
            last = joint.end()
    return [*parts, value[last:]]


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


def mended_field(written: syntax.Field, reporter: Reporter) -> tuple[str, tuple[Span, str] | None]:
    """What the value of a field should be, and the fix; nothing where that is not certain."""
    if not written.parts:
        return "", None
    span = written.parts[0].span[0], written.parts[-1].span[1]
    value = reporter.source.text[slice(*span)]
    right = said_meant(value)
    if not right or right == value:
        return "", None
    # A bare word in small letters may be another thing in a wrong place.
    bare = set(re.findall(QUOTED, right)) - set(re.findall(QUOTED, value))
    sure = all(one[1:2].isupper() for one in bare)
    return right, (span, right) if sure else None
