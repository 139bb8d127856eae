# English: how the parts of any card's text are put together. docs/how-to/translate.md says what
# each message is told with. Forms: plain, possessive (of players), noted (behind "note").

# === settings =====================================================================================

vowels = aeiou
joins =
    a V > an V
    Then if > Then, if
    Then for > Then, for
    Then until > Then, until
apart = " and " ";" ","

# === sentences ====================================================================================

sentence = { $clause }.
score = { $head } { $points }
score-apart = { $head }, { $points }
once = { $head }, { $body }
usable = { $head } you may { $body }
usable-if = { $head }, if { $condition }, you may { $body }
usable-do = { $head }, you may do this: { $body }
usable-do-if = { $head }, if { $condition }, you may do this: { $body }
while = { $head }, { $effect }
while-if = { $head } and { $condition }, { $effect }

# === clauses ======================================================================================

list-and = { $first } and { $last }
list-and-before = { $first }, { $last }
list-then = { $first }; then { $last }
list-then-before = { $first }; { $last }
list-apart = { $first }, then { $last }
list-apart-before = { $first }, then { $last }
list-sentences = { FORM($first, $form) }. Then { $last }
list-sentences-before = { FORM($first, $form) }. Then { $last }
list-steps = { $first }; { $last }
list-steps-before = { $first }; { $last }
list-led = { FORM($first, $form) }; { $last }
list-led-before = { FORM($first, $form) }; { $last }
list-led-then = { FORM($first, $form) }; then { $last }

may = you may { $body }
may-if = if { $condition }, you may { $body }
may-do = you may do this: { $body }
may-do-if = if { $condition }, you may do this: { $body }
if = if { $condition }, { $body }
if-else = if { $condition }, { $body }; otherwise { $otherwise }
steps = do this: { $steps }
step = ({ $number }) { $clause }
otherwise = otherwise { $body }
until = { $head }, { $effects }
choose = choose { $what }
chooses = { $who } { TRAIT($who, "person") ->
    [you] choose
   *[other] chooses
} { $what }
for-each = for { $each }, { $body }
# What could be another by the time it is used.
note = note { FORM($what, "noted") }
note-whether = note whether { $condition }
noted-number = the noted number
noted-so = it was so
noted-not-so = it was not so

# === standing effects =============================================================================

modify = { $quantity } { TRAIT($quantity, "several") ->
    [yes] are
   *[no] is
}{ $operation ->
    [more] { " " }increased by
    [less] { " " }reduced by
    [at-most] { " " }at most
    [at-least] { " " }at least
   *[set] { "" }
} { $value }
protected = { $cards } do not affect { $who }
alter = { $changes }
altered = { $field } is { $change }
change-higher = { $step } higher
change-lower = { $step } lower
change-at-least = { $change }, but at least { $limit }
change-at-most = { $change }, but at most { $limit }
change-to = { $value }
trigger = { $moment }, { $body }
trigger-if = { $moment }, if { $condition }, { $body }

# === players ======================================================================================

selector-opponents = { $count ->
    [one] opponent
   *[other] opponents
}
    .all = your opponents{ possessive-ending }
    .being = person
selector-players = { $count ->
    [one] player
   *[other] players
}
    .being = person
kind-Player = { $count ->
    [one] player
   *[other] players
}
you = { $form ->
    [possessive] your
   *[plain] you
}
    .person = you
that-player = { $form ->
    [possessive] their
   *[plain] that { $head }
}

# === things =======================================================================================

kind-Count = { $count ->
    [one] number
   *[other] numbers
}
kind-Truth = { $count ->
    [one] condition
   *[other] conditions
}
thing = { $count ->
    [one] one
   *[other] some
}
value = { $count ->
    [one] value
   *[other] values
}
a = a { $head }{ possessive-ending }
the = the { $head }{ possessive-ending }
    .others = yes
this = this { $head }
# One of two of a kind that are both spoken of.
labelled = { FORM($head, $form) } ({ $label })
    .person = labelled
    .clause = yes
that = that { $head }{ $form ->
    [possessive] 's
   *[plain] { "" }
}
those = those { $head }
it = { $form ->
    [possessive] { its }
   *[plain] { TRAIT($head, "count") ->
        [other] they
       *[one] it
    }
}
    .pronoun = yes
its = { $count ->
    [other] their
   *[one] its
}
possessive-ending = { $form ->
    [possessive] { TRAIT($head, "count") ->
        [one] 's
       *[other] '
    }
   *[plain] { "" }
}
each = { $word } { $head }{ $form ->
    [possessive] 's
   *[plain] { "" }
}
each-of = { $word } of { $head }
one-of = one of { $head }
so-many-of = { $value } of { $head }
owned = { TRAIT($whose, "clause") ->
    [yes] the { $head } of { $whose }
   *[no] { FORM($whose, "possessive") } { $head }
}
    .others = yes
quantity-owned = { $form ->
    [noted] the number of { $things }
   *[plain] { $things }
}
with-quality = { $head } { $quality }
    .clause = yes
# Which ones are meant, apart from where they lie.
behind = { " " }{ $quality }
attribute-of = { TRAIT($of, "pronoun") ->
    [yes] { FORM($of, "possessive") } { $head }
   *[no] the { $head } of { $of }
}
top = the top card of { $zone }

# === numbers ======================================================================================

number = { $count }
counted = { $count } { $head }
counted-each = 1 { $head } { $each }
counted-equal = { $head } equal to { $value }
for-each-of = for each of { $things }
for = for { $each }
each-different = each different { $head } among { $things }
values-of = { $head } of { $attribute }
number-of = the number of { $things }
distinct-among = the number of different { $head } among { $things }
distinct-over = the number of different values, over { $each }, of { $value }
folded = { $operation ->
    [min] the lowest
    [max] the highest
   *[sum] the total
}
fold-among = { folded } { $head } { $operation ->
    [sum] of
   *[other] among
} { $things }
fold-over = { folded }, { $operation ->
    [sum] over
   *[other] for
} { $each }, of { $value }
times = { $count ->
    [2] twice
    [3] three times
   *[other] { $count } times
} { $value }
half = half of { $value }, rounded down,
at-least = { $value }, but at least { $limit },
at-most = { $value }, but at most { $limit },
lower-of = the lower of { $left } and { $right }
higher-of = the higher of { $left } and { $right }
sum = { $left } plus { $right }
difference = { $left } minus { $right }
product = { $left } times { $right }
quotient = { $left } divided by { $right }, rounded down,
grouped = ({ $value })

points-nothing = nothing
points-plus = { $left }, plus { $right }
points-plus-apart = { $left }, plus, { $right }
points-minus = { $left }, minus { $right }
points-minus-apart = { $left }, minus, { $right }
points-per = { $count } { $each }
points-sum = for { $each }, { $value }

# === conditions ===================================================================================

both-and = { $left } and { $right }
both-or = { $left } or { $right }
not-so = it is not so that { $condition }
is = { $thing } is { $attribute }
is-not = { $thing } is not { $attribute }
has = { $who } { TRAIT($who, "person") ->
    [you] have
   *[other] has
} { $amount }
compared = { TRAIT($compared, "pronoun") ->
    [yes] { TRAIT($compared, "count") ->
        [other] are
       *[one] is
    }
   *[no] is
}{ $sign ->
    [ne] { " " }not
    [ge] { " " }at least
    [le] { " " }at most
    [gt] { " " }more than
    [lt] { " " }less than
   *[eq] { "" }
} { $value }
compare = { $left } { compared }
amount = { $sign ->
    [some] a { FORM($head, "plain") }
    [none] no { FORM($head, "plain") }
    [ne] not exactly { so-many-or-as }
    [ge] at least { so-many-or-as }
    [le] at most { so-many-or-as }
    [gt] more { than-so-many }
    [lt] fewer { than-so-many }
   *[eq] exactly { so-many-or-as }
}
# The same, beside those of somebody else.
amount-as = { $sign ->
    [ne] not exactly as many { $head } as { $who }
    [ge] at least as many { $head } as { $who }
    [le] at most as many { $head } as { $who }
    [gt] more { $head } than { $who }
    [lt] fewer { $head } than { $who }
   *[eq] exactly as many { $head } as { $who }
}
# A number, or as many as are counted elsewhere.
so-many-or-as = { $value ->
    [one] { $value } { $head }
    [other] { $value } { $head }
   *[phrase] as many { $head } as { $value }
}
than-so-many = { $value ->
    [one] than { $value } { $head }
    [other] than { $value } { $head }
   *[phrase] { $head } than { $value }
}

# What says it with a verb stands behind what says it without one, and needs no « and » there.
quality-and = { TRAIT($left, "relative") ->
    [apart] { $left } and { $right }
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } and { $right }
        [apart] { $left } and { $right }
       *[no] { $right } { $left }
    }
   *[no] { TRAIT($right, "relative") ->
        [yes] { $left } { $right }
       *[no] { $left } and { $right }
    }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
        [apart] apart
       *[no] { TRAIT($right, "relative") }
    }
quality-or = { TRAIT($left, "relative") ->
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } or { $right }
       *[no] { $right } or { $left }
    }
   *[no] { $left } or { $right }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
       *[no] { TRAIT($right, "relative") }
    }
other = other { $head }
# « One other than this », where the words do not say it yet.
with-other = { $head }{ TRAIT($head, "others") ->
    [yes] { "" }
   *[no] { " " }{ $quality }
}
    .clause = yes
other-than-this = other than this one
    .relative = apart
other-than = other than { $value }
    .relative = apart
that-is = that { be } { $attribute }
    .relative = yes
that-is-not = that { be } not { $attribute }
    .relative = yes
be = { $count ->
    [one] is
   *[other] are
}
whose = whose { $attribute } { compared }
    .relative = yes
who-has = who { $count ->
    [one] has
   *[other] have
} { $amount }
    .relative = yes
for-which = for { TRAIT($head, "being") ->
    [person] whom
   *[thing] which
} { $condition }
    .relative = yes
only-if = if { $condition }

# === cards ========================================================================================

no-power = { $card } has no Power.
fact-copies = { $value } { $value ->
    [one] copy
   *[other] copies
}
