"""Conspiracy, the Senate chamber, as a ruleset of the engine."""
