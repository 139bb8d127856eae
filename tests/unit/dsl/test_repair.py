"""One mistake is told once, as what it is: what the author meant to write is sought and found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from abyss_rules.dsl import parse
from abyss_rules.dsl.blocks import Block
from abyss_rules.dsl.brackets import missing_sign
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.draft import length, tokens
from abyss_rules.dsl.pipeline import Compiled
from abyss_rules.dsl.repair import LONGEST, Effort, Worth
from abyss_rules.dsl.search import Search
from abyss_rules.dsl.source import Source
from abyss_rules.rulesets.abyss.vocabulary import WORDS
from tests.packs import GRAMMAR

Check = Callable[..., Compiled]

HEADER = "pack a.b { format 1; ruleset abyss; }\n"


def told(made: Compiled) -> list[str]:
    """The errors, each with its line and what stands there."""
    return [
        f"{found.line}:{found.source[found.column - 1 : found.end_column - 1]}"
        f" {found.message} | {found.help}".rstrip(" |")
        for found in made.diagnostics
        if found.severity == "error"
    ]


def sound(power: str) -> str:
    """A power around which nothing is wrong."""
    return f"on arrival {{ {power} }}"


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("whlie free { add 1 to hand_limit for me; }", "whlie cannot stand here | while"),
        ("once pre turn { gain 1 pearl; }", "pre cannot stand here | per"),
        ("once per turn wen threat > 1 { gain 1 pearl; }", "wen cannot stand here | when"),
        (sound("choose l form court; take l;"), "form cannot stand here | from"),
        (sound("mya { gain 1 pearl; }"), "mya cannot stand here | may"),
        (sound("each o ni opponents { return 1 pearl from o; }"), "ni cannot stand here | in"),
        (
            sound("each p in players togethr { discard 1 from hand of p by p; }"),
            "togethr | together",
        ),
        (sound("gain count(lords of me wehre guild == mage) pearls;"), "wehre | where"),
    ],
)
def test_a_misspelt_word_of_the_grammar(check: Check, body: str, line: str) -> None:
    word, meant = line.split(" ", maxsplit=1)[0], line.rsplit(" ", 1)[-1]
    (found,) = told(check(body))
    assert found == f"3:{word} `{word}` cannot stand here | did you mean `{meant}`?"


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("choose l court; take l;", "3:court `from` is missing before `court`"),
        ("each o opponents { return 1 pearl from o; }", "3:opponents `in` is missing before"),
        ("gain count(lords of me guild == mage) pearls;", "3:guild `where` is missing before"),
        ("o in opponents { gain 1 pearl; return 1 pearl from o; }", "3:o `each` is missing before"),
        ("gain count(court pearls;", "3:t `)` is missing after `court`"),
        ("gain min 1, 2) pearls;", "3:min `(` is missing after `min`"),
        ("gain mincourt, cost) pearls;", "3:min `(` is missing after `min`"),
        ("if threat 3 { gain 1 pearl; }", "3:t a comparison such as `==` is missing after"),
        ("let n threat; gain n pearls;", "3:n `=` is missing after `n`"),
        ("choose from court; take l;", "3:choose `choose` lacks a name for what is chosen"),
        ("let n = ; gain n pearls;", "3:; `;` cannot stand here; expected a name or a number"),
    ],
)
def test_a_missing_word_or_sign(check: Check, power: str, line: str) -> None:
    (found,) = told(check(sound(power)))
    assert found.startswith(line)


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("choose choose l from court; take l;", "`choose` stands here twice | leave one out"),
        (
            "each o in opponents 2 { return 1 pearl from o; }",
            "`2` cannot stand here | leave it out",
        ),
        ("gain count((court) pearls;", "`)` is missing after `)`"),
        ("gain ; 1 pearl;", "`;` cannot stand here | leave it out"),
        ("let n = threat +; gain n pearls;", "a number is missing behind `+` | write one, or"),
        ("gain 1 pearl;; gain 1 key;", "no `;` stands behind `;` | leave it out"),
    ],
)
def test_a_word_or_sign_that_is_too_many(check: Check, power: str, line: str) -> None:
    (found,) = told(check(sound(power)))
    assert line in found


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("each in o opponents { return 1 pearl from o; }", "`in` and `o` stand in the wrong order"),
        ("choose l court from; take l;", "`court` and `from` stand in the wrong order"),
        ("gain 1 pearl: gain 1 key;", "`:` is not part of the language"),
        ("if threat => 3 { gain 1 pearl; }", "`=>` does not compare | write `>=`"),
    ],
)
def test_words_and_signs_in_the_place_of_others(check: Check, power: str, line: str) -> None:
    (found,) = told(check(sound(power)))
    assert line in found


def test_what_a_guess_was_put_into_is_not_checked(check: Check) -> None:
    made = check(sound("gain 1 pearl; choose ; gain 1 perl;"))
    assert [line.split(" ", 1)[0] for line in told(made)] == ["3:;", "3:perl"]


def test_several_mistakes_are_told_each(check: Check) -> None:
    text = sound(
        "\n  each o opponents { retrun 1 pearl from o }\n  choose l form court; tkae l;\n"
        "  may wehn threat > 1 { gian 1 pearl; }\n"
    )
    found = told(check(text))
    assert [line.split(" ", 1)[0] for line in found] == [
        *("4:opponents", "4:retrun", "4:o", "5:form", "5:tkae", "6:wehn", "6:gian")
    ]


# --- braces and quotation marks -------------------------------------------------------------------

CARD = (
    'lord x "The X" {\n  guild mage; cost 6; races 3; influence 5;\n  on arrival {\n'
    "    may {\n      gain 1 pearl;\n    }\n  }\n}\n"
)
OTHER = 'lord y "The Y" {\n  guild mage; cost 6; races 3; influence 5;\n}\n'


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"The X" {\n', '"The X"\n', '2:"The X" `{` is missing after `"The X"`'),
        ("arrival {\n", "arrival\n", "4:arrival `{` is missing after `arrival`"),
        ("may {\n", "may\n", "5:may `{` is missing after `may`"),
        ("may {\n", "may # or not\n", "5:may `{` is missing after `may`"),
        ("arrival {\n", "arrival # at once\n", "4:arrival `{` is missing after `arrival`"),
        ("    }\n  }\n}", "  }\n}", "5:{ this `{` is not closed | add a `}` after its last"),
        ("  }\n}\n", "  }\n", "2:{ this `{` is not closed | add a `}` after its last"),
        ("pearl;\n", "pearl; }\n", "6:} this `}` closes nothing that is open, or too much"),
        ("cost 6;", "cost 6; }", "3:} this `}` closes nothing that is open, or too much"),
        ("    }\n", "    }\n    }\n", "8:} this `}` closes nothing that is open, or too much"),
        ("may {\n", "may { {\n", "5:{ this `{` is not closed, or one too many | leave it out"),
        ("cost 6;", "{ cost 6;", "3:{ this `{` is not closed, or one too many | leave it out"),
        ("pearl;\n    }\n", "pearl }\n ;\n", "6: `}` and `;` stand in the wrong order | write"),
    ],
)
def test_a_brace_that_is_missing_or_too_many(check: Check, old: str, new: str, line: str) -> None:
    assert old in CARD
    made = check(HEADER + CARD.replace(old, new, 1) + OTHER, "pack")
    (found,) = told(made)
    assert found.startswith(line)
    assert [card.id for card in made.cards] == ["y"]


@pytest.mark.parametrize(
    ("new", "line"),
    [
        ('"The X {', '2:"The X this text is not closed | end it with `"`'),
        ('The X" {', '2:The `"` is missing before `The`'),
        ('""The X" {', '2:" this `"` opens a text that is not closed | leave it out'),
        ('"The X"" {', '2:" this `"` opens a text that is not closed | leave it out'),
        ('"The X" " {', '2:" this `"` opens a text that is not closed | leave it out'),
    ],
)
def test_a_quotation_mark_that_is_missing_or_too_many(check: Check, new: str, line: str) -> None:
    made = check(HEADER + CARD.replace('"The X" {', new) + OTHER, "pack")
    (found,) = told(made)
    assert found.startswith(line)
    assert [card.id for card in made.cards] == ["y"]


def test_signs_in_comments_end_no_statement(check: Check) -> None:
    made = check(sound("choose l # of all; the best\n court where where take;"))
    assert "write `choose NAME from THINGS;`" in made.diagnostics[0].note


def test_a_brace_and_a_quotation_mark_are_told_though_no_place_for_both_is_found(
    check: Check,
) -> None:
    text = (
        CARD.replace('"The X" {', '"The X {').replace("cost 6;", 'cost "6;').replace("    }\n", "")
    )
    found = [finding.code for finding in check(HEADER + text + OTHER, "pack").diagnostics]
    assert {"A103", "A105"} <= set(found)


def test_a_semicolon_behind_a_block_leaves_the_block_sound(check: Check) -> None:
    made = check(HEADER + CARD.rstrip() + ";\n" + OTHER, "pack")
    assert told(made) == ["9:; no `;` stands behind `}` | leave it out"]
    assert [card.id for card in made.cards] == ["x", "y"]


def test_a_brace_outside_of_all_blocks_is_told(check: Check) -> None:
    made = check("}\n" + HEADER + OTHER, "pack")
    assert told(made) == ["1:} this `}` closes nothing that is open, or too much"]
    assert [card.id for card in made.cards] == ["y"]


def test_blocks_may_stand_on_one_line(check: Check) -> None:
    text = HEADER + " ".join(f"{CARD}{OTHER}".split())
    made = check(text, "pack")
    assert told(made) == []
    assert [card.id for card in made.cards] == ["x", "y"]


def test_the_kind_of_a_template_may_stand_on_a_line_of_its_own(check: Check) -> None:
    power = sound("gain count(lords of me where guild == g) pearls;")
    fields = "guild g; cost 6; races 3; influence 5;"
    text = f'lord x per # and {{ so\nguild g "The {{g}}" {{ {fields} {power} }}\n'
    made = check(HEADER + text, "pack")
    assert told(made) == []
    assert len(made.cards) > 1


# --- limits ---------------------------------------------------------------------------------------


def test_no_more_is_tried_than_the_effort_allows() -> None:
    tried: list[str] = []

    def judge(text: str, _inserted: tuple[int, int]) -> Worth:
        tried.append(text)
        return Worth(0)

    text = "on arrival { gain 1 pearl"
    parts = len(tokens(text))
    search = Search(text, len(text), {"_SEMICOLON"}, (("of",), ("on",)), judge)
    assert search.found(Effort(parts * 5)) is None
    assert len(tried) == 5
    tried.clear()
    assert missing_sign("a { b { c ; }", judge, Effort(8 * 3)) is None
    assert len(tried) == 3


def test_in_a_text_longer_than_any_card_nothing_is_sought() -> None:
    def judge(_text: str, _inserted: tuple[int, int]) -> Worth:
        raise AssertionError

    text = "{" + "a " * LONGEST
    assert Search(text, 1, set(), ((), ()), judge).found(Effort()) is None
    assert missing_sign(text, judge, Effort()) is None


def test_a_block_without_a_checker_is_mended_too() -> None:
    text = 'lord x "X" { guild mage; on arrival { choose l form court; take l; } }'
    reporter = Reporter(Source("x", text))
    assert parse.parse(Block(text, 0), GRAMMAR, reporter).block is not None
    assert [found.help for found in reporter.found] == ["did you mean `from`?"]


def test_words_are_counted_as_they_are_read() -> None:
    text = 'a.b 12x 3 "t # \\" u" == =<>= # "no"\n" open \u00e9_1 .c -4;{} !=! \U0001f419'
    assert length(text) == len(tokens(text)) == 21
    kinds = [(token.kind, token.text) for token in tokens(text)[:5]]
    assert kinds == [
        ("name", "a.b"), ("sign", "12x"), ("number", "3"), ("text", '"t # \\" u"'), ("sign", "=="),
    ]  # fmt: skip


# --- what is in the wrong order -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (sound("gain pearl 1;"), "`pearl` and `1` stand in the wrong order | write `1 pearl`"),
        (
            sound("choose l from court; recruit 5 for l pearls;"),
            "`5` and `l` stand in the wrong order | write `l for 5`",
        ),
        (
            "while free { add me to recruit_cost for 2; }",
            "`me` and `2` stand in the wrong order | write `2 to recruit_cost for me`",
        ),
        (
            "while free { set me to 2 for hand_limit; }",
            "`me` and `hand_limit` stand in the wrong order | write `hand_limit to 2 for me`",
        ),
        (
            "while free { alter me of monster_reward { space = 1; } }",
            "`me` and `monster_reward` stand in the wrong order | write `monster_reward of me`",
        ),
        (
            "while free { after me of exploration { gain 1 pearl; } }",
            "`me` and `exploration` stand in the wrong order | write `exploration of me`",
        ),
        (
            sound("choose court from l; take l;"),
            "`court` and `l` stand in the wrong order | write `l from court`",
        ),
        (
            sound("each opponents in o { return 1 pearl from o; }"),
            "`opponents` and `o` stand in the wrong order | write `o in opponents`",
        ),
    ],
)
def test_parts_of_a_statement_in_each_others_place(check: Check, body: str, line: str) -> None:
    (found,) = told(check(body))
    assert found.endswith(line)


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("gain 1 ; pearl;", "unknown verb"),
        ("discard 1 ; from hand of me by me;", "`;` stands before `from`, which goes on with"),
        ("choose l from court; take ; l;", "`;` stands before `l`, which goes on with this"),
    ],
)
def test_a_statement_that_is_cut_into_two(check: Check, power: str, line: str) -> None:
    assert line in told(check(sound(power)))[-1]


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "lines"),
    [
        ("choose mibe from court; take mine;", ["mine | mibe"]),
        ("choose l from court; take k;", ["k | l"]),
        ("each o in opponents { return 1 pearl from u; }", ["u | o"]),
        ("each oo in opponents { steal 1 pearl from o; return 1 key from o; }", ["o | oo"]),
        ("each o in opponents { discard 1 from hand of o by k; }", ["k | o"]),
        ("discard 1 from hand of m by me;", ["m | me"]),
        ("discard 1 frm hand of me by me;", ["frm | from"]),
        ("discard 1 from hand ov me by me;", ["ov | of"]),
    ],
)
def test_a_name_is_sought_among_those_that_fit(check: Check, power: str, lines: list[str]) -> None:
    found = told(check(sound(power)))
    assert len(found) == len(lines)
    for line, wanted in zip(found, lines, strict=True):
        word, meant = wanted.split(" | ")
        assert line.startswith(f"3:{word} unknown ")
        assert line.endswith(f"did you mean `{meant}`?")


def test_the_first_card_behind_something_many_is_named_top(check: Check) -> None:
    assert told(check(sound("take tpo of lord_deck;")))[0].endswith("did you mean `top`?")


def test_of_what_is_unknown_no_property_is_missed(check: Check) -> None:
    assert (
        len(told(check("score max(lrods of me where guild == mage, influence);", "location"))) == 1
    )
    assert len(told(check("score max(gold, influence);", "location"))) == 1


TEMPLATE = 'lord all per guild g "The {g}" {\n  guild g; cost 6; races 3; influence 5;\n}\n'


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("per guild", "per giuld", "2:giuld `giuld` is no kind whose members are known | `guild`?"),
        ("guild g ", "guild h ", "2:h `h` is never used, but `g` is | `g`?"),
        ("{g}", "{q}", '2:"The {q}" `{q}` in the name is not the word of this template | `{g}`?'),
        ("guild g;", "guild k;", "3:k `guild` wants a guild | `g`?"),
        ("guild g;", "guidl g;", "3:guidl a lord has no field `guidl` | `guild`?"),
    ],
)
def test_a_mistake_in_a_template_is_told_once(check: Check, old: str, new: str, line: str) -> None:
    before, meant = line.split(" | ")
    (found,) = told(check(HEADER + TEMPLATE.replace(old, new, 1), "pack"))
    assert found == f"{before} | did you mean {meant}"


def test_a_misspelt_header_is_known_as_such(check: Check) -> None:
    (found,) = told(check(HEADER.replace("pack", "pakc") + OTHER, "pack"))
    assert found == "1:pakc unknown kind of card `pakc` | did you mean `pack`?"
    assert told(check("lord y.z { guild mage; }", "pack"))[0].startswith(
        "1: this pack has no header"
    )


# --- fields ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("cost 6", "csot 6", "3:csot a lord has no field `csot` | did you mean `cost`?"),
        ("cost 6", "seats 6", "3:seats a lord has no field `seats` | there is"),
        ("cost 6", "6 cost", "3:6 cost a field begins with what it is of, and its value stands"),
        ("guild mage;", "guild ; mage", "3:guild ; `guild` wants a guild"),
        ("cost 6;", "cost 6", "3:6 `;` is missing after `6`"),
        ("cost 6;", "cost 6\n", "3:6 `;` is missing after `6`"),
        ("cost 6;", "cost 6,", "3:, a field ends with `;`, not with `,`"),
    ],
)
def test_a_fault_in_a_field_is_told_once(check: Check, old: str, new: str, line: str) -> None:
    (found,) = told(check(HEADER + OTHER.replace(old, new), "pack"))
    assert found.startswith(line)


def test_every_field_that_is_missing_is_told(check: Check) -> None:
    made = check(HEADER + OTHER.replace("cost 6; races 3;", "seats 1;"), "pack")
    assert [line.split(" ", 1)[1].split(" | ")[0] for line in told(made)] == [
        "a lord needs `cost`",
        "a lord needs `races`",
        "a lord has no field `seats`",
    ]


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("1 key,\n 2 keys\n 1 pearl", "3:s `threat_rewards` wants alternatives"),
        ("1 key,\n, 2 keys", "2:, `threat_rewards` wants alternatives"),
        ("1 key, 2", "2:2 `threat_rewards` wants alternatives"),
        ("1 key ro 2 keys", "did you mean `or`?"),
        ("1 kye, 2 keys", "did you mean `key`?"),
        ("1 key or, 2 keys", "2:or `threat_rewards` wants alternatives"),
    ],
)
def test_a_fault_in_a_list_is_told_where_it_is(check: Check, value: str, line: str) -> None:
    made = check(f"{HEADER}material {{ threat_rewards {value}; }}", "pack")
    found = [one for one in told(made) if "needs" not in one]
    assert len(found) == 1
    assert line in found[0]


def test_a_misspelt_joint_of_a_range(check: Check) -> None:
    made = check(f"{HEADER}material {{ seats 2 ot 4; }}", "pack")
    assert [one for one in told(made) if "needs" not in one] == [
        "2:ot `seats` wants a range such as `2 to 4` | did you mean `to`?"
    ]


def test_the_vocabulary_is_that_of_the_checks() -> None:
    assert "gain" in {verb.name for verb in WORDS.vocabulary().verbs}
