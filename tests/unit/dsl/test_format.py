"""The one layout of cards: where lines end, where comments go, and what is refused."""

import os
import re
from pathlib import Path

import pytest

from abyss_rules.catalog import paths
from abyss_rules.catalog.formatting import format_text as format_checked
from abyss_rules.dsl import format as formatting
from abyss_rules.dsl.blocks import BRACKET_LIMIT
from abyss_rules.dsl.diagnostics import FAULTS_PER_FILE
from abyss_rules.dsl.format import format_text
from abyss_rules.dsl.format_docs import WIDTH
from abyss_rules.dsl.format_phrases import CLAUSES, OPERATORS
from abyss_rules.dsl.highlight import functions, keywords
from abyss_rules.dsl.syntax import FUNCTIONS
from abyss_rules.errors import PackError, UnreadableError
from tests.packs import GRAMMAR

PAGE = Path(__file__).resolve().parents[3] / "docs" / "how-to" / "edit-cards.md"
LAYOUT = Path(__file__).parent / "layout"
SHIPPED = sorted(paths.cards_folder().rglob("*.abyss"))


def power(statements: str) -> str:
    """The lines that statements take in a power."""
    text = format_text(f"lord x {{ on arrival {{ {statements} }} }}")
    lines = text.splitlines()
    assert lines[0] == "lord x {"
    assert lines[-1] == "}"
    return "\n".join(line[2:] for line in lines[1:-1])


# --- the whole ------------------------------------------------------------------------------------


def test_every_form_is_laid_out_as_stored() -> None:
    made = format_checked((LAYOUT / "before.abyss").read_text(encoding="utf-8"))
    stored = LAYOUT / "after.abyss"
    if os.environ.get("ABYSS_UPDATE"):
        stored.write_text(made, encoding="utf-8")
    assert made == stored.read_text(encoding="utf-8")
    assert format_checked(made) == made


@pytest.mark.untraced
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_shipped_cards_are_in_the_one_layout(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert format_checked(text, path.name) == text, f"run `abyss fmt {path.name}`"


def test_the_words_of_the_layout_are_the_grammars() -> None:
    words = CLAUSES.union(*OPERATORS)
    assert {word for word in words if word.isalpha()} <= set(keywords(GRAMMAR))
    assert set(functions(GRAMMAR)) == set(FUNCTIONS)


@pytest.mark.parametrize("text", ["", "\n", " \n\t\n"])
def test_an_empty_text_stays_empty(text: str) -> None:
    assert format_text(text) == ""


def test_comments_alone_are_a_text() -> None:
    assert format_text("\n\n#a \n\n\n\n  # b\t\n") == "#a\n\n# b\n"


def test_line_ends_of_any_kind_become_plain_ones_and_a_byte_order_mark_goes() -> None:
    assert format_checked('\ufefflord a "A" {\r\n cost 5;\r}') == 'lord a "A" {\n  cost 5;\n}\n'


def test_the_example_of_the_page_is_so() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after, *_ = re.findall(r"```abyss\n(.*?)```", page, re.DOTALL)
    assert format_checked(before) == after


# --- braces ---------------------------------------------------------------------------------------


def test_one_statement_stands_beside_its_head() -> None:
    assert power("\n gain 1 pearl\n;\n\n") == "on arrival { gain 1 pearl; }"


def test_several_statements_stand_below_their_head() -> None:
    assert power("gain 1 pearl; gain 1 key;") == ("on arrival {\n  gain 1 pearl;\n  gain 1 key;\n}")


def test_braces_in_braces_stand_below() -> None:
    assert power("may { gain 1 key; }") == "on arrival {\n  may { gain 1 key; }\n}"


def test_all_branches_stand_beside_their_conditions_or_none() -> None:
    short = "if a { b; } else if c { d; } else { e; }"
    assert power(short) == f"on arrival {{\n  {short}\n}}"
    assert power("if a { b; } else { c; d; }") == (
        "on arrival {\n  if a {\n    b;\n  } else {\n    c;\n    d;\n  }\n}"
    )


def test_the_brace_of_a_head_on_several_lines_stands_alone() -> None:
    condition = " and ".join(["influence of self > 4"] * 4)
    assert power(f"if {condition} {{ gain 1 pearl; }}").splitlines()[1:] == [
        "  if influence of self > 4",
        *["    and influence of self > 4"] * 3,
        "  {",
        "    gain 1 pearl;",
        "  }",
        "}",
    ]


# --- fields ---------------------------------------------------------------------------------------


def test_short_fields_of_a_card_share_lines_however_they_were_written() -> None:
    lines = format_text("lord x { a 1;\nb 2; c crab;\n\nd 4; e; score 3; f 1; }").splitlines()
    assert lines[1:-1] == ["  a 1; b 2; c crab;", "", "  d 4; e;", "  score 3;", "  f 1;"]


def test_longer_fields_and_texts_stand_alone() -> None:
    lines = format_text('lord x { a 1; t "b"; c 1 to 2; d 1, 2; e 1; }').splitlines()
    assert lines[1:-1] == ["  a 1;", '  t "b";', "  c 1 to 2;", "  d 1, 2;", "  e 1;"]


def test_many_short_fields_take_several_lines() -> None:
    lines = format_text(f"lord x {{ {'word 12345; ' * 20} }}").splitlines()[1:-1]
    assert all(len(line) <= WIDTH for line in lines)
    assert len(lines[0]) + len(" word 12345;") > WIDTH


def test_fields_of_headers_and_material_stand_one_a_line() -> None:
    assert format_text("material{a 1;b 2;}") == "material {\n  a 1;\n  b 2;\n}\n"
    assert format_text("pack p.q{a 1;b 2;}") == "pack p.q {\n  a 1;\n  b 2;\n}\n"


def test_a_list_that_begins_with_a_comma_stays() -> None:
    assert format_text("material { a , 1; }") == "material {\n  a , 1;\n}\n"


def test_a_line_of_a_scenario_ends_only_where_it_goes_on() -> None:
    cards = " + ".join(["some_long_name"] * 12)
    crabs = ", ".join(["crab 3"] * 20)
    text = f'scenario "s" {{ given {{ seat 1 {{ hand {crabs}; locations hall with {cards}; }} }} }}'
    made = format_checked(text)
    assert format_checked(made) == made
    assert all(len(line) <= WIDTH for line in made.splitlines())
    assert "      hand crab 3," in made
    assert "      locations hall\n        with some_long_name\n          + some_long_name" in made


def test_words_that_cannot_be_parted_in_a_scenario_are_not() -> None:
    answer = "recruit " + "word " * 30
    made = format_checked(f'scenario "s" {{ when {{ {answer}; }} then {{ pearls 1; }} }}')
    assert f"  when {{\n    {answer.strip()};\n  }}\n" in made


# --- long statements ------------------------------------------------------------------------------


def test_long_statements_end_lines_at_their_loosest_joints() -> None:
    where = "not disabled and influence > 4"
    choice = f"choose victim from free_lords of o where {where} by o;"
    assert power(choice) == f"on arrival {{ {choice} }}"
    longer = f"{where} and guild == soldier and cost < 10 and races == 3"
    assert power(f"choose victim from free_lords of o where {longer} by o;").splitlines() == [
        "on arrival {",
        "  choose victim from free_lords of o",
        f"    where {longer} by o;",
        "}",
    ]
    assert power(f"choose v from lords where {longer} and {longer} by o;").splitlines() == [
        "on arrival {",
        "  choose v from lords",
        *[
            ("      and " if number else "    where ") + part
            for number, part in enumerate(f"{longer} and {longer}".split(" and "))
        ],
        "    by o;",
        "}",
    ]


def test_long_calls_have_one_argument_a_line() -> None:
    argument = "sum(r in races, min(affiliated of me where race == r, value))"
    assert format_text(f"location x {{ score max({argument}, {argument}, 3); }}").splitlines() == [
        "location x {",
        "  score max(",
        f"    {argument},",
        f"    {argument},",
        "    3",
        "  );",
        "}",
    ]


def test_words_without_joints_end_lines_where_there_is_no_room() -> None:
    lines = power("gain " + "word " * 40 + ";").splitlines()
    assert all(len(line) + 2 <= WIDTH for line in lines)
    assert format_text('lord x "' + "y" * 200 + '" { a 1; }').splitlines() == [
        "lord x",
        f'  "{"y" * 200}"',
        "{",
        "  a 1;",
        "}",
    ]


@pytest.mark.parametrize(
    ("written", "laid_out"),
    [
        ("gain - 2 pearls;", "gain -2 pearls;"),
        ("gain 1-2 pearls;", "gain 1 - 2 pearls;"),
        ("gain a*- 2 pearls;", "gain a * -2 pearls;"),
        ("gain (-(1+2)) pearls;", "gain (-(1 + 2)) pearls;"),
        ("gain count (a)-max ( - 1 ,b ) pearls;", "gain count(a) - max(-1, b) pearls;"),
        ("add - 2 to a for b;", "add -2 to a for b;"),
        ("let x=- 1;", "let x = -1;"),
        ("give (a) (b);", "give (a) (b);"),
        ("gain a==b pearls;", "gain a == b pearls;"),
        ("gain not(a) pearls;", "gain not (a) pearls;"),
    ],
)
def test_signs_cling_to_their_numbers_and_operators_stand_apart(
    written: str, laid_out: str
) -> None:
    assert power(written) == f"on arrival {{ {laid_out} }}"


# --- comments and blank lines ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "laid_out"),
    [
        ("{ a; # b\n }", "{\n  a;  # b\n}"),
        ("{ a # b\n ; }", "{\n  a;  # b\n}"),
        ("{ a # b\n ; # c\n }", "{\n  a;  # b\n  # c\n}"),
        ("{ a\n # b\n ; }", "{\n  a;\n  # b\n}"),
        ("{ # b\n a; }", "{  # b\n  a;\n}"),
        ("# b\n { a; }", "{  # b\n  a;\n}"),
        ("\n # b\n { a; }", "{\n  # b\n  a;\n}"),
        ("{ # b\n }", "{  # b\n}"),
        ("{ a; }  # b\n", "{ a; }  # b"),
        ("{ a from # b\n c; }", "{\n  a\n    from  # b\n      c;\n}"),
        ("{ a from # b\n c + d; }", "{\n  a\n    from  # b\n      c + d;\n}"),
        ("{ a c < # b\n d + e; }", "{\n  a c\n    <  # b\n      d + e;\n}"),
        ("{ a max(b # c\n , d); }", "{\n  a max(\n    b,  # c\n    d\n  );\n}"),
        ("{ a count(b # c\n ); }", "{\n  a count(b);  # c\n}"),
        (
            "{ if a { b; } else # c\n if # d\n e { f; } }",
            "{\n  if a {\n    b;\n  } else if e {  # c\n    # d\n    f;\n  }\n}",
        ),
        (
            "{ if a { b; } # c\n else { d; } }",
            "{\n  if a {\n    b;\n  } else {  # c\n    d;\n  }\n}",
        ),
    ],
)
def test_comments_stay_where_they_can(written: str, laid_out: str) -> None:
    text = format_text(f"lord x {{ on arrival {written} }}")
    assert "\n".join(line[2:] for line in text.splitlines()[1:-1]) == f"on arrival {laid_out}"
    assert format_text(text) == text


def test_blank_lines_part_what_the_author_parted() -> None:
    assert power("\n\n a;\n\n\n b; c;\n\n").splitlines() == [
        "on arrival {",
        "  a;",
        "",
        "  b;",
        "  c;",
        "}",
    ]


def test_blocks_stand_apart() -> None:
    assert format_text("lord x {} lord y {}\n# z\nlord z {}\n# end") == (
        "lord x {}\n\nlord y {}\n\n# z\nlord z {}\n\n# end\n"
    )


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "lord x {",
        "lord x { a 1 }",
        "lord x",
        "}",
        "{ a; }",
        "lord x { a (1; }",
        "lord x { a 1); }",
        "lord x { a 1.5; }",
        'lord x { a "b; }',
        "lord x { a $; }",
        "lord x " + "{ a " * (BRACKET_LIMIT + 1),
    ],
)
def test_a_text_that_is_not_well_formed_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        format_text(text)
    with pytest.raises(PackError, match="<text> is not well-formed"):
        format_checked(text)


def test_a_fault_is_told_with_its_place() -> None:
    with pytest.raises(
        PackError, match=r"mine is not well-formed: mine:2:8: error\[A102\]"
    ) as told:
        format_checked('lord x "X" {\n  cost == 1; }', "mine")
    assert len(told.value.diagnostics) == 1


def test_a_text_with_very_many_faults_is_not_read_to_its_end() -> None:
    with pytest.raises(PackError) as told:
        format_checked("lord x { a 1 2 == 3; }\n" * 200)
    assert len(told.value.diagnostics) == FAULTS_PER_FILE + 1


def test_words_that_no_ruleset_has_are_laid_out() -> None:
    assert format_checked('dwarf x "X" {shoe 12;}') == 'dwarf x "X" {\n  shoe 12;\n}\n'


def test_a_layout_that_changed_a_word_would_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formatting, "render", lambda _doc: "lord x { a 2; }\n")
    with pytest.raises(UnreadableError, match="without a change"):
        format_text("lord x { a 1; }")


# --- hostile texts --------------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize(
    "text",
    [
        "pack a { x " + "a " * 5000 + "; }",
        "lord a { score 1" + " + a" * 5000 + "; }",
        "material { x 1" + ", 1 or 2 + 3" * 1500 + "; }",
        "lord a { score 1" + " #a\n + a" * 3000 + "; }",
        "lord a { on b { a " + "from b " * 5000 + "; } }",
        "lord a { score " + "-" * 5000 + "1; }",
        "lord a { score " + "max(a," * 20 + "1" + ", 1" * 2000 + ")" * 20 + "; }",
        "lord a { on b { if x {b;}" + " else if a {b;}" * 2000 + " } }",
        "lord a { score " + "(a) " * 3000 + "; }",
        "#\n" * 5000,
        "lord a { a 1;" + "\n" * 50_000 + "}",
    ],
)
def test_long_texts_are_laid_out_once_and_for_all(text: str) -> None:
    made = format_text(text)
    assert format_text(made) == made
