"""Saved games: equal when read again, and never anything but a clear error when they are not."""

import copy
import json
import pickle
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import abyss_rules as ar
from tests.played import choose, played, walk

GAMES = [
    played(seed, decisions, seats, options)
    for seed, decisions, seats, options in (
        (1, 30, 2, None),
        (2, 90, 3, "bga"),
        (3, 130, 4, None),
        (4, 200, 2, "bga"),
        (5, 5000, 3, None),
    )
]
TEXTS = [ar.to_json(game) for game in GAMES]
#: States in which something out of the ordinary is going on.
KINDS = {"payment", "choice", "discard", "keys", "drawn_location", "affiliation", "may", "reward"}


def _of_all_kinds() -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for seed in range(30, 60):
        for game in walk(seed, 3, "bga" if seed % 2 else None):
            kind = game.decision.kind if game.decision is not None else "over"
            if kind not in found or (kind in KINDS and seed % 5 == 0):
                found[kind] = json.loads(ar.to_json(game))
        if found.keys() >= KINDS:
            break
    return list(found.values())


DATA = _of_all_kinds()


def test_a_game_is_equal_when_it_is_read_again() -> None:
    for game, text in zip(GAMES, TEXTS, strict=True):
        again = ar.from_json(text)
        assert again == game
        assert again.key() == game.key()
        assert again.decision == game.decision
        assert ar.to_json(again) == text
        assert ar.from_json(text.encode()) == game


def test_a_loaded_games_past_begins_where_it_was_loaded() -> None:
    game = ar.from_json(TEXTS[0])
    assert game.answers == ()
    with pytest.raises(ar.IllegalError, match="no answer to take back"):
        game.undo()
    assert game.decision is not None
    game.apply(game.decision.options[-1])
    record = game.record()
    assert (record.seed, len(record.answers)) == (None, 1)
    assert ar.replay(record) == game
    game.undo()
    assert game == ar.from_json(TEXTS[0])


def test_a_saved_game_says_what_it_is_played_with() -> None:
    data = json.loads(TEXTS[1])
    assert (data["abyss_rules"], data["format"], data["library"]) == ("game", 1, ar.__version__)
    assert (data["ruleset"], data["seats"]) == ("abyss", 3)
    assert data["options"] == GAMES[1].options
    (pack,) = data["packs"]
    assert (pack["id"], len(pack["digest"])) == ("abyss.base", 64)


def test_games_can_be_pickled_with_their_history() -> None:
    for game in GAMES:
        again = pickle.loads(pickle.dumps(game))  # noqa: S301  # what was just written
        assert again == game
        assert again.record() == game.record()


@pytest.mark.parametrize("indent", [None, 2])
def test_other_layouts_of_the_same_text_are_read_too(indent: int | None) -> None:
    data = json.loads(TEXTS[0])
    backwards = dict(reversed(data.items()))
    assert ar.from_json(json.dumps(backwards, indent=indent)) == GAMES[0]
    assert ar.from_json(json.dumps(data, indent=indent)) == GAMES[0]
    assert ar.from_json(f" {TEXTS[0]} ") == GAMES[0]
    for _ in range(2):
        assert ar.from_json(f"\ufeff{TEXTS[0]}") == GAMES[0]
    assert ar.from_json(TEXTS[0].encode("utf-8-sig")) == GAMES[0]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("}}", '}, "colour": 1}', "game: unknown key 'colour'"),
        ("}}", '}, "seats": 2}', "game: the key 'seats' stands twice"),
        ("}}", "}}}", "game: no JSON at line 1"),
        ("}}", "}", "game: no JSON at line 1"),
        (', "state": {', ', "state": {{', "game: no JSON at line 1"),
        (', "state": {', ', "state": {"stack": [], ', "game: the key 'stack' stands twice"),
        (', "state": {', ', "state": {"colour": 1, ', "state: unknown key 'colour'"),
    ],
)
def test_a_known_head_hides_no_fault(old: str, new: str, said: str) -> None:
    text = TEXTS[0]
    assert ar.from_json(text) == GAMES[0]
    place = text.rindex(old)
    with pytest.raises(ar.UnreadableError, match=said):
        ar.from_json(text[:place] + new + text[place + len(old) :])


# --- what is wrong with a header ------------------------------------------------------------------


def _changed(**changes: object) -> str:
    return json.dumps(json.loads(TEXTS[0]) | changes)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"abyss_rules": "record"}, ar.UnreadableError, "this text is a 'record', not a 'game'"),
        ({"abyss_rules": 7}, ar.UnreadableError, 'an object with the key "abyss_rules" is wanted'),
        ({"format": 2}, ar.UnreadableError, "which reads up to 1: a newer version is wanted"),
        ({"format": True}, ar.UnreadableError, "game.format: a number of 1 or more"),
        ({"format": 0}, ar.UnreadableError, "game.format: a number of 1 or more"),
        ({"library": 3}, ar.UnreadableError, "game.library: a text is wanted"),
        ({"ruleset": "abys"}, ar.UnknownError, "did you mean 'abyss'"),
        ({"ruleset": []}, ar.UnreadableError, "game.ruleset: a text is wanted"),
        ({"seats": 5}, ar.UnreadableError, "2 to 4 seats, not 5"),
        ({"seats": "2"}, ar.UnreadableError, "game.seats: a whole number is wanted"),
        ({"packs": {}}, ar.UnreadableError, "game.packs: a list is wanted"),
        ({"packs": []}, ar.UnreadableError, "packs: the game is played with abyss.base"),
        ({"packs": [{}]}, ar.UnreadableError, r"game.packs\[0\]: the key 'id' is missing"),
        ({"options": []}, ar.UnreadableError, "game.options: a mapping is wanted"),
        ({"options": {"supply": []}}, ar.UnreadableError, "game.options.supply"),
        ({"options": {"suply": "box"}}, ar.UnknownError, "did you mean 'supply'"),
        ({"options": {"supply": "none"}}, ar.UnreadableError, "option supply: 'none'"),
        ({"colour": 1}, ar.UnreadableError, "game: unknown key 'colour'"),
        ({"state": 1}, ar.UnreadableError, "state: an object is wanted"),
    ],
)
def test_a_header_that_cannot_be_is_refused(
    changes: dict[str, object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        ar.from_json(_changed(**changes))


def test_a_pack_that_is_not_shipped_is_not_sought_by_its_id(tmp_path: Path) -> None:
    for name in (str(tmp_path), "x" * 5000):
        packs = [json.loads(TEXTS[0])["packs"][0] | {"id": name}]
        with pytest.raises(ar.PackError, match="which is neither shipped nor installed") as caught:
            ar.from_json(_changed(packs=packs))
        assert len(str(caught.value)) < 300


def test_a_number_of_thousands_of_digits_is_refused_in_our_words() -> None:
    text = TEXTS[0].replace('"seats": 2', '"seats": 2' + "0" * 5000)
    with pytest.raises(ar.UnreadableError, match="game: a number of thousands of digits is too"):
        ar.from_json(text)


@pytest.mark.parametrize("packs", [None, 5, b"x", {}])
def test_packs_are_a_list(packs: object) -> None:
    for call in (
        partial(ar.from_json, TEXTS[0]),
        partial(ar.replay, GAMES[0].record()),
        partial(ar.new_game, "abyss"),
        partial(ar.position, "abyss", {}),
    ):
        with pytest.raises(ar.UnreadableError, match="packs: a list is wanted"):
            call(packs=packs)


def test_only_a_game_is_saved() -> None:
    with pytest.raises(ar.UnreadableError, match="to_json wants a game, not 'x'"):
        ar.to_json("x")  # type: ignore[arg-type]  # that is what is refused
    with pytest.raises(ar.UnreadableError, match=r"not a Record: .* str\(record\) is its JSON"):
        ar.to_json(GAMES[0].record())  # type: ignore[arg-type]  # that is what is refused


def test_a_missing_pack_is_named_with_the_way_to_give_it() -> None:
    packs = json.loads(TEXTS[0])["packs"] + [{"id": "my.pack", "version": "2", "digest": "0" * 64}]
    message = r"my\.pack 2, which is neither shipped nor installed: .*packs=\["
    with pytest.raises(ar.PackError, match=message):
        ar.from_json(_changed(packs=packs))


def test_all_missing_and_changed_packs_are_named_at_once() -> None:
    base = json.loads(TEXTS[0])["packs"][0] | {"version": "0.9"}
    packs = [base, *({"id": id_, "version": "2", "digest": "0" * 64} for id_ in ("a.b", "c.d"))]
    with pytest.raises(
        ar.PackError, match=r"abyss\.base has changed: .*; .*a\.b 2, .*; .*c\.d 2, "
    ):
        ar.from_json(_changed(packs=packs))


def test_a_changed_pack_is_named_with_both_versions() -> None:
    packs = [json.loads(TEXTS[0])["packs"][0] | {"digest": "f" * 64}]
    with pytest.raises(ar.PackError, match=r"abyss\.base has changed: .*ffffffffffff.* packs=\["):
        ar.from_json(_changed(packs=packs))


def test_a_pack_by_path_is_given_when_reading(tmp_path: Path) -> None:
    pack = tmp_path / "mine.abyss"
    pack.write_text(
        'pack my.pack {\n  format 1;\n  ruleset abyss;\n  version "2";\n  title "Mine";\n}\n\n'
        'lord watcher "The Watcher" {\n'
        "  guild mage; cost 6; races 2; influence 3; keys 0;\n"
        "  on arrival { gain 1 pearl; }\n}\n",
        encoding="utf-8",
    )
    game = ar.new_game("abyss", seats=2, seed=5, packs=[pack])
    text = ar.to_json(game)
    assert ar.from_json(text, packs=[pack]) == game
    assert ar.from_json(text, packs=pack) == game  # type: ignore[arg-type]  # one alone will do
    assert ar.replay(str(game.record()), packs=[ar.load_pack(pack)]) == game
    with pytest.raises(ar.PackError, match=r"my\.pack 2, which is neither shipped nor installed"):
        ar.from_json(text)
    pack.write_text(pack.read_text(encoding="utf-8").replace("gain 1", "gain 2"), encoding="utf-8")
    with pytest.raises(ar.PackError, match=r"my\.pack has changed"):
        ar.from_json(text, packs=[pack])


# --- hostile texts --------------------------------------------------------------------------------


def test_every_beginning_of_a_text_is_refused() -> None:
    text = TEXTS[0]
    for length in range(0, len(text), 37):
        with pytest.raises(ar.UnreadableError, match=r"^game: no JSON at line 1"):
            ar.from_json(text[:length])


_JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.lists(st.integers(-1, 30), max_size=4),
    st.builds(dict),
    st.builds(lambda: [[[]]]),
)


def _places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += _places(part, (*path, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            found += _places(part, (*path, place))
    return found


@st.composite
def _mutated(draw: st.DrawFn) -> str:
    """A saved game with one to four parts replaced, removed, doubled or swapped."""
    data = copy.deepcopy(draw(st.sampled_from(DATA)))
    for _ in range(draw(st.integers(1, 4))):
        # A change of the stack or of a counter is likelier to get past the first checks.
        part = draw(st.sampled_from(["state", "stack", "stack", "any"]))
        root: Any = data if part == "any" else data.get("state")
        if part == "stack" and isinstance(root, dict):
            root = root.get("stack")
        places = _places(root)
        if not places:
            continue
        *path, last = draw(st.sampled_from(places))
        for step in path:
            root = root[step]
        change = draw(st.sampled_from(["replace", "nudge", "remove", "double", "move"]))
        if change == "nudge" and type(root[last]) is int:
            root[last] += draw(st.sampled_from([-1, 1]))
        elif change == "remove":
            del root[last]
        elif change == "double" and isinstance(root, list):
            root.append(copy.deepcopy(root[last]))
        elif change == "move" and isinstance(root, list):
            root.insert(0, root.pop(last))
        else:
            root[last] = draw(_JUNK)
    return json.dumps(data)


@given(_mutated(), st.randoms(use_true_random=False))
def test_a_text_that_was_tampered_with_is_refused_or_plays(text: str, draw: Random) -> None:
    try:
        game = ar.from_json(text)
    except ar.AbyssError:
        return
    assert ar.from_json(ar.to_json(game)) == game
    for _ in range(60):
        for seat in (None, *range(game.seats)):
            game.view(seat)
        game.scores()
        if game.decision is None:
            break
        game.apply(choose(game, draw))
    game.events()


@given(st.one_of(st.text(), st.binary(), _JUNK.map(json.dumps), _JUNK))
def test_what_is_no_saved_game_is_refused(text: object) -> None:
    readers: list[Any] = [ar.from_json, ar.replay]
    for read in readers:
        with pytest.raises(ar.UnreadableError):
            read(text)
