# German: how the parts of any card's text are put together. The owner is addressed as „du“.
# Forms of things: plain (nominative), acc, dat, gen; behind a numeral or an article that does not
# decline: strong, strong-acc, strong-dat, strong-gen; of members of a kind also plural.
# Forms of clauses: plain (the verb in second place, or an order), inverted (the verb first, behind
# a clause or an adverb), infinitive (behind „darfst du“, the verb last). Conditions have their
# verb last. Genders: m, f, n.

# === settings =====================================================================================

joins =
    ", und ," > " und"
    ", oder ," > " oder"
    "und ," > "und"
    "(, " > "("
    "oder ," > "oder"
    in dem > im
    zu dem > zum
    von dem > vom
apart = " und " ";" ":"

# === sentences ====================================================================================

sentence = { $clause }.
score = { $head } { $points }
score-apart = { $head } { $points }
once = { $head }, { FORM($body, "inverted") }
usable = { $head } darfst du { FORM($body, "infinitive") }
usable-if = { $head } darfst du, falls { $condition }, { FORM($body, "infinitive") }
usable-do = { $head } darfst du Folgendes tun: { CAPITAL($body) }
usable-do-if = { $head } darfst du, falls { $condition }, Folgendes tun: { CAPITAL($body) }
while = { $head }, { FORM($effect, "inverted") }
while-if = { $head } und { $condition }, { FORM($effect, "inverted") }

# === clauses ======================================================================================

list-and = { FORM($first, $form) } und { next }
list-and-before = { FORM($first, $form) }, { next }
list-then = { FORM($first, $form) }{ $form ->
    [infinitive] { " " }und danach { FORM($last, "infinitive") }
   *[plain] ; danach { FORM($last, "inverted") }
}
list-then-before = { FORM($first, $form) }{ $form ->
    [infinitive] , { FORM($last, "infinitive") }
   *[plain] ; danach { FORM($last, "inverted") }
}
list-apart = { FORM($first, $form) }, danach { FORM($last, "inverted") }
list-apart-before = { FORM($first, $form) }, danach { FORM($last, "inverted") }
list-sentences = { FORM($first, $form) }. Danach { FORM($last, "inverted") }
list-sentences-before = { FORM($first, $form) }. Danach { FORM($last, "inverted") }
list-steps = { $first }; { $last }
list-steps-before = { $first }; { $last }
list-led = { FORM($first, $form) }; { $last }
list-led-before = { FORM($first, $form) }; { $last }
list-led-then = { FORM($first, $form) }; danach { FORM($last, "inverted") }
next = { $form ->
    [infinitive] { FORM($last, "infinitive") }
   *[plain] { FORM($last, "plain") }
}

may = { du-darfst } { FORM($body, "infinitive") }
may-if = { $form ->
    [inverted] darfst du, falls { $condition }, { FORM($body, "infinitive") }
   *[plain] falls { $condition }, darfst du { FORM($body, "infinitive") }
}
may-do = { du-darfst } Folgendes tun: { CAPITAL($body) }
may-do-if = { $form ->
    [inverted] darfst du, falls { $condition }, Folgendes tun: { CAPITAL($body) }
   *[plain] falls { $condition }, darfst du Folgendes tun: { CAPITAL($body) }
}
du-darfst = { $form ->
    [inverted] darfst du
   *[plain] du darfst
}
if = { $form ->
    [inverted] gilt, falls { $condition }: { behind-colon }
   *[plain] falls { $condition }, { FORM($body, "inverted") }
}
if-else = { $form ->
    [inverted] gilt, falls { $condition }: { behind-colon }
   *[plain] falls { $condition }, { FORM($body, "inverted") }
}; sonst { FORM($otherwise, "inverted") }
# Form of these: bare, behind a colon.
steps = { $form ->
    [bare] { "" }
    [infinitive] Folgendes tun:{ " " }
   *[plain] tue Folgendes:{ " " }
}{ $steps }
    .numbered = yes
behind-colon = { TRAIT($body, "numbered") ->
    [yes] { FORM($body, "bare") }
   *[no] { CAPITAL($body) }
}
step = ({ $number }) { $clause }
otherwise = sonst { FORM($body, "inverted") }
until = { $form ->
    [inverted] gilt { $head }: { CAPITAL($effects) }
   *[plain] { $head } { FORM($effects, "inverted") }
}
choose = { $form ->
    [infinitive] { FORM($what, "acc") } wählen
   *[plain] wähle { FORM($what, "acc") }
}
chooses = { $form ->
    [inverted] { chooses-verb } { $who }
   *[plain] { $who } { chooses-verb }
} { FORM($what, "acc") }
chooses-verb = { TRAIT($who, "person") ->
    [you] wähle
   *[other] wählt
}
for-each = { $form ->
    [inverted] gilt für { FORM($each, "acc") }: { behind-colon }
    [infinitive] für { FORM($each, "acc") } { FORM($body, "infinitive") }
   *[plain] für { FORM($each, "acc") } gilt: { behind-colon }
}

# What could be another by the time it is used.
note = { $form ->
    [infinitive] dir { FORM($what, "acc") } merken
   *[plain] merke dir { FORM($what, "acc") }
}
note-whether = { $form ->
    [infinitive] dir merken, ob { $condition },
   *[plain] merke dir, ob { $condition },
}
noted-number = { die-f } gemerkte{ $form ->
    [dat] n
    [gen] n
   *[plain] { "" }
} Zahl
    .gender = f
    .count = one
noted-so = das so war
noted-not-so = das nicht so war

# === standing effects =============================================================================

modify = { $form ->
    [inverted] { ist } { $quantity }
   *[plain] { $quantity } { ist }
} { $operation ->
    [more] um { $value } höher
    [less] um { $value } niedriger
    [at-most] höchstens { $value }
    [at-least] mindestens { $value }
   *[set] genau { $value }
}
ist = { TRAIT($quantity, "count") ->
    [one] ist
   *[other] sind
}
protected = { $form ->
    [inverted] wirken { $cards }
   *[plain] { $cards } wirken
} nicht auf { FORM($who, "acc") }
alter = { FORM($changes, $form) }
altered = { $form ->
    [inverted] ist { $field }
   *[plain] { $field } ist
} { $change }
change-higher = um { $step } höher
change-lower = um { $step } niedriger
change-at-least = { $change }, aber mindestens { $limit }
change-at-most = { $change }, aber höchstens { $limit }
change-to = gleich { FORM($value, "dat") }
trigger = { $form ->
    [inverted] gilt { $moment }
   *[plain] { $moment } gilt
}: { behind-colon }
trigger-if = { $form ->
    [inverted] gilt { $moment }
   *[plain] { $moment } gilt
}, falls { $condition }: { behind-colon }

# === players ======================================================================================

selector-opponents = { $form ->
    [gen] { $count ->
        [one] Gegners
       *[other] Gegner
    }
    [dat] { $count ->
        [one] Gegner
       *[other] Gegnern
    }
   *[plain] Gegner
}
    .gender = m
    .all = dein{ ein-ending } { FORM($head, $form) }
selector-players = { kind-Player }
    .gender = m
kind-Player = { $form ->
    [gen] { $count ->
        [one] Spielers
       *[other] Spieler
    }
    [dat] { $count ->
        [one] Spieler
       *[other] Spielern
    }
   *[plain] Spieler
}
    .gender = m
you = { $form ->
    [acc] dich
    [dat] dir
   *[plain] du
}
    .person = you
that-player = dies{ der-ending } { FORM($head, $form) }
    .person = { $count ->
        [other] those
       *[one] that
    }

# === articles and endings =========================================================================

# dies-, jed-: by the gender and count of the head and the form.
der-ending = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { $form ->
            [dat] er
            [gen] er
           *[plain] e
        }
        [n] { $form ->
            [dat] em
           *[plain] es
        }
       *[m] { $form ->
            [acc] en
            [dat] em
            [gen] es
           *[plain] er
        }
    }
   *[other] { $form ->
        [dat] en
        [gen] er
       *[plain] e
    }
}
# ein-, dein-, sein-, kein-.
ein-ending = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { $form ->
            [dat] er
            [gen] er
           *[plain] e
        }
        [n] { $form ->
            [dat] em
            [gen] es
           *[plain] { "" }
        }
       *[m] { $form ->
            [acc] en
            [dat] em
            [gen] es
           *[plain] { "" }
        }
    }
   *[other] { $form ->
        [dat] en
        [gen] er
       *[plain] e
    }
}
# Adjectives behind the article or a der-word.
weak-ending = { TRAIT($head, "count") ->
    [one] { $form ->
        [acc] { TRAIT($head, "gender") ->
            [m] en
           *[other] e
        }
        [dat] en
        [gen] en
       *[plain] e
    }
   *[other] en
}
der = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { die-f }
        [n] { $form ->
            [dat] dem
            [gen] des
           *[plain] das
        }
       *[m] { $form ->
            [acc] den
            [dat] dem
            [gen] des
           *[plain] der
        }
    }
   *[other] { die-pl }
}
die-f = { $form ->
    [dat] der
    [gen] der
   *[plain] die
}
die-pl = { $form ->
    [dat] den
    [gen] der
   *[plain] die
}
# The relative pronoun as a subject, and of whom something is.
rel = { $count ->
    [one] { TRAIT($head, "gender") ->
        [f] die
        [n] das
       *[m] der
    }
   *[other] die
}
rel-gen = { $count ->
    [one] { TRAIT($head, "gender") ->
        [f] deren
       *[m] dessen
    }
   *[other] deren
}
# „deine“, „seine“ or the article, and whose it is, around a noun that stands between.
deine-f = { TRAIT($whose, "person") ->
    [you] deine
    [that] seine
    [those] ihre
   *[other] die
}
deiner-f = { TRAIT($whose, "person") ->
    [you] deiner
    [that] seiner
    [those] ihrer
   *[other] der
}
deinen-pl = { TRAIT($whose, "person") ->
    [you] deinen
    [that] seinen
    [those] ihren
   *[other] den
}
wessen = { TRAIT($whose, "person") ->
    [you] { "" }
    [that] { "" }
    [those] { "" }
   *[other] { " " }{ FORM($whose, "gen") }
}

# === things =======================================================================================

kind-Count = { $count ->
    [one] Zahl
   *[other] Zahlen
}
    .gender = f
kind-Truth = { $count ->
    [one] Bedingung
   *[other] Bedingungen
}
    .gender = f
thing = { $count ->
    [one] Stück
   *[other] Stücke
}
    .gender = n
value = { $count ->
    [one] Wert
   *[other] Werte
}
    .gender = m
strong = { $form ->
    [acc] { FORM($head, "strong-acc") }
    [dat] { FORM($head, "strong-dat") }
    [gen] { FORM($head, "strong-gen") }
   *[plain] { FORM($head, "strong") }
}
a = ein{ ein-ending } { $form ->
    [plain] { FORM($head, "strong") }
   *[acc] { FORM($head, $form) }
}
the = { der } { FORM($head, $form) }
    .others = yes
this = dies{ der-ending } { FORM($head, $form) }
# One of two of a kind that are both spoken of.
labelled = { FORM($head, $form) } ({ $label })
    .person = labelled
that = dies{ der-ending } { FORM($head, $form) }
those = dies{ der-ending } { FORM($head, $form) }
it = { TRAIT($head, "gender") ->
    [f] { $form ->
        [dat] ihr
       *[plain] sie
    }
    [n] { $form ->
        [dat] ihm
       *[plain] es
    }
   *[m] { $form ->
        [acc] ihn
        [dat] ihm
       *[plain] er
    }
}
    .pronoun = yes
each = jed{ der-ending } { FORM($head, $form) }
each-of = jed{ jeder-ending } { FORM($head, "gen") }
# As der-ending, of one out of several.
jeder-ending = { TRAIT($head, "gender") ->
    [f] { $form ->
        [dat] er
        [gen] er
       *[plain] e
    }
    [n] { $form ->
        [dat] em
       *[plain] es
    }
   *[m] { $form ->
        [acc] en
        [dat] em
        [gen] es
       *[plain] er
    }
}
one-of = ein{ jeder-ending } { FORM($head, "gen") }
so-many-of = { $form ->
    [gen] von { $value }
   *[plain] { $value }
} { FORM($head, "gen") }
owned = { TRAIT($whose, "person") ->
    [you] dein{ ein-ending } { FORM($head, $form) }
    [that] sein{ ein-ending } { FORM($head, $form) }
    [those] ihr{ ein-ending } { FORM($head, $form) }
   *[other] { der } { FORM($head, $form) } { FORM($whose, "gen") }
}
    .others = yes
quantity-owned = { TRAIT($head, "count") ->
    [one] { FORM($things, $form) }
   *[other] { $form ->
        [gen] { FORM($things, "gen") }
       *[plain] { die-f } Anzahl { FORM($things, "gen") }
    }
}
    .gender = { TRAIT($head, "count") ->
        [one] { TRAIT($head, "gender") }
       *[other] f
    }
    .count = one
with-quality = { FORM($head, $form) } { $quality }
# Which ones are meant, apart from where they lie.
behind = { " " }{ $quality }
attribute-of = { TRAIT($of, "pronoun") ->
    [yes] { TRAIT($of, "count") ->
        [other] ihr
       *[one] { TRAIT($of, "gender") ->
            [f] ihr
           *[m] sein
        }
    }{ ein-ending } { FORM($head, $form) }
   *[no] { der } { FORM($head, $form) } { FORM($of, "gen") }
}
top = { die-f } oberste{ $form ->
    [dat] n
    [gen] n
   *[plain] { "" }
} Karte { FORM($zone, "gen") }
    .gender = f
    .count = one

# === numbers ======================================================================================

number = { $count }
counted = { $count } { strong }
counted-each = 1 { strong } { $each }
counted-equal = { strong } entsprechend { FORM($value, "dat") }
for-each-of = für jed{ TRAIT($things, "gender") ->
    [f] e
    [n] es
   *[m] en
} { FORM($things, "gen") }
for = für { FORM($each, "acc") }
each-different = jed{ der-ending } unterschiedlich{ weak-ending } { FORM($head, $form) } unter { FORM($things, "dat") }
values-of = { FORM($head, $form) } { FORM($attribute, "gen") }
number-of = { die-f } Anzahl { FORM($things, "gen") }
    .gender = f
    .count = one
distinct-among = { die-f } Anzahl unterschiedlicher { FORM($head, "strong-gen") } unter { FORM($things, "dat") }
    .gender = f
    .count = one
distinct-over = { die-f } Anzahl unterschiedlicher Werte, für { FORM($each, "acc") }, { of-value }
    .gender = f
    .count = one
fold-among = { der } { $operation ->
    [min] niedrigst
    [max] höchst
   *[sum] gesamt
}{ weak-ending } { FORM($head, $form) } unter { FORM($things, "dat") }
fold-over = { $operation ->
    [sum] { die-f } Summe
   *[max] { $form ->
        [dat] dem
        [gen] des
       *[plain] das
    } { $operation ->
        [min] Minimum
       *[max] Maximum
    }
}, für { FORM($each, "acc") }, { of-value }
    .gender = n
    .count = one
times = { $form ->
    [dat] dem
    [gen] des
   *[plain] das
} { $count ->
    [2] Doppelte
    [3] Dreifache
   *[other] { $count }-Fache
}{ $form ->
    [dat] n
    [gen] n
   *[plain] { "" }
} { of-value }
    .gender = n
    .count = one
half = { die-f } Hälfte { of-value }, abgerundet,
    .gender = f
    .count = one
of-value = { TRAIT($value, "grouped") ->
    [yes] von { FORM($value, "dat") }
   *[no] { FORM($value, "gen") }
}
at-least = { FORM($value, $form) }, aber mindestens { $limit },
at-most = { FORM($value, $form) }, aber höchstens { $limit },
lower-of = { $form ->
    [dat] der kleineren
    [gen] der kleineren
   *[plain] die kleinere
} Zahl von { FORM($left, "dat") } und { FORM($right, "dat") }
    .gender = f
    .count = one
higher-of = { $form ->
    [dat] der größeren
    [gen] der größeren
   *[plain] die größere
} Zahl von { FORM($left, "dat") } und { FORM($right, "dat") }
    .gender = f
    .count = one
sum = { FORM($left, $form) } plus { FORM($right, "dat") }
difference = { FORM($left, $form) } minus { FORM($right, "dat") }
product = { FORM($left, $form) } mal { $right }
quotient = { FORM($left, $form) } geteilt durch { FORM($right, "acc") }, abgerundet,
grouped = ({ FORM($value, $form) })
    .grouped = yes

points-nothing = 0
points-plus = { $left }, plus { $right }
points-plus-apart = { $left }, plus { $right }
points-minus = { $left }, minus { $right }
points-minus-apart = { $left }, minus { $right }
points-per = { $count } { $each }
points-sum = für { FORM($each, "acc") } { $value }

# === conditions ===================================================================================

both-and = { $left } und { $right }
both-or = { $left } oder { $right }
not-so = nicht gilt, dass { $condition },
is = { $thing } { $attribute } ist
is-not = { $thing } nicht { $attribute } ist
has = { $who } { $amount } { TRAIT($who, "person") ->
    [you] hast
   *[other] hat
}
compared = { $kind ->
    [thing] { $sign ->
        [ne] nicht { $value } ist
       *[eq] { $value } ist
    }
    [number] { $sign ->
        [ne] nicht gleich { FORM($value, "dat") } { sein-compared }
        [ge] mindestens { FORM($value, "acc") } { betragen }
        [le] höchstens { FORM($value, "acc") } { betragen }
        [gt] mehr als { FORM($value, "acc") } { betragen }
        [lt] weniger als { FORM($value, "acc") } { betragen }
       *[eq] gleich { FORM($value, "dat") } { sein-compared }
    }
   *[numeral] { $sign ->
        [ne] nicht { FORM($value, "acc") }
        [ge] mindestens { FORM($value, "acc") }
        [le] höchstens { FORM($value, "acc") }
        [gt] mehr als { FORM($value, "acc") }
        [lt] weniger als { FORM($value, "acc") }
       *[eq] { FORM($value, "acc") }
    } { betragen }
}
betragen = { TRAIT($compared, "count") ->
    [other] betragen
   *[one] beträgt
}
sein-compared = { TRAIT($compared, "count") ->
    [other] sind
   *[one] ist
}
compare = { $left } { compared }
# Behind „haben“: in the accusative.
amount = { $sign ->
    [some] ein{ TRAIT($head, "gender") ->
        [m] en
        [f] e
       *[n] { "" }
    } { FORM($head, "acc") }
    [none] keine { FORM($head, "strong-acc") }
    [ne] nicht genau { so-viele }
    [ge] mindestens { so-viele }
    [le] höchstens { so-viele }
    [gt] mehr { als-so-viele }
    [lt] weniger { als-so-viele }
   *[eq] genau { so-viele }
}
# The same, beside those of somebody else.
amount-as = { $sign ->
    [ne] nicht genau so viele { FORM($head, "strong-acc") } wie { $who }
    [ge] mindestens so viele { FORM($head, "strong-acc") } wie { $who }
    [le] höchstens so viele { FORM($head, "strong-acc") } wie { $who }
    [gt] mehr { FORM($head, "strong-acc") } als { $who }
    [lt] weniger { FORM($head, "strong-acc") } als { $who }
   *[eq] genau so viele { FORM($head, "strong-acc") } wie { $who }
}
# A number, or as many as are counted elsewhere.
so-viele = { $value ->
    [one] { $value } { FORM($head, "strong-acc") }
    [other] { $value } { FORM($head, "strong-acc") }
   *[phrase] so viele { FORM($head, "strong-acc") } wie { $value }
}
als-so-viele = { $value ->
    [one] als { $value } { FORM($head, "strong-acc") }
    [other] als { $value } { FORM($head, "strong-acc") }
   *[phrase] { FORM($head, "strong-acc") } als { $value }
}

# What says it with a verb stands behind what says it without one, and needs no « und » there.
quality-and = { TRAIT($left, "relative") ->
    [apart] { $left } und { $right }
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } und { $right }
        [apart] { $left } und { $right }
       *[no] { $right } { $left }
    }
   *[no] { TRAIT($right, "relative") ->
        [yes] { $left } { $right }
       *[no] { $left } und { $right }
    }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
        [apart] apart
       *[no] { TRAIT($right, "relative") }
    }
quality-or = { TRAIT($left, "relative") ->
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } oder { $right }
       *[no] { $right } oder { $left }
    }
   *[no] { $left } oder { $right }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
       *[no] { TRAIT($right, "relative") }
    }
other = ander{ weak-ending } { FORM($head, $form) }
# « One other than this », where the words do not say it yet.
with-other = { FORM($head, $form) }{ TRAIT($head, "others") ->
    [yes] { "" }
   *[no] { " " }{ $quality }
}
other-than-this = außer { $count ->
    [one] { TRAIT($head, "gender") ->
        [f] dieser
       *[m] diesem
    }
   *[other] { TRAIT($head, "gender") ->
        [f] dieser
       *[m] diesem
    }
}
    .relative = apart
other-than = außer { FORM($value, "dat") }
    .relative = apart
that-is = , { rel } { $attribute } { be },
    .relative = yes
that-is-not = , { rel } nicht { $attribute } { be },
    .relative = yes
be = { $count ->
    [one] ist
   *[other] sind
}
whose = , { rel-gen } { FORM($attribute, "strong") } { compared },
    .relative = yes
who-has = , { rel } { $amount } { $count ->
    [one] hat
   *[other] haben
},
    .relative = yes
for-which = , für { $count ->
    [one] { TRAIT($head, "gender") ->
        [f] die
        [n] das
       *[m] den
    }
   *[other] die
} { $condition },
    .relative = yes
only-if = , falls { $condition },

# === cards ========================================================================================

no-power = { $card } hat keine Fähigkeit.
fact-copies = { $value } { $value ->
    [one] Exemplar
   *[other] Exemplare
}
