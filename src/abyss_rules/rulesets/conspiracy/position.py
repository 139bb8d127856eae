"""A state of Conspiracy from a plain description, as ``abyss_rules.position`` is given one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from abyss_rules.engine import plain
from abyss_rules.engine.chance import below, shuffled
from abyss_rules.engine.codec import continuable
from abyss_rules.engine.piles import (
    Deck,
    by_seat,
    card_pile,
    entries,
    fixed_orders,
    impossible,
    known_keys,
)
from abyss_rules.engine.position_words import given_names
from abyss_rules.engine.rows import UntilRow
from abyss_rules.errors import UnreadableError
from abyss_rules.rulesets.conspiracy import solo, steps
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.rulesets.conspiracy.position_words import PLAYER, SOLO, TABLE, WORDS
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules
from abyss_rules.rulesets.conspiracy.setup import empty_state
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Things

#: The words of a description, those of solo games only, and those of each player.
KEYS = (*given_names(TABLE), "players", "shuffles")
SOLO_KEYS = given_names(SOLO)
PLAYER_KEYS = given_names(PLAYER)


def build_position(
    r: ConspiracyRules, description: Mapping[str, Any], seed: int
) -> ConspiracyState:
    """The state that a description describes, before its first step.

    Raises PositionError, saying what and where, for what cannot be.
    """
    try:
        return continuable(r, _Table(r, description, seed).laid())
    except UnreadableError as error:
        raise impossible(error) from error


def fixed_shuffle(
    r: ConspiracyRules, deck: str, cards: object
) -> tuple[tuple[str, str, Things], ...]:
    """What the next shuffle of a deck is to come to, as the state holds it."""
    return _Table(r, {}, 0).orders({deck: cards})


class _Table:
    """The position while it is being laid out: first all that is named, then the rest."""

    def __init__(self, r: ConspiracyRules, description: Mapping[str, Any], seed: int) -> None:
        self.r = r
        self.given = known_keys(description, "position", KEYS)
        self.s = empty_state(r, seed)
        self.lords = card_pile(r, r.lords, "lord", "Lord")
        self.locations = card_pile(r, r.locations, "location", "Location")

    def _id(self, card: int) -> str:
        return self.r.cards[card].id

    def _number(self, name: str, default: int, low: int, high: int) -> int:
        return plain.number(self.given.get(name, default), name, low, high)

    def laid(self) -> ConspiracyState:
        s, r = self.s, self.r
        s.active = self._number("turn", 0, 0, r.players - 1)
        s.turn = self._number("turn_number", 1, 1, plain.LARGEST)
        for seat, player in by_seat(self.given.get("players", []), r.players):
            self._player(player, seat)
        self._stand()
        self._ending()
        self._pearl_master()
        self._lords()
        self._locations()
        self._duties()
        self._solo()
        s.orders = self.orders(self.given.get("shuffles", {}))
        return s

    def orders(self, value: object) -> tuple[tuple[str, str, Things], ...]:
        """What the next shuffles of decks are to come to, from the cards named for each."""
        reads = {"lord_deck": self.lords.read, "location_deck": self.locations.read}
        return fixed_orders(value, WORDS.decks, reads)

    # --- players --------------------------------------------------------------------------------

    def _player(self, value: object, player: int) -> None:
        s, r = self.s, self.r
        at = f"players[{player}]"
        given = known_keys(value, at, PLAYER_KEYS)
        s.pearls[player] = plain.number(given.get("pearls", 0), f"{at}.pearls")
        s.chamber[player] = self.lords.take_all(
            given.get("chamber", []), f"{at}.chamber", r.chamber_spaces
        )
        lying = self._lying(given.get("locations", {}), player, f"{at}.locations")
        s.spaces[player] = tuple(sorted(lying))
        s.locations[player] = tuple(lying[place] for place in s.spaces[player])

    def _lying(self, value: object, player: int, at: str) -> dict[int, int]:
        """Place -> the Location there, from a mapping of Locations to the spaces they lie on."""
        chamber = self.s.chamber[player]
        lying: dict[int, int] = {}
        for name, space in plain.mapping(value, at).items():
            here = f"{at}[{plain.show(name)}]"
            location = self.locations.take(name, here)
            place = plain.number(space, here, 1, self.r.chamber_spaces) - 1
            if place >= len(chamber):
                plain.fail(here, f"there is no Lord on space {space}")
            if not self.r.key[chamber[place]]:  # C5.3
                lord = self._id(chamber[place])
                plain.fail(here, f"{lord} on space {space} has no key to lie on")
            if place in lying:
                other = self._id(lying[place])
                plain.fail(here, f"on space {space} lies {other} already")
            lying[place] = location
        return lying

    def _pearl_master(self) -> None:
        """C6: Pearls are never lost, so that nobody has more than the Pearl Master."""
        s = self.s
        most = max(s.pearls)
        first = s.pearls.index(most) if most else None
        master = self.given.get("pearl_master", first)
        if master is None:
            if most:
                plain.fail("pearl_master", "there are Pearls, so somebody is Pearl Master")
            return
        s.master = plain.number(master, "pearl_master", 0, self.r.players - 1)
        if not s.pearls[s.master]:
            plain.fail("pearl_master", f"player {s.master} has no Pearl")
        if s.pearls[s.master] < most:
            plain.fail("pearl_master", f"player {s.pearls.index(most)} has more Pearls")

    # --- what goes on ---------------------------------------------------------------------------

    def _stand(self) -> None:
        """The start of the turn, or with Lords drawn or taken the middle of it."""
        s, r = self.s, self.r
        most = r.most_lords_drawn
        s.drawn_lords = self.lords.take_all(self.given.get("drawn_lords", []), "drawn_lords", most)
        s.taken = self.lords.take_all(self.given.get("taken", []), "taken")
        automatic = s.active >= r.seats
        step = steps.OPPONENT if automatic else steps.RECRUIT
        if s.drawn_lords:
            if automatic:
                plain.fail("drawn_lords", "the opponent of a solo game draws no Lords")
            if s.taken:
                plain.fail("taken", "Lords are drawn or taken, not both")
            step = steps.KEEP
        elif s.taken:
            if len({r.guild[lord] for lord in s.taken}) > 1:
                plain.fail("taken", "Lords taken together are of one guild")
            step = steps.PLACE
        s.stack = [[step]]

    def _ending(self) -> None:
        """C7: from whoever completed a Chamber first, all others have one more turn."""
        s, r = self.s, self.r
        complete = [
            player for player, chamber in enumerate(s.chamber) if len(chamber) == r.chamber_spaces
        ]
        if s.active in complete:
            where = f"players[{s.active}].chamber"
            plain.fail(where, "is complete, so that this player has no turn any more")
        if not complete:
            if self._number("ending", 0, 0, r.players):
                plain.fail("ending", "no Chamber is complete")
            return
        if r.solo and r.options.solo_last_turn == "opponent_only" and solo.HUMAN in complete:
            plain.fail(f"players[{solo.HUMAN}].chamber", "is complete, which ended the game (C10)")
        s.ending = r.players - max((s.active - player) % r.players for player in complete)
        if self._number("ending", s.ending, 0, r.players) != s.ending:
            plain.fail("ending", f"by the complete Chambers it is {s.ending}")

    def _duties(self) -> None:
        """C5.2: the Locations whose players' duties hold, in the order in which they began."""
        s, r = self.s, self.r
        for number, name in enumerate(entries(self.given.get("duties", []), "duties")):
            at = f"duties[{number}]"
            location = self.locations.read(name, at)
            groups = self._passing_groups(location)
            if not groups:
                plain.fail(at, f"nothing of {self._id(location)} holds until a turn begins")
            owner = next((seat for seat in range(r.seats) if location in s.locations[seat]), -1)
            if owner < 0:
                plain.fail(at, f"nobody whom a duty follows has {self._id(location)}")
            if owner == s.active and not s.taken:
                plain.fail(at, "the duty has ended, for the turn of its player has begun")
            if any(location == known for _owner, known, _group in s.passing):
                plain.fail(at, f"{self._id(location)} is named twice")
            s.passing += tuple((owner, location, group) for group in groups)

    def _passing_groups(self, location: int) -> list[int]:
        compiled = self.r.compiled
        block = compiled.once["control"][location]
        if block < 0:
            return []
        return [row.group for row in compiled.blocks[block].rows if isinstance(row, UntilRow)]

    # --- shared zones and decks -----------------------------------------------------------------

    def _lords(self) -> None:
        s, r, given = self.s, self.r, self.given
        discards = given.get("discards", {})
        if isinstance(discards, list | tuple):
            for lord in self.lords.take_all(discards, "discards"):
                guild = r.guild[lord]
                s.discards[guild] = tuple(sorted((*s.discards[guild], lord)))
            discards = {}
        for name, pile in plain.mapping(discards, "discards").items():
            if (guild := plain.among(name, GUILDS)) < 0:
                what = f"{plain.show(name)} is no guild"
                plain.fail("discards", what, meant=plain.near(name, GUILDS))
            s.discards[guild] = tuple(sorted(self._pile(guild, pile, f"discards.{GUILDS[guild]}")))
        deck = Deck(self.lords, given, "lord_deck")
        s.lord_deck, s.box_lords = deck.laid(shuffled(s, self.lords.rest()))

    def _pile(self, guild: int, value: object, at: str) -> Things:
        pile = self.lords.take_all(value, at)
        for number, lord in enumerate(pile):
            if self.r.guild[lord] != guild:
                plain.fail(f"{at}[{number}]", f"{self._id(lord)} does not belong to this pile")
        return pile

    def _locations(self) -> None:
        s, r, given = self.s, self.r, self.given
        deck = Deck(self.locations, given, "location_deck")
        if "available" in given:
            s.available = self.locations.take_all(given["available"], "available")
        rest = shuffled(s, self.locations.rest())
        if "available" not in given:
            s.available, rest = rest[: r.starting_locations], rest[r.starting_locations :]
        s.location_deck, s.box_locations = deck.laid(rest)

    # --- alone (C9) -----------------------------------------------------------------------------

    def _solo(self) -> None:
        s, r, given = self.s, self.r, self.given
        if not r.solo:
            for name in SOLO_KEYS:
                if name in given:
                    plain.fail(name, "belongs to a solo game, which has one seat")
            return
        self._opponent()
        s.replay_token = _truth(given.get("replay_token", False), "replay_token")
        s.bound = _truth(given.get("bound", False), "bound")
        if s.bound and not solo.opponent(s).binds:
            plain.fail("bound", f"a {GUILDS[s.opponent]} as opponent binds nobody")
        if s.bound and [steps.RECRUIT] not in s.stack:
            plain.fail("bound", "the human is bound at the start of a turn only")

    def _opponent(self) -> None:
        s, options = self.s, self.r.options
        settled = options.opponent in GUILDS
        named = self.given.get("opponent")
        if named is None:
            if not settled:
                s.opponent = below(s, len(GUILDS))
            return
        if (guild := plain.among(named, GUILDS)) < 0:
            what = f"{plain.show(named)} is no guild"
            plain.fail("opponent", what, meant=plain.near(named, GUILDS))
        if settled and GUILDS[guild] != options.opponent:
            plain.fail("opponent", f"the option opponent has settled it: {options.opponent}")
        s.opponent = guild


def _truth(value: object, where: str) -> int:
    if type(value) is not bool:
        plain.fail(where, f"true or false is wanted, not {plain.show(value)}")
    return int(value)
