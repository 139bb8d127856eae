"""What cards can reckon: numbers, folds, conditions, and what there is not."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.engine.evaluate import MOST
from tests.packs import arrival, carry, compiled, location, lord, with_cards
from tests.rules.table import asked, council, free, hand, lord_discard, offered, pearls, total


def worth(score: str, **player: object) -> int:
    """What a Location with this score is worth to seat 0, which has this."""
    place = location(f"score {score};")
    mine = {"locations": ["place"], **player}
    return total(with_cards(place, mine, {"pearls": 3}, {"keys": 1}, threat=4), "locations")[0]


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ("7 / 2", 3),
        ("-7 / 2", -4),
        ("7 / -2", -4),
        ("6 / 0", 0),
        ("6 / count(free_lords of me)", 0),
        ("-(2 + 3)", -5),
        ("2 - 5", -3),
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("10 - 4 - 3", 3),
        ("100 / 10 / 2", 5),
        ("min(3, 2 - 5)", -3),
        ("max(3, 2 - 5)", 3),
        ("999 * 999", 998001),
        ("0", 0),
    ],
)
def test_whole_numbers(score: str, points: int) -> None:
    assert worth(score) == points


@pytest.mark.untraced
@pytest.mark.parametrize("fold", ["sum", "min", "max", "distinct"])
@pytest.mark.parametrize("things", ["lords of me", "free_lords of me where cost > 99"])
def test_folds_of_nothing_are_0(fold: str, things: str) -> None:
    assert worth(f"{fold}({things}, influence)") == 0
    assert worth(f"{fold}(l in {things}, 7 + influence of l)") == 0
    assert worth(f"count({things})") == 0


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("score", "points"),
    [
        ("sum(hand of me, value)", 1 + 2 + 2 + 5),
        ("min(hand of me, value)", 1),
        ("max(hand of me, value)", 5),
        ("distinct(hand of me, value)", 3),
        ("distinct(hand of me, race)", 2),
        ("count(hand of me where value == 2)", 2),
        ("count(hand of me where value != 2 and race == squid)", 1),
        ("count(hand of me where not (value == 2 or race == squid))", 1),
        ("min(a in hand of me, -(value of a))", -5),
        ("sum(r in races, max(hand of me where race == r, value))", 2 + 5),
        ("sum(r in races, min(1, count(hand of me where race == r)))", 2),
        ("sum(p in players, pearls of p)", 3),
        ("count(players)", 3),
        ("count(opponents where pearls of it > 0)", 1),
        ("max(p in opponents, sum(q in players, pearls of q * (1 + pearls of p)))", 12),
        ("count(hand of players where value < 3)", 3),
        ("threat", 4),
    ],
)
def test_folds_and_filters(score: str, points: int) -> None:
    assert worth(score, hand=["crab 1", "crab 2", "squid 2", "squid 5"]) == points


def test_a_score_may_speak_of_the_location_itself() -> None:
    place = location("score count(locations of me where it != self);")
    held = {"locations": ["place", "the_jail", "parliament"]}
    parts = total(with_cards(place, held), "locations")
    assert parts[0] == 2 + 15 + 6


# --- top of nothing -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "number",
    [
        "value of top of hand of me",
        "influence of top of (court where cost > 99)",
        "cost of top of (court where cost > 99)",
        "size of top of (council where size > 9)",
        "pearls of top of (opponents where pearls of it > 9)",
        "count(hand of top of (opponents where pearls of it > 9))",
        "sum(affiliated of top of (opponents where pearls of it > 9), value)",
        "count(free_lords of me where guild == guild of top of (court where cost > 99))",
        "count(races where it == race of top of hand of me)",
    ],
)
def test_nothing_has_no_number_and_no_kind(number: str) -> None:
    body = f"gain {number} pearls;"
    assert pearls(arrival(body, {}, {"pearls": 3, "hand": ["crab 3"]})) == [0, 3]


def test_nothing_is_not_disabled_and_equals_only_nothing() -> None:
    body = """
      if disabled of top of (court where cost > 99) { gain 1 pearl; }
      if top of (court where cost > 99) == top of court { gain 10 pearls; }
      if top of (court where cost > 99) == top of (court where cost < 0) { gain 100 pearls; }
    """
    assert pearls(arrival(body)) == [100, 0]


NOBODY = "top of (opponents where pearls of it > 9)"
NO_STACK = "top of (council where size > 9)"


@pytest.mark.untraced
@pytest.mark.parametrize(
    "act",
    [
        f"steal 1 pearl from {NOBODY};",
        f"return 1 pearl from {NOBODY};",
        f"discard 1 from hand of {NOBODY} by me;",
        f"discard 1 from hand of me by {NOBODY};",
        f"discard_down to 0 from hand of {NOBODY} where value > 1 by me;",
        f"choose a from hand of me; discard a from hand of {NOBODY};",
        "discard top of (hand of me where value > 9) from hand of me;",
        f"discard {NO_STACK};",
        f"take {NO_STACK};",
        "take top of lord_deck;",
        "discard top of lord_deck;",
        "disable top of (free_lords of opponents where cost > 99);",
        "recruit top of (court where cost > 99) for 1 pearl;",
        "substitute top of court with top of lord_deck;",
        "exchange top of locations of me with top of available;",
        "exchange_from_stack top of locations of me;",
        "control_drawn 2 with top of (free_lords of me where cost > 99);",
        f"let s = {NO_STACK}; take s; discard s;",
        f"let o = {NOBODY}; steal 2 pearls from o; return 1 pearl from o;",
    ],
)
def test_nothing_is_done_with_nothing(act: str) -> None:
    mine = {"pearls": 2, "hand": ["crab 1"]}
    yours = {"pearls": 2, "hand": ["crab 2"], "lords": ["peddler"]}
    stacks = {"crab": ["crab 1"], "squid": ["squid 1"]}
    before = arrival("gain 0 pearls;", mine, yours, council=stacks)
    after = arrival(act, mine, yours, council=stacks)
    assert after.view(0).players == before.view(0).players
    assert (council(after), hand(after, 1)) == (council(before), hand(before, 1))
    assert (lord_discard(after), asked(after)) == (lord_discard(before), asked(before))


# --- large numbers --------------------------------------------------------------------------------


def test_what_is_done_stays_within_the_largest_number_of_a_card() -> None:
    body = """
      let many = 9999 * 9999 * 9999;
      let few = -(9999 * 9999);
      choose l from court;
      take l;
      gain many * many pearls;
      if many == 9999 and few == -9999 { gain 9999 * 2 keys; }
    """
    game = arrival(body)
    game = carry(game, "choose shaman")
    assert pearls(game) == [MOST, 0]
    assert game.view().players[0].keys == MOST


def test_a_pearl_for_each_pearl_can_be_saved_however_often() -> None:
    doubling = lord("once per turn { gain pearls of me pearls; }")
    game = with_cards(doubling, {"lords": ["tried"], "pearls": 1}, {}, {}, {})
    for _ in range(40):
        if "use tried" in offered(game):
            game = carry(game, "use tried")
        game.apply("explore")
        while game.decision is not None and game.decision.kind != "action":
            game.apply(game.decision.options[0])
    assert ar.from_json(ar.to_json(game), packs=game.setup.packs[1:]) == game


# --- what the checker refuses ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "act",
    [
        "let os = opponents; discard 1 from hand of os by me;",
        "choose 2 from opponents as os; discard 1 from hand of os by me;",
        "discard 1 from hand of opponents by me;",
        "let h = hand of me; discard 1 from h by me;",
    ],
)
def test_a_zone_of_several_players_is_no_zone(act: str) -> None:
    found = compiled(lord(f"on arrival {{ {act} }}")).diagnostics
    assert [diagnostic.code for diagnostic in found] == ["A304"]


def test_things_of_several_players_can_be_read() -> None:
    body = "choose 2 from opponents as os; gain count(hand of os) pearls; take top of court;"
    hands = [{"hand": ["crab 1"]}, {"hand": ["crab 1", "squid 2"]}, {"hand": ["crab 4"]}]
    game = carry(arrival(body, {}, *hands), "choose seat 1", "choose seat 2")
    assert pearls(game)[0] == 3
    assert free(game, 0) == ["opener", "tried", "ship_master"]


# --- templates ------------------------------------------------------------------------------------


def test_a_template_makes_a_card_for_each_member() -> None:
    text = """
    lord friend per guild g "Friend of {g}" {
      guild g; cost 3; races 1; influence 1;
      on arrival { gain count(court where guild == g) pearls; }
    }
    location best per guild g "Best of {g}" {
      score max(lords of me where guild == g, influence);
    }
    """
    made = compiled(text)
    assert not made.diagnostics
    assert {card.id for card in made.cards} >= {"friend_mage", "friend_ambassador", "best_farmer"}
    lords = {"locations": ["best_mage", "best_farmer", "best_merchant"], "lords": ["sage"]}
    game = with_cards(
        text, {**lords, "hand": ["jellyfish 3"]}, court=["friend_mage", "shaman", "apprentice"]
    )
    assert total(game, "locations") == [0, 0]
    game = carry(game, "recruit friend_mage")
    game = carry(game, "done") if asked(game) == (0, "payment") else game
    assert pearls(game)[0] == 2 + 2  # two mages are left, and the Court is refilled for 2
    assert total(game, "locations") == [1, 0]
