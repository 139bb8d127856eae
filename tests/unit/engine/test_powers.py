"""Powers as a card may write them: each statement of the language, with every pause tried."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from tests.packs import OPENER, arrival, carry, compiled, location, lord, with_cards
from tests.rules.table import (
    asked,
    court,
    discard,
    free,
    hand,
    lord_discard,
    offered,
    pearls,
    play,
    texts,
)


def menu(game: ar.Game) -> bool:
    """The power is over: seat 0 has its actions."""
    return asked(game) == (0, "action")


# --- if, let --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("threat", "gained"), [(1, 1), (3, 2), (4, 4), (6, 4)])
def test_if_and_else_do_one_or_the_other(threat: int, gained: int) -> None:
    body = """
      if threat < 2 { gain 1 pearl; } else if threat == 3 { gain 2 pearls; } else { gain 4 pearls; }
    """
    assert pearls(arrival(body, threat=threat)) == [gained, 0]


def test_if_without_else_may_do_nothing() -> None:
    assert pearls(arrival("if threat > 5 { gain 1 pearl; }")) == [0, 0]
    assert pearls(arrival("if threat > 5 { gain 1 pearl; } gain 2 pearls;")) == [2, 0]


def test_a_value_is_kept_as_it_was() -> None:
    body = "let before = pearls of me; gain 3 pearls; gain before pearls;"
    assert pearls(arrival(body, {"pearls": 2})) == [7, 0]


@pytest.mark.parametrize("rich", [True, False])
def test_values_of_every_type_are_kept_while_somebody_chooses(rich: bool) -> None:  # noqa: FBT001 - a case
    body = """
      let number = 2 - 5;
      let rich = pearls of me > 3;
      let poor = opponents where pearls of it == 0;
      let best = top of court;
      let kind = race of top of hand of me;
      let nobody = top of lord_deck;
      let house = guild of top of court;
      choose l from court;
      discard l;
      if rich { gain 1 pearl; }
      take best;
      take nobody;
      gain count(poor) pearls;
      gain count(hand of me where race == kind) pearls;
      if house == merchant { gain 100 pearls; }
      gain number + 4 pearls;
    """
    game = arrival(body, {"pearls": 5 if rich else 0, "hand": ["crab 1", "crab 3", "squid 1"]})
    assert texts(game) == ["choose ship_master", "choose alchemist", "choose shaman"]
    game = carry(game, "choose shaman")
    # Seat 1 is poor, two Allies are crabs, and the Ship Master's guild is known.
    got = 1 + 2 + 100 + 1 + rich
    assert menu(game)
    assert pearls(game) == [got + 5 * rich, 0]
    assert (free(game, 0), lord_discard(game)) == (["opener", "tried", "ship_master"], ["shaman"])


def test_the_same_name_may_be_bound_in_blocks_beside_each_other() -> None:
    body = """
      if threat == 1 { let n = 3; gain n pearls; }
      each l in court { let n = influence of l; if n > 9 { gain n pearls; } }
      let n = 4;
      gain n pearls;
    """
    assert pearls(arrival(body)) == [7, 0]


@pytest.mark.parametrize(
    "body",
    [
        "each l in court { discard l; } take l;",
        "if threat == 1 { let n = 2; gain n pearls; } gain n pearls;",
        "may { choose l from court; take l; } discard l;",
        "gain count(court where cost > 3 and l == it) pearls; each l in court { discard l; }",
        "gain sum(x in court, cost of x) pearls; take x;",
    ],
)
def test_a_name_ends_with_its_block(body: str) -> None:
    assert "A201" in {
        found.code for found in compiled(lord(f"on arrival {{ {body} }}")).diagnostics
    }


@pytest.mark.parametrize(
    "body",
    [
        "let n = 1; each l in court { let n = 2; gain n pearls; discard l; } gain n pearls;",
        "each l in court { each l in court { discard l; } }",
        "choose l from court; gain sum(l in court, cost of l) pearls; take l;",
        "let me = 3; gain me pearls;",
    ],
)
def test_an_inner_block_cannot_take_a_name_that_means_something(body: str) -> None:
    assert "A209" in {
        found.code for found in compiled(lord(f"on arrival {{ {body} }}")).diagnostics
    }


# --- each -----------------------------------------------------------------------------------------


def test_nested_blocks_keep_their_own_things() -> None:
    body = """
      each o in opponents {
        each r in races {
          if count(affiliated of o where race == r) > 1 { steal 1 pearl from o; }
        }
        each l in free_lords of o { if influence of l > 6 { steal 1 pearl from o; } }
        steal count(free_lords of o) pearls from o;
      }
    """
    one = ["crab 1", "crab 2", "squid 3"]
    two = ["crab 1", "squid 1", "crab 3", "squid 2"]
    game = arrival(
        body,
        {},
        {"pearls": 9, "lords": ["peddler", "recruiter"], "affiliated": one},
        {"pearls": 9, "lords": ["trader"], "affiliated": two},
    )
    # Seat 1: one Race twice, one Lord above 6, two Lords; seat 2: two Races twice, one, one.
    assert pearls(game) == [8, 5, 5]


def test_each_of_nothing_does_nothing_and_goes_on() -> None:
    body = "each l in locations of me { gain 5 pearls; exchange_from_stack l; } gain 1 pearl;"
    assert pearls(arrival(body)) == [1, 0]


def test_what_is_gone_through_is_settled_at_the_beginning() -> None:
    body = "each l in court { take top of court; gain cost of l pearls; }"
    game = arrival(body)
    assert pearls(game) == [6 + 7 + 6, 0]  # three times, though the Court gets smaller
    assert court(game) == []


def test_a_choice_in_a_loop_is_asked_for_each() -> None:
    body = "each o in opponents { choose l from free_lords of o; discard l; }"
    game = arrival(body, {}, {"lords": ["peddler", "trader"]}, {}, {"lords": ["jailer", "seeker"]})
    assert texts(game) == ["choose peddler", "choose trader"]
    game = carry(game, "choose trader")
    assert texts(game) == ["choose jailer", "choose seeker"]  # seat 2 has none
    game = carry(game, "choose jailer")
    assert (free(game, 1), free(game, 2), free(game, 3)) == (["peddler"], [], ["seeker"])


# --- choose ---------------------------------------------------------------------------------------


def test_a_choice_from_nothing_skips_the_rest_of_its_own_block_only() -> None:
    body = """
      each o in opponents {
        if threat == 1 { choose l from free_lords of o; disable l; gain 10 pearls; }
        gain 1 pearl;
      }
      may { choose l from locations of me; exchange_from_stack l; gain 50 pearls; }
      gain 100 pearls;
    """
    game = arrival(body, {}, {}, {"lords": ["peddler"]})
    assert pearls(game) == [10 + 1 + 1 + 100, 0, 0]
    outside = "choose l from locations of me; exchange_from_stack l; gain 9 pearls;"
    assert pearls(arrival(outside)) == [0, 0]


def test_several_are_chosen_one_by_one_each_set_on_one_path() -> None:
    body = "choose 2 from court as pair; each l in pair { discard l; } gain count(pair) pearls;"
    game = arrival(body, court=["sage", "hermit", "elder", "trader"])
    assert texts(game) == ["choose sage", "choose hermit", "choose elder"]
    game = carry(game, "choose hermit")
    assert texts(game) == ["choose elder", "choose trader"]
    game = carry(game, "choose trader")
    assert (lord_discard(game), pearls(game)) == (["hermit", "trader"], [2, 0])


def test_equal_allies_can_be_chosen_together() -> None:
    body = "choose 2 from hand of me as pair; each a in pair { discard a from hand of me; }"
    game = arrival(body, {"hand": ["crab 1", "crab 1", "squid 2"]})
    # One crab is among them in any case.
    assert texts(game) == ["choose crab 1", "choose squid 2"]
    game = carry(game, "choose crab 1")
    assert hand(game, 0) == ["squid 2"]


def test_too_few_to_choose_from_skip_the_block_and_all_are_no_question() -> None:
    body = "choose 3 from court as some; each l in some { discard l; } gain 1 pearl;"
    assert pearls(arrival(body, court=["sage", "hermit"], lord_deck=[])) == [0, 0]
    game = arrival(body, court=["sage", "hermit", "elder"])
    assert lord_discard(game) == ["sage", "hermit", "elder"]
    assert pearls(game)[0] == 1


def test_another_player_chooses() -> None:
    body = "each o in opponents { choose l from free_lords of me by o; discard l; }"
    game = arrival(body, {"lords": ["peddler"]}, {}, {})
    assert asked(game) == (1, "choice")
    assert game.view(0).decision.options is None
    game = carry(game, "choose peddler")
    assert asked(game) == (2, "choice")
    game = carry(game, "choose opener")
    assert free(game, 0) == ["tried"]


def test_nobody_to_choose_skips_the_block() -> None:
    body = "choose l from court by top of (opponents where pearls of it > 3); take l;"
    assert menu(arrival(body))
    game = arrival(body, {}, {"pearls": 4})
    assert asked(game) == (1, "choice")
    several = "choose 2 from court as ls by top of (opponents where pearls of it > 3);"
    rest = "each l in ls { take l; }"
    assert menu(arrival(f"{several} {rest}"))


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("things", "option"),
    [
        ("available", "the_jail"),
        ("opponents", "seat 2"),
        ("council where size > 0", "squid"),
        ("races", "crab"),
        ("hand of me", "squid 2"),
        ("court", "shaman"),
    ],
)
def test_things_of_every_kind_can_be_chosen(things: str, option: str) -> None:
    body = f"choose x from {things}; each y in {things} {{ if y == x {{ gain 1 pearl; }} }}"
    game = arrival(
        body,
        {"hand": ["crab 1", "squid 2"]},
        {},
        {},
        available=["the_jail", "parliament"],
        council={"crab": ["crab 1"], "squid": ["squid 1"]},
    )
    assert len(texts(game)) > 1
    assert pearls(carry(game, f"choose {option}")) == [1, 0, 0]


# --- may ------------------------------------------------------------------------------------------


def test_a_power_may_be_declined() -> None:
    body = "may { gain 2 pearls; } gain 1 pearl;"
    game = arrival(body)
    assert (asked(game), texts(game)) == ((0, "may"), ["accept", "decline"])
    assert pearls(carry(game, "accept")) == [3, 0]
    assert pearls(carry(game, "decline")) == [1, 0]


def test_a_condition_that_does_not_hold_asks_nothing() -> None:
    body = "may when pearls of me >= 5 { return 5 pearls from me; gain 1 key; } gain 1 pearl;"
    assert menu(arrival(body, {"pearls": 4}))
    assert asked(arrival(body, {"pearls": 5})) == (0, "may")


SECOND = """
  choose l from court; choose m from locations of me; take l; exchange_from_stack m;
"""
LATE = """
  choose o from opponents; let n = keys of o; let m = n + 9;
  choose 2 from court where cost > m as ls; each l in ls { discard l; }
"""


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("choose l from free_lords of me where it != self; discard l;", True),
        ("choose l from locations of me; exchange_from_stack l;", False),
        (SECOND, False),
        ("choose 3 from court as ls; each l in ls { discard l; }", True),
        ("choose 4 from court as ls; each l in ls { discard l; }", False),
        ("let n = 3; choose l from court where cost > n; discard l;", True),
        ("let n = 9; choose l from court where cost > n; discard l;", False),
        ("let most = pearls of me; choose l from court where cost <= most; take l;", False),
        # What a choice depends on is not known before: that is asked about.
        ("choose o from opponents; choose l from free_lords of o; discard l;", True),
        (
            "choose o from opponents; let n = keys of o; choose l from court where n > 9; take l;",
            True,
        ),
        (LATE, True),
    ],
)
def test_it_is_only_asked_if_something_can_come_of_it(body: str, wanted: bool) -> None:  # noqa: FBT001 - a case
    game = arrival(f"may {{ {body} }}")
    assert (asked(game) == (0, "may")) is wanted
    if wanted:
        assert menu(carry(game, "decline"))


def test_one_may_stand_in_another() -> None:
    body = (
        "may { gain 1 pearl; may { gain 2 pearls; choose l from court; take l; } gain 4 pearls; }"
    )
    game = arrival(body)
    assert pearls(carry(game, "decline")) == [0, 0]
    game = carry(game, "accept")
    assert (pearls(game), asked(game)) == ([1, 0], (0, "may"))
    assert pearls(carry(game, "decline")) == [5, 0]
    game = carry(game, "accept")
    assert (pearls(game), asked(game)) == ([3, 0], (0, "choice"))
    game = carry(game, "choose shaman")
    assert (pearls(game), free(game, 0)) == ([7, 0], ["opener", "tried", "shaman"])


def test_a_power_of_the_turn_is_offered_if_something_can_come_of_it() -> None:
    power = "let n = 6; choose 2 from court where cost >= n as ls; each l in ls { discard l; }"
    cards = lord(f"once per turn when threat > 1 {{ {power} }}")
    lords = {"lords": ["tried"]}

    def usable(**words: object) -> bool:
        return "use tried" in offered(with_cards(cards, lords, **words))

    assert usable(threat=2, court=["sage", "elder"])
    assert not usable(threat=1, court=["sage", "elder"])
    assert not usable(threat=2, court=["sage"])
    game = carry(with_cards(cards, lords, threat=2, court=["sage", "elder", "hermit"]), "use tried")
    game = carry(game, "choose sage", "choose hermit")
    assert (court(game), "use tried" in offered(game)) == (["elder"], False)


# --- each … together ------------------------------------------------------------------------------


def test_all_answer_before_any_answer_shows_or_is_applied() -> None:
    body = "each o in opponents together { discard 1 from hand of o by o; } gain 1 pearl;"
    cards = ["crab 1", "crab 2"]
    game = arrival(body, {}, {"hand": cards}, {"hand": cards}, {"hand": cards})
    seen = game.view(2)
    game = carry(game, "discard crab 1")
    assert asked(game) == (2, "discard")
    # Nothing has happened that seat 2, or anybody, could see.
    assert (hand(game, 1), discard(game)) == (["crab 1", "crab 2"], 0)
    assert game.view(2).players == seen.players
    assert [event.kind for event in game.events(2)] == []
    game = carry(game, "discard crab 2", "discard crab 1")
    assert [hand(game, seat) for seat in (1, 2, 3)] == [["crab 2"], ["crab 1"], ["crab 2"]]
    assert (discard(game), pearls(game)[0]) == (3, 1)


def test_without_together_each_answer_is_applied_at_once() -> None:
    body = "each o in opponents { discard 1 from hand of o by o; gain count(hand of o) pearls; }"
    cards = ["crab 1", "crab 2", "crab 3"]
    game = arrival(body, {}, {"hand": cards}, {"hand": cards})
    game = carry(game, "discard crab 1")
    assert (asked(game), hand(game, 1), pearls(game)[0]) == ((2, "discard"), cards[1:], 2)
    game = carry(game, "discard crab 3")
    assert (hand(game, 2), pearls(game)[0]) == (cards[:2], 4)


@pytest.mark.untraced
def test_two_loops_of_one_power_are_together_each_by_itself() -> None:
    body = """
      each o in opponents together { discard 1 from hand of o by o; }
      each o in opponents { discard 1 from hand of o by o; }
      each o in opponents together { discard_down to 0 from hand of o where value > 2 by o; }
    """
    cards = ["crab 1", "crab 2", "crab 3"]
    game = arrival(body, {}, {"hand": cards}, {"hand": cards})
    game = carry(game, "discard crab 1", "discard crab 2")
    assert (hand(game, 1), hand(game, 2)) == (["crab 2", "crab 3"], ["crab 1", "crab 3"])
    game = carry(game, "discard crab 2")
    assert (asked(game), hand(game, 1)) == ((2, "discard"), ["crab 3"])
    game = carry(game, "discard crab 3")
    assert menu(game)
    assert (hand(game, 1), hand(game, 2)) == ([], ["crab 1"])


def test_hands_and_affiliated_allies_can_go_together() -> None:
    body = """
      each o in opponents together {
        discard 1 from hand of o by me;
        discard 1 from affiliated of o where value < 3 by me;
      }
    """
    player = {"hand": ["crab 1", "crab 2"], "affiliated": ["squid 1", "squid 2", "squid 3"]}
    game = arrival(body, {}, player)
    assert (asked(game), texts(game)) == ((0, "discard"), ["discard crab 2", "discard crab 1"])
    game = carry(game, "discard crab 2")
    assert texts(game) == ["discard squid 2", "discard squid 1"]
    game = carry(game, "discard squid 2")
    assert hand(game, 1) == ["crab 1"]
    assert list(game.view().players[1].affiliated) == ["squid 1", "squid 3"]


# --- powers on powers -----------------------------------------------------------------------------


def test_a_power_goes_on_behind_the_power_it_called() -> None:
    inner = lord("on arrival { choose l from court; discard l; gain 1 pearl; }", "inner")
    body = "gain 10 pearls; take top of court; gain 100 pearls;"
    game = arrival(body, more=inner, court=["inner", "trader", "peddler", "jailer"])
    assert (pearls(game), texts(game)) == (
        [10, 0],
        ["choose trader", "choose peddler", "choose jailer"],
    )
    game = carry(game, "choose trader")
    assert pearls(game) == [111, 0]


def test_a_card_has_each_head_once() -> None:
    twice = lord("on arrival { gain 1 pearl; } on arrival { gain 2 pearls; }")
    assert [found.code for found in compiled(twice).diagnostics] == ["A412"]
    several = lord(
        "while free { add 1 to hand_limit for me; }"
        "while free when threat > 1 { add 1 to hand_limit for me; }"
    )
    assert compiled(several).diagnostics == ()


def test_locations_that_exchange_each_other_come_to_an_end() -> None:
    power = "on control { choose o from available; exchange self with o; }"
    cards = location(power, "ebb") + location(power, "flow") + OPENER
    cards += lord("on arrival { choose m from locations of me; exchange m with top of available; }")
    game = with_cards(
        cards,
        {"lords": ["opener"], "locations": ["ebb"]},
        available=["flow"],
        court=["sage", "elder", "hermit"],
        lord_deck=["tried"],
    )
    play(game, "use opener")
    assert menu(game)
    assert len(game.view().players[0].locations) == 1
