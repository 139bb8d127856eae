"""What the commands write besides what the screen shows: JSON, plurals, help texts."""

from __future__ import annotations

import json

from abyss_rules.cli.streams import say


def examples(text: str) -> str:
    """An epilog that click leaves as it is written: paragraphs between empty lines."""
    return "\n\n".join(f"\b\n{part}" for part in text.strip().split("\n\n"))


def counted(number: object, one: str, more: str = "") -> str:
    """``1 Key``, ``2 Keys``; ``more`` is the plural if an s does not make it."""
    return f"{number} {one}" if number == 1 else f"{number} {more or one + 's'}"


def say_data(data: object) -> None:
    """Write data to stdout as JSON, in characters that every terminal and pipe can carry."""
    say(json.dumps(data, indent=2))
