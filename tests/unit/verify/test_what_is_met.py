"""What is met of cards and their words while games are verified, and what it came to."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve

from abyss_rules.game.loading import load_pack
from abyss_rules.model.effects import Alter, Modify, Standing, Trigger, Until
from abyss_rules.model.expressions import Binding, Number
from abyss_rules.testing.laws import laws_for
from abyss_rules.verify.coverage import coverage
from abyss_rules.verify.heads import head_of, heads_of
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.meters_standing import count_changes
from abyss_rules.verify.plan import Plan
from abyss_rules.verify.running import verify
from tests.unit.verify.made import came_to, verified


def test_abilities_are_told_by_what_became_of_them() -> None:
    outcome = came_to(laws_for("abyss"))
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
    outcome = came_to(laws_for("abyss"))
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
    assert heads["landlord"] == ("on arrival", "at turn_start")
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
        "alter monster_reward",
        "after exploration",
        "until my next turn: add to recruit_cost",
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
