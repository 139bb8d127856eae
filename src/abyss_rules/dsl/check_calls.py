"""Checks calls (``count``, ``sum``, ``min`` …) and binds names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_hints import FORMS
from abyss_rules.dsl.check_unknown import UnknownChecker
from abyss_rules.dsl.names import IT, UNKNOWN, base, is_many, quoted
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.dsl.scope import Bound
    from abyss_rules.model.vocabulary import AttributeWord

#: A word that may be a bound name.
_WORD = re.compile(r"\w+")
#: What is meant by two things that are counted, by the type of the second.
_COUNTED = {"Truth": "count({} where {})", "Count": "sum({}, {})", UNKNOWN: ""}
#: Of so many numbers the lowest or highest is written as calls inside each other.
_NESTED = 4


def _named(text: str, name: str) -> str:
    """A condition with `it` in place of a name."""
    return re.sub(rf"\b{name}\b", IT, text)


class CallChecker(UnknownChecker):
    """Turns calls into the model's."""

    #: The things whose filter is looked at, and the type of one of them.
    filtered: tuple[syntax.Expression, str] | None = None

    # What the subclass adds, which also checks what stands inside calls.

    def infer(self, node: syntax.Expression, wanted: str = "") -> tuple[model.Expression, str]:
        """The expression and its type."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def checked(self, node: syntax.Expression, wanted: str, what: str = "") -> model.Expression:
        """The expression as one of the wanted type."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def require(
        self,
        node: syntax.Expression,
        expression: model.Expression,
        type_: str,
        wanted: str,
        what: str,
    ) -> None:
        """Report it if a type does not fit where another is wanted."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def things(
        self, node: syntax.Expression, what: str, around: syntax.Call | None = None
    ) -> tuple[model.Expression, str]:
        """An expression that gives any number of things."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    def type_of(self, node: syntax.Expression, wanted: str = "") -> str:
        """The type of an expression, of which nothing is reported, nor counted as used."""
        mark, found = self.scope.mark(), list(self.reporter.found)
        outer, self.guessing = self.guessing, True
        type_ = self.infer(node, wanted)[1]
        self.guessing = outer
        self.scope.reset(mark)
        self.reporter.found[:] = found
        return type_

    # --- calls ----------------------------------------------------------------------------------

    def call(self, node: syntax.Call) -> tuple[model.Expression, str]:
        """A call of any of the functions."""
        name, arguments = node.function.text, node.arguments
        binders = [argument.binder for argument in arguments]
        if name == "count" and binders == [None]:
            return model.Count(self.things(arguments[0].value, "`count`", node)[0]), "Count"
        if name != "count" and len(arguments) == 2 and binders[1] is None:
            if binders[0] is not None:
                return self.fold(node, binders[0])
            return self.pair(node)
        right = "" if self.guessing else self.right_call(node)
        self.reporter.report(
            "A410",
            node.span,
            f"`{name}` is not used like this",
            help=f"write {quoted([right] if right else FORMS[name])}",
            note=f"it is written {quoted(FORMS[name])}" if right else "",
            fix=(node.span, right) if right and self.is_sound(node) else None,
        )
        for argument in node.arguments:
            self.use_words(argument.value.span)
        return model.Number(0), UNKNOWN

    def right_call(self, node: syntax.Call) -> str:
        """The call that was probably meant by one with other arguments, or ""."""
        name, values = node.function.text, [argument.value for argument in node.arguments]
        said = [self.said(value) for value in values]
        if named := node.arguments[0].binder if node.arguments else None:
            simple = name == "count" and len(said) == 2 and "where" not in said[1]
            return f"count({said[0]} where {_named(said[1], named.text)})" if simple else ""
        if name == "count" and len(values) == 2:
            form = _COUNTED.get(self.type_of_each(*values), "distinct({}, {})")
            return "" if isinstance(values[0], syntax.Where) else form.format(*said)
        if name in ("min", "max") and len(values) > 2 and len(values) <= _NESTED:
            return (
                "".join(f"{name}({one}, " for one in said[:-1]) + said[-1] + ")" * (len(said) - 1)
            )
        if len(values) != 1 or name == "count":
            return ""
        value = values[0]
        if isinstance(value, syntax.Of) and self.said(value.what) in self.names.attributes:
            return f"{name}({self.said(value.whom)}, {self.said(value.what)})"
        if isinstance(value, syntax.Of) and self.said(value.what) in self.names.quantities:
            whom, what = self.said(value.whom), self.said(value.what)
            binder = self.free_name(whom)
            return f"{name}({binder} in {whom}, {what} of {binder})"
        type_ = self.type_of(value)
        if isinstance(value, syntax.Word) and (words := self.names.attributes.get(value.text)):
            things = self.owned(word.of for word in words if self.folds(name, word, f"{word.of}*"))
            over, one = self.filtered or (None, "")
            if over and any(word.of == one for word in words):
                things = [self.said(over)]
            return f"{name}({things[0]}, {value.text})" if things else ""
        numbers = [w.name for w in self.names.vocabulary.attributes if self.folds(name, w, type_)]
        return f"{name}({said[0]}, {numbers[0]})" if numbers else ""

    def folds(self, name: str, word: AttributeWord, type_: str) -> bool:
        """Whether a call may look at a property of things of a type."""
        closed = word.gives not in ("Count", "Truth")
        fitting = closed if name == "distinct" else word.gives == "Count"
        return fitting and is_many(type_) and word.of == base(type_)

    def type_of_each(self, things: syntax.Expression, inside: syntax.Expression) -> str:
        """The type of what is said of each of some things."""
        with self.scope.frame():
            self.scope.bind(IT, base(self.type_of(things)))
            return self.type_of(inside)

    def is_sound(self, node: syntax.Call) -> bool:
        """Whether the words of a call say enough to put it right."""
        values = [argument.value for argument in node.arguments]
        if "…" in self.said(node):
            return False
        if node.function.text == "count":
            return is_many(self.type_of(values[0])) and self.type_of_each(*values) == "Truth"
        if len(values) > 1:
            return all(self.type_of(value) == "Count" for value in values)
        of = values[0]
        if not isinstance(of, syntax.Of):
            return False
        type_, name = self.type_of(of.whom), node.function.text
        words = self.names.attributes.get(self.said(of.what), [])
        quantity = self.names.quantities.get(self.said(of.what))
        if quantity is not None and not words:
            return type_ == f"{quantity.of}*" and quantity.readable and name != "distinct"
        return any(self.folds(name, word, type_) for word in words)

    def use_words(self, span: syntax.Span) -> None:
        """Count the names in something faulty as used: they are not what is wrong."""
        for word in _WORD.findall(self.reporter.source.text[slice(*span)]):
            if bound := self.scope.find(word):
                bound.uses += 1

    def pair(self, node: syntax.Call) -> tuple[model.Expression, str]:
        """``min(a, b)`` of two numbers, or ``min(things, property)``."""
        name = node.function.text
        first, second = (argument.value for argument in node.arguments)
        if name in ("min", "max"):
            mark, found = self.scope.mark(), len(self.reporter.found)
            left, type_ = self.infer(first)
            if type_ == "Count":
                right = self.checked(second, "Count", f"`{name}` takes")
                return model.Binary(name, left, right), "Count"
            if not is_many(type_):
                self.require(first, left, type_, "Count", f"`{name}` takes")
                with self.scope.frame():
                    self.scope.bind(IT, UNKNOWN)  # whatever was meant, it may be looked at here
                    self.infer(second)
                return model.Number(0), "Count"
            # It is a fold, which looks at its first argument itself.
            self.scope.reset(mark)
            del self.reporter.found[found:]
        return self.fold(node, None)

    def fold(self, node: syntax.Call, binder: syntax.Word | None) -> tuple[model.Expression, str]:
        """``sum(things, property)`` and ``sum(x in things, number)``."""
        name = node.function.text
        first, second = (argument.value for argument in node.arguments)
        over, one = self.things(first, f"`{name}`")
        unseen = self.unseen(over)
        with self.scope.frame() as frame:
            if binder is None:
                self.scope.bind(IT, one, unseen=unseen)
            else:
                self.bind(binder, one, unseen)
            if name == "distinct":
                body, _ = self.infer(second)
                self.read(body, second.span, "which they are")
            else:
                body = self.number_of_each(node)
        self.report_unused(frame, node.span[1])
        return model.Fold(name, binder.text if binder else IT, over, body), "Count"

    def number_of_each(self, node: syntax.Call) -> model.Expression:
        """What a call takes of each thing: a number."""
        name, (first, second) = node.function.text, node.arguments
        body, type_ = self.infer(second.value, "Count")
        kind = self.names.kinds.get(type_)
        is_property = isinstance(body, model.Attribute)
        if kind is None or not kind.members or not is_property:
            self.require(second.value, body, type_, "Count", f"`{name}` takes")
            return body
        binder = f"{first.binder.text} in " if first.binder else ""
        right = f"distinct({binder}{self.said(first.value)}, {self.said(second.value)})"
        self.reporter.report(
            "A301",
            second.value.span,
            f"{self.quote(second.value)} is {self.names.one(type_)}, but `{name}` takes a number",
            help=f"how many different ones there are is `{right}`",
        )
        return body

    # --- names ----------------------------------------------------------------------------------

    def bind(self, word: syntax.Word, type_: str, unseen: str = "") -> None:
        """Bind a name of the author's, unless it already means something."""
        taken = "a word of the language" if self.names.is_value_word(word.text) else ""
        if self.scope.find(word.text) is not None:
            taken = "bound already"
        if taken or word.text == "top":
            self.reporter.report(
                "A209",
                word.span,
                f"the name `{word.text}` is taken: it is {taken or 'a word of the language'}",
                help=self.other_name(word.text),
            )
        if self.names.is_value_word(word.text):
            type_ = UNKNOWN  # of what it stands for nothing can be said
        self.scope.bind(word.text, type_, word, unseen)
        if taken:
            self.use_words(word.span)

    def other_name(self, word: str) -> str:
        """Which name to take in the place of one that is taken."""
        able = f"my_{word}"
        if not word.isidentifier() or self.scope.find(able) or self.names.is_value_word(able):
            return "take another name"
        return f"take a name that means nothing yet, such as `{able}`"

    def report_unused(self, frame: dict[str, Bound], end: int, otherwise: str = "") -> None:
        """Report names that the card bound and never used up to a character.

        Where an error lies behind the name, that is where it was to be used. ``otherwise`` is how
        the same is written without the name.
        """
        for name, bound in frame.items():
            if bound.word is None or bound.uses or name in self.doubtful:
                continue
            if not self.reporter.has_errors_in((bound.word.span[1], end)):
                self.reporter.report(
                    "A210",
                    bound.word.span,
                    f"`{name}` is never used",
                    help=otherwise or "use it, or leave out the words that name it",
                )
