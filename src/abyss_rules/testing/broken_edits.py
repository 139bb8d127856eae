"""One rule of the card language broken: what can be changed in a drawn card so that it is wrong.

Each `Edit` looks for the places of a card where it can be made, and says which codes the checker
may give it. Nothing here knows a word of a game: the wrong words are made of the right ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.blocks import BRACKET_LIMIT
from abyss_rules.dsl.check_cards import NAME_LIMIT
from abyss_rules.dsl.check_expressions import NUMBER_LIMIT
from abyss_rules.dsl.names import ME, base
from abyss_rules.game.loading import vocabularies
from abyss_rules.testing.cards import CardDraft
from abyss_rules.testing.words import lexicon
from abyss_rules.testing.words_tree import Phrase, Word

if TYPE_CHECKING:
    from abyss_rules.model.vocabulary import Vocabulary

#: A place of a card: the word or phrase there, the numbers of its first token and the one behind.
Place = tuple[Word | Phrase, int, int]

#: What the checker says of a word that it does not know, by what the word is.
UNKNOWN_CODES = {
    "verb": "A202",
    "field": "A203",
    "head": "A204",
    "moment": "A204",
    "event": "A205",
    "changed": "A206",
    "card kind": "A207",
    "kind": "A207",
    "template kind": "A212",
    "event field": "A409",
    "selector": "A201",
    "attribute": "A201",
    "quantity": "A201",
    "name": "A201",
}
#: A number out of every range of a field.
_OUT_OF_RANGE = "9999999"


@frozen
class Change:
    """Other words in place of some: what is wrong with them, and the codes that it may have."""

    start: int
    end: int
    tokens: tuple[str, ...]
    what: str
    codes: frozenset[str]


@frozen
class Edit:
    """A way to break a card: where it can be done, and how."""

    name: str
    places: Callable[[CardDraft, list[Place]], list[Place]]
    change: Callable[[CardDraft, Place], Change]


def instead(place: Place, tokens: Iterable[str], what: str, *codes: str) -> Change:
    """Other words in place of what stands there."""
    return Change(place[1], place[2], tuple(tokens), what, frozenset(codes))


def within_braces(place: Place, tokens: Iterable[str], what: str, *codes: str) -> Change:
    """More words at the beginning of braces."""
    start = place[1] + list(part_tokens(place)).index("{") + 1
    return Change(start, start, tuple(tokens), what, frozenset(codes))


def part_tokens(place: Place) -> Iterable[str]:
    """The words and signs of a place."""
    part = place[0]
    return part.tokens() if isinstance(part, Phrase) else (part.text,)


def of_form(*forms: str) -> Callable[[CardDraft, list[Place]], list[Place]]:
    """The phrases of some forms."""
    return lambda _draft, places: [
        place for place in places if isinstance(place[0], Phrase) and place[0].form in forms
    ]


def of_role(*roles: str) -> Callable[[CardDraft, list[Place]], list[Place]]:
    """The words with some roles."""
    return lambda _draft, places: [
        place for place in places if isinstance(place[0], Word) and place[0].role in roles
    ]


def typed(_draft: CardDraft, places: list[Place]) -> list[Place]:
    """The expressions that have to give a type."""
    return [place for place in places if wanted(place)]


def numbers(_draft: CardDraft, places: list[Place]) -> list[Place]:
    """The expressions that have to give a number."""
    return [place for place in places if wanted(place) == "Count"]


def wanted(place: Place) -> str:
    """The type that an expression has to give; "" of anything else."""
    part = place[0]
    return part.type if isinstance(part, Phrase) and part.form not in ("act", "field") else ""


# --- words --------------------------------------------------------------------------------------


def misspelt(draft: CardDraft, word: str) -> str:
    """A word that nothing means, in no ruleset."""
    place = draft.pick(range(1, len(word) + 1))
    made = f"{word[:place]}q{word[place:]}"
    while any(made in lexicon(other).taken for other in _every(draft)):
        made += "q"
    return made


def _every(draft: CardDraft) -> list[Vocabulary]:
    return [draft.lexicon.vocabulary, *vocabularies().values()]


def _misspell(draft: CardDraft, place: Place) -> Change:
    word = place[0]
    assert isinstance(word, Word)  # noqa: S101 - as its places say
    wrong = misspelt(draft, word.text)
    return instead(place, [wrong], f"`{word.text}` is misspelt", UNKNOWN_CODES[word.role])


def _foreign_places(draft: CardDraft, places: list[Place]) -> list[Place]:
    return of_role("verb")(draft, places) if _foreign_verbs(draft) else []


def _foreign_verbs(draft: CardDraft) -> list[str]:
    """The verbs of other rulesets that this one knows in no sense."""
    mine = draft.lexicon.vocabulary
    called = {other for verb in mine.verbs for other in verb.called}
    return sorted(
        {
            verb.name
            for name, other in vocabularies().items()
            if name != mine.ruleset
            for verb in other.verbs
            if verb.name not in draft.lexicon.taken | called
        }
    )


def _foreign(draft: CardDraft, place: Place) -> Change:
    word = draft.pick(_foreign_verbs(draft))
    return instead(place, [word], f"`{word}` is a verb of another ruleset", "A208")


def _taken(_draft: CardDraft, place: Place) -> Change:
    return instead(place, [ME], f"`{ME}` is bound already", "A209")


# --- types --------------------------------------------------------------------------------------


def _mistype(_draft: CardDraft, place: Place) -> Change:
    type_ = base(wanted(place))
    wrong = ME if type_ == "Count" else "7"
    return instead(place, [wrong], f"`{wrong}` is no {type_}", *TYPE_CODES)


#: What a value of a wrong type may be told as, which depends on where it stands.
TYPE_CODES = ("A301", "A302", "A303", "A304", "A305", "A306", "A401", "A402")

# --- signs and numbers --------------------------------------------------------------------------


def _signs(wanted: str) -> Callable[[CardDraft, list[Place]], list[Place]]:
    """The places of a sign: of the card, then of each sign as a word of its own."""

    def places(_draft: CardDraft, every: list[Place]) -> list[Place]:
        tokens = part_tokens(every[0])
        return [
            (Word(sign, "sign"), number, number + 1)
            for number, sign in enumerate(tokens)
            if sign in wanted
        ]

    return places


def _whole(_draft: CardDraft, places: list[Place]) -> list[Place]:
    return places[:1]


def _left_out(draft: CardDraft, place: Place) -> Change:
    del draft
    (sign,) = part_tokens(place)
    return instead(place, [], f"a `{sign}` is missing", *WRITING_CODES[sign])


#: What a missing sign may be told as.
WRITING_CODES = {
    ";": ("A102", "A401", "A402", "A504", "A103", "A301", "A302", "A503"),
    "{": ("A102", "A103", "A104"),
    "}": ("A103",),
    "(": ("A102", "A103", "A410", "A201"),
    ")": ("A102", "A103"),
    "=": ("A102",),
}


def _too_many(draft: CardDraft, place: Place) -> Change:
    del draft
    return instead((place[0], place[2], place[2]), ["}"], "a `}` too many", "A104", "A102")


def _strange(draft: CardDraft, place: Place) -> Change:
    sign = draft.pick(("$", "@", "!", "&"))
    return instead((place[0], place[1], place[1]), [sign], f"`{sign}` is no sign", "A101")


def _open_text(_draft: CardDraft, place: Place) -> Change:
    (text,) = part_tokens(place)
    return instead(place, [text[:-1]], "a text is not closed", "A105")


def _deep(_draft: CardDraft, place: Place) -> Change:
    depth = BRACKET_LIMIT + 1
    nested = ["(" * depth, "1", ")" * depth]
    return instead(place, nested, f"{depth} parentheses in each other", "A106")


def _large(_draft: CardDraft, place: Place) -> Change:
    number = str(NUMBER_LIMIT + 1)
    return instead(place, [number], f"{number} is too large", "A107")


# --- the card itself ----------------------------------------------------------------------------


def _unseen(draft: CardDraft, place: Place) -> Change:
    letter = draft.pick(("\u200b", "\u202e", "\u2066", "\x07"))
    (text,) = part_tokens(place)
    what = f"the printed name holds U+{ord(letter):04X}"
    return instead(place, [f'{text[:-1]}{letter}"'], what, "A109")


def _nameless(_draft: CardDraft, place: Place) -> Change:
    return instead(place, [], "there is no printed name", "A507")


def _long_name(_draft: CardDraft, place: Place) -> Change:
    name = "n" * (NAME_LIMIT + 1)
    return instead(place, [f'"{name}"'], "the printed name is too long", "A516")


def _no_id(draft: CardDraft, place: Place) -> Change:
    wrong = draft.pick(("Card_1", "é1", "_card", "card.1", "c" * 81))
    return instead(place, [wrong], f"`{wrong}` is no id", "A508")


# --- fields -------------------------------------------------------------------------------------


def _required(draft: CardDraft, places: list[Place]) -> list[Place]:
    words = {
        field.name
        for kind in draft.lexicon.vocabulary.card_kinds
        for field in kind.fields
        if field.required
    }
    return [p for p in of_form("field")(draft, places) if next(iter(part_tokens(p))) in words]


def _missing_field(_draft: CardDraft, place: Place) -> Change:
    return instead(place, [], f"`{next(iter(part_tokens(place)))}` is missing", "A501")


def _doubled(_draft: CardDraft, place: Place) -> Change:
    tokens = list(part_tokens(place))
    return instead(place, tokens * 2, f"`{tokens[0]}` is given twice", "A502")


def _out_of_range(_draft: CardDraft, place: Place) -> Change:
    return instead(place, [_OUT_OF_RANGE], f"{_OUT_OF_RANGE} is out of range", "A503", "A504")


def _odd_shape(_draft: CardDraft, place: Place) -> Change:
    name, *_rest = part_tokens(place)
    part = place[0]
    shape = part.type.rstrip("*") if isinstance(part, Phrase) else ""
    wrong = "7" if shape in ("Text", "Name") else '"odd"'
    return instead(place, [name, wrong, ";"], f"{wrong} is no value of `{name}`", "A504")


EDITS = (
    Edit("misspelt word", of_role(*UNKNOWN_CODES), _misspell),
    Edit("word of another ruleset", _foreign_places, _foreign),
    Edit("name that is taken", of_role("binder"), _taken),
    Edit("wrong type", typed, _mistype),
    Edit("missing sign", _signs(";{}()="), _left_out),
    Edit("brace too many", _whole, _too_many),
    Edit("strange sign", of_role("name", "number", "verb", "selector", "field"), _strange),
    Edit("open text", of_role("printed name", "text"), _open_text),
    Edit("too deep", numbers, _deep),
    Edit("large number", of_role("number"), _large),
    Edit("unseen letter", of_role("printed name"), _unseen),
    Edit("no printed name", of_role("printed name"), _nameless),
    Edit("long printed name", of_role("printed name"), _long_name),
    Edit("no id", of_role("id"), _no_id),
    Edit("missing field", _required, _missing_field),
    Edit("doubled field", of_form("field"), _doubled),
    Edit("number out of range", of_role("field number"), _out_of_range),
    Edit("field of another shape", of_form("field"), _odd_shape),
)
