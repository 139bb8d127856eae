"""How the greedy agent judges its options in Abyss.

A Lord is judged by the facts printed on it, a Location by its score as it stands, an Ally by its
value and by the Lords at Court that its Race helps to pay.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from abyss_rules.engine.options import Option

if TYPE_CHECKING:
    from abyss_rules.rulesets.abyss.view import AbyssView, PlayerView

#: What things are worth in points of the final score, roughly.
_KEY = 3.2
_PEARL = 0.9
_MONSTER = 2.6
#: What a point of an Ally's value is worth while it is in hand.
_ALLY_POINT = 0.55
#: What a Location of the stack may be expected to bring.
_DRAWN_LOCATION = 10.0
#: The Race with which the Lords of a guild are paid (A1); Ambassadors have none.
_RACE_OF = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}


def judge(view: AbyssView, kind: str) -> Callable[[Option], float] | None:
    """What reckons the options of a decision of this kind; None if the first option will do."""
    worth = _KINDS.get(kind)
    return None if worth is None else partial(worth, Reckoning(view))


class Reckoning:
    """What the options of a decision are worth for the seat of a view, in points."""

    def __init__(self, view: AbyssView) -> None:
        self.view = view
        seat = view.seat
        self.me: PlayerView = view.players[seat if seat is not None else view.active]
        self.hand = _by_race(self.me.hand or ())
        self.affiliated = {
            race: max(values) for race, values in _by_race(self.me.affiliated).items()
        }

    # --- what things are worth --------------------------------------------------------------------

    def lord(self, card: str) -> float:
        """A Lord's Influence and Keys; Keys count for Locations."""
        facts = self.view.cards[card]
        return (facts.influence or 0) + _KEY * (facts.keys or 0)

    def location(self, card: str) -> float:
        """A Location's score as it would be now."""
        return self.view.location_scores.get(card, _DRAWN_LOCATION)

    def ally(self, face: str) -> float:
        """An Ally's value, more if its Race is still missing in hand or asked for at Court."""
        race, value = _face(face)
        worth = float(value)
        if race not in self.hand:
            worth += 0.8
        cards = self.view.cards
        wanted = sum(_RACE_OF.get(cards[lord].guild or "") == race for lord in self.view.court)
        return worth + 0.25 * min(wanted, 3)

    def reward(self, text: str) -> float:
        """A reward such as ``1 key + 2 pearls``."""
        worth = 0.0
        for part in text.split(" + "):
            number, _, what = part.partition(" ")
            each = {"key": _KEY, "pearl": _PEARL, "monster": _MONSTER}.get(what.rstrip("s"), 0.0)
            worth += each * int(number) if number.isdecimal() else 0.0
        return worth

    # --- the kinds of decisions -------------------------------------------------------------------

    def action(self, option: Option) -> float:
        """A3.2: a Lord if one can be paid, else the Allies that bring one nearer."""
        verb, argument = option.verb, option.argument
        if verb == "recruit":
            return 10 + self.lord(argument) - 0.35 * (self.view.cards[argument].cost or 0)
        if verb == "support":
            size = self.view.council[argument]
            return size * 2.1 + (0.8 if argument not in self.hand else 0.0)
        if verb == "explore":
            return 4.6
        return -1.0

    def offer(self, option: Option) -> float:
        """A4.2: an Ally worth more than its price."""
        if option.verb != "buy":
            return 0.0
        price = self.view.price or 1
        return self.ally(self.view.track[-1]) - 1.8 - price

    def keep(self, option: Option) -> float:
        """A4.4: a good Ally is taken, the sooner the better it is."""
        if option.verb != "take":
            return 0.0 if option.verb == "leave" else -9.0
        return self.ally(self.view.track[-1]) - (4.2 - 0.25 * len(self.view.track))

    def fight(self, option: Option) -> float:
        """A4.6: a Monster is fought when the Threat has made it worth the turn."""
        if option.verb != "fight":
            return 0.0 if option.verb == "leave" else -9.0
        return self.view.threat - 1.5 + 0.3 * (len(self.view.track) - 3)

    def best_reward(self, option: Option) -> float:
        """A4.7."""
        return self.reward(option.argument)

    def payment(self, option: Option) -> float:
        """A6.1: cards that add up to the price, without much left over."""
        missing = (self.view.price or 0) - sum(_face(face)[1] for face in self.view.payment)
        if option.verb == "done":
            return 1.0 if missing <= 1 else 0.0
        _race, value = _face(option.argument)
        if missing <= 0:  # only Races are still missing: the lowest will do
            return -0.1 * value
        return 0.5 - 0.1 * (value - missing) if value > missing else 0.5 + 0.05 * value

    def affiliation(self, option: Option) -> float:
        """A6.3: the Ally that raises the score most."""
        race, value = _face(option.argument)
        return value - self.affiliated.get(race, 0)

    def keys(self, option: Option) -> float:
        """A7.1: tokens first, so that Lords stay free."""
        if option.verb == "spend token":
            return 100.0
        return -(self.view.cards[option.argument].cost or 0)

    def choose_location(self, option: Option) -> float:
        """A7.2: the best Location seen, or a draw if none is good."""
        if option.verb == "draw":
            return _DRAWN_LOCATION + 0.1 if option.argument == "2" else _DRAWN_LOCATION
        return self.location(option.argument)

    def known_location(self, option: Option) -> float:
        """A7.2, A13, A14: the best of those shown."""
        return self.location(option.argument) if option.argument else 0.0

    def discard(self, option: Option) -> float:
        """A8.8: the least Ally; a Pearl is dearer than a low one."""
        return -_face(option.argument)[1] if option.argument else -2.5

    def may(self, option: Option) -> float:
        """A8.3: what is offered is taken."""
        return 1.0 if option.verb == "accept" else 0.0

    def target(self, option: Option) -> float:
        """What a Power asks for: the best of what others have, the least of one's own."""
        card = option.argument
        view = self.view
        facts = view.cards.get(card)
        if facts is None:
            return self._other_target(card)
        if facts.kind == "location":
            own = any(place.id == card for place in self.me.locations)
            return -self.location(card) if own else self.location(card)
        worth = self.lord(card)
        return -worth if card in self.me.lords else worth

    def _other_target(self, text: str) -> float:
        kind, _, number = text.partition(" ")
        if kind == "seat":
            player = self.view.players[int(number)]
            return len(player.lords) + player.token_count + 0.5 * player.pearls
        if number:
            return -float(_face(text)[1])
        return float(self.view.council.get(text, 0))


_KINDS: dict[str, Callable[[Reckoning, Option], float]] = {
    "action": Reckoning.action,
    "offer": Reckoning.offer,
    "keep": Reckoning.keep,
    "fight": Reckoning.fight,
    "reward": Reckoning.best_reward,
    "support": Reckoning.action,
    "payment": Reckoning.payment,
    "affiliation": Reckoning.affiliation,
    "keys": Reckoning.keys,
    "location": Reckoning.choose_location,
    "drawn_location": Reckoning.known_location,
    "discard": Reckoning.discard,
    "hand_limit": Reckoning.discard,
    "exchange": Reckoning.known_location,
    "copy": Reckoning.known_location,
    "choice": Reckoning.target,
    "may": Reckoning.may,
}


def _face(text: str) -> tuple[str, int]:
    """The Race and value of an Ally written as ``crab 3``."""
    race, _, value = text.partition(" ")
    return race, int(value or 0)


def _by_race(faces: tuple[str, ...]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for face in faces:
        race, value = _face(face)
        found.setdefault(race, []).append(value)
    return found
