"""Comments that begin as in other languages: which there are, and how they are written."""

from __future__ import annotations

import pytest

from abyss_rules.dsl.remarks import without_remarks


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("// so", "# so"),
        ("-- so", "# so"),
        ("/* so */", "# so"),
        ("/**/", "#"),
        ("a; // so\nb;", "a; # so\nb;"),
        ("  /* so */ a;", "  # so\n  a;"),
        ("/* so\n   on */ a;", "# so\n# on\na;"),
        ("/* never closed\na;", "# never closed\na;"),
        ("a # b\n// so", "a # b\n# so"),
        ("gain 2 // so\npearls;", "gain 2 # so\npearls;"),
    ],
)
def test_a_comment_of_another_language_becomes_one_of_this(text: str, right: str) -> None:
    plain, (one,) = without_remarks(text)
    start, end = one.span
    assert text[:start] + one.fix + text[end:] == right
    assert len(plain) == len(text)
    assert plain.count("\n") == text.count("\n")


@pytest.mark.parametrize(
    "text",
    [
        "# a // b",
        'text "a // b /* c -- d";',
        "score 5 // 2;",
        "score 5 --2;",
        "gain threat -- 2\n pearls;",
        '"not closed // a',
    ],
)
def test_what_may_be_a_sign_or_is_in_a_text_is_no_comment(text: str) -> None:
    assert without_remarks(text) == (text, [])


def test_only_so_many_are_told() -> None:
    plain, found = without_remarks("// so\n" * 101)
    assert len(found) == 100
    assert plain.strip() == "// so"
