"""A game of Abyss prepared for its cards, options and seats: columns of facts by card number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from abyss_rules.engine.options import SHIFT
from abyss_rules.engine.rules import Rules, Tables
from abyss_rules.engine.words import Words
from abyss_rules.errors import PackError
from abyss_rules.model.cards import MOST_CARDS, Card
from abyss_rules.rulesets.abyss import steps
from abyss_rules.rulesets.abyss.material import (
    ENDINGS,
    FACES,
    MONSTER,
    RACES,
    SCORE_PARTS,
    TIE_PARTS,
)
from abyss_rules.rulesets.abyss.options import AbyssOptions

if TYPE_CHECKING:
    from abyss_rules.rulesets.abyss.state import AbyssState


#: What a reward is made of (A4.7), and how many alternatives a Threat space can have.
REWARDS = ("pearl", "monster", "key")
MOST_ALTERNATIVES = 16


class AbyssRules(Rules):
    """What the steps read at each decision, as plain lists and numbers."""

    choice_verbs = steps.CHOICE_VERBS
    accept = steps.ACCEPT >> SHIFT
    decline = steps.DECLINE >> SHIFT
    choose_kind = steps.CHOOSING
    may_kind = steps.ASKING
    kinds = steps.KINDS
    endings = ENDINGS
    score_parts = SCORE_PARTS
    tie_parts = TIE_PARTS
    ruleset = "abyss"

    def __init__(
        self,
        seats: int,
        cards: tuple[Card, ...],
        material: Mapping[str, Any],
        options: AbyssOptions,
        words: Words,
        tables: Tables,
    ) -> None:
        super().__init__(seats, cards, words, steps.VERBS, tables)
        self.options = options
        self._cards(cards)
        self._material(material)
        quantities = self.compiled.quantities
        self.q_recruit_cost = quantities["recruit_cost"]
        self.q_payment_races = quantities["payment_races"]
        self.q_affiliation = quantities["affiliation"]
        self.q_support_stacks = quantities["support_stacks"]
        self.q_hand_limit = quantities["hand_limit"]
        self.q_purchases_per_turn = quantities["purchases_per_turn"]
        self.q_monster_choice = quantities["monster_choice"]
        self.at_turn_start = self.compiled.reactions("at", "turn_start")
        self.after_exploration = self.compiled.reactions("after", "exploration")
        self.after_recruitment = self.compiled.reactions("after", "recruitment")
        self.after_treasury_gain = self.compiled.reactions("after", "treasury_gain")
        #: What is done then; what that gains answers to nothing, or it would never end.
        self.treasury_gain_blocks = frozenset(
            effect.block
            for effects in self.after_treasury_gain.by_group.values()
            for effect in effects
        )
        self.e_monster_reward = self.compiled.events["monster_reward"]
        #: Costs do not only go up and down: each Lord's has to be asked.
        self.costs_set = any(
            effect.operation != "add"
            for effects in self.compiled.modifiers[self.q_recruit_cost].values()
            for effect in effects
        )
        # A15.supply: who gains takes what is left
        self.boxed = options.supply == "box"
        # A15.superfluous_allies
        self.refuses_superfluous = options.superfluous_allies == "refused"
        # A15.reshuffle
        self.reshuffles_when_empty = options.reshuffle == "when_empty"
        # A15.court_bonus
        self.checks_court_always = options.court_bonus == "each_check"
        # A15.standing_hand_limit
        self.limits_at_once = options.standing_hand_limit == "at_once"
        # A15.turn_limit
        self.turn_limit = options.turn_limit or 0

    def _cards(self, cards: tuple[Card, ...]) -> None:
        self.lords = tuple(n for n, card in enumerate(cards) if card.kind == "lord")
        self.locations = tuple(n for n, card in enumerate(cards) if card.kind == "location")
        if not self.lords:
            raise PackError("there is no Lord in play, so nobody could ever recruit one")
        self.cost = self.column("cost")
        self.races = self.column("races")
        self.influence = self.column("influence")
        self.keys = self.column("keys")
        self.guild = self.column_of("Guild", "guild")
        #: The Race of the large bubble; -1 for none (A6.1).
        self.bubble = [guild if guild < len(RACES) else -1 for guild in self.guild]
        #: What a Lord costs: how many Races, the large bubble's, the value (A6.1).
        self.prices = list(zip(self.races, self.bubble, self.cost, strict=True))
        # A15.ambassador_keys
        self.printed_keys = [
            0 if bubble < 0 and not self.options.ambassador_keys else keys
            for keys, bubble in zip(self.keys, self.bubble, strict=True)
        ]
        if self.options.ambassador_without_stack == "nothing":
            # A7.3, A15.ambassador_without_stack: it just stays free, so that its Keys open
            # nothing but its own Location.
            for lord in self.lords:
                if self.bubble[lord] < 0:
                    self.keys[lord] = 0
        #: Locations whose score is no copy of another's (A13).
        self.copyable = ["copied_score" not in words for words in self.compiled.scored_words]

    def _material(self, material: Mapping[str, Any]) -> None:
        self.material = dict(material)
        number: dict[str, int] = {k: v for k, v in material.items() if isinstance(v, int)}
        self.court_spaces = number["court_spaces"]
        self.track_spaces = number["track_spaces"]
        self.last_space_pearls = number["last_space_pearls"]
        self.plot_price = number["plot_price"]
        self.first_price = number["first_purchase_price"]
        self.refill_at = number["court_refill_at"]
        self.refill_pearls = number["court_refill_pearls"]
        self.starting_threat = number["starting_threat"]
        self.needed_keys = number["keys_for_a_location"]
        self.most_drawn = number["most_locations_drawn"]
        self.lords_to_end = number["lords_to_end"]
        #: By Threat space less 1: the alternatives, each as (Pearls, Monster tokens, Keys).
        self.rewards: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
            tuple(
                tuple(sum(n for n, what in gains if what == name) for name in REWARDS)
                for gains in alternatives
            )
            for alternatives in material["threat_rewards"]
        )
        self.last_threat = len(self.rewards)
        self._check_material(material)
        #: The Exploration cards and the Monster tokens of the box, sorted (A1).
        self.faces: tuple[int, ...] = (
            *sorted(
                race * 5 + value - 1
                for race in range(len(RACES))
                for copies, value in material["ally_copies"]
                for _ in range(copies)
            ),
            *(MONSTER,) * number["monster_cards"],
        )
        self.tokens: tuple[int, ...] = tuple(
            sorted(value for copies, value in material["monster_tokens"] for _ in range(copies))
        )

    def _check_material(self, material: Mapping[str, Any]) -> None:
        """Refuse material that the state has no room for; raises PackError."""
        values = {value for _copies, value in material["ally_copies"]}
        if not values <= set(range(1, 6)):
            raise PackError("the material's ally_copies: an Ally has a value from 1 to 5")
        allies = len(RACES) * sum(copies for copies, _value in material["ally_copies"])
        tokens = sum(copies for copies, _value in material["monster_tokens"])
        for name, number in (("ally_copies", allies), ("monster_tokens", tokens)):
            if number > MOST_CARDS:
                raise PackError(f"the material's {name}: {number} of them, at most {MOST_CARDS}")
        if self.starting_threat > self.last_threat:
            raise PackError(
                f"the material's starting_threat is {self.starting_threat}, but threat_rewards "
                f"has {self.last_threat} spaces"
            )
        for space, alternatives in enumerate(material["threat_rewards"], 1):
            if len(alternatives) > MOST_ALTERNATIVES:
                raise PackError(
                    f"the material's threat_rewards: space {space} has more than "
                    f"{MOST_ALTERNATIVES} alternatives"
                )
            strange = {what for gains in alternatives for _n, what in gains} - set(REWARDS)
            if strange:
                raise PackError(
                    f"the material's threat_rewards: a Monster brings {', '.join(REWARDS)}, "
                    f"not {', '.join(sorted(strange))}"
                )

    def describe(self, kind: str, argument: int) -> str:
        """An argument of an option in words: a card's id, ``seat 2``, ``crab 4``, a number."""
        if kind == "Ally":
            return FACES[argument]
        if kind == "Stack":
            return RACES[argument]
        if kind == "Reward":
            space, alternative = divmod(argument, MOST_ALTERNATIVES)
            return describe_gains(self.rewards[space][alternative])
        return super().describe(kind, argument)

    def standing_sources(self, s: AbyssState) -> list[tuple[int, int]]:
        """(seat, Lord) of the free Lords that are not disabled, in order of arrival (A8.1)."""
        return [
            (seat, lord)
            for seat, free in enumerate(s.free)
            for lord in free
            if lord not in s.disabled
        ]


def describe_gains(gains: tuple[int, int, int]) -> str:
    """A reward in words: ``1 key + 2 pearls``."""
    pearls, monsters, keys = gains
    parts = [(keys, "key"), (pearls, "pearl"), (monsters, "monster")]
    return " + ".join(f"{n} {what}{'s' if n > 1 else ''}" for n, what in parts if n) or "nothing"
