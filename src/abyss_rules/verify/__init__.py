"""Verifying a ruleset or a pack: games under laws, on several cores, and what was met in them."""
