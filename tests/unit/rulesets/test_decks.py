"""Decks of other sizes than in the box: games with them are played to the end, or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.agents import play
from abyss_rules.model.cards import MOST_CARDS

GAMES = sorted(rulesets.NAMES)


def deck(folder: Path, ruleset: str, *, lords: int, locations: int) -> Path:
    """A pack that leaves so many Lords and Locations of a game's own pack."""
    left = {"lord": lords, "location": locations}
    gone = []
    for card in ar.load_pack(f"{ruleset}.base").cards:
        left[card.kind] -= 1
        if left[card.kind] < 0:
            gone.append(card.id)
    file = folder / "few.abyss"
    removed = f"removes {', '.join(gone)};" if gone else ""
    text = f"pack my.few {{ format 1; ruleset {ruleset}; {removed} }}\n"
    file.write_text(text, encoding="utf-8")
    return file


def crowd(folder: Path, ruleset: str) -> Path:
    """A pack with as many Lords and Locations as there may be."""
    own = sum(card.copies for card in ar.load_pack(f"{ruleset}.base").cards)
    lords = (MOST_CARDS - own) * 2 // 3
    locations = MOST_CARDS - own - lords
    fields = {
        "abyss": "cost 6; races 1; influence 1; keys 1;",
        "conspiracy": "influence 5; key silver;",
    }[ruleset]
    power = {
        "abyss": "on arrival { choose l from lord_deck where influence < 3; discard l; }",
        "conspiracy": "on arrival { discard top of lord_deck; }",
    }[ruleset]
    guilds = ("mage", "soldier", "farmer", "merchant", "politician")  # so that all Allies pay
    each, rest = divmod(lords - 100, len(guilds))
    cards = [
        f'lord l{n} "L{n}" {{ guild {guilds[n % len(guilds)]}; {fields} {power} }}'
        for n in range(100 + rest)
    ]
    cards += [
        f'lord many_{guild} "Many {guild}s" {{ guild {guild}; {fields} copies {each}; }}'
        for guild in guilds
    ]
    cards.append('location rocks "Rocks" { copies 99; score 1; }')
    cards += [f'location p{n} "P{n}" {{ score {n}; }}' for n in range(locations - 99)]
    file = folder / "crowd.abyss"
    header = f"pack my.crowd {{ format 1; ruleset {ruleset}; }}\n"
    file.write_text(header + "\n".join(cards), encoding="utf-8")
    return file


def played(ruleset: str, pack: Path, seats: int, seed: int) -> ar.Game:
    """A game that agents have played to its end, and that was saved once on the way."""
    game = ar.new_game(ruleset, seats=seats, seed=seed, packs=[pack])
    agents = ar.make_agents(["random"] * seats, seats, seed)
    for _ in range(25):
        decision = game.decision
        if decision is None:
            break
        game.apply(decision.options[seed % len(decision.options)])
    game = ar.from_json(ar.to_json(game), packs=[pack])
    play(game, agents, turn_limit=5000)
    return game


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("locations", [0, 1, 5])
@pytest.mark.parametrize("lords", [1, 2, 3, 6, 9])
def test_a_game_of_abyss_with_few_cards_ends(
    tmp_path: Path, lords: int, locations: int, seats: int
) -> None:
    game = played("abyss", deck(tmp_path, "abyss", lords=lords, locations=locations), seats, lords)
    assert game.outcome.status == "ended"
    assert game.winners


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("locations", [0, 1, 5])
@pytest.mark.parametrize("lords", [1, 2, 6, 30])
def test_a_game_of_conspiracy_with_few_cards_ends(
    tmp_path: Path, lords: int, locations: int, seats: int
) -> None:
    pack = deck(tmp_path, "conspiracy", lords=lords, locations=locations)
    game = played("conspiracy", pack, seats, lords)
    assert game.decision is None
    if game.outcome.status == "unfinished":  # nobody could complete a Chamber
        assert game.outcome.reason == "no Lord is left to be taken"


@pytest.mark.untraced
@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_with_hundreds_of_cards_ends(tmp_path: Path, ruleset: str, seats: int) -> None:
    game = played(ruleset, crowd(tmp_path, ruleset), seats, 3)
    assert game.outcome.status == "ended"
    played_with = sum(card.copies for card in game.setup.rules.cards)
    left_out = 5 if ruleset == "conspiracy" else 0  # the Locations of an option
    assert played_with == MOST_CARDS - left_out


@pytest.mark.parametrize("ruleset", GAMES)
def test_without_any_lord_no_game_is_set_up(tmp_path: Path, ruleset: str) -> None:
    pack = deck(tmp_path, ruleset, lords=0, locations=3)
    with pytest.raises(ar.PackError, match="there is no Lord in play"):
        ar.new_game(ruleset, packs=[pack])
    with pytest.raises(ar.PackError, match="there is no Lord in play"):
        ar.position(ruleset, {}, packs=[pack])


def test_a_court_that_cannot_be_filled_is_as_full_as_can_be(tmp_path: Path) -> None:
    game = ar.new_game("abyss", packs=[deck(tmp_path, "abyss", lords=3, locations=0)])
    view = game.view()
    assert (len(view.court), view.lord_deck) == (3, 0)
    assert (view.available, view.location_deck) == ((), 0)
