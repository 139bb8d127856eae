"""Agents by name: how many, the library's own, and those of a user's module."""

import sys
from pathlib import Path

import pytest

from abyss_rules.agents import AGENTS, Agent, agent_name, agent_names, make_agent, make_agents
from abyss_rules.errors import UnknownError, UnreadableError

MODULE = """
class Careful:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision):
        return decision.options[-1]


class Plain:
    name = "simple"

    def choose(self, view, decision):
        return decision.options[0]


class Deaf:
    pass


class Broken(Plain):
    def __init__(self):
        raise RuntimeError("no luck")


class Leaving(Plain):
    def __init__(self):
        raise SystemExit(3)


def made(seed=0):
    return Careful(seed)


def __getattr__(name):
    if name == "Lost":
        raise RuntimeError("lost")
    raise AttributeError(name)


constant = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("own_agents", "own_faulty", "own_lacking", "own_leaving"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    (tmp_path / "own_agents.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "own_faulty.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "own_lacking.py").write_text("import no_such_thing\n", encoding="utf-8")
    (tmp_path / "own_leaving.py").write_text("import sys; sys.exit(2)\n", encoding="utf-8")
    return tmp_path


def test_one_name_is_for_all_seats() -> None:
    assert agent_names("greedy", 3) == ["greedy"] * 3
    assert agent_names(["greedy"], 2) == ["greedy"] * 2


def test_a_list_names_each_seat() -> None:
    assert agent_names("greedy, random", 2) == ["greedy", "random"]
    assert [agent_name(agent) for agent in make_agents("keys,powers,random", 3)] == [
        "keys",
        "powers",
        "random",
    ]


@pytest.mark.parametrize("text", ["random,random,random", "random,greedy", ["a", "b"]])
def test_another_number_of_names_is_refused(text: str | list[str]) -> None:
    with pytest.raises(UnreadableError, match="for 4 seats"):
        make_agents(text, 4)


@pytest.mark.parametrize("text", ["", " ", "random,,greedy", ",", []])
def test_names_are_not_empty(text: str | list[str]) -> None:
    with pytest.raises(UnreadableError, match="agents are names"):
        make_agents(text, 2)


@pytest.mark.parametrize("text", [None, 7, {"greedy": 1}, b"greedy", [None], ["greedy", 3]])
def test_names_are_texts(text: object) -> None:
    with pytest.raises(UnreadableError, match="agents"):
        make_agents(text, 2)  # type: ignore[arg-type]  # that is what is refused


@pytest.mark.parametrize("seats", [None, "2", True, 2.0, 0, -1, 10**9])
def test_as_many_agents_are_made_as_a_game_can_have_seats(seats: object) -> None:
    with pytest.raises(UnreadableError, match=r"^seats: "):
        make_agents("greedy", seats)  # type: ignore[arg-type]  # that is what is refused


def test_a_current_folder_that_was_removed_does_not_matter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def removed() -> str:
        raise FileNotFoundError

    monkeypatch.setattr("abyss_rules.agents.registry.os.getcwd", removed)
    with pytest.raises(UnknownError, match="no module 'no_such_module'"):
        make_agent("no_such_module:Any")


@pytest.mark.parametrize("name", AGENTS)
def test_each_agent_of_the_library_is_an_agent_of_its_name(name: str) -> None:
    agent = make_agent(name, 3)
    assert isinstance(agent, Agent)
    assert agent_name(agent) == name


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownError, match="did you mean 'greedy'"):
        make_agent("gredy")
    with pytest.raises(UnknownError, match="there are random, greedy"):
        make_agent("xyz")


@pytest.mark.usefixtures("folder")
def test_a_class_of_ones_own_is_found_in_the_current_folder_and_given_a_seed() -> None:
    first, second = make_agents("own_agents:Careful", 2, 5)
    assert agent_name(first) == "Careful"
    assert first.seed != second.seed  # type: ignore[attr-defined]  # the user's class
    assert agent_name(make_agent("own_agents:Plain")) == "simple"
    assert agent_name(make_agent("own_agents:made", 7)) == "Careful"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "error", "message"),
    [
        ("own_agent:Careful", UnknownError, "no module 'own_agent', neither installed nor in"),
        ("own.agents:Careful", UnknownError, "no module 'own'"),
        ("own_agents:Carefull", UnknownError, "no class 'Carefull'; it has Careful, Plain"),
        ("own_agents:", UnknownError, "no class ''"),
        ("own_agents:constant", UnreadableError, "constant is no class but 7"),
        ("own_agents:Deaf", UnreadableError, "is no agent: it has no choose"),
        ("own_agents:Broken", UnreadableError, "could not be made: RuntimeError: no luck"),
        ("own_agents:Leaving", UnreadableError, "could not be made: SystemExit: 3"),
        ("own_agents:Lost", UnreadableError, "cannot be looked up: RuntimeError: lost"),
        ("own_leaving:Any", UnreadableError, "cannot be imported: SystemExit: 2"),
        ("sys:exit", UnreadableError, "agent sys:exit: exit is no class but <built-in"),
        ("os:abort", UnreadableError, "agent os:abort: abort is no class but <built-in"),
        ("builtins:int", UnreadableError, "is no agent: it has no choose"),
        ("x" * 5000 + ":Any", UnknownError, r"^agent x{77}\.\.\.: no module 'x{77}\.\.\.'"),
        ("own_faulty:Any", UnreadableError, "cannot be imported: ZeroDivisionError"),
        ("own_lacking:Any", UnreadableError, "own_lacking needs 'no_such_thing'"),
        (":Careful", UnreadableError, "'' is no module's name"),
        ("own-agents:Careful", UnreadableError, "'own-agents' is no module's name"),
    ],
)
def test_what_is_wrong_with_a_class_of_ones_own_is_said(
    name: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make_agent(name)
