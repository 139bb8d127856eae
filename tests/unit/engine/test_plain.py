"""Reading plain data: what is refused, and that the error says what and where."""

import pytest

from abyss_rules.engine import plain
from abyss_rules.errors import UnreadableError
from tests.odd import Silent, word


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no JSON at line 1, column 1"),
        ('{"a": ', "no JSON at line 1, column 7"),
        ("[1,\n 2", "no JSON at line 2, column 3"),
        ('{"a": NaN}', "NaN is no number"),
        ("[Infinity]", "Infinity is no number"),
        ('{"a": 1, "a": 2}', "the key 'a' stands twice"),
        ("[" * 200_000, "nested too deep"),
        ('{"a":' * 200_000, "nested too deep"),
        ("1" * 10_000, "a number of thousands of digits is too large$"),
        (b"\xff{}", "byte 0 is not UTF-8"),
        (17, "a JSON text is wanted, not 17"),
        (None, "a JSON text is wanted, not None"),
        ("\ufeff\ufeff{}", "no JSON"),
    ],
)
def test_a_hostile_text_is_refused_with_what_is_wrong(text: object, said: str) -> None:
    with pytest.raises(UnreadableError, match=f"^game: .*{said}"):
        plain.read_json(text, "game")


def test_a_text_that_is_too_long_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "LONGEST", 10)
    with pytest.raises(UnreadableError, match="12 characters are too many"):
        plain.read_json("[1, 2, 3, 4]", "game")


@pytest.mark.parametrize("text", ["\ufeff[1]", b"\xef\xbb\xbf[1]"])
def test_a_byte_order_mark_does_not_matter(text: object) -> None:
    assert plain.read_json(text, "game") == [1]


def test_a_large_object_with_one_key_twice_is_read_at_once() -> None:
    many = ", ".join(f'"{number}": 0' for number in range(200_000))
    with pytest.raises(UnreadableError, match="the key '199999' stands twice"):
        plain.read_json(f'{{{many}, "199999": 1}}', "game")


def test_bytes_are_read_as_texts_are() -> None:
    assert plain.read_json('{"a": "Ö"}'.encode(), "game") == {"a": "Ö"}


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_only_a_whole_number_is_one(value: object) -> None:
    with pytest.raises(UnreadableError, match="x: a whole number is wanted"):
        plain.number(value, "x")


@pytest.mark.parametrize("value", [-1, 4, 10**50], ids=str)
def test_a_number_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(UnreadableError, match="is not from 0 to 3"):
        plain.number(value, "x", 0, 3)


def test_keys_must_be_exactly_those_wanted() -> None:
    assert plain.exact_keys({"a": 1, "b": 2}, "x", ("b", "a")) == {"a": 1, "b": 2}
    with pytest.raises(UnreadableError, match=r"unknown key 'colour' \(did you mean 'color'\?\)"):
        plain.exact_keys({"colour": 1, "b": 2}, "x", ("color", "b"))
    with pytest.raises(UnreadableError, match="the key 'b' is missing"):
        plain.exact_keys({"a": 1}, "x", ("a", "b"))
    with pytest.raises(UnreadableError, match=r"an object is wanted, not \["):
        plain.exact_keys([], "x", ())


def test_things_are_named_with_their_place() -> None:
    allowed = frozenset({1, 2})
    assert plain.things([1, 2, 1], "zone", allowed, "Lord") == (1, 2, 1)
    with pytest.raises(UnreadableError, match=r"zone\[1\]: 3 is no Lord"):
        plain.things([1, 3], "zone", allowed, "Lord")
    with pytest.raises(UnreadableError, match=r"zone\[0\]: a whole number is wanted, not True"):
        plain.things([True, 2], "zone", allowed, "Lord")
    with pytest.raises(UnreadableError, match=r"zone\[0\]: a whole number is wanted, not True"):
        plain.things([True], "zone", allowed, "Lord")
    with pytest.raises(UnreadableError, match="zone: a list is wanted, not 'ab'"):
        plain.things("ab", "zone", allowed, "Lord")


def test_values_are_shown_short() -> None:
    assert len(plain.show("x" * 1000)) == 60
    assert plain.show(10**5000) == "a very large int"


def test_whatever_a_value_does_it_can_be_shown() -> None:
    assert plain.show(Silent()) == "a Silent that cannot be shown"
    nest: list[object] = []
    for _ in range(100_000):
        nest = [nest]
    assert plain.show(nest) == "a very large list"


def test_the_reason_of_an_error_is_always_told() -> None:
    assert plain.reason(ZeroDivisionError("by 0")) == "ZeroDivisionError: by 0"
    assert plain.reason(KeyboardInterrupt()) == "KeyboardInterrupt"
    assert plain.reason(Silent()) == "Silent: (it cannot say why)"
    assert len(plain.reason(ValueError("x" * 10_000))) == 500


def test_a_text_of_a_class_of_its_own_becomes_a_plain_one() -> None:
    assert type(plain.word(word("crab"), "w")) is str
    assert plain.read_json(word("[1]"), "game") == [1]
    assert plain.hint(word("colour"), ["color"]) == " (did you mean 'color'?)"
    assert not plain.hint("x" * 5000, ["x" * 4999])


def test_series_are_all_that_can_be_gone_through_but_texts_and_mappings() -> None:
    assert plain.series((1, 2), "s") == plain.series(iter([1, 2]), "s") == [1, 2]
    for wrong in ("ab", b"ab", {"a": 1}, None, 5):
        with pytest.raises(UnreadableError, match="s: a list is wanted"):
            plain.series(wrong, "s")


def test_what_is_no_plain_data_is_not_written() -> None:
    circle: list[object] = []
    circle.append(circle)
    for wrong in ({1}, float("nan"), circle, object()):
        with pytest.raises(UnreadableError, match="x: this is no plain data"):
            plain.write_json(wrong, "x")


def test_numbers_lists_words_and_mappings_say_what_they_want() -> None:
    assert plain.numbers([0, 3], "n", 2, 0, 3) == [0, 3]
    with pytest.raises(UnreadableError, match=r"n\[1\]: 4 is not from 0 to 3"):
        plain.numbers([0, 4], "n", 2, 0, 3)
    with pytest.raises(UnreadableError, match=r"n\[0\]: a whole number is wanted, not True"):
        plain.numbers([True, 3], "n", 2, 0, 3)
    with pytest.raises(UnreadableError, match="n: 2 entries are wanted, not 1"):
        plain.numbers([0], "n", 2)
    with pytest.raises(UnreadableError, match="w: a text is wanted, not 3"):
        plain.word(3, "w")
    with pytest.raises(UnreadableError, match=r"m: a mapping is wanted, not \["):
        plain.mapping([], "m")
