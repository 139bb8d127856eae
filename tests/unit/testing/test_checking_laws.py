"""Checking laws: which games are played, which laws are asked how often, what a failure says."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis.vendor.pretty import pretty

import abyss_rules as ar
from abyss_rules.dsl.source import Source
from abyss_rules.engine.options import Option
from abyss_rules.engine.rules import Rules
from abyss_rules.model.cards import Pack
from abyss_rules.testing import (
    Failure,
    LawBroken,
    Start,
    check_law,
    check_play,
    choice,
    law,
    law_named,
    laws_for,
    look_for_failure,
    shrunk,
    still_broken,
)
from abyss_rules.testing.checking import SOMETIMES, Watch
from abyss_rules.testing.endless import EndlessError, steps_counted
from abyss_rules.testing.failures import described, start_of


@law("A1")
def holds(game: ar.Game) -> None:
    """Nothing is said."""


@law("A4.6", kind="step")
def the_threat_stays(before: ar.Game, answer: Option, after: ar.Game) -> None:
    """The Threat never rises."""
    assert after.state["threat"] <= before.state["threat"], f"by {answer}"


# --- which games ----------------------------------------------------------------------------------


def test_equal_seeds_check_equal_games() -> None:
    seen: list[list[str]] = [[], []]
    for notes in seen:
        one = law()(lambda game, notes=notes: notes.append(repr(game.key())))
        check_law(one, "abyss", examples=3, seed=5)
    assert seen[0] == seen[1]
    assert len(set(seen[0])) > 50


def test_what_games_are_drawn_from_can_be_said() -> None:
    starts: list[tuple[int, bool, Any]] = []

    @law(kind="game")
    def whole(game: ar.Game) -> None:
        assert game.decision is None
        starts.append((game.seats, game._seed is not None, game.options["hand_limit"]))

    check_law(
        whole,
        "abyss",
        seats=3,
        options={"hand_limit": 12},
        agents="random",
        starts="setup",
        whole=True,
        examples=4,
    )
    assert starts == 4 * [(3, True, 12)]


def test_options_can_be_a_preset() -> None:
    @law(kind="game")
    def bga(game: ar.Game) -> None:
        assert game.options["mirror_choice"] == "best"

    check_law(bga, options="bga", examples=2, most=1)


@pytest.mark.untraced
def test_how_often_a_law_is_asked() -> None:
    often = {
        name: evolve(holds, name=name, often=name)
        for name in ("always", "sometimes", "seldom", "rarely")
    }
    game = ar.new_game("abyss")
    start = Start("abyss", 2, 0, {})
    watch = Watch(often.values(), start)
    for _ in range(2 * SOMETIMES):
        watch(None, None, game)
    watch.end(game)
    assert watch.asked == {"always": 2 * SOMETIMES, "sometimes": 3, "seldom": 1, "rarely": 1}
    # One game in many is asked what is asked rarely.
    asked = look_for_failure(often.values(), choice("abyss", most=0), examples=60).asked
    assert 0 < asked["rarely"] < 12


def test_laws_of_other_rulesets_are_left_out() -> None:
    asked = check_law(laws_for("abyss", "step"), "conspiracy", examples=1, most=5)
    both = {"the_turn_limit_ends_it", "protected_seats_are_left_alone", "decks_are_shuffled"}
    assert set(asked) == both | {"answers_do_what_the_rules_say"}
    with pytest.raises(ar.UnreadableError, match="there is no law to ask in games of conspiracy"):
        check_law(holds, "conspiracy")


def test_laws_about_texts_are_asked_of_packs(tmp_path: Path) -> None:
    @law(kind="text")
    def small(pack: Pack, sources: tuple[Source, ...]) -> None:
        assert len(pack.cards) < 2
        assert len(sources) == 1

    path = tmp_path / "cards.abyss"
    card = 'lord {0} "{0}" {{ guild farmer; cost 6; races 1; influence 2; }}\n'
    head = 'pack my.pack { format 1; ruleset abyss; version "1"; }\n'
    path.write_text(head + card.format("one"), encoding="utf-8")
    assert check_law([small, holds], packs=[path], examples=1)["small"] == 1
    path.write_text(head + card.format("one") + card.format("two"), encoding="utf-8")
    with pytest.raises(LawBroken, match=r"in the pack my\.pack") as caught:
        check_law(small, packs=[path])
    failure = caught.value.failure
    assert failure is not None
    assert failure.start is None
    assert failure.pack is not None
    with pytest.raises(ar.UnreadableError, match="small is about cards, not about a game"):
        failure.game()
    assert shrunk(failure, [small]) is failure
    assert check_law(law_named("packs_are_kept_as_they_are"))


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"law": lambda _game: 1}, ar.UnreadableError, "is that missing above the function"),
        ({"law": "nothing_is_lost"}, ar.UnreadableError, "`law_named` gives the library's"),
        ({"law": 3}, ar.UnreadableError, "laws: a list is wanted, not 3"),
        ({"law": [print]}, ar.UnreadableError, r"a law is made by `@law\(\)`, not <built-in"),
        ({"ruleset": "chess"}, ar.UnknownError, "no ruleset 'chess'"),
        ({"agents": "clever"}, ar.UnknownError, "no agent 'clever'"),
        ({"agents": []}, ar.UnreadableError, "games are played by at least one agent"),
        ({"starts": "middle"}, ar.UnreadableError, "games start at position or setup"),
        ({"starts": []}, ar.UnreadableError, "games start at position or setup"),
        ({"seats": 7}, ar.UnreadableError, "2 to 4 seats, not 7"),
        ({"options": "chess"}, ar.UnknownError, "no preset 'chess'"),
        ({"packs": ["no.pack"]}, ar.UnknownError, "no pack 'no.pack'"),
        ({"examples": 0}, ar.UnreadableError, "examples"),
    ],
)
def test_what_cannot_be_checked_is_refused(
    given: dict[str, Any], error: type[Exception], says: str
) -> None:
    call: dict[str, Any] = {"law": holds, "ruleset": "abyss"} | given
    with pytest.raises(error, match=says):
        check_law(**call)


# --- what a failure says --------------------------------------------------------------------------


@pytest.mark.untraced
def test_a_failure_has_all_to_see_it_again() -> None:
    with pytest.raises(LawBroken) as caught:
        check_law(the_threat_stays, "abyss", seed=3)
    failure = caught.value.failure
    assert failure is not None
    assert failure.law == "the_threat_stays"
    assert failure.clauses == ("A4.6",)
    assert failure.message == "by leave"
    assert failure.answers == ("leave",)
    assert failure.start is not None
    assert (failure.start.ruleset, failure.start.options) == ("abyss", {})
    assert failure.start.position is not None
    assert failure.found_by is not None
    assert failure.game().state["threat"] > failure.start.game().state["threat"]
    text = str(failure)
    assert text == str(caught.value)
    # What it prints is what makes the game.
    names: dict[str, Any] = {"ar": ar}
    exec("\n".join(text.splitlines()[2:]), names)  # noqa: S102  # calls that we have written
    assert names["game"] == failure.game()
    assert text.splitlines()[:2] == [
        "the_threat_stays does not hold: by leave",
        "the law: The Threat never rises. (A4.6)",
    ]


def test_a_start_is_shown_as_the_call_that_makes_it() -> None:
    start = Start("abyss", 3, 7, {"hand_limit": 12})
    assert str(start) == "ar.new_game('abyss', seats=3, seed=7, options={'hand_limit': 12})"
    assert start.game() == ar.new_game("abyss", seats=3, seed=7, options={"hand_limit": 12})


def test_hypothesis_shows_a_start_with_packs_as_its_call(tmp_path: Path) -> None:
    text = 'pack deep { format 1; ruleset abyss; version "1"; } location den "The Den" { score 3; }'
    (tmp_path / "deep.abyss").write_text(text, encoding="utf-8")
    start = Start("abyss", 3, 7, {}, (ar.load_pack(tmp_path),))
    told = "Start('abyss', seats=3, seed=7, options={}, "
    told += f"packs=(ar.load_pack({str(tmp_path)!r}),))"
    assert pretty(start) == repr(start) == told
    placed = Start("abyss", 2, 7, {}, start.packs, {"threat": 3})
    told = told.replace("seats=3", "seats=2").removesuffix(")") + ", position={'threat': 3})"
    assert pretty(placed) == repr(placed) == told
    # What is shown can be pasted.
    plain = evolve(placed, packs=(), options={"hand_limit": 12})
    assert eval(repr(plain), {"Start": Start, "ar": ar}) == plain  # noqa: S307  # as we have written it


def test_a_start_with_packs_can_be_pasted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = 'pack {} {{ format 1; ruleset abyss; }} location den "The Den" {{ score 3; }}'
    monkeypatch.chdir(tmp_path)
    for name in ("storm.abyss", "calm.abyss"):
        Path(name).write_text(text.format(name[0]), encoding="utf-8")
    Path("abyss.base").mkdir()
    Path("abyss.base", "own.abyss").write_text(text.format("own"), encoding="utf-8")
    named: list[str | Path] = [Path("storm.abyss"), "./abyss.base", Path("abyss.base")]
    for pack, again in zip(named, ("storm.abyss", "./abyss.base", "./abyss.base"), strict=True):
        start = Start("abyss", 3, 7, {}, (ar.load_pack(pack),))
        assert str(start) == f"ar.new_game('abyss', seats=3, seed=7, packs=[{again!r}])"
        assert ar.new_game("abyss", seats=3, seed=7, packs=[again]) == start.game()
    known = ar.load_pack("abyss.expansions")
    assert "packs=['abyss.expansions']" in str(Start("abyss", 3, 7, {}, (known,)))


def test_where_a_game_began_is_found_again() -> None:
    game = ar.new_game("abyss", seats=3, seed=8)
    game.apply(game.decision.options[0])  # type: ignore[union-attr]  # it has just begun
    start = start_of(game)
    assert start is not None
    assert start.game() == ar.new_game("abyss", seats=3, seed=8)
    built = ar.position("abyss", {"court": ["keeper"], "players": [{"pearls": 2}]})
    start = start_of(built)
    assert start is not None
    assert start.position is not None
    assert start.game().view(0) == built.view(0)


def test_a_position_that_no_words_describe_is_not_described() -> None:
    game = ar.position(
        "abyss",
        {"court": ["jailer"], "players": [{"hand": ["crab 5", "squid 1", "seahorse 1"]}, {}]},
    )
    game.apply("recruit jailer")
    assert game.decision is not None
    assert game.decision.kind == "affiliation"
    assert described(game) is None


# --- shrinking ------------------------------------------------------------------------------------


def _found(**named: Any) -> Failure:  # noqa: ANN401  # what `choice` takes
    for seed in range(200):
        failure = check_play([the_threat_stays], choice("abyss", **named), seed)
        if failure is not None and len(failure.answers) > 20:
            return failure
    raise AssertionError("no long failure")


def test_a_long_failure_becomes_a_short_one() -> None:
    long = _found(starts="setup", seats=4, options={"hand_limit": 12})
    short = shrunk(long, [the_threat_stays])
    assert short.answers == ("leave",)
    assert short.start is not None
    assert short.start.position is not None
    assert (short.start.seats, short.start.seed, short.start.options) == (2, 0, {})
    assert not short.start.position.get("players")
    assert still_broken(short, [the_threat_stays]) == "by leave"


def test_shrinking_stops_after_so_many_tries() -> None:
    long = _found(starts="setup")
    assert shrunk(long, [the_threat_stays], most=0) == long
    some = shrunk(long, [the_threat_stays], most=5)
    assert still_broken(some, [the_threat_stays]) is not None


def test_each_smaller_failure_is_told_as_soon_as_it_is_known() -> None:
    long, told = _found(starts="setup"), list[Failure]()
    assert shrunk(long, [the_threat_stays], most=40, found=told.append) == told[-1]
    assert len(told) > 1
    assert all(still_broken(one, [the_threat_stays]) for one in told)


def test_what_never_ends_is_no_smaller_failure() -> None:
    long = _found(starts="setup")

    @law("A4.6", kind="step")
    def the_threat_stays_in_long_games(before: ar.Game, answer: Option, after: ar.Game) -> None:
        if len(after.answers) < len(long.answers):
            for _ in range(25_000):  # as good as for ever
                before.clone().apply(answer)
        raise AssertionError("long ago")

    found = evolve(long, law=the_threat_stays_in_long_games.name)
    assert shrunk(found, [the_threat_stays_in_long_games], most=30).answers == long.answers
    assert "prompts" not in vars(Rules)


def test_only_steps_of_one_thread_are_counted() -> None:
    with steps_counted() as steps, ThreadPoolExecutor(1) as other:
        steps.allow(1000)
        assert other.submit(ar.new_game, "abyss", seats=2).result().decision
        assert steps.taken == 0
        with steps_counted() as more:
            more.allow(0)
            with pytest.raises(EndlessError):
                ar.new_game("abyss", seats=2)
        ar.new_game("abyss", seats=2)
        assert steps.taken > 0


def test_what_is_not_broken_any_more_is_left_as_it_is() -> None:
    failure = Failure("holds", "", ("A1",), "?", Start("abyss", 2, 0, {}), ("decline",))
    assert still_broken(failure, [holds]) is None
    assert shrunk(failure, [holds]) is failure


@pytest.mark.parametrize(
    "change",
    [
        {"law": "no_such_law"},
        {"start": None},
        {"start": Start("abyss", 2, 0, {}, position={"court": ["nobody"]})},
        {"answers": ("fly", "decline")},
        {"answers": ("fly",)},
    ],
)
def test_what_cannot_be_reached_is_not_broken(change: dict[str, Any]) -> None:
    failure = Failure("nothing_is_lost", "", (), "?", Start("abyss", 2, 0, {}), ("decline",))
    assert still_broken(evolve(failure, **change)) is None


@pytest.mark.untraced
def test_packs_that_are_not_needed_are_left_out() -> None:
    from tests.packs import lord, pack

    packs = [pack(lord("on arrival { gain 1 pearl; }"))]
    found = look_for_failure([the_threat_stays], choice("abyss", packs=packs), seed=1).failure
    assert found is not None
    assert found.start is not None
    assert found.start.packs == ()


@pytest.mark.untraced
def test_seats_that_are_not_needed_are_left_out() -> None:
    @law("A1")
    def the_second_seat_has_no_key(game: ar.Game) -> None:
        """No other seat has a Key."""
        assert not game.state["keys"][1]

    found = look_for_failure([the_second_seat_has_no_key], choice("abyss", seats=4), seed=1)
    assert found.failure is not None
    assert found.failure.start is not None
    assert found.failure.start.seats == 2
    assert found.failure.start.position is not None
    assert found.failure.start.position["players"] == [{}, {"keys": 1}]


def test_an_agent_that_cannot_look_breaks_the_law_that_answers_can_be_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from abyss_rules.rulesets.abyss import view

    monkeypatch.setattr(view, "build_view", lambda *_given: 1 // 0)
    failure = check_play([holds], choice("abyss", agents="keys", starts="setup"), 1)
    assert failure is not None
    assert failure.law == "each_option_applies"
    assert failure.message.startswith("what an agent sees cannot be made: ZeroDivisionError")


def test_monsters_set_aside_take_up_no_space_of_the_track() -> None:
    lying = {"set_aside": 2, "track": ["crab 1", "crab 2", "squid 1", "squid 2"]}
    game = ar.position(
        "abyss",
        {"exploration": {**lying, "revealed": "monster"}, "players": [{"lords": ["coward"]}]},
        packs=["abyss.expansions"],
    )
    assert game.decision is not None
    assert game.decision.kind == "fight"
    assert len(game.state["track"]) == 7
    law_named("zones_are_in_order")(game)
