"""What is done by others, or to all of some things: ``each opponent loses 1 pearl;``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.sayings_deeds import having
from abyss_rules.dsl.sayings_forms import STARTS
from abyss_rules.dsl.source import in_one_line, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from abyss_rules.dsl.habit_words import Words

_EACH = re.compile(
    rf"{STARTS}(?P<all>(?:each|every|all)\s+(?P<other>other\s+)?(?P<who>[^\W\d]\w*)\s+"
    r"(?:must\s+|has\s+to\s+|have\s+to\s+)?(?P<does>[^\W\d]\w*)\s+(?P<me>(?:to\s+)?(?:me|you)\s+)?"
    r"(?P<what>[0-9]+\s+[^\W\d]\w*)(?P<to>\s+to\s+(?:me|you))?\s*;)"
)
_ALL = re.compile(
    rf"{STARTS}(?P<all>(?P<verb>[^\W\d]\w*)\s+"
    r"(?:all|everything|every\s+(?P<one>\w+)|all\s+(?:the\s+)?(?P<noun>\w+))"
    r"\s+(?:from|of|in)\s+(?P<things>(?P<thing>[^\W\d]\w*)\s+of\s+(?P<of>\w+))\s*;)"
)
_IF = re.compile(
    rf"{STARTS}(?P<all>if\s+(?P<if>[^;{{}},:]+?)\s*(?:,\s*then\b|\bthen\b|,|:)\s*"
    r"(?P<done>[^\W\d]\w*\s[^;{}]+;))"
)
_GOES_ON = re.compile(r"[ \t]*(?!(?:else|otherwise)\b)[^\W\d]")
#: A statement in which two things are done, the second if the first is not.
_ELSE = re.compile(
    rf"{STARTS}(?P<all>(?P<said>[^\W\d]\w*\s[^;{{}}]*?)\s*,?\s*"
    r"\b(?P<else>else|otherwise),?\s+(?P<other>(?P<does>[^\W\d]\w*)\s[^;{}]+?)\s*;)"
)
#: A head with a condition, or a condition by itself.
_ASKED = re.compile(r"(?:(?P<head>(?:once|on)\b[^;{}]*?)\s+(?:when|if)|if)\s")
#: What ends a condition without braces behind it.
_THEN = re.compile(r"\s*(?:,\s*then\b|\bthen\b|,|:)\s*(?=(?P<does>[^\W\d]\w*)\s)")
_VERB = re.compile(r"\s+(?=(?P<does>[^\W\d]\w*)\s)")
#: Words behind which a condition stands, and who does something.
_ASKS = re.compile(r"\b(?:if|when|unless)\b")


def by_each(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``each opponent loses 1 pearl;``, ``each other player gives me 1 pearl;``."""
    for found in _EACH.finditer(shown, begin):
        players = words.things(found["who"])
        if players not in words.players:
            continue
        to_me = found["me"] or found["to"]
        if found["other"] or to_me:
            players = words.others(players)
        table = words.from_others if to_me else words.by_others
        does = next(
            (one for one in (found["does"], found["does"].removesuffix("s")) if one in table), ""
        )
        name = words.a_name(players, bound)
        if not does or not name:
            continue
        verb, label = table[does]
        right = (
            f"each {name} in {players} {{ {verb} {in_one_line(found['what'])} {label} {name}; }}"
        )
        yield surely(
            found.span("all"), right, f"what is done with each of `{players}` stands in braces",
            f"write `{shortened(right, 90)}`", where=(found.start("all"), found.end("all") - 1),
            form="each",
        )  # fmt: skip


def all_of(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``discard all from hand of me;``: each of some things is taken out of where it lies."""
    for found in _ALL.finditer(shown, begin):
        gives = words.gives.get(found["thing"], "")
        forms = words.forms.get(found["verb"], ())
        name = words.a_name(found["thing"], bound)
        if (("", gives), ("from", f"{gives}@")) not in forms or not name:
            continue
        noun, things = found["noun"] or found["one"], in_one_line(found["things"])
        asked = words.asked_of(found["thing"], noun) if noun else ""
        if noun and not (asked or words.is_called(found["thing"], noun)):
            continue  # nothing that is left out may have said which ones
        if words.things(found["of"]) in words.players:
            continue  # it is taken out of what one player has
        some = f"{things} where {asked}" if asked else things
        right = f"each {name} in {some} {{ {found['verb']} {name} from {things}; }}"
        yield surely(
            found.span("all"), right, f"`{found['verb']}` takes one of `{things}` at a time",
            f"write `{shortened(right, 90)}`", where=(found.start("all"), found.end("all") - 1),
            form="each",
        )  # fmt: skip


def if_having(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``if you have 3 monsters then gain 2 keys;``: a sentence, and no braces."""
    for found in _IF.finditer(shown, begin):
        told = list(having(found["if"], 0, words, bound))
        done = in_one_line(found["done"])
        if [one.span for one in told] != [(0, len(found["if"]))] or done.split()[
            0
        ] not in words.verbs:
            continue
        right = f"if {told[0].new} {{ {done} }}"
        # What else is done in that line may be meant to depend on it too.
        tell = surely if told[0].fix and not _GOES_ON.match(shown, found.end()) else unsure
        yield tell(
            found.span("all"), right, f"`{in_one_line(found['if'])}` is written otherwise",
            f"write `{shortened(right, 90)}`", where=found.span("if"), form="if",
        )  # fmt: skip


def done_else(shown: str, begin: int, words: Words, bound: set[str]) -> Iterator[Repair]:
    """``if threat > 3 then gain 2 pearls else gain 1 pearl;``, all without braces."""
    for found in _ELSE.finditer(shown, begin):
        if found["else"] in bound or found["does"] not in words.verbs:
            continue
        said, other = found["said"], in_one_line(found["other"])
        asked = _ASKED.match(said)
        if asked is not None:
            places = (*_THEN.finditer(said), *_VERB.finditer(said))
            behind = next((one for one in places if one["does"] in words.verbs), None)
            if behind is None or behind.start() < asked.end():
                continue
            condition = in_one_line(said[asked.end() : behind.start()])
            done = in_one_line(said[behind.end() :])
            right = f"if {condition} {{ {done}; }} else {{ {other}; }}"
            if asked["head"]:
                right = f"{in_one_line(asked['head'])} {{ {right} }}"
            yield surely(
                found.span("all"), right, "what is done if something is so, and what else, "
                "stand in braces", f"write `{shortened(right, 90)}`",
                where=(found.start("all"), found.end("all") - 1), form="if",
            )  # fmt: skip
        elif not _ASKS.search(said):
            # Nobody knows on what it depends, so that nothing is mended.
            first = in_one_line(said)
            may = re.match(r"may\s", first)
            done = f"may {{ {first[may.end() :]}; }}" if may else f"{first};"
            yield unsure(
                found.span("all"), f"{done} {other};",
                f"nothing before `{found['else']}` says on what it depends",
                f"write `if CONDITION {{ {shortened(done)} }} else {{ {shortened(other)}; }}`",
                where=found.span("else"), form="if",
            )  # fmt: skip


#: All of them.
OTHERS = (by_each, all_of, done_else, if_having)
