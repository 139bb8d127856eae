"""What is like another language, or like a rule text, and what only looks like it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from abyss_rules.catalog import paths
from abyss_rules.dsl import shapes
from abyss_rules.dsl.blocks import is_scenario, split
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.fixes import mended
from abyss_rules.dsl.habit_words import Words
from abyss_rules.dsl.names import called_so
from abyss_rules.dsl.pipeline import Compiled
from abyss_rules.dsl.sayings import sayings
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from abyss_rules.model.vocabulary import EventWord, FieldWord, QuantityWord, Vocabulary
from tests.packs import compiled
from tests.vocabulary import cards_around, examples

Check = Callable[..., Compiled]

RULESETS = vocabularies()
HEADER = "pack a.b { format 1; ruleset abyss; }\n"


def told(made: Compiled) -> list[str]:
    """The findings: code and message."""
    return [f"{f.code} {f.message}" for f in made.diagnostics]


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_is_right_is_a_turn_of_phrase(ruleset: str) -> None:
    vocabulary = RULESETS[ruleset]
    words = Words.of(vocabulary)
    texts = [
        text for _, _, example in examples(vocabulary) for text in cards_around(vocabulary, example)
    ]
    for file in sorted(paths.cards_folder().glob(f"{ruleset}*/*.abyss")):
        source = Source(file.name, file.read_text(encoding="utf-8"))
        blocks = split(source, reporter := Reporter(source))
        assert reporter.found == []
        texts += [block.text for block in blocks if not is_scenario(block)]
    assert len(texts) > 100
    found = [text for text in texts if list(sayings(text, words))]
    assert [text for text in found if not compiled(text, ruleset, mended=False).diagnostics] == []


@pytest.mark.parametrize("vocabulary", RULESETS.values(), ids=RULESETS)
def test_what_authors_call_a_word_is_no_word_of_its_sort_and_of_one_only(
    vocabulary: Vocabulary,
) -> None:
    sorts: list[Sequence[EventWord | FieldWord | QuantityWord]] = [
        *(kind.fields for kind in vocabulary.card_kinds),
        vocabulary.quantities,
        vocabulary.events,
    ]
    for words in sorts:
        names = {word.name for word in words}
        for word in words:
            assert names.isdisjoint(word.called)
            for said in word.called:
                assert said == said.lower()
                alike = called_so(said, words)
                # Of events several may be told of by one word.
                assert alike == [word.name] or words is vocabulary.events
    for head in vocabulary.heads:
        assert head.word not in head.called
        assert all(said == said.lower() for said in head.called)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_a_field_is_called_leads_to_it(ruleset: str) -> None:
    words = RULESETS[ruleset]
    for kind in words.card_kinds:
        for field in kind.fields:
            for said in field.called:
                assert called_so(said.upper(), kind.fields) == [field.name]


@pytest.mark.parametrize(
    "body",
    [
        "let extra = 2; let turn = extra; gain turn pearls; gain extra turn;",
        "gain 1 pearl for each # all of them\n  lord of me;",
        "gain pearls equal to\n  # the space\n  threat;",
        "steal 1 pearl from each reef;",
        "dance 1 pearl for each lord;",
        "dance until end of turn;",
        "gain 2 pearls this card;",
        "dance up to 3 pearls;",
        "dance pearls equal to threat;",
        "gain pearls of me equal to threat;",
        "score highest reef of lords of me;",
        "let o = me; let x = me; let y = me; steal 1 pearl from each opponent;",
    ],
)
def test_what_is_like_a_turn_of_phrase_is_told_as_what_it_is(check: Check, body: str) -> None:
    made = check(f"on arrival {{ {body} }}")
    assert made.diagnostics
    assert not [one for one in made.diagnostics if one.code == "A102" and one.fix is not None]


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("on arrival { if we own reef pearls { gain 1 pearl; } }", "A102 `own` cannot stand here"),
        (
            "on arrival { if you have at most one pearl { gain 1 pearl; } }",
            "A102 `you have at most one pearl` is written otherwise",
        ),
        (
            "on arrival { if you have 2 or fewer keys { gain 1 pearl; } }",
            "A102 `you have 2 or fewer keys` is written otherwise",
        ),
        ("after the end of days { gain 1 pearl; }", "A204 `after the end of days` is no head"),
        ("each opponent { gain 1 pearl; }", "A204 `each opponent` is no head"),
        ("if recruited { gain 1 pearl; }", "A204 `if recruited` is no head"),
        ("until my next turn { add 1 to hand_limit for me; }", "A102 `until` stands in a head"),
        (
            "on arrival { until end of turn { add 1 to hand_limit for me; } }",
            "A204 unknown time `until end of turn`",
        ),
        ("while free when disabled of self { add 1 to hand_limit for me; }", ""),
        ("when nothing happens: ;", "A204 `when nothing happens` is no head"),
        ("on first { gain 1 pearl; }", "A204 unknown head `on first`"),
        ("whlie free { add 1 to hand_limit for me; }", "A102 `whlie` cannot stand here"),
        ("special ability { gain 1 pearl; }", "A204 `special ability` is no head"),
        ("after explore of me { gain 1 pearl; }", "A204 `after explore of me` is no head"),
    ],
)
def test_a_head_is_told_as_what_is_wrong_in_it(check: Check, body: str, line: str) -> None:
    assert told(check(body))[:1] == ([] if not line else told(check(body))[:1])
    assert "".join(told(check(body))[:1]).startswith(line)
    assert len(check(body).diagnostics) == bool(line)


def test_a_card_in_parentheses_is_one_card(check: Check) -> None:
    power = "on arrival [ gain 1 pearl; ]"
    card = f'lord x "X" (\n  guild mage; cost 6; races 3; influence 5;\n  {power}\n)'
    sound = card.replace("(", "{").replace("[", "{").replace("]", "}").replace(")", "}")
    made = check(f"{HEADER}{card}\n\n{sound.replace('x', 'y').replace('X', 'Y')}", "pack")
    assert [one.id for one in check(HEADER + sound, "pack").cards] == ["x"]
    assert [(f.code, f.line) for f in made.diagnostics] == [("A102", 2), ("A101", 4)]
    assert mended(HEADER + card, "x", lambda text: check(text, "pack").diagnostics).text == (
        HEADER + sound
    )


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("on arrival ( gain 1 pearl; )", "on arrival { gain 1 pearl; }"),
        ("on arrival ( may [ gain 1 pearl; ] )", "on arrival { may { gain 1 pearl; } }"),
        ("score count { lords of me }", "score count ( lords of me )"),
        ("score count [ count(lords) ]", "score count ( count(lords) )"),
        # These are told as something else.
        ("score 3 + ( 2; )", ""),
        ("score count ( lords; )", ""),
        ("count { gain 1 pearl; }", ""),
        ("score ( 3 )", ""),
        ("on arrival ( gain 1 pearl; ]", ""),
        ('text en "( gain 1 pearl; )"; # [ gain; ]', ""),
        (") gain 1 pearl; (", ""),
        ("[]", ""),
    ],
)
def test_brackets_are_taken_for_what_their_contents_show(text: str, right: str) -> None:
    assert shapes.reshaped(text)[0] == (right or text)


def test_only_so_many_brackets_are_told_and_only_short_ones_are_put_in() -> None:
    long = f"x ( {'gain 1 pearl; ' * 400} )"
    made, (pair,) = shapes.reshaped(long)
    assert made.startswith("x {")
    assert shapes.mended(made, pair) is None
    assert len(shapes.reshaped("x ( y; )\n" * 300)[1]) == 100
