"""``abyss try``: the steps at a terminal and from the command line."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.cli import app
from abyss_rules.cli.cards import all_cards
from abyss_rules.scenarios.trying import trial_of


def tried(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["try", *args], input=typed, prog_name="abyss")


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(rf"--- {heading} ---\n(.*?)(?:\n--- |\Z)", text, re.DOTALL)
    assert found is not None, heading
    return found[1]


def test_answers_of_the_command_line_are_given_one_by_one() -> None:
    result = tried("The Traitor", "--answers", "accept; choose trader; choose jailer")
    assert result.exit_code == 0
    assert "you may discard one of your other free Lords" in result.stdout
    before, _, after = result.stdout.partition("Seat 0 answers: choose jailer\n")
    assert "Seat 0: What do you choose for The Traitor?" in before
    assert "* discarded Lords: none -> The Trader" in after
    # What the Jailer, who arrives, does by itself is among what happened.
    assert "Seat 0 answers: recruit traitor\n     * nothing has changed yet" in before
    assert "Seat 0 has one option: done." in before


def test_a_trial_is_told_in_a_language_and_answered_as_ever() -> None:
    result = tried("traitor", "--lang", "fr", "--answers", "accept; choose trader; choose jailer")
    assert result.exit_code == 0
    assert result.stdout.startswith("Le Traître: ")
    assert "vous pouvez défausser" in result.stdout
    table, now = (section(result.stdout, f"The table {when}") for when in ("before", "now"))
    assert "Le Traître" in table.split("Council:")[0]
    assert "Le Geôlier" in now.split("Players")[1]
    assert "Seat 0: What do you choose for Le Traître?" in result.stdout
    assert "discarded Lords: none -> Le Négociant" in result.stdout
    assert "The Trader" not in result.stdout
    assert tried("traitor", "--lang", "xx", "--answers", "").exit_code == 2


def test_what_a_card_does_is_told_in_the_language_while_asking() -> None:
    result = tried("traitor", "--lang", "de", typed="? jailer\nquit\n")
    assert "Der Kerkermeister" in result.stdout


def test_the_table_is_shown_before_and_after() -> None:
    result = tried("slaver", "--answers", "use slaver; choose squid 3")
    before, after = (section(result.stdout, f"The table {when}") for when in ("before", "now"))
    assert "Your hand: seahorse 1, shellfish 1, squid 3" in before
    assert "Your hand: seahorse 1, shellfish 1\n" in after
    for table in (before, after):
        assert "Hand of seat 1: crab 1, seahorse 3, squid 2" in table
    assert "* Pearls of seat 0: 6 -> 8" in result.stdout
    scores = section(result.stdout, "If the game ended now").splitlines()
    assert [line.split(":")[0].strip() for line in scores] == ["seat 0", "seat 1", "seat 2"]


def test_what_leads_to_the_power_is_after_the_first_table() -> None:
    result = tried("sage", "--answers", "")
    assert "The Sage" in section(result.stdout, "The table before").split("Council:")[0]
    assert "Seat 0 answers: recruit sage" in result.stdout
    assert "(at the first question:" not in result.stdout


def test_a_score_that_changes_is_told_with_what_it_was() -> None:
    result = tried("traitor", "--answers", "accept; choose trader; choose treasurer")
    assert re.search(r"seat 0: \d+ points \(at the first question: \d+\)", result.stdout)


def test_a_wrong_answer_lists_what_can_be_answered() -> None:
    result = tried("traitor", "--answers", "accept; 1")
    assert result.exit_code == 2
    assert "texts as they are offered, or beginnings of them that fit no other: " in result.stderr
    assert "--answers 'choose " in result.stderr
    result = tried("traitor", "--answers", "accept; choose jailer")
    assert result.exit_code == 2
    assert "seat 0 can: choose seeker, choose trader" in result.stderr


def test_an_author_answers_for_all_seats_until_the_turn_is_over() -> None:
    typed = "99\nwhatever\n\nboard\nundo\n2\ndiscard seahorse\ndiscard shell\n"
    result = tried("jailer", typed=typed)
    assert result.exit_code == 0
    assert "There are options 1 to 3." in result.stdout
    assert "'whatever' is not offered now" in result.stdout
    assert "Taken back: seat 0: affiliate" in result.stdout
    assert result.stdout.count("Court (") == 3
    assert "Seat 1: Which Ally do you discard?" in result.stdout
    assert "* hand of seat 1: crab 1, seahorse 3, squid 2 -> crab 1, squid 2" in result.stdout
    assert "The turn is over." in result.stdout


def test_help_says_what_can_be_typed_and_what_a_card_does() -> None:
    result = tried("slaver", typed=f"?\nhelp\n? traitor\n? nobody\n{'x' * 300}\n quit \n")
    assert result.exit_code == 0
    assert result.stdout.count("  undo      take back the last answer") == 2
    assert "you may discard one of your other free Lords" in result.stdout
    assert "no card 'nobody'" in result.stdout
    assert "too long for an answer" in result.stdout
    assert result.stdout.count("Seat 0: What do you do?") == 1


def test_quit_and_the_end_of_the_input_stop_the_trial() -> None:
    assert "If the game ended now" in tried("slaver", typed="quit\n").stdout
    stopped = tried("slaver", typed="undo\n")
    assert "There is no answer to take back." in stopped.stdout
    assert "The input ended" in stopped.stdout
    assert stopped.exit_code == 0


def test_it_is_said_how_a_power_is_used() -> None:
    assert "Answer 'use slaver' to use its Power." in tried("slaver", typed="quit\n").stdout
    standing = tried("recruiter", typed="quit\n")
    done = tried("value_six_mage", "--ruleset", "conspiracy", typed="quit\n")
    assert "That was its turn. Go on with the turns of the others, or stop here." in done.stdout
    assert "Its Power is not used: it shows in what players do from here on." in standing.stdout


def test_a_card_that_does_not_come_where_it_is_wanted_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def made(*_: object) -> tuple[dict[str, object], tuple[str, ...]]:
        return described, ("recruit nobody",)

    described = trial_of("abyss", "recruiter").description
    monkeypatch.setattr(type(rulesets.find("abyss")), "trial", made)
    told = tried("recruiter", typed="quit\n").stdout
    assert "'recruit nobody' is not offered, so the card lies where it was." in told


def test_a_standing_power_can_be_followed_into_the_turns_of_the_others() -> None:
    result = tried("recruiter", typed="support crab\nsupport squid\nsupport jellyfish\nquit\n")
    assert "Seat 2 answers: support jellyfish" in result.stdout
    assert "The turn is over." in result.stdout


def test_what_was_done_can_be_printed_as_a_scenario() -> None:
    result = tried("slaver", "--answers", "use slaver; choose squid 3", "--scenario")
    assert result.exit_code == 0
    block = result.stdout[result.stdout.index('scenario "trying slaver" {') :]
    assert "  when {\n    seat 0 use slaver;\n" in block
    assert "asked seat 0 action;" in block
    asked = tried("slaver", typed="use slaver\nchoose squid\nscenario\nquit\n")
    assert block.rstrip() in asked.stdout


_BONUS = [
    listed.card.id
    for listed in all_cards("conspiracy")
    if rulesets.find("conspiracy").needed_options(listed.card)
]


@pytest.fixture
def fans(tmp_path: Path) -> Path:
    """A pack with a Location of the bonus set."""
    text = """
      pack fans { format 1; ruleset conspiracy; version "1"; }
      location wall "The Wall" { series bonus; score 3; }
    """
    (tmp_path / "fans.abyss").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("card", [*_BONUS, "wall"])
def test_a_card_that_needs_an_option_is_tried_with_it(card: str, fans: Path) -> None:
    assert len(_BONUS) == 5
    result = tried(card, "--pack", str(fans), "--answers", "", "--scenario")
    assert result.exit_code == 0, result.exception
    told = "Played with `options bonus_locations true`, without which it is not in play."
    assert told in section(result.stdout, "The table before")
    assert f"Seat 0 answers: control {card}" in result.stdout
    # What is printed is a scenario that passes.
    block = result.stdout[result.stdout.index(f'scenario "trying {card}" {{') :]
    assert "  options bonus_locations true;\n" in block
    with (fans / "fans.abyss").open("a", encoding="utf-8") as file:
        file.write(block)
    tested = CliRunner().invoke(app, ["test", str(fans)], prog_name="abyss")
    assert tested.exit_code == 0, tested.stdout
    assert "1 scenario passed" in tested.stdout


def test_a_card_that_is_in_play_needs_no_word_of_options() -> None:
    result = tried("plain_seven", "--ruleset", "conspiracy", "--answers", "", "--scenario")
    assert "options" not in result.stdout


def test_a_card_that_the_packs_take_out_of_play_is_told(tmp_path: Path) -> None:
    text = """
      pack small {
        format 1; ruleset abyss; version "1"; needs abyss.expansions;
        removes CARDS;
      }
      location den "The Den" { score 3; }
    """
    cards = [card.id for card in ar.load_pack("abyss.expansions").cards]
    text = text.replace("CARDS", ", ".join(cards))
    (tmp_path / "small.abyss").write_text(text, encoding="utf-8")
    result = tried(cards[0], "--pack", str(tmp_path), "--answers", "")
    assert result.exit_code == 2
    assert f"no card '{cards[0]}' is in play with the packs abyss.base, " in result.stderr
    assert "one of them removes it or takes its place" in result.stderr


def test_an_unknown_card_is_told_with_the_nearest() -> None:
    result = tried("traitr", "--answers", "accept")
    assert result.exit_code == 2
    assert "did you mean The Traitor?" in result.stderr


def test_cards_of_packs_that_are_known_are_found_too() -> None:
    result = tried("healer", "--answers", "")
    assert result.exit_code == 0
    assert "Seat 0 recruits The Healer." in result.stdout


def test_conspiracy_too() -> None:
    result = tried("value_six_mage", "--ruleset", "conspiracy", "--answers", "draw 1")
    assert result.exit_code == 0
    own = section(result.stdout, "What goes on by itself")
    assert "Seat 0 places Six of mages on space 4." in own
    assert "* Chamber of seat 0: " in own
    assert "Seat 1: How many Lords do you draw" in own
    location = tried("plain_seven", "--ruleset", "conspiracy", "--answers", "")
    assert "* Locations of seat 0: Points: 3 on space 3 -> " in location.stdout
