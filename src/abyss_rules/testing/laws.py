"""The laws: all of them, those of a ruleset, and those that a user has written."""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from abyss_rules import rulesets
from abyss_rules.engine import plain
from abyss_rules.errors import UnknownError, UnreadableError
from abyss_rules.model.letters import unseen
from abyss_rules.testing import (
    laws_answers,
    laws_copies,
    laws_hidden,
    laws_score,
    laws_standing,
    laws_state,
    laws_steps,
    laws_symmetry,
    laws_texts,
)
from abyss_rules.testing.declare import KINDS, Law

#: What a group of laws is about -> its laws, in the order of the page that lists them.
GROUPS: dict[str, tuple[Law, ...]] = {
    "What lies where": laws_state.LAWS,
    "What is offered": laws_answers.LAWS,
    "What answers do": laws_steps.LAWS,
    "Copies, records, undo": laws_copies.LAWS,
    "What a seat sees": laws_hidden.LAWS,
    "Scores": laws_score.LAWS,
    "Standing effects": laws_standing.LAWS,
    "What makes no difference": laws_symmetry.LAWS,
    "The text of cards": laws_texts.LAWS,
}
#: A file is called by the name of the law that does not hold.
_LONGEST = 100
#: Every law of the library.
LAWS: tuple[Law, ...] = tuple(law for laws in GROUPS.values() for law in laws)


def laws_for(ruleset: str, *kinds: str) -> tuple[Law, ...]:
    """The laws of the library that speak of games of a ruleset.

    Args:
        ruleset: Which game.
        kinds: Only those of these kinds; of all if none is said.

    Raises:
        UnknownError: There is no such ruleset or kind.
    """
    name = rulesets.find(ruleset).name
    for kind in kinds:
        if kind not in KINDS:
            raise UnknownError(
                f"no law has the kind {plain.show(kind)}; there are {', '.join(KINDS)}"
            )
    return tuple(law for law in LAWS if name in law.rulesets and (not kinds or law.kind in kinds))


def law_named(name: str) -> Law:
    """The law of the library that has a name; raises UnknownError if none has."""
    for law in LAWS:
        if law.name == name:
            return law
    raise UnknownError(f"no law {plain.show(name)}{plain.hint(name, [law.name for law in LAWS])}")


def load_laws(where: str | Path) -> tuple[Law, ...]:
    """The laws that a module of a user's has, in the order in which it makes them.

    Args:
        where: The path of a Python file, or the name of a module that can be imported. What stands
            there is run.

    Raises:
        UnknownError: There is no such file or module.
        UnreadableError: It cannot be imported, has no law, or one whose name is no name, a very
            long one, or that of another law: reports and scenarios tell laws by their names.
    """
    text = str(where)
    if Path(text).is_dir() and not Path(text, "__init__.py").exists():
        raise UnreadableError(f"{text} is a folder: name the file of laws in it")
    module = _from_file(Path(where)) if text.endswith(".py") else _from_name(text)
    found = [value for value in vars(module).values() if isinstance(value, Law)]
    own = tuple(dict.fromkeys(law for law in found if law not in LAWS))
    if not own:
        raise UnreadableError(f"{text} has no law: mark a function with `@law()`")
    _refuse_alike(own, text)
    return own


def _refuse_alike(own: tuple[Law, ...], where: str) -> None:
    """Raise UnreadableError if laws cannot be told by their names."""
    taken = {law.name: "the library" for law in LAWS}
    for law in own:
        if not law.name.isidentifier() or unseen(law.name) >= 0:
            raise UnreadableError(
                f"{_place(law, where)}: {plain.show(law.name)} is no name for a law; "
                "write it as a function with a name of its own, by `def`"
            )
        if len(law.name) > _LONGEST:
            shown = plain.show(law.name)
            raise UnreadableError(
                f"{_place(law, where)}: a law's name has at most {_LONGEST} letters, not {shown}"
            )
        if law.name in taken:
            raise UnreadableError(
                f"{_place(law, where)}: {taken[law.name]} has a law {law.name!r} already; "
                "call it otherwise"
            )
        taken[law.name] = "the file"


def _place(law: Law, where: str) -> str:
    """The file of a law and its line there, if its function tells it."""
    code = getattr(law.function, "__code__", None)
    if code is None:
        return where
    # A decorator's function may lie in another file of the same name.
    same = Path(code.co_filename).resolve() == Path(where).resolve()
    file = where if same else code.co_filename
    return f"{file}:{code.co_firstlineno}"


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownError(f"no file {plain.show(str(path))} with laws")
    name = f"abyss_laws_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:  # pragma: no cover - every file .py has a loader
        raise UnreadableError(f"{path} is no Python file")
    module, origin = module_from_spec(spec), spec.origin
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit, GeneratorExit) as error:
        del sys.modules[name]
        lines = [one.lineno for one in extract_tb(error.__traceback__) if one.filename == origin]
        place = f"{path}:{lines[-1]}" if lines else str(path)
        raise UnreadableError(f"{place} cannot be imported: {plain.reason(error)}") from error
    return module


def _from_name(name: str) -> ModuleType:
    if not all(part.isidentifier() for part in name.split(".")):
        raise UnknownError(f"{plain.show(name)} is neither a Python file nor a module's name")
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            raise UnknownError(f"no module {name} with laws") from error
        raise UnreadableError(f"{name} cannot be imported: {plain.reason(error)}") from error
    except (Exception, SystemExit, GeneratorExit) as error:
        raise UnreadableError(f"{name} cannot be imported: {plain.reason(error)}") from error
