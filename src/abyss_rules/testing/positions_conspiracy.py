"""Positions of Conspiracy, drawn: in the middle of a game, now and then with little in a deck."""

from __future__ import annotations

from typing import Any, cast

from abyss_rules.engine.rules import Rules
from abyss_rules.model.effects import Once, Standing, Until
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.testing.world import Below, Piles, acts

#: So many Lords stay out of the Chambers, for the decks and the piles.
_SPARE = 18


def drawn(below: Below, rules: Rules) -> dict[str, Any]:
    """A position for these rules, as ``position`` takes it; what is empty is not named."""
    return _Table(below, cast("ConspiracyRules", rules)).laid()


def _stands(r: ConspiracyRules, location: int) -> bool:
    return any(isinstance(ability, Standing) for ability in r.cards[location].abilities)


class _Table:
    """The position while it is being laid out."""

    def __init__(self, below: Below, r: ConspiracyRules) -> None:
        self.r = r
        self.piles = Piles(below)
        self.lords = list(r.lords)
        self.locations = list(r.locations)
        #: Those that do something, and those that hold while controlled: by chance few games
        #: would meet them.
        self.acting = [location for location in r.locations if acts(r, location)]
        self.standing = [one for one in self.acting if _stands(r, one)]

    def _ids(self, cards: list[int]) -> list[str]:
        return [self.r.cards[card].id for card in cards]

    def laid(self) -> dict[str, Any]:
        r, piles = self.r, self.piles
        below = piles.below
        active = below(r.players)
        # Now and then another side has completed its Chamber: these are the last turns (C7).
        complete = (active + 1) % r.players if piles.seldom(6) else -1
        if r.solo and complete == 0 and r.options.solo_last_turn == "opponent_only":
            complete = -1  # C10: that would have ended the game
        players = [
            self._player(self.standing if side == active else self.acting, exactly=side == complete)
            for side in range(r.players)
        ]
        described: dict[str, Any] = {
            "seats": r.seats,
            "turn": active,
            "players": players if any(players) else [],
            "discards": {guild: pile for guild in GUILDS if (pile := self._pile(guild, 4))},
            "available": self._ids(piles.deal(self.locations, 3)),
        }
        self._master(described)
        duties = [name for name in self._held(described, active) if self._binds(name)]
        described["duties"] = piles.deal(duties, len(duties))
        if r.solo:
            described["replay_token"] = bool(below(2))
        self._decks(described)
        self._middle(described, alone=active >= r.seats)
        if not (described.get("discards") or described.get("taken")):
            # Something can be taken (C3): else no game would come here.
            described.pop("lord_deck", None)
        return {
            word: value
            for word, value in described.items()
            if value or word in {"available", "location_deck"}
        }

    # --- parts ----------------------------------------------------------------------------------

    def _player(self, wanted: list[int], *, exactly: bool) -> dict[str, Any]:
        """A side, now and then with one of the Locations that are wanted."""
        r, piles = self.r, self.piles
        spaces = r.chamber_spaces
        room = max(0, min(spaces - 1, (len(r.lords) - _SPARE) // r.players))
        number = spaces if exactly else piles.below(room + 1)
        chamber = piles.exactly(self.lords, number)
        keyed = [space for space, lord in enumerate(chamber, 1) if r.key[lord]]
        taken = sorted(piles.exactly(keyed, piles.one_of(0, 0, 1, 1, 2, 3)))
        locations = self._ids(self._controlled(len(taken), wanted))
        described = {
            "pearls": piles.one_of(0, 0, 1, 2, 3, 4, 7),
            "chamber": self._ids(chamber),
            "locations": dict(zip(locations, taken, strict=False)),
        }
        return {word: value for word, value in described.items() if value}

    def _controlled(self, number: int, wanted: list[int]) -> list[int]:
        """Locations of a player, now and then with one first that is wanted."""
        left = [location for location in wanted if location in self.locations]
        first = []
        if number and left and self.piles.seldom(2):
            first = self.piles.exactly(left, 1)
            self.locations.remove(first[0])
        return first + self.piles.exactly(self.locations, number - len(first))

    def _pile(self, guild: str, most: int) -> list[str]:
        own = [lord for lord in self.lords if GUILDS[self.r.guild[lord]] == guild]
        pile = self.piles.deal(own, most)
        for lord in pile:
            self.lords.remove(lord)
        return self._ids(pile)

    def _master(self, described: dict[str, Any]) -> None:
        pearls = [player.get("pearls", 0) for player in described["players"]]
        most = max(pearls, default=0)
        if most:
            rich = [player for player, number in enumerate(pearls) if number == most]
            described["pearl_master"] = self.piles.one_of(*rich)

    def _held(self, described: dict[str, Any], active: int) -> list[str]:
        """The Locations of those who have a seat and not the turn."""
        return [
            name
            for seat, player in enumerate(described["players"][: self.r.seats])
            if seat != active
            for name in player.get("locations", ())
        ]

    def _binds(self, name: str) -> bool:
        """Whether something of a Location holds until its player's next turn."""
        return any(
            isinstance(statement, Until)
            for ability in self.r.cards[self.r.number[name]].abilities
            if isinstance(ability, Once) and ability.moment == "control"
            for statement in ability.body
        )

    def _decks(self, described: dict[str, Any]) -> None:
        """A deck that is named is exactly what is named, unless it says that the rest follows."""
        piles = self.piles
        if piles.seldom(3):
            rest = ["..."] if piles.below(2) == 0 else []
            described["lord_deck"] = [*self._ids(piles.deal(self.lords, 8)), *rest]
        if piles.seldom(3):
            described["location_deck"] = self._ids(piles.deal(self.locations, 3))

    def _middle(self, described: dict[str, Any], *, alone: bool) -> None:
        """Now and then the turn has begun: Lords were drawn, or a pile was taken."""
        piles = self.piles
        if piles.seldom(5):
            described["taken"] = self._pile(piles.one_of(*GUILDS), 3)
        elif piles.seldom(6) and not alone:
            described["drawn_lords"] = self._ids(piles.deal(self.lords, self.r.most_lords_drawn))
