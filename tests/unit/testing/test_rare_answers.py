"""Answers that are seldom met: what they do is read from the rules too."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.engine import powers
from abyss_rules.rulesets.abyss import control, moves_allies, steps
from abyss_rules.rulesets.conspiracy import control as senate_control
from abyss_rules.testing import law_named
from abyss_rules.testing.playing import last_answer
from tests.packs import pack
from tests.properties.faults_steps import step

LAW = law_named("answers_do_what_the_rules_say")
SCORES = law_named("scores_are_those_of_the_rules")
#: So that exploring is not the only action, which would be done before anybody is asked.
OTHER = {"council": {"squid": ["squid 1"]}}
#: A complete Chamber without keys.
FULL = [
    f"value_{value}_{guild}"
    for value in ("four", "three", "six")
    for guild in ("farmer", "soldier", "merchant", "politician", "mage")
]
#: What is seldom met: ruleset, options, packs, position, and the answers that are given there.
RARE: list[tuple[str, dict[str, Any], list[str], dict[str, Any], str]] = [
    (
        "abyss",
        {},
        [],
        {
            "council": {"crab": ["crab 1"], "squid": ["squid 3"], "shellfish": ["shellfish 1"]},
            "players": [{"lords": ["alchemist"]}],
        },
        "support crab; support squid",
    ),
    (
        "abyss",
        {},
        [],
        {
            "court": [],
            "lord_deck": ["keeper", "reaper"],
            "exploration_deck": [],
            "players": [{"pearls": 3}],
        },
        "pass; plot; finish",
    ),
    *(
        (
            "abyss",
            {"stack_exchange": option},
            [],
            {
                "exploration_deck": ["crab 1", "..."],
                **OTHER,
                "available": ["black_smokers"],
                "players": [{"keys": 3}],
            },
            f"explore; take; control black_smokers; {answer}",
        )
        for option, answer in (
            ("optional_return", "decline"),
            ("optional_return", "exchange parliament"),
            ("forced_remove", "exchange parliament"),
        )
    ),
    *(
        (
            "abyss",
            {"mirror_choice": option},
            [],
            {
                "ending": 1,
                "council": {"crab": ["crab 1"]},
                "players": [
                    {"locations": ["city_of_mirrors"], "hand": ["crab 2", "crab 5"]},
                    {"locations": ["parliament", "the_abyss"]},
                ],
            },
            f"support crab; {answer}",
        )
        for option, answer in (("owner", "copy parliament"), ("best", ""))
    ),
    (
        "abyss",
        {},
        [],
        {
            **OTHER,
            "exploration_deck": ["monster", "..."],
            "threat": 3,
            "players": [{"lords": ["tamer"]}],
        },
        "explore; fight",
    ),
    (
        "abyss",
        {},
        ["abyss.expansions"],
        {
            **OTHER,
            "exploration_deck": ["monster", "crab 1", "..."],
            "players": [{"lords": ["coward"]}],
        },
        "explore; ignore; take",
    ),
    (
        "abyss",
        {"hand_limit": 12},
        [],
        {
            "council": {"crab": ["crab 1", "crab 2"]},
            "players": [
                {
                    "pearls": 1,
                    "hand": [
                        f"{r} {v}" for r in ("squid", "shellfish") for v in (1, 2, 3, 3, 4, 4)
                    ],
                }
            ],
        },
        "support crab; pay pearl; discard squid 4",
    ),
    (
        "abyss",
        {"standing_hand_limit": "at_once"},
        [],
        {
            "exploration_deck": ["crab 1", "..."],
            **OTHER,
            "players": [
                {"lords": ["commander"]},
                {"pearls": 1, "hand": [f"squid {v}" for v in (1, 2, 3, 4, 5, 1)]},
            ],
        },
        "explore; buy; discard squid 5",
    ),
    (
        "abyss",
        {},
        [],
        {
            "exploration_deck": ["crab 1"],
            **OTHER,
            "exploration_discard": ["squid 2", "squid 4"],
            "players": [{"pearls": 0}, {"pearls": 9}],
        },
        "explore; decline; leave; decline; leave; buy",
    ),
    (
        "abyss",
        {},
        [],
        {"exploration_deck": ["crab 1"], **OTHER, "players": [{"pearls": 1}, {"pearls": 9}]},
        "explore; buy",
    ),
    ("abyss", {}, [], {**OTHER, "extra_turns": 1}, "support squid"),
    (
        "abyss",
        {},
        [],
        {
            "court": ["jailer", "keeper", "miller"],
            "players": [
                {"pearls": 9, "hand": ["crab 1", "crab 2", "squid 1", "shellfish 1"]},
                {"hand": ["squid 2", "squid 3", "crab 4", "crab 5"]},
            ],
        },
        "recruit jailer; pay crab 2; pay shellfish 1; affiliate squid 1; discard crab 5",
    ),
    (
        "abyss",
        {"court_bonus": "each_check"},
        [],
        {
            **OTHER,
            "court": ["keeper"],
            "lord_deck": ["reaper"],
            "exploration_deck": ["crab 1", "..."],
            "players": [{"keys": 6}],
            "available": ["parliament", "the_abyss", "the_jail"],
        },
        "explore; take; control parliament; control the_jail",
    ),
    (
        "abyss",
        {"lord_shortage": "deck_empty"},
        [],
        {**OTHER, "court": ["keeper"], "lord_deck": []},
        "support squid",
    ),
    (
        "abyss",
        {},
        [],
        {
            "court": ["shepherd", "reaper", "miller"],
            "lord_deck": ["slaver"],
            "players": [{"pearls": 3, "hand": ["seahorse 4", "seahorse 5"]}],
        },
        "recruit shepherd; done",
    ),
    (
        "abyss",
        {},
        [],
        {
            **OTHER,
            "available": [],
            "location_deck": [],
            "players": [{"keys": 3, "lords": ["slaver"]}],
        },
        "support squid; use slaver",
    ),
    *(
        (
            "conspiracy",
            {"empty_location_deck": option},
            [],
            {
                "location_deck": deck,
                "available": ["plain_five"],
                "taken": ["value_one_farmer", "value_three_farmer"],
                "players": [
                    {
                        "chamber": ["value_one_farmer", "value_one_mage", "value_one_soldier"],
                        "locations": {"open_archive": 2},
                    }
                ],
            },
            f"place value_one_farmer; {answer}",
        )
        for option, deck, answer in (
            ("nothing", ["plain_seven", "plain_four"], "control plain_seven"),
            ("nothing", [], ""),
            ("face_up", [], ""),
        )
    ),
    *(
        (
            "conspiracy",
            {},
            [],
            {
                "taken": ["value_two_farmer", "value_three_farmer"],
                "players": [
                    {
                        "chamber": ["value_one_mage", "value_one_mage", "value_one_mage"],
                        "locations": {location: 2},
                    }
                ],
            },
            "place value_two_farmer",
        )
        for location in ("mixed_metals", "plain_seven")
    ),
    *(
        (
            "conspiracy",
            {},
            [],
            {
                "seats": seats,
                "lord_deck": [],
                "taken": ["value_four_farmer", "value_three_farmer"],
                "players": [{"chamber": FULL[:placed]}],
            },
            "place value_four_farmer",
        )
        for seats, placed in ((1, 13), (3, 14), (2, 3))
    ),
    *(
        (
            "conspiracy",
            {},
            [],
            {
                "seats": seats,
                "turn": turn,
                "available": [],
                "location_deck": [],
                "taken": ["value_one_farmer", "value_two_farmer"],
                "players": {turn: {"chamber": ["value_one_mage"]}},
            },
            "place value_one_farmer",
        )
        for seats, turn in ((2, 0), (1, 1))
    ),
]


@pytest.mark.parametrize("row", RARE, ids=lambda row: f"{row[0]}-{row[4]}")
def test_what_is_seldom_met_is_read_too(
    row: tuple[str, dict[str, Any], list[str], dict[str, Any], str],
) -> None:
    ruleset, options, packs, position, answers = row
    game = ar.position(ruleset, position, packs=packs, options=options)
    for text in filter(None, answers.split("; ")):
        before = game.clone()
        game.apply(text)
        LAW(before, last_answer(game), game)
    SCORES(game)


def test_a_fight_that_nothing_is_left_to_reward_is_read_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = {**OTHER, "exploration_deck": ["monster", "..."], "token_supply": [], "threat": 2}
    game = ar.position("abyss", position)
    rules: Any = game.setup.rules
    monkeypatch.setitem(rules.material, "threat_rewards", ((((1, "monster"),),),) * 6)
    monkeypatch.setattr(rules, "rewards", (((0, 1, 0),),) * 6)
    game.apply("explore")
    before = game.clone()
    game.apply("fight")
    assert game.state["threat"] == 1
    LAW(before, last_answer(game), game)


def test_another_outcome_than_that_of_the_answer_is_noticed() -> None:
    game = ar.position("abyss", OTHER)
    explored, supported = game.clone(), game.clone()
    explored.apply("explore")
    supported.apply("support squid")
    assert LAW.why_not(game, last_answer(explored), supported) == (
        "explore done again leads elsewhere"
    )


def test_what_is_wrong_where_a_power_goes_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    locations = [{"locations": ["city_of_mirrors"]}, {"locations": ["parliament", "the_abyss"]}]
    game = ar.position("abyss", {**OTHER, "ending": 1, "players": locations})
    game.apply("support squid")
    before = game.clone()

    def forget(on_copy: Any, r: Any, s: Any, f: Any, code: int) -> None:  # noqa: ANN401  # a step's
        on_copy(r, s, f, code)
        s.copies = ()

    step(monkeypatch, [game.setup.rules], steps.COPY, forget, "answers")
    game.apply("copy parliament")
    told = LAW.why_not(before, last_answer(game), game)
    assert told is not None
    assert told.startswith("after copy parliament, a power begins where copies is []")


KEYED = """
lord keyed_farmer "Keyed" {
  guild farmer; influence 2; copies 2; key silver;
  on arrival { gain 1 pearl; }
}
"""


def test_a_key_counts_after_what_its_lord_did() -> None:
    position = {
        "taken": ["keyed_farmer", "value_three_farmer"],
        "players": [{"chamber": ["value_one_mage"]}],
    }
    game = ar.position("conspiracy", position, packs=[pack(KEYED, "conspiracy")])
    before = game.clone()
    game.apply("place keyed_farmer")
    assert game.decision is not None
    assert game.decision.kind == "location"
    LAW(before, last_answer(game), game)


CALLER = """
lord caller "The Caller" {
  guild mage; cost 5; races 1; influence 1;
  once per turn { each o in opponents together { discard_down to 1 from hand of o by o; } }
}
"""


def test_what_is_chosen_together_is_kept_until_all_have_chosen() -> None:
    hands = [
        {"lords": ["caller"]},
        {"hand": ["crab 1", "crab 4"]},
        {"hand": ["squid 1", "squid 2"]},
    ]
    game = ar.position("abyss", {**OTHER, "seats": 3, "players": hands}, packs=[pack(CALLER)])
    for text in ("use caller", "discard crab 4", "discard squid 1"):
        before = game.clone()
        game.apply(text)
        LAW(before, last_answer(game), game)
    assert [len(hand) for hand in game.state["hand"]] == [0, 1, 1]


def test_what_is_not_done_at_the_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    locations = [{"locations": ["city_of_mirrors"]}, {"locations": ["parliament"]}]
    game = ar.position("abyss", {**OTHER, "ending": 1, "players": locations})
    before = game.clone()
    monkeypatch.setattr(powers, "begin_once", lambda *_given: False)
    game.apply("support squid")
    told = LAW.why_not(before, last_answer(game), game)
    assert told is not None
    assert told.endswith("the end comes, and by the rules a power comes")


@pytest.mark.parametrize(
    ("module", "row"),
    [
        (moves_allies, next(row for row in RARE if row[4].startswith("explore; decline"))),
        (control, next(row for row in RARE if row[4].endswith("black_smokers; decline"))),
        (senate_control, next(row for row in RARE if row[4].endswith("control plain_seven"))),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_a_deck_that_stays_in_its_order_is_noticed(
    module: ModuleType,
    row: tuple[str, dict[str, Any], list[str], dict[str, Any], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ruleset, options, packs, position, answers = row
    if ruleset == "conspiracy":
        position = {**position, "location_deck": ["plain_seven", "plain_four", "plain_three"]}
    monkeypatch.setattr(module, "shuffled", lambda _s, cards, _name="": tuple(cards))
    game = ar.position(ruleset, position, packs=packs, options=options)
    told = []
    for text in answers.split("; "):
        before = game.clone()
        game.apply(text)
        told.append(LAW.why_not(before, last_answer(game), game))
    assert any("is not shuffled, and by the rules it is" in (one or "") for one in told)
