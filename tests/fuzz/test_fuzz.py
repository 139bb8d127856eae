"""A bounded fuzz of all that reads what others wrote; `python -m tests.fuzz` does more by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz import __main__ as script
from tests.fuzz.damage import damaged
from tests.fuzz.guided import Run
from tests.fuzz.inputs import HEADER
from tests.fuzz.targets import TARGETS, Target

every_target = pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABYSS_CACHE", str(tmp_path / "cache"))


@every_target
def test_sound_inputs_and_none_keep_the_promises(target: Target) -> None:
    for data in (b"", b"\0", *target.seeds()[:3]):
        target.run(data)


@every_target
@given(data=st.binary(max_size=200))
def test_no_bytes_break_a_promise(target: Target, data: bytes) -> None:
    target.run(data)


@every_target
@settings(max_examples=2 * settings().max_examples)
@given(seed=st.integers(0, 2**32))
def test_no_damage_to_a_sound_input_breaks_a_promise(target: Target, seed: int) -> None:
    rng = Random(seed)
    target.run(damaged(target, rng.choice(target.seeds()), rng))


# --- the fuzzing itself ---------------------------------------------------------------------------


def fails(data: bytes) -> None:
    """Breaks only behind two conditions that are met one after the other."""
    if data.startswith(b"a"):
        from abyss_rules.dsl.spelling import closest

        if closest(data[:8].decode(errors="replace"), ["abyss"]):
            raise ZeroDivisionError(len(data))


BROKEN = Target("broken", fails, lambda: (b"x" * 4, b"ab"), lambda: (b"abyss", b"aby"))


def test_what_is_broken_is_found_kept_once_and_can_be_run_again(tmp_path: Path) -> None:
    run = Run(BROKEN, seed=1)
    run.fuzz(inputs=150)
    assert run.done == 150
    assert 1 < len(run.kept) < 150
    failing = run.write(tmp_path / "out")
    assert [where.split(".py:")[0] for where in run.failures] == ["ZeroDivisionError at test_fuzz"]
    with pytest.raises(ZeroDivisionError):
        BROKEN.run(failing[0].read_bytes())


def test_a_seed_always_draws_the_same_inputs() -> None:
    runs = [Run(BROKEN, seed) for seed in (1, 1, 2)]
    for run in runs:
        run.fuzz(inputs=30)
    assert runs[0].kept == runs[1].kept != runs[2].kept


def test_the_script_fuzzes_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tuple(TARGETS) == script.NAMES
    assert script.main(["json", "--time", "0", "--out", str(tmp_path / "out")]) == 0
    assert f"json: {len(TARGETS['json'].seeds())} inputs" in capsys.readouterr().out
    assert not (tmp_path / "out").exists()
    (tmp_path / "one").write_text(HEADER, encoding="utf-8")
    assert script.main(["parser", str(tmp_path / "one")]) == 0


def test_the_script_writes_what_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds = (b"abyss", b"abys")
    monkeypatch.setitem(TARGETS, "json", Target("json", fails, lambda: seeds, BROKEN.words))
    assert script.main(["json", "--time", "0", "--out", str(tmp_path)]) == 1
    assert "ZeroDivisionError at test_fuzz.py" in capsys.readouterr().out
    with pytest.raises(ZeroDivisionError):
        script.main(["json", str(tmp_path / "json-1-1")])
