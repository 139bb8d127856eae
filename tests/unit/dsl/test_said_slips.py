"""Names and texts in several languages that are written otherwise: what is told, and mended."""

from __future__ import annotations

import pytest

from abyss_rules.catalog import paths
from abyss_rules.dsl.fixes import apply
from abyss_rules.dsl.language_codes import code_of, is_code
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.said_slips import said_meant
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
HEADER = "pack my.p { format 1; ruleset conspiracy; languages en, fr, de; }\n"
BOTH = 'name fr "Le Plongeur", de "Der Taucher";'
QUOTED = 'name fr "Le Plongeur";'


@pytest.mark.parametrize(
    ("written", "message", "help_", "right"),
    [
        (
            'name fr "Le Plongeur"; name de "Der Taucher";',
            "A502 `name` is given twice",
            "write both in one, joined by `,`",
            BOTH,
        ),
        (
            "name fr « Le Plongeur »;",
            "A101 `«` is not part of the language",
            'write `"Le Plongeur"`',
            QUOTED,
        ),
        (
            'name fr: "Le Plongeur";',
            "A101 no `:` stands between `fr` and its value",
            "leave it out",
            QUOTED,
        ),
        (
            "name fr Le Plongeur, de Der Taucher;",
            'A504 `name` wants a language and a text such as `fr "…"`, or several',
            f"write `{BOTH}`",
            BOTH,
        ),
        (
            'name fr "Le Plongeur" de "Der Taucher";',
            'A504 `name` wants a language and a text such as `fr "…"`, or several',
            f"write `{BOTH}`",
            BOTH,
        ),
        (
            'name fr "Le Plongeur" and de "Der Taucher";',
            'A504 `name` wants a language and a text such as `fr "…"`, or several',
            f"write `{BOTH}`",
            BOTH,
        ),
        (
            'name "Le Plongeur" (fr);',
            "A102 `(` cannot stand here; expected",
            "",
            "",
        ),
        (
            'name "Le Plongeur" fr;',
            'A504 `name` wants a language and a text such as `fr "…"`, or several',
            f"write `{QUOTED}`",
            QUOTED,
        ),
        (
            "name fr crab;",  # which may be another thing in a wrong place
            'A504 `name` wants a language and a text such as `fr "…"`, or several',
            'write `name fr "crab";`',
            "",
        ),
        (
            'name_fr "Le Plongeur";',
            "A203 a lord has no field `name_fr`",
            'write `name fr "…"`',
            QUOTED,
        ),
        ('fr "Le Plongeur";', "A203 a lord has no field `fr`", 'write `name fr "…"`', QUOTED),
        (
            'name French "Le Plongeur";',
            "A519 `French` is no code of a language",
            "write `fr`",
            QUOTED,
        ),
    ],
)
def test_what_is_said_otherwise_is_told_and_mended(
    written: str, message: str, help_: str, right: str
) -> None:
    card = f'lord diver "The Diver" {{ guild mage; influence 5; copies 1; {written} }}\n'
    made = compile_pack([Source("my.abyss", HEADER + card)], vocabularies(), GRAMMAR, doubts=True)
    (one,) = [found for found in made.diagnostics if found.severity == "error"]
    assert f"{one.code} {one.message}".startswith(message)
    assert not help_ or one.help == help_
    assert (one.fix is not None) == bool(right)
    if one.fix:
        assert apply(HEADER + card, [one.fix]) == HEADER + card.replace(written, right)


def test_two_texts_apart_are_told_without_a_fix() -> None:
    card = f'lord x "X" {{ guild mage; {QUOTED} influence 5; name de "D"; copies 1; }}'
    (one,) = compile_pack([Source("my.abyss", HEADER + card)], vocabularies(), GRAMMAR).diagnostics
    assert (one.code, one.help, one.fix) == ("A502", "write both in one, joined by `,`", None)


@pytest.mark.parametrize(
    "value", ['fr "Le', 'martian "X"', "fr", '"X"', 'fr "X", "Y"', f'fr "{"x" * 2000}"']
)
def test_what_may_be_anything_is_left(value: str) -> None:
    assert said_meant(value) == []


@pytest.mark.parametrize(
    ("said", "code"),
    [("fr", "fr"), ("FR", "fr"), ("fr-CA", "fr"), ("Français", "fr"), ("deutsch", "de")],
)
def test_a_language_is_known_by_its_code_and_by_its_names(said: str, code: str) -> None:
    assert code_of(said) == code
    assert is_code(code_of(said))


def test_other_words_are_no_language() -> None:
    assert code_of("martian") == ""
    assert not is_code("Fr")
