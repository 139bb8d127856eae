"""The versions that files name: the library's own and the card language's."""

from __future__ import annotations

#: The version of this library, as in pyproject.toml (a test compares them).
LIBRARY = "0.1.0"

#: The newest `format` of packs that this library reads.
CARD_FORMAT = 1

#: The newest form of records and saved games that this library reads; it writes this one.
SAVE_FORMAT = 1
