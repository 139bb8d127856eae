"""What fuzzing begins with: sound inputs of each target, and words to put into them."""

from __future__ import annotations

import io
import re
import zipfile
from functools import cache

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.catalog import paths
from abyss_rules.dsl import language, wording
from tests.played import played

HEADER = "pack a.b { format 1; ruleset abyss; }\n"
#: So many messages stand together in an input.
_MESSAGES = 25


@cache
def _blocks(folder: str = ".") -> tuple[str, ...]:
    """The blocks of the shipped cards, as their files have them between empty lines."""
    found = sorted((paths.cards_folder() / folder).rglob("*.abyss"))
    texts = [path.read_text(encoding="utf-8") for path in found]
    return tuple(block for text in texts for block in text.split("\n\n") if "{" in block)


@cache
def cards() -> tuple[bytes, ...]:
    """A card or scenario each, with a header."""
    return tuple((HEADER + block + "\n").encode() for block in _blocks())


@cache
def card_words() -> tuple[bytes, ...]:
    """The words of all cards, and signs."""
    words = {word for block in _blocks() for word in block.split()}
    signs = ("{", "}", "(", ")", ";", ",", '"', "#", "\n", "9" * 40, "\u202e", "é")
    return tuple(word.encode() for word in (*sorted(words), *signs))


@cache
def scenarios() -> tuple[bytes, ...]:
    """A scenario of the shipped cards of the header's game each."""
    found = [
        block for block in _blocks("abyss") if block.startswith("scenario") and "per " not in block
    ]
    return tuple((HEADER + block + "\n").encode() for block in found)


@cache
def told_cards() -> str:
    """Cards with powers of many kinds, to be told with messages; none is one of the game's own."""
    found = [block for block in _blocks("abyss") if block.startswith(("lord", "location"))]
    named = [re.sub(r'^(\w+) (\w+) "', r'\1 our_\2 "Our ', block) for block in found[::17]]
    plain = [re.sub(r"\n  name[^;]*;", "", block) for block in named]
    return HEADER.replace("abyss;", "abyss; languages en, fr, xx;") + "\n".join(plain)


# --- games ----------------------------------------------------------------------------------------


@cache
def _games() -> tuple[ar.Game, ...]:
    return (
        *(played(seed, 23 * seed, 2 + seed % 3) for seed in range(1, 9)),
        *(played(seed, 15 * seed, 1 + seed % 3, ruleset="conspiracy") for seed in range(1, 5)),
    )


@cache
def saves() -> tuple[bytes, ...]:
    """Saved games, begun and ended."""
    return tuple(ar.to_json(game).encode() for game in _games())


@cache
def records() -> tuple[bytes, ...]:
    """The records of the same games."""
    return tuple(str(game.record()).encode() for game in _games())


@cache
def json_words() -> tuple[bytes, ...]:
    """Signs and values of JSON, and words of saved games."""
    return (
        *(b"{", b"}", b"[", b"]", b",", b":", b'"', b"null", b"true", b"-1", b"1e999", b"NaN"),
        *(b'""', b"{}", b"[]", b"9" * 40, b'"\\ud800"', b"0.5", b'"explore"', b'"stack"'),
    )


# --- messages and archives ------------------------------------------------------------------------


@cache
def messages() -> tuple[bytes, ...]:
    """The library's messages in all languages, some at a time."""
    packages = ("abyss_rules.dsl", *(f"abyss_rules.rulesets.{name}" for name in rulesets.NAMES))
    texts = [language.source(one, code) for one in packages for code in wording.languages()]
    read = [re.split(r"\n(?=[a-zA-Z-])", text) for text in texts]
    starts = [(parts, first) for parts in read for first in range(0, len(parts), _MESSAGES)]
    return tuple("\n".join(parts[at : at + _MESSAGES]).encode() for parts, at in starts)


@cache
def message_words() -> tuple[bytes, ...]:
    """Parts of messages."""
    calls = (b"FORM($what, ", b"TRAIT(", b"COUNTED($count, $head)", b"CAPITAL(", b"NUMBER(1)")
    signs = (b"{", b"}", b"{ ", b" }", b" ->\n   *[one] ", b"\n    [x] ", b"\n    .gender = f\n")
    names = (b"-term", b"$form", b"$head", b"sentence = ", b"joins = ", b'"\\u202E"', b"list-and")
    return (*calls, *signs, *names, *(part.split(b" = ")[0] for part in messages()))


@cache
def archives() -> tuple[bytes, ...]:
    """Archives, and texts with files that are put into one."""
    files = {
        "my/cards.abyss": told_cards(),
        "my/more/more.abyss": "# nothing more\n",
        "my/languages/fr.ftl": messages()[-1].decode(),
        "my/languages/xx.ftl": messages()[0].decode(),
        "my/notes.txt": "nothing",
    }
    made = ["".join(f"%% {name}\n{text}\n" for name, text in files.items()).encode()]
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", method) as archive:
            for name, text in files.items():
                archive.writestr(name, text)
        made.append(whole.getvalue())
    return tuple(made)


@cache
def archive_words() -> tuple[bytes, ...]:
    """Marks within archives, and names of files."""
    names = (b"../x.abyss", b"/x.abyss", b"a\\b.abyss", b"C:x", b"x.zip", b"my/languages/de.ftl")
    marks = (b"PK\1\2", b"PK\3\4", b"PK\5\6", b"PK\6\7", b"\xff\xff\xff\xff", b"\0\0")
    return (*names, *marks, b"\n%% x.abyss\n", b"%% languages/\n", *message_words()[:8])
