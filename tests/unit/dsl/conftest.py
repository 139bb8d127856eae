"""Checking a few lines of a card, for the tests of this folder."""

from collections.abc import Callable

import pytest

from abyss_rules.catalog import paths
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.rulesets.abyss.vocabulary import WORDS

Check = Callable[..., Compiled]


@pytest.fixture(scope="session", name="check")
def _check() -> Check:
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    vocabularies = {"abyss": WORDS.vocabulary()}
    fields = {"lord": "guild mage; cost 6; races 3; influence 5; ", "location": ""}

    def check(body: str, kind: str = "lord", *, mended: bool = True) -> Compiled:
        """Check the abilities of one card; ``pack``: a whole text."""
        text = body
        if kind != "pack":
            head = "pack a.b { format 1; ruleset abyss; }\n"
            text = f'{head}{kind} x "X" {{ {fields[kind]}\n{body} }}'
        return compile_pack([Source("x", text)], vocabularies, grammar, mended=mended)

    return check
