"""Card templates: one written card makes a card for each member of a closed kind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import evolve, fields, frozen, has

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_languages import SAID
from abyss_rules.dsl.diagnostics import did_you_mean
from abyss_rules.dsl.wording import USUAL, member

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.diagnostics import Diagnostic, Reporter
    from abyss_rules.dsl.names import Names
    from abyss_rules.model.cards import MessageFile  # noqa: TC004  # nobody resolves it
    from abyss_rules.model.vocabulary import Kind, Vocabulary  # noqa: TC004  # nobody resolves it

Node = TypeVar("Node")

#: The template's word in a name, perhaps in a form of the language: ``{g}``, ``{g.plural}``.
_PLACEHOLDER = re.compile(r"\{(\w+)(?:\.([\w-]+))?\}")


@frozen
class _Member:
    """A member of the template's kind, which its word stands for."""

    binder: str
    name: str
    kind: str
    vocabulary: Vocabulary
    messages: tuple[MessageFile, ...]

    def filled(self, text: str, language: str) -> str:
        """A text with the member's name in a language in it; in English its own word."""

        def put(found: re.Match[str]) -> str:
            word, form = found.groups()
            if word != self.binder:
                return found[0]
            if language == USUAL and not form:
                return self.name
            form = form or "plain"
            words = self.vocabulary, self.kind, self.name
            return member(*words, language, form, self.messages)

        return _PLACEHOLDER.sub(put, text)


def template_kind(
    word: syntax.Word, kinds: Iterable[Kind], reporter: Reporter, code: str
) -> Kind | None:
    """The closed kind behind ``per``; one that there is not is reported with the code."""
    closed = {kind.name.lower(): kind for kind in kinds if kind.members}
    if word.text not in closed:
        known = " or ".join(f"`per {name} …`" for name in sorted(closed))
        message = f"`{word.text}` is no kind whose members are known"
        help_ = did_you_mean(word.text, closed) or f"write {known}"
        fix = reporter.respelt(word, closed)
        reporter.report(code, word.span, message, help=help_, fix=fix)
    return closed.get(word.text)


def expand(
    written: syntax.Card, names: Names, reporter: Reporter, printed: str = USUAL
) -> list[syntax.Card]:
    """The cards that a written card stands for: itself, or one a member of the kind it is ``per``.

    In each, the template's word is the member; ids end in it, and so does the id behind
    ``replaces`` that ends in ``_word``; ``{word}`` in a name is replaced by what the member is
    called in the name's language, for the printed name the one given. Reports a kind that there is
    not and a word that is never used.
    """
    if written.per is None:
        return [written]
    kind_word, binder = written.per
    kind = template_kind(kind_word, names.kinds.values(), reporter, "A212")
    if kind is None:
        return []
    word = binder.text

    def each(word: str) -> list[syntax.Card]:
        words = names.vocabulary, names.messages
        members = (_Member(word, one, kind.name, *words) for one in kind.members)
        return [_for_member(written, one, printed) for one in members]

    named = written.name is not None and word in _placeholders(written.name.text)
    if not named and (other := _placeholder(written)):
        used = _uses(written, word)
        if not used and _uses(written, other):
            message = f"`{word}` is never used, but `{other}` is"
            reporter.report("A210", binder.span, message, help=f"did you mean `{other}`?")
            return each(other)
        if used and written.name is not None:
            message = f"`{{{other}}}` in the name is not the word of this template"
            help_ = f"did you mean `{{{word}}}`?"
            reporter.report("A506", written.name.span, message, help=help_)
            named = True
    if not _uses(written, word):
        message = f"`{word}` is never used"
        if named:
            message = f"`{word}` is used in the name only, so these cards differ in nothing else"
        help_ = f"use `{word}` in a field or a power too, or leave out `per`"
        reporter.report("A210", binder.span, message, help=help_)
    if written.name is not None and not named:
        message = f"all {len(kind.members)} cards of this template have the same name"
        help_ = f"write `{{{word}}}` in it, as in “{written.name.text} of {{{word}}}”"
        reporter.report("A506", written.name.span, message, help=help_)
    return each(word)


def _uses(written: syntax.Card, word: str) -> bool:
    """Whether a word stands in a field or a power, not only in what is said in languages."""
    fields_ = tuple(field for field in written.fields if field.name.text not in SAID)
    return _mentions(fields_, word) or _mentions(written.heads, word)


def explained(found: Diagnostic, written: syntax.Card) -> Diagnostic:
    """A finding about an unknown word in a template whose own word is not used anywhere else."""
    letter = found.end_column - found.column == 1
    guessed = "?" in found.help and not letter
    if written.per is None or found.code not in ("A201", "A504") or guessed:
        return found
    return evolve(found, help=f"did you mean `{written.per[1].text}`?")


def _placeholder(written: syntax.Card) -> str:
    """The word in braces in a card's name, "" if there is none."""
    return next(iter(_placeholders(written.name.text)), "") if written.name else ""


def _placeholders(text: str) -> list[str]:
    """The words in braces in a text."""
    return [found[1] for found in _PLACEHOLDER.finditer(text)]


def _for_member(written: syntax.Card, one: _Member, printed: str) -> syntax.Card:
    name = written.name
    return evolve(
        written,
        id=evolve(written.id, text=f"{written.id.text}_{one.name}"),
        name=name and evolve(name, text=one.filled(name.text, printed)),
        per=None,
        fields=tuple(
            _said(field, one)
            if field.name.text in SAID
            else _replaced(_for_family(field, one.binder, one.name), one.binder, one.name)
            for field in written.fields
        ),
        heads=_replaced(written.heads, one.binder, one.name),
    )


def _said(field: syntax.Field, one: _Member) -> syntax.Field:
    """What is said in several languages, with the member in each of them."""
    language = USUAL
    parts: list[syntax.Word | syntax.Numeral | syntax.Text] = []
    for part in field.parts:
        if isinstance(part, syntax.Text):
            parts.append(evolve(part, text=one.filled(part.text, language)))
        else:
            language = part.text
            parts.append(part)
    return evolve(field, parts=tuple(parts))


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
