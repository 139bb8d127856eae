"""Seeks the one small change that makes a faulty text readable: what the author meant to write.

Whatever could have gone wrong beside the place where parsing stopped is tried, one change at a
time: a keyword that a word resembles, a word or sign that is missing, too many, or another one,
and two that are exchanged. A change counts if the text is readable with it, or at least to behind
the faulty statement; of several the likeliest is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from abyss_rules.dsl.draft import Token, tokens
from abyss_rules.dsl.repair import LONGEST, STAND_IN, Effort, Repair, Worth
from abyss_rules.dsl.source import in_one_line, shortened
from abyss_rules.dsl.spelling import certain, distance
from abyss_rules.dsl.syntax import FUNCTIONS, Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

#: What ends a statement, field or head.
_ENDS = (";", "{", "}")
#: So many words before the fault may be what is wrong.
_BACK = 14
_STAND_INS = (STAND_IN, "1", f'"{STAND_IN}"')
_SIGNS = {
    "_SEMICOLON": ";",
    "_RPAR": ")",
    "_LPAR": "(",
    "_LBRACE": "{",
    "_RBRACE": "}",
    "COMMA": ",",
    "_EQUALS": "=",
    "COMPARISON": "==",
}
#: What stands in sentences before a noun.
_ARTICLES = ("a", "an")
#: Signs between numbers, and those that compare them.
_RECKONING = frozenset("+-*/<>")
#: Keywords that join what stands around them, the commonest first.
JOINING = (
    *("of", "in", "from", "to", "for", "by", "with", "as", "where", "per", "when", "or", "and"),
    *("at", "next", "my", "most", "together", "else", "not"),
)
#: The commonest words before the operands of verbs.
LABELS = ("from", "of", "by", "to", "for", "with")


class Search:
    """Seeks the change for one fault of a text.

    Args:
        text: The text.
        at: Where parsing stopped.
        expected: The parser's names of what could have stood there.
        words: All keywords, and those of them that begin a statement.
        judge: What another text is worth.
    """

    def __init__(
        self,
        text: str,
        at: int,
        expected: Iterable[str],
        words: tuple[tuple[str, ...], tuple[str, ...]],
        judge: Callable[[str, Span], Worth],
    ) -> None:
        self.text = text
        self.at = at
        self.expected = set(expected)
        self.keywords, self.opening = words
        self.judge = judge
        self.tokens = tokens(text)
        #: The number of the token at which parsing stopped.
        self.number = next(
            (n for n, token in enumerate(self.tokens) if token.end > at), len(self.tokens)
        )
        self.first = self.statement()
        #: Whether other changes than the obvious one are tried.
        self.others = True

    def statement(self) -> int:
        """The number of the token with which the faulty statement begins."""
        number = self.number
        while number > 0 and self.tokens[number - 1].text not in _ENDS:
            number -= 1
        return number

    def found(self, effort: Effort, obvious: Repair | None = None) -> Repair | None:
        """The likeliest change; None if no change helps. The obvious one is tried first."""
        if len(self.text) > LONGEST:
            return None
        goal = self.goal()
        best: tuple[tuple[bool, int, int, int], Repair] | None = None
        others = self.candidates() if self.others else ()
        tried: list[Repair] = [*([obvious] if obvious else []), *others]
        for repair in sorted(tried, key=lambda repair: repair.cost):
            changed = repair.applied(self.text)
            if not effort.allows(len(self.tokens)):
                break
            worth = self.judge(changed, repair.inserted())
            left = 0 if worth.stop is None else len(changed) - worth.stop
            effort.give_back(self.tokens, left)
            if repair.known and left <= repair.behind(self.text):
                return repair
            if repair.around and self.goes_on(repair, worth.stop or 0, left):
                return repair  # what is wrong stands in what it is put around
            if worth.stop is not None and left >= min(goal, repair.behind(self.text) + 1):
                continue
            rank = (worth.stop is not None, worth.faults, repair.cost, left)
            if best is None or rank < best[0]:
                sure = repair.sure or not (repair.stand_in or any(rank[:2]))
                best = rank, evolve(repair, sure=sure)
            if not any(rank[:2]):
                break
        if best and best[0][1] and best[1].new.strip() == ",":
            # It goes on, but nothing is said with it: the fault itself is told, and no more.
            return evolve(best[1], message="", help="", sure=False)
        return best[1] if best else None

    def goes_on(self, repair: Repair, stop: int, left: int) -> bool:
        """Whether a change that parsing stops at now is read farther than the text, or into it."""
        first = repair.span[0]
        inside = tokens(repair.new)[:1]
        begun = bool(inside) and first + inside[0].end < stop <= first + len(repair.new)
        return begun or left < len(self.text) - self.at or stop > self.at

    def goal(self) -> int:
        """How many characters may be left at most where parsing stops after a change."""
        for token in self.tokens[self.number :]:
            if token.text in _ENDS:
                return len(self.text) - token.end
        return 0

    # --- what may be wrong ----------------------------------------------------------------------

    def candidates(self) -> Iterator[Repair]:
        """All changes that are tried."""
        yield from self.misspelt()
        yield from self.missing_signs()
        yield from self.exchanged()
        yield from self.too_many()
        yield from self.missing_words()
        yield from self.other_signs()

    def misspelt(self) -> Iterator[Repair]:
        """Words that resemble a keyword."""
        first = max(self.first, self.number - _BACK)
        for token in reversed(self.tokens[first : self.number + 1]):
            # Only a short keyword may be a slip of another one.
            if token.kind != "name" or (token.text in self.keywords and len(token.text) > 3):
                continue
            first_of_all = token is self.tokens[self.first]
            for keyword in self.keywords:
                if first_of_all and self.begins(token.text, keyword):
                    continue
                most = 1 + (len(keyword) > 5)
                if token.text == keyword or abs(len(token.text) - len(keyword)) > most:
                    continue
                begins = token.text in JOINING and keyword in self.opening
                if begins or token.text in _ARTICLES:
                    continue  # what joins begins nothing, and an article is no slip
                slips = distance(token.text.lower(), keyword)
                if slips > most or slips >= len(keyword):
                    continue
                yield Repair(
                    (token.start, token.end),
                    keyword,
                    slips - 1,
                    (token.start, token.end),
                    f"`{shortened(token.text)}` cannot stand here",
                    f"did you mean `{keyword}`?",
                    fix=keyword if certain(token.text, self.keywords) == keyword else None,
                )

    def missing_signs(self) -> Iterator[Repair]:
        """Signs that may be missing before the fault, or at the end of a line before it."""
        for sign in _SIGNS.values():
            yield self.missing(sign, self.number, 1)
        for number in range(self.number - 1, max(self.first, self.number - _BACK), -1):
            before, token = self.tokens[number - 1 : number + 1]
            if "\n" in self.text[before.end : token.start]:
                yield self.missing(";", number, 1)
        open_ = 0
        for number in range(max(self.first, self.number - _BACK), self.number):
            token = self.tokens[number]
            if open_:
                yield self.missing(")", number, 1)
            open_ += {"(": 1, ")": -1}.get(token.text, 0)
            yield from self.missing_parenthesis(token)

    def missing_parenthesis(self, token: Token) -> Iterator[Repair]:
        """A parenthesis that may be missing behind the name of a function."""
        for function in FUNCTIONS:
            if token.text.startswith(function):
                place = token.start + len(function)
                yield Repair(
                    (place, place),
                    "(",
                    1,
                    (token.start, place),
                    f"`(` is missing after `{function}`",
                )

    def missing_words(self) -> Iterator[Repair]:
        """Words that may be missing before the fault, or at the beginning of the statement."""
        around = {token.text for token in self.tokens[max(0, self.number - 1) : self.number + 1]}
        for word in JOINING:
            if word not in around:
                yield self.missing(word, self.number, 4)
        for number in range(self.number - 1, max(self.first, self.number - _BACK), -1):
            for word in LABELS:
                yield self.missing(word, number, 5)
        if self.first == 0:
            for word in ("material", "pack"):
                yield self.missing(word, 0, 4)
        # What a statement begins with stands in a head, where one is, and needs no other before it.
        begun = self.first < self.number and self.tokens[self.first].text in self.opening
        for word in () if begun else self.opening:
            yield self.missing(word, self.first, 5)
        for new in _STAND_INS:
            yield self.missing(new, self.number, 6, stand_in=True)
        if self.number - 1 > self.first:
            yield self.missing(STAND_IN, self.number - 1, 7, stand_in=True)

    def missing(self, new: str, number: int, cost: int, *, stand_in: bool = False) -> Repair:
        """Something put before a token; of a stand-in nothing is said."""
        before = self.before(number)
        place = before.end if before else 0
        token = self.tokens[number] if number < len(self.tokens) else None
        is_word = new[-1:].isalnum()
        where = (max(place - 1, 0), place)
        message = f"`{new}` is missing after `{shortened(before.text)}`" if before else ""
        if (is_word or before is None) and token is not None:
            where = (token.start, token.end)
            message = f"`{new}` is missing before `{shortened(token.text)}`"
        elif new == "==":
            message = message.replace("`==`", "a comparison such as `==`")
        return Repair(
            (place, place),
            f" {new} ",
            cost,
            where,
            message if not stand_in else self.name_before(number),
            sure=cost < 4,
            stand_in=stand_in,
        )

    def name_before(self, number: int) -> str:
        """What is said of a stand-in: nothing where the fault itself says it."""
        if number == self.number:
            return ""
        return f"a name is missing before `{shortened(self.tokens[number].text)}`"

    def before(self, number: int) -> Token | None:
        """The token before one."""
        return self.tokens[number - 1] if 0 < number <= len(self.tokens) else None

    def exchanged(self) -> Iterator[Repair]:
        """Neighbours that stand in the other's place."""
        last = max(self.first - 1, self.number - _BACK, 1)
        pairs = [(n - 1, n) for n in range(self.number + 1, last - 1, -1)]
        pairs.append((self.number - 2, self.number))  # around a word that joins them
        for before, behind in pairs:
            if before < 0 or behind >= len(self.tokens):
                continue
            first, second = self.tokens[before], self.tokens[behind]
            between = self.text[first.end : second.start] or " "
            if "#" in between or first.text == second.text:
                continue
            if before == self.first and self.begins(first.text, second.text):
                continue  # what begins a statement stands where it should
            if {first.text, second.text} & _RECKONING:
                continue  # nobody writes a word on the other side of a sign
            span = (first.start, second.end)
            # Behind a parenthesis there may be no space.
            between = between if between[:1].isspace() else f" {between}"
            between = between if between[-1:].isspace() else f"{between} "
            new = f" {second.text}{between}{first.text} "
            right = in_one_line(new)
            message = (
                f"`{shortened(first.text)}` and `{shortened(second.text)}` stand in the wrong order"
            )
            yield Repair(span, new, 3, span, message, f"write `{shortened(right)}`", sure=False)

    def begins(self, word: str, other: str) -> bool:
        """Whether a word begins statements, and another one does not."""
        return word in self.opening and other not in self.opening

    def too_many(self) -> Iterator[Repair]:
        """Words and signs that are too many."""
        places = range(self.number, max(self.first - 1, self.number - 4), -1)
        for number in dict.fromkeys((*places, self.first)):
            if number >= len(self.tokens):
                continue
            token = self.tokens[number]
            twice = any(
                other is not None and other.text == token.text
                for other in (self.before(number), self.before(number + 2))
            )
            message = f"`{shortened(token.text)}` cannot stand here"
            if number == self.first < self.number and token.text in self.opening:
                message = ""  # it begins the statement: what is wrong stands behind it
            if twice and token.kind != "sign":
                message = f"`{shortened(token.text)}` stands here twice"
            yield Repair(
                (token.start, token.end),
                " ",
                2 if twice else 4,
                (token.start, token.end),
                message,
                _instead(token, self.keywords, twice=twice),
                sure=False,
            )
        before = self.before(self.first)
        if before is not None and before.text == ";":
            where = (before.start, before.end)
            message = "`;` cannot stand here"
            yield Repair(where, " ", 4, where, message, "leave it out", sure=False)
        for token in self.tokens[self.first : self.number]:
            if token.text == "(":
                yield Repair(
                    (token.start, token.end),
                    " ",
                    4,
                    (token.start, token.end),
                    "this `(` is not closed",
                    "leave it out, or add a `)`",
                    sure=False,
                )

    def other_signs(self) -> Iterator[Repair]:
        """A sign in the place of another one."""
        if self.number >= len(self.tokens):
            return
        token = self.tokens[self.number]
        if token.kind != "sign" or token.text in "{}":
            return
        for name, sign in _SIGNS.items():
            if name in self.expected and sign != token.text:
                yield Repair(
                    (token.start, token.end),
                    sign,
                    3,
                    (token.start, token.end),
                    f"`{shortened(token.text)}` cannot stand here",
                    # Of what is joined nobody knows whether it is another statement.
                    f"write `{sign}`" if sign != ";" or token.text not in (",", "=") else "",
                    sure=False,
                )


def statement_around(text: str, start: int, end: int) -> Span:
    """Where the statement, field or head that some characters belong to begins and ends."""
    all_ = tokens(text)
    first = max((t.end for t in all_ if t.end <= start and t.text in _ENDS), default=0)
    last = min((t.end for t in all_ if t.start >= end and t.text in _ENDS), default=len(text))
    return first, last


def _instead(token: Token, keywords: Iterable[str], *, twice: bool) -> str:
    """What to do about a word or sign that is too many."""
    if twice:
        return "leave one out"
    if token.kind == "name" and (token.text == "not" or token.text not in keywords):
        return ""  # without it, it would be another card
    joins = token.text in ("+", "-", "*", "/", ",", "==", "and", "or")
    return "leave it out, or write what it joins" if joins else "leave it out"
