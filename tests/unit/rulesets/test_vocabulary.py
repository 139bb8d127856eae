"""Between which numbers cards, material and headers may say something, and what lint goes by.

The tables are this test's own: what they say is tried on both sides of every edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from abyss_rules import rulesets
from abyss_rules.catalog import paths
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies

GAMES = pytest.mark.parametrize("ruleset", rulesets.NAMES)
Bounds = dict[str, tuple[int, int]]

#: Kind of card -> field -> the lowest and the highest number.
FIELDS: dict[str, dict[str, Bounds]] = {
    "abyss": {
        "lord": {"cost": (0, 99), "races": (1, 5), "influence": (0, 99), "keys": (0, 3)},
        "location": {},
    },
    "conspiracy": {
        "lord": {"influence": (0, 99), "copies": (1, 99), "pearls": (0, 99)},
        "location": {"pearls": (0, 99)},
    },
}
#: What a card has to say besides, and what its abilities are.
OTHER = {"abyss": {"lord": "guild mage;"}, "conspiracy": {"lord": "guild mage;"}}
#: Kind of card -> the fields it needs, and what those that it need not say are then.
NEEDED: dict[str, dict[str, tuple[set[str], dict[str, object]]]] = {
    "abyss": {
        "lord": ({"guild", "cost", "races", "influence"}, {"keys": 0}),
        "location": (set(), {}),
    },
    "conspiracy": {
        "lord": ({"guild", "influence"}, {"copies": 1, "key": "none", "pearls": 0}),
        "location": (set(), {"pearls": 0, "series": "base"}),
    },
}
MATERIAL: dict[str, Bounds] = {
    "abyss": {
        "seats": (2, 4),
        "ally_copies": (0, 99),
        "monster_cards": (0, 99),
        "monster_tokens": (0, 99),
        "key_tokens": (0, 99),
        "pearls": (0, 999),
        "starting_pearls": (0, 99),
        "starting_locations": (0, 99),
        "starting_threat": (1, 6),
        "court_spaces": (1, 20),
        "track_spaces": (1, 99),
        "last_space_pearls": (0, 99),
        "threat_rewards": (0, 99),
        "plot_price": (0, 99),
        "first_purchase_price": (0, 99),
        "court_refill_at": (0, 99),
        "court_refill_pearls": (0, 99),
        "keys_for_a_location": (1, 99),
        "most_locations_drawn": (1, 99),
        "lords_to_end": (1, 99),
    },
    "conspiracy": {
        "seats": (1, 4),
        "chamber_rows": (0, 99),
        "adjacent": (1, 99),
        "starting_locations": (0, 99),
        "most_lords_drawn": (1, 99),
        "most_locations_drawn": (1, 99),
        "keys_of_one_metal": (1, 99),
        "keys_of_any_metal": (1, 99),
        "coalition_points": (0, 99),
        "pearl_master_points": (0, 99),
        "opponent_location_points": (0, 99),
        "solo_area": (1, 99),
    },
}
#: How a number is written in a field, where it does not stand alone.
WRITTEN = {
    "seats": "{0} to {0}",
    "ally_copies": "{0} of {0}",
    "monster_tokens": "{0} of {0}",
    "adjacent": "{0} to {0}",
    "threat_rewards": "{0} pearls",
}
#: What is read, of the things in front -> the lowest and the highest it can be, None for no end.
READ: dict[str, dict[tuple[str, str], tuple[int | None, int | None]]] = {
    "abyss": {
        ("lords of me", "influence"): (0, 99),
        ("lords of me", "cost"): (0, 99),
        ("lords of me", "printed_keys"): (0, 3),
        ("affiliated of me", "value"): (1, 5),
        ("council", "size"): (0, 100),
        ("court", "pearls of me"): (0, None),
        ("court", "monsters of me"): (0, None),
        ("court", "keys of me"): (0, None),
        ("court", "threat"): (1, 6),
        ("court", "free_court_spaces"): (0, 20),
        ("court", "copied_score"): (None, None),
    },
    "conspiracy": {
        ("chamber of me", "influence"): (0, 99),
        ("chamber of me", "printed_pearls"): (0, 99),
        ("chamber of me", "coalition"): (1, 16),
        ("chamber of me", "alliance"): (1, 16),
        ("discarded", "influence"): (0, 99),
        ("discarded", "printed_pearls"): (0, 99),
        ("chamber of me", "pearls of me"): (0, None),
    },
}


def compiled(text: str, ruleset: str, header: str = "format 1;") -> Compiled:
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    source = Source("x", f"pack my.pack {{ {header} ruleset {ruleset}; }}\n{text}")
    return compile_pack([source], vocabularies(), grammar, doubts=True)


def told(found: Compiled, code: str) -> list[Diagnostic]:
    return [one for one in found.diagnostics if one.code == code]


def faults(found: Compiled) -> list[Diagnostic]:
    return [one for one in found.diagnostics if one.severity == "error"]


def cards(ruleset: str, choose: Callable[[int, int], int]) -> Iterator[tuple[str, str]]:
    """For each field with bounds a card that has this number there; the field's bounds as told."""
    for kind, fields in FIELDS[ruleset].items():
        for tried, (low, high) in fields.items():
            said = {name: least for name, (least, _most) in fields.items()}
            said[tried] = choose(low, high)
            body = " ".join(f"{name} {number};" for name, number in said.items())
            score = "score 0;" if kind == "location" else ""
            own = OTHER[ruleset].get(kind, "")
            text = f'{kind} {kind}_{tried} "{kind} {tried}" {{ {own} {body} {score} }}\n'
            yield text, f"`{tried}` goes from {low} to {high}"


LOWEST, HIGHEST = (lambda low, _: low), (lambda _, high: high)
BELOW, ABOVE = (lambda low, _: low - 1), (lambda _, high: high + 1)


@GAMES
def test_all_numbers_of_cards_and_material_are_in_the_tables(ruleset: str) -> None:
    vocabulary = vocabularies()[ruleset]
    for kind in vocabulary.card_kinds:
        numbers = {field.name for field in kind.fields if field.shape == "Count"}
        assert numbers == set(FIELDS[ruleset][kind.name])
    assert {field.name for field in vocabulary.material} == set(MATERIAL[ruleset])
    read = {name.split(" ")[0] for _of, name in READ[ruleset]}
    attributes = {word.name for word in vocabulary.attributes if word.gives == "Count"}
    quantities = [word for word in vocabulary.quantities if word.readable]
    assert read == attributes | {word.name for word in quantities if word.gives == "Count"}


@GAMES
def test_the_edges_of_a_cards_fields_are_what_they_may_say(ruleset: str) -> None:
    for choose in (LOWEST, HIGHEST):
        assert faults(compiled("".join(text for text, _ in cards(ruleset, choose)), ruleset)) == []
    for choose in (BELOW, ABOVE):
        tried = list(cards(ruleset, choose))
        found = compiled("".join(text for text, _ in tried), ruleset)
        assert [one.message for one in faults(found)] == [bounds for _, bounds in tried]
        assert {one.code for one in faults(found)} == {"A503"}


@GAMES
def test_what_a_card_has_to_say_and_what_it_is_otherwise(ruleset: str) -> None:
    for kind, (needed, left_out) in NEEDED[ruleset].items():
        score = "score 0;" if kind == "location" else ""
        empty = compiled(f'{kind} bare "Bare" {{ {score} }}', ruleset)
        wanted = {one.message.split("`")[1] for one in told(empty, "A501")}
        assert wanted == needed
        body = " ".join(f"{name} {'mage' if name == 'guild' else 5};" for name in needed)
        (card,) = compiled(f'{kind} bare "Bare" {{ {body} {score} }}', ruleset).cards
        assert {name: value for name, value in card.fields if name not in needed} == left_out


@GAMES
def test_the_edges_of_the_material_are_what_it_may_say(ruleset: str) -> None:
    bounds = MATERIAL[ruleset]

    def material(choose: Callable[[int, int], int]) -> Compiled:
        lines = (
            f"{name} {WRITTEN.get(name, '{0}').format(choose(low, high))};"
            for name, (low, high) in bounds.items()
        )
        return compiled(f"material {{ {' '.join(lines)} }}", ruleset)

    for choose in (LOWEST, HIGHEST):
        assert faults(material(choose)) == []
    for choose in (BELOW, ABOVE):
        said = dict.fromkeys(one.message for one in told(material(choose), "A503"))
        assert list(said) == [
            f"`{n}` goes from {low} to {high}" for n, (low, high) in bounds.items()
        ]


@GAMES
def test_what_is_printed_is_read_within_the_bounds_of_its_field(ruleset: str) -> None:
    vocabulary = vocabularies()[ruleset]
    fields = {
        (named, kind.type): (field.low, field.high)
        for kind in vocabulary.card_kinds
        for field in kind.fields
        if field.shape == "Count"
        for named in (field.name, f"printed_{field.name}")
    }
    read = {
        (word.name, word.of): (word.low, word.high)
        for word in vocabulary.attributes
        if (word.name, word.of) in fields
    }
    assert read
    assert read == {place: fields[place] for place in read}


@GAMES
def test_lint_knows_what_a_word_can_be_and_no_more(ruleset: str) -> None:
    conditions = []
    for place, ((things, word), (low, high)) in enumerate(READ[ruleset].items()):
        for sign, edge, step in (("<", low, 1), (">", high, -1)):
            never = f"{word} {sign} {edge}" if edge is not None else ""
            inner = f"{word} {sign} {edge + step}" if edge is not None else f"{word} {sign} 9999"
            conditions += [(place, things, never, True), (place, things, inner, False)]
    text = "".join(
        f'location at_{n} "At {n}" {{ score count({things} where {condition}); }}\n'
        for n, (_, things, condition, _) in enumerate(conditions)
        if condition
    )
    found = {one.line for one in told(compiled(text, ruleset), "A601")}
    lines = [condition for condition in conditions if condition[2]]
    assert found == {2 + n for n, (*_, never) in enumerate(lines) if never}


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("format 1;", ""),
        ("format 0;", "A503"),
        ("format 2;", "A512"),
        ("format 9999;", "A512"),
        ("format 10000;", "A512"),
        ("format 1; copies 1 of keeper;", ""),
        ("format 1; copies 99 of keeper;", ""),
        ("format 1; copies 0 of keeper;", "A503"),
        ("format 1; copies 100 of keeper;", "A503"),
    ],
)
def test_the_edges_of_a_headers_numbers(header: str, code: str) -> None:
    found = faults(compiled("", "abyss", header))
    assert [one.code for one in found] == [code] * bool(code)


def test_what_a_header_need_not_say_is_empty() -> None:
    header = compiled("", "abyss").header
    assert header is not None
    assert (header.format, header.version, header.needs, header.changes) == (1, "0", (), ())
    assert dict(header.values) == {"format": 1, "ruleset": "abyss", "version": "0"}
    assert told(compiled("", "abyss", ""), "A501") != []
