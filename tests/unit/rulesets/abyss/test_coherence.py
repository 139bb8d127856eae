"""States of Abyss that hold everything once, but where it cannot lie."""

import json
from typing import Any

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules.errors import UnreadableError
from abyss_rules.game.loading import load_pack
from abyss_rules.rulesets.abyss.material import MONSTER
from tests.packs import arrival
from tests.rules.table import happened, pearls, play, table, threat

DEAR = ["sage", "hermit", "elder"]


def saved(game: ar.Game) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(ar.to_json(game))
    return data


def test_a_monster_lies_in_no_hand_though_none_is_missing() -> None:
    data = saved(table({"hand": ["crab 1"]}))
    state = data["state"]
    deck = state["exploration_deck"]
    (face,) = state["hand"][0]
    deck[deck.index(MONSTER)] = face
    state["hand"][0] = [MONSTER]
    with pytest.raises(UnreadableError, match=r"state\.hand\[0\]"):
        ar.from_json(json.dumps(data))


def test_an_ally_lies_in_the_stack_of_its_race() -> None:
    data = saved(table(council={"crab": ["crab 1"], "squid": ["squid 1"]}))
    council = data["state"]["council"]
    council[1], council[4] = council[4], council[1]
    with pytest.raises(UnreadableError, match=r"state\.council\[1\]"):
        ar.from_json(json.dumps(data))


def test_the_track_has_no_more_cards_than_spaces() -> None:
    deck = ["crab 1", "crab 2", "crab 3", "..."]
    game = play(table(exploration_deck=deck, council={}), "leave")
    data = saved(game)
    state = data["state"]
    missing = 6 - len(state["track"])
    state["track"] += state["exploration_deck"][-missing:]
    del state["exploration_deck"][-missing:]
    with pytest.raises(UnreadableError, match="6 cards on 5 spaces"):
        ar.from_json(json.dumps(data))


def test_a_payment_holds_no_monster() -> None:
    game = table({"hand": ["crab 5", "crab 3"], "pearls": 9}, court=["assassin", *DEAR])
    play(game, "recruit assassin")
    data = saved(game)
    state = data["state"]
    deck = state["exploration_deck"]
    moved = state["hand"][0].pop()
    deck[deck.index(MONSTER)] = moved
    state["payment"].append(MONSTER)
    with pytest.raises(UnreadableError, match=r"state\.payment"):
        ar.from_json(json.dumps(data))


def test_a_monster_without_a_reward_that_there_is_gives_none() -> None:
    base = load_pack("abyss.base")
    material = dict(base.material)
    rewards = material["threat_rewards"]
    assert isinstance(rewards, tuple)
    one_token = ((((1, "monster"),),),)
    material["threat_rewards"] = one_token * len(rewards)
    scarce = evolve(base, material=tuple(material.items()), digest="scarce")
    words: dict[str, Any] = {
        "token_supply": [],
        "exploration_deck": ["monster", "..."],
        "threat": 3,
    }
    game = table(packs=[scarce], **words)  # type: ignore[list-item]  # a pack itself
    play(game, "explore", "fight")
    assert (pearls(game), threat(game), game.active) == ([0, 0], 1, 1)
    assert happened(game, "rewarded") == []


def test_what_is_returned_and_stolen_is_told() -> None:
    body = """
      return 1 monster from me;
      each o in opponents { steal 1 pearl from o; steal 1 key from o; steal 1 monster from o; }
      each o in opponents { steal 1 pearl from o; steal 1 key from o; return 1 monster from o; }
    """
    yours = {"pearls": 1, "keys": 1, "tokens": [3, 4]}
    begin = "choose l from court; discard l;"
    game = arrival(f"{begin} {body}", {"tokens": [2]}, yours, token_supply=[2])
    play(game, "choose shaman")
    kinds = [event.kind for event in game.events(0)]
    told = [
        "monster_returned",
        "pearls_stolen",
        "keys_stolen",
        "monster_stolen",
        "monster_returned",
    ]
    assert [kind for kind in kinds if kind in told] == told
