"""Laws about scores."""

from __future__ import annotations

from abyss_rules.game import Game
from abyss_rules.testing.declare import broken, law
from abyss_rules.testing.laws_state import best_of
from abyss_rules.testing.plain_reading import UnsaidError
from abyss_rules.testing.world import world_of


@law("A10", "C8.1", "C9", often="sometimes")
def scores_add_up(game: Game) -> None:
    """A score is the sum of its named parts, one for each player, in the order of the rules."""
    rules = game.setup.rules
    for place, score in enumerate(game.scores()):
        if score.seat != place:
            broken(f"the score of {score.seat} stands at place {place}")
        if tuple(score.parts) != rules.score_parts:
            broken(f"the parts of {score.seat} are {', '.join(score.parts)}")
        if tuple(score.tie_break) != rules.tie_parts:
            broken(f"ties of {score.seat} are broken by {', '.join(score.tie_break)}")
        if score.total != sum(score.parts.values()):
            broken(f"the total of {score.seat} is {score.total}, its parts {dict(score.parts)}")


@law("A10", "C8.1", often="sometimes")
def locations_score_what_is_shown(game: Game) -> None:
    """The Locations in a score are those that the player has, each worth what its view shows."""
    for seat, score in zip(range(game.seats), game.scores(), strict=False):
        view = game.view(seat)
        mine = [getattr(place, "id", place) for place in view.players[seat].locations]
        shown = sum(view.location_scores[place] for place in mine)
        if shown != score["locations"]:
            broken(
                f"seat {seat} has {score['locations']} by its Locations, and its view shows {shown}"
            )


@law(
    *("A10", "A13", "A15.ambassador_keys", "A15.disabled_lords"),
    *("C8.1", "C8.2", "C8.3", "C8.4", "C9"),
    often="sometimes",
)
def scores_are_those_of_the_rules(game: Game) -> None:
    """Each part of a score is what a plain reading of the rules makes of it, and so who is ahead.

    What stands on a Location is read from its card, as far as the words of the card are read. What
    breaks a tie is read from the state, and of who is ahead it is asked at any time.
    """
    world, state = world_of(game.ruleset), game.state
    results: dict[int, tuple[int, ...]] = {}
    unread = False
    for score in game.scores():
        parts: dict[str, int] = {}
        for part, value in score.parts.items():
            try:
                parts[part] = world.scores[part](game, state, score.seat)
            except UnsaidError:
                unread = True
                continue
            if parts[part] != value:
                broken(f"{score.seat} has {value} by {part}, and by the rules {parts[part]}")
        ties = world.ties(state, game, score.seat)
        if score.seat < game.seats and tuple(score.tie_break.values()) != ties:
            broken(f"{score.seat} has {score.tie_break} in a tie, and by the rules {ties}")
        results[score.seat] = sum(parts.values()), *ties
    ahead = game.setup.ruleset.winners(game.setup.rules, game._state)  # noqa: SLF001  # while it is played
    if not unread and ahead != best_of(game, results):
        broken(f"{ahead} are ahead, and by the rules the results are {results}")


@law("A10", "C8.1", often="sometimes")
def looking_changes_nothing(game: Game) -> None:
    """Scores, winners, views and events can be read at any time, and leave the game as it was."""
    key = game.key()
    first = [(score.seat, score.total, dict(score.parts)) for score in game.scores()]
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        game.events(seat)
        if view != game.view(seat):
            broken(f"the view of seat {seat} differs when it is looked at again")
    _ = game.winners, game.outcome, repr(game)
    again = [(score.seat, score.total, dict(score.parts)) for score in game.scores()]
    if first != again:
        broken(f"the scores are {first}, and {again} when they are read again")
    if game.key() != key:
        broken("the game has changed")


LAWS = (
    scores_add_up,
    scores_are_those_of_the_rules,
    locations_score_what_is_shown,
    looking_changes_nothing,
)
