"""The words of scenarios: those of every ruleset, and those in which a ruleset's positions are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from attrs import frozen

from abyss_rules.engine.position_words import PositionWord, PositionWords

#: Word -> how it is written, what it means, and an example of it in its block.
OF_ALL: Mapping[str, tuple[str, str, str]] = {
    "options": (
        "options NAME VALUE, ...;",
        "The options it is played with.",
        "options preset bga;",
    ),
    "seed": ("seed NUMBER;", "What is drawn at random; 0 unless it is said.", "seed 3;"),
    "given": (
        "given { ... }",
        "The position before the first answer; what is not named is as usual.",
        "given { threat 3; seat 0 { pearls 12; } }",
    ),
    "when": (
        "when { ... }",
        "Answers, one a line: their texts as the game offers them, or how these begin.",
        "when { seat 0 explore; }",
    ),
    "then": (
        "then { ... }",
        "What is expected after the answers before it; what is not named is not compared.",
        "then { threat 3; offered plot; seat 0 { pearls 4; } }",
    ),
    "seat": (
        "seat NUMBER { ... }; seat NUMBER sees { ... }; seat NUMBER ANSWER;",
        "A player's own words, what a player sees, or who gives an answer.",
        "seat 0 { pearls 2; hand crab 1; }",
    ),
    "shuffle": (
        "shuffle DECK to CARD, ...;",
        "What lies on top of a deck after it is shuffled next; in given and when.",
        "shuffle exploration_deck to crab 1, squid 2;",
    ),
    "asked": (
        "asked seat NUMBER KIND about CARD; asked nobody;",
        "Who is asked, what, and by which card; nobody is when the game is over.",
        "asked seat 0 action;",
    ),
    "offered": ("offered ANSWER, ...;", "Each of these can be answered.", "offered plot, explore;"),
    "offered_only": ("offered_only ANSWER, ...;", "These and nothing else.", "offered_only plot;"),
    "not_offered": (
        "not_offered ANSWER, ...;",
        "None of these can be answered.",
        "not_offered plot;",
    ),
    "winners": ("winners SEAT, ...;", "Who has won; none before the end.", "winners 0, 2;"),
    "outcome": ("outcome STATUS;", "running, ended or unfinished.", "outcome ended;"),
    "happened": (
        "happened EVENT, ...;",
        "Events since the answers before it began, as a spectator sees them.",
        "happened lord_taken;",
    ),
    "not_happened": (
        "not_happened EVENT, ...;",
        "Events that there were not since then.",
        "not_happened end_triggered;",
    ),
    "holds": ("holds LAW, ...;", "Laws that hold here.", "holds nothing_is_lost;"),
    "score": (
        "score { PART NUMBER; ... }",
        "The parts of a player's score that are named, and the total.",
        "seat 0 { score { lords 9; total 21; } }",
    ),
}

#: How what a word of a position says is written and told, by its form.
_FORMS: Mapping[str, tuple[str, str]] = {
    "number": ("NUMBER;", "a number"),
    "truth": ("true;", "true or false"),
    "name": ("{of};", "one {kind}"),
    "things": ("{of}, ...;", "a list of any length, or none"),
    "deck": ("{of}, ..., rest;", "what lies there from the top; rest is all else below"),
    "covered": ("{of} with {under} + {under}, ...;", "a list, each with what lies under it"),
    "lying": ("{of} on NUMBER, ...;", "a list, each with its space"),
    "counts": ("NAME NUMBER, ...;", "names, each with how many there are"),
    "group": ("{{ ... }}", "more words"),
}


@frozen
class ScenarioWord:
    """A word of scenarios: how it is written, where it may stand, and what it says."""

    name: str
    written: str
    where: str
    doc: str
    example: str = ""


def scenario_words(words: PositionWords) -> Iterator[ScenarioWord]:
    """The words of scenarios of a ruleset."""
    for name, (written, doc, example) in OF_ALL.items():
        yield ScenarioWord(name, written, "of scenarios", doc, example)
    yield from _of_positions(words.table, "of the table")
    yield from _of_positions(words.player, "of a player, in seat NUMBER { ... }")
    alike = {(word.name, word.form) for word in (*words.table, *words.player)}
    seen = [word for word in words.seen if (word.name, word.form) not in alike]
    yield from _of_positions(seen, "of what a player sees, in seat NUMBER sees { ... }", ["then"])


def _of_positions(
    words: Iterable[PositionWord], whose: str, within: Collection[str] = ("given", "then")
) -> Iterator[ScenarioWord]:
    for word in words:
        written, doc = _FORMS[word.form]
        names = {"of": word.of.upper(), "under": word.under.upper(), "kind": word.of}
        blocks = [*["given"] * word.given, *["then"] * word.expected]
        blocks = [block for block in blocks if block in within]
        where = f"{whose}, in {' and '.join(blocks)}"
        told = f"In scenarios, {whose}: {word.doc}; {doc.format(**names)}."
        yield ScenarioWord(word.name, f"{word.name} {written.format(**names)}", where, told)
        yield from _of_positions(word.words, f"in {word.name} {{ ... }}", blocks)
