"""What can be done with Lords: each function moves them and tells the log."""

from __future__ import annotations

from abyss_rules.engine.chance import shuffled
from abyss_rules.engine.frames import OWNER, SOURCE
from abyss_rules.engine.standing import moved, protected
from abyss_rules.engine.state import without
from abyss_rules.rulesets.abyss.moves import (
    KEY,
    MONSTER_TOKEN,
    PEARL,
    give_back,
    pay_pearls,
    return_keys,
)
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things
from abyss_rules.rulesets.abyss.steps import ARRIVE


def all_lords(s: AbyssState, seat: int) -> Things:
    """A player's Lords: the free ones, then those under Locations."""
    lords = s.free[seat]
    for group in s.under[seat]:
        lords += group
    return lords


def owner_of(s: AbyssState, lord: int) -> int:
    """Whose free Lord it is, -1 if it is nobody's."""
    for seat, free in enumerate(s.free):
        if lord in free:
            return seat
    return -1


def discard_lord(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    """Discard a free Lord or one of the Court, for good (A8.6)."""
    seat = owner_of(s, lord)
    if seat >= 0:
        if seat != frame[OWNER] and protected(r, s, seat, frame[SOURCE]):
            return
        s.free[seat] = without(s.free[seat], lord)
        s.disabled = tuple(card for card in s.disabled if card != lord)
        moved(r, s, lord)
    elif lord in s.court:
        s.court = without(s.court, lord)
    else:
        return
    s.lord_discard += (lord,)
    if s.log is not None:
        s.log.append(("lord_discarded", seat, lord))


def take_lord(_r: AbyssRules, s: AbyssState, seat: int, lord: int) -> None:
    """A Lord of the Court or of the deck comes into play unpaid (A6.0)."""
    if lord in s.court or lord in s.lord_deck:
        s.stack.append([ARRIVE, seat, lord, 0])


def recruit_for(r: AbyssRules, s: AbyssState, seat: int, lord: int, what: int, price: int) -> None:
    """Recruit a Lord of the Court for exactly a price (A8.5); without it nothing happens."""
    if lord not in s.court:
        return
    price = max(0, price)
    if what == PEARL and s.pearls[seat] >= price:
        pay_pearls(r, s, seat, price)
    elif what == KEY and s.keys[seat] >= price:
        return_keys(s, seat, price)
    elif what == MONSTER_TOKEN and len(s.tokens[seat]) >= price:
        give_back(r, s, seat, what, price)
    else:
        return
    s.stack.append([ARRIVE, seat, lord, 1])


def substitute(_r: AbyssRules, s: AbyssState, lord: int, other: int) -> None:
    """Discard a Lord of the Court and put one of the deck in its space (A8.10)."""
    if lord not in s.court or other not in s.lord_deck:
        return
    place = s.court.index(lord)
    s.court = (*s.court[:place], other, *s.court[place + 1 :])
    s.lord_deck = without(s.lord_deck, other)
    s.lord_discard += (lord,)
    if s.log is not None:
        s.log.append(("lord_substituted", s.active, lord, other))


def disable(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    """A free Lord loses its Power and Keys (A6.6, A8.12)."""
    seat = owner_of(s, lord)
    if seat < 0 or lord in s.disabled:
        return
    if seat != frame[OWNER] and protected(r, s, seat, frame[SOURCE]):
        return
    s.disabled = tuple(sorted((*s.disabled, lord)))
    moved(r, s, lord)
    if s.log is not None:
        s.log.append(("lord_disabled", seat, lord))


def release(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    """A Lord under a Location becomes free again; its Power holds and its Keys count once more.

    An ambassador's Power is not used again and it brings no Keys: it comes back disabled.
    """
    for seat, groups in enumerate(s.under):
        place = next((place for place, group in enumerate(groups) if lord in group), -1)
        if place < 0 or (seat != frame[OWNER] and protected(r, s, seat, frame[SOURCE])):
            continue
        s.under[seat] = (*groups[:place], without(groups[place], lord), *groups[place + 1 :])
        s.free[seat] += (lord,)
        if r.bubble[lord] < 0:
            s.disabled = tuple(sorted((*s.disabled, lord)))
        moved(r, s, lord)
        if s.log is not None:
            s.log.append(("lord_released", seat, lord))
        return


def summon(r: AbyssRules, s: AbyssState, lord: int) -> None:
    """A Lord of the deck comes to Court, if a space is free there."""
    if lord in s.lord_deck and len(s.court) < r.court_spaces:
        s.lord_deck = without(s.lord_deck, lord)
        s.court += (lord,)
        if s.log is not None:
            s.log.append(("lord_revealed", -1, lord))


def shuffle_lord_deck(s: AbyssState, seat: int) -> None:
    """Somebody has looked through the Lord deck: shuffle it (A12)."""
    s.lord_deck = shuffled(s, sorted(s.lord_deck), "lord_deck")
    if s.log is not None:
        s.log.append(("lord_deck_shuffled", seat))


def reveal_lord(s: AbyssState) -> None:
    """The top Lord of the deck comes to Court, on the empty space furthest from the deck."""
    lord = s.lord_deck[-1]
    s.lord_deck = s.lord_deck[:-1]
    s.court += (lord,)
    if s.log is not None:
        s.log.append(("lord_revealed", -1, lord))
