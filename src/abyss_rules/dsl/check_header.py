"""Checks a pack's header: format, ruleset, versions, and what it says of other packs' cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import check_languages, ranges
from abyss_rules.dsl.check_fields import FieldChecker
from abyss_rules.dsl.check_values import Part, cut, example_of
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.names import quoted
from abyss_rules.model.cards import Change, Header, Need
from abyss_rules.model.versions import CARD_FORMAT, LIBRARY
from abyss_rules.model.vocabulary import FieldWord

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from abyss_rules.dsl import syntax
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.model.cards import FieldValue

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
        "languages",
        "Name*",
        "Languages in which its cards have names, that of the printed ones first.",
        "en, fr",
        required=False,
        default="",
    ),
    FieldWord("notes", "Text", "Anything else.", '"A fan set."', required=False, default=""),
    FieldWord(
        "needs",
        "Need*",
        "Other packs that it is played with, and versions of them.",
        'my.sea ">=1.2, <2", my.reef',
        required=False,
        default="",
    ),
    FieldWord(
        "removes",
        "Name*",
        "Cards of other packs that are not played with.",
        "first_card, second_card",
        required=False,
        default="",
    ),
    FieldWord(
        "copies",
        "Amount*",
        "How many there are of cards of other packs.",
        "2 of first_card, 3 of second_card",
        required=False,
        default="",
        low=1,
    ),
)

#: What else authors call these words, and where they look for what stands elsewhere.
_CALLED = {
    **dict.fromkeys(("game", "rules", "system"), "ruleset"),
    **dict.fromkeys(
        ("require", "requires", "depend", "depends", "depends_on", "dependencies", "uses", "using"),
        "needs",
    ),
    **dict.fromkeys(("extends", "imports", "import", "base"), "needs"),
    **dict.fromkeys(("about", "comment", "comments", "description", "summary", "note"), "notes"),
    **dict.fromkeys(("called", "label", "name"), "title"),
    **dict.fromkeys(
        ("by", "creator", "creators", "designer", "designers", "written_by"), "authors"
    ),
    **dict.fromkeys(("lang", "langs", "locale", "locales"), "languages"),
    **dict.fromkeys(("excludes", "exclude", "bans", "without", "drops"), "removes"),
    **dict.fromkeys(("edition", "revision"), "version"),
    **dict.fromkeys(("api", "library"), "engine"),
    **dict.fromkeys(("copyright", "rights"), "licence"),
}
_ELSEWHERE = {
    **dict.fromkeys(
        ("card", "cards", "contains", "lord", "lords", "location", "locations"),
        "the cards stand behind the header, each on its own; no list of them is needed",
    ),
    **dict.fromkeys(("id", "key"), "the id stands behind `pack`, before the brace"),
    **dict.fromkeys(
        ("seats", "players", "material"),
        "what lies in the box stands in `material { … }`, and only the game's own pack has one",
    ),
    **dict.fromkeys(
        ("replace", "replaces", "overrides"),
        "`replaces ID;` stands in the card that takes the place of the other",
    ),
}
_ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
#: The longest id of a pack.
ID_LIMIT = 80


def header(
    written: syntax.PackHeader,
    rulesets: Iterable[str],
    reporter: Reporter,
    doubtful: frozenset[str],
    spoken: Collection[str] = (),
) -> Header | None:
    """The checked header; None if no ruleset is known to check the pack's cards with.

    ``spoken`` are the languages for which the pack has messages.
    """
    checker = _HeaderChecker(None, reporter, doubtful, reporter.unreadable(written.span))
    by_name = {field.name.text: field for field in reversed(written.fields)}
    if not newest_format(by_name.get("format"), reporter):
        return None  # what else it says may mean something else by now
    values = dict(checker.read(written.fields, HEADER, "a pack", written.id.span))
    small = written.id.text.lower()
    if not is_id(written.id.text):
        reporter.report(
            "A508",
            written.id.span,
            f"`{written.id.text}` is no id",
            help="an id is of small letters, digits and `_`, in parts joined by `.`",
            fix=reporter.instead(written.id, small if is_id(small) else ""),
        )
    check_languages.declared(by_name.get("languages"), reporter, spoken)
    engine_range(by_name.get("engine"), str(values.get("engine", "")), reporter)
    others = _Others(reporter)
    needs = tuple(others.needs(by_name.get("needs"), values.get("needs")))
    changes = (
        *others.changes("removes", by_name.get("removes"), values.get("removes")),
        *others.changes("copies", by_name.get("copies"), values.get("copies")),
    )
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
            fix=reporter.respelt(by_name["ruleset"].parts[0], known),
        )
        return None
    format_ = values.get("format", CARD_FORMAT)
    return Header(
        written.id.text,
        format_ if isinstance(format_, int) else CARD_FORMAT,
        str(ruleset),
        str(values.get("version", "0")),
        tuple(values.items()),
        needs,
        changes,
        reporter.inner_place(written.span[0]),
    )


def is_id(text: str) -> bool:
    """Whether a text can be the id of a pack."""
    return len(text) <= ID_LIMIT and _ID.fullmatch(text) is not None


class _HeaderChecker(FieldChecker):
    """Reads the fields of a header."""

    def unknown(self, written: syntax.Field, known: dict[str, FieldWord], owner: str) -> str:
        """Report a field that there is not; gives the one that was probably meant, or ""."""
        name = written.name.text
        meant, elsewhere = _CALLED.get(name.lower(), ""), _ELSEWHERE.get(name.lower(), "")
        if name in self.doubtful or not (meant or elsewhere):
            return super().unknown(written, known, owner)
        self.reporter.report(
            "A203",
            written.name.span,
            f"{owner} has no field `{name}`",
            help=elsewhere or f"write `{meant}`",
            note=example_of(known[meant]) if meant else "",
            fix=self.reporter.instead(written.name, meant),
        )
        return meant


class _Others:
    """Reads what a header says of other packs and of their cards, each of which it names once."""

    def __init__(self, reporter: Reporter) -> None:
        self.reporter = reporter
        #: The packs and the cards named so far.
        self.packs: set[str] = set()
        self.cards: set[str] = set()

    def needs(self, field: syntax.Field | None, values: FieldValue | None) -> Iterator[Need]:
        """The packs that are needed."""
        for value, parts in _items(field, values):
            id_, wanted = value if isinstance(value, tuple) else (value, "")
            word = parts[0]
            if not is_id(word.text):
                message = f"`{word.text}` is no id of a pack"
                help_ = "an id is of small letters, digits and `_`, in parts joined by `.`"
                self.reporter.report("A508", word.span, message, help=help_)
                continue
            if wanted and _bounds(str(wanted), parts[-1], self.reporter) is None:
                continue
            if self.is_new(word, self.packs):
                place = self.reporter.inner_place(word.span[0])
                yield Need(str(id_), str(wanted), place)

    def changes(
        self, what: str, field: syntax.Field | None, values: FieldValue | None
    ) -> Iterator[Change]:
        """The cards that are removed, or that there are so many of."""
        for value, parts in _items(field, values):
            number, id_ = value if isinstance(value, tuple) else (0, value)
            word = parts[-1]
            if self.is_new(word, self.cards):
                place = self.reporter.inner_place(word.span[0])
                count = number if isinstance(number, int) else 0
                yield Change(what, str(id_), count, place)

    def is_new(self, word: Part, seen: set[str]) -> bool:
        """Whether it is named for the first time; reports it if not."""
        if word.text in seen:
            self.reporter.report("A502", word.span, f"`{word.text}` is named twice")
            return False
        seen.add(word.text)
        return True


def _items(
    field: syntax.Field | None, values: FieldValue | None
) -> Iterator[tuple[FieldValue, list[Part]]]:
    """The values of a list with the parts they were written with; none of another shape."""
    if field is None or not isinstance(values, tuple):
        return
    yield from zip(values, cut(field.parts, ","), strict=True)


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
    bounds = _bounds(wanted, field.parts[0], reporter)
    mine = ranges.version(LIBRARY)
    if bounds is None or mine is None:
        return
    broken = ranges.first_broken(mine, bounds)
    if broken is not None:
        reporter.report(
            "A513",
            span,
            f"this pack wants version {wanted[:40]} of this library, which is {LIBRARY}",
            help="upgrade the library: pip install --upgrade abyss-rules"
            if broken[0].startswith(">")
            else "",
        )


def _bounds(wanted: str, part: Part, reporter: Reporter) -> tuple[ranges.Bound, ...] | None:
    """The bounds of a range of versions; None if it is none, which is reported."""
    bounds = ranges.bounds(wanted)
    if bounds is None:
        reporter.report(
            "A514",
            part.span,
            f"`{wanted[:40]}` is no range of versions",
            help='write `">=0.1"` or `">=0.1, <2"`',
        )
    return bounds
