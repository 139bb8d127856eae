"""Who is spoken of, what is done if something is so, and numbers in words."""

from tests.diagnostics.slips import INSIDE, POWER, SCORE, Slip

SPOKEN_OF: dict[str, Slip] = {
    "this player in a loop": (
        INSIDE,
        "each o in opponents { if pearls of this player > 3 { steal 1 pearl from o; } }",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `o`",
        ],
        "each o in opponents { if pearls of o > 3 { steal 1 pearl from o; } }",
    ),
    "this player behind a choice": (
        INSIDE,
        "choose o from opponents; steal half pearls of this player pearls from o;",
        [
            "A102 0 `half` is no number",
            "help: write `steal pearls of o / 2 …`",
            "A102 0 `this player` is written otherwise",
            "help: write `o`",
        ],
        "choose o from opponents; steal pearls of o / 2 pearls from o;",
    ),
    "this player in a filter": (
        INSIDE,
        "choose o from opponents where pearls of this player > 3; steal 1 pearl from o;",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `it`",
        ],
        "choose o from opponents where pearls of it > 3; steal 1 pearl from o;",
    ),
    "this player in a sum": (
        INSIDE,
        "gain sum(o in opponents, pearls of this player) pearls;",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `o`",
        ],
        "gain sum(o in opponents, pearls of o) pearls;",
    ),
    "this player where cards are looked at": (
        INSIDE,
        "choose l from lords of me where influence > pearls of this player; discard l;",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `me`",
        ],
        "",
    ),
    "this player in two loops": (
        INSIDE,
        "each p in players { each o in opponents { steal 1 pearl from this player; } }",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `me`, `p` or `o`",
        ],
        "",
    ),
    "this player in an event of opponents": (
        POWER,
        (
            "while free { after exploration of opponents { if keys of this player > 3 { "
            "gain 1 pearl; } } }"
        ),
        [
            "A102 0 `this player` is written otherwise",
            "help: write `actor`",
        ],
        "while free { after exploration of opponents { if keys of actor > 3 { gain 1 pearl; } } }",
    ),
    "this player where an event is altered": (
        POWER,
        "while free { alter monster_reward of opponents { space = pearls of this player; } }",
        [
            "A102 0 `this player` is written otherwise",
            "help: write `me`",
        ],
        "",
    ),
    "this guild compared with that of another card": (
        INSIDE,
        "each l in lords of me { if guild of l == this guild { gain 1 pearl; } }",
        [
            "A102 0 `this guild` is written otherwise",
            "help: write `guild of self`",
        ],
        "each l in lords of me { if guild of l == guild of self { gain 1 pearl; } }",
    ),
    "this guild where another card is looked at": (
        INSIDE,
        "each l in lords of me { if this guild == mage { gain 1 pearl; } }",
        [
            "A102 0 `this guild` is written otherwise",
            "help: write `guild of self` for that of this card, else whose it is",
        ],
        "",
    ),
    "an event of the player": (
        POWER,
        "while free { after exploration of the player { gain 1 pearl; } }",
        [
            "A102 0 whose event it is, is not told as `the player`",
            "help: write `players`, or `me` if it is the owner of the card",
        ],
        "",
    ),
    "an event of each Lord": (
        POWER,
        "while free { after exploration of each lord { gain 1 pearl; } }",
        [
            "A102 0 whose event it is, is not told as `each lord`",
            "help: it is that of players: write `me`, `opponents` or `players`",
        ],
        "",
    ),
    "on with a condition alone": (
        POWER,
        "on arrival when threat > 3;",
        [
            "A102 0 `on` takes no `when`, and braces are missing",
            "help: write `on arrival { if threat > 3 { … } }`",
        ],
        "",
    ),
    "on with if and else, and another line": (
        POWER,
        "on arrival if threat > 3 gain 1 pearl;\n  else gain 2 keys;\n  gain 1 pearl;",
        [
            "A102 0 `on` takes no `if`, and braces are missing",
            (
                "help: write `on arrival { if threat > 3 { gain 1 pearl; } else { gain 2 "
                "keys; } gain 1 pearl; }`"
            ),
        ],
        "",
    ),
    "an effect for the player": (
        POWER,
        "while free { add 1 to hand_limit for the player; }",
        [
            "A102 0 `for the player` is written otherwise",
            "help: write `for players`, or `for me` if it is the owner of the card",
        ],
        "",
    ),
    "a value for the player": (
        POWER,
        "while free { hand_limit is 6 for the player; }",
        [
            "A202 0 no statement begins with `hand_limit`",
            "help: write `set hand_limit to 6 for me;`, or `for opponents` or `for players`",
        ],
        "",
    ),
    "an event of each player, and no head": (
        POWER,
        "after exploration of each player { gain 1 pearl; }",
        [
            "A102 0 `after` stands in a head for what holds on",
            "help: write `while free { after exploration of players { … } }`",
            "A102 0 whose event it is, is not told as `each player`",
            "help: write `players`",
        ],
        "after exploration of players { gain 1 pearl; }",
    ),
    "a value of one for another": (
        POWER,
        "while free { set hand_limit of me to 8 for opponents; }",
        [
            "A102 0 whose it is stands behind `for`",
            "help: write `for me` or `for opponents`",
        ],
        "",
    ),
    "a value of some for them": (
        POWER,
        "while free { set hand_limit of opponents to 8 for opponents; }",
        [
            "A102 0 whose it is stands behind `for`",
            "help: write `set hand_limit to 8 for opponents;`",
        ],
        "while free { set hand_limit to 8 for opponents; }",
    ),
    "also, and what may be done": (
        INSIDE,
        "gain 1 key; also may gain 1 pearl;",
        [
            "A102 0 no `also` stands before what is done",
            "help: leave it out: what stands first is done first",
            "A102 0 `{` and `}` are missing around `gain 1 pearl;`",
            "help: write `may { gain 1 pearl; }`",
        ],
        "gain 1 key; may { gain 1 pearl; }",
    ),
    "on with if and else without braces": (
        POWER,
        "on arrival if threat > 3 gain 1 pearl;\n  else gain 1 key;",
        [
            "A102 0 `on` takes no `if`, and braces are missing",
            "help: write `on arrival { if threat > 3 { gain 1 pearl; } else { gain 1 key; } }`",
        ],
        "on arrival { if threat > 3 { gain 1 pearl; } else { gain 1 key; } }",
    ),
    "on with if and else with braces": (
        POWER,
        "on arrival if threat > 3 gain 1 pearl; else { gain 1 key; }",
        [
            "A102 0 `on` takes no `if`, and braces are missing",
            "help: write `on arrival { if threat > 3 { gain 1 pearl; } else { gain 1 key; } }`",
        ],
        "on arrival { if threat > 3 { gain 1 pearl; } else { gain 1 key; } }",
    ),
    "on with a condition, and several lines": (
        POWER,
        "on arrival when threat > 3 gain 1 pearl;\n  gain 1 key;",
        [
            "A102 0 `on` takes no `when`, and braces are missing",
            "help: write `on arrival { if threat > 3 { gain 1 pearl; gain 1 key; } }`",
        ],
        "",
    ),
    "on with if and may without braces": (
        POWER,
        "on arrival if threat > 3 may gain 1 pearl;",
        [
            "A102 0 `on` takes no `if`, and braces are missing",
            "help: write `on arrival { if threat > 3 { may { gain 1 pearl; } } }`",
        ],
        "on arrival { if threat > 3 { may { gain 1 pearl; } } }",
    ),
    "on with a condition and a comment": (
        POWER,
        "on arrival when threat > 3 # then\n  gain 1 pearl;",
        [
            "A102 0 `on` takes no `when`, and braces are missing",
            "help: write `on arrival { if threat > 3 { gain 1 pearl; } }`",
        ],
        "",
    ),
    "a price, and what is done else": (
        INSIDE,
        "may pay 2 pearls { gain 1 key; } else { gain 1 pearl; }",
        [
            "A102 0 what is paid is a condition, and then done",
            (
                "help: write `may when pearls of me >= 2 { return 2 pearls from me; … }`, with "
                "`may { … }` behind it, as `may` has no `else`"
            ),
        ],
        "",
    ),
    "braces that belong to nothing, with a comment": (
        INSIDE,
        "{ gain 1 key; # one\n  }",
        [
            "A102 0 these braces belong to nothing",
            "help: leave both out",
        ],
        "gain 1 key; # one\n",
    ),
    "what is multiplied behind": (
        INSIDE,
        "gain 3 pearls multiplied by threat;",
        [
            "A102 0 how much it is, stands before `pearls`",
            "help: write `3 * threat pearls`",
        ],
        "gain 3 * threat pearls;",
    ),
    "twice a number": (
        INSIDE,
        "gain twice 2 pearls;",
        [
            "A102 0 `twice` is no number",
            "help: write `gain 2 * 2 …`",
        ],
        "gain 2 * 2 pearls;",
    ),
    "half the Pearls": (
        INSIDE,
        "gain half the pearls of me pearls;",
        [
            "A102 0 `half` is no number",
            "help: write `gain pearls of me / 2 …`",
        ],
        "gain pearls of me / 2 pearls;",
    ),
    "a value of the player": (
        POWER,
        "while free { set hand_limit of the player to 8; }",
        [
            "A102 0 whose it is stands behind `for`",
            "help: write `for players` or `for me`",
        ],
        "",
    ),
    "a sum divided in words": (
        SCORE,
        "score pearls of me + 3 divided by 2;",
        [
            "A102 0 `divided by` is no sign",
            "help: write `/`, with `(` and `)` around the sum if all of it is divided",
        ],
        "",
    ),
    "a sum in parentheses divided in words": (
        SCORE,
        "score (pearls of me + 3) divided by 2;",
        [
            "A102 0 `divided by` is no sign",
            "help: write `/`",
        ],
        "score (pearls of me + 3) / 2;",
    ),
    "divided in words behind a sum that is compared": (
        INSIDE,
        "if threat + 1 > pearls of me divided by 2 { gain 1 pearl; }",
        [
            "A102 0 `divided by` is no sign",
            "help: write `/`",
        ],
        "if threat + 1 > pearls of me / 2 { gain 1 pearl; }",
    ),
    "a sum divided in words in a condition": (
        INSIDE,
        "if pearls of me + keys of me divided by 2 > 3 { gain 1 pearl; }",
        [
            "A102 0 `divided by` is no sign",
            "help: write `/`, with `(` and `)` around the sum if all of it is divided",
        ],
        "",
    ),
    "divided in words behind a verb": (
        INSIDE,
        "gain pearls of me divided by 2 pearls;",
        [
            "A102 0 `divided by` is no sign",
            "help: write `/`",
        ],
        "gain pearls of me / 2 pearls;",
    ),
    "multiplied in words": (
        INSIDE,
        "if 3 < threat multiplied by 2 { gain 1 pearl; }",
        [
            "A102 0 `multiplied by` is no sign",
            "help: write `*`",
        ],
        "if 3 < threat * 2 { gain 1 pearl; }",
    ),
    "so many times half": (
        SCORE,
        "score 2 * half pearls of me;",
        [
            "A102 0 `half` is no number",
            "help: write `(pearls of me / 2)`",
        ],
        "score 2 * (pearls of me / 2);",
    ),
    "double and less": (
        SCORE,
        "score double pearls of me - 1;",
        [
            "A102 0 `double` is no number",
            "help: write `2 * pearls of me`, or put all that it is of into `(` and `)`",
        ],
        "",
    ),
    "half in a condition": (
        INSIDE,
        "if half pearls of me > 3 { gain 1 pearl; }",
        [
            "A102 0 `half` is no number",
            "help: write `pearls of me / 2`",
        ],
        "if pearls of me / 2 > 3 { gain 1 pearl; }",
    ),
    "per several, with a sum in the condition": (
        SCORE,
        "score 1 per 2 lords where influence > 3 + 2;",
        [
            "A102 0 `per 2 lords` counts nothing",
            "help: write `count(THINGS) / 2`, and behind `where` which of them",
        ],
        "",
    ),
}
