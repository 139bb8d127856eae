"""Politicians: costs, Races, and Lords that come and go."""

import pytest

from tests.cards.facts import LORDS
from tests.cards.positions import court_with, ends, price, recruit, without_power
from tests.rules.table import (
    COUNCIL,
    affiliated,
    asked,
    court,
    free,
    hand,
    offers,
    pearls,
    play,
    table,
    texts,
)

# --- Opportunist ------------------------------------------------------------------------------


@pytest.mark.clause("A8.10")
def test_opportunist_replaces_a_lord_of_the_court_in_its_space() -> None:
    game = table(
        {"lords": ["opportunist"]},
        court=["keeper", "reaper", "sage"],
        lord_deck=["trader", "..."],
        council=COUNCIL,
    )
    play(game, "use opportunist")
    assert texts(game) == ["choose keeper", "choose reaper", "choose sage"]
    play(game, "choose reaper")
    assert court(game) == ["keeper", "trader", "sage"]
    assert list(game.view().lord_discard) == ["reaper"]


@pytest.mark.clause("A3.4")
def test_opportunist_works_once_in_each_own_turn_for_a_lord_to_recruit_at_once() -> None:
    game = table(
        {"lords": ["opportunist"], "hand": price("trader")},
        court=court_with("keeper"),
        lord_deck=["trader", "..."],
        council=COUNCIL,
    )
    assert offers(game, "recruit") == set()
    play(game, "use opportunist", "choose keeper")
    assert "use opportunist" not in texts(game)
    play(game, "recruit trader")
    assert free(game, 0) == ["opportunist", "trader"]
    play(game, "support crab")
    assert "use opportunist" in texts(game)


@pytest.mark.clause("A8.3")
def test_opportunist_may_be_declined() -> None:
    game = table({"lords": ["opportunist"]}, council=COUNCIL)
    before = court(game)
    play(game, "support crab", "finish")
    assert (game.active, court(game)) == (1, before)


@pytest.mark.clause("A8.10")
def test_opportunist_has_nothing_to_do_with_an_empty_deck_or_court() -> None:
    game = table(
        {"lords": ["opportunist"]},
        court=["keeper", "reaper", "sage"],
        lord_deck=[],
        council=COUNCIL,
    )
    assert "use opportunist" not in texts(game)
    game = table({"lords": ["opportunist"]}, court=[], lord_deck=["trader"], council=COUNCIL)
    assert "use opportunist" not in texts(game)


@pytest.mark.clause("A8.10", "A9.1")
def test_opportunist_taking_the_last_lord_triggers_nothing() -> None:
    game = table(
        {"lords": ["opportunist"]},
        court=["keeper", "reaper"],
        lord_deck=["trader"],
        council=COUNCIL,
    )
    play(game, "use opportunist", "choose keeper", "support crab", "support squid")
    assert game.outcome.status == "running"
    play(game, "support jellyfish", "support seahorse")
    assert game.outcome.status == "running"


@ends
@pytest.mark.clause("A6.6")
def test_opportunist_ends_when_covered_or_disabled(how: str) -> None:
    game = table(without_power("opportunist", how), council=COUNCIL)
    assert "use opportunist" not in texts(game)


# --- Corruptor --------------------------------------------------------------------------------


@pytest.mark.clause("A8.5")
def test_corruptor_recruits_a_second_lord_for_5_pearls_and_its_power_follows() -> None:
    game = table(
        {"hand": price("corruptor"), "pearls": 6},
        court=court_with("corruptor", "trader"),
        council=COUNCIL,
    )
    recruit(game, "corruptor")
    assert (asked(game), texts(game)) == ((0, "may"), ["accept", "decline"])
    play(game, "accept")
    assert texts(game) == [f"choose {lord}" for lord in ("trader", "sage", "hermit", "elder")]
    play(game, "choose trader")
    assert free(game, 0) == ["corruptor", "trader"]
    assert pearls(game) == [6 - 5 + 3, 0]
    # The second Lord was not paid with Allies, so only one is affiliated.
    assert affiliated(game, 0) == ["squid 1"]


@pytest.mark.clause("A8.5")
def test_corruptor_asks_exactly_5_whatever_the_costs_are() -> None:
    for mine, theirs in (([], ["recruiter"]), (["treasurer"], [])):
        # Value 10 in one Race: 2 Pearls more, or 2 less, for the Corruptor alone.
        pays = 5 + (2 if theirs else 0)
        game = table(
            {"hand": price("corruptor"), "pearls": pays, "lords": mine},
            {"lords": theirs},
            court=court_with("corruptor", "miller"),
            council=COUNCIL,
        )
        play(recruit(game, "corruptor"), "accept", "choose miller")
        assert pearls(game)[0] == 0
        assert free(game, 0) == [*mine, "corruptor", "miller"]


@pytest.mark.clause("A8.3")
def test_corruptor_may_be_declined() -> None:
    game = table(
        {"hand": price("corruptor"), "pearls": 5}, court=court_with("corruptor"), council=COUNCIL
    )
    play(recruit(game, "corruptor"), "decline")
    assert (free(game, 0), pearls(game)) == (["corruptor"], [5, 0])


@pytest.mark.parametrize(
    ("owned", "others"), [(4, ["sage", "hermit", "elder"]), (5, [])], ids=["4 Pearls", "no Court"]
)
@pytest.mark.clause("A8.5", "A6.5")
def test_corruptor_has_nothing_to_recruit(owned: int, others: list[str]) -> None:
    game = table(
        {"hand": price("corruptor"), "pearls": owned},
        court=["corruptor", *others],
        council=COUNCIL,
    )
    recruit(game, "corruptor")
    assert (game.active, free(game, 0)) == (1, ["corruptor"])


@pytest.mark.clause("A6.5")
def test_corruptor_is_not_paid_by_the_refill_and_takes_from_the_court_as_it_was() -> None:
    game = table(
        {"hand": price("corruptor"), "pearls": 4},
        court=["corruptor", "keeper", "reaper"],
        council=COUNCIL,
    )
    recruit(game, "corruptor")
    assert (free(game, 0), pearls(game)) == (["corruptor"], [6, 0])
    game = table(
        {"hand": price("corruptor"), "pearls": 5},
        court=["corruptor", "keeper", "reaper"],
        council=COUNCIL,
    )
    play(recruit(game, "corruptor"), "accept")
    assert texts(game) == ["choose keeper", "choose reaper"]
    play(game, "choose keeper")
    assert (len(court(game)), pearls(game)) == (6, [2, 0])


# --- Traitor ----------------------------------------------------------------------------------


@pytest.mark.clause("A8.6", "A6.3")
def test_traitor_replaces_another_free_lord_with_any_of_the_court() -> None:
    game = table(
        {"hand": price("traitor"), "lords": ["keeper", "reaper"], "disabled": ["reaper"]},
        court=court_with("traitor", "trader"),
        council=COUNCIL,
    )
    play(game, "recruit traitor", "accept")
    assert texts(game) == ["choose keeper", "choose reaper"]  # a disabled one too, not itself
    play(game, "choose reaper")
    assert texts(game) == [f"choose {lord}" for lord in ("trader", "sage", "hermit", "elder")]
    play(game, "choose trader")
    assert free(game, 0) == ["keeper", "traitor", "trader"]
    assert pearls(game) == [3, 0]  # its Power is used at once
    assert len(affiliated(game, 0)) == 1
    assert list(game.view().lord_discard) == ["reaper"]


@pytest.mark.clause("A8.3")
def test_traitor_may_be_declined() -> None:
    game = table(
        {"hand": price("traitor"), "lords": ["keeper"]},
        court=court_with("traitor"),
        council=COUNCIL,
    )
    play(game, "recruit traitor", "decline")
    assert (game.active, free(game, 0)) == (1, ["keeper", "traitor"])


@pytest.mark.parametrize(
    ("mine", "others"),
    [
        ({}, ["sage", "hermit", "elder"]),
        ({"locations": [{"the_jail": ["keeper"]}]}, ["sage", "hermit", "elder"]),
        ({"lords": ["keeper"]}, []),
    ],
    ids=["no other Lord", "none free", "no Court"],
)
@pytest.mark.clause("A8.6", "A8.3")
def test_traitor_has_nothing_to_replace(mine: dict[str, object], others: list[str]) -> None:
    game = table({"hand": price("traitor"), **mine}, court=["traitor", *others], council=COUNCIL)
    play(game, "recruit traitor")
    assert game.active == 1


# --- Schemer ----------------------------------------------------------------------------------


@pytest.mark.clause("A8.6")
def test_schemer_replaces_another_free_lord_with_the_top_of_the_deck() -> None:
    game = table(
        {"hand": price("schemer"), "lords": ["keeper", "reaper"]},
        court=court_with("schemer"),
        lord_deck=["peddler", "..."],
        council=COUNCIL,
    )
    play(game, "recruit schemer", "accept")
    assert texts(game) == ["choose keeper", "choose reaper"]
    play(game, "choose keeper")
    assert free(game, 0) == ["reaper", "schemer", "peddler"]
    assert pearls(game) == [2, 0]
    assert court(game) == ["sage", "hermit", "elder"]


@pytest.mark.clause("A8.6")
def test_schemer_may_be_discarded_by_the_traitor_it_brings() -> None:
    game = table(
        {"hand": price("schemer"), "lords": ["keeper"]},
        court=court_with("schemer", "miller"),
        lord_deck=["traitor", "..."],
        council=COUNCIL,
    )
    play(game, "recruit schemer", "accept", "accept")
    assert texts(game) == [f"choose {lord}" for lord in ("miller", "sage", "hermit", "elder")]
    play(game, "choose miller")
    assert free(game, 0) == ["traitor", "miller"]


@pytest.mark.clause("A8.3")
def test_schemer_may_be_declined() -> None:
    game = table(
        {"hand": price("schemer"), "lords": ["keeper"]},
        court=court_with("schemer"),
        council=COUNCIL,
    )
    play(game, "recruit schemer", "decline")
    assert (game.active, free(game, 0)) == (1, ["keeper", "schemer"])


@pytest.mark.parametrize(
    ("mine", "deck"),
    [([], ["peddler", "..."]), (["keeper"], [])],
    ids=["no other Lord", "no deck"],
)
@pytest.mark.clause("A8.6", "A8.3")
def test_schemer_has_nothing_to_replace(mine: list[str], deck: list[str]) -> None:
    game = table(
        {"hand": price("schemer"), "lords": mine},
        court=court_with("schemer"),
        lord_deck=deck,
        council=COUNCIL,
    )
    play(game, "recruit schemer")
    assert game.active == 1


# --- Diplomat ---------------------------------------------------------------------------------


@pytest.mark.clause("A6.1")
def test_diplomat_lets_any_races_pay_in_the_printed_number() -> None:
    game = table(
        {"lords": ["diplomat"], "hand": ["squid 5", "jellyfish 3"]},
        court=court_with("miller", "landowner"),
        council=COUNCIL,
    )
    # The Miller takes 2 Races; the Landowner takes 1, of value 10.
    assert offers(game, "recruit") == {"miller"}
    play(game, "recruit miller")
    assert free(game, 0) == ["diplomat", "miller"]


def test_diplomat_takes_all_five_races_for_an_ambassador() -> None:
    game = table(
        {"lords": ["diplomat"], "hand": ["squid 5", "jellyfish 5", "crab 5", "seahorse 5"]},
        court=["hermit", "miller", "sage", "elder"],
        council=COUNCIL,
    )
    assert offers(game, "recruit") == {"miller"}


@pytest.mark.clause("A6.4")
def test_diplomat_does_nothing_for_its_own_payment() -> None:
    game = table({"hand": ["crab 5", "crab 3"]}, court=court_with("diplomat"), council=COUNCIL)
    assert offers(game, "recruit") == set()


@ends
@pytest.mark.clause("A6.6")
def test_diplomat_ends_when_covered_or_disabled(how: str) -> None:
    game = table(
        {**without_power("diplomat", how), "hand": ["squid 5", "jellyfish 3"]},
        court=court_with("miller"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == set()


# --- Treasurer --------------------------------------------------------------------------------


@pytest.mark.clause("A6.2")
def test_treasurer_makes_recruiting_2_cheaper() -> None:
    for value, offered in ((4, ["shepherd"]), (3, [])):
        game = table(
            {"lords": ["treasurer"], "hand": [f"seahorse {value}", "seahorse 2"]},
            court=court_with("shepherd"),
            council=COUNCIL,
        )
        assert offers(game, "recruit") == set(offered)
    assert LORDS["shepherd"].cost == 8


@pytest.mark.clause("A8.4")
def test_treasurer_and_an_opponents_recruiter_leave_the_cost_as_it_was() -> None:
    for pays, offered in ((5, ["shepherd"]), (4, [])):
        game = table(
            {"lords": ["treasurer"], "hand": [f"seahorse {pays}", "seahorse 3"]},
            {"lords": ["recruiter"]},
            court=court_with("shepherd"),
            council=COUNCIL,
        )
        assert offers(game, "recruit") == set(offered)


def test_treasurer_does_nothing_for_its_own_payment_nor_for_others() -> None:
    game = table({"hand": ["squid 5", "crab 3"]}, court=court_with("treasurer"), council=COUNCIL)
    assert offers(game, "recruit") == set()
    game = table(
        {"lords": ["treasurer"]},
        {"hand": ["seahorse 4", "seahorse 2"]},
        turn=1,
        court=court_with("shepherd"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == set()


@ends
@pytest.mark.clause("A6.6")
def test_treasurer_ends_when_covered_or_disabled(how: str) -> None:
    game = table(
        {**without_power("treasurer", how), "hand": ["seahorse 4", "seahorse 2"]},
        court=court_with("shepherd"),
        council=COUNCIL,
    )
    assert offers(game, "recruit") == set()
    assert hand(game, 0) == ["seahorse 2", "seahorse 4"]
