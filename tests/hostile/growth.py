"""What takes quadratic time if one is careless."""

from __future__ import annotations

from collections.abc import Iterator

from tests.hostile.making import (
    HEADER,
    ROOM,
    Hostile,
    files_of,
    full_of,
    grown,
    location_with,
    lord_with,
)


def growth() -> Iterator[Hostile]:
    yield Hostile("texts never closed", full_of(lambda _n: '"a b;\n'), ("A004",))
    yield Hostile(
        "one text never closed, then spaces", files_of(a=HEADER + '"' + " " * 200_000), ("A004",)
    )
    yield Hostile("quotation marks only", files_of(a=HEADER + '"' * 200_001), ("A004",))
    yield Hostile("escapes only", files_of(a=HEADER + '"' + "\\" * 200_001), ("A004",))
    yield Hostile("semicolons only", files_of(a=HEADER + ";" * 200_000), ("A004",))
    yield Hostile("one word as long as a file", files_of(a=HEADER + "a" * 200_000), ("A004",))
    yield Hostile(
        "two words as long as a file", files_of(a=f"{HEADER}a {'b' * 200_000}"), ("A004",)
    )
    yield Hostile("line ends only, and no header", files_of(a="\n" * 250_000), ("A509",))
    yield Hostile("signs only, and no header", files_of(a=";\n" * 120_000), ("A509",))
    yield Hostile(
        "braces opened and closed at once", files_of(a=HEADER + "{}" * 120_000), ("A102",)
    )
    yield Hostile(
        "braces opened and closed at once in a card",
        files_of(a=HEADER + "lord a {" + "{}" * 120_000),
        ("A004",),
    )
    yield Hostile(
        "a comment of many comments before a fault",
        files_of(a=HEADER + lord_with(f"on arrival {{ {'# ' * 2000}\n ) }}")),
        ("A102",),
    )
    yield Hostile("words before no brace", full_of(lambda _n: "lord a\n"), ("A004",))
    yield Hostile(
        "words before no brace, with comments", full_of(lambda _n: "lord # a\n# # # b\n"), ("A004",)
    )
    yield Hostile(
        "a function without parenthesis",
        files_of(a=HEADER + location_with("count" + grown(" count", ROOM))),
        ("A102",),
    )
    yield Hostile(
        "a function far from its parenthesis",
        files_of(a=HEADER + location_with(f"count{' # #' * 1000}\n" * 3 + "(")),
        ("A201",),
    )
    misspelt = " ".join(f"gian{n} {n} perls;" for n in range(700))
    yield Hostile(
        "misspelt words",
        full_of(lambda n: lord_with(f"on arrival {{ {misspelt} }}", n)),
        ("A202", "A108"),
    )
    names = " ".join(f"gain {'x' * 30}{n} pearls;" for n in range(300))
    yield Hostile(
        "unknown names",
        full_of(lambda n: lord_with(f"on arrival {{ {names} }}", n)),
        ("A201", "A108"),
    )
    long_names = " ".join(f"gain {'pearls' * 60}{n} pearls;" for n in range(38))
    yield Hostile(
        "unknown names of great length",
        full_of(lambda n: lord_with(f"on arrival {{ {long_names} }}", n)),
        ("A201", "A108"),
    )
    lacking = "gain 1 pearl\n" * 1000
    yield Hostile(
        "semicolons missing",
        full_of(lambda n: lord_with(f"on arrival {{\n{lacking} }}", n)),
        ("A401",),
    )
    short = "gain 1 pearl\n" * 200
    yield Hostile(
        "semicolons missing in short cards",
        full_of(lambda n: lord_with(f"on arrival {{\n{short} }}", n)),
        ("A102",),
    )
    odd = "$ @ ! " * 500
    yield Hostile("signs that there are not", full_of(lambda n: lord_with(odd, n)), ("A101",))
    yield Hostile(
        "a brace missing in each card", full_of(lambda n: lord_with("", n)[:-3]), ("A103",)
    )
    yield Hostile(
        "a brace too many in each card", full_of(lambda n: f"{lord_with('', n)}}}\n"), ("A104",)
    )
    yield Hostile(
        "statements out of place",
        full_of(lambda n: f"gain {n} pearls; choose x from y;\n"),
        ("A004",),
    )
    yield Hostile(
        "cards of few words, each with several faults",
        full_of(lambda n: lord_with("on arrival { gain 1 ) choose ( x from; } on on { }", n)),
        ("A102",),
    )
    words = "(a b c)" * 300
    yield Hostile("words in a heap", full_of(lambda n: lord_with(words, n)), ("A102",))
    yield Hostile(
        "headers without end",
        full_of(lambda n: f"pack a.b{n} {{ format 1; ruleset abyss; }}\n"),
        ("A510",),
    )
    yield Hostile(
        "material without end", full_of(lambda _n: "material { seats 2 to 4; }\n"), ("A515",)
    )
    yield Hostile(
        "one id many times", full_of(lambda _n: 'location p "P" { score 1; }\n'), ("A505", "A506")
    )
    yield Hostile("scenarios without end", full_of(_scenario), ("A004", "A807"))
    few = "".join(location_with("1", n) for n in range(60))
    yield Hostile(
        "scenarios without end, with cards for them",
        full_of(lambda n: few if n == 0 else _scenario(n)),
        ("A004", "A807"),
    )
    yield Hostile(
        "scenarios that are not closed",
        full_of(lambda n: _scenario(n).replace("} }\n", "\n")),
        ("A103",),
    )
    asked = "".join(_scenario(n, f"choose kabc{n}; recruit xyz{n}; " * 5) for n in range(200))
    yield Hostile("answers to nothing", files_of(a=HEADER + asked), ("A806", "A108"))
    near = [f"{'abcdefgh' * 3}_{n:03}_{'ijklm' * 2}" for n in range(400)]
    cards = "".join(f'location {id_} "P {n}" {{ score 1; }}\n' for n, id_ in enumerate(near))
    given = "seats 2; locations {};"
    wrong = "".join(
        f'scenario "s {n}" {{ given {{ {given.format("ponmlkji".join(id_.split("_")))} }} }}\n'
        for n, id_ in enumerate(near[:120])
    )
    yield Hostile(
        "ids that are nearly alike, and nearly said", files_of(a=HEADER + cards + wrong), ("A108",)
    )


def _scenario(number: int, answers: str = "explore;") -> str:
    return f'scenario "s {number}" {{ given {{ seats 2; }} when {{ {answers} }} }}\n'
