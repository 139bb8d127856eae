"""What can be done with Pearls, Monster tokens and Keys; each function tells the log."""

from __future__ import annotations

from abyss_rules.engine.chance import below
from abyss_rules.engine.evaluate import LARGEST
from abyss_rules.engine.frames import BLOCK, OWNER, POWER, SOURCE
from abyss_rules.engine.standing import protected, react
from abyss_rules.engine.state import drawn
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.rulesets.abyss.state import AbyssState, Frame

# Resources, in the vocabulary's order.
PEARL, MONSTER_TOKEN, KEY, EXTRA_TURN = range(4)


def gain_pearls(r: AbyssRules, s: AbyssState, seat: int, amount: int) -> None:
    """Take Pearls from the Treasury; with the option ``supply: box`` no more than it holds.

    Without it what is used in place of Pearls runs out too, if cards gain them without end.
    """
    if amount > s.treasury and (r.boxed or amount > s.treasury + LARGEST):
        amount = max(0, s.treasury if r.boxed else s.treasury + LARGEST)
    if amount <= 0:
        return
    s.treasury -= amount
    s.pearls[seat] += amount
    if s.log is not None:
        s.log.append(("pearls_gained", seat, amount))
    if r.treasury_gain_blocks and not any(
        frame[0] == POWER and frame[BLOCK] in r.treasury_gain_blocks for frame in s.stack
    ):
        react(r, s, r.after_treasury_gain, seat, [amount])


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
    if amount > s.key_supply and (r.boxed or amount > s.key_supply + LARGEST):
        amount = max(0, s.key_supply if r.boxed else s.key_supply + LARGEST)
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
    values, s.token_supply = drawn(s.token_supply, amount)
    s.tokens[seat] = tuple(sorted(s.tokens[seat] + values))
    if s.log is not None:
        s.log.append(("monsters_gained", seat, amount, values))


def gain(r: AbyssRules, s: AbyssState, seat: int, what: int, amount: int) -> None:
    """Gain a resource of the vocabulary."""
    if what == PEARL:
        gain_pearls(r, s, seat, amount)
    elif what == MONSTER_TOKEN:
        gain_tokens(s, seat, amount)
    elif what == KEY:
        gain_keys(r, s, seat, amount)
    elif what == EXTRA_TURN and seat == s.active and amount > 0:
        s.extra_turns = min(s.extra_turns + amount, LARGEST)
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
