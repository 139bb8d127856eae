"""What is fuzzed: each target takes any bytes, and fails if one of its promises is broken.

The promise of all is that only our own errors are raised, and of each what its function says.
"""

from __future__ import annotations

import io
import tempfile
import warnings
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from attrs import frozen

import abyss_rules as ar
from abyss_rules.catalog import files, limits, paths
from abyss_rules.catalog.formatting import format_text
from abyss_rules.dsl import wording
from abyss_rules.dsl.diagnostics import Diagnostic, has_errors, render
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game.loading import vocabularies
from abyss_rules.scenarios import collect, run
from tests.fuzz import inputs

#: No sentence of the cards of `inputs.told_cards` is longer in any language.
_LONGEST_TEXT = 20_000
#: So many questions of a game that was read are answered.
_ANSWERS = 12


@frozen
class Target:
    """One thing that is fuzzed, with sound inputs to begin with and words to put into them."""

    name: str
    run: Callable[[bytes], None]
    #: Sound inputs, made when they are first asked for.
    seeds: Callable[[], tuple[bytes, ...]]
    words: Callable[[], tuple[bytes, ...]]
    is_json: bool = False


def parser(data: bytes) -> None:
    """Texts are checked: every finding has its place in the text, and can be shown."""
    source = files.decode(data[: limits.FILE], "x.abyss", "x.abyss")
    if not isinstance(source, Source):
        return
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    made = compile_pack([source], vocabularies(), grammar, scenarios=True, doubts=True)
    _are_placed(source, made.diagnostics)


def formatter(data: bytes) -> None:
    """Texts are laid out, or refused; laid out again they stay, and the same is played."""
    text = data.decode(errors="replace")
    try:
        made = format_text(text)
    except ar.AbyssError:
        return
    assert format_text(made) == made
    before, after = (files.decode(t.encode(), "x", "x") for t in (text, made))
    assert isinstance(before, Source)
    assert isinstance(after, Source)
    assert files.digest([before]) == files.digest([after])


def saves(data: bytes) -> None:
    """Saved games are read, or refused; what is read is saved as the same game, and goes on."""
    try:
        game = ar.from_json(data)
    except ar.AbyssError:
        return
    assert ar.from_json(ar.to_json(game)) == game
    for _ in range(_ANSWERS):
        if (decision := game.decision) is None:
            break
        assert game.view(decision.seat)
        game.apply(decision.options[len(data) % len(decision.options)])
    assert ar.from_json(ar.to_json(game)) == game
    assert game.scores()


def records(data: bytes) -> None:
    """Records are played again, or refused; what is played has the same record."""
    try:
        game = ar.replay(data)
    except ar.AbyssError:
        return
    assert ar.replay(game.record()) == game


def packs(data: bytes) -> None:
    """Archives are checked and loaded, or refused; nothing is left of them but themselves.

    What is no archive is text that is put into one: each line ``%% NAME`` begins a file of it. So
    damage reaches what is read of an archive, and not only its checksums.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "pack.zip")
        path.write_bytes(data if data.startswith(b"PK") else _archived(data))
        found = ar.check(path)
        assert [file.name for file in Path(folder).iterdir()] == ["pack.zip"]
        assert all(map(render, found.diagnostics))
        try:
            pack = ar.load_pack(path)
        except ar.AbyssError:
            assert found.has_errors
            return
        assert not found.has_errors or _are_elsewhere(found.diagnostics)
        words = vocabularies()[pack.header.ruleset]
        for card in pack.cards:
            for code in {one.language for one in pack.messages}:
                _are_short(wording.describe(card, words, code, pack.messages))


def messages(data: bytes) -> None:
    """Message files are refused in part or tell cards; each finding is a warning with its place."""
    found = files.decode(data[: limits.FILE], "languages/xx.ftl", "languages/xx.ftl")
    if not isinstance(found, Source):
        return
    cards = Source("a.abyss", inputs.told_cards())
    grammar = paths.grammar_file().read_text(encoding="utf-8")
    made = compile_pack([cards], vocabularies(), grammar, messages=[found], doubts=True)
    assert not has_errors(made.diagnostics)
    _are_placed(found, [one for one in made.diagnostics if one.file == found.name])
    for card in made.cards:
        _are_short(wording.describe(card, vocabularies()["abyss"], "xx", made.messages))


def scenarios(data: bytes) -> None:
    """Scenarios are collected and played, or refused; what fails says where."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "s.abyss")
        path.write_bytes(data)
        collected = collect(path)
        assert all(map(render, collected.diagnostics))
        for scenario in collected.scenarios:
            result = run(scenario)
            assert all(render(failure.diagnostic) for failure in result.failures)


def _are_placed(source: Source, found: Iterable[Diagnostic]) -> None:
    """Every finding has its place in the text, and can be shown."""
    lines = source.text.split("\n")
    for one in found:
        assert 1 <= one.line <= one.end_line <= len(lines)
        assert 1 <= one.column <= len(lines[one.line - 1]) + 1
        assert (one.line, one.column) <= (one.end_line, one.end_column)
        assert render(one)


def _are_short(sentences: Iterable[str]) -> None:
    """No messages make more of a card than anybody reads."""
    assert max(map(len, sentences), default=0) <= _LONGEST_TEXT


def _are_elsewhere(found: Iterable[Diagnostic]) -> bool:
    """Whether no error keeps a pack from being played: those of scenarios do not."""
    errors = {one.code for one in found if one.severity == "error"}
    return all(code.startswith("A8") for code in errors)


def _archived(data: bytes) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # two files of one name are what is to be refused
        for part in data.split(b"%% ")[1:]:
            name, _, content = part.partition(b"\n")
            archive.writestr(name.decode(errors="replace")[:300] or "-", content)
    return whole.getvalue()


TARGETS = {
    target.name: target
    for target in (
        Target("parser", parser, inputs.cards, inputs.card_words),
        Target("formatter", formatter, inputs.cards, inputs.card_words),
        Target("json", saves, inputs.saves, inputs.json_words, is_json=True),
        Target("records", records, inputs.records, inputs.json_words, is_json=True),
        Target("packs", packs, inputs.archives, inputs.archive_words),
        Target("messages", messages, inputs.messages, inputs.message_words),
        Target("scenarios", scenarios, inputs.scenarios, inputs.card_words),
    )
}
