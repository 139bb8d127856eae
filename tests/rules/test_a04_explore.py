"""A4: exploring the depths."""

import pytest

from tests.rules.table import (
    COUNCIL,
    asked,
    copies,
    council,
    deck_sizes,
    discard,
    free,
    hand,
    happened,
    keys,
    locations,
    offered,
    order_of,
    pearls,
    play,
    table,
    texts,
    threat,
    token_counts,
    tokens,
    track,
)

# --- A4.1 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.1")
def test_cards_are_revealed_from_the_top_one_after_the_other() -> None:
    game = table(exploration_deck=["crab 1", "squid 2", "monster", "..."])
    play(game, "explore")
    assert track(game) == ["crab 1"]
    assert deck_sizes(game)["exploration"] == 69
    play(game, "leave")
    assert track(game) == ["crab 1", "squid 2"]
    play(game, "leave")
    assert track(game) == ["crab 1", "squid 2", "monster"]


# --- A4.2 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.2")
def test_the_first_clockwise_who_wants_it_buys() -> None:
    game = table(
        {"pearls": 2},
        {"pearls": 3},
        {"pearls": 3},
        {"pearls": 3},
        turn=2,
        exploration_deck=["crab 5", "crab 1", "..."],
    )
    play(game, "explore")
    seats = []
    for _ in range(2):
        seats.append(asked(game))
        play(game, "decline")
    seats.append(asked(game))
    assert seats == [(3, "offer"), (0, "offer"), (1, "offer")]
    play(game, "buy")
    assert pearls(game) == [2, 2, 4, 3]
    assert hand(game, 1) == ["crab 5"]
    assert [(e.seat, e.price) for e in happened(game, "ally_bought")] == [(1, 1)]


@pytest.mark.clause("A4.2")
def test_the_price_rises_with_each_purchase_of_the_turn() -> None:
    game = table(
        {},
        {"pearls": 9},
        {"pearls": 9},
        {"pearls": 9},
        exploration_deck=["crab 1", "crab 2", "crab 3", "crab 4", "..."],
    )
    play(game, "explore", "decline", "decline", "buy")  # seat 3 for 1
    play(game, "buy")  # seat 1 for 2
    play(game, "buy")  # seat 2 for 3: the only one left to ask
    assert pearls(game) == [6, 7, 6, 8]
    assert asked(game) == (0, "keep")  # all three have bought: nobody is asked


@pytest.mark.clause("A4.2")
def test_a_card_refused_does_not_raise_the_price() -> None:
    game = table({}, {"pearls": 1}, {"pearls": 1}, exploration_deck=["crab 1", "crab 2", "..."])
    play(game, "explore", "decline", "decline", "leave")
    assert asked(game) == (1, "offer")
    play(game, "buy")
    assert pearls(game) == [1, 0, 1]


@pytest.mark.clause("A4.2")
def test_who_cannot_pay_is_not_asked() -> None:
    game = table({}, {}, {"pearls": 1}, {}, exploration_deck=["crab 1", "crab 2", "..."])
    play(game, "explore")
    assert asked(game) == (2, "offer")
    play(game, "buy")
    assert asked(game) == (0, "keep")


@pytest.mark.clause("A4.2")
def test_a_pearl_of_a_purchase_does_not_make_the_explorer_a_buyer() -> None:
    game = table({"pearls": 5}, {}, exploration_deck=["crab 1", "..."])
    play(game, "explore")
    assert asked(game) == (0, "keep")


@pytest.mark.clause("A4.2", "A3.0")
def test_who_has_bought_may_buy_again_in_the_next_players_turn() -> None:
    game = table(
        {"pearls": 1}, {}, {"pearls": 3}, exploration_deck=["crab 1", "crab 2", "crab 3", "..."]
    )
    play(game, "explore", "buy", "take")
    assert (game.active, pearls(game)) == (1, [2, 0, 2])
    play(game, "explore")
    assert asked(game) == (2, "offer")
    play(game, "buy")
    assert pearls(game) == [2, 1, 1]
    assert hand(game, 2) == ["crab 1", "crab 3"]


# --- A4.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.3")
def test_after_a_purchase_the_space_is_free_and_the_explorer_goes_on() -> None:
    game = table({}, {"pearls": 1}, exploration_deck=["crab 1", "crab 2", "crab 3", "..."])
    play(game, "explore", "decline", "leave", "buy")
    assert track(game) == ["crab 1", "crab 3"]
    assert asked(game) == (0, "keep")


@pytest.mark.clause("A4.3", "A4.5")
def test_a_purchase_on_the_fifth_space_frees_it() -> None:
    deck = [f"crab {value}" for value in (1, 1, 1, 1, 5, 2)]
    game = table({}, {"pearls": 1}, exploration_deck=[*deck, "..."])
    play(game, "explore", *["decline", "leave"] * 4)
    assert track(game) == deck[:5]
    play(game, "buy")
    # The sixth card lies on the fifth space: nobody can pay 2, so it must be taken.
    assert hand(game, 0) == ["crab 2"]
    assert pearls(game) == [1 + 1, 0]
    assert council(game)["crab"] == 4


# --- A4.4 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.4")
def test_taking_the_ally_ends_the_exploration() -> None:
    game = table(exploration_deck=["crab 1", "crab 2", "..."])
    play(game, "explore", "leave")
    assert offered(game) == {"take", "leave"}  # the last revealed card, and no other
    play(game, "take")
    assert hand(game, 0) == ["crab 2"]
    assert council(game)["crab"] == 1
    assert (game.active, pearls(game)) == (1, [0, 0])


# --- A4.5 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.5")
def test_an_ally_on_the_fifth_space_must_be_taken_for_a_pearl() -> None:
    game = table(exploration_deck=[*copies(4, "crab 1"), "squid 5", "..."])
    play(game, "explore", *["leave"] * 4)
    assert game.active == 1
    assert (hand(game, 0), pearls(game)) == (["squid 5"], [1, 0])


# --- A4.6 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.6")
def test_a_monster_is_not_offered() -> None:
    game = table({}, {"pearls": 9}, exploration_deck=["monster", "..."])
    play(game, "explore")
    assert asked(game) == (0, "fight")
    assert offered(game) == {"fight", "leave"}


@pytest.mark.clause("A4.6")
def test_a_monster_left_stays_and_moves_the_threat() -> None:
    game = table(threat=2, exploration_deck=["monster", "crab 1", "..."])
    play(game, "explore", "leave")
    assert track(game) == ["monster", "crab 1"]
    assert threat(game) == 3
    play(game, "take")
    assert threat(game) == 3
    assert discard(game) == 1


@pytest.mark.clause("A4.6", "A4.5")
def test_a_monster_on_the_fifth_space_must_be_fought_for_a_pearl_more() -> None:
    game = table(threat=3, exploration_deck=[*copies(4, "crab 1"), "monster", "..."])
    play(game, "explore", *["leave"] * 4)
    assert game.active == 1
    assert (keys(game), pearls(game), threat(game)) == ([1, 0], [1, 0], 1)


@pytest.mark.clause("A4.6", "A4.7")
def test_after_two_monsters_left_the_third_gives_the_higher_reward() -> None:
    game = table(exploration_deck=["monster", "monster", "monster", "..."])
    play(game, "explore", "leave", "leave")
    assert threat(game) == 3
    play(game, "fight")
    assert (keys(game), threat(game), discard(game)) == ([1, 0], 1, 3)


# --- A4.7 ---------------------------------------------------------------------------------------

#: By Threat space: each option with its Pearls, Monster tokens and Keys.
REWARDS = {
    1: {"1 pearl": (1, 0, 0), "1 monster": (0, 1, 0)},
    2: {"2 pearls": (2, 0, 0), "1 pearl + 1 monster": (1, 1, 0), "2 monsters": (0, 2, 0)},
    3: {"1 key": (0, 0, 1)},
    4: {"1 key + 1 pearl": (1, 0, 1), "1 key + 1 monster": (0, 1, 1)},
    5: {
        "1 key + 2 pearls": (2, 0, 1),
        "1 key + 1 pearl + 1 monster": (1, 1, 1),
        "1 key + 2 monsters": (0, 2, 1),
    },
    6: {"2 keys": (0, 0, 2)},
}


@pytest.mark.clause("A4.7")
@pytest.mark.parametrize(
    ("space", "reward"), [(space, text) for space, found in REWARDS.items() for text in found]
)
def test_the_reward_of_a_threat_space(space: int, reward: str) -> None:
    game = table(threat=space, exploration_deck=["monster", "..."])
    play(game, "explore", "fight")
    if len(REWARDS[space]) > 1:
        assert asked(game) == (0, "reward")
        assert offered(game) == {f"reward {text}" for text in REWARDS[space]}
        play(game, f"reward {reward}")
    gained = (pearls(game)[0], token_counts(game)[0], keys(game)[0])
    assert gained == REWARDS[space][reward]
    assert (threat(game), game.active) == (1, 1)


ALL_TOKENS = [*[2] * 9, *[3] * 9, 4, 4]


@pytest.mark.clause("A4.7")
@pytest.mark.parametrize(
    ("space", "left", "allowed"),
    [
        (1, 0, []),
        (2, 0, []),
        (2, 1, ["2 pearls", "1 pearl + 1 monster"]),
        (4, 0, []),
        (5, 1, ["1 key + 2 pearls", "1 key + 1 pearl + 1 monster"]),
        (5, 0, []),
    ],
)
def test_rewards_of_more_monster_tokens_than_remain_are_not_offered(
    space: int, left: int, allowed: list[str]
) -> None:
    game = table(
        {}, {"tokens": ALL_TOKENS[: 20 - left]}, threat=space, exploration_deck=["monster", "..."]
    )
    play(game, "explore", "fight")
    if allowed:
        assert offered(game) == {f"reward {text}" for text in allowed}
    else:
        # Only the option without a token is left, and is taken unasked.
        pearls_of = {1: 1, 2: 2, 4: 1, 5: 2}
        assert game.active == 1
        assert pearls(game) == [pearls_of[space], 0]
        assert token_counts(game) == [0, 20]


@pytest.mark.clause("A4.7")
def test_the_tokens_of_a_reward_are_drawn_from_those_that_remain() -> None:
    game = table({}, {"tokens": ALL_TOKENS[:-2]}, threat=2, exploration_deck=["monster", "..."])
    play(game, "explore", "fight", "reward 2 monsters")
    assert tokens(game, 0) == [4, 4]
    assert game.scores()[0]["monsters"] == 8


# --- A4.8 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.8")
def test_the_end_of_an_exploration_in_its_order() -> None:
    game = table(
        {"lords": ["ship_master"], "keys": 2},
        threat=4,
        exploration_deck=["crab 1", "crab 2", "squid 1", "squid 2", "monster", "..."],
        available=["the_jail"],
        location_deck=[],
    )
    play(game, "explore", *["leave"] * 4)
    assert offered(game) == {"reward 1 key + 1 pearl", "reward 1 key + 1 monster"}
    # Before the reward: the fifth space's Pearl, the Ship Master's two, and the track is clear.
    assert pearls(game) == [1 + 2, 0]
    assert track(game) == []
    assert (council(game)["crab"], council(game)["squid"], discard(game)) == (2, 2, 1)
    play(game, "reward 1 key + 1 pearl")
    # 3 tokens, or 2 and the Ship Master's Key.
    assert asked(game) == (0, "keys")
    play(game, "spend token")
    assert pearls(game) == [4, 0]
    assert locations(game, 0) == {"the_jail": []}
    kinds = (
        "monster_fought",
        "pearls_gained",
        "track_cleared",
        "rewarded",
        "keys_gained",
        "location_controlled",
    )
    assert order_of(game, kinds) == [
        "monster_fought",
        "pearls_gained",
        "pearls_gained",
        "track_cleared",
        "rewarded",
        "pearls_gained",
        "keys_gained",
        "location_controlled",
    ]


@pytest.mark.clause("A4.8")
def test_allies_left_go_to_their_stacks_and_monsters_to_the_discard() -> None:
    game = table(
        exploration_deck=["crab 1", "monster", "squid 3", "shellfish 2", "..."],
        council={"crab": ["crab 4"]},
    )
    play(game, "explore", "leave", "leave", "leave", "take")
    assert council(game) == {"jellyfish": 0, "crab": 2, "seahorse": 0, "shellfish": 0, "squid": 1}
    assert hand(game, 0) == ["shellfish 2"]
    assert discard(game) == 1
    play(game, "support crab")
    assert hand(game, 1) == ["crab 1", "crab 4"]


# --- A4.9 ---------------------------------------------------------------------------------------


@pytest.mark.clause("A4.9")
def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    game = table(exploration_deck=["crab 1"], exploration_discard=["squid 1", "squid 2"])
    play(game, "explore")
    assert (deck_sizes(game)["exploration"], discard(game)) == (0, 2)  # not needed yet
    play(game, "leave")
    assert (deck_sizes(game)["exploration"], discard(game)) == (1, 0)
    assert track(game)[0] == "crab 1"
    assert track(game)[1].startswith("squid")


@pytest.mark.clause("A4.9")
def test_exploring_begins_with_a_shuffle_if_the_deck_is_empty() -> None:
    game = table(exploration_deck=[], exploration_discard=["squid 1", "squid 2"])
    play(game, "explore")
    assert (deck_sizes(game)["exploration"], discard(game)) == (1, 0)


@pytest.mark.clause("A4.9")
def test_without_any_card_exploring_is_not_possible() -> None:
    game = table(exploration_deck=[], council=COUNCIL)
    assert "explore" not in texts(game)


@pytest.mark.clause("A4.9")
def test_the_last_card_of_all_must_be_taken_once_refused() -> None:
    game = table({}, {"pearls": 1}, exploration_deck=["crab 3"], council=COUNCIL)
    play(game, "explore", "decline")
    assert (game.active, hand(game, 0), pearls(game)) == (1, ["crab 3"], [0, 1])


@pytest.mark.clause("A4.9")
def test_the_last_monster_of_all_must_be_fought() -> None:
    game = table(exploration_deck=["monster"], threat=3, council=COUNCIL)
    play(game, "explore")
    assert (game.active, keys(game), pearls(game)) == (1, [1, 0], [0, 0])


@pytest.mark.clause("A4.9", "A4.8")
def test_the_last_card_bought_ends_the_exploration_with_nothing_taken() -> None:
    game = table(
        {"lords": ["ship_master"]},
        {"pearls": 1},
        exploration_deck=["squid 1", "crab 3"],
        council={"jellyfish": ["jellyfish 1"]},
    )
    play(game, "explore", "decline", "leave", "buy")
    assert (game.active, hand(game, 0), hand(game, 1)) == (1, [], ["crab 3"])
    assert council(game)["squid"] == 1
    assert pearls(game) == [1 + 1, 0]  # the price, and the Ship Master's for one Race


@pytest.mark.clause("A4.9", "A3.4")
def test_an_ally_sold_in_mid_exploration_can_be_revealed_again() -> None:
    game = table(
        {"lords": ["slaver"], "hand": ["squid 5"]},
        exploration_deck=["crab 3"],
        council=COUNCIL,
    )
    play(game, "explore")
    assert offered(game) == {"take", "use slaver"}
    play(game, "use slaver")
    assert offered(game) == {"take", "leave"}
    play(game, "leave")
    assert track(game) == ["crab 3", "squid 5"] or hand(game, 0) == ["squid 5"]
    assert free(game, 0) == ["slaver"]
