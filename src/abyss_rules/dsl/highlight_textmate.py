"""The rules of highlighting as a TextMate grammar, which most editors can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from abyss_rules.dsl.highlight import IN_TEXT, LOOKS, TEXT, TEXT_BEGIN, TEXT_END, Rule

if TYPE_CHECKING:
    from collections.abc import Iterable

#: The name of the language at the end of every scope.
_SUFFIX = "abyss"


def textmate(rules: Iterable[Rule]) -> dict[str, Any]:
    """The grammar as plain data, for JSON or a property list."""
    return {
        "name": "Abyss cards",
        "scopeName": f"source.{_SUFFIX}",
        "fileTypes": ["abyss"],
        "patterns": [
            {
                "name": scope(TEXT),
                "begin": TEXT_BEGIN,
                "end": TEXT_END,
                "patterns": [_pattern(rule) for rule in IN_TEXT],
            },
            *map(_pattern, rules),
        ],
    }


def scope(category: str) -> str:
    """The scope of a category of words."""
    return f"{LOOKS[category].scope}.{_SUFFIX}"


def _pattern(rule: Rule) -> dict[str, Any]:
    first, *others = rule.categories
    if not others:
        return {"name": scope(first), "match": rule.pattern}
    captures = {
        str(number): {"name": scope(category)}
        for number, category in enumerate(rule.categories, 1)
        if category
    }
    return {"match": rule.pattern, "captures": captures}
