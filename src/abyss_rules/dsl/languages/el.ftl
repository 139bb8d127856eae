# Greek: how the parts of any card's text are put together. The owner is addressed as «εσείς»; what
# anybody does is in the present tense.
# Forms of things: plain (nominative), acc, gen; of pronouns also clitic (before the verb); of
# members of a kind also of-many (the genitive of the plural). Forms of clauses: plain, subjunctive
# (behind «μπορείτε», with «να»). Genders: m, f, n.

# === settings =====================================================================================

# Letters before which «τη» keeps its final «ν»: vowels and stops.
vowels = αάεέηήιίϊοόυύϋωώκξπτψ
# A «^» marks a possessive pronoun, which gives a word with the accent on the third syllable from
# its end a second one.
joins =
    Άρχοντας ^ > Άρχοντάς ^
    Άρχοντα ^ > Άρχοντά ^
    Άρχοντες ^ > Άρχοντές ^
    Σύμμαχος ^ > Σύμμαχός ^
    Σύμμαχο ^ > Σύμμαχό ^
    Σύμμαχοι ^ > Σύμμαχοί ^
    Αίθουσα ^ > Αίθουσά ^
    Αίθουσας ^ > Αίθουσάς ^
    αντίπαλος ^ > αντίπαλός ^
    αντίπαλο ^ > αντίπαλό ^
    αντίπαλοι ^ > αντίπαλοί ^
    εξερεύνηση ^ > εξερεύνησή ^
    εξερεύνησης ^ > εξερεύνησής ^
    επιβράβευση ^ > επιβράβευσή ^
    επιβράβευσης ^ > επιβράβευσής ^
    ^ >
    σε τον > στον
    σε το > στο
    σε τη > στη
    σε του > στου
    σε τους > στους
    σε τις > στις
    σε τα > στα
    στη V > στην V
    Έπειτα αν > Έπειτα, αν
    Έπειτα για > Έπειτα, για
    Έπειτα μέχρι > Έπειτα, μέχρι
    τη V > την V
apart = " και " "·" ","

# === sentences ====================================================================================

sentence = { $clause }.
# «Αξίζει όσο» a number that is called by a name; a measure of one, or a numeral, stands alone.
score = { TRAIT($points, "nothing") ->
    [yes] δεν αξίζει τίποτα
   *[no] { $head } { so-much }
}
so-much = { TRAIT($points, "measure") ->
    [yes] { FORM($points, "acc") }
   *[no] { TRAIT($points, "gender") ->
        [m] όσο { $points }
        [f] όσο { $points }
        [n] όσο { $points }
       *[other] { FORM($points, "acc") }
    }
}
score-apart = { $head }, { FORM($points, "acc") }
once = { $head }, { $body }
usable = { $head } μπορείτε { FORM($body, "subjunctive") }
usable-if = { $head }, αν { $condition }, μπορείτε { FORM($body, "subjunctive") }
usable-do = { $head }, μπορείτε να κάνετε το εξής: { $body }
usable-do-if = { $head }, αν { $condition }, μπορείτε να κάνετε το εξής: { $body }
while = { $head }, { $effect }
while-if = { $head } και { $condition }, { $effect }

# === clauses ======================================================================================

list-and = { FORM($first, $form) } και { FORM($last, $form) }
list-and-before = { FORM($first, $form) }, { FORM($last, $form) }
list-then = { FORM($first, $form) }{ $form ->
    [subjunctive] { " " }και έπειτα { FORM($last, $form) }
   *[plain] · έπειτα { FORM($last, $form) }
}
list-then-before = { FORM($first, $form) }{ $form ->
    [subjunctive] , { FORM($last, $form) }
   *[plain] · { FORM($last, $form) }
}
list-apart = { FORM($first, $form) }, έπειτα { FORM($last, $form) }
list-apart-before = { FORM($first, $form) }, έπειτα { FORM($last, $form) }
list-sentences = { FORM($first, $form) }. Έπειτα { $last }
list-sentences-before = { FORM($first, $form) }. Έπειτα { $last }
list-steps = { $first }· { $last }
list-steps-before = { $first }· { $last }
list-led = { FORM($first, $form) }· { $last }
list-led-before = { FORM($first, $form) }· { $last }
list-led-then = { FORM($first, $form) }· έπειτα { $last }

may = μπορείτε { FORM($body, "subjunctive") }
may-if = αν { $condition }, μπορείτε { FORM($body, "subjunctive") }
may-do = μπορείτε να κάνετε το εξής: { $body }
may-do-if = αν { $condition }, μπορείτε να κάνετε το εξής: { $body }
if = αν { $condition }, { FORM($body, $form) }
if-else = αν { $condition }, { FORM($body, $form) }· διαφορετικά, { FORM($otherwise, $form) }
steps = { $form ->
    [subjunctive] να κάνετε
   *[plain] κάνετε
} το εξής: { $steps }
step = ({ $number }) { $clause }
otherwise = διαφορετικά, { $body }
until = { $head }, { $effects }
choose = { $form ->
    [subjunctive] να επιλέξετε
   *[plain] επιλέγετε
} { FORM($what, "acc") }
chooses = { TRAIT($who, "person") ->
    [you] επιλέγετε
   *[other] { $who } επιλέγει
} { FORM($what, "acc") }
for-each = για { FORM($each, "acc") }, { FORM($body, $form) }

# What could be another by the time it is used.
note = { simeionete } { FORM($what, "acc") }
note-whether = { simeionete } αν { $condition }
simeionete = { $form ->
    [subjunctive] να σημειώσετε
   *[plain] σημειώνετε
}
noted-number = { $form ->
    [acc] τον σημειωμένο αριθμό
    [gen] του σημειωμένου αριθμού
   *[plain] ο σημειωμένος αριθμός
}
    .gender = m
    .count = one
noted-so = ίσχυε αυτό
noted-not-so = δεν ίσχυε αυτό

# === standing effects =============================================================================

modify = { $quantity } { $operation ->
    [more] { TRAIT($quantity, "count") ->
        [one] αυξάνεται
       *[other] αυξάνονται
    } κατά { FORM($value, "acc") }
    [less] { TRAIT($quantity, "count") ->
        [one] μειώνεται
       *[other] μειώνονται
    } κατά { FORM($value, "acc") }
    [at-most] είναι το πολύ { $value }
    [at-least] είναι τουλάχιστον { $value }
   *[set] είναι { $value }
}
protected = { TRAIT($cards, "gender") ->
    [n] τα
   *[m] οι
} { $cards } δεν { TRAIT($who, "person") ->
    [you] σας επηρεάζουν
   *[other] επηρεάζουν { FORM($who, "acc") }
}
alter = { $changes }
altered = { $field } { $change }
change-higher = αυξάνεται κατά { FORM($step, "acc") }
change-lower = μειώνεται κατά { FORM($step, "acc") }
change-at-least = { $change }, με ελάχιστο το { $limit }
change-at-most = { $change }, με μέγιστο το { $limit }
change-to = ορίζεται σε { FORM($value, "acc") }
trigger = { $moment }, { $body }
trigger-if = { $moment }, αν { $condition }, { $body }

# === players ======================================================================================

selector-opponents = { $count ->
    [one] { $form ->
        [acc] αντίπαλο
        [gen] αντιπάλου
       *[plain] αντίπαλος
    }
   *[other] { $form ->
        [acc] αντιπάλους
        [gen] αντιπάλων
       *[plain] αντίπαλοι
    }
}
    .gender = m
    .all = { oi-m } { FORM($head, $form) } ^σας
selector-players = { kind-Player }
    .gender = m
kind-Player = { $count ->
    [one] { $form ->
        [acc] παίκτη
        [gen] παίκτη
       *[plain] παίκτης
    }
   *[other] { $form ->
        [gen] παικτών
       *[plain] παίκτες
    }
}
    .gender = m
you = { $form ->
    [acc] εσάς
    [gen] σας
   *[plain] εσείς
}
    .person = you
that-player = { aftos } { o } { FORM($head, $form) }
    .person = { $count ->
        [other] those
       *[one] that
    }
# A subject, with the space behind it; the owner goes without saying.
who = { TRAIT($who, "person") ->
    [you] { "" }
   *[other] { $who }{ " " }
}

# === articles and endings =========================================================================

o-m = { $form ->
    [acc] τον
    [gen] του
   *[plain] ο
}
o-f = { $form ->
    [acc] τη
    [gen] της
   *[plain] η
}
o-n = { $form ->
    [gen] του
   *[plain] το
}
oi-m = { $form ->
    [acc] τους
    [gen] των
   *[plain] οι
}
oi-f = { $form ->
    [acc] τις
    [gen] των
   *[plain] οι
}
oi-n = { $form ->
    [gen] των
   *[plain] τα
}
# The article, by the gender and count of the head.
o = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { o-f }
        [n] { o-n }
       *[m] { o-m }
    }
   *[other] { TRAIT($head, "gender") ->
        [f] { oi-f }
        [n] { oi-n }
       *[m] { oi-m }
    }
}
enas-m = { $form ->
    [acc] έναν
    [gen] ενός
   *[plain] ένας
}
mia-f = { $form ->
    [gen] μίας
   *[plain] μία
}
ena-n = { $form ->
    [gen] ενός
   *[plain] ένα
}
enas = { TRAIT($head, "gender") ->
    [f] { mia-f }
    [n] { ena-n }
   *[m] { enas-m }
}
kathenas = { TRAIT($head, "gender") ->
    [f] { $form ->
        [gen] καθεμιάς
       *[plain] καθεμία
    }
    [n] { $form ->
        [gen] καθενός
       *[plain] καθένα
    }
   *[m] { $form ->
        [acc] καθέναν
        [gen] καθενός
       *[plain] καθένας
    }
}
kanenan = { TRAIT($head, "gender") ->
    [f] καμία
    [n] κανένα
   *[m] κανέναν
}
aftos = αυτ{ TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { $form ->
            [gen] ής
           *[plain] ή
        }
        [n] { $form ->
            [gen] ού
           *[plain] ό
        }
       *[m] { $form ->
            [acc] όν
            [gen] ού
           *[plain] ός
        }
    }
   *[other] { TRAIT($head, "gender") ->
        [f] { $form ->
            [gen] ών
           *[plain] ές
        }
        [n] { $form ->
            [gen] ών
           *[plain] ά
        }
       *[m] { $form ->
            [acc] ούς
            [gen] ών
           *[plain] οί
        }
    }
}
ekeinos = εκείν{ TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [m] { $form ->
            [acc] ον
           *[plain] { ending-of-head }
        }
       *[f] { ending-of-head }
    }
   *[other] { ending-of-head }
}
# Adjectives in -ος, -η, -ο, with the accent before the ending, by the head.
ending-of-head = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { $form ->
            [gen] ης
           *[plain] η
        }
        [n] { $form ->
            [gen] ου
           *[plain] ο
        }
       *[m] { $form ->
            [acc] ο
            [gen] ου
           *[plain] ος
        }
    }
   *[other] { TRAIT($head, "gender") ->
        [f] { $form ->
            [gen] ων
           *[plain] ες
        }
        [n] { $form ->
            [gen] ων
           *[plain] α
        }
       *[m] { $form ->
            [acc] ους
            [gen] ων
           *[plain] οι
        }
    }
}
# The same with the accent on the ending, of one.
accented-of-head = { TRAIT($head, "gender") ->
    [f] { $form ->
        [gen] ής
       *[plain] ή
    }
    [n] { $form ->
        [gen] ού
       *[plain] ό
    }
   *[m] { $form ->
        [acc] ό
        [gen] ού
       *[plain] ός
    }
}
# The same for the message of a noun, which knows its gender.
ending-m = { $count ->
    [one] { $form ->
        [acc] ο
        [gen] ου
       *[plain] ος
    }
   *[other] { $form ->
        [acc] ους
        [gen] ων
       *[plain] οι
    }
}
ending-f = { $count ->
    [one] { $form ->
        [gen] ης
       *[plain] η
    }
   *[other] { $form ->
        [gen] ων
       *[plain] ες
    }
}
# «Σας», «του» or whose it is, with the space before it.
whose-it-is = { " " }{ TRAIT($whose, "person") ->
    [you] ^σας
    [that] ^του
    [those] ^τους
   *[other] { FORM($whose, "gen") }
}
o-arithmos = { $form ->
    [acc] τον αριθμό
    [gen] του αριθμού
   *[plain] ο αριθμός
}

# === things =======================================================================================

kind-Count = { $count ->
    [one] { $form ->
        [acc] αριθμό
        [gen] αριθμού
       *[plain] αριθμός
    }
   *[other] { $form ->
        [acc] αριθμούς
        [gen] αριθμών
       *[plain] αριθμοί
    }
}
    .gender = m
kind-Truth = { $count ->
    [one] { $form ->
        [gen] συνθήκης
       *[plain] συνθήκη
    }
   *[other] { $form ->
        [gen] συνθηκών
       *[plain] συνθήκες
    }
}
    .gender = f
thing = { $count ->
    [one] { $form ->
        [gen] στοιχείου
       *[plain] στοιχείο
    }
   *[other] { $form ->
        [gen] στοιχείων
       *[plain] στοιχεία
    }
}
    .gender = n
value = { $count ->
    [one] { $form ->
        [gen] τιμής
       *[plain] τιμή
    }
   *[other] { $form ->
        [gen] τιμών
       *[plain] τιμές
    }
}
    .gender = f
a = { enas } { FORM($head, $form) }
the = { o } { FORM($head, $form) }
    .others = yes
this = { aftos } { o } { FORM($head, $form) }
# One of two of a kind that are both spoken of.
labelled = { FORM($head, $form) } ({ $label })
    .person = labelled
that = { ekeinos } { o } { FORM($head, $form) }
those = { ekeinos } { o } { FORM($head, $form) }
it = { $form ->
    [clitic] { TRAIT($head, "gender") ->
        [f] την
        [n] το
       *[m] τον
    }
   *[plain] { aftos }{ $form ->
        [acc] { TRAIT($head, "gender") ->
            [f] ν
           *[m] { "" }
        }
       *[plain] { "" }
    }
}
    .pronoun = yes
each = κάθε { FORM($head, $form) }
each-of = { kathenas } από { FORM($head, "acc") }
one-of = { enas } από { FORM($head, "acc") }
so-many-of = { $form ->
    [gen] των { $value }
   *[plain] { $value }
} από { FORM($head, "acc") }
owned = { o } { FORM($head, $form) }{ whose-it-is }
    .others = yes
quantity-owned = { TRAIT($head, "count") ->
    [one] { FORM($things, $form) }
   *[other] { $form ->
        [gen] { FORM($things, "gen") }
       *[plain] { o-arithmos } { FORM($things, "gen") }
    }
}
    .gender = { TRAIT($head, "count") ->
        [one] { TRAIT($head, "gender") }
       *[other] m
    }
    .count = one
with-quality = { FORM($head, $form) } { $quality }
# Which ones are meant, apart from where they lie.
behind = { " " }{ $quality }
attribute-of = { o } { FORM($head, $form) } { TRAIT($of, "pronoun") ->
    [yes] { TRAIT($of, "count") ->
        [other] ^τους
       *[one] { TRAIT($of, "gender") ->
            [f] ^της
           *[m] ^του
        }
    }
   *[no] { FORM($of, "gen") }
}
top = { o-f } { $form ->
    [gen] πρώτης κάρτας
   *[plain] πρώτη κάρτα
} { FORM($zone, "gen") }
    .gender = f
    .count = one

# === numbers ======================================================================================

number = { $count }
counted = { $count } { FORM($head, $form) }
counted-each = 1 { FORM($head, $form) } { $each }
counted-equal = { FORM($head, $form) } ίσ{ ending-of-head } με { FORM($value, "acc") }
for-each-of = για { TRAIT($things, "gender") ->
    [f] καθεμία
    [n] καθένα
   *[m] καθέναν
} από { FORM($things, "acc") }
for = για { FORM($each, "acc") }
each-different = κάθε διαφορετικ{ accented-of-head } { FORM($head, $form) } μεταξύ { FORM($things, "gen") }
values-of = { FORM($head, $form) } { FORM($attribute, "gen") }
number-of = { o-arithmos } { FORM($things, "gen") }
    .gender = m
    .count = one
distinct-among = { o-arithmos } των διαφορετικών { FORM($head, "gen") } μεταξύ { FORM($things, "gen") }
    .gender = m
    .count = one
distinct-over = { o-arithmos } των διαφορετικών τιμών, για { FORM($each, "acc") }, { of-value }
    .gender = m
    .count = one
fold-among = { o } { $operation ->
    [min] χαμηλότερ{ ending-of-head }
    [max] υψηλότερ{ ending-of-head }
   *[sum] συνολικ{ accented-of-head }
} { FORM($head, $form) } { $operation ->
    [sum] { "" }
   *[max] μεταξύ{ " " }
}{ FORM($things, "gen") }
fold-over = { o-n } { $operation ->
    [min] { $form ->
        [gen] ελάχιστου
       *[plain] ελάχιστο
    }
    [max] { $form ->
        [gen] μέγιστου
       *[plain] μέγιστο
    }
   *[sum] { $form ->
        [gen] αθροίσματος
       *[plain] άθροισμα
    }
}, για { FORM($each, "acc") }, { of-value }
    .gender = n
    .count = one
    .measure = yes
times = { $count ->
    [2] { o-n } { $form ->
        [gen] διπλάσιου
       *[plain] διπλάσιο
    } { of-value }
    [3] { o-n } { $form ->
        [gen] τριπλάσιου
       *[plain] τριπλάσιο
    } { of-value }
   *[other] { $count } φορές { FORM($value, "acc") }
}
    .gender = n
    .count = one
    .measure = yes
half = { o-n } { $form ->
    [gen] μισού
   *[plain] μισό
} { of-value }, στρογγυλοποιημένο προς τα κάτω,
    .gender = n
    .count = one
    .measure = yes
of-value = { TRAIT($value, "grouped") ->
    [yes] από { FORM($value, "acc") }
   *[no] { FORM($value, "gen") }
}
at-least = { FORM($value, $form) }, αλλά τουλάχιστον { $limit },
    .gender = { TRAIT($value, "gender") }
    .measure = { TRAIT($value, "measure") }
at-most = { FORM($value, $form) }, αλλά το πολύ { $limit },
    .gender = { TRAIT($value, "gender") }
    .measure = { TRAIT($value, "measure") }
lower-of = { o-n } { $form ->
    [gen] μικρότερου
   *[plain] μικρότερο
} από { FORM($left, "acc") } και { FORM($right, "acc") }
    .gender = n
    .count = one
    .measure = yes
higher-of = { o-n } { $form ->
    [gen] μεγαλύτερου
   *[plain] μεγαλύτερο
} από { FORM($left, "acc") } και { FORM($right, "acc") }
    .gender = n
    .count = one
    .measure = yes
sum = { FORM($left, $form) } συν { FORM($right, "acc") }
difference = { FORM($left, $form) } μείον { FORM($right, "acc") }
product = { FORM($left, $form) } επί { FORM($right, "acc") }
    .gender = { TRAIT($left, "gender") }
    .measure = { TRAIT($left, "measure") }
quotient = { FORM($left, $form) } διά { FORM($right, "gen") }, με στρογγυλοποίηση προς τα κάτω,
    .gender = { TRAIT($left, "gender") }
    .measure = { TRAIT($left, "measure") }
grouped = ({ FORM($value, $form) })
    .grouped = yes

points-nothing = τίποτα
    .nothing = yes
points-plus = { FORM($left, "acc") }, συν { FORM($right, "acc") }
points-plus-apart = { FORM($left, "acc") }, συν, { FORM($right, "acc") }
points-minus = { FORM($left, "acc") }, μείον { FORM($right, "acc") }
points-minus-apart = { FORM($left, "acc") }, μείον, { FORM($right, "acc") }
points-per = { $count } { $each }
points-sum = για { FORM($each, "acc") }, { FORM($value, "acc") }

# === conditions ===================================================================================

both-and = { $left } και { $right }
both-or = { $left } ή { $right }
not-so = δεν ισχύει ότι { $condition }
is = { $thing } είναι { $attribute }
is-not = { $thing } δεν είναι { $attribute }
has = { who }{ not-amount }{ TRAIT($who, "person") ->
    [you] έχετε
   *[other] έχει
} { $amount }
# The negation that belongs to «κανένα» and «ακριβώς», with the space behind it.
not-amount = { TRAIT($amount, "sign") ->
    [none] δεν{ " " }
    [ne] δεν{ " " }
   *[some] { "" }
}
compared = { $kind ->
    [thing] { $sign ->
        [ne] δεν{ " " }
       *[eq] { "" }
    }{ TRAIT($value, "person") ->
        [you] είστε
       *[other] είναι
    } { $value }
   *[number] { $sign ->
        [ne] δεν είναι { equal }
        [ge] είναι τουλάχιστον { equal }
        [le] είναι το πολύ { equal }
        [gt] είναι μεγαλύτερ{ ending-of-compared } από { FORM($value, "acc") }
        [lt] είναι μικρότερ{ ending-of-compared } από { FORM($value, "acc") }
       *[eq] είναι { equal }
    }
}
equal = { $kind ->
    [number] ίσ{ ending-of-compared } με { FORM($value, "acc") }
   *[numeral] { $value }
}
ending-of-compared = { TRAIT($compared, "gender") ->
    [m] ος
    [f] η
   *[n] ο
}
compare = { $left } { compared }
# Behind «έχω»: in the accusative.
amount = { $sign ->
    [some] { FORM($head, "acc") }
    [none] { kanenan } { FORM($one, "acc") }
    [ge] { $value ->
        [one] τουλάχιστον { $value } { FORM($head, "acc") }
        [other] τουλάχιστον { $value } { FORM($head, "acc") }
       *[phrase] αριθμό { FORM($head, "gen") } μεγαλύτερο ή ίσο με { FORM($value, "acc") }
    }
    [le] { $value ->
        [one] το πολύ { $value } { FORM($head, "acc") }
        [other] το πολύ { $value } { FORM($head, "acc") }
       *[phrase] αριθμό { FORM($head, "gen") } μικρότερο ή ίσο με { FORM($value, "acc") }
    }
    [gt] { $value ->
        [one] περισσότερ{ ending-acc } από { $value } { FORM($head, "acc") }
        [other] περισσότερ{ ending-acc } από { $value } { FORM($head, "acc") }
       *[phrase] αριθμό { FORM($head, "gen") } μεγαλύτερο από { FORM($value, "acc") }
    }
    [lt] { $value ->
        [one] λιγότερ{ ending-acc } από { $value } { FORM($head, "acc") }
        [other] λιγότερ{ ending-acc } από { $value } { FORM($head, "acc") }
       *[phrase] αριθμό { FORM($head, "gen") } μικρότερο από { FORM($value, "acc") }
    }
   *[eq] { $value ->
        [one] ακριβώς { $value } { FORM($head, "acc") }
        [other] ακριβώς { $value } { FORM($head, "acc") }
       *[phrase] αριθμό { FORM($head, "gen") } ίσο με { FORM($value, "acc") }
    }
}
# The same, beside those of somebody else.
amount-as = { $sign ->
    [ne] αριθμό { FORM($head, "gen") } διαφορετικό από { FORM($who, "acc") }
    [ge] τουλάχιστον όσ{ ending-acc } { FORM($head, "acc") } και { $who }
    [le] το πολύ όσ{ ending-acc } { FORM($head, "acc") } και { $who }
    [gt] περισσότερ{ ending-acc } { FORM($head, "acc") } από { FORM($who, "acc") }
    [lt] λιγότερ{ ending-acc } { FORM($head, "acc") } από { FORM($who, "acc") }
   *[eq] ακριβώς όσ{ ending-acc } { FORM($head, "acc") } και { $who }
}
ending-acc = { TRAIT($head, "gender") ->
    [f] ες
    [n] α
   *[m] ους
}

# What says it with a verb stands behind what says it without one, and needs no « και » there.
quality-and = { TRAIT($left, "relative") ->
    [apart] { $left } και { $right }
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } και { $right }
        [apart] { $left } και { $right }
       *[no] { $right } { $left }
    }
   *[no] { TRAIT($right, "relative") ->
        [yes] { $left } { $right }
       *[no] { $left } και { $right }
    }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
        [apart] apart
       *[no] { TRAIT($right, "relative") }
    }
quality-or = { TRAIT($left, "relative") ->
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } ή { $right }
       *[no] { $right } ή { $left }
    }
   *[no] { $left } ή { $right }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
       *[no] { TRAIT($right, "relative") }
    }
other = άλλ{ ending-of-head } { FORM($head, $form) }
# « One other than this », where the words do not say it yet.
with-other = { FORM($head, $form) }{ TRAIT($head, "others") ->
    [yes] { "" }
   *[no] { " " }{ $quality }
}
other-than-this = εκτός από { TRAIT($head, "gender") ->
    [f] αυτήν
    [n] αυτό
   *[m] αυτόν
}
    .relative = apart
other-than = εκτός από { FORM($value, "acc") }
    .relative = apart
that-is = που είναι { $attribute }
    .relative = yes
that-is-not = που δεν είναι { $attribute }
    .relative = yes
whose = { $count ->
    [one] { TRAIT($head, "gender") ->
        [f] της οποίας
       *[m] του οποίου
    }
   *[other] των οποίων
} { TRAIT($attribute, "gender") ->
    [f] η
    [n] το
   *[m] ο
} { $attribute } { compared }
    .relative = yes
who-has = που { not-amount }{ $count ->
    [one] έχει
   *[other] έχουν
} { $amount }
    .relative = yes
for-which = για { $count ->
    [one] { TRAIT($head, "gender") ->
        [f] την οποία
        [n] το οποίο
       *[m] τον οποίο
    }
   *[other] { TRAIT($head, "gender") ->
        [f] τις οποίες
        [n] τα οποία
       *[m] τους οποίους
    }
} { $condition }
    .relative = yes
only-if = αν { $condition }

# === cards ========================================================================================

no-power = { $card } δεν έχει Δύναμη.
fact-copies = { $value } { $value ->
    [one] αντίτυπο
   *[other] αντίτυπα
}
