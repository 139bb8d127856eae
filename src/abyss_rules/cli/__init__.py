"""The command line, ``abyss``: each command is a module that is loaded when it is called."""

from __future__ import annotations

from abyss_rules.cli.app import app, main

__all__ = ["app", "main"]
