"""Whatever a pack says, what its cards do comes to an end soon, and its numbers stay small."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.dsl.check_work import STEP_LIMIT, ZONE
from abyss_rules.engine.evaluate import LARGEST, MOST, Evaluate, Evaluator, Scope
from abyss_rules.engine.options import MOST_ARGUMENTS
from abyss_rules.errors import PackError
from abyss_rules.game.loading import load_pack
from abyss_rules.model import expressions as ex
from abyss_rules.rulesets.abyss.rules import AbyssRules
from tests.packs import OPENER, carry, compiled, location, lord, pack, resumed, with_cards
from tests.rules import senate
from tests.rules.table import pearls, total

#: So many Lords are in the deck of the worst packs: more steps than are reckoned with.
MANY = 150
FILLERS = "".join(lord("", f"filler_{n}") for n in range(MANY))
#: Of two loops over cards inside each other a card may have nine.
TWO_LOOPS = "count(lord_deck where count(lord_deck where pearls of me > 1) > 1)"
WORST = " + ".join([TWO_LOOPS] * 9)


class Steps:
    """Counts how often a part of an expression is reckoned."""

    def __init__(self) -> None:
        self.number = 0

    def counted(self, evaluate: Evaluate) -> Evaluate:
        def one_more(r: Any, s: Any, f: list[Any]) -> Any:  # noqa: ANN401 - as the engine has it
            self.number += 1
            return evaluate(r, s, f)

        return one_more


@pytest.fixture(name="steps")
def _steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    steps = Steps()
    plain = Evaluator.prepare

    def prepare(self: Evaluator, e: ex.Expression, scope: Scope) -> Evaluate:
        return steps.counted(plain(self, e, scope))

    monkeypatch.setattr(Evaluator, "prepare", prepare)
    return steps


#: What the static count allows, for so many cards as there are.
BOUND = STEP_LIMIT * (MANY + 40) ** 2 // ZONE**2


@pytest.mark.untraced
def test_the_worst_score_ends_soon(steps: Steps) -> None:
    game = with_cards(FILLERS + location(f"score {WORST};"), {"locations": ["place"], "pearls": 2})
    steps.number = 0
    assert total(game, "locations")[0] == 9 * game.view().lord_deck
    assert 100_000 < steps.number < BOUND


@pytest.mark.parametrize(
    "score", [f"{WORST} + {TWO_LOOPS}", f"count(lord_deck where {TWO_LOOPS} > 1)"]
)
def test_one_loop_more_is_refused(score: str) -> None:
    found = compiled(location(f"score {score};")).diagnostics
    assert [finding.code for finding in found] == ["A411"]


@pytest.mark.untraced
def test_the_worst_power_ends_soon(steps: Steps) -> None:
    one = "count(lord_deck where pearls of me > 1)"
    power = f"each l in lord_deck {{ gain {one} pearls; gain {one} keys; substitute l with l; }}"
    text = FILLERS + OPENER + lord(f"on arrival {{ {power} }}")
    game = with_cards(text, {"lords": ["opener"], "pearls": 2}, lord_deck=["tried", "..."])
    steps.number = 0
    game.apply("use opener")
    assert 100_000 < steps.number < BOUND
    assert pearls(game)[0] > MANY * MANY


def test_a_power_with_a_loop_more_is_refused() -> None:
    power = f"each l in lord_deck {{ gain {TWO_LOOPS} pearls; substitute l with l; }}"
    found = compiled(lord(f"on arrival {{ {power} }}")).diagnostics
    assert [finding.code for finding in found] == ["A411"]


def test_who_is_protected_is_looked_up_once_for_a_loop(steps: Steps) -> None:
    asked = "count(players where keys of it > 0) == 0"
    warden = lord(f"while free {{ protect me from locations where {asked}; }}", "warden")
    text = FILLERS + warden + location("score count(lord_deck where count(opponents) > 0);")
    game = with_cards(text, {"locations": ["place"]}, {"lords": ["warden"]})
    steps.number = 0
    assert total(game, "locations")[0] == 0  # the only opponent is protected
    assert steps.number < 10 * (MANY + 40)


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ("9999 * 9999", LARGEST),
        ("-9999 * 9999 * 9999", -LARGEST),
        ("9999 * 9999 - 1", LARGEST - 1),
        ("9999 * 9999 + 9999 * 9999", LARGEST),
        ("sum(r in races, 9999 * 9999 * count(races where it == r))", LARGEST),
        ("sum(r in races, -9999 * 9999 * count(races where it == r)) + 1", 1 - LARGEST),
        ("9999 * 9999 / 1000", LARGEST // 1000),
        ("9999 * 100", 999900),
    ],
)
def test_what_is_reckoned_stays_within_bounds(score: str, points: int) -> None:
    body = location(f"score {score};")
    assert total(with_cards(body, {"locations": ["place"]}), "locations")[0] == points


def test_however_much_is_gained_a_game_can_be_saved() -> None:
    power = """
      each l in lord_deck {
        gain 9999 * 9999 * 9999 pearls; gain 9999 keys; gain 9999 extra_turns;
        substitute l with l;
      }
    """
    game = with_cards(
        FILLERS + OPENER + lord(f"on arrival {{ {power} }}"),
        {"lords": ["opener"], "pearls": 5},
        {"pearls": 3},
        lord_deck=["tried", "..."],
    )
    game = carry(game, "use opener")
    assert game.view().lord_deck * MOST > LARGEST
    mine = game.view().players[0]
    assert LARGEST <= mine.pearls <= LARGEST + 100  # and what was in the box
    assert LARGEST <= mine.keys <= LARGEST + 100
    assert game.view().extra_turns == LARGEST
    assert resumed(game) == game


def test_pearls_of_conspiracy_are_bounded_too() -> None:
    power = "each l in lord_deck { gain 9999 * 9999 pearls; discard l; }"
    filler = 'lord filler_{} "Filler {}" {{ guild mage; influence 2; copies 90; }}\n'
    tried = f'lord tried "Tried" {{ guild mage; influence 2; on arrival {{ {power} }} }}\n'
    text = tried + filler.format(1, 1) + filler.format(2, 2)
    game = senate.senate({}, {}, packs=[pack(text, "conspiracy")], lord_deck=["tried", "..."])
    game = carry(game, "draw 1")
    assert senate.pearls(game) == [LARGEST, 0]


def test_more_cards_than_options_can_name_have_no_rules() -> None:
    (card,) = pack(lord("on arrival { gain 1 pearl; }")).cards
    many = tuple(evolve(card, id=f"c{n}", name=f"C{n}") for n in range(MOST_ARGUMENTS + 1))
    ruleset = rulesets.find("abyss")
    with pytest.raises(PackError, match="cards in play, and at most 4096 can be"):
        ruleset.prepare(2, many, {}, ruleset.read_options(None))


def test_more_cards_than_a_game_may_have_are_refused() -> None:
    (card,) = pack(lord("on arrival { gain 1 pearl; }")).cards
    many = pack(lord("on arrival { gain 1 pearl; }"))
    cards = tuple(evolve(card, id=f"c{n}", name=f"C{n}") for n in range(446))
    with pytest.raises(PackError, match="501 cards in play, and at most 500 can be"):
        ar.new_game("abyss", packs=[evolve(many, cards=cards, digest="many")])
    assert ar.new_game("abyss", packs=[evolve(many, cards=cards[1:], digest="less")]).decision


@pytest.mark.parametrize("field", ["ally_copies", "monster_tokens"])
def test_a_box_of_too_many_things_is_refused(field: str) -> None:
    own = load_pack(rulesets.find("abyss").base_pack)
    tally = ((99, 1), (99, 2), (99, 3), (99, 4), (99, 5), (99, 5))
    material = tuple((name, tally if name == field else value) for name, value in own.material)
    with pytest.raises(PackError, match=rf"the material's {field}: \d+ of them, at most 500"):
        ar.new_game("abyss", packs=[evolve(own, material=material, digest=field)])


def test_a_council_stack_is_no_higher_than_its_word_says() -> None:
    own = load_pack(rulesets.find("abyss").base_pack)
    words = rulesets.find("abyss").words.vocabulary()
    (high,) = (word.high for word in words.attributes if word.name == "size")
    assert high is not None

    def of_a_race(number: int) -> int:
        material = tuple(
            (name, ((99, 1), (number - 99, 2)) if name == "ally_copies" else value)
            for name, value in own.material
        )
        game = ar.new_game("abyss", packs=[evolve(own, material=material, digest=str(number))])
        rules = game.setup.rules
        assert isinstance(rules, AbyssRules)
        return sum(face < 5 for face in rules.faces)

    assert of_a_race(high) == high
    with pytest.raises(PackError, match="ally_copies"):
        of_a_race(high + 1)
