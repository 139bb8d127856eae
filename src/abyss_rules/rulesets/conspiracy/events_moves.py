"""The events of Lords, Pearls and Locations that change places (C3 to C6)."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.engine.events import OWN, Event, seen

# --- Lords --------------------------------------------------------------------------------------


@frozen
class LordsDrawn(Event):
    """A player draws Lords, seen by all (C3.1)."""

    kind = "lords_drawn"
    sentence = "{seat} draws {lords}."
    lords: tuple[str, ...] = seen("Lord")


@frozen
class LordKept(Event):
    """A player keeps one of the Lords drawn (C3.1)."""

    kind = "lord_kept"
    sentence = "{seat} keeps {lord}."
    lord: str = seen("Lord")


@frozen
class LordsDiscarded(Event):
    """The Lords not kept go to the piles of their colours (C3.2)."""

    kind = "lords_discarded"
    sentence = "{seat} discards {lords}."
    lords: tuple[str, ...] = seen("Lord")


@frozen
class PileTaken(Event):
    """A player takes all Lords of a discard pile (C3.1)."""

    kind = "pile_taken"
    sentence = "{seat} takes the {guild} pile: {lords}."
    guild: str = seen("Guild")
    lords: tuple[str, ...] = seen("Lord")


@frozen
class LordPlaced(Event):
    """A player places a Lord on the next space of the Chamber (C4.1)."""

    kind = "lord_placed"
    sentence = "{seat} places {lord} on space {space}."
    lord: str = seen("Lord")
    space: int = seen("Count")


@frozen
class LordsReturned(Event):
    """The Lords of a pile that found no space go back to it (C4.2)."""

    kind = "lords_returned"
    sentence = "{seat} puts {lords} back on the pile."
    lords: tuple[str, ...] = seen("Lord")


@frozen
class LordsSwapped(Event):
    """Two Lords of a Chamber change places; each is named with the space it is on now (C4.3)."""

    kind = "lords_swapped"
    sentence = "{seat} swaps two Lords: {lords} are now on spaces {spaces}."
    spaces: tuple[int, ...] = seen("Count")
    lords: tuple[str, ...] = seen("Lord")


@frozen
class LordRevealed(Event):
    """A Lord of the deck goes to the pile of its colour (C4.3, C9)."""

    kind = "lord_revealed"
    sentence = "{lord} comes from the deck to the pile of its colour."
    lord: str = seen("Lord")


@frozen
class LordsRecalled(Event):
    """Discarded Lords are shuffled back into the deck (C5.4)."""

    kind = "lords_recalled"
    sentence = "{seat} shuffles the discarded Lords back into the deck[: {lords}]."
    lords: tuple[str, ...] = seen("Lord")


@frozen
class LordDeckShuffled(Event):
    """A player has looked through the Lord deck, which is shuffled (C11)."""

    kind = "lord_deck_shuffled"
    sentence = "{seat} looks through the Lord deck, which is shuffled."


# --- Pearls (C6) --------------------------------------------------------------------------------


@frozen
class PearlsGained(Event):
    """A player gains Pearls."""

    kind = "pearls_gained"
    sentence = "{seat} gains {amount:Pearl}."
    amount: int = seen("Count")


@frozen
class PearlMasterTaken(Event):
    """A player becomes Pearl Master in place of the former one, if there was one."""

    kind = "pearl_master_taken"
    sentence = "{seat} becomes Pearl Master[ in place of {former}]."
    former: int | None = seen("Player")


# --- Locations ----------------------------------------------------------------------------------


@frozen
class LocationsDrawn(Event):
    """A player draws Locations of the deck, seen by all (C5.2)."""

    kind = "locations_drawn"
    sentence = "{seat} draws {locations}."
    locations: tuple[str, ...] = seen("Location")


@frozen
class LocationControlled(Event):
    """A player takes a Location and puts it on the Lord of a space (C5.1)."""

    kind = "location_controlled"
    sentence = "{seat} takes {location} and puts it on space {space}."
    location: str = seen("Location")
    space: int = seen("Count")


@frozen
class LocationsRecalled(Event):
    """Face-up Locations are shuffled back into the deck (C5.4)."""

    kind = "locations_recalled"
    sentence = "{seat} shuffles the face-up Locations back into the deck[: {locations}]."
    locations: tuple[str, ...] = seen("Location")


@frozen
class ArchiveLookedThrough(Event):
    """A player looks through the Location deck; nobody else sees it (C11)."""

    kind = "archive_looked_through"
    sentence = "{seat} looks through the Location deck[: {locations}]."
    locations: tuple[str, ...] | None = seen("Location", OWN)


CLASSES: tuple[type[Event], ...] = (
    LordsDrawn,
    LordKept,
    LordsDiscarded,
    PileTaken,
    LordPlaced,
    LordsReturned,
    LordsSwapped,
    LordRevealed,
    LordsRecalled,
    LordDeckShuffled,
    PearlsGained,
    PearlMasterTaken,
    LocationsDrawn,
    LocationControlled,
    LocationsRecalled,
    ArchiveLookedThrough,
)
