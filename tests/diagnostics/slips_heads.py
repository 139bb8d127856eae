"""Slips in heads and braces, and in the statements that have braces."""

from tests.diagnostics.slips import INSIDE, POWER, Slip, a_head_is

HEADS: dict[str, Slip] = {
    "braces left out": (
        POWER,
        "on arrival gain 2 pearls;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "braces left out over lines": (
        POWER,
        "on arrival\n    gain 2 pearls;\n    gain 1 key;",
        [
            "A102 1 `{` and `}` are missing around `gain 2 pearls; gain 1 key;`",
            "help: write `on arrival { gain 2 pearls; gain 1 key; }`",
        ],
        "on arrival { gain 2 pearls;\n    gain 1 key; }",
    ),
    "a colon in place of braces": (
        POWER,
        "on arrival:\n    gain 2 pearls;",
        [
            "A102 1 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival {\n    gain 2 pearls; }",
    ),
    "a colon before braces": (
        POWER,
        "on arrival: { gain 2 pearls; }",
        [
            "A101 0 no `:` stands before `{`",
            "help: leave it out",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "two heads without braces": (
        POWER,
        "on arrival gain 2 pearls; while free add 1 to hand_limit for me;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `on arrival { gain 2 pearls; }`",
            "A102 0 `{` and `}` are missing around `add 1 to hand_limit for me;`",
            "help: write `while free { add 1 to hand_limit for me; }`",
        ],
        "on arrival { gain 2 pearls; } while free { add 1 to hand_limit for me; }",
    ),
    "then before braces": (
        INSIDE,
        "if threat > 3 then { gain 2 pearls; }",
        [
            "A102 0 no `then` stands before `{`",
            "help: leave it out",
        ],
        "if threat > 3 { gain 2 pearls; }",
    ),
    "then in place of braces": (
        INSIDE,
        "if threat > 3 then gain 2 pearls;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `if threat > 3 { gain 2 pearls; }`",
        ],
        "if threat > 3 { gain 2 pearls; }",
    ),
    "an if without braces": (
        INSIDE,
        "if threat > 3 gain 2 pearls; else gain 1 pearl;",
        [
            "A102 0 `{` and `}` are missing around `gain 2 pearls;`",
            "help: write `if threat > 3 { gain 2 pearls; }`",
            "A102 0 `{` and `}` are missing around `gain 1 pearl;`",
            "help: write `else { gain 1 pearl; }`",
        ],
        "if threat > 3 { gain 2 pearls; } else { gain 1 pearl; }",
    ),
    "a may without braces": (
        INSIDE,
        "may choose l from court; take l;",
        [
            "A102 0 `{` and `}` are missing around `choose l from court; take l;`",
            "help: write `may { choose l from court; take l; }`",
        ],
        "may { choose l from court; take l; }",
    ),
    "another word for else if": (
        INSIDE,
        "if threat > 3 { gain 2 pearls; } elif threat > 2 { gain 1 pearl; }",
        [
            "A102 0 no statement begins with `elif`",
            "help: write `else if`",
        ],
        "if threat > 3 { gain 2 pearls; } else if threat > 2 { gain 1 pearl; }",
    ),
    "another word for else": (
        INSIDE,
        "if threat > 3 { gain 2 pearls; } otherwise { gain 1 pearl; }",
        [
            "A102 0 no statement begins with `otherwise`",
            "help: write `else`",
        ],
        "if threat > 3 { gain 2 pearls; } else { gain 1 pearl; }",
    ),
    "square brackets": (
        POWER,
        "on arrival [ gain 2 pearls; ]",
        [
            "A101 0 what is done, and what a card is, stands in `{` and `}`, not in `[`",
            "help: write `{` and `}`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "when for a head": (
        POWER,
        "when arrives { gain 2 pearls; }",
        [
            "A204 0 `when arrives` is no head",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "when before a sentence": (
        POWER,
        "when this lord arrives, gain 2 pearls;",
        [
            "A204 0 `when this lord arrives` is no head",
            "help: write `on arrival { gain 2 pearls; }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "when before nothing known": (
        POWER,
        "when recruited { gain 2 pearls; }",
        [
            "A204 0 `when recruited` is no head",
            a_head_is(
                "on arrival", "while free { after recruitment of me", "while free", "once per turn"
            ),
        ],
        "",
    ),
    "always for a head": (
        POWER,
        "always { add 1 to hand_limit for me; }",
        [
            "A204 0 `always` is no head",
            "help: write `while free { … }`",
        ],
        "while free { add 1 to hand_limit for me; }",
    ),
    "a head without its first word": (
        POWER,
        "arrival { gain 2 pearls; }",
        [
            "A102 0 `on` is missing before `arrival`",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "a head of another form of its word": (
        POWER,
        "on arrive { gain 2 pearls; }",
        [
            "A204 0 `on arrive` is no head",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "once a turn": (
        POWER,
        "once a turn { choose l from court; discard l; }",
        [
            "A102 0 `once a` is no head",
            "help: write `once per`",
        ],
        "once per turn { choose l from court; discard l; }",
    ),
    "a verb without a head": (
        POWER,
        "gain 2 pearls;",
        [
            "A203 0 a lord has no field `gain`",
            "help: `gain` is a verb: put it into a head, such as `on arrival { … }`",
        ],
        "",
    ),
    "another word for a verb without a head": (
        POWER,
        "draw 2 allies;",
        [
            "A203 0 a lord has no field `draw`",
            "help: what a card does stands in a head, such as `on arrival { … }`",
        ],
        "",
    ),
    "capital letters": (
        POWER,
        "On Arrival { Gain 2 Pearls; }",
        [
            "A204 0 `On Arrival` is written in small letters",
            "help: write `on arrival`",
            "A102 0 `Gain 2 Pearls` is written in small letters",
            "help: write `gain 2 pearls`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "each without a name": (
        INSIDE,
        "each opponent { return 1 pearl from o; }",
        [
            "A102 0 `each opponent` lacks a name for the one it is at",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a sentence with each": (
        INSIDE,
        "each opponent loses 1 pearl;",
        [
            "A102 0 what is done with each of `opponents` stands in braces",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a sentence with each and the very verb": (
        INSIDE,
        "each opponent gain 1 pearl;",
        [
            "A102 0 `each opponent` lacks a name for the one it is at, and braces",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "each without a name that is not used": (
        INSIDE,
        "each opponent { gain 1 pearl; }",
        [
            "A102 0 `each opponent` lacks a name for the one it is at",
            "help: write `each o in opponents { … }`, and `o` for that one in the braces",
        ],
        "",
    ),
    "the head of another kind of card": (
        POWER,
        "control { gain 2 pearls; }",
        [
            "A204 0 `control` is no head",
            "help: a head is `on arrival { … }`, `while free { … }` or `once per turn { … }`",
        ],
        "",
    ),
    "nearly the head of another kind of card": (
        POWER,
        "on contrl { gain 2 pearls; }",
        [
            "A204 0 unknown head `on contrl`",
            "help: there is `on arrival`, `while free` or `once per turn`",
        ],
        "",
    ),
    "nearly a head without its first word": (
        POWER,
        "arrivl { gain 2 pearls; }",
        [
            "A204 0 `arrivl` is no head",
            "help: write `on arrival { … }`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
    "another word for each": (
        INSIDE,
        "every o in opponents { return 1 pearl from o; }",
        [
            "A102 0 no statement begins with `every`",
            "help: write `each`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "for each": (
        INSIDE,
        "for each o in opponents { return 1 pearl from o; }",
        [
            "A102 0 no statement begins with `for each`",
            "help: write `each`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "each without braces": (
        INSIDE,
        "each o in opponents return 1 pearl from o;",
        [
            "A102 0 `{` and `}` are missing around `return 1 pearl from o;`",
            "help: write `each o in opponents { return 1 pearl from o; }`",
        ],
        "each o in opponents { return 1 pearl from o; }",
    ),
    "a brace behind its verb": (
        POWER,
        "on arrival gain { 2 pearls; }",
        [
            "A102 0 `gain` and `{` stand in the wrong order",
            "help: write `{ gain 2 …`",
        ],
        "on arrival { gain 2 pearls; }",
    ),
}
