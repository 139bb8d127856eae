"""Checks calls (``count``, ``sum``, ``min`` …) and binds names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.check_hidden import HiddenChecker
from abyss_rules.dsl.names import IT, UNKNOWN, is_many
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.dsl.scope import Bound

_FORMS = {
    "count": "count(things) or count(things where condition)",
    "sum": "sum(things, property) or sum(x in things, number)",
    "distinct": "distinct(things, property) or distinct(x in things, value)",
    "min": "min(a, b), min(things, property) or min(x in things, number)",
    "max": "max(a, b), max(things, property) or max(x in things, number)",
}

#: What helps where a condition stands for a number.
NO_IF = (
    "numbers have no `if`: `min(1, X / N)` is 1 if X is N or more, else 0, as in: "
    "5 * min(1, count(players) / 3)"
)


class CallChecker(HiddenChecker):
    """Turns calls into the model's."""

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

    def things(self, node: syntax.Expression, what: str) -> tuple[model.Expression, str]:
        """An expression that gives any number of things."""
        raise NotImplementedError  # pragma: no cover - the subclass has it

    # --- calls ----------------------------------------------------------------------------------

    def call(self, node: syntax.Call) -> tuple[model.Expression, str]:
        """A call of any of the functions."""
        name, arguments = node.function.text, node.arguments
        binders = [argument.binder for argument in arguments]
        if name == "count" and binders == [None]:
            return model.Count(self.things(arguments[0].value, "`count`")[0]), "Count"
        if name != "count" and len(arguments) == 2 and binders[1] is None:
            if binders[0] is not None:
                return self.fold(node, binders[0])
            return self.pair(node)
        self.reporter.report(
            "A410", node.span, f"`{name}` is not used like this", help=f"write {_FORMS[name]}"
        )
        return model.Number(0), UNKNOWN

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
                body = self.checked(second, "Count", f"`{name}` takes")
        self.report_unused(frame, node.span[1])
        return model.Fold(name, binder.text if binder else IT, over, body), "Count"

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
                help="take another name",
            )
        self.scope.bind(word.text, type_, word, unseen)

    def report_unused(self, frame: dict[str, Bound], end: int) -> None:
        """Report names that the card bound and never used up to a character.

        Where an error lies behind the name, that is where it was to be used.
        """
        for name, bound in frame.items():
            if bound.word is None or bound.uses or name in self.doubtful:
                continue
            if not self.reporter.has_errors_in((bound.word.span[1], end)):
                self.reporter.report(
                    "A210",
                    bound.word.span,
                    f"`{name}` is never used",
                    help="use it, or leave out what binds it",
                )
