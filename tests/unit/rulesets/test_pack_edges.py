"""What packs can say beyond the shipped cards: it is played and saved, or refused with a reason."""

from pathlib import Path
from typing import Any

import pytest

import abyss_rules as ar

HEADER = """
pack {id} {{
  format 1; ruleset {ruleset}; version "1"; title "T"; authors "tests"; licence "MIT";
  languages en;
}}
"""


def pack(folder: Path, text: str, *, ruleset: str = "abyss") -> Path:
    path = folder / "cards.abyss"
    path.write_text(HEADER.format(id="test.cards", ruleset=ruleset) + text, encoding="utf-8")
    return path


def saved(game: ar.Game, path: Path) -> ar.Game:
    return ar.from_json(ar.to_json(game), packs=[path])


def test_a_zone_may_be_filtered_twice(tmp_path: Path) -> None:
    path = pack(
        tmp_path,
        'lord picky "Picky" { guild merchant; cost 1; races 1; influence 1; on arrival {'
        " discard 1 from (hand of me where value > 1) where race == crab by me; } }",
    )
    hand = ["shellfish 2", "crab 1", "crab 3", "squid 4"]
    game = ar.position(
        "abyss",
        {"court": ["picky", "keeper", "slaver", "trader"], "players": [{"hand": hand}, {}]},
        packs=[path],
    )
    ar.recruit(game, "picky", ["shellfish 2"])
    assert game.view(0).players[0].hand == ("crab 1", "squid 4")


def test_a_disabled_lord_controls_no_location(tmp_path: Path) -> None:
    path = pack(
        tmp_path,
        'lord herald "Herald" { guild merchant; cost 1; races 1; influence 1;'
        " on arrival { choose l from free_lords of me where disabled; control_drawn 2 with l; } }",
    )
    player = {"hand": ["shellfish 2"], "lords": ["shaman"], "disabled": ["shaman"]}
    game = ar.position(
        "abyss",
        {"court": ["herald", "keeper", "slaver", "trader"], "players": [player, {}]},
        packs=[path],
    )
    ar.recruit(game, "herald", ["shellfish 2"])
    assert game.view().players[0].locations == ()
    assert saved(game, path) == game


def test_a_duty_below_one_is_none(tmp_path: Path) -> None:
    path = pack(
        tmp_path,
        'location no_duty "No Duty" { score 0;'
        " on control { until my next turn { set draw_duty to -1 for opponents; } } }",
        ruleset="conspiracy",
    )
    game = ar.position(
        "conspiracy",
        {
            "seats": 2,
            "players": [{"chamber": ["value_one_farmer"]}, {}],
            "discards": {"farmer": ["value_one_farmer"]},
            "available": ["no_duty"],
            "location_deck": [],
        },
        packs=[path],
    )
    game.apply("pile farmer")
    assert game.decision is not None
    assert (game.decision.seat, len(game.decision.options)) == (1, 3)
    assert game.events(1)
    assert saved(game, path) == game


_ALLIES = "4 of 1, 3 of 2, 3 of 3, 2 of 4, 1 of 5"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("ally_copies", "4 of 1, 1 of 6", "an Ally has a value from 1 to 5"),
        ("starting_threat", "6", "starting_threat is 6, but threat_rewards has 1 spaces"),
        ("threat_rewards", "1 extra_turn", "not extra_turn"),
        ("threat_rewards", " or ".join(f"{n} pearls" for n in range(2, 20)), "more than 16"),
    ],
)
def test_material_that_has_no_room_is_refused(
    tmp_path: Path, field: str, value: str, message: str
) -> None:
    shipped = Path(__file__).resolve().parents[3] / "cards" / "abyss"
    words: dict[str, Any] = {"ally_copies": _ALLIES, "threat_rewards": "1 pearl or 1 monster"}
    words |= {"starting_threat": "1", field: value}
    text = (shipped / "pack.abyss").read_text(encoding="utf-8")
    kept = [part for part in text.split(";") if not any(f" {name}" in part for name in words)]
    body = ";".join(kept).rsplit("}", 1)[0]
    body += "".join(f"\n  {name} {given};" for name, given in words.items()) + "\n}\n"
    (tmp_path / "pack.abyss").write_text(body, encoding="utf-8")
    for file in shipped.glob("lo*.abyss"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(ar.PackError, match=message):
        ar.new_game("abyss", packs=[tmp_path])


def test_a_set_out_of_several_hands_is_reached_by_one_path(tmp_path: Path) -> None:
    path = pack(
        tmp_path,
        'lord censor "Censor" { guild merchant; cost 1; races 1; influence 1; on arrival {'
        " choose 2 from affiliated of opponents as pair;"
        " each a in pair { gain value of a pearls; } } }",
    )
    game = ar.position(
        "abyss",
        {
            "seats": 3,
            "court": ["censor", "keeper", "slaver", "trader"],
            "players": [
                {"hand": ["shellfish 2"]},
                {"affiliated": ["crab 1", "crab 3"]},
                {"affiliated": ["crab 1", "crab 3"]},
            ],
        },
        packs=[path],
    )
    ar.recruit(game, "censor", ["shellfish 2"])
    sets = []
    open_: list[tuple[tuple[str, ...], ar.Game]] = [((), game)]
    while open_:
        chosen, trial = open_.pop()
        decision = trial.decision
        if decision is None or decision.kind != "choice":
            given = [event.option for event in trial.events(0) if event.kind == "forced"]
            sets.append((*chosen, *(text for text in given if text.startswith("choose"))))
            continue
        for option in decision.options:
            following = trial.clone()
            following.apply(option)
            open_.append(((*chosen, str(option)), following))
    assert sorted(sets) == [
        ("choose crab 1", "choose crab 1"),
        ("choose crab 1", "choose crab 3"),
        ("choose crab 3", "choose crab 3"),
    ]


@pytest.mark.parametrize("seeks", ["choose l from discarded;", "let l = top of discarded;"])
@pytest.mark.parametrize("pile", [["value_one_mage"], []])
def test_where_several_things_go_one_or_none_will_do(
    tmp_path: Path, seeks: str, pile: list[str]
) -> None:
    path = pack(
        tmp_path,
        'lord recaller "Recaller" { guild farmer; influence 1;'
        f" on arrival {{ {seeks} recall l; }} }}",
        ruleset="conspiracy",
    )
    game = ar.position(
        "conspiracy",
        {
            "seats": 2,
            "players": [{"chamber": ["value_one_farmer"]}, {}],
            "discards": {"farmer": ["recaller"], "mage": pile},
            "lord_deck": ["value_two_mage"] * 2,
        },
        packs=[path],
    )
    game.apply("pile farmer")
    assert game.view().lord_deck == 2 + len(pile)
    assert saved(game, path) == game
