"""White space, words and brackets without end between words that belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.hostile.making import HEADER, Hostile, files_of, full_of, location_with, lord_with

#: What stands where white space is put between two words, and what is said of it.
_SPACED = (
    'location p{n} "P" {{ score if{gap}x; score 5 if threat{gap}x; }}\n',
    'lord l{n} "L" {{ while free {{ add recruit_cost 2 for a{gap}b; }} }}\n',
    'lord l{n} "L" {{ while free {{ set hand_limit ={gap}( for me; }} }}\n',
    "lord l{n} L{gap}y {{ cost 6; }}\n",
    'lord l{n} "L" {{ on arrival ({gap}+ x {{ gain 1 pearl; }} }}\n',
    'lord l{n} "L" {{ on arrival {{ if i have{gap}; }} }}\n',
    'lord l{n} "L" {{ while free{gap}x; on arrival when{gap}x; }}\n',
    'lord l{n} "L" {{ on arrival {{ choose 2 lords from court{gap}x y; }} }}\n',
)
#: So much of it: in cards that are mended, and in such as are too long for it.
_SHORT, _LONG = 1_500, 7_000
#: Statements that stand in no head or event.
_LOOSE = ("if{}", "on exploration me{}", "score 5 if threat + 1;")
#: What a statement goes on with for ever.
_ENDLESS = ("a ", "each ", "if a > ", "1", "b(a) ", "of a ", "number of ", "my ")


def layout() -> Iterator[Hostile]:
    for much in (_SHORT, _LONG):
        cards = [_with_spaces(card, much) for card in _SPACED]
        yield Hostile(f"{much} spaces between two words", full_of(_in_turn(cards)), ("A102",))
    brackets = "count{" * 20_000 + ";" + "}" * 20_000
    yield Hostile("functions in functions", files_of(a=HEADER + brackets), ("A106",))
    loose = [_lords(one * (3_800 // len(one))) for one in _LOOSE]
    yield Hostile("statements outside of a head", full_of(_in_turn(loose)), ("A102", "A108"))
    yield Hostile(
        "statements without end",
        full_of(_in_turn([_endless(word * (900 // len(word))) for word in _ENDLESS])),
        ("A102",),
    )


#: A card with a number.
_Card = Callable[[int], str]


def _in_turn(cards: list[_Card]) -> _Card:
    return lambda number: cards[number % len(cards)](number)


def _with_spaces(card: str, much: int) -> _Card:
    return lambda number: card.format(n=number, gap=" " * much)


def _lords(body: str) -> _Card:
    return lambda number: lord_with(body, number)


def _endless(said: str) -> _Card:
    power = f"on arrival {{ gain {said}; if {said} between 2 and 3 {{ }} }}"
    score = f"if {said} > 3 then 5"
    return lambda number: lord_with(power, number) + location_with(score, number)
