"""Trying a card: a position for it, and what each answer changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import field, mutable

from abyss_rules import rulesets
from abyss_rules.engine.position_words import Hidden
from abyss_rules.engine.settings import Value
from abyss_rules.errors import AbyssError, IllegalError
from abyss_rules.game import Game, position
from abyss_rules.game.insight import all_values
from abyss_rules.game.loading import PackLike
from abyss_rules.game.setup import make_setup
from abyss_rules.scenarios.write import scenario_text

#: Decisions that stand before a Power and are answered by themselves: what pays.
_PAYING = frozenset({"payment", "affiliation", "keys"})
#: Words that always change, or that follow from others.
_UNTOLD = frozenset({"idle", "price", "lord_deck", "location_deck", "exploration_deck"})
_SEATS = 3


@mutable
class Trial:
    """A card in a position, and what was answered there."""

    game: Game
    card: str
    description: dict[str, Any]
    seed: int
    #: Who answered what, from the start of the position.
    answers: list[tuple[int, str]] = field(factory=list)

    def answer(self, text: str) -> list[str]:
        """Give an answer by its text; the lines that say what it changes. Raises as ``apply``."""
        game = self.game
        before = all_values(game)
        decision = game.decision
        if decision is None:
            raise IllegalError("the game is over; nothing is asked")
        game.apply(text, seat=decision.seat)
        self.answers.append((decision.seat, game.answers[-1].text))
        return list(changes(before, all_values(game)))

    def scenario(self) -> str:
        """What was done as a scenario, with what is asked now as its expectation."""
        game = self.game
        decision = game.decision
        asked = "nobody" if decision is None else f"seat {decision.seat} {decision.kind}"
        return scenario_text(
            f"trying {self.card}",
            game.ruleset,
            self.description,
            seed=self.seed,
            answers=self.answers,
            expected={"asked": asked},
        )


def trial_of(
    ruleset: str,
    card: str,
    packs: tuple[PackLike, ...] = (),
    options: Mapping[str, Value] | str | None = None,
    seed: int = 0,
) -> Trial:
    """A card in a sensible position, at the point where its Power begins if it begins by itself.

    Args:
        ruleset: Which game.
        card: The card's id.
        packs: Further packs, as for ``abyss_rules.position``.
        options: Options by name, or a preset's name.
        seed: Of what the position leaves open.

    Raises:
        UnknownError, PackError, UnreadableError: As ``abyss_rules.position`` does.
        PositionError: The packs have too few cards for a position.
    """
    setup = make_setup(ruleset, _SEATS, packs, options)
    number = next(n for n, one in enumerate(setup.rules.cards) if one.id == card)
    described, first = rulesets.find(ruleset).trial(setup.rules, number)
    game = position(ruleset, described, packs=packs, options=options, seed=seed)
    trial = Trial(game, card, described, seed)
    for text in first:
        try:
            trial.answer(text)
        except AbyssError:
            break  # the author goes on from there
        while (decision := game.decision) is not None and decision.kind in _PAYING:
            trial.answer(str(decision.options[0]))
    return trial


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """What is otherwise in the words of positions, a line for each: ``seat 0 pearls: 2 -> 5``."""
    for word, value in after.items():
        if word == "players":
            for seat, player in enumerate(value):
                old = before[word][seat]
                for name, entry in player.items():
                    if old[name] != entry:
                        yield f"seat {seat} {name}: {_shown(old[name])} -> {_shown(entry)}"
        elif word not in _UNTOLD and before[word] != value:
            yield f"{word}: {_shown(before[word])} -> {_shown(value)}"


def _shown(value: Any) -> str:
    """A value of a position in a line."""
    if isinstance(value, Hidden):
        return str(value.number)
    if isinstance(value, Mapping):
        return ", ".join(f"{_shown(key)} {_shown(one)}".strip() for key, one in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_shown, value)) or "none"
    return "none" if value is None else str(value)
