"""Files that ``abyss check`` finds nothing, something or much in."""

from pathlib import Path

from click.testing import Result

from tests.commands import abyss

HEADER = "pack my.pack { format 1; ruleset abyss; }\n"
LORD = 'lord diver "The Diver" {{\n  guild mage; cost 8; races 2; influence 5;\n  {}\n}}\n'
SOUND = LORD.format("on arrival { gain 1 pearl; }")
FAULTY = LORD.format("on arrival { gian 1 pearl; }")
DOUBTFUL = 'location reef "The Reef" { score count(lords of me where influence < 0); }\n'
UNUSUAL = SOUND.replace("cost 8", "cost 30")


def file(text: str, name: str = "my.abyss") -> Path:
    """Write a file of a pack of its own: its header, and this."""
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((HEADER + text).encode())
    return path


def checked(*args: str, typed: str | bytes | None = None) -> Result:
    """What ``abyss check`` says with these arguments."""
    return abyss("check", *args, typed=typed)
