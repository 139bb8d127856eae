"""What Abyss offers, kind by kind, read plainly from the rules and without regard for speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, cast

from abyss_rules.game import Game
from abyss_rules.model.effects import Usable
from abyss_rules.rulesets.abyss.hands import UNLIMITED
from abyss_rules.rulesets.abyss.material import FACES, GUILDS, RACES
from abyss_rules.rulesets.abyss.rules import AbyssRules
from abyss_rules.testing import plain_standing
from abyss_rules.testing.plain_reading import UnsaidError, comes_to_something
from abyss_rules.testing.plain_words_abyss import keys_of

#: Larger hands have too many ways to pay; more cards too many ways to discard.
_MOST_TO_PAY, _MOST_TO_DISCARD = 9, 14
_VALUES = 5
#: Where an exploration's frame says how many Monsters were ignored.
_ASIDE = 4


class _Table:
    """What the reading of a game looks at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.r = cast("AbyssRules", game.setup.rules)
        self.state = game.state
        self.seat: int = self.state["active"]
        self.top: list[Any] = self.state["stack"][-1]
        self._ask = plain_standing.once(game, self.state)

    def ids(self, word: str, cards: Iterable[int]) -> set[str]:
        return {f"{word} {self.r.cards[card].id}" for card in cards}

    def asked(self, quantity: str, base: int, seat: int | None = None) -> int:
        """What standing effects make of a quantity of a seat, the active one unless it is said."""
        return self._ask(quantity, self.seat if seat is None else seat, base)

    def printed(self, card: int) -> dict[str, Any]:
        return dict(self.r.cards[card].fields)

    def cost(self, lord: int) -> int:
        """A6.2: the printed cost as standing effects change it, and never below 0."""
        return max(0, self.asked("recruit_cost", self.printed(lord)["cost"]))

    def needed_bubble(self, lord: int) -> int:
        """A6.1: the Race of the large bubble, which is the guild's; -1 where any Races will do."""
        guild = GUILDS.index(self.printed(lord)["guild"])
        free = guild >= len(RACES) or self.asked("payment_races", 0)
        return -1 if free else guild


# --- A3: the turn -------------------------------------------------------------------------------


def _action(t: _Table) -> set[str]:
    """A3.2, A3.6: one of three actions, or none if none can be taken."""
    state = t.state
    actions = {
        f"support {race}" for race, stack in zip(RACES, state["council"], strict=True) if stack
    }
    actions |= t.ids("recruit", (lord for lord in state["court"] if _can_pay(t, lord)))
    if state["exploration_deck"] or state["exploration_discard"]:
        actions.add("explore")
    return (actions or {"pass"}) | _plot(t) | _powers(t)


def _plot(t: _Table) -> set[str]:
    """A3.1: a Pearl, a free space and a Lord in the deck."""
    state, material = t.state, t.r.material
    room = len(state["court"]) < material["court_spaces"] and state["lord_deck"]
    return {"plot"} if room and state["pearls"][t.seat] >= material["plot_price"] else set()


def _powers(t: _Table) -> set[str]:
    """A3.4: of the free Lords that are not disabled, each once in a turn.

    Its condition must hold, and what has to be chosen first be there (A8.3). Only where a card has
    a word that is not read, what the game offers is taken for right.
    """
    found: set[str] = set()
    for lord in t.state["free"][t.seat]:
        if lord in t.state["disabled"] or lord in t.state["used"]:
            continue
        for ability in t.r.cards[lord].abilities:
            if isinstance(ability, Usable):
                text = f"use {t.r.cards[lord].id}"
                try:
                    usable = _usable(t, lord, ability)
                except UnsaidError:
                    usable = text in _offered(t.game)
                if usable:
                    found.add(text)
    return found


def _offered(game: Game) -> set[str]:
    return {str(option) for option in game.decision.options} if game.decision else set()


def _usable(t: _Table, lord: int, ability: Usable) -> bool:
    reader = plain_standing.reader(t.game, t.state, t.seat, lord)
    selectors = t.r.words.vocabulary().selectors
    return (ability.condition is None or reader.value(ability.condition)) and comes_to_something(
        reader, ability.body, selectors
    )


def _finish(t: _Table) -> set[str]:
    """A3.4, A3.6: turn powers, and after a pass Plots."""
    return {"finish"} | _powers(t) | (_plot(t) if t.top[1] else set())


# --- A4, A5: exploring, support -----------------------------------------------------------------


def _offer(t: _Table) -> set[str]:
    """A4.2: who is asked can pay and has bought nothing, or less than a standing effect allows."""
    state = t.state
    asked = t.game.decision.seat if t.game.decision else t.seat
    price = t.r.material["first_purchase_price"] + state["purchases"]
    bought: int = state["bought"][asked]
    left = bought < t.asked("purchases_per_turn", 1, asked)
    may = asked != t.seat and state["pearls"][asked] >= price and left
    return {"buy", "decline"} if may else set()


def _keep(word: str) -> Callable[[_Table], set[str]]:
    """A4.4, A4.5, A4.6: on the last space, or with no card to come, it cannot be left.

    A Monster can be ignored on any space where a standing effect allows it, if a card can follow.
    """

    def options(t: _Table) -> set[str]:
        state = t.state
        more = state["exploration_deck"] or state["exploration_discard"]
        room = len(state["track"]) - t.top[_ASIDE] < t.r.material["track_spaces"]
        found = {word, "leave"} if more and room else {word}
        if more and word == "fight" and t.asked("monster_choice", 0):
            found.add("ignore")
        return found | _powers(t)

    return options


def _reward(t: _Table) -> set[str]:
    """A4.7: the alternatives of the space, without those of more tokens than there are."""
    found = set()
    for gains in t.r.material["threat_rewards"][t.top[2] - 1]:
        number = {name: sum(n for n, what in gains if what == name) for name in _REWARDS}
        if number["monster"] <= len(t.state["token_supply"]):
            parts = [f"{n} {name}{'s' if n > 1 else ''}" for name, n in number.items() if n]
            found.add(f"reward {' + '.join(parts)}")
    return found


_REWARDS = ("key", "pearl", "monster")


def _support(t: _Table) -> set[str]:
    """A5, A8.8: any stack that is not empty."""
    return {
        f"support {race}" for race, stack in zip(RACES, t.state["council"], strict=True) if stack
    }


# --- A6: recruiting -----------------------------------------------------------------------------


def _can_pay(t: _Table, lord: int) -> bool:
    """A6.1: by any Races of the right number, with all their cards and all Pearls."""
    cost, bubble = t.cost(lord), t.needed_bubble(lord)
    hand = t.state["hand"][t.seat]
    held = sorted({face // _VALUES for face in hand})
    return any(
        (bubble < 0 or bubble in races)
        and t.state["pearls"][t.seat]
        + sum(face % _VALUES + 1 for face in hand if face // _VALUES in races)
        >= cost
        for races in combinations(held, t.printed(lord)["races"])
    )


def _payment(t: _Table) -> set[str] | None:
    """A6.1: the next card of any payment that begins as this one, and done if it is complete."""
    lord = t.top[1]
    cost, bubble = t.cost(lord), t.needed_bubble(lord)
    paid = tuple(t.state["payment"])
    hand = t.state["hand"][t.seat]
    if len(hand) + len(paid) > _MOST_TO_PAY:
        return None
    number = t.printed(lord)["races"]
    pearls = t.state["pearls"][t.seat]
    refused = t.game.options["superfluous_allies"] == "refused"
    held = (*paid, *hand)

    def order(face: int) -> tuple[int, int]:
        race = face // _VALUES
        return (-1 if race == bubble else race, -face)

    found = set()
    for size in range(len(held) + 1):
        for part in {tuple(sorted(some, key=order)) for some in combinations(held, size)}:
            races = [face // _VALUES for face in part]
            total = sum(face % _VALUES + 1 for face in part)
            wasted = refused and any(
                face % _VALUES + 1 <= total - cost and races.count(face // _VALUES) > 1
                for face in part
            )
            if (
                len(set(races)) == number
                and (bubble < 0 or bubble in races)
                and total + pearls >= cost
                and not wasted
                and part[: len(paid)] == paid
            ):
                rest = part[len(paid) :]
                found.add(f"pay {FACES[rest[0]]}" if rest else "done")
    return found


def _affiliation(t: _Table) -> set[str]:
    """A6.3: the lowest Ally paid, or any with a Power that says so."""
    paid = t.state["payment"]
    lowest = min(face % _VALUES for face in paid)
    any_of_them = t.asked("affiliation", 0)
    return {f"affiliate {FACES[f]}" for f in paid if any_of_them or f % _VALUES == lowest}


# --- A7: Locations ------------------------------------------------------------------------------


def _keys(t: _Table) -> set[str]:
    """A7.1: the next token or Lord of any set of exactly so many Keys that begins as this one."""
    _step, tokens, chosen = t.top
    free = [
        lord
        for lord in t.state["free"][t.seat]
        if lord not in t.state["disabled"] and keys_of(t.game, lord)
    ]
    needed = t.r.material["keys_for_a_location"]
    found = set()
    for size in range(len(free) + 1):
        for lords in combinations(free, size):
            missing = needed - sum(keys_of(t.game, lord) for lord in lords)
            if not 0 <= missing <= t.state["keys"][t.seat]:
                continue
            way = [*["spend token"] * missing, *lords]
            begun = [*["spend token"] * tokens, *chosen]
            if way[: len(begun)] == begun and len(way) > len(begun):
                following = way[len(begun)]
                found.add(
                    following if isinstance(following, str) else f"spend {t.r.cards[following].id}"
                )
    return found


def _location(t: _Table) -> set[str]:
    """A7.2, A7.3: one that lies face up, or as many drawn as there are, up to four."""
    found = t.ids("control", t.state["available"])
    if t.top[4]:
        most = min(t.r.material["most_locations_drawn"], len(t.state["location_deck"]))
        found |= {f"draw {number}" for number in range(1, most + 1)}
    return found


def _exchange(t: _Table) -> set[str]:
    """A14: any of the stack, or not at all where it may be declined."""
    optional = t.game.options["stack_exchange"] == "optional_return"
    return t.ids("exchange", t.state["location_deck"]) | ({"decline"} if optional else set())


# --- A3.5, A8.8: discards -----------------------------------------------------------------------


def _first_of(cards: list[int], number: int) -> set[str] | None:
    """The first card of every way to choose so many, in falling order."""
    if len(cards) > _MOST_TO_DISCARD:
        return None
    return {f"discard {FACES[some[0]]}" for some in combinations(cards, number)}


def _discard(t: _Table) -> set[str] | None:
    _step, _zone, _owner, _chooser, left, cards, _together = t.top
    return _first_of(list(cards), left)


def _hand_limit(t: _Table) -> set[str] | None:
    """A15.hand_limit: an Ally or a Pearl for each above the limit, Pearls before Allies."""
    _step, excess, highest = t.top
    cards = sorted((face for face in t.state["hand"][t.seat] if face <= highest), reverse=True)
    found = _first_of(cards, excess)
    if found is not None and highest == UNLIMITED and t.state["pearls"][t.seat] > 0:
        found.add("pay pearl")
    return found


def _read(offer: Callable[[_Table], set[str] | None]) -> Callable[[Game], set[str] | None]:
    def offered(game: Game) -> set[str] | None:
        try:
            return offer(_Table(game))
        except UnsaidError:
            return None

    return offered


#: Kind of decision -> what is offered; of what powers ask nothing is said.
OFFERS: dict[str, Callable[[Game], set[str] | None]] = {
    "action": _read(_action),
    "finish": _read(_finish),
    "offer": _read(_offer),
    "keep": _read(_keep("take")),
    "fight": _read(_keep("fight")),
    "continue": _read(lambda t: {"continue"} | _powers(t)),
    "reward": _read(_reward),
    "support": _read(_support),
    "payment": _read(_payment),
    "affiliation": _read(_affiliation),
    "keys": _read(_keys),
    "location": _read(_location),
    "drawn_location": _read(lambda t: t.ids("keep", t.state["drawn"])),
    "discard": _read(_discard),
    "hand_limit": _read(_hand_limit),
    "exchange": _read(_exchange),
    "copy": _read(lambda t: t.ids("copy", t.top[3])),
}
