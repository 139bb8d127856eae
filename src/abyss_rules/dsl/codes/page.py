"""The page of each code, for the site, for terminals and for the tools that show findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.codes.code import Code

#: What each severity means for the pack.
SEVERITY_TOLD = {
    "error": "An error: what stands there is left out, and a pack with it cannot be used.",
    "warning": "A warning: the pack can be used; with `--strict` the check fails.",
    "info": "An information: nothing has to be done.",
}


def markdown(code: Code, said: str = "", mended: str = "") -> str:
    """The page in Markdown.

    ``said`` is what is told of the wrong example, ``mended`` what `--fix` makes of it.
    """
    return "\n".join(_markdown(code, said, mended)) + "\n"


def _markdown(code: Code, said: str, mended: str) -> Iterator[str]:
    yield f"# {code.code}: {code.title}"
    yield from ("", code.means, "", entailed(code))
    if code.why:
        yield from ("", "## Why", "", code.why)
    yield from ("", "## Wrong", *_example(code, code.wrong))
    if said:
        yield from ("", f"`abyss {'test' if code.played else 'check'}` says:", "", *_block(said))
    yield from ("", "## Right", *_example(code, code.right))
    if code.mend or mended:
        yield from ("", "## Fix", "")
        yield from [code.mend] * bool(code.mend)
        if mended:
            yield from [""] * bool(code.mend)
            if mended == code.right:
                yield "`abyss check --fix` makes the right one of the wrong one above."
            else:
                _, _, lexer = code.blocks(code.wrong)[0]
                yield from (
                    "`abyss check --fix` makes of the wrong one:",
                    "",
                    *_block(mended, lexer),
                )


def entailed(code: Code) -> str:
    """What a finding of a code means for the pack."""
    return code.entails or SEVERITY_TOLD[code.severity]


def _example(code: Code, example: str) -> Iterator[str]:
    if code.in_words:
        yield from ("", example)
        return
    for name, text, lexer in code.blocks(example):
        if name:
            yield from ("", f"`{name}`:")
        yield from ("", *_block(text, lexer))


def _block(text: str, language: str = "text") -> list[str]:
    return [f"```{language}", *text.split("\n"), "```"]


def plain(code: Code) -> str:
    """The page as plain text."""
    return "\n".join(f"{line}".rstrip() for _, line in lines(code)) + "\n"


def lines(code: Code) -> Iterator[tuple[str, str]]:
    """The page for a terminal, line by line, each with what it is: ``title``, ``head``, ``code``.

    A text is one line, however long.
    """
    yield "title", f"{code.code}: {code.title} ({code.severity})"
    yield from (("", ""), ("text", code.means))
    shown = "text" if code.in_words else "code"
    for head, kind, text in (
        ("Why", "text", code.why),
        ("Wrong", shown, code.wrong),
        ("Right", shown, code.right),
        ("Fix", "text", code.mend),
    ):
        if text:
            yield from (("", ""), ("head", head))
            indent = "    " if kind == "code" else ""
            yield from ((kind, f"{indent}{line}") for line in text.split("\n"))
