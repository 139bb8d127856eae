"""Hypothesis strategies for packs: several cards with a header, as texts and as checked packs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from attrs import field, frozen
from hypothesis import strategies as st

from abyss_rules.catalog import paths
from abyss_rules.catalog.files import digest
from abyss_rules.dsl.diagnostics import has_errors
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source, shortened
from abyss_rules.errors import PackError
from abyss_rules.game.loading import vocabularies
from abyss_rules.model.cards import Pack
from abyss_rules.model.versions import CARD_FORMAT
from abyss_rules.model.vocabulary import FieldWord, Vocabulary
from abyss_rules.testing.cards import SIZE, CardDraft, written
from abyss_rules.testing.words import Lexicon, lexicon, vocabulary_of
from abyss_rules.testing.words_tree import Part, Phrase, Word

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The id of every pack that is drawn.
PACK_ID = "test.drawn"
#: The most cards of a pack, each copy counted: other packs shall have room in a game beside it.
MOST_CARDS_DRAWN = 60
#: So many characters of a line are shown; only a line that is long on purpose has more.
_SHOWN = 2000

#: What a header may say besides; what it says of other packs is not drawn.
_HEADER = (
    FieldWord("version", "Text", "", "", required=False),
    FieldWord("title", "Text", "", "", required=False),
    FieldWord("authors", "Text*", "", "", required=False),
    FieldWord("licence", "Text", "", "", required=False),
    FieldWord("languages", "Name*", "", "", required=False),
    FieldWord("notes", "Text", "", "", required=False),
)


class _Printer(Protocol):
    """What Hypothesis shows a failing example with; it would take a pack to pieces."""

    def text(self, obj: str, /) -> None:
        """Add text as it is."""
        ...


@frozen(repr=False)
class PackText:
    """The texts of a pack, by their names in it; its ``str`` is all of them."""

    vocabulary: Vocabulary = field(eq=False)
    files: tuple[tuple[str, str], ...]

    @property
    def ruleset(self) -> str:
        """The name of the ruleset whose words it is written in."""
        return self.vocabulary.ruleset

    def compiled(self) -> Compiled:
        """What the checker makes of it."""
        known: Mapping[str, Vocabulary] = {**vocabularies(), self.ruleset: self.vocabulary}
        grammar = paths.grammar_file().read_text(encoding="utf-8")
        return compile_pack(self.sources(), known, grammar)

    def sources(self) -> list[Source]:
        """The texts as the checker takes them."""
        return [Source(name, text, name) for name, text in sorted(self.files)]

    def save(self, folder: str | Path) -> Path:
        """Write the files into a folder, which is made if need be; gives the folder."""
        root = Path(folder)
        for name, text in self.files:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        return root

    def __str__(self) -> str:
        files = (f"# --- {name}\n{text}" for name, text in self.files)
        return "\n".join(shortened(line, _SHOWN) for text in files for line in text.split("\n"))

    def __repr__(self) -> str:
        return f"{type(self).__name__} of\n{self}"

    def _repr_pretty_(self, printer: _Printer, cycle: bool) -> None:  # noqa: FBT001 - as it is called
        del cycle
        printer.text(repr(self))


@frozen(repr=False)
class DrawnPack(Pack):
    """A checked pack that was drawn: goes wherever a `Pack` does, and shows its text."""

    text: PackText | None = field(default=None, eq=False)

    def __repr__(self) -> str:
        return f"DrawnPack of\n{self.text}"

    def _repr_pretty_(self, printer: _Printer, cycle: bool) -> None:  # noqa: FBT001 - as it is called
        del cycle
        printer.text(repr(self))


def packs(
    ruleset: str | Vocabulary = "abyss",
    *,
    most: int = 4,
    size: int = SIZE,
    material: bool = False,
    scatter: bool = False,
    heads: int = 0,
) -> st.SearchStrategy[DrawnPack]:
    """Packs with a few cards, checked and ready for ``packs=`` of ``new_game`` and others.

    What shrinks comes to one card without effects. ``pack.text`` is what the pack says:
    ``pack.text.save(folder)`` writes it down. All of them have one id, so that a game has one of
    them, beside any others.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        most: How many cards and card templates are written at most.
        size: How deeply what they say may be nested.
        material: Give each a material block, with any numbers that the checker accepts. The
            ruleset may refuse to be played with such.
        scatter: Put spaces, line ends and comments anywhere between the words.
        heads: How many heads each card has at least, if its kind has so many.

    Raises:
        UnknownError: No ruleset has that name.
    """
    texts = pack_texts(
        ruleset, most=most, size=size, material=material, scatter=scatter, heads=heads
    )

    @st.composite  # and no `map`: its result would be shown as a call, with all that it was given
    def drawn(draw: st.DrawFn) -> DrawnPack:
        return checked(draw(texts))

    return drawn()


def pack_texts(
    ruleset: str | Vocabulary = "abyss",
    *,
    most: int = 4,
    size: int = SIZE,
    material: bool = False,
    scatter: bool = False,
    heads: int = 0,
) -> st.SearchStrategy[PackText]:
    """The texts of packs as ``packs`` draws them, which are not checked yet."""
    words = lexicon(vocabulary_of(ruleset))

    @st.composite
    def drawn(draw: st.DrawFn) -> PackText:
        tree = PackTree(words, draw)
        tree.add_header()
        if material:
            tree.add_material()
        for _ in range(tree.draft.how_many(1, most)):
            tree.draft.nested(lambda: tree.add_card(size, heads))
        return tree.text(scatter=scatter)

    return drawn()


class PackTree:
    """A pack while it is drawn: its blocks as trees."""

    def __init__(self, words: Lexicon, draw: st.DrawFn) -> None:
        self.words = words
        self.draw = draw
        self.draft = CardDraft(words, draw)
        self.blocks: list[Phrase] = []
        self.cards: list[Phrase] = []
        #: How many more cards it may have, each copy counted.
        self.room = MOST_CARDS_DRAWN

    def add_header(self) -> None:
        """Add the pack's header."""
        must = [("format", str(CARD_FORMAT)), ("ruleset", self.words.vocabulary.ruleset)]
        fields = [
            Phrase("field", [Word(name, "field"), Word(value, "header value"), ";"])
            for name, value in must
        ]
        fields += self.draft.fields(_HEADER)
        head: list[Part] = ["pack", Word(PACK_ID, "pack id"), "{"]
        self.blocks.append(Phrase("header", [*head, *fields, "}"]))

    def add_material(self) -> None:
        """Add the pack's material."""
        fields = self.draft.fields(self.words.vocabulary.material)
        self.blocks.append(Phrase("material", ["material", "{", *fields, "}"]))

    def add_card(self, size: int, heads: int = 0) -> Phrase:
        """Add a card of any kind, as far as there is room for copies of it."""
        kinds = self.words.vocabulary.card_kinds
        most = len(max(self.words.members.values(), key=len, default=()))
        draft = CardDraft(self.words, self.draw)
        room = max(1, self.room // 2) if self.room > most else 1
        card = draft.card(draft.pick(kinds), len(self.cards) + 1, size, room, heads=heads)
        self.room -= room
        self.cards.append(card)
        self.blocks.append(card)
        return card

    def text(self, *, scatter: bool = False) -> PackText:
        """The pack's texts, in one file or in two."""
        texts = [written(self.draft, block, scatter=scatter) for block in self.blocks]
        cut = len(texts)
        if cut > 2 and self.draft.seldom(4):
            cut -= 1
        files = [("cards.abyss", "\n".join(texts[:cut]))]
        if cut < len(texts):
            files.append(("more/cards.abyss", "\n".join(texts[cut:])))
        return PackText(self.words.vocabulary, tuple(files))


def checked(text: PackText) -> DrawnPack:
    """The pack of these texts.

    Raises:
        PackError: The checker finds an error in it.
    """
    made = text.compiled()
    if made.header is None or has_errors(made.diagnostics):
        raise PackError(f"{made.diagnostics[0]} in\n{text}", made.diagnostics)
    return DrawnPack(made.header, made.cards, made.material, digest(text.sources()), text=text)
