"""Forms that authors bring along from other languages and from rule texts, and those of this one.

Each function knows one habit by what stands where parsing stopped. The change that it gives is
tried before any other; where the text can be read with it, nothing else is sought.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.faults import OPENING_WORDS
from abyss_rules.dsl.habits_around import SOME, braces, sign_before_value
from abyss_rules.dsl.habits_asides import ASIDES, count_first
from abyss_rules.dsl.habits_blocks import (
    alternatives,
    article,
    bracketed,
    either,
    for_in,
    full_stop,
    out_of,
    plus,
    remark,
    several,
    unknown_block,
    whose,
    wrapped,
)
from abyss_rules.dsl.habits_choices import choose, each, turned
from abyss_rules.dsl.habits_clauses import (
    asked_if,
    between,
    chosen_in_braces,
    closed_twice,
    condition_of_head,
    in_words,
    whom,
)
from abyss_rules.dsl.habits_compared import compared_as, members, none_of
from abyss_rules.dsl.habits_heads import listed
from abyss_rules.dsl.habits_lacking import (
    PHRASES,
    bare_text,
    lacking,
    loose,
    most_or_least,
    no_text,
    no_to,
    unnamed,
    untold,
)
from abyss_rules.dsl.habits_numbers import (
    broken,
    chained,
    counted,
    dangling,
    let,
    no_if,
    per,
    points,
    times,
    times_unsigned,
)
from abyss_rules.dsl.habits_sentences import (
    COMPARED,
    MOMENTS,
    changed,
    condition_behind,
    negated,
    sentence,
)
from abyss_rules.dsl.habits_titles import inside, title
from abyss_rules.dsl.narrow import Narrow, is_long
from abyss_rules.dsl.repair import Repair, surely, unsure
from abyss_rules.dsl.source import comments, in_one_line, shortened, without_comments
from abyss_rules.dsl.spelling import closest
from abyss_rules.dsl.syntax import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from abyss_rules.dsl.faults import Fault
    from abyss_rules.dsl.habit_words import Words

#: What else authors call the words that begin a statement or a standing effect.
CALLED = {
    **dict.fromkeys(("all", "every", "for", "foreach"), "each"),
    **dict.fromkeys(("pick", "select"), "choose"),
    **dict.fromkeys(("elif", "elseif", "elsif"), "else if"),
    **dict.fromkeys(("decrease", "increase", "lower", "raise", "reduce"), "add"),
    **dict.fromkeys(("when", "whenever"), "if"),
    "change": "set",
    "optionally": "may",
    "otherwise": "else",
    "prevent": "protect",
    "you may": "may",
}
#: What joins two things that are done.
_JOINT = re.compile(r"((?:,\s*)?(?:and\s+then|and|then|also|plus)|&+|\+|,)\s*(?=(\w+))")
_ARROW = re.compile(r"(?P<arrow>[-=]>)\s*(?P<does>[^\W\d]\w*)")
_CONDITION = re.compile(r"\b(?:where|when|if|and|or|not)\b")
_CALL = re.compile(r"(\w+)(\s*\(([^(){};]*)\))\s*;")
#: What stands before a period in a sentence.
_ONCE = re.compile(r"(?:in|a|an|each|every|per|your|my)(?:\s+(?:a|an|each|every|your|my)\b)*")
_PER = re.compile(r"once\s+per\s+(a|an|each|every|my|own|your)\s+")
#: So many letters two words begin with that are of one stem.
_STEM = 5


def habit(fault: Fault, words: Words, *, in_scenario: bool = False) -> Repair | None:
    """The change that a known habit wants at a fault, or None."""
    narrow = Narrow(fault.text)
    plain = without_comments(narrow.text)
    # What stands between two words matters to no habit, but none may lose a comment.
    found = _habit(fault.within(narrow, plain), words, in_scenario=in_scenario)
    if plain != narrow.text and (found is None or _loses_comments(found, narrow.text)):
        other = _habit(fault.within(narrow), words, in_scenario=in_scenario)
        if other and (found is None or (other.message, other.span) == (found.message, found.span)):
            found = other
        if found is not None and _loses_comments(found, narrow.text):
            found = evolve(found, fix=None)
    return narrow.widened(found) if found else None


def _loses_comments(repair: Repair, text: str) -> bool:
    """Whether the fix of a change of a text leaves a comment out, or lets it go on."""
    if repair.fix is None:
        return False
    start, end = repair.fix_at or repair.span
    return bool(Counter(comments(text)) - Counter(comments(text[:start] + repair.fix + text[end:])))


def _habit(fault: Fault, words: Words, *, in_scenario: bool) -> Repair | None:
    """The same in a text without long runs of white space."""
    if is_long(fault.text, fault.statement()[0], fault.at):
        return None
    first = title(fault, words.kinds) or sign_before_value(fault)
    if first is not None or in_scenario:
        return first or count_first(fault)
    return next(filter(None, (known(fault, words) for known in _HABITS)), None)


def called(word: str) -> str:
    """The word of the language that begins a statement and is called otherwise, or ""."""
    return CALLED.get(word, CALLED.get(word.removesuffix("s"), ""))


# --- what begins something in braces --------------------------------------------------------------


def _moment(fault: Fault, words: Words) -> Repair | None:
    """``when arrives { … }``: what is no head before braces."""
    start, end = fault.statement()
    said = fault.text[start:end].split()
    if fault.found != "{" or not fault.in_field or not said:
        return None
    first, last = said[0].lower(), said[-1]
    heads = {word: f"{form} {word}" for form, word in words.heads}
    if said == [first] and first in heads:
        form = heads[first].removesuffix(f" {first}")
        message = f"`{form}` is missing before `{first}`"
        right = heads[first]
        return surely(
            (start, end), right, message, f"write `{right} {{ … }}`", form=form.split()[0]
        )
    meant = closest(last, heads) or _of_one_stem(last, heads)
    form = MOMENTS.get(first, "")
    if not form and (len(said) > 1 or first in FUNCTIONS):
        return None
    fix = heads[meant] if meant else None
    unknown = not form and not meant and first not in (*words.fields, *words.kinds)
    if unknown:  # what stands in the braces tells of which form it may be
        inside = re.compile(r"\{\s*(\w*)").match(fault.text, fault.at)
        form = "while" if inside and inside[1] in PHRASES else "on"
    meant = meant or next((word for form_, word in words.heads if form_ == form), "")
    if not meant or fault.text.startswith(("pack", "material")):
        return None
    span = start, end
    message = f"`{shortened(' '.join(said))}` is no head"
    help_ = f"write `{heads[meant]} {{ … }}`"
    if fix is None:
        help_ = f"a head is {listed(said, words)}"
    return Repair(
        span,
        heads[meant],
        0,
        span,
        message,
        help_,
        sure=fix is not None,
        known=True,
        fix=fix,
        code="A204",
        form=heads[meant].split()[0],
    )


def _of_one_stem(word: str, known: Iterable[str]) -> str:
    """The one word that begins as another does: ``arrival`` for ``arrives``."""
    alike = [
        other for other in known if len(word) >= _STEM and other[:_STEM] == word[:_STEM].lower()
    ]
    return alike[0] if len(alike) == 1 else ""


def _other_word(fault: Fault, words: Words) -> Repair | None:
    """``every o in opponents { … }``: a statement that begins with another word for it."""
    del words
    start, _ = fault.statement()
    first = re.compile(r"(for\s+each|else\s+if|you\s+may|\w+)\b").match(fault.text, start)
    if first is None or fault.found != "{" or fault.in_field or first.end() > fault.at:
        return None
    right = "each" if first[1].split()[0] == "for" else CALLED.get(first[1], "")
    if right.split(" ")[0] not in SOME:
        return None
    where = first.span(1)
    message = f"no statement begins with `{first[1]}`"
    return surely(where, right, message, f"write `{right}`", form=right.split()[-1])


def _period(fault: Fault, words: Words) -> Repair | None:
    """``once a turn``."""
    del words
    start, _ = fault.statement()
    if not fault.text.startswith("once", start):
        return None
    said = _PER.match(fault.text, start)
    if said is not None and said.end() == fault.at:
        message = f"no `{said[1]}` stands behind `per`"
        return surely((said.start(1), fault.at), "", message, "leave it out", where=said.span(1))
    if "_PER" not in fault.expected:
        return None
    if fault.found not in ("a", "an", "each", "every", "in"):
        return None
    message = f"`once {fault.found}` is no head"
    said = _ONCE.match(fault.text, fault.at)
    span = (fault.at, said.end()) if said else fault.where
    return surely(span, "per", message, "write `once per`", form="once")


def _braces(fault: Fault, words: Words) -> Repair | None:
    """``on arrival gain 2 pearls;``."""
    found = braces(fault, fields=words.fields - words.verbs, verbs=words.verbs)
    if found is None or not found.more:
        return found
    first = re.compile(r"\W*(\w*)").match(fault.text, fault.at)
    does = first is not None and first[1] in (*words.verbs, *OPENING_WORDS)
    return evolve(found, around=does)


# --- what is done ---------------------------------------------------------------------------------


def _joined(fault: Fault, words: Words) -> Repair | None:
    """``gain 2 pearls, gain 1 monster;``: several things that are done in one statement."""
    start, end = fault.statement()
    joint = _JOINT.match(fault.text, fault.at)
    first = re.compile(r"\w*").match(fault.text, start)
    said = re.compile(r"[^;{}]*").match(fault.text, start)
    if said is None or said[0].count("(") != said[0].count(")"):
        return None
    if joint is None or first is None or fault.in_field:
        return None
    if first[0] not in (*words.verbs, "choose"):
        return None
    if first.end() == len(fault.text[: fault.at].rstrip()):
        return None
    again = f"{first[0]} " if joint[2].isdigit() else ""
    if not again and joint[2] not in words.verbs:
        return None
    where = fault.at, fault.at + len(joint[1])
    if again and fault.text[first.end() : fault.at].strip().isdigit():
        rest = re.compile(r"[0-9]+\s*").match(fault.text, joint.end())
        return unsure(
            (fault.at, rest.end() if rest else joint.end()), " ", "how much it is, is one number",
            "write one of the two", where=where,
        )  # fmt: skip
    message = f"`{joint[1]}` does not join what is done: each statement ends with `;`"
    help_ = f"write `; {again or joint[2] + ' '}…`"
    return surely((end, joint.end()), f"; {again}", message, help_, where=where, form=first[0])


def _arrow(fault: Fault, words: Words) -> Repair | None:
    """``return 2 pearls from me -> gain 1 key;``: what is done for something."""
    start, _ = fault.statement()
    found = _ARROW.match(fault.text, fault.at - (fault.found == ">"))
    first = re.compile(r"\w*").match(fault.text, start)
    does = (*words.verbs, "choose")
    if found is None or first is None or first[0] not in does or found["does"] not in does:
        return None
    message = f"`{found['arrow']}` does not join what is done: each statement ends with `;`"
    help_ = f"write `; {found['does']} …`, and both in `may {{ … }}` if they need not be done"
    return unsure(found.span("arrow"), ";", message, help_, form=first[0])


def _call(fault: Fault, words: Words) -> Repair | None:
    """``gain(2, pearls);``."""
    start, _ = fault.statement()
    call = _CALL.match(fault.text, start)
    if call is None or call[1] not in words.verbs or fault.at > call.end():
        return None
    operands = in_one_line(call[3].replace(",", " "))
    message = f"what `{call[1]}` takes stands behind it without parentheses"
    help_ = f"write `{shortened(f'{call[1]} {operands};')}`"
    return surely(call.span(2), f" {operands}", message, help_, where=call.span(2))


# --- numbers and conditions -----------------------------------------------------------------------


def _compared(fault: Fault, words: Words) -> Repair | None:
    """``guild is mage``: a comparison in words."""
    del words
    start, _ = fault.statement()
    if fault.in_field or not _CONDITION.search(fault.text, start, fault.at):
        return None
    if fault.text[fault.at - 1 : fault.at + 1] == "<>":  # the parser stops between the signs
        span = fault.at - 1, fault.at + 1
        return surely(span, "!=", "`<>` does not compare", "write `!=`")
    for said, sign in COMPARED:
        if found := said.match(fault.text, fault.at):
            message = f"`{in_one_line(found[0])}` does not compare"
            return surely(found.span(), sign, message, f"write `{sign}`")
    return None


def _lacking(fault: Fault, words: Words) -> Repair | None:
    """``add 2 to recruit_cost;`` and ``choose 2 from court;``."""
    found = lacking(fault, words.standing) or most_or_least(fault)
    found = found or no_to(fault, words.changeable) or untold(fault, words.verbs)
    found = found or unnamed(fault) or loose(fault, words.heads) or no_text(fault)
    return found or bare_text(fault)


def _sentence(fault: Fault, words: Words) -> Repair | None:
    """``gain 2 pearls if threat > 3;`` and ``recruit_cost + 2 for me;``."""
    heads = [f"{form} {word}" for form, word in words.heads]
    found = condition_behind(fault, words) or changed(fault, words)
    return found or sentence(fault, heads) or negated(fault)


_HABITS = (
    inside, asked_if, turned, *ASIDES, none_of, members, compared_as,
    condition_of_head, whom, chosen_in_braces, between, closed_twice, in_words,
    remark, wrapped, bracketed, plus, dangling, no_if, several, whose, let, alternatives,
    _sentence, _lacking, broken, _moment, for_in, _other_word, out_of, each, article, choose,
    _period, chained, _compared, _braces, _joined, _arrow, either, _call, counted, times,
    times_unsigned, per, points, full_stop, unknown_block,
)  # fmt: skip
