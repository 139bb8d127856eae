"""Phrases for players and things, of which any language makes words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from abyss_rules.dsl.names import IT, ME, SELF, Names, base
from abyss_rules.dsl.phrase import Mention, Part, Phrase, say, with_quality
from abyss_rules.dsl.telling_order import Order
from abyss_rules.dsl.telling_shapes import has_clause, is_select, split, without_self
from abyss_rules.model import expressions as model

if TYPE_CHECKING:
    from abyss_rules.model.expressions import Expression

ONE, OTHER = "one", "other"


class Things(ABC):
    """Names things; knows what is bound in the card."""

    def __init__(self, names: Names, card_type: str) -> None:
        self.names = names
        self.card_type = card_type
        self.bound: dict[str, Part] = {}
        #: What bound things were chosen from.
        self.over: dict[str, Expression] = {}
        #: Names bound by folds, whose things are told one by one.
        self.folded: set[str] = set()
        #: Finds what is told before it is used.
        self.order = Order(names)
        #: Bound numbers, and whether they are numerals.
        self.numbers: dict[str, str] = {}
        #: Names of conditions that are told where they get them.
        self.truths: set[str] = set()
        #: The letters of names whose things could be taken for one another.
        self.labels: dict[str, str] = {}
        self._mentions = 0

    def mention(self, first: Part, later: Part) -> Mention:
        """A bound thing by what it is called at first, and from then on."""
        self._mentions += 1
        return Mention(self._mentions, first, later)

    def name_players(self) -> None:
        """Call bound players what they are: where things are spoken of, *their* may be of these."""
        self.bound = {name: _named(part) for name, part in self.bound.items()}

    def labelled(self, name: str, words: Part) -> Part:
        """What a bound thing is called, with its letter if it has one."""
        label = self.labels.get(name)
        return words if label is None else say("labelled", head=words, label=label)

    # --- what is looked through -----------------------------------------------------------------

    def gives(self, expression: Expression) -> str:
        """The type of one of the things; "" if it is not known."""
        over, _ = split(expression)
        while isinstance(over, model.Binding) and over.name in self.over:
            over, _ = split(self.over[over.name])
        return base(self.names.selectors[over.selector].gives) if is_select(over) else ""

    def noun(self, expression: Expression, count: str) -> Phrase:
        """What one and several of these things are called."""
        over, _ = split(expression)
        if is_select(over) and base(self.names.selectors[over.selector].gives) == "Player":
            return say(f"selector-{over.selector}", count=count)
        return self.kind(self.gives(expression), count)

    def kind(self, type_: str, count: str) -> Phrase:
        """What one and several things of a type are called."""
        return say(f"kind-{type_}" if type_ in self.names.kinds else "thing", count=count)

    def qualified(self, head: Part, expression: Expression, count: str) -> Part:
        """Things with the conditions on them."""
        for condition in split(expression)[1]:
            head = with_quality(head, self.quality_of(condition, expression, count), count)
        return head

    def quality_of(self, condition: Expression, things: Expression, count: str) -> Part:
        """A condition on some of these things, behind their noun."""
        outside = dict(self.bound)
        noun = self.noun(things, count)
        player = self.gives(things) == "Player"
        if not player:
            self.name_players()
        self.bound[IT] = say("that-player" if player else "it", head=noun, count=count)
        told = self.quality(condition, noun, count)
        self.bound = outside
        return told

    def all_of(
        self, over: model.Select, key: str = "all", *, others: bool = False, apart: bool = False
    ) -> Phrase:
        """All the things of a selector: ``your free Lords``, ``the Lords at Court``.

        With ``others``, all but the card itself: ``your other free Lords``. ``apart`` if a
        condition follows, which must not be read as one on those whose they are.
        """
        name = f"selector-{over.selector}"
        keys = [f"{name}.{key}"] if key == "all" else [f"{name}.{key}", f"{name}.all"]
        noun = say(name, count=OTHER)
        head = say("other", head=noun, count=OTHER) if others else noun
        args: dict[str, Part] = {"head": head, "count": OTHER}
        if over.of is None:
            return Phrase((*keys, "the"), args)
        whose = self.owner(over.of)
        if apart and has_clause(over.of):
            whose = say("grouped", head=whose, value=whose)
        return Phrase((*keys, "owned"), {**args, "whose": whose})

    def several(self, expression: Expression) -> Part:
        """Things, in the plural: ``your Lords of the mage guild``."""
        rest, others = without_self(expression)
        over, _ = split(rest)
        if not is_select(over):
            return self.qualified(self.thing(over), expression, OTHER)
        whole = self.all_of(over, others=others, apart=isinstance(rest, model.Where))
        told = self.qualified(whole, rest, OTHER)
        return self.with_other(told, over, OTHER) if others else told

    def zone(self, expression: Expression) -> Part:
        """Where things lie, if all that lie there are meant: ``your hand``."""
        if is_select(expression):
            return self.all_of(expression, "zone")
        return self.several(expression)

    def one_of(self, expression: Expression, name: str = "") -> Part:
        """One of the things: ``a Lord at Court``, ``one of your Lords``, ``an opponent``.

        ``name`` is that by which it is bound.
        """
        rest, others = without_self(expression)
        over, _ = split(rest)
        head: Phrase
        if not is_select(over):
            one = self.labelled(name, say("one-of", head=self.thing(over), count=ONE))
            return self.qualified(one, expression, ONE)
        if self.gives(over) == "Player" or self.names.kinds[self.gives(over)].members:
            head = say("a", head=self.noun(over, ONE), count=ONE)
        else:
            whole = self.all_of(over, others=others, apart=isinstance(rest, model.Where))
            args: dict[str, Part] = {"head": whole, "count": ONE}
            if over.of is not None:
                args["whose"] = whole.args["whose"]
            head = Phrase((f"selector-{over.selector}.one", "one-of"), args)
        told = self.qualified(self.labelled(name, head), rest, ONE)
        return self.with_other(told, over, ONE) if others else told

    def with_other(self, told: Part, over: Expression, count: str) -> Phrase:
        """Things other than the card itself, if the words for them do not say so yet."""
        args: dict[str, Part] = {"head": self.noun(over, count), "count": count}
        return say("with-other", head=told, quality=Phrase(("other-than-this",), args), count=count)

    # --- players --------------------------------------------------------------------------------

    def player(self, expression: Expression) -> Part:
        """A player, or each of several."""
        if isinstance(expression, model.Binding):
            return self.binding(expression.name)
        return self.each(expression)

    def owner(self, expression: Expression) -> Part:
        """Whose things are meant; of several players those of all of them."""
        if isinstance(expression, model.Binding):
            return self.binding(expression.name)
        return self.several(expression)

    def each(self, expression: Expression, word: str = "each", name: str = "") -> Part:
        """``each opponent``, ``each Race``, ``each of your Lords``; or any of them."""
        over, conditions = split(expression)
        type_ = self.gives(over) if is_select(over) and over.of is None else ""
        if type_ and (type_ == "Player" or self.names.kinds[type_].members):
            head = self.labelled(name, say("each", head=self.noun(over, ONE), word=word, count=ONE))
            return self.qualified(head, expression, ONE) if conditions else head
        each = say("each-of", head=self.several(expression), word=word, count=ONE)
        return self.labelled(name, each)

    # --- things ---------------------------------------------------------------------------------

    def binding(self, name: str) -> Part:
        """A bound name, the owner or the card itself."""
        if name == ME:
            return say("you")
        if name == SELF:
            return say("this", head=self.kind(self.card_type, ONE), count=ONE)
        return self.bound.get(name, name.replace("_", " "))

    def thing(self, expression: Expression) -> Part:  # noqa: PLR0911  # one line a form
        """Anything, as a noun phrase."""
        match expression:
            case model.Number(value):
                return value
            case model.Constant(kind, name):
                return say(f"member-{kind}-{name}", count=ONE)
            case model.Binding(name):
                return self.binding(name)
            case model.Select() | model.Where():
                return self.several(expression)
            case model.Attribute(name, of):
                owner = self.thing(of)
                head = say(f"attribute-{name}", count=ONE, of=owner)
                return say("attribute-of", head=head, of=owner)
            case model.Quantity(name, of):
                return self.quantity(name, of)
            case model.Top(of):
                return say("top", zone=self.zone(of))
            case model.Count(of):
                return say("number-of", things=self.several(of))
            case model.Fold():
                return self.fold(expression)
            case model.Binary():
                return self.number(expression)
            case model.Not():
                return self.condition(expression)

    def quantity(self, name: str, of: Expression | None) -> Phrase:
        """A number of the game: ``your Pearls``, ``the Threat``."""
        head = say(f"quantity-{name}", count=OTHER)
        if of is None:
            return say(f"quantity-{name}.whole", "the", head=head)
        who = self.owner(of)
        owned = say("owned", head=head, whose=who, count=OTHER)
        ids = (f"quantity-{name}.whole", "quantity-owned")
        return say(*ids, head=head, whose=who, who=who, things=owned)

    # --- what is told elsewhere, of which things may be -------------------------------------------

    @abstractmethod
    def fold(self, fold: model.Fold) -> Part:
        """A sum, a lowest or highest value, or a number of different ones."""
        ...

    @abstractmethod
    def number(self, expression: model.Binary) -> Part:
        """An arithmetical expression."""
        ...

    @abstractmethod
    def quality(self, condition: Expression, noun: Phrase, count: str) -> Part:
        """A condition on a thing, behind its noun: ``of the mage guild``, ``with Keys``."""
        ...

    @abstractmethod
    def condition(self, condition: Expression) -> Part:
        """A condition as a clause: ``you have at least 5 Pearls``."""
        ...


def _named(part: Part) -> Part:
    """What a player is called where a word that stands for them could be of something else."""
    match part:
        case Mention(key, first, later):
            return Mention(key, first, _named(later))
        case Phrase(("that-player",), args):
            return Phrase(("that",), args)
    return part
