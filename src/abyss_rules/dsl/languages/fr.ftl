# French: how the parts of any card's text are put together. The owner is addressed as « vous ».
# Forms: plain (an order, or what somebody else does), infinitive (behind « vous pouvez »), plural
# (of members of a kind). Genders: m, f.

# === settings =====================================================================================

vowels = aàâeéèêiîïoôuùûhœ
joins =
    le V > l'V
    la V > l'V
    de V > d'V
    que V > qu'V
    ce V > cet V
    sa V > son V
    si il > s'il
    si ils > s'ils
    Puis si > Puis, si
    Puis s'il > Puis, s'il
    Puis pour > Puis, pour
    Puis jusqu'à > Puis, jusqu'à
    de le > du
    de les > des
    à le > au
    à les > aux
apart = " et " ";" ","

# === sentences ====================================================================================

sentence = { $clause }.
score = { TRAIT($points, "nothing") ->
    [yes] ne vaut rien
   *[no] { $head } { $points }
}
score-apart = { $head }, { $points }
once = { $head }, { $body }
usable = { $head }, vous pouvez { FORM($body, "infinitive") }
usable-if = { $head }, si { $condition }, vous pouvez { FORM($body, "infinitive") }
usable-do = { $head }, vous pouvez faire ceci : { $body }
usable-do-if = { $head }, si { $condition }, vous pouvez faire ceci : { $body }
while = { $head }, { $effect }
while-if = { $head } et que { $condition }, { $effect }

# === clauses ======================================================================================

list-and = { FORM($first, $form) } et { FORM($last, $form) }
list-and-before = { FORM($first, $form) }, { FORM($last, $form) }
list-then = { FORM($first, $form) } ; puis { FORM($last, $form) }
list-then-before = { FORM($first, $form) } ; { FORM($last, $form) }
list-apart = { FORM($first, $form) }, puis { FORM($last, $form) }
list-apart-before = { FORM($first, $form) }, puis { FORM($last, $form) }
list-sentences = { FORM($first, $form) }. Puis { $last }
list-sentences-before = { FORM($first, $form) }. Puis { $last }
list-steps = { $first } ; { $last }
list-steps-before = { $first } ; { $last }
list-led = { FORM($first, $form) } ; { $last }
list-led-before = { FORM($first, $form) } ; { $last }
list-led-then = { FORM($first, $form) } ; puis { $last }

may = vous pouvez { FORM($body, "infinitive") }
may-if = si { $condition }, vous pouvez { FORM($body, "infinitive") }
may-do = vous pouvez faire ceci : { $body }
may-do-if = si { $condition }, vous pouvez faire ceci : { $body }
if = si { $condition }, { FORM($body, $form) }
if-else = si { $condition }, { FORM($body, $form) } ; sinon { FORM($otherwise, $form) }
steps = { $form ->
    [infinitive] faire
   *[plain] faites
} ceci : { $steps }
step = ({ $number }) { $clause }
otherwise = sinon, { $body }
until = { $head }, { $effects }
choose = { $form ->
    [infinitive] choisir
   *[plain] choisissez
} { $what }
chooses = { $who } { TRAIT($who, "person") ->
    [you] choisissez
   *[other] choisit
} { $what }
for-each = pour { $each }, { FORM($body, $form) }

# What could be another by the time it is used.
note = { noter } { $what }
note-whether = { noter } si { $condition }
noter = { $form ->
    [infinitive] noter
   *[plain] notez
}
noted-number = le nombre noté
    .gender = m
    .count = one
noted-so = c'était le cas
noted-not-so = ce n'était pas le cas

# === standing effects =============================================================================

modify = { $quantity } { $operation ->
    [more] { est } { est-augmente } de { $value }
    [less] { est } { est-reduit } de { $value }
    [at-most] { est } au plus de { $value }
    [at-least] { est } au moins de { $value }
   *[set] { est } { $kind ->
        [thing] { "" }
       *[number] de{ " " }
    }{ $value }
}
est = { TRAIT($quantity, "count") ->
    [one] est
   *[other] sont
}
est-augmente = { TRAIT($quantity, "gender") ->
    [f] augmentée
   *[m] augmenté
}{ TRAIT($quantity, "count") ->
    [one] { "" }
   *[other] s
}
est-reduit = { TRAIT($quantity, "gender") ->
    [f] réduite
   *[m] réduit
}{ TRAIT($quantity, "count") ->
    [one] { "" }
   *[other] s
}
protected = les { $cards } n'ont pas d'effet sur { $who }
alter = { $changes }
altered = { $field } est { $change }
change-higher = augmenté de { $step }
change-lower = diminué de { $step }
change-at-least = { $change }, avec un minimum de { $limit }
change-at-most = { $change }, avec un maximum de { $limit }
change-to = égal à { $value }
trigger = { $moment }, { $body }
trigger-if = { $moment }, si { $condition }, { $body }

# === players ======================================================================================

selector-opponents = { $count ->
    [one] adversaire
   *[other] adversaires
}
    .gender = m
    .all = vos adversaires
selector-players = { kind-Player }
    .gender = m
kind-Player = { $count ->
    [one] joueur
   *[other] joueurs
}
    .gender = m
you = vous
    .person = you
that-player = { ce } { $head }
    .person = { $count ->
        [other] those
       *[one] that
    }

# === things =======================================================================================

kind-Count = { $count ->
    [one] nombre
   *[other] nombres
}
    .gender = m
kind-Truth = { $count ->
    [one] condition
   *[other] conditions
}
    .gender = f
thing = { $count ->
    [one] élément
   *[other] éléments
}
    .gender = m
value = { $count ->
    [one] valeur
   *[other] valeurs
}
    .gender = f
le = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] la
       *[m] le
    }
   *[other] les
}
ce = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] cette
       *[m] ce
    }
   *[other] ces
}
un = { TRAIT($head, "gender") ->
    [f] une
   *[m] un
}
aucun = { TRAIT($head, "gender") ->
    [f] aucune
   *[m] aucun
}
chacun = { TRAIT($things, "gender") ->
    [f] chacune
   *[m] chacun
}
qui-est = { $count ->
    [one] est
   *[other] sont
}
qui-n-est = { $count ->
    [one] n'est
   *[other] ne sont
}
# « votre », « son » or the article, and « de » who it is, around a noun that stands between.
votre-m = { TRAIT($whose, "person") ->
    [you] votre
    [that] son
    [those] leur
   *[other] le
}
votre-f = { TRAIT($whose, "person") ->
    [you] votre
    [that] sa
    [those] leur
   *[other] la
}
vos = { TRAIT($whose, "person") ->
    [you] vos
    [that] ses
    [those] leurs
   *[other] les
}
de-qui = { TRAIT($whose, "person") ->
    [you] { "" }
    [that] { "" }
    [those] { "" }
   *[other] { " " }de { $whose }
}
a = { un } { $head }
the = { le } { $head }
    .others = yes
this = { ce } { $head }
# One of two of a kind that are both spoken of.
labelled = { FORM($head, $form) } ({ $label })
    .person = labelled
that = { ce } { $head }
those = { ce } { $head }
it = { TRAIT($head, "gender") ->
    [f] celle-ci
   *[m] celui-ci
}
    .pronoun = yes
each = chaque { $head }
each-of = { TRAIT($head, "gender") ->
    [f] chacune
   *[m] chacun
} de { $head }
one-of = { un } de { $head }
so-many-of = { $value } de { $head }
owned = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { votre-f }
       *[m] { votre-m }
    }
   *[other] { vos }
} { $head }{ de-qui }
    .others = yes
# Form of these: things, behind « la moitié », where the number goes without saying.
quantity-owned = { TRAIT($head, "count") ->
    [one] { $things }
   *[other] { $form ->
        [things] { $things }
       *[plain] le nombre de { $things }
    }
}
    .gender = { TRAIT($head, "count") ->
        [one] { TRAIT($head, "gender") }
       *[other] m
    }
    .count = one
with-quality = { $head } { $quality }
# Which ones are meant, apart from where they lie.
behind = { " " }{ $quality }
attribute-of = { TRAIT($of, "pronoun") ->
    [yes] { TRAIT($of, "count") ->
        [other] leur
       *[one] { TRAIT($head, "gender") ->
            [f] sa
           *[m] son
        }
    } { $head }
   *[no] { le } { $head } de { $of }
}
top = la première carte de { $zone }
    .gender = f
    .count = one

# === numbers ======================================================================================

number = { $count }
counted = { $count } { $head }
counted-each = 1 { $head } { $each }
counted-equal = un nombre de { $head } égal à { $value }
for-each-of = pour { chacun } de { $things }
for = pour { $each }
# « Différent », where the noun does not have it in itself.
different = { TRAIT($head, "different") ->
    [yes] { "" }
   *[no] { " " }différent{ TRAIT($head, "gender") ->
        [f] e
       *[m] { "" }
    }
}
each-different = chaque { $head }{ different } parmi { $things }
values-of = { $head } différente{ $count ->
    [one] { "" }
   *[other] s
} de { $attribute }
    .different = yes
number-of = le nombre de { $things }
    .gender = m
    .count = one
distinct-among = le nombre de { $head }{ TRAIT($head, "different") ->
    [yes] { "" }
   *[no] { different }s
} parmi { $things }
    .gender = m
    .count = one
distinct-over = le nombre de valeurs différentes, pour { $each }, de { $value }
    .gender = m
    .count = one
fold-among = { le } { $head } { $operation ->
    [min] { TRAIT($head, "gender") ->
        [f] la plus basse
       *[m] le plus bas
    } parmi
    [max] { TRAIT($head, "gender") ->
        [f] la plus haute
       *[m] le plus haut
    } parmi
   *[sum] { TRAIT($head, "gender") ->
        [f] totale
       *[m] total
    } de
} { $things }
fold-over = { $operation ->
    [min] le minimum
    [max] le maximum
   *[sum] le total
}, pour { $each }, de { $value }
    .gender = m
    .count = one
times = { $count ->
    [2] le double de { FORM($value, "things") }
    [3] le triple de { FORM($value, "things") }
   *[other] { $count } fois { $value }
}
    .gender = m
    .count = one
half = la moitié de { FORM($value, "things") }, arrondie à l'inférieur,
    .gender = f
    .count = one
at-least = { $value }, avec un minimum de { $limit },
at-most = { $value }, avec un maximum de { $limit },
lower-of = le plus petit nombre entre { $left } et { $right }
    .gender = m
    .count = one
higher-of = le plus grand nombre entre { $left } et { $right }
    .gender = m
    .count = one
sum = { $left } plus { $right }
difference = { $left } moins { $right }
product = { $left } fois { $right }
quotient = { $left } { TRAIT($left, "gender") ->
    [f] divisée par { $right }, arrondie
   *[m] divisé par { $right }, arrondi
} à l'inférieur,
grouped = ({ $value })

points-nothing = rien
    .nothing = yes
points-plus = { $left }, plus { $right }
points-plus-apart = { $left }, plus, { $right }
points-minus = { $left }, moins { $right }
points-minus-apart = { $left }, moins, { $right }
points-per = { $count } { $each }
points-sum = pour { $each }, { $value }

# === conditions ===================================================================================

both-and = { $left } et que { $right }
both-or = { $left } ou { $right }
not-so = il n'est pas vrai que { $condition }
is = { $thing } est { $attribute }
is-not = { $thing } n'est pas { $attribute }
has = { $who } { TRAIT($who, "person") ->
    [you] { TRAIT($amount, "sign") ->
        [none] n'avez
       *[some] avez
    }
   *[other] { TRAIT($amount, "sign") ->
        [none] n'a
       *[some] a
    }
} { $amount }
compared = { $kind ->
    [thing] { $sign ->
        [ne] n'est pas
       *[eq] est
    }
   *[number] est { $sign ->
        [ne] { TRAIT($compared, "gender") ->
            [f] différente
           *[m] différent
        } de
        [ge] { superieur } ou { egal } à
        [le] { inferieur } ou { egal } à
        [gt] { superieur } à
        [lt] { inferieur } à
       *[eq] { egal } à
    }
} { $value }
egal = { TRAIT($compared, "gender") ->
    [f] égale
   *[m] égal
}
superieur = { TRAIT($compared, "gender") ->
    [f] supérieure
   *[m] supérieur
}
inferieur = { TRAIT($compared, "gender") ->
    [f] inférieure
   *[m] inférieur
}
compare = { $left } { compared }
amount = { $sign ->
    [some] { un } { $head }
    [none] { aucun } { $one }
    [ne] un autre nombre de { $head } que { $value }
    [ge] au moins { tant-de }
    [le] au plus { tant-de }
    [gt] plus de { tant-que }
    [lt] moins de { tant-que }
   *[eq] exactement { tant-de }
}
# The same, beside those of somebody else.
amount-as = { $sign ->
    [ne] un autre nombre de { $head }
    [ge] au moins autant de { $head }
    [le] au plus autant de { $head }
    [gt] plus de { $head }
    [lt] moins de { $head }
   *[eq] exactement autant de { $head }
} que { $who }
# A number, or as many as are counted elsewhere.
tant-de = { $value ->
    [one] { $value } { $head }
    [other] { $value } { $head }
   *[phrase] autant de { $head } que { $value }
}
tant-que = { $value ->
    [one] { $value } { $head }
    [other] { $value } { $head }
   *[phrase] { $head } que { $value }
}

# What says it with a verb stands behind what says it without one, and needs no « et » there.
quality-and = { TRAIT($left, "relative") ->
    [apart] { $left } et { $right }
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } et { $right }
        [apart] { $left } et { $right }
       *[no] { $right } { $left }
    }
   *[no] { TRAIT($right, "relative") ->
        [yes] { $left } { $right }
       *[no] { $left } et { $right }
    }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
        [apart] apart
       *[no] { TRAIT($right, "relative") }
    }
quality-or = { TRAIT($left, "relative") ->
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } ou { $right }
       *[no] { $right } ou { $left }
    }
   *[no] { $left } ou { $right }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
       *[no] { TRAIT($right, "relative") }
    }
other = autre{ $count ->
    [one] { "" }
   *[other] s
} { $head }
# « One other than this », where the words do not say it yet.
with-other = { $head }{ TRAIT($head, "others") ->
    [yes] { "" }
   *[no] { " " }{ $quality }
}
other-than-this = autre{ $count ->
    [one] { "" }
   *[other] s
} que { TRAIT($head, "gender") ->
    [f] celle-ci
   *[m] celui-ci
}
    .relative = apart
other-than = autre{ $count ->
    [one] { "" }
   *[other] s
} que { $value }
    .relative = apart
that-is = qui { qui-est } { $attribute }
    .relative = yes
that-is-not = qui { qui-n-est } pas { $attribute }
    .relative = yes
whose = dont { le-attribute } { compared }
    .relative = yes
le-attribute = { TRAIT($attribute, "gender") ->
    [f] la
   *[m] le
} { $attribute }
who-has = qui { TRAIT($amount, "sign") ->
    [none] { $count ->
        [one] n'a
       *[other] n'ont
    }
   *[some] { $count ->
        [one] a
       *[other] ont
    }
} { $amount }
    .relative = yes
for-which = pour { TRAIT($head, "gender") ->
    [f] { $count ->
        [one] laquelle
       *[other] lesquelles
    }
   *[m] { $count ->
        [one] lequel
       *[other] lesquels
    }
} { $condition }
    .relative = yes
only-if = si { $condition }

# === cards ========================================================================================

no-power = { $card } n'a pas de Pouvoir.
fact-copies = { $value } { $value ->
    [one] exemplaire
   *[other] exemplaires
}
