"""The words of Abyss cards read plainly from a state, as their sentences in the reference say."""

from __future__ import annotations

from abyss_rules.game import Game
from abyss_rules.model import expressions as ex
from abyss_rules.rulesets.abyss.material import MONSTER, RACES
from abyss_rules.testing.plain_reading import PlainWords, State, Thing, card_of, members
from abyss_rules.testing.plain_standing import parts_of, worth

_VALUES = 5


def _of_kind(kind: str, zone: list[int]) -> list[Thing]:
    return [(kind, one) for one in zone]


def _lords(game: Game, state: State, player: int) -> list[Thing]:
    """All Lords; A15.disabled_lords: or those that are not disabled."""
    every = [*_of_kind("Lord", state["free"][player]), *_covered(game, state, player)]
    counted = game.options["disabled_lords"] != "influence_only"
    return [lord for lord in every if counted or lord[1] not in state["disabled"]]


def _covered(_game: Game, state: State, player: int) -> list[Thing]:
    return [("Lord", lord) for group in state["under"][player] for lord in group]


def keys(game: Game, state: State, player: int) -> int:
    """Tokens, and the Keys of free Lords that are not disabled (A7.1)."""
    lords = [lord for lord in state["free"][player] if lord not in state["disabled"]]
    return int(state["keys"][player]) + sum(keys_of(game, lord) for lord in lords)


def keys_of(game: Game, lord: int) -> int:
    """The Keys that a Lord opens Locations with; A15.ambassador_without_stack: none, or its own."""
    printed = card_of(game, lord)
    nothing = game.options["ambassador_without_stack"] == "nothing"
    return 0 if nothing and printed["guild"] == "ambassador" else int(printed["keys"])


def _printed_keys(game: Game, _state: State, lord: int) -> int:
    """What is printed; A15.ambassador_keys: an Ambassador's count, or do not."""
    printed = card_of(game, lord)
    counted = game.options["ambassador_keys"] or printed["guild"] != "ambassador"
    return int(printed["keys"]) if counted else 0


def _is_copy(game: Game, location: int) -> bool:
    """A13: whether what a Location is worth is that of another."""
    said = parts_of(ex.Quantity, game.setup.rules.cards[location].abilities)
    return any(one.quantity == "copied_score" for one in said)


def _copied(game: Game, state: State, owner: int, location: int) -> int:
    """A13: what the Location that is copied is worth, reckoned for who copies it."""
    originals: dict[int, int] = dict(map(tuple, state["copies"]))
    return worth(game, state, owner, originals[location]) if location in originals else 0


WORDS = PlainWords(
    things={
        "hand": lambda _game, state, player: _of_kind("Ally", state["hand"][player]),
        "affiliated": lambda _game, state, player: _of_kind("Ally", state["affiliated"][player]),
        "lords": _lords,
        "free_lords": lambda _game, state, player: _of_kind("Lord", state["free"][player]),
        "covered_lords": _covered,
        "locations": lambda _game, state, player: _of_kind("Location", state["locations"][player]),
        "court": lambda _game, state, _nobody: _of_kind("Lord", state["court"]),
        # The top lies at the end.
        "lord_deck": lambda _game, state, _nobody: _of_kind("Lord", state["lord_deck"][::-1]),
        "exploration_discard": lambda _game, state, _nobody: _of_kind(
            "Ally", [face for face in state["exploration_discard"] if face != MONSTER]
        ),
        "available": lambda _game, state, _nobody: _of_kind("Location", state["available"]),
        "council": lambda _game, state, _nobody: _of_kind(
            "Stack", list(range(len(state["council"])))
        ),
        "races": lambda _game, _state, _nobody: _of_kind("Race", list(range(len(RACES)))),
    },
    properties={
        ("guild", "Lord"): lambda game, _state, lord: (
            "Guild",
            members(game, "Guild").index(card_of(game, lord)["guild"]),
        ),
        ("influence", "Lord"): lambda game, _state, lord: card_of(game, lord)["influence"],
        ("cost", "Lord"): lambda game, _state, lord: card_of(game, lord)["cost"],
        ("printed_keys", "Lord"): _printed_keys,
        ("disabled", "Lord"): lambda _game, state, lord: lord in state["disabled"],
        ("race", "Ally"): lambda _game, _state, face: ("Race", face // _VALUES),
        ("value", "Ally"): lambda _game, _state, face: face % _VALUES + 1,
        ("copyable", "Location"): lambda game, _state, location: not _is_copy(game, location),
        ("size", "Stack"): lambda _game, state, stack: len(state["council"][stack]),
    },
    numbers={
        "pearls": lambda _game, state, player: state["pearls"][player],
        "monsters": lambda _game, state, player: len(state["tokens"][player]),
        "keys": keys,
        "threat": lambda _game, state, _nobody: state["threat"],
        "free_court_spaces": lambda game, state, _nobody: (
            game.setup.rules.material["court_spaces"] - len(state["court"])  # type: ignore[attr-defined]  # each ruleset's rules have their material
        ),
    },
    of_cards={"copied_score": _copied},
)
