"""Laws about answers: what is done by them is what the rules say."""

from __future__ import annotations

from abyss_rules.engine.options import Option
from abyss_rules.game import Game
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.plain_steps import readings


@law(
    *("A3.0", "A3.1", "A3.2", "A3.3", "A3.4", "A3.5", "A3.6", "A4.1", "A4.2", "A4.3", "A4.4"),
    *("A4.5", "A4.6", "A4.7", "A4.8", "A4.9", "A5", "A6.0", "A6.1", "A6.2", "A6.3", "A6.4"),
    *("A6.5", "A6.6", "A7.1", "A7.2", "A7.3", "A8.8", "A9.1", "A9.2", "A9.3", "A14"),
    *("A15.hand_limit", "A15.lord_shortage", "A15.standing_hand_limit", "A15.stack_exchange"),
    *("A15.reshuffle", "A15.court_bonus", "A15.supply"),
    *("C3.1", "C3.2", "C3.3", "C4.1", "C4.2", "C4.4", "C5.1", "C5.2", "C5.3", "C5.4", "C6", "C7"),
    *("C9", "C10.empty_location_deck", "C10.solo_last_turn"),
    kind="step",
)
def answers_do_what_the_rules_say(before: Game, answer: Option, after: Game) -> None:
    """What an answer moves, pays and gains, and who is asked then, is what the rules say.

    The answer is carried out again step by step. From each question to the next, to the power of a
    card, or to the end, the state is what a plain reading of the rules makes of the one before.
    What powers do is not read, only that they begin.
    """
    game = before.clone()
    for stretch, fault in readings(game, answer):
        if fault is not None:
            broken(f"after {stretch.answer or 'a power'}, {fault}")
    if game != after:
        broken(f"{answer} done again leads elsewhere")


LAWS = (answers_do_what_the_rules_say,)
