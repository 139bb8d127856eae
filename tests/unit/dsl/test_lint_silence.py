"""Lint: comments that silence a warning."""

from __future__ import annotations

import pytest

from abyss_rules.dsl.format import format_text
from tests.unit.dsl.linted import remarks


@pytest.mark.parametrize(
    ("before", "behind", "silent"),
    [
        ("", "# lint: ok A601", True),
        ("# lint: ok A601\n", "", True),
        ("# meant so; lint: ok A602, A601\n", "", True),
        ("", "# lint: ok A602 A601", True),
        ("", "# lint: ok A602", False),
        ("", "# A601", False),
        ("# lint: ok A601\n\n", "", False),
        ('location x "lint: ok A601" { score 1; }\n', "", False),
        ('location x "X" { score 1; }  # lint: ok A601\n', "", False),
    ],
)
def test_a_comment_silences_a_code_on_its_line_or_the_next(
    before: str, behind: str, *, silent: bool
) -> None:
    card = 'location reef "The Reef" { score count(lords of me where influence < 0); }'
    assert (remarks(f"{before}{card}  {behind}\n") == []) is silent


@pytest.mark.parametrize(
    "text",
    [
        "# lint: ok A601\nlocation x {\n  score CONDITION;\n}",
        "# lint: ok A601\n# more\nlocation x {\n\n  score CONDITION;\n}",
        "location x {\n  score CONDITION;\n} # lint: ok A601",
        "location x {\n  # lint: ok A601\n  score 1 +\n  CONDITION;\n}",
        "location x {\n  score CONDITION\n  + 1; # lint: ok A601\n}",
        "location x {\n  on control {\n # lint: ok A601\n gain\nCONDITION pearls; }\n score 1; }",
    ],
)
def test_a_comment_silences_a_code_however_the_text_is_laid_out(text: str) -> None:
    card = text.replace("x {", 'x "X" {').replace(
        "CONDITION", "count(lords of me where influence < 0)"
    )
    assert remarks(card) == remarks(format_text(card)) == []
    assert remarks(card.replace("A601", "A602")) != []
