"""Options as values, and how many cards they can name."""

import copy
import pickle

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules.engine.options import MOST_ARGUMENTS
from abyss_rules.engine.powers import can_use
from abyss_rules.errors import PackError, UnreadableError
from tests.packs import lord, pack
from tests.rules.table import table


def test_an_option_is_a_value_that_cannot_be_changed() -> None:
    game = table({"pearls": 1})
    assert game.decision is not None
    option = game.decision.options[0]
    with pytest.raises(AttributeError, match="cannot be changed"):
        option.verb = "pass"
    with pytest.raises(AttributeError, match="cannot be changed"):
        del option.code
    again = pickle.loads(pickle.dumps(option))  # noqa: S301  # our own text
    assert (again, hash(again), repr(again)) == (option, hash(option), repr(option))
    assert repr(option) == f"<Option {option.text!r}>"
    assert option != option.text
    assert copy.copy(option) == option


def test_the_options_of_a_decision_are_a_value_too() -> None:
    game = table({"pearls": 1})
    assert game.decision is not None
    options = game.decision.options
    assert hash(options) == hash(tuple(options))
    assert options == tuple(options)
    assert options[1:] == tuple(options)[1:]
    assert repr(options) == f"<Options {', '.join(option.text for option in options)}>"
    assert options[0] in options
    assert "explore" not in options


def test_more_cards_than_options_can_name_are_refused() -> None:
    one = pack(lord("on arrival { gain 1 pearl; }"))
    (card,) = one.cards
    many = tuple(evolve(card, id=f"c{n}", name=f"C{n}") for n in range(MOST_ARGUMENTS))
    with pytest.raises(PackError, match="cards in play, and at most"):
        ar.new_game("abyss", packs=[evolve(one, cards=many, digest="many")])


def test_a_card_without_a_power_of_the_turn_cannot_be_used() -> None:
    game = table({"lords": ["peddler"]})
    rules = game.setup.rules
    assert not can_use(rules, game._state, 0, rules.number["peddler"])
    assert can_use(rules, table({"hand": ["crab 1"]})._state, 0, rules.number["slaver"])
    assert not can_use(rules, game._state, 0, rules.number["slaver"])  # no Ally to sell


def test_options_are_a_name_or_a_mapping() -> None:
    with pytest.raises(UnreadableError, match="a preset's name or a mapping, not 5"):
        ar.new_game("abyss", options=5)  # type: ignore[arg-type]  # that is what is refused
