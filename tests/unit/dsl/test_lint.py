"""Lint: what never or always holds, gifts, quantities set twice, unusual numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abyss_rules.catalog import packs, paths
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.format import format_text
from abyss_rules.dsl.lint_ranges import Range, Ranges
from abyss_rules.dsl.names import Names
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from abyss_rules.model.effects import Act, Score
from abyss_rules.model.expressions import (
    Attribute,
    Binary,
    Binding,
    Constant,
    Expression,
    Not,
    Number,
    Quantity,
    Select,
    Top,
)
from abyss_rules.model.vocabulary import FieldWord
from abyss_rules.rulesets import NAMES

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
FIELDS = "guild mage; cost 8; races 2; influence 5;"


def remarks(text: str) -> list[Diagnostic]:
    """What lint says of some cards, which are sound."""
    source = Source("x", f"pack my.pack {{ format 1; ruleset abyss; }}\n{text}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert all(one.code.startswith("A6") for one in found), found
    return list(found)


def of_lord(body: str) -> list[str]:
    text = f'lord diver "The Diver" {{ {FIELDS} {body} }}'
    return [f"{one.code} {one.message}" for one in remarks(text)]


def of_score(value: str) -> list[str]:
    found = remarks(f'location reef "The Reef" {{ score {value}; }}')
    return [f"{one.code} {one.message}" for one in found]


def of_filter(condition: str, over: str = "lords of me") -> list[str]:
    return of_score(f"count({over} where {condition})")


# --- the real cards -------------------------------------------------------------------------------


@pytest.mark.untraced
def test_nothing_is_said_of_the_real_cards() -> None:
    assert packs.check(paths.cards_folder(), vocabularies()).diagnostics == ()


def test_nothing_is_said_unless_it_is_asked_for() -> None:
    text = 'location reef "The Reef" { score count(lords of me where influence < 0); }'
    source = Source("x", f"pack my.pack {{ format 1; ruleset abyss; }}\n{text}")
    assert compile_pack([source], vocabularies(), GRAMMAR).diagnostics == ()


def test_of_a_faulty_card_only_the_faults_are_told() -> None:
    text = 'location reef "The Reef" { score count(lords of me where influence < 0) + thret; }'
    source = Source("x", f"pack my.pack {{ format 1; ruleset abyss; }}\n{text}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert [one.code for one in found] == ["A201"]


# --- conditions -----------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("condition", "code", "part"),
    [
        ("influence > 99", "A601", ""),
        ("influence < 0", "A601", ""),
        ("99 < influence", "A601", ""),
        ("guild == mage and guild == soldier", "A601", ""),
        ("guild == mage and guild != mage", "A601", ""),
        ("not (guild == mage or guild != mage)", "A602", "guild == mage or guild != mage"),
        ("guild == mage and not guild == mage", "A601", ""),
        ("cost > 8 and cost < 9", "A601", ""),
        ("cost == 8 and cost == 9", "A601", ""),
        ("cost == 8 and cost != 8", "A601", ""),
        ("cost >= 8 and cost <= 8 and cost != 8", "A601", ""),
        ("disabled and not disabled", "A601", ""),
        ("influence > cost and influence <= cost", "A601", ""),
        ("influence == cost and influence != cost", "A601", ""),
        ("printed_keys == 4", "A601", ""),
        ("threat > 6", "A601", ""),
        ("free_court_spaces > 20", "A601", ""),
        ("free_court_spaces <= 20", "A602", ""),
        ("count(council where size > 100) == 2", "A601", "size > 100"),
        ("size of top of council > 100", "A601", ""),
        ("threat == 7 or threat == 0", "A601", "threat == 7"),
        ("guild == mage and (influence > 5 and influence < 5)", "A601", "influence > 5"),
        ("cost < cost", "A601", ""),
        ("guild == mage and influence >= 0", "A602", "influence >= 0"),
        ("guild != mage or guild != soldier", "A602", ""),
        ("cost >= 0", "A602", ""),
        ("cost == cost", "A602", ""),
        ("threat > 3 or threat < 5", "A602", ""),
        ("pearls of me + 1 > 0", "A602", ""),
        ("threat * 2 <= 12", "A602", ""),
        ("6 - threat >= 0", "A602", ""),
        ("threat / 2 < 4", "A602", ""),
        ("min(threat, 3) < 4", "A602", ""),
        ("max(threat, 3) >= 3", "A602", ""),
        ("count(court) >= 0", "A602", ""),
        ("distinct(lords of me, guild) <= 6", "A602", ""),
        ("sum(affiliated of me, value) >= 0", "A602", ""),
        ("max(affiliated of me, value) <= 5", "A602", ""),
        ("min(affiliated of me, value) > 5", "A601", ""),
        ("threat < 7", "A602", ""),
        ("threat < pearls of me + 7", "A602", ""),
        ("threat > 0 - pearls of me", "A602", ""),
        ("1 == 1", "A602", ""),
        ("1 != 1", "A601", ""),
    ],
)
def test_a_condition_that_is_always_the_same_is_told(condition: str, code: str, part: str) -> None:
    found = of_filter(condition)
    holds = "always" if code == "A602" else "never"
    assert found[0].startswith(f"{code} `{part or condition}")
    assert f" {holds} hold" in found[0]


@pytest.mark.parametrize(
    "condition",
    [
        "influence > 98",
        "influence == 0",
        "guild == mage or guild == soldier",
        "guild != mage and guild != soldier",
        "cost > 8 and cost < 10",
        "disabled",
        "not disabled and guild == mage",
        "influence > cost and influence > cost",
        "influence > cost or influence < cost",
        "threat < 6 and threat > 1",
        # Another material can have so much, though the game's own has not.
        "free_court_spaces > 6",
        "free_court_spaces == 20",
        "count(council where size == 100) == 2",
        "threat - 3 > 0",
        "threat * pearls of me > 5",
        "threat / pearls of me > 5",
        "cost == influence",
        "influence == max(lords of me, influence)",
        "sum(p in players, pearls of p) > 100",
        "min(affiliated of me, value) < 1",
        "keys of me == 0 and monsters of me > 0",
    ],
)
def test_of_a_condition_that_may_hold_or_not_nothing_is_said(condition: str) -> None:
    assert of_filter(condition) == []


@pytest.mark.parametrize("condition", ["it == self", "it != self", "guild == guild of self"])
def test_nor_of_one_that_compares_with_the_card_itself(condition: str) -> None:
    power = f"on arrival {{ choose l from free_lords of me where {condition}; discard l; }}"
    assert of_lord(power) == []


def test_what_has_no_declared_range_can_be_anything() -> None:
    score = "score copied_score + min(copied_score, 0 - 9999);"
    at_end = "at game_end { copy_score from locations of opponents where copyable; }"
    assert remarks(f'location a "A" {{ {at_end} {score} }}') == []
    assert RANGES.of(Quantity("copied_score"))[0] < -1_000_000


def test_what_may_be_no_thing_has_numbers_of_0_and_no_kind() -> None:
    assert of_score("count(lords of me where cost of top of court > 99)") != []
    assert of_lord("on arrival { if influence of top of court == 0 { gain 1 pearl; } }") == []
    body = "let l = top of court; if {} {{ gain 1 pearl; }}"
    assert of_lord(f"on arrival {{ {body.format('printed_keys of l < 0')} }}") != []
    assert of_lord(f"on arrival {{ {body.format('l == l')} }}") == []
    assert of_lord(f"on arrival {{ {body.format('cost of l == cost of l')} }}") == []
    guilds = ["soldier", "merchant", "mage", "politician", "farmer", "ambassador"]
    anywhere = " or ".join(f"guild of l == {guild}" for guild in guilds)
    assert of_lord(f"on arrival {{ {body.format(anywhere)} }}") == []
    (found,) = of_filter(" or ".join(f"guild == {guild}" for guild in guilds))
    assert found.startswith("A602 `guild == soldier or guild == merchant")


@pytest.mark.parametrize(
    "body",
    [
        "once per turn when threat > 6 { choose s from council; discard s; }",
        "while free when threat > 6 { set hand_limit to 5 for me; }",
        "on arrival { may when threat > 6 { gain 1 pearl; } }",
        "on arrival { if threat > 6 { gain 1 pearl; } else { gain 2 pearls; } }",
        "on arrival { if threat > 3 { gain 1 pearl; } else if threat > 6 { gain 2 pearls; } }",
        "on arrival { each o in opponents { if threat > 6 { return 1 pearl from o; } } }",
        "on arrival { may { if threat > 6 { gain 1 pearl; } } }",
        "on arrival { choose o from opponents where threat > 6; steal 1 pearl from o; }",
        "on arrival { choose 2 from court where threat > 6 as l by me; gain count(l) pearls; }",
        "on arrival { let n = count(court where threat > 6); gain n pearls; }",
        "on arrival { gain 5 - count(court where threat > 6) pearls; }",
        "on arrival { discard 1 from hand of me where value > 5 by me; }",
        "on arrival { until my next turn { protect me from lords where threat > 6; } }",
        "while free { protect me from lords where influence > 99; }",
        "while free { after exploration of me where threat > 6 { gain 1 pearl; } }",
        "while free { after exploration of me { if threat > 6 { gain 1 pearl; } } }",
        "while free { after exploration of players where threat > 6 { gain 1 pearl; } }",
        "while free { alter monster_reward of me { space = count(court where threat > 6); } }",
        "while free { add count(court where threat > 6) to hand_limit for me; }",
        "while free { add 1 to hand_limit for opponents where threat > 6; }",
        "on arrival { gain count((court where cost > 5) where cost < 5) pearls; }",
    ],
)
def test_conditions_are_found_wherever_they_stand(body: str) -> None:
    (found,) = of_lord(body)
    assert found.startswith("A601")
    assert found.endswith(" never holds")


def test_a_message_gives_the_range_that_tells() -> None:
    ranges = {
        "influence > 99": "`influence` goes from 0 to 99",
        "pearls of me < 0": "`pearls` is never below 0",
        "threat > 3 and threat < 3": "",
        "count(court) < 0": "",
    }
    for condition, told in ranges.items():
        text = f'location reef "The Reef" {{ score count(lords of me where {condition}); }}'
        (found,) = remarks(text)
        assert found.help == told
        assert found.severity == "warning"


def test_the_place_is_that_of_the_part_with_its_parentheses() -> None:
    value = "count(court where cost == 2 and (cost > 3 or cost < 2))"
    text = f'location reef "The Reef" {{ score {value}; }}'
    (found,) = remarks(text)
    assert found.source[found.column - 1 : found.end_column - 1] == (
        "cost == 2 and (cost > 3 or cost < 2)"
    )


def test_a_condition_too_long_to_be_looked_through_is_let_through() -> None:
    either = " and ".join(f"(cost == {n} or influence == {n})" for n in range(3))
    (found,) = of_filter(either)
    assert found.startswith("A601 `(cost == 0 or influence == 0) and (cost == 1")
    pairs = " and ".join(f"(cost != {n} or influence != {n})" for n in range(14))
    assert of_filter(f"{pairs} and printed_keys > 1 and printed_keys < 1") == []


# --- templates ------------------------------------------------------------------------------------


def test_of_a_template_is_told_what_holds_for_all_its_cards() -> None:
    card = 'location best per guild g "Best {{g}}" {{ score count(lords of me where {}); }}'
    for condition in ("guild == g and influence < 0", "guild == g and guild != g"):
        (found,) = remarks(card.format(condition))
        assert found.code == "A601"
    assert remarks(card.format("guild == mage and guild == g")) == []


# --- gifts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "power",
    [
        "gain 1 pearl;",
        "gain 1 pearl; gain 1 key;",
        "may { gain 1 pearl; }",
        "choose s from council where size > 0; take s;",
        "each o in opponents { gain pearls of o pearls; }",
        "let n = threat; gain n pearls;",
    ],
)
def test_a_power_that_only_gives_every_time_is_told(power: str) -> None:
    (found,) = of_lord(f"once per turn {{ {power} }}")
    assert found.startswith("A603")


@pytest.mark.parametrize(
    ("power", "asked"),
    [
        ("return 1 pearl from me; gain 1 monster;", "pearls of me >= 1"),
        ("gain 1 key; return 2 monsters from me;", "monsters of me >= 2"),
        ("discard 2 from hand of me by me; gain 1 key;", "count(hand of me) >= 2"),
        ("may { return 1 pearl from me; gain 1 monster; }", ""),
        ("return 1 pearl from me; return 1 monster from me; gain 1 key;", ""),
        ("return 1 key from me; gain 1 pearl;", ""),  # free Lords' Keys are `keys of me` as well
        ("return threat pearls from me; gain 1 key;", ""),
        ("discard 1 from hand of me where value > 2 by me; gain 1 key;", ""),
    ],
)
def test_a_cost_that_is_taken_as_far_as_there_is_binds_nothing(power: str, asked: str) -> None:
    (one,) = remarks(f'lord diver "The Diver" {{ {FIELDS} once per turn {{ {power} }} }}')
    assert (one.code, one.message.split(":")[0]) == (
        "A603",
        "this power costs only as much as there is",
    )
    wanted = f"write `once per turn when {asked} {{ … }}`" if asked else "bind it with a `when`"
    assert one.help.startswith(wanted)


@pytest.mark.parametrize(
    "power",
    [
        "once per turn when threat > 3 { gain 1 pearl; }",
        "once per turn { if threat > 3 { gain 1 pearl; } }",
        "once per turn { may when threat > 3 { gain 1 pearl; } }",
        "once per turn when pearls of me >= 1 { return 1 pearl from me; gain 1 key; }",
        "once per turn { may when pearls of me > 0 { return 1 pearl from me; gain 1 key; } }",
        "once per turn { choose a from hand of me; discard a from hand of me; gain 1 key; }",
        "once per turn { return 1 pearl from me; }",
        "once per turn { choose o from opponents; return 1 pearl from o; gain 1 pearl; }",
        "once per turn { choose s from council where size > 0; discard s; }",
        "once per turn { each o in opponents { return 1 pearl from o; } }",
        "once per turn { until my next turn { set hand_limit to 9 for me; } }",
        "on arrival { gain 5 pearls; }",
        "while free { at turn_start of me { gain 1 pearl; } }",
    ],
)
def test_a_power_with_a_cost_or_a_limit_is_none(power: str) -> None:
    assert of_lord(power) == []


# --- set twice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "whom"),
    [
        ("while free { set hand_limit to 5 for me; set hand_limit to 6 for me; }", " for `me`"),
        ("while free { set hand_limit to 5 for me; set hand_limit to 6 for players; }", ""),
        (
            "while free { set hand_limit to 5 for players; set hand_limit to 6 for players; }",
            " for `players`",
        ),
        (
            "while free { set hand_limit to 5 for players; set hand_limit to 6 for opponents; }",
            " for `opponents`",
        ),
        (
            "while free { set hand_limit to 5 for me; } while free { set hand_limit to 6 for me; }",
            " for `me`",
        ),
        (
            (
                "while free when threat > 3 { set hand_limit to 5 for me; }"
                " while free when threat > 4 { set hand_limit to 6 for me; }"
            ),
            " for `me`",
        ),
        (
            (
                "while free when threat > 3 { set hand_limit to 5 for me; }"
                " while free { set hand_limit to 6 for me; }"
            ),
            " for `me`",
        ),
        (
            (
                "on arrival { until my next turn {"
                " set hand_limit to 5 for me; set hand_limit to 6 for me; } }"
            ),
            " for `me`",
        ),
    ],
)
def test_two_sets_for_the_same_players_are_told(effects: str, whom: str) -> None:
    (found,) = of_lord(effects)
    assert found == f"A604 this card sets `hand_limit` twice{whom}"


@pytest.mark.parametrize(
    "effects",
    [
        "while free { set hand_limit to 5 for me; set hand_limit to 6 for opponents; }",
        "while free { set hand_limit to 5 for me; add 1 to hand_limit for me; }",
        "while free { set hand_limit to 5 for me; set support_stacks to 2 for me; }",
        (
            "while free when threat > 3 { set hand_limit to 5 for me; }"
            " while free when threat <= 3 { set hand_limit to 6 for me; }"
        ),
        (
            "while free { set hand_limit to 5 for opponents where pearls of it > 3;"
            " set hand_limit to 6 for opponents where pearls of it <= 3; }"
        ),
        (
            "while free { set hand_limit to 5 for me; }"
            " on arrival { until my next turn { set hand_limit to 6 for me; } }"
        ),
    ],
)
def test_two_sets_that_never_meet_are_none(effects: str) -> None:
    assert of_lord(effects) == []


# --- numbers --------------------------------------------------------------------------------------


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


# --- what can do nothing, and what has no end -----------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("take self;", "A610 `take` does nothing with `self`"),
        ("recruit self for 2 pearls;", "A610 `recruit` does nothing with `self`"),
        (
            "choose l from court; substitute l with self;",
            "A610 `substitute` does nothing with `self`",
        ),
        (
            "choose m from locations of me; exchange m with m;",
            "A610 `exchange` does nothing with `m` twice",
        ),
        ("if threat > 3 { take self; }", "A610 `take` does nothing with `self`"),
    ],
)
def test_a_statement_that_can_do_nothing_is_told(deed: str, told: str) -> None:
    assert of_lord(f"on arrival {{ {deed} }}") == [told]


@pytest.mark.parametrize(
    "deed",
    [
        "discard self;",
        "disable self;",
        "control_drawn 3 with self;",
        "choose l from court; take l;",
        "choose m from locations of me; choose o from available; exchange m with o;",
        "choose l from court; substitute l with top of lord_deck;",
    ],
)
def test_a_statement_that_may_do_something_is_not_told(deed: str) -> None:
    assert of_lord(f"on arrival {{ {deed} }}") == []


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("choose pair from chamber of me; swap pair;", ["A610 `swap` does nothing with `pair`"]),
        ("choose 3 from chamber of me as all; swap all;", ["A610 `swap` does nothing with `all`"]),
        ("choose 2 from chamber of me as pair; swap pair;", []),
        ("swap chamber of me;", []),
        ("discard self;", ["A610 `discard` does nothing with `self`"]),
        ("discard top of lord_deck;", []),
    ],
)
def test_a_verb_with_another_number_of_things_than_it_wants(deed: str, told: list[str]) -> None:
    fields = "guild mage; influence 5; copies 1;"
    card = f'lord diver "The Diver" {{ {fields} on arrival {{ {deed} }} }}'
    source = Source("x", f"pack my.pack {{ format 1; ruleset conspiracy; }}\n{card}")
    found = compile_pack([source], vocabularies(), GRAMMAR, doubts=True).diagnostics
    assert [f"{one.code} {one.message}".partition(":")[0] for one in found] == told


@pytest.mark.parametrize(
    "effects",
    [
        "limit hand_limit to at most 2 for me; limit hand_limit to at least 3 for me;",
        "limit hand_limit to at least 9 for players; limit hand_limit to at most 8 for opponents;",
        "limit hand_limit to at least 7 for me; limit hand_limit to at most threat for me;",
    ],
)
def test_limits_that_exclude_each_other_are_told(effects: str) -> None:
    for block in (
        f"while free {{ {effects} }}",
        f"on arrival {{ until my next turn {{ {effects} }} }}",
    ):
        (found,) = of_lord(block)
        assert found.startswith("A611 `hand_limit` cannot be at least")


@pytest.mark.parametrize(
    "effects",
    [
        "limit hand_limit to at most 3 for me; limit hand_limit to at least 3 for me;",
        "limit hand_limit to at most 2 for me; limit hand_limit to at least 3 for opponents;",
        "limit hand_limit to at most 2 for me; limit support_stacks to at least 3 for me;",
        "limit hand_limit to at most 2 for me; limit hand_limit to at most 1 for me;",
        "limit hand_limit to at most 2 for me; set hand_limit to 3 for me;",
        "limit hand_limit to at most threat for me; limit hand_limit to at least 3 for me;",
    ],
)
def test_limits_that_can_be_kept_are_none(effects: str) -> None:
    assert of_lord(f"while free {{ {effects} }}") == []


def test_an_extra_turn_in_each_turn_has_no_end() -> None:
    told = "A612 this brings `turn_start` about again each time, and has no end"
    assert of_lord("while free { at turn_start of me { gain 2 extra_turns; } }") == [told]


@pytest.mark.parametrize(
    "effect",
    [
        "at turn_start of opponents { gain 1 extra_turn; }",
        "at turn_start of me where threat > 3 { gain 1 extra_turn; }",
        "at turn_start of me { may { gain 1 extra_turn; } }",
        "at turn_start of me { gain 1 pearl; }",
        "at turn_start of me { return 1 pearl from me; }",
        "after exploration of me { gain 1 extra_turn; }",
        "add 1 to hand_limit for me;",
    ],
)
def test_what_may_end_is_not_told(effect: str) -> None:
    assert of_lord(f"while free {{ {effect} }}") == []
    body = "at turn_start of me { gain 1 extra_turn; }"
    assert of_lord(f"while free when threat > 3 {{ {body} }}") == []


# --- silence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "behind", "silent"),
    [
        ("", "# lint: ok A601", True),
        ("# lint: ok A601\n", "", True),
        ("# meant so; lint: ok A602, A601\n", "", True),
        ("", "# lint: ok A602 A601", True),
        ("", "# lint: ok A602", False),
        ("", "# A601", False),
        ("# lint: ok A601\n\n", "", False),
        ('location x "lint: ok A601" { score 1; }\n', "", False),
        ('location x "X" { score 1; }  # lint: ok A601\n', "", False),
    ],
)
def test_a_comment_silences_a_code_on_its_line_or_the_next(
    before: str, behind: str, *, silent: bool
) -> None:
    card = 'location reef "The Reef" { score count(lords of me where influence < 0); }'
    assert (remarks(f"{before}{card}  {behind}\n") == []) is silent


@pytest.mark.parametrize(
    "text",
    [
        "# lint: ok A601\nlocation x {\n  score CONDITION;\n}",
        "# lint: ok A601\n# more\nlocation x {\n\n  score CONDITION;\n}",
        "location x {\n  score CONDITION;\n} # lint: ok A601",
        "location x {\n  # lint: ok A601\n  score 1 +\n  CONDITION;\n}",
        "location x {\n  score CONDITION\n  + 1; # lint: ok A601\n}",
        "location x {\n  on control {\n # lint: ok A601\n gain\nCONDITION pearls; }\n score 1; }",
    ],
)
def test_a_comment_silences_a_code_however_the_text_is_laid_out(text: str) -> None:
    card = text.replace("x {", 'x "X" {').replace(
        "CONDITION", "count(lords of me where influence < 0)"
    )
    assert remarks(card) == remarks(format_text(card)) == []
    assert remarks(card.replace("A601", "A602")) != []


# --- the logic beneath ----------------------------------------------------------------------------

RANGES = Ranges(Names(vocabularies()["abyss"], {}))
THREAT, IT = Quantity("threat"), Binding("it")
GUILDS = RANGES.names.kinds["Guild"].members


@st.composite
def conditions(draw: st.DrawFn, depth: int = 3) -> Expression:
    """Conditions on the Threat, a value and a guild."""
    if depth and draw(st.booleans()):
        if draw(st.integers(0, 3)) == 0:
            return Not(draw(conditions(depth - 1)))
        sign = draw(st.sampled_from(["and", "or"]))
        return Binary(sign, draw(conditions(depth - 1)), draw(conditions(depth - 1)))
    if draw(st.booleans()):
        guild = Constant("Guild", draw(st.sampled_from(GUILDS[:3])))
        return Binary(draw(st.sampled_from(["==", "!="])), Attribute("guild", IT), guild)
    term: Expression = THREAT if draw(st.booleans()) else Attribute("value", IT)
    sign = draw(st.sampled_from(["==", "!=", "<", "<=", ">", ">="]))
    other: Expression = Number(draw(st.integers(-1, 7))) if draw(st.booleans()) else THREAT
    return Binary(sign, term, other)


def holds(node: Expression, threat: int, value: int, guild: str) -> bool:
    """Whether a condition holds, reckoned plainly."""
    if isinstance(node, Not):
        return not holds(node.of, threat, value, guild)
    assert isinstance(node, Binary)
    if node.operator in ("and", "or"):
        sides = [holds(side, threat, value, guild) for side in (node.left, node.right)]
        return all(sides) if node.operator == "and" else any(sides)

    def number(side: Expression) -> int:
        if isinstance(side, Number):
            return side.value
        return threat if side == THREAT else value

    if isinstance(node.right, Constant):
        return (node.right.name == guild) == (node.operator == "==")
    left, right = number(node.left), number(node.right)
    order = (left > right) - (left < right)
    return {
        "==": order == 0,
        "!=": order != 0,
        "<": order < 0,
        "<=": order <= 0,
        ">": order > 0,
        ">=": order >= 0,
    }[node.operator]


@given(conditions())
def test_what_is_said_to_be_always_the_same_is(condition: Expression) -> None:
    found = {
        holds(condition, threat, value, guild)
        for threat in range(1, 7)
        for value in range(1, 6)
        for guild in GUILDS
    }
    assert not RANGES.never(condition) or found == {False}
    assert not RANGES.always(condition) or found == {True}
    assert not (RANGES.never(condition) and RANGES.always(condition))


def test_members_of_one_kind_are_compared_by_name() -> None:
    mage, soldier = Constant("Guild", "mage"), Constant("Guild", "soldier")
    assert RANGES.never(Binary("==", mage, soldier))
    assert RANGES.always(Binary("!=", mage, soldier))
    assert RANGES.always(Binary("==", mage, mage))


def test_of_the_first_of_nothing_nothing_is_known() -> None:
    top = Top(Select("court"))
    assert not RANGES.always(Binary("==", top, top))
    assert not RANGES.always(Binary("!=", Attribute("guild", top), Constant("Guild", "mage")))
    assert RANGES.of(Attribute("value", top)) == (0, 5)


def test_a_quantity_of_a_closed_kind_has_its_members() -> None:
    way = Quantity("affiliation", Binding("me"))
    lowest, any_paid = (Constant("Affiliation", name) for name in ("lowest", "any_paid"))
    assert RANGES.members(way) == ("lowest", "any_paid")
    assert RANGES.members(IT) == ()
    assert RANGES.always(Binary("or", Binary("==", way, lowest), Binary("==", way, any_paid)))


def test_numbers_whose_ranges_do_not_meet_are_never_equal() -> None:
    value = Attribute("value", IT)
    beyond = Binary("+", value, Number(9))
    assert RANGES.never(Binary("==", THREAT, beyond))
    assert RANGES.always(Binary("!=", beyond, THREAT))
