"""What alters events and answers to them, as cards may write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import abyss_rules as ar
from tests.packs import carry, lord, resumed, with_cards
from tests.rules.table import asked, happened, offered, pearls, play, texts
from tests.unit.engine.standing import STACKS

# --- alterations ----------------------------------------------------------------------------------


def rewarded(*effects: str, space: int) -> list[int]:
    """The Threat spaces whose reward seat 0 gets with these effects of its Lords."""
    names = [f"lord_{number}" for number in range(len(effects))]
    cards = "".join(
        lord(f"while free {{ {effect} }}", name)
        for name, effect in zip(names, effects, strict=True)
    )
    game = with_cards(cards, {"lords": names}, threat=space, exploration_deck=["monster", "..."])
    game = play(carry(game, "explore"), "fight")
    if asked(game)[1] == "reward":
        play(resumed(game), texts(game)[0])
        play(game, texts(game)[0])
    return [event.space for event in happened(game, "rewarded")]


@pytest.mark.parametrize(
    ("effects", "space", "reward"),
    [
        ((), 3, 3),
        (("space = space + 1;",), 3, 4),
        (("space = space + 1;", "space = space * 2;"), 2, 6),
        (("space = space * 2;", "space = space + 1;"), 2, 5),
        (("space = 1;",), 6, 1),
        (("space = 0;",), 6, 1),
        (("space = space + 20;",), 6, 6),
        (("space = 9999 * 9999;", "space = space - 9997;"), 6, 2),
    ],
)
def test_an_event_is_altered_once_by_each_source_in_order(
    effects: tuple[str, ...], space: int, reward: int
) -> None:
    changes = [f"alter monster_reward of me {{ {effect} }}" for effect in effects]
    assert rewarded(*changes, space=space) == [reward]


def test_an_alteration_of_others_does_not_count() -> None:
    assert rewarded("alter monster_reward of opponents { space = 1; }", space=4) == [4]
    assert rewarded("alter monster_reward of players { space = 1; }", space=4) == [1]


# --- answers to events ----------------------------------------------------------------------------


def explored(*effects: str, first: Mapping[str, Any] | None = None) -> ar.Game:
    """Seat 0 has sent two crabs and a squid to the Council; the first effect is of its Lord."""
    seats = [f"lord_{seat}" for seat in range(len(effects))]
    cards = "".join(
        lord(effect if effect.startswith("while") else f"while free {{ {effect} }}", name)
        for name, effect in zip(seats, effects, strict=True)
    )
    players: list[dict[str, Any]] = [{"lords": [name]} for name in seats]
    players[0] |= first or {}
    deck = ["crab 1", "crab 2", "squid 3", "jellyfish 4", "..."]
    game = with_cards(cards, *players, exploration_deck=deck, council={})
    while asked(game) != (0, "keep") or "leave" in offered(game):
        if len(game.view().track) == 4:
            break
        game = carry(game, "leave" if game.decision and "leave" in offered(game) else "explore")
    return carry(game, "take")


def test_something_is_done_after_an_event_with_its_fields() -> None:
    effect = "after exploration of me { gain 10 * count(sent) + distinct(sent, race) pearls; }"
    assert pearls(explored(effect)) == [32, 0]


@pytest.mark.parametrize(
    ("where", "gained"),
    [("count(sent) > 2", 1), ("count(sent) > 3", 0), ("pearls of me > 0 or actor == me", 1)],
)
def test_a_condition_on_the_event(where: str, gained: int) -> None:
    effect = f"after exploration of me where {where} {{ gain 1 pearl; }}"
    assert pearls(explored(effect)) == [gained, 0]


def test_an_answer_knows_whose_event_it_is() -> None:
    effect = "after exploration of players { gain 1 pearl; steal 2 pearls from actor; }"
    mine = "while free { add 1 to hand_limit for me; }"
    assert pearls(explored(mine, effect, first={"pearls": 5})) == [3, 3]
    own = "after exploration of players where actor == me { gain 1 pearl; }"
    assert pearls(explored(own, own)) == [1, 0]


def test_an_answer_can_ask_and_be_saved_meanwhile() -> None:
    effect = """
      after exploration of players {
        let crabs = sent where race == crab;
        may {
          choose l from court;
          gain count(crabs) pearls;
          if actor != me { steal sum(sent, value) pearls from actor; }
          discard l;
        }
      }
    """
    mine = "while free { add 1 to hand_limit for me; }"
    game = explored(mine, effect, first={"pearls": 9})
    assert asked(game) == (1, "may")
    game = carry(game, "accept")
    game = carry(game, f"choose {game.view().court[-1]}")
    assert pearls(game) == [9 - 6, 2 + 6]


def test_a_conditional_answer_is_given_only_while_it_holds() -> None:
    effect = "while free when threat > 1 { after exploration of me { gain 1 pearl; } }"
    assert pearls(explored(effect)) == [0, 0]
    effect = "while free when threat == 1 { after exploration of me { gain 1 pearl; } }"
    assert pearls(explored(effect)) == [1, 0]


def test_several_answers_come_in_the_order_of_their_sources() -> None:
    cards = lord(
        "while free { at turn_start of players { choose l from court; discard l; } }", "one"
    )
    cards += lord("while free { at turn_start of players { may { gain 1 pearl; } } }", "two")
    game = with_cards(cards, {"lords": ["two"]}, {"lords": ["one", "two"][:1]}, council=STACKS)
    game = carry(game, "support crab")
    assert asked(game) == (0, "may")  # seat 0's Lord comes first, though it is seat 1's turn
    game = carry(game, "accept")
    assert (asked(game), pearls(game)) == ((1, "choice"), [1, 0])
    game = carry(game, f"choose {game.view().court[0]}")
    assert asked(game) == (1, "action")


def test_an_event_of_one_protected_is_answered_by_nobody() -> None:
    greedy = lord(
        "while free { at turn_start of opponents { steal 1 pearl from actor; } }", "greedy"
    )
    safe = lord("while free { protect me from lords; }", "safe")
    council = STACKS
    for lords, left in (([], 2), (["safe"], 3)):
        game = with_cards(
            greedy + safe, {"lords": ["greedy"]}, {"lords": lords, "pearls": 3}, council=council
        )
        game = carry(game, "support crab")
        assert pearls(game) == [3 - left, left]


def test_what_answers_to_an_event_is_kept_under_a_key_of_its_own() -> None:
    rules = ar.new_game("abyss", seed=1).setup.rules
    events = rules.words.vocabulary().events
    keys = [
        rules.compiled.reactions(t, event.name).key for event in events for t in ("at", "after")
    ]
    assert len(set(keys)) == len(keys) > 2
    assert max(keys) <= -1000  # what the seats' answers and the rulesets are kept under is above
