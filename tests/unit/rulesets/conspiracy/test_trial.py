"""The position in which a card of Conspiracy is tried."""

from collections import Counter

import pytest

from abyss_rules import rulesets
from abyss_rules.game.setup import make_setup
from abyss_rules.rulesets.conspiracy.rules import ConspiracyRules


def _rules() -> ConspiracyRules:
    rules = make_setup("conspiracy", 3, (), {"bonus_locations": True}).rules
    assert isinstance(rules, ConspiracyRules)
    return rules


RULES = _rules()


@pytest.mark.parametrize("card", range(len(RULES.cards)), ids=lambda card: RULES.cards[card].id)
def test_each_player_is_described_and_no_card_lies_in_two_places(card: int) -> None:
    described, first = rulesets.find("conspiracy").trial(RULES, card)
    players = described["players"]
    assert described["seats"] == len(players) == 3
    named = Counter([*described["discards"], *described["available"], *described.get("taken", ())])
    for player in players:
        named.update([*player["chamber"], *player["locations"]])
    for player in players[1:]:  # the first may be about to earn one with further Lords
        assert set(player["locations"].values()) <= {len(player["chamber"])}
    assert set(named.values()) == {1}
    assert named[RULES.cards[card].id] == 1
    assert bool(first) == (card in RULES.locations)
