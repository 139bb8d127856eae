"""The engine's loop: run a state until somebody has a choice to make."""

from __future__ import annotations

from abyss_rules.engine.rules import Rules
from abyss_rules.engine.state import State

_NOTHING: list[int] = []


def run(rules: Rules, s: State) -> None:
    """Go on until a decision with two or more options is pending, or the game is over.

    Each step has a *prompt*, which derives the question from the frame (and may be asked again at
    any time) or goes on without one, and an *answer*. A prompt that goes on may put its frame on
    the next step and be that step's prompt at once. Questions with a single answer are answered
    here, so that no chain of forced moves ever nests.
    """
    prompts = rules.prompts
    answers = rules.answers
    stack = s.stack
    while stack:
        frame = stack[-1]
        if prompts[frame[0]](rules, s, frame):
            options = s.options
            if len(options) != 1:
                return
            if s.log is not None:
                s.log.append(("forced", s.seat, s.kind, options[0]))
            answers[frame[0]](rules, s, frame, options[0])
    s.seat = -1
    s.kind = 0
    s.options = _NOTHING


def answer(rules: Rules, s: State, code: int) -> None:
    """Give the pending decision the answer ``code`` (one of ``s.options``) and run on."""
    frame = s.stack[-1]
    rules.answers[frame[0]](rules, s, frame, code)
    run(rules, s)
