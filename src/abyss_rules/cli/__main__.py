"""The command line where the script ``abyss`` is not on the path: ``python -m abyss_rules.cli``."""

from __future__ import annotations

from abyss_rules.cli.app import main

if __name__ == "__main__":
    main()
