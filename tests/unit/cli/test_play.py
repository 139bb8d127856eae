"""Playing at the terminal: people and agents, what people type, records, replays."""

import io
import re
from pathlib import Path

import pytest

from abyss_rules import rulesets
from abyss_rules.agents import Agent, RandomAgent, make_agents
from abyss_rules.cli.keyboard import Stopped
from abyss_rules.cli.log import Log
from abyss_rules.cli.screen import Screen
from abyss_rules.cli.session import Session
from abyss_rules.cli.show import show_of
from abyss_rules.game import new_game
from tests.commands import abyss
from tests.unit.cli.sessions import PACK, SEED, played

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


def test_cards_are_called_by_their_names_in_a_language() -> None:
    game = ("--seed", "7", "--seats", "2", "--option", "turn_limit=8")
    english, french = (
        abyss("play", *game, "--agents", "greedy", *more).stdout for more in ((), ("--lang", "fr"))
    )
    assert "recruits The " in english
    assert "recruits The " not in french
    assert re.search(r"recruits (Le |La |L')\w", french)
    result = played("board\n? jailer\nquit\n", "--lang", "fr")
    assert "Le Geôlier: " in result.stdout
    assert abyss("play", "--lang", "xx", "--agents", "greedy").exit_code == 2


def test_a_last_table_has_the_names_of_the_language() -> None:
    game = ("--ruleset", "conspiracy", "--seed", "3", "--agents", "greedy")
    english, french = (abyss("play", *game, *more).stdout for more in ((), ("--lang", "fr")))
    ends = [text[text.index("Final score") - 2000 :] for text in (english, french)]
    assert ends[0] != ends[1]


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
        ("dance", "'dance'"),
        ("DANCE", "; seat 0 can: take, leave. Type ? for help."),
        ("9", "There are options 1 to 2."),
        ("0", "There are options 1 to 2."),
        ("?", "take back your last answer"),
        ("help", "take back your last answer"),
        ("? ship master", "The Ship Master: merchant, cost 6"),
        ("? xyzzy", "no card 'xyzzy'"),
        ("undo", "There is no answer of yours to take back."),
        ("9" * 150, "There are options 1 to 2."),
        ("x" * 1000, "That is too long for an answer."),
        ("\x1b[31m", "'\\x1b[31m'"),
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
    text, _prompts = at_the_terminal([None, RandomAgent(1)], ["1"] * 40)
    hands = [line for line in text.splitlines() if "hand: " in line]
    assert hands
    drawn = [line for line in text.splitlines() if "stack with" in line and "Seat 1" in line]
    assert not any(": " in line for line in drawn)


@pytest.mark.clause("A12")
def test_several_people_pass_the_terminal_before_the_next_one_sees_anything() -> None:
    text, prompts = at_the_terminal([None, None], ["", "1"] * 10)
    # Where the screen cannot be cleared, what the one before saw is pushed out of sight.
    assert "\n" * 60 in text
    assert prompts[0].startswith("Pass the terminal to seat ")
    assert {prompt for prompt in prompts if prompt != "> "} == {
        "Pass the terminal to seat 0, who then presses Enter. ",
        "Pass the terminal to seat 1, who then presses Enter. ",
    }


def at_the_terminal(
    agents: list[Agent | None], typed: list[str], screen: Screen | None = None
) -> tuple[str, list[str]]:
    """What is shown to people who type these lines, and what they were asked for."""
    game = new_game("abyss", seats=2, seed=int(SEED))
    screen = screen or Screen(io.StringIO(), width=200)
    prompts: list[str] = []
    left = iter(typed)

    def read(prompt: str) -> str:
        prompts.append(prompt)
        line = next(left, None)
        if line is None:
            raise Stopped("The input ended, so the game stops here.")
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("abyss_rules.cli.session.read_line", read)
        with pytest.raises(Stopped):
            Session(game, agents, screen, Log(screen, game)).play()
    return screen.file.getvalue(), prompts  # type: ignore[attr-defined]  # a text stream


def test_where_a_screen_can_be_cleared_it_is() -> None:
    screen = Screen(io.StringIO(), width=80, force_terminal=True, _environ={"TERM": "xterm"})
    text, _prompts = at_the_terminal([None, None], [""], screen)
    assert "\x1b[2J" in text
    dumb = Screen(io.StringIO(), width=80, force_terminal=True, _environ={"TERM": "dumb"})
    text, _prompts = at_the_terminal([None, None], [""], dumb)
    assert "\n" * 60 in text
    assert "\x1b" not in text


@pytest.mark.parametrize("word", ["quit", " Q ", "exit"])
def test_who_is_to_take_the_terminal_can_quit(word: str) -> None:
    result = played(f"{word}\n", "--agents", "human")
    assert "You stopped the game." in result.stdout
    assert "Your hand" not in result.stdout


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_every_question_is_a_sentence(ruleset: str) -> None:
    kinds = new_game(ruleset).setup.rules.kinds[1:]
    questions = show_of(ruleset).questions
    assert set(questions) == set(kinds)
    assert all(question.endswith("?") and " " in question for question in questions.values())


def test_a_question_about_a_power_names_the_card() -> None:
    asked = 0
    for seed in range(20):
        game = new_game("abyss", seed=seed)
        agents = make_agents("powers", 2, seed)
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            if decision.kind in ("choice", "may"):
                question = show_of("abyss").question(view, decision)
                assert view.cards[view.powers[-1][1]].name in question
                asked += 1
            game.apply(agents[decision.seat].choose(view, decision))
        if asked:
            return
    pytest.fail("no power asked")


def test_cards_that_are_not_found_are_sought_where_the_game_has_them(tmp_path: Path) -> None:
    pack = tmp_path / "my cards"
    pack.mkdir()
    (pack / "pack.abyss").write_text(PACK, encoding="utf-8")
    result = played("? xyzzy\nquit\n", "--pack", str(pack))
    assert f"abyss list --pack '{pack}' shows them all" in result.stdout
    text = abyss("play", "--ruleset", "conspiracy", typed="? xyzzy\nquit\n").stdout
    assert "abyss list --ruleset conspiracy shows them all" in text
