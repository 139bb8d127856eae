"""Positions of Abyss, drawn: in the middle of a game, now and then with little left in a deck."""

from __future__ import annotations

from typing import Any, cast

from abyss_rules.engine.rules import Rules
from abyss_rules.rulesets.abyss.material import FACES, MONSTER, RACES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.testing.world import Below, Piles, acts

#: How much a player has at most.
_HAND, _AFFILIATED, _FREE, _LOCATIONS, _TOKENS, _UNDER = 8, 3, 4, 2, 4, 2
_MONSTER = FACES[MONSTER]


def drawn(below: Below, rules: Rules) -> dict[str, Any]:
    """A position for these rules, as ``position`` takes it; what is empty is not named."""
    return _Table(below, cast("AbyssRules", rules)).laid()


class _Table:
    """The position while it is being laid out."""

    def __init__(self, below: Below, r: AbyssRules) -> None:
        self.r = r
        self.piles = Piles(below)
        self.lords = [r.cards[lord].id for lord in r.lords]
        self.locations = [r.cards[location].id for location in r.locations]
        self.allies = [FACES[face] for face in r.faces if face != MONSTER]
        self.monsters = len(r.faces) - len(self.allies)
        self.tokens = list(r.tokens)

    def laid(self) -> dict[str, Any]:
        r, piles, below = self.r, self.piles, self.piles.below
        players = [self._player() for _ in range(r.seats)]
        described: dict[str, Any] = {"seats": r.seats}
        described |= {
            "players": players,
            "turn": below(r.seats),
            "threat": (r.starting_threat - 1 + below(r.last_threat)) % r.last_threat + 1,
            "council": {race: stack for race in RACES if (stack := self._stack(race))},
            "court": piles.deal(self.lords, r.court_spaces),
            "available": piles.deal(self.locations, 3),
        }
        # Decks that are named are exactly what is named: the rest of the box is out of play.
        if piles.seldom(3):
            monsters = [_MONSTER] * self._some_monsters(2)
            described["exploration_deck"] = piles.deal(self.allies, 6) + monsters
            described["exploration_discard"] = piles.deal(self.allies, 6)
        if piles.seldom(3):
            described["lord_deck"] = piles.deal(self.lords, 4)
        if piles.seldom(3):
            described["location_deck"] = piles.deal(self.locations, 3)
        if piles.seldom(4):
            described["token_supply"] = piles.deal(self.tokens, 2)
        if piles.seldom(4):
            self._earn_location(described)
        if piles.seldom(4):
            described["ending"] = 1 + below(r.seats)
        if piles.seldom(4):
            described["exploration"] = self._exploration()
        if described.get("exploration", {}).get("purchases"):
            # A4.2: somebody has bought it.
            buyer = (described["turn"] + 1) % r.seats
            players[buyer]["bought"] = 1
            described["players"] = players
        if not any(players):
            del described["players"]
        return {
            word: value
            for word, value in described.items()
            if (value and (word, value) != ("threat", r.starting_threat))
            or word in {"court", "available"}
            or word.endswith("_deck")
        }

    def _earn_location(self, described: dict[str, Any]) -> None:
        """Whose turn it is has Keys for a Location; one that then does something lies face up."""
        acting = [one for one in self.locations if acts(self.r, self.r.number[one], "control")]
        if acting:
            self.locations += described["available"]
            described["available"] = self.piles.exactly(acting, 1)
            self.locations.remove(described["available"][0])
        described["players"][described["turn"]]["keys"] = self.r.needed_keys

    def _some_monsters(self, most: int) -> int:
        number = self.piles.below(min(most, self.monsters) + 1)
        self.monsters -= number
        return number

    def _player(self) -> dict[str, Any]:
        piles = self.piles
        free = piles.deal(self.lords, _FREE)
        described = {
            "pearls": piles.one_of(0, 1, 2, 5, 9),
            "keys": piles.one_of(0, 0, 1, 2),
            "hand": piles.deal(self.allies, _HAND),
            "affiliated": piles.deal(self.allies, _AFFILIATED),
            "lords": free,
            "disabled": free[:1] if piles.seldom(5) else [],
            "locations": {
                location: self._under() for location in piles.deal(self.locations, _LOCATIONS)
            },
            "tokens": piles.deal(self.tokens, _TOKENS),
        }
        return {word: value for word, value in described.items() if value}

    def _under(self) -> list[str]:
        """Lords that can lie under one Location: no more Keys than it takes (A7.1)."""
        lords = self.piles.deal(self.lords, _UNDER)
        keys = [self.r.keys[self.r.number[lord]] for lord in lords]
        return lords if sum(keys) <= self.r.needed_keys else lords[:1]

    def _stack(self, race: str) -> list[str]:
        own = [ally for ally in self.allies if ally.startswith(race)]
        stack = self.piles.exactly(own, self.piles.one_of(0, 0, 1, 2, 4))
        for ally in stack:
            self.allies.remove(ally)
        return stack

    def _exploration(self) -> dict[str, Any]:
        """Before the next card, or with one just revealed that nobody was offered yet."""
        piles = self.piles
        track = piles.deal(self.allies, self.r.track_spaces - 2)
        track += [_MONSTER] * self._some_monsters(1)
        described: dict[str, Any] = {"track": track}
        if piles.seldom(2) and self.allies:
            (described["revealed"],) = piles.exactly(self.allies, 1)
        if piles.seldom(3):
            described["purchases"] = 1
        return described
