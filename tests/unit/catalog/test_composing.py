"""Packs put together: cards added, replaced, removed and counted, and what does not go together."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from attrs import evolve

import abyss_rules as ar
from abyss_rules import rulesets
from abyss_rules.catalog import packs
from abyss_rules.catalog.compose import Composed, compose, examine, interchangeable
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.game.loading import load_pack, vocabularies
from abyss_rules.game.setup import composed_packs
from abyss_rules.model.cards import MOST_CARDS, Pack
from tests.unit.catalog.folders import faults, loaded, location, lord, written


def helps(error: ar.PackError) -> list[str]:
    """What would be right, as the findings of an error have it."""
    return [one.help for one in error.diagnostics if isinstance(one, Diagnostic)]


ABYSS = rulesets.find("abyss")
BASE = load_pack("abyss.base")


def put(*given: Pack) -> Composed:
    return composed_packs(ABYSS, given)


def ids(composed: Composed) -> list[str]:
    return [card.id for card in composed.whole.cards]


def refused(*given: Pack) -> ar.PackError:
    """Why packs do not go together: the same in whatever order they are named."""
    told = []
    for order in permutations(given):
        with pytest.raises(ar.PackError) as error:
            put(*order)
        told.append((str(error.value), error.value.diagnostics))
    assert len({message for message, _ in told}) == 1
    return error.value


class TestAdding:
    def test_cards_are_added_behind_those_of_the_base(self, tmp_path: Path) -> None:
        more = loaded(tmp_path, "my.pack", cards=location("reef") + lord("diver"))
        both = put(more)
        assert both.whole.cards == (*BASE.cards, *more.cards)
        assert (both.whole.header, both.whole.material) == (BASE.header, BASE.material)
        assert both.whole.digest not in {BASE.digest, more.digest}
        assert both.packs == (BASE, more)
        assert [owner.header.id for owner in both.owners[-3:]] == ["abyss.base", *["my.pack"] * 2]

    def test_the_base_alone_is_itself(self) -> None:
        assert put().whole == BASE
        assert put(BASE, BASE).whole == BASE

    def test_a_card_in_two_packs_is_an_error_that_names_both(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", cards=location("reef"))
        two = loaded(tmp_path, "b.two", cards="\n" + location("reef"))
        error = refused(one, two)
        assert faults(error) == [("A705", f"{tmp_path}/b.two/pack.abyss:3")]
        places = f"a.one ({tmp_path}/a.one/pack.abyss:2) and b.two ({tmp_path}/b.two/pack.abyss:3)"
        assert str(error) == f"two packs have a card `reef`: {places}"

    def test_a_fault_is_shown_where_it_stands(self, tmp_path: Path) -> None:
        cards = lord("pirate") + lord("bira", "replaces miller;")
        one = loaded(tmp_path, "a.one", cards=cards.replace("bira", "mira"))
        error = refused(one, loaded(tmp_path, "b.two", cards=cards))
        found = [one for one in error.diagnostics if isinstance(one, Diagnostic)]
        assert [one.code for one in found] == ["A706", "A705"]
        meant = [one.source[one.column - 1 : one.end_column - 1] for one in found]
        assert meant == ["replaces miller", "pirate"]

    def test_what_a_pack_is_no_more_is_not_shown(self, tmp_path: Path) -> None:
        packs = [loaded(tmp_path, id_, cards=lord("pirate")) for id_ in ("a.one", "b.two")]
        written(tmp_path, "b.two", cards=lord("corsair"))
        (found,) = refused(*packs).diagnostics
        assert isinstance(found, Diagnostic)
        assert (found.line, found.column, found.source) == (2, 1, "")
        (tmp_path / "b.two" / "pack.abyss").unlink()
        (tmp_path / "b.two").rmdir()
        assert refused(packs[0], evolve(packs[1], origin="gone")).diagnostics

    def test_the_same_pack_twice_is_once(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", cards=location("reef"))
        assert ids(put(one, one, evolve(one, origin="elsewhere"))).count("reef") == 1

    def test_two_packs_of_one_id_are_an_error_that_names_both(self, tmp_path: Path) -> None:
        one = loaded(tmp_path / "x", "a.one", cards=location("reef"))
        two = loaded(tmp_path / "y", "a.one", cards=location("cave"))
        error = refused(one, two)
        assert faults(error) == [("A712", f"{tmp_path}/y/a.one/pack.abyss:1")]
        assert f"{tmp_path}/x/a.one/pack.abyss:1" in str(error)

    def test_a_pack_with_the_id_of_the_base_takes_its_place(self) -> None:
        own = evolve(BASE, cards=BASE.cards[:30], digest="mine")
        assert put(own).packs == (own,)

    def test_a_pack_that_holds_a_card_twice_is_refused(self) -> None:
        double = evolve(BASE, cards=(*BASE.cards, BASE.cards[0]), digest="double")
        assert "A705" in [code for code, _ in faults(refused(double))]


class TestReplacing:
    def test_the_new_card_stands_where_the_other_stood(self, tmp_path: Path) -> None:
        more = loaded(tmp_path, "my.pack", cards=lord("pirate", "replaces slaver;") + lord("ray"))
        before, after = ids(put()), ids(put(more))
        assert after == [*["pirate" if id_ == "slaver" else id_ for id_ in before], "ray"]

    def test_the_new_card_may_have_the_id_of_the_other(self, tmp_path: Path) -> None:
        more = loaded(tmp_path, "my.pack", cards=lord("slaver", "replaces slaver;"))
        composed = put(more)
        assert ids(composed) == ids(put())
        place = ids(composed).index("slaver")
        assert composed.owners[place] is more
        assert dict(composed.whole.cards[place].fields)["cost"] == 6

    def test_two_cards_of_a_pack_may_change_places(self, tmp_path: Path) -> None:
        cards = lord("slaver", "replaces keeper;") + lord("keeper", "replaces slaver;")
        composed = put(loaded(tmp_path, "my.pack", cards=cards))
        assert sorted(ids(composed)) == sorted(ids(put()))
        assert ids(composed).index("keeper") == ids(put()).index("slaver")

    def test_a_pack_that_needs_another_replaces_what_that_has_put_there(
        self, tmp_path: Path
    ) -> None:
        first = loaded(tmp_path, "z.first", cards=lord("pirate", "replaces slaver;"))
        second = loaded(tmp_path, "a.second", "needs z.first;", lord("corsair", "replaces pirate;"))
        composed = put(second, first)
        assert [pack.header.id for pack in composed.packs] == ["abyss.base", "z.first", "a.second"]
        assert ids(composed).index("corsair") == ids(put()).index("slaver")
        assert "pirate" not in ids(composed)

    def test_with_the_same_id_too(self, tmp_path: Path) -> None:
        first = loaded(tmp_path, "z.first", cards=lord("slaver", "replaces slaver;"))
        second = loaded(tmp_path, "a.second", "needs z.first;", lord("slaver", "replaces slaver;"))
        composed = put(second, first)
        assert composed.owners[ids(composed).index("slaver")] is second

    def test_two_packs_that_replace_a_card_are_an_error_that_names_both(
        self, tmp_path: Path
    ) -> None:
        one = loaded(tmp_path, "a.one", cards=lord("pirate", "replaces slaver;"))
        two = loaded(tmp_path, "b.two", cards=lord("corsair", "replaces slaver;"))
        error = refused(one, two)
        assert faults(error) == [("A706", f"{tmp_path}/b.two/pack.abyss:2")]
        assert str(error) == (
            "`slaver` is changed by two packs: "
            f"a.one replaces it ({tmp_path}/a.one/pack.abyss:2) and "
            f"b.two replaces it ({tmp_path}/b.two/pack.abyss:2)"
        )

    def test_and_so_they_are_where_the_cards_have_its_id(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", cards=lord("slaver", "replaces slaver;"))
        two = loaded(tmp_path, "b.two", cards=lord("slaver", "replaces slaver;"))
        assert faults(refused(one, two)) == [("A706", f"{tmp_path}/b.two/pack.abyss:2")]

    def test_a_pack_that_replaces_a_card_twice_is_refused(self, tmp_path: Path) -> None:
        cards = lord("pirate", "replaces slaver;") + lord("corsair", "replaces slaver;")
        error = refused(loaded(tmp_path, "a.one", cards=cards))
        assert [code for code, _ in faults(error)] == ["A706"]
        assert "is changed twice" in str(error)

    def test_a_card_of_another_kind_is_refused(self, tmp_path: Path) -> None:
        error = refused(loaded(tmp_path, "a.one", cards=location("hulk", "replaces slaver;")))
        assert faults(error) == [("A709", f"{tmp_path}/a.one/pack.abyss:2")]
        assert "`hulk` is a location and cannot take the place of `slaver`, a lord of" in str(error)
        assert helps(error)[0] == "let a lord take it, or leave `replaces slaver;` out"

    def test_the_new_cards_id_is_no_other_packs(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "b.one", cards=lord("keeper", "replaces slaver;"))
        assert [code for code, _ in faults(refused(one))] == ["A705"]


class TestRemoving:
    def test_the_id_of_a_removed_card_is_for_packs_that_know_it(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", "removes slaver;")
        error = refused(one, loaded(tmp_path, "b.two", cards=lord("slaver")))
        assert helps(error)[0] == (
            "take another id; a.one takes the other card out, so with `needs a.one;` in its header "
            "b.two can have the id"
        )
        knows = loaded(tmp_path / "knows", "b.two", "needs a.one;", lord("slaver"))
        assert ids(put(one, knows)).count("slaver") == 1

    def test_a_removed_card_is_not_played_with(self, tmp_path: Path) -> None:
        composed = put(loaded(tmp_path, "a.one", "removes slaver, the_jail;"))
        assert ids(composed) == [id_ for id_ in ids(put()) if id_ not in {"slaver", "the_jail"}]

    def test_what_a_pack_removes_leaves_room_for_its_own(self, tmp_path: Path) -> None:
        composed = put(loaded(tmp_path, "a.one", "removes slaver;", lord("slaver")))
        assert ids(composed)[-1] == "slaver"

    def test_but_not_for_that_of_a_pack_that_knows_nothing_of_it(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", "removes slaver;")
        two = loaded(tmp_path, "b.two", cards=lord("slaver"))
        three = loaded(tmp_path, "a.before", cards=lord("slaver"))
        assert [code for code, _ in faults(refused(one, two))] == ["A705"]
        assert [code for code, _ in faults(refused(one, three))] == ["A705"]

    def test_for_that_of_a_pack_that_needs_it_there_is_room(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "z.one", "removes slaver;")
        two = loaded(tmp_path, "a.two", "needs z.one;", lord("slaver"))
        assert ids(put(two, one))[-1] == "slaver"

    @pytest.mark.parametrize("mine", ["removes slaver;", "copies 2 of slaver;"])
    @pytest.mark.parametrize("theirs", ["removes slaver;", "copies 3 of slaver;", ""])
    def test_two_packs_that_change_a_card_are_an_error_that_names_both(
        self, tmp_path: Path, mine: str, theirs: str
    ) -> None:
        one = loaded(tmp_path, "b.one", mine)
        cards = "" if theirs else lord("pirate", "replaces slaver;")
        two = loaded(tmp_path, "a.two", theirs, cards)
        error = refused(one, two)
        assert faults(error) == [("A706", f"{tmp_path}/b.one/pack.abyss:1")]
        for name in ("a.two", "b.one"):
            assert f"({tmp_path}/{name}/pack.abyss:" in str(error)

    @pytest.mark.parametrize("mine", ["removes slaver;", "copies 2 of slaver;"])
    def test_a_pack_changes_a_card_once(self, tmp_path: Path, mine: str) -> None:
        error = refused(loaded(tmp_path, "a.one", mine, lord("pirate", "replaces slaver;")))
        assert [code for code, _ in faults(error)] == ["A706"]
        assert "is changed twice" in str(error)

    def test_what_a_needed_pack_has_removed_is_there_no_more(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "z.one", "removes slaver;")
        two = loaded(tmp_path, "a.two", "needs z.one; copies 2 of slaver;")
        error = refused(one, two)
        assert [code for code, _ in faults(error)] == ["A706"]
        (found,) = error.diagnostics
        assert isinstance(found, Diagnostic)
        assert found.help == "a.two needs z.one, so it changes only what z.one leaves"

    def test_what_a_needed_pack_counts_can_be_changed_again(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "z.one", "copies 3 of slaver, 2 of keeper;")
        two = loaded(tmp_path, "a.two", "needs z.one; copies 2 of slaver; removes keeper;")
        composed = put(one, two)
        assert [id_ for id_ in ids(composed) if "slaver" in id_ or "keeper" in id_] == [
            "slaver",
            "slaver_2",
            "shopkeeper",
        ]


class TestUnknown:
    @pytest.mark.parametrize(
        ("says", "cards"),
        [
            ("removes slavre;", ""),
            ("copies 2 of slavre;", ""),
            ("", lord("pirate", "replaces slavre;")),
        ],
    )
    def test_a_misspelt_card_is_an_error_with_the_right_one(
        self, tmp_path: Path, says: str, cards: str
    ) -> None:
        error = refused(loaded(tmp_path, "a.one", says, cards))
        line = 2 if cards else 1
        assert faults(error) == [("A707", f"{tmp_path}/a.one/pack.abyss:{line}")]
        (found,) = error.diagnostics
        assert isinstance(found, Diagnostic)
        assert found.help == "did you mean `slaver`?"
        assert found.fix is not None
        assert found.source[found.fix.column - 1 : found.fix.end_column - 1] == "slavre"
        assert found.fix.text == "slaver"

    def test_a_misspelt_card_may_be_one_that_another_pack_removes(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", "removes keeper;")
        error = refused(one, loaded(tmp_path, "b.two", "removes keper;"))
        where = f"{tmp_path}/a.one/pack.abyss:1"
        assert helps(error) == [f"did you mean `keeper`? a.one removes it ({where})"]

    def test_a_card_of_a_pack_that_is_not_needed_is_no_card(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "a.one", cards=lord("pirate"))
        two = loaded(tmp_path, "b.two", "removes pirate;")
        error = refused(one, two)
        assert faults(error) == [("A707", f"{tmp_path}/b.two/pack.abyss:1")]
        (found,) = error.diagnostics
        assert isinstance(found, Diagnostic)
        assert found.help == "it is a card of a.one: write `needs a.one;` in the header"
        two = loaded(tmp_path, "b.two", "needs a.one; removes pirate;")
        assert "pirate" not in ids(put(one, two))

    @pytest.mark.parametrize(
        ("says", "more", "help_"),
        [
            ("removes pirate;", "", "leave the card out"),
            ("copies 2 of pirate;", "", "write `copies` in the card"),
            ("", lord("corsair", "replaces pirate;"), "one of the two cards is enough"),
        ],
    )
    def test_a_card_of_the_pack_itself_is_changed_where_it_stands(
        self, tmp_path: Path, says: str, more: str, help_: str
    ) -> None:
        error = refused(loaded(tmp_path, "a.one", says, lord("pirate") + more))
        assert [code for code, _ in faults(error)] == ["A708"]
        (found,) = error.diagnostics
        assert isinstance(found, Diagnostic)
        assert found.help == help_

    def test_all_faults_are_told_at_once(self, tmp_path: Path) -> None:
        error = refused(loaded(tmp_path, "a.one", "removes nix, nux;", location("keeper")))
        assert [code for code, _ in faults(error)] == ["A707", "A707", "A705"]
        assert str(error).endswith("(and 2 more)")


class TestCopies:
    def test_each_copy_that_can_be_told_apart_is_a_card(self, tmp_path: Path) -> None:
        cards = lord("pirate", "copies 3;") + location("reef", "copies 2;")
        composed = put(loaded(tmp_path, "a.one", cards=cards))
        assert ids(composed)[-5:] == ["pirate", "pirate_2", "pirate_3", "reef", "reef_2"]
        first, *others = [card for card in composed.whole.cards if card.name == "Pirate"]
        assert [evolve(card, id="pirate") for card in others] == [first, first]

    def test_copies_that_cannot_be_told_apart_are_a_number(self, tmp_path: Path) -> None:
        file = tmp_path / "my.abyss"
        file.write_text(
            "pack my.pack { format 1; ruleset conspiracy; copies 5 of value_one_mage; }\n"
            'lord squid "Squid" { guild mage; influence 9; copies 4; replaces value_two_mage; }\n'
            'location reef "Reef" { copies 2; score 1; }\n',
            encoding="utf-8",
        )
        game = ar.new_game("conspiracy", seats=2, packs=[file])
        copies = {card.id: card.copies for card in game.setup.rules.cards}
        assert (copies["value_one_mage"], copies["squid"], copies["value_six_mage"]) == (5, 4, 1)
        assert "reef_2" in copies
        assert "value_two_mage" not in copies

    @pytest.mark.parametrize(("number", "expected"), [(1, 1), (3, 3), (99, 99)])
    def test_a_pack_says_how_many_there_are_of_anothers_card(
        self, tmp_path: Path, number: int, expected: int
    ) -> None:
        composed = put(loaded(tmp_path, "a.one", f"copies {number} of slaver;"))
        assert len([id_ for id_ in ids(composed) if id_.startswith("slaver")]) == expected

    def test_one_of_several_is_one_again(self, tmp_path: Path) -> None:
        one = loaded(tmp_path, "z.one", cards=lord("pirate", "copies 3;"))
        two = loaded(tmp_path, "a.two", "needs z.one; copies 1 of pirate;")
        composed = put(one, two)
        assert ids(composed)[-1] == "pirate"
        assert composed.whole.cards[-1].copies == 1

    def test_the_id_of_a_copy_is_no_other_cards(self, tmp_path: Path) -> None:
        cards = lord("pirate", "copies 2;") + "\n" + lord("pirate_2", name="Other")
        error = refused(loaded(tmp_path, "a.one", cards=cards))
        assert faults(error) == [("A705", f"{tmp_path}/a.one/pack.abyss:4")]
        assert f"the id of a copy of `pirate` of a.one ({tmp_path}/a.one/pack.abyss:2)" in str(
            error
        )

    def test_all_together_are_not_too_many(self, tmp_path: Path) -> None:
        room = MOST_CARDS - len(BASE.cards)
        cards = "".join(lord(f"l{n}", "copies 89;") for n in range(5))
        assert room == 5 * 89
        full = loaded(tmp_path, "a.one", cards=cards)
        assert len(put(full).whole.cards) == MOST_CARDS
        more = loaded(tmp_path, "b.two", cards=location("reef"))
        error = refused(full, more)
        assert faults(error) == [("A710", f"{tmp_path}/b.two/pack.abyss:1")]
        assert str(error) == f"{MOST_CARDS + 1} cards in play, and at most {MOST_CARDS} can be"


class TestTemplates:
    def test_a_template_replaces_a_template(self, tmp_path: Path) -> None:
        file = tmp_path / "my.abyss"
        file.write_text(
            "pack my.pack { format 1; ruleset conspiracy; }\n"
            'lord ten per guild g "Ten of {g}s" { guild g; influence 10; replaces value_six_g; }\n',
            encoding="utf-8",
        )
        game = ar.new_game("conspiracy", seats=2, packs=[file])
        played = {card.id for card in game.setup.rules.cards}
        assert {"ten_mage", "ten_farmer"} <= played
        assert not {"value_six_mage", "value_six_farmer"} & played


class TestMaterial:
    def test_exactly_one_pack_has_material(self, tmp_path: Path) -> None:
        more = loaded(tmp_path, "my.pack", cards=location("reef"))
        error = refused(evolve(more, material=BASE.material, digest="x"))
        assert [code for code, _ in faults(error)] == ["A711"]
        assert f"my.pack ({tmp_path}/my.pack/pack.abyss:1)" in str(error)
        assert "abyss.base (abyss.base/pack.abyss:" in str(error)

    def test_rulesets_agree(self, tmp_path: Path) -> None:
        more = loaded(tmp_path, "my.pack")
        other = evolve(more, header=evolve(more.header, ruleset="tides"), digest="x")
        error = refused(other)
        assert faults(error) == [("A704", f"{tmp_path}/my.pack/pack.abyss:1")]
        assert "my.pack is of the ruleset tides, the pack abyss.base of abyss" in str(error)


def test_an_unknown_base_is_no_pack(tmp_path: Path) -> None:
    more = loaded(tmp_path, "my.pack")
    assert examine("no.base", [more], lambda _id: None) == (None, [])
    with pytest.raises(ar.PackError, match="there is no pack no"):
        compose("no.base", [more], lambda _id: None)


def test_lords_of_conspiracy_are_alike_and_nothing_else_is() -> None:
    kinds = {name: interchangeable(words.card_kinds) for name, words in vocabularies().items()}
    assert kinds == {"abyss": frozenset(), "conspiracy": frozenset({"lord"})}


def test_a_ruleset_whose_box_is_unknown_is_not_played(tmp_path: Path) -> None:
    text = "pack my.pack { format 1; ruleset tides; removes nix; }\n"
    (tmp_path / "a.abyss").write_text(text, encoding="utf-8")
    words = {"tides": evolve(vocabularies()["abyss"], ruleset="tides")}
    assert packs.check(tmp_path, words).diagnostics == ()
