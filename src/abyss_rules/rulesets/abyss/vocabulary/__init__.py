"""The words that Abyss adds to the card language: each one declaration and one function."""

from __future__ import annotations

from abyss_rules.rulesets.abyss.vocabulary import quantities, things, verbs
from abyss_rules.rulesets.abyss.vocabulary.declare import WORDS

__all__ = ["WORDS", "quantities", "things", "verbs"]
