"""The numbers of the answers stand for what they should."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from abyss_rules import rulesets
from abyss_rules.engine.options import SHIFT, OptionVerb

#: Ruleset -> the name of an answer in the code -> the word that its text begins with.
ANSWERS = {
    "abyss": {
        **{name: name.lower() for name in ("EXPLORE", "RECRUIT", "PLOT", "PASS", "USE", "BUY")},
        **{name: name.lower() for name in ("DECLINE", "TAKE", "LEAVE", "FIGHT", "CONTINUE")},
        **{name: name.lower() for name in ("REWARD", "DONE", "DRAW", "ACCEPT", "IGNORE")},
        "TAKE_STACK": "support",
        "PAY_ALLY": "pay",
        "AFFILIATE_ALLY": "affiliate",
        "SPEND_TOKEN": "spend token",
        "SPEND_LORD": "spend",
        "CONTROL_LOCATION": "control",
        "KEEP_LOCATION": "keep",
        "FINISH_TURN": "finish",
        "DISCARD_ALLY": "discard",
        "PAY_PEARL": "pay pearl",
        "EXCHANGE_FOR": "exchange",
        "COPY_OF": "copy",
    },
    "conspiracy": {
        **{name: name.lower() for name in ("PASS", "DRAW", "FINISH", "ACCEPT", "DECLINE")},
        "TAKE_PILE": "pile",
        "KEEP_LORD": "keep",
        "PLACE_LORD": "place",
        "CONTROL_LOCATION": "control",
        "DRAW_LOCATIONS": "draw",
        "KEEP_LOCATION": "keep",
        "PLAY_AGAIN": "replay",
    },
}


@pytest.mark.parametrize("ruleset", rulesets.NAMES)
def test_each_answer_has_the_number_of_its_own_word(ruleset: str) -> None:
    steps: Any = import_module(f"abyss_rules.rulesets.{ruleset}.steps")
    numbers = {name: getattr(steps, name) for name in ANSWERS[ruleset]}
    assert not [name for name, code in numbers.items() if code % (1 << SHIFT)]
    verbs = [code >> SHIFT for code in numbers.values()]
    assert [steps.VERBS[verb].name for verb in verbs] == list(ANSWERS[ruleset].values())
    for kind, verb in steps.CHOICE_VERBS.items():
        assert steps.VERBS[verb] == OptionVerb("choose", kind)
    assert sorted([*verbs, *steps.CHOICE_VERBS.values()]) == list(range(len(steps.VERBS)))
