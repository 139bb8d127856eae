"""Slips in the header of a pack."""

from tests.diagnostics.slips import BELOW, TITLE, Slip

HEADERS: dict[str, Slip] = {
    "a pack named by a text": (
        BELOW,
        'pack "Trial" {',
        [
            'A508 0 `"Trial"` is no id',
            "help: write `pack trial {`",
        ],
        "pack trial {",
    ),
    "a pack named by two words": (
        BELOW,
        "pack my trial {",
        [
            "A508 0 `my trial` is no id",
            "help: write `pack my_trial {`",
        ],
        "pack my_trial {",
    ),
    "a pack named with a hyphen": (
        BELOW,
        "pack my-trial {",
        [
            "A508 0 `my-trial` is no id",
            "help: write `pack my_trial {`",
        ],
        "pack my_trial {",
    ),
    "a pack named by an id and a text": (
        BELOW,
        'pack trial "Trial" {',
        [
            "A508 0 what people call a pack is its `title`",
            "help: write `pack trial {`",
        ],
        "pack trial {",
    ),
    "a pack named by its own id in quotation marks": (
        BELOW,
        'pack "my_trial" {',
        [
            'A508 0 `"my_trial"` is no id',
            "help: write `pack my_trial {`",
        ],
        "pack my_trial {",
    ),
    "a format with a point": (
        "format 1;",
        "format 1.0;",
        [
            "A504 0 `format` wants a number",
            "help: write `format 1;`",
        ],
        "format 1;",
    ),
    "a format that is not whole": (
        "format 1;",
        "format 1.5;",
        [
            "A504 0 `format` wants a number",
            "help: write `format 1;`",
        ],
        "",
    ),
    "a ruleset in quotation marks": (
        "ruleset abyss;",
        'ruleset "Abyss";',
        [
            "A504 0 `ruleset` wants a name",
            "help: write `ruleset abyss;`",
        ],
        "ruleset abyss;",
    ),
    "a ruleset with an article": (
        "ruleset abyss;",
        "ruleset the abyss;",
        [
            "A504 0 `ruleset` wants a name",
            "help: write `ruleset abyss;`",
        ],
        "ruleset abyss;",
    ),
    "a game for a ruleset": (
        "ruleset abyss;",
        "game abyss;",
        [
            "A203 0 a pack has no field `game`",
            "help: write `ruleset`",
        ],
        "ruleset abyss;",
    ),
    "a version that is a number": (
        'version "1.0";',
        "version 1.2.3;",
        [
            'A504 0 `version` wants a text in `"…"`',
            'help: write `version "1.2.3";`',
        ],
        'version "1.2.3";',
    ),
    "a version after its letter": (
        'version "1.0";',
        "version v1.2;",
        [
            'A504 0 `version` wants a text in `"…"`',
            'help: write `version "1.2";`',
        ],
        'version "1.2";',
    ),
    "versions of the library without quotation marks": (
        'engine ">=0.1";',
        "engine >= 0.1, < 2;",
        [
            'A504 0 `engine` wants a text in `"…"`',
            'help: write `engine ">=0.1, <2";`',
        ],
        'engine ">=0.1, <2";',
    ),
    "versions of the library with a sign the wrong way round": (
        'engine ">=0.1";',
        'engine "=>0.1";',
        [
            "A514 0 `=>0.1` is no range of versions",
            'help: write `engine ">=0.1";`',
        ],
        'engine ">=0.1";',
    ),
    "a version of the library without a sign": (
        'engine ">=0.1";',
        "engine 0.1;",
        [
            'A504 0 `engine` wants a text in `"…"`',
            'help: write `engine ">=0.1";`',
        ],
        "",
    ),
    "a title of a word": (
        'title "Trial";',
        "title Deeper;",
        [
            'A504 0 `title` wants a text in `"…"`',
            'help: write `title "Deeper";`',
        ],
        'title "Deeper";',
    ),
    "a title of words": (
        'title "Trial";',
        "title Deeper Seas;",
        [
            'A504 0 `title` wants a text in `"…"`',
            'help: write `title "Deeper Seas";`',
        ],
        'title "Deeper Seas";',
    ),
    "a title with texts in it": (
        'title "Trial";',
        'title Ann\'s "Deeps";',
        [
            'A504 0 `title` wants a text in `"…"`',
            'help: write `title "Ann\'s Deeps";`',
        ],
        "",
    ),
    "a title of a word in small letters": (
        'title "Trial";',
        "title deeper;",
        [
            'A504 0 `title` wants a text in `"…"`',
            'help: write `title "deeper";`',
        ],
        "",
    ),
    "authors joined by a word": (
        'authors "Your name";',
        'authors "Ann" and "Bob";',
        [
            "A504 0 a `,` stands between several, not `and`",
            'help: write `authors "Ann", "Bob";`',
        ],
        'authors "Ann", "Bob";',
    ),
    "authors with nothing between them": (
        'authors "Your name";',
        'authors "Ann" "Bob";',
        [
            'A504 0 `authors` wants a text in `"…"`, or several',
            'help: write `authors "Ann", "Bob";`',
        ],
        'authors "Ann", "Bob";',
    ),
    "authors without quotation marks": (
        'authors "Your name";',
        "authors Ann Smith, Bob;",
        [
            'A504 0 `authors` wants a text in `"…"`, or several',
            'help: write `authors "Ann Smith", "Bob";`',
        ],
        'authors "Ann Smith", "Bob";',
    ),
    "a licence without quotation marks": (
        'licence "CC BY 4.0";',
        "licence CC-BY-4.0;",
        [
            'A504 0 `licence` wants a text in `"…"`',
            'help: write `licence "CC-BY-4.0";`',
        ],
        'licence "CC-BY-4.0";',
    ),
    "languages joined by a word": (
        "languages en;",
        "languages en and fr;",
        [
            "A504 0 a `,` stands between several, not `and`",
            "help: write `languages en, fr;`",
        ],
        "languages en, fr;",
    ),
    "languages in quotation marks": (
        "languages en;",
        'languages "en", "fr";',
        [
            "A504 0 `languages` wants a name, or several",
            "help: write `languages en, fr;`",
        ],
        "languages en, fr;",
    ),
    "languages with nothing between them": (
        "languages en;",
        "languages en fr;",
        [
            "A504 0 `languages` wants a name, or several",
            "help: write `languages en, fr;`",
        ],
        "languages en, fr;",
    ),
    "languages in capitals": (
        "languages en;",
        "languages EN, FR;",
        [
            "A504 0 `languages` wants a name, or several",
            "help: write `languages en, fr;`",
        ],
        "languages en, fr;",
    ),
    "languages by their names": (
        "languages en;",
        "languages english, french;",
        [
            "A504 0 `languages` wants a name, or several",
            "help: write `languages en, fr;`",
        ],
        "languages en, fr;",
    ),
    "a language with a country": (
        "languages en;",
        "languages en-US;",
        [
            "A504 0 `languages` wants a name, or several",
            "help: write `languages en;`",
        ],
        "languages en;",
    ),
    "languages given twice": (
        "languages en;",
        "languages en; languages fr;",
        [
            "A502 0 `languages` is given twice",
            "help: write both in one, joined by `,`",
        ],
        "languages en, fr;",
    ),
    "a pack that is needed in quotation marks": (
        'licence "CC BY 4.0";',
        'needs "abyss.base";',
        [
            'A504 0 `needs` wants a pack such as `my.sea` or `my.sea ">=1.2"`, or several',
            "help: write `needs abyss.base;`",
        ],
        "needs abyss.base;",
    ),
    "a pack that is needed with versions outside of a text": (
        'licence "CC BY 4.0";',
        "needs abyss.base >= 1.0;",
        [
            'A504 0 `needs` wants a pack such as `my.sea` or `my.sea ">=1.2"`, or several',
            'help: write `needs abyss.base ">=1.0";`',
        ],
        'needs abyss.base ">=1.0";',
    ),
    "another word for needs": (
        'licence "CC BY 4.0";',
        "requires abyss.base;",
        [
            "A203 0 a pack has no field `requires`",
            "help: write `needs`",
        ],
        "needs abyss.base;",
    ),
    "a card that is removed by its printed name": (
        'licence "CC BY 4.0";',
        "removes The Keeper;",
        [
            "A504 0 `removes` wants a name, or several",
            "help: write `removes keeper;`",
        ],
        "",
    ),
    "a card that is removed in quotation marks": (
        'licence "CC BY 4.0";',
        'removes "keeper";',
        [
            "A504 0 `removes` wants a name, or several",
            "help: write `removes keeper;`",
        ],
        "removes keeper;",
    ),
    "cards that are removed, joined by a word": (
        'licence "CC BY 4.0";',
        "removes keeper and slaver;",
        [
            "A504 0 a `,` stands between several, not `and`",
            "help: write `removes keeper, slaver;`",
        ],
        "removes keeper, slaver;",
    ),
    "copies behind the card": (
        'licence "CC BY 4.0";',
        "copies slaver 2;",
        [
            "A504 0 `copies` wants numbers of cards such as `2 of first_card`, or several",
            "help: write `copies 2 of slaver;`",
        ],
        "copies 2 of slaver;",
    ),
    "copies without of": (
        'licence "CC BY 4.0";',
        "copies 2 slaver;",
        [
            "A504 0 `copies` wants numbers of cards such as `2 of first_card`, or several",
            "help: write `copies 2 of slaver;`",
        ],
        "copies 2 of slaver;",
    ),
    "copies that are times": (
        'licence "CC BY 4.0";',
        "copies 2x slaver, 3x keeper;",
        [
            "A504 0 `copies` wants numbers of cards such as `2 of first_card`, or several",
            "help: write `copies 2 of slaver, 3 of keeper;`",
        ],
        "copies 2 of slaver, 3 of keeper;",
    ),
    "a list of cards in the header": (
        'licence "CC BY 4.0";',
        "cards pearl_diver;",
        [
            "A203 0 a pack has no field `cards`",
            "help: the cards stand behind the header, each on its own; no list of them is needed",
        ],
        "",
    ),
    "a card that is replaced, in the header": (
        'licence "CC BY 4.0";',
        "replace slaver;",
        [
            "A203 0 a pack has no field `replace`",
            "help: `replaces ID;` stands in the card that takes the place of the other",
        ],
        "",
    ),
    "a header without an id": (
        BELOW,
        "pack {",
        [
            "A102 0 `pack` lacks the pack's id",
            "help: write `pack my.pack {`",
        ],
        "",
    ),
    "a card that replaces another, before it": (
        TITLE,
        f"replace {TITLE}",
        [
            (
                "A102 0 what a card takes the place of stands in its braces, "
                "as `replaces pearl_diver;`"
            ),
            "help: write `lord … { replaces pearl_diver; … }`",
        ],
        "",
    ),
    "a card that replaces another, in its title": (
        TITLE,
        f"{TITLE} replaces slaver",
        [
            "A102 0 what a card takes the place of stands in its braces, as `replaces slaver;`",
            "help: write `lord … { replaces slaver; … }`",
        ],
        "",
    ),
}
