"""The events of Pearls, tokens, Allies, Lords and Locations that change places (A5 to A8)."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.engine.events import BOTH, OWN, Event, seen

# --- Pearls, Key tokens, Monster tokens -----------------------------------------------------------


@frozen
class PearlsGained(Event):
    """A player takes Pearls from the Treasury."""

    kind = "pearls_gained"
    sentence = "{seat} gains {amount:Pearl}."
    amount: int = seen("Count")


@frozen
class PearlsPaid(Event):
    """A player pays Pearls to the Treasury."""

    kind = "pearls_paid"
    sentence = "{seat} pays {amount:Pearl}."
    amount: int = seen("Count")


@frozen
class PearlsStolen(Event):
    """A player takes Pearls of another."""

    kind = "pearls_stolen"
    sentence = "{seat} takes {amount:Pearl} from {victim}."
    victim: int = seen("Player")
    amount: int = seen("Count")


@frozen
class KeysGained(Event):
    """A player takes Key tokens from the pile."""

    kind = "keys_gained"
    sentence = "{seat} gains {amount:Key token}."
    amount: int = seen("Count")


@frozen
class KeysReturned(Event):
    """A player puts Key tokens back to the pile (A7.1)."""

    kind = "keys_returned"
    sentence = "{seat} returns {amount:Key token}."
    amount: int = seen("Count")


@frozen
class KeysStolen(Event):
    """A player takes Key tokens of another."""

    kind = "keys_stolen"
    sentence = "{seat} takes {amount:Key token} from {victim}."
    victim: int = seen("Player")
    amount: int = seen("Count")


@frozen
class MonstersGained(Event):
    """A player draws Monster tokens; only the owner sees the values (A12)."""

    kind = "monsters_gained"
    sentence = "{seat} gains {amount:Monster token}[ of {values}]."
    amount: int = seen("Count")
    values: tuple[int, ...] | None = seen("Token", OWN)


@frozen
class MonsterReturned(Event):
    """A player puts Monster tokens back; only the owner sees the values (A12)."""

    kind = "monster_returned"
    sentence = "{seat} returns a Monster token[ of {values}]."
    values: tuple[int, ...] | None = seen("Token", OWN)


@frozen
class MonsterStolen(Event):
    """A Monster token changes its owner; only the two see its value (A12)."""

    kind = "monster_stolen"
    sentence = "{seat} takes a Monster token[ of {value}] from {victim}."
    victim: int = seen("Player")
    value: int | None = seen("Token", BOTH)


# --- Allies ---------------------------------------------------------------------------------------


@frozen
class AlliesDiscarded(Event):
    """Allies of a player go to the exploration discard, seen by all (A12)."""

    kind = "allies_discarded"
    sentence = "{seat} discards {allies}."
    allies: tuple[str, ...] = seen("Ally")


@frozen
class StackTaken(Event):
    """A player takes a stack of the Council; the others do not see it (A5)."""

    kind = "stack_taken"
    sentence = "{seat} takes the {stack} stack with {size:Ally}[: {allies}]."
    stack: str = seen("Stack")
    size: int = seen("Count")
    allies: tuple[str, ...] | None = seen("Ally", OWN)


@frozen
class StackDiscarded(Event):
    """A stack of the Council is discarded, and nobody sees it (A12)."""

    kind = "stack_discarded"
    sentence = "{seat} discards the {stack} stack with {size:Ally}."
    stack: str = seen("Stack")
    size: int = seen("Count")


@frozen
class AllyRecovered(Event):
    """A player takes an Ally of the exploration discard into hand, shown to all."""

    kind = "ally_recovered"
    sentence = "{seat} takes {ally} from the exploration discard."
    ally: str = seen("Ally")


@frozen
class DiscardSearched(Event):
    """A player has looked through the exploration discard; nobody else sees it."""

    kind = "discard_searched"
    sentence = "{seat} looks through the exploration discard."


@frozen
class LordPaid(Event):
    """A player pays for a Lord with Allies, and Pearls for what is missing (A6.1)."""

    kind = "lord_paid"
    sentence = "{seat} pays {allies}[ and {pearls:Pearl}] for {lord}."
    lord: str = seen("Lord")
    allies: tuple[str, ...] = seen("Ally")
    pearls: int = seen("Count")


@frozen
class AllyAffiliated(Event):
    """An Ally is affiliated (A6.3, A9.3)."""

    kind = "ally_affiliated"
    sentence = "{seat} affiliates {ally}."
    ally: str = seen("Ally")


# --- Lords ----------------------------------------------------------------------------------------


@frozen
class LordRecruited(Event):
    """A recruited Lord comes into play (A6.4)."""

    kind = "lord_recruited"
    sentence = "{seat} recruits {lord}."
    lord: str = seen("Lord")


@frozen
class LordTaken(Event):
    """A Lord comes into play unpaid (A6.0)."""

    kind = "lord_taken"
    sentence = "{lord} comes to {seat} unpaid."
    lord: str = seen("Lord")


@frozen
class LordRevealed(Event):
    """The top Lord of the deck comes to Court (A3.1, A6.5)."""

    kind = "lord_revealed"
    sentence = "{lord} comes to Court."
    lord: str = seen("Lord")


@frozen
class LordDiscarded(Event):
    """A player's Lord, or nobody's at Court, is discarded for good (A8.6)."""

    kind = "lord_discarded"
    sentence = "{lord}[ of {seat}] is discarded."
    lord: str = seen("Lord")


@frozen
class LordSubstituted(Event):
    """A Lord of the Court is discarded, another takes its space (A8.10)."""

    kind = "lord_substituted"
    sentence = "{seat} discards {lord} from the Court; {other} takes its space."
    lord: str = seen("Lord")
    other: str = seen("Lord")


@frozen
class LordDisabled(Event):
    """A player's Lord is disabled: it has no Power and no Keys (A6.6)."""

    kind = "lord_disabled"
    sentence = "{lord} of {seat} is disabled."
    lord: str = seen("Lord")


@frozen
class LordReleased(Event):
    """A player's Lord is no longer under its Location, and free again."""

    kind = "lord_released"
    sentence = "{lord} of {seat} is free again."
    lord: str = seen("Lord")


@frozen
class LordDeckShuffled(Event):
    """A player has looked through the Lord deck, which is shuffled (A12)."""

    kind = "lord_deck_shuffled"
    sentence = "{seat} looks through the Lord deck, which is shuffled."


# --- Locations ------------------------------------------------------------------------------------


@frozen
class LocationsDrawn(Event):
    """A player draws Locations of the stack, seen by all (A7.2, A12)."""

    kind = "locations_drawn"
    sentence = "{seat} draws {locations}."
    locations: tuple[str, ...] = seen("Location")


@frozen
class LocationControlled(Event):
    """A player controls a Location, with these Lords under it (A7.1)."""

    kind = "location_controlled"
    sentence = "{seat} controls {location}[ with {lords} under it]."
    location: str = seen("Location")
    lords: tuple[str, ...] = seen("Lord")


@frozen
class LocationExchanged(Event):
    """A player exchanges a Location for another (A8.7, A14)."""

    kind = "location_exchanged"
    sentence = "{seat} exchanges {location} for {other}."
    location: str = seen("Location")
    other: str = seen("Location")


@frozen
class StackLookedThrough(Event):
    """A player looks through the Location stack (A14); nobody else sees it (A12)."""

    kind = "stack_looked_through"
    sentence = "{seat} looks through the Location stack[: {locations}]."
    locations: tuple[str, ...] | None = seen("Location", OWN)


@frozen
class ScoreCopied(Event):
    """A Location takes the score of another (A13)."""

    kind = "score_copied"
    sentence = "{location} of {seat} scores as {original}."
    location: str = seen("Location")
    original: str = seen("Location")


CLASSES: tuple[type[Event], ...] = (
    PearlsGained,
    PearlsPaid,
    PearlsStolen,
    KeysGained,
    KeysReturned,
    KeysStolen,
    MonstersGained,
    MonsterReturned,
    MonsterStolen,
    AlliesDiscarded,
    StackTaken,
    StackDiscarded,
    AllyRecovered,
    DiscardSearched,
    LordPaid,
    AllyAffiliated,
    LordRecruited,
    LordTaken,
    LordRevealed,
    LordDiscarded,
    LordSubstituted,
    LordDisabled,
    LordReleased,
    LordDeckShuffled,
    LocationsDrawn,
    LocationControlled,
    LocationExchanged,
    StackLookedThrough,
    ScoreCopied,
)
