"""Packs of installed distributions: known by their ids, and found without running anything."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog import installed, packs
from abyss_rules.game.loading import vocabularies
from tests.unit.catalog.folders import faults, lord, written

#: Code that must never run.
TRAP = "raise SystemExit('the code of a distribution ran')\n"

Install = Callable[..., Path]


@pytest.fixture(name="site")
def _site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(site)
    installed._installed_on.cache_clear()
    return site


@pytest.fixture(name="say")
def _say(site: Path) -> Install:
    def say(id_: str, package: str, name: str = "deep-sea") -> Path:
        """What a distribution says of a pack, besides what it says already; gives the file."""
        info = site / f"{name.replace('-', '_')}-1.2.dist-info"
        info.mkdir(exist_ok=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
        points = info / "entry_points.txt"
        before = points.read_text() if points.exists() else f"[{installed.GROUP}]\n"
        points.write_text(f"{before}{id_} = {package}\n")
        installed._installed_on.cache_clear()
        return points

    return say


@pytest.fixture(name="install")
def _install(site: Path, say: Install) -> Install:
    def install(
        id_: str = "deep.sea",
        package: str = "deep_sea_cards.packs.sea",
        *,
        name: str = "deep-sea",
        cards: str = "",
    ) -> Path:
        """What a wheel with a pack leaves in a site's folder; gives the pack's folder."""
        say(id_, package, name)
        top, *rest = package.split(".")
        (site / top).mkdir(exist_ok=True)
        (site / top / "__init__.py").write_text(TRAP)
        folder = site.joinpath(top, *rest)
        folder.parent.mkdir(parents=True, exist_ok=True)
        return written(site, id_, cards=cards or lord("pirate")).rename(folder)

    return install


def test_an_installed_pack_is_known_by_its_id(install: Install) -> None:
    folder = install()
    pack = ar.load_pack("deep.sea")
    assert [card.id for card in pack.cards] == ["pirate"]
    assert pack.where(pack.cards[0].place) == "deep.sea/pack.abyss:2"
    assert pack == ar.load_pack(folder)
    assert "deep.sea" in packs.known()
    assert ar.check("deep.sea").packs == (pack,)


def test_it_is_played_saved_and_recorded_by_its_id(install: Install) -> None:
    install()
    game = ar.new_game("abyss", seats=2, seed=1, packs=["deep.sea"])
    assert [pack.header.id for pack in game.setup.packs] == ["abyss.base", "deep.sea"]
    assert ar.from_json(ar.to_json(game)) == game
    assert ar.replay(game.record()) == game


def test_it_is_loaded_with_what_needs_it(install: Install, tmp_path: Path) -> None:
    install()
    folder = written(tmp_path, "my.pack", "needs deep.sea; removes pirate;")
    assert ar.check(folder).diagnostics == ()
    game = ar.new_game("abyss", packs=[folder])
    assert [pack.header.id for pack in game.setup.packs] == ["abyss.base", "deep.sea", "my.pack"]
    assert ar.replay(game.record(), packs=[folder]) == game


def test_nothing_of_the_distribution_is_run(install: Install, site: Path) -> None:
    install()
    script = (
        "import sys, abyss_rules as ar\n"
        "ar.new_game('abyss', packs=['deep.sea'])\n"
        "print([name for name in sys.modules if name.startswith('deep_sea')])\n"
    )
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(site)!r})\n{script}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


def test_a_shipped_pack_wins(install: Install) -> None:
    install("abyss.base", "deep_sea_cards.base")
    assert len(ar.load_pack("abyss.base").cards) == 55


def test_an_id_wins_over_a_path_of_the_same_name(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install()
    written(tmp_path, "deep.sea", cards=lord("corsair"))
    monkeypatch.chdir(tmp_path)
    assert [card.id for card in ar.load_pack("deep.sea").cards] == ["pirate"]
    for path in ("./deep.sea", Path("deep.sea")):
        assert [card.id for card in ar.load_pack(path).cards] == ["corsair"]


def test_a_pack_given_by_its_path_takes_the_place_of_the_installed_one(
    install: Install, tmp_path: Path
) -> None:
    install()
    mine = written(tmp_path, "deep.sea", cards=lord("corsair"))
    more = written(tmp_path, "my.pack", "needs deep.sea;")
    game = ar.new_game("abyss", packs=[more, mine])
    ids = {card.id for card in game.setup.rules.cards}
    assert "corsair" in ids
    assert "pirate" not in ids


def test_a_distribution_may_have_several_packs(install: Install) -> None:
    install()
    install("deep.reef", "deep_sea_cards.packs.reef", cards=lord("corsair"))
    game = ar.new_game("abyss", packs=["deep.reef", "deep.sea"])
    assert {"corsair", "pirate"} <= {card.id for card in game.setup.rules.cards}


def test_two_distributions_with_one_id_are_told(install: Install) -> None:
    install()
    install("deep.sea", "other_cards.sea", name="other-cards")
    message = r"several distributions have a pack deep\.sea: .*deep-sea 1\.2"
    with pytest.raises(ar.PackError, match=message):
        ar.load_pack("deep.sea")
    assert len(ar.load_pack("abyss.base").cards) == 55


@pytest.mark.parametrize(
    ("package", "message"),
    [
        ("deep_sea_cards.nowhere", "whose folder is not there"),
        ("nowhere.at.all", "whose folder is not there"),
        ("sys", "whose folder is not there"),
        ("deep_sea_cards:packs", "is no package's name"),
        ("../../etc", "is no package's name"),
        ("deep_sea_cards..packs", "is no package's name"),
    ],
)
def test_a_distribution_that_names_no_folder_is_told(
    say: Install, package: str, message: str
) -> None:
    say("deep.sea", package)
    told = rf"deep\.sea cannot be found: deep-sea 1\.2 .*{message}"
    with pytest.raises(ar.PackError, match=told):
        ar.load_pack("deep.sea")


def test_a_distribution_that_is_broken_hides_nothing_that_is_shipped(say: Install) -> None:
    say("deep.sea", "deep_sea_cards").write_text(f"[{installed.GROUP}]\nno equals sign\n")
    installed._installed_on.cache_clear()
    assert "abyss.base" in packs.known()
    with pytest.raises(ar.UnknownError):
        ar.load_pack("deep.sea")


def test_a_pack_with_another_id_than_was_said_is_told(install: Install, site: Path) -> None:
    folder = install()
    written(site, "my.pack")
    (site / "my.pack" / "pack.abyss").replace(folder / "pack.abyss")
    with pytest.raises(ar.PackError, match=r"should be deep\.sea, and is my\.pack"):
        ar.load_pack("deep.sea")


def test_a_faulty_pack_that_is_needed_is_told_where_it_is_needed(
    install: Install, tmp_path: Path
) -> None:
    install(cards=lord("pirate", "costs 3;"))
    folder = written(tmp_path, "my.pack", "needs deep.sea;")
    with pytest.raises(ar.PackError, match=r"my\.pack needs the pack deep\.sea: .*A203") as error:
        ar.new_game("abyss", packs=[folder])
    assert faults(error.value) == [("A701", f"{folder}/pack.abyss:1")]
    assert [one.code for one in ar.check(folder).diagnostics] == ["A701"]


def test_a_distribution_that_is_used_where_it_was_written_is_found(
    site: Path, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its metadata are in one place, its package in another that is on the path too."""
    install()
    source = tmp_path / "source"
    source.mkdir()
    (site / "deep_sea_cards").rename(source / "deep_sea_cards")
    monkeypatch.syspath_prepend(source)
    assert ar.load_pack("deep.sea").header.id == "deep.sea"


def test_a_package_without_code_is_found(install: Install, site: Path) -> None:
    install()
    (site / "deep_sea_cards" / "__init__.py").unlink()
    assert ar.load_pack("deep.sea").header.id == "deep.sea"


def test_a_module_that_does_not_know_where_it_is_from_is_no_folder(
    say: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None)
    say("deep.sea", "__main__")
    with pytest.raises(ar.PackError, match="whose folder is not there"):
        ar.load_pack("deep.sea")


def test_of_an_entry_point_alone_nobody_knows_the_distribution() -> None:
    found = installed._read(metadata.EntryPoint("deep.sea", "nowhere.at.all", installed.GROUP))
    assert (
        found.fault == "a distribution names the package nowhere.at.all, whose folder is not there"
    )


def test_a_wheel_on_the_path_has_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = tmp_path / "deep_sea-1.2-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("deep_sea_cards/__init__.py", TRAP)
        archive.writestr("deep_sea-1.2.dist-info/METADATA", "Name: deep-sea\nVersion: 1.2\n")
        points = f"[{installed.GROUP}]\ndeep.sea = deep_sea_cards\n"
        archive.writestr("deep_sea-1.2.dist-info/entry_points.txt", points)
    monkeypatch.syspath_prepend(wheel)
    installed._installed_on.cache_clear()
    with pytest.raises(ar.PackError, match="whose folder is not there"):
        ar.load_pack("deep.sea")


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_what_an_installed_pack_links_to_is_not_read(install: Install, tmp_path: Path) -> None:
    folder = install()
    (tmp_path / "secret.abyss").write_text(lord("secret"), encoding="utf-8")
    (folder / "away.abyss").symlink_to(tmp_path / "secret.abyss")
    with pytest.raises(ar.PackError, match="A005"):
        ar.load_pack("deep.sea")


def test_what_is_looked_up_is_kept_as_long_as_the_path_is_the_same(install: Install) -> None:
    install()
    assert installed.installed() is installed.installed()
    assert packs.load_known(vocabularies(), "no.such.pack") is None
