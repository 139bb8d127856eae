"""What answers do in Abyss, read plainly from the rules: the turn, exploring, support, the end."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from abyss_rules.rulesets.abyss import steps
from abyss_rules.rulesets.abyss.material import MONSTER, RACES
from abyss_rules.testing import answers_abyss_lords
from abyss_rules.testing.answers_abyss_lords import recruits
from abyss_rules.testing.answers_abyss_table import UNLIMITED, VALUES, Table, uses
from abyss_rules.testing.declare import broken
from abyss_rules.testing.plain_reading import UnsaidError
from abyss_rules.testing.plain_steps import Frame, Question

# --- A3: the turn -------------------------------------------------------------------------------


def _start(t: Table, frame: Frame) -> None:
    """A3.0: powers and prices are fresh."""
    if t.turn_begins():
        t.state["used"] = []
        t.state["purchases"] = 0
        t.state["bought"] = [0] * t.game.seats
        frame[:] = [steps.MENU]


def _plots(t: Table, _frame: Frame, _rest: str) -> None:
    """A3.1: a Pearl is paid, and the top Lord comes to Court."""
    t.pay_pearls(t.active, t.material["plot_price"])
    t.reveal_lord()


def _acts(t: Table, frame: Frame, *, recruited: bool = False, locations: bool = True) -> None:
    """A3.2, A3.3: after the action the Court, then Locations, then what ends the turn."""
    frame[:] = [steps.FINISH, 0]
    if locations:
        t.stack.append([steps.LOCATIONS, 0])
    # A15.court_bonus
    if recruited or t.option("court_bonus") == "each_check":
        t.stack.append([steps.COURT, int(recruited)])


def _explores(t: Table, frame: Frame, _rest: str) -> None:
    """A4: nobody was asked yet, nothing fought, nothing ignored."""
    _acts(t, frame)
    t.stack.append([steps.REVEAL, 0, 0, 0, 0])


def _recruits(t: Table, frame: Frame, lord: str) -> None:
    """A6.0: pay, affiliate, the Lord arrives, then the Court, then Locations."""
    payment = recruits(t, t.card(lord))
    _acts(t, frame, recruited=True)
    t.stack.append(payment)


def _takes_stack(t: Table, _frame: Frame, race: str) -> None:
    """A5: the whole stack comes into hand."""
    stack = t["council"][RACES.index(race)]
    t["hand"][t.active].extend(stack)
    stack.clear()


def _requests_support(t: Table, frame: Frame, race: str) -> None:
    """A5, A8.8: a stack; a second one is chosen after the first was taken."""
    _takes_stack(t, frame, race)
    more = t.asked("support_stacks", 1, t.active) - 1
    _acts(t, frame, locations=False)
    if more > 0:
        t.stack.append([steps.SUPPORT, more])


def _passes(_t: Table, frame: Frame, _rest: str) -> None:
    """A3.6: nothing is done, and Plots are still possible."""
    frame[:] = [steps.FINISH, 1]


def _support(t: Table, frame: Frame) -> Question | None:
    """A8.8: another stack, as long as there is one."""
    if frame[1] > 0 and any(t["council"]):
        return "support", t.active
    t.stack.pop()
    return None


def _takes_another_stack(t: Table, frame: Frame, race: str) -> None:
    _takes_stack(t, frame, race)
    frame[1] -= 1


def _finish(t: Table, frame: Frame) -> Question | None:
    """A3.4, A3.6: where a turn power can be used, or after a pass a Plot, the player is asked."""
    if (frame[1] and t.can_plot()) or t.can_use_power():
        return "finish", t.active
    _ends_turn(t, frame, "")
    return None


def _ends_turn(t: Table, frame: Frame, _rest: str) -> None:
    """A3.5, A15.hand_limit: first a standing limit, then that of the option."""
    frame[:] = [steps.TURN_END]
    if t.option("hand_limit") is not None:
        t.stack.append([steps.LIMIT, -1, UNLIMITED])
    t.limit_hand(t.active)


def _uses_late(t: Table, frame: Frame, lord: str) -> None:
    """A3.4: a Key that the power brings earns its Location."""
    if t.usable_keys(t.active) < t.material["keys_for_a_location"]:
        t.stack.append([steps.LOCATIONS, 0])
    uses(t, frame, lord)


def _turn_end(t: Table, frame: Frame) -> None:
    """A3.5, A9.2: an extra turn, or the next player's, or after the last one the end."""
    missing = len(t["court"]) < t.material["court_spaces"] and not t["lord_deck"]
    if missing and t.option("lord_shortage") == "deck_empty":
        t.end_comes(t.game.seats)  # A15.lord_shortage
    frame[:] = [steps.START]
    if t["extra_turns"]:
        t.state["extra_turns"] -= 1
        return
    if t["ending"]:
        t.state["ending"] -= 1
        if not t["ending"]:
            frame[:] = [steps.GAME_END, -1]
            return
    t.state["active"] = (t.active + 1) % t.game.seats


def _game_end(t: Table, frame: Frame) -> None:
    """A9.3: the lowest Ally of each Race in hand is affiliated, the rest is discarded."""
    if frame[1] >= 0:
        order = (t.active, *t.others(t.active))
        acting = [location for seat in order for location in t["locations"][seat]]
        for location in acting[frame[1] :]:
            t.begins(location, "game_end")
        if not t.power_begins:
            t.over(1)
        return
    frame[1] = 0
    for seat, hand in enumerate(t["hand"]):
        for race in range(len(RACES)):
            own = [face for face in hand if face // VALUES == race]
            if own:
                hand.remove(min(own))
                t.affiliate(seat, min(own))
        t["exploration_discard"].extend(hand)
        hand.clear()


# --- A4: exploring ------------------------------------------------------------------------------


def _reshuffle(t: Table) -> None:
    """A4.9: the discard becomes the deck where that is empty."""
    if not t["exploration_deck"]:
        t.shuffle("exploration_deck", t["exploration_discard"])
        t["exploration_discard"].clear()


def _reshuffle_early(t: Table) -> None:
    """A15.reshuffle: as soon as the deck is empty after the offers."""
    if t.option("reshuffle") == "when_empty":
        _reshuffle(t)


def _reveal(t: Table, frame: Frame) -> None:
    """A4.1: the top card comes onto the next free space; A4.9: without any the exploration ends."""
    _reshuffle(t)
    deck, track = t["exploration_deck"], t["track"]
    if not deck:
        frame[0] = steps.EXPLORED
        return
    card = deck[-1]
    if "exploration_deck" in t.shuffled:
        after = t.stretch.ended["track"]
        card = after[len(track)] if len(after) > len(track) else card
    deck.remove(card) if "exploration_deck" in t.shuffled else deck.pop()
    track.append(card)
    frame[1] = 0
    frame[0] = steps.OFFER
    if card == MONSTER:  # A4.6: it is not offered
        frame[0] = steps.KEEP
        _reshuffle_early(t)


def _price(t: Table) -> int:
    """A4.2: a Pearl more than there were purchases in this turn."""
    return int(t.material["first_purchase_price"]) + int(t["purchases"])


def _offer(t: Table, frame: Frame) -> Question | None:
    """A4.2: clockwise, who can pay and has bought nothing yet is asked."""
    others = t.others(t.active)
    for place in range(frame[1], len(others)):
        seat = others[place]
        able = t["pearls"][seat] >= _price(t)
        if able and t["bought"][seat] < t.asked("purchases_per_turn", 1, seat):
            frame[1] = place
            return "offer", seat
    frame[0] = steps.KEEP
    _reshuffle_early(t)
    return None


def _buys(t: Table, frame: Frame, _rest: str) -> None:
    """A4.2, A4.3: the price goes to the explorer, the Ally into the hand; its space is free."""
    seat = t.stretch.seat
    price = _price(t)
    t["pearls"][seat] -= price
    t["pearls"][t.active] += price
    t["hand"][seat].append(t["track"].pop())
    t["bought"][seat] += 1
    t.state["purchases"] += 1
    frame[0] = steps.BOUGHT
    _reshuffle_early(t)
    if t.option("standing_hand_limit") == "at_once":  # A15.standing_hand_limit
        t.limit_hand(seat)


def _declines(_t: Table, frame: Frame, _rest: str) -> None:
    """A4.2: the next player is asked."""
    frame[1] += 1


def _bought(t: Table, frame: Frame) -> Question | None:
    """A4.3, A3.4: the explorer must go on, and is asked where a turn power can be used."""
    if t.can_use_power():
        return "continue", t.active
    frame[0] = steps.REVEAL
    return None


def _goes_on(_t: Table, frame: Frame, _rest: str) -> None:
    """A4.3: the next card is revealed."""
    frame[0] = steps.REVEAL


def _keep(t: Table, _frame: Frame) -> Question:
    """A4.4, A4.6: nobody bought, so it is the explorer's choice."""
    return "fight" if t["track"][-1] == MONSTER else "keep", t.active


def _leaves(t: Table, frame: Frame, _rest: str) -> None:
    """A4.4, A4.6: the next card is revealed; only a Monster left moves the Threat, to space 6."""
    frame[0] = steps.REVEAL
    if t["track"][-1] == MONSTER:
        t.state["threat"] = min(t["threat"] + 1, len(t.material["threat_rewards"]))


def _ignores(t: Table, frame: Frame, _rest: str) -> None:
    """A Monster that a card lets the explorer ignore takes up no space and moves nothing."""
    frame[0] = steps.REVEAL
    t["track"].insert(0, t["track"].pop())
    frame[4] += 1


def _takes(t: Table, frame: Frame, _rest: str) -> None:
    """A4.4, A4.5: the Ally comes into hand; from the fifth space a Pearl comes with it."""
    last = _on_last_space(t, frame)
    t["hand"][t.active].append(t["track"].pop())
    _explored_from(t, frame, last=last)


def _fights(t: Table, frame: Frame, _rest: str) -> None:
    """A4.6: the Monster stays on its space; on the fifth a Pearl comes besides the reward."""
    frame[2] = 1
    _explored_from(t, frame, last=_on_last_space(t, frame))


def _on_last_space(t: Table, frame: Frame) -> bool:
    return bool(len(t["track"]) - frame[4] >= t.material["track_spaces"])


def _explored_from(t: Table, frame: Frame, *, last: bool) -> None:
    frame[0] = steps.EXPLORED
    if last:
        t.gain_pearls(t.active, t.material["last_space_pearls"])


def _explored(t: Table, frame: Frame) -> Question | None:
    """A4.8: first what cards do at the end, then the track is cleared, then the reward."""
    if frame[3] == 0:
        frame[3] = 1
        return None
    frame[3] = 2
    _clear_track(t)
    if frame[2]:
        if t.speaks_of("monster_reward"):  # A8.11: what a card makes of it is not read
            raise UnsaidError
        frame[2] = t["threat"]
        if any(
            sum(n for n, what in gains if what == "monster") <= len(t["token_supply"])
            for gains in t.material["threat_rewards"][frame[2] - 1]
        ):
            return "reward", t.active
        t.state["threat"] = t.material["starting_threat"]
    t.stack.pop()
    return None


def _clear_track(t: Table) -> None:
    """A4.8: Allies go to the Council stacks of their Races, Monsters to the discard."""
    for face in t["track"]:
        zone = t["exploration_discard"] if face == MONSTER else t["council"][face // VALUES]
        zone.append(face)
    t["track"].clear()


def _rewards(t: Table, frame: Frame, words: str) -> None:
    """A4.7: what was chosen is gained, and the token returns to space 1."""
    gains = {"key": 0, "pearl": 0, "monster": 0}
    for part in words.split(" + ") if words != "nothing" else ():
        number, what = part.split()
        gains[what.removesuffix("s")] += int(number)
    alternatives = [
        {name: sum(n for n, what in listed if what == name) for name in gains}
        for listed in t.material["threat_rewards"][frame[2] - 1]
    ]
    if gains not in alternatives:
        broken(f"reward {words} is none of space {frame[2]}")
    t.stack.pop()
    t.state["threat"] = t.material["starting_threat"]
    t.gain_pearls(t.active, gains["pearl"])
    t.gain_tokens(t.active, gains["monster"])
    t.gain_keys(t.active, gains["key"])


_ANSWERS: dict[tuple[str, str], Callable[[Table, Frame, str], None]] = {
    ("action", "explore"): _explores,
    ("action", "support"): _requests_support,
    ("action", "recruit"): _recruits,
    ("action", "plot"): _plots,
    ("action", "pass"): _passes,
    ("finish", "finish"): _ends_turn,
    ("finish", "plot"): _plots,
    ("finish", "use"): _uses_late,
    ("support", "support"): _takes_another_stack,
    ("offer", "buy"): _buys,
    ("offer", "decline"): _declines,
    ("continue", "continue"): _goes_on,
    ("keep", "take"): _takes,
    ("keep", "leave"): _leaves,
    ("fight", "fight"): _fights,
    ("fight", "leave"): _leaves,
    ("fight", "ignore"): _ignores,
    ("reward", "reward"): _rewards,
    **{(kind, "use"): uses for kind in ("action", "continue", "keep", "fight")},
}
_STEPS: dict[int, Callable[[Table, Frame], Question | None]] = {
    steps.START: _start,
    steps.MENU: lambda t, _frame: ("action", t.active),
    steps.REVEAL: _reveal,
    steps.OFFER: _offer,
    steps.KEEP: _keep,
    steps.BOUGHT: _bought,
    steps.EXPLORED: _explored,
    steps.SUPPORT: _support,
    steps.FINISH: _finish,
    steps.TURN_END: _turn_end,
    steps.GAME_END: _game_end,
}


class AbyssReading(Table):
    """A stretch of play of Abyss, as the rules have it."""

    answers = MappingProxyType({**_ANSWERS, **answers_abyss_lords.ANSWERS})
    steps = MappingProxyType({**_STEPS, **answers_abyss_lords.STEPS})
