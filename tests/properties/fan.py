"""Cards of other packs that the laws meet too: each verb and each form of a standing effect."""

from __future__ import annotations

from functools import cache

from abyss_rules.model.cards import Pack
from tests.packs import location, lord, pack

_STANDING = {
    "haggler": "add -2 to recruit_cost for me; set payment_races to any for me;",
    "usher": "set recruit_cost to 6 for opponents; limit hand_limit to at most 5 for players;",
    "porter": "limit support_stacks to at least 2 for me;",
    "broker": "set affiliation to any_paid for me; set hand_limit to pearls of me + 2 for me;",
    "warden": "protect me from lords where cost > 6; protect me from locations;",
    "toller": "at turn_start of me { gain 1 pearl; }",
    "gleaner": "after exploration of players { gain count(sent where value > 3) pearls; }",
    "baiter": "alter monster_reward of players { space = min(6, space + 1); }",
}
_ARRIVALS = {
    "thief": "each o in opponents { steal 1 pearl from o; steal 1 monster from o; }",
    "miser": "gain 2 monsters; gain 1 key; return 1 monster from me; return 1 key from me;",
    "racer": "gain 1 extra_turn; until my next turn { set hand_limit to 4 for opponents; }",
    "press_gang": "each o in opponents together { discard_down to 3 from hand of o by o; }",
    "picker": "each o in opponents { discard 1 from affiliated of o by me; }",
    "seller": """may { choose sold from hand of me; discard sold from hand of me; gain 2 pearls; }
        choose s from council where size > 0; discard s;
        choose t from council where size > 0; take t;""",
    "duellist": """choose mine from free_lords of me where it != self; discard mine;
        each o in opponents { choose l from free_lords of o where not disabled; disable l; }""",
    "herald": """choose gone from court; substitute gone with top of lord_deck;
        may when pearls of me > 2 { choose l from court; recruit l for 2 pearls; }""",
    "envoy": "control_drawn 2 with self;",
}
_USED = "once per turn when pearls of me > 0 { return 1 pearl from me; take top of lord_deck; }"
_LOCATIONS = {
    "market": """on control {
        choose mine from locations of me; choose other from available;
        exchange mine with other; }""",
    "archive": "on control { exchange_from_stack self; }",
    "echo": """at game_end { copy_score from locations of opponents where copyable; }
        score copied_score;""",
}
_ABYSS = "".join(
    [
        *(lord(f"while free {{ {body} }}", name, "mage") for name, body in _STANDING.items()),
        lord("while free when keys of me > 0 { set recruit_cost to 1 for me; }", "locksmith"),
        *(lord(f"on arrival {{ {body} }}", name, "soldier") for name, body in _ARRIVALS.items()),
        lord(_USED, "summoner", "merchant"),
        *(location(body, name) for name, body in _LOCATIONS.items()),
    ]
)

_SENATE = """
lord mover_mage "The Mover" {
  guild mage; influence 5; copies 2;
  on arrival { choose 2 from chamber of me as pair; swap pair; }
}

lord giver_farmer "The Giver" {
  guild farmer; influence 4; copies 3; pearls 1;
  on arrival {
    gain 1 pearl;
    discard top of lord_deck;
    until my next turn { set draw_duty to 1 for opponents; }
  }
}

lord meddler_soldier "The Meddler" {
  guild soldier; influence 3; copies 3;
  on arrival { each o in opponents { choose 2 from chamber of o as pair; swap pair; } }
}

location the_recalling "The Recalling" {
  pearls 1;
  on control {
    recall discarded where influence > 2;
    may { recall available; }
  }
  score 0;
}

location the_binding "The Binding" {
  on control { until my next turn { set draw_duty to 3 for opponents; } }
  while controlled { set matching_keys to any for me; protect me from locations; }
  score 0;
}

location the_walling "The Walling" {
  while controlled { protect me from lords where guild == soldier; }
  score 0;
}

location the_seeing "The Seeing" {
  while controlled when pearls of me > 1 { set location_source to whole_deck for players; }
  score 0;
}
"""

_TEXTS = {"abyss": _ABYSS, "conspiracy": _SENATE}


@cache
def fan_pack(ruleset: str) -> Pack:
    """The cards of a ruleset that are in no box."""
    return pack(_TEXTS[ruleset], ruleset)
