"""Verifying: games in processes under laws, failures as scenarios, what was met of the cards."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner, Result

from abyss_rules.catalog.files import MARK
from abyss_rules.cli import app
from abyss_rules.errors import UnknownError
from abyss_rules.game.loading import load_pack, load_packs
from abyss_rules.model.effects import Alter, Modify, Standing, Trigger, Until
from abyss_rules.model.expressions import Binding, Number
from abyss_rules.rulesets.abyss.state import AbyssState
from abyss_rules.scenarios.collecting import collect
from abyss_rules.scenarios.running import run
from abyss_rules.testing.declare import law
from abyss_rules.testing.failures import Failure, Start
from abyss_rules.testing.laws import law_named, laws_for
from abyss_rules.verify.coverage import coverage
from abyss_rules.verify.heads import head_of, heads_of
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.meters_standing import count_changes
from abyss_rules.verify.plan import Plan, laws_of
from abyss_rules.verify.running import Outcome, verify
from abyss_rules.verify.writing import Written, scenario, write_failures

PACK = """pack my.pack {
  format 1;
  ruleset abyss;
  version "1.0";
  engine ">=0.1";
  title "Mine";
  authors "Me";
  licence "MIT";
  languages en;
}

lord idler "The Idler" {
  guild farmer; cost 6; races 2; influence 7; keys 0;
  on arrival { choose o from opponents where monsters of it > 90; steal 1 monster from o; }
}
"""
OWN = """from abyss_rules.testing import law


@law()
def nobody_is_rich(game):
    \"\"\"Nobody has Pearls after the second turn.\"\"\"
    assert game.turn < 3 or not any(player.pearls for player in game.view().players)
"""

BROKEN_LAWS = """from abyss_rules.testing import law


@law()
def never(game):
    assert False


@law()
def nor_this(game):
    assert False
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.abyss").write_text(PACK, encoding="utf-8")
    return folder


def verified(*args: str) -> Result:
    return CliRunner().invoke(app, ["verify", *args], prog_name="abyss")


# --- whole runs ---------------------------------------------------------------------------------


@pytest.mark.untraced
def test_a_sound_ruleset_leaves_with_0_and_tells_law_by_law(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = verified("conspiracy", "--examples", "4", "--out", str(out))
    assert result.exit_code == 0, result.output
    told = result.stdout.splitlines()
    assert any(line.split() == ["the_game_ends", "4", "holds"] for line in told)
    assert told[-1] == "4 games, seed 0: no law broken"
    assert not out.exists()


@pytest.mark.untraced
def test_equal_plans_find_the_same_however_many_processes_there_are(tmp_path: Path) -> None:
    file = tmp_path / "laws.py"
    file.write_text(BROKEN_LAWS, encoding="utf-8")
    laws = ("nothing_is_lost", "the_game_ends", "never", "nor_this")
    plan = Plan("conspiracy", laws=laws, own_laws=str(file), examples=32)
    one, two = (verify(evolve(plan, jobs=jobs)) for jobs in (1, 2))
    assert (one.asked, one.meters, one.games) == (two.asked, two.meters, 32)
    assert [failure.law for failure in one.failures] == ["never", "nor_this"]
    assert one.failures == two.failures
    assert one.meters.verbs["swap"]


@pytest.mark.untraced
def test_a_law_of_ones_own_that_is_broken_is_told_with_the_game(pack: Path) -> None:
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    out = pack.parent / "out"
    named = ("--law", "the_game_ends", "--law", "nobody_is_rich")
    args = ("--laws", str(laws), *named, "--examples", "6", "--format", "json")
    result = verified(str(pack), *args, "--out", str(out))
    assert result.exit_code == 1, result.output
    data = json.loads(result.stdout)
    by_name = {law["name"]: law for law in data["laws"]}
    assert not by_name["nobody_is_rich"]["holds"]
    assert by_name["the_game_ends"]["holds"]
    assert data["never_met"] == []
    assert data["without_effect"] == ["idler: on arrival"]
    assert data["packs"] == ["my.pack"]
    assert data["written"] == [(out / "found" / "nobody_is_rich.abyss").as_posix()]
    assert by_name["nobody_is_rich"]["written"] == data["written"][0]
    # The scenario names the law, so that it is run again with the file that has it.
    again = CliRunner().invoke(app, ["test", str(out), "--laws", str(laws)], prog_name="abyss")
    assert again.exit_code == 1
    assert "`nobody_is_rich` does not hold" in again.output


def test_only_the_laws_named_are_asked_also_of_ones_own(pack: Path) -> None:
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    plan = Plan("abyss", own_laws=str(laws), laws=("nobody_is_rich",))
    assert [one.name for one in laws_of(plan)] == ["nobody_is_rich"]
    everything = [one.name for one in laws_of(evolve(plan, laws=()))]
    assert everything == [*(one.name for one in laws_for("abyss")), "nobody_is_rich"]


@pytest.mark.untraced
def test_dear_laws_are_asked_at_every_decision_if_that_is_wanted() -> None:
    laws = ("nothing_is_lost", "clones_are_independent", "undo_goes_back_to_the_start")
    plan = Plan("conspiracy", laws=laws, examples=1, every=1)
    asked = verify(plan).asked
    # At every decision and, as if it were not known there, once more at the end.
    assert asked["clones_are_independent"] == asked["nothing_is_lost"] + 1
    assert asked["undo_goes_back_to_the_start"] == asked["nothing_is_lost"] + 1
    assert verify(evolve(plan, every=16)).asked["undo_goes_back_to_the_start"] == 1


def test_time_ends_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games are played in any time: nothing would be asked in none."""
    monkeypatch.setattr("abyss_rules.verify.running._AT_ONCE", 1)
    little = ("--time", "0.000001s", "--law", "scores_add_up")
    result = verified("abyss", *little, "--out", str(tmp_path))
    assert result.exit_code == 0
    assert "1 of 100 games" in result.stdout


def test_a_run_in_which_no_game_came_to_its_end_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [0, 3, 0]

    def told(plan: Plan, *_more: object, **_named: object) -> Outcome:
        asked = Counter(nothing_is_lost=7)
        return Outcome(plan, laws_of(plan), (), asked, played.pop(0), Meters(), ())

    monkeypatch.setattr("abyss_rules.cli.verify.verify", told)
    asked = ("abyss", "--law", "scores_add_up", "--law", "nothing_is_lost", "--out", str(tmp_path))
    for code, last in (
        (1, "No game came to its end in this time, so that nothing is shown: give it more"),
        (0, "3 of 100 games, seed 0: no law broken, 1 law not asked"),
    ):
        result = verified(*asked)
        assert (result.exit_code, result.stdout.splitlines()[-1]) == (code, last)
    assert verified("abyss", "--law", "cards_are_told", "--out", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("abyss", "--law", "nothing_is_lots"), "nothing_is_lost"),
        (("abyss", "--law", "every_answer_leads_towards_the_end"), "does not speak of games"),
        (("abyss", "--every", "0"), "--every"),
        (("nowhere/at/all",), "no pack"),
        (("abyss", "--time", "soon"), "no time such as"),
        (("abyss", "--time", "0"), "name a time above 0"),
        (("abyss", "--time", "0.0h"), "name a time above 0"),
        (("abyss", "--examples", "1000000001"), "is not in the range 1<=x<=1000000000"),
        (("abyss", "--laws", "there_is_no_such_file.py"), "no file"),
    ],
)
def test_what_cannot_be_verified_is_told(args: tuple[str, ...], says: str) -> None:
    result = verified(*args)
    assert result.exit_code == 2
    assert says in result.stderr


@pytest.mark.untraced
def test_a_pack_of_a_ruleset_s_own_is_verified_as_the_ruleset(tmp_path: Path) -> None:
    little = ("--examples", "1", "--law", "scores_add_up")
    result = verified("abyss.base", *little, "--format", "json", "--out", str(tmp_path))
    assert json.loads(result.stdout)["packs"] == []


# --- failures -----------------------------------------------------------------------------------

BROKEN = Failure(
    "nothing_is_lost",
    law_named("nothing_is_lost").sentence,
    ("A1",),
    "Pearls\nare lost",
    Start("abyss", 2, 3, {}, (), {"council": ["crab 1", "squid 1"], "players": [{"pearls": 1}]}),
    ("support crab",),
)


@law()
def nothing_is_so(game: object) -> None:
    """Nothing is as it is."""
    assert game is None


def _outcome(*failures: Failure, packs: tuple[Path, ...] = (), own: str = "") -> Outcome:
    plan = Plan("abyss", packs=packs, own_laws=own)
    laws = (*laws_for("abyss"), nothing_is_so)
    return Outcome(plan, laws, failures, Counter(), 1, Meters(), load_packs(packs))


def _take_a_pearl(_r: object, s: AbyssState, _stack: int) -> int:
    s.pearls[0] += 1
    return 0


def test_a_failure_is_a_scenario_that_fails_while_the_law_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("abyss_rules.rulesets.abyss.exploration.begin_support", _take_a_pearl)
        (written,) = write_failures(_outcome(BROKEN), tmp_path)
        (found,) = collect(tmp_path).scenarios
        (failure,) = run(found).failures
    assert written == Written("nothing_is_lost", tmp_path / "found" / "nothing_is_lost.abyss")
    text = written.path.read_text(encoding="utf-8")
    assert "# What is wrong: Pearls are lost" in text
    assert "holds nothing_is_lost;" in text
    assert failure.diagnostic.code == "A854"
    assert "`nothing_is_lost` does not hold" in failure.diagnostic.message
    assert run(found).passed  # the rules are mended


def test_a_failure_that_no_scenario_shows_is_a_text_with_the_game(tmp_path: Path) -> None:
    before = tmp_path / "found" / "nothing_is_lost.abyss"
    before.parent.mkdir()
    before.write_text("# from another run", encoding="utf-8")
    (before.parent / MARK).touch()
    (written,) = write_failures(_outcome(BROKEN), tmp_path)
    assert "hangs on how the game came there" in written.why_text
    assert not before.exists()
    lines = written.path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "nothing_is_lost does not hold: Pearls"
    assert lines[3].startswith("game = ar.position('abyss', {'council': ['crab 1', 'squid 1']")
    assert lines[4] == "game.apply('support crab')"
    assert lines[-1] == (
        "Ask again: abyss verify abyss --law nothing_is_lost --examples 100 --every 16 --seed 0"
    )


def test_a_failure_with_a_pack_is_written_beside_the_pack(pack: Path, tmp_path: Path) -> None:
    start = Start(
        "abyss", 2, 0, {}, (load_pack(pack),), {"court": ["idler"], "council": ["crab 1"]}
    )
    failure = Failure("nothing_is_so", "", (), "no", start)
    out = tmp_path / "out"
    (written,) = write_failures(_outcome(failure, packs=(pack,)), out)
    assert written.why_text == ""
    assert (out / "packs" / "my.pack" / "cards.abyss").read_text(encoding="utf-8") == PACK
    collected = collect(out, laws=(nothing_is_so,))
    assert collected.diagnostics == ()
    (found,) = collected.scenarios
    assert found.name == "nothing_is_so does not hold"
    assert not run(found).passed


def test_a_failure_from_the_set_up_is_told_as_a_position() -> None:
    text = scenario(Failure("scores_add_up", "", (), "no", Start("conspiracy", 2, 5, {})))
    assert text is not None
    assert "lord_deck" in text


def test_an_answer_that_cannot_be_given_is_left_out_of_the_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_given: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("abyss_rules.rulesets.abyss.exploration.begin_support", fail)
    failure = Failure("each_option_applies", "", (), "no", BROKEN.start, ("support crab",))
    text = scenario(failure)
    assert text is not None
    assert "support crab" not in text


def test_a_failure_about_texts_is_a_text_that_names_the_pack(pack: Path, tmp_path: Path) -> None:
    texts = Failure("cards_are_told", "", (), "no", None, pack=load_pack(pack))
    out = tmp_path / "out"
    (written,) = write_failures(_outcome(texts, packs=(pack, pack), own="my laws.py"), out)
    assert written.path == out / "found" / "cards_are_told.txt"
    assert written.why_text == "it is about the text of cards"
    assert {path.name for path in out.rglob("*") if path.is_file()} == {"cards_are_told.txt", MARK}
    text = written.path.read_text(encoding="utf-8")
    assert "in the pack my.pack" in text
    again = f"abyss verify {pack} --law cards_are_told --laws 'my laws.py' --pack {pack}"
    assert text.splitlines()[-1] == f"Ask again: {again}"


def test_no_failure_writes_nothing(tmp_path: Path) -> None:
    assert write_failures(_outcome(), tmp_path / "out") == []
    assert not (tmp_path / "out").exists()


@pytest.mark.untraced
def test_a_folder_that_cannot_be_written_is_told_after_what_was_found(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be seen before anything is played; if not, nothing that was found is lost."""
    monkeypatch.setattr("abyss_rules.verify.writing._refuse_unwritable", lambda _folder: None)
    laws = pack.parent / "laws.py"
    laws.write_text(OWN, encoding="utf-8")
    taken = pack.parent / "taken"
    taken.write_text("", encoding="utf-8")
    args = ("--laws", str(laws), "--law", "nobody_is_rich", "--examples", "3")
    result = verified(str(pack), *args, "--out", str(taken / "out"))
    assert "nobody_is_rich does not hold" in result.stdout
    assert "\nscenario " in result.stdout
    assert result.stdout.endswith("then { holds nobody_is_rich; }\n}\n")
    assert result.stderr.startswith(f"abyss: {taken.as_posix()}")
    assert result.exit_code == 1


# --- what is met --------------------------------------------------------------------------------


def test_abilities_are_told_by_what_became_of_them() -> None:
    outcome = _outcome()
    meters = outcome.meters
    meters.met["trader", "on arrival"] = meters.did["trader", "on arrival"] = 2
    meters.met["peddler", "on arrival"] = 3
    meters.verbs["gain"] = 5
    meters.selectors["court"] = 4
    meters.attributes["race", "Ally"] = 3
    meters.quantities["pearls"] = meters.quantities["recruit_cost"] = 2
    meters.met["landlord", "at turn_start"] = 6
    met = coverage(outcome)
    assert "peddler: on arrival" in met.without_effect
    assert "seeker: on arrival" in met.never_met
    assert not any("trader" in name for name in (*met.never_met, *met.without_effect))
    assert list(met.words) == ["head", "event", "verb", "thing", "property", "number", "switch"]
    counted = {sort: +words for sort, words in met.words.items()}
    assert counted == {
        "head": {"on arrival": 5},
        "event": {"at turn_start": 6},
        "verb": {"gain AMOUNT WHAT": 5},
        "thing": {"court": 4},
        "property": {"race of ALLY": 3},
        "number": {"pearls of PLAYER": 2},
        "switch": {"recruit_cost of PLAYER": 2},
    }
    assert met.never_said["head"] == (
        *("while free", "once per turn", "until my next turn", "on control", "at game_end"),
        "score",
    )
    assert "take LORD" in met.never_said["verb"]


@pytest.mark.untraced
def test_every_word_of_the_cards_is_counted_in_play() -> None:
    laws = ("nothing_is_lost",)
    plan = Plan("conspiracy", laws=laws, examples=24)
    met = coverage(verify(plan))
    assert met.never_said.get("head") is None
    assert met.words["thing"]["opponents"]
    assert met.words["thing"]["chamber of PLAYER"]
    assert met.words["property"]["guild of SPACE"]
    assert met.words["switch"]["draw_duty of PLAYER"]
    assert met.never_said["verb"] == ("gain AMOUNT WHAT",)  # no card of the game's own has it


def test_powers_to_be_used_are_told_by_how_far_they_came() -> None:
    outcome = _outcome()
    meters = outcome.meters
    power = ("slaver", "once per turn")
    become = []
    for reached in (
        {},  # nobody had the Lord in a turn of theirs
        {"ready": Counter(slaver=1)},
        {"offered": Counter(slaver=1)},
        {"used": Counter(slaver=1)},
        {"did": Counter([power])},
    ):
        meters.add(Meters(**reached))
        met = coverage(outcome)
        groups = met.never_met, met.never_usable, met.never_used, met.without_effect
        become.append([": ".join(power) in group for group in groups])
    assert become == [
        [True, False, False, False],
        [False, True, False, False],
        [False, False, True, False],
        [False, False, False, True],
        [False, False, False, False],
    ]


#: A Lord that can never be used, one that can be and does nothing, and one that stands in vain, but
#: for one effect.
USABLE = """
lord hoarder "The Hoarder" {
  guild farmer; cost 6; races 2; influence 7; keys 0;
  once per turn when pearls of me > 5000 { return 1 pearl from me; gain 1 key; }
}

lord waiter "The Waiter" {
  guild farmer; cost 6; races 2; influence 7; keys 0;
  once per turn { gain 0 pearls; }
}

lord stander "The Stander" {
  guild farmer; cost 6; races 2; influence 7; keys 0;
  while free { add 0 to recruit_cost for me; protect me from lords where influence > 90; }
  while free { add 1 to recruit_cost for me; set support_stacks to 1 for me; }
}
"""


BREAKS_BY_USE = """from abyss_rules.testing import law


@law(kind="step")
def nobody_uses(before, answer, after):
    assert not answer.text.startswith("use waiter")
"""


@pytest.mark.untraced
def test_what_could_never_be_used_is_told_apart_from_what_was_used_in_vain(pack: Path) -> None:
    (pack / "more.abyss").write_text(USABLE, encoding="utf-8")
    args = (str(pack), "--law", "scores_add_up", "--examples", "12")
    data = json.loads(verified(*args, "--format", "json").stdout)
    assert data["never_met"] == data["never_used"] == []
    assert data["never_usable"] == ["hoarder: once per turn"]
    assert data["without_effect"] == [
        "idler: on arrival",
        "waiter: once per turn",
        "stander: while free: add to recruit_cost",
        "stander: while free: protect",
        "stander: while free: set support_stacks",
    ]
    assert data["abilities"] == 7
    assert data["words"]["head"]["while free"]
    told = verified(*args).stdout.splitlines()
    assert "  never usable: hoarder: once per turn" in told
    assert any(
        line.startswith("  without effect: idler: on arrival, waiter: once") for line in told
    )


@pytest.mark.untraced
def test_what_is_used_counts_though_a_law_breaks_by_it(pack: Path) -> None:
    (pack / "more.abyss").write_text(USABLE, encoding="utf-8")
    laws = pack.parent / "laws.py"
    laws.write_text(BREAKS_BY_USE, encoding="utf-8")
    plan = Plan("abyss", (pack,), ("nobody_uses",), str(laws), examples=6)
    outcome = verify(plan)
    assert [failure.law for failure in outcome.failures] == ["nobody_uses"]
    assert "waiter: once per turn" in coverage(outcome).without_effect


def test_what_is_offered_is_counted_where_options_are_made() -> None:
    laws = ("scores_add_up",)
    meters = verify(Plan("abyss", laws=laws, examples=6)).meters
    assert set(meters.used) <= set(meters.offered) <= set(meters.ready)
    assert meters.used
    cards = {card.id: heads_of(card) for card in load_pack("abyss.base").cards}
    assert all("once per turn" in cards[card] for card in meters.ready)


def test_each_card_has_its_heads() -> None:
    heads = {card.id: heads_of(card) for card in load_pack("abyss.base").cards}
    assert heads["landlord"] == ("on arrival", "while free", "at turn_start")
    assert heads["city_of_mirrors"] == ("at game_end", "score")
    assert heads["keeper"] == ()


def test_standing_effects_of_equal_heads_are_told_apart() -> None:
    card = load_pack("abyss.base").cards[0]
    more = Modify("add", "recruit_cost", Number(1), Binding("me"))
    after = Trigger("after", "exploration", Binding("me"), None, (Until("turn", (more,)),))
    effects = (more, evolve(more, operation="at_most"), Alter("monster_reward", Binding("me"), ()))
    standing = Standing("free", None, (*effects, after, after, evolve(more)))
    heads = heads_of(evolve(card, abilities=(standing, evolve(standing, effects=(more,)))))
    assert heads == (
        "while free: add to recruit_cost",
        "while free: limit recruit_cost",
        "while free: alter monster_reward",
        "alter monster_reward",
        "while free: after exploration",
        "after exploration",
        "until my next turn: add to recruit_cost",
        "while free: after exploration (2)",
        "after exploration (2)",
        "until my next turn: add to recruit_cost (2)",
        "while free: add to recruit_cost (2)",
        "while free: add to recruit_cost (3)",
    )
    assert set(map(head_of, heads)) == {
        *("while free", "alter monster_reward", "after exploration", "until my next turn")
    }


def test_a_standing_effect_does_something_where_it_changes_what_others_leave() -> None:
    did: Counter[tuple[str, str]] = Counter()
    given = [
        ("at_most", 4, False),
        ("at_most", 3, True),
        ("at_least", 2, False),
        ("at_least", 4, True),
        ("add", 0, False),
        ("add", -1, True),
        ("set", 5, False),
        ("set", 4, True),
    ]
    effects = [(((operation, str(value)),), operation, value) for operation, value, _does in given]
    count_changes(effects, 5, did)
    assert did == {(name, str(value)): 1 for name, value, does in given if does}


def test_only_laws_of_the_ruleset_are_asked() -> None:
    assert laws_of(Plan("abyss")) == laws_for("abyss")
    with pytest.raises(UnknownError):
        laws_of(Plan("abyss", own_laws="no.such.module"))
