"""Lint of what a pack says in its languages: missing names, texts that say something else."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax, wording
from abyss_rules.dsl.check_languages import said
from abyss_rules.dsl.lint_silence import silence
from abyss_rules.dsl.names import quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_rules.dsl.check_languages import Said
    from abyss_rules.dsl.diagnostics import Reporter
    from abyss_rules.dsl.message_files import PackMessages
    from abyss_rules.model.cards import Card, Header
    from abyss_rules.model.vocabulary import Vocabulary

#: So many cards are named where many lack something.
_NAMED = 5
#: So many words: each is needed by who writes them, and hardly a language lacks more.
_WORDS = 200
#: So many of the words that differ are shown.
_SHOWN = 60
#: Of so many pieces texts are put together to look whether a pack's messages will do. Those of 80
#: cards are some 2000 in a language.
PIECES_PER_PACK = 40_000


class Translations:
    """What the cards of a pack say in its languages."""

    def __init__(
        self,
        header: Header,
        vocabulary: Vocabulary,
        written: syntax.PackHeader,
        reporter: Reporter,
        messages: PackMessages,
    ) -> None:
        self.messages = messages
        #: Of how many pieces texts were put together, in languages for which the pack has messages.
        self.pieces = 0
        self.header = header
        self.vocabulary = vocabulary
        self.written = written
        self.reporter = reporter
        #: By language: the cards without a name in it, and the words that it lacks.
        self.nameless: dict[str, list[str]] = {code: [] for code in header.languages[1:]}
        self.wordless: dict[str, dict[str, None]] = {
            code: {}
            for code in header.languages
            if code in messages.languages
            # The usual one, the first, has all words.
            or (code in wording.languages()[1:] and wording.missing(vocabulary, code))
        }

    def card(
        self,
        written: syntax.Card,
        cards: Sequence[tuple[syntax.Card, Card]],
        reporter: Reporter,
        *,
        named: bool = True,
        told: bool = True,
    ) -> None:
        """Note what a card lacks, and compare its texts.

        Args:
            written: The card, or the template.
            cards: It as written and as checked, for each member of a template; of one with
                faults, what is sound of it.
            reporter: Takes what is told of it.
            named: Whether it is known what it is called.
            told: Whether all is known that it does.
        """
        names = dict(cards[0][1].names)
        for code, found in self.nameless.items():
            if named and not names.get(code):
                found.append(written.id.text)
        for code, lacking in self.wordless.items():
            for _, card in cards:
                self.sentences(card, code, lacking)
        if not told:
            return
        texts = [list(said(one.fields, "text")) for one, _ in cards]
        for of_members in zip(*texts, strict=True):
            for one, (_, card) in zip(of_members, cards, strict=True):
                if self.differs(one, card, written, reporter):
                    break  # what is wrong with several cards of a template is told once

    def sentences(self, card: Card, code: str, lacking: dict[str, None]) -> list[str]:
        """A card told in a language; notes what that lacks, and what of the pack's own fails."""
        sentences: list[str] = []
        if self.pieces > PIECES_PER_PACK:
            return sentences
        files = self.messages.files
        for sentence, teller in wording.tellings_of(card, self.vocabulary, code, files):
            sentences.append(sentence)
            lacking.update(dict.fromkeys(teller.lacking))
            self.pieces += teller.pieces if code in self.messages.languages else 0
            for fault in teller.refused:
                self.messages.fails(code, fault)
        return sentences

    def differs(self, one: Said, card: Card, written: syntax.Card, reporter: Reporter) -> bool:
        """Whether a text is not the one made of the effects, which is reported."""
        code = one.code.text
        files = self.messages.files
        if code not in wording.languages_with(files) or self.pieces > PIECES_PER_PACK:
            return False
        sentences = self.sentences(card, code, {})
        made = " ".join(sentences or [wording.no_power(card, self.vocabulary, code, files)])
        theirs, ours = plain(one.text.text), plain(made)
        if theirs == ours or silence(reporter.source).covers("A607", one.text.span, written):
            return theirs != ours
        reporter.report(
            "A607",
            one.text.span,
            f"this text is not what the card does: {difference(theirs, ours)}",
            help=f"the effects say: “{made}”",
            note=f"the text says: “{' '.join(one.text.text.split())}”",
        )
        return True

    def report(self) -> None:
        """Report the names and words that are missing, each language once."""
        for code, cards in self.nameless.items():
            if cards:
                number = "1 card has" if len(cards) == 1 else f"{len(cards)} cards have"
                message = f"{number} no name in `{code}`: {_several(cards)}"
                help_ = f'write `name {code} "…";` in it' if len(cards) == 1 else ""
                self.about("A606", code, message, help_ or f'write `name {code} "…";` in each')
        if self.pieces > PIECES_PER_PACK:
            message = "the pack's own messages make too much of its cards"
            help_ = "what the other cards say is not compared, and what they lack not told"
            self.about("A608", self.header.languages[0], message, help_)
        for code, words in self.wordless.items():
            if words:
                message = f"in `{code}` there are no words for what the cards do"
                what = "message" if len(words) == 1 else "messages"
                are = "is" if len(words) == 1 else "are"
                help_ = f"the {what} {_several(list(words), _WORDS)} {are} missing"
                self.about("A608", code, message, help_)

    def about(self, code: str, language: str, message: str, help_: str) -> None:
        """Report something of a language where the header names it."""
        fields = [field for field in self.written.fields if field.name.text == "languages"]
        parts = [part for field in fields for part in field.parts if part.text == language]
        span = parts[0].span if parts else self.written.id.span
        if not silence(self.reporter.source).covers(code, span, self.written):
            self.reporter.report(code, span, message, help=help_)


def _several(words: Sequence[str], most: int = _NAMED) -> str:
    """Some words as code, and how many more there are."""
    if len(words) <= most:
        return quoted(words).replace(" or ", " and ")
    return f"{', '.join(f'`{word}`' for word in words[:most])} and {len(words) - most} more"


def plain(text: str) -> str:
    """A text without what makes no difference: spaces, the first letter's case, the last stop."""
    words = " ".join(text.split()).removesuffix(".").rstrip()
    return f"{words[:1].lower()}{words[1:]}"


def difference(text: str, made: str) -> str:
    """What a text says otherwise than the one made of the effects, from the first word to the last.

    ``it says “3 Pearls”, and the effects “2 Pearls”``.
    """
    one, other = text.split(), made.split()
    codes = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    changed = [code for code in codes if code[0] != "equal"]
    here = _cited(one[changed[0][1] : changed[-1][2]])
    there = _cited(other[changed[0][3] : changed[-1][4]])
    if not here:
        return f"it lacks {there}"
    return f"it says {here}, and the effects {there}" if there else f"it says {here} besides"


def _cited(words: Sequence[str]) -> str:
    text = " ".join(words)
    if len(text) > _SHOWN:
        text = f"{text[: _SHOWN - 1].rstrip()}…"
    return text and f"“{text}”"
