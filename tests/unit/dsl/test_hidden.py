"""What lies face down stays unknown: what a card may ask of it, and what it may not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from abyss_rules.dsl.pipeline import Compiled
from tests.packs import compiled, lord

Check = Callable[..., Compiled]


def told(made: Compiled) -> list[str]:
    return [f"{found.code} {found.message}" for found in made.diagnostics]


@pytest.mark.parametrize(
    ("power", "asked"),
    [
        ("gain cost of top of lord_deck pearls;", "its cost"),
        ("gain sum(lord_deck, cost) pearls;", "their cost"),
        ("gain sum(c in lord_deck, cost of c) pearls;", "its cost"),
        ("gain max(lord_deck where count(court) > 0, influence) pearls;", "their influence"),
        ("gain count(lord_deck where guild == mage) pearls;", "their guild"),
        ("if count(lord_deck where disabled) > 0 { gain 1 pearl; }", "their disabled"),
        ("each c in lord_deck { if guild of c == mage { gain 1 pearl; } }", "its guild"),
        ("let t = top of lord_deck; if guild of t == mage { take t; }", "its guild"),
        ("let d = lord_deck; gain count(d) pearls;", "in which order they lie"),
        ("choose l from court where it != top of lord_deck; take l;", "which it is"),
        ("choose l from court; if top of lord_deck == l { take l; }", "which it is"),
        ("gain distinct(c in lord_deck, c) pearls;", "which they are"),
        (
            "choose l from court where count(lord_deck where guild == guild of l) > 0;",
            "their guild",
        ),
        ("each o in opponents { gain count(hand of o where value > 3) pearls; }", "their value"),
        (
            "choose o from opponents where max(hand of it, value) > 2; steal 1 pearl from o;",
            "their",
        ),
        ("gain distinct(hand of players, race) pearls;", "their race"),
        ("each o in opponents { each a in hand of o { gain value of a pearls; } }", "its value"),
    ],
)
def test_what_is_hidden_cannot_be_asked(check: Check, power: str, asked: str) -> None:
    found = told(check(f"on arrival {{ {power} }}"))
    assert any(line.startswith(f"A308 a card cannot ask {asked}") for line in found), found


@pytest.mark.parametrize("head", ["score", "at game_end"])
def test_the_deck_is_never_asked(check: Check, head: str) -> None:
    number = "cost of top of lord_deck"
    power = f"score {number};" if head == "score" else f"at game_end {{ gain {number} pearls; }}"
    assert "A308" in {found.code for found in check(power, "location").diagnostics}


@pytest.mark.parametrize(
    "power",
    [
        "gain count(lord_deck) pearls; take top of lord_deck;",
        "choose l from lord_deck where guild == mage and cost < 9; take l; gain cost of l pearls;",
        "choose l from (lord_deck where cost > 3) where guild == mage; take l;",
        "choose 2 from lord_deck where cost < 9 as pair; gain sum(pair, cost) pearls;",
        "let t = top of lord_deck; take t;",
        "gain max(hand of me, value) pearls;",
        "each a in hand of me { gain value of a pearls; }",
        "each o in opponents { discard 1 from hand of o where value > 3 by o; }",
        "each o in opponents { discard_down to 3 from (hand of o where value > 3) by me; }",
        "each o in opponents { gain count(hand of o) pearls; }",
        """choose o from opponents; choose a from hand of o where value > 3 by o;
        discard a from hand of o; gain value of a pearls;""",
    ],
)
def test_a_choice_looks_through_it(check: Check, power: str) -> None:
    assert told(check(f"on arrival {{ {power} }}")) == []


def test_a_score_may_count_hands(check: Check) -> None:
    assert told(check("score sum(hand of players, value);", "location")) == []


def test_conspiracy_keeps_its_deck_hidden_too() -> None:
    text = 'lord x "X" {{ guild mage; influence 1; on arrival {{ {} }} }}'
    for power in (
        "gain influence of top of lord_deck pearls;",
        "gain count(lord_deck where key == gold) pearls;",
        "recall discarded where it != top of lord_deck;",
    ):
        found = compiled(text.format(power), "conspiracy").diagnostics
        assert [finding.code for finding in found] == ["A308"]
    for power in ("choose l from lord_deck where key == gold; discard l;", "recall discarded;"):
        assert compiled(text.format(power), "conspiracy").diagnostics == ()


def test_the_help_shows_a_choice() -> None:
    (deck,) = compiled(lord("on arrival { gain sum(lord_deck, cost) pearls; }")).diagnostics
    assert deck.help == "a player can look through it: `choose x from lord_deck where …;`"
    body = "each o in opponents { gain sum(hand of o, value) pearls; }"
    (hand,) = compiled(lord(f"on arrival {{ {body} }}")).diagnostics
    assert "only its player sees what lies in `hand`" in hand.message
    assert "`choose x from hand of … where … by …;`" in hand.help
