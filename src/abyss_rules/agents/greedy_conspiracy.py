"""How the greedy agent judges its options in Conspiracy.

A Chamber is worth its score as it stands, and what its keys, its Pearls and the room around its
coalitions may still bring. What an option adds to that is its worth; what a draw may bring is
reckoned from the Lords that nobody has seen yet, whose number by face everybody knows (C11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from abyss_rules.engine.options import Option

if TYPE_CHECKING:
    from abyss_rules.rulesets.conspiracy.view import ConspiracyFacts, ConspiracyView, PlayerView

#: What things are worth in points of the final score, roughly.
_COALITION_LORD = 3.0
_LOCATION = 6.5
_DRAWN_LOCATION = 4.5
_KEY = 1.5
_PEARL = 0.4
_PRINTED_PEARL = 1.0
_PEARL_MASTER = 3.0
#: A Lord of a second coalition, and a free space beside the largest.
_SECOND_LORD = 0.5
_ROOM = 0.8
#: What each further Lord of a pile costs: its space could have had another.
_SPACE = 0.8
#: So many equal keys earn a Location, or so many of any metal (C5.1).
_EQUAL_KEYS, _ANY_KEYS = 2, 3


def judge(view: ConspiracyView, kind: str) -> Callable[[Option], float] | None:
    """What reckons the options of a decision of this kind; None if the first option will do."""
    worth = _KINDS.get(kind)
    return None if worth is None else partial(worth, Reckoning(view))


class Reckoning:
    """What the options of a decision are worth for the player whose turn it is, in points."""

    def __init__(self, view: ConspiracyView) -> None:
        self.view = view
        self.me: PlayerView = view.players[view.active]
        self.lords = [view.cards[space.lord] for space in self.me.chamber if space.lord]
        spaces = [space.space for space in self.me.chamber if space.location]
        #: The keys before this place are spent.
        self.spent = max(spaces, default=0)
        self.now = self.chamber(self.lords)

    # --- what a Chamber is worth ------------------------------------------------------------------

    def chamber(self, lords: Sequence[ConspiracyFacts]) -> float:
        """A Chamber of these Lords, in their order: as it stands, and what may come of it."""
        best: dict[str, int] = {}
        for lord in lords:
            guild = lord.guild or ""
            best[guild] = max(best.get(guild, 0), lord.influence or 0)
        largest, room, others = self._areas([lord.guild for lord in lords])
        return (
            sum(best.values())
            + _COALITION_LORD * largest
            + _ROOM * min(room, 3)
            + _SECOND_LORD * others
            + self._keys(lords)
            + self._pearls(lords)
        )

    def _areas(self, marks: Sequence[object]) -> tuple[int, int, int]:
        """The largest area, the free spaces beside it, and the Lords of the next largest."""
        adjacent = self.view.shape.adjacent
        left = set(range(len(marks)))
        found = []
        while left:
            first = left.pop()
            area, open_, beside = {first}, [first], set()
            while open_:
                for other in adjacent[open_.pop()]:
                    place = other - 1
                    if place >= len(marks):
                        beside.add(place)
                    elif place not in area and marks[place] == marks[first]:
                        area.add(place)
                        open_.append(place)
            left -= area
            found.append((len(area), len(beside)))
        found.sort(reverse=True)
        largest, room = found[0] if found else (0, 0)
        return largest, room, found[1][0] if len(found) > 1 else 0

    def _keys(self, lords: Sequence[ConspiracyFacts]) -> float:
        """The keys available, and Locations that those placed now would earn."""
        worth = 0.0
        keys: Counter[str] = Counter()
        placed = len(self.lords)
        for place, lord in enumerate(lords):
            if place < self.spent or not lord.key:
                continue
            keys[lord.key] += 1
            earned = max(keys.values()) >= _EQUAL_KEYS or keys.total() >= _ANY_KEYS
            if earned and place >= placed:
                worth += _LOCATION
                keys.clear()
        return worth + _KEY * keys.total()

    def _pearls(self, lords: Sequence[ConspiracyFacts]) -> float:
        """Pearls, more while they lead or come near to the Pearl Master's."""
        own = self.me.pearls + sum(lord.pearls or 0 for lord in lords[len(self.lords) :])
        others = max(
            (player.pearls for player in self.view.players if player is not self.me), default=0
        )
        lead = max(-4, min(4, own - others))
        return _PEARL * own + _PEARL_MASTER * lead / 4

    def gain(self, lords: Sequence[ConspiracyFacts]) -> float:
        """What these Lords add, placed in this order as far as there is room."""
        free = len(self.me.chamber) - len(self.lords)
        return self.chamber([*self.lords, *lords[:free]]) - self.now

    # --- recruiting -------------------------------------------------------------------------------

    def recruit(self, option: Option) -> float:
        """C3.1: a pile's Lords, or the best that a draw may be expected to show."""
        if option.verb == "pile":
            pile = [self.view.cards[lord] for lord in self.view.discards[option.argument]]
            free = len(self.me.chamber) - len(self.lords)
            used = min(len(pile), free)
            return self.gain(self._ordered(pile)) - _SPACE * (used - 1)
        if option.verb == "draw":
            return self._expected(int(option.argument))
        return 0.0

    @staticmethod
    def _ordered(pile: Iterable[ConspiracyFacts]) -> list[ConspiracyFacts]:
        """Those with keys last: a Location that they earn then finds the others placed."""
        return sorted(pile, key=lambda lord: (bool(lord.key), -(lord.influence or 0)))

    def _expected(self, number: int) -> float:
        """The mean of the best gain among so many Lords of those that nobody has seen."""
        unseen = self._unseen()
        gains = sorted(
            (self.gain([self.view.cards[lord]]), copies) for lord, copies in unseen.items()
        )
        left = unseen.total()
        if left <= number:
            return gains[-1][0] if gains else 0.0
        mean = before = 0.0
        below = 0
        for gain, copies in gains:
            below += copies
            chance = 1.0  # that none of those drawn is better than this one
            for step in range(number):
                chance *= max(0, below - step) / (left - step)
            mean += gain * (chance - before)
            before = chance
        return mean

    def _unseen(self) -> Counter[str]:
        """Lord -> its copies that lie in the deck."""
        view = self.view
        unseen = Counter({card: facts.copies or 0 for card, facts in view.cards.items()})
        for player in view.players:
            unseen.subtract(space.lord for space in player.chamber if space.lord)
        for zone in (*view.discards.values(), view.taken, view.drawn_lords, view.out_of_play.lords):
            unseen.subtract(zone)
        return +unseen

    def keep(self, option: Option) -> float:
        """C3.1: the Lord that adds most."""
        return self.gain([self.view.cards[option.argument]])

    def place(self, option: Option) -> float:
        """C4.1: in the order in which they were reckoned when the pile was taken."""
        taken = self._ordered([self.view.cards[card] for card in self.view.taken])
        return -[lord.id for lord in taken].index(option.argument)

    # --- Locations --------------------------------------------------------------------------------

    def location(self, option: Option) -> float:
        """C5.2: the best Location seen, or a draw if none is good."""
        if option.verb == "draw":
            return _DRAWN_LOCATION + 0.4 * int(option.argument)
        pearls = self.view.cards[option.argument].pearls or 0
        return self.view.location_scores.get(option.argument, 0) + _PRINTED_PEARL * pearls

    # --- swaps ------------------------------------------------------------------------------------

    def may(self, option: Option) -> float:
        """C4.3: a swap that adds something."""
        swap = self._best_swap()
        return float((option.verb == "accept") == (swap is not None))

    def choice(self, option: Option) -> float:
        """C4.3: the two Lords whose swap adds most."""
        swap = self._best_swap() or ()
        return float(any(option.argument.startswith(f"space {place + 1} of ") for place in swap))

    def _best_swap(self) -> tuple[int, int] | None:
        places = [place for place, lord in enumerate(self.lords) if not lord.key]
        best, most = None, self.now + 0.01
        for one, other in combinations(places, 2):
            lords = list(self.lords)
            lords[one], lords[other] = lords[other], lords[one]
            if (worth := self.chamber(lords)) > most:
                best, most = (one, other), worth
        return best

    # --- alone (C9) -------------------------------------------------------------------------------

    def against(self, option: Option) -> float:
        """What helps the opponent least: of equal piles, and of the order of its Lords."""
        if option.verb == "pile":
            pile = [self.view.cards[lord] for lord in self.view.discards[option.argument]]
            return -self.gain(self._ordered(pile))
        return -self.gain([self.view.cards[option.argument]]) if option.argument else 0.0

    def again(self, option: Option) -> float:
        """Another turn is always welcome."""
        return float(option.verb == "replay")


_KINDS: Mapping[str, Callable[[Reckoning, Option], float]] = {
    "recruit": Reckoning.recruit,
    "keep": Reckoning.keep,
    "place": Reckoning.place,
    "location": Reckoning.location,
    "drawn_location": Reckoning.location,
    "archive": Reckoning.location,
    "replay": Reckoning.again,
    "opponent_pile": Reckoning.against,
    "opponent_place": Reckoning.against,
    "choice": Reckoning.choice,
    "may": Reckoning.may,
}
