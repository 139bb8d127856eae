"""What answers do in Abyss when Lords are recruited, Locations controlled and Allies discarded."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from abyss_rules.rulesets.abyss import steps
from abyss_rules.rulesets.abyss.material import GUILDS, RACES
from abyss_rules.testing.answers_abyss_table import UNLIMITED, VALUES, Table, face_of
from abyss_rules.testing.declare import broken
from abyss_rules.testing.plain_reading import UnsaidError
from abyss_rules.testing.plain_steps import Frame, Question
from abyss_rules.testing.plain_words_abyss import keys_of

# --- A6: recruiting -----------------------------------------------------------------------------


def recruits(t: Table, lord: int) -> Frame:
    """A6.1, A6.2: the price holds from now on, and which Race must be among those paid."""
    printed = t.printed(lord)
    cost = max(0, t.asked("recruit_cost", printed["cost"], t.active))
    guild = GUILDS.index(printed["guild"])
    free = guild >= len(RACES) or t.asked("payment_races", 0, t.active)
    return [steps.PAY, lord, cost, -1 if free else guild]


def _pays(t: Table, _frame: Frame, ally: str) -> None:
    """A6.1: an Ally of the hand is put to the payment."""
    t["hand"][t.active].remove(face_of(ally))
    t["payment"].append(face_of(ally))


def _has_paid(t: Table, frame: Frame, _rest: str) -> None:
    """A6.1: Pearls make up what is missing, and no change is given."""
    paid = sum(face % VALUES + 1 for face in t["payment"])
    t.pay_pearls(t.active, max(0, frame[2] - paid))
    frame[0] = steps.AFFILIATE


def _affiliates(t: Table, frame: Frame, ally: str) -> None:
    """A6.3: the lowest Ally paid is affiliated, the others are discarded; then the Lord comes."""
    face = face_of(ally)
    lowest = min(t["payment"], key=lambda one: one % VALUES)
    if face % VALUES != lowest % VALUES and not t.asked("affiliation", 0, t.active):
        broken(f"{ally} is affiliated, which is not the lowest Ally paid")
    t["payment"].remove(face)
    t["exploration_discard"].extend(t["payment"])
    t["payment"].clear()
    t.affiliate(t.active, face)
    frame[:] = [steps.ARRIVE, t.active, frame[1], 1]


def arrives(t: Table, frame: Frame) -> None:
    """A6.4: the Lord comes into play free; A9.1: a seventh that is recruited brings the end."""
    _step, seat, lord, recruited = frame
    t.stack.pop()
    t["court" if lord in t["court"] else "lord_deck"].remove(lord)
    t["free"][seat].append(lord)
    if recruited and len(t.lords(seat)) >= t.material["lords_to_end"]:
        t.end_comes(t.game.seats)
    t.begins(lord, "arrival")


def court(t: Table, frame: Frame) -> None:
    """A6.5: the Court is looked at once, when all that the Lord brought about is done."""
    t.stack.pop()
    t.check_court(recruited=bool(frame[1]))


# --- A7: Locations ------------------------------------------------------------------------------


def locations(t: Table, frame: Frame) -> None:
    """A3.3: with 3 Keys or more a Location must be controlled, as long as there is one."""
    if frame[1] and t.option("court_bonus") == "each_check":
        frame[1] = 0
        t.check_court(recruited=False)
        return
    frame[1] = 0
    if (t["available"] or t["location_deck"]) and _reaches(t):
        frame[1] = 1
        t.stack.append([steps.KEYS, 0, []])
    else:
        t.stack.pop()


def _reaches(t: Table) -> bool:
    """A7.1: whether exactly 3 Keys can be used."""
    needed = t.material["keys_for_a_location"]
    if t.usable_keys(t.active) < needed:
        return False
    lords = [lord for lord in t["free"][t.active] if lord not in t["disabled"]]
    return any(
        needed - t["keys"][t.active] <= sum(keys_of(t.game, lord) for lord in some) <= needed
        for size in range(len(lords) + 1)
        for some in combinations(lords, size)
    )


def keys(t: Table, frame: Frame) -> Question | None:
    """A7.1: which Keys are used, as long as they are fewer than 3."""
    _step, tokens, lords = frame
    used = tokens + sum(keys_of(t.game, lord) for lord in lords)
    if used < t.material["keys_for_a_location"]:
        return "keys", t.active
    frame[:] = [steps.CONTROL, t.active, lords, tokens, 1]
    return None


def _uses_key(_t: Table, frame: Frame, which: str) -> None:
    """A7.1: one more Key token, or the Keys of one more Lord."""
    if which == "token":
        frame[1] += 1
    else:
        frame[2] = [*frame[2], _t.card(which)]


def _takes_location(t: Table, frame: Frame, location: str) -> None:
    """A7.2: a Location that lies face up is controlled."""
    t["available"].remove(t.card(location))
    _is_controlled(t, frame, t.card(location))


def _draws_locations(t: Table, frame: Frame, number: str) -> None:
    """A7.2: so many are drawn from the stack, the first drawn first."""
    t["drawn"].extend(t["location_deck"].pop() for _ in range(int(number)))
    frame[:] = [steps.DRAWN, *frame[1:4]]


def _keeps_location(t: Table, frame: Frame, location: str) -> None:
    """A7.2, A7.3: one of those drawn is controlled, the others are put face up."""
    t["drawn"].remove(t.card(location))
    t["available"].extend(t["drawn"])
    t["drawn"].clear()
    _is_controlled(t, frame, t.card(location))


def _is_controlled(t: Table, frame: Frame, location: int) -> None:
    """A7.1: the tokens used go back to the pile, the Lords used lie under the Location."""
    _step, seat, lords, tokens, *_rest = frame
    t.stack.pop()
    t["keys"][seat] -= tokens
    t.state["key_supply"] += tokens
    for lord in lords:
        t["free"][seat].remove(lord)
    t["locations"][seat].append(location)
    t["under"][seat].append(list(lords))
    t.begins(location, "control")


def _exchanges(t: Table, frame: Frame, location: str) -> None:
    """A14: another of the stack takes the Location's place, with the Lords under it."""
    _step, seat, mine = frame
    t.stack.pop()
    t["location_deck"].remove(t.card(location))
    # A15.stack_exchange
    back = t.option("stack_exchange") == "optional_return"
    t["location_deck" if back else "box_locations"].append(mine)
    t.shuffle("location_deck", t["location_deck"])
    place = t["locations"][seat].index(mine)
    t["locations"][seat][place] = t.card(location)


def _keeps_its_own(t: Table, _frame: Frame, _rest: str) -> None:
    """A14: nothing of the stack is taken."""
    t.stack.pop()
    t.shuffle("location_deck", t["location_deck"])


def copy(t: Table, frame: Frame) -> Question:
    """A13: the owner says which Location is copied; the best value is not reckoned here."""
    if t.option("mirror_choice") == "best":
        raise UnsaidError
    return "copy", frame[1]


def _copies(t: Table, frame: Frame, location: str) -> None:
    """A13: what the Location copies is noted."""
    t.stack.pop()
    rest = [pair for pair in t["copies"] if pair[0] != frame[2]]
    t.state["copies"] = [*rest, [frame[2], t.card(location)]]


# --- A3.5, A8.8: discards -----------------------------------------------------------------------


def discard(t: Table, frame: Frame) -> Question | None:
    """A8.8: as many as must go are chosen, and then discarded, at once where it is the last."""
    _step, _zone, _owner, chooser, left, _cards, together = frame
    if left > 0:
        return "discard", chooser
    t.stack.pop()
    if not together:  # pragma: no branch - else a power begins before anything is changed
        t.settle()
    return None


def _chooses_to_discard(t: Table, frame: Frame, ally: str) -> None:
    """A8.8: an Ally is chosen; those before it in the falling order stay."""
    _step, zone, owner, chooser, _left, cards, _together = frame
    face = face_of(ally)
    frame[5] = cards[cards.index(face) + 1 :]
    frame[4] -= 1
    t["pending"][owner].extend((zone, chooser, face))


def limit(t: Table, frame: Frame) -> Question | None:
    """A15.hand_limit: an Ally or a Pearl for each Ally above."""
    if frame[1] < 0:
        most = t.option("hand_limit")
        frame[1] = max(0, len(t["hand"][t.active]) - most) if isinstance(most, int) else 0
    if frame[1]:
        return "hand_limit", t.active
    t.stack.pop()
    return None


def _discards_above(t: Table, frame: Frame, ally: str) -> None:
    """A15.hand_limit: an Ally goes to the discard, and then none that is higher."""
    t["hand"][t.active].remove(face_of(ally))
    t["exploration_discard"].append(face_of(ally))
    frame[1] -= 1
    frame[2] = face_of(ally)


def _pays_above(t: Table, frame: Frame, _pearl: str) -> None:
    """A15.hand_limit: a Pearl is paid for an Ally above the limit."""
    t.pay_pearls(t.active, 1)
    frame[1] -= 1


#: (Kind, first word of the answer) -> what it does.
ANSWERS: dict[tuple[str, str], Callable[[Table, Frame, str], None]] = {
    ("payment", "pay"): _pays,
    ("payment", "done"): _has_paid,
    ("affiliation", "affiliate"): _affiliates,
    ("keys", "spend"): _uses_key,
    ("location", "control"): _takes_location,
    ("location", "draw"): _draws_locations,
    ("drawn_location", "keep"): _keeps_location,
    ("exchange", "exchange"): _exchanges,
    ("exchange", "decline"): _keeps_its_own,
    ("copy", "copy"): _copies,
    ("discard", "discard"): _chooses_to_discard,
    ("hand_limit", "discard"): _discards_above,
    ("hand_limit", "pay"): _pays_above,
}
#: Step -> how play goes on there.
STEPS: dict[int, Callable[[Table, Frame], Question | None]] = {
    steps.PAY: lambda t, _frame: ("payment", t.active),
    steps.AFFILIATE: lambda t, _frame: ("affiliation", t.active),
    steps.ARRIVE: arrives,
    steps.COURT: court,
    steps.LOCATIONS: locations,
    steps.KEYS: keys,
    steps.CONTROL: lambda _t, frame: ("location", frame[1]),
    steps.DRAWN: lambda _t, frame: ("drawn_location", frame[1]),
    steps.EXCHANGE: lambda _t, frame: ("exchange", frame[1]),
    steps.COPY: copy,
    steps.DISCARD: discard,
    steps.LIMIT: limit,
}

__all__ = ["ANSWERS", "STEPS", "UNLIMITED", "recruits"]
