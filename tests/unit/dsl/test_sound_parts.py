"""What is told of a card with faults beside them: what does not depend on what is wrong."""

from __future__ import annotations

import pytest

from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from tests.packs import GRAMMAR

LORD = "guild mage; cost 8; races 2; influence 5;"
SET_TWICE = "while free { set hand_limit to 4 for me; set hand_limit to 5 for me; }"
GIVES = "once per turn { gain 1 pearl; }"
PERL = "on arrival { gain 1 perl; }"


def codes(cards: str, header: str = "") -> list[str]:
    """The codes of what is found in a pack, in order."""
    text = f"pack my.pack {{ format 1; ruleset abyss; {header} }}\n{cards}"
    found = compile_pack([Source("x", text)], vocabularies(), GRAMMAR, doubts=True).diagnostics
    return [one.code for one in found]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        # Abilities beside one with a fault, of writing too, and beside a faulty field.
        (f"{LORD} {PERL} {SET_TWICE}", ["A201", "A604"]),
        (f"{LORD} {GIVES} on arrival {{ gain 2 pearls }}", ["A603", "A102"]),
        (f"guild mage; cost 8; races 6; influence 5; {GIVES}", ["A503", "A603"]),
        # Fields beside a faulty ability, and beside a faulty field.
        (f"guild mage; cost 15; races 2; influence 5; {PERL}", ["A605", "A201"]),
        ("guild mage; cost 8; races 6; influence 25;", ["A503", "A605"]),
        # A field that is given twice has no number yet.
        ("guild mage; cost 15; cost 8; races 2; influence 5;", ["A502"]),
        # An ability with a fault is not judged, nor is one with a name that may be a lost one.
        (f"{LORD} once per turn {{ gain 1 perl; }}", ["A201"]),
        (f"{LORD} on arrival {{ choose l zu zu; }} {SET_TWICE.replace('4', 'l')}", ["A102"]),
        # A brace that was put there may stand elsewhere.
        (f"{LORD} {GIVES} on arrival {{ gain 2 pearls;", ["A103", "A603"]),
    ],
)
def test_what_is_sound_is_judged_beside_what_is_not(body: str, told: list[str]) -> None:
    assert codes(f'lord diver "The Diver" {{ {body} }}') == told


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        (f"{LORD} {PERL}", ["A606", "A201"]),
        (f'{LORD} colour fr "Bleu";', ["A203"]),
        (f'{LORD} nam fr "Le Plongeur";', ["A203"]),
        (f'{LORD} name fr "Le Plongeur" "x";', ["A504"]),
        (
            f'guild mage; cost 8; races 2; infuence 5; name fr "Le Plongeur"; {PERL}',
            ["A203", "A201"],
        ),
        # A text is compared if all is known that the card does.
        ('guild mage; cost 8; races 6; influence 5; name fr "P"; text en "x";', ["A503", "A607"]),
        (f'{LORD} name fr "P"; text en "x"; {PERL}', ["A201"]),
    ],
)
def test_names_and_texts_are_compared_where_they_are_known(fields: str, told: list[str]) -> None:
    assert codes(f'lord diver "The Diver" {{ {fields} }}', "languages en, fr;") == told


def test_the_languages_are_known_whatever_else_is_wrong_with_the_header() -> None:
    card = f'lord diver "The Diver" {{ {LORD} name XX "D"; }}'
    assert codes(card.replace("XX", "de"), "languages en, fr; colour 3;") == ["A203", "A519"]
    assert codes(card.replace("XX", "fr"), "languages en, fr, de; colour 3;") == ["A606", "A203"]
    assert codes(card.replace("XX", "de"), "langauges en, fr;") == ["A203"]


def test_of_a_template_what_is_sound_in_all_its_cards_is_judged() -> None:
    body = f"guild g; cost 15; races 2; influence 5; {PERL} {SET_TWICE}"
    assert codes(f'lord diver per guild g "Diver {{g}}" {{ {body} }}') == ["A605", "A201", "A604"]
