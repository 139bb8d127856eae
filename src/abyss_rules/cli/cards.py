"""The cards that the commands speak of: those of the packs that are shipped, and of others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from functools import partial
from shlex import quote
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from abyss_rules import rulesets
from abyss_rules.catalog import packs as catalog
from abyss_rules.engine.ruleset import Ruleset
from abyss_rules.errors import AbyssError, AmbiguousError, PackError, UnknownError
from abyss_rules.game.loading import known_pack, load_packs
from abyss_rules.game.setup import composed_packs
from abyss_rules.model.cards import Card, FieldValue, MessageFile, Pack

if TYPE_CHECKING:
    from abyss_rules.cli.screen import Screen
    from abyss_rules.game import Game

#: The ruleset of commands that name none.
_USUAL = "abyss"
#: Fewer letters are in too many names for any of them to be meant.
_SHORTEST = 3
#: The most cards named where several may be meant.
_MOST_NAMED = 5


@frozen
class Listed:
    """A card and the pack it is from."""

    card: Card
    pack: Pack
    #: What the packs that it is played with call things themselves.
    messages: tuple[MessageFile, ...] = ()

    @property
    def fields(self) -> dict[str, FieldValue]:
        """The printed facts by name."""
        return dict(self.card.fields)


def all_cards(ruleset: str, packs: Iterable[str] = ()) -> list[Listed]:
    """The cards in a game of the ruleset with ``packs``, those of the game's own pack first."""
    composed = composed_packs(rulesets.find(ruleset), load_packs(packs))
    messages = composed.whole.messages
    pairs = zip(composed.whole.cards, composed.owners, strict=True)
    return [Listed(card, owner, messages) for card, owner in pairs]


def other_cards(ruleset: str, cards: Iterable[Listed]) -> list[Listed]:
    """The cards of packs of the ruleset that are known and not among those of ``cards``.

    Packs that cannot be used have none.
    """
    played = {listed.pack.header.id for listed in cards}
    found: list[Listed] = []
    for id_ in catalog.known():
        with suppress(PackError):
            pack = None if id_ in played else known_pack(id_)
            if pack is not None and pack.header.ruleset == ruleset:
                found += [Listed(card, pack, pack.messages) for card in pack.cards]
    return found


def find_card(
    wanted: str,
    cards: list[Listed],
    listing: str = "abyss list",
    others: Callable[[], list[Listed]] = list,
) -> Listed:
    """The card of an id or a name, however it is written; an English article may be left out.

    Names in other languages are looked through where no card has that id or printed name.

    ``listing`` is the command that lists the cards; ``others`` gives more of them, which are
    looked through if there is none among the first.

    Raises UnknownError with the nearest names, or AmbiguousError if several packs have it.
    """
    sought = plain(wanted)
    found = _meant(wanted, cards)
    if not found:
        more = others()
        found = _meant(wanted, more)
        cards = [*cards, *more]
    if len(found) == 1:
        return found[0]
    if found:
        where = " and ".join(f"{one.pack.header.id} ({one.card.id})" for one in found)
        raise AmbiguousError(f"several packs have a card {wanted!r}: {where}")
    names = {plain(listed.card.name): listed.card.name for listed in cards}
    is_long = len(sought) >= _SHORTEST
    holding = [name for known, name in names.items() if is_long and sought in known]
    close = [names[plain] for plain in get_close_matches(sought, names, 2, 0.7)]
    meant = list(dict.fromkeys([*close, *holding]))[:_MOST_NAMED]
    hint = f"did you mean {' or '.join(meant)}?" if meant else f"{listing} shows them all"
    raise UnknownError(f"no card {wanted!r}; {hint}")


def find_known_card(wanted: str, ruleset: str, packs: Iterable[str], cards: list[Listed]) -> Listed:
    """As `find_card` among ``cards``, those of a game with ``packs``, and in packs that are known.

    A card of another ruleset is not found, but its ruleset is named.
    """
    others = partial(other_cards, ruleset, cards)
    try:
        return find_card(wanted, cards, listing(ruleset, packs), others)
    except UnknownError as error:
        for other in rulesets.NAMES:
            if other != ruleset and _meant(wanted, other_cards(other, ())):
                told = f"no card {wanted!r} of {ruleset}; it is one of {other}: --ruleset {other}"
                raise UnknownError(told) from error
        raise


def _meant(wanted: str, cards: list[Listed]) -> list[Listed]:
    """The cards of that id, else of that name; of several copies of one card the first."""
    sought = plain(wanted)
    found = (
        [one for one in cards if one.card.id == wanted]
        or [one for one in cards if sought in (plain(one.card.id), plain(one.card.name))]
        or [one for one in cards if sought in [plain(name) for _, name in one.card.names]]
    )
    return list({(one.pack.header.id, one.card.place): one for one in reversed(found)}.values())


def plain(text: str) -> str:
    """An id or a name as it is compared: its words in small letters, without an article."""
    words = text.lower().replace("_", " ").split()
    return " ".join(words[1:] if len(words) > 1 and words[0] == "the" else words)


def facts(listed: Listed, language: str = "en") -> str:
    """A card's printed facts in a line: ``soldier, cost 10, 2 Races, 4 Influence, 1 Key``."""
    from abyss_rules.dsl import wording

    vocabulary = rulesets.find(listed.pack.header.ruleset).words.vocabulary()
    return ", ".join(wording.facts(listed.card, vocabulary, language, listed.messages))


def as_data(listed: Listed, language: str = "en") -> dict[str, Any]:
    """A card's facts as plain data."""
    card = listed.card
    return {
        "id": card.id,
        "name": card.name_in(language),
        "kind": card.kind,
        "pack": listed.pack.header.id,
        "fields": listed.fields,
    }


def sentences_of(listed: Listed, ruleset: Ruleset, language: str = "en") -> list[str]:
    """What a card does, in sentences of a language."""
    from abyss_rules.dsl.wording import describe

    vocabulary = ruleset.words.vocabulary()
    return list(describe(listed.card, vocabulary, language, listed.messages))


def no_power(listed: Listed, language: str = "en") -> str:
    """What is said of a card without a Power, in a language."""
    from abyss_rules.dsl import wording

    vocabulary = rulesets.find(listed.pack.header.ruleset).words.vocabulary()
    return wording.no_power(listed.card, vocabulary, language, listed.messages)


def listing(ruleset: str, packs: Iterable[str] = ()) -> str:
    """The command that lists the cards of a ruleset and of packs."""
    words = ["abyss list"]
    if ruleset != _USUAL:
        words.append(f"--ruleset {ruleset}")
    words += [f"--pack {quote(pack)}" for pack in packs]
    return " ".join(words)


def called_in(game: Game, language: str) -> dict[str, str]:
    """What the cards of a game are called in a language, by id.

    Raises:
        UnknownError: there are no words for the language.
    """
    from abyss_rules.dsl.wording import find_language

    messages = tuple(one for pack in game.setup.packs for one in pack.messages)
    code = find_language(language, messages)
    return {card.id: card.name_in(code) for card in game.setup.rules.cards}


def with_names(view: Any, names: Mapping[str, str]) -> Any:  # noqa: ANN401  # each ruleset's own
    """A view whose cards are called by other names than the printed ones."""
    if all(names.get(id_, known.name) == known.name for id_, known in view.cards.items()):
        return view
    cards = {id_: evolve(one, name=names.get(id_, one.name)) for id_, one in view.cards.items()}
    return evolve(view, cards=cards)


def tell_card(
    screen: Screen, game: Game, wanted: str, listing: str = "abyss list", language: str = "en"
) -> None:
    """Say what a card of a game does, or that there is none of that id or name.

    ``listing`` is the command that lists the game's cards.
    """
    setup = game.setup
    messages = tuple(one for pack in setup.packs for one in pack.messages)
    owners = setup.owners
    cards = [Listed(card, owners[card.id], messages) for card in setup.rules.cards]
    try:
        found = find_card(wanted, cards, listing)
    except AbyssError as error:
        screen.tell(str(error))
        return
    screen.tell(f"{found.card.name_in(language)}: {facts(found, language)}".rstrip(": "))
    for sentence in sentences_of(found, setup.ruleset, language) or [no_power(found, language)]:
        screen.tell(sentence, first="  ")
