"""What a pack and a card are called, and that they are begun wholly or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog import packs, paths, scaffold
from abyss_rules.catalog.formatting import format_text
from abyss_rules.catalog.scaffold import Called, called, new_card, new_pack
from abyss_rules.game.loading import vocabularies
from tests.unit.catalog.folders import lord, written

RULESETS = sorted(vocabularies())


@pytest.fixture(name="here")
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("The Drowned Queen", "lord", Called("drowned_queen", "The Drowned Queen")),
        ("drowned_queen", "lord", Called("drowned_queen", "The Drowned Queen")),
        ("  The   Drowned Queen ", "lord", Called("drowned_queen", "The Drowned Queen")),
        ("the_drowned_queen", "lord", Called("the_drowned_queen", "The Drowned Queen")),
        ("master_of_the_deep", "lord", Called("master_of_the_deep", "The Master of the Deep")),
        ("Ambassadrice Zoé", "lord", Called("ambassadrice_zoe", "Ambassadrice Zoé")),
        ("The King's Diver", "lord", Called("kings_diver", "The King's Diver")),
        ("drowned-queen", "lord", Called("drowned_queen", "The Drowned Queen")),
        ("Neptune", "lord", Called("neptune", "Neptune")),
        ("The Jail", "location", Called("the_jail", "The Jail")),
        ("the_jail", "location", Called("the_jail", "The Jail")),
        ("city_of_glass", "location", Called("city_of_glass", "City of Glass")),
        ("deep_sea", "", Called("deep_sea", "Deep Sea")),
        ("deep.sea", "", Called("deep.sea", "Deep Sea")),
        ("The Deep Sea", "", Called("the_deep_sea", "The Deep Sea")),
        ("My-Pack", "", Called("my_pack", "My-Pack")),
        ("Größe", "", Called("groesse", "Größe")),
        ("Gro\u0308ße", "", Called("groesse", "Gro\u0308ße")),
        ("Ærø", "lord", Called("aero", "Ærø")),
        ("Straße", "location", Called("strasse", "Straße")),
        ("The Œuvre", "lord", Called("oeuvre", "The Œuvre")),
        ("Łódź", "location", Called("lodz", "Łódź")),
        ("El Pingüino", "lord", Called("el_pinguino", "El Pingüino")),
        ("größe", "lord", Called("groesse", "The Größe")),
    ],
)
def test_a_text_is_a_name_or_an_id(text: str, kind: str, expected: Called) -> None:
    assert called(text, kind) == expected


def test_names_are_made_to_ids_as_those_of_the_shipped_cards_are() -> None:
    for card in ar.load_pack("abyss.base").cards:
        assert called(card.name, card.kind) == Called(card.id, card.name)


def test_a_name_can_be_given_with_the_id() -> None:
    assert called("queen", "lord", "Δύτης  λέω") == Called("queen", "Δύτης λέω")


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("", "", "no id can be made of ''"),
        ("Δύτης λέω", "", "abyss new lord some_id --name"),
        ("Deep Δύτης", "", "no id can be made of 'Deep Δύτης': an id is of the letters a to z"),
        ("7 Seas", "", "no id can be made of '7 Seas': an id begins with a letter"),
        ("3deep", "", "an id begins with a letter"),
        ("x" * 100, "", "an id has at most 80 characters"),
        ("!!!", "", "no id can be made of '!!!': an id is of the letters a to z"),
        ("x" * 200, "", "no id can be made of 'x+…'"),
        ("X" * 80 + " Y", "", "no id can be made"),
        ("queen", "x" * 81, "at most 80 characters"),
        ("queen", 'The "Queen"', "no quotation marks"),
        ("queen", "a\\b", "no quotation marks"),
        ("queen", "a\u202eb", "no unseen signs"),
        ("con", "", "on Windows no file can be called con"),
        ("The LPT1", "", "on Windows no file can be called lpt1"),
    ],
)
def test_a_name_that_cannot_be_is_told(text: str, name: str, message: str) -> None:
    with pytest.raises(ar.UnreadableError, match=message):
        called(text, "lord", name)


# --- packs ----------------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_new_pack_has_no_findings_and_is_played(here: Path, ruleset: str) -> None:
    folder = new_pack("deep_sea", ruleset)
    assert folder == Path("deep_sea")
    report = ar.check(folder)
    assert report.diagnostics == ()
    assert [card.kind for pack in report.packs for card in pack.cards] == ["lord", "location"]
    assert len(report.scenarios) == 2
    (pack,) = report.packs
    facts = dict(pack.header.values)
    assert {"engine", "authors", "licence", "languages", "title"} <= facts.keys()
    assert (pack.header.id, pack.header.ruleset, facts["title"]) == (
        "deep_sea",
        ruleset,
        "Deep Sea",
    )
    game = ar.new_game(ruleset, packs=[folder])
    assert game.decision is not None
    assert sorted(path.name for path in here.iterdir()) == ["deep_sea"]
    assert "abyss new lord" in (folder / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "folder"),
    [
        ("deep_sea", "deep_sea"),
        ("deep.sea", "deep.sea"),
        ("My-Pack", "My-Pack"),
        ("The Deep Sea", "the_deep_sea"),
    ],
)
@pytest.mark.usefixtures("here")
def test_a_name_without_spaces_is_that_of_the_folder(text: str, folder: str) -> None:
    assert new_pack(text, "abyss") == Path(folder)


@pytest.mark.parametrize("is_folder", [True, False])
def test_what_is_there_is_left_as_it_is(here: Path, *, is_folder: bool) -> None:
    place = here / "deep_sea"
    if is_folder:
        place.mkdir()
    else:
        place.write_text("mine", encoding="utf-8")
    with pytest.raises(ar.UnreadableError, match="deep_sea is there already: nothing is changed"):
        new_pack("deep_sea", "abyss")
    assert [path.name for path in here.iterdir()] == ["deep_sea"]
    assert place.is_dir() == is_folder


def test_a_link_to_nowhere_is_there_too(here: Path) -> None:
    (here / "deep_sea").symlink_to("nowhere")
    with pytest.raises(ar.UnreadableError, match="is there already"):
        new_pack("deep_sea", "abyss")


@pytest.mark.parametrize("text", ["../deep", "a/b", "/deep", "a\\b", ".", "..", ".hidden"])
def test_a_path_is_no_name(here: Path, text: str) -> None:
    with pytest.raises(ar.UnreadableError, match="is a path: go there first"):
        new_pack(text, "abyss")
    assert not list(here.iterdir())


@pytest.mark.parametrize("text", ["abyss.base", "", "Θάλασσα", "nul"])
def test_a_pack_that_cannot_be_called_so_is_not_begun(here: Path, text: str) -> None:
    with pytest.raises(ar.UnreadableError):
        new_pack(text, "abyss")
    assert not list(here.iterdir())


def test_nothing_is_left_of_a_pack_that_cannot_be_written(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written_so_far: list[str] = []
    write = Path.write_text

    def full(self: Path, *args: object, **words: object) -> int:
        written_so_far.append(self.name)
        if len(written_so_far) == 3:
            raise OSError("no space left on device")
        return write(self, *args, **words)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="no space"):
        new_pack("deep_sea", "abyss")
    assert len(written_so_far) == 3
    assert not list(here.iterdir())


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize("kind", scaffold.KINDS)
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.usefixtures("here")
def test_a_new_card_has_no_findings(ruleset: str, kind: str) -> None:
    folder = new_pack("deep_sea", ruleset)
    wanted = called("The Drowned Queen", kind)
    file = new_card(kind, wanted, folder, vocabularies())
    assert file == folder / f"{wanted.id}.abyss"
    report = ar.check(folder)
    assert report.diagnostics == ()
    assert len(report.scenarios) == 3
    (pack,) = report.packs
    assert (kind, wanted.id, wanted.name) in {(c.kind, c.id, c.name) for c in pack.cards}


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("kind", scaffold.KINDS)
@pytest.mark.parametrize("name", ["The " + "Long " * 14 + "One", "A {g} # 5$ 'x' (1); }"])
@pytest.mark.usefixtures("here")
def test_a_new_card_may_have_any_name(ruleset: str, kind: str, name: str) -> None:
    folder = new_pack("deep_sea", ruleset)
    file = new_card(kind, called("queen", kind, name), folder, vocabularies())
    assert ar.check(folder).diagnostics == ()
    text = file.read_text(encoding="utf-8")
    assert text == format_text(text)
    (pack,) = ar.check(file).packs
    assert name in {card.name for card in pack.cards}


def new_lord(folder: Path, text: str = "drowned_queen", ruleset: str = "") -> Path:
    return new_card("lord", called(text, "lord"), folder, vocabularies(), ruleset)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pirate", r"there is a card pirate already: my\.pack/pack\.abyss:2"),
        ("The Corsair", r"there is a card “The Corsair” already, pirate: my\.pack/pack\.abyss:2"),
        ("slaver", r"there is a card slaver already: abyss\.base/.*\.abyss:\d+"),
        ("The  KEEPER", r"there is a card keeper already: abyss\.base/"),
        ("ray", r"there is a card ray already: .*other\.pack/pack\.abyss:2"),
    ],
)
def test_a_card_is_called_as_no_other_is(
    here: Path, text: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = ar.load_pack(written(here, "other.pack", cards=lord("ray")))
    load = packs.load_known
    monkeypatch.setattr(
        "abyss_rules.catalog.packs.load_known",
        lambda words, id_: other if id_ == "other.pack" else load(words, id_),
    )
    folder = written(here, "my.pack", "needs other.pack;", lord("pirate", name="The Corsair"))
    before = sorted(path.name for path in folder.iterdir())
    with pytest.raises(ar.UnreadableError, match=message):
        new_lord(Path("my.pack"), text)
    assert sorted(path.name for path in folder.iterdir()) == before


@pytest.mark.usefixtures("here")
def test_a_card_that_was_removed_leaves_its_name_free() -> None:
    folder = written(Path(), "my.pack", "removes slaver;")
    new_lord(folder, "The Slaver")
    assert [one.severity for one in ar.check(folder).diagnostics] == []


def test_a_file_that_is_there_is_left_as_it_is(here: Path) -> None:
    folder = written(here, "my.pack")
    (folder / "drowned_queen.abyss").write_text("# mine\n", encoding="utf-8")
    with pytest.raises(ar.UnreadableError, match=r"drowned_queen\.abyss is there already"):
        new_lord(folder)
    assert (folder / "drowned_queen.abyss").read_text(encoding="utf-8") == "# mine\n"


def test_a_card_wants_a_pack(here: Path) -> None:
    with pytest.raises(ar.UnknownError, match=r"no pack in this folder: .* abyss new pack"):
        new_lord(Path())
    with pytest.raises(ar.UnknownError, match="nowhere is no folder"):
        new_lord(Path("nowhere"))
    (here / "below").mkdir()
    written(here / "below", "my.pack")
    with pytest.raises(ar.UnknownError, match="there is no pack in below"):
        new_lord(Path("below"))


def test_a_pack_with_faults_in_its_cards_gets_another_card(here: Path) -> None:
    folder = written(here, "my.pack", cards=lord("pirate", "costs 3;"))
    assert new_lord(folder).exists()


def test_a_pack_that_cannot_be_played_gets_another_card(here: Path) -> None:
    folder = written(here, "my.pack", "removes nix;")
    assert new_lord(folder).exists()


def test_a_pack_with_a_faulty_header_gets_none(here: Path) -> None:
    folder = here / "my"
    folder.mkdir()
    text = "pack my.pack { format 1; ruleset abbys; }\n"
    (folder / "pack.abyss").write_text(text, encoding="utf-8")
    with pytest.raises(ar.PackError, match=r"the pack in .* has faults") as error:
        new_lord(folder)
    assert error.value.diagnostics


def test_the_ruleset_is_that_of_the_pack(here: Path) -> None:
    folder = written(here, "my.pack")
    assert new_lord(folder, "one", "abyss").exists()
    with pytest.raises(ar.PackError, match=r"my\.pack is of the ruleset abyss, not conspiracy"):
        new_lord(folder, "two", "conspiracy")


@pytest.mark.untraced
def test_a_games_own_pack_gets_a_card_too(here: Path) -> None:
    folder = here / "own"
    folder.mkdir()
    for file in (paths.cards_folder() / "abyss").iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    assert new_lord(folder).exists()
    with pytest.raises(ar.UnreadableError, match="there is a card slaver already"):
        new_lord(folder, "slaver")


def test_nothing_is_left_of_a_card_that_cannot_be_written(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = written(here, "my.pack")

    def full(self: Path, *_args: object, **_words: object) -> None:
        self.touch()
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="no space"):
        new_lord(folder)
    assert [path.name for path in folder.iterdir()] == ["pack.abyss"]
