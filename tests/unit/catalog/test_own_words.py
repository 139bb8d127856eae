"""Packs with messages of their own: where these are found, whom they are told to, what clashes."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules.catalog import cache, files, installed
from abyss_rules.catalog.needs import MOST_FAULTS
from abyss_rules.dsl import wording
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.model.cards import Pack
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.commands import abyss
from tests.unit.catalog.folders import in_zip, lord, written

GAIN = "verb-gain = ottieni { COUNTED($amount, $what) }\n"
#: What a Lord does whose words lie in both languages.
POWER = 'name it "Il Palombaro"; on arrival { gain 2 pearls; }'
TOLD = "When this Lord arrives, ottieni 2 Pearls."


def pack(folder: Path, id_: str = "my.pack", text: str = GAIN, says: str = "") -> Path:
    """A pack with a Lord and a file of Italian messages."""
    place = written(folder, id_, f"languages en, it; {says}", lord(id_[3:], POWER))
    (place / "languages").mkdir()
    (place / "languages" / "it.ftl").write_text(text, encoding="utf-8")
    return place


def tell(found: Pack, language: str = "it") -> str:
    """What its Lord does."""
    (card,) = found.cards
    return " ".join(wording.describe(card, WORDS.vocabulary(), language, found.messages))


def clashes(*paths: Path) -> list[Diagnostic]:
    """What is said of packs that are checked together."""
    folder = paths[0].parent
    return [one for one in ar.check(folder).diagnostics if one.code == "A713"]


# --- where they are found -------------------------------------------------------------------------


class TestFinding:
    def test_a_folder(self, tmp_path: Path) -> None:
        found = ar.load_pack(pack(tmp_path))
        assert [(one.language, one.file) for one in found.messages] == [("it", "languages/it.ftl")]
        assert tell(found) == TOLD
        assert tell(found, "en") == "When this Lord arrives, gain 2 Pearls."

    @pytest.mark.parametrize("outer", ["", "outer/"])
    def test_an_archive_however_it_was_made(self, outer: str, tmp_path: Path) -> None:
        place = pack(tmp_path)
        entries = {
            f"{outer}{file.relative_to(place).as_posix()}": file.read_text(encoding="utf-8")
            for file in (place / "pack.abyss", place / "languages" / "it.ftl")
        }
        found = ar.load_pack(in_zip(tmp_path / "my.zip", entries))
        assert found.messages == ar.load_pack(place).messages
        assert tell(found) == TOLD

    def test_an_installed_distribution(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pack(tmp_path).rename(tmp_path / "cards")
        info = tmp_path / "my_pack-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-pack\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[{installed.GROUP}]\nmy.pack = cards\n")
        monkeypatch.syspath_prepend(tmp_path)
        installed._installed_on.cache_clear()
        assert tell(ar.load_pack("my.pack")) == TOLD

    def test_a_file_of_cards_alone_has_none(self, tmp_path: Path) -> None:
        assert ar.load_pack(pack(tmp_path) / "pack.abyss").messages == ()

    def test_several_packs_of_a_folder_have_their_own(self, tmp_path: Path) -> None:
        pack(tmp_path)
        pack(tmp_path, "my.other", "verb-gain = altro\n")
        # These lie beside the packs, and so belong to neither.
        (tmp_path / "languages").mkdir()
        (tmp_path / "languages" / "fr.ftl").write_text("}}}", encoding="utf-8")
        report = ar.check(tmp_path)
        texts = {one.header.id: [file.text for file in one.messages] for one in report.packs}
        assert texts == {"my.pack": [GAIN], "my.other": ["verb-gain = altro\n"]}

    def test_other_files_are_not_read(self, tmp_path: Path) -> None:
        place = pack(tmp_path)
        (place / "languages" / "README.md").write_text("}}}", encoding="utf-8")
        (place / "languages" / ".it.ftl").write_text("}}}", encoding="utf-8")
        assert len(ar.load_pack(place).messages) == 1

    def test_links_and_names_that_lead_out_are_errors(self, tmp_path: Path) -> None:
        place = pack(tmp_path)
        outside = tmp_path / "fr.ftl"
        outside.write_text(GAIN, encoding="utf-8")
        (place / "languages" / "fr.ftl").symlink_to(outside)
        with pytest.raises(ar.PackError, match="leads out"):
            ar.load_pack(place)
        with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
            archive.write(place / "pack.abyss", "pack.abyss")
            archive.writestr("languages/../../it.ftl", GAIN)
        with pytest.raises(ar.PackError, match="A008"):
            ar.load_pack(tmp_path / "x.zip")


class TestKeeping:
    def test_they_are_no_part_of_what_a_game_is(self, tmp_path: Path) -> None:
        place = pack(tmp_path)
        game = ar.new_game("abyss", seats=2, seed=1, packs=[place])
        record, saved = game.record(), ar.to_json(game)
        digest = ar.load_pack(place).digest
        (place / "languages" / "it.ftl").write_text("verb-gain = altro\n", encoding="utf-8")
        assert ar.load_pack(place).digest == digest
        assert ar.from_json(saved, packs=[place]) == game
        assert ar.replay(record, packs=[place]) == game

    def test_the_cache_knows_them(self, tmp_path: Path) -> None:
        place = pack(tmp_path)
        first = ar.load_pack(place)
        assert ar.load_pack(place) == first
        (place / "languages" / "it.ftl").write_text("verb-gain = altro\n", encoding="utf-8")
        assert "altro" in tell(ar.load_pack(place))
        words = {"abyss": WORDS.vocabulary()}
        texts = files.read_path(place)
        kept = cache.load(cache.key((*texts.sources, *texts.messages), words))
        assert kept is None or kept.messages == ar.load_pack(place).messages

    def test_a_game_is_told_with_the_messages_of_its_own_packs(self, tmp_path: Path) -> None:
        one, two = pack(tmp_path / "a"), pack(tmp_path / "b", text="verb-gain = altro\n")
        games = [ar.new_game("abyss", seats=2, seed=1, packs=[place]) for place in (one, two)]
        texts = [[f.text for f in game.setup.packs[1].messages] for game in games]
        assert texts == [[GAIN], ["verb-gain = altro\n"]]
        assert games[0] == games[1]


# --- the command line -----------------------------------------------------------------------------


class TestCommands:
    def test_cards_are_explained_with_them(self, tmp_path: Path) -> None:
        place = pack(tmp_path)
        for code in ("it", "it-CH", "IT"):
            said = abyss("explain", "pack", "--pack", place, "--lang", code).stdout
            assert said.startswith("Il Palombaro  (lord, pack)\nmage, cost 6, 2 Races, ")
            assert f"\n  {TOLD}\n" in said
        data = json.loads(
            abyss("explain", "pack", "--pack", place, "--lang", "it", "--format", "json").stdout
        )
        assert data["text"] == [TOLD]

    def test_the_games_own_cards_are_too(self, tmp_path: Path) -> None:
        said = abyss("explain", "slaver", "--pack", pack(tmp_path), "--lang", "it").stdout
        assert "may discard an Ally from your hand and ottieni 2 Pearls." in said

    def test_a_card_without_a_power(self, tmp_path: Path) -> None:
        place = pack(tmp_path, text="no-power = Nessun potere.\n")
        bare = "\n" + lord("bare", 'name it "Nudo";')
        (place / "more.abyss").write_text(bare, encoding="utf-8")
        assert "Nessun potere." in abyss("explain", "bare", "--pack", place, "--lang", "it").stdout

    def test_a_language_that_nobody_brings_is_an_error_that_names_the_others(
        self, tmp_path: Path
    ) -> None:
        place = pack(tmp_path)
        result = abyss("explain", "pack", "--pack", place, "--lang", "nl")
        assert result.exit_code == 2
        assert "no card texts in 'nl': there are en, de, el, es, fr, pt, it" in result.stderr

    def test_what_hostile_messages_fail_is_told_in_the_librarys_words(self, tmp_path: Path) -> None:
        doubled = "".join(f"t{n} = {{ t{n + 1} }}{{ t{n + 1} }}\n" for n in range(50))
        place = pack(tmp_path, text=f"sentence = {{ t0 }}\n{doubled}t50 = x\n")
        said = abyss("explain", "pack", "--pack", place, "--lang", "it")
        assert said.exit_code == 0
        assert "When this Lord arrives, gain 2 Pearls." in said.stdout

    @pytest.mark.untraced
    def test_check_reports_what_is_wrong_in_them_and_counts_them(self, tmp_path: Path) -> None:
        place = pack(tmp_path, text=GAIN.replace("$what", "$hwat"))
        for path in (place, place / "languages" / "it.ftl"):
            result = abyss("check", path)
            assert result.exit_code == 0
            assert "languages/it.ftl:1:" in result.stdout
            assert "warning[A524]: `verb-gain` is not told with `$hwat`" in result.stdout
            assert abyss("check", "--strict", path).exit_code == 1
        assert "1 card checked in 2 files" in abyss("check", place).stdout

    def test_a_file_of_messages_outside_a_pack_is_no_pack(self, tmp_path: Path) -> None:
        file = tmp_path / "languages" / "it.ftl"
        file.parent.mkdir()
        file.write_text(GAIN, encoding="utf-8")
        result = abyss("check", file)
        assert result.exit_code == 1
        assert "A006" in result.stdout


# --- names of cards -------------------------------------------------------------------------------


class TestNames:
    def test_a_pack_gives_names_to_cards_of_others(self, tmp_path: Path) -> None:
        place = pack(tmp_path, text="card-slaver = Lo Schiavista\n")
        said = abyss("explain", "lo schiavista", "--pack", place, "--lang", "it").stdout
        assert said.startswith("Lo Schiavista  (lord, slaver)\n")
        (card,) = [
            one
            for one in ar.new_game("abyss", packs=[place]).setup.rules.cards
            if one.id == "slaver"
        ]
        assert card.name_in("it") == "Lo Schiavista"
        assert (card.name_in("fr"), card.name) == ("L'Esclavagiste", "The Slaver")
        assert {one.code for one in ar.check(place).diagnostics} == {"A608"}

    def test_the_later_pack_has_its_way_and_copies_are_called_so_too(self, tmp_path: Path) -> None:
        one = pack(tmp_path, "my.one", "card-one = Uno\n", "copies 2 of slaver;")
        text = "card-one = Due\ncard-slaver = Schiavo\n"
        two = pack(tmp_path, "my.two", text, "needs my.one;")
        cards = ar.new_game("abyss", packs=[one, two]).setup.rules.cards
        names = {card.id: card.name_in("it") for card in cards}
        assert names["one"] == "Due"
        assert names["slaver"] == names["slaver_2"] == "Schiavo"

    def test_a_name_of_no_card_is_told_where_it_stands(self, tmp_path: Path) -> None:
        place = pack(tmp_path, text="card-hunter = Cacciatore\n  \ncard-slavr = Schiavo\n")
        (one,) = [one for one in ar.check(place).diagnostics if one.code != "A608"]
        assert (one.code, one.line, one.column, one.end_column) == ("A523", 3, 1, 11)
        assert one.message == "no pack that is played has a card `slavr`"
        assert one.help == "did you mean `slaver`?"
        assert one.file.endswith("languages/it.ftl")

    def test_of_many_names_of_no_card_some_are_told(self, tmp_path: Path) -> None:
        place = pack(tmp_path, text="".join(f"card-c{n} = x\n" for n in range(900)))
        found = [one.code for one in ar.check(place).diagnostics]
        assert found.count("A523") == MOST_FAULTS

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("card-slaver = { $count }\n", "is no text"),
            ("card-slaver = { -mark }\n-mark = x\n", "is no text"),
            ("card-slaver = Lo\n    Schiavista\n", "a name is one line"),
            (f"card-slaver = {'x' * 81}\n", "has at most 80 characters"),
            ("card-slaver =\n    .x = y\n", ""),
        ],
    )
    def test_a_name_is_plain_and_short(self, text: str, why: str, tmp_path: Path) -> None:
        place = pack(tmp_path, text=text)
        found = [one.message for one in ar.check(place).diagnostics if one.code == "A522"]
        assert bool(found) == bool(why)
        assert all(why in one for one in found)
        cards = ar.new_game("abyss", packs=[place]).setup.rules.cards
        assert next(one for one in cards if one.id == "slaver").name_in("it") == "The Slaver"


# --- packs together -------------------------------------------------------------------------------


class TestClashes:
    def test_packs_that_say_a_message_differently(self, tmp_path: Path) -> None:
        one = pack(tmp_path, "my.one")
        two = pack(tmp_path, "my.two", f"# mine\n{GAIN.replace('ottieni', 'ricevi')}")
        both = written(tmp_path, "my.both", "needs my.one, my.two;")
        (said,) = clashes(one, two, both)
        assert said.severity == "warning"
        assert said.file.endswith("my.two/languages/it.ftl")
        assert said.line == 2
        assert said.message == (
            f"my.one ({one.as_posix()}/languages/it.ftl:1) and my.two "
            f"({two.as_posix()}/languages/it.ftl:2) say `verb-gain` in `it` differently"
        )
        assert said.help.startswith("those of my.two are told with; write `needs my.one;`")

    def test_the_same_words_or_other_languages_are_no_clash(self, tmp_path: Path) -> None:
        paths = [pack(tmp_path, "my.one"), pack(tmp_path, "my.two")]
        other = pack(tmp_path, "my.three", GAIN.replace("ottieni", "krijg"))
        (other / "languages" / "it.ftl").rename(other / "languages" / "nl.ftl")
        paths.append(written(tmp_path, "my.all", "needs my.one, my.two, my.three;"))
        assert clashes(*paths) == []

    def test_a_pack_that_needs_the_other_has_its_way(self, tmp_path: Path) -> None:
        one = pack(tmp_path, "my.one")
        middle = written(tmp_path, "my.middle", "needs my.one;")
        two = pack(tmp_path, "my.two", "verb-gain = altro\n", "needs my.middle;")
        assert clashes(one, middle, two) == []
        said = abyss(
            "explain", "one", "--pack", one, "--pack", middle, "--pack", two, "--lang", "it"
        )
        assert "When this Lord arrives, altro." in said.stdout

    def test_many_messages_are_one_finding(self, tmp_path: Path) -> None:
        ids = [f"kind-{kind.name}" for kind in WORDS.vocabulary().kinds][:7]
        texts = ["".join(f"{id_} = {word}\n" for id_ in ids) for word in ("uno", "due")]
        for id_, text in zip(("my.one", "my.two"), texts, strict=True):
            pack(tmp_path, id_, text)
        both = written(tmp_path, "my.both", "needs my.one, my.two;")
        (said,) = clashes(both)
        assert f"`{ids[4]}` and {len(ids) - 5} more in `it` differently" in said.message
