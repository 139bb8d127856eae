"""Fixes: edits that mend what can only be meant in one way, and never make anything worse."""

from __future__ import annotations

import re
from functools import cache, partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abyss_rules.dsl import slips
from abyss_rules.dsl.diagnostics import Diagnostic, Edit, has_errors
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.fixes import Mended, apply, fitting, mended
from abyss_rules.dsl.forms import FORMS, note
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from abyss_rules.rulesets import NAMES
from tests.corpus import judging, mistakes
from tests.corpus.blocks import Block
from tests.packs import GRAMMAR

HEADER = "pack my.pack { format 1; ruleset abyss; }\n"
LORD = 'lord diver "The Diver" {\n  guild mage; cost 8; races 2; influence 5;\n'


def check(text: str) -> tuple[Diagnostic, ...]:
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return compile_pack([Source("x", plain)], vocabularies(), GRAMMAR, doubts=True).diagnostics


def fixed(text: str) -> str:
    """A text after its fixes; that nothing is left of what they mend is looked at too."""
    made = mended(text, "x", check)
    assert made.found == check(made.text)
    assert mended(made.text, "x", check).number == 0
    return made.text


# --- each slip that can be meant in one way only --------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("gian 1 pearl;", "gain 1 pearl;"),
        ("Gain 1 pearl;", "gain 1 pearl;"),
        ("gain 1 perl;", "gain 1 pearl;"),
        ("gain 1 Pearl;", "gain 1 pearl;"),
        (f"g{chr(0x430)}in 1 pearl;", "gain 1 pearl;"),
        ("gain 1 pearl", "gain 1 pearl;"),
        ("gain 1 pearl;;", "gain 1 pearl;"),
        ("gain 1 pearl\ngain 1 key;", "gain 1 pearl;\ngain 1 key;"),
        ("gain (threat)\npearls\ngain 1 key;", "gain (threat)\npearls;\ngain 1 key;"),
        ("gain 2pearls;", "gain 2 pearls;"),
        (f"gain{chr(0xA0)}1 pearl;", "gain 1 pearl;"),
        (f"gain 1 pearl{chr(0xFF1B)}", "gain 1 pearl;"),
        ("if threat = 3 { gain 1 pearl; }", "if threat == 3 { gain 1 pearl; }"),
        ("if threat ≥ 3 { gain 1 pearl; }", "if threat >= 3 { gain 1 pearl; }"),
        (
            "if threat > 3 && threat < 6 { gain 1 pearl; }",
            "if threat > 3 and threat < 6 { gain 1 pearl; }",
        ),
        (
            "if threat > 5 || threat < 3 { gain 1 pearl; }",
            "if threat > 5 or threat < 3 { gain 1 pearl; }",
        ),
        (f"gain 3 {chr(0x2212)} 1 pearls;", "gain 3 - 1 pearls;"),
        ("eahc o in opponents { gain 1 pearl; steal 1 key from o; }", None),
        ("each o in opponents { steal 1 key form o; }", None),
        ("each o in oponents { steal 1 key from o; }", None),
        ("each o in opponent { steal 1 key from o; }", None),
        ("each o in opponents { steal 1 key with o; }", None),
        ("each o in opponents { steal 1 key o; }", None),
        ("chose l from court; take l;", "choose l from court; take l;"),
        ("gain count(courts) pearls;", "gain count(court) pearls;"),
        (
            "gain count(lords of me where guild == soldiers) pearls;",
            "gain count(lords of me where guild == soldier) pearls;",
        ),
        (
            "gain count(lords of me where gild == mage) pearls;",
            "gain count(lords of me where guild == mage) pearls;",
        ),
        (
            "gain sum(lords of me, infuence) pearls;",
            "gain sum(lords of me, influence) pearls;",
        ),
    ],
)
def test_a_slip_in_a_power_is_mended(wrong: str, right: str | None) -> None:
    whole = f"{HEADER}{LORD}  on arrival {{ {{}} }}\n}}\n"
    wanted = right or "each o in opponents { steal 1 key from o; }"
    if right is None and "gain" in wrong:
        wanted = "each o in opponents { gain 1 pearl; steal 1 key from o; }"
    made = fixed(whole.replace("{}", wrong))
    assert " ".join(made.split()) == " ".join(whole.replace("{}", wanted).split())


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("ruleset abys;", "ruleset abyss;"),
        ("lord Diver", "lord diver"),
        ("lrod diver", "lord diver"),
        ("guild soldeir;", "guild soldier;"),
        ("costs 8;", "cost 8;"),
        ("cost 8 races 2;", "cost 8; races 2;"),
        ("on arival {", "on arrival {"),
        ("On arrival {", "on arrival {"),
        ("Once per turn when threat > 3 {", "once per turn when threat > 3 {"),
        ("while fre {", "while free {"),
        ("add 2 to recruit_cst for", "add 2 to recruit_cost for"),
        ("after explorations of me", "after exploration of me"),
        ("until my next trun {", "until my next turn {"),
        ("“The Diver”", '"The Diver"'),
        ("'The Diver'", '"The Diver"'),
        ('"The Diver {', '"The Diver" {'),
        (f'"The D{chr(0x456)}ver"', '"The Diver"'),
        (f'"The{chr(0xA0)}Diver"', '"The Diver"'),
        (f'"The{chr(0x200B)} Diver"', '"The Diver"'),
    ],
)
def test_a_slip_elsewhere_is_mended(wrong: str, right: str) -> None:
    whole = (
        f"{HEADER}{LORD}  on arrival {{\n    until my next turn {{ set hand_limit to 5 for me; }}\n"
        "  }\n  once per turn when threat > 3 { gain 1 pearl; }\n"
        "  while free {\n    add 2 to recruit_cost for opponents;\n"
        "    after exploration of me { gain 1 pearl; }\n  }\n}\n"
    ).replace("mage", "soldier")
    assert not check(whole)
    assert right in whole
    assert fixed(whole.replace(right, wrong)) == whole


@pytest.mark.parametrize(
    "power",
    [
        "gain 1 zzz;",
        "gxyn 1 pearl;",
        "steal 1 pearl;",
        "discard me;",
        "gain cost of top of lord_deck pearls;",
        "gain hand pearls;",
    ],
)
def test_where_several_things_can_be_meant_nothing_is_changed(power: str) -> None:
    text = f"{HEADER}{LORD}  on arrival {{ {power} }}\n}}\n"
    assert has_errors(check(text))
    assert fixed(text) == text


def test_the_letters_of_a_word_become_those_of_its_alphabet() -> None:
    cave = "".join(map(chr, (0x41F, 0x435, 0x449, 0x435, 0x440, 0x430)))
    text = f'{HEADER}location cave "{cave}" {{ score 3; }}\n'
    wrong = text.replace(chr(0x440), "p")
    assert [one.code for one in check(wrong)] == ["A110"]
    assert fixed(wrong) == text
    either = f'{HEADER}location cave "{chr(0x421)}op" {{ score 3; }}\n'
    assert check(either)[0].fix is None
    assert fixed(either) == either


def test_a_word_that_a_template_puts_there_is_not_changed() -> None:
    text = f'{HEADER}location best per guild crab "Best {{crab}}" {{ score count(crab of me); }}\n'
    assert "per guild crab" in fixed(text)


def test_a_fix_that_lets_more_be_seen_is_kept() -> None:
    text = f"{HEADER}{LORD}  on arrival {{ gian 1 zzz; }}\n}}\n".replace("abyss", "abys")
    assert "ruleset abyss" in fixed(text)
    assert "gain 1 zzz" in fixed(text)


def test_line_ends_stay_as_they_are() -> None:
    text = f"{HEADER}{LORD}  on arrival {{ gian 1 pearl }}\n}}\n"
    wanted = f"{HEADER}{LORD}  on arrival {{ gain 1 pearl; }}\n}}\n"
    for end in ("\r\n", "\r", "\n"):
        assert fixed(text.replace("\n", end)) == wanted.replace("\n", end)
    lines = text.split("\n")
    mixed = "\r\n".join(lines[:2]) + "\n" + "\r\n".join(lines[2:])
    assert re.findall("\r\n|\n", fixed(mixed)) == re.findall("\r\n|\n", mixed)


def test_of_very_many_faults_those_not_shown_are_mended_too() -> None:
    cards = [f'location reef{n} "Reef {n}" {{ scroe {n % 8}; }}\n' for n in range(150)]
    text = HEADER + "".join(cards)
    assert fixed(text) == text.replace("scroe", "score")


# --- which fixes are kept -------------------------------------------------------------------------


def found(code: str, edit: Edit | None = None, severity: str = "error") -> Diagnostic:
    return Diagnostic(code, severity, "", "x", fix=edit)


BAD, GOOD = Edit(1, 1, 1, 2, "b"), Edit(1, 3, 1, 4, "g")


def test_of_several_fixes_those_that_help_are_kept() -> None:
    def look(text: str) -> list[Diagnostic]:
        told = [found("A101", BAD)] if text[0] == "x" else [found("A101"), found("A102")]
        return told + ([found("A201", GOOD)] if text[2] == "y" else [])

    made = mended("x-y", "x", look)
    assert (made.text, made.number) == ("x-g", 1)


def test_a_fix_that_hides_nothing_better_is_not_kept() -> None:
    def look(text: str) -> list[Diagnostic]:
        return [found("A301", BAD)] if text[0] == "x" else [found("A201")]

    assert mended("x", "x", look).number == 0


def test_a_sound_text_stays_sound() -> None:
    def look(text: str) -> list[Diagnostic]:
        return [found("A110", BAD, "warning")] if text[0] == "x" else [found("A301")]

    assert mended("x", "x", look).text == "x"


def test_findings_in_other_files_are_not_mended_here() -> None:
    def look(text: str) -> list[Diagnostic]:
        del text
        return [Diagnostic("A201", "error", "", "y", fix=BAD)]

    assert mended("x", "x", look).number == 0


def test_edits_that_overlap_wait() -> None:
    one, two, three = Edit(1, 1, 1, 4, "a"), Edit(1, 3, 1, 5, "b"), Edit(2, 1, 2, 1, "c")
    assert fitting([three, None, two, one, one]) == [one, three]
    assert fitting([Edit(1, 2, 1, 2, ";"), Edit(1, 2, 1, 3, "x")]) == [Edit(1, 2, 1, 2, ";")]


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 4), st.text("ab\n", max_size=3))))
def test_edits_are_made_at_their_places(drawn: list[tuple[int, int, str]]) -> None:
    text = "0123456\n89\n\nABCDEFGH\nIJKLMNOP"
    source = Source("x", text)
    places = [
        (*source.position(start), *source.position(start + length), new)
        for start, length, new in drawn
    ]
    edits = fitting(Edit(*place) for place in places)
    made = apply(text, edits)
    kept = text
    for edit in reversed(edits):
        lines = kept.split("\n")
        before = "\n".join([*lines[: edit.line - 1], lines[edit.line - 1][: edit.column - 1]])
        behind = "\n".join(
            [lines[edit.end_line - 1][edit.end_column - 1 :], *lines[edit.end_line :]]
        )
        kept = before + edit.text + behind
    assert made == kept
    assert apply(text.replace("\n", "\r\n"), edits).replace("\r\n", "\n") == made


# --- planted mistakes -----------------------------------------------------------------------------


#: Names that are the author's own, and texts: mended, they may be others and mean the same.
FREE = ("binder", "quote")


@cache
def planted() -> list[mistakes.Mistake]:
    return mistakes.draw(11, 120)


def found_in(block: Block, text: str) -> tuple[Diagnostic, ...]:
    return judging.checked(block, text, whole=False).diagnostics


@pytest.mark.untraced
@pytest.mark.parametrize("part", range(5))
def test_fixes_of_planted_mistakes_bring_the_card_back(part: int) -> None:
    right = 0
    for mistake in planted()[part::5]:
        block = mistake.block
        check_block = partial(found_in, block)
        made = mended(mistake.text, block.source.name, check_block)
        assert mended(made.text, block.source.name, check_block).number == 0
        if not has_errors(check_block(mistake.text)):
            assert made.number == 0
        elif made.number and not has_errors(made.found) and mistake.what not in FREE:
            meaning = judging._meaning(judging.checked(block, made.text, whole=False))
            assert meaning == judging.original(judging._key(block), whole=False), mistake.told
            right += 1
    assert right


# --- signs and forms ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("≤", "<="),
        ("≠", "!="),
        ("<>", "!="),
        (chr(0xD7), "*"),
        (chr(0x2013), "-"),
        ("«The Reef»", '"The Reef"'),
        ("„The Reef“", '"The Reef"'),
        ("10pearls", "10 pearls"),
        ("&", "and"),
        ("|", "or"),
        (chr(0xFF08), "("),
        (chr(0x2003), " "),
        (chr(0x200B), ""),
    ],
)
def test_signs_written_elsewhere_have_their_meaning_here(text: str, meant: str) -> None:
    assert slips.meant(f"ab{text}", 2) == ((2, 2 + len(text)), meant)


@pytest.mark.parametrize("text", ["!", "$", "'", "“open", "", "é"])
def test_of_other_signs_nothing_is_known(text: str) -> None:
    assert slips.meant(text, 0) is None


@pytest.mark.parametrize("ruleset", NAMES)
def test_each_form_has_a_note_with_an_example(ruleset: str) -> None:
    vocabulary = vocabularies()[ruleset]
    assert set(FORMS) == set(OPENING_WORDS)
    noted = {word: note(vocabulary, word) for word in FORMS}
    assert all(text.startswith("write `") for text in noted.values())
    assert sum("as in: " in text for text in noted.values()) >= 6
    assert note(vocabulary, "nothing") == ""


def test_a_fix_that_a_useless_one_overlaps_is_tried_too() -> None:
    def found(text: str) -> tuple[Diagnostic, ...]:
        if text == "a good text":
            return ()
        edits = (Edit(1, 1, 1, 6, "bad"), Edit(1, 3, 1, 6, "good"))
        return tuple(Diagnostic("A301", "error", "", "x", fix=edit) for edit in edits)

    assert mended("a odd text", "x", found) == Mended("a good text", 1, ())
