"""Compares a game with what a scenario expects, and says how they differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve, frozen

from abyss_rules.engine.piles import REST
from abyss_rules.engine.position_words import Hidden, PositionWord
from abyss_rules.game import Game
from abyss_rules.game.insight import all_values, why_not_offered
from abyss_rules.scenarios.scenario import OF_ANSWERS, Expected
from abyss_rules.scenarios.values import shown

#: So many options are listed in a message.
_MOST_LISTED = 40


@frozen
class Difference:
    """How a game differs from one thing that was expected."""

    expected: Expected
    #: What was expected and what is, for people.
    wanted: str
    actual: str
    #: What makes the difference, where the two are long: lines with their labels.
    details: tuple[tuple[str, str], ...] = ()


class Situation:
    """A game at one moment; what is looked at is worked out once."""

    def __init__(self, game: Game, since: Mapping[int | None, int]) -> None:
        """``since`` says for each reader the first event that counts as happened now."""
        self.game = game
        self._since = since
        self._known: dict[str, Any] = {}

    def of(self, what: str, make: Callable[[], Any]) -> Any:
        """Something about the game, made when it is first wanted."""
        if what not in self._known:
            self._known[what] = make()
        return self._known[what]

    def differs(self, expected: Expected) -> Difference | None:
        """How the game differs from what is expected, if it does."""
        if expected.kind in OF_ANSWERS:
            knows = self.game.setup.rules.table.knows
            strange = [text for text in expected.value if not knows(text)]
            if strange:  # else a misspelling would never be offered
                actual = f"no question of the game has the answer {', '.join(strange)}"
                return Difference(expected, ", ".join(expected.value), actual, self._question())
        difference: Difference | None = getattr(self, f"_{expected.kind}")(expected)
        return difference

    # --- values ---------------------------------------------------------------------------------

    def _values(self, expected: Expected) -> Difference | None:
        return self._in(self.of("values", lambda: all_values(self.game)), expected)

    def _seen(self, expected: Expected) -> Difference | None:
        viewer = expected.viewer
        game = self.game
        if viewer is None or viewer >= game.seats:
            return Difference(expected, "", f"there is no seat {viewer}")
        seen = self.of(f"seen {viewer}", lambda: game.setup.ruleset.seen(game.view(viewer)))
        return self._in(seen, expected)

    def _in(self, values: Mapping[str, Any], expected: Expected) -> Difference | None:
        word = expected.word
        assert word is not None  # noqa: S101  # such expectations have a word
        of = values
        if expected.seat is not None:
            players = values["players"]
            if expected.seat >= len(players):
                return Difference(expected, "", f"there is no seat {expected.seat}")
            of = players[expected.seat]
        return compared(word, expected, expected.value, of[word.name])

    def _score(self, expected: Expected) -> Difference | None:
        scores = self.of("scores", self.game.scores)
        seat = expected.seat
        if seat is None or seat >= len(scores):
            return Difference(expected, "", f"there is no seat {seat}")
        actual = {**scores[seat].parts, "total": scores[seat].total}
        return _counts(expected, expected.value, actual)

    # --- the decision ---------------------------------------------------------------------------

    def _asked(self, expected: Expected) -> Difference | None:
        decision = self.game.decision
        seat, kind, card = expected.value
        about = None
        if decision is not None:
            about = self.game.view(decision.seat).decision.source
        actual = (None, None, None) if decision is None else (decision.seat, decision.kind, about)
        same = (
            seat == actual[0]
            and (kind is None or kind == actual[1])
            and (card is None or card == actual[2])
        )
        if same:
            return None
        wanted, details = _asking(*expected.value), self._question()[1:]
        return Difference(expected, wanted, _asking(*actual), details)

    def _question(self) -> tuple[tuple[str, str], ...]:
        """Who is asked what, and what is offered: lines with their labels."""
        decision = self.game.decision
        if decision is None:
            return (("asked", "nobody"),)
        asked = f"seat {decision.seat} {decision.kind}"
        return ("asked", asked), ("offered", _listing(self.of("options", self._options)))

    def still_asked(self) -> str:
        """What is asked where it is no new turn that begins: ``seat 0 payment (pay crab 4)``."""
        decision = self.game.decision
        if decision is None or decision.kind == self.game.setup.ruleset.turn_kind:
            return ""
        (_asked, asked), (_offered, options) = self._question()
        return f"{asked} ({options})"

    def _options(self) -> tuple[str, ...]:
        decision = self.game.decision
        return () if decision is None else tuple(str(option) for option in decision.options)

    def _offered(self, expected: Expected) -> Difference | None:
        options = self.of("options", self._options)
        missing = [text for text in expected.value if not _fitting(text, options)]
        if not missing:
            return None
        details = [("missing", ", ".join(missing))] if len(expected.value) > 1 else []
        reasons = [(text, why_not_offered(self.game, text)) for text in missing]
        details += [("note", f"{text}: {why}") for text, why in reasons if why]
        return Difference(expected, ", ".join(expected.value), _listing(options), tuple(details))

    def _not_offered(self, expected: Expected) -> Difference | None:
        options = self.of("options", self._options)
        there = [one for text in expected.value for one in _fitting(text, options)]
        if not there:
            return None
        return Difference(expected, f"not {', '.join(expected.value)}", ", ".join(there))

    def _offered_only(self, expected: Expected) -> Difference | None:
        options = self.of("options", self._options)
        missing = [text for text in expected.value if not _fitting(text, options)]
        more = [one for one in options if not any(_begins(text, one) for text in expected.value)]
        if not missing and not more:
            return None
        details = [("missing", ", ".join(missing))] if missing else []
        details += [("besides", _listing(more))] if more else []
        wanted = f"only {', '.join(expected.value)}"
        return Difference(expected, wanted, _listing(options), tuple(details))

    # --- how it stands --------------------------------------------------------------------------

    def _winners(self, expected: Expected) -> Difference | None:
        if self.game.winners == expected.value:
            return None
        return Difference(expected, _seats(expected.value), _seats(self.game.winners))

    def _outcome(self, expected: Expected) -> Difference | None:
        outcome = self.game.outcome
        if outcome.status == expected.value:
            return None
        reason = f" ({outcome.reason})" if outcome.reason else ""
        return Difference(expected, expected.value, f"{outcome.status}{reason}")

    def _kinds(self, viewer: int | None) -> list[str]:
        events = self.game.events(viewer, self._since.get(viewer, 0))
        return [event.kind for event in events]

    def _happened(self, expected: Expected) -> Difference | None:
        kinds = self._kinds(expected.viewer)
        if all(kind in kinds for kind in expected.value):
            return None
        happened = ", ".join(dict.fromkeys(kinds)) or "nothing"
        return Difference(expected, ", ".join(expected.value), happened)

    def _not_happened(self, expected: Expected) -> Difference | None:
        there = [kind for kind in self._kinds(expected.viewer) if kind in expected.value]
        if not there:
            return None
        return Difference(expected, f"not {', '.join(expected.value)}", ", ".join(there))


def compared(word: PositionWord, expected: Expected, wanted: Any, actual: Any) -> Difference | None:
    """How a value differs from the one expected, by the word's form."""
    if isinstance(wanted, Hidden) or isinstance(actual, Hidden):
        return _hidden(expected, wanted, actual)
    if word.form == "counts":
        return _counts(expected, wanted, actual)
    if word.form == "group":
        return _group(word, expected, wanted, actual)
    if word.form in ("things", "deck"):
        return _list(word, expected, wanted, actual)
    if word.form == "covered":
        same = wanted.keys() == actual.keys() and all(
            Counter(wanted[name]) == Counter(actual[name]) for name in wanted
        )
    else:
        same = wanted == actual and type(wanted) is type(actual)
    if same:
        return None
    return Difference(expected, shown(wanted, word.form), shown(actual, word.form))


def _group(
    word: PositionWord, expected: Expected, wanted: Mapping[str, Any], actual: Mapping[str, Any]
) -> Difference | None:
    """The first of the words in braces that differs, with its name."""
    parts = {one.name: one for one in word.words}
    for name, value in wanted.items():
        found = compared(parts[name], expected, value, actual[name])
        if found is not None:
            return evolve(found, wanted=f"{name} {found.wanted}", actual=f"{name} {found.actual}")
    return None


def _hidden(expected: Expected, wanted: Any, actual: Any) -> Difference | None:
    return None if wanted == actual else Difference(expected, shown(wanted), shown(actual))


def _counts(
    expected: Expected, wanted: Mapping[str, int], actual: Mapping[str, int]
) -> Difference | None:
    """Only the names that are expected are compared."""
    wrong = [name for name, number in wanted.items() if actual.get(name) != number]
    if not wrong:
        return None
    there = {name: actual[name] for name in wrong if name in actual}
    named = {name: wanted[name] for name in wrong}
    return Difference(expected, shown(named), shown(there or dict(actual)))


def _list(
    word: PositionWord, expected: Expected, wanted: list[Any], actual: list[Any]
) -> Difference | None:
    if wanted and wanted[-1] == REST:
        top = wanted[:-1]
        if actual[: len(top)] == top:
            return None
        return Difference(expected, shown(wanted), shown([*actual[: len(top) + 2], REST]))
    if wanted == actual or (not word.ordered and Counter(wanted) == Counter(actual)):
        return None
    details = []
    missing, more = Counter(wanted) - Counter(actual), Counter(actual) - Counter(wanted)
    if missing:
        details.append(("missing", shown(sorted(missing.elements(), key=str))))
    if more:
        details.append(("besides", shown(sorted(more.elements(), key=str))))
    if not missing and not more:
        details.append(("note", "these are the same in another order"))
    return Difference(expected, shown(wanted), shown(actual), tuple(details))


# --- in words -------------------------------------------------------------------------------------


def _asking(seat: int | None, kind: str | None, card: str | None) -> str:
    if seat is None:
        return "nobody"
    return " ".join(part for part in (f"seat {seat}", kind, card and f"about {card}") if part)


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats) or "nobody"


def _listing(options: Any) -> str:
    listed = list(options)
    more = f" and {len(listed) - _MOST_LISTED} more" if len(listed) > _MOST_LISTED else ""
    return ", ".join(listed[:_MOST_LISTED]) + more or "nothing"


def _begins(text: str, option: str) -> bool:
    return option == text or option.startswith(f"{text} ")


def _fitting(text: str, options: tuple[str, ...]) -> list[str]:
    return [option for option in options if _begins(text, option)]
