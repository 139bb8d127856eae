"""What answers do in Conspiracy, read plainly from the rules."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from abyss_rules.model.effects import Once
from abyss_rules.rulesets.conspiracy import steps
from abyss_rules.rulesets.conspiracy.material import GUILDS
from abyss_rules.testing.plain_steps import Frame, Question, Reading
from abyss_rules.testing.plain_words_conspiracy import area
from abyss_rules.testing.plain_words_conspiracy import keys as keys_of

#: Alone (C9): the player, and the opponent that takes a turn between theirs.
_HUMAN, _OPPONENT = 0, 1
#: The opponent whose own pile binds the player, and the one whose keys match whatever they are.
_BINDING, _MATCHING = "soldier", "mage"


class Senate(Reading):
    """A stretch of play of Conspiracy."""

    bags = frozenset({"discards", "available", "taken", "drawn_lords", "box_lords"})

    def __getitem__(self, slot: str) -> Any:  # noqa: ANN401  # plain data
        return self.state[slot]

    @property
    def alone(self) -> bool:
        """Whether one plays against an opponent without a seat (C9)."""
        return self.game.seats == 1

    @property
    def is_opponent(self) -> bool:
        """Whether it is that opponent's turn."""
        return self.active >= self.game.seats

    def speaker(self) -> int:
        """Who answers for the active player."""
        return _HUMAN if self.alone else self.active

    def guild(self, lord: int) -> int:
        """The colour of a Lord."""
        return GUILDS.index(self.printed(lord)["guild"])

    def to_pile(self, lord: int) -> None:
        """C3.1: a Lord onto the pile of its colour."""
        self["discards"][self.guild(lord)].append(lord)

    def gain_pearls(self, number: int) -> None:
        """C6: who gains Pearls and then has as many as the Pearl Master becomes that."""
        if number <= 0:
            return
        pearls, player = self["pearls"], self.active
        pearls[player] += number
        if self["master"] < 0 or pearls[player] >= pearls[self["master"]]:
            self.state["master"] = player

    def full(self, player: int) -> bool:
        """C4.1: whether a Chamber is complete."""
        return bool(len(self["chamber"][player]) >= sum(self.material["chamber_rows"]))

    def lords_left(self) -> bool:
        """C3.3: whether a Lord is left to be taken."""
        return bool(self["lord_deck"] or any(self["discards"]))


# --- C3: recruiting -----------------------------------------------------------------------------


def _start(t: Senate, frame: Frame) -> None:
    if t.turn_begins():
        frame[:] = [steps.OPPONENT if t.is_opponent else steps.RECRUIT]


def _draws(t: Senate, frame: Frame, number: str) -> None:
    """C3.1: so many Lords of the top, which everybody sees."""
    t["drawn_lords"].extend(t["lord_deck"].pop() for _ in range(int(number)))
    t.state["bound"] = 0
    frame[0] = steps.KEEP


def _takes_pile(t: Senate, frame: Frame, guild: str) -> None:
    """C3.1, C4.1: a pile leaves the table whole; C9: the soldier's own binds the player."""
    pile = t["discards"][GUILDS.index(guild)]
    t["taken"].extend(pile)
    pile.clear()
    own = t.is_opponent and t["opponent"] == GUILDS.index(guild)
    t.state["bound"] = int(own and guild == _BINDING)
    frame[0] = steps.PLACE


def _passes(t: Senate, frame: Frame, _rest: str) -> None:
    """C3.3: nothing is left."""
    if not t.is_opponent:
        t.state["bound"] = 0
    frame[0] = steps.TURN_END


def _keeps(t: Senate, frame: Frame, lord: str) -> None:
    """C3.1, C3.2: one is kept, the others are on their piles before it is placed."""
    kept = t.card(lord)
    t["drawn_lords"].remove(kept)
    for other in t["drawn_lords"]:
        t.to_pile(other)
    t["drawn_lords"].clear()
    t.state["taken"] = [kept]
    frame[0] = steps.PLACE


def _opponent(t: Senate, _frame: Frame) -> Question:
    """C9: the top Lord goes to its pile until one suits; which suits is not read here."""
    if t.lords_left():
        while t["lord_deck"] and len(t["lord_deck"]) > len(t.stretch.ended["lord_deck"]):
            t.to_pile(t["lord_deck"].pop())
    return "opponent_pile", _HUMAN


# --- C4: placing --------------------------------------------------------------------------------


def _place(t: Senate, frame: Frame) -> Question | None:
    """C4.1: the Lords taken come one by one; C4.2: what finds no space goes back to its pile."""
    if t["taken"] and not t.full(t.active):
        return "opponent_place" if t.is_opponent else "place", t.speaker()
    for lord in t["taken"]:
        t.to_pile(lord)
    t["taken"].clear()
    frame[0] = steps.TURN_END
    return None


def _places(t: Senate, _frame: Frame, name: str) -> None:
    """C4.1, C4.4: the Lord on the next space, its Pearls, what it does, then its key."""
    lord, player = t.card(name), t.active
    chamber = t["chamber"][player]
    t["taken"].remove(lord)
    chamber.append(lord)
    _earns_token(t, chamber)
    if t.full(player):
        t.end_comes(_turns_left(t))
    printed = t.printed(lord)
    t.gain_pearls(printed.get("pearls", 0))
    t.begins(lord, "arrival")
    if printed.get("key", "none") == "none":
        return
    if any(isinstance(one, Once) for one in t.rules.cards[lord].abilities):
        t.stack.append([steps.KEYS, len(chamber) - 1])
    else:
        _earns_location(t, len(chamber) - 1)


def _turns_left(t: Senate) -> int:
    """C7: this turn, and one more for each other player; C10.solo_last_turn: or for none."""
    one_sided = t.game.options["solo_last_turn"] == "opponent_only"
    return 1 if t.alone and t.active == _HUMAN and one_sided else int(t.rules.players)


def _earns_token(t: Senate, chamber: list[int]) -> None:
    """C9: for an area of at least 3 of which no part was that large before."""
    if not t.alone or t.is_opponent or t["replay_token"]:
        return
    guilds = [t.guild(lord) for lord in chamber]
    needed = t.material["solo_area"]
    last = len(guilds) - 1
    whole = area(t.game, guilds, last)
    parts = [area(t.game, guilds[:last], place) for place in whole - {last}]
    if len(whole) >= needed and all(len(part) < needed for part in parts):
        t.state["replay_token"] = 1


# --- C5: keys and Locations ---------------------------------------------------------------------


def _keys(t: Senate, frame: Frame) -> None:
    """C4.1: the key counts after what the Lord did."""
    t.stack.pop()
    _earns_location(t, frame[1])


def _earns_location(t: Senate, space: int) -> None:
    """C5.1: two keys of a metal or any three earn a Location, if there is one (C5.4)."""
    player = t.active
    keys = keys_of(t.game, t.state, player)
    of_one = max((keys.count(key) for key in keys), default=0)
    if len(keys) < t.material["keys_of_one_metal"] or not (
        of_one >= t.material["keys_of_one_metal"]
        or len(keys) >= t.material["keys_of_any_metal"]
        or _any_match(t, player)
    ):
        return
    if t.is_opponent:
        _opponent_takes(t, space)
        return
    if t.asked("location_source", 0, player):
        if t["location_deck"]:
            t.stack.append([steps.ARCHIVE, space])
            return
        if t.game.options["empty_location_deck"] == "nothing":  # C10.empty_location_deck
            return
    if t["available"] or t["location_deck"]:
        t.stack.append([steps.CONTROL, space])


def _opponent_takes(t: Senate, space: int) -> None:
    """C9: one that lies face up, by chance, else the top of the deck; its Pearls are taken."""
    face_up, taken = t["available"], t.stretch.ended["locations"][_OPPONENT]
    if face_up:
        location = taken[-1] if taken and taken[-1] in face_up else face_up[0]
        face_up.remove(location)
    elif t["location_deck"]:
        location = t["location_deck"].pop()
    else:
        return
    _is_taken(t, location, space)


def _any_match(t: Senate, player: int) -> bool:
    if t.is_opponent:
        return GUILDS[t["opponent"]] == _MATCHING
    return bool(t.asked("matching_keys", 0, player))


def _controls(t: Senate, frame: Frame, name: str) -> None:
    """C5.2: a Location that lies face up."""
    t["available"].remove(t.card(name))
    _is_controlled(t, frame, t.card(name))


def _draws_locations(t: Senate, frame: Frame, number: str) -> None:
    """C5.2: so many of the top of the deck."""
    t["drawn"].extend(t["location_deck"].pop() for _ in range(int(number)))
    frame[0] = steps.DRAWN


def _keeps_location(t: Senate, frame: Frame, name: str) -> None:
    """C5.2: one is kept, the others become face up."""
    t["drawn"].remove(t.card(name))
    t["available"].extend(t["drawn"])
    t["drawn"].clear()
    _is_controlled(t, frame, t.card(name))


def _finds(t: Senate, frame: Frame, name: str) -> None:
    """C5.2: one of the whole deck, which is shuffled."""
    t["location_deck"].remove(t.card(name))
    t.shuffle("location_deck", t["location_deck"])
    _is_controlled(t, frame, t.card(name))


def _is_controlled(t: Senate, frame: Frame, location: int) -> None:
    """C5.1, C5.2: it lies on the Lord just placed, and its Pearls are gained."""
    t.stack.pop()
    _is_taken(t, location, frame[1])
    t.begins(location, "control")


def _is_taken(t: Senate, location: int, space: int) -> None:
    t["locations"][t.active].append(location)
    t["spaces"][t.active].append(space)
    t.gain_pearls(t.printed(location).get("pearls", 0))


# --- C7: the end --------------------------------------------------------------------------------


def _turn_end(t: Senate, frame: Frame) -> None:
    """C9: who has the replay token may spend it, if their Chamber is not complete."""
    if t["replay_token"] and t.active == _HUMAN and not t.full(_HUMAN) and t.lords_left():
        frame[0] = steps.REPLAY
    else:
        _next_turn(t, frame, "")


def _next_turn(t: Senate, frame: Frame, _rest: str) -> None:
    """C7: after the last turns the game is over, else the next player has a turn."""
    if t["ending"]:
        t.state["ending"] -= 1
        if not t["ending"]:
            t.over(1)
            return
    elif not t.lords_left():
        t.over(3)
        return
    t.state["active"] = (t.active + 1) % t.rules.players
    frame[0] = steps.START


def _plays_again(t: Senate, frame: Frame, _rest: str) -> None:
    """C9: the token goes back, and the same player has another turn."""
    t.state["replay_token"] = 0
    frame[0] = steps.START


#: (Kind, first word of the answer) -> what it does.
_ANSWERS: dict[tuple[str, str], Callable[[Senate, Frame, str], None]] = {
    ("recruit", "draw"): _draws,
    ("recruit", "pile"): _takes_pile,
    ("recruit", "pass"): _passes,
    ("keep", "keep"): _keeps,
    ("place", "place"): _places,
    ("opponent_pile", "pile"): _takes_pile,
    ("opponent_pile", "pass"): _passes,
    ("opponent_place", "place"): _places,
    ("location", "control"): _controls,
    ("location", "draw"): _draws_locations,
    ("drawn_location", "keep"): _keeps_location,
    ("archive", "control"): _finds,
    ("replay", "finish"): _next_turn,
    ("replay", "replay"): _plays_again,
}
#: Step -> how play goes on there.
_STEPS: dict[int, Callable[[Senate, Frame], Question | None]] = {
    steps.START: _start,
    steps.RECRUIT: lambda t, _frame: ("recruit", t.active),
    steps.KEEP: lambda t, _frame: ("keep", t.active),
    steps.PLACE: _place,
    steps.KEYS: _keys,
    steps.CONTROL: lambda t, _frame: ("location", t.active),
    steps.DRAWN: lambda t, _frame: ("drawn_location", t.active),
    steps.ARCHIVE: lambda t, _frame: ("archive", t.active),
    steps.TURN_END: _turn_end,
    steps.REPLAY: lambda t, _frame: ("replay", t.active),
    steps.OPPONENT: _opponent,
}


class SenateReading(Senate):
    """A stretch of play of Conspiracy, as the rules have it."""

    answers = MappingProxyType(_ANSWERS)
    steps = MappingProxyType(_STEPS)
