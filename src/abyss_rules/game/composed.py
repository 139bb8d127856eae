"""Several answers in one call, for people: recruit a Lord with these Allies, discard these.

Each is done wholly or not at all: what it cannot do leaves the game as it was. It is tried on a
copy first, by the same decisions that a player is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice

from abyss_rules.engine import plain
from abyss_rules.engine.options import Option
from abyss_rules.engine.views import ids_by_name
from abyss_rules.errors import (
    AmbiguousError,
    GameOverError,
    IllegalError,
    UnknownError,
    UnreadableError,
)
from abyss_rules.game.answers import not_offered
from abyss_rules.game.games import Game, check_game
from abyss_rules.game.insight import why_not_offered

#: The most answers that one message lists.
_MOST_LISTED = 20


def recruit(
    game: Game, lord: str, with_allies: Iterable[str], *, affiliate: str | None = None
) -> tuple[Option, ...]:
    """Recruit a Lord of the Court with exactly these Allies, and Pearls for what is missing (A6).

    For games of Abyss, when the seat is asked for its action.

    Args:
        game: The game; it is changed only if all of it can be done.
        lord: The Lord's id or printed name, with or without the article.
        with_allies: The Allies paid, as texts such as ``crab 3``, in any order.
        affiliate: Which of them is affiliated, where there is a choice (A6.3).

    Returns:
        The answers made; forced ones are not among them.

    Raises:
        IllegalError: It cannot be done; the message says why.
        UnknownError: No card of the name is in play.
        AmbiguousError: Several cards have the printed name; the message has their ids.
        UnreadableError: An argument is of a wrong type, ``game`` among them.
        GameOverError: Nobody is asked any more.
    """
    attempt = _Attempt(game, "recruit")
    card = _card(game, lord)
    wanted = Counter(f"pay {ally}" for ally in _texts(with_allies, "with_allies"))
    if affiliate is not None:
        affiliate = _text(affiliate, "affiliate")
    attempt.apply(f"recruit {card}")
    attempt.give(wanted, "payment", last="done")
    attempt.compare(wanted, "pay ", f"for {card}")
    decision = attempt.trial.decision
    if decision is not None and decision.kind == "affiliation":
        if affiliate is None:
            choices = ", ".join(option.argument for option in decision.options)
            raise IllegalError(f"several can be affiliated, so say which: {choices}")
        attempt.apply(f"affiliate {affiliate}")
    elif affiliate is not None:
        attempt.compare(Counter([f"affiliate {affiliate}"]), "affiliate ", f"for {card}")
    return attempt.carry_out()


def discard(game: Game, allies: Iterable[str]) -> tuple[Option, ...]:
    """Discard exactly these Allies where a discard from hand is asked for (A8.8).

    For games of Abyss; also where the option ``hand_limit`` asks (A15).

    Args:
        game: The game; it is changed only if all of it can be done.
        allies: The Allies, as texts such as ``crab 3``, in any order.

    Returns:
        The answers made; forced ones are not among them.

    Raises:
        IllegalError: It cannot be done; the message says why.
        UnreadableError: An argument is of a wrong type, ``game`` among them.
        GameOverError: Nobody is asked any more.
    """
    attempt = _Attempt(game, "discard")
    wanted = Counter(f"discard {ally}" for ally in _texts(allies, "allies"))
    attempt.give(wanted, "discard", "hand_limit")
    attempt.compare(wanted, "discard ", "here")
    return attempt.carry_out()


def use_keys(game: Game, *, tokens: int = 0, lords: Iterable[str] = ()) -> tuple[Option, ...]:
    """Use so many Key tokens and the Keys of these Lords for a Location (A7.1).

    For games of Abyss, where it is asked which Keys are used.

    Args:
        game: The game; it is changed only if all of it can be done.
        tokens: How many Key tokens, 0 or more.
        lords: The Lords, by id or printed name, in any order.

    Returns:
        The answers made; forced ones are not among them.

    Raises:
        IllegalError: It cannot be done; the message says why.
        UnknownError: No card of a name is in play.
        AmbiguousError: Several cards have a printed name; the message has their ids.
        UnreadableError: An argument is of a wrong type or range.
        GameOverError: Nobody is asked any more.
    """
    attempt = _Attempt(game, "use_keys")
    names = [_card(game, lord) for lord in _texts(lords, "lords")]
    wanted = Counter(f"spend {name}" for name in names)
    if plain.number(tokens, "tokens"):
        wanted["spend token"] = tokens
    attempt.give(wanted, "keys")
    attempt.compare(wanted, "spend ", "for a Location")
    return attempt.carry_out()


class _Attempt:
    """Answers tried on a copy of a game."""

    def __init__(self, game: Game, what: str) -> None:
        check_game(game, what)
        decision = game.decision
        if decision is None:
            raise GameOverError("the game is over; nobody is asked")
        self.game = game
        self.trial = game.clone()
        self.seat = decision.seat
        self._answers = len(game.answers)
        # The copy is asked, so that the game itself does not begin to listen.
        events = self.trial.events(self.seat)
        # What was forced on the seat just before this question is part of its answer.
        while events and events[-1].kind == "forced":
            events.pop()
        self._events = len(events)

    def apply(self, text: str) -> None:
        """Answer with exactly this: an option that only begins so is another one."""
        before = self.trial.clone()
        try:
            self.trial.apply(text, seat=self.seat)
            if self._made()[-1] != text:
                raise not_offered(before._state, text)
        except IllegalError as error:
            if why := why_not_offered(before, text):
                raise IllegalError(f"{error} ({why})") from error
            raise

    def given(self) -> Counter[str]:
        """What the seat has answered so far, forced answers too."""
        forced = [
            event.option
            for event in self.trial.events(self.seat, self._events)
            if event.kind == "forced"
        ]
        return Counter([*self._made(), *forced])

    def _made(self) -> list[str]:
        return [option.text for option in self.trial.answers[self._answers :]]

    def give(self, wanted: Counter[str], *kinds: str, last: str | None = None) -> None:
        """Give what is wanted, in the order in which it is asked for, and then ``last``.

        A set of cards has one order in which they can be given; it is found by trying.
        """
        decision = self.trial.decision
        left = wanted - self.given()
        if decision is None or decision.seat != self.seat or decision.kind not in kinds:
            return
        following = [option for option in decision.options if left[option.text]]
        before = self.trial
        refusal: IllegalError | None = None
        for option in following:
            self.trial = before.clone()
            self.trial.apply(option)
            try:
                self.give(wanted, *kinds, last=last)
                left = wanted - self.given()
                if not left:
                    return
            except IllegalError as error:
                refusal = refusal or error
        if refusal is not None:
            raise refusal
        if following or not left:
            self._finish(left, last)
            return
        offered = ", ".join(map(str, decision.options))
        raise IllegalError(f"{_list(left)} cannot be done; it could go on: {offered}")

    def _finish(self, left: Counter[str], last: str | None) -> None:
        """Give the last answer, when all that is wanted has been given."""
        decision = self.trial.decision
        if left or last is None or decision is None:
            return
        offered = [option.text for option in decision.options]
        if last not in offered:
            raise IllegalError(f"that is not enough; it could go on: {', '.join(offered)}")
        self.trial.apply(last)

    def compare(self, wanted: Counter[str], verb: str, purpose: str) -> None:
        """Check that exactly what was wanted has been given, nothing else by force."""
        given = Counter({text: n for text, n in self.given().items() if text.startswith(verb)})
        if given == wanted:
            return
        would = f"it would be {_list(given)}"
        decision = self.trial.decision
        if decision is not None and not self.given():  # nothing of the kind was asked
            offered = ", ".join(map(str, decision.options))
            would = f"seat {decision.seat} is asked for {decision.kind!r} and can: {offered}"
        raise IllegalError(f"{_list(wanted)} cannot be done {purpose}: {would}")

    def carry_out(self) -> tuple[Option, ...]:
        """Do the same in the game itself."""
        answers = self.trial.answers[self._answers :]
        try:
            for option in answers:
                self.game.apply(option)
        except BaseException:  # Ctrl-C, no memory
            while len(self.game.answers) > self._answers:
                self.game.undo()
            raise
        return answers


def _list(texts: Counter[str]) -> str:
    shown = [plain.shortened(text) for text in islice(texts.elements(), _MOST_LISTED)]
    more = ["..."] if texts.total() > len(shown) else []
    return ", ".join(shown + more) or "nothing"


def _texts(values: Iterable[str], what: str) -> list[str]:
    if isinstance(values, str):
        raise UnreadableError(f"{what}: a list is wanted, not the text {plain.show(values)}")
    return [_text(value, what) for value in plain.series(values, what)]


def _text(value: str, what: str) -> str:
    return " ".join(plain.word(value, what).lower().split())


def _card(game: Game, name: str) -> str:
    """The id of a card by id or printed name."""
    wanted = _text(name, "card")
    cards = game.view().cards
    names = ids_by_name((card.id, card.name) for card in cards.values())
    ids = names.get(wanted, ())
    if len(ids) > 1:
        raise AmbiguousError(f"{plain.show(str.__str__(name))} could be {' or '.join(ids)}")
    if not ids:
        shown = plain.show(str.__str__(name))
        raise UnknownError(f"no card {shown} is in play{plain.hint(wanted, names)}")
    return ids[0]
