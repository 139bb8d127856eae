"""Packs that somebody made to do harm: nested, long, many, odd. Each is stopped by a limit.

`HOSTILE` names them; each is made in a folder of its own, with the codes by which the check has to
stop it. The tests ask what is said, the benchmark what it takes.
"""

from __future__ import annotations

import random
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from attrs import frozen

from abyss_rules.catalog import limits
from abyss_rules.dsl.blocks import BRACKET_LIMIT
from abyss_rules.dsl.build import DEPTH_LIMIT
from abyss_rules.dsl.parse import BLOCK_LIMIT
from abyss_rules.model.cards import MOST_CARDS

HEADER = "pack hostile.pack { format 1; ruleset abyss; }\n"
_LORD = "guild mage; cost 6; races 1; influence 2;"
_KIB = 1 << 10


@frozen
class Hostile:
    """A hostile pack: what it does, how it is made, and what has to be said of it."""

    name: str
    make: Callable[[Path], Path]
    #: Each of these codes has to be among the findings.
    codes: tuple[str, ...]
    #: A pack that is odd, but does no harm and has no error.
    harmless: bool = False

    def build(self, folder: Path) -> Path:
        """Make it below a folder that is there; gives the path to be checked."""
        return self.make(folder)


def _texts(**texts: str | bytes) -> Callable[[Path], Path]:
    """A folder of files, each under its name without the ending; the text may be bytes."""

    def make(folder: Path) -> Path:
        for name, text in texts.items():
            data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
            (folder / f"{name}.abyss").write_bytes(data)
        return folder

    return make


def _full(line: Callable[[int], str]) -> Callable[[Path], Path]:
    """As many lines as there is room for in the files of a pack."""

    def make(folder: Path) -> Path:
        number = 0
        for file in range(limits.TOTAL // limits.FILE):
            room = limits.FILE - 2 * _KIB
            lines = [HEADER] if file == 0 else []
            while room > 0:
                lines.append(line(number))
                room -= len(lines[-1].encode("utf-8", "surrogatepass"))
                number += 1
            text = "".join(lines[:-1])
            (folder / f"f{file}.abyss").write_bytes(text.encode("utf-8", "surrogatepass"))
        return folder

    return make


def _lord(body: str, number: int = 1) -> str:
    return f'lord l{number} "L {number}" {{ {_LORD}\n{body}\n}}\n'


def _location(score: str, number: int = 1, more: str = "") -> str:
    return f'location p{number} "P {number}" {{ {more} score {score}; }}\n'


def _grown(piece: str, most: int) -> str:
    """A piece as often as it fits."""
    return piece * (most // len(piece))


_ROOM = BLOCK_LIMIT - 200


# --- nesting ------------------------------------------------------------------------------------


def _nesting() -> Iterator[Hostile]:
    deep = 60_000
    power = "on arrival { " + "may { " * 30_000 + "gain 1 pearl; " + "} " * 30_000 + "}"
    yield Hostile("braces inside each other", _texts(a=HEADER + _lord(power)), ("A106",))
    score = "(" * deep + "1" + ")" * deep
    yield Hostile("parentheses inside each other", _texts(a=HEADER + _location(score)), ("A106",))
    yield Hostile("braces never closed", _texts(a=HEADER + "lord a { " * 25_000), ("A106",))
    yield Hostile("braces never opened", _texts(a=HEADER + "} " * 120_000), ("A104",))
    for name, start, piece, end in (
        ("not", "count(lords of me where ", "not ", "disabled)"),
        ("minus", "", "- ", "1"),
        ("of", "count(", "top of ", "court)"),
        ("plus", "1", " + 1", ""),
        ("and", "count(lords of me where disabled", " and disabled", ")"),
    ):
        score = start + _grown(piece, _ROOM - 100) + end
        yield Hostile(
            f"a chain of `{name}` in one card", _texts(a=HEADER + _location(score)), ("A106",)
        )
    chain = "1" + " + 1" * (DEPTH_LIMIT - 5)
    nested = chain
    for _ in range(BRACKET_LIMIT - 4):
        nested = f"({nested} + {chain})"
    yield Hostile(
        "chains and parentheses together",
        _full(lambda n: _location(nested[: _ROOM // 2], n)),
        ("A004", "A106"),
    )


# --- size ---------------------------------------------------------------------------------------


def _size() -> Iterator[Hostile]:
    yield Hostile("a file of a gibibyte", _sparse, ("A004",))
    yield Hostile("comments only", _full(lambda _n: "# nothing\n"), (), harmless=True)
    yield Hostile("spaces only", _full(lambda _n: " \t \n"), (), harmless=True)
    yield Hostile("more text than a pack has", _too_much, ("A004",))
    yield Hostile("more files than a pack has", _many_files, ("A004",))
    yield Hostile(
        "one block as long as a file",
        _texts(a=HEADER + _lord("on arrival { " + "gain 1 pearl; " * 15_000 + "}")),
        ("A004",),
    )
    steps = _grown("gain 1 pearl; ", _ROOM - 100)
    yield Hostile(
        "blocks of the greatest length, all sound",
        _full(lambda n: _lord(f"on arrival {{ {steps} }}", n)),
        ("A004",),
    )
    yield Hostile(
        "blocks of the greatest length, each with a fault at its end",
        _full(lambda n: _lord(f"on arrival {{ {steps} gain 1 }}", n)),
        ("A004",),
    )
    terms = _grown("+1", _ROOM - 200)
    yield Hostile(
        "blocks of the greatest length without spaces",
        _full(lambda n: f'location p{n}"P{n}"{{score 1{terms};}}\n'),
        ("A004", "A106"),
    )
    yield Hostile(
        "cards without number",
        _full(lambda n: f'location p{n}"{n}"{{score 1;}}'),
        ("A004",),
    )
    yield Hostile(
        "a template many times",
        _full(lambda n: f'location p{n} per guild g "{n}{{g}}" {{ score {n}; }}\n'),
        ("A210",),
    )
    fields = "".join(f"f{n} 1;" for n in range(1500))
    yield Hostile("fields without number", _texts(a=HEADER + _lord(fields)), ("A203", "A108"))
    parts = ", ".join(f'"{n}"' for n in range(1500))
    header = f"pack a.b {{ format 1; ruleset abyss; authors {parts}; }}\n"
    yield Hostile("a list without end", _texts(a=header), (), harmless=True)


def _sparse(folder: Path) -> Path:
    with (folder / "a.abyss").open("wb") as file:
        file.write(HEADER.encode())
        file.truncate(1 << 30)
    return folder


def _too_much(folder: Path) -> Path:
    for number in range(40):
        text = (HEADER if number == 0 else "") + "# long\n" * 36_000
        (folder / f"f{number}.abyss").write_text(text, encoding="utf-8")
    return folder


def _many_files(folder: Path) -> Path:
    (folder / "a.abyss").write_text(HEADER, encoding="utf-8")
    for number in range(3 * limits.FILES):
        (folder / f"f{number}.abyss").touch()
    return folder


# --- numbers ------------------------------------------------------------------------------------


def _numbers() -> Iterator[Hostile]:
    nines = "9" * 15_000
    yield Hostile("a number of thousands of digits", _texts(a=HEADER + _location(nines)), ("A107",))
    lord = f'lord a "A" {{ guild mage; cost {nines}; races 1; influence 1; }}\n'
    yield Hostile("a field of thousands of digits", _texts(a=HEADER + lord), ("A503",))
    header = f"pack a.b {{ format {nines}; ruleset abyss; }}\n"
    yield Hostile("a format of thousands of digits", _texts(a=header), ("A512",))
    engine = ", ".join([f">={'9' * 100}"] * 140)
    header = f'pack a.b {{ format 1; ruleset abyss; engine "{engine}"; }}\n'
    yield Hostile("a version of thousands of digits", _texts(a=header), ("A514",))
    product = "9999" + " * 9999" * 30
    yield Hostile(
        "a product beyond all bounds",
        _texts(a=HEADER + _location(product)),
        (),
        harmless=True,
    )
    lord = 'lord a "A" { guild mage; influence 1; copies 99; }\n'
    text = HEADER.replace("abyss;", "conspiracy;") + "".join(
        lord.replace("a ", f"a{n} ", 1).replace('"A"', f'"A{n}"') for n in range(30)
    )
    yield Hostile("copies without number", _texts(a=text), ("A004",))
    things = "count(lords of me"
    for _ in range(8):
        things += " where count(lords of me"
    loops = things + ") > 1" * 8 + ")"
    yield Hostile("loops inside each other", _texts(a=HEADER + _location(loops)), ("A411",))


# --- letters ------------------------------------------------------------------------------------


def _named(letters: str) -> str:
    return f'lord l1 "{letters}" {{ {_LORD} }}\n'


def _letters() -> Iterator[Hostile]:
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
        yield Hostile(f"letters {name}", _texts(a=text), (code,), harmless=code == "A110")
    yield Hostile(
        "a word of letters that only look right",
        _texts(a=HEADER + _lord("on arrival { g\u0430in 1 pearl; }")),
        ("A202",),
    )
    comment = "# \u202e } ;\n"
    yield Hostile("a comment that turns the code", _texts(a=HEADER + comment), ("A109",))
    yield Hostile(
        "accents without end", _texts(a=HEADER + _named("e" + "\u0301" * 9000)), ("A516",)
    )
    yield Hostile(
        "letters that normalise to many",
        _full(lambda n: f'location p{n} "{chr(0xFDFA) * 70}{n}" {{ score 1; }}\n'),
        ("A004",),
    )
    names = ("Li\u0301sa", "L\u00edsa")
    two = "".join(_lord("", n).replace(f'"L {n}"', f'"{name}"') for n, name in enumerate(names))
    yield Hostile("two spellings of one name", _texts(a=HEADER + two), ("A506",))
    wide = "\uff2c\uff49\uff53\uff41"
    two = _lord("", 1).replace('"L 1"', '"Lisa"') + _lord("", 2).replace('"L 2"', f'"{wide}"')
    yield Hostile("a name in wide letters", _texts(a=HEADER + two), ("A506",))
    yield Hostile("half a letter", _texts(a=HEADER.encode() + b'"\xed\xa0\x80"'), ("A002",))
    yield Hostile("letters written too long", _texts(a=HEADER.encode() + b"\xc0\xaf"), ("A002",))
    yield Hostile("another encoding", _texts(a=HEADER.encode("utf-16")), ("A002",))
    yield Hostile("NUL characters", _texts(a=HEADER + "\0" * 9000), ("A003",))
    yield Hostile("lone carriage returns", _full(lambda _n: "#\r"), (), harmless=True)
    yield Hostile(
        "letters of all alphabets",
        _full(lambda n: f"# {chr(0x100 + n % 0x2000) * 40}\n"),
        (),
        harmless=True,
    )
    noise = random.Random(1)
    yield Hostile(
        "noise",
        _texts(a=HEADER + "".join(chr(noise.randrange(33, 0x3000)) for _ in range(9_000))),
        ("A101",),
    )


# --- what is quadratic if one is careless -------------------------------------------------------


def _growth() -> Iterator[Hostile]:
    yield Hostile("texts never closed", _full(lambda _n: '"a b;\n'), ("A004",))
    yield Hostile(
        "one text never closed, then spaces", _texts(a=HEADER + '"' + " " * 200_000), ("A004",)
    )
    yield Hostile("quotation marks only", _texts(a=HEADER + '"' * 200_001), ("A004",))
    yield Hostile("escapes only", _texts(a=HEADER + '"' + "\\" * 200_001), ("A004",))
    yield Hostile("semicolons only", _texts(a=HEADER + ";" * 200_000), ("A004",))
    yield Hostile("one word as long as a file", _texts(a=HEADER + "a" * 200_000), ("A004",))
    yield Hostile("two words as long as a file", _texts(a=f"{HEADER}a {'b' * 200_000}"), ("A004",))
    yield Hostile("line ends only, and no header", _texts(a="\n" * 250_000), ("A509",))
    yield Hostile("signs only, and no header", _texts(a=";\n" * 120_000), ("A509",))
    yield Hostile("braces opened and closed at once", _texts(a=HEADER + "{}" * 120_000), ("A102",))
    yield Hostile(
        "braces opened and closed at once in a card",
        _texts(a=HEADER + "lord a {" + "{}" * 120_000),
        ("A004",),
    )
    yield Hostile(
        "a comment of many comments before a fault",
        _texts(a=HEADER + _lord(f"on arrival {{ {'# ' * 2000}\n ) }}")),
        ("A102",),
    )
    yield Hostile("words before no brace", _full(lambda _n: "lord a\n"), ("A004",))
    yield Hostile(
        "words before no brace, with comments", _full(lambda _n: "lord # a\n# # # b\n"), ("A004",)
    )
    yield Hostile(
        "a function without parenthesis",
        _texts(a=HEADER + _location("count" + _grown(" count", _ROOM))),
        ("A102",),
    )
    yield Hostile(
        "a function far from its parenthesis",
        _texts(a=HEADER + _location(f"count{' # #' * 1000}\n" * 3 + "(")),
        ("A201",),
    )
    wrong = " ".join(f"gian{n} {n} perls;" for n in range(700))
    yield Hostile(
        "misspelt words", _full(lambda n: _lord(f"on arrival {{ {wrong} }}", n)), ("A202", "A108")
    )
    names = " ".join(f"gain {'x' * 30}{n} pearls;" for n in range(300))
    yield Hostile(
        "unknown names", _full(lambda n: _lord(f"on arrival {{ {names} }}", n)), ("A201", "A108")
    )
    long_names = " ".join(f"gain {'pearls' * 60}{n} pearls;" for n in range(38))
    yield Hostile(
        "unknown names of great length",
        _full(lambda n: _lord(f"on arrival {{ {long_names} }}", n)),
        ("A201", "A108"),
    )
    lacking = "gain 1 pearl\n" * 1000
    yield Hostile(
        "semicolons missing", _full(lambda n: _lord(f"on arrival {{\n{lacking} }}", n)), ("A401",)
    )
    short = "gain 1 pearl\n" * 200
    yield Hostile(
        "semicolons missing in short cards",
        _full(lambda n: _lord(f"on arrival {{\n{short} }}", n)),
        ("A102",),
    )
    odd = "$ @ ! " * 500
    yield Hostile("signs that there are not", _full(lambda n: _lord(odd, n)), ("A101",))
    yield Hostile("a brace missing in each card", _full(lambda n: _lord("", n)[:-3]), ("A103",))
    yield Hostile(
        "a brace too many in each card", _full(lambda n: f"{_lord('', n)}}}\n"), ("A104",)
    )
    yield Hostile(
        "statements out of place",
        _full(lambda n: f"gain {n} pearls; choose x from y;\n"),
        ("A004",),
    )
    yield Hostile(
        "cards of few words, each with several faults",
        _full(lambda n: _lord("on arrival { gain 1 ) choose ( x from; } on on { }", n)),
        ("A102",),
    )
    words = "(a b c)" * 300
    yield Hostile("words in a heap", _full(lambda n: _lord(words, n)), ("A102",))
    yield Hostile(
        "headers without end",
        _full(lambda n: f"pack a.b{n} {{ format 1; ruleset abyss; }}\n"),
        ("A510",),
    )
    yield Hostile(
        "material without end", _full(lambda _n: "material { seats 2 to 4; }\n"), ("A515",)
    )
    yield Hostile(
        "one id many times", _full(lambda _n: 'location p "P" { score 1; }\n'), ("A505", "A506")
    )
    yield Hostile("scenarios without end", _full(_scenario), ("A004", "A807"))
    few = "".join(_location("1", n) for n in range(60))
    yield Hostile(
        "scenarios without end, with cards for them",
        _full(lambda n: few if n == 0 else _scenario(n)),
        ("A004", "A807"),
    )
    yield Hostile(
        "scenarios that are not closed",
        _full(lambda n: _scenario(n).replace("} }\n", "\n")),
        ("A103",),
    )


def _scenario(number: int) -> str:
    return f'scenario "s {number}" {{ given {{ seats 2; }} when {{ explore; }} }}\n'


# --- messages -----------------------------------------------------------------------------------


def _told_with(fr: str, **more: str) -> Callable[[Path], Path]:
    """Cards that are told in French with such messages, and files of messages besides."""

    def make(folder: Path) -> Path:
        codes = ", ".join(("en", "fr", *(code for code in more if re.fullmatch("[a-z]+", code))))
        header = HEADER.replace("abyss;", f"abyss; languages {codes};")
        power = "on arrival { gain 1 pearl; may { choose mine from lords of me; discard mine; } }"
        cards = "".join(_lord(f'name fr "F{n}"; {power}', n) for n in range(20))
        (folder / "a.abyss").write_text(header + cards, encoding="utf-8")
        (folder / "languages").mkdir()
        for code, text in {"fr": fr, **more}.items():
            data = text.encode("utf-8", "surrogatepass")
            (folder / "languages" / f"{code}.ftl").write_bytes(data)
        return folder

    return make


def _messages() -> Iterator[Hostile]:
    codes = [a + b for a in "bcdghjkmnqvwxyz" for b in "bcdghjkmnqvwxyz"]
    doubled = "".join(f"t{n} = {{ t{n + 1} }}{{ t{n + 1} }}\n" for n in range(60))
    terms = "".join(f"-t{n} = {{ -t{n + 1} }}{{ -t{n + 1} }}\n" for n in range(60))
    forms = "".join(
        f'{one} = {{ FORM($clause, "a") }} {{ FORM($clause, "b") }} {{ FORM($clause, "c") }}\n'
        for one in ("sentence", "ability-once", "block-may", "list-then")
    )
    nested = "{ $form ->\n *[a] " * 3000 + "a" + " }" * 3000
    joins = "joins =\n" + "".join(f'    "{a}" > "{a}{a}{a}"\n' for a in "aeiourstln" * 40)
    for name, text, codes_ in (
        ("that double each other", f"sentence = {{ t0 }}\n{doubled}t60 = a\n", ("A524",)),
        ("that double each other as terms", f"sentence = {{ -t0 }}\n{terms}-t60 = a\n", ()),
        ("that tell each part three times", forms, ()),
        ("that stand in themselves", "sentence = { sentence } { sentence }\n", ("A524",)),
        ("inside each other", f"sentence = {nested}\n", ("A522",)),
        ("without number", _grown("a = b\n", 60 << 10), ("A522",)),
        ("each with a fault", "".join(f"a{n} = {{ $\n" for n in range(990)), ("A108",)),
        ("that nothing asks for", "".join(f"a{n} = b\n" for n in range(990)), ("A108",)),
        ("of great length", f"sentence = {'a ' * 30_000}\n", ("A522",)),
        ("in a file as long as one may be", "a = " + "b" * (255 << 10), ("A522",)),
        ("whose words run together without end", joins, ("A522",)),
        ("with a number of thousands of digits", f"sentence = {{ {'9' * 2000} }}\n", ("A522",)),
        ("that call what there is not", 'sentence = { EXEC("a") }\n', ("A522",)),
        ("that turn the direction", "sentence = \u202e{ $clause }\n", ("A522",)),
        ("with letters behind an escape", 'sentence = { "\\u202E" }{ $clause }\n', ("A522",)),
    ):
        yield Hostile(f"messages {name}", _told_with(text), codes_, harmless=True)
    many = dict.fromkeys(codes, "sentence = { $clause }\n" * 50)
    yield Hostile(
        "messages in languages without number", _told_with("", **many), ("A522",), harmless=True
    )
    long = dict.fromkeys(codes[:7], "".join(f"a{n} = {'b' * 55}\n" for n in range(990)))
    yield Hostile(
        "messages as many as a pack has", _told_with("", **long), ("A523",), harmless=True
    )
    other = {"../b": "a = b\n", "languages": "a = b\n", "EXE": "a = b\n"}
    yield Hostile("messages in files of no language", _told_with("", **other), (), harmless=True)


# --- files and archives -------------------------------------------------------------------------


def _files() -> Iterator[Hostile]:
    yield Hostile("a link out of the folder", _link("../outside.abyss"), ("A005",))
    yield Hostile("a link to the whole disk", _link("/"), ("A005",))
    yield Hostile("a link to itself", _link("a.abyss"), ("A005",))
    yield Hostile("a pipe that nobody writes to", _pipe, ("A001",))
    yield Hostile("folders inside each other", _deep_folders, (), harmless=True)
    yield Hostile("more folders than anybody looks through", _many_folders, ("A004",))
    yield Hostile("an archive of zeros", _bomb, ("A004",))
    yield Hostile("an archive whose files overlap", _overlapping, ("A007",))
    yield Hostile("an archive with names that lead out", _leading_out, ("A008",))
    yield Hostile("an archive of archives", _nested_archive, ("A007",))
    yield Hostile("an archive of many entries", _many_entries, ("A004",))
    yield Hostile("an archive cut in half", _cut, ("A007",))


def _link(target: str) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        inner = folder / "pack"
        inner.mkdir()
        (folder / "outside.abyss").write_text(HEADER, encoding="utf-8")
        (inner / "a.abyss").symlink_to(target)
        return inner

    return make


def _pipe(folder: Path) -> Path:
    import os

    (folder / "b.abyss").write_text(HEADER, encoding="utf-8")
    os.mkfifo(folder / "a.abyss")
    return folder


def _deep_folders(folder: Path) -> Path:
    inner = folder
    for _ in range(200):
        inner = inner / "in"
        inner.mkdir()
    (inner / "a.abyss").write_text(HEADER, encoding="utf-8")
    return folder


def _many_folders(folder: Path) -> Path:
    (folder / "a.abyss").write_text(HEADER, encoding="utf-8")
    for outer in range(limits.WALKED // 1000 + 1):
        (folder / f"{outer}").mkdir()
        for number in range(1000):
            (folder / f"{outer}" / f"{number}").touch()
    return folder


def _zip(folder: Path, **entries: bytes) -> Path:
    path = folder / "pack.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("cards.abyss", HEADER)
        for name, data in entries.items():
            archive.writestr(name.replace("__", "."), data)
    return path


def _bomb(folder: Path) -> Path:
    path = _zip(folder)
    with (
        zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as archive,
        archive.open("zeros.abyss", "w") as entry,
    ):
        for _ in range(300):
            entry.write(b"#" * (1 << 20))
    return path


def _overlapping(folder: Path) -> Path:
    """One compressed stream that a thousand entries call their own."""
    data = zlib.compress(b"#" * (200 << 10), 9)[2:-4]
    crc = zlib.crc32(b"#" * (200 << 10))
    first = b"a.abyss"
    local = struct.pack(
        "<4s5H3L2H", b"PK\3\4", 20, 0, 8, 0, 33, crc, len(data), 200 << 10, len(first), 0
    )
    body = local + first + data
    directory = b""
    for number in range(1000):
        name = f"f{number}.abyss".encode()
        sizes = (crc, len(data), 200 << 10, len(name))
        entry = (b"PK\1\2", 20, 20, 0, 8, 0, 33, *sizes, 0, 0, 0, 0, 0, 0)
        directory += struct.pack("<4s6H3L5H2L", *entry) + name
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1000, 1000, len(directory), len(body), 0)
    path = folder / "pack.zip"
    path.write_bytes(body + directory + end)
    return path


def _leading_out(folder: Path) -> Path:
    path = folder / "pack.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("cards.abyss", HEADER)
        archive.writestr("../../outside.abyss", HEADER)
        archive.writestr("/root.abyss", HEADER)
    return path


def _nested_archive(folder: Path) -> Path:
    inner = _zip(folder, a__abyss=b"#" * 1000).read_bytes()
    return _zip(folder, inner__zip=inner)


def _many_entries(folder: Path) -> Path:
    path = folder / "pack.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(limits.ENTRIES * 4):
            archive.writestr(f"f{number}.abyss", b"")
    return path


def _cut(folder: Path) -> Path:
    path = _zip(folder, a__abyss=random.Random(1).randbytes(90_000))
    path.write_bytes(path.read_bytes()[:45_000])
    return path


HOSTILE: tuple[Hostile, ...] = (
    *_nesting(),
    *_size(),
    *_numbers(),
    *_letters(),
    *_growth(),
    *_messages(),
    *_files(),
)
#: A pack of all cards has so many; named here so that the tests can say that it is no more.
CARDS = MOST_CARDS
