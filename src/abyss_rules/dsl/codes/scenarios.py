"""The codes of scenarios: what `abyss check` says of how they are written, `abyss test` of play."""

from __future__ import annotations

from abyss_rules.dsl.codes.code import Code

_NOT_RUN = "An error: the scenario is not run. The pack can be played all the same."
_FAILED = "A failure of the scenario: `abyss test` tells it. The pack can be played all the same."

TABLE = (
    Code(
        "A801",
        "unknown word in a scenario",
        "A scenario has `options`, `seed`, `given`, `when` and `then`; in `given` and `then` stand "
        "the words of positions, in `seat N { … }` those of a player.",
        "given { treat 3; }\nthen { threat 3; }",
        "given { threat 3; }\nthen { threat 3; }",
        place="scenario",
        entails=_NOT_RUN,
        why="What is not read is not set up and not compared, so the scenario would show nothing.",
    ),
    Code(
        "A802",
        "line of another form",
        "Each word wants a number, a name, a list and so on. The message says which.",
        "given { threat high; }\nthen { threat 3; }",
        "given { threat 3; }\nthen { threat 3; }",
        place="scenario",
        entails=_NOT_RUN,
        why="What is meant by anything else could only be guessed.",
    ),
    Code(
        "A803",
        "unknown name in a scenario",
        "No card, Ally, seat, guild, Race, option, law, kind of question or of event has this "
        "name in the games of the pack. Laws of your own are known with `abyss test --laws FILE` "
        "and `pytest --abyss-laws FILE`.",
        "given { court divr; }\nthen { court diver; }",
        "given { court diver; }\nthen { court diver; }",
        place="scenario",
        entails=_NOT_RUN,
        why="What there is not cannot lie anywhere, and nobody can answer with it.",
    ),
    Code(
        "A804",
        "said twice, or in the wrong place",
        "A word stands once in its braces, `given` stands once and before the first `when` and "
        "`then`, and two scenarios of a pack do not have the same name.",
        "given { threat 3; threat 4; }\nthen { threat 3; }",
        "given { threat 3; }\nthen { threat 3; }",
        place="scenario",
        entails=_NOT_RUN,
        why="Which of the two is meant could not be seen.",
    ),
    Code(
        "A805",
        "position that cannot be",
        "What `given` describes cannot lie on a table: a card in two places, more Pearls than the "
        "box holds, a track that is too long. The message says what is in the way.",
        "given { court diver; seat 0 { lords diver; } }\nthen { court diver; }",
        "given { court diver; }\nthen { court diver; }",
        place="scenario",
        entails=_NOT_RUN,
        why="A game that begins there would not be one of the rules.",
    ),
    Code(
        "A806",
        "answer that nothing asks for",
        "No question of the game can be answered so: a misspelling, or a card that is not in play.",
        "given { court diver; }\nwhen { recruite diver; }\nthen { threat 1; }",
        "given { court diver; }\nwhen { recruit diver; }\nthen { threat 1; }",
        place="scenario",
        entails=_NOT_RUN,
        why="The scenario could never be played to its end.",
    ),
    Code(
        "A807",
        "scenario that expects nothing",
        "Without a `then`, or with one that is empty, a scenario shows only that its answers can "
        "be given.",
        'scenario "a Plot" { when { plot; } }',
        'scenario "a Plot" { when { plot; } then { seat 0 { pearls 0; } } }',
        severity="warning",
        place="blocks",
        why="A test that compares nothing passes whatever happens.",
    ),
    Code(
        "A808",
        "packs that cannot be played together",
        "The pack of a scenario cannot be played, alone or with what it needs; the message says "
        "why. None of its scenarios is run.",
        "A `material` whose `starting_threat` is 6, where its `threat_rewards` have 5 spaces.",
        "A `material` whose `starting_threat` is one of the spaces of its `threat_rewards`.",
        place="words",
        entails="An error: the packs cannot be played together.",
        why="A scenario is played with its pack and all that this needs.",
    ),
    Code(
        "A851",
        "not as expected",
        "`abyss test` has played the scenario, and the game does not stand as `then` says. The "
        "message shows what was expected and what is, and the answers that led there.",
        "given { court diver; seat 0 { pearls 1; } }\nwhen { plot; }\n"
        "then { seat 0 { pearls 1; } }",
        "given { court diver; seat 0 { pearls 1; } }\nwhen { plot; }\n"
        "then { seat 0 { pearls 0; } }",
        place="scenario",
        played=True,
        entails=_FAILED,
        why="Either the card does not do what it should, or the scenario expects the wrong thing.",
    ),
    Code(
        "A852",
        "answer that was refused",
        "An answer of `when` cannot be given there: it is not offered, another seat is asked, or "
        "the game is over.",
        "given { court diver; seat 0 { hand jellyfish 5; } }\nwhen { recruit diver; }\n"
        "then { seat 0 { lords diver; } }",
        "given { court diver; seat 0 { hand jellyfish 5, crab 3; } }\nwhen { recruit diver; }\n"
        "then { seat 0 { lords diver; } }",
        place="scenario",
        played=True,
        entails=_FAILED,
        why="The scenario cannot go on from there.",
        mend="Look at what is offered, which the message lists. A question with one answer is not "
        "asked: it is answered at once.",
    ),
    Code(
        "A853",
        "shuffle that did not come as fixed",
        "A `shuffle` names a card that is not among those shuffled, or the deck was not shuffled "
        "any more.",
        "given { shuffle lord_deck to diver; }\nthen { threat 1; }",
        "given { lord_deck diver, rest; }\nthen { threat 1; }",
        place="scenario",
        played=True,
        entails=_FAILED,
        why="The scenario wants an order of cards that never came about.",
    ),
    Code(
        "A854",
        "law that does not hold",
        "A law named by `holds` does not hold where the scenario stands.",
        '==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; }\n\nscenario "rich" {\n'
        "  given { seat 0 { pearls 21; } }\n  then { holds nobody_is_rich; }\n}\n\n"
        "==> laws.py <==\nfrom abyss_rules.testing import law\n\n\n@law()\n"
        'def nobody_is_rich(game):\n    """Nobody has more than 20 Pearls."""\n'
        '    assert all(seat.pearls <= 20 for seat in game.view().players), "somebody is"',
        '==> pack.abyss <==\npack my.pack { format 1; ruleset abyss; }\n\nscenario "rich" {\n'
        "  given { seat 0 { pearls 20; } }\n  then { holds nobody_is_rich; }\n}\n\n"
        "==> laws.py <==\nfrom abyss_rules.testing import law\n\n\n@law()\n"
        'def nobody_is_rich(game):\n    """Nobody has more than 20 Pearls."""\n'
        '    assert all(seat.pearls <= 20 for seat in game.view().players), "somebody is"',
        place="files",
        played=True,
        entails=_FAILED,
        why="What the law says is wrong in this game: the cards or the rules are not sound there.",
    ),
)
