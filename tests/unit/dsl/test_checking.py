"""What the checker says of single lines: messages, hints and what it lets pass."""

from collections.abc import Callable

import pytest

from abyss_rules.dsl.pipeline import Compiled
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.supposed import supposed
from abyss_rules.game import vocabularies
from abyss_rules.model import effects
from abyss_rules.model import expressions as ex

Check = Callable[..., Compiled]
ME = ex.Binding("me")


def messages(made: Compiled) -> list[str]:
    return [f"{found.code} {found.message} | {found.help}" for found in made.diagnostics]


@pytest.mark.parametrize(
    ("statements", "message"),
    [
        ("gain 1 crab;", "A301 `crab` is a Race, but `gain` wants a resource"),
        ("gain count(me) pearls;", "A303 `count` wants several things, but `me` is a player"),
        ("gain pearls;", "A401 `gain` lacks `AMOUNT`"),
        ("gain 1 pearl by me;", "A401 `gain` takes nothing with `by`"),
        ("gain 1 pearl 2;", "A401 `2` is too much: `gain` takes none here"),
        ("gain 1 pearls gain 2 pearls;", "is a `;` missing after `pearls`?"),
        ("discard me;", "A402 `discard` wants a Lord or a Council stack here, but `me` is"),
        ("discard hand;", "A211 of whom is `hand` meant?"),
        ("discard 1 to me;", "A401 `discard` takes nothing with `to`"),
        ("gain influence pearls;", "A211 `influence` is a property of a Lord, and none is meant"),
        ("gain influence of me pearls;", "A306 `influence` is of a Lord, but `me` is a player"),
        ("gain threat of me pearls;", "A306 `threat` belongs to nobody"),
        ("gain hand of self pearls;", "A306 `hand` is of a player, but `self` is a Lord"),
        ("gain peals of me pearls;", "A201 a player has no `peals` | did you mean `pearls`?"),
        ("gain 2 of me pearls;", "A306 `2` cannot stand before `of`"),
        ("gain pearls of opponents pearls;", "write `sum(p in opponents, pearls of p)`"),
        ("gain influence of lords of me pearls;", "A302 `lords of me` is several Lords"),
        ("gain min(court, influence, 2) pearls;", "A410 `min` is not used like this"),
        ("gain min(me, 2) pearls;", "A301 `me` is a player, but `min` takes a number"),
        ("gain -me pearls;", "A301 `me` is a player, but `-` wants a number"),
        ("gain 1 + me pearls;", "A301 `me` is a player, but `+` wants a number"),
        ("gain (not 1) pearls;", "A301 `1` is a number, but `not` wants a condition"),
        ("if 1 { gain 1 pearl; }", "A301 `1` is a number, but `if` wants a condition"),
        ("if me == self { gain 1 pearl; }", "A305 `self` is a Lord, but `me` is a player"),
        ("if court == self { gain 1 pearl; }", "A302 `court` is several Lords, but a comparison"),
        ("if soldier == guild of self { gain 1 pearl; } gain 1;", "A401 `gain` lacks `WHAT`"),
        (
            "if crab == guild of self { gain 1 pearl; }",
            "A305 `crab` is a Race, but `guild of self`",
        ),
        ("choose l from me; take l;", "A303 `choose` wants several things, but `me` is a player"),
        ("choose l from court by self; take l;", "A301 `self` is a Lord, but the one who chooses"),
        ("choose 0 from court as l; gain count(l) pearls;", "A301 `choose` wants at least one"),
        ("choose 2 from court as l; take l;", "A402 `take` wants a Council stack or a Lord here"),
        ("choose me from court; take me;", "A209 the name `me` is taken: it is bound already"),
        ("choose top from court; take top;", "A209 the name `top` is taken"),
        ("let prize = 3;", "A210 `prize` is never used"),
        ("each o in opponents { gain 1 pearl; }", "A210 `o` is never used"),
        ("add 1 to hand_limit for me;", "A403 a standing effect cannot stand among things"),
        ("chooose l from court; take l;", "A202 unknown verb `chooose` | did you mean `choose`?"),
        ("each o in opponents together { each p in players { return 1 pearl from p; } }", "A404"),
    ],
)
def test_a_fault_in_a_statement(check: Check, statements: str, message: str) -> None:
    made = check(f"on arrival {{ {statements} }}")
    assert made.cards == ()
    assert any(message in line for line in messages(made)), messages(made)


@pytest.mark.parametrize(
    ("faulty", "code"),
    [
        ("gian amounts pearls;", "A202"),
        ("gain amounts;", "A401"),
        ("gain (amounts + 1);", "A401"),
        ("gain amounts pearls by me;", "A401"),
        ("return amounts pearls form me;", "A201"),
        ("steal amounts pearls form opponents;", "A201"),
        ("gain amounts crab;", "A301"),
        ("gain amounts pearls if threat;", "A401"),
        ("recruit top of court for amounts;", "A401"),
    ],
)
def test_a_name_in_a_faulty_statement_has_its_use(check: Check, faulty: str, code: str) -> None:
    bound = "let amount = threat; let amounts = threat;"
    made = check(f"on arrival {{ {bound} {faulty} gain amontx pearls; }}")
    # Whatever is wrong with that statement, the other name is the one that lacks a use.
    assert [one.code for one in made.diagnostics] == [code, "A201"], messages(made)
    assert made.diagnostics[-1].help == "did you mean `amount`?"


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        (
            "add 2 to pearls for me;",
            "A408 `pearls` is nothing that an effect that holds on can change",
        ),
        ("add me to hand_limit for me;", "A301 `me` is a player, but `hand_limit` is a number"),
        ("add 1 to hand_limit for self;", "A301 `self` is a Lord, but wanted here is a player"),
        ("protect me from kings;", "A207 unknown kind of card `kings` | there is `lord`, `lords`"),
        ("protect me from lords where guild;", "A301 `guild` is a guild, but `where` wants"),
        ("alter turn_start of me { space = 1; }", "A407 `alter` does not go with `turn_start`"),
        ("alter monster_reward of me { }", "A405 nothing stands in these braces"),
        ("alter monster_reward of me { space = 1; space = 2; }", "A502 `space` is given twice"),
        ("alter monster of me { space = 1; }", "A205 unknown event `monster` | did you mean"),
        ("after turn_end of me { gain 1 pearl; }", "A205 unknown event `turn_end`"),
        ("gian 1 pearl;", "A202 unknown verb `gian`"),
        ("choose l from court;", "A403 this is done once"),
    ],
)
def test_a_fault_in_a_standing_effect(check: Check, effect: str, message: str) -> None:
    made = check(f"while free {{ {effect} }}")
    assert made.cards == ()
    assert any(message in line for line in messages(made)), messages(made)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("while free { }", "A405 nothing stands in these braces"),
        (
            "on turn { gain 1 pearl; }",
            "A204 `on turn` is no head | a head is `once per turn { … }`",
        ),
        ("on control { gain 1 pearl; }", "A406 `on control` is of a Location; a Lord cannot"),
        ("gain 1 pearl;", "A203 a lord has no field `gain` | `gain` is a verb: put it into a head"),
        ("keys;", "A504 `keys` wants a number"),
        ("keys -1;", "A503 `keys` goes from 0 to 3"),
        ("keys 99999999999999999999;", "A503 `keys` goes from 0 to 3"),
        ("copies 0;", "A503 `copies` goes from 1 to 99"),
        ('keys "1";', "A504 `keys` wants a number"),
        ("keys 1 cost 2;", "A102 `;` is missing after `1`"),
        ("shade blue;", "A203 a lord has no field `shade` | there is `guild`, `cost`"),
        ("colour blue;", "A203 a lord has no field `colour` | write `guild`"),
    ],
)
def test_a_fault_in_a_card(check: Check, body: str, message: str) -> None:
    made = check(body)
    assert made.cards == ()
    assert any(message in line for line in messages(made)), messages(made)


@pytest.mark.parametrize(
    ("material", "message"),
    [
        ("seats 2;", "A504 `seats` wants a range such as `2 to 4`"),
        ("seats 4 to 2;", "A504 `seats` wants a range"),
        (
            "ally_copies 4;",
            "A504 `ally_copies` wants numbers of values such as `4 of 1`, or several",
        ),
        ("ally_copies 4 of 1,;", "A504 `ally_copies` wants numbers of values"),
        ("threat_rewards 1;", "A504 `threat_rewards` wants alternatives"),
        ("threat_rewards 1 key +;", "A504 `threat_rewards` wants alternatives"),
        ("threat_rewards 1 crab;", "A504 `threat_rewards` wants alternatives"),
        ("", "A501 the material needs `seats` | write `seats 2 to 4;`"),
    ],
)
def test_a_fault_in_the_material(check: Check, material: str, message: str) -> None:
    made = check(f"pack a.b {{ format 1; ruleset abyss; }} material {{ {material} }}", "pack")
    assert any(message in line for line in messages(made)), messages(made)


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("pack A.b { format 1; ruleset abyss; }", "A508 `A.b` is no id"),
        ("pack a { ruleset abyss; }", "A501 a pack needs `format`"),
        ("pack a { format 1; }", "A501 a pack needs `ruleset`"),
        ("pack a { format 99999; ruleset abyss; }", "A512 this pack is of format 99999"),
        ("pack a { format one; ruleset abyss; }", "A504 `format` wants a number"),
        ('pack a { format 1; ruleset "abyss"; }', "A504 `ruleset` wants a name"),
        ('pack a { format 1; ruleset abyss; engine "<0.1"; }', "A513 this pack wants version <0.1"),
        ('pack a { format 1; ruleset abyss; engine ">=0, !"; }', "A514"),
        ("pack a { format 1; ruleset tides; }", "A511 there is no ruleset `tides` | there is"),
    ],
)
def test_a_fault_in_the_header(check: Check, header: str, message: str) -> None:
    assert any(message in line for line in messages(check(header, "pack"))), header


@pytest.mark.parametrize(
    ("header", "codes"),
    [
        ("", ["A509", "A203", "A202"]),
        ("format 1; ruleset abyss;", ["A102", "A203", "A202"]),
        ("pack a { format 1; }", ["A501", "A203", "A202"]),
        ("pack a { format 1; ruleset abys; }", ["A511", "A203", "A202"]),
        ("pakc a.b { format 1; ruleset abyss; }", ["A207", "A203", "A202"]),
        ("pakc a { format 1; ruleset abyss; }", ["A207", "A203", "A202"]),
        ("pack a { format 1; ruleset tides; }", ["A511"]),
        ("pack a { format 2; ruleset abyss; }", ["A512"]),
        ("pack a { format 99999; ruleset abyss; }", ["A512"]),
    ],
)
def test_the_cards_of_a_faulty_header_are_checked_too(
    check: Check, header: str, codes: list[str]
) -> None:
    fields = "guild mage; cost 7; races 1; influnce 5; keys 0;"
    made = check(f'{header}\nlord x "X" {{ {fields} on arrival {{ gian 1 pearl; }} }}', "pack")
    assert [found.code for found in made.diagnostics] == codes, messages(made)
    assert made.header is None


@pytest.mark.parametrize(
    ("card", "ruleset"),
    [
        ('location x "X" { score count(lords of me where guild == mage); }', "abyss"),
        ('location x "X" { score count(chamber of me where key == gold); }', "conspiracy"),
    ],
)
def test_without_a_header_the_words_show_the_game(card: str, ruleset: str) -> None:
    assert supposed([Source("a.abyss", card)], vocabularies()) == ruleset


@pytest.mark.parametrize(
    ("body", "codes"),
    [
        ("scroe 10;", ["A203"]),
        ("wroth 10;", ["A203"]),
        ("at game_edn { copy_score from locations of opponents where copyable; }", ["A204"]),
        ("copies 2;", ["A413"]),
    ],
)
def test_no_score_is_missed_where_something_may_be_it(
    check: Check, body: str, codes: list[str]
) -> None:
    made = check(f'pack a {{ format 1; ruleset abyss; }} location x "X" {{ {body} }}', "pack")
    assert [found.code for found in made.diagnostics] == codes


@pytest.mark.parametrize("bounds", [">=0.1", ">=0.1, <2", "==0.1.0", "!=0.2", "<=0.1"])
def test_versions_that_include_this_one(check: Check, bounds: str) -> None:
    header = f'pack a {{ format 1; ruleset abyss; engine "{bounds}"; }}'
    assert not check(header, "pack").diagnostics


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("on arrival { gain 1 pearl; };", "A102 no `;` stands behind `}` | leave it out"),
        ("on arrival { gain 1 pearl;; }", "A102 no `;` stands behind `;`"),
        ("on arrival { eech o in opponents { gain 1 pearl; } }", "did you mean `each`?"),
        (
            "on arrival { choose l form court; }",
            "A102 `form` cannot stand here | did you mean `from`?",
        ),
        ("on arrival { if threat = 1 { gain 1 pearl; } }", "A102 `=` does not compare | write"),
        ("on arrival { gain 1 pearl\n    gain 2 pearls; }", "A401 `gain` has too many operands"),
        ("on arrival { gain (1 pearl; }", "A102 `)` is missing after `1`"),
        ("keys 1\n  on arrival { gain 1 pearl; }", "A102 `;` is missing after `1`"),
        ("on arrival { gain 2x pearls; }", "A101 `2x` is no number | write `2`"),
        ("on arrival { gain 1 pearl\u200b; }", "A101 '\\u200b' is not part of the language"),
    ],
)
def test_a_fault_in_the_writing(check: Check, body: str, message: str) -> None:
    made = check(body)
    assert made.cards == ()
    assert [line for line in messages(made) if message in line] == messages(made)[:1]


def test_a_text_that_ends_too_early(check: Check) -> None:
    made = check('pack a { format 1; ruleset abyss; }\nlord x "X"', "pack")
    assert messages(made) == ["A102 the text ends too early; expected `{` | "]


def test_a_broken_head_hides_nothing_within(check: Check) -> None:
    made = check("once turn { gain 1 pearl } once per { gain 2 pearl }")
    assert [found.code for found in made.diagnostics] == ["A102"] * 4


def test_quotation_marks_within_a_text(check: Check) -> None:
    header = "pack a { format 1; ruleset abyss; }\n"
    made = check(header + r'location x "The \"Reef\" \\ 2" { score 1; }', "pack")
    assert made.cards[0].name == r'The "Reef" \ 2'


@pytest.mark.parametrize(
    ("statements", "made"),
    [
        ("gain 1 pearls;", effects.Act("gain", (ex.Number(1), ex.Constant("Resource", "pearl")))),
        (
            "gain -1 * (2 + threat) pearls;",
            effects.Act(
                "gain",
                (
                    ex.Binary(
                        "*", ex.Number(-1), ex.Binary("+", ex.Number(2), ex.Quantity("threat"))
                    ),
                    ex.Constant("Resource", "pearl"),
                ),
            ),
        ),
        (
            "if not disabled of self and (1 == 2 or pearls of me != 3) { gain 1 key; }",
            effects.If(
                ex.Binary(
                    "and",
                    ex.Not(ex.Attribute("disabled", ex.Binding("self"))),
                    ex.Binary(
                        "or",
                        ex.Binary("==", ex.Number(1), ex.Number(2)),
                        ex.Binary("!=", ex.Quantity("pearls", ME), ex.Number(3)),
                    ),
                ),
                (effects.Act("gain", (ex.Number(1), ex.Constant("Resource", "key"))),),
            ),
        ),
        (
            "if threat > 1 { gain 1 key; } else if threat > 2 { gain 2 keys; }",
            effects.If(
                ex.Binary(">", ex.Quantity("threat"), ex.Number(1)),
                (effects.Act("gain", (ex.Number(1), ex.Constant("Resource", "key"))),),
                (
                    effects.If(
                        ex.Binary(">", ex.Quantity("threat"), ex.Number(2)),
                        (effects.Act("gain", (ex.Number(2), ex.Constant("Resource", "key"))),),
                    ),
                ),
            ),
        ),
    ],
)
def test_what_is_made_of_a_statement(
    check: Check, statements: str, made: effects.Statement
) -> None:
    result = check(f"on arrival {{ {statements} }}")
    assert not result.diagnostics
    assert result.cards[0].abilities == (effects.Once("arrival", (made,)),)


def test_a_member_may_stand_on_either_side(check: Check) -> None:
    for test in ("guild == soldier", "soldier == guild"):
        made = check(f"score count(lords of me where {test});", "location")
        assert not made.diagnostics


def test_an_event_gives_its_fields_to_what_answers_it(check: Check) -> None:
    made = check("while free { after exploration of me where count(sent) > 1 { gain 1 pearl; } }")
    (standing,) = made.cards[0].abilities
    assert isinstance(standing, effects.Standing)
    assert standing.effects == (
        effects.Trigger(
            "after",
            "exploration",
            ME,
            ex.Binary(">", ex.Count(ex.Binding("sent")), ex.Number(1)),
            (effects.Act("gain", (ex.Number(1), ex.Constant("Resource", "pearl"))),),
        ),
    )


def test_limits_have_their_own_wording(check: Check) -> None:
    made = check(
        "while free { limit hand_limit to at most 4 for opponents; "
        "limit hand_limit to at least 2 for me; }"
    )
    (standing,) = made.cards[0].abilities
    assert isinstance(standing, effects.Standing)
    assert standing.effects == (
        effects.Modify("at_most", "hand_limit", ex.Number(4), ex.Select("opponents")),
        effects.Modify("at_least", "hand_limit", ex.Number(2), ME),
    )


def test_a_template_makes_a_card_for_each_member(check: Check) -> None:
    header = "pack a { format 1; ruleset abyss; }\n"
    made = check(
        header + 'location best per guild g "Best {g}" '
        "{ score count(lords of me where guild == g); }",
        "pack",
    )
    assert not made.diagnostics
    assert [(card.id, card.name) for card in made.cards][:2] == [
        ("best_mage", "Best mage"),
        ("best_soldier", "Best soldier"),
    ]
    assert len({card.abilities for card in made.cards}) == len(made.cards) == 6


def test_a_fault_in_a_template_is_told_once(check: Check) -> None:
    header = "pack a { format 1; ruleset abyss; }\n"
    made = check(
        header + 'location best per guild g "Best {g}" '
        "{ score count(lords of me where guild == g) + cuont; }",
        "pack",
    )
    assert [found.code for found in made.diagnostics] == ["A201"]


def test_a_template_uses_its_word(check: Check) -> None:
    header = "pack a { format 1; ruleset abyss; }\n"
    made = check(header + 'location best per guild g "Best {g}" { score 3; }', "pack")
    assert [found.code for found in made.diagnostics] == ["A210"]
