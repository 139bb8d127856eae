"""Records on the command line: written, told again, and gone on with."""

import json
from pathlib import Path

import pytest

from tests.commands import abyss
from tests.unit.cli.sessions import PACK, played


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
        patch.setattr("abyss_rules.cli.session.read_line", _interrupted)
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


def test_a_record_comes_from_stdin_too_and_may_have_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    abyss("play", "--seed", "5", "--agents", "random", "--record", str(file))
    told = abyss("replay", str(file)).stdout
    assert abyss("replay", "-", typed=b"\xef\xbb\xbf" + file.read_bytes()).stdout == told
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert abyss("replay", str(file)).stdout == told


def test_an_empty_stdin_is_no_record() -> None:
    result = abyss("replay", "-", typed="")
    assert result.exit_code == 2
    assert result.stderr.startswith("abyss: stdin: ")


@pytest.mark.untraced
@pytest.mark.parametrize("fault", ["missing", "changed"])
def test_a_pack_that_is_wanted_is_asked_for_as_the_command_line_takes_it(
    fault: str, tmp_path: Path
) -> None:
    pack = tmp_path / "pack.abyss"
    pack.write_text(PACK, encoding="utf-8")
    file = tmp_path / "game.json"
    args = ("--agents", "random", "--record", str(file), "--pack", str(pack))
    assert abyss("play", *args).exit_code == 0
    assert abyss("replay", str(file), "--pack", str(pack)).exit_code == 0
    pack.write_text(PACK.replace("influence 7", "influence 6"), encoding="utf-8")
    given = () if fault == "missing" else ("--pack", str(pack))
    result = abyss("replay", str(file), *given)
    assert result.exit_code == 1
    assert "with --pack PATH" in result.stderr
    assert "packs=" not in result.stderr


# --- going on ---------------------------------------------------------------------------------


def test_who_quits_can_go_on_from_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = played("take\nquit\n", "--agents", "human,random", "--record", str(file))
    command = f"abyss play --from {file} --agents human,random"
    assert f"Go on with: {command}" in first.stdout
    begun = json.loads(file.read_text(encoding="utf-8"))["answers"]
    words = command.split()[1:]
    second = abyss(*words, "--record", str(file), typed="undo\nbuy\nundo\nbuy\nquit\n")
    assert second.exit_code == 0
    assert second.stdout.startswith("abyss, 2 seats, seed 3: human, random\nIt goes on in turn 2.")
    assert "Turn 1" not in second.stdout
    assert "There is no answer of yours to take back." in second.stdout
    assert "Taken back." in second.stdout
    answers = json.loads(file.read_text(encoding="utf-8"))["answers"]
    assert answers[: len(begun)] == begun
    assert "buy" in answers[len(begun) :]


def test_agents_can_end_a_game_that_a_person_began(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("take\nquit\n", "--record", str(file))
    result = abyss("play", "--from", str(file), "--agents", "greedy", "--record", str(file))
    assert "Final score" in result.stdout
    assert "Go on with" not in result.stdout
    over = abyss("play", "--from", str(file))
    assert over.exit_code == 0
    assert "Final score" in over.stdout


def test_agents_alone_stop_in_a_game_without_a_turn_limit(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("quit\n", "--record", str(file))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("abyss_rules.cli.session.STOP_AFTER_TURNS", 4)
        result = abyss("play", "--from", str(file), "--agents", "random")
    assert "The game stops here, after 4 turns." in result.stdout


@pytest.mark.parametrize(
    "args",
    [("--seats", "2"), ("--seed", "1"), ("--ruleset", "abyss"), ("--option", "turn_limit=3")],
    ids=" ".join,
)
def test_what_a_record_settles_is_not_given_again(args: tuple[str, ...], tmp_path: Path) -> None:
    result = abyss("play", "--from", str(tmp_path / "game.json"), *args)
    assert result.exit_code == 2
    assert f"{args[0]} does not go with --from: the record settles it" in result.stderr


def test_a_game_cannot_go_on_from_the_stream_of_the_answers() -> None:
    assert "--from wants a file" in abyss("play", "--from", "-").stderr
