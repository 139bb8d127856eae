"""``python -m abyss_rules``: the command ``abyss``."""

from __future__ import annotations

from abyss_rules.cli import main

if __name__ == "__main__":
    main()
