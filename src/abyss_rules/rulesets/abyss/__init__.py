"""The base game of Abyss as a ruleset of the engine."""
