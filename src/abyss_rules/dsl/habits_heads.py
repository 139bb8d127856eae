"""Heads as rule texts and other languages have them, and those of this one that are nearest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from abyss_rules.dsl.blocks import marks
from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits_lacking import closing_brace
from abyss_rules.dsl.habits_sentences import MOMENTS
from abyss_rules.dsl.names import quoted
from abyss_rules.dsl.repair import Repair
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import alike, closest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from abyss_rules.dsl.habit_words import Moment, Words

#: What a sentence begins with that says when something is done.
_SENTENCES = (*MOMENTS, "after", "before", "during", "each", "every")
#: The forms of heads with a word, and what begins one of them.
_FORMS = ("on", "while", "once per", "at")
_BEGIN = (*_SENTENCES, "twice", "on", "while", "at", "start", "end", "beginning")
#: What stands in braces that is no deed, but holds on.
_HOLDS_ON = re.compile(r"\{\s*(?:add|set|limit|protect|alter|after|at)\b")
#: Words only, as of a sentence; its end, if it goes on, and what is done then.
_SAID = re.compile(r"\s*+(?P<said>[^\W\d][\w' \t]*+)\s*+")
_GOES_ON = re.compile(r"\s*+(?P<said>[^\W\d][\w' \t]*+)[:,](?P<done>[^{}]*+)")
#: Statements with braces, and what goes on behind them.
_STATEMENT = re.compile(r"\s*(?P<first>each\b(?P<in>\s+\w+\s+in\b)?|if\b|may\b|until\s+my\b)")
_ELSE = re.compile(r"\s*else\b[^{};]*\{")
_EVENT = re.compile(
    r"(?<=[{;}])\s*+(?P<said>(?:after|alter|at|on|upon|when|whenever|every|each)\s[\w' \t]++)\s*+\{"
)
#: By these words a head is for the end of something.
_ENDS = frozenset({"end", "ends", "ending"})
#: What a head consists of.
_TWO = ("form", "word")
#: Words that stand in a condition behind a head.
_WITH_CONDITION = frozenset({"between", "no", "when"})
#: So many events are shown at most.
_EVENTS = 2
_ARTICLES = ("a", "an", "each", "every", "my", "the", "your")
#: By which words it is told whose event it is; else it is the owner's.
_WHOSE = {
    **dict.fromkeys(("opponent", "opponents", "rival", "rivals"), "opponents"),
    **dict.fromkeys(("any", "anybody", "anyone", "player", "players", "someone"), "players"),
}


class _Part(NamedTuple):
    """What stands in a card before a brace, or up to a semicolon or its end."""

    start: int
    end: int
    sign: str


def foreign_heads(shown: str, begin: int, words: Words) -> Iterator[Repair]:
    """``each turn { … }``, ``After exploration: gain 2 pearls.``: what stands for a head.

    ``shown`` is the text of a card without comments and texts.
    """
    for part in _parts(shown, begin):
        text = shown[part.start : part.end]
        if part.sign == "{" and (repair := _loose(shown, part, words)):
            yield repair
            continue
        found = _SAID.fullmatch(text) if part.sign == "{" else _GOES_ON.fullmatch(text)
        if found is None:
            continue
        said = found["said"].split()
        span = part.start + found.start("said"), part.start + len(found["said"])
        span = span[0], span[0] + len(found["said"].rstrip())
        if part.sign == "{":
            if said[-1] == "may" and tuple(said[:-1]) in words.heads:
                yield _asked(shown, span, part.end, said)
            elif _is_none(said, words):
                yield _instead(shown, span, part.end, said, words)
        elif _is_sentence(said, found["done"], words):
            end = part.end + 1 if part.sign == ";" else part.start + len(text.rstrip())
            yield _sentence(shown, span, end, found["done"], words)


def _asked(shown: str, span: tuple[int, int], brace: int, said: list[str]) -> Repair:
    """``on arrival may { … }``: a head, and what is asked in it, in one."""
    close = closing_brace(shown, brace) or len(shown)
    start = span[1] - len("may")
    head = " ".join(said[:-1])
    right = f"{{ {shown[start:close]} }}"
    return Repair(
        (start, start), "{ ", 0, (start, span[1]), f"`may` stands in the braces of `{head}`",
        f"write `{head} {{ may {{ … }} }}`", known=True, fix=right, fix_at=(start, close),
        form="may", more=(((close, close), " }"),),
    )  # fmt: skip


def _is_sentence(said: list[str], done: str, words: Words) -> bool:
    """Whether words before a colon or comma tell when something is done."""
    if said[0].lower() in (*_SENTENCES, "at"):
        return len(said) > 1 and bool(done.strip())
    first = (done.split() or [""])[0]
    known = said[0] in (*words.fields, *words.kinds, *OPENING_WORDS)
    return not known and (first in words.verbs or first in OPENING_WORDS)


def _sentence(shown: str, span: tuple[int, int], end: int, done: str, words: Words) -> Repair:
    """A head in the place of a sentence up to its end, and what is told of its beginning."""
    said = shown[slice(*span)].split()
    near = nearest(said, words)
    told = [one for hits, one in near if hits]
    plain = " ".join(said).lower()
    told = [one for one in told if f"{one.form} {one.word}" == plain and not one.is_event] or told
    message = f"`{shortened(' '.join(said))}` is no head"
    done = in_one_line(done).rstrip(".;")
    exact = bool(told) and not told[0].is_event and plain == f"{told[0].form} {told[0].word}"
    exact = exact or (bool(told) and said == [told[0].word])
    if len(told) == 1 and (exact or told[0].form == MOMENTS.get(said[0].lower())) and done:
        right = f"{told[0].form} {told[0].word} {{ {done}; }}"
        return Repair(
            (span[0], end),
            right,
            0,
            span,
            message,
            f"write `{shortened(right)}`",
            known=True,
            fix=right,
            code="A204",
            form=told[0].form.split()[0],
        )
    blank = re.sub(r"[^\n]", " ", shown[span[0] : end])
    return Repair(
        (span[0], end),
        blank,
        0,
        span,
        message,
        f"a head is {quoted(_shown(near, said, words))}",
        sure=False,
        known=True,
        code="A204",
    )


def _said(said: Sequence[str], words: Words) -> bool:
    """Whether words tell of a head or an event."""
    return any(hits for hits, _ in nearest(said, words))


def _loose(shown: str, part: _Part, words: Words) -> Repair | None:
    """``each o in opponents { … }`` in no head."""
    found = _STATEMENT.match(shown, part.start, part.end)
    heads = [f"{form} {word}" for form, word in words.heads if form == "on"]
    close = closing_brace(shown, part.end)
    if found is None or close is None or not heads:
        return None
    first = found["first"].split()[0]
    said = shown[part.start : part.end]
    if first == "each" and not found["in"]:
        return None  # it is meant for a head, as the next
    if first == "if" and _SAID.fullmatch(said) and _said(said.split(), words):
        return None
    while otherwise := _ELSE.match(shown, close):
        close = closing_brace(shown, otherwise.end() - 1) or len(shown)
    start = found.start("first")
    written = in_one_line(said)
    return Repair(
        (start, start), f"{heads[0]} {{ ", 0, found.span("first"),
        f"`{first}` stands in a head",
        f"write `{shortened(f'{heads[0]} {{ {written} {{ … }}')} }}`",
        known=True, form=first, code="A102", more=(((close, close), " }"),),
    )  # fmt: skip


def holds_on(text: str, at: int) -> bool:
    """Whether a place is directly in the braces of what holds on."""
    open_: list[tuple[int, int]] = []
    last = 0
    for mark in marks(text[:at]):
        if mark.sign == "{":
            open_.append((last, mark.at))
        elif mark.sign == "}" and open_:
            open_.pop()
        last = mark.at + 1
    return bool(open_) and text[slice(*open_[-1])].split()[:1] in (["while"], ["until"])


def nearest(
    said: Sequence[str], words: Words, *, holds_on: bool = False
) -> list[tuple[int, Moment]]:
    """The heads that the card can have, with how much is said of each, and the events in them.

    The nearest come first, those for what ``holds_on`` before all others if that is in them; events
    of which nothing is said are none.
    """
    plain = {word.lower() for word in said}
    form = " ".join(said[:-1])
    form = MOMENTS.get(said[0].lower(), form) if said else form
    told = [(len(plain & one.called), one) for one in words.possible()]
    ordered = sorted(
        told,
        key=lambda pair: (
            -(holds_on and pair[1].form == "while"), -pair[0], -(pair[1].form == form)
        ),
    )  # fmt: skip
    events = [pair for pair in ordered if pair[1].is_event and pair[0]][:_EVENTS]
    return [pair for pair in ordered if pair in events or not pair[1].is_event]


def listed(said: Sequence[str], words: Words) -> str:
    """The heads that the card can have, the nearest first, to be shown to an author."""
    return quoted(_shown(nearest(said, words), said, words))


def answered(said: Sequence[str], words: Words) -> str:
    """The event that words tell of, as it stands before its braces; "" if they tell of none."""
    plain = {word.lower() for word in said}
    events = [one for one in words.moments if one.is_event and plain & one.called]
    best = max(events, key=lambda one: len(plain & one.called), default=None)
    return f"{best.form} {best.word} of {_whose(said)}" if best else ""


def _whose(said: Sequence[str]) -> str:
    return next((_WHOSE[word.lower()] for word in said if word.lower() in _WHOSE), "me")


def _shown(near: list[tuple[int, Moment]], said: Sequence[str], words: Words) -> list[str]:
    return [f"{_opened(one, said, words)} {{ … }}{' }' * one.is_event}" for _, one in near]


def _opened(one: Moment, said: Sequence[str], words: Words) -> str:
    """A head, or an event in one, as it stands before its braces."""
    if not one.is_event:
        return f"{one.form} {one.word}"
    around = next(head for head in words.possible() if head.form == "while")
    return f"while {around.word} {{ {one.form} {one.word} of {_whose(said)}"


def foreign_events(shown: str, begin: int, words: Words) -> Iterator[Repair]:
    """``when exploration { … }`` in what holds on: what stands for an event."""
    for found in _EVENT.finditer(shown, begin):
        said = found["said"].split()
        if len(said) < len(_TWO):
            continue
        of = len(said) == len(_TWO) or alike(said[2], "of")
        if said[0] in ("after", "at", "alter") and of and not _in_turn(said, words):
            continue  # it is an event, or a misspelt one
        event = answered(said, words)
        if event and holds_on(shown, found.start("said")):
            told = any(said[1] in one.called for one in words.moments if one.word in event)
            verb = "write" if told or not of else "what there is, is"
            span = found.start("said"), found.start("said") + len(found["said"].rstrip())
            yield Repair(
                span, event, 0, span, f"`{shortened(' '.join(said))}` is no event",
                f"{verb} `{event} {{ … }}`",
                sure=False, known=True, code="A205", form=event.split(maxsplit=1)[0],
                fix=event.split()[0] if said[1:] == event.split()[1:] else None,
                fix_at=(span[0], span[0] + len(said[0])),
            )  # fmt: skip


def _in_turn(said: Sequence[str], words: Words) -> bool:
    """Whether it tells of a moment of something, and of nobody: `at start of turn`."""
    known = {one.word for one in words.moments if one.is_event}
    whose = [one for one in said[3:] if one not in _ARTICLES]
    if said[1] in known or not whose or any(map(words.players_called, (said[1], whose[0]))):
        return False
    return any(whose[0] in one.called for one in words.moments if one.is_event)


def _parts(shown: str, begin: int) -> Iterator[_Part]:
    """What stands in a card outside of its heads."""
    depth, start = 1, begin
    for mark in marks(shown[begin:]):
        at = mark.at + begin
        if mark.sign in "()":
            continue
        if depth == 1:
            yield _Part(start, at, mark.sign)
        depth += {"{": 1, "}": -1}.get(mark.sign, 0)
        start = at + 1
        if depth < 1:
            return


def _is_none(said: list[str], words: Words) -> bool:
    """Whether words before braces are told as a head that there is not.

    What is only misspelt is told with the word that is meant, and a head of another kind of card,
    or an event without a head, as what it is.
    """
    first, form, word = said[0].lower(), " ".join(said[:-1]), said[-1]
    events = [one.word for one in words.moments if one.is_event]
    heads = {(one.form, one.word) for one in words.moments if not one.is_event}
    if (form.lower(), word.lower()) in heads:
        return False
    if form in _FORMS:
        return any(word.lower() in one.called for one in words.possible())
    if len(said) == 1:
        known = first in MOMENTS or any(first in one.called for one in words.possible())
        return known and first not in (*words.fields, *words.kinds, *(one for _, one in heads))
    if said[0] in ("after", "alter") and said[1] in events:
        return False
    if said[1:3] == ["long", "as"]:
        return True
    if first in _BEGIN:
        return first not in ("on", "while", "at") or _WITH_CONDITION.isdisjoint(said)
    alone = first in (*words.fields, *words.kinds, *words.verbs, *OPENING_WORDS)
    return not (alone or closest(first, (*OPENING_WORDS, *words.kinds)))


def _instead(
    shown: str, span: tuple[int, int], brace: int, said: list[str], words: Words
) -> Repair:
    """A head in the place of words before braces, and what is told of them."""
    holds_on = bool(_HOLDS_ON.match(shown, brace))
    near = nearest(said, words, holds_on=holds_on)
    told = [one for hits, one in near if hits]
    written = shortened(" ".join(said))
    form = " ".join(said[:-1])
    wanted = "while" if said[1:3] == ["long", "as"] else MOMENTS.get(said[0].lower(), form)
    exact = len(said) == len(_TWO) and told and said[-1] == told[0].word
    same = told[:1] and (
        told[0].form == wanted or (exact and (told[0].form == "while") == holds_on)
    )
    if len(told) == 1 and same and not told[0].is_event:
        right = f"{told[0].form} {told[0].word}"
        return Repair(
            span, right, 0, span, f"`{written}` is no head", f"write `{right} {{ … }}`",
            known=True, fix=right, code="A204", form=right.split(maxsplit=1)[0],
        )  # fmt: skip
    best = near[0][1]
    close = closing_brace(shown, brace) or len(shown)
    ends = not _ENDS.isdisjoint(said) and _ENDS.isdisjoint(best.called)
    return Repair(
        span, _opened(best, said, words), 0, span, f"`{written}` is no head",
        f"{'there is none for that end; ' * ends}a head is {quoted(_shown(near, said, words))}",
        sure=False, known=True, code="A204", form=best.form.split()[0],
        more=(((close, close), " }"),) if best.is_event else (),
    )  # fmt: skip
