"""What the Lords of the expansions took: cards, words, and for each word one place in the rules.

The places are found in the syntax trees, and the page tells of nothing else.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from abyss_rules import rulesets
from abyss_rules.dsl.wording import signature
from abyss_rules.game import load_pack
from tests.said import said

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "abyss_rules"
ABYSS = SOURCE / "rulesets" / "abyss"
PAGE = ROOT / "docs" / "explanation" / "new-words.md"

_ROW = re.compile(
    r"^\| `([\w ]+)` \| \w+ \| `([\w/.]+)` \| `(\w+)` in `([\w/.]+)` \|$", re.MULTILINE
)

#: (name of the word, file that declares it, function of the rules that asks it, its file).
Row = tuple[str, str, str, str]


@cache
def new_words() -> frozenset[tuple[str, str]]:
    """(what, word) of the words that cards of the expansions say and none of the base game."""
    new, base = (
        {pair for card in load_pack(pack).cards for pair in said(card.abilities)}
        for pack in ("abyss.expansions", "abyss.base")
    )
    return frozenset(new - base)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def rules() -> list[Path]:
    """The files of the ruleset that carry rules out: all but the vocabulary."""
    return sorted(ABYSS.glob("*.py"))


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    yield from (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef))


@cache
def calls() -> Counter[str]:
    """How often each function is called, by what stands before the parenthesis."""
    return Counter(
        ast.unparse(call.func)
        for path in SOURCE.rglob("*.py")
        for call in ast.walk(tree(path))
        if isinstance(call, ast.Call)
    )


def strings(node: ast.AST) -> set[str]:
    """The texts that stand in a piece of code."""
    return {
        one.value
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def declaration(what: str, word: str) -> tuple[Path, ast.stmt]:
    """The file that declares a word, and the one statement of it that does.

    Decorated functions read a thing or a number or do a verb; switches and events are calls.
    """
    found = [
        (path, statement)
        for path in sorted((ABYSS / "vocabulary").glob("*.py"))
        for statement in tree(path).body
        for call in declaring(statement)
        if first_text(call, whole=what != "verb") == name_of(what, word)
    ]
    assert len(found) == 1, (word, found)
    return found[0]


def declaring(statement: ast.stmt) -> Iterator[ast.Call]:
    """The calls in a statement of the vocabulary that declare words."""
    within: list[ast.expr] = []
    if isinstance(statement, ast.FunctionDef):  # of the shufflers the names are those of things
        within = [one for one in statement.decorator_list if "shuffler" not in ast.unparse(one)]
    elif isinstance(statement, ast.AugAssign) and isinstance(statement.value, ast.List):
        within = statement.value.elts
    elif isinstance(statement, ast.Expr):
        within = [statement.value]
    yield from (one for one in within if isinstance(one, ast.Call))


def first_text(call: ast.Call, *, whole: bool) -> str:
    """The first argument, if it is a text; of the signature of a verb what stands before it."""
    first = call.args[0] if call.args else None
    text = str(first.value) if isinstance(first, ast.Constant) else ""
    return text if whole else text.split(" {")[0]


def name_of(what: str, word: str) -> str:
    """A word as cards write it: of a verb the first words, before what it is done to."""
    if what != "verb":
        return word
    verbs = {verb.key: verb for verb in rulesets.find("abyss").words.vocabulary().verbs}
    return signature(verbs[word]).split(" ")[0].lower()


def columns(word: str) -> set[str]:
    """Where the prepared rules keep a switch, or what answers to an event: names of attributes."""
    return {
        target.attr
        for node in ast.walk(tree(ABYSS / "rules.py"))
        if isinstance(node, ast.Assign) and word in strings(node.value)
        for target in node.targets
        if isinstance(target, ast.Attribute)
    }


def asked(what: str, word: str) -> list[tuple[str, str]]:
    """Each place in the rules that asks for a word: the function, and the file as the page has it.

    A switch is asked by ``ask``, an event is announced by ``react``. A verb is asked by none: its
    declaration calls the function that does it. A thing or a number that cards read is the
    declared function itself, which no rule calls.
    """
    path, statement = declaration(what, word)
    if what in ("number", "event") and not isinstance(statement, ast.FunctionDef):
        kept = columns(word)
        assert len(kept) == 1, word
        return [
            (function.name, path.name)
            for path in rules()
            for function in functions(path)
            for call in ast.walk(function)
            if isinstance(call, ast.Call)
            and ast.unparse(call.func) in ("ask", "react")
            and any(isinstance(a, ast.Attribute) and a.attr in kept for a in call.args)
        ]
    assert isinstance(statement, ast.FunctionDef)
    if what == "verb":
        (call,) = moves(statement)
        module, _, function_name = ast.unparse(call.func).partition(".")
        return [(function_name, f"{module}.py")]
    return [(statement.name, f"vocabulary/{path.name}")]


def moves(function: ast.FunctionDef) -> list[ast.Call]:
    """The calls of functions that move cards or tokens."""
    return [
        call
        for statement in function.body
        for call in ast.walk(statement)
        if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("moves")
    ]


def rows() -> set[Row]:
    """The table that the page must have."""
    made = set()
    for what, word in new_words():
        path, _statement = declaration(what, word)
        places = asked(what, word)
        assert len(places) == 1, (word, places)
        made.add((name_of(what, word), f"vocabulary/{path.name}", *places[0]))
    return made


def test_each_new_word_is_declared_once_and_asked_in_one_place_as_the_page_says() -> None:
    told = _ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert len(told) == len(set(told)) >= 10
    assert set(told) == rows()


def test_no_rule_calls_what_only_cards_read_or_do() -> None:
    for what, word in new_words():
        path, statement = declaration(what, word)
        if not isinstance(statement, ast.FunctionDef):
            continue
        function, file = asked(what, word)[0]
        found = calls()[function] + calls()[f"{Path(file).stem}.{function}"]
        assert found == (what == "verb"), (word, path)


@pytest.mark.parametrize("package", ["engine", "dsl", "model", "catalog", "game", "formats", "cli"])
def test_no_package_that_serves_all_games_names_a_new_word(package: str) -> None:
    # `exploration_discard` is a zone of the game too, which the table of the command line shows.
    words = {name_of(what, word) for what, word in new_words()} - {"exploration_discard"}
    for path in sorted((SOURCE / package).rglob("*.py")):
        assert not strings(tree(path)) & words, path


def test_the_words_are_found() -> None:
    names = {name_of(what, word) for what, word in new_words()}
    assert {"recruitment", "monster_choice", "covered_lords", "summon"} <= names
    assert ("verb", "gain") not in new_words()
    with pytest.raises(AssertionError, match="nothing"):
        declaration("thing", "nothing")
