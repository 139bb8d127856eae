"""What of the cards and of the card language was met in a verification, and what was not."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from abyss_rules import rulesets
from abyss_rules.dsl.wording import signature
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Card
from abyss_rules.model.vocabulary import HeadWord, Vocabulary
from abyss_rules.verify.heads import TO_BE_USED, head_of, heads_of
from abyss_rules.verify.meters import Meters
from abyss_rules.verify.running import Outcome

_BECAME = ("never met", "never usable", "never used", "without effect", "did something")


@frozen
class Coverage:
    """Abilities as ``card: head``, and how often the words of the card language were met."""

    abilities: int
    #: Never began, held, or was asked for; of a Power to be used: never lay before its owner.
    never_met: tuple[str, ...]
    #: Lay before its owner, and could not be used at any time: it was never among the options.
    never_usable: tuple[str, ...]
    #: Was among the options, and no owner ever used it.
    never_used: tuple[str, ...]
    #: Met, and nothing ever changed by it.
    without_effect: tuple[str, ...]
    #: What sort of word (``head``, ``verb``) -> each word of the card language as authors write it
    #: (``on arrival``, ``discard LORD``) -> how often it was met, in whatever cards; 0 for never.
    words: dict[str, Counter[str]]

    @property
    def never_said(self) -> dict[str, tuple[str, ...]]:
        """What sort of word -> those that were never met."""
        never = {
            sort: tuple(word for word, number in counter.items() if not number)
            for sort, counter in self.words.items()
        }
        return {sort: words for sort, words in never.items() if words}


def coverage(outcome: Outcome) -> Coverage:
    """What was met of the cards that were verified: those of the packs, or all of the ruleset."""
    plan, meters = outcome.plan, outcome.meters
    became: dict[str, list[str]] = {what: [] for what in _BECAME}
    for card in _cards(outcome):
        for head in heads_of(card):
            became[_became(meters, card.id, head)].append(f"{card.id}: {head}")
    return Coverage(
        abilities=sum(map(len, became.values())),
        never_met=tuple(became["never met"]),
        never_usable=tuple(became["never usable"]),
        never_used=tuple(became["never used"]),
        without_effect=tuple(became["without effect"]),
        words=_words(rulesets.find(plan.ruleset).words.vocabulary(), meters),
    )


def _became(meters: Meters, card: str, head: str) -> str:
    """What became of an ability: one of ``_BECAME``, the first that it did not get beyond."""
    steps = {"never met": meters.met[card, head]}
    if head.startswith(TO_BE_USED):
        steps = {
            "never met": meters.ready[card],
            "never usable": meters.offered[card],
            "never used": meters.used[card],
        }
    steps["without effect"] = meters.did[card, head]
    return next((what for what, number in steps.items() if not number), "did something")


def _words(vocabulary: Vocabulary, meters: Meters) -> dict[str, Counter[str]]:
    """How often each word of a vocabulary was met, by the sorts that ``abyss words`` tells."""
    heads: Counter[str] = Counter()
    for (_card, name), number in meters.met.items():
        heads[head_of(name)] += number
    numbers = [word for word in vocabulary.quantities if word.readable]
    switches = [word for word in vocabulary.quantities if not word.readable]
    return {
        "head": Counter(
            {head: heads[head] for one in vocabulary.heads for head in (_written(one),)}
        ),
        "event": Counter(
            {
                f"{timing} {event.name}": heads[f"{timing} {event.name}"]
                for event in vocabulary.events
                for timing in event.timings
            }
        ),
        "verb": Counter({signature(verb): meters.verbs[verb.key] for verb in vocabulary.verbs}),
        "thing": Counter(
            {_of(word.name, word.of): meters.selectors[word.name] for word in vocabulary.selectors}
        ),
        "property": Counter(
            {
                _of(word.name, word.of): meters.attributes[word.name, word.of]
                for word in vocabulary.attributes
            }
        ),
        "number": Counter({_of(w.name, w.of): meters.quantities[w.name] for w in numbers}),
        "switch": Counter({_of(w.name, w.of): meters.quantities[w.name] for w in switches}),
    }


def _written(head: HeadWord) -> str:
    return f"{head.form} {head.word}".strip()


def _of(name: str, of: str) -> str:
    return f"{name} of {of.upper()}" if of else name


def _cards(outcome: Outcome) -> tuple[Card, ...]:
    if outcome.packs:
        return tuple(card for pack in outcome.packs for card in pack.cards)
    return tuple(make_setup(outcome.plan.ruleset, 2).rules.cards)
