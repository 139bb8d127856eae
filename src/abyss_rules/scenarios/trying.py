"""Trying a card: a position for it, what happens at each answer, and what that changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from attrs import field, frozen, mutable

from abyss_rules import rulesets
from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.engine.settings import Value
from abyss_rules.errors import IllegalError, UnknownError
from abyss_rules.game import Game, position
from abyss_rules.game.insight import all_events, all_values, changed_options, first_values
from abyss_rules.game.loading import PackLike
from abyss_rules.game.setup import Setup, make_setup
from abyss_rules.scenarios.values import shown
from abyss_rules.scenarios.write import scenario_text

#: Decisions that stand before a Power and are answered by themselves: what pays.
_PAYING = frozenset({"payment", "affiliation", "keys"})
_SEATS = 3
#: Of a longer list is told what left it and what came to it.
_LONG = 6


@frozen
class Step:
    """An answer, what happened then, and what is otherwise after it, in sentences and lines."""

    #: Who answered what; nobody where a game began and went on by itself.
    seat: int | None
    text: str
    happened: tuple[str, ...]
    changed: tuple[str, ...]


@mutable
class Trial:
    """A card in a position, and what was answered there."""

    game: Game
    card: str
    description: dict[str, Any]
    seed: int
    #: What went on before anybody was asked.
    begun: Step
    #: What was answered, from the start of the position.
    steps: list[Step] = field(factory=list)
    #: The answer that was to bring the card there and is not offered; "" if it is there.
    missed: str = ""
    #: The options that were chosen besides, as without them the card is not in play.
    needed: Mapping[str, Value] = field(factory=dict)
    #: What the cards are called where it is told what happened, by id.
    names: Mapping[str, str] = field(factory=dict)

    @property
    def answers(self) -> list[tuple[int | None, str]]:
        """Who answered what, from the start of the position."""
        return [(step.seat, step.text) for step in self.steps]

    def answer(self, text: str) -> Step:
        """Give an answer by its text; what came of it. Raises as ``apply``."""
        game = self.game
        before, told = all_values(game), len(all_events(game))
        decision = game.decision
        if decision is None:
            raise IllegalError("the game is over; nothing is asked")
        game.apply(text, seat=decision.seat)
        step = _step(game, self.names, before, told, decision.seat, game.answers[-1].text)
        self.steps.append(step)
        return step

    def undo(self) -> Step | None:
        """Take the last answer back, also one that was given on the way to the Power.

        Returns:
            What is taken back; None if there is no answer.
        """
        if not self.steps:
            return None
        self.game.undo()
        return self.steps.pop()

    def scenario(self) -> str:
        """What was done as a scenario, with what is asked now as its expectation."""
        game = self.game
        decision = game.decision
        asked = "nobody" if decision is None else f"seat {decision.seat} {decision.kind}"
        return scenario_text(
            f"trying {self.card}",
            game.ruleset,
            self.description,
            options=changed_options(game),
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
    language: str = "",
) -> Trial:
    """A card in a sensible position, at the point where its Power begins if it begins by itself.

    Args:
        ruleset: Which game.
        card: The card's id.
        packs: Further packs, as for ``abyss_rules.position``.
        options: Options by name, or a preset's name; what the card needs to be in play is chosen
            besides.
        seed: Of what the position leaves open.
        language: That of the cards' names where it is told what happened; "" for the printed ones.

    Raises:
        UnknownError: No options bring a card of that id into play with these packs.
        UnknownError, PackError, UnreadableError: As ``abyss_rules.position`` does.
        PositionError: The packs have too few cards for a position.
    """
    setup = make_setup(ruleset, _SEATS, packs, options)
    needed = _needed(setup, card)
    chosen = {**dict(setup.options), **needed}
    rules = make_setup(ruleset, _SEATS, packs, chosen).rules
    described, first = setup.ruleset.trial(rules, rules.number[card])
    game = position(ruleset, described, packs=packs, options=chosen, seed=seed)
    names = {one.id: one.name_in(language) for one in game.setup.rules.cards}
    begun = _step(game, names, first_values(game))
    trial = Trial(game, card, described, seed, begun, needed=needed, names=names)
    wanted = list(first)
    while (decision := game.decision) is not None:
        offered = [str(option) for option in decision.options]
        text = next((text for text in wanted if text in offered), "")
        if text:
            wanted.remove(text)
        elif decision.kind in _PAYING:
            text = offered[0]
        else:
            break
        trial.answer(text)
    trial.missed = first[0] if first and not trial.steps else ""
    return trial


def _needed(setup: Setup, card: str) -> Mapping[str, Value]:
    """The options that bring a card into play, none if it is; raises UnknownError."""
    if card in setup.rules.number:
        return {}
    for one, needs in setup.rules.absent:
        if one.id == card:
            return needs
    packs = ", ".join(pack.header.id for pack in setup.packs)
    message = (
        f"no card {card!r} is in play with the packs {packs}, whatever the options: one of them "
        "removes it or takes its place, or none has it"
    )
    raise UnknownError(message)


def _step(
    game: Game,
    names: Mapping[str, str],
    before: Mapping[str, Any],
    told: int = 0,
    seat: int | None = None,
    text: str = "",
) -> Step:
    """What came of an answer, from the values before and the number of events told before."""
    happened = tuple(event.text(names) for event in all_events(game, told))
    changed = changes(before, all_values(game), rulesets.find(game.ruleset), names)
    return Step(seat, text, happened, tuple(changed))


def changes(
    before: Mapping[str, Any], after: Mapping[str, Any], ruleset: Ruleset, names: Mapping[str, str]
) -> Iterator[str]:
    """What is otherwise, a line for each word of positions: ``Pearls of seat 0: 2 -> 5``.

    Args:
        before: What all words of positions said before.
        after: What they say now.
        ruleset: Whose words they are; it also knows what people call them.
        names: The printed names of cards by id.
    """
    titles = ruleset.trial_titles
    lying = {word.name for word in ruleset.position_words.player if word.form == "lying"}

    def changed(old: Mapping[str, Any], new: Mapping[str, Any], whose: str) -> Iterator[str]:
        for word, value in new.items():
            title = titles.get(word, word.replace("_", " "))
            if title and old[word] != value:
                told = [_named(one, names) for one in (old[word], value)]
                if word in lying:
                    told = [[f"{one} on space {space}" for one, space in t.items()] for t in told]
                yield f"{title}{whose}: {_difference(*told)}"

    for word, value in after.items():
        if word == "players":
            for seat, player in enumerate(value):
                yield from changed(before[word][seat], player, f" of seat {seat}")
        else:
            yield from changed(before, {word: value}, "")


def _difference(before: Any, after: Any) -> str:
    """Both values; of long lists what left them and what came."""
    if isinstance(before, list) and isinstance(after, list):
        old, new = Counter(map(str, before)), Counter(map(str, after))
        if old != new and max(len(before), len(after)) > _LONG:
            gone, come = list((old - new).elements()), list((new - old).elements())
            parts = [("gone: ", gone), ("new: ", come)]
            return "; ".join(f"{what}{shown(some)}" for what, some in parts if some)
    return f"{shown(before)} -> {shown(after)}"


def _named(value: Any, names: Mapping[str, str]) -> Any:
    """A value with the printed names of cards in place of their ids."""
    if isinstance(value, Mapping):
        return {_named(key, names): _named(one, names) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_named(one, names) for one in value]
    return names.get(value, value) if isinstance(value, str) else value
