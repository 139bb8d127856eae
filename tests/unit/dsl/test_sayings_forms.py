"""Turns of phrase in both games and in titles: each is one error, and its fix makes it right."""

from __future__ import annotations

import pytest
from attrs import evolve

from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.fixes import mended
from abyss_rules.dsl.habit_words import Words
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.sayings import sayings
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from tests.packs import GRAMMAR

HEADERS = {
    ruleset: f"pack a.b {{ format 1; ruleset {ruleset}; }}\n" for ruleset in ("abyss", "conspiracy")
}
LORD = 'lord x "X" {{ guild mage; influence 5; on arrival {{ {} }} }}'
PLACE = 'location x "X" {{ {} }}'
BEST = "location best {} {{ score count(lords of me where guild == {}); }}"


def check(text: str) -> Compiled:
    """What the checker makes of a text."""
    return compile_pack([Source("x", text)], vocabularies(), GRAMMAR)


@pytest.mark.parametrize(
    ("ruleset", "wrong", "right"),
    [
        (
            "conspiracy",
            LORD.format("choose 2 from chamber of me as pair where key == none; swap pair;"),
            LORD.format("choose 2 from chamber of me where key == none as pair; swap pair;"),
        ),
        (
            "conspiracy",
            LORD.format("if chamber of me > chamber of opponents { gain 1 pearl; }"),
            LORD.format("if count(chamber of me) > count(chamber of opponents) { gain 1 pearl; }"),
        ),
        (
            "conspiracy",
            LORD.format("On Arrival: gain 1 pearl;"),
            LORD.format("gain 1 pearl;"),
        ),
        ("conspiracy", LORD.format("take pearl;"), LORD.format("gain 1 pearl;")),
        (
            "conspiracy",
            LORD.replace("guild mage", "mage guild").format("gain 1 pearl;"),
            LORD.format("gain 1 pearl;"),
        ),
        (
            "conspiracy",
            PLACE.format("series bonus score 5;"),
            PLACE.format("series bonus; score 5;"),
        ),
        (
            "conspiracy",
            PLACE.format("score max(influence, chamber of me);"),
            PLACE.format("score max(chamber of me, influence);"),
        ),
        (
            "conspiracy",
            PLACE.format("score count chamber of me;"),
            PLACE.format("score count(chamber of me);"),
        ),
        (
            "conspiracy",
            PLACE.format("score 1; while (controlled) { set matching_keys to any for me; }"),
            PLACE.format("score 1; while controlled { set matching_keys to any for me; }"),
        ),
        (
            "abyss",
            BEST.format('"Best of the {g}s" per guild g', "g"),
            BEST.format('per guild g "Best of the {g}s"', "g"),
        ),
        (
            "abyss",
            BEST.format('per guild g "Best of the {g}s"', "{g}"),
            BEST.format('per guild g "Best of the {g}s"', "g"),
        ),
        ("abyss", BEST.format('"Best"', "{mage}"), BEST.format('"Best"', "mage")),
    ],
)
def test_a_turn_of_phrase_is_one_error_that_is_mended(ruleset: str, wrong: str, right: str) -> None:
    def found(text: str) -> tuple[Diagnostic, ...]:
        return check(text).diagnostics

    header = HEADERS[ruleset]
    errors = [one for one in found(header + wrong) if one.severity == "error"]
    assert len(errors) == 1
    made = mended(header + wrong, "x", found)
    assert made.text == header + right
    assert [one for one in made.found if one.severity == "error"] == []


def test_semicolons_behind_blocks_are_told_each() -> None:
    text = f"{HEADERS['abyss'].rstrip()};\n{PLACE.format('score 3;')};;\n"
    made = check(text)
    assert [one.message for one in made.diagnostics] == ["no `;` stands behind `}`"] * 2
    assert [card.id for card in made.cards] == ["x"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("let number = 2; gain number * (threat) pearls;", []),
        ("let may = 2; gain may pearls;", []),
        ("each o in opponents { return 1 pearl from o; }", []),
        ("choose lord; recall lord;", ["`choose lord` names nothing"]),
        ("discard l from chamber of me;", ["`discard` takes nothing with `from`"]),
        ("pay 2 pearls; gain 1 pearl;", ["unknown verb `pay`"]),
    ],
)
def test_what_is_no_turn_of_phrase_is_left(body: str, said: list[str]) -> None:
    ruleset = "conspiracy" if "lord;" in body or "chamber" in body else "abyss"
    fields = "" if ruleset == "conspiracy" else "cost 6; races 1; keys 0; "
    card = LORD.replace("influence", f"{fields}influence").format(body)
    found = check(HEADERS[ruleset] + card).diagnostics
    assert [one.message for one in found if one.severity == "error"] == said


@pytest.mark.parametrize(
    ("body", "new"),
    [
        ("choose reef; take reef;", []),
        ("if free, gain 1 pearl;", []),
        ("let lords = 2; if lords > lords { gain 1 pearl; }", []),
        ("merchant cost;", []),
        ("pay 2 pearls to thinking of it;", []),
        ("choose opponent; steal 1 pearl from opponent;", ["choose o from opponents;"]),
        ("choose from court; take it;", [" x "]),
    ],
)
def test_turns_of_phrase_are_known_where_a_block_is_not_closed(body: str, new: list[str]) -> None:
    words = evolve(Words.of(vocabularies()["abyss"]), kind="lord")
    said = list(sayings(f'lord x "X" {{ guild mage; on arrival {{ let l = 1; {body}', words))
    assert [one.new for one in said] == new
