"""Lint: numbers that no official card has, and those that do nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from abyss_rules.catalog import packs, paths
from abyss_rules.dsl.lint_ranges import Range, Ranges
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from abyss_rules.model.effects import Act, Score
from abyss_rules.model.vocabulary import FieldWord
from abyss_rules.rulesets import NAMES
from tests.unit.dsl.linted import FIELDS, GRAMMAR, of_lord, of_score, remarks


def test_a_number_beyond_the_official_cards_is_told_as_a_remark() -> None:
    text = 'lord diver "The Diver" { guild mage; cost 13; races 2; influence 2; keys 1; }'
    found = remarks(text)
    assert [(one.code, one.severity) for one in found] == [("A605", "info")] * 2
    assert found[0].message == "`cost` is 13; on the official cards it goes from 6 to 12"


def official(name: str) -> list[tuple[FieldWord, list[int]]]:
    """The fields of a ruleset that have a usual range, with the values on all shipped cards."""
    words = vocabularies()
    report = packs.check(paths.cards_folder(), words)
    cards = [c for pack in report.packs if pack.header.ruleset == name for c in pack.cards]
    found = []
    for kind in words[name].card_kinds:
        for field in kind.fields:
            values = [dict(card.fields).get(field.name) for card in cards if card.kind == kind.name]
            if field.shape == "Count":
                found.append((field, [value for value in values if isinstance(value, int)]))
    return found


@pytest.mark.untraced
@pytest.mark.parametrize("name", NAMES)
def test_the_usual_ranges_are_those_of_the_shipped_cards(name: str) -> None:
    for field, values in official(name):
        assert field.usual == (min(values), max(values)), field.name
        assert field.low <= field.usual[0] <= field.usual[1] <= field.high


def reckoned(name: str) -> tuple[dict[str, list[Range]], list[Range]]:
    """What the numbers with verbs can be on all shipped cards, by verb, and what scores can be."""
    words = vocabularies()
    verbs = {verb.key: verb for verb in words[name].verbs}
    ranges = Ranges(Names(words[name], words))
    amounts: dict[str, list[Range]] = {key: [] for key in verbs}
    scores = []
    for pack in packs.check(paths.cards_folder(), words).packs:
        parts = [
            part for card in pack.cards for ability in card.abilities for part in all_in(ability)
        ]
        for part in parts if pack.header.ruleset == name else []:
            if isinstance(part, Act):
                pairs = zip(verbs[part.verb].operands, part.operands, strict=True)
                amounts[part.verb] += [ranges.of(made) for word, made in pairs if word.low]
            elif isinstance(part, Score):
                scores.append(ranges.of(part.value))
    return amounts, scores


def all_in(part: object) -> Iterator[object]:
    """A part of a card's abilities and all that stands in it."""
    yield part
    fields = getattr(type(part), "__attrs_attrs__", ())
    inner = part if isinstance(part, tuple) else [getattr(part, one.name) for one in fields]
    for one in inner:
        yield from all_in(one)


@pytest.mark.untraced
@pytest.mark.parametrize("name", NAMES)
def test_the_usual_amounts_and_scores_are_those_of_the_shipped_cards(name: str) -> None:
    amounts, scores = reckoned(name)
    for verb in vocabularies()[name].verbs:
        for operand in verb.operands:
            if operand.usual is not None:
                highest = max(high for _, high in amounts[verb.key])
                lowest = min(low for low, _ in amounts[verb.key] if low >= 1)
                assert operand.usual == (lowest, highest)
            assert operand.low in (None, 1)
    usual = next((h.usual for h in vocabularies()[name].heads if h.form == "score"), None)
    if scores:
        assert usual == (min(high for _, high in scores), max(low for low, _ in scores))


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("gain -2 pearls;", "A609 `gain` with `-2` does nothing"),
        ("gain 1 - threat pearls;", "A609 `gain` does nothing: `1 - threat` is never more than 0"),
        ("gain -threat keys;", "A609 `gain` does nothing: `-threat` is never more than -1"),
        ("gain 6 pearls;", "A605 this is 6; on the official cards it goes from 1 to 5"),
        (
            "gain 5 + threat pearls;",
            "A605 `5 + threat` is at least 6; on the official cards it goes",
        ),
        ("return 0 pearls from me;", "A609 `return` with `0` does nothing"),
        ("control_drawn 0 with self;", "A609 `control_drawn` with `0` does nothing"),
        ("choose s from council; take s; discard 0 from hand of me by me;", "A609 `discard` with"),
    ],
)
def test_a_number_with_a_verb_that_does_nothing_or_very_much(power: str, told: str) -> None:
    (found,) = of_lord(f"on arrival {{ {power} }}")
    assert found.startswith(told)


@pytest.mark.parametrize(
    ("score", "told"),
    [
        ("pearls of me / 0", "A609 `pearls of me / 0` is always 0: nothing can be divided by 0"),
        ("1/2 * pearls of me", "A609 `1/2` is always 0: what is left over is dropped"),
        ("count(lords of me) * (2/3)", "A609 `2/3` is always 0: what is left over is dropped"),
        ("3 + 0 * pearls of me", "A609 `0 * pearls of me` is always 0"),
        ("3 + 1/2", "A609 `1/2` is always 0: what is left over is dropped"),
    ],
)
def test_what_is_reckoned_and_always_0_is_told(score: str, told: str) -> None:
    found = of_score(score)
    assert [one for one in found if one.startswith("A609")] == [told]


@pytest.mark.parametrize("score", ["pearls of me / 2", "2 * pearls of me / 3", "3/2 * threat"])
def test_what_is_reckoned_and_may_be_more_is_none(score: str) -> None:
    assert not [one for one in of_score(score) if one.startswith("A609")]


def test_nobody_steals_from_themselves() -> None:
    (found,) = of_lord("on arrival { steal 1 pearl from me; }")
    assert found == "A609 `steal` does nothing with `me`: it is of another player"
    assert of_lord("on arrival { each p in players { steal 1 pearl from p; } }") == []


@pytest.mark.parametrize(
    "power",
    [
        "gain threat - 1 pearls;",
        "gain pearls of me pearls;",
        "gain 5 pearls;",
        "choose l from court; recruit l for 0 pearls;",
        "discard_down to 0 from hand of me by me;",
        "return 9 pearls from me;",
    ],
)
def test_a_number_that_may_do_something_is_none(power: str) -> None:
    assert of_lord(f"on arrival {{ {power} }}") == []


def test_what_is_taken_away_has_other_verbs() -> None:
    (found,) = remarks(f'lord diver "The Diver" {{ {FIELDS} on arrival {{ gain -1 pearl; }} }}')
    assert found.help == "what is taken away is written with `return` or `discard`"
    assert found.severity == "warning"


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("0 - 20", "A605 this is never worth more than -20; no official card is worth so little"),
        ("8 + threat", "A605 this is always worth 9 or more; no official card is sure of so much"),
    ],
)
def test_a_score_that_no_official_card_has(value: str, told: str) -> None:
    assert of_score(value) == [told]


@pytest.mark.parametrize("value", ["0", "7", "7 + count(court)", "0 - count(court)"])
def test_a_score_that_may_be_as_usual_is_none(value: str) -> None:
    assert of_score(value) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_declared_range_lets_every_printed_number_in(name: str) -> None:
    vocabulary = vocabularies()[name]
    printed = {f.name: f for kind in vocabulary.card_kinds for f in kind.fields}
    for word in vocabulary.attributes:
        field = printed.get(word.name) or printed.get(word.name.removeprefix("printed_"))
        if field is None or word.gives != "Count" or word.high is None:
            continue
        assert word.low is not None
        assert word.low <= field.low
        assert word.high >= field.high


def test_a_declared_range_lets_in_what_any_material_can_have() -> None:
    words = vocabularies()["abyss"]
    spaces = next(field for field in words.material if field.name == "court_spaces")
    free = next(word for word in words.quantities if word.name == "free_court_spaces")
    assert (free.low, free.high) == (0, spaces.high)


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("coalition > 16", ["A601"]),
        ("alliance == 17", ["A601"]),
        ("alliance < 1", ["A601"]),
        ("coalition <= 16", ["A602"]),
        ("coalition == 16 or alliance == 16", []),  # the game's own Chamber has 15 spaces
    ],
)
def test_an_area_is_no_larger_than_any_chamber_can_be(condition: str, told: list[str]) -> None:
    card = f'location reef "The Reef" {{ score count(chamber of me where {condition}); }}'
    source = Source("x", f"pack my.pack {{ format 1; ruleset conspiracy; }}\n{card}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert [one.code for one in found] == told
