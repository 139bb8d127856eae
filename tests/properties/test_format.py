"""Laying a text out changes nothing that it says, and doing it again changes nothing at all."""

from collections.abc import Callable, Sequence

from attrs import fields, has
from hypothesis import assume, example, given
from hypothesis import strategies as st

from abyss_rules.catalog import files, paths
from abyss_rules.catalog.formatting import format_text as format_checked
from abyss_rules.dsl.blocks import split
from abyss_rules.dsl.diagnostics import Reporter, has_errors
from abyss_rules.dsl.format import format_text
from abyss_rules.dsl.format_docs import WIDTH
from abyss_rules.dsl.format_tokens import scan
from abyss_rules.dsl.parse import parse
from abyss_rules.dsl.scenario_lines import JOINING
from abyss_rules.dsl.source import Source
from abyss_rules.errors import UnreadableError
from abyss_rules.testing.packs import PackText, pack_texts
from tests.packs import GRAMMAR


def blocks_of(text: str) -> list[str]:
    """The texts of the blocks of a file, without what stands between them."""
    source = Source("x", text)
    return [block.text for block in split(source, Reporter(source))]


#: All blocks of the shipped cards: headers, material, cards and scenarios.
BLOCKS = [
    block
    for path in sorted(paths.cards_folder().rglob("*.abyss"))
    for block in blocks_of(path.read_text(encoding="utf-8"))
]
COMMENTS = st.text('# ab;{}"é', max_size=6).map(lambda text: f"#{text}\n")
BLANKS = st.text(" \t\n", min_size=1, max_size=4)
#: What can stand between any two tokens.
GAPS = st.lists(BLANKS | COMMENTS, min_size=1, max_size=3).map("".join)


@st.composite
def laid_out_anyhow(draw: st.DrawFn, gaps: st.SearchStrategy[str] = GAPS) -> str:
    """A block of the shipped cards with other spaces, and perhaps comments, between its words."""
    words = [token.text for token in scan(draw(st.sampled_from(BLOCKS)))]
    usual = draw(st.sampled_from([" ", "\n", "\t ", "\n\n\n"]))
    places = st.integers(0, len(words) - 1)
    put = draw(st.dictionaries(places, gaps, max_size=12))
    pieces = []
    for number, word in enumerate(words):
        gap = put.get(number, usual)
        if number and gap.endswith("\n"):  # at the beginning of a line may stand a block
            gap += " "
        stays = words[0] == "scenario" and number and not may_begin_a_line(words, number)
        pieces += [" " if stays else gap, word]
    return "".join(pieces)


def may_begin_a_line(words: Sequence[str], number: int) -> bool:
    """Whether a word of a scenario begins a line in it, or surely does not."""
    before, word = words[number - 1 : number + 1]
    joins = before in JOINING or word in JOINING
    return joins or before in "{};" or not word[:1].isalpha()


def said(text: str) -> list[object]:
    """What a text says: its syntax without places, block by block."""
    source = Source("x", text)
    reporter = Reporter(source)
    blocks = [parse(block, GRAMMAR, reporter).block for block in split(source, reporter)]
    assert not reporter.found, reporter.found
    return [without_places(block) for block in blocks]


def without_places(node: object) -> object:
    """A node of the syntax as plain data."""
    if isinstance(node, tuple):
        return [without_places(one) for one in node]
    if not has(type(node)):
        return node
    names = [field.name for field in fields(type(node)) if field.name != "span"]  # type: ignore[arg-type]  # it has fields
    return [type(node).__name__, *(without_places(getattr(node, name)) for name in names)]


def words_and_comments(text: str) -> tuple[list[str], list[str]]:
    tokens = scan(text)
    comments = [comment.text for token in tokens for comment in token.comments]
    return [token.text for token in tokens], comments


def check(text: str, layout: Callable[[str], str] = format_checked) -> str:
    """What holds of every text and its layout."""
    made = layout(text)
    assert words_and_comments(made) == words_and_comments(text)
    assert layout(made) == made
    lines = made.split("\n")
    assert lines[-1] == ""
    assert all(line == line.rstrip(" \t") for line in lines)
    assert "\n\n\n" not in made
    return made


@given(laid_out_anyhow())
@example("lord a {\n#\n\n\n}\n\n\n\n#")
@example('scenario "a" { when { a\n#\n; } }')
def test_a_layout_says_the_same_with_the_same_comments(text: str) -> None:
    assert said(check(text)) == said(text)


@given(laid_out_anyhow(st.sampled_from([" ", "\n", "\t\n  "])))
def test_the_layout_does_not_depend_on_how_a_text_was_laid_out(text: str) -> None:
    without_blank_lines = "\n".join(line for line in text.splitlines() if line.strip())
    in_one_line = " ".join(words_and_comments(text)[0])
    made = check(without_blank_lines)
    assert made == format_text(in_one_line)
    assert all(len(line) <= WIDTH for line in made.splitlines())


@given(
    st.sampled_from(["abyss", "conspiracy"]).flatmap(
        lambda ruleset: pack_texts(ruleset, material=True, scatter=True)
    )
)
def test_a_drawn_pack_is_the_same_pack_afterwards(pack: PackText) -> None:
    before = pack.compiled()
    assume(not has_errors(before.diagnostics))
    laid_out = PackText(pack.vocabulary, tuple((name, check(text)) for name, text in pack.files))
    assert files.digest(laid_out.sources()) == files.digest(pack.sources())
    after = laid_out.compiled()
    assert [found.code for found in after.diagnostics] == [f.code for f in before.diagnostics]
    for one, other in zip(before.cards, after.cards, strict=True):
        assert (one.id, one.fields, one.abilities) == (other.id, other.fields, other.abilities)


@given(st.text() | st.text('lord{}();,# \n"-+*aé1'))
def test_any_text_is_laid_out_or_refused(text: str) -> None:
    try:
        check(text, format_text)
    except UnreadableError:
        return
