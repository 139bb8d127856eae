"""Checks a pack's header: the format, the ruleset, and which versions of the library it wants."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import quoted
from abyss_rules.model.cards import Header
from abyss_rules.model.versions import CARD_FORMAT, LIBRARY
from abyss_rules.model.vocabulary import FieldWord

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl import syntax
    from abyss_rules.dsl.diagnostics import Reporter

#: The words of a header.
HEADER = (
    FieldWord("format", "Count", "The version of the card language.", "1", low=1, high=9999),
    FieldWord("ruleset", "Name", "The game whose words the cards use.", "abyss"),
    FieldWord("version", "Text", "The pack's own version.", '"1.0"', required=False, default="0"),
    FieldWord("engine", "Text", "Versions of this library.", '">=0.1"', required=False, default=""),
    FieldWord(
        "title", "Text", "The pack's name for people.", '"Deeps"', required=False, default=""
    ),
    FieldWord("authors", "Text*", "Who wrote it.", '"Ann", "Bob"', required=False, default=""),
    FieldWord(
        "licence", "Text", "What others may do with it.", '"MIT"', required=False, default=""
    ),
    FieldWord(
        "languages", "Name*", "Languages of its texts.", "en, fr", required=False, default=""
    ),
    FieldWord("notes", "Text", "Anything else.", '"A fan set."', required=False, default=""),
)

_ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
_BOUND = re.compile(r"\s*(>=|<=|==|!=|<|>)\s*(\d{1,6}(?:\.\d{1,6}){0,3})\s*")


def header(
    written: syntax.PackHeader,
    rulesets: Iterable[str],
    reporter: Reporter,
    doubtful: frozenset[str],
) -> Header | None:
    """The checked header; None if no ruleset is known to check the pack's cards with."""
    checker = FieldChecker(None, reporter, doubtful)
    by_name = {field.name.text: field for field in written.fields}
    if not newest_format(by_name.get("format"), reporter):
        return None  # what else it says may mean something else by now
    values = dict(checker.read(written.fields, HEADER, "a pack", written.id.span))
    if not _ID.fullmatch(written.id.text) or len(written.id.text) > 80:
        reporter.report(
            "A508",
            written.id.span,
            f"`{written.id.text}` is no id",
            help="an id is of small letters, digits and `_`, in parts joined by `.`",
        )
    engine_range(by_name.get("engine"), str(values.get("engine", "")), reporter)
    ruleset = values.get("ruleset")
    known = sorted(rulesets)
    if ruleset is None:
        return None
    if ruleset not in known:
        reporter.report(
            "A511",
            by_name["ruleset"].parts[0].span,
            f"there is no ruleset `{ruleset}`",
            help=did_you_mean(str(ruleset), known) or f"there is {quoted(known)}",
        )
        return None
    format_ = values.get("format", CARD_FORMAT)
    return Header(
        written.id.text,
        format_ if isinstance(format_, int) else CARD_FORMAT,
        str(ruleset),
        str(values.get("version", "0")),
        tuple(values.items()),
    )


def newest_format(field: syntax.Field | None, reporter: Reporter) -> bool:
    """Whether this library reads the format that is given."""
    number = field.parts[0].text if field and field.parts else ""
    digits = number.lstrip("0")
    if not number.isdecimal() or field is None:
        return True  # missing or wrong, which is reported as of any other field
    if len(digits) < 5 and int(digits or "0") <= CARD_FORMAT:
        return True
    reporter.report(
        "A512",
        field.parts[0].span,
        f"this pack is of format {number[:20]}; this library (version {LIBRARY}) reads "
        f"format {CARD_FORMAT}",
        help="upgrade the library: pip install --upgrade abyss-rules",
    )
    return False


def engine_range(field: syntax.Field | None, wanted: str, reporter: Reporter) -> None:
    """Report it if the pack does not want this version of the library."""
    if field is None or not wanted:
        return
    span = field.parts[0].span
    bounds = [_BOUND.fullmatch(bound) for bound in wanted.split(",")]
    if None in bounds:
        reporter.report(
            "A514",
            span,
            f"`{wanted[:40]}` is no range of versions",
            help='write `">=0.1"` or `">=0.1, <2"`',
        )
        return
    mine = _version(LIBRARY)
    for bound in bounds:
        if bound is not None and not _holds(mine, bound[1], _version(bound[2])):
            reporter.report(
                "A513",
                span,
                f"this pack wants version {wanted[:40]} of this library, which is {LIBRARY}",
                help="upgrade the library: pip install --upgrade abyss-rules"
                if bound[1].startswith(">")
                else "",
            )
            return


def _version(text: str) -> tuple[int, ...]:
    numbers = [int(part) for part in re.findall(r"\d+", text)[:4]]
    return tuple(numbers + [0] * (4 - len(numbers)))


def _holds(mine: tuple[int, ...], sign: str, other: tuple[int, ...]) -> bool:
    return {
        ">=": mine >= other,
        "<=": mine <= other,
        "==": mine == other,
        "!=": mine != other,
        "<": mine < other,
        ">": mine > other,
    }[sign]
