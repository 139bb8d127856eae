"""What can be done with Allies: each function moves them and tells the log."""

from __future__ import annotations

from abyss_rules.engine.chance import shuffled
from abyss_rules.engine.frames import OWNER, SOURCE, TOGETHER
from abyss_rules.engine.standing import protected
from abyss_rules.engine.state import without
from abyss_rules.rulesets.abyss.material import MONSTER
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame, Things
from abyss_rules.rulesets.abyss.steps import DISCARD, EXPLORING

# Zones that Allies can be discarded from, in the vocabulary's order.
HAND, AFFILIATED = range(2)

#: Where an exploration's frame keeps how many Monsters were set aside.
ASIDE = 4


def add_to_hand(s: AbyssState, seat: int, faces: Things) -> None:
    """Put Allies into a hand, which stays sorted, with its sums by Race."""
    s.hand[seat] = tuple(sorted(s.hand[seat] + faces))
    base = seat * 5
    for face in faces:
        s.sums[base + face // 5] += face % 5 + 1


def remove_from_hand(s: AbyssState, seat: int, face: int) -> None:
    """Take one Ally of a face out of a hand."""
    s.hand[seat] = without(s.hand[seat], face)
    s.sums[seat * 5 + face // 5] -= face % 5 + 1


def discard_allies(_r: AbyssRules, s: AbyssState, zone: int, seat: int, faces: Things) -> None:
    """Put Allies of a hand or of the affiliated ones on the exploration discard, shown (A12)."""
    gone = []
    for face in faces:
        if zone == HAND and face in s.hand[seat]:
            remove_from_hand(s, seat, face)
        elif zone == AFFILIATED and face in s.affiliated[seat]:
            s.affiliated[seat] = without(s.affiliated[seat], face)
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
    if not s.exploration_discard:
        return False
    s.exploration_deck = shuffled(s, s.exploration_discard, "exploration_deck")
    s.exploration_discard = ()
    if s.log is not None:
        s.log.append(("exploration_shuffled", -1, len(s.exploration_deck)))
    return True


def set_aside(s: AbyssState) -> int:
    """How many Monsters of the track were ignored: its first cards, which take up no space."""
    if not s.track:
        return 0
    return next((frame[ASIDE] for frame in s.stack if frame[0] in EXPLORING), 0)


def recover(s: AbyssState, seat: int, face: int) -> None:
    """Take an Ally of the exploration discard into hand, shown to all."""
    if face in s.exploration_discard:
        s.exploration_discard = without(s.exploration_discard, face)
        add_to_hand(s, seat, (face,))
        if s.log is not None:
            s.log.append(("ally_recovered", seat, face))


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
