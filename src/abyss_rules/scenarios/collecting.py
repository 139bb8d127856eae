"""Finds the scenarios of files, folders and packs, each with the packs it is played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from abyss_rules import rulesets
from abyss_rules.catalog import files, paths
from abyss_rules.catalog.dividing import Divided, Group, divided
from abyss_rules.catalog.packs import Placed, load_group
from abyss_rules.dsl import syntax
from abyss_rules.dsl.diagnostics import Diagnostic, Reporter, about_file, has_errors
from abyss_rules.dsl.pipeline import scenarios_in
from abyss_rules.dsl.source import Source
from abyss_rules.errors import AbyssError, PackError
from abyss_rules.game import PackLike
from abyss_rules.game.loading import load_packs, vocabularies
from abyss_rules.game.setup import composed_packs
from abyss_rules.model.cards import Pack
from abyss_rules.scenarios.lexicon import Lexicon
from abyss_rules.scenarios.read import members, read
from abyss_rules.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from abyss_rules.testing.declare import Law

#: What is said of a scenario whatever cards there are.
_OF_FORM = ("A801", "A802", "A804", "A807")


@frozen
class Collected:
    """The scenarios found, in the order of their files and lines, and what is wrong there."""

    scenarios: tuple[Scenario, ...]
    diagnostics: tuple[Diagnostic, ...]
    #: The others, in which something is wrong with how they are written: their files, and which
    #: of each they are.
    unread: tuple[tuple[str, int], ...] = ()

    @property
    def has_errors(self) -> bool:
        """Whether anything found is an error."""
        return has_errors(self.diagnostics)


def collect(
    path: str | Path, packs: Iterable[PackLike] = (), laws: Iterable[Law] = ()
) -> Collected:
    """The scenarios at a path: of a file, or of a folder or archive with all below it.

    Each is played with its pack, the game's own pack and all that they need; a file or a folder in
    a pack belongs to that pack. Nothing is raised for what is wrong at the path: it is found.
    ``packs`` are those in which is looked for what is needed and neither there nor known, ``laws``
    those of a user, which scenarios may name beside those of the library.
    """
    return Finder(load_packs(packs), laws).collect(Path(path))


class Finder:
    """Finds scenarios at one path after the other; each pack is loaded once."""

    def __init__(
        self,
        beside: Iterable[Pack] = (),
        laws: Iterable[Law] = (),
        roots: Iterable[Path] = (),
    ) -> None:
        """What is given for all paths.

        Args:
            beside: Packs in which is looked for what others need.
            laws: A user's own.
            roots: Folders that were named as a whole: what lies below one is looked for in all of
                it, as if it were the path.
        """
        self._laws = tuple(laws)
        self._roots = tuple(roots)
        self._near: dict[Path, Divided] = {}
        self._beside = {pack.header.id: pack for pack in beside}
        #: By texts and what is wrong with reading them: the pack, and what keeps it from play.
        self._packs: dict[
            tuple[tuple[Source, ...], tuple[Diagnostic, ...]],
            tuple[Pack | None, tuple[Diagnostic, ...]],
        ] = {}
        self._grammar = ""

    def collect(self, path: Path) -> Collected:
        """The scenarios at a path, and what is wrong there."""
        there = divided(path)
        found = list(there.diagnostics)
        if not there.groups and not has_errors(found):
            found.append(files.nothing_in(path))
        placed: list[Placed] = []
        own: dict[str, Pack] = {}
        files_of: list[tuple[Pack, list[Source]]] = []
        for group in there.groups:
            pack, wrong = self._pack(group, there)
            found += wrong
            if pack is not None:
                own[pack.header.id] = pack
                files_of.append((pack, [one for one in group.sources if there.asked(one.name)]))
        for pack, sources in files_of:
            written = scenarios_in(sources, self._read_grammar(), len(pack.cards))
            placed += [Placed(one, pack, sound=True) for one in written]
        near, more = self._needed_near(path, own)
        found += more
        beside = self._beside | near | own
        for pack in own.values():
            try:
                composed_packs(rulesets.find(pack.header.ruleset), tuple(_needed(pack, beside)))
            except PackError as error:
                found += _told(error, pack.origin)
        made = gathered(placed, beside, self._laws)
        found += [one for each in placed for one in each.written.found]
        return Collected(made.scenarios, in_files([*found, *made.found]), made.unread)

    def _needed_near(
        self, path: Path, own: Mapping[str, Pack]
    ) -> tuple[dict[str, Pack], list[Diagnostic]]:
        """The packs that those at a path need and that lie near, and what is wrong with them."""
        near: dict[str, Pack] = {}
        found: list[Diagnostic] = []
        waiting = list(own.values())
        for pack in waiting:  # grows while it is gone through
            for id_ in (need.pack for need in pack.header.needs):
                if id_ in own or id_ in near:
                    continue
                for other, wrong in self._packs_near(path, id_):
                    found += wrong
                    if other is not None:
                        near[id_] = other
                        waiting.append(other)
                        break
        return near, found

    def _packs_near(
        self, path: Path, id_: str
    ) -> Iterator[tuple[Pack | None, tuple[Diagnostic, ...]]]:
        """The packs of an id in the folders around a path that are looked through, nearest first.

        They are the roots that it lies in, and the copies beside what a verification found.
        """
        roots = [root for root in self._roots if path.absolute().is_relative_to(root.absolute())]
        roots.sort(key=lambda root: len(root.absolute().parts), reverse=True)
        for place in (*_copies(path), *roots):
            there = self._divided(place)
            for group in there.groups:
                if any(files.header_id(source) == id_ for source in group.sources):
                    yield self._pack(group, there)

    def _divided(self, place: Path) -> Divided:
        if place not in self._near:
            self._near[place] = divided(place)
        return self._near[place]

    def _read_grammar(self) -> str:
        self._grammar = self._grammar or paths.grammar_file().read_text(encoding="utf-8")
        return self._grammar

    def _pack(self, group: Group, there: Divided) -> tuple[Pack | None, tuple[Diagnostic, ...]]:
        """The pack of these texts, if it can be played, and what is wrong with it."""
        wrong = there.faults(group)
        key = group.texts, wrong
        if key not in self._packs:
            try:
                self._packs[key] = load_group(group, wrong, vocabularies()), ()
            except PackError as error:
                self._packs[key] = None, _told(error, group.origin or Path().as_posix())
        return self._packs[key]


def _copies(path: Path) -> Iterator[Path]:
    """The folder with the packs that were verified, if what was found in them is at a path."""
    for found in (path, path.parent):
        if (found / files.MARK).is_file() and (copies := found.parent / files.COPIES).is_dir():
            yield copies


def _told(error: PackError, path: str) -> tuple[Diagnostic, ...]:
    """What keeps a pack from being played, as findings."""
    found = tuple(one for one in error.diagnostics if isinstance(one, Diagnostic))
    return found or (about_file("A808", path, str(error)),)


def in_files(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Findings file by file, as the files come first, and in each by their places."""
    by_file: dict[str, list[Diagnostic]] = {}
    for one in dict.fromkeys(found):
        by_file.setdefault(one.file, []).append(one)
    return tuple(
        one
        for several in by_file.values()
        for one in sorted(several, key=lambda f: (f.code == "A108", f.line, f.column, f.code))
    )


# --- reading --------------------------------------------------------------------------------------


@frozen
class Gathered:
    """The scenarios that are written somewhere, and what is wrong with how they are written."""

    scenarios: tuple[Scenario, ...]
    found: tuple[Diagnostic, ...]
    #: Those that have faults: what could be read of them, and their options.
    faulty: tuple[Scenario, ...] = ()
    #: All that are not among the scenarios: their files, and which of each they are.
    unread: tuple[tuple[str, int], ...] = ()


def gathered(
    placed: Iterable[Placed], beside: Mapping[str, Pack], laws: Iterable[Law] = ()
) -> Gathered:
    """The scenarios that are written there, and what is wrong with how they are written.

    Those of faulty packs are not among them, and of names in these nothing is said. ``beside``
    are the packs by id in which is looked for what a pack needs; ``laws`` are a user's own.
    """
    made: list[Scenario] = []
    faulty: list[Scenario] = []
    found: list[Diagnostic] = []
    reporters: dict[tuple[str, bool], Reporter] = {}
    named: dict[tuple[str, str], Scenario] = {}
    unread: list[tuple[str, int]] = []
    lexicons: dict[str, tuple[tuple[Pack, ...], Lexicon | None]] = {}
    of_files: Counter[str] = Counter()
    for one in placed:
        source, written, id_ = one.written.source, one.written.scenario, one.pack.header.id
        of_files[source.name] += 1
        reporter = reporters.setdefault((source.name, one.sound), Reporter(source))
        if id_ not in lexicons:
            packs = tuple(_needed(one.pack, beside))
            lexicons[id_] = packs, _lexicon(one.pack.header.ruleset, packs, laws)
        packs, lexicon = lexicons[id_]
        if written is None or lexicon is None or reporter.is_full:
            unread.append((source.name, of_files[source.name]))
            continue  # a file with so many faults is not read to its end
        told, before_it = len(reporter.found), len(made)
        for scenario, is_whole in _read(written, lexicon, packs, reporter):
            if not is_whole:
                faulty += [scenario] * one.sound
                continue
            before = named.setdefault((id_, scenario.name), scenario)
            if before is not scenario:
                at = f"{before.source.name}:{before.line}"
                message = f"another scenario has this name, at {at}"
                reporter.report("A804", scenario.span, message, help="call one of them otherwise")
            elif one.sound and not has_errors(one.written.found):
                made.append(scenario)
            elif one.sound and all(wrong.fix for wrong in one.written.found):
                faulty.append(scenario)  # it is mended, and so what it says is known
        if len(made) == before_it:  # of a template there are several, and it counts as one
            unread.append((source.name, of_files[source.name]))
        if has_errors(one.written.found):  # what is lost there may have been expected
            own = reporter.found[told:]
            reporter.found[told:] = [finding for finding in own if finding.code != "A807"]
    for (_name, sound), reporter in reporters.items():
        found += [one for one in reporter.found if sound or one.code in _OF_FORM]
    return Gathered(tuple(made), tuple(found), tuple(faulty), tuple(unread))


def _read(
    written: syntax.Scenario, lexicon: Lexicon, packs: tuple[Pack, ...], reporter: Reporter
) -> Iterator[tuple[Scenario, bool]]:
    """The scenarios that one stands for, each with whether nothing is wrong with it."""
    told: set[tuple[str, int, int]] = set()
    for one in members(written, lexicon, reporter):
        before = len(reporter.found)
        scenario, is_whole = read(one, lexicon, packs, reporter)
        # What is wrong with several scenarios of a template is told once.
        reporter.found[before:] = [
            found
            for found in reporter.found[before:]
            if (found.code, found.line, found.column) not in told
        ]
        told.update((found.code, found.line, found.column) for found in reporter.found[before:])
        if scenario is not None:
            yield scenario, is_whole


def _lexicon(ruleset: str, packs: tuple[Pack, ...], laws: Iterable[Law] = ()) -> Lexicon | None:
    """The names of all cards that are played with; None if that cannot be said."""
    try:
        found = rulesets.find(ruleset)
        composed = composed_packs(found, packs)
        ids = [pack.header.id for pack in composed.packs]
        return Lexicon(found, composed.whole.cards, laws, ids)
    except AbyssError:  # they do not go together, which is told of the packs
        return None


def _needed(pack: Pack, beside: Mapping[str, Pack]) -> Iterator[Pack]:
    """A pack and those beside it that it needs, each once."""
    waiting = [pack]
    known = set()
    while waiting:
        one = waiting.pop()
        if one.header.id not in known:
            known.add(one.header.id)
            yield one
            waiting += [beside[need.pack] for need in one.header.needs if need.pack in beside]
