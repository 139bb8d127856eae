"""Messages of languages that do harm."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.hostile.making import HEADER, Hostile, grown, lord_with


def _told_with(fr: str, **more: str) -> Callable[[Path], Path]:
    """Cards that are told in French with such messages, and files of messages besides."""

    def make(folder: Path) -> Path:
        codes = ", ".join(
            ("en", "fr", *(code for code in more if re.fullmatch("[a-z]{2,3}", code)))
        )
        header = HEADER.replace("abyss;", f"abyss; languages {codes};")
        power = "on arrival { gain 1 pearl; may { choose mine from lords of me; discard mine; } }"
        cards = "".join(lord_with(f'name fr "F{n}"; {power}', n) for n in range(20))
        (folder / "a.abyss").write_text(header + cards, encoding="utf-8")
        (folder / "languages").mkdir()
        for code, text in {"fr": fr, **more}.items():
            data = text.encode("utf-8", "surrogatepass")
            (folder / "languages" / f"{code}.ftl").write_bytes(data)
        return folder

    return make


def messages() -> Iterator[Hostile]:
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
        ("without number", grown("a = b\n", 60 << 10), ("A522",)),
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
