"""The table of Abyss as what answers do is read: what is moved, taken and paid in many places."""

from __future__ import annotations

from typing import Any

from abyss_rules.model.effects import Usable
from abyss_rules.rulesets.abyss import steps
from abyss_rules.rulesets.abyss.material import FACES
from abyss_rules.testing import plain_standing
from abyss_rules.testing.plain_reading import UnsaidError, comes_to_something
from abyss_rules.testing.plain_steps import Frame, Reading
from abyss_rules.testing.plain_words_abyss import keys_of

VALUES = 5
#: No standing limit of hands: more Allies than there are.
UNLIMITED = 1 << 16
#: How a game ended in which nobody can act any more.
GIVEN_UP = 3
#: What a discard is of, by number.
_ZONES = ("hand", "affiliated")


class Table(Reading):
    """A stretch of play of Abyss."""

    bags = frozenset(
        {
            *("exploration_discard", "available", "lord_discard", "disabled", "hand"),
            *("affiliated", "tokens", "box_allies", "box_lords", "box_locations", "box_tokens"),
        }
    )

    def fault(self) -> str | None:
        """As any reading's; when a game is given up (A9.4) is not read."""
        ended = self.stretch.ended["finished"]
        if ended == GIVEN_UP and self.state["idle"]:
            raise UnsaidError
        return super().fault()

    def __getitem__(self, slot: str) -> Any:  # noqa: ANN401  # plain data
        return self.state[slot]

    def option(self, name: str) -> object:
        """The value of an option of the game."""
        return self.game.options[name]

    def gain_pearls(self, seat: int, number: int) -> None:
        """Pearls from the Treasury; A15.supply: no more than there are in the box."""
        if self.option("supply") == "box":
            number = max(0, min(number, self["treasury"]))
        self.state["treasury"] -= number
        self["pearls"][seat] += number

    def pay_pearls(self, seat: int, number: int) -> None:
        """Pearls to the Treasury."""
        self["pearls"][seat] -= number
        self.state["treasury"] += number

    def gain_keys(self, seat: int, number: int) -> None:
        """Key tokens from the pile; A15.supply: no more than there are in the box."""
        if self.option("supply") == "box":
            number = max(0, min(number, self["key_supply"]))
        self.state["key_supply"] -= number
        self["keys"][seat] += number

    def gain_tokens(self, seat: int, number: int) -> None:
        """Monster tokens from the top of the pile, as many as there are."""
        for _ in range(min(number, len(self["token_supply"]))):
            self["tokens"][seat].append(self["token_supply"].pop())

    def usable_keys(self, seat: int) -> int:
        """A7.1, A6.6: tokens, and the Keys of the free Lords that are not disabled."""
        return int(self["keys"][seat]) + sum(
            keys_of(self.game, lord) for lord in self["free"][seat] if lord not in self["disabled"]
        )

    def lords(self, seat: int) -> list[int]:
        """All Lords of a player, free or under Locations."""
        return [*self["free"][seat], *(lord for group in self["under"][seat] for lord in group)]

    def reveal_lord(self) -> None:
        """A3.1: the top Lord of the deck, to the space of the Court furthest from it."""
        self["court"].append(self["lord_deck"].pop())

    def can_plot(self) -> bool:
        """A3.1: a Pearl, an empty space at Court, a Lord in the deck."""
        return bool(
            self["pearls"][self.active] >= self.material["plot_price"]
            and len(self["court"]) < self.material["court_spaces"]
            and self["lord_deck"]
        )

    def check_court(self, *, recruited: bool) -> None:
        """A6.5: with 2 or fewer left 2 Pearls, and as many Lords as find a place and are there."""
        if len(self["court"]) > self.material["court_refill_at"]:
            return
        self.gain_pearls(self.active, self.material["court_refill_pearls"])
        free = self.material["court_spaces"] - len(self["court"])
        fails = free > len(self["lord_deck"])
        if recruited and fails and self.option("lord_shortage") == "refill_fails":
            self.end_comes(self.game.seats)  # A9.1
        for _ in range(min(free, len(self["lord_deck"]))):
            self.reveal_lord()

    def can_use_power(self) -> bool:
        """A3.4: a free Lord that is not disabled and was not used, if that comes to something."""
        selectors = self.rules.words.vocabulary().selectors
        for lord in self["free"][self.active]:
            if lord in self["disabled"] or lord in self["used"]:
                continue
            for ability in self.rules.cards[lord].abilities:
                if not isinstance(ability, Usable):
                    continue
                reader = plain_standing.reader(self.game, self.state, self.active, lord)
                if (
                    ability.condition is None or reader.value(ability.condition)
                ) and comes_to_something(reader, ability.body, selectors):
                    return True
        return False

    def affiliate(self, seat: int, face: int) -> None:
        """An Ally comes face up before a player."""
        self["affiliated"][seat].append(face)

    def limit_hand(self, seat: int) -> None:
        """A3.5: what is above a standing limit is discarded, by the owner's choice."""
        limit = max(0, self.asked("hand_limit", UNLIMITED, seat))
        hand = sorted(self["hand"][seat], reverse=True)
        if len(hand) > limit:
            excess = len(hand) - limit
            self.stack.append([steps.DISCARD, 0, seat, seat, excess, hand, 0])

    def settle(self) -> None:
        """A8.8: what was chosen is discarded."""
        for seat, marked in enumerate(self["pending"]):
            while marked:
                zone, _chooser, face = marked[:3]
                del marked[:3]
                self[_ZONES[zone]][seat].remove(face)
                self["exploration_discard"].append(face)


def face_of(words: str) -> int:
    """The face of an Ally: ``crab 4``."""
    return FACES.index(words)


def uses(t: Table, _frame: Frame, lord: str) -> None:
    """A3.4: a turn power can be used once in a turn; what it does is the card's affair."""
    t["used"].append(t.card(lord))
    t.power_begins = True
