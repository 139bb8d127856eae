"""``top of`` what is empty is nothing: it has no properties, and no verb does anything with it."""

from __future__ import annotations

from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.engine.compile import CompiledCards
from abyss_rules.engine.evaluate import NOTHING, Evaluator, Scope, may_be_nothing
from abyss_rules.engine.frames import FIRST_SLOT
from abyss_rules.model import expressions as ex
from tests.packs import arrival, carry, pack
from tests.rules import senate
from tests.rules.table import pearls, table

Case = tuple[str, str, str]


def _games() -> dict[str, ar.Game]:
    empty: dict[str, Any] = {"lord_deck": []}
    return {
        "abyss": table({"hand": []}, court=["shaman"], **empty),
        "conspiracy": senate.senate({}, {}, **empty),
    }


def _words(name: str) -> Any:  # noqa: ANN401 - the vocabulary's words have no common class
    return rulesets.find(name).words.vocabulary()


@pytest.fixture(name="games", scope="module")
def _made() -> dict[str, ar.Game]:
    return _games()


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_every_property_of_nothing_is_nothing(games: dict[str, ar.Game], name: str) -> None:
    game = games[name]
    rules: Any = game.setup.rules
    evaluator = Evaluator(rulesets.find(name).words)
    state = game._state
    frame = [0, 0, 0, 0, 0, 0]
    met = 0
    for word in _words(name).attributes:
        scope = Scope({}, FIRST_SLOT)
        slot = scope.bind("none", word.of)
        e = ex.Attribute(word.name, ex.Binding("none"))
        value = evaluator.prepare(e, scope)(rules, state, [*frame, *[NOTHING] * (slot - 5)])
        closed = any(kind.name == word.gives and kind.members for kind in _words(name).kinds)
        assert value == (NOTHING if closed else 0), word.name
        assert may_be_nothing(e)
        met += 1
    assert met > 5


@pytest.mark.parametrize("name", rulesets.NAMES)
@pytest.mark.parametrize("word", ["guild", "influence"])
def test_the_top_of_an_empty_deck_has_no_property(
    games: dict[str, ar.Game], name: str, word: str
) -> None:
    game = games[name]
    rules: Any = game.setup.rules
    evaluator = Evaluator(rulesets.find(name).words)
    top = ex.Top(ex.Select("lord_deck"))
    asked = ex.Attribute(word, top)
    value = evaluator.prepare(asked, Scope({}, FIRST_SLOT))(rules, game._state, [0] * FIRST_SLOT)
    assert value == (NOTHING if word == "guild" else 0)
    same = ex.Binary("==", ex.Constant("Guild", "mage"), ex.Attribute("guild", top))
    assert not evaluator.prepare(same, Scope({}, FIRST_SLOT))(rules, game._state, [0] * FIRST_SLOT)


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_a_quantity_of_nobody_is_0(games: dict[str, ar.Game], name: str) -> None:
    game = games[name]
    evaluator = Evaluator(rulesets.find(name).words)
    never = ex.Binary("==", ex.Number(1), ex.Number(2))
    nobody = ex.Top(ex.Where(ex.Select("opponents"), "it", never))
    for word in _words(name).quantities:
        if word.of and word.readable:
            e = ex.Quantity(word.name, nobody)
            value = evaluator.prepare(e, Scope({}, FIRST_SLOT))(
                game.setup.rules, game._state, [0] * FIRST_SLOT
            )
            assert value == 0


SENATE_ACTS = [
    "discard top of (discarded where influence > 90);",
    "recall discarded where influence > 90;",
    "recall available where it != it;",
    "let gone = top of discarded; discard gone;",
    "choose 2 from chamber of top of (opponents where pearls of it > 9) as pair; swap pair;",
    "gain pearls of top of (opponents where pearls of it > 9) pearls;",
    "gain influence of top of discarded pearls;",
    "gain count(chamber of me where guild == guild of top of discarded) pearls;",
    "gain coalition of top of (chamber of me where influence > 90) pearls;",
    "gain printed_pearls of top of chamber of opponents pearls;",
    "gain alliance of top of chamber of opponents pearls;",
    "if key of top of discarded == gold { gain 3 pearls; }",
    """choose l from available by top of (opponents where pearls of it > 9);
    recall available where it == l;""",
]


@pytest.mark.untraced
@pytest.mark.parametrize("act", SENATE_ACTS)
def test_nothing_comes_of_nothing_in_conspiracy(act: str) -> None:
    text = f'lord tried "Tried" {{ guild soldier; influence 2; on arrival {{ {act} }} }}'
    words: dict[str, Any] = {"lord_deck": ["tried", "merchant 1", "merchant 2"]}
    game = senate.senate({}, {}, packs=[pack(text, "conspiracy")], **words)
    game = carry(game, "draw 1")
    assert senate.pearls(game) == [0, 0]
    assert (senate.piles(game), len(senate.lord_deck(game))) == ({}, 2)


@pytest.mark.parametrize(
    "act",
    [
        "let r = race of top of hand of me; gain count(affiliated of me where race == r) pearls;",
        """let g = guild of top of (court where cost > 99);
        gain count(court where guild == g) pearls;""",
        "let t = top of lord_deck; take t; discard t; substitute t with t; disable t;",
        "let d = disabled of top of (court where cost > 99); if d { gain 4 pearls; }",
        "gain size of top of (council where size > 99) pearls;",
        "if copyable of top of locations of opponents { gain 3 pearls; }",
    ],
)
def test_nothing_comes_of_nothing_in_abyss(act: str) -> None:
    assert pearls(arrival(act, {"affiliated": ["crab 1"]}, {})) == [0, 0]


def test_standing_effects_of_nobody_hold_for_nobody() -> None:
    nobody = "top of (opponents where pearls of it > 9)"
    body = f"""
      until my next turn {{
        add 3 to recruit_cost for {nobody}; protect {nobody} from lords;
        set hand_limit to value of top of hand of me for {nobody};
        at turn_start of {nobody} {{ gain 9 pearls; }}
        alter monster_reward of {nobody} {{ space = 6; }}
      }}
    """
    game = arrival(body)
    assert pearls(game) == [0, 0]
    assert isinstance(game.setup.rules.compiled, CompiledCards)
    assert carry(game).decision is not None
