"""Plants single mistakes in the real cards, and says of each whether it can still be a card.

What is decided here is decided without the checker: by the class of the token, and by the types
that the vocabulary declares. What is not certain to be another valid card counts as having left
the language, so that a fault which the checker misses shows up as missed.

Where a mistake may be told (`Mistake.lines`): on the line where it was planted, and of what has
two ends at either of them. The ends are a brace or parenthesis that is missing or too many and its
partner, and a name that is misspelt where it is bound and the places where it is used.
"""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator

from attrs import frozen

from tests.corpus.blocks import Block, CardPack, Slot, fitting, readings
from tests.corpus.reading import real_packs
from tests.corpus.tokens import KEYWORDS, Token

_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
#: What can be written in two ways that both are right: the author's own words.
_FREE = ("card id", "pack id")
#: Of these no misspelling is drawn: they are no words of the card language.
_SPARED = ("language", "text")
#: What an author may type that does not belong there.
_STRAY = (";", "{", "}", "(", ")", '"', ",", "+", "=", "==", "2", "to", "from", "of", "for", "by")
_PARTNERS = {"{": "}", "(": ")"}


@frozen
class Mistake:
    """A file of a real pack with one mistake in it."""

    #: The kind of mistake, and of what: ``misspelt``, ``verb``.
    group: str
    what: str
    block: Block
    #: The whole file with the mistake.
    text: str
    #: The lines on which it may be told; the first one is where it was planted.
    lines: tuple[int, ...]
    #: Whether what is left is no card any more, by the grammar or by the declared types.
    left: bool
    #: What was done, for a person.
    told: str
    #: The words of which a suggestion has to name one, if any is wanted.
    meant: frozenset[str] = frozenset()


Planter = Callable[[random.Random, CardPack], Mistake | None]


def draw(seed: int, number: int) -> list[Mistake]:
    """So many different mistakes; the same for the same seed and cards."""
    rng = random.Random(seed)
    found: dict[tuple[str, str], Mistake] = {}
    while len(found) < number:
        planter = rng.choices([p for p, _ in PLANTERS], [weight for _, weight in PLANTERS])[0]
        mistake = planter(rng, rng.choice(real_packs()))
        if mistake is not None:
            found.setdefault((mistake.block.source.name, mistake.text), mistake)
    return list(found.values())


def _plant(
    block: Block, group: str, what: str, at: tuple[int, int], new: str, **more: object
) -> Mistake:
    """The mistake that puts ``new`` in place of some characters."""
    source = block.source
    before, after = source.text[: at[0]], source.text[at[1] :]
    if _glued(before[-1:], new[:1]):
        new = f" {new}"
    if _glued(new[-1:], after[:1]):
        new = f"{new} "
    text = before + new + after
    others = more.pop("others", ())
    assert isinstance(others, tuple)
    lines = dict.fromkeys(source.position(place)[0] for place in (at[0], *others))
    old = " ".join(source.text[slice(*at)].split())
    left = more.pop("left", True)
    meant = more.pop("meant", frozenset())
    assert isinstance(left, bool)
    assert isinstance(meant, frozenset)
    told = f"{_place(block, at[0])}: `{old}` → `{' '.join(new.split())}`"
    return Mistake(group, what, block, text, tuple(lines), left, told, meant)


def _glued(first: str, second: str) -> bool:
    """Whether two characters would be one word, which is another mistake."""
    return all(letter.isalnum() or letter == "_" for letter in first + second) and bool(
        first and second
    )


def _place(block: Block, at: int) -> str:
    return f"{block.pack.id} {block.source.inner}:{block.source.position(at)[0]}"


def _some_block(rng: random.Random, pack: CardPack) -> Block:
    return rng.choice(pack.blocks)


# --- misspelt words -------------------------------------------------------------------------------


def misspelt(rng: random.Random, pack: CardPack) -> Mistake | None:
    """A word with one typing error; rare kinds of words are drawn oftener than they stand there."""
    by_role: dict[str, list[tuple[Block, int]]] = {}
    for block in pack.blocks:
        for at, role in block.roles.items():
            if role not in _SPARED:
                by_role.setdefault(role, []).append((block, at))
    roles = sorted(by_role)
    (role,) = rng.choices(roles, [len(by_role[role]) ** 0.5 for role in roles])
    block, at = rng.choice(by_role[role])
    token = next(token for token in block.tokens if token.start == at)
    wrong = typo(rng, token.text)
    taken = {block.source.text[slice(*_word(block, start))] for start in block.uses}
    if wrong is None or wrong in pack.known or wrong in taken:
        return None
    if role in _FREE:
        return _plant(block, "misspelt", role, (at, token.end), wrong, left=False)
    meant = {token.text}
    others: tuple[int, ...] = ()
    if role == "binder":
        others = tuple(block.uses[at])
        meant.add(wrong)
    for kind in pack.vocabulary.kinds:  # `pearl` for `pearls` is as right
        members = {*kind.spellings, *((member, member) for member in kind.members)}
        same = {member for word, member in members if word == token.text}
        meant |= {word for word, member in members if member in same}
    return _plant(
        block, "misspelt", role, (at, token.end), wrong, others=others, meant=frozenset(meant)
    )


def _word(block: Block, start: int) -> tuple[int, int]:
    token = next(token for token in block.tokens if token.start == start)
    return token.start, token.end


def misspelt_placeholder(rng: random.Random, pack: CardPack) -> Mistake | None:
    """The word of a template misspelt in the printed name."""
    block = _some_block(rng, pack)
    text = next((token for token in block.tokens if token.kind == "text"), None)
    if text is None or "{" not in text.text:
        return None
    start, end = text.start + text.text.index("{") + 1, text.start + text.text.index("}")
    word = block.source.text[start:end]
    wrong = typo(rng, word)
    if wrong is None:
        return None
    return _plant(
        block, "misspelt", "placeholder", (start, end), wrong, meant=frozenset({f"{{{word}}}"})
    )


def typo(rng: random.Random, word: str) -> str | None:
    """A word with a letter dropped, doubled, swapped, of a neighbouring key, or simply wrong."""
    at = rng.randrange(len(word))
    letter = word[at]
    match rng.choice(("dropped", "doubled", "swapped", "neighbour", "wrong")):
        case "dropped":
            wrong = word[:at] + word[at + 1 :]
        case "doubled":
            wrong = word[:at] + letter + word[at:]
        case "swapped":
            wrong = word[:at] + word[at + 1 : at + 2] + letter + word[at + 2 :]
        case "neighbour":
            wrong = word[:at] + rng.choice(neighbours(letter) or [letter]) + word[at + 1 :]
        case _:
            wrong = word[:at] + rng.choice(string.ascii_lowercase) + word[at + 1 :]
    is_word = wrong[:1].isalpha() and not wrong.endswith(".") and ".." not in wrong
    return wrong if wrong != word and is_word else None


def neighbours(letter: str) -> list[str]:
    """The letters whose keys touch that of a letter, on the keyboard most authors have."""
    for number, row in enumerate(_ROWS):
        if letter not in row:
            continue
        at = row.index(letter)
        beside = [*row[max(0, at - 1) : at], *row[at + 1 : at + 2]]
        for other, places in ((number - 1, (at, at + 1)), (number + 1, (at - 1, at))):
            if 0 <= other < len(_ROWS):
                beside += [_ROWS[other][p] for p in places if 0 <= p < len(_ROWS[other])]
        return beside
    return []


# --- wrong types ----------------------------------------------------------------------------------


def wrong_type(rng: random.Random, pack: CardPack) -> Mistake | None:
    """Something of another type in an operand's place."""
    block = _some_block(rng, pack)
    slots = [slot for slot in block.slots if "" not in slot.wanted]
    if not slots:
        return None
    slot = rng.choice(slots)
    pool = [new for new, type_ in _things(block, slot) if not _fits(block, slot, new, type_)]
    pool = [new for new in pool if new != block.source.text[slice(*slot.span)]]
    if not pool:
        return None
    field = slot.wanted[0].startswith("field ")
    what = "value of a field" if field else "operand"
    return _plant(block, "wrong type", what, slot.span, rng.choice(pool))


def _things(block: Block, slot: Slot) -> Iterator[tuple[str, str]]:
    """Things an author could write, with their types."""
    vocabulary = block.pack.vocabulary
    yield "3", "Count"
    for kind in vocabulary.kinds:
        yield from ((member, kind.name) for member in kind.members)
    if slot.wanted[0].startswith("field "):
        yield '"three"', "Text"
        yield from ((word.name, word.gives) for word in vocabulary.selectors)
        return
    yield "(1 < 2)", "Truth"
    yield "opponents", "Player*"
    yield from slot.bound
    for word in vocabulary.selectors:
        yield (f"{word.name} of me" if word.of else word.name), word.gives


def _fits(block: Block, slot: Slot, new: str, type_: str) -> bool:
    """Whether something may by any of its meanings stand in a place."""
    meanings = {type_}
    if new.isidentifier():
        meanings.update(readings(block.pack.vocabulary, new, dict(slot.bound).get("it", "")))
    if slot.wanted[0].startswith("field "):
        wanted = slot.wanted[0].removeprefix("field ")
        return wanted in meanings or (wanted == "Name" and new.isidentifier())
    return any(fitting(meaning, wanted) for meaning in meanings for wanted in slot.wanted)


def wrong_class(rng: random.Random, pack: CardPack) -> Mistake | None:
    """A word of the language in the place of one of another class: a selector as a verb."""
    block = _some_block(rng, pack)
    if not block.classes:
        return None
    by_role: dict[str, list[int]] = {}
    for start in block.classes:
        by_role.setdefault(block.roles[start], []).append(start)
    role = rng.choice(sorted(by_role))
    start = rng.choice(by_role[role])
    pool = sorted(pack.known - block.classes[start] - KEYWORDS)
    return _plant(
        block, "wrong type", f"word for the {role}", _word(block, start), rng.choice(pool)
    )


# --- missing and extra tokens ---------------------------------------------------------------------


def missing(rng: random.Random, pack: CardPack) -> Mistake | None:
    """A token left out; each class of tokens is as likely as the others."""
    block, place = _some_token(rng, pack)
    token = block.tokens[place]
    what = token_class(block, token)
    if what == "quote":
        at = token.start if rng.random() < 0.5 else token.end - 1
        return _plant(block, "missing", what, (at, at + 1), "")
    others = _partner(block, place)
    left = not may_go(block, place)
    return _plant(block, "missing", what, (token.start, token.end), "", others=others, left=left)


def may_go(block: Block, place: int) -> bool:
    """Whether a card may still be one without a token: what is optional, and alone.

    That is `not`, `together`, a sign before a number, and a number that another is taken from.
    """
    token = block.tokens[place]
    if token.text in ("not", "together"):
        return True
    following = block.tokens[place + 1].text if place + 1 < len(block.tokens) else ""
    if _begins_operand(block, place):
        is_operand = token.kind == "number" or (
            token.kind == "name" and block.roles[token.start] not in ("keyword", "verb")
        )
        return token.text == "-" or (following == "-" and is_operand)
    return False


def _begins_operand(block: Block, place: int) -> bool:
    """Whether no operand stands before a token that it could be joined to."""
    before = block.tokens[place - 1] if place else None
    if before is None or before.text == ")" or before.kind in ("number", "text"):
        return False
    return before.kind == "sign" or block.roles.get(before.start) in ("keyword", "verb")


def doubled(rng: random.Random, pack: CardPack) -> Mistake | None:
    """A token typed twice."""
    block, place = _some_token(rng, pack)
    token = block.tokens[place]
    what = token_class(block, token)
    if what == "quote":
        at = token.start if rng.random() < 0.5 else token.end - 1
        return _plant(block, "extra", "quote", (at, at), '"')
    space = " " if token.kind in ("name", "number", "text") else ""
    left = token.text not in ("not", "-")
    new = token.text + space
    return _plant(
        block,
        "extra",
        what,
        (token.start, token.start),
        new,
        others=_partner(block, place),
        left=left,
    )


def inserted(rng: random.Random, pack: CardPack) -> Mistake | None:
    """A token that does not belong there."""
    block = _some_block(rng, pack)
    place = rng.randrange(len(block.tokens))
    token = block.tokens[place]
    word = rng.choice(sorted(pack.known - KEYWORDS))
    stray = rng.choice((*_STRAY, word))
    what = {'"': "quote", "2": "number", word: "name"}.get(
        stray, "keyword" if stray.isalpha() else sign_class(stray)
    )
    at = token.start
    # Two signs that make one together, or a number to take another from.
    if (stray in ("=", "==") and token.text in ("=", "==")) or token.text == "-":
        return None
    return _plant(block, "extra", what, (at, at), f"{stray} ")


def _some_token(rng: random.Random, pack: CardPack) -> tuple[Block, int]:
    by_class: dict[str, list[tuple[Block, int]]] = {}
    for block in pack.blocks:
        for place, token in enumerate(block.tokens):
            by_class.setdefault(token_class(block, token), []).append((block, place))
            if token.kind == "text":
                by_class.setdefault("text", []).append((block, place))
    return rng.choice(by_class[rng.choice(sorted(by_class))])


def token_class(block: Block, token: Token) -> str:
    """What sort of token it is."""
    if token.kind == "text":
        return "quote"
    if token.kind == "name":
        return "keyword" if block.roles[token.start] == "keyword" else "name"
    return token.kind if token.kind == "number" else sign_class(token.text)


def sign_class(text: str) -> str:
    """What sort of sign it is: brackets and the semicolon are alone, the others are operators."""
    return text if text in (";", "{", "}", "(", ")", ",") else "operator"


def _partner(block: Block, place: int) -> tuple[int, ...]:
    """Where the partner of a brace or parenthesis stands."""
    open_: list[int] = []
    for number, token in enumerate(block.tokens):
        if token.text in _PARTNERS:
            open_.append(number)
        elif token.text in _PARTNERS.values():
            pair = (open_.pop(), number)
            if place in pair:
                return (block.tokens[sum(pair) - place].start,)
    return ()


# --- swapped parts --------------------------------------------------------------------------------


def swapped_neighbours(rng: random.Random, pack: CardPack) -> Mistake | None:
    """Two tokens beside each other in the wrong order."""
    block = _some_block(rng, pack)
    place = rng.randrange(len(block.tokens) - 1)
    first, second = block.tokens[place : place + 2]
    if first.text == second.text:
        return None
    between = block.source.text[first.end : second.start]
    if "\n" in between:
        return None  # nobody swaps words over the end of a line
    new = f"{second.text}{between or ' '}{first.text}"
    return _plant(block, "swapped", "neighbouring tokens", (first.start, second.end), new)


def swapped_operands(rng: random.Random, pack: CardPack) -> Mistake | None:
    """Two parts of a construct, each in the place of the other."""
    block = _some_block(rng, pack)
    if not block.swaps:
        return None
    pair = rng.choice(block.swaps)
    text = block.source.text
    (a, b), (c, d) = sorted((pair.first, pair.second))
    if b > c or text[a:b] == text[c:d]:
        return None
    new = text[c:d] + text[b:c] + text[a:b]
    return _plant(block, "swapped", "operands", (a, d), new, left=not pair.fits)


#: How mistakes are planted, and how often each in relation to the others.
PLANTERS: tuple[tuple[Planter, int], ...] = (
    (misspelt, 40),
    (misspelt_placeholder, 2),
    (wrong_type, 11),
    (wrong_class, 5),
    (missing, 16),
    (doubled, 8),
    (inserted, 8),
    (swapped_neighbours, 6),
    (swapped_operands, 6),
)
