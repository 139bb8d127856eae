"""The course of a turn and the end of the game (A3, A9): steps in the rulebook's order."""

from __future__ import annotations

from abyss_rules.engine import powers
from abyss_rules.engine.course import (
    ENDED,
    STUCK,
    begin_turn,
    never,
    stop,
    tables,
    trigger_end,
)
from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.standing import react
from abyss_rules.rulesets.abyss import (
    control,
    exploration,
    hands,
    moves,
    moves_allies,
    moves_lords,
    recruiting,
    steps,
)
from abyss_rules.rulesets.abyss.payment import payable_lords
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame
from abyss_rules.rulesets.abyss.steps import (
    ACTION,
    COURT,
    EXPLORE,
    FINISH,
    FINISH_TURN,
    FINISHING,
    GAME_END,
    LIMIT,
    LOCATIONS,
    MENU,
    PASS,
    PLOT,
    RECRUIT,
    START,
    SUPPORT,
    TAKE_STACK,
    TURN_END,
    USE,
)
from abyss_rules.rulesets.abyss.turn_powers import turn_powers, use_power

#: How many rounds without any choice show that nobody can ever act again: all pass (A3.6), or one
#: Monster comes back for ever (A9.4).
STALLED = 256


# --- A3.0: start of the turn ------------------------------------------------------------------


def start(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A3.0: powers and prices are fresh, then powers of the start of a turn."""
    if not begin_turn(r, s):
        return False
    s.used = ()
    if s.purchases:
        s.purchases = 0
        s.bought = [0] * r.seats
    f[0] = MENU
    react(r, s, r.at_turn_start, s.active, [])
    return s.stack[-1] is f and menu(r, s, f)


# --- A3.1, A3.2, A3.4: Plot, powers, the action -----------------------------------------------


def menu(r: AbyssRules, s: AbyssState, _f: Frame) -> bool:
    """A3.1, A3.2: Plots and turn powers before the action, and the three actions."""
    seat = s.active
    # Recruiting first: who always answers with the first option comes to an end that way.
    options = payable_lords(r, s, seat)
    for race, stack in enumerate(s.council):
        if stack:
            options.append(TAKE_STACK | race)
    if s.exploration_deck or s.exploration_discard:  # A4.9
        options.append(EXPLORE)
    if not options:
        options.append(PASS)  # A3.6
    if s.pearls[seat] >= r.plot_price and len(s.court) < r.court_spaces and s.lord_deck:
        options.append(PLOT)  # A3.1, as in can_plot
    powers = turn_powers(r, s)
    if powers:
        options += powers
    s.seat = seat
    s.kind = ACTION
    s.options = options
    return True


def on_menu(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A3.1, A3.2: a Plot or a power comes back to the menu, an action goes on."""
    verb = code >> SHIFT << SHIFT
    if len(s.options) > 1:
        s.idle = 0
    elif _stalled(r, s):
        return
    if verb == PLOT:
        plot(r, s)
        return
    if verb == USE:
        use_power(r, s, code & ARGUMENT)
        return
    f[0] = FINISH
    f.append(int(verb == PASS))
    if verb == PASS:
        _pass(s)
        return
    stack = s.stack
    recruits = verb == RECRUIT
    if verb != TAKE_STACK:
        stack.append([LOCATIONS, 0])  # A3.3: after an exploration or a recruiting
    if recruits or r.checks_court_always:
        stack.append([COURT, int(recruits)])
    if verb == EXPLORE:
        if s.log is not None:
            s.log.append(("exploration_started", s.active))
        exploration.begin_exploration(s)
    elif recruits:
        recruiting.begin_recruiting(r, s, code & ARGUMENT)
    else:
        more = exploration.begin_support(r, s, code & ARGUMENT)
        if more > 0:
            stack.append([SUPPORT, more])


def can_plot(r: AbyssRules, s: AbyssState) -> bool:
    """A3.1: a Plot needs a Pearl, an empty space at Court and a Lord in the deck."""
    return (
        s.pearls[s.active] >= r.plot_price and len(s.court) < r.court_spaces and bool(s.lord_deck)
    )


def plot(r: AbyssRules, s: AbyssState) -> None:
    """A3.1: pay, and the top Lord comes to Court."""
    if s.log is not None:
        s.log.append(("plotted", s.active))
    moves.pay_pearls(r, s, s.active, r.plot_price)
    moves_lords.reveal_lord(s)


def _pass(s: AbyssState) -> None:
    """A3.6: pass the action."""
    if s.log is not None:
        s.log.append(("passed", s.active))


def _stalled(r: AbyssRules, s: AbyssState) -> bool:
    """A9.4: a game in which nobody ever has a choice again stops unfinished."""
    s.idle += 1
    if s.idle < STALLED * r.seats:
        return False
    stop(s, STUCK)
    return True


# --- A3.4, A3.5: after the action, end of the turn --------------------------------------------


def finish(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A3.4: turn powers after the action and its Locations; after a pass Plots too (A3.6).

    The frame is ``[step, the action was passed]``.
    """
    options = turn_powers(r, s)
    if f[1] and can_plot(r, s):
        options = [PLOT, *options]
    if options:
        s.seat = s.active
        s.kind = FINISHING
        s.options = [FINISH_TURN, *options]
        return True
    _end_turn(r, s, f)
    return s.stack[-1] is f and turn_end(r, s, f)


def on_finish(r: AbyssRules, s: AbyssState, f: Frame, code: int) -> None:
    """A3.4: use a power (a Key it brings counts at once), Plot after a pass, or end the turn."""
    s.idle = 0
    if code == FINISH_TURN:
        _end_turn(r, s, f)
    elif code == PLOT:
        plot(r, s)
    else:
        # A3.3 names no check here, but Keys that a power brings earn their Location at once.
        if moves.usable_keys(r, s, s.active) < r.needed_keys:
            s.stack.append([LOCATIONS, 0])
        use_power(r, s, code & ARGUMENT)


def _end_turn(r: AbyssRules, s: AbyssState, f: Frame) -> None:
    """A3.5: hand checks by what is in force now; the option's own limit comes after."""
    f[:] = [TURN_END]
    # A15.hand_limit
    if r.options.hand_limit is not None:
        s.stack.append([LIMIT, -1, hands.UNLIMITED])
    hands.limit_hand(r, s, s.active)


def turn_end(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A3.5, A9.1, A9.2: an extra turn, the next player's, or the end of the game."""
    if (
        not s.lord_deck
        and r.options.lord_shortage == "deck_empty"
        and len(s.court) < r.court_spaces
    ):
        trigger_end(s, s.active, r.seats)
    f[:] = [START]
    if s.extra_turns:
        s.extra_turns -= 1
        return start(r, s, f)
    if s.ending:
        s.ending -= 1
        if not s.ending:
            f[:] = [GAME_END, -1]
            return False
    s.active = (s.active + 1) % r.seats
    return start(r, s, f)


# --- A9.3: the final affiliation, then what happens at the end --------------------------------


def game_end(r: AbyssRules, s: AbyssState, f: Frame) -> bool:
    """A9.3: each player affiliates the lowest Ally of each Race in hand, then Locations act.

    The frame is ``[step, next of the controlled Locations]``, -1 before the affiliation.
    """
    order = (s.active, *r.others[s.active])
    if f[1] < 0:
        for seat in order:
            _affiliate_last(r, s, seat)
        f[1] = 0
    acting = [(seat, location) for seat in order for location in s.locations[seat]]
    while f[1] < len(acting):
        seat, location = acting[f[1]]
        f[1] += 1
        if powers.begin_once(r, s, "game_end", seat, location):
            return False
    stop(s, ENDED)
    return False


def _affiliate_last(r: AbyssRules, s: AbyssState, seat: int) -> None:
    """A9.3: the lowest of each Race in hand is affiliated, the rest is discarded."""
    lowest: dict[int, int] = {}
    for face in s.hand[seat]:
        lowest.setdefault(face // 5, face)
    for face in lowest.values():
        moves_allies.remove_from_hand(s, seat, face)
        recruiting.add_affiliated(s, seat, face)
    moves_allies.discard_allies(r, s, moves_allies.HAND, seat, s.hand[seat])


# --- the tables -------------------------------------------------------------------------------


_STEPS = {
    START: (start, never),
    MENU: (menu, on_menu),
    steps.REVEAL: (exploration.reveal, never),
    steps.OFFER: (exploration.offer, exploration.on_offer),
    steps.KEEP: (exploration.keep, exploration.on_keep),
    steps.BOUGHT: (exploration.bought, exploration.on_bought),
    steps.EXPLORED: (exploration.explored, exploration.on_explored),
    SUPPORT: (exploration.support, exploration.on_support),
    steps.PAY: (recruiting.pay, recruiting.on_pay),
    steps.AFFILIATE: (recruiting.affiliate, recruiting.on_affiliate),
    steps.ARRIVE: (recruiting.arrive, never),
    COURT: (recruiting.court, never),
    LOCATIONS: (control.locations, never),
    steps.KEYS: (control.keys, control.on_keys),
    steps.CONTROL: (control.control, control.on_control),
    steps.DRAWN: (control.drawn, control.on_drawn),
    FINISH: (finish, on_finish),
    TURN_END: (turn_end, never),
    steps.DISCARD: (hands.discard, hands.on_discard),
    LIMIT: (hands.limit, hands.on_limit),
    GAME_END: (game_end, never),
    steps.EXCHANGE: (control.stack_exchange, control.on_stack_exchange),
    steps.COPY: (control.copy, control.on_copy),
}

TABLES = tables(_STEPS, moves_allies.settle)
