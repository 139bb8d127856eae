"""Draws fields, as their shapes and ranges are declared: of cards, of the material, of headers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from abyss_rules.dsl.check_values import GAINS_KIND
from abyss_rules.testing.cards_draft import Draft
from abyss_rules.testing.words_tree import Part, Phrase, Word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from abyss_rules.model.vocabulary import FieldWord

    Item = list[Part]

#: So far from the least number a field mostly goes; seldom further.
_USUAL = 12
#: The most items of a list.
_MOST_ITEMS = 3
_TEXTS = st.text(alphabet="ab Z9é—„“({#;", max_size=12)


class Fields(Draft):
    """Draws the fields of one block."""

    def fields(
        self, words: Sequence[FieldWord], most: dict[str, int] | None = None
    ) -> list[Phrase]:
        """Fields of these words: all that are required, and some of the others.

        ``most`` gives some of them a lower bound than they have.
        """
        made = []
        for word in words:
            high = min(word.high, (most or {}).get(word.name, word.high))
            must = word.required or self.wants_template(word)
            if high >= word.low and (must or self.seldom()):
                made.append(self.nested(partial(self.field, word, high)))
        return made

    def wants_template(self, word: FieldWord) -> bool:
        """Whether a template's own word can stand in a field."""
        return self.template is not None and self.template.type == word.shape.rstrip("*")

    def field(self, word: FieldWord, high: int) -> Phrase:
        """A field with a value of its shape."""
        shape = word.shape.rstrip("*")
        parts: Item = [Word(word.name, "field")]
        number = self.how_many(1, _MOST_ITEMS) if word.shape.endswith("*") else 1
        items = [self.nested(lambda: self.item(shape, word, high)) for _ in range(number)]
        if shape == "Name":  # each is named once
            named = {part.text: item for item in items for part in item if isinstance(part, Word)}
            items = list(named.values())
        for place, item in enumerate(items):
            parts += [",", *item] if place else item
        return Phrase("field", [*parts, ";"], type=word.shape)

    def item(self, shape: str, word: FieldWord, high: int) -> Item:
        """One value of a shape."""
        shapes: dict[str, Callable[[], Item]] = {
            "Count": lambda: [self.count(word, high)],
            "Text": lambda: [self.text()],
            "Name": lambda: [Word(self.pick(("en", "fr", "de")), "name value")],
            "Range": lambda: self.range(word, high),
            "Tally": lambda: [self.count(word, high), "of", self.count(word, high)],
            "Gains": lambda: self.gains(word, high),
        }
        if shape in shapes:
            return shapes[shape]()
        return [self.pick(self.spelled(shape))]

    def count(self, word: FieldWord, high: int) -> Word:
        """A number in a field's range, mostly a small one."""
        usual = min(high, word.low + _USUAL)
        most = high if usual < high and self.seldom(4) else usual
        return Word(str(self.draw(st.integers(word.low, most))), "field number")

    def range(self, word: FieldWord, high: int) -> Item:
        """``2 to 4``."""
        low, top = sorted((self.count(word, high), self.count(word, high)), key=_value)
        return [low, "to", top]

    def text(self) -> Word:
        """A text in quotation marks."""
        return Word(quoted(self.draw(_TEXTS)), "text")

    def gains(self, word: FieldWord, high: int) -> Item:
        """``1 key + 1 pearl or 2 keys``."""
        made = self.gain(word, high)
        for _ in range(self.how_many(0, _MOST_ITEMS)):
            made += self.nested(lambda: [self.pick(("+", "or")), *self.gain(word, high)])
        return made

    def gain(self, word: FieldWord, high: int) -> Item:
        """``2 pearls``."""
        return [self.count(word, high), self.pick(self.spelled(GAINS_KIND))]


def quoted(text: str) -> str:
    """A text between quotation marks, as the language wants it."""
    inner = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{inner}"'


def _value(word: Word) -> int:
    return int(word.text)
