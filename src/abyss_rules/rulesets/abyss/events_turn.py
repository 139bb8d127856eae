"""The events of the course of a turn and of an exploration (A3, A4, A9)."""

from __future__ import annotations

from attrs import frozen

from abyss_rules.engine.events import Event, seen

# --- the turn -----------------------------------------------------------------------------------


@frozen
class Plotted(Event):
    """A player plots at Court (A3.1)."""

    kind = "plotted"
    sentence = "{seat} plots at Court."


@frozen
class Passed(Event):
    """A player passes the action, since none is possible (A3.6)."""

    kind = "passed"
    sentence = "{seat} passes, for no action is possible."


@frozen
class PowerUsed(Event):
    """A player uses a Lord's turn power (A3.4)."""

    kind = "power_used"
    sentence = "{seat} uses the power of {lord}."
    lord: str = seen("Lord")


@frozen
class ExtraTurnGained(Event):
    """A player gains extra turns (A9.2)."""

    kind = "extra_turn_gained"
    sentence = "{seat} gains {amount:extra turn}."
    amount: int = seen("Count")


@frozen
class EndTriggered(Event):
    """The end of the game is triggered: this turn and one of every other player are left (A9.1)."""

    kind = "end_triggered"
    sentence = "{seat} triggers the end of the game."


# --- exploring (A4) -----------------------------------------------------------------------------


@frozen
class ExplorationStarted(Event):
    """A player explores (A4)."""

    kind = "exploration_started"
    sentence = "{seat} explores."


@frozen
class Revealed(Event):
    """The top Exploration card comes onto the track (A4.1)."""

    kind = "revealed"
    sentence = "{seat} reveals {card} on space {space}."
    card: str = seen("Ally")
    space: int = seen("Count")


@frozen
class Declined(Event):
    """A player does not buy the Ally offered (A4.2)."""

    kind = "declined"
    sentence = "{seat} declines {ally}."
    ally: str = seen("Ally")


@frozen
class AllyBought(Event):
    """A player buys the Ally offered and takes it into hand (A4.2)."""

    kind = "ally_bought"
    sentence = "{seat} buys {ally} from {explorer} for {price:Pearl}."
    explorer: int = seen("Player")
    ally: str = seen("Ally")
    price: int = seen("Count")


@frozen
class Left(Event):
    """The explorer leaves the card revealed last and goes on (A4.4, A4.6)."""

    kind = "left"
    sentence = "{seat} leaves {card} and goes on."
    card: str = seen("Ally")


@frozen
class MonsterIgnored(Event):
    """The explorer ignores a Monster, which takes up no space, and goes on."""

    kind = "monster_ignored"
    sentence = "{seat} ignores a Monster and goes on."


@frozen
class AllyTaken(Event):
    """The explorer takes the Ally revealed last (A4.4)."""

    kind = "ally_taken"
    sentence = "{seat} takes {ally}."
    ally: str = seen("Ally")


@frozen
class MonsterFought(Event):
    """The explorer fights the Monster revealed last (A4.6)."""

    kind = "monster_fought"
    sentence = "{seat} fights a Monster with the Threat on {threat}."
    threat: int = seen("Count")


@frozen
class ThreatMoved(Event):
    """The Threat token moves up (A4.6)."""

    kind = "threat_moved"
    sentence = "The Threat moves to {space}."
    space: int = seen("Count")


@frozen
class Rewarded(Event):
    """A player chooses a reward of a Threat space; the token returns to its first (A4.7)."""

    kind = "rewarded"
    sentence = "{seat} is rewarded for space {space} with {reward}; the Threat returns."
    space: int = seen("Count")
    reward: str = seen("Reward")


@frozen
class TrackCleared(Event):
    """The track is cleared: Allies go to the Council, Monsters to the discard (A4.8)."""

    kind = "track_cleared"
    sentence = "The track is cleared: {cards}."
    cards: tuple[str, ...] = seen("Ally")


@frozen
class ExplorationShuffled(Event):
    """The exploration discard becomes the deck (A4.9)."""

    kind = "exploration_shuffled"
    sentence = "The exploration discard is shuffled into a new deck of {cards:card}."
    cards: int = seen("Count")


CLASSES: tuple[type[Event], ...] = (
    Plotted,
    Passed,
    PowerUsed,
    ExtraTurnGained,
    EndTriggered,
    ExplorationStarted,
    Revealed,
    Declined,
    AllyBought,
    Left,
    MonsterIgnored,
    AllyTaken,
    MonsterFought,
    ThreatMoved,
    Rewarded,
    TrackCleared,
    ExplorationShuffled,
)
