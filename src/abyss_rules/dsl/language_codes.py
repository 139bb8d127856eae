"""The codes of languages, and the names that people write in their place."""

from __future__ import annotations

import re

from abyss_rules.dsl.letters import folded

_CODE = re.compile(r"[a-z]{2,3}")
#: A code with a country behind it, or in other letters.
_LONGER = re.compile(r"([A-Za-z]{2})(?:[-_][A-Za-z]{2,4})?|([A-Za-z]{3})")
#: What languages are called in English and by those who speak them; the commonest of games.
_NAMES = {
    "cs": ("czech", "čeština"),
    "da": ("danish", "dansk"),
    "de": ("german", "deutsch"),
    "el": ("greek", "ελληνικά"),
    "en": ("english",),
    "es": ("spanish", "español", "castellano"),
    "fi": ("finnish", "suomi"),
    "fr": ("french", "français", "francais"),
    "hu": ("hungarian", "magyar"),
    "it": ("italian", "italiano"),
    "ja": ("japanese", "日本語"),
    "ko": ("korean", "한국어"),
    "nl": ("dutch", "nederlands"),
    "no": ("norwegian", "norsk"),
    "pl": ("polish", "polski"),
    "pt": ("portuguese", "português", "portugues"),
    "ru": ("russian", "русский"),
    "sv": ("swedish", "svenska"),
    "tr": ("turkish", "türkçe"),
    "uk": ("ukrainian", "українська"),
    "zh": ("chinese", "中文"),
}
_BY_NAME = {folded(name): code for code, names in _NAMES.items() for name in names}


def is_code(text: str) -> bool:
    """Whether a text has the form of a code: two or three small letters."""
    return _CODE.fullmatch(text) is not None


def code_of(text: str) -> str:
    """The code that a text is or is meant for: ``fr`` for ``French`` and ``fr-CA``; else ""."""
    if code := _BY_NAME.get(folded(text)):
        return code
    longer = _LONGER.fullmatch(text)
    return (longer[1] or longer[2]).lower() if longer else ""
