"""The codes of all findings: what each means, why it is one, and how to mend it."""

from __future__ import annotations

from abyss_rules.dsl.codes import meaning, writing
from abyss_rules.dsl.codes.code import Code

__all__ = ["CODES", "GROUPS", "Code", "reference"]

#: The groups of codes, by their first letters.
GROUPS = {
    "A0": "Files",
    "A1": "Writing",
    "A2": "Names",
    "A3": "Types",
    "A4": "Effects",
    "A5": "Packs, cards and fields",
}

_TABLE = (*writing.TABLE, *meaning.TABLE)
CODES = {code.code: code for code in _TABLE}


def reference() -> str:
    """The reference page of all codes, in Markdown."""
    lines = [
        "# Diagnostics",
        "",
        "Every finding of `abyss check` has a code that never changes its meaning. The page is",
        "made from the tables in `abyss_rules/dsl/codes`.",
    ]
    for prefix, title in GROUPS.items():
        lines += ["", f"## {title}"]
        for code in (c for c in _TABLE if c.code.startswith(prefix)):
            level = "" if code.severity == "error" else f" ({code.severity})"
            lines += ["", f"### {code.code}: {code.title}{level}", "", code.why]
            for label, text in (("Wrong", code.wrong), ("Right", code.right)):
                if text:
                    lines += ["", f"{label}:", "", "```text", *text.split("\n"), "```"]
    return "\n".join(lines) + "\n"
