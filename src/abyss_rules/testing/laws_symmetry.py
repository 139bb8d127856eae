"""Laws about what must make no difference: where a player sits, and which colour is called what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from attrs import frozen

from abyss_rules.engine.frames import OWNER, POWER, SOURCE
from abyss_rules.engine.options import SHIFT, Option
from abyss_rules.game import Game
from abyss_rules.model.effects import Modify, Standing
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.recolour import recoloured, words
from abyss_rules.testing.world import State, chance_of, seat_slots, with_state, world_of

#: How far two games are played on side by side.
_FURTHER = 3
#: More ways through one choice than this are not compared.
_MOST_WAYS = 60
#: So many options of a decision, or a few more, are tried from a position.
_TRIED = 4


@frozen
class Image:
    """How one game is the image of another: what its seats, its texts and its states become."""

    seat: Callable[[int], int]
    text: Callable[[Option], str]
    #: What is compared of a state: of the original, as its image must have it.
    expected: Callable[[State], dict[str, Any]]
    #: The same of the image.
    found: Callable[[State], dict[str, Any]]
    #: Shuffles come out otherwise in the image.
    until_shuffled: bool
    #: Decisions whose options come in an order that is not that of the image.
    ordered: frozenset[str]


# --- seats --------------------------------------------------------------------------------------


@law("A2", "A3.5", "A4.2", "A8.8", "C2", "C7", often="sometimes")
def seats_can_be_rotated(game: Game) -> None:
    """With all players one seat further on, the same answers lead to the same game there.

    So they do from any seat: who sits further on can move one seat on again.
    """
    if game.setup.rules.players != game.seats or _powers(game.state):
        return
    by = 1
    twin = with_state(game, _rotated(game, game.state, by))

    def seat(old: int) -> int:
        new: int = (old + by) % game.seats
        return new

    def text(option: Option) -> str:
        return _seats_renamed(option.text, seat)

    image = Image(
        seat,
        text,
        lambda state: _without_slots(_rotated(game, state, by)),
        _without_slots,
        until_shuffled=False,
        ordered=frozenset(),
    )
    _side_by_side(game, twin, image)


def _rotated(game: Game, state: State, by: int) -> State:
    """The state with what belongs to each seat some seats further on."""
    seats = game.seats
    new = dict(state)

    def further(seat: int) -> int:
        return (seat + by) % seats if seat >= 0 else seat

    for slot in seat_slots(game):
        new[slot] = [state[slot][(seat - by) % seats] for seat in range(seats)]
    new["active"] = further(state["active"])
    if "master" in state:
        new["master"] = further(state["master"])
    if "pending" in state:
        # Zone, who chose, and the Ally, one after the other (A8.8).
        new["pending"] = [
            [further(one) if place % 3 == 1 else one for place, one in enumerate(marked)]
            for marked in new["pending"]
        ]
    new["passing"] = [[further(owner), card, group] for owner, card, group in state["passing"]]
    new["stack"] = [_frame_rotated(game, frame, further) for frame in state["stack"]]
    return new


def _frame_rotated(game: Game, frame: list[Any], further: Callable[[int], int]) -> list[Any]:
    if frame[0] == POWER:
        return [*frame[:OWNER], further(frame[OWNER]), *frame[OWNER + 1 :]]
    shape = _shapes(game)[frame[0]]
    return [
        frame[0],
        *(
            further(slot) if kind == "Player" else slot
            for slot, (_name, kind) in zip(frame[1:], shape, strict=True)
        ),
    ]


def _shapes(game: Game) -> dict[int, tuple[tuple[str, str], ...]]:
    """The slots of the frames of each step, with their types."""
    frames: dict[int, tuple[tuple[str, str], ...]] = import_module(
        f"{game.setup.ruleset.package}.frames"
    ).FRAMES
    return frames


def _powers(state: State) -> bool:
    return any(frame[0] == POWER for frame in state["stack"])


def _without_slots(state: State) -> dict[str, Any]:
    """What is compared of a state: of powers only whose they are and on which card."""
    stack = [
        [POWER, frame[OWNER], frame[SOURCE]] if frame[0] == POWER else frame
        for frame in state["stack"]
    ]
    return {**state, "stack": stack}


def _seats_renamed(text: str, seat: Callable[[int], int]) -> str:
    parts = text.split()
    return " ".join(
        str(seat(int(part))) if place and parts[place - 1] == "seat" and part.isdigit() else part
        for place, part in enumerate(parts)
    )


# --- colours ------------------------------------------------------------------------------------


@law("A1", "A6.1", "C1", often="sometimes")
def colours_can_be_permuted(game: Game) -> None:
    """With guilds, and in Abyss the Races with them, permuted in all cards nothing else changes.

    The decks lie as they did; the same answers, in the other colours, lead to the same game. Where
    options come in the order of colours, all ways through them lead to the same games.
    """
    world = world_of(game.ruleset)
    if game.setup.rules.players != game.seats or _coloured(game) or _kind(game) in world.ordered:
        return
    first, second, *others = range(min(map(len, world.colours.values())))
    # These two make all others.
    for to in ((second, first, *others), (second, *others, first)):
        _in_other_colours(game, to)


def _in_other_colours(game: Game, to: tuple[int, ...]) -> None:
    """Play a game beside its image in which the colours are ``to`` by their old number."""
    world = world_of(game.ruleset)
    setup = recoloured(game.setup, to)
    state = world.recoloured(game.state, game, to)
    twin = Game(setup, setup.ruleset.from_plain(setup.rules, state))
    renamed = {old: new for table in words(game.ruleset, to).values() for old, new in table.items()}
    verbs = game.setup.rules.table._verbs  # noqa: SLF001  # what an option's argument is
    cards = {kind.type for kind in game.setup.rules.words.card_kinds}

    def text(option: Option) -> str:
        if verbs[option.code >> SHIFT].argument in cards:
            return option.text
        return " ".join(renamed.get(part, part) for part in option.text.split())

    image = Image(
        lambda seat: seat,
        text,
        lambda state: _sorted_zones(game, world.recoloured(state, game, to)),
        lambda state: _sorted_zones(game, state),
        until_shuffled=True,
        ordered=world.ordered,
    )
    _side_by_side(game, twin, image)


def _coloured(game: Game) -> bool:
    """Whether something going on names a colour in its frame."""
    kinds = {*world_of(game.ruleset).colours, "Ally", "Stack"}
    shapes = _shapes(game)
    return any(
        frame[0] == POWER or any(kind.rstrip("*") in kinds for _name, kind in shapes[frame[0]])
        for frame in game.state["stack"]
    )


def _sorted_zones(game: Game, state: State) -> dict[str, Any]:
    """What is compared of a state: what lies where in any order, and on which steps it stands."""
    made: dict[str, Any] = {
        zone.name: _in_any_order(state[zone.name]) for zone in game.setup.ruleset.zones
    }
    made |= {counter.name: state[counter.name] for counter in game.setup.ruleset.counters}
    made["stack"] = [frame[0] for frame in state["stack"]]
    return made | {name: state[name] for name in ("active", "turn", "ending", "finished")}


def _in_any_order(zone: list[Any]) -> list[Any]:
    if zone and isinstance(zone[0], list):
        return [_in_any_order(one) for one in zone]
    return sorted(zone)


# --- side by side -------------------------------------------------------------------------------


def _side_by_side(game: Game, twin: Game, image: Image) -> None:
    """Play a game and its image on from each of its options, and compare them each time."""
    if _clash(game) or not _asked_alike(game, twin, image):
        return
    options = () if game.decision is None else game.decision.options
    for option in options[:: max(1, len(options) // _TRIED)]:
        here, there = game.clone(), twin.clone()
        if not _answered_alike(here, there, image, option):
            continue
        for number in range(_FURTHER):
            decision = here.decision
            if _clash(here) or not _asked_alike(here, there, image) or decision is None:
                break
            answer = decision.options[number % len(decision.options)]
            if not _answered_alike(here, there, image, answer):
                break


def _answered_alike(here: Game, there: Game, image: Image, answer: Option) -> bool:
    """Give both the same answer and compare them; False if they cannot be compared further."""
    chance = chance_of(here)
    here.apply(answer)
    there.apply(image.text(answer))
    if image.until_shuffled and chance_of(here) != chance:
        return False
    if _kind(here) not in image.ordered and _kind(there) not in image.ordered:
        _stand_alike(here, there, image, answer)
    return True


def _clash(game: Game) -> bool:
    """Whether cards of several players set one quantity: which of them holds no rule says."""
    setters: dict[str, set[int]] = {}
    for player, card in world_of(game.ruleset).in_force(game.state, game):
        for ability in game.setup.rules.cards[card].abilities:
            for effect in ability.effects if isinstance(ability, Standing) else ():
                if isinstance(effect, Modify) and effect.operation == "set":
                    setters.setdefault(effect.quantity, set()).add(player)
    return any(len(players) > 1 for players in setters.values())


def _kind(game: Game) -> str:
    """What is asked, "" for nothing."""
    return "" if game.decision is None else game.decision.kind


def _asked_alike(here: Game, twin: Game, image: Image) -> bool:
    """Compare the questions; False where the options come in another order."""
    if _kind(here) in image.ordered or _kind(twin) in image.ordered:
        _lead_alike(here, twin, image)
        return False
    mine, theirs = here.decision, twin.decision
    if mine is None or theirs is None:
        if mine is not theirs:
            broken("one game is over and its image is not")
        return True
    if (image.seat(mine.seat), mine.kind) != (theirs.seat, theirs.kind):
        broken(f"{mine.kind} of seat {mine.seat}, and in the image {theirs.kind} of {theirs.seat}")
    wanted = {image.text(option) for option in mine.options}
    found = {option.text for option in theirs.options}
    if wanted != found:
        broken(
            f"{mine.kind}: {sorted(wanted - found)} is not offered in the image, "
            f"{sorted(found - wanted)} only there"
        )
    return True


def _stand_alike(here: Game, twin: Game, image: Image, answer: Option) -> None:
    wanted, found = image.expected(here.state), image.found(twin.state)
    different = [name for name, value in wanted.items() if value != found[name]]
    if different:
        broken(f"after {answer} {', '.join(different)} is not as in the image")
    scores = {image.seat(score.seat): dict(score.parts) for score in here.scores()}
    if scores != {score.seat: dict(score.parts) for score in twin.scores()}:
        broken(f"after {answer} the scores are not as in the image")
    if sorted(map(image.seat, here.winners)) != sorted(twin.winners):
        broken(f"after {answer} the winners are not as in the image")


def _lead_alike(here: Game, twin: Game, image: Image) -> None:
    """All ways through a choice of several steps lead to games that are images of each other."""
    mine, theirs = list(_ways(here, image.ordered)), list(_ways(twin, image.ordered))
    shuffled = any(chance_of(end) != chance_of(here) for end in mine)
    if max(len(mine), len(theirs)) > _MOST_WAYS or shuffled:
        return
    wanted = sorted(repr(sorted(image.expected(end.state).items())) for end in mine)
    found = sorted(repr(sorted(image.found(end.state).items())) for end in theirs)
    if wanted != found:
        kind = _kind(here) or _kind(twin)
        broken(f"{kind}: {len(mine)} ways lead to other games than the {len(theirs)} of the image")


def _ways(game: Game, kinds: frozenset[str]) -> Iterator[Game]:
    """The games after each way through questions of some kinds; one more than are compared."""
    waiting, found = [game], 0
    while waiting and found <= _MOST_WAYS:
        one = waiting.pop()
        if _kind(one) not in kinds:
            found += 1
            yield one
            continue
        for option in () if one.decision is None else one.decision.options:
            further = one.clone()
            further.apply(option)
            waiting.append(further)


LAWS = (seats_can_be_rotated, colours_can_be_permuted)
