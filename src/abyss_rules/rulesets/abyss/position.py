"""A state of Abyss from a plain description, as ``abyss_rules.position`` is given one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.chance import shuffled
from abyss_rules.engine.codec import continuable
from abyss_rules.engine.piles import (
    Deck,
    Pile,
    by_seat,
    card_pile,
    entries,
    fixed_orders,
    impossible,
    known_keys,
)
from abyss_rules.engine.position_words import given_names
from abyss_rules.errors import UnreadableError
from abyss_rules.rulesets.abyss import moves_allies, steps
from abyss_rules.rulesets.abyss.material import FACES, MONSTER, RACES
from abyss_rules.rulesets.abyss.position_words import EXPLORATION, PLAYER, TABLE, WORDS
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.setup import empty_state
from abyss_rules.rulesets.abyss.state import AbyssState, Things

#: The words of a description, of each of its players, and of an exploration under way.
KEYS = (*given_names(TABLE), "players", "shuffles")
PLAYER_KEYS = given_names(PLAYER)
EXPLORATION_KEYS = given_names(EXPLORATION)


def build_position(r: AbyssRules, description: Mapping[str, Any], seed: int) -> AbyssState:
    """The state that a description describes, before its first step.

    Raises PositionError, saying what and where, for what cannot be.
    """
    try:
        return continuable(r, _Table(r, description, seed).laid())
    except UnreadableError as error:
        raise impossible(error) from error


def fixed_shuffle(r: AbyssRules, deck: str, cards: object) -> tuple[tuple[str, str, Things], ...]:
    """What the next shuffle of a deck is to come to, as the state holds it."""
    return _Table(r, {}, 0).orders({deck: cards})


class _Table:
    """The position while it is being laid out: first all that is named, then the rest."""

    def __init__(self, r: AbyssRules, description: Mapping[str, Any], seed: int) -> None:
        self.r = r
        self.given = known_keys(description, "position", KEYS)
        self.s = empty_state(r, seed)
        self.lords = card_pile(r, r.lords, "lord", "Lord")
        self.locations = card_pile(r, r.locations, "location", "Location")
        self.faces = Pile(r.faces, _face, FACES.__getitem__)
        self.tokens = Pile(
            r.tokens, partial(plain.number, low=0), lambda value: f"Monster token of {value}"
        )

    def _id(self, card: int) -> str:
        return self.r.cards[card].id

    def _number(self, name: str, default: int, low: int, high: int) -> int:
        return plain.number(self.given.get(name, default), name, low, high)

    def laid(self) -> AbyssState:
        s, r = self.s, self.r
        s.active = self._number("turn", 0, 0, r.seats - 1)
        s.turn = self._number("turn_number", 1, 1, plain.LARGEST)
        s.extra_turns = self._number("extra_turns", 0, 0, 99)
        s.ending = self._number("ending", 0, 0, r.seats)
        s.idle = self._number("idle", 0, 0, plain.LARGEST)
        s.threat = self._number("threat", r.starting_threat, 1, r.last_threat)
        self._players()
        self._supplies()
        self._stand()
        self._lords()
        self._locations()
        self._allies()
        self._tokens()
        s.orders = self.orders(self.given.get("shuffles", {}))
        return s

    def orders(self, value: object) -> tuple[tuple[str, str, Things], ...]:
        """What the next shuffles of decks are to come to, from the cards named for each."""
        reads = {
            "lord_deck": self.lords.read,
            "location_deck": self.locations.read,
            "exploration_deck": self.faces.read,
        }
        return fixed_orders(value, WORDS.decks, reads)

    # --- players --------------------------------------------------------------------------------

    def _players(self) -> None:
        for seat, player in by_seat(self.given.get("players", []), self.r.seats):
            self._player(player, seat)

    def _player(self, value: object, seat: int) -> None:
        s = self.s
        at = f"players[{seat}]"
        given = known_keys(value, at, PLAYER_KEYS)
        for name in ("pearls", "keys", "bought"):
            getattr(s, name)[seat] = plain.number(given.get(name, 0), f"{at}.{name}")
        hand = self._own_allies(given, at, "hand")
        moves_allies.add_to_hand(s, seat, hand)
        s.affiliated[seat] = tuple(sorted(self._own_allies(given, at, "affiliated")))
        s.free[seat] = self.lords.take_all(given.get("lords", []), f"{at}.lords")
        s.tokens[seat] = tuple(
            sorted(self.tokens.take_all(given.get("tokens", []), f"{at}.tokens"))
        )
        self._controlled(given.get("locations", []), seat, f"{at}.locations")
        self._disabled(given.get("disabled", []), seat, f"{at}.disabled")

    def _own_allies(self, given: Mapping[str, Any], at: str, name: str) -> Things:
        found = self.faces.take_all(given.get(name, []), f"{at}.{name}")
        if MONSTER in found:
            plain.fail(f"{at}.{name}[{found.index(MONSTER)}]", "a Monster is no Ally")
        return found

    def _controlled(self, value: object, seat: int, at: str) -> None:
        """A list of Locations, or a mapping of each to the list of Lords under it."""
        s = self.s
        if not isinstance(value, Mapping):
            value = dict.fromkeys(self._unique(value, at), ())
        for name, lords in value.items():
            s.locations[seat] += (self.locations.take(name, f"{at}[{plain.show(name)}]"),)
            s.under[seat] += (self.lords.take_all(lords, f"{at}[{plain.show(name)}]"),)

    @staticmethod
    def _unique(value: object, at: str) -> list[str]:
        found = [plain.word(name, f"{at}[{i}]") for i, name in enumerate(entries(value, at))]
        for place, name in enumerate(found):
            if name in found[:place]:
                plain.fail(f"{at}[{place}]", f"{name} is named twice")
        return found

    def _disabled(self, value: object, seat: int, at: str) -> None:
        s = self.s
        for place, name in enumerate(entries(value, at)):
            lord = self.lords.read(name, f"{at}[{place}]")
            if lord not in s.free[seat] or lord in s.disabled:
                plain.fail(
                    f"{at}[{place}]", f"{self._id(lord)} is none of the seat's other free Lords"
                )
            s.disabled = tuple(sorted((*s.disabled, lord)))

    def _supplies(self) -> None:
        """Pearls and Key tokens of the box that nobody has."""
        s, r = self.s, self.r
        s.treasury -= sum(s.pearls)
        s.key_supply -= sum(s.keys)
        if r.boxed and s.treasury < 0:
            plain.fail("players", f"{sum(s.pearls)} Pearls are more than the box holds")
        if r.boxed and s.key_supply < 0:
            plain.fail("players", f"{sum(s.keys)} Key tokens are more than the box holds")

    # --- what goes on ---------------------------------------------------------------------------

    def _stand(self) -> None:
        """The start of the turn after A3.0, or an exploration before its next step."""
        s, r = self.s, self.r
        given = self.given.get("exploration")
        s.purchases = sum(s.bought)
        if s.bought[s.active]:
            plain.fail(f"players[{s.active}].bought", "whose turn it is buys no Allies (A4.2)")
        if "track" in self.given:
            if given is not None:
                plain.fail("track", "the track is described in the exploration already")
            track = entries(self.given["track"], "track")
            given = {"track": track} if track else None
        if given is None:
            s.stack = [[steps.MENU]]
            return
        exploration = known_keys(given, "exploration", EXPLORATION_KEYS)
        at = "track" if "track" in self.given else "exploration.track"
        s.track = self.faces.take_all(exploration.get("track", []), at, r.track_spaces)
        aside = plain.number(exploration.get("set_aside", 0), "exploration.set_aside")
        least = s.purchases
        s.purchases = plain.number(exploration.get("purchases", least), "exploration.purchases")
        if s.purchases < least:
            plain.fail("exploration.purchases", f"the players have bought {least} already")
        step = steps.REVEAL
        revealed = exploration.get("revealed")
        if len(s.track) == r.track_spaces:
            plain.fail(at, "no space is left for the next card (name the last one as revealed)")
        if revealed is not None:
            card = self.faces.take(revealed, "exploration.revealed")
            s.track += (card,)
            step = steps.KEEP if card == MONSTER else steps.OFFER
        s.stack = [[steps.FINISH, 0], [steps.LOCATIONS, 0]]
        if r.checks_court_always:
            s.stack.append([steps.COURT, 0])
        s.track = (
            *(self.faces.take("monster", "exploration.set_aside") for _ in range(aside)),
            *s.track,
        )
        s.stack.append([step, 0, 0, 0, aside])

    # --- shared zones and decks -----------------------------------------------------------------

    def _lords(self) -> None:
        s, r, given = self.s, self.r, self.given
        s.lord_discard = self.lords.take_all(given.get("lord_discard", []), "lord_discard")
        deck = Deck(self.lords, given, "lord_deck")
        if "court" in given:
            s.court = self.lords.take_all(given["court"], "court", r.court_spaces)
        rest = shuffled(s, self.lords.rest())
        if "court" not in given:
            s.court, rest = rest[: r.court_spaces], rest[r.court_spaces :]
        s.lord_deck, s.box_lords = deck.laid(rest)

    def _locations(self) -> None:
        s, r, given = self.s, self.r, self.given
        deck = Deck(self.locations, given, "location_deck")
        if "available" in given:
            s.available = self.locations.take_all(given["available"], "available")
        rest = shuffled(s, self.locations.rest())
        if "available" not in given:
            shown = int(r.material["starting_locations"])
            s.available, rest = rest[:shown], rest[shown:]
        s.location_deck, s.box_locations = deck.laid(rest)

    def _allies(self) -> None:
        s, given = self.s, self.given
        s.exploration_discard = self.faces.take_all(
            given.get("exploration_discard", []), "exploration_discard"
        )
        council = given.get("council", {})
        if isinstance(council, list | tuple):
            for place, face in enumerate(self.faces.take_all(council, "council")):
                if face == MONSTER:
                    plain.fail(f"council[{place}]", "a Monster is no Ally")
                self.s.council[face // 5] += (face,)
            council = {}
        for name, stack in plain.mapping(council, "council").items():
            if (race := plain.among(name, RACES)) < 0:
                plain.fail(
                    "council", f"{plain.show(name)} is no Race", meant=plain.near(name, RACES)
                )
            self._stack(race, stack, f"council.{RACES[race]}")
        deck = Deck(self.faces, given, "exploration_deck")
        s.exploration_deck, s.box_allies = deck.laid(shuffled(s, self.faces.rest()))

    def _stack(self, race: int, value: object, at: str) -> None:
        for place, face in enumerate(self.faces.take_all(value, at)):
            if face == MONSTER or face // 5 != race:
                plain.fail(f"{at}[{place}]", f"{FACES[face]} does not belong to this stack")
            self.s.council[race] += (face,)

    def _tokens(self) -> None:
        s = self.s
        supply = Deck(self.tokens, self.given, "token_supply")
        s.token_supply, s.box_tokens = supply.laid(shuffled(s, self.tokens.rest()))


def _face(value: object, where: str) -> int:
    """An Exploration card: ``crab 3``, ``["crab", 3]`` or ``monster``."""
    text = value
    if isinstance(value, list | tuple) and len(value) == 2:
        race, number = value
        if plain.is_text(race) and type(number) is int:
            text = f"{str.__str__(race)} {plain.show(number)}"
    face = plain.among(text, FACES)
    if face < 0:
        what = f"{plain.show(value)} is no Exploration card"
        plain.fail(where, what, meant=plain.near(text, FACES))
    return face
