"""Conspiracy on the command line: all commands, and Chambers on terminals of all kinds."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from rich.console import Console

import abyss_rules as ar
from abyss_rules.cli.board import outcome_line, result
from abyss_rules.cli.show import show_of
from tests.commands import abyss

DESCRIBED: dict[str, Any] = {
    "available": ["plain_five"],
    "discards": {"mage": ["value_four_mage", "value_one_mage"]},
    "lord_deck": ["value_six_soldier"],
    "players": [
        {
            "chamber": [
                "value_one_politician",
                "value_three_merchant",
                "value_one_politician",
                "value_two_mage",
                "value_six_farmer",
                "value_zero_politician",
            ],
            "locations": {"duty_of_two": 3},
            "pearls": 4,
        },
        {"pearls": 1},
    ],
}
#: Its first Chamber where a terminal can show ASCII only.
DRAWN = """\
> seat 0: 4 Pearls, Pearl Master
  keys: 1 gold; coalition: 2 (politician)
+-1--------+-2--------+-3--------+-4--------+-5--------+
|politician|merchant  |politician|mage      |farmer    |
|1 (silver)|3 oo      |1 silver:A|2 gold    |6         |
+----+-6---+----+-7---+----+-8---+----+-9---+----+-----+
     |politician|          |          |          |
     |0         |          |          |          |
     +-----+-10-+-----+-11-+-----+-12-+-----+----+
           |          |          |          |
           |          |          |          |
           +----+-13--+----+-14--+----+-----+
                |          |          |
                |          |          |
                +-----+-15-+-----+----+
                      |          |
                      |          |
                      +----------+
A: Exactly Two
"""


def conspiracy(command: str, *args: str, typed: str | None = None) -> Result:
    done = abyss(command, "--ruleset", "conspiracy", *args, typed=typed)
    assert done.exit_code == 0, done.stderr
    return done


class _Stream(io.TextIOWrapper):
    """A terminal of an encoding."""

    def isatty(self) -> bool:
        return True


def shown(
    game: ar.Game, encoding: str = "ascii", width: int = 80, colours: str | None = None
) -> str:
    stream = _Stream(io.BytesIO(), encoding=encoding, errors="strict", newline="\n")
    system: Any = colours
    screen = Console(
        file=stream, width=width, color_system=system, highlight=False, markup=False, emoji=False
    )
    for part in show_of("conspiracy").board(game.view(0)):
        screen.print(part)
    stream.flush()
    written = stream.buffer.getvalue().decode(encoding)  # type: ignore[attr-defined]  # bytes above
    return "\n".join(line.rstrip() for line in written.splitlines()) + "\n"


# --- the table --------------------------------------------------------------------------------


@pytest.mark.clause("C4.1")
def test_a_chamber_is_an_inverted_pyramid_on_an_ascii_terminal() -> None:
    text = shown(ar.position("conspiracy", DESCRIBED))
    assert DRAWN in text
    assert "o a Pearl; silver, gold: an available key" in text
    assert "Face-up Locations: Points: 5, 1 Pearl, worth 5 as it stands" in text
    assert "1, silver key; 4, 1 Pearl" in text


def test_other_terminals_get_lines_and_signs_of_their_own() -> None:
    text = shown(ar.position("conspiracy", DESCRIBED), "utf-8")
    assert "┌─1────────┬─2────────┬─3────────┬─4────────┬─5────────┐" in text
    assert "│1 (silver)│3 ●●      │1 silver:A│2 gold    │6         │" in text
    assert "└────┬─6───┴────┬─7───┴────┬─8───┴────┬─9───┴────┬─────┘" in text
    assert "● a Pearl" in text


def test_colours_repeat_what_the_words_say() -> None:
    game = ar.position("conspiracy", DESCRIBED)
    text = shown(game, "utf-8", colours="standard")
    assert "\x1b[35mmage      \x1b[0m" in text
    assert "\x1b[33mfarmer    \x1b[0m" in text


def test_chambers_stand_side_by_side_where_there_is_room() -> None:
    game = ar.position("conspiracy", DESCRIBED)
    edge = "┌─1────────┬"
    assert max(line.count(edge) for line in shown(game, "utf-8", 120).splitlines()) == 2
    assert max(line.count(edge) for line in shown(game, "utf-8", 80).splitlines()) == 1


def test_a_narrow_terminal_gets_a_list_of_the_spaces() -> None:
    text = shown(ar.position("conspiracy", DESCRIBED), width=40)
    assert "\n1: politician 1 (silver)\n2: merchant 3 oo\n3: politician 1 silver:A\n" in text
    assert "+-1---" not in text
    assert max(map(len, text.splitlines())) <= 40


def test_what_goes_on_is_told() -> None:
    taken = {"taken": ["value_one_mage", "value_six_mage"], "duties": ["duty_of_two"]}
    text = shown(ar.position("conspiracy", DESCRIBED | taken))
    assert "Exactly Two of seat 0 holds until that seat's next turn." in text
    assert "Seat 1 must draw 1 Lord." in text
    text = shown(ar.position("conspiracy", {"drawn_lords": ["value_six_mage", "value_two_mage"]}))
    assert "Drawn: mage 6; mage 2, gold key" in text
    text = shown(ar.position("conspiracy", {"seats": 1, "opponent": "mage", "replay_token": True}))
    assert "You have the replay token." in text
    assert "opponent (mage): 0 Pearls" in text


# --- the commands -----------------------------------------------------------------------------


def test_agents_play_a_game_with_a_log_chambers_and_the_score() -> None:
    text = conspiracy("play", "--seats", "3", "--seed", "5", "--agents", "greedy").stdout
    assert "Turn 1 begins" in text
    assert " places " in text
    assert text.count("5────") == 3
    for column in ("Lords", "Locations", "Coalition", "Pearl master", "Total", "Pearls"):
        assert column in text
    assert text.rstrip().splitlines()[-1].endswith(" points.")


def test_a_person_is_shown_what_the_options_are() -> None:
    text = conspiracy("play", "--seed", "3", typed="draw 3\n1\n1\n? open archive\nquit\n").stdout
    assert "Seat 0: How many Lords do you draw, or which discard pile do you take?" in text
    assert "keep value_one_farmer        farmer 1, silver key" in text
    assert "Worth 3." in text
    assert "You stopped the game." in text


def test_a_person_plays_alone_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    args = ("--seats", "1", "--seed", "3", "--option", "opponent=soldier", "--record", str(file))
    text = conspiracy("play", *args, typed="1\n" * 300).stdout
    assert text.startswith("conspiracy, 1 seat, seed 3: human, opponent\n")
    assert "Seat 1 (opponent) takes the" in text
    assert "you choose for the opponent (soldier)" in text
    assert "Legend" in text
    again = abyss("replay", str(file), "--seat", "0")
    assert again.exit_code == 0
    assert "opponent (soldier)" in again.stdout


def test_a_tie_alone_can_have_no_winner() -> None:
    game = ar.position(
        "conspiracy",
        {
            "seats": 1,
            "opponent": "farmer",
            "turn": 1,
            "taken": ["value_two_farmer"],
            "players": [{"chamber": _FULL}, {"chamber": ["value_six_mage"]}],
        },
    )
    assert game.outcome.status == "ended"
    assert outcome_line(game) == "Nobody wins, with 11 points each."
    tie = ar.position("conspiracy", {"seats": 1, "lord_deck": [], "opponent": "farmer"})
    assert tie.winners == ()
    assert outcome_line(tie, ["human"]).endswith("As it stands, nobody wins.")
    assert len(result(tie, ["human"])) == 4


#: The Lords of a complete Chamber that is worth 11: 5 of the guilds, 6 of a coalition of two.
_FULL = [
    f"value_one_{guild}"
    for guild in (
        *("farmer", "merchant", "mage", "soldier", "politician"),
        *("soldier", "politician", "farmer", "merchant"),
        *("politician", "soldier", "mage"),
        *("merchant", "farmer"),
        "politician",
    )
]


def test_games_are_simulated_alone_too() -> None:
    args = ("--games", "4", "--agents", "greedy", "--seats", "1", "--format", "json")
    told = json.loads(conspiracy("simulate", *args).stdout)
    human, opponent = told["seats"]
    assert (human["agent"], opponent["agent"]) == ("greedy", "opponent")
    assert set(opponent["mean_parts"]) == {
        "lords",
        "locations",
        "coalition",
        "pearl_master",
        "legend",
    }
    assert told["unfinished"] == 0


@pytest.mark.untraced
def test_a_simulation_gives_the_same_result_for_every_number_of_jobs() -> None:
    args = ("--games", "6", "--agents", "keys,powers,random", "--seats", "3", "--format", "json")
    results = [
        json.loads(conspiracy("simulate", *args, "--jobs", jobs).stdout) for jobs in ("1", "2")
    ]
    for told in results:
        assert told.pop("timing")
    assert results[0] == results[1]


def test_the_cards_are_listed_with_what_is_printed() -> None:
    lines = conspiracy("list").stdout.splitlines()
    assert len(lines) == 59
    (line,) = [line for line in lines if line.startswith("value_one_mage ")]
    assert line.endswith("lord      mage, 1 Influence, 4 copies, silver key")
    (line,) = [line for line in lines if line.startswith("plain_four ")]
    assert line.endswith("location  2 Pearls")
    assert len(conspiracy("list", "--kind", "lords", "--guild", "mage").stdout.splitlines()) == 6


def test_a_card_is_explained() -> None:
    text = conspiracy("explain", "zero", "of", "mages").stdout
    assert "mage, 0 Influence, 1 copy" in text
    assert "When you place this Lord, you may swap" in text


def test_the_options_are_listed() -> None:
    text = conspiracy("options").stdout
    assert "duties_together\n  replace, strictest (default replace)\n" in text


@pytest.mark.untraced
def test_the_cards_of_both_games_are_checked() -> None:
    assert "no faults" in abyss("check").stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "--ruleset", "conspiracy", "--seats", "5"], "played with 1 to 4 seats, not 5"),
        (["play", "--ruleset", "conspiracy", "--preset", "bga"], "no preset 'bga'"),
        (["play", "--ruleset", "conspiracy", "--option", "opponent=king"], "'king' is not allowed"),
        (["explain", "--ruleset", "conspiracy", "zro of mages"], "did you mean Zero of mages"),
    ],
)
def test_a_mistake_is_answered_in_a_line(args: list[str], message: str) -> None:
    done = abyss(*args)
    assert done.exit_code == 2
    assert message in done.stderr
