"""The parts of an error: its text says all of them, programs find them apart."""

import pickle

import pytest

import abyss_rules as ar


def test_the_text_of_an_error_holds_its_place_and_what_was_meant() -> None:
    error = ar.UnreadableError("'crab 6' is no Ally", where="council[0]", meant="crab 5")
    assert str(error) == "council[0]: 'crab 6' is no Ally (did you mean 'crab 5'?)"
    assert (error.message, error.where, error.places, error.meant) == (
        "'crab 6' is no Ally",
        "council[0]",
        (),
        "crab 5",
    )


def test_an_error_without_parts_is_its_message() -> None:
    error = ar.PackError("no pack", diagnostics=(1,))
    assert (str(error), error.message, error.where, error.meant) == ("no pack", "no pack", "", "")
    assert error.diagnostics == (1,)


def test_an_impossible_position_says_where_and_which_other_places_it_is_about() -> None:
    described = {"court": ["sage", "Hermit"], "players": [{"lords": ["keeper", "hermit"]}]}
    with pytest.raises(ar.PositionError, match="there is only one hermit") as caught:
        ar.position("abyss", described)
    error = caught.value
    assert {error.where, *error.places} == {"court[1]", "players[0].lords[1]"}
    assert str(error) == f"{error.where}: {error.message}"
    assert error.places[0] in error.message


def test_a_misspelt_name_is_told_with_the_one_that_is_near() -> None:
    with pytest.raises(ar.PositionError) as caught:
        ar.position("abyss", {"court": ["sagee"]})
    assert (caught.value.where, caught.value.meant) == ("court[0]", "sage")
    with pytest.raises(ar.UnknownError) as unknown:
        ar.new_game("abyss", options={"hand_limi": 6})
    assert unknown.value.meant == "hand_limit"


def test_errors_can_be_pickled() -> None:
    with pytest.raises(ar.PositionError) as caught:
        ar.position("conspiracy", {"discards": {"mages": []}})
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301  # what was just written
    assert str(again) == str(caught.value) == "discards: 'mages' is no guild (did you mean 'mage'?)"
    assert vars(again) == vars(caught.value)
