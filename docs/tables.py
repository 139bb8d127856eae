"""Writes the reference pages that follow from the code: options, words, diagnostics, clauses.

Run `make tables` after a change; a test compares the pages with what this would write. Clauses
become links to the pages with the rules, `reference/rules-*.md`, where each has a heading that
begins with its number; a clause without one is an error.
"""

import json
import plistlib
import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from abyss_rules import rulesets  # noqa: E402  # the path comes first
from abyss_rules.catalog import packs  # noqa: E402  # as above
from abyss_rules.cli.check import looking  # noqa: E402  # as above
from abyss_rules.dsl import fixes  # noqa: E402  # as above
from abyss_rules.dsl.codes import CODES, GROUPS, Code  # noqa: E402  # as above
from abyss_rules.dsl.codes.page import markdown  # noqa: E402  # as above
from abyss_rules.dsl.diagnostics import Diagnostic, render  # noqa: E402  # as above
from abyss_rules.dsl.wording import languages, signature, terms  # noqa: E402  # as above
from abyss_rules.engine.settings import format_value  # noqa: E402  # as above
from abyss_rules.game import load_pack  # noqa: E402  # as above
from abyss_rules.highlighting import textmate  # noqa: E402  # as above
from abyss_rules.scenarios import collect, run  # noqa: E402  # as above
from abyss_rules.scenarios.tell import story  # noqa: E402  # as above
from abyss_rules.testing.checking import RARELY, SOMETIMES  # noqa: E402  # as above
from abyss_rules.testing.laws import GROUPS as GROUPS_OF_LAWS  # noqa: E402  # as above
from abyss_rules.testing.laws import LAWS, load_laws  # noqa: E402  # as above
from tests.clauses import cited_by_code, cited_by_tests, known_clauses  # noqa: E402  # as above
from tests.said import said  # noqa: E402  # as above

REFERENCE = ROOT / "docs" / "reference"

NOTE = "<!-- Written by docs/tables.py; `make tables` writes it again. -->"

#: The folders of `src/abyss_rules/` that carry rules out; elsewhere `A201` is a diagnostic.
RULE_CODE = ("agents", "engine", "game", "rulesets")

_CLAUSE = r"[A-Z]\d+(?:\.\w+)?"
_HEADING = re.compile(rf"^#+ (({_CLAUSE})\b.*)$", re.MULTILINE)
_CITED = re.compile(rf"\b{_CLAUSE}\b")


# --- where a clause can be read -------------------------------------------------------------------


def anchors(ruleset: str) -> dict[str, str]:
    """For each clause of a ruleset the link to its place on the page with the rules."""
    page = REFERENCE / f"rules-{ruleset}.md"
    return {
        clause: f"{page.name}#{_slug(heading)}"
        for heading, clause in _HEADING.findall(page.read_text(encoding="utf-8"))
    }


def _slug(heading: str) -> str:
    """The anchor of a heading, the same in Sphinx and where Markdown is shown as it is."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


ANCHORS = {ruleset: anchors(ruleset) for ruleset in rulesets.NAMES}
_EVERYWHERE = {clause: link for links in ANCHORS.values() for clause, link in links.items()}


def linked(text: str) -> str:
    """A text with the clauses that it cites as links."""
    return _CITED.sub(
        lambda found: (
            f"[{found[0]}]({_EVERYWHERE[found[0]]})" if found[0] in _EVERYWHERE else found[0]
        ),
        text,
    )


# --- the pages ------------------------------------------------------------------------------------


def options_page() -> str:
    """Every option of every ruleset with its values, meaning and source."""
    return "\n".join(_options()) + "\n"


def _options() -> Iterator[str]:
    yield "# Options"
    yield ""
    yield NOTE
    yield ""
    yield "Where the rulebooks leave a point open, an option settles it. `options=` of `new_game`"
    yield "and `position` takes a preset's name or a mapping, in which `preset` names the base;"
    yield "the command line takes `--preset NAME` and `--option name=value`. The preset `rulebook`"
    yield "has all defaults."
    for name in rulesets.NAMES:
        ruleset = rulesets.find(name)
        yield ""
        yield f"## {name}"
        yield ""
        yield f"Presets: {', '.join(f'`{preset}`' for preset in ruleset.presets)}."
        yield ""
        others = [preset for preset in ruleset.presets if preset != "rulebook"]
        columns = "".join(f" `{preset}` |" for preset in others)
        yield f"| option | values (default first) |{columns} meaning | source |"
        yield f"|---|---|{'---|' * len(others)}---|---|"
        for field in ruleset.option_fields:
            values = "".join(
                f" {format_value(ruleset.presets[preset].get(field.name, field.default))} |"
                for preset in others
            )
            link = next(
                link for clause, link in ANCHORS[name].items() if clause.endswith(f".{field.name}")
            )
            yield (
                f"| [`{field.name}`]({link}) | {field.shown()} |{values} {field.meaning} "
                f"| {linked(field.source)} |"
            )


def clauses_page() -> str:
    """Every clause of the rules with the code and the tests that cite it."""
    return "\n".join(_clauses()) + "\n"


def _clauses() -> Iterator[str]:
    yield "# Clauses, code, laws and tests"
    yield ""
    yield NOTE
    yield ""
    yield "Each numbered clause of the rules, the files of `src/abyss_rules/` that carry it out,"
    yield "the [laws](laws.md) that rest on it, and the tests and scenarios that hold it, by their"
    yield "marks. A number leads to the clause itself. Every clause has tests; where no law rests"
    yield "on it, there stands why."
    known, code, tests = known_clauses(), cited_by_code(), cited_by_tests()
    laws: dict[str, list[str]] = {}
    for one in LAWS:
        for clause in one.clauses:
            laws.setdefault(clause, []).append(f"`{one.name}`")
    for ruleset in rulesets.NAMES:
        letter = next(iter(ANCHORS[ruleset]))[0]
        yield from _section(ruleset, ("clause", "subject", "code", "laws", "tests"))
        for clause, subject in known.items():
            if clause.startswith(letter):
                link = f"[{clause}]({ANCHORS[ruleset][clause]})"
                resting = ", ".join(laws.get(clause, ())) or f"none: {WHY_NO_LAW[clause]}"
                files = _files(code.get(clause, [])) or "none: a worked example"
                yield _row(link, subject, files, resting, _tests(tests, clause))


_ORDER = "about the order of steps between two decisions"
_WORD = "about one word of cards, which has scenarios"
_OPTION = "about one point that an option settles"
_EXAMPLE = "a worked example"
#: Clause -> why no law rests on it; a test compares.
WHY_NO_LAW = {
    "A8.9": _ORDER,
    **dict.fromkeys(("A8.5", "A8.6", "A8.7", "A8.10", "A8.11", "A8.13"), _WORD),
    **dict.fromkeys(("A11", "C8.5"), _EXAMPLE),
    **dict.fromkeys(
        (
            *("A15", "A15.ambassador_without_stack", "A15.mirror_choice"),
            *("C10.bonus_locations", "C10.opponent", "C10.solo_start"),
        ),
        _OPTION,
    ),
    "C4.3": "about what one Lord does, which tests try for both values",
}


def _files(paths: list[str]) -> str:
    inner = (path.removeprefix("src/abyss_rules/") for path in paths)
    return ", ".join(f"`{path}`" for path in inner if path.startswith(RULE_CODE))


def _tests(cited: dict[str, list[str]], clause: str) -> str:
    named = sorted(set(cited.get(clause, [])))
    shown = ", ".join(f"`{test.removeprefix('tests/')}`" for test in named[:3])
    return f"{shown} and {len(named) - 3} more" if len(named) > 3 else shown


def _cards_of(name: str) -> dict[tuple[str, str], list[str]]:
    """(what, word) -> the shipped cards of a ruleset that say it, in the order of the packs.

    Those that are not in the box of the game are marked with the pack that has them.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for pack in map(load_pack, packs.shipped()):
        for card in pack.cards if pack.header.ruleset == name else ():
            for pair in dict.fromkeys(said(card.abilities)):
                of = "" if pack.material else f" ({pack.header.id})"
                found.setdefault(pair, []).append(f"`{card.id}`{of}")
    return found


def _used(cards: dict[tuple[str, str], list[str]], what: str, word: str) -> str:
    named = cards.get((what, word), [])
    shown = ", ".join(named[:3])
    more = f" and {len(named) - 3} more" if len(named) > 3 else ""
    return f"{shown}{more}" or "-"


def words_page(name: str) -> str:
    """Every word of a ruleset's card language, as its vocabulary declares it."""
    return "\n".join(_words(name)) + "\n"


def _words(name: str) -> Iterator[str]:
    vocabulary = rulesets.find(name).words.vocabulary()
    used = partial(_used, _cards_of(name))
    yield f"# The words of {name}"
    yield ""
    yield NOTE
    yield ""
    yield "What a card of this ruleset can say, word by word; [the language](language.md) says how"
    yield "the words are put together. `*` means any number of things, `@` the cards of one zone of"
    yield "one player."
    for kind in (kind for kind in vocabulary.card_kinds if kind.fields):
        yield from _section(f"Fields of a {kind.name}", ("field", "holds", "meaning"))
        for field in kind.fields:
            yield _row(f"`{field.name} {field.example};`", field.shape, field.doc)
    yield from _section("Heads", ("head", "of", "meaning", "example", "said by"))
    for head in vocabulary.heads:
        written = f"`{head.form} {head.word}`" if head.word else f"`{head.form}`"
        told = used("until" if head.form.startswith("until") else "head", head.word)
        yield _row(written, ", ".join(head.cards), head.doc, f"`{head.example}`", told)
    yield from _section("Verbs", ("verb", "meaning", "example", "said by"))
    for verb in vocabulary.verbs:
        told = used("verb", verb.key)
        yield _row(f"`{signature(verb)}`", verb.doc, f"`{verb.example}`", told)
    yield from _section("Things", ("word", "gives", "of", "meaning", "example", "said by"))
    for selector in vocabulary.selectors:
        of = selector.of or "-"
        cells = (selector.gives, of, selector.doc, f"`{selector.example}`")
        yield _row(f"`{selector.name}`", *cells, used("thing", selector.name))
    yield from _section("Properties", ("word", "of", "gives", "meaning", "example", "said by"))
    for attribute in vocabulary.attributes:
        yield _row(
            f"`{attribute.name}`",
            attribute.of,
            attribute.gives,
            attribute.doc,
            f"`{attribute.example}`",
            used("property", attribute.name),
        )
    yield from _section(
        "Numbers", ("word", "of", "gives", "cards may", "meaning", "example", "said by")
    )
    for word in vocabulary.quantities:
        may = ", ".join(["read"] * word.readable + [mode.replace("_", " ") for mode in word.modes])
        cells = (word.of or "-", word.gives, may, word.doc, f"`{word.example}`")
        yield _row(f"`{word.name}`", *cells, used("number", word.name))
    yield from _section("Events", ("event", "how", "fields", "meaning", "example", "said by"))
    for event in vocabulary.events:
        fields = ", ".join(f"`{field}` ({of})" for field, of in event.fields) or "-"
        cells = (", ".join(event.timings), fields, event.doc, f"`{event.example}`")
        yield _row(f"`{event.name}`", *cells, used("event", event.name))
    yield from _section("Kinds", ("kind", "members", "meaning"))
    for kind in vocabulary.kinds:
        members = ", ".join(f"`{member}`" for member in kind.members) or "-"
        yield _row(kind.name, members, kind.doc)
    yield from _section("Material", ("field", "holds", "meaning"))
    for field in vocabulary.material:
        yield _row(f"`{field.name} {field.example};`", field.shape, field.doc)


def _section(title: str, columns: tuple[str, ...]) -> Iterator[str]:
    yield from ("", f"## {title}", "", _row(*columns), "|---" * len(columns) + "|")


def _row(*cells: str) -> str:
    return "".join(f"| {cell.replace('|', chr(92) + '|')} " for cell in cells) + "|"


def terms_page() -> str:
    """What the words of the games are called in each language, and where that is from."""
    return "\n".join(_terms()) + "\n"


def _terms() -> Iterator[str]:
    yield "# Terms"
    yield ""
    yield NOTE
    yield ""
    yield "What the cards' words are called in the texts of each language. Terms in *italics* are"
    yield "ours: no rulebook in that language was at hand, or it does not name the thing. The names"
    yield "of cards are ours in every language but English, and in Conspiracy in English too."
    for name in rulesets.NAMES:
        vocabulary = rulesets.find(name).words.vocabulary()
        yield from _section(name, ("word", *languages()))
        told = [terms(vocabulary, language) for language in languages()]
        for id_ in told[0]:
            cells = (term if official else f"*{term}*" for term, official in (t[id_] for t in told))
            yield _row(f"`{id_}`", *cells)


def laws_page() -> str:
    """The laws of the rules, by what they are about, and what they read the rules by."""
    return "\n".join(_laws()) + "\n"


def _laws() -> Iterator[str]:
    yield "# Laws"
    yield ""
    yield NOTE
    yield ""
    yield "What holds in every game, whatever the cards."
    yield "[abyss verify](../how-to/verify-a-pack.md) asks all of them in many games; in a"
    yield "scenario `holds LAW;` asks some; in Python each is a value of `abyss_rules.testing`."
    yield f"*always* is at every decision; *sometimes* at one in {SOMETIMES}, the first and last;"
    yield f"*seldom* at one in {SOMETIMES * SOMETIMES} and the last; *rarely* at the last of one"
    yield f"game in {RARELY}. Where somebody is asked for something that lies in a deck, which is"
    yield "seldom, those of the kind `pair` are asked each time. `--every 1` asks all laws of the"
    yield "kinds `state`, `step` and `pair` at every decision, also those about copies, records and"
    yield "undo. Those of the kind `game` are asked where a game that is played ends, those of the"
    yield "kind `text` of packs."
    yield "[Clauses, code, laws and tests](clauses.md) tells which clauses have a law."
    for title, laws in GROUPS_OF_LAWS.items():
        yield from _section(title, ("law", "says", "clauses", "of", "kind", "asked"))
        for one in laws:
            clauses = ", ".join(map(linked, one.clauses)) or "-"
            cells = (one.sentence, clauses, ", ".join(one.rulesets), one.kind, one.often)
            yield _row(f"`{one.name}`", *cells)
    yield from ("", *_INDEPENDENCE.strip().split("\n"))


_INDEPENDENCE = """
## What is read independently, and what is not

Laws about offers, answers, scores, standing effects and protection compare the game with a plain
reading of the rules (`testing/plain_*.py`, `testing/offers_*.py`, `testing/answers_*.py`). It works
out all anew from the state as plain data, the material, the options and the cards, and calls
nothing by which the game works it out: the Keys, prices, changed quantities, who is protected,
whether a Power has anything to choose, what is paid and gained, who is asked next, what a Location
is worth, how large a coalition is.

`answers_do_what_the_rules_say` looks at a game from stop to stop: at each question, also one with a
single answer that nobody is asked, where the Power of a card begins, and at the end. What lies
where at the next stop, whose turn it is, who is asked for what, and how far that has got, must be
what the reading makes of the state before, all of it. So what an answer does not change is judged
too. A single answer must be the one that the rules offer; and where they have more than one card
shuffled, something must have been drawn from the random source.

`scores_are_those_of_the_rules` reads each part of a score from the state and from what stands on
the cards, what breaks a tie, and by both who is ahead, at any time in a game. `scores_add_up` and
`locations_score_what_is_shown` take the parts as they are.

Both rest on the same things, which other tests hold: the cards as the checker gives them, the
state with its stack of what is going on, and the names of the material. In these points the
reading is not independent, or says nothing:

- How far a discard, a set of Keys, a payment or an exploration has got when an answer is given is
  taken from the stack.
- What a Power asks (`choice`, `may`) is not read, nor whose pile an opponent takes, alone. Laws
  that try every option hold there, and so do the scenarios of the cards by `offered` and
  `not_offered`.
- Of words that a ruleset has and no reading knows, nothing is said. Those of both games are all
  read; of a ruleset of one's own each needs its line in `testing/plain_words_*.py`.
- Nothing is said where a card has several effects that hold until the owner's next turn, as the
  state does not say which of them it was.
- Payments with more than nine Allies, and discards from more than fourteen, have too many ways.
- What a Power does is not read: a stretch ends where it begins, and the next starts where it is
  done or hands over to a step of the rules, such as a discard or the choice of a Location. That a
  Power begins is read of those that are used once (`on arrival`, `on control`, `on game_end`) or
  when their owner likes; of those that answer to an event (`after`, `at`) only that nothing is done
  before that should not be. What is not read here is held by the scenarios of the cards.
- What a card makes of the space whose reward is gained (`alter monster_reward`) is not read, nor
  which Location is the best to copy, nor that a game is given up in which nobody ever has a choice.
- After a shuffle the order of a deck is not known: which cards lie in it is compared, and of the
  card revealed from it that it was among them. Whether a deck was shuffled is read by
  `decks_are_shuffled`: where cards come into it, and where somebody chose from all of it. A Power
  that shows a deck and asks for nothing is not read.
- Alone, it is not read which pile suits an opponent, so how many Lords it turns up before; nor by
  what chance it takes which of the Locations that lie face up.
- `the_best_win` reads from the state what breaks a tie, and takes the parts of scores as the game
  gives them; `scores_are_those_of_the_rules` reads those.
- Of what a view reckons, only the Keys that can be used are read, and in Conspiracy coalitions
  (`views_can_be_kept`). Of a position of Abyss no word says what holds for a time: games with such
  cards of a pack come there by play alone.
"""


# --- diagnostics ----------------------------------------------------------------------------------

#: Nothing lies there: the examples are checked as what such a file would hold.
EXAMPLE = Path("example/cards.abyss")


def diagnostics_page() -> str:
    """The page that leads to those of all codes."""
    return "\n".join(_diagnostics()) + "\n"


def _diagnostics() -> Iterator[str]:
    yield "# Diagnostics"
    yield ""
    yield NOTE
    yield ""
    yield "Every finding of `abyss check` has a code that never changes its meaning, and each code"
    yield "a page. `abyss check --explain CODE` prints it. Errors keep a pack from being used, but"
    yield "for those of scenarios, which are not read to play; with `--strict` warnings fail the"
    yield "check too; remarks (info) never do."
    for prefix, title in GROUPS.items():
        yield from _section(title, ("code", "what it is", "severity"))
        for code in CODES.values():
            if code.code.startswith(prefix):
                link = f"[{code.code}](diagnostics/{code.code}.md)"
                yield _row(link, code.title, code.severity)
    yield ""
    yield "```{toctree}"
    yield ":hidden:"
    yield ""
    yield from (f"diagnostics/{name}" for name in CODES)
    yield "```"


def code_page(code: Code) -> str:
    """What is said of a code, with what is said of its wrong example and what mends that."""
    said = mended = ""
    if not code.in_words:
        said, mended = _checked(code)
    title, *rest = markdown(code, said, mended).split("\n")
    return "\n".join([title, "", NOTE, *rest])


def _checked(code: Code) -> tuple[str, str]:
    """What is said of the wrong example of a code, and what `--fix` makes of it, or ""."""
    if code.played or code.place in ("files", "messages"):
        return _said_of_files(code), ""
    text, name = code.whole(code.wrong), EXAMPLE.as_posix()

    def check(text: str) -> tuple[Diagnostic, ...]:
        return looking([], {name: text.encode()})({}).found

    said = "\n\n".join(render(one) for one in check(text))
    made = fixes.mended(text, name, check)
    mended = code.example(made.text) if made.number and not made.found else ""
    return said.replace(name, EXAMPLE.name), mended


def _said_of_files(code: Code) -> str:
    """The same of several files, or of what only `abyss test` says; none of those are mended."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in code.files(code.wrong).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
        if code.played:
            laws = folder / "laws.py"
            played = collect(folder, laws=load_laws(str(laws)) if laws.exists() else ())
            said = "\n\n".join(story(run(one)) for one in played.scenarios)
        else:
            said = "\n\n".join(render(one) for one in looking([folder], {})({}).found)
        return said.replace(f"{folder.as_posix()}/", "")


def textmate_json() -> str:
    """The TextMate grammar of cards, as most editors read it."""
    return json.dumps(textmate(), indent=2, ensure_ascii=False) + "\n"


def textmate_plist() -> str:
    """The same as a property list, for those that read no other."""
    return plistlib.dumps(textmate()).decode()


EDITORS = ROOT / "editors"
PAGES = {
    REFERENCE / "options.md": options_page,
    REFERENCE / "clauses.md": clauses_page,
    REFERENCE / "terms.md": terms_page,
    REFERENCE / "laws.md": laws_page,
    **{REFERENCE / f"words-{name}.md": partial(words_page, name) for name in rulesets.NAMES},
    REFERENCE / "diagnostics.md": diagnostics_page,
    **{
        REFERENCE / "diagnostics" / f"{code.code}.md": partial(code_page, code)
        for code in CODES.values()
    },
    EDITORS / "abyss-cards" / "syntaxes" / "abyss.tmLanguage.json": textmate_json,
    EDITORS / "abyss.tmLanguage": textmate_plist,
}

if __name__ == "__main__":
    for path, written in PAGES.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(), encoding="utf-8")
