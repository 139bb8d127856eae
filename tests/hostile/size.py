"""Files, blocks and lists that are longer than anybody writes, and more of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from abyss_rules.catalog import limits
from tests.hostile.making import HEADER, ROOM, Hostile, files_of, full_of, grown, lord_with


def size() -> Iterator[Hostile]:
    yield Hostile("a file of a gibibyte", _sparse, ("A004",))
    yield Hostile("comments only", full_of(lambda _n: "# nothing\n"), (), harmless=True)
    yield Hostile("spaces only", full_of(lambda _n: " \t \n"), (), harmless=True)
    yield Hostile("more text than a pack has", _too_much, ("A004",))
    yield Hostile("more files than a pack has", _many_files, ("A004",))
    yield Hostile(
        "one block as long as a file",
        files_of(a=HEADER + lord_with("on arrival { " + "gain 1 pearl; " * 15_000 + "}")),
        ("A004",),
    )
    steps = grown("gain 1 pearl; ", ROOM - 100)
    yield Hostile(
        "blocks of the greatest length, all sound",
        full_of(lambda n: lord_with(f"on arrival {{ {steps} }}", n)),
        ("A004",),
    )
    yield Hostile(
        "blocks of the greatest length, each with a fault at its end",
        full_of(lambda n: lord_with(f"on arrival {{ {steps} gain 1 }}", n)),
        ("A004",),
    )
    terms = grown("+1", ROOM - 200)
    yield Hostile(
        "blocks of the greatest length without spaces",
        full_of(lambda n: f'location p{n}"P{n}"{{score 1{terms};}}\n'),
        ("A004", "A106"),
    )
    yield Hostile(
        "cards without number",
        full_of(lambda n: f'location p{n}"{n}"{{score 1;}}'),
        ("A004",),
    )
    yield Hostile(
        "a template many times",
        full_of(lambda n: f'location p{n} per guild g "{n}{{g}}" {{ score {n}; }}\n'),
        ("A210",),
    )
    fields = "".join(f"f{n} 1;" for n in range(1500))
    yield Hostile("fields without number", files_of(a=HEADER + lord_with(fields)), ("A203", "A108"))
    parts = ", ".join(f'"{n}"' for n in range(1500))
    header = f"pack a.b {{ format 1; ruleset abyss; authors {parts}; }}\n"
    yield Hostile("a list without end", files_of(a=header), (), harmless=True)


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
