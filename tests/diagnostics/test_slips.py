"""What authors write by habit, and what they are told: where, in which words, with which fix.

Each slip is made in the files of a new pack, as `abyss new pack` writes them.
"""

from __future__ import annotations

import re

import pytest

from abyss_rules.catalog import scaffold
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.fixes import mended
from tests.diagnostics.slips import FIELDS, INSIDE, POWER, SCORE, TITLE, Change, Slip
from tests.diagnostics.slips_amounts import AMOUNTS
from tests.diagnostics.slips_asides import ASIDES
from tests.diagnostics.slips_asked import ASKED
from tests.diagnostics.slips_checked import CHECKED
from tests.diagnostics.slips_choices import CHOICES
from tests.diagnostics.slips_clauses import CLAUSES
from tests.diagnostics.slips_compared import COMPARED
from tests.diagnostics.slips_deeds import DEEDS
from tests.diagnostics.slips_forms import FORMS
from tests.diagnostics.slips_headers import HEADERS
from tests.diagnostics.slips_heads import HEADS
from tests.diagnostics.slips_lacking import LACKING
from tests.diagnostics.slips_layout import LAYOUT
from tests.diagnostics.slips_left_out import LEFT_OUT
from tests.diagnostics.slips_meaning import MEANING
from tests.diagnostics.slips_moments import MOMENTS
from tests.diagnostics.slips_named import NAMED, SAID
from tests.diagnostics.slips_numbers import NUMBERS
from tests.diagnostics.slips_operands import OPERANDS
from tests.diagnostics.slips_phrases import PHRASES
from tests.diagnostics.slips_scenarios import SCENARIOS
from tests.diagnostics.slips_sentences import SENTENCES
from tests.diagnostics.slips_shapes import SHAPES
from tests.diagnostics.slips_spoken_of import SPOKEN_OF
from tests.diagnostics.slips_taken import TAKEN
from tests.diagnostics.slips_together import ALONE, TOGETHER
from tests.diagnostics.slips_turns import TURNS

_TABLES: tuple[dict[str, Slip], ...] = (
    *(FORMS, NUMBERS, CHOICES, HEADERS, SCENARIOS, NAMED, SAID),
    *(LAYOUT, SHAPES, HEADS, MOMENTS, LACKING, SENTENCES, CLAUSES, PHRASES, AMOUNTS, DEEDS),
    *(CHECKED, TAKEN, OPERANDS, MEANING, ASIDES, COMPARED, SPOKEN_OF, TURNS, TOGETHER, ALONE),
    *(ASKED,),
    LEFT_OUT,
)
#: All of them, by what is wrong.
SLIPS: dict[str, Slip] = {name: slip for table in _TABLES for name, slip in table.items()}
#: Those of which fixes leave an error: something else is wrong too, and nothing certain mends that.
_MORE = {
    "a sentence in no head",
    "an event of each player, and no head",
    "may with or",
    "a wrong comparison, and a condition behind",
}
#: Those with help that is for no card, or not for each of them alone.
_NO_CARDS = frozenset({*_MORE, *TOGETHER, *HEADERS, *SCENARIOS, *SAID})
#: What stands in help in place of something that authors know.
_MEANT = {
    "AMOUNT": "1",
    "CHOOSER": "me",
    "CONDITION": "threat > 3",
    "EVENT": "exploration",
    "NAME": "o",
    "NUMBER": "2",
    "PLAYERS": "me",
    "STATE": "free",
    "THINGS": "opponents",
    "VALUE": "6",
    "WHAT": "pearl",
}
#: What may stand in braces of which nothing is shown.
_INSIDE = ("gain 1 pearl;", "add 1 to hand_limit for me;", "space = 1;")
#: What may stand around a suggestion: where, and what is put around it.
_AROUND = (
    (INSIDE, "{}"),
    (POWER, "{}"),
    (POWER, "while free {{ {} }}"),
    (SCORE, "{}"),
    (INSIDE, "choose l from court; choose o from opponents; {}"),
    (INSIDE, "choose l from locations of me; {}"),
    (INSIDE, "each p in players {{ {} }}"),
    (INSIDE, "if threat > 3 {{ gain 1 pearl; }} {}"),
    (FIELDS, "guild merchant; races 2; influence 5; {}"),
    (FIELDS, "guild merchant; races 2; cost 7; {}"),
    (FIELDS, "races 2; cost 7; influence 5; {}"),
    (FIELDS, "guild merchant; cost 7; influence 5; {}"),
    (POWER, "while free {{ alter monster_reward of me {{ {} }} }}"),
)
#: A name that is never used is not yet wrong in what goes on.
_UNUSED = "A210"


@pytest.fixture(scope="module", name="files")
def _files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = scaffold.new_pack("trial", "abyss", where=tmp_path_factory.mktemp("new"))
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.abyss")}


def test_a_new_pack_has_no_slip(files: dict[str, str]) -> None:
    assert Change(files, POWER, POWER).found(files["pearl_diver.abyss"]) == ()


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told_in_the_words_of_authors(files: dict[str, str], slip: Slip) -> None:
    place, new, expected, fixed = slip
    change = Change(files, place, new)
    found = change.found(change.text)
    assert change.told(found) == expected
    made = mended(change.text, change.name, change.found)
    assert made.text == f"{change.before}{fixed or new}{change.behind}"
    assert (made.number > 0) == bool(fixed)
    left = [one.code for one in made.found if one.severity == "error"]
    assert not fixed or bool(left) == (slip in [SLIPS[name] for name in _MORE])


def test_no_two_slips_have_one_name() -> None:
    names = [name for table in _TABLES for name in table]
    assert [name for name in SLIPS if names.count(name) > 1] == []


def suggestions() -> list[str]:
    """Every whole statement, head or event that a help line shows, with what stands for names."""
    found = [
        text
        for name, (_, _, told, _) in SLIPS.items()
        for line in told
        if line.startswith("help: ") and name not in _NO_CARDS
        for text in re.findall(r"`(\w[^`]*[;}])`", line)
    ]
    filled = [
        re.sub(r"\b[A-Z]+\b", lambda word: _MEANT.get(word[0], word[0]), text) for text in found
    ]
    return sorted(dict.fromkeys(text for text in filled if "FIELD" not in text))


@pytest.mark.untraced
@pytest.mark.parametrize("text", suggestions())
def test_what_help_shows_is_without_errors_somewhere(files: dict[str, str], text: str) -> None:
    for place, around in _AROUND:
        for inside in dict.fromkeys(text.replace("…", one) for one in _INSIDE):
            change = Change(files, place, around.format(inside))
            found = [one for one in change.found(change.text) if one.severity == "error"]
            if all(one.code == _UNUSED for one in found):
                return
    pytest.fail(f"nowhere is {text} without errors")


def test_a_capital_letter_hides_nothing_that_is_wrong_in_the_card(files: dict[str, str]) -> None:
    change = Change(files, TITLE, TITLE.replace("lord", "Lord"))
    text = change.text.replace("cost 7", "cots 7").replace("gain 2", "gian 2")
    assert [(one.code, one.help) for one in change.found(text)] == [
        ("A207", "did you mean `lord`?"),
        ("A203", "did you mean `cost`?"),
        ("A202", "did you mean `gain`?"),
    ]
    assert mended(text, change.name, change.found).text == change.before + TITLE + change.behind


#: What is put around a statement, each of it a slip of its own.
_WITH = (
    "{} if threat > 3;",
    "{} unless threat > 3;",
    "you may {};",
    "{} for each lord of me;",
    "if threat <> 3 {{ {}; }}",
    "may {};",
    "if threat > 3 then {};",
    "{} from each opponent;",
    "{} and gain 1 key;",
)


def two_slips() -> list[str]:
    """Statements that can be read and are wrong, each with another slip around it."""
    wrong = [
        new.removesuffix(";")
        for place, new, told, _ in SLIPS.values()
        if place == INSIDE and re.fullmatch(r"[^;{}#\n]+;", new)
        if not any(line.startswith("A1") for line in told)
    ]
    return [_WITH[n % len(_WITH)].format(one) for n, one in enumerate(wrong[::3])]


def test_of_two_slips_at_once_no_fix_writes_what_nobody_wrote(files: dict[str, str]) -> None:
    texts = two_slips()
    for text in texts:
        change = Change(files, INSIDE, text)
        rounds: list[tuple[Diagnostic, ...]] = []

        def check(
            text: str,
            change: Change = change,
            rounds: list[tuple[Diagnostic, ...]] = rounds,
        ) -> tuple[Diagnostic, ...]:
            rounds.append(change.found(text))
            return rounds[-1]

        made = mended(change.text, change.name, check)
        every = [one for found in rounds for one in found]
        said = " ".join([change.text, *(one.fix.text for one in every if one.fix)])
        assert set(re.findall(r"\w+", made.text)) <= set(re.findall(r"\w+", said)), text
        assert not any("``" in f"{one.message} {one.help}" for one in every), text
        first, last = (
            sum(one.severity == "error" for one in found) for found in (rounds[0], made.found)
        )
        assert made.text == change.text or last < first, text
    assert len(texts) > len(_WITH)
