"""What the game is made of: Races, guilds, zones and counters, and who sees them."""

from __future__ import annotations

from abyss_rules.engine.course import endings
from abyss_rules.engine.material import Counter, Zone

#: The Races, in the order in which payments and Council stacks are listed (A1).
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
#: The guilds; the first five share the index of their Race, the sixth has none (A1).
GUILDS = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")

#: The most spaces that any material can give the Court.
MOST_COURT_SPACES = 20

#: The face of a Monster card, beside the 25 faces of Allies.
MONSTER = 25
FACES = (*(f"{race} {value}" for race in RACES for value in range(1, 6)), "monster")

#: Every zone (A12): its slot in the state, what lies in it, whose it is, who sees it. A Card is an
#: Exploration card: an Ally or a Monster.
ZONES = (
    Zone("exploration_deck", "Card", sees="nobody"),
    Zone("exploration_discard", "Card", sees="nobody"),
    Zone("track", "Card"),
    Zone("council", "Ally", per="race", sees="nobody"),
    Zone("hand", "Ally", per="seat", sees="owner"),
    Zone("affiliated", "Ally", per="seat"),
    Zone("payment", "Ally"),
    Zone("box_allies", "Card"),
    Zone("token_supply", "Token", sees="nobody"),
    Zone("tokens", "Token", per="seat", sees="owner"),
    Zone("box_tokens", "Token"),
    Zone("lord_deck", "Lord", sees="nobody"),
    Zone("court", "Lord"),
    Zone("lord_discard", "Lord"),
    Zone("free", "Lord", per="seat"),
    Zone("under", "Lord", per="seat", nested=True),
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
    Counter("treasury"),
    Counter("keys", per="seat"),
    Counter("key_supply"),
    Counter("threat"),
)

#: The parts of a score, and what breaks ties, in order (A10).
SCORE_PARTS = ("locations", "lords", "allies", "monsters")
TIE_PARTS = ("pearls", "best_lord")

#: Why a game stopped (A9).
ENDINGS = endings("nobody can act any more")
