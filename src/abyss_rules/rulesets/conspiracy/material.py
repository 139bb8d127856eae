"""What the game is made of: guilds, keys, zones and counters, and who sees them."""

from __future__ import annotations

from abyss_rules.engine.course import endings
from abyss_rules.engine.material import Counter, Zone

#: The guilds, which are the colours of the Lords and of their discard piles (C1).
GUILDS = ("farmer", "soldier", "merchant", "politician", "mage")
#: What a Lord has of keys (C4.4); the metals begin at 1.
KEYS = ("none", "silver", "gold")
#: The sets of Locations: those of the game, and those that an option adds (C1).
SERIES = ("base", "bonus")

#: Every zone (C11): its slot in the state, what lies in it, whose it is, who sees it.
ZONES = (
    Zone("lord_deck", "Lord", sees="nobody"),
    Zone("drawn_lords", "Lord"),
    Zone("taken", "Lord"),
    Zone("discards", "Lord", per="guild"),
    Zone("chamber", "Lord", per="seat"),
    Zone("box_lords", "Lord"),
    Zone("location_deck", "Location", sees="nobody"),
    Zone("available", "Location"),
    Zone("drawn", "Location"),
    Zone("locations", "Location", per="seat"),
    Zone("box_locations", "Location"),
)

#: Every counter: its slot and whose it is; all are seen by everybody.
COUNTERS = (
    Counter("pearls", per="seat"),
    Counter("master"),
    Counter("replay_token"),
)

#: The parts of a score, in the order of C8.1; alone, what an opponent has besides comes last (C9).
SCORE_PARTS = ("lords", "locations", "coalition", "pearl_master")
SOLO_SCORE_PARTS = (*SCORE_PARTS, "legend")
#: What breaks ties (C8.4), and alone (C9).
TIE_PARTS = ("pearls",)
SOLO_TIE_PARTS = ("pearl_master",)

#: Why a game stopped (C7).
ENDINGS = endings("no Lord is left to be taken")
