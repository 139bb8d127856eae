"""Positions from descriptions: what is not named, decks, the middle of turns, what cannot be."""

import copy
from typing import Any

import pytest

import abyss_rules as ar
from tests.cards.senate_facts import lord

ONE, FOUR, SIX = lord("mage 1"), lord("mage 4"), lord("mage 6")
GUILDS = ("farmer", "soldier", "merchant", "politician", "mage")
FULL = [lord(f"{guild} {value}") for guild in GUILDS for value in (1, 1, 2)]
TWO_KEYS: dict[str, Any] = {"chamber": [ONE, ONE], "locations": {"duty_of_one": 2}}

#: What is wrong -> (description, what the error says).
IMPOSSIBLE: dict[str, tuple[dict[Any, Any], str]] = {
    "an unknown word": ({"duty": []}, r"position: unknown key 'duty' \(did you mean 'duties'\?\)"),
    "a word of the other game": ({"court": []}, "position: unknown key 'court'"),
    "an unknown Lord": (
        {"lord_deck": ["value_one_mag"]},
        r"lord_deck\[0\]: 'value_one_mag' is no Lord \(did you mean 'value_one_mage'\?\)",
    ),
    "a Location among Lords": ({"lord_deck": ["plain_five"]}, r"'plain_five' is no Lord"),
    "a Lord among Locations": ({"available": [ONE]}, r"'value_one_mage' is no Location"),
    "more copies than there are": (
        {"lord_deck": [ONE, ONE], "players": [{"chamber": [ONE, ONE, ONE]}]},
        (
            r"lord_deck\[1\]: there are only 4 value_one_mage, and all are named already: "
            r"players\[0\].chamber\[0\]"
        ),
    ),
    "the only copy twice": (
        {"players": [{"chamber": [SIX]}, {"chamber": [SIX]}]},
        r"players\[1\].chamber\[0\]: there is only one value_six_mage",
    ),
    "a 16th Lord": (
        {"turn": 1, "players": [{"chamber": [*FULL, lord("mage 6")]}]},
        r"players\[0\].chamber: 16 entries, and there is room for 15",
    ),
    "a chamber that is no list": (
        {"players": [{"chamber": {1: ONE}}]},
        r"players\[0\].chamber: a list is wanted",
    ),
    "a Location on a Lord without a key": (
        {"players": [{"chamber": [FOUR], "locations": {"plain_five": 1}}]},
        r"players\[0\].locations\['plain_five'\]: value_four_mage on space 1 has no key",
    ),
    "a Location on an empty space": (
        {"players": [{"chamber": [ONE], "locations": {"plain_five": 2}}]},
        "there is no Lord on space 2",
    ),
    "a Location beyond the Chamber": (
        {"players": [{"chamber": [ONE], "locations": {"plain_five": 16}}]},
        "16 is not from 1 to 15",
    ),
    "a Location on space 0": (
        {"players": [{"chamber": [ONE], "locations": {"plain_five": 0}}]},
        "0 is not from 1 to 15",
    ),
    "two Locations on one Lord": (
        {"players": [{"chamber": [ONE], "locations": {"plain_five": 1, "plain_four": 1}}]},
        r"locations\['plain_four'\]: on space 1 lies plain_five already",
    ),
    "a Location in two places": (
        {
            "available": ["plain_five"],
            "players": [{"chamber": [ONE], "locations": {"plain_five": 1}}],
        },
        r"available\[0\]: there is only one plain_five, and players\[0\].locations",
    ),
    "Locations without spaces": (
        {"players": [{"locations": ["plain_five"]}]},
        r"players\[0\].locations: a mapping is wanted, not \[",
    ),
    "a bonus Location without the option": (
        {"available": ["alliance_of_ones"]},
        (
            r"available\[0\]: 'alliance_of_ones' is no Location that is in play with these options "
            r"\(it needs the option bonus_locations true\)"
        ),
    ),
    "negative Pearls": ({"players": [{"pearls": -1}]}, r"players\[0\].pearls: -1 is less than 0"),
    "an unknown word of a player": (
        {"players": [{"chambre": []}]},
        r"players\[0\]: unknown key 'chambre' \(did you mean 'chamber'\?\)",
    ),
    "too many players": ({"players": [{}, {}, {}]}, "players: 3 players, and 2 seats"),
    "a player twice": ({"players": {0: {}, "0": {}}}, r"players\[0\]: the seat is described twice"),
    "a seat that is none": ({"turn": 2}, "turn: 2 is not from 0 to 1"),
    "a Pearl Master without a Pearl": ({"pearl_master": 1}, "pearl_master: player 1 has no Pearl"),
    "a Pearl Master with too few": (
        {"pearl_master": 1, "players": [{"pearls": 3}, {"pearls": 2}]},
        "pearl_master: player 0 has more Pearls",
    ),
    "no Pearl Master though there are Pearls": (
        {"pearl_master": None, "players": [{"pearls": 3}]},
        "pearl_master: there are Pearls",
    ),
    "a pile of no guild": (
        {"discards": {"magee": []}},
        r"discards: 'magee' is no guild \(did you mean 'mage'\?\)",
    ),
    "a pile of another guild": (
        {"discards": {"farmer": [ONE]}},
        r"discards.farmer\[0\]: value_one_mage does not belong to this pile",
    ),
    "piles that are a number": ({"discards": 1}, "discards: a mapping is wanted, not 1"),
    "a shuffle of no deck": ({"shuffles": {"duties": []}}, "shuffles: 'duties' is no deck that"),
    "shuffles that are a list": ({"shuffles": []}, r"shuffles: a mapping is wanted, not \[\]"),
    "four Lords drawn": (
        {"drawn_lords": [ONE] * 4},
        "drawn_lords: 4 entries, and there is room for 3",
    ),
    "Lords drawn and taken": (
        {"drawn_lords": [ONE], "taken": [ONE]},
        "taken: Lords are drawn or taken, not both",
    ),
    "Lords of two guilds taken": (
        {"taken": [ONE, lord("farmer 1")]},
        "taken: Lords taken together are of one guild",
    ),
    "an ending too early": ({"ending": 1}, "ending: no Chamber is complete"),
    "an ending that is over": (
        {"turn": 1, "ending": 2, "players": [{"chamber": FULL}]},
        "ending: by the complete Chambers it is 1",
    ),
    "a turn with a complete Chamber": (
        {"players": [{"chamber": FULL}]},
        r"players\[0\].chamber: is complete",
    ),
    "a duty of no such Location": (
        {"players": [{"chamber": [ONE], "locations": {"plain_five": 1}}], "duties": ["plain_five"]},
        r"duties\[0\]: nothing of plain_five holds until a turn begins",
    ),
    "a duty of a Location with another power": (
        {"duties": ["recall_lords"]},
        r"duties\[0\]: nothing of recall_lords holds",
    ),
    "a duty of nobody": ({"duties": ["duty_of_one"]}, r"duties\[0\]: nobody .* has duty_of_one"),
    "a duty that has ended": (
        {"players": [TWO_KEYS], "duties": ["duty_of_one"]},
        r"duties\[0\]: the duty has ended",
    ),
    "a duty twice": (
        {"turn": 1, "players": [TWO_KEYS], "duties": ["duty_of_one", "duty_of_one"]},
        r"duties\[1\]: duty_of_one is named twice",
    ),
    "an opponent at a table of two": (
        {"opponent": "mage"},
        "opponent: belongs to a solo game, which has one seat",
    ),
    "an opponent of no guild": (
        {"seats": 1, "opponent": "mages"},
        r"opponent: 'mages' is no guild \(did you mean 'mage'\?\)",
    ),
    "a token that is a number": ({"seats": 1, "replay_token": 1}, "true or false is wanted, not 1"),
    "bound by another opponent": (
        {"seats": 1, "opponent": "mage", "bound": True},
        "bound: a mage as opponent binds nobody",
    ),
    "bound in the middle of a turn": (
        {"seats": 1, "opponent": "soldier", "bound": True, "taken": [ONE]},
        "bound: the human is bound at the start of a turn only",
    ),
    "an opponent that draws": (
        {"seats": 1, "turn": 1, "drawn_lords": [ONE]},
        "drawn_lords: the opponent of a solo game draws no Lords",
    ),
    "a deck with the rest in its middle": (
        {"lord_deck": ["...", ONE]},
        r"lord_deck\[0\]: '...' is no Lord",
    ),
}


@pytest.mark.parametrize("fault", IMPOSSIBLE)
def test_what_cannot_be_is_an_error_with_its_place(fault: str) -> None:
    description, said = IMPOSSIBLE[fault]
    before = copy.deepcopy(description)
    with pytest.raises(ar.PositionError, match=said):
        ar.position("conspiracy", description)
    assert description == before


@pytest.mark.clause("C10.opponent")
def test_the_option_settles_who_the_opponent_is() -> None:
    named = {"seats": 1, "opponent": "mage"}
    assert ar.position("conspiracy", named).view().opponent == "mage"
    settled = ar.position("conspiracy", {"seats": 1}, options={"opponent": "farmer"})
    assert settled.view().opponent == "farmer"
    with pytest.raises(ar.PositionError, match="opponent: the option opponent has settled it"):
        ar.position("conspiracy", named, options={"opponent": "farmer"})
    drawn = {
        ar.position("conspiracy", {"seats": 1}, seed=seed).view().opponent for seed in range(30)
    }
    assert len(drawn) == 5


@pytest.mark.clause("C10.solo_last_turn")
def test_a_complete_chamber_can_have_ended_the_game() -> None:
    given = {"seats": 1, "turn": 1, "players": [{"chamber": FULL}]}
    assert ar.position("conspiracy", given).view().ending in (0, 1)
    with pytest.raises(ar.PositionError, match=r"players\[0\].chamber: is complete, which ended"):
        ar.position("conspiracy", given, options={"solo_last_turn": "opponent_only"})


@pytest.mark.clause("C2")
def test_what_is_not_named_is_as_at_set_up() -> None:
    game = ar.position("conspiracy", {})
    view = game.view(0)
    assert (game.turn, game.active, game.seats) == (1, 0, 2)
    assert (view.lord_deck, len(view.available), view.location_deck) == (60, 1, 23)
    assert (view.pearl_master, view.ending, view.passing) == (None, 0, ())
    assert not any(view.discards.values())
    assert [player.pearls for player in view.players] == [0, 0]
    assert not any(space.lord for player in view.players for space in player.chamber)


def test_the_same_seed_gives_the_same_position_and_another_another() -> None:
    assert ar.position("conspiracy", {}, seed=1) == ar.position("conspiracy", {}, seed=1)
    assert ar.position("conspiracy", {}, seed=1) != ar.position("conspiracy", {}, seed=2)


@pytest.mark.parametrize("rest", ["...", ...])
def test_a_deck_is_exactly_its_list_unless_the_rest_follows(rest: object) -> None:
    exact = ar.position("conspiracy", {"lord_deck": [ONE, SIX], "location_deck": []})
    number = exact.setup.rules.number
    assert exact.state["lord_deck"] == [number[SIX], number[ONE]]
    assert len(exact.view().out_of_play.lords) == 58
    assert (exact.view().location_deck, len(exact.view().out_of_play.locations)) == (0, 23)
    followed = ar.position("conspiracy", {"lord_deck": [ONE, SIX, rest]})
    assert followed.state["lord_deck"][-2:] == exact.state["lord_deck"]
    assert followed.view().lord_deck == 60
    assert followed.view().out_of_play.lords == ()


def test_players_are_a_list_or_by_seat_and_cards_have_two_names() -> None:
    player = {
        "pearls": 2,
        "chamber": ["One of mages", ONE, FOUR, ONE, ONE],
        "locations": {"Points: 5": 4, "plain_seven": "2"} | {"plain_seven": 2},
    }
    listed = ar.position("conspiracy", {"players": [{}, player]})
    by_seat = ar.position("conspiracy", {"players": {"1": player}})
    assert listed == by_seat == ar.position("conspiracy", {"players": {1: player}})
    view = listed.view()
    assert view.players[1].locations == ("plain_seven", "plain_five")
    assert view.pearl_master == 1


@pytest.mark.clause("C6")
@pytest.mark.parametrize(
    ("pearls", "named", "master"),
    [((0, 0), {}, None), ((1, 4), {}, 1), ((3, 3), {}, 0), ((3, 3), {"pearl_master": 1}, 1)],
)
def test_the_pearl_master_has_most_pearls(
    pearls: tuple[int, int], named: dict[str, int], master: int | None
) -> None:
    players = [{"pearls": number} for number in pearls]
    assert ar.position("conspiracy", {"players": players, **named}).view().pearl_master == master


@pytest.mark.clause("C7")
@pytest.mark.parametrize(
    ("complete", "turn", "ending"), [([0], 1, 2), ([0], 2, 1), ([2], 1, 1), ([1, 2], 0, 1)]
)
def test_the_turns_left_follow_from_who_completed_a_chamber(
    complete: list[int], turn: int, ending: int
) -> None:
    other = [lord(f"{guild} {value}") for guild in GUILDS for value in (4, 3, 6)]
    chambers = iter([FULL, other])
    players = {seat: {"chamber": next(chambers)} for seat in complete}
    given = {"seats": 3, "turn": turn, "players": players}
    assert ar.position("conspiracy", given).view().ending == ending


@pytest.mark.clause("C5.2")
def test_duties_are_named_by_their_locations_in_the_order_they_began() -> None:
    first = {"chamber": [ONE, ONE], "locations": {"duty_of_one": 2}}
    second = {"chamber": list(map(lord, ["farmer 2"] * 2)), "locations": {"duty_of_two": 2}}
    taken = [lord("mage 4"), lord("mage 3")]
    given = {"seats": 3, "turn": 1, "players": [first, second], "taken": taken}
    for order, wanted in ((["duty_of_one", "duty_of_two"], 2), (["duty_of_two", "duty_of_one"], 1)):
        game = ar.position("conspiracy", given | {"duties": order})
        assert game.view().players[2].must_draw == wanted
    assert ar.position("conspiracy", given).view().players[2].must_draw == 0


def test_a_position_can_stand_in_the_middle_of_a_turn() -> None:
    kept = ar.position("conspiracy", {"turn": 1, "drawn_lords": [SIX, ONE, ONE]})
    assert kept.decision is not None
    assert [str(option) for option in kept.decision.options] == [f"keep {SIX}", f"keep {ONE}"]
    taken = ar.position("conspiracy", {"taken": [SIX, ONE]})
    assert taken.decision is not None
    assert taken.decision.kind == "place"
    assert ar.position("conspiracy", {"taken": [], "drawn_lords": []}) == ar.position(
        "conspiracy", {}
    )


@pytest.mark.clause("C9")
def test_the_opponents_turn_is_that_of_player_1() -> None:
    given = {
        "seats": 1,
        "turn": 1,
        "opponent": "farmer",
        "players": [{}, {"chamber": [ONE], "pearls": 2}],
        "discards": {"mage": [FOUR, FOUR], "farmer": [lord("farmer 4")] * 2},
    }
    game = ar.position("conspiracy", given)
    assert game.decision is not None
    assert game.decision.kind == "opponent_pile"
    assert game.active == 1
    assert game.view().pearl_master == 1


@pytest.mark.parametrize("by_guild", [True, False])
def test_the_piles_may_be_named_by_guild_or_as_one_list(*, by_guild: bool) -> None:
    farmer = lord("farmer 4")
    piles = {"mage": [FOUR, ONE, SIX], "farmer": [farmer, farmer]}
    listed = [FOUR, farmer, ONE, farmer, SIX]
    view = ar.position("conspiracy", {"discards": piles if by_guild else listed}).view()
    lying = {guild: pile for guild, pile in view.discards.items() if pile}
    assert lying == {"mage": (ONE, FOUR, SIX), "farmer": (farmer, farmer)}
    assert view.lord_deck == 60 - 5


def test_a_position_can_be_saved_recorded_and_undone() -> None:
    described = {"lord_deck": [ONE, SIX, FOUR]}
    game = ar.position("conspiracy", described)
    assert ar.from_json(ar.to_json(game)) == game
    game.apply("draw 2")
    record = game.record()
    assert record.seed is None
    assert ar.replay(str(record)) == game
    game.undo()
    assert game == ar.position("conspiracy", described)
