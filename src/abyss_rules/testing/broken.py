"""Hypothesis strategies for cards and packs in which one rule is broken: the checker must say so.

They are drawn as sound ones, and then one thing is made wrong. What it is, and the codes that the
checker may give it, is told with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, field, frozen
from hypothesis import strategies as st

from abyss_rules.model.versions import CARD_FORMAT
from abyss_rules.testing import broken_edits, broken_effects
from abyss_rules.testing.cards import SIZE, CardDraft, kinds_of
from abyss_rules.testing.packs import PACK_ID, PackText, PackTree
from abyss_rules.testing.words import lexicon, vocabulary_of
from abyss_rules.testing.words_tree import Phrase, laid_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_rules.dsl.diagnostics import Diagnostic
    from abyss_rules.model.vocabulary import Vocabulary
    from abyss_rules.testing.broken_edits import Edit
    from abyss_rules.testing.words import Lexicon

#: All ways to break a card.
EDITS: tuple[Edit, ...] = (*broken_edits.EDITS, *broken_effects.EDITS)
#: So many ways are tried on one card; those that do not go with it are passed over.
_TRIES = 4


@frozen(repr=False)
class BrokenPack(PackText):
    """The texts of a pack in which one rule is broken."""

    #: The rule, such as ``misspelt word``.
    fault: str = field(kw_only=True)
    #: What is wrong, in words.
    what: str = field(kw_only=True)
    #: The codes of which the checker gives at least one.
    codes: frozenset[str] = field(kw_only=True)

    def told(self) -> list[Diagnostic]:
        """The findings that tell what is wrong."""
        return [found for found in self.compiled().diagnostics if found.code in self.codes]

    def __str__(self) -> str:
        return f"{super().__str__()}\n# broken: {self.what}"


@frozen(repr=False)
class BrokenCard(BrokenPack):
    """A card in which one rule is broken, in a pack of its own."""

    #: The text of the card.
    card: str = field(kw_only=True)


def broken_cards(
    ruleset: str | Vocabulary = "abyss", kind: str | None = None, *, size: int = 2
) -> st.SearchStrategy[BrokenCard]:
    """Cards in which one rule is broken: a misspelt word, a wrong type, a missing sign.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        kind: Which kind of card; any if it is not said.
        size: How deeply what they say may be nested.

    Raises:
        UnknownError: No ruleset or kind of card has that name.
    """
    words, kinds = kinds_of(ruleset, kind)

    @st.composite
    def drawn(draw: st.DrawFn) -> BrokenCard:
        tree = PackTree(words, draw)
        tree.add_header()
        before = tree.text().files[0][1]
        draft = CardDraft(words, draw)
        card = draft.card(draft.pick(kinds), 1, size, 1, heads=1)
        fault, change, tokens = _broken(draft, card)
        text = laid_out(tokens)
        return BrokenCard(
            words.vocabulary,
            (("cards.abyss", f"{before}\n{text}"),),
            fault=fault,
            what=change.what,
            codes=change.codes,
            card=text,
        )

    return drawn()


def _broken(draft: CardDraft, card: Phrase) -> tuple[str, broken_edits.Change, list[str]]:
    """A card with a change that breaks it, and the name of what is done to it."""
    places = list(card.places())
    edits = EDITS
    for _ in range(_TRIES):
        edit = draft.pick(edits)
        if found := edit.places(draft, places):
            break
    else:
        able = [edit for edit in EDITS if edit.places(draft, places)]
        edit = draft.pick(able)
        found = edit.places(draft, places)
    change = edit.change(draft, draft.pick(found))
    tokens = list(card.tokens())
    tokens[change.start : change.end] = change.tokens
    return edit.name, change, tokens


# --- packs --------------------------------------------------------------------------------------


def broken_packs(
    ruleset: str | Vocabulary = "abyss", *, size: int = SIZE
) -> st.SearchStrategy[BrokenPack]:
    """Packs in which one rule is broken: of the header, between cards, or in a card.

    Args:
        ruleset: A ruleset's name, or any vocabulary.
        size: How deeply what the cards say may be nested.

    Raises:
        UnknownError: No ruleset has that name.
    """
    words = lexicon(vocabulary_of(ruleset))

    @st.composite
    def drawn(draw: st.DrawFn) -> BrokenPack:
        tree = PackTree(words, draw)
        fault = tree.draft.pick(tuple(_PACK_FAULTS))
        tree.add_header()
        for _ in range(tree.draft.how_many(1, 3)):
            tree.draft.nested(lambda: tree.add_card(size))
        what, codes = _PACK_FAULTS[fault](tree, words)
        text = tree.text()
        return BrokenPack(
            text.vocabulary, text.files, fault=fault, what=what, codes=frozenset(codes)
        )

    return st.one_of(drawn(), broken_cards(ruleset, size=min(size, 2)))


#: What is wrong, and its codes.
Told = tuple[str, tuple[str, ...]]


def _headless(tree: PackTree, _words: Lexicon) -> Told:
    del tree.blocks[0]
    return "there is no header", ("A509",)


def _two_headers(tree: PackTree, _words: Lexicon) -> Told:
    tree.blocks.append(tree.blocks[0])
    return "there are two headers", ("A510",)


def _header_value(name: str, value: str, what: str, code: str) -> Callable[..., Told]:
    """A header that says something else under a name."""

    def wrong(tree: PackTree, _words: Lexicon) -> Told:
        header = tree.blocks[0]
        others = [
            part
            for part in header.parts
            if not (isinstance(part, Phrase) and next(part.tokens()) == name)
        ]
        tree.blocks[0] = evolve(
            header, parts=[*others[:-1], Phrase("field", [name, value, ";"]), "}"]
        )
        return what, (code,)

    return wrong


def _odd_pack_id(tree: PackTree, _words: Lexicon) -> Told:
    parts = tree.blocks[0].parts
    tree.blocks[0] = evolve(tree.blocks[0], parts=[parts[0], f"{PACK_ID.title()}", *parts[2:]])
    return "the pack has no id", ("A508",)


def _same_id(tree: PackTree, _words: Lexicon) -> Told:
    tree.blocks.append(tree.cards[-1])
    return "a card stands twice", ("A505",)


def _same_name(tree: PackTree, words: Lexicon) -> Told:
    kind = words.vocabulary.card_kinds[-1]
    draft = CardDraft(words, tree.draw)
    for number in (8, 9):
        card = draft.card(kind, number, 0, 1)
        place = next(
            place
            for place, part in enumerate(card.parts)
            if getattr(part, "role", "") == "printed name"
        )
        card.parts[place] = '"One Name"'
        tree.blocks.append(card)
    return "two cards have one name", ("A506",)


def _two_materials(tree: PackTree, _words: Lexicon) -> Told:
    tree.add_material()
    tree.blocks.append(tree.blocks[-1])
    return "there are two blocks of material", ("A515",)


def _unnamed_language(tree: PackTree, _words: Lexicon) -> Told:
    name = Phrase("field", ["name", "it", '"Un nome"', ";"])
    tree.cards[0].parts.insert(-1, name)
    return "the header does not name a language", ("A519",)


def _endless_block(tree: PackTree, _words: Lexicon) -> Told:
    comment = f"\n#{'.' * (16 << 10)}\n"
    tree.cards[0].parts.insert(-1, comment)
    return "a card is longer than any", ("A004",)


_PACK_FAULTS: dict[str, Callable[[PackTree, Lexicon], Told]] = {
    "no header": _headless,
    "second header": _two_headers,
    "unknown ruleset": _header_value("ruleset", "atlantis", "no such ruleset", "A511"),
    "newer format": _header_value("format", str(CARD_FORMAT + 1), "the format is newer", "A512"),
    "another version wanted": _header_value(
        "engine", '">=999"', "no library has this version", "A513"
    ),
    "no range of versions": _header_value("engine", '"any"', "no range of versions", "A514"),
    "missing header field": _header_value("title", "7", "a title is a text", "A504"),
    "no pack id": _odd_pack_id,
    "card twice": _same_id,
    "name twice": _same_name,
    "second material": _two_materials,
    "language not declared": _unnamed_language,
    "block too long": _endless_block,
}
