"""Where the cards, grammar, templates and cache lie: the only place that knows paths."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@lru_cache(maxsize=1)
def data_folder() -> Path:
    """The folder with all that is shipped: in the installed package, else the checkout."""
    packaged = _PACKAGE / "_data"
    return packaged if packaged.is_dir() else _PACKAGE.parent.parent


def cards_folder() -> Path:
    """The folder of the shipped packs, one folder each."""
    return data_folder() / "cards"


def grammar_file() -> Path:
    """The grammar of the card language."""
    return data_folder() / "grammar" / "abyss.lark"


def templates_folder() -> Path:
    """The folder of the templates that packs and cards are begun with."""
    return data_folder() / "templates"


def languages_folder(ruleset: str) -> Path:
    """The folder with the words of a ruleset in all languages."""
    return _PACKAGE / "rulesets" / ruleset / "languages"


def cache_folder() -> Path | None:
    """The folder of the user's cache, which need not exist; None if there is to be no cache.

    The environment variable ``ABYSS_CACHE`` names another folder, or turns it off with ``off``.
    """
    named = os.environ.get("ABYSS_CACHE", "")
    if named.strip().lower() in ("off", "0", "no", "false"):
        return None
    return Path(named) if named else _user_cache()


def _user_cache() -> Path | None:
    try:
        if sys.platform in ("win32", "darwin"):
            import platformdirs

            return Path(platformdirs.user_cache_dir("abyss_rules", appauthor=False))
        # What platformdirs says here, without the milliseconds its import takes.
        home = os.environ.get("XDG_CACHE_HOME", "")
        return (Path(home) if home.strip() else Path.home() / ".cache") / "abyss_rules"
    except (RuntimeError, OSError):  # there is no home
        return None
