"""What can be done to the state: each function moves cards or Pearls and tells the log."""

from __future__ import annotations

from abyss_rules.engine.chance import shuffled
from abyss_rules.engine.evaluate import LARGEST
from abyss_rules.engine.powers import begin_once
from abyss_rules.engine.standing import moved
from abyss_rules.engine.state import drawn, without
from abyss_rules.rulesets.conspiracy.rules import STRIDE, ConspiracyRules
from abyss_rules.rulesets.conspiracy.state import ConspiracyState, Things

# --- Pearls (C6) --------------------------------------------------------------------------------


def gain_pearls(_r: ConspiracyRules, s: ConspiracyState, player: int, amount: int) -> None:
    """C6: gain Pearls, and with at least as many as the Pearl Master become Pearl Master."""
    pearls = s.pearls
    amount = min(amount, LARGEST - pearls[player])
    if amount <= 0:
        return
    pearls[player] += amount
    if s.log is not None:
        s.log.append(("pearls_gained", player, amount))
    master = s.master
    if master < 0 or (master != player and pearls[player] >= pearls[master]):
        s.master = player
        if s.log is not None:
            s.log.append(("pearl_master_taken", player, master))


# --- Lords --------------------------------------------------------------------------------------


def draw_lords(s: ConspiracyState, player: int, number: int) -> None:
    """C3.1: draw Lords, not more than the deck holds; everybody sees them."""
    s.drawn_lords, s.lord_deck = drawn(s.lord_deck, number)
    if s.log is not None:
        s.log.append(("lords_drawn", player, s.drawn_lords))


def _to_pile(r: ConspiracyRules, s: ConspiracyState, lord: int) -> None:
    """A Lord onto the pile of its colour, which is kept sorted."""
    guild = r.guild[lord]
    pile = s.discards[guild]
    s.discards[guild] = tuple(sorted((*pile, lord))) if pile else (lord,)


def discard_lords(r: ConspiracyRules, s: ConspiracyState, lords: Things) -> None:
    """C3.1: Lords go face up to the piles of their colours."""
    if not lords:
        return
    for lord in lords:
        _to_pile(r, s, lord)
    if s.log is not None:
        s.log.append(("lords_discarded", s.active, lords))


def take_pile(s: ConspiracyState, player: int, guild: int) -> None:
    """C3.1, C4.1: a pile leaves the table whole."""
    s.taken = s.discards[guild]
    s.discards[guild] = ()
    if s.log is not None:
        s.log.append(("pile_taken", player, guild, s.taken))


def return_taken(r: ConspiracyRules, s: ConspiracyState, player: int) -> None:
    """C4.2: what found no space goes back to the pile."""
    lords = s.taken
    s.taken = ()
    for lord in lords:
        _to_pile(r, s, lord)
    if lords and s.log is not None:
        s.log.append(("lords_returned", player, lords))


def discard_from_deck(r: ConspiracyRules, s: ConspiracyState, player: int, lord: int) -> None:
    """C4.3: a Lord of the deck, the topmost of its copies, goes to the pile of its colour."""
    deck = s.lord_deck
    if lord not in deck:
        return
    place = len(deck) - 1 - deck[::-1].index(lord)
    s.lord_deck = deck[:place] + deck[place + 1 :]
    _to_pile(r, s, lord)
    if s.log is not None:
        s.log.append(("lord_revealed", player, lord))


def reshuffle_lords(_r: ConspiracyRules, s: ConspiracyState, player: int, lords: Things) -> None:
    """C5.4: discarded Lords go back into the deck, which is shuffled."""
    back: list[int] = []
    for lord in lords:
        for guild, pile in enumerate(s.discards):
            if lord in pile:
                s.discards[guild] = without(pile, lord)
                back.append(lord)
                break
    s.lord_deck = shuffled(s, sorted((*s.lord_deck, *back)), "lord_deck")
    if s.log is not None:
        s.log.append(("lords_recalled", player, tuple(back)))


def shuffle_lord_deck(s: ConspiracyState, player: int) -> None:
    """C11: somebody has looked through the Lord deck, so it is shuffled."""
    s.lord_deck = shuffled(s, sorted(s.lord_deck), "lord_deck")
    if s.log is not None:
        s.log.append(("lord_deck_shuffled", player))


def swap(r: ConspiracyRules, s: ConspiracyState, player: int, spaces: Things) -> None:
    """C4.3: two Lords of a Chamber change places; those with a key, or a Location, stay."""
    if len(spaces) != 2:
        return
    (owner, one), (other_owner, other) = (divmod(space, STRIDE) for space in spaces)
    chamber = s.chamber[owner]
    if owner != other_owner or max(one, other) >= len(chamber):
        return
    if any(r.key[chamber[place]] or place in s.spaces[owner] for place in (one, other)):
        return
    lords = list(chamber)
    lords[one], lords[other] = lords[other], lords[one]
    s.chamber[owner] = tuple(lords)
    if s.log is not None:
        s.log.append(("lords_swapped", player, (one + 1, other + 1), (lords[one], lords[other])))


# --- Locations ----------------------------------------------------------------------------------


def draw_locations(s: ConspiracyState, player: int, number: int) -> None:
    """C5.2: draw Locations, not more than the deck holds; everybody sees them."""
    s.drawn, s.location_deck = drawn(s.location_deck, number)
    if s.log is not None:
        s.log.append(("locations_drawn", player, s.drawn))


def control(r: ConspiracyRules, s: ConspiracyState, player: int, location: int, place: int) -> None:
    """C5.1, C5.2: a Location comes onto the Lord just placed; its Pearls, then its power."""
    s.locations[player] += (location,)
    s.spaces[player] += (place,)
    moved(r, s, location)
    if s.log is not None:
        s.log.append(("location_controlled", player, location, place + 1))
    gain_pearls(r, s, player, r.pearls[location])
    if r.speaker[player] == player:  # C9: an opponent without a seat ignores powers
        begin_once(r, s, "control", player, location)


def reshuffle_locations(
    _r: ConspiracyRules, s: ConspiracyState, player: int, locations: Things
) -> None:
    """C5.4: face-up Locations go back into the deck, which is shuffled."""
    back = tuple(location for location in locations if location in s.available)
    s.available = tuple(location for location in s.available if location not in back)
    s.location_deck = shuffled(s, sorted((*s.location_deck, *back)), "location_deck")
    if s.log is not None:
        s.log.append(("locations_recalled", player, back))
