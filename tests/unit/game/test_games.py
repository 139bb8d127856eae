"""The facade at its edges: what is refused, and copies."""

import copy
from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.errors import (
    AmbiguousError,
    GameOverError,
    IllegalError,
    UnknownError,
    UnreadableError,
    WrongSeatError,
)
from abyss_rules.game.loading import vocabularies
from tests.packs import lord, pack
from tests.rules.table import ended, play, table

TRIED = pack(lord("on arrival { gain 1 pearl; }"))


def test_an_answer_must_be_offered_now_and_by_who_is_asked() -> None:
    game = table({"hand": ["crab 1"]})
    assert game.decision is not None
    explore = next(option for option in game.decision.options if option.verb == "explore")
    before = game.clone()
    with pytest.raises(WrongSeatError, match="seat 0 is asked, not seat 1"):
        game.apply("explore", seat=1)
    with pytest.raises(IllegalError, match="'fight' is not offered now"):
        game.apply("fight")
    with pytest.raises(AmbiguousError, match="could be support jellyfish"):
        table(council={"crab": ["crab 1"], "jellyfish": ["jellyfish 1"]}).apply("support")
    with pytest.raises(UnreadableError, match="not 7"):
        game.apply(7)  # type: ignore[arg-type]  # that is what is refused
    assert game == before
    game.apply("EXPL ", seat=0)
    with pytest.raises(IllegalError, match="'explore' is not offered now"):
        game.apply(explore)


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = ended({"pearls": 1})
    assert game.decision is None
    option = next(iter(table().decision.options))  # type: ignore[union-attr]  # it has just begun
    with pytest.raises(GameOverError, match="answers nothing"):
        game.apply("explore")
    with pytest.raises(GameOverError, match="answers nothing"):
        game.apply(game.setup.rules.table[option.code])
    with pytest.raises(GameOverError, match="nobody is asked"):
        game.apply("explore", seat=0)


def test_equal_packs_from_elsewhere_keep_their_places(tmp_path: Path) -> None:
    header, card = "pack my.pack { format 1; ruleset abyss; }\n", 'location reef "R" { score 3; }\n'
    told = []
    for folder, text in (("pk", card), ("pk2", f"\n\n{card}"), ("pk", f"\n{card}")):
        file = tmp_path / folder / "a.abyss"
        file.parent.mkdir(exist_ok=True)
        file.write_text(header + text, encoding="utf-8")
        setup = ar.new_game(packs=[file.parent]).setup
        owner = setup.owners["reef"]
        assert owner is setup.packs[-1]
        told.append((Path(owner.path).name, owner.where(owner.cards[0].place)))
    places = [(tmp_path / folder / "a.abyss").as_posix() for folder in ("pk", "pk2", "pk")]
    assert told == [
        (name, f"{place}:{line}")
        for name, place, line in zip(("pk", "pk2", "pk"), places, (2, 4, 3), strict=True)
    ]
    again = ar.new_game(packs=[tmp_path / "pk"])
    assert again.setup is setup
    assert again == ar.new_game(packs=[tmp_path / "pk2"])


def test_copies_are_equal_and_go_their_own_way() -> None:
    game = play(table(), "explore")
    for twin in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        play(twin, "take")
        assert twin != game
    assert game != "a game"
    assert game != table(seats=3)


@pytest.mark.parametrize("since", [-1, "0", 1.5, None])
def test_events_are_counted_from_a_number(since: object) -> None:
    with pytest.raises(UnreadableError, match="0 or more"):
        table().events(None, since)  # type: ignore[arg-type]  # that is what is refused


@pytest.mark.parametrize("seats", ["2", 2.0, None, True])
def test_seats_and_seeds_are_whole_numbers(seats: object) -> None:
    with pytest.raises(UnreadableError, match="seats is a whole number"):
        ar.new_game("abyss", seats=seats)  # type: ignore[arg-type]  # that is what is refused
    with pytest.raises(UnreadableError, match="a seed is a whole number"):
        ar.new_game("abyss", seed=seats)  # type: ignore[arg-type]  # as above
    with pytest.raises(UnreadableError, match="a seed is a whole number"):
        ar.position("abyss", {}, seed=seats)  # type: ignore[arg-type]  # as above


def test_a_position_is_a_mapping() -> None:
    with pytest.raises(UnreadableError, match=r"a position is a mapping, not \["):
        ar.position("abyss", [])  # type: ignore[arg-type]  # that is what is refused


def test_a_single_pack_needs_no_list() -> None:
    game = ar.new_game("abyss", packs=TRIED)  # type: ignore[arg-type]  # one pack
    assert "tried" in game.view().cards


@pytest.mark.parametrize("wrong", [3, None, b"abyss.base"])
def test_a_pack_is_an_id_a_path_or_a_pack(wrong: object) -> None:
    with pytest.raises(UnreadableError, match="a pack is an id, a path or a Pack"):
        ar.new_game("abyss", packs=[wrong])  # type: ignore[list-item]  # that is what is refused
    with pytest.raises(UnreadableError, match="a path is a text or a Path"):
        ar.check(wrong)  # type: ignore[arg-type]  # as above


def test_a_pack_that_there_is_not_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnknownError, match=r"no pack 'abyss\.bas'; there are"):
        ar.new_game("abyss", packs=["abyss.bas"])
    with pytest.raises(UnknownError, match="or give a path"):
        ar.load_pack(tmp_path / "missing.abyss")


def test_every_ruleset_has_a_vocabulary() -> None:
    known = vocabularies()
    assert len(known) == len(list(known)) == 2
    assert known["abyss"].ruleset == "abyss"
    with pytest.raises(KeyError):
        known["go"]


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("fly", ar.UnknownAnswerError),
        ("recruit nobody", ar.UnknownAnswerError),
        ("pay crab 9", ar.UnknownAnswerError),
        ("fight", ar.IllegalError),
        ("recruit traitor", ar.IllegalError),
        ("pay crab 5", ar.IllegalError),
        ("", ar.IllegalError),
    ],
)
def test_answers_that_no_question_has_are_told_from_those_not_offered_now(
    answer: str, error: type[ar.AbyssError]
) -> None:
    game = ar.new_game("abyss", seats=2, seed=5)
    with pytest.raises(error) as caught:
        game.apply(answer)
    assert type(caught.value) is error
