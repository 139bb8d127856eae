"""Tables: their columns, and what becomes of them where there is little room."""

import io

import pytest

from abyss_rules.cli.screen import Screen
from abyss_rules.cli.sheets import Sheet

WORDS = "shaman, slaver, aquaculturalist, opportunist, keeper of the deepest waters"


def table() -> Sheet:
    made = Sheet("Players", ("seat", "Pearls", "Pearl master", "Lords"), ("Pearls", "Pearl master"))
    made.add_row("> 0", "12", "5", WORDS)
    made.add_row("1 *", "3", "0", "-")
    made.add_row("nobody", "0", "0", "-")
    return made


def shown(width: int, *, terminal: bool = True, encoding: str = "utf-8") -> str:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n", write_through=True)
    screen = Screen(stream, width=width, force_terminal=terminal, color_system=None)
    screen.print(table())
    return stream.buffer.getvalue().decode(encoding)


def test_a_table_is_no_wider_than_it_must_be() -> None:
    lines = shown(200).splitlines()
    assert lines[1] == "seat    Pearls  Pearl master  Lords"
    assert lines[2] == "─" * len(lines[3])
    assert lines[3] == f"> 0         12             5  {WORDS}"


def test_a_table_that_is_squeezed_breaks_between_words() -> None:
    lines = shown(80).splitlines()
    assert max(map(len, lines)) <= 80
    found = " ".join(line[20:].strip() for line in lines)
    assert all(word in found for word in WORDS.split())


def test_on_a_narrow_terminal_the_rows_stand_one_below_the_other() -> None:
    text = shown(40)
    assert "> seat 0\n  Lords: shaman, slaver,\n" in text
    assert "\n  Pearls 12, Pearl master 5\n" in text
    assert "\nseat 1 *\n" in text
    assert "\nnobody\n" in text
    assert max(map(len, text.splitlines())) <= 40
    assert "aquaculturalist" in text


@pytest.mark.parametrize("width", [40, 80])
def test_nothing_is_broken_or_padded_in_a_pipe(width: int) -> None:
    text = shown(width, terminal=False)
    assert WORDS in text
    assert not any(line != line.rstrip() for line in text.splitlines())


def test_a_plain_terminal_gets_plain_lines() -> None:
    assert shown(200, encoding="ascii").splitlines()[2].startswith("-----")


def test_a_text_is_broken_between_words_and_moved_in() -> None:
    screen = Screen(io.StringIO(), width=40, force_terminal=True, color_system=None)
    screen.tell(WORDS, first="   1  ")
    lines = screen.file.getvalue().splitlines()  # type: ignore[attr-defined]  # the text stream above
    assert lines[0] == "   1  shaman, slaver, aquaculturalist,"
    assert all(line.startswith("      ") for line in lines[1:])
    screen = Screen(io.StringIO(), width=18, force_terminal=True, color_system=None)
    screen.tell(WORDS, first="   1  ")
    text = screen.file.getvalue()  # type: ignore[attr-defined]  # as above
    assert text.startswith("1 shaman, slaver,\n")
