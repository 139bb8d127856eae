"""Cards in words: of each language the shipped cards and other forms as in ``wording/``."""

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from attrs import evolve
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from abyss_rules import rulesets
from abyss_rules.catalog import packs, paths
from abyss_rules.dsl import language as spoken
from abyss_rules.dsl import wording
from abyss_rules.dsl.phrase import Amount, Clauses, say
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.errors import UnknownError
from abyss_rules.model.cards import Card
from abyss_rules.model.vocabulary import Vocabulary
from abyss_rules.testing.changes import Changes
from tests.properties.fan import fan_pack
from tests.vocabulary import cards_around, examples

FOLDER = Path(__file__).with_name("wording")
GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
VOCABULARIES = {name: rulesets.find(name).words.vocabulary() for name in rulesets.NAMES}
GAMES = pytest.mark.parametrize("game", rulesets.NAMES)
LANGUAGES = pytest.mark.parametrize("language", wording.languages())

#: What no finished text has in it: braces, tokens, gaps, doubled or stray signs, loose articles.
_UNFINISHED = re.compile(r"[{}\ue000-\uf8ff_]|  |\?\?\?| [.,]|,[,.;:]|\.\.|^\s|\s$")


def card(abilities: str, kind: str, game: str) -> Card:
    """A card with these abilities."""
    fields = ""
    if kind == "lord":
        fields = "guild mage; influence 5; " + "cost 6; races 3; " * (game == "abyss")
    text = f'pack a.b {{ format 1; ruleset {game}; }} {kind} x "X" {{ {fields}{abilities} }}'
    made = compile_pack([Source("x", text)], VOCABULARIES, GRAMMAR)
    assert not [d for d in made.diagnostics if d.severity == "error"]
    return made.cards[0]


@cache
def shipped(game: str) -> tuple[Card, ...]:
    """The cards of the game's shipped packs."""
    loaded = [packs.load(folder, VOCABULARIES) for folder in sorted(paths.cards_folder().iterdir())]
    return tuple(card for pack in loaded if pack.header.ruleset == game for card in pack.cards)


@cache
def forms(game: str) -> tuple[tuple[str, Card], ...]:
    """Forms that no shipped card has, as in ``forms.*.txt``: how they are written, and the card."""
    lines = (FOLDER / f"forms.{game}.txt").read_text(encoding="utf-8").splitlines()
    cases = [line.split(": ", 1) for line in lines if line]
    return tuple((f"{kind}: {text}", card(text, kind, game)) for kind, text in cases)


def told(made: Card, vocabulary: Vocabulary, language: str) -> tuple[str, ...]:
    """The sentences of a card, which must be whole."""
    sentences, faults = wording.told(made, vocabulary, language)
    assert not faults, made
    for sentence in sentences:
        assert not _UNFINISHED.search(sentence), sentence
    return sentences


def everything(language: str) -> Iterator[str]:
    """What is stored of a language, line by line."""
    for game in rulesets.NAMES:
        vocabulary = VOCABULARIES[game]
        for made in shipped(game):
            yield f"{game} {made.id}"
            yield from (f"    {line}" for line in told(made, vocabulary, language))
        for written, made in forms(game):
            yield written
            yield from (f"    {line}" for line in told(made, vocabulary, language))


@pytest.mark.untraced
@LANGUAGES
def test_all_shipped_cards_and_other_forms_are_told_as_stored(language: str) -> None:
    stored = FOLDER / f"{language}.txt"
    text = "".join(f"{line}\n" for line in everything(language))
    if os.environ.get("ABYSS_UPDATE"):
        stored.write_text(text, encoding="utf-8")
    assert text == stored.read_text(encoding="utf-8")


@LANGUAGES
@GAMES
def test_every_word_has_its_message(game: str, language: str) -> None:
    assert wording.missing(VOCABULARIES[game], language) == ()


@pytest.mark.untraced
@LANGUAGES
@GAMES
def test_messages_are_well_formed_and_declared_once(game: str, language: str) -> None:
    seen: set[str] = set()
    for package in ("abyss_rules.dsl", VOCABULARIES[game].package):
        body = FluentParser().parse(spoken.source(package, language)).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)]
        ids = [entry.id.name for entry in body if isinstance(entry, Message)]
        assert not seen & set(ids)
        assert len(ids) == len(set(ids))
        seen.update(ids)


@pytest.mark.untraced
@LANGUAGES
def test_every_language_has_what_the_usual_one_has(language: str) -> None:
    def ids(name: str) -> set[str]:
        body = FluentParser().parse(spoken.source("abyss_rules.dsl", name)).body
        return {entry.id.name for entry in body if isinstance(entry, Message)}

    helpers = {"possessive-ending", "its", "folded", "be", "compared"} | {
        "so-many-or-as",
        "than-so-many",
    }
    settings = {"vowels", "joins", "apart"}
    assert ids(wording.USUAL) - helpers - settings <= ids(language)


@pytest.mark.untraced
@GAMES
def test_every_example_of_every_word_is_told_in_every_language(game: str) -> None:
    vocabulary = VOCABULARIES[game]
    for what, _, example in examples(vocabulary):
        for text in cards_around(vocabulary, example):
            whole = f"pack a.b {{ format 1; ruleset {game}; }} {text}"
            made = compile_pack([Source("x", whole)], VOCABULARIES, GRAMMAR, mended=False)
            if made.cards and not made.diagnostics:
                for language in wording.languages():
                    told(made.cards[0], vocabulary, language)
                break
        else:
            pytest.fail(what)


@LANGUAGES
@GAMES
def test_cards_of_other_packs_are_told(game: str, language: str) -> None:
    for made in fan_pack(game).cards:
        told(made, VOCABULARIES[game], language)


@pytest.mark.untraced
@LANGUAGES
@GAMES
def test_where_a_block_ends_and_on_what_a_condition_is_are_told(game: str, language: str) -> None:
    vocabulary = VOCABULARIES[game]
    changes = Changes(vocabulary)
    for _, made in forms(game):
        text = told(made, vocabulary, language)
        moved = changes.of_blocks(made.abilities), changes.of_conditions(made.abilities)
        for abilities, change in chain(*moved):
            assert told(evolve(made, abilities=abilities), vocabulary, language) != text, change


#: What is told of one of two things, and then of the other.
OF_TWO = {
    "op": (
        "choose o from opponents; choose p from opponents where it != o; steal 1 pearl from o; "
        "steal 2 pearls from p; gain pearls of {} pearls;"
    ),
    "ab": "choose a from court; choose b from court; take a; discard b; gain cost of {} pearls;",
    "ml": (
        "each m in lords of me {{ choose l from court where cost > cost of m; take l; "
        "gain influence of {} pearls; }}"
    ),
}


@LANGUAGES
@pytest.mark.parametrize("names", OF_TWO)
def test_two_things_of_a_kind_are_told_apart(language: str, names: str) -> None:
    written = [f"on arrival {{ {OF_TWO[names].format(name)} }}" for name in names]
    texts = [told(card(one, "lord", "abyss"), VOCABULARIES["abyss"], language) for one in written]
    assert texts[0] != texts[1]


#: Two effects that differ in what is reckoned or done first, or in what is done with nothing there.
NOT_ALIKE = [
    ("gain max(keys of me, threat) * 2 pearls;", "gain max(keys of me, threat * 2) pearls;"),
    (
        "gain keys of me * min(threat, 3 + 1) pearls;",
        "gain keys of me * min(threat, 3) + 1 pearls;",
    ),
    (
        "gain sum(l in lords of me, cost of l + threat) * 2 pearls;",
        "gain sum(l in lords of me, cost of l + threat * 2) pearls;",
    ),
    ("let n = threat + 1; gain n * 2 pearls;", "gain threat + 1 * 2 pearls;"),
    (
        "let n = pearls of me; return n pearls from me; gain n / 2 keys;",
        "return pearls of me pearls from me; gain pearls of me / 2 keys;",
    ),
    (
        "let n = pearls of me; each l in lords of me { gain n pearls; disable l; }",
        "each l in lords of me { gain pearls of me pearls; disable l; }",
    ),
    (
        "let t = threat > 3; gain 1 pearl; if t { gain 1 key; } else { take top of lord_deck; }",
        "gain 1 pearl; if threat > 3 { gain 1 key; } else { take top of lord_deck; }",
    ),
    ("choose l from court; gain 1 key; take l;", "gain 1 key; choose l from court; take l;"),
    (
        "choose l from court; may { take l; } gain 1 pearl;",
        "may { choose l from court; take l; } gain 1 pearl;",
    ),
    (
        "choose l from court; may { if threat > 2 { gain 1 pearl; take l; } }",
        "may { if threat > 2 { gain 1 pearl; choose l from court; take l; } }",
    ),
    (
        "choose m from lords of me; choose l from court; discard m; take l;",
        "choose m from lords of me; discard m; choose l from court; take l;",
    ),
]


@LANGUAGES
@pytest.mark.parametrize(("one", "other"), NOT_ALIKE)
def test_what_is_done_in_another_order_is_told_otherwise(
    language: str, one: str, other: str
) -> None:
    texts = [
        told(card(f"on arrival {{ {body} }}", "lord", "abyss"), VOCABULARIES["abyss"], language)
        for body in (one, other)
    ]
    assert texts[0] != texts[1]


@pytest.mark.untraced
def test_names_for_values_do_not_make_a_text_grow() -> None:
    names = " ".join(f"let n{at} = n{at - 1} + n{at - 1};" for at in range(1, 60))
    made = card(f"on arrival {{ let n0 = threat; {names} gain n59 pearls; }}", "lord", "abyss")
    (sentence,) = told(made, VOCABULARIES["abyss"], "en")
    assert len(sentence) < 20_000


#: What hangs on a choice, or is no deed of the owner's, and what stands behind *when it arrives*.
HANGING = {
    "gain 1 pearl; each l in lords of me { gain 1 key; discard l; }": (
        "gain 1 Pearl; then for each of your Lords, gain 1 Key token and discard it"
    ),
    "choose l from court; may { take l; } gain cost of l pearls;": (
        "choose a Lord at Court; you may take that Lord in front of you. Then gain Pearls equal to "
        "the printed cost of that Lord"
    ),
    "choose l from court; let dear = cost of l; if dear > 8 { take l; }": (
        "choose a Lord at Court; if the printed cost of that Lord is more than 8, take that Lord "
        "in front of you"
    ),
    "choose o from opponents; each l in lords of o { disable l; }": (
        "for each of an opponent's Lords, disable it"
    ),
    "choose r from races; each o in opponents { discard 1 from hand of o where race == r by o; }": (
        "choose a Race; then each opponent discards 1 Ally of that Race from their hand"
    ),
    "choose o from opponents; if threat > 2 { if threat > 3 { steal 1 pearl from o; } }": (
        "if the Threat is more than 2 and the Threat is more than 3, take 1 Pearl from an opponent"
    ),
    "choose o from opponents; if threat > 2 { gain 1 key; } else { steal 1 pearl from o; }": (
        "if the Threat is more than 2, gain 1 Key token; otherwise take 1 Pearl from an opponent"
    ),
    "choose o from opponents; if threat > 2 { gain 1 pearl; } may { steal 1 pearl from o; }": (
        "if the Threat is more than 2, gain 1 Pearl. Then you may take 1 Pearl from an opponent"
    ),
}


@pytest.mark.parametrize("body", HANGING)
def test_what_hangs_on_a_choice_is_told_behind_it(body: str) -> None:
    made = card(f"on arrival {{ {body} }}", "lord", "abyss")
    (sentence,) = told(made, VOCABULARIES["abyss"], "en")
    assert sentence == f"When this Lord arrives, {HANGING[body]}."


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("gain 1 pearl;", "you may gain 1 Pearl"),
        ("if threat > 2 { gain 1 pearl; }", ", you may do this: if the Threat is more than 2, "),
        (
            "gain 1 key; may { gain 1 pearl; }",
            "you may gain 1 Key token; then you may gain 1 Pearl",
        ),
        (
            "choose o from opponents; if keys of o > 0 { gain 1 pearl; }",
            "you may choose an opponent; if that opponent has a Key, gain 1 Pearl",
        ),
    ],
)
def test_only_deeds_of_the_owner_stand_behind_you_may(body: str, said: str) -> None:
    made = card(f"once per turn {{ {body} }}", "lord", "abyss")
    (sentence,) = told(made, VOCABULARIES["abyss"], "en")
    assert said in sentence


@pytest.mark.parametrize(
    ("score", "said"),
    [
        ("max(0, 5 - threat) + 1", "(5 minus the Threat, but at least 0), plus 1"),
        ("1 - threat / 2", "1, minus (half of the Threat, rounded down)"),
        ("max(keys of me, threat) + 1", "the higher of your Keys and the Threat, plus 1"),
        ("2 * (threat / 3)", "twice (the Threat divided by 3, rounded down)"),
    ],
)
def test_a_bound_or_rounding_in_a_sum_stands_in_parentheses(score: str, said: str) -> None:
    made = card(f"score {score};", "location", "abyss")
    assert told(made, VOCABULARIES["abyss"], "en") == (f"Worth {said}.",)


@LANGUAGES
def test_many_choices_that_conditions_look_at_are_told_one_after_the_other(language: str) -> None:
    step = "choose o{0} from opponents; if keys of o{0} == 0 {{ gain 1 pearl; }} "
    body = "".join(step.format(number) for number in range(60))
    made = card(f"once per turn {{ {body}}}", "lord", "abyss")
    (sentence,) = told(made, VOCABULARIES["abyss"], language)
    assert re.findall(r"(?<!\()\b1 ", sentence) == ["1 "] * 60
    assert re.findall(r"\(\d+\)", sentence) == [f"({number})" for number in range(1, 121)]


@pytest.mark.untraced
@LANGUAGES
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_plural_forms_follow_the_rules_of_the_language(language: str, count: int) -> None:
    chosen = spoken.language(language, VOCABULARIES["abyss"].package)
    teller = spoken.Teller(chosen, chosen)
    text = teller.tell(say("counted", count=count, head=say("quantity-keys", count=count)))
    singular = teller.words(say("quantity-keys", count="one"))
    plural = teller.words(say("quantity-keys", count="other"))
    is_one = count == 1 or (count == 0 and language in ("fr", "pt"))
    assert text == f"{count} {singular if is_one else plural}"
    assert not teller.faults


def test_a_language_is_known_by_its_regional_codes() -> None:
    assert [wording.find_language(code) for code in ("fr_CA", "de-AT", "EN", " fr ")] == [
        "fr",
        "de",
        "en",
        "fr",
    ]


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownError, match="there are en, "):
        wording.describe(shipped("abyss")[0], VOCABULARIES["abyss"], "tlh")


def test_a_word_without_a_message_is_told_by_the_usual_language_or_by_its_name() -> None:
    usual, bare = spoken.language("en", VOCABULARIES["abyss"].package), spoken.language("fr", "")
    teller = spoken.Teller(bare, usual)
    assert teller.tell(say("kind-Lord", count="one")) == "Lord"
    assert not teller.faults
    assert teller.tell(say("kind-Nobody", count="one")) == "kind-Nobody"
    assert teller.faults == ["kind-Nobody: there is no such message"]


def test_traits_of_what_has_none_are_empty() -> None:
    teller = spoken.Teller(spoken.language("en", ""), spoken.language("en", ""))
    assert teller.trait(3, "gender") == ""
    assert teller.trait(Amount(say("you")), "person") == "you"
    assert teller.tell(Clauses(())) == ""


def test_signatures_show_the_words_before_operands() -> None:
    shown = {signature for signature, _, _ in wording.signatures(VOCABULARIES["abyss"])}
    assert "steal AMOUNT WHAT from WHO  (AMOUNT: Count, WHAT: Resource, WHO: Player)" in shown


def test_terms_say_whether_they_are_from_a_rulebook() -> None:
    german = wording.terms(VOCABULARIES["abyss"], "de")
    assert german["kind-Location"] == ("Ort", True)
    assert german["selector-affiliated"] == ("angeschlossener Verbündeter", False)
    assert "kind-Player" not in german
    assert "verb-gain" not in german


def test_as_many_things_as_there_are_have_letters() -> None:
    names = [f"o{number}" for number in range(28)]
    steps = [f"choose {name} from opponents; steal 1 pearl from {name};" for name in names]
    again = [f"steal 1 pearl from {name};" for name in names]
    made = card(f"on arrival {{ {' '.join((*steps, *again))} }}", "lord", "abyss")
    (sentence,) = told(made, VOCABULARIES["abyss"], "en")
    found = re.findall(r"an opponent \((\w+)\)", sentence)
    assert found[0] == "A"
    assert found[-2:] == ["AA", "AB"]
