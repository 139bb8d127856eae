"""Cards in colour: what each word is taken for, by Pygments and by editors alike."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.token import STANDARD_TYPES, Error, Name, string_to_tokentype

from abyss_rules import rulesets
from abyss_rules.catalog import paths
from abyss_rules.dsl.diagnostics import Reporter
from abyss_rules.dsl.highlight import LOOKS, functions, keywords
from abyss_rules.dsl.highlight_textmate import scope
from abyss_rules.dsl.source import Source
from abyss_rules.highlighting import SCENARIO_WORDS, AbyssLexer, _highlighter, textmate
from abyss_rules.model.vocabulary import Vocabulary
from abyss_rules.scenarios.expect import ThenReader
from abyss_rules.scenarios.lexicon import Lexicon
from tests.packs import GRAMMAR
from tests.vocabulary import examples

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(paths.cards_folder().rglob("*.abyss"))
SAMPLE = ROOT / "tests" / "unit" / "dsl" / "layout" / "before.abyss"
VOCABULARIES = [rulesets.find(name).words.vocabulary() for name in rulesets.NAMES]


def taken(text: str) -> list[tuple[str, str]]:
    """The words of a text with their categories; blanks and signs left out."""
    return [
        (piece, category)
        for _, category, piece in _highlighter().pieces(text)
        if category and category != "sign"
    ]


# --- what words are -------------------------------------------------------------------------------


def test_each_word_of_a_card_is_taken_for_what_it_is() -> None:
    text = """lord diver "The {g} \\"Diver\\"" { # deep
  guild merchant; keys 1;
  on arrival {
    choose l from court where guild == mage and keys of me > 2;
    each o in opponents together { steal 1 pearl from o; }
  }
  while free { alter monster_reward of me { space = max(1, space - 1); } }
  shoe 3;
}"""
    assert taken(text) == [
        ("lord", "block"),
        ("diver", "id"),
        ('"', "text"),
        ("The ", "text"),
        ("{g}", "placeholder"),
        (" ", "text"),
        ('\\"', "escape"),
        ("Diver", "text"),
        ('\\"', "escape"),
        ('"', "text"),
        ("# deep", "comment"),
        ("guild", "field"),
        ("merchant", "member"),
        ("keys", "field"),
        ("1", "number"),
        ("on arrival", "head"),
        ("choose", "keyword"),
        ("l", "binder"),
        ("from", "keyword"),
        ("court", "things"),
        ("where", "keyword"),
        ("guild", "attribute"),
        ("==", "operator"),
        ("mage", "member"),
        ("and", "logic"),
        ("keys", "quantity"),
        ("of", "keyword"),
        ("me", "self"),
        (">", "operator"),
        ("2", "number"),
        ("each", "keyword"),
        ("o", "binder"),
        ("in", "keyword"),
        ("opponents", "things"),
        ("together", "keyword"),
        ("steal", "verb"),
        ("1", "number"),
        ("pearl", "member"),
        ("from", "keyword"),
        ("o", "name"),
        ("while free", "head"),
        ("alter", "keyword"),
        ("monster_reward", "event"),
        ("of", "keyword"),
        ("me", "self"),
        ("space", "attribute"),
        ("=", "operator"),
        ("max", "function"),
        ("1", "number"),
        ("space", "attribute"),
        ("-", "operator"),
        ("1", "number"),
        ("shoe", "name"),
        ("3", "number"),
    ]


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("pack my.own {", "id"),
        ("lord best per guild g {", "binder"),
        ("choose 2 from court as pair;", "binder"),
        ("let prize = threat;", "binder"),
        ("score sum(r in races, 1);", "binder"),
        ('scenario "s" per race r {', "binder"),
    ],
)
def test_a_name_is_told_where_it_is_given(text: str, category: str) -> None:
    names = [piece for piece, found in taken(text) if found == category]
    assert len(names) == 1
    assert names[0] in {"my.own", "g", "pair", "prize", "r"}


@pytest.mark.parametrize(
    ("text", "word", "category"),
    [
        ("pearls 2;", "pearls", "field"),
        ("gain 2 pearls;", "pearls", "member"),
        ("gain pearls of me pearls;", "pearls", "quantity"),
        ("key silver;", "key", "field"),
        ("count(chamber of me where key == silver)", "key", "attribute"),
        ("gain 1 key;", "key", "member"),
        ("hand crab 2;", "hand", "field"),
        ("discard 1 from hand of me by me;", "hand", "things"),
        ("when { draw; }", "when", "head"),
        ("may when threat > 1 { }", "when", "keyword"),
        ("threat_rewards", "threat_rewards", "field"),
        ("countless", "countless", "name"),
        ("pearls.more", "pearls.more", "name"),
        ("not_offered use x;", "not_offered", "field"),
    ],
)
def test_a_word_of_several_meanings_is_told_by_its_place(
    text: str, word: str, category: str
) -> None:
    assert next(found for piece, found in taken(text) if piece == word) == category


def test_a_text_that_is_not_closed_ends_with_its_line() -> None:
    assert taken('"a\nlord') == [('"', "text"), ("a", "text"), ("lord", "name")]


def test_keywords_and_functions_are_the_grammars() -> None:
    assert {"pack", "where", "once", "not"} <= set(keywords(GRAMMAR))
    assert "count" in functions(GRAMMAR)
    assert functions("") == ()
    for word in keywords(GRAMMAR):
        assert (word, "name") not in taken(f"{word} ;")
    for word in functions(GRAMMAR):
        assert taken(f"{word} (")[0] == (word, "function")


@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda one: one.ruleset)
def test_every_word_of_a_ruleset_has_its_colour(vocabulary: Vocabulary) -> None:
    for _, word, text in examples(vocabulary):
        found = dict(taken(text))
        assert found.get(word, "head") != "name", text
    words = [field.name for kind in vocabulary.card_kinds for field in kind.fields]
    words += [field.name for field in vocabulary.material]
    words += [member for kind in vocabulary.kinds for member in kind.members]
    for word in words:
        assert (word, "name") not in taken(f"{word};")


@pytest.mark.parametrize("name", rulesets.NAMES)
def test_every_word_of_scenarios_has_its_colour(name: str) -> None:
    reader = ThenReader(Lexicon(rulesets.find(name), ()), Reporter(Source("x", "")))
    lines = [*reader.about, *reader.table, *reader.player, *reader.seen, *reader.seen_player]
    for word in (*lines, *SCENARIO_WORDS):
        assert (word, "name") not in taken(f"{word} 1;"), word


# --- Pygments -------------------------------------------------------------------------------------


def test_pygments_knows_the_lexer_by_name_and_by_file() -> None:
    assert isinstance(get_lexer_by_name("abyss"), AbyssLexer)
    assert isinstance(get_lexer_for_filename("lords.abyss"), AbyssLexer)


def test_every_category_has_a_token_of_pygments_and_a_scope_of_its_own() -> None:
    assert all(string_to_tokentype(look.token) in STANDARD_TYPES for look in LOOKS.values())
    assert len({look.scope for look in LOOKS.values()}) == len(LOOKS)
    assert len({look.token for look in LOOKS.values()}) == len(LOOKS)


@pytest.mark.untraced
@given(st.text())
def test_no_text_is_an_error_and_none_is_lost(text: str) -> None:
    tokens = [(token, piece) for _, token, piece in AbyssLexer().get_tokens_unprocessed(text)]
    assert "".join(piece for _, piece in tokens) == text
    assert Error not in {token for token, _ in tokens}


def test_what_is_unknown_is_a_name() -> None:
    assert (Name, "shoe") in list(AbyssLexer().get_tokens("shoe"))


@pytest.mark.untraced
@pytest.mark.parametrize(
    "text",
    ["pearls  " * 5_000, "a" * 200_000, '"' + "\\" * 50_000, "lord " * 10_000, " " * 200_000],
    ids=["fields", "letters", "escapes", "blocks", "blanks"],
)
def test_a_long_text_is_coloured_in_one_pass(text: str) -> None:
    assert "".join(piece for _, _, piece in _highlighter().pieces(text)) == text


# --- TextMate -------------------------------------------------------------------------------------


class Editor:
    """Carries out a flat TextMate grammar as an editor does, line by line."""

    def __init__(self, grammar: dict[str, Any]) -> None:
        self.rules = [self.ready(rule) for rule in grammar["patterns"]]

    def ready(self, rule: dict[str, Any]) -> dict[str, Any]:
        made = {**rule, "at": re.compile(rule.get("match") or rule["begin"])}
        if "begin" in rule:
            made["end"] = re.compile(rule["end"])
            made["patterns"] = [self.ready(inner) for inner in rule["patterns"]]
        return made

    def scopes(self, text: str) -> list[str]:
        """The innermost scope of each character."""
        made: list[str] = []
        around: dict[str, Any] | None = None
        for line in text.split("\n"):
            of = [""] * len(line)
            around = self.line(line, of, around)
            made += [*of, ""]
        return made[:-1]

    def line(
        self, line: str, of: list[str], around: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """Give each character of a line its scope; gives what is still open at its end."""
        at = 0
        while True:
            rules = self.rules if around is None else around["patterns"]
            found = [(rule, hit) for rule in rules if (hit := rule["at"].search(line, at))]
            if around is not None and (end := around["end"].search(line, at)):
                found.insert(0, (None, end))
            base = "" if around is None else around["name"]
            if not found:
                of[at:] = [base] * (len(line) - at)
                return around
            # The leftmost one, and of these the first.
            rule, hit = min(found, key=lambda pair: pair[1].start())
            of[at : hit.start()] = [base] * (hit.start() - at)
            self.fill(of, base if rule is None else rule.get("name", ""), hit.span())
            for number, capture in (rule or {}).get("captures", {}).items():
                self.fill(of, capture["name"], hit.span(int(number)))
            if rule is None:
                around = None
            elif "begin" in rule:
                around = rule
            elif hit.end() == at:  # no rule may match nothing, else this goes on for ever
                raise AssertionError(rule)
            at = hit.end()
            if at == len(line) and around is None:
                return around

    @staticmethod
    def fill(of: list[str], name: str, span: tuple[int, int]) -> None:
        of[slice(*span)] = [name] * (span[1] - span[0])


def scopes_of_pieces(text: str) -> Iterator[str]:
    """The scope of each character of a text by our own rules."""
    for _, category, piece in _highlighter().pieces(text):
        for letter in piece:
            yield scope(category) if category and letter != "\n" else ""


EDITOR = Editor(textmate())


@pytest.mark.untraced
@pytest.mark.parametrize(
    "path", [*FILES, SAMPLE], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_editors_colour_cards_as_pygments_does(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert EDITOR.scopes(text) == list(scopes_of_pieces(text))


WORDS = st.sampled_from(
    [*keywords(GRAMMAR), *functions(GRAMMAR), *SCENARIO_WORDS]
    + [word for one in VOCABULARIES for _, word, _ in examples(one)]
    + ['"', "\\", "{g}", "a.b", "1", "12x", "#", ";", "{", "}", "(", ")", ",", "==", "=", "-", "é"]
)


@given(st.lists(st.tuples(WORDS, st.sampled_from(["", " ", "\n", "\t ", "  "]))))
@example([("\\", ""), ('"', "")])
@example([('"', ""), ("\\", ""), ('"', "\n"), ("lord", " "), ("a", " "), ('"', "")])
def test_editors_colour_any_words_as_pygments_does(words: list[tuple[str, str]]) -> None:
    text = "".join(word + blank for word, blank in words)
    assert EDITOR.scopes(text) == list(scopes_of_pieces(text))


def test_patterns_are_such_as_all_editors_know() -> None:
    patterns = re.findall(r'"(?:match|begin|end)": (".*")', json.dumps(textmate(), indent=1))
    assert len(patterns) > 25
    # Groups by name, conditions, flags and what looks back past one of several lengths are not.
    unusual = re.compile(r"\(\?(?!:|=|!|<!\[)|\\[AZzGkp]|[*+?}]\+")
    for pattern in map(json.loads, patterns):
        assert not unusual.search(pattern), pattern
        assert re.compile(pattern)


def test_the_extension_has_what_it_names() -> None:
    folder = ROOT / "editors" / "abyss-cards"
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))["contributes"]
    assert json.loads((folder / about["languages"][0]["configuration"]).read_text(encoding="utf-8"))
    assert (folder / about["grammars"][0]["path"]).is_file()
    assert about["grammars"][0]["scopeName"] == textmate()["scopeName"]
