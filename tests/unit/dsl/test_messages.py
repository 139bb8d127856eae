"""Messages that packs bring: what is let in, what is told with them, and what stands in."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.catalog import paths
from abyss_rules.dsl import language, lint_languages, message_files, messages, wording
from abyss_rules.dsl.diagnostics import Diagnostic
from abyss_rules.dsl.message_files import language_of
from abyss_rules.dsl.phrase import Amount, Clauses, Mention, say, size
from abyss_rules.dsl.pipeline import Compiled, compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.errors import UnknownError
from abyss_rules.game import vocabularies
from abyss_rules.model.cards import Card, MessageFile

GRAMMAR = paths.grammar_file().read_text(encoding="utf-8")
WORDS = vocabularies()["abyss"]
#: What the cards of these tests do.
POWER = "on arrival { gain 2 pearls; }"
PLAIN = "When this Lord arrives, gain 2 Pearls."


def lord(id_: str = "diver", says: str = "") -> str:
    """A Lord who brings Pearls."""
    fields = "guild mage; cost 8; races 2; influence 5;"
    return f'lord {id_} "The {id_.title()}" {{ {fields} {says} {POWER} }}\n'


def compiled(cards: str, declared: str, files: dict[str, str], ruleset: str = "abyss") -> Compiled:
    """A pack that declares these languages, with these cards and files of messages."""
    head = f"pack my.pack {{ format 1; ruleset {ruleset}; languages {declared}; }}\n"
    sources = [Source(name, text, name) for name, text in files.items()]
    cards_ = [Source("x.abyss", head + cards)]
    return compile_pack(cards_, vocabularies(), GRAMMAR, messages=sources, doubts=True)


def found(text: str, code: str = "fr", cards: str = "") -> list[Diagnostic]:
    """What is said of messages in a language, beside what else a pack lacks."""
    made = compiled(cards, f"en, {code}", {f"languages/{code}.ftl": text})
    return [one for one in made.diagnostics if one.code not in {"A606", "A608"}]


def codes(text: str, code: str = "fr") -> list[str]:
    return [one.code for one in found(text, code)]


def refused(text: str) -> list[str]:
    """Why messages are not let in."""
    return [one.message for one in messages.read(text).refused]


def diver() -> Card:
    """The card of these tests, checked."""
    return compiled(lord(), "en", {}).cards[0]


def told(text: str, code: str = "it", card: Card | None = None) -> tuple[str, list[str], int]:
    """The diver in words, why the pack's messages were not taken, and of how many pieces it was."""
    own = (MessageFile(code, f"languages/{code}.ftl", text),)
    ((words, teller),) = wording.tellings_of(card or diver(), WORDS, code, own)
    return words, teller.refused, teller.pieces


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
        assert wording.no_power("it", own) == "Niente."
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


# --- what is let in -------------------------------------------------------------------------------


class TestReading:
    @pytest.mark.untraced
    @pytest.mark.parametrize("package", ["dsl", "rulesets.abyss", "rulesets.conspiracy"])
    @pytest.mark.parametrize("code", wording.languages())
    def test_a_copy_of_the_librarys_messages_is_sound(self, package: str, code: str) -> None:
        text = language.source(f"abyss_rules.{package}", code)
        assert text
        assert refused(text) == []

    @pytest.mark.untraced
    @pytest.mark.parametrize(
        ("code", "game", "unused"),
        [
            ("en", "conspiracy", []),
            ("de", "abyss", []),
            # An ending that only the words of the other game need.
            ("el", "conspiracy", ["nothing is told with a message `ending-f`"]),
            ("es", "abyss", []),
            ("fr", "conspiracy", []),
            ("pt", "abyss", []),
        ],
    )
    def test_a_copy_of_the_librarys_messages_is_that_language(
        self, code: str, game: str, unused: list[str]
    ) -> None:
        words = vocabularies()[game]
        text = "".join(language.source(one, code) for one in ("abyss_rules.dsl", words.package))
        files = {f"languages/{one}.ftl": text for one in (code, "it")}
        declared = ", ".join(dict.fromkeys(("en", code, "it")))
        made = compiled("", declared, files, game)
        assert [one.message for one in made.diagnostics] == unused
        for card in ar.load_pack(f"{game}.base").cards[::9]:
            wanted = wording.describe(card, words, code)
            for own in (code, "it"):
                tellings = list(wording.tellings_of(card, words, own, made.messages))
                assert tuple(said for said, _ in tellings) == wanted
                assert not [one for _, teller in tellings for one in teller.refused]

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("a = { b\n", "`}` is missing, so this is no message"),
            ("a\n", "`=` is missing, so this is no message"),
            ("a =\n", "this message has no text, so this is no message"),
            ("a = { $n ->\n [one] x\n}\n", "none of the variants is marked with `*`"),
            ("a = { low() }\n", "a function is written in capital letters, so this is no message"),
            ("a = x }\n", "a `{` is missing, or a `}` too many, so this is no message"),
            ("é = x\n", "this is no message"),
            ("a = x\na = y\n", "the message `a` is there already"),
            ("a = { EXEC($b) }\n", "there is no function `EXEC`"),
            ("a = { NUMBER($b) }\n", "there is no function `NUMBER`"),
            ("a = { FORM($b) }\n", "`FORM` has 2 operands, without names"),
            ('a = { CAPITAL($b, "c") }\n', "`CAPITAL` has 1 operand, without names"),
            ('a = { FORM($b, form: "c") }\n', "`FORM` has 2 operands, without names"),
            ("a = { COUNTED($b) }\n", "`COUNTED` has 2 or 3 operands, without names"),
            ("a = { 1234567890 }\n", "a number has at most 9 digits"),
            ("a = \u202ex\n", "U+202E cannot be seen"),
            ("a = x\u200b\n", "U+200B cannot be seen"),
            ('a = { "\\u202E" }\n', "this text has signs that cannot be seen"),
            ('a = { "\\uDEAD" }\n', ""),
            ('a = { "\\U110000" }\n', "this text has signs that cannot be seen"),
            ("joins = { a }\n", "`joins` is no text, and is put as it stands"),
            ("apart = { $a }\n", "`apart` is no text, and is put as it stands"),
        ],
    )
    def test_what_is_not_let_in_says_why(self, text: str, why: str) -> None:
        (only, *_) = refused(text) or [""]
        assert only.startswith(why)

    def test_the_sound_messages_of_a_file_with_faults_are_read(self) -> None:
        reading = messages.read("# a comment\na = x\nb = { EXEC($c) }\n-t = y\nc\n")
        assert set(reading.entries) == {"a", "-t"}
        assert len(reading.refused) == 2

    @pytest.mark.parametrize(
        ("most", "more", "why"),
        [
            ("a" + " = b" * 16_000, "x" * 1600, "more than 64 Ki characters"),
            ("a = b\n" * messages.MESSAGES_LIMIT, "a = b\n", "more than 1000 messages"),
            ("a = " + "{ " * messages.DEPTH_LIMIT, "{ ", "braces stand deeper than 12"),
        ],
        ids=["length", "messages", "depth"],
    )
    def test_files_beyond_a_limit_are_not_parsed(self, most: str, more: str, why: str) -> None:
        assert not [one for one in refused(most) if one.startswith(why)]
        (only,) = refused(most + more)
        assert only.startswith(why)
        assert messages.read(most + more).entries == {}

    def test_braces_in_comments_and_texts_and_those_of_other_messages_do_not_count(self) -> None:
        text = f'# {"{" * 30}\na = {{ "{"{" * 30}" }}\n' + "".join(
            f"b{n} = {{ $c\n" for n in range(30)
        )
        assert set(messages.read(text).entries) == {"a"}

    def test_a_message_and_a_line_of_a_setting_have_a_length(self) -> None:
        room = messages.MESSAGE_LIMIT - len("a = ")
        assert refused(f"a = {'x' * room}\n") == []
        assert refused(f"a = {'x' * (room + 1)}\n") == ["`a` has more than 3000 characters"]
        line = "    a > " + "b" * messages.LINE_LIMIT
        assert refused(f"joins =\n{line}\n") == ["a line of `joins` has at most 80 characters"]
        assert refused(f"joins =\n{line[4:]}\n"[:90]) != []


# --- what is said ---------------------------------------------------------------------------------


class TestChecking:
    @pytest.mark.parametrize(
        ("file", "code"),
        [
            ("languages/fr.ftl", "fr"),
            ("deeper/languages/kab.ftl", "kab"),
            ("fr.ftl", ""),
            ("languages/fr/a.ftl", ""),
            ("languages/FR.ftl", ""),
            ("languages/fr-CA.ftl", ""),
            ("languages/.ftl", ""),
        ],
    )
    def test_place_and_name_of_a_file_tell_its_language(self, file: str, code: str) -> None:
        assert language_of(file) == code

    def test_a_file_of_no_language_is_not_read(self) -> None:
        made = compiled("", "en", {"words.ftl": "}}}"})
        (one,) = made.diagnostics
        assert (one.code, one.file, made.messages) == ("A521", "words.ftl", ())
        assert "`languages/fr.ftl`" in one.help

    def test_a_language_that_the_header_does_not_name_is_told_and_used(self) -> None:
        made = compiled("", "en", {"languages/fr.ftl": "kind-Ally = Ami\n    .gender = m\n"})
        (one,) = made.diagnostics
        assert one.code == "A521"
        assert one.help == "write `languages en, fr;` in the header"
        assert [file.language for file in made.messages] == ["fr"]

    def test_a_language_of_which_the_pack_has_messages_may_be_declared(self) -> None:
        assert codes("kind-Ally = Alleato\n    .genus = m\n", "it") == []
        assert [one.code for one in compiled("", "en, it", {}).diagnostics] == ["A518"]

    def test_two_files_of_a_language_are_one(self) -> None:
        files = {
            "languages/fr.ftl": "kind-Ally = { ami }\n    .gender = m\nami = Ami\n",
            "more/languages/fr.ftl": "ami = Amie\n",
        }
        made = compiled("", "en, fr", files)
        (one,) = made.diagnostics
        assert (one.code, one.file) == ("A522", "more/languages/fr.ftl")
        assert one.message == "the message `ami` is there already, at languages/fr.ftl:3"
        told = language.language("fr", "", tuple(file.text for file in made.messages))
        assert told.text("ami") == "Ami", "what is not refused is what is told"

    @pytest.mark.parametrize(
        ("text", "code", "message", "help_"),
        [
            ("kind-Aly = x\n", "A523", "nothing is told with", "did you mean `kind-Ally`?"),
            (
                "kind-Ally = x\n    .gendre = m\n    .gender = m\n",
                "A523",
                "nobody asks for `.gendre`",
                "did you mean `.gender`?",
            ),
            (
                "verb-gain = { COUNTED($amuont, $what) }\n",
                "A524",
                "`verb-gain` is not told with `$amuont`",
                "did you mean `$amount`?",
            ),
            (
                "verb-gain = { $zzzzzz }\n",
                "A524",
                "`verb-gain` is not told with `$zzzzzz`",
                "it is told with `$amount`, `$form` and `$what`",
            ),
            (
                "sentence = { $zzzzzz }\n",
                "A524",
                "`sentence` is not told with `$zzzzzz`",
                "",
            ),
            (
                "-mark = x\n",
                "A523",
                "nothing is told with a message `-mark`",
                "",
            ),
            (
                "sentence = { kind-Ally.gendre }\n",
                "A524",
                "`kind-Ally` has no `.gendre`",
                "",
            ),
            ("sentence = { numbre }\n", "A524", "there is no message `numbre`", "did you mean"),
            (
                "sentence = { sentence }\n",
                "A524",
                "`sentence` stands in itself: `sentence` → `sentence`",
                "",
            ),
            ("kind-Ally = x\n", "A525", "`kind-Ally` lacks `.gender`", "write what it lacks too"),
        ],
    )
    def test_what_is_said_of_messages(self, text: str, code: str, message: str, help_: str) -> None:
        (one, *_) = found(text)
        assert one.code == code
        assert message in one.message
        assert help_ in one.help
        assert one.severity == "warning"

    def test_a_circle_through_the_librarys_messages_is_shown(self) -> None:
        circles = [one.message for one in found("sentence = { a }\na = { b }\nb = { a }\n")]
        assert circles == [
            "`a` stands in itself: `a` → `b` → `a`",
            "`b` stands in itself: `b` → `a` → `b`",
        ]

    def test_of_a_long_circle_its_beginning_is_shown(self) -> None:
        text = "".join(f"a{n} = {{ a{(n + 1) % 9} }}\n" for n in range(9))
        assert found(text)[0].message == (
            "`a0` stands in itself: `a0` → `a1` → `a2` → `a3` → `a4` → … → `a0`"
        )

    def test_an_attribute_may_stand_in_itself_too_but_not_its_message_in_it(self) -> None:
        text = "kind-Ally = Ami\n    .gender = m\n    .is = { kind-Ally }\n"
        assert codes(text) == []
        (one,) = found(text.replace("{ kind-Ally }", "{ kind-Ally.is }"))
        assert one.message == "`kind-Ally` stands in itself: `kind-Ally.is` → `kind-Ally.is`"

    def test_messages_may_use_messages_of_their_own_and_terms(self) -> None:
        assert codes("sentence = { -mark }{ $clause }\n-mark = { mine }\nmine = x\n") == []

    def test_a_language_that_begins_may_declare_what_it_will_ask(self) -> None:
        assert codes("kind-Ally = x\n    .genus = m\n", "it") == []
        assert codes("kind-Ally = x\n    .hole = m\n", "it") == ["A523"]

    def test_what_only_telling_shows_is_said_of_the_message(self) -> None:
        # The argument is one of messages, but not of this one.
        (one,) = found("sentence = { $quality }\n", cards=lord(says='name fr "x";'))
        assert one.code == "A524"
        assert one.message == "with `sentence` a card cannot be told: there is no `$quality`"
        assert one.help == "the library's own words are taken there"

    def test_a_fault_is_said_once_and_where_no_message_is_named_of_the_first(self) -> None:
        text = 'sentence = { COUNTED(1, "sentence") }\ncounted = { $head }{ $head }\n'
        cards = lord(says='name fr "x";') + lord("other", 'name fr "y";')
        (one,) = found(text, cards=cards)
        assert one.message == "with these a card cannot be told: it becomes endless, or too long"

    def test_what_a_message_puts_together_wrongly_is_said_in_authors_words(self) -> None:
        messages_ = message_files.PackMessages(
            [Source("languages/fr.ftl", "a = x\n", "languages/fr.ftl")]
        )
        messages_.check(WORDS, ("en", "fr"))
        messages_.fails("fr", "a: Unknown message: b")
        messages_.fails("fr", "a: Unknown message: c")
        messages_.fails("de", "a: Unknown message: c")
        (one,) = messages_.reporters[0].found
        assert one.message == "with `a` a card cannot be told: there is no `b`"
        messages_.fails("fr", "b: odd")
        assert messages_.reporters[0].found[-1].message.endswith(": odd")

    def test_what_messages_lack_is_told_of_their_language(self) -> None:
        text = "verb-gain = ottieni { COUNTED($amount, $what) }\n"
        made = compiled(lord(says='name it "x";'), "en, it", {"languages/it.ftl": text})
        (one,) = made.diagnostics
        assert (one.code, one.message) == (
            "A608",
            "in `it` there are no words for what the cards do",
        )
        assert "`head-on-arrival`" in one.help
        assert " more " not in one.help  # all that are to be written are named
        assert "verb-gain" not in one.help

    def test_a_text_is_compared_with_what_they_tell(self) -> None:
        text = "verb-gain = recevez { COUNTED($amount, $what) }\n"
        said = "Quand ce Seigneur arrive en jeu, {} 2 Perles."
        right, wrong = (said.format(verb) for verb in ("recevez", "gagnez"))
        assert found(text, cards=lord(says=f'name fr "x"; text fr "{right}";')) == []
        (one,) = found(text, cards=lord(says=f'name fr "x"; text fr "{wrong}";'))
        assert one.code == "A607"

    def test_without_a_header_what_needs_no_words_is_said(self) -> None:
        made = compile_pack(
            [Source("x.abyss", "")],
            vocabularies(),
            GRAMMAR,
            messages=[Source("languages/fr.ftl", "a\nb = x\n", "languages/fr.ftl")],
            doubts=True,
        )
        assert [one.code for one in made.diagnostics] == ["A509", "A522"]

    def test_to_play_nothing_is_said_of_messages(self) -> None:
        made = compile_pack(
            [Source("x.abyss", "pack my.pack { format 1; ruleset abyss; languages en, fr; }\n")],
            vocabularies(),
            GRAMMAR,
            messages=[Source("languages/fr.ftl", "a\nb = x\n", "languages/fr.ftl")],
        )
        assert made.diagnostics == ()
        assert [one.file for one in made.messages] == ["languages/fr.ftl"]

    def test_files_of_too_many_languages_are_not_read(self) -> None:
        all_ = [f"{a}{b}" for a in "abcd" for b in "abcdef"]
        files = {f"languages/{code}.ftl": "kind-Ally = x\n" for code in all_}
        made = compiled("", f"en, {', '.join(all_)}", files)
        assert len(made.messages) == message_files.LANGUAGES_LIMIT
        left = [one.file for one in made.diagnostics if one.code == "A522"]
        assert left == [f"languages/{code}.ftl" for code in all_[20:]]

    def test_so_many_findings_of_all_files_are_told(self) -> None:
        text = "".join(f"a{n} = x\n" for n in range(60))
        files = {f"languages/{code}.ftl": text for code in ("fr", "it", "nl")}
        found_ = compiled("", "en, fr, it, nl", files).diagnostics
        assert len(found_) == message_files.FINDINGS_LIMIT
        assert found_[-1].code == "A108"
        assert {one.code for one in found_[:-1]} == {"A523"}

    def test_cards_are_told_to_look_only_so_often(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(lint_languages, "PIECES_PER_PACK", 30)
        cards = "".join(lord(f"d{n}", f'name fr "x{n}";') for n in range(5))
        made = compiled(cards, "en, fr", {"languages/fr.ftl": "sentence = { $clause }.\n"})
        (one,) = made.diagnostics
        assert one.code == "A608"
        assert "make too much of its cards" in one.message

    def test_a_full_file_is_not_looked_through(self) -> None:
        made = found("".join(f"a{n} = x\n" for n in range(messages.MESSAGES_LIMIT - 1)))
        assert len(made) == message_files.FINDINGS_LIMIT
