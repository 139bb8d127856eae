"""What of the cards and of the card language was met in a verification, and what was not."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from abyss_rules import rulesets
from abyss_rules.dsl.wording import signature
from abyss_rules.game.loading import load_pack
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Card
from abyss_rules.model.vocabulary import HeadWord, Vocabulary
from abyss_rules.verify.meters import Meters, heads_of
from abyss_rules.verify.running import Outcome


@frozen
class Coverage:
    """Abilities as ``card: head``, and how often the words of the card language were met."""

    abilities: int
    never_met: tuple[str, ...]
    #: To be used, and no owner ever did.
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
    cards = _cards(outcome)
    never_met, never_used, idle = [], [], []
    for card in cards:
        for head in heads_of(card):
            told = f"{card.id}: {head}"
            used = not head.startswith("once per ") or meters.used[card.id]
            if not used:
                never_used.append(told)
            elif not meters.met[card.id, head]:
                never_met.append(told)
            elif not meters.did[card.id, head]:
                idle.append(told)
    return Coverage(
        sum(len(heads_of(card)) for card in cards),
        tuple(never_met),
        tuple(never_used),
        tuple(idle),
        _words(rulesets.find(plan.ruleset).words.vocabulary(), meters),
    )


def _words(vocabulary: Vocabulary, meters: Meters) -> dict[str, Counter[str]]:
    """How often each word of a vocabulary was met, by the sorts that ``abyss words`` tells."""
    heads: Counter[str] = Counter()
    for (_card, head), number in meters.met.items():
        heads[head] += number
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
    plan = outcome.plan
    if plan.packs:
        return tuple(card for pack in plan.packs for card in load_pack(pack).cards)
    return tuple(make_setup(plan.ruleset, 2).rules.cards)
