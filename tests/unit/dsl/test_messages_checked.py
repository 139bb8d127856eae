"""Messages that packs bring: what is said of them."""

from __future__ import annotations

import pytest

from abyss_rules.dsl import language, lint_languages, message_files, messages
from abyss_rules.dsl.message_files import language_of
from abyss_rules.dsl.pipeline import compile_pack
from abyss_rules.dsl.source import Source
from abyss_rules.game import vocabularies
from tests.unit.dsl.told import (
    GRAMMAR,
    WORDS,
    codes,
    compiled,
    found,
    lord,
)

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
