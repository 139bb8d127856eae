"""The step that runs a power's rows: one frame, a prompt and an answer, as any other step."""

from __future__ import annotations

from abyss_rules.engine.evaluate import NOTHING
from abyss_rules.engine.frames import BLOCK, OWNER, ROW, SOURCE, TOGETHER, new_frame
from abyss_rules.engine.options import ARGUMENT, SHIFT
from abyss_rules.engine.rows import (
    ChooseRow,
    DoRow,
    GoRow,
    IfRow,
    LetRow,
    LoopRow,
    MayRow,
    NextRow,
    Row,
    UntilRow,
)
from abyss_rules.engine.rules import Rules
from abyss_rules.engine.standing import begin_passing
from abyss_rules.engine.state import Frame, State


def begin(rules: Rules, s: State, block: int, owner: int, source: int) -> None:
    """Put a power of the card ``source`` on the stack."""
    s.stack.append(new_frame(owner, source, block, rules.compiled.blocks[block].size))


def begin_once(rules: Rules, s: State, moment: str, owner: int, source: int) -> bool:
    """Put what ``source`` does at ``moment`` on the stack; False if it does nothing then."""
    block = rules.compiled.once[moment][source]
    if block < 0:
        return False
    begin(rules, s, block, owner, source)
    return True


def can_use(rules: Rules, s: State, owner: int, source: int) -> bool:
    """Whether the power of ``source`` that its owner may use would come to anything now."""
    usable = rules.compiled.usable[source]
    if usable is None:
        return False
    frame = new_frame(owner, source, usable.block, rules.compiled.blocks[usable.block].size)
    if usable.condition is not None and not usable.condition(rules, s, frame):
        return False
    return _comes_to_something(rules, s, frame, 0)


def _comes_to_something(rules: Rules, s: State, frame: Frame, first: int) -> bool:
    """Whether the choices that stand before the first effect all have something to choose.

    Where only a look at hidden things would tell, that there are any is enough: what is offered
    must not give away what they are.
    """
    rows: tuple[Row, ...] = rules.compiled.blocks[frame[BLOCK]].rows
    for row in rows[first:]:
        if isinstance(row, LetRow) and row.free:
            frame = frame.copy()
            frame[row.slot] = row.value(rules, s, frame)
            continue
        if not isinstance(row, ChooseRow) or not row.free:
            return True
        if not _may_have_enough(rules, s, frame, row):
            return False
    return True  # pragma: no cover - a card does something with what it chooses


def _may_have_enough(rules: Rules, s: State, frame: Frame, row: ChooseRow) -> bool:
    """Whether there is enough to choose, as far as it is known before anybody looks."""
    wanted = 1 if row.count is None else row.count(rules, s, frame)
    known = row.over if row.unlooked is None else row.unlooked
    return len(known(rules, s, frame)) >= wanted


def prompt(rules: Rules, s: State, frame: Frame) -> bool:
    """Apply rows until one asks, hands over to another frame, or the power is done."""
    rows: tuple[Row, ...] = rules.compiled.blocks[frame[BLOCK]].rows
    stack = s.stack
    while frame[ROW] < len(rows):
        row = rows[frame[ROW]]
        match row:
            case DoRow():
                values = [operand(rules, s, frame) for operand in row.operands]
                frame[ROW] += 1
                if row.needed and any(values[place] == NOTHING for place in row.needed):
                    continue
                row.verb(rules, s, frame, *values)
                if stack[-1] is not frame:
                    return False
            case ChooseRow():
                things = row.over(rules, s, frame)
                who = frame[OWNER] if row.by is None else row.by(rules, s, frame)
                if who == NOTHING:
                    things = ()
                elif row.count is not None:
                    things = _still_to_pick(rules, s, frame, row, things)
                if things:
                    verb = rules.choice_verbs[row.kind] << SHIFT
                    s.seat = rules.speaker[who]
                    s.kind = rules.choose_kind
                    # Equal things (two Allies of one face) are one option.
                    s.options = list(dict.fromkeys(verb | thing for thing in things))
                    return True
                if frame[ROW] < len(rows) and rows[frame[ROW]] is row:
                    _look_in_vain(rules, s, frame, row, who)
                    frame[ROW] = row.skip
            case MayRow():
                owner = frame[OWNER]
                wanted = rules.speaker[owner] == owner and (
                    row.condition is None or row.condition(rules, s, frame)
                )
                if wanted and _comes_to_something(rules, s, frame, frame[ROW] + 1):
                    s.seat = owner
                    s.kind = rules.may_kind
                    s.options = [rules.accept << SHIFT, rules.decline << SHIFT]
                    return True
                frame[ROW] = row.skip
            case _:
                _step(rules, s, frame, row)
    # A verb may have put other frames on top, but then it returned above.
    stack.pop()
    return False


def _look_in_vain(rules: Rules, s: State, frame: Frame, row: ChooseRow, who: int) -> None:
    """Who finds nothing has looked through it all the same, if nobody could know before."""
    if row.shuffle is None or row.unlooked is None or who == NOTHING:
        return
    if _may_have_enough(rules, s, frame, row):
        row.shuffle(rules, s, who)


def _still_to_pick(
    rules: Rules, s: State, frame: Frame, row: ChooseRow, things: tuple[int, ...]
) -> tuple[int, ...]:
    """What can be picked next of a choice of several; nothing when all are picked, or too few."""
    count = 0 if row.count is None else row.count(rules, s, frame)
    picked = frame[row.picked] or ()
    missing = count - len(picked)
    if missing <= 0:
        # All are picked (or none is wanted): keep them and go on.
        frame[row.slot] = picked
        frame[row.picked] = 0
        frame[ROW] += 1
        return ()
    # Equal things of several players stand side by side, so that each set is one path.
    things = tuple(sorted(things, key=things.index))
    first = 0
    for thing in picked:
        if thing not in things[first:]:  # only in a state that was tampered with
            return ()
        first = things.index(thing, first) + 1
    return things[first : max(first, len(things) - missing + 1)]


def _step(
    rules: Rules,
    s: State,
    frame: Frame,
    row: LoopRow | NextRow | IfRow | LetRow | UntilRow | GoRow,
) -> None:
    """Apply a row that only moves inside the power."""
    match row:
        case LoopRow():
            frame[row.rest] = tuple(row.over(rules, s, frame))
            frame[TOGETHER] = int(row.together)
            frame[ROW] += 1
        case NextRow():
            rest = frame[row.rest]
            if rest:
                frame[row.slot] = rest[0]
                frame[row.rest] = rest[1:]
                frame[ROW] += 1
            else:
                frame[ROW] = row.end
                if row.together:
                    frame[TOGETHER] = 0
                    rules.settle(rules, s)
        case IfRow():
            frame[ROW] = frame[ROW] + 1 if row.condition(rules, s, frame) else row.skip
        case LetRow():
            frame[row.slot] = row.value(rules, s, frame)
            frame[ROW] += 1
        case UntilRow():
            begin_passing(s, frame[OWNER], frame[SOURCE], row.group)
            frame[ROW] += 1
        case _:
            frame[ROW] = row.to


def answer(rules: Rules, s: State, frame: Frame, code: int) -> None:
    """Take the answer to the row that asks."""
    row = rules.compiled.blocks[frame[BLOCK]].rows[frame[ROW]]
    if isinstance(row, ChooseRow):
        chosen = True
        if row.count is None:
            frame[row.slot] = code & ARGUMENT
            frame[ROW] += 1
        else:
            picked = frame[row.picked] = (*(frame[row.picked] or ()), code & ARGUMENT)
            chosen = len(picked) >= row.count(rules, s, frame)
        if chosen and row.shuffle is not None:
            who = frame[OWNER] if row.by is None else row.by(rules, s, frame)
            row.shuffle(rules, s, who)
    elif isinstance(row, MayRow):  # pragma: no branch - no other row asks
        frame[ROW] = frame[ROW] + 1 if code >> SHIFT == rules.accept else row.skip
