"""Which packs are played together: what they need, in which versions, and in which order."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules.dsl import ranges
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.model.cards import MOST_PACKS
from tests.unit.catalog.folders import faults, loaded, lord, written


def order(*given: object) -> list[str]:
    """The packs of a game, the same whatever order they are named in."""
    found = []
    for named in permutations(given):
        setup = ar.new_game("abyss", packs=list(named)).setup  # type: ignore[arg-type]  # paths or packs
        found.append([pack.header.id for pack in setup.packs])
    assert all(one == found[0] for one in found)
    return found[0]


def refused(*given: object) -> ar.PackError:
    with pytest.raises(ar.PackError) as error:
        order(*given)
    return error.value


def test_packs_come_behind_what_they_need_and_else_by_id(tmp_path: Path) -> None:
    given = (
        written(tmp_path, "a.first", "needs z.last, m.middle;"),
        written(tmp_path, "m.middle"),
        written(tmp_path, "z.last", "needs abyss.base, y.more;"),
        written(tmp_path, "y.more"),
    )
    assert order(*given) == ["abyss.base", "m.middle", "y.more", "z.last", "a.first"]


def test_the_order_of_names_changes_nothing_in_a_game(tmp_path: Path) -> None:
    one = written(tmp_path, "b.one", cards=lord("pirate"))
    two = written(tmp_path, "a.two", cards=lord("corsair"))
    first = ar.new_game("abyss", seed=3, packs=[one, two])
    second = ar.new_game("abyss", seed=3, packs=[two, one])
    assert first == second
    assert first.setup is second.setup
    assert first.record() == second.record()


def test_a_needed_pack_that_is_not_known_is_told_with_what_to_do(tmp_path: Path) -> None:
    error = refused(written(tmp_path, "a.one", "needs deep.sea, abyss.bass;"))
    assert faults(error) == [("A701", f"{tmp_path}/a.one/pack.abyss:1")] * 2
    assert str(error) == "a.one needs the pack deep.sea, which is not known here (and 1 more)"
    helps = [one.help for one in error.diagnostics if isinstance(one, Diagnostic)]
    assert helps == ["name it too, with `--pack PATH` or `packs=[…]`", "did you mean `abyss.base`?"]


def test_a_pack_is_never_said_to_be_what_it_needs_itself(tmp_path: Path) -> None:
    folder = tmp_path / written(tmp_path, "deep_sea_2", "needs deep_sea;")
    (told,) = ar.check(folder).diagnostics
    assert (told.code, told.help) == ("A701", "name it too, with `--pack PATH` or `packs=[…]`")


def test_what_a_needed_pack_needs_is_needed_too(tmp_path: Path) -> None:
    one = written(tmp_path, "a.one", "needs b.two;")
    two = written(tmp_path, "b.two", "needs c.three;")
    assert faults(refused(one, two)) == [("A701", f"{tmp_path}/b.two/pack.abyss:1")]


@pytest.mark.parametrize(
    ("range_", "version", "fits"),
    [
        (">=1.2", "1.2", True),
        (">=1.2", "1.10", True),
        (">=1.2, <2", "1.9.9", True),
        (">=1.2, <2", "2", False),
        (">=1.2", "1.1.9", False),
        ("==1", "1.0.0.0", True),
        ("!=1.1", "1.1", False),
        ("<=3", "3", True),
        (">3", "3.0.0.1", True),
        (">=1", "beta", False),
        (">=1", "1.2.3.4.5", False),
    ],
)
def test_versions_are_compared_number_by_number(
    tmp_path: Path, range_: str, version: str, *, fits: bool
) -> None:
    one = written(tmp_path, "a.one", f'needs b.two "{range_}";')
    two = written(tmp_path, "b.two", version=version)
    if fits:
        assert order(one, two) == ["abyss.base", "b.two", "a.one"]
        return
    error = refused(one, two)
    assert faults(error) == [("A702", f"{tmp_path}/a.one/pack.abyss:1")]
    assert f"a.one needs b.two {range_}, " in str(error)
    assert version in str(error)


def test_the_version_of_the_games_own_pack_can_be_asked_for(tmp_path: Path) -> None:
    assert order(written(tmp_path, "a.one", 'needs abyss.base ">=1, <2";'))
    error = refused(written(tmp_path, "a.one", 'needs abyss.base ">=9";'))
    assert "and abyss.base (abyss.base/pack.abyss:" in str(error)


def test_packs_that_need_each_other_are_told_with_all_places(tmp_path: Path) -> None:
    error = refused(
        written(tmp_path, "a.one", "needs abyss.base, b.two;"),
        written(tmp_path, "b.two", "needs c.three;"),
        written(tmp_path, "c.three", "needs a.one;"),
        written(tmp_path, "d.four", "needs a.one;"),
    )
    assert faults(error) == [("A703", f"{tmp_path}/a.one/pack.abyss:1")]
    told = [
        f"{one} needs {other} ({tmp_path}/{one}/pack.abyss:1)"
        for one, other in (("a.one", "b.two"), ("b.two", "c.three"), ("c.three", "a.one"))
    ]
    assert str(error) == f"packs that need each other: {', '.join(told)}"


@pytest.mark.untraced
def test_more_packs_than_a_game_has_are_refused(tmp_path: Path) -> None:
    packs = [loaded(tmp_path, f"p{n}", f"needs p{n + 1};") for n in range(MOST_PACKS)]
    last = loaded(tmp_path, f"p{MOST_PACKS}")
    with pytest.raises(ar.PackError, match=f"more than {MOST_PACKS} packs") as error:
        ar.new_game("abyss", packs=[*packs, last])
    assert [code for code, _ in faults(error.value)] == ["A710"]
    found = ar.check(tmp_path).diagnostics
    # The others need no more than there may be, with the game's own one.
    assert [(one.code, Path(one.file).parent.name) for one in found] == [
        ("A710", "p0"),
        ("A710", "p1"),
    ]


def test_of_many_faults_only_the_first_are_told(tmp_path: Path) -> None:
    names = ", ".join(f"x{n}" for n in range(1000))
    for says, code in ((f"removes {names};", "A707"), (f"needs {names};", "A701")):
        with pytest.raises(ar.PackError) as error:
            ar.new_game("abyss", packs=[written(tmp_path, "a.one", says)])
        assert [found for found, _ in faults(error.value)] == [code] * 100


def test_a_pack_does_not_need_itself(tmp_path: Path) -> None:
    error = refused(written(tmp_path, "a.one", "needs a.one;"))
    assert faults(error) == [("A703", f"{tmp_path}/a.one/pack.abyss:1")]
    assert str(error) == "the pack a.one needs itself"


def test_the_games_own_pack_needs_no_other(tmp_path: Path) -> None:
    shipped = ar.load_pack("abyss.base")
    header = loaded(tmp_path, "abyss.base", "needs a.one;").header
    more = loaded(tmp_path, "a.one")
    made = evolve(shipped, header=header, digest="mine")
    error = refused(made, more)
    assert [code for code, _ in faults(error)] == ["A703"]
    assert "a.one needs abyss.base, as every pack does" in str(error)


def test_a_pack_of_another_ruleset_is_no_need(tmp_path: Path) -> None:
    error = refused(written(tmp_path, "a.one", "needs conspiracy.base;"))
    assert "A704" in [code for code, _ in faults(error)]


@pytest.mark.parametrize(
    ("says", "code", "message"),
    [
        ('needs "b.two";', "A504", "`needs` wants a pack such as"),
        ("needs b.two >=1;", "A504", "`needs` wants a pack such as"),
        ('needs b.two ">=1" ">=2";', "A504", "`needs` wants a pack such as"),
        ('needs b.two "new";', "A514", "`new` is no range of versions"),
        ("needs b.two, b.two;", "A502", "`b.two` is named twice"),
        ("needs B.Two;", "A508", "`B.Two` is no id of a pack"),
        ("removes 3;", "A504", "`removes` wants a name"),
        ("removes slaver, slaver;", "A502", "`slaver` is named twice"),
        ("removes slaver; copies 2 of slaver;", "A502", "`slaver` is named twice"),
        ("copies 2;", "A504", "`copies` wants numbers of cards such as `2 of first_card`"),
        ("copies 2 of 3;", "A504", "`copies` wants numbers of cards"),
        ("copies 2 of slaver + keeper;", "A504", "`copies` wants numbers of cards"),
        ("copies 0 of slaver;", "A503", "`copies` goes from 1 to 99"),
        ("removes slaver; removes keeper;", "A502", "`removes` is given twice"),
    ],
)
def test_a_header_that_is_written_wrongly_is_told_as_any_other(
    tmp_path: Path, says: str, code: str, message: str
) -> None:
    found = ar.check(written(tmp_path, "a.one", says)).diagnostics
    assert code in [one.code for one in found]
    assert any(one.code == code and message in one.message for one in found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (">=1.0", ((">=", (1, 0, 0, 0)),)),
        (" < 2 , !=1.5 ", (("<", (2, 0, 0, 0)), ("!=", (1, 5, 0, 0)))),
        ("1.0", None),
        ("", None),
        (">=1,", None),
        (">=1.2.3.4.5", None),
        (">=9999999", None),
    ],
)
def test_ranges_are_bounds_with_commas(text: str, expected: object) -> None:
    assert ranges.bounds(text) == expected


def test_a_version_is_of_numbers_and_dots() -> None:
    assert ranges.version(" 1.2 ") == (1, 2, 0, 0)
    assert ranges.version("1.2rc1") is None
