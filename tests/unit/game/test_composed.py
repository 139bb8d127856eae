"""Helpers for people: several answers in one call, wholly or not at all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import abyss_rules as ar

COURT = {"court": ["slaver", "traitor", "master_of_magic"], "council": {"crab": ["crab 1"]}}
HAND = {"hand": ["jellyfish 3", "crab 2", "shellfish 5", "shellfish 1"], "pearls": 2}


@pytest.fixture
def game() -> ar.Game:
    return ar.position("abyss", {**COURT, "players": [HAND]})


@pytest.mark.clause("A6.1")
def test_a_lord_is_recruited_with_exactly_these_allies(game: ar.Game) -> None:
    answers = ar.recruit(game, "Master of Magic", ["crab 2", "jellyfish 3", "shellfish 5"])
    player = game.view(0).players[0]
    assert (player.lords, player.affiliated) == (("master_of_magic",), ("crab 2",))
    assert player.hand == ("shellfish 1",)
    assert str(answers[0]) == "recruit master_of_magic"
    assert game.answers == answers


@pytest.mark.parametrize(
    ("lord", "allies", "more", "error", "said"),
    [
        ("slaver", ["shellfish 5"], {}, ar.IllegalError, "it would be pay shellfish 5, pay shell"),
        ("slaver", ["shellfish 5", "crab 4"], {}, ar.IllegalError, "pay crab 4 cannot be done"),
        ("slaver", [], {}, ar.IllegalError, "nothing cannot be done for slaver"),
        ("traitor", ["shellfish 5"], {}, ar.IllegalError, r"not offered now.*\(it costs \d+, with"),
        ("keeper", [], {}, ar.IllegalError, r"not offered now.*\(keeper is not at Court\)"),
        ("keper", [], {}, ar.UnknownError, r"no card 'keper' .*did you mean 'keeper'"),
        (7, [], {}, ar.UnreadableError, "card: a text is wanted"),
        ("slaver", "crab 2", {}, ar.UnreadableError, "with_allies: a list is wanted"),
        ("slaver", [3], {}, ar.UnreadableError, "with_allies: a text is wanted"),
        (
            "master_of_magic",
            ["crab 2", "jellyfish 3", "shellfish 5"],
            {"affiliate": "jellyfish 3"},
            ar.IllegalError,
            "affiliate jellyfish 3 cannot be done for master_of_magic",
        ),
    ],
)
def test_what_cannot_be_done_leaves_the_game_as_it_was(
    game: ar.Game,
    lord: str,
    allies: list[str],
    more: dict[str, str],
    error: type[Exception],
    said: str,
) -> None:
    before = game.key()
    with pytest.raises(error, match=said):
        ar.recruit(game, lord, allies, **more)
    assert game.key() == before
    assert game.answers == ()


def test_a_lord_whose_id_only_begins_so_is_not_recruited(tmp_path: Path) -> None:
    lord = 'lord {} "{}" {{ guild merchant; cost 1; races 1; influence 1; }}\n'
    head = 'pack my.eels { format 1; ruleset abyss; version "1"; }\n'
    text = head + lord.format("eel", "Eel") + lord.format("eel_king", "Eel King")
    (tmp_path / "eels.abyss").write_text(text, encoding="utf-8")
    described = {"court": ["eel_king", "slaver"], "players": [{"hand": ["shellfish 5"]}]}
    game = ar.position("abyss", described, packs=[tmp_path])
    with pytest.raises(ar.IllegalError, match=r"'recruit eel' is not offered now.*not at Court"):
        ar.recruit(game, "eel", ["shellfish 5"])
    assert game.answers == ()


def test_what_is_not_asked_for_is_told_with_what_is(game: ar.Game) -> None:
    with pytest.raises(ar.IllegalError, match="here: seat 0 is asked for 'action' and can: recru"):
        ar.discard(game, ["crab 9"])


@pytest.mark.clause("A6.3")
def test_of_equal_allies_one_is_named(game: ar.Game) -> None:
    described = {
        **COURT,
        "players": [{"hand": ["crab 2", "jellyfish 2", "shellfish 5"], "pearls": 9}],
    }
    game = ar.position("abyss", described)
    allies = ["crab 2", "jellyfish 2", "shellfish 5"]
    with pytest.raises(ar.IllegalError, match="so say which: jellyfish 2, crab 2"):
        ar.recruit(game, "master_of_magic", allies)
    ar.recruit(game, "master_of_magic", allies, affiliate="crab 2")
    assert game.view().players[0].affiliated == ("crab 2",)


def test_too_few_allies_are_told(game: ar.Game) -> None:
    described = {**COURT, "players": [{"hand": ["shellfish 5", "shellfish 4", "crab 2"]}]}
    game = ar.position("abyss", described)
    with pytest.raises(ar.IllegalError, match="cannot be done"):
        ar.recruit(game, "slaver", ["shellfish 4"])


@pytest.mark.clause("A8.8")
def test_allies_are_discarded_in_any_order() -> None:
    game = ar.position(
        "abyss",
        {
            "council": {"crab": ["crab 1"]},
            "court": ["commander", "sage", "elder", "hermit"],
            "players": [
                {"hand": ["crab 5", "crab 3"]},
                {
                    "hand": [
                        "squid 1",
                        "squid 1",
                        "squid 2",
                        "squid 3",
                        "crab 1",
                        "crab 2",
                        "crab 4",
                        "squid 4",
                    ]
                },
            ],
        },
    )
    ar.recruit(game, "commander", ["crab 5", "crab 3"])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "discard")
    with pytest.raises(ar.IllegalError, match="discard squid 5 cannot be done"):
        ar.discard(game, ["squid 5"])
    answers = ar.discard(game, ["crab 1", "squid 4"])
    assert [str(answer) for answer in answers] == ["discard squid 4", "discard crab 1"]
    assert game.view().players[1].hand_size == 6


@pytest.mark.clause("A7.1")
def test_keys_are_used_by_number_and_name() -> None:
    game = ar.position(
        "abyss",
        {
            "threat": 6,
            "exploration": {"revealed": "monster"},
            "players": [{"keys": 1, "lords": ["recruiter", "tamer"]}],
        },
    )
    game.apply("fight")
    with pytest.raises(ar.IllegalError, match="cannot be done"):
        ar.use_keys(game, tokens=9)
    with pytest.raises(ar.UnreadableError, match="tokens: -1"):
        ar.use_keys(game, tokens=-1)
    ar.use_keys(game, tokens=2, lords=["The Tamer"])
    assert game.decision is not None
    assert game.decision.kind == "location"


def test_a_game_that_is_over_takes_no_help() -> None:
    game = ar.position("abyss", {"exploration_deck": [], "court": [], "lord_deck": []})
    assert game.decision is None
    with pytest.raises(ar.GameOverError):
        ar.discard(game, [])


@pytest.mark.parametrize("given", [["crab 5", "crab 4"], ["crab 4", "crab 5"]])
def test_several_allies_of_a_race_can_be_paid_in_any_order(given: list[str]) -> None:
    game = ar.position(
        "abyss",
        {
            "players": [{"hand": ["crab 5", "crab 4"], "pearls": 9}, {}],
            "court": ["commander", "trader", "miller", "reaper"],
            "council": {"squid": ["squid 1"]},
        },
    )
    answers = ar.recruit(game, "commander", given)
    assert [str(answer) for answer in answers] == ["recruit commander", "pay crab 5", "pay crab 4"]
    assert game.view(0).players[0].affiliated == ("crab 4",)


def test_every_payment_there_is_can_be_made_in_one_call() -> None:
    hand = ["crab 1", "crab 2", "crab 2", "squid 1", "squid 3", "jellyfish 2"]
    game = ar.position(
        "abyss",
        {
            "players": [{"hand": hand, "pearls": 3}, {}],
            "court": ["commander", "diplomat", "shaman", "seeker"],
            "council": {"squid": ["squid 1"]},
        },
    )
    count = 0
    for lord in ("commander", "diplomat", "shaman", "seeker"):
        if f"recruit {lord}" not in map(str, game.decision.options):  # type: ignore[union-attr]  # the position asks
            continue
        for paid, affiliated in payments(game, lord):
            copy = game.clone()
            ar.recruit(copy, lord, list(reversed(paid)), affiliate=affiliated)
            count += 1
    assert count > 10


def payments(game: ar.Game, lord: str) -> Iterator[tuple[tuple[str, ...], str | None]]:
    """Every payment for a Lord with the Ally to be affiliated, if there is a choice."""
    begun = game.clone()
    begun.apply(f"recruit {lord}")
    open_ = [begun]
    while open_:
        trial = open_.pop()
        decision = trial.decision
        if decision is not None and decision.kind == "payment":
            for option in decision.options:
                following = trial.clone()
                following.apply(option)
                open_.append(following)
            continue
        paid = next(e for e in reversed(trial.events(0)) if e.kind == "lord_paid").allies
        chosen = (
            decision.options[0].argument if decision and decision.kind == "affiliation" else None
        )
        yield paid, chosen
