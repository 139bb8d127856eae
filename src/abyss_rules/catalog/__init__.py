"""Packs: where they lie, loading and checking them, putting them together, and their cache."""
