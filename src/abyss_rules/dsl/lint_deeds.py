"""Doubts about what is done: what can do nothing, and what brings itself about again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_rules.dsl import syntax
from abyss_rules.dsl.lint_pairs import Remark
from abyss_rules.dsl.names import SELF, base, quoted
from abyss_rules.model import effects, expressions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from abyss_rules.dsl.lint_pairs import Pair
    from abyss_rules.dsl.names import Names
    from abyss_rules.dsl.source import Source
    from abyss_rules.model.vocabulary import EventWord, Operand, Verb

_SELF = expressions.Binding(SELF)
#: Whose moments come again if the owner of a card brings them about.
_OWNERS = (expressions.Binding("me"), expressions.Select("players"))


def _zone(things: expressions.Expression) -> str:
    """The word for what things are of, or the one on top; "" if no word says it."""
    while isinstance(things, expressions.Where | expressions.Top):
        things = things.of if isinstance(things, expressions.Top) else things.over
    return things.selector if isinstance(things, expressions.Select) else ""


class Deeds:
    """Looks through what one card does, as written and as checked."""

    def __init__(self, pairs: Sequence[Pair], names: Names, source: Source) -> None:
        self.pairs = pairs
        self.names = names
        self.source = source

    def remarks(self) -> Iterator[Remark]:
        """Everything that is to be said."""
        chosen = dict(self.choices())
        sources = dict(self.sources())
        for node, made in self.pairs:
            if isinstance(node, syntax.Act) and isinstance(made, effects.Act):
                verb = next(v for v in self.names.vocabulary.verbs if v.key == made.verb)
                yield from self.on_itself(node, made, verb)
                yield from self.in_number(node, made, verb, chosen)
                yield from self.elsewhere(node, made, verb, sources)
                yield from self.without_effect(node, made, verb)
        yield from self.endless()

    def on_itself(self, node: syntax.Act, made: effects.Act, verb: Verb) -> Iterator[Remark]:
        """A verb with the same thing twice, or with the card where that can never lie."""
        named = list(zip(node.operands, verb.operands, made.operands, strict=True))
        for number, (written, operand, value) in enumerate(named):
            said = self.source.excerpt(written.value.span)
            before = [other for _, o, other in named[:number] if o.type == operand.type]
            if isinstance(value, expressions.Binding) and value in before:
                message = f"`{verb.name}` does nothing with `{said}` twice"
                help_ = "choose another one, and give it a name of its own"
                yield Remark("A610", node.span, message, help_)
                return
            if operand.name in verb.common and value == _SELF:
                message = f"`{verb.name}` does nothing with `{said}`"
                help_ = (
                    f"this card lies before a player already: {self.chosen(operand, node, said)}"
                )
                yield Remark("A610", node.span, message, help_)
                return

    def chosen(self, operand: Operand, node: syntax.Act, said: str) -> str:
        """How another thing is chosen for an operand."""
        words = self.names.vocabulary.selectors
        things = [w.name for w in words if base(w.gives) == operand.type and not w.of]
        seen = [w.name for w in words if w.name in things and w.sees == "all"]
        name = operand.type[:1].lower()
        if not seen:
            return "choose another one"
        deed = self.source.excerpt(node.span).rstrip("; ").replace(said, name, 1)
        return f"write `choose {name} from {seen[0]}; {deed};`"

    def choices(self) -> Iterator[tuple[str, tuple[int, str]]]:
        """How many things the names of choices mean, and of which they are."""
        for node, made in self.pairs:
            if isinstance(node, syntax.Choose) and isinstance(made, effects.Choose):
                count = made.count.value if isinstance(made.count, expressions.Number) else 1
                yield made.binder, (count, self.source.excerpt(node.over.span))

    def in_number(
        self, node: syntax.Act, made: effects.Act, verb: Verb, chosen: dict[str, tuple[int, str]]
    ) -> Iterator[Remark]:
        """A verb that wants a number of things, with another number of them."""
        for written, operand, value in zip(
            node.operands, verb.operands, made.operands, strict=True
        ):
            if operand.size is None or not isinstance(value, expressions.Binding):
                continue
            number, things = chosen.get(value.name, (0, ""))
            if number and number != operand.size:
                said = self.source.excerpt(written.value.span)
                wanted = f"{operand.size} {self.names.several(operand.type)}"
                message = f"`{verb.name}` does nothing with `{said}`: it wants {wanted}"
                help_ = f"write `choose {operand.size} from {things} as {said};`"
                yield Remark("A610", written.value.span, message, help_)

    def sources(self) -> Iterator[tuple[str, str]]:
        """The names of things, and the word for what each is of; "" for those of several."""
        known: dict[str, str] = {}
        for _, made in self.pairs:
            if isinstance(made, effects.Choose | effects.Each):
                of = _zone(made.over)
                known[made.binder] = of if known.get(made.binder, of) == of else ""
        yield from known.items()

    def elsewhere(
        self, node: syntax.Act, made: effects.Act, verb: Verb, sources: dict[str, str]
    ) -> Iterator[Remark]:
        """A verb with a thing that lies where it does nothing with it.

        What something was done with before may lie elsewhere since.
        """
        lies = dict(verb.lies)
        for written, operand, value in zip(
            node.operands, verb.operands, made.operands, strict=True
        ):
            zone, named = _zone(value), ""
            if isinstance(value, expressions.Binding):
                zone = named = sources.pop(value.name, "")
            wanted = lies.get(operand.name, ())
            if zone and wanted and zone not in wanted:
                said = self.source.excerpt(written.value.span)
                told = f"`{said}`, which is of `{zone}`" if named else f"`{said}`"
                message = f"`{verb.name}` does nothing with {told}"
                where = f"what it is done with is of {quoted(wanted)}"
                yield Remark("A610", written.value.span, message, where)

    def without_effect(self, node: syntax.Act, made: effects.Act, verb: Verb) -> Iterator[Remark]:
        """A verb with a member of a kind with which it does nothing."""
        for written, value in zip(node.operands, made.operands, strict=True):
            if isinstance(value, expressions.Constant) and value.name in verb.never:
                said = self.source.excerpt(written.value.span)
                kind = self.names.kinds[value.kind]
                others = [one for one in kind.members if one not in verb.never]
                message = f"`{verb.name}` does nothing with `{said}`"
                yield Remark("A610", written.value.span, message, f"it takes {quoted(others)}")

    # --- what does not end ----------------------------------------------------------------------

    def endless(self) -> Iterator[Remark]:
        """Answers to an event of the owner that always bring it about again."""
        events = {event.name: event for event in self.names.vocabulary.events}
        for head, ability in self.pairs:
            if not isinstance(ability, effects.Standing) or ability.condition is not None:
                continue
            body = head.body if isinstance(head, syntax.Head) else None
            for written, made in zip(body.statements if body else (), ability.effects, strict=True):
                if not isinstance(made, effects.Trigger) or made.condition is not None:
                    continue
                if made.of in _OWNERS and self.brings(made.body, events[made.event]):
                    first = written.span[0], written.span[0] + len(made.timing)
                    message = f"this brings `{made.event}` about again each time, and has no end"
                    yield Remark("A612", first, message, "bind it with `where` or `when`")

    def brings(self, body: Iterable[effects.Statement], event: EventWord) -> bool:
        """Whether statements bring an event about, whatever happens."""
        return any(
            isinstance(operand, expressions.Constant) and operand.name in event.brought_by
            for statement in body
            if isinstance(statement, effects.Act) and self.gives(statement)
            for operand in statement.operands
        )

    def gives(self, act: effects.Act) -> bool:
        """Whether the owner gets something by an act."""
        return any(verb.gives for verb in self.names.vocabulary.verbs if verb.key == act.verb)
