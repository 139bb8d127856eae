"""What is said of each code."""

from __future__ import annotations

import re

from attrs import field, frozen

_HEADER = "pack my.pack { format 1; ruleset abyss; }\n\n"
#: The card file beside which a file of messages lies.
_BESIDE = "pack my.pack { format 1; ruleset abyss; languages en, fr; }\n"
_LORD = 'lord diver "The Diver" {\n  guild mage; cost 8; races 2; influence 5;\n'
#: The places an example may stand in: what is around it in a whole file, and how deep it stands.
PLACES = {
    "file": ("", "", 0),
    "blocks": (_HEADER, "", 0),
    "lord": (f"{_HEADER}{_LORD}", "}\n", 2),
    "location": (f'{_HEADER}location reef "The Reef" {{\n', "}\n", 2),
    "power": (f"{_HEADER}{_LORD}  on arrival {{\n", "  }\n}\n", 4),
    "standing": (f"{_HEADER}{_LORD}  while free {{\n", "  }\n}\n", 4),
    "messages": ("", "", 0),
    "scenario": (f'{_HEADER}{_LORD}}}\n\nscenario "tried" {{\n', "}\n", 2),
    #: Several files, each behind a line with its name: `==> lords.abyss <==`.
    "files": ("", "", 0),
    #: No text at all: it is said what is wrong and what is right, and the tests make it.
    "words": ("", "", 0),
}
_FILE = re.compile(r"^==> (\S+) <==\n", re.MULTILINE)
#: What colours a file, by the ending of its name.
_LEXERS = {"abyss": "abyss", "py": "python"}


@frozen
class Code:
    """A kind of finding. ``wrong`` and ``right`` are an example, or say in words what to make.

    Of the wrong example nothing but this code is said, of the right one nothing at all.
    """

    code: str
    title: str
    #: What is wrong where it is found.
    means: str
    wrong: str
    right: str
    severity: str = "error"
    #: Why it is a fault, and not let through.
    why: str = field(default="", kw_only=True)
    #: One of `PLACES`.
    place: str = field(default="power", kw_only=True)
    #: What to do where the message alone does not tell.
    mend: str = field(default="", kw_only=True)
    #: What it means for the pack, where that is not what it mostly means of that severity.
    entails: str = field(default="", kw_only=True)
    #: Whether it is `abyss test` that says it, where a scenario is played, not `abyss check`.
    played: bool = field(default=False, kw_only=True)

    def whole(self, example: str) -> str:
        """The file in which an example of this code stands."""
        before, after, depth = PLACES[self.place]
        lines = [f"{' ' * depth}{line}".rstrip() for line in example.split("\n")]
        return f"{before}{chr(10).join(lines)}\n{after}"

    def files(self, example: str) -> dict[str, str]:
        """The files of a pack in which an example of this code stands, by their names."""
        if self.place == "messages":
            return {"cards.abyss": _BESIDE, "languages/fr.ftl": self.whole(example)}
        if self.place == "files":
            _, *parts = _FILE.split(f"{example}\n")
            return dict(zip(parts[::2], parts[1::2], strict=True))
        return {"cards.abyss": self.whole(example)}

    @property
    def in_words(self) -> bool:
        """Whether no text shows it."""
        return self.place == "words"

    def blocks(self, example: str) -> list[tuple[str, str, str]]:
        """An example as the parts that are shown: the file's name if there are several, its text.

        Last in each is what colours it.
        """
        if self.place != "files":
            return [("", example, "text" if self.place == "messages" else "abyss")]
        return [
            (name, text.strip("\n"), _LEXERS.get(name.rpartition(".")[2], "text"))
            for name, text in self.files(example).items()
        ]

    def example(self, whole: str) -> str:
        """The example that stands in such a file."""
        before, after, depth = PLACES[self.place]
        inner = whole[len(before) : len(whole) - len(after)].rstrip("\n")
        return "\n".join(line[depth:] for line in inner.split("\n"))
