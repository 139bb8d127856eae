"""Numbers beyond all bounds."""

from __future__ import annotations

from collections.abc import Iterator

from tests.hostile.making import HEADER, Hostile, files_of, location_with


def numbers() -> Iterator[Hostile]:
    nines = "9" * 15_000
    yield Hostile(
        "a number of thousands of digits", files_of(a=HEADER + location_with(nines)), ("A107",)
    )
    lord = f'lord a "A" {{ guild mage; cost {nines}; races 1; influence 1; }}\n'
    yield Hostile("a field of thousands of digits", files_of(a=HEADER + lord), ("A503",))
    header = f"pack a.b {{ format {nines}; ruleset abyss; }}\n"
    yield Hostile("a format of thousands of digits", files_of(a=header), ("A512",))
    engine = ", ".join([f">={'9' * 100}"] * 140)
    header = f'pack a.b {{ format 1; ruleset abyss; engine "{engine}"; }}\n'
    yield Hostile("a version of thousands of digits", files_of(a=header), ("A514",))
    product = "9999" + " * 9999" * 30
    yield Hostile(
        "a product beyond all bounds",
        files_of(a=HEADER + location_with(product)),
        (),
        harmless=True,
    )
    lord = 'lord a "A" { guild mage; influence 1; copies 99; }\n'
    text = HEADER.replace("abyss;", "conspiracy;") + "".join(
        lord.replace("a ", f"a{n} ", 1).replace('"A"', f'"A{n}"') for n in range(30)
    )
    yield Hostile("copies without number", files_of(a=text), ("A004",))
    things = "count(lords of me"
    for _ in range(8):
        things += " where count(lords of me"
    loops = things + ") > 1" * 8 + ")"
    yield Hostile("loops inside each other", files_of(a=HEADER + location_with(loops)), ("A411",))
