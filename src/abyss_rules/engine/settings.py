"""Options of a ruleset: declared once as fields, read from what a user gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from abyss_rules.engine import plain
from abyss_rules.errors import UnknownError, UnreadableError

Value = str | int | bool | None


@frozen
class OptionField:
    """One option: its values (the default first; ``int`` stands for any number of 1 or more)."""

    name: str
    values: tuple[Value | type[int], ...]
    meaning: str
    source: str

    @property
    def default(self) -> Value:
        """The value if nothing is said."""
        first = self.values[0]
        return None if isinstance(first, type) else first

    def shown(self) -> str:
        """The allowed values for people: ``none, 12``."""
        return ", ".join(
            "a number of 1 or more" if v is int else format_value(v) for v in self.values
        )


def format_value(value: Value | type[int]) -> str:
    """A value as it is written on the command line and in records: ``none``, ``true``, ``12``."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def format_options(options: Mapping[str, Value]) -> str:
    """Options as scenarios write them: ``preset bga, turn_limit 12``."""
    return ", ".join(f"{name} {format_value(value)}" for name, value in options.items())


def read_value(field: OptionField, value: object) -> Value:
    """The value of an option as given by a user: of its type, or as text (``none``, ``12``).

    Raises UnreadableError where the value is none of those allowed, and says which are.
    """
    text = str.__str__(value).strip().lower() if plain.is_text(value) else None
    for allowed in field.values:
        if isinstance(allowed, type):
            number = value
            if text is not None and text.isascii() and text.isdigit() and len(text) < 10:
                number = int(text)
            if type(number) is int and 1 <= number < 10**9:
                return number
        elif (type(value) is type(allowed) and value == allowed) or (
            text is not None and text == format_value(allowed)
        ):
            return allowed
    shown = plain.show(value)
    message = f"option {field.name}: {shown} is not allowed; it can be {field.shown()}"
    raise UnreadableError(message)


def read_options(
    ruleset: str,
    fields: tuple[OptionField, ...],
    presets: Mapping[str, Mapping[str, Value]],
    given: object,
) -> dict[str, Value]:
    """All options by name, from a preset's name or a mapping (whose ``preset`` names its base).

    Raises UnknownError for a name that is no option or preset, UnreadableError for a bad value.
    """
    if given is None:
        given = {}
    if plain.is_text(given):
        given = {"preset": given}
    if not isinstance(given, Mapping):
        message = f"options are a preset's name or a mapping, not {plain.show(given)}"
        raise UnreadableError(message)
    named: dict[Any, Any] = dict(given)
    preset = named.pop("preset", "rulebook")
    if not plain.is_text(preset) or (preset := str.__str__(preset)) not in presets:
        message = f"no preset {plain.show(preset)}; {ruleset} has {', '.join(presets)}"
        raise UnknownError(message)
    by_name = {field.name: field for field in fields}
    values = {field.name: field.default for field in fields} | dict(presets[preset])
    for name, value in named.items():
        field = by_name.get(name) if isinstance(name, str) else None
        if field is None:
            meant = plain.near(name, by_name)
            known = "" if meant else f"; there are {', '.join(by_name)}"
            raise UnknownError(f"{ruleset} has no option {plain.show(name)}{known}", meant=meant)
        values[name] = read_value(field, value)
    return values
