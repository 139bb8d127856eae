"""What of the cards and of the card language was met in a verification, and what was not."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from abyss_rules import rulesets
from abyss_rules.game.loading import load_pack
from abyss_rules.game.setup import make_setup
from abyss_rules.model.cards import Card
from abyss_rules.verify.meters import heads_of
from abyss_rules.verify.running import Outcome


@frozen
class Coverage:
    """Abilities as ``card: head``, and how often the words of the language were met."""

    abilities: int
    never_met: tuple[str, ...]
    #: Met, and its owner never used it.
    never_used: tuple[str, ...]
    #: Met, and nothing ever changed by it.
    without_effect: tuple[str, ...]
    heads: Counter[str]
    verbs: Counter[str]
    quantities: Counter[str]


def coverage(outcome: Outcome) -> Coverage:
    """What was met of the cards that were verified: those of the packs, or all of the ruleset."""
    plan, meters = outcome.plan, outcome.meters
    cards = _cards(outcome)
    heads: Counter[str] = Counter({head: 0 for card in cards for head in heads_of(card)})
    never_met, never_used, idle = [], [], []
    for card in cards:
        for head in heads_of(card):
            told = f"{card.id}: {head}"
            heads[head] += meters.met[card.id, head]
            used = not head.startswith("once per ") or meters.offered[card.id]
            if not used:
                never_used.append(told)
            elif not meters.met[card.id, head]:
                never_met.append(told)
            elif not meters.did[card.id, head]:
                idle.append(told)
    vocabulary = rulesets.find(plan.ruleset).words.vocabulary()
    verbs = Counter({verb.key: meters.verbs[verb.key] for verb in vocabulary.verbs})
    quantities = Counter(
        {word.name: meters.quantities[word.name] for word in vocabulary.quantities if word.readable}
    )
    return Coverage(
        sum(len(heads_of(card)) for card in cards),
        tuple(never_met),
        tuple(never_used),
        tuple(idle),
        heads,
        verbs,
        quantities,
    )


def _cards(outcome: Outcome) -> tuple[Card, ...]:
    plan = outcome.plan
    if plan.packs:
        return tuple(card for pack in plan.packs for card in load_pack(pack).cards)
    return tuple(make_setup(plan.ruleset, 2, plan.packs).rules.cards)
