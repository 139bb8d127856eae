"""Playing a record again."""

from __future__ import annotations

from collections.abc import Iterable

from abyss_rules.engine.record import Record, checked
from abyss_rules.errors import IllegalError, UnreadableError
from abyss_rules.formats.headers import setup_for
from abyss_rules.game import Game, PackLike


def replay(record: Record | str | bytes, packs: Iterable[PackLike] = ()) -> Game:
    """The game of a record, or of its text, played up to its last answer.

    Args:
        record: A record, its JSON text, or the text's bytes in UTF-8.
        packs: The packs that are not known by their ids, or have changed since, by path or value.

    Raises:
        UnreadableError: The text is broken or of a newer form, a field or argument is of a wrong
            type, or the rules do not offer one of the answers.
        PackError: A pack is missing or has changed.
        UnknownError: This library has no such ruleset or option.
    """
    record = checked(record) if isinstance(record, Record) else Record.from_json(record)
    setup = setup_for(record.ruleset, record.packs, record.options, record.seats, packs)
    if record.seed is not None:
        game = Game(setup, setup.ruleset.new_state(setup.rules, record.seed), seed=record.seed)
    else:
        game = Game(setup, setup.ruleset.from_plain(setup.rules, record.start))
    for place, text in enumerate(record.answers):
        try:
            game.apply(text)
        except IllegalError as error:
            raise UnreadableError(f"record.answers[{place}]: {error}") from error
    return game
