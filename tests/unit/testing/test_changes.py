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
