"""Card templates: one written card makes a card for each member of a closed kind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import evolve, fields, has

from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import did_you_mean

if TYPE_CHECKING:
    from abyss_rules.dsl.diagnostics import Diagnostic, Reporter
    from abyss_rules.dsl.names import Names

Node = TypeVar("Node")

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def expand(written: syntax.Card, names: Names, reporter: Reporter) -> list[syntax.Card]:
    """The cards that a written card stands for: itself, or one a member of the kind it is ``per``.

    In each, the template's word is the member; ids end in it, and so does the id behind
    ``replaces`` that ends in ``_word``; ``{word}`` in the printed name is replaced by it.
    Reports a kind that there is not and a word that is never used.
    """
    if written.per is None:
        return [written]
    kind_word, binder = written.per
    kinds = {kind.name.lower(): kind for kind in names.kinds.values() if kind.members}
    kind = kinds.get(kind_word.text)
    if kind is None:
        known = " or ".join(f"`per {name} …`" for name in sorted(kinds))
        message = f"`{kind_word.text}` is no kind whose members are known"
        help_ = did_you_mean(kind_word.text, kinds) or f"write {known}"
        fix = reporter.respelt(kind_word, kinds)
        reporter.report("A212", kind_word.span, message, help=help_, fix=fix)
        return []
    word = binder.text
    named = written.name is not None and f"{{{word}}}" in written.name.text
    if not named and (other := _placeholder(written)):
        used = _mentions(written.heads, word) or _mentions(written.fields, word)
        if not used and (_mentions(written.heads, other) or _mentions(written.fields, other)):
            message = f"`{word}` is never used, but `{other}` is"
            reporter.report("A210", binder.span, message, help=f"did you mean `{other}`?")
            return [_for_member(written, other, member) for member in kind.members]
        if used and written.name is not None:
            message = f"`{{{other}}}` in the name is not the word of this template"
            help_ = f"did you mean `{{{word}}}`?"
            reporter.report("A506", written.name.span, message, help=help_)
            named = True
    if not _mentions(written.fields, word) and not _mentions(written.heads, word):
        message = f"`{word}` is never used"
        if named:
            message = f"`{word}` is used in the name only, so these cards differ in nothing else"
        help_ = f"use `{word}` in a field or a power too, or leave out `per`"
        reporter.report("A210", binder.span, message, help=help_)
    if written.name is not None and not named:
        message = f"all {len(kind.members)} cards of this template have the same name"
        help_ = f"write `{{{word}}}` in it, as in “{written.name.text} of {{{word}}}”"
        reporter.report("A506", written.name.span, message, help=help_)
    return [_for_member(written, binder.text, member) for member in kind.members]


def explained(found: Diagnostic, written: syntax.Card) -> Diagnostic:
    """A finding about an unknown word in a template whose own word is not used anywhere else."""
    letter = found.end_column - found.column == 1
    guessed = "?" in found.help and not letter
    if written.per is None or found.code not in ("A201", "A504") or guessed:
        return found
    return evolve(found, help=f"did you mean `{written.per[1].text}`?")


def _placeholder(written: syntax.Card) -> str:
    """The word in braces in a card's name, "" if there is none."""
    found = _PLACEHOLDER.search(written.name.text) if written.name else None
    return found[1] if found else ""


def _for_member(written: syntax.Card, binder: str, member: str) -> syntax.Card:
    name = written.name
    return evolve(
        written,
        id=evolve(written.id, text=f"{written.id.text}_{member}"),
        name=name and evolve(name, text=name.text.replace(f"{{{binder}}}", member)),
        per=None,
        fields=tuple(
            _replaced(_for_family(field, binder, member), binder, member)
            for field in written.fields
        ),
        heads=_replaced(written.heads, binder, member),
    )


def _for_family(field: syntax.Field, binder: str, member: str) -> syntax.Field:
    """``replaces value_one_g`` for each member: the card of another template."""
    end = f"_{binder}"
    if field.name.text != "replaces":
        return field
    parts = tuple(
        evolve(part, text=f"{part.text.removesuffix(end)}_{member}")
        if isinstance(part, syntax.Word) and part.text.endswith(end)
        else part
        for part in field.parts
    )
    return evolve(field, parts=parts)


def _replaced(node: Node, binder: str, member: str) -> Node:
    """The node with the template's word replaced wherever a value can stand."""
    made: Any = node
    if isinstance(node, syntax.Word):
        made = evolve(node, text=member) if node.text == binder else node
    elif isinstance(node, tuple):
        made = tuple(_replaced(part, binder, member) for part in node)
    elif has(type(node)):
        changes = {
            field.name: _replaced(getattr(node, field.name), binder, member)
            for field in fields(cast("Any", type(node)))
            if field.name != "span"
        }
        made = evolve(made, **changes)
    result: Node = made
    return result


def _mentions(node: object, binder: str) -> bool:
    if isinstance(node, syntax.Word):
        return node.text == binder
    if isinstance(node, tuple):
        return any(_mentions(part, binder) for part in node)
    if has(type(node)):
        return any(
            _mentions(getattr(node, field.name), binder)
            for field in fields(cast("Any", type(node)))
        )
    return False
