"""What packs say in several languages: names, texts, declared languages, printed facts."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from abyss_rules import rulesets
from abyss_rules.catalog import packs
from abyss_rules.dsl import wording
from abyss_rules.dsl.blocks import words
from abyss_rules.dsl.check_cards import COMMON
from abyss_rules.dsl.check_languages import SAID
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.language import Language, Teller, language
from abyss_rules.dsl.lint_languages import difference, plain
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.errors import UnknownError
from abyss_rules.game import vocabularies
from abyss_rules.model.cards import Card
from tests.packs import GRAMMAR

LORD = "guild mage; cost 8; races 2; influence 5;"
#: What the cards of `LORD` do, and how it is said.
POWER = "on arrival { gain 2 pearls; }"
SAYS = {
    "en": "When this Lord arrives, gain 2 Pearls.",
    "fr": "Quand ce Seigneur arrive en jeu, gagnez 2 Perles.",
}


def compiled(cards: str, declared: str = "en, fr") -> Compiled:
    """A pack that declares these languages, with these cards."""
    languages = f" languages {declared};" if declared else ""
    head = f"pack my.pack {{ format 1; ruleset abyss;{languages} }}\n"
    return compile_pack([Source("x", head + cards)], vocabularies(), GRAMMAR, doubts=True)


def found(cards: str, declared: str = "en, fr") -> list[Diagnostic]:
    return list(compiled(cards, declared).diagnostics)


def codes(cards: str, declared: str = "en, fr") -> list[str]:
    return [one.code for one in found(cards, declared)]


def lord(fields: str, power: str = "") -> str:
    return f'lord diver "The Diver" {{ {LORD} {fields} {power} }}'


# --- names ----------------------------------------------------------------------------------------


class TestNames:
    def test_a_card_has_names_by_language(self) -> None:
        (card,) = compiled(lord('name fr "Le Plongeur", de "Der Taucher";'), "en, fr, de").cards
        assert card.names == (("fr", "Le Plongeur"), ("de", "Der Taucher"))
        assert card.name == card.name_in("en") == card.name_in("nl") == "The Diver"
        for code in ("fr", "FR", "fr-CA", " fr_BE "):
            assert card.name_in(code) == "Le Plongeur"
        assert not set(SAID) & dict(card.fields).keys()

    def test_what_a_card_does_in_a_language_is_no_name_in_it(self) -> None:
        said = f'text fr "{SAYS["fr"]}"; name de "Der Taucher";'
        (card,) = compiled(lord(said, POWER), "en, fr, de").cards
        assert card.names == (("de", "Der Taucher"),)

    def test_names_and_texts_are_no_part_of_what_is_played(self) -> None:
        with_names = lord(f'name fr "Le {{;}} Plongeur"; text en "{SAYS["en"]}";', POWER)
        assert words(with_names) == words(lord("", POWER))
        assert words(with_names) != words(lord("name", POWER))
        header = "pack a.b { languages en, fr; title languages; }"
        assert words(header) == words("pack a.b { title languages; }")
        elsewhere = "lord name x { on text { name } }"
        assert "".join(words(elsewhere)) == elsewhere.replace(" ", "")

    @pytest.mark.parametrize("field", SAID)
    def test_no_kind_of_card_has_such_a_field_of_its_own(self, field: str) -> None:
        kinds = [k for name in rulesets.NAMES for k in vocabularies()[name].card_kinds]
        assert field not in {word.name for kind in kinds for word in kind.fields}
        assert field in {word.name for word in COMMON}

    @pytest.mark.parametrize(
        ("value", "code", "told"),
        [
            ('fr "A", fr "B"', "A502", "`name` has a text in `fr` already"),
            ('en "The Diver", fr "A"', "A502", "the printed name is the one in `en`"),
            ('fr ""', "A507", "this name in `fr` is empty"),
            (f'fr "{"long " * 20}"', "A516", "has at most 80"),
            ("fr Plongeur", "A504", "wants a language and a text"),
            ("fr", "A504", "wants a language and a text"),
            ('"Le Plongeur"', "A504", "wants a language and a text"),
            ('fr "A" "B"', "A504", "wants a language and a text"),
        ],
    )
    def test_a_faulty_name_is_an_error(self, value: str, code: str, told: str) -> None:
        first = found(lord(f"name {value};"))[0]
        assert (first.code, first.severity) == (code, "error")
        assert told in first.message

    def test_what_is_said_in_no_language_is_told_in_a_whole_sentence(self) -> None:
        (wrong,) = found(lord('text "Gain 2 Pearls.";'), "en")
        assert wrong.message == ('`text` wants a language and a text such as `fr "…"`, or several')
        assert wrong.help == 'say first in which language it is: `text en "…"`'

    def test_two_cards_of_one_name_in_a_language_are_a_warning(self) -> None:
        reef = 'location {0} "{0}" {{ name fr "Le  Récif"; score 1; }}'
        (one,) = found("\n".join(map(reef.format, ("reef", "bank"))))
        assert (one.code, one.severity, one.line) == ("A520", "warning", 3)
        assert "“Le  Récif” in `fr` already, at x:2" in one.message


class TestTemplates:
    BEST = (
        'location best per guild g "Best of {{g}}s" '
        "{{ name {}; score count(lords of me where guild == g); }}"
    )

    def test_the_member_is_told_in_the_language_of_the_name(self) -> None:
        said = 'fr "Le meilleur des {g.plural}", de "Bester {g}", it "{g}"'
        cards = compiled(self.BEST.format(said), "en, fr, de, it").cards
        named = {card.id: card for card in cards}
        assert named["best_soldier"].name == "Best of soldiers"
        assert named["best_soldier"].name_in("fr") == "Le meilleur des Militaires"
        assert named["best_soldier"].name_in("de") == "Bester Soldat"
        assert named["best_soldier"].name_in("it") == "soldier"
        assert len({card.name_in("fr") for card in cards}) == 6

    def test_the_printed_name_is_in_the_first_language(self) -> None:
        text = self.BEST.replace("Best of {{g}}s", "Die besten {{g.plural}}")
        cards = compiled(text.format('fr "Des {g.plural}"'), "de, fr").cards
        assert "Die besten Soldaten" in [card.name for card in cards]

    def test_a_name_without_the_word_is_told_once(self) -> None:
        (one,) = found(self.BEST.format('fr "Le meilleur"'))
        assert one.code == "A520"
        assert one.message == "all cards of this template have the same name in `fr`"

    def test_another_word_in_braces_stays(self) -> None:
        cards = compiled(self.BEST.format('fr "{h} {g}"')).cards
        assert cards[0].name_in("fr").startswith("{h} ")

    def test_a_word_that_is_a_code_too_is_no_member_there(self) -> None:
        text = self.BEST.replace("guild g", "guild fr").replace("{{g}}", "{{fr}}")
        cards = compiled(text.replace("== g", "== fr").format('fr "Le {fr}"')).cards
        assert "Le Militaire" in [card.name_in("fr") for card in cards]

    def test_a_word_that_stands_in_names_alone_is_unused(self) -> None:
        text = 'location best per guild g "Best {g}" { name fr "Le {g}"; score 1; }'
        assert [(one.code, one.severity) for one in found(text)][:1] == [("A210", "error")]


# --- languages ------------------------------------------------------------------------------------


class TestDeclared:
    def test_without_languages_the_printed_names_are_english(self) -> None:
        made = compiled(lord(""), "")
        assert not made.diagnostics
        assert made.header is not None
        assert made.header.languages == ("en",)

    def test_a_language_that_is_not_declared_is_told_once(self) -> None:
        text = lord('name fr "Le Plongeur"; text fr "Rien";')
        (one,) = [one for one in found(text, "en") if one.code == "A519"]
        assert one.severity == "error"
        assert one.help == "write `languages en, fr;` in the header"

    def test_a_misspelt_code_is_found_where_it_stands(self) -> None:
        (wrong,) = found(lord('name rf "Le Plongeur";'))
        assert wrong.code == "A519"
        assert wrong.help.startswith("did you mean `fr`? else write")

    def test_the_language_that_is_missing_is_what_was_meant(self) -> None:
        (wrong,) = found(lord('name fr "A", dw "B", el "C";'), "en, fr, el, de")
        assert wrong.help.startswith("did you mean `de`? else write")

    def test_where_the_header_is_faulty_nothing_is_said_of_languages(self) -> None:
        assert codes(lord('name fr "Le Plongeur";'), "en fr") == ["A504"]

    def test_a_code_in_capitals_is_mended(self) -> None:
        (one,) = found(lord('name FR "Le Plongeur";'))
        assert one.fix is not None
        assert one.fix.text == "fr"

    def test_a_language_without_texts_is_a_remark(self) -> None:
        (one,) = found(lord('name it "X";'), "en, it")
        assert (one.code, one.severity) == ("A518", "info")
        assert one.help.startswith("a language is")

    def test_a_long_code_near_a_known_one_is_asked_for(self) -> None:
        (one,) = found(lord('name fra "X";'), "en, fra")
        assert one.help.startswith("did you mean `fr`? a language is")

    @pytest.mark.parametrize("name", ["FR", "French", "français", "fr_CA"])
    def test_what_is_no_code_is_an_error_wherever_it_stands(self, name: str) -> None:
        header, card = found(lord(f'name {name} "X";'), f"en, {name}")
        assert (header.code, header.help) == ("A504", "write `languages en, fr;`")
        assert (card.code, card.help) == ("A519", "write `fr`")
        assert [one.fix is not None for one in (header, card)] == [True, True]

    def test_a_name_that_is_of_no_known_language_is_an_error(self) -> None:
        header, card = found(lord('name martian "X";'), "en, martian")
        assert (header.code, card.code) == ("A504", "A519")
        assert header.help == card.help == "a code has two or three small letters, such as `fr`"

    def test_the_name_of_a_language_is_told_with_the_header_that_lacks_it(self) -> None:
        *_, one = found(lord('name Italian "X";'), "en, it")
        assert (one.code, one.help) == ("A519", "write `it`")
        (one,) = found(lord('name Italian "X";'), "en")
        assert one.help == "write `it`, and `languages en, it;` in the header"

    def test_a_language_declared_twice_is_an_error(self) -> None:
        (one,) = found(lord('name fr "X";'), "en, fr, fr")
        assert (one.code, one.message) == ("A502", "`fr` is named twice")

    def test_what_is_no_list_of_names_is_told_as_any_field(self) -> None:
        assert codes("", '"en", fr') == ["A504"]

    def test_missing_names_are_told_once_a_language(self) -> None:
        reefs = "\n".join(f'location reef{n} "Reef {n}" {{ score {n}; }}' for n in range(8))
        french, german = found(f"{reefs}\n{lord('')}", "en, fr, de")
        assert (french.code, french.severity, french.line) == ("A606", "warning", 1)
        assert french.message == (
            "9 cards have no name in `fr`: `reef0`, `reef1`, `reef2`, `reef3`, `reef4` and 4 more"
        )
        assert french.source[french.column - 1 : french.end_column - 1] == "fr"
        assert german.source[german.column - 1 : german.end_column - 1] == "de"

    def test_few_missing_names_are_all_told(self) -> None:
        (one,) = found(f'location reef "Reef" {{ score 1; }}\n{lord("")}')
        assert one.message == "2 cards have no name in `fr`: `reef` and `diver`"
        (one,) = found(lord(""))
        assert (one.message, one.help) == (
            "1 card has no name in `fr`: `diver`",
            'write `name fr "…";` in it',
        )

    def test_a_missing_name_can_be_meant(self) -> None:
        assert not found(lord(""), "en,\n  fr # lint: ok A606\n")


# --- texts ----------------------------------------------------------------------------------------


class TestTexts:
    @pytest.mark.parametrize("code", SAYS)
    def test_the_text_that_is_made_is_right(self, code: str) -> None:
        text = SAYS[code]
        for same in (text, text[:-1], text.lower()[:1] + text[1:], text.replace(" ", "  ")):
            assert not codes(lord(f'name fr "X"; text {code} "{same}";', POWER))

    def test_another_text_is_a_warning_that_shows_both(self) -> None:
        (one,) = found(
            lord('name fr "X"; text en "When this Lord arrives, gain 3 Pearls.";', POWER)
        )
        assert (one.code, one.severity) == ("A607", "warning")
        assert one.message.endswith("does: it says “3”, and the effects “2”")
        assert one.help == f"the effects say: “{SAYS['en']}”"
        assert one.note == "the text says: “When this Lord arrives, gain 3 Pearls.”"

    def test_a_card_without_powers_says_so(self) -> None:
        assert not codes(lord('name fr "X"; text en "this Lord has no Power";'))
        assert codes(lord('name fr "X"; text en "Gain a Pearl.";')) == ["A607"]

    def test_each_text_is_compared_in_its_language(self) -> None:
        both = f'name fr "X"; text en "{SAYS["en"]}", fr "{SAYS["en"]}";'
        (one,) = found(lord(both, POWER))
        assert one.help == f"the effects say: “{SAYS['fr']}”"

    def test_a_text_in_a_language_without_words_is_not_compared(self) -> None:
        assert codes(lord('name it "X"; text it "Niente.";', POWER), "en, it") == ["A518"]

    def test_it_can_be_meant(self) -> None:
        text = lord('name fr "X";\n# lint: ok A607\ntext en "Two Pearls!";\n', POWER)
        assert not found(text)

    def test_the_text_of_a_template_is_that_of_each_card(self) -> None:
        best = (
            'location best per guild g "Best {{g}}" {{ name fr "Le {{g}}"; text en "{}"; '
            "score count(lords of me where guild == g); }}"
        )
        right = "Worth 1 for each of your Lords of the {g} guild."
        assert not found(best.format(right))
        (one,) = found(best.format(right.replace("{g}", "mage")))
        assert one.code == "A607"
        assert "and the effects “soldier”" in one.message

    @pytest.mark.parametrize(
        ("text", "made", "told"),
        [
            ("gain a b", "gain a", "it says “b” besides"),
            ("gain a", "gain a b", "it lacks “b”"),
            ("a x c y e", "a b c d e", "it says “x c y”, and the effects “b c d”"),
        ],
    )
    def test_what_differs_is_told(self, text: str, made: str, told: str) -> None:
        assert difference(text, made) == told

    def test_a_long_difference_is_cut(self) -> None:
        assert difference("a", "a " + "word " * 40).endswith("word…”")

    @pytest.mark.untraced
    @given(st.text(max_size=40), st.text(max_size=40))
    def test_any_two_texts_that_are_not_the_same_differ(self, one: str, other: str) -> None:
        theirs, ours = plain(one), plain(other)
        assert (theirs == ours) or difference(theirs, ours).startswith("it ")


# --- words ----------------------------------------------------------------------------------------


def lame(monkeypatch: pytest.MonkeyPatch, lacked: str) -> None:
    """Let French lack a word."""
    before = Language.pattern

    def pattern(self: Language, id_: str) -> object:
        return None if self.name == "fr" and id_ == lacked else before(self, id_)

    monkeypatch.setattr(Language, "pattern", pattern)


class TestWords:
    def test_words_that_a_language_lacks_are_a_warning(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        lame(monkeypatch, "verb-gain")
        (one,) = found(lord('name fr "X";', POWER))
        assert (one.code, one.severity) == ("A608", "warning")
        assert one.message == "in `fr` there are no words for what the cards do"
        assert one.help == "the message `verb-gain` is missing"

    def test_words_that_no_card_needs_may_be_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        lame(monkeypatch, "verb-steal")
        assert wording.missing(vocabularies()["abyss"], "fr") == ("verb-steal",)
        assert not found(lord('name fr "X";', POWER))

    def test_a_language_that_is_not_declared_may_lack_words(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        lame(monkeypatch, "verb-gain")
        assert not found(lord("", POWER), "en")

    def test_what_the_usual_language_stands_in_for_is_known(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (card,) = compiled(lord("", POWER), "en").cards
        assert wording.lacking(card, vocabularies()["abyss"], "fr") == ()
        lame(monkeypatch, "verb-gain")
        assert wording.lacking(card, vocabularies()["abyss"], "fr") == ("verb-gain",)
        assert wording.lacking(card, vocabularies()["abyss"], "en") == ()

    def test_nothing_is_noted_by_a_teller_in_the_usual_language(self) -> None:
        usual = language("en", "")
        teller = Teller(usual, usual)
        assert teller.tell("as it is") == "as it is"
        assert not teller.lacking


# --- printed facts --------------------------------------------------------------------------------


def base(game: str) -> dict[str, Card]:
    pack = packs.load(f"{game}.base", vocabularies())
    return {card.id: card for card in pack.cards}


class TestFacts:
    @pytest.mark.parametrize(
        ("game", "card", "code", "told"),
        [
            ("abyss", "recruiter", "en", "soldier, cost 10, 2 Races, 4 Influence, 1 Key"),
            ("abyss", "recruiter", "fr", "Militaire, coût 10, 2 Peuples, 4 Influence, 1 Clé"),
            ("abyss", "recruiter", "de-AT", "Soldat, Kosten 10, 2 Rassen, 4 Einfluss, 1 Schlüssel"),
            ("abyss", "parliament", "de", ""),
            ("conspiracy", "value_one_mage", "en", "mage, 1 Influence, 4 copies, silver key"),
            (
                "conspiracy",
                "value_one_mage",
                "de",
                "Magier, 1 Einfluss, 4 Exemplare, silberner Schlüssel",
            ),
            ("conspiracy", "value_six_mage", "fr", "Mage, 6 Influence, 1 exemplaire"),
            ("conspiracy", "plain_five", "en", "1 Pearl"),
            ("conspiracy", "alliance_of_ones", "en", "bonus set"),
        ],
    )
    def test_they_are_told_in_a_language(self, game: str, card: str, code: str, told: str) -> None:
        assert ", ".join(wording.facts(base(game)[card], vocabularies()[game], code)) == told

    def test_copies_are_told_and_what_is_for_the_machine_is_not(self) -> None:
        card = base("abyss")["parliament"]
        card = evolve(card, fields=(("copies", 2), ("replaces", "reef")))
        assert wording.facts(card, vocabularies()["abyss"]) == ("2 copies",)

    def test_a_card_without_a_power_is_told_so(self) -> None:
        keeper, words = base("abyss")["keeper"], vocabularies()["abyss"]
        told = {code: wording.no_power(keeper, words, code) for code in wording.languages()}
        assert told == {
            "en": "This Lord has no Power.",
            "de": "Dieser Lord hat keine Fähigkeit.",
            "el": "Αυτός ο Άρχοντας δεν έχει Δύναμη.",  # noqa: RUF001  # Greek has that letter
            "es": "Este Señor no tiene ningún Poder.",
            "fr": "Ce Seigneur n'a pas de Pouvoir.",
            "pt": "Este Lorde não tem nenhum Poder.",
        }
        assert wording.no_power(keeper, words, "de_CH") == told["de"]

    def test_there_must_be_words_for_the_language(self) -> None:
        card = base("abyss")["parliament"]
        for tell in (
            lambda: wording.facts(card, vocabularies()["abyss"], "tlh"),
            lambda: wording.no_power(card, vocabularies()["abyss"], "tlh"),
        ):
            with pytest.raises(UnknownError):
                tell()


# --- the shipped cards ----------------------------------------------------------------------------


@pytest.mark.parametrize("pack", sorted(packs.shipped()))
def test_the_shipped_cards_have_a_name_in_each_language(pack: str) -> None:
    loaded = packs.load(pack, vocabularies())
    assert loaded.header.languages[0] == wording.USUAL
    assert set(loaded.header.languages) == set(wording.languages())
    for code in loaded.header.languages[1:]:
        named = [dict(card.names)[code] for card in loaded.cards]
        assert len(set(named)) == len(named)
        assert not [name for name in named if "{" in name]


def test_no_translation_is_looked_for_without_a_header() -> None:
    made = compile_pack([Source("x", lord(""))], vocabularies(), GRAMMAR, doubts=True)
    assert [one.code for one in made.diagnostics] == ["A509"]
