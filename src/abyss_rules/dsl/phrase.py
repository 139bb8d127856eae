"""What is said, before it is said in a language: phrases by the ids of their messages."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Phrase:
    """A message and what it is told with; the first of the ``ids`` that a language has is taken.

    An id is a message (``selector-hand``) or an attribute of one (``selector-hand.all``). An
    argument called ``head`` is the noun that the phrase is about: traits which the message does
    not declare, such as the gender, are the head's.
    """

    ids: tuple[str, ...]
    args: Mapping[str, Part] = field(factory=dict)

    def with_args(self, **args: Part) -> Phrase:
        """The same phrase with other arguments."""
        return Phrase(self.ids, {**self.args, **args})


@frozen
class Mention:
    """A bound thing: told at length the first time it is named, and shortly from then on."""

    #: Tells one bound thing from another.
    key: int
    first: Part
    later: Part


@frozen
class Amount:
    """A number that is no numeral: so many for ``each`` of something, or as many as ``value``."""

    value: Part
    each: Phrase | None = None


@frozen
class Clauses:
    """Clauses in their order, and how they are joined.

    ``and`` if they are short, ``then`` if not; ``apart`` where somebody else acts in between.
    """

    clauses: tuple[Part, ...]
    how: str = "and"


#: What can stand in a phrase. Text is put as it is.
Part = Phrase | Mention | Amount | Clauses | int | str


def say(*ids: str, **args: Part) -> Phrase:
    """A phrase of these messages and arguments."""
    return Phrase(ids, args)


def grouped(words: Part, *, apart: bool) -> Part:
    """Words in parentheses, if they would else be read with what stands beside them."""
    return say("grouped", value=words) if apart else words


def with_quality(head: Part, quality: Part, count: str) -> Phrase:
    """Things with a condition on them; a selector's own message may say where it stands."""
    if isinstance(head, Phrase) and head.ids[0].endswith((".all", ".one")):
        args = {**head.args, "head": head, "quality": quality, "count": count}
        return Phrase((f"{head.ids[0]}-with", "with-quality"), args)
    return say("with-quality", head=head, quality=quality, count=count)


def size(part: Part) -> int:
    """Of how many parts something is made; what stands in it twice counts once."""
    seen: set[int] = set()
    waiting: list[Part | None] = [part]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        match one:
            case Phrase():
                waiting += one.args.values()
            case Mention():
                waiting += (one.first, one.later)
            case Amount():
                waiting += (one.value, one.each)
            case Clauses():
                waiting += one.clauses
    return len(seen)
