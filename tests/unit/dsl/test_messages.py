"""Messages that packs bring: what is told with them, and what stands in."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.dsl import language, wording
from abyss_rules.dsl.phrase import Amount, Clauses, Mention, say, size
from abyss_rules.errors import UnknownError
from abyss_rules.model.cards import MessageFile
from tests.unit.dsl.told import (
    PLAIN,
    WORDS,
    compiled,
    diver,
    told,
)

# --- what is told ---------------------------------------------------------------------------------


class TestTelling:
    def test_a_language_that_the_library_does_not_know_is_told_with_english_standing_in(
        self,
    ) -> None:
        words, refused_, _ = told("verb-gain = ottieni { COUNTED($amount, $what) }\n")
        assert words == "When this Lord arrives, ottieni 2 Pearls."
        assert not refused_

    def test_a_message_takes_the_place_of_the_librarys_and_no_other_does(self) -> None:
        text = "verb-gain = recevez { COUNTED($amount, $what) }\n"
        assert told(text, "fr")[0] == "Quand ce Seigneur arrive en jeu, recevez 2 Perles."
        assert wording.describe(diver(), WORDS, "fr") == (
            "Quand ce Seigneur arrive en jeu, gagnez 2 Perles.",
        )

    def test_the_last_file_has_its_way_message_by_message(self) -> None:
        first = "verb-gain = ricevi { COUNTED($amount, $what) }\nsentence = { $clause }!\n"
        files = (MessageFile("it", "a", first), MessageFile("it", "b", "sentence = { $clause }?"))
        assert wording.describe(diver(), WORDS, "it", files) == (
            "When this Lord arrives, ricevi 2 Pearls?",
        )

    def test_files_of_other_languages_change_nothing(self) -> None:
        own = (MessageFile("it", "languages/it.ftl", "sentence = { $clause }!\n"),)
        assert wording.describe(diver(), WORDS, "en", own) == (PLAIN,)

    def test_what_english_stands_in_for_is_joined_as_english_is(self) -> None:
        slaver = next(card for card in ar.load_pack("abyss.base").cards if card.id == "slaver")
        own = (MessageFile("it", "languages/it.ftl", "joins =\n    a V > un V\n"),)
        (said,) = wording.describe(slaver, WORDS, "it", (MessageFile("it", "it.ftl", "x = b"),))
        assert "discard an Ally" in said
        assert "discard a Ally" in wording.describe(slaver, WORDS, "it", own)[0]

    def test_fields_members_and_cards_without_a_power_are_told_with_them(self) -> None:
        text = "member-Guild-mage = maga\nfact-cost = costo { $value }\nno-power = Niente.\n"
        own = (MessageFile("it", "languages/it.ftl", text),)
        facts = wording.facts(diver(), WORDS, "it", own)
        assert facts[:2] == ("maga", "costo 8")
        assert wording.no_power(diver(), WORDS, "it", own) == "Niente."
        assert wording.member(WORDS, "Guild", "mage", "it", own=own) == "maga"
        assert wording.member(WORDS, "Guild", "mage", "it") == "mage"

    def test_only_with_messages_a_language_is_known(self) -> None:
        own = (MessageFile("it", "languages/it.ftl", "a = b\n"),)
        assert wording.languages_with(own) == (*wording.languages(), "it")
        assert wording.find_language("IT-ch", own) == "it"
        with pytest.raises(UnknownError, match=r"en, de, el, es, fr, pt$"):
            wording.find_language("it")

    def test_plurals_of_a_language_that_nobody_knows_are_those_of_english(self) -> None:
        text = "kind-Ally = { $count ->\n    [one] zik\n   *[other] ziks\n}\n"
        own = (MessageFile("zzz", "languages/zzz.ftl", text),)
        one, two = (
            language.Teller(
                language.language("zzz", WORDS.package, (own[0].text,)),
                language.language("en", WORDS.package),
            ).tell(say("counted", count=count, head=say("kind-Ally", count=count)))
            for count in (1, 2)
        )
        assert (one, two) == ("1 zik", "2 ziks")

    def test_a_template_names_its_members_with_them(self) -> None:
        text = "member-Guild-mage = maga\n    .gender = f\n"
        card = (
            'lord of per guild g "The {g}" { name it "La {g}"; guild g; cost 8; races 2; '
            "influence 5; }"
        )
        made = compiled(card, "en, it", {"languages/it.ftl": text})
        names = {one.id: one.name_in("it") for one in made.cards}
        assert names["of_mage"] == "La maga"
        assert names["of_soldier"] == "La soldier"


# --- what fails -----------------------------------------------------------------------------------


class TestFailing:
    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("sentence = { $clauze }\n", "sentence: Unknown external: clauze"),
            ("sentence = { nothing }\n", "sentence: Unknown message: nothing"),
            ("sentence = { sentence }\n", "it becomes endless, or too long"),
            ("sentence = { a }\na = { b }\nb = { a }\n", "it becomes endless, or too long"),
        ],
    )
    def test_what_messages_fail_the_library_tells(self, text: str, why: str) -> None:
        assert told(text) == (PLAIN, [why], told(text)[2])

    def test_what_doubles_without_end_is_bounded(self) -> None:
        doubled = "".join(f"t{n} = {{ t{n + 1} }}{{ t{n + 1} }}\n" for n in range(40))
        words, (why,), pieces = told(f"sentence = {{ t0 }}\n{doubled}t40 = x\n")
        assert words == PLAIN
        assert "Too many parts" in why
        assert pieces <= 1000 + 100

    @pytest.mark.parametrize(
        "text",
        [
            (
                'sentence = { COUNTED(1, "sentence") }{ COUNTED(1, "sentence") }\n'
                "counted = { $head }\n"
            ),
            'sentence = { FORM($clause, "a") }{ FORM($clause, "b") }{ FORM($clause, "c") }'
            '{ FORM($clause, "d") }{ FORM($clause, "e") }\n'
            "list-then = { $first }{ $first }{ $last }\n"
            + "".join(
                f'{one} = {{ FORM($body, "a") }}{{ FORM($body, "b") }}{{ FORM($body, "c") }}'
                '{ FORM($clause, "d") }{ FORM($clause, "e") }\n'
                for one in ("ability-once", "ability")
            )
            + "verb-gain ="
            + ' { COUNTED($amount, $what) }{ COUNTED($amount, $what, "a") }' * 8
            + "\ncounted ="
            + ' { FORM($head, "a") }' * 30
            + "\n",
            f"sentence = {'{ b }' * 8}\nb = {'x' * 2000}\n",
        ],
        ids=["in itself", "many forms", "long"],
    )
    def test_what_grows_is_stopped_by_a_count(self, text: str) -> None:
        words, why, pieces = told(text)
        assert words == PLAIN
        assert why == ["it becomes endless, or too long"]
        bound = language.PIECES_ALWAYS + language.PIECES * 12
        assert pieces < 2 * bound + 1000

    def test_joins_cannot_make_a_text_long(self) -> None:
        lines = "".join(f"    {letter} > {letter * 60}\n" for letter in "aeinrst")
        words, why, _ = told(f"joins =\n{lines}" + lines.replace(" > ", "a > "))
        assert len(words) <= language.LONGEST
        assert not why or words == PLAIN
        once = f'joins =\n    " " > "{"  " * 30}"\n' + '    "  " > "' + " " * 70 + '"\n'
        words, why, _ = told(once)
        assert why == ["it becomes endless, or too long"]
        assert words == PLAIN

    def test_the_sentence_before_one_that_fails_is_kept(self) -> None:
        slaver = next(card for card in ar.load_pack("abyss.base").cards if card.id == "slaver")
        text = "verb-gain = { $nothing }\n"
        assert told(text, "it", slaver)[0] == wording.describe(slaver, WORDS)[0]

    def test_how_large_a_phrase_is_counts_each_part_once(self) -> None:
        noun = say("kind-Ally")
        assert size(noun) == 1
        assert size(Clauses((say("a", x=noun), say("b", y=noun)), "and")) == 4
        assert size(Mention(1, noun, "it")) == 3
        assert size(Amount(2)) == 2
        assert size(Amount(2, each=noun)) == 3
