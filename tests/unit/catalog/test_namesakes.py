"""Cards that are called as those of the game's own pack are."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar
from abyss_rules.catalog import packs
from abyss_rules.errors import AmbiguousError, PackError, PositionError
from abyss_rules.game.loading import vocabularies

Write = Callable[[str], Path]
REEF = 'location reef "The Reef" { score 3; }\n'


@pytest.fixture(name="write")
def _write(tmp_path: Path) -> Write:
    def write(text: str) -> Path:
        file = tmp_path / "my.abyss"
        file.write_text(text, encoding="utf-8")
        return file

    return write


def header(id_: str = "my.pack", ruleset: str = "abyss") -> str:
    return f"pack {id_} {{ format 1; ruleset {ruleset}; }}\n"


def told(file: Path) -> list[tuple[str, str, int, str]]:
    found = packs.check(file, vocabularies()).diagnostics
    return [(one.code, one.severity, one.line, one.message) for one in found]


@pytest.mark.parametrize("name", ["The Jail", "the jail", "THE  JAIL"])
def test_a_printed_name_of_the_own_pack_is_a_warning(write: Write, name: str) -> None:
    file = write(header() + REEF + f'location cage "{name}" {{ score 4; }}\n')
    message = f"“{name}” is the printed name of `the_jail` of abyss.base too"
    assert told(file) == [("A517", "warning", 3, message)]
    assert packs.load(file, vocabularies()).cards


def test_an_id_of_the_own_pack_is_an_error_that_names_both_places(write: Write) -> None:
    file = write(header() + 'location the_jail "The Jail" { score 4; }\n')
    ((code, severity, line, message),) = told(file)
    assert (code, severity, line) == ("A705", "error", 2)
    both = rf"abyss\.base \(abyss\.base/locations\.abyss:\d+\) and my\.pack \({file}:2\)"
    assert re.fullmatch(rf"two packs have a card `the_jail`: {both}", message)
    with pytest.raises(PackError, match=both):
        ar.new_game("abyss", packs=[file])


def test_a_card_that_takes_the_place_of_another_may_be_called_as_it_is(write: Write) -> None:
    text = 'location cage "The Jail" { replaces the_jail; score 4; }\n'
    assert told(write(header() + text)) == []
    assert told(write(header() + text.replace("cage", "the_jail"))) == []
    text = "pack my.pack { format 1; ruleset abyss; removes the_jail; }\n"
    assert told(write(text + 'location cage "The Jail" { score 4; }\n')) == []


def test_the_id_of_the_own_pack_is_a_warning_and_what_comes_of_it_is_clear(write: Write) -> None:
    file = write("# Mine, not abyss.base.\n" + header("abyss.base") + REEF)
    first, second = told(file)
    assert first[:3] == ("A517", "warning", 2)
    assert "calls itself `abyss.base`" in first[3]
    assert second[:3] == ("A711", "error", 2)
    assert re.fullmatch(
        r"abyss\.base \(.*my\.abyss:2\) is the game's own pack, .* but has no `material`, .*",
        second[3],
    )
    with pytest.raises(PackError, match="has no `material`") as error:
        ar.new_game("abyss", packs=[file])
    assert getattr(error.value.diagnostics[0], "help", "") == (
        "give it an id of its own, not abyss.base"
    )


def test_each_pack_is_compared_with_that_of_its_own_game(write: Write) -> None:
    lord = 'lord a "The Jail" { guild mage; influence 1; }\n'
    assert told(write(header(ruleset="conspiracy") + lord)) == []
    own = packs.load(packs.shipped()["conspiracy.base"], vocabularies())
    name = own.cards[0].name
    text = header(ruleset="conspiracy") + f'lord a "{name}" {{ guild mage; influence 1; }}\n'
    assert [code for code, *_rest in told(write(text))] == ["A517"]


def test_only_the_file_that_is_checked_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "pack.abyss").write_text(header(), encoding="utf-8")
    (tmp_path / "a.abyss").write_text('location a "The Jail" { score 1; }', encoding="utf-8")
    (tmp_path / "b.abyss").write_text(REEF, encoding="utf-8")
    assert told(tmp_path / "b.abyss") == []
    assert len(told(tmp_path / "a.abyss")) == 1
    assert len(told(tmp_path)) == 1


@pytest.mark.untraced
def test_shipped_packs_are_called_as_they_should_be() -> None:
    for folder in packs.shipped().values():
        assert told(folder) == []


# --- two cards of one printed name in a game ------------------------------------------------------


def test_a_printed_name_of_two_cards_is_not_the_first_ones(write: Write) -> None:
    file = write(header() + 'location cage "The Jail" { score 4; }\n')

    def held(name: str) -> tuple[str, ...]:
        described: dict[str, Any] = {"players": [{"locations": {name: []}}]}
        game = ar.position("abyss", described, packs=[file])
        return tuple(held.id for held in game.view().players[0].locations)

    with pytest.raises(PositionError, match="'The Jail' could be the_jail or cage"):
        held("The Jail")
    with pytest.raises(PositionError, match="'jail' could be the_jail or cage"):
        held("jail")
    assert held("cage") == ("cage",)
    assert held("the_jail") == ("the_jail",)
    assert held("Parliament") == held("parliament")


def test_an_id_goes_before_a_printed_name(write: Write) -> None:
    file = write(header() + 'location jail "The Hulk" { score 4; }\n')
    described: dict[str, Any] = {"players": [{"locations": {"jail": []}}]}
    game = ar.position("abyss", described, packs=[file])
    assert game.view().players[0].locations[0].id == "jail"


def test_recruiting_by_a_name_of_two_cards_is_refused(write: Write) -> None:
    fields = "guild mage; cost 1; races 1; influence 1;"
    file = write(header() + f'lord quack "The Shaman" {{ {fields} }}\n')
    described = {"court": ["shaman", "quack"], "players": [{"hand": ["squid 1"], "pearls": 9}]}
    game = ar.position("abyss", described, packs=[file])
    with pytest.raises(AmbiguousError, match="'The Shaman' could be shaman or quack"):
        ar.recruit(game, "The Shaman", ["squid 1"])
