"""Playing at the terminal: people and agents, what people type, records, replays."""

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from abyss_rules.agents import RandomAgent
from abyss_rules.cli import app
from abyss_rules.cli.session import Session, Stopped
from abyss_rules.game import new_game

#: With this seed seat 0 is asked first, whether to take or leave an Ally of the track.
SEED = "3"


def abyss(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, args, input=typed, prog_name="abyss")


def played(typed: str, *args: str) -> Result:
    return abyss("play", "--seed", SEED, *args, typed=typed)


# --- agents alone -----------------------------------------------------------------------------


def test_agents_play_a_game_with_a_narrated_log_and_the_final_score() -> None:
    result = abyss("play", "--seats", "4", "--seed", "7", "--agents", "greedy")
    assert result.exit_code == 0
    assert "Turn 1 begins" in result.stdout
    assert "Final score" in result.stdout
    for column in ("Locations", "Lords", "Allies", "Monsters", "Total", "Pearls", "Best lord"):
        assert column in result.stdout
    assert result.stdout.rstrip().splitlines()[-1].endswith(" points.")


def test_the_same_seed_tells_the_same_game() -> None:
    texts = [abyss("play", "--seed", "4", "--agents", "powers").stdout for _ in range(2)]
    assert texts[0] == texts[1]


def test_without_a_seed_one_is_drawn_and_told() -> None:
    assert ", seed " in abyss("play", "--agents", "random").stdout


@pytest.mark.clause("A9.4")
def test_agents_alone_have_a_turn_limit() -> None:
    result = abyss("play", "--seed", "1", "--agents", "random", "--option", "turn_limit=3")
    assert "Unfinished: the turn limit was reached. As it stands, " in result.stdout


# --- a person ---------------------------------------------------------------------------------


def test_a_person_answers_by_number_or_by_text() -> None:
    for typed in ("1\nquit\n", "take\nquit\n", " TA \nquit\n"):
        result = played(typed)
        assert result.exit_code == 0
        assert "takes shellfish 4." in result.stdout
        assert "You stopped the game." in result.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "'dance' is not offered now; seat 0 can: take, leave."),
        ("9", "There are options 1 to 2."),
        ("0", "There are options 1 to 2."),
        ("?", "take back your last answer"),
        ("help", "take back your last answer"),
        ("? ship master", "The Ship Master: merchant, cost 6"),
        ("? xyzzy", "no card 'xyzzy'"),
        ("undo", "There is no answer of yours to take back."),
        ("", "take"),
    ],
)
def test_whatever_is_typed_is_answered(typed: str, answer: str) -> None:
    result = played(f"{typed}\nquit\n")
    assert result.exit_code == 0
    assert answer in result.stdout


def test_an_answer_is_taken_back_with_what_agents_answered_since() -> None:
    result = played("take\nundo\nleave\nquit\n")
    assert result.stdout.count("shellfish 4; hand: empty") == 2
    assert "Taken back." in result.stdout
    assert "leaves shellfish 4" in result.stdout


def test_the_end_of_the_input_ends_the_game_with_a_message() -> None:
    result = played("take\n")
    assert result.exit_code == 0
    assert "The input ended, so the game stops here." in result.stdout
    assert "The game is not over." in result.stdout


def test_a_person_can_play_to_the_end() -> None:
    result = played("1\n" * 3000, "--agents", "human,random")
    assert result.exit_code == 0
    assert "Final score" in result.stdout


@pytest.mark.clause("A12")
def test_one_person_sees_their_own_hand_and_no_other() -> None:
    game = new_game("abyss", seats=2, seed=int(SEED))
    screen = Console(file=io.StringIO(), width=200)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", _typing(["1"] * 40))
        with pytest.raises(Stopped):
            Session(game, [None, RandomAgent(1)], screen).play()
    text = screen.file.getvalue()  # type: ignore[attr-defined]  # the text stream above
    hands = [line for line in text.splitlines() if "hand: " in line]
    assert hands
    drawn = [line for line in text.splitlines() if "stack with" in line and "Seat 1" in line]
    assert not any(": " in line for line in drawn)


@pytest.mark.clause("A12")
def test_several_people_pass_the_terminal_before_the_next_one_sees_anything() -> None:
    game = new_game("abyss", seats=2, seed=int(SEED))
    screen = Console(file=io.StringIO(), width=200)
    prompts: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", _typing(["", "1"] * 10, prompts))
        with pytest.raises(Stopped):
            Session(game, [None, None], screen).play()
    assert prompts[0].startswith("Pass the terminal to seat ")
    assert {prompt for prompt in prompts if prompt != "> "} == {
        "Pass the terminal to seat 0, who then presses Enter. ",
        "Pass the terminal to seat 1, who then presses Enter. ",
    }


def _typing(lines: list[str], prompts: list[str] | None = None):  # type: ignore[no-untyped-def]  # noqa: ANN202  # stands in for input()
    left = iter(lines)

    def typed(prompt: str) -> str:
        if prompts is not None:
            prompts.append(prompt)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return typed


# --- records ----------------------------------------------------------------------------------


def test_a_game_is_recorded_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = abyss("play", "--seed", "5", "--agents", "greedy", "--record", str(file))
    assert first.exit_code == 0
    assert f"Record written to {file}." in " ".join(first.stdout.split())
    again = abyss("replay", str(file))
    assert again.exit_code == 0
    told = [line for line in first.stdout.splitlines() if line.startswith(("Turn", "  Seat"))]
    assert told == [line for line in again.stdout.splitlines() if line.startswith(("Turn", "  Se"))]
    assert first.stdout.splitlines()[-1] == again.stdout.splitlines()[-1]


def test_a_replay_can_be_seen_from_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    abyss("play", "--seed", "5", "--agents", "greedy", "--record", str(file))
    texts = {abyss("replay", str(file), "--seat", seat).stdout for seat in ("0", "1")}
    assert len(texts) == 2
    assert abyss("replay", str(file), "--seat", "2").exit_code == 2


def test_who_quits_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = played("take\nquit\n", "--record", str(file))
    assert "Record written to" in result.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["answers"][-1] == "take"
    assert "The game is not over." in abyss("replay", str(file)).stdout


@pytest.mark.parametrize("place", [".", "no/such/folder/game.json"])
def test_a_record_that_cannot_be_written_is_told_before_the_game(
    place: str, tmp_path: Path
) -> None:
    result = abyss("play", "--agents", "random", "--record", str(tmp_path / place))
    assert result.exit_code == 2
    assert "Turn 1" not in result.stdout
    assert "Traceback" not in result.stderr


def test_a_game_that_is_broken_off_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", _interrupted)
        result = played("", "--record", str(file))
    assert result.exit_code == 130
    assert abyss("replay", str(file)).exit_code == 0


def _interrupted(_prompt: str) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("data", "message"),
    [(b"", "record"), (b"{}", "abyss_rules"), (b"\xff\xfe", "UTF-8"), (b'{"a": ', "JSON")],
)
def test_a_broken_record_is_an_error_that_names_the_file(
    data: bytes, message: str, tmp_path: Path
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(data)
    result = abyss("replay", str(file))
    assert result.exit_code == 2
    assert "broken.json" in result.stderr
    assert message in result.stderr
