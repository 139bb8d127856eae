"""Words of another ruleset, and faults that no shipped vocabulary can show."""

from __future__ import annotations

import pytest
from attrs import evolve

from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.dsl.wording import describe
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.vocabulary import CardKind, Kind, Operand, Verb, Vocabulary
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from abyss_rules.rulesets.conspiracy.vocabulary import WORDS as CONSPIRACY
from tests.packs import GRAMMAR, codes, compiled, location, lord

TIDES = Vocabulary(
    "tides",
    (Kind("Tide", "A tide."), Kind("Reef", "A reef.")),
    (CardKind("reef", "Reef", "A reef.", ()),),
    (),
    (),
    (),
    (),
    (),
    (),
    (),
)


@pytest.mark.parametrize(
    "text",
    [
        lord("while controlled { add 1 to hand_limit for me; }"),
        lord("on arrival { gain count(discarded) pearls; }"),
        lord("on arrival { gain count(chamber of me) pearls; }"),
        lord("on arrival { recall court; }"),
        location("series bonus;"),
        lord("while free { set draw_duty to 2 for opponents; }"),
    ],
)
def test_a_word_of_another_ruleset_is_known_as_such(text: str) -> None:
    assert codes(text) == ["A208"]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("score count(lords of me);", "A208 write `chamber of me`"),
        ("score keys of me;", "A208 write `count(chamber of me where key == gold)`"),
        ("score sum(chamber of me, value);", "A208 write `influence`"),
        (
            "score max(chamber of me, cost);",
            (
                "A208 a Lord of a Chamber has `influence`, `printed_pearls`, `coalition` or "
                "`alliance`"
            ),
        ),
        (
            "score count(court);",
            (
                "A208 there is `chamber of …`, `locations of …`, `discarded`, `lord_deck`, "
                "`available` or `guilds`"
            ),
        ),
        (
            "score count(chamber of me where guild == ambassador);",
            "A208 a guild is one of `farmer`, `soldier`, `merchant`, `politician` or `mage`",
        ),
        ("score count(chamber of me where key == 0);", "A305 write `none`"),
        ("score count(chamber of me where key > 0);", "A301 write `key != none`"),
        ("score max(influence, chamber of me);", "A102 write `max(chamber of me, influence)`"),
        ("keys gold;", "A208 did you mean `key`?"),
        (
            "cost 5;",
            (
                "A208 a lord can have `guild`, `influence`, `copies`, `key`, `pearls`, "
                "`replaces`, `name` or `text`"
            ),
        ),
        ("score count(chamber of me where no keys);", "A102 write `key == none`"),
        (
            "score coalition of mages;",
            "A201 write `sum(chamber of me where guild == mage, coalition)`",
        ),
        ("score coalition of x;", "A201 of all of them it is `sum(chamber of me, coalition)`"),
        (
            "on arrival { look at chamber of opponents; }",
            "A202 no card can do this; with a Lord of a Chamber something is done by `swap`",
        ),
        (
            "on arrival { shuffle lord_deck; }",
            "A202 what is meant is perhaps written with `recall`",
        ),
        (
            "on arrival { give 2 pearls to opponents; }",
            "A202 no card can do this; with a resource something is done by `gain`",
        ),
        ("on arrival { discard top card of lord_deck; }", "A401 write `discard top of lord_deck;`"),
        (
            "on arrival { swap a with b; }",
            (
                "A401 choose first what it takes, as in `choose 2 from chamber of me where "
                "key == none as pair; swap pair;`"
            ),
        ),
        (
            "on arrival { swap 2 lords; }",
            (
                "A401 choose first what it takes, as in `choose 2 from chamber of me where "
                "key == none as pair; swap pair;`"
            ),
        ),
        ("score count(chamber of me where color == mage);", "A201 write `guild`"),
        (
            "on arrival { if keys { gain 1 pearl; } }",
            "A208 write `key of self` or `count(chamber of me where key == gold)`",
        ),
        (
            "on arrival { steal 1 pearl from o; }",
            "A208 there is `gain`, `swap`, `discard` or `recall`",
        ),
        ("on arrival { lose 1 pearl; }", "A202 there is `gain`, `swap`, `discard` or `recall`"),
        (
            "on arrival { each l in chamber of me { discard l; } }",
            "A301 with a Lord of a Chamber something is done by `swap`",
        ),
        (
            "on arrival { discard lord_deck; }",
            "A302 write `discard top of lord_deck;` or `choose l from lord_deck; discard l;`",
        ),
        (
            "on arrival { recall lords; }",
            "A208 pick one first: `choose l from discarded;` or `choose l from available;`",
        ),
        ("score count(silver keys of me);", "A102 write `chamber of me where key == silver`"),
        (
            "on arrival { choose 2 from chamber of me as a, b; swap a and b; }",
            "A102 write `as a`, and `a` for all of them afterwards",
        ),
        (
            "on arrival { let c = chamber of me; choose a from c; choose b from c; swap a and b; }",
            "A301 a condition compares two things, with such as `==` or `>`",
        ),
        (
            "colour green;",
            (
                "A203 write `guild`; a guild is one of `farmer`, `soldier`, `merchant`, "
                "`politician` or `mage`"
            ),
        ),
    ],
)
def test_what_another_game_has_is_said_in_the_words_of_this_one(body: str, told: str) -> None:
    head = 'pack a.b { format 1; ruleset conspiracy; version "1"; }\n'
    card = 'location bank "The Bank"' if body.startswith("score") else 'lord tide "The Tide"'
    fields = "" if body.startswith("score") else "influence 3; copies 1; pearls 1; "
    fields += "" if body.startswith(("score", "colour")) else "guild merchant; "
    source = Source("cards", f"{head}{card} {{ {fields}{body} }}\n")
    known = {"abyss": WORDS.vocabulary(), "conspiracy": CONSPIRACY.vocabulary()}
    (found,) = compile_pack([source], known, GRAMMAR).diagnostics
    assert f"{found.code} {found.help}" == told


def checked(text: str, *more: Vocabulary) -> list[str]:
    known = {one.ruleset: one for one in (WORDS.vocabulary(), *more)}
    source = Source("cards", 'pack a.b { format 1; ruleset abyss; version "1"; }\n' + text)
    return [found.code for found in compile_pack([source], known, GRAMMAR).diagnostics]


def test_a_kind_of_card_of_another_ruleset_is_known_as_such() -> None:
    assert checked('reef one "One" { }', TIDES) == ["A208"]
    assert checked('reef one "One" { }') != ["A208"]


def test_operands_that_fit_no_signature_together_are_told() -> None:
    abyss = WORDS.vocabulary()
    both = (Operand("a", "Lord"), Operand("b", "Stack", "with"))
    other = (Operand("a", "Stack"), Operand("b", "Lord", "with"))
    verbs = tuple(
        Verb("pair", f"pair_{n}", operands, "Pair.", "") for n, operands in enumerate((both, other))
    )
    text = lord("on arrival { choose l from court; pair l with l; }")
    source = Source("cards", f'pack a.b {{ format 1; ruleset abyss; version "1"; }}\n{text}')
    known = {"abyss": evolve(abyss, verbs=(*abyss.verbs, *verbs))}
    (found,) = compile_pack([source], known, GRAMMAR).diagnostics
    assert (found.code, found.message) == ("A402", "`pair` does not take these operands together")


def test_an_unknown_time_is_told() -> None:
    body = "until my next exploration { set hand_limit to 3 for me; }"
    assert codes(lord(f"on arrival {{ {body} }}")) == ["A204"]


def test_a_block_as_long_as_no_card_is_refused() -> None:
    assert codes(lord("on arrival { " + "gain 1 pearl; " * 6000 + "}")) == ["A004"]


def test_kinds_without_a_noun_are_called_by_their_name() -> None:
    from abyss_rules.dsl.names import Names

    names = Names(TIDES, {})
    assert (names.one("Tide"), names.several("Reef*")) == ("a Tide", "Reef")


@pytest.mark.parametrize(
    ("score", "told"),
    [
        ("-(count(lords of me))", "nothing, minus 1 for each of your Lords"),
        ("pearls of me - (2 - threat)", "minus (2 minus the Threat)"),
        ("distinct(hand of me, value) * 2", "the number of different values among"),
        ("max(o in opponents, pearls of o)", "for any opponent"),
        ("min(4, 2) + max(threat, 2 * threat)", "the higher of the Threat and twice the Threat"),
        ("sum(l in lords of me, cost of l + 2)", "for each of your Lords"),
    ],
)
def test_whatever_a_score_reckons_can_be_told(score: str, told: str) -> None:
    assert told in words_for(location(f"score {score};"))


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("let best = top of court; take best;", "take the top card of the Court"),
        (
            "choose x from races; gain count(hand of me where race == x) pearls;",
            "choose a Race and gain",
        ),
        ("choose l from (court where cost > 3) where influence > 2; take l;", "more than 3"),
        ("if count(court) > 0 { gain 1 pearl; }", "if there is a Lord at Court"),
        ("if count(locations of me) > 0 { gain 1 pearl; }", "is more than 0"),
        ("if pearls of me != 1 { gain 1 pearl; }", "not exactly 1 Pearl"),
        ("if threat == 1 or keys of me < 2 { gain 1 pearl; }", "fewer than 2 Keys"),
        ("let rich = pearls of me > 3; if rich { gain 1 pearl; }", "more than 3 Pearls"),
        (
            "let poor = not (pearls of me > 3); if poor { gain 1 pearl; }",
            "if you have at most 3 Pearls",
        ),
        ("let some = court; choose l from some; take l; gain count(some) pearls;", "one of"),
        ("let n = pearls of me; if n == threat { gain n pearls; }", "as many Pearls as the Threat"),
        (
            "gain distinct(council, size) pearls;",
            "for each different value of the number of Allies among",
        ),
        ("gain distinct(lords of me, guild) pearls;", "different guild among"),
        ("gain threat - 1 pearls;", "the Threat minus 1"),
    ],
)
def test_whatever_a_power_says_can_be_told(power: str, told: str) -> None:
    assert told in words_for(lord(f"on arrival {{ {power} }}"))


def words_for(text: str) -> str:
    """What a person reads of a card."""
    made = compiled(text)
    assert not made.diagnostics
    return " ".join(describe(made.cards[0], vocabularies()["abyss"]))
