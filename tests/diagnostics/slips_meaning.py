"""Slips in what words mean: whose it is, of what, how many, of which type."""

from tests.diagnostics.slips import FIELDS, INSIDE, POWER, SCORE, Slip

MEANING: dict[str, Slip] = {
    "pearls of nobody": (
        INSIDE,
        "if pearls > 3 { gain 1 key; }",
        [
            "A211 0 of whom is `pearls` meant?",
            "help: write `pearls of me` or `pearls of` a chosen player",
        ],
        "",
    ),
    "pearls of nobody, equal": (
        INSIDE,
        "if pearls == 3 { gain 1 key; }",
        [
            "A211 0 of whom is `pearls` meant?",
            "help: write `pearls of me` or `pearls of` a chosen player",
        ],
        "",
    ),
    "pearls of the one looked at": (
        INSIDE,
        "choose o from opponents where pearls > 3; steal 1 pearl from o;",
        [
            "A211 0 of whom is `pearls` meant?",
            "help: write `pearls of it`",
        ],
        "choose o from opponents where pearls of it > 3; steal 1 pearl from o;",
    ),
    "a hand compared with a number": (
        INSIDE,
        "choose o from opponents where hand > 3; steal 1 pearl from o;",
        [
            "A211 0 of whom is `hand` meant?",
            "help: write `count(hand of it)`",
        ],
        "choose o from opponents where count(hand of it) > 3; steal 1 pearl from o;",
    ),
    "pearls of several": (
        INSIDE,
        "gain max(pearls of opponents) pearls;",
        [
            "A410 0 `max` is not used like this",
            "help: write `max(o in opponents, pearls of o)`",
        ],
        "gain max(o in opponents, pearls of o) pearls;",
    ),
    "Lords compared with a number": (
        INSIDE,
        "if lords of me > 3 { gain 1 key; }",
        [
            "A301 0 `lords of me` is several Lords, but `>` wants a number",
            "help: how many there are is `count(lords of me)`",
        ],
        "",
    ),
    "Lords for a condition": (
        INSIDE,
        "if lords of me { gain 1 key; }",
        [
            "A301 0 `lords of me` is several Lords, but `if` wants a condition",
            "help: that there is one is written `count(lords of me) > 0`",
        ],
        "",
    ),
    "a number for a condition": (
        INSIDE,
        "if threat { gain 1 key; }",
        [
            "A301 0 `threat` is a number, but `if` wants a condition",
            "help: a condition compares it, as in `threat > 0`",
        ],
        "",
    ),
    "a guild for a condition": (
        INSIDE,
        "choose l from court where soldier; take l;",
        [
            "A301 0 `soldier` is a guild, but `where` wants a condition",
            "help: write `guild == soldier`",
        ],
        "choose l from court where guild == soldier; take l;",
    ),
    "a guild behind or": (
        INSIDE,
        "choose l from court where guild == mage or soldier; take l;",
        [
            "A301 0 `soldier` is a guild, but `or` wants a condition",
            "help: write `guild == soldier`",
        ],
        "choose l from court where guild == mage or guild == soldier; take l;",
    ),
    "quotation marks around a guild": (
        INSIDE,
        'choose l from court where guild == "mage"; take l;',
        [
            "A102 0 what is compared stands without quotation marks",
            "help: write `mage`",
        ],
        "choose l from court where guild == mage; take l;",
    ),
    "a number behind or": (
        INSIDE,
        "if keys of me == 0 or 1 { gain 1 key; }",
        [
            "A301 0 `1` is a number, but `or` wants a condition",
            "help: write `keys of me == 1`",
        ],
        "if keys of me == 0 or keys of me == 1 { gain 1 key; }",
    ),
    "a property for a condition": (
        INSIDE,
        "choose a from hand of me where race; discard a from hand of me;",
        [
            "A301 0 `race` is a Race, but `where` wants a condition",
            "help: a condition compares it, as in `race == crab`",
        ],
        "",
    ),
    "a guild behind and": (
        INSIDE,
        "choose l from court where guild == mage and soldier; take l;",
        [
            "A301 0 `soldier` is a guild, but `and` wants a condition",
            "help: nothing has two of them at once: write `or guild == soldier`",
        ],
        "",
    ),
    "a guild behind another one that is not": (
        INSIDE,
        "choose l from court where guild != mage and soldier; take l;",
        [
            "A301 0 `soldier` is a guild, but `and` wants a condition",
            "help: write `and guild != soldier`",
        ],
        "",
    ),
    "a card compared with a guild": (
        INSIDE,
        "if self == mage { gain 1 key; }",
        [
            "A305 0 `mage` is a guild, but `self` is a Lord",
            "help: write `guild of self`",
        ],
        "if guild of self == mage { gain 1 key; }",
    ),
    "the property of another kind": (
        INSIDE,
        "choose a from hand of me where guild == crab; discard a from hand of me;",
        [
            "A211 0 `guild` is a property of a Lord, but an Ally is looked at here",
            "help: write `race`",
        ],
        "choose a from hand of me where race == crab; discard a from hand of me;",
    ),
    "a property that a thing has not": (
        INSIDE,
        "choose l from court where value > 3; take l;",
        [
            "A211 0 `value` is a property of an Ally, but a Lord is looked at here",
            "help: a Lord has `guild`, `influence`, `cost`, `printed_keys` or `disabled`",
        ],
        "",
    ),
    "the name before it is chosen": (
        INSIDE,
        "choose l from court where cost of l < 8; take l;",
        [
            "A201 0 `l` is not known yet in what it is chosen from",
            "help: the thing that is looked at is `it`, and its properties stand alone",
        ],
        "choose l from court where cost of it < 8; take l;",
    ),
    "a dot before a property": (
        INSIDE,
        "choose l from court; gain l.cost pearls;",
        [
            "A201 0 unknown name `l.cost`",
            "help: write `cost of l`",
        ],
        "choose l from court; gain cost of l pearls;",
    ),
    "a property of nothing": (
        INSIDE,
        "if guild == mage { gain 1 key; }",
        [
            "A211 0 `guild` is a property of a Lord, and none is meant here",
            "help: write `guild of self` or `count(lords of me where guild == mage)`",
        ],
        "",
    ),
    "this for the card": (
        INSIDE,
        "discard this;",
        [
            "A201 0 unknown name `this`",
            "help: did you mean `self`?",
        ],
        "",
    ),
    "mages of a player": (
        SCORE,
        "score count(mages of me);",
        [
            "A201 0 a player has no `mages`",
            (
                "help: write `lords of me where guild == mage` or `free_lords of me where guild "
                "== mage`"
            ),
        ],
        "",
    ),
    "allies of a player": (
        SCORE,
        "score count(allies of me);",
        [
            "A201 0 a player has no `allies`",
            "help: write `hand of me` or `affiliated of me`",
        ],
        "",
    ),
    "a guild that is counted": (
        SCORE,
        "score count(mages);",
        [
            "A201 0 unknown name `mages`",
            (
                "help: write `lords of me where guild == mage` or `free_lords of me where guild "
                "== mage`"
            ),
        ],
        "",
    ),
    "a guild that is a number": (
        SCORE,
        "score 3 * mages;",
        [
            "A201 0 unknown name `mages`",
            (
                "help: write `count(lords of me where guild == mage)` or `count(free_lords of me "
                "where guild == mage)`"
            ),
        ],
        "",
    ),
    "a condition that is counted": (
        SCORE,
        "score count(guild == mage);",
        [
            "A303 0 `count` wants several things, but `guild == mage` is a condition",
            (
                "help: write `lords of me where guild == mage` or `free_lords of me where guild "
                "== mage`"
            ),
        ],
        "",
    ),
    "a number that is counted": (
        SCORE,
        "score count(monsters of me);",
        [
            "A303 0 `count` wants several things, but `monsters of me` is a number",
            "help: it is a number already, without `count`",
        ],
        "score monsters of me;",
    ),
    "where behind what is counted": (
        SCORE,
        "score count(affiliated of me) where race == crab;",
        [
            "A303 0 `where` wants several things, but `count(affiliated of me)` is a number",
            "help: write `where` inside: `count(affiliated of me where …)`",
        ],
        "",
    ),
    "a name for what is counted": (
        SCORE,
        "score count(l in lords of me, cost of l > 8);",
        [
            "A410 0 `count` is not used like this",
            "help: write `count(lords of me where cost of it > 8)`",
        ],
        "score count(lords of me where cost of it > 8);",
    ),
    "a condition behind a comma": (
        SCORE,
        "score count(lords of me, guild == mage);",
        [
            "A410 0 `count` is not used like this",
            "help: write `count(lords of me where guild == mage)`",
        ],
        "score count(lords of me where guild == mage);",
    ),
    "a property that is counted": (
        SCORE,
        "score count(lords of me, guild);",
        [
            "A410 0 `count` is not used like this",
            "help: write `distinct(lords of me, guild)`",
        ],
        "",
    ),
    "a property of several": (
        SCORE,
        "score influence of lords of me;",
        [
            "A302 0 `lords of me` is several Lords, but `influence` is of one",
            (
                "help: for all together write `sum(lords of me, influence)`, for the highest "
                "`max(lords of me, influence)`"
            ),
        ],
        "",
    ),
    "a property of several in a call": (
        SCORE,
        "score max(influence of lords of me);",
        [
            "A410 0 `max` is not used like this",
            "help: write `max(lords of me, influence)`",
        ],
        "score max(lords of me, influence);",
    ),
    "several in a call without a property": (
        SCORE,
        "score max(lords of me);",
        [
            "A410 0 `max` is not used like this",
            "help: write `max(lords of me, influence)`",
        ],
        "",
    ),
    "three numbers in a call": (
        SCORE,
        "score max(1, 2, threat);",
        [
            "A410 0 `max` is not used like this",
            "help: write `max(1, max(2, threat))`",
        ],
        "score max(1, max(2, threat));",
    ),
    "guilds that are added up": (
        SCORE,
        "score sum(lords of me, guild);",
        [
            "A301 0 `guild` is a guild, but `sum` takes a number",
            "help: how many different ones there are is `distinct(lords of me, guild)`",
        ],
        "",
    ),
    "Races of a player": (
        SCORE,
        "score count(races of me);",
        [
            "A306 0 `races` belongs to nobody: it stands without `of`",
            (
                "help: write `races`; the different ones among things are counted with "
                "`distinct(hand of me, race)`"
            ),
        ],
        "",
    ),
    "the Threat of a player": (
        SCORE,
        "score threat of me;",
        [
            "A306 0 `threat` belongs to nobody: it stands without `of`",
            "help: write `threat`",
        ],
        "score threat;",
    ),
    "numbers that are joined": (
        SCORE,
        "score count(lords of me) and 3;",
        [
            "A301 0 `count(lords of me)` is a number, but `and` wants a condition",
            "help: a condition compares it, as in `count(lords of me) > 0`",
        ],
        "",
    ),
    "Lords that are a score": (
        SCORE,
        "score lords of me;",
        [
            "A301 0 `lords of me` is several Lords, but `score` wants a number",
            "help: how many there are is `count(lords of me)`",
        ],
        "",
    ),
    "a resource that holds on": (
        POWER,
        "while free { add 2 to pearls for me; }",
        [
            "A408 0 `pearls` is nothing that an effect that holds on can change",
            (
                "help: it is changed once, by `gain`, `return`, `steal` or `recruit`; such an "
                "effect changes `recruit_cost`, `payment_races`, `affiliation`, `support_stacks`,"
                " `hand_limit`, `purchases_per_turn` or `monster_choice`"
            ),
        ],
        "",
    ),
    "a Lord for those whom an effect is about": (
        POWER,
        "while free { add 2 to hand_limit for lord; }",
        [
            "A201 0 unknown name `lord`",
            "help: there is `me`, `opponents` or `players`",
        ],
        "",
    ),
    "a field that an event has not": (
        POWER,
        "while free { alter monster_reward of me { reward = 3; } }",
        [
            "A409 0 `monster_reward` has no field `reward`",
            "help: there is `space`",
        ],
        "",
    ),
    "a number in quotation marks": (
        FIELDS,
        'guild merchant; cost "7"; races 2; influence 5;',
        [
            "A504 0 `cost` wants a number",
            "help: write `7` without quotation marks",
        ],
        "guild merchant; cost 7; races 2; influence 5;",
    ),
    "a printed number below nothing": (
        FIELDS,
        "guild merchant; cost 7; races 2; influence -1;",
        [
            "A503 0 `influence` goes from 0 to 99",
        ],
        "",
    ),
    "two guilds of a Lord": (
        FIELDS,
        "guild merchant, mage; cost 7; races 2; influence 5;",
        [
            "A504 0 `guild` wants a guild",
            "help: there is only one: leave `, mage` out",
        ],
        "",
    ),
    "a field without its value": (
        FIELDS,
        "guild; cost 7; races 2; influence 5;",
        [
            "A504 0 `guild` wants a guild",
            "help: write `guild soldier;`",
        ],
        "",
    ),
    "a field of other cards": (
        SCORE,
        "guild mage; score 3;",
        [
            "A203 0 a location has no field `guild`",
            "help: a lord can have it",
        ],
        "",
    ),
    "two scores": (
        SCORE,
        "score 3; score 4;",
        [
            "A412 0 this card has a `score` already",
            "help: write both into one",
        ],
        "",
    ),
    "what a filter does not know of": (
        INSIDE,
        "choose o from opponents where true; steal 1 pearl from o;",
        [
            "A201 0 unknown name `true`",
            "help: a condition compares two things, with such as `==` or `>`",
        ],
        "",
    ),
    "a condition compared with a word": (
        INSIDE,
        "choose l from court where disabled == cost; take l;",
        [
            "A305 0 `cost` is a number, but `disabled` is a condition",
            (
                "help: numbers have no `if`: `min(1, X / N)` is 1 if X is N or more, else 0, as "
                "in: 5 * min(1, count(players) / 3)"
            ),
        ],
        "",
    ),
    "an event that is not altered": (
        POWER,
        "while free { alter recruitment of me { cost = 3; } }",
        [
            "A407 0 `alter` does not go with `recruitment`",
            "help: write `after recruitment of PLAYERS { … }`",
        ],
        "",
    ),
}
