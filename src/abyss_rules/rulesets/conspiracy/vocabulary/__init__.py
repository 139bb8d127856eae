"""The words that Conspiracy adds to the card language: each one declaration and one function."""

from __future__ import annotations

from abyss_rules.rulesets.conspiracy.vocabulary import quantities, things, verbs
from abyss_rules.rulesets.conspiracy.vocabulary.declare import WORDS

__all__ = ["WORDS", "quantities", "things", "verbs"]
