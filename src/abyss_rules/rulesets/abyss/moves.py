"""What can be done to the state: each function moves cards or tokens and tells the log."""

from __future__ import annotations

from abyss_rules.engine.chance import below, shuffled
from abyss_rules.engine.evaluate import OWNER, SOURCE, TOGETHER
from abyss_rules.engine.standing import protected
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things
from abyss_rules.rulesets.abyss.steps import ARRIVE, CONTROL, COPY, DISCARD, DRAWN, EXCHANGE

# Resources, in the vocabulary's order.
PEARL, MONSTER_TOKEN, KEY, EXTRA_TURN = range(4)
# Zones that Allies can be discarded from, in the vocabulary's order.
HAND, AFFILIATED = range(2)
#: So many frames on the stack that a Location which is exchanged does nothing more: two that
#: exchange one another would go on for ever.
DEEP = 200


# --- Pearls, tokens, Keys -----------------------------------------------------------------------


def gain_pearls(r: AbyssRules, s: AbyssState, seat: int, amount: int) -> None:
    """Take Pearls from the Treasury; with the option ``supply: box`` no more than it holds."""
    if r.boxed and amount > s.treasury:
        amount = max(0, s.treasury)
    if amount <= 0:
        return
    s.treasury -= amount
    s.pearls[seat] += amount
    if s.log is not None:
        s.log.append(("pearls_gained", seat, amount))


def pay_pearls(_r: AbyssRules, s: AbyssState, seat: int, amount: int) -> None:
    """Pay Pearls to the Treasury."""
    if amount <= 0:
        return
    s.pearls[seat] -= amount
    s.treasury += amount
    if s.log is not None:
        s.log.append(("pearls_paid", seat, amount))


def gain_keys(r: AbyssRules, s: AbyssState, seat: int, amount: int) -> None:
    """Take Key tokens from the pile; with the option ``supply: box`` no more than it holds."""
    if r.boxed and amount > s.key_supply:
        amount = max(0, s.key_supply)
    if amount <= 0:
        return
    s.key_supply -= amount
    s.keys[seat] += amount
    if s.log is not None:
        s.log.append(("keys_gained", seat, amount))


def return_keys(s: AbyssState, seat: int, amount: int) -> None:
    """Put Key tokens back to the pile."""
    if amount <= 0:
        return
    s.keys[seat] -= amount
    s.key_supply += amount
    if s.log is not None:
        s.log.append(("keys_returned", seat, amount))


def gain_tokens(s: AbyssState, seat: int, amount: int) -> None:
    """Draw Monster tokens, as many as there are; only their owner sees the values (A12)."""
    amount = min(amount, len(s.token_supply))
    if amount <= 0:
        return
    drawn = s.token_supply[-amount:][::-1]
    s.token_supply = s.token_supply[:-amount]
    s.tokens[seat] = tuple(sorted(s.tokens[seat] + drawn))
    if s.log is not None:
        s.log.append(("monsters_gained", seat, amount, drawn))


def gain(r: AbyssRules, s: AbyssState, seat: int, what: int, amount: int) -> None:
    """Gain a resource of the vocabulary."""
    if what == PEARL:
        gain_pearls(r, s, seat, amount)
    elif what == MONSTER_TOKEN:
        gain_tokens(s, seat, amount)
    elif what == KEY:
        gain_keys(r, s, seat, amount)
    elif seat == s.active and amount > 0:
        s.extra_turns += amount
        if s.log is not None:
            s.log.append(("extra_turn_gained", seat, amount))


def give_back(r: AbyssRules, s: AbyssState, seat: int, what: int, amount: int) -> None:
    """Return a resource to its supply, all the player has if that is less."""
    if what == PEARL:
        pay_pearls(r, s, seat, min(amount, s.pearls[seat]))
    elif what == KEY:
        return_keys(s, seat, min(amount, s.keys[seat]))
    elif what == MONSTER_TOKEN:
        for token in _random_tokens(s, seat, amount):
            s.token_supply = (token, *s.token_supply)
            if s.log is not None:
                s.log.append(("monster_returned", seat, (token,)))


def steal(r: AbyssRules, s: AbyssState, frame: Frame, what: int, amount: int, victim: int) -> None:
    """Take a resource of another player, at random where its values are hidden."""
    seat = frame[OWNER]
    if victim == seat or protected(r, s, victim, frame[SOURCE]):
        return
    if what == PEARL:
        amount = max(0, min(amount, s.pearls[victim]))
        s.pearls[victim] -= amount
        s.pearls[seat] += amount
        if amount and s.log is not None:
            s.log.append(("pearls_stolen", seat, victim, amount))
    elif what == KEY:
        amount = max(0, min(amount, s.keys[victim]))
        s.keys[victim] -= amount
        s.keys[seat] += amount
        if amount and s.log is not None:
            s.log.append(("keys_stolen", seat, victim, amount))
    elif what == MONSTER_TOKEN:
        for token in _random_tokens(s, victim, amount):
            s.tokens[seat] = tuple(sorted((*s.tokens[seat], token)))
            if s.log is not None:
                s.log.append(("monster_stolen", seat, victim, token))


def _random_tokens(s: AbyssState, seat: int, amount: int) -> list[int]:
    """Take random Monster tokens away from a player."""
    taken = []
    for _ in range(min(amount, len(s.tokens[seat]))):
        tokens = list(s.tokens[seat])
        taken.append(tokens.pop(below(s, len(tokens))))
        s.tokens[seat] = tuple(tokens)
    return taken


def usable_keys(r: AbyssRules, s: AbyssState, seat: int) -> int:
    """Key tokens and the Keys of free, not disabled Lords (A7.1)."""
    keys = s.keys[seat]
    for lord in s.free[seat]:
        if lord not in s.disabled:
            keys += r.keys[lord]
    return keys


# --- Allies -------------------------------------------------------------------------------------


def add_to_hand(s: AbyssState, seat: int, faces: Things) -> None:
    """Put Allies into a hand, which stays sorted, with its sums by Race."""
    s.hand[seat] = tuple(sorted(s.hand[seat] + faces))
    base = seat * 5
    for face in faces:
        s.sums[base + face // 5] += face % 5 + 1


def remove_from_hand(s: AbyssState, seat: int, face: int) -> None:
    """Take one Ally of a face out of a hand."""
    hand = s.hand[seat]
    place = hand.index(face)
    s.hand[seat] = hand[:place] + hand[place + 1 :]
    s.sums[seat * 5 + face // 5] -= face % 5 + 1


def discard_allies(_r: AbyssRules, s: AbyssState, zone: int, seat: int, faces: Things) -> None:
    """Put Allies of a hand or of the affiliated ones on the exploration discard, shown (A12)."""
    gone = []
    for face in faces:
        if zone == HAND and face in s.hand[seat]:
            remove_from_hand(s, seat, face)
        elif zone == AFFILIATED and face in s.affiliated[seat]:
            place = s.affiliated[seat].index(face)
            s.affiliated[seat] = s.affiliated[seat][:place] + s.affiliated[seat][place + 1 :]
        else:
            continue
        gone.append(face)
    if gone:
        s.exploration_discard += tuple(gone)
        if s.log is not None:
            s.log.append(("allies_discarded", seat, tuple(gone)))


def unmarked(s: AbyssState, cards: tuple[int, int, Things]) -> Things:
    """The cards of a zone that are not chosen yet to be discarded together with others (A8.8)."""
    zone, owner, candidates = cards
    marked = s.pending[owner]
    if not marked:
        return candidates
    rest = list(candidates)
    for place in range(0, len(marked), 3):
        if marked[place] == zone and marked[place + 2] in rest:
            rest.remove(marked[place + 2])
    return tuple(rest)


def begin_discard(
    r: AbyssRules,
    s: AbyssState,
    frame: Frame,
    cards: tuple[int, int, Things],
    number: int,
    chooser: int,
) -> None:
    """Ask ``chooser`` which of the cards to discard; as many as there are, if fewer."""
    zone, owner, _candidates = cards
    candidates = unmarked(s, cards)
    if owner != frame[OWNER] and protected(r, s, owner, frame[SOURCE]):
        return
    number = min(number, len(candidates))
    if number > 0:
        faces = tuple(sorted(candidates, reverse=True))
        s.stack.append([DISCARD, zone, owner, chooser, number, faces, frame[TOGETHER]])


def settle(r: AbyssRules, s: AbyssState) -> None:
    """Discard what all have chosen to discard, clockwise from the active player (A8.8)."""
    for seat in (s.active, *r.others[s.active]):
        marked = s.pending[seat]
        if marked:
            s.pending[seat] = ()
            for zone in (HAND, AFFILIATED):
                faces = [marked[i + 2] for i in range(0, len(marked), 3) if marked[i] == zone]
                discard_allies(r, s, zone, seat, tuple(faces))


def take_stack(_r: AbyssRules, s: AbyssState, seat: int, stack: int) -> None:
    """Take a whole stack of the Council into hand, unseen by the others (A5)."""
    allies = s.council[stack]
    if allies:
        s.council[stack] = ()
        add_to_hand(s, seat, allies)
        if s.log is not None:
            s.log.append(("stack_taken", seat, stack, len(allies), allies))


def discard_stack(_r: AbyssRules, s: AbyssState, seat: int, stack: int) -> None:
    """Discard a whole stack of the Council; nobody sees it (A12)."""
    allies = s.council[stack]
    if allies:
        s.council[stack] = ()
        s.exploration_discard += allies
        if s.log is not None:
            s.log.append(("stack_discarded", seat, stack, len(allies)))


def refill_exploration(s: AbyssState) -> bool:
    """Shuffle the discard into the empty Exploration deck (A4.9); False if there is none."""
    if s.exploration_deck:
        return True
    if not s.exploration_discard:
        return False
    s.exploration_deck = shuffled(s, s.exploration_discard)
    s.exploration_discard = ()
    if s.log is not None:
        s.log.append(("exploration_shuffled", -1, len(s.exploration_deck)))
    return True


def send_track(s: AbyssState) -> None:
    """Clear the track: Allies to the Council stacks of their Races, Monsters discarded (A4.8)."""
    for face in s.track:
        if face == MONSTER:
            s.exploration_discard += (face,)
        else:
            s.council[face // 5] += (face,)
    if s.log is not None and s.track:
        s.log.append(("track_cleared", s.active, s.track))
    s.track = ()


# --- Lords --------------------------------------------------------------------------------------


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


def _without(zone: Things, card: int) -> Things:
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]


def discard_lord(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    """Discard a free Lord or one of the Court, for good (A8.6)."""
    seat = owner_of(s, lord)
    if seat >= 0:
        if seat != frame[OWNER] and protected(r, s, seat, frame[SOURCE]):
            return
        s.free[seat] = _without(s.free[seat], lord)
        s.disabled = tuple(card for card in s.disabled if card != lord)
        s.cache = {}
    elif lord in s.court:
        s.court = _without(s.court, lord)
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
    s.lord_deck = _without(s.lord_deck, other)
    s.lord_discard += (lord,)
    if s.log is not None:
        s.log.append(("lord_substituted", s.active, lord, other))


def disable(r: AbyssRules, s: AbyssState, frame: Frame, lord: int) -> None:
    """A free Lord loses its Power and Keys (A6.6)."""
    seat = owner_of(s, lord)
    if seat < 0 or lord in s.disabled:
        return
    if seat != frame[OWNER] and protected(r, s, seat, frame[SOURCE]):
        return
    s.disabled += (lord,)
    s.cache = {}
    if s.log is not None:
        s.log.append(("lord_disabled", seat, lord))


def reveal_lord(s: AbyssState) -> None:
    """The top Lord of the deck comes to Court, on the empty space furthest from the deck."""
    lord = s.lord_deck[-1]
    s.lord_deck = s.lord_deck[:-1]
    s.court += (lord,)
    if s.log is not None:
        s.log.append(("lord_revealed", -1, lord))


# --- Locations ----------------------------------------------------------------------------------


def control(r: AbyssRules, s: AbyssState, seat: int, location: int, lords: Things) -> None:
    """A Location comes before a player with the Lords under it, whose Powers end (A6.6)."""
    s.locations[seat] += (location,)
    s.under[seat] += (lords,)
    if lords:
        s.free[seat] = tuple(lord for lord in s.free[seat] if lord not in lords)
        s.cache = {}
    if s.log is not None:
        s.log.append(("location_controlled", seat, location, lords))
    r.begin_once(s, "control", seat, location)


def replace_location(r: AbyssRules, s: AbyssState, seat: int, mine: int, other: int) -> None:
    """Another Location takes a controlled one's place and the Lords under it (A8.7)."""
    place = s.locations[seat].index(mine)
    s.locations[seat] = (*s.locations[seat][:place], other, *s.locations[seat][place + 1 :])
    if s.log is not None:
        s.log.append(("location_exchanged", seat, mine, other))
    if len(s.stack) < DEEP:
        r.begin_once(s, "control", seat, other)


def exchange(r: AbyssRules, s: AbyssState, seat: int, mine: int, other: int) -> None:
    """Exchange a controlled Location for an available one, which takes its place (A8.7)."""
    if mine in s.locations[seat] and other in s.available:
        s.available = (*_without(s.available, other), mine)
        replace_location(r, s, seat, mine, other)


def begin_stack_exchange(r: AbyssRules, s: AbyssState, seat: int, mine: int) -> None:
    """Ask which Location of the stack to take instead (A14); with an empty stack none."""
    del r
    if mine in s.locations[seat] and s.location_deck:
        if s.log is not None:
            s.log.append(("stack_looked_through", seat, tuple(sorted(s.location_deck))))
        s.stack.append([EXCHANGE, seat, mine])


def begin_control_drawn(r: AbyssRules, s: AbyssState, seat: int, number: int, lord: int) -> None:
    """Draw Locations to control one with a Lord alone (A7.3); a disabled one brings nothing."""
    if lord not in s.free[seat] or lord in s.disabled or number <= 0:
        return
    if s.location_deck:
        draw_locations(s, seat, number)
        s.stack.append([DRAWN, seat, (lord,), 0])
    elif s.available and r.options.ambassador_without_stack == "face_up":
        s.stack.append([CONTROL, seat, (lord,), 0, 0])


def draw_locations(s: AbyssState, seat: int, number: int) -> None:
    """Draw Locations, not more than the stack holds; everybody sees them (A12)."""
    number = min(number, len(s.location_deck))
    s.drawn = s.location_deck[-number:][::-1]
    s.location_deck = s.location_deck[:-number]
    if s.log is not None:
        s.log.append(("locations_drawn", seat, s.drawn))


def begin_copy(r: AbyssRules, s: AbyssState, frame: Frame, originals: Things) -> None:
    """Settle which Location the source copies (A13); without any it is worth nothing."""
    copies = not r.copyable[frame[SOURCE]] and frame[SOURCE] in s.locations[frame[OWNER]]
    # A copy is never copied, lest two of them look at each other for ever.
    originals = tuple(original for original in originals if r.copyable[original])
    if originals and copies:
        s.stack.append([COPY, frame[OWNER], frame[SOURCE], originals])


def copied_score(r: AbyssRules, s: AbyssState, frame: Frame) -> int:
    """What the Location copied by the frame's source is worth for the frame's owner."""
    for location, original in s.copies:
        if location == frame[SOURCE]:
            return r.location_score(s, frame[OWNER], original)
    return 0
