"""Messages that packs bring: what is let in."""

from __future__ import annotations

import pytest

import abyss_rules as ar
from abyss_rules.dsl import language, messages, wording
from abyss_rules.game import vocabularies
from tests.unit.dsl.told import (
    compiled,
    refused,
)

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
