"""What is wrong with how a scenario is written is told at its place, all of it at once."""

from pathlib import Path

import pytest

from abyss_rules.scenarios.scenario import Answer, Shuffle, Then, When
from tests.scenes import THEN, collected, faults


@pytest.mark.parametrize(
    ("written", "told"),
    [
        # --- written otherwise
        (
            "given { seat 0 { pearls 3 lords keeper; } }",
            "A102 3: `;` is missing after `3`",
        ),
        ("given { threat 3, court keeper; }", "A102 3: `;` is missing after `3`"),
        ("given { threat 3 seat 0 { pearls 1; } }", "A102 3: `;` is missing after `3`"),
        (
            "given { court { keeper; elder; } }",
            "A802 court: `court` wants a list and no braces | write `court keeper, elder;`",
        ),
        (
            "given { court { } }",
            "A802 court: `court` wants a list and no braces | write `court none;`",
        ),
        (
            "options { preset bga; }",
            "A802 options: `options` wants a list and no braces | write `options preset bga;`",
        ),
        (
            "given { exploration_deck empty; }",
            "A803 empty: `empty` is no Exploration card | where nothing is, write `none`",
        ),
        (
            "given { seat 0 { locations parliament with reaper, shepherd; } }",
            (
                "A802 shepherd: what lies under one Location is joined by `+`, not by `,` | "
                "write `… + shepherd`"
            ),
        ),
        (
            "given { seat 0 { locations parliament under keeper; } }",
            (
                "A802 parliament under keeper: what lies under `parliament` stands behind `with` | "
                "write `parliament with keeper`"
            ),
        ),
        ("given { seat 0 { locations parliament under sea; } }", "A803 parliament under sea:"),
        (
            "given { pearls 4; }",
            "A801 pearls: `pearls` is of a player | it stands in a seat: `seat 0 { pearls 4; }`",
        ),
        (
            "then { pearls of seat 1 4; }",
            "A102 pearls of seat 1 4: what is of a player stands in the braces of its seat",
        ),
        (
            "given { opponent { pearls 4; } }",
            "A801 opponent: unknown word `opponent` | players have numbers: write `seat 1 { … }`",
        ),
        (
            "given { seat 0 pearls 4; }",
            "A802 seat 0 pearls 4: `seat` wants a number and braces | write `seat 0 { pearls 4; }`",
        ),
        (
            "then { seat 0 pearls 4; }",
            "A802 seat 0 pearls 4: `seat` wants a number and braces | write `seat 0 { pearls 4; }`",
        ),
        (
            "when seat 0 explore;",
            (
                "A802 when seat 0 explore: `when` wants lines in braces | "
                "write `when { seat 0 explore; }`"
            ),
        ),
        (
            "then seat 0 { pearls 3; }",
            (
                "A802 then seat 0: `then` wants lines in braces | "
                "write `then { seat 0 { pearls 3; } }`"
            ),
        ),
        (
            "when { seat 0 { explore; plot; } }",
            (
                "A802 seat 0: `seat` wants no braces: it is one answer | "
                "write `seat 0 explore; seat 0 plot;`"
            ),
        ),
        (
            "then { asked seat 0 to action; }",
            "A803 to: `to` is no kind of question | leave it out",
        ),
        # --- unknown words
        ("givn { threat 1; }", "A801 givn: unknown word `givn` | did you mean `given`?"),
        (
            "wibble 3;",
            (
                "A801 wibble: unknown word `wibble` | "
                "there are `options`, `seed`, `given`, `when`, "
                "`then`"
            ),
        ),
        ("given { treat 3; }", "A801 treat: unknown word `treat` | did you mean `threat`?"),
        (
            "given { seat 0 { pearl 3; } }",
            "A801 pearl: unknown word `pearl` | did you mean `pearls`?",
        ),
        ("given { payment crab 1; }", "A801 payment: unknown word `payment` | there are `seats`,"),
        ("then { tread 3; }", "A801 tread: unknown word `tread` | did you mean `threat`?"),
        ("then { seat 0 { kees 1; } }", "A801 kees: unknown word `kees` | did you mean `keys`?"),
        ("then { seat 0 sees { xyz 1; } }", "A801 xyz: unknown word `xyz` | there are `seats`,"),
        (
            "given { exploration { trak crab 1; } }",
            "A801 trak: unknown word `trak` | did you mean `track`?",
        ),
        (
            "given { seat 0 { hand 3 shellfish; } }",
            "A803 3 shellfish: `3 shellfish` is no Ally | did you mean `shellfish 3`?",
        ),
        (
            "given { seat 0 { hand shellfish 7; } }",
            "A803 shellfish 7: `shellfish 7` is no Ally | `shellfish` goes from 1 to 5",
        ),
        (
            "given { seat 0 { hand shelfish 3; } }",
            "A803 shelfish 3: `shelfish 3` is no Ally | did you mean `shellfish 3`?",
        ),
        (
            "given { seat 0 { hand crab 5 crab 3; } }",
            "A803 crab 5 crab 3: a `,` is missing behind `crab 5` | write `crab 5, crab 3`",
        ),
        (
            "given { seat 0 { hand crab 5 and crab 3; } }",
            "A803 crab 5 and crab 3: a `,` is missing behind `crab 5` | write `crab 5, crab 3`",
        ),
        (
            "given { seat 0 { hand 2 crab 5; } }",
            "A803 2 crab 5: `2 crab 5` is no Ally | write `2 of crab 5`",
        ),
        ("given { seat 0 { hand 2 crab 5 big; } }", "A803 2 crab 5 big: `2 crab 5 big` is no Ally"),
        (
            "given { seat 0 { lords keeper pearls 4; } }",
            "A803 keeper pearls 4: a `;` is missing behind `keeper` | write `keeper; pearls 4;`",
        ),
        ("then { seat 0 = 4; }", "A102 =: `=` cannot stand here"),
        ("given { seat 0 { hand shellfish big; } }", "A803 shellfish big: `shellfish big` is no"),
        ("expect { threat 3; }", "A801 expect: unknown word `expect` | did you mean `then`?"),
        (
            "then { not offered plot; }",
            "A801 not offered: unknown word `not offered` | did you mean `not_offered`?",
        ),
        (
            "then { not  offered plot; }",  # of which no fix is made
            "A801 not  offered: unknown word `not offered` | did you mean `not_offered`?",
        ),
        # --- another form
        ("given;", "A802 given: `given` wants lines in braces | write it as in `given { … }`"),
        ("given 3 { }", "A802 given 3: `given` wants lines in braces"),
        ("given { threat high; }", "A802 threat high: `threat` wants a number | write it as in"),
        ("given { threat 1 2; }", "A802 threat 1 2: `threat` wants a number"),
        ("given { threat { } }", "A802 threat: `threat` wants a number"),
        ("given { court { } }", "A802 court: `court` wants a list and no braces"),
        ("given { court , sage; }", "A802 ,: something is missing before this `,`"),
        ("given { court sage, ; }", "A802 ,: nothing follows | write `court none;` for an empty"),
        ("given { court; }", "A802 court: nothing follows"),
        ("given { exploration; }", "A802 exploration: `exploration` wants lines in braces"),
        (
            "given { exploration { revealed crab 1, crab 2; } }",
            "A802 revealed crab 1, crab 2: `revealed` wants one Exploration card",
        ),
        ("given { seat { } }", "A802 seat: `seat` wants the number of a seat"),
        ("given { seat 0; }", "A802 seat 0: `seat` wants a number and braces"),
        ("given { seat 0 1 { } }", "A802 seat 0 1: `seat` wants a number and braces"),
        (
            "given { seat 0 { locations with sage; } }",
            (
                "A802 locations with sage: `locations` wants names, each with what lies under it | "
                "write it as in `locations ONE with OTHER + ANOTHER;`"
            ),
        ),
        (
            "given { seat 0 { locations parliament with sage +; } }",
            "A802 locations parliament with sage +: `locations` wants names, each with",
        ),
        ("given { shuffle lord_deck; }", "A802 shuffle lord_deck: `shuffle` wants a deck and what"),
        ("when { explore { } }", "A802 explore: `explore` wants no braces: it is one answer"),
        ("when { seat 0; }", "A802 seat 0: `seat` wants an answer"),
        ("when { seat explore; }", "A802 seat explore: `seat` wants the number of a seat"),
        ("seed x;", "A802 seed x: `seed` wants a number"),
        ("seed 1 2;", "A802 seed 1 2: `seed` wants a number"),
        ("options { }", "A802 options: `options` wants a list and no braces"),
        ("options bga;", "A802 options bga: `options` wants options with their values"),
        ("then { asked; }", "A802 asked: `asked` wants `nobody`, or a seat and what it is asked"),
        ("then { asked explore; }", "A802 asked explore: `asked` wants `nobody`, or a seat"),
        ("then { asked seat 0 action x; }", "A802 asked seat 0 action x: `asked` wants"),
        ("then { asked seat 0 about; }", "A802 asked seat 0 about: `asked` wants"),
        ("then { offered none; }", "A802 offered none: `offered` wants answers"),
        ("then { winners seat 0; }", "A802 winners seat 0: `winners` wants seats"),
        ("then { holds none; }", "A802 holds none: `holds` wants names of laws"),
        ("then { happened none; }", "A802 happened none: `happened` wants kinds of events"),
        ("then { seat 0 looks { } }", "A802 seat 0 looks: `seat` wants a number and braces"),
        ("then { seat 0 sees { seat 1; } }", "A802 seat 1: `seat` wants a number and braces"),
        ("then { seat 0 { score { lords; } } }", "A802 score: `score` wants names, each with its"),
        ("then { seat 0 { score 1 { } } }", "A802 score 1: `score` wants names with numbers"),
        # --- unknown names
        ("given { court kepper; }", "A803 kepper: `kepper` is no Lord | did you mean `keeper`?"),
        (
            "given { court shareholder; }",
            (
                "A803 shareholder: `shareholder` is no Lord | `shareholder` is of the pack "
                "abyss.expansions: name it in the header, `needs abyss.expansions;`"
            ),
        ),
        (
            "given { seat 0 { hand crap 1; } }",
            "A803 crap 1: `crap 1` is no Ally | did you mean `crab 1`?",
        ),
        ("given { seat 0 { tokens 12; } }", "A803 12: `12` is no value of a Monster token"),
        ("given { shuffle lord_dek to sage; }", "A803 lord_dek: `lord_dek` is no deck that is"),
        (
            "then { holds nothing_is_los; }",
            "A803 nothing_is_los: `nothing_is_los` is no law | did you mean `nothing_is_lost`?",
        ),
        ("options preset bgb;", "A803 preset bgb: no preset `bgb`; abyss has"),
        (
            "options hand_limi none;",
            "A803 hand_limi none: abyss has no option `hand_limi` | did you mean `hand_limit`?",
        ),
        ("options hand_limit many;", "A803 hand_limit many: option `hand_limit`: `many` is not"),
        ("then { asked seat 0 actoin; }", "A803 actoin: `actoin` is no kind of question | did"),
        ("then { asked seat 0 about kepper; }", "A803 kepper: `kepper` is no card | did you mean"),
        (
            "then { outcome over; }",
            "A803 over: `over` is no outcome | there are `running`, `ended`, `unfinished`",
        ),
        (
            "then { happened lord_payed; }",
            "A803 lord_payed: `lord_payed` is no kind of event | did",
        ),
        (
            "then { seat 0 { score { lord 3; } } }",
            "A803 lord: `lord` is no part of `score` | did you mean `lords`?",
        ),
        # --- no answers
        (
            "when { seat 1 { } }",
            "A802 seat 1: `seat` wants no braces: it is one answer | write it as in",
        ),
        (
            "when { seat 1 { lords keeper; } }",
            "A802 seat 1: `seat` wants no braces: it is one answer | write it as in",
        ),
        # --- twice
        ("given { threat 1; threat 2; }", "A804 threat: `threat` stands here already"),
        ("given { seat 0 { pearls 1; pearls 1; } }", "A804 pearls: `pearls` stands here already"),
        ("given { seat 0 { } seat 0 { } }", "A804 seat: `seat 0` stands here already"),
        (
            "given { exploration { purchases 1; purchases 1; } }",
            "A804 purchases: `purchases` stands here already",
        ),
        (
            "given { seat 0 { locations parliament, parliament; } }",
            "A804 parliament: `parliament` is named twice",
        ),
        (
            "given { shuffle lord_deck to sage; shuffle lord_deck to sage; }",
            "A804 shuffle: `lord_deck` is shuffled here already",
        ),
        ("given { } given { }", "A804 given: `given` stands here already"),
        (f"{THEN} given {{ }}", "A804 given: `given` stands before the first `when` and `then`"),
        ("then { threat 1; threat 1; }", "A804 threat: `threat` stands here already"),
        ("then { seat 0 { } seat 0 { } }", "A804 seat: `seat 0` stands here already"),
        ("then { seat 0 { score { lords 1; lords 1; } } }", "A804 lords: `lords` stands here"),
        ("then { seat 0 sees { seat 1 { } seat 1 { } } }", "A804 seat: `seat 1` stands here"),
    ],
)
def test_a_fault_is_told_at_its_place(tmp_path: Path, written: str, told: str) -> None:
    more = "" if "then" in written else THEN
    found = faults(tmp_path, f'scenario "so" {{ {written} {more} }}')
    assert len(found) == 1
    assert found[0].startswith(told)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (
            "given { seat 0 { locations plain_nine; } }",
            (
                "A802 locations plain_nine: `locations` wants names, each on a space | "
                "write it as in `locations ONE on 2;`"
            ),
        ),
        ("given { bound yes; }", "A802 bound yes: `bound` wants `true` or `false`"),
        ("given { opponent wizard; }", "A803 wizard: `wizard` is no guild | there are `farmer`,"),
        ("given { seat 0 { locations plain_nine on 1, plain_nine on 2; } }", "A804 plain_nine:"),
        ("then { seat 0 { keys gold; } }", "A802 keys gold: `keys` wants names, each with its"),
        ("then { seat 0 { keys tin 1; } }", "A803 tin: `tin` is no part of `keys` | there are"),
    ],
)
def test_so_are_those_of_the_other_game(tmp_path: Path, written: str, told: str) -> None:
    more = "" if "then" in written else THEN.replace("threat 1", "turn 0")
    found = faults(tmp_path, f'scenario "so" {{ {written} {more} }}', "conspiracy")
    assert len(found) == 1
    assert found[0].startswith(told)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = """
scenario "so" {
  optoins preset bga;
  given { treat 3; court kepper; seat 0 { perls 2; hand crap 1; } }
  when { seat x; }
  then { tread 3; seat 0 { kees 1; score { lord 1; } } asked seat 0 actoin; }
}
"""
    assert [told.split(":")[0] for told in faults(tmp_path, text)] == [
        "A801 optoins",
        "A801 treat",
        "A803 kepper",
        "A801 perls",
        "A803 crap 1",
        "A802 seat x",
        "A801 tread",
        "A801 kees",
        "A803 lord",
        "A803 actoin",
    ]


def test_what_a_scenario_says_is_read(tmp_path: Path) -> None:
    text = """
scenario "so" {
  options preset bga, hand_limit none;
  seed 3;
  given {
    seats 3;
    court "The Keeper", diver, slaver;
    lord_deck hermit, rest;
    exploration_deck 2 of crab 1, monster;
    council none;
    token_supply 2 of 3, 4;
    exploration { track monster, crab 2; revealed squid 4; purchases 1; }
    seat 1 { hand "crab 3", 2 of squid 1; locations parliament with elder + "Sage", the_jail; }
    shuffle lord_deck to jailer, shaman;
  }
  when { seat 1 buy; shuffle lord_deck to jailer; decline; }
  then { threat 2; treasury - 3; }
}
"""
    found = collected(tmp_path, text)
    assert not found.diagnostics
    (scene,) = found.scenarios
    assert (scene.name, scene.line, scene.ruleset, scene.seed) == ("so", 2, "abyss", 3)
    assert scene.options == {"preset": "bga", "hand_limit": "none"}
    assert scene.description == {
        "seats": 3,
        "court": ["keeper", "diver", "slaver"],
        "lord_deck": ["hermit", "..."],
        "exploration_deck": ["crab 1", "crab 1", "monster"],
        "council": [],
        "token_supply": [3, 3, 4],
        "exploration": {"track": ["monster", "crab 2"], "revealed": "squid 4", "purchases": 1},
        "players": {
            1: {
                "hand": ["crab 3", "squid 1", "squid 1"],
                "locations": {"parliament": ["elder", "sage"], "the_jail": []},
            }
        },
        "shuffles": {"lord_deck": ["jailer", "shaman"]},
    }
    when, then = scene.groups
    assert isinstance(when, When)
    assert isinstance(then, Then)
    first, second, third = when.steps
    assert isinstance(first, Answer)
    assert isinstance(second, Shuffle)
    assert isinstance(third, Answer)
    assert (first.seat, first.text) == (1, "buy")
    assert (second.deck, second.cards) == ("lord_deck", ("jailer",))
    assert (third.seat, third.text) == (None, "decline")
    assert [(one.label, one.value) for one in then.expected] == [("threat", 2), ("treasury", -3)]


def test_the_other_game_is_read_too(tmp_path: Path) -> None:
    text = """
scenario "so" {
  given {
    seats 1; opponent mage; bound true; discards value_one_mage, 2 of value_one_farmer;
    pearl_master none;
    seat 0 { chamber value_one_farmer, value_two_mage; locations plain_nine on 2; }
  }
  then { turn 0; pearl_master none; seat 1 { keys silver 0, gold 1; } }
}
"""
    found = collected(tmp_path, text, "conspiracy")
    assert not found.diagnostics
    (scene,) = found.scenarios
    assert scene.description == {
        "seats": 1,
        "opponent": "mage",
        "bound": True,
        "discards": ["value_one_mage", "value_one_farmer", "value_one_farmer"],
        "pearl_master": None,
        "players": {
            0: {
                "chamber": ["value_one_farmer", "value_two_mage"],
                "locations": {"plain_nine": 2},
            }
        },
    }


def test_a_printed_name_that_several_cards_have_is_none(tmp_path: Path) -> None:
    card = 'lord twin "The Keeper" { guild mage; cost 6; races 3; influence 4; keys 0; }\n'
    given = 'given { court "The Keeper", keeper, twin; }'
    found = faults(tmp_path, f'{card}scenario "so" {{ {given} {THEN} }}')
    told = 'A803 "The Keeper": “The Keeper” could be `keeper` or `twin` | write the id'
    assert found[1:] == [told]
