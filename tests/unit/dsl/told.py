"""A pack with messages of its own: what is found in it, and how its card is told."""

from __future__ import annotations

from abyss_rules.catalog import paths
from abyss_rules.dsl import messages, wording
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from abyss_rules.model.cards import Card, MessageFile

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
WORDS = vocabularies()["abyss"]
#: What the cards of these tests do.
POWER = "on arrival { gain 2 pearls; }"
PLAIN = "When this Lord arrives, gain 2 Pearls."


def lord(id_: str = "diver", says: str = "") -> str:
    """A Lord who brings Pearls."""
    fields = "guild mage; cost 8; races 2; influence 5;"
    return f'lord {id_} "The {id_.title()}" {{ {fields} {says} {POWER} }}\n'


def compiled(cards: str, declared: str, files: dict[str, str], ruleset: str = "abyss") -> Compiled:
    """A pack that declares these languages, with these cards and files of messages."""
    head = f"pack my.pack {{ format 1; ruleset {ruleset}; languages {declared}; }}\n"
    sources = [Source(name, text, name) for name, text in files.items()]
    cards_ = [Source("x.abyss", head + cards)]
    return compile_pack(cards_, vocabularies(), GRAMMAR, messages=sources, doubts=True)


def found(text: str, code: str = "fr", cards: str = "") -> list[Diagnostic]:
    """What is said of messages in a language, beside what else a pack lacks."""
    made = compiled(cards, f"en, {code}", {f"languages/{code}.ftl": text})
    return [one for one in made.diagnostics if one.code not in {"A606", "A608"}]


def codes(text: str, code: str = "fr") -> list[str]:
    return [one.code for one in found(text, code)]


def refused(text: str) -> list[str]:
    """Why messages are not let in."""
    return [one.message for one in messages.read(text).refused]


def diver() -> Card:
    """The card of these tests, checked."""
    return compiled(lord(), "en", {}).cards[0]


def told(text: str, code: str = "it", card: Card | None = None) -> tuple[str, list[str], int]:
    """The diver in words, why the pack's messages were not taken, and of how many pieces it was."""
    own = (MessageFile(code, f"languages/{code}.ftl", text),)
    ((words, teller),) = wording.tellings_of(card or diver(), WORDS, code, own)
    return words, teller.refused, teller.pieces
