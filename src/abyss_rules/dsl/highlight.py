"""What the words of a text are, for those who colour it: rules made from grammar and vocabularies.

The rules are few and flat: the first that matches at a character says what stands there, and none
looks beyond its line. So Pygments and editors with TextMate grammars can carry them out alike.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules.dsl.check_header import HEADER
from abyss_rules.dsl.names import ACTOR, IT, ME, SELF

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from abyss_rules.model.vocabulary import Vocabulary


@frozen
class Look:
    """How a category of words is called by those who colour them."""

    #: A token of Pygments.
    token: str
    #: A scope of TextMate, without the language's name at its end.
    scope: str


#: Each category, and what it is called elsewhere.
LOOKS: Mapping[str, Look] = {
    "comment": Look("Comment.Single", "comment.line.number-sign"),
    "text": Look("String.Double", "string.quoted.double"),
    "escape": Look("String.Escape", "constant.character.escape"),
    "placeholder": Look("String.Interpol", "constant.other.placeholder"),
    "number": Look("Number.Integer", "constant.numeric.integer"),
    "block": Look("Keyword.Declaration", "storage.type.block"),
    "id": Look("Name.Class", "entity.name.type.card"),
    "head": Look("Keyword.Reserved", "keyword.control.head"),
    "keyword": Look("Keyword", "keyword.control"),
    "logic": Look("Operator.Word", "keyword.operator.logical"),
    "verb": Look("Name.Function", "entity.name.function.verb"),
    "function": Look("Name.Builtin", "support.function.builtin"),
    "field": Look("Name.Attribute", "entity.other.attribute-name.field"),
    "event": Look("Name.Label", "support.type.event"),
    "kind": Look("Keyword.Type", "support.class.kind"),
    "member": Look("Name.Constant", "constant.language.member"),
    "things": Look("Name.Variable.Global", "support.variable.things"),
    "quantity": Look("Name.Variable.Magic", "support.variable.quantity"),
    "attribute": Look("Name.Property", "support.type.property-name"),
    "self": Look("Name.Builtin.Pseudo", "variable.language"),
    "binder": Look("Name.Variable", "variable.parameter"),
    "operator": Look("Operator", "keyword.operator"),
    "sign": Look("Punctuation", "punctuation"),
    "name": Look("Name", "variable.other"),
}


@frozen
class Rule:
    """A pattern, and the category of all it matches, or of each of its groups in turn."""

    pattern: str
    categories: tuple[str, ...]


#: What begins a text in quotation marks, and what ends it: its line too, if the mark is missing.
TEXT_BEGIN, TEXT_END = '"', r'"|$'
#: The category of what stands between, and the rules for all else there.
TEXT = "text"
IN_TEXT = (Rule(r"\\.", ("escape",)), Rule(r"\{[^\W\d]\w*\}", ("placeholder",)))

_BLANK = r"[ \t]+"
_NAME = r"[^\W\d]\w*"
_WORD = rf"{_NAME}(?:\.\w+)*"
#: So far the end of a field is looked for.
_LONGEST = 300
_LOGIC = ("and", "or", "not")
_KEYWORD = re.compile(r"^_?[A-Z]+\.2: /(\w+)\\b/$", re.MULTILINE)
_FUNCTIONS = re.compile(r"^FUNCTION\S* /\(([\w|]+)\)", re.MULTILINE)


def keywords(grammar: str) -> tuple[str, ...]:
    """The words that the grammar reserves, in its order."""
    return tuple(_KEYWORD.findall(grammar))


def functions(grammar: str) -> tuple[str, ...]:
    """The functions of the grammar."""
    found = _FUNCTIONS.search(grammar)
    return tuple(found[1].split("|")) if found else ()


def rules(
    grammar: str, vocabularies: Sequence[Vocabulary], scenario: Iterable[str] = ()
) -> tuple[Rule, ...]:
    """The rules for texts of some rulesets, in their order.

    ``scenario`` are the words that begin the lines of scenarios.
    """
    return _Rules(grammar, vocabularies, scenario).made()


class _Rules:
    """Gathers the words of all rulesets, and makes the rules."""

    def __init__(
        self, grammar: str, vocabularies: Sequence[Vocabulary], scenario: Iterable[str]
    ) -> None:
        self.vocabularies = vocabularies
        self.keywords = keywords(grammar)
        self.functions = functions(grammar)
        printed = (f.name for one in vocabularies for k in one.card_kinds for f in k.fields)
        #: The names of all fields, of cards and of all else.
        self.named = (*printed, *self.of("material"), *(word.name for word in HEADER), *scenario)

    def of(self, part: str) -> tuple[str, ...]:
        """The names of all words of a part of the vocabularies."""
        return tuple(word.name for one in self.vocabularies for word in getattr(one, part))

    def made(self) -> tuple[Rule, ...]:
        """All rules."""
        return (
            Rule(r"#.*", ("comment",)),
            Rule(r"[0-9]+\b", ("number",)),
            *self.blocks(),
            *self.heads(),
            *self.binders(),
            *self.fields(),
            *self.words(),
            Rule(r"[=!<>]=|[-=<>+*/]", ("operator",)),
            Rule(r"[{}();,]", ("sign",)),
            Rule(_WORD, ("name",)),
        )

    def blocks(self) -> Iterator[Rule]:
        """What begins a block: ``lord diver``."""
        kinds = _any(kind.name for one in self.vocabularies for kind in one.card_kinds)
        end = r'(?=[ \t]*(?:\{|"|$)|[ \t]+per\b)'
        yield Rule(rf"({kinds})({_BLANK})({_NAME}){end}", ("block", "", "id"))
        yield Rule(rf"\b(pack)({_BLANK})({_WORD})", ("block", "", "id"))
        yield Rule(rf"\b(?:material|scenario){end}", ("block",))
        kinds_of = (kind for one in self.vocabularies for kind in one.kinds if kind.members)
        of = _any(kind.name.lower() for kind in kinds_of)
        template = rf"\b(per)({_BLANK})({of})({_BLANK})({_NAME})\b"
        yield Rule(template, ("keyword", "", "kind", "", "binder"))

    def heads(self) -> Iterator[Rule]:
        """The heads of cards: ``once per turn``."""
        heads = dict.fromkeys(f"{h.form} {h.word}" for one in self.vocabularies for h in one.heads)
        for head in heads:
            yield Rule(rf"\b{_BLANK.join(map(re.escape, head.split()))}\b", ("head",))
        yield Rule(r"\b(?:given|when|then)(?=[ \t]*\{)", ("head",))

    def binders(self) -> Iterator[Rule]:
        """The names that an author chooses, where they are given."""
        yield Rule(rf"\b(choose)({_BLANK})({_NAME})(?=[ \t]+from\b)", ("keyword", "", "binder"))
        yield Rule(rf"\b(as)({_BLANK})({_NAME})(?=[ \t]*;|[ \t]+by\b)", ("keyword", "", "binder"))
        yield Rule(rf"\b(let)({_BLANK})({_NAME})(?=[ \t]*=(?!=))", ("keyword", "", "binder"))
        yield Rule(rf"\b{_NAME}(?=[ \t]+in\b)", ("binder",))

    def fields(self) -> Iterator[Rule]:
        """The names of fields, where values stand behind them; many are other words too."""
        others = _any(self.keywords)
        value = rf'[ \t]+(?:"|-?\d|(?!{others}){_NAME})[^;{{}}()<>=\n]{{0,{_LONGEST}}}(?:;|$)'
        # A word before it, and one blank, would make it an operand.
        yield Rule(rf"(?<![^;{{}}\s][ \t]){_any(self.named)}(?={value})", ("field",))

    def words(self) -> Iterator[Rule]:
        """All other words of the language and the rulesets."""
        yield Rule(rf"{_any(self.functions)}(?=[ \t]*\()", ("function",))
        yield Rule(_any(self.of("events")), ("event",))
        yield Rule(_any(_LOGIC), ("logic",))
        yield Rule(_any(word for word in self.keywords if word not in _LOGIC), ("keyword",))
        yield Rule(_any(self.of("verbs")), ("verb",))
        # Some words are members too, `keys` and `pearls`: what they are of tells.
        of = r"(?=[ \t]*(?:[=!<>]|of\b))"
        yield Rule(rf"{_any(self.of('quantities'))}{of}", ("quantity",))
        yield Rule(rf"{_any(self.of('attributes'))}{of}", ("attribute",))
        kinds = [kind for one in self.vocabularies for kind in one.kinds]
        spelt = (pair[0] for kind in kinds for pair in kind.spellings)
        yield Rule(_any((*(m for kind in kinds for m in kind.members), *spelt)), ("member",))
        yield Rule(_any(self.of("quantities")), ("quantity",))
        yield Rule(_any(self.of("attributes")), ("attribute",))
        yield Rule(_any(self.of("selectors")), ("things",))
        sent = (
            field for one in self.vocabularies for event in one.events for field, _ in event.fields
        )
        yield Rule(_any(sent), ("attribute",))
        yield Rule(_any((ME, SELF, IT, ACTOR)), ("self",))
        yield Rule(_any(self.named), ("field",))


def _any(words: Iterable[str]) -> str:
    """A pattern for any one of some words."""
    return rf"\b(?:{'|'.join(sorted(set(words)))})\b(?!\.\w)"


# --- carrying the rules out -----------------------------------------------------------------------

#: Where a piece begins, its category ("" for none), and the piece.
Piece = tuple[int, str, str]

_BLANKS = Rule(r"\s+", ("",))
_LETTERS = Rule(r'[^"\\{\n]+', (TEXT,))


class Highlighter:
    """Says what stands where in a text."""

    def __init__(self, of: Iterable[Rule]) -> None:
        quote = Rule(TEXT_BEGIN, (TEXT,))
        end = Rule(TEXT_END, (TEXT,))
        #: The rules outside of texts and inside.
        self.outside = [_ready(rule) for rule in (_BLANKS, quote, *of, Rule(r".", ("",)))]
        self.inside = [_ready(rule) for rule in (end, *IN_TEXT, _LETTERS, Rule(r".", (TEXT,)))]

    def pieces(self, text: str) -> Iterator[Piece]:
        """All of a text in pieces, one after the other."""
        at = 0
        rules = self.outside
        while at < len(text):
            found, categories = next(
                (found, categories)
                for pattern, categories in rules
                if (found := pattern.match(text, at))
            )
            groups = range(1, len(categories) + 1) if len(categories) > 1 else (0,)
            for group, category in zip(groups, categories, strict=True):
                if found[group]:
                    yield found.start(group), category, found[group]
            at = found.end()
            if found[0] in ('"', ""):
                rules = self.inside if rules is self.outside else self.outside


def _ready(rule: Rule) -> tuple[re.Pattern[str], tuple[str, ...]]:
    return re.compile(rule.pattern, re.MULTILINE), rule.categories
