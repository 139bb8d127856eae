"""``abyss try``: the steps at a terminal and from the command line."""

from click.testing import CliRunner, Result

from abyss_rules.cli import app


def tried(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["try", *args], input=typed, prog_name="abyss")


def test_answers_of_the_command_line_are_given_one_by_one() -> None:
    result = tried("The Traitor", "--answers", "accept; choose jailer; choose trader")
    assert result.exit_code == 0
    assert "you may discard one of your free Lords" in result.stdout
    assert "seat 0: choose jailer" in result.stdout
    assert "lord_discard: none -> jailer" in result.stdout
    assert "seat 0 pearls: 6 -> 9" in result.stdout
    assert result.stdout.rstrip().splitlines()[-1].startswith("seat 2 would have")


def test_a_wrong_answer_lists_what_can_be_answered() -> None:
    result = tried("traitor", "--answers", "accept; choose trader")
    assert result.exit_code == 2
    assert "seat 0 can: choose recruiter, choose jailer" in result.stderr


def test_an_author_answers_for_all_seats_until_the_turn_is_over() -> None:
    typed = "99\nwhatever\nundo\n2\nboard\n\ndiscard seahorse\ndiscard shell\n"
    result = tried("jailer", typed=typed)
    assert result.exit_code == 0
    assert "'whatever' is not offered now" in result.stdout
    assert "Taken back: seat 0: affiliate" in result.stdout
    assert result.stdout.count("Court (") == 2
    assert "Seat 1: Which Ally do you discard?" in result.stdout
    assert "seat 1 hand: crab 1, seahorse 3, squid 2 -> crab 1, squid 2" in result.stdout
    assert "The turn is over." in result.stdout


def test_quit_and_the_end_of_the_input_stop_the_trial() -> None:
    assert "would have" in tried("slaver", typed="quit\n").stdout
    stopped = tried("slaver", typed="undo\n")
    assert "There is no answer to take back." in stopped.stdout
    assert "The input ended" in stopped.stdout
    assert stopped.exit_code == 0


def test_what_was_done_can_be_printed_as_a_scenario() -> None:
    result = tried("slaver", "--answers", "use slaver; choose squid 3", "--scenario")
    assert result.exit_code == 0
    block = result.stdout[result.stdout.index('scenario "trying slaver" {') :]
    assert "  when {\n    seat 0 use slaver;\n" in block
    assert "asked seat 0 action;" in block


def test_an_unknown_card_is_told_with_the_nearest() -> None:
    result = tried("traitr", "--answers", "accept")
    assert result.exit_code == 2
    assert "did you mean The Traitor?" in result.stderr


def test_conspiracy_too() -> None:
    result = tried("value_six_mage", "--ruleset", "conspiracy", "--answers", "draw 1")
    assert result.exit_code == 0
    assert "Seat 1: How many Lords do you draw" in result.stdout
