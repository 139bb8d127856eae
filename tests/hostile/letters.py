"""Letters that cannot be seen, look like others, or are none."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.hostile.making import FIELDS, HEADER, Hostile, files_of, full_of, lord_with


def _named(letters: str) -> str:
    return f'lord l1 "{letters}" {{ {FIELDS} }}\n'


def letters() -> Iterator[Hostile]:
    for name, letter in (
        ("turning the direction", "\u202e"),
        ("isolated from their direction", "\u2066"),
        ("of no width", "\u200b"),
        ("that join", "\u200d"),
        ("that say which variant", "\ufe0f"),
        ("that end a line elsewhere", "\u2028"),
        ("that steer a terminal", "\x1b"),
        ("for private use", "\ue000"),
        ("that fill a place", "\u3164"),
        ("of other alphabets that look alike", "a\u0430"),
    ):
        code = "A110" if letter[0] == "a" else "A109"
        text = HEADER + _named(f"Li{letter}sa")
        yield Hostile(f"letters {name}", files_of(a=text), (code,), harmless=code == "A110")
    yield Hostile(
        "a word of letters that only look right",
        files_of(a=HEADER + lord_with("on arrival { g\u0430in 1 pearl; }")),
        ("A202",),
    )
    comment = "# \u202e } ;\n"
    yield Hostile("a comment that turns the code", files_of(a=HEADER + comment), ("A109",))
    yield Hostile(
        "accents without end", files_of(a=HEADER + _named("e" + "\u0301" * 9000)), ("A516",)
    )
    yield Hostile(
        "letters that normalise to many",
        full_of(lambda n: f'location p{n} "{chr(0xFDFA) * 70}{n}" {{ score 1; }}\n'),
        ("A004",),
    )
    names = ("Li\u0301sa", "L\u00edsa")
    two = "".join(lord_with("", n).replace(f'"L {n}"', f'"{name}"') for n, name in enumerate(names))
    yield Hostile("two spellings of one name", files_of(a=HEADER + two), ("A506",))
    wide = "\uff2c\uff49\uff53\uff41"
    two = lord_with("", 1).replace('"L 1"', '"Lisa"') + lord_with("", 2).replace(
        '"L 2"', f'"{wide}"'
    )
    yield Hostile("a name in wide letters", files_of(a=HEADER + two), ("A506",))
    yield Hostile("half a letter", files_of(a=HEADER.encode() + b'"\xed\xa0\x80"'), ("A002",))
    yield Hostile("letters written too long", files_of(a=HEADER.encode() + b"\xc0\xaf"), ("A002",))
    yield Hostile("another encoding", files_of(a=HEADER.encode("utf-16")), ("A002",))
    yield Hostile("NUL characters", files_of(a=HEADER + "\0" * 9000), ("A003",))
    yield Hostile("lone carriage returns", full_of(lambda _n: "#\r"), (), harmless=True)
    yield Hostile(
        "letters of all alphabets",
        full_of(lambda n: f"# {chr(0x100 + n % 0x2000) * 40}\n"),
        (),
        harmless=True,
    )
    noise = random.Random(1)
    yield Hostile(
        "noise",
        files_of(a=HEADER + "".join(chr(noise.randrange(33, 0x3000)) for _ in range(9_000))),
        ("A101",),
    )
