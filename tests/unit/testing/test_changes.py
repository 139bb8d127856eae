"""The changes of effects, each of which the text of a card has to show."""

import pytest

from abyss_rules.game.loading import vocabularies
from abyss_rules.model.cards import Card
from abyss_rules.testing.changes import Changes
from tests.packs import lord, pack


def card(body: str) -> Card:
    """A Lord who does that."""
    return pack(lord(f"on arrival {{ {body} }}", "changed", "mage"), "abyss").cards[0]


@pytest.mark.parametrize(
    ("body", "known"),
    [
        ("gain 3 pearls;", {"6 for 3", "monster for pearl"}),
        (
            "may when threat > 2 { gain 1 pearl; gain 1 key; } gain 1 monster;",
            {"a block that ends earlier", "a block that ends later", "no question"},
        ),
        (
            "if threat > 2 { if threat > 3 { gain 1 pearl; } } else { gain 1 key; }",
            {"`else` for `if`", "no `else`", "`else` of the inner `if`", "`<=` for `>`"},
        ),
        (
            "choose l from court where not disabled by me; take l; gain 1 pearl;",
            {"a filter less", "`not` left out"},
        ),
        ("gain 1 - 2 + threat pearls;", {"`+` done first", "`-` for `+`"}),
    ],
)
def test_an_effect_is_changed_in_each_of_its_parts(body: str, known: set[str]) -> None:
    made = card(body)
    changed = list(Changes(vocabularies()["abyss"]).of(made.abilities))
    assert known <= {change for _, change in changed}
    assert all(abilities != made.abilities for abilities, _ in changed)


def test_only_blocks_are_changed_where_that_is_asked() -> None:
    changes = Changes(vocabularies()["abyss"])
    assert not list(changes.of_blocks(card("gain 3 pearls; discard self;").abilities))
    (moved, change), *_ = changes.of_blocks(card("may { gain 1 pearl; gain 1 key; }").abilities)
    assert change == "a block that ends earlier"
    assert len(moved[0].body) == 2


@pytest.mark.parametrize(
    ("body", "known"),
    [
        (
            (
                "choose o from opponents where count(lords of it) > count(lords of me); "
                "choose l from free_lords of o where cost > 6; disable l;"
            ),
            ["a condition on `lords` instead", "a condition on `lords` instead"],
        ),
        ("choose l from court where cost > count(lords of me); discard l;", []),
        (
            "choose a from court; choose b from lords of me where cost > cost of a; discard b;",
            [],
        ),
        ("let some = court; choose l from some where cost > 6; discard l; take top of court;", []),
    ],
)
def test_a_condition_is_put_on_other_things_of_its_kind(body: str, known: list[str]) -> None:
    made = card(body)
    moved = list(Changes(vocabularies()["abyss"]).of_conditions(made.abilities))
    assert [change for _, change in moved] == known
    assert all(abilities != made.abilities for abilities, _ in moved)


def test_of_twice_as_many_conditions_there_are_not_four_times_as_many_changes() -> None:
    changes = Changes(vocabularies()["abyss"])
    said = "gain count(lords of me where guild == mage) pearls;"
    some, twice = (len(list(changes.of(card(said * n).abilities))) for n in (20, 40))
    assert twice <= 2 * some
