# Spanish: how the parts of any card's text are put together. The owner is addressed as « tú ».
# What the owner does is told (« ganas »), not ordered: « gana » would be read of whoever was named
# last. Forms: plain, infinitive (behind « puedes »), subj (of conditions), plural (of members of a
# kind), prep (of « tú » behind a preposition). Genders: m, f.

# === settings =====================================================================================

vowels = ií
joins =
    de el > del
    a el > al
    y V > e V
    o otro > u otro
    o otra > u otra
    o otros > u otros
    o otras > u otras
apart = " y " ";" ","

# === sentences ====================================================================================

sentence = { $clause }.
score = { TRAIT($points, "nothing") ->
    [yes] no vale nada
   *[no] { $head } { $points }
}
score-apart = { $head }, { $points }
once = { $head }, { $body }
usable = { $head }, puedes { FORM($body, "infinitive") }
usable-if = { $head }, si { $condition }, puedes { FORM($body, "infinitive") }
usable-do = { $head }, puedes hacer esto: { $body }
usable-do-if = { $head }, si { $condition }, puedes hacer esto: { $body }
while = { $head }, { $effect }
while-if = { $head } y { FORM($condition, "subj") }, { $effect }

# === clauses ======================================================================================

list-and = { FORM($first, $form) } y { FORM($last, $form) }
list-and-before = { FORM($first, $form) }, { FORM($last, $form) }
list-then = { FORM($first, $form) }; después, { FORM($last, $form) }
list-then-before = { FORM($first, $form) }; { FORM($last, $form) }
list-apart = { FORM($first, $form) }; después, { FORM($last, $form) }
list-apart-before = { FORM($first, $form) }; después, { FORM($last, $form) }
list-sentences = { FORM($first, $form) }. Después, { $last }
list-sentences-before = { FORM($first, $form) }. Después, { $last }
list-steps = { $first }; { $last }
list-steps-before = { $first }; { $last }
list-led = { FORM($first, $form) }; { $last }
list-led-before = { FORM($first, $form) }; { $last }
list-led-then = { FORM($first, $form) }; después, { $last }

may = puedes { FORM($body, "infinitive") }
may-if = si { $condition }, puedes { FORM($body, "infinitive") }
may-do = puedes hacer esto: { $body }
may-do-if = si { $condition }, puedes hacer esto: { $body }
if = si { $condition }, { FORM($body, $form) }
if-else = si { $condition }, { FORM($body, $form) }; si no, { FORM($otherwise, $form) }
steps = { $form ->
    [infinitive] hacer
   *[plain] haces
} esto: { $steps }
step = ({ $number }) { $clause }
otherwise = si no, { $body }
until = { $head }, { $effects }
choose = { $form ->
    [infinitive] elegir
   *[plain] eliges
} { a-quien }
chooses = { quien }{ TRAIT($who, "person") ->
    [you] eliges
   *[other] elige
} { a-quien }
a-quien = { TRAIT($what, "being") ->
    [person] a{ " " }
   *[thing] { "" }
}{ $what }
for-each = por { $each }, { FORM($body, $form) }

# What could be another by the time it is used.
note = { anotas } { a-quien }
note-whether = { anotas } si { $condition }
anotas = { $form ->
    [infinitive] anotar
   *[plain] anotas
}
noted-number = el número anotado
    .gender = m
    .count = one
noted-so = { era } así
noted-not-so = no { era } así
era = { $form ->
    [subj] fuera
   *[plain] era
}

# === standing effects =============================================================================

modify = { $quantity } { $operation ->
    [more] { aumenta } en { $value }
    [less] { disminuye } en { $value }
    [at-most] { son } como máximo { $value }
    [at-least] { son } como mínimo { $value }
   *[set] { son } { $value }
}
aumenta = { TRAIT($quantity, "count") ->
    [one] aumenta
   *[other] aumentan
}
disminuye = { TRAIT($quantity, "count") ->
    [one] disminuye
   *[other] disminuyen
}
son = { TRAIT($quantity, "count") ->
    [one] es
   *[other] son
}
protected = { TRAIT($cards, "gender") ->
    [f] las
   *[m] los
} { $cards } no tienen efecto sobre { FORM($who, "prep") }
alter = { $changes }
altered = { $field } { $change }
change-higher = aumenta en { $step }
change-lower = disminuye en { $step }
change-at-least = { $change }, con un mínimo de { $limit }
change-at-most = { $change }, con un máximo de { $limit }
change-to = es { $value }
trigger = { $moment }, { $body }
trigger-if = { $moment }, si { $condition }, { $body }

# === players ======================================================================================

selector-opponents = { $count ->
    [one] oponente
   *[other] oponentes
}
    .gender = m
    .being = person
    .source = rulebook
    .all = tus oponentes
selector-players = { kind-Player }
    .gender = m
    .being = person
kind-Player = { $count ->
    [one] jugador
   *[other] jugadores
}
    .gender = m
    .being = person
you = { $form ->
    [prep] ti
   *[plain] tú
}
    .person = you
that-player = { ese } { $head }
    .person = { $count ->
        [other] those
       *[one] that
    }
# Who does something, before the verb; « tú » goes without saying.
quien = { TRAIT($who, "person") ->
    [you] { "" }
   *[other] { $who }{ " " }
}

# === things =======================================================================================

kind-Count = { $count ->
    [one] número
   *[other] números
}
    .gender = m
kind-Truth = { $count ->
    [one] condición
   *[other] condiciones
}
    .gender = f
thing = { $count ->
    [one] elemento
   *[other] elementos
}
    .gender = m
value = { $count ->
    [one] valor
   *[other] valores
}
    .gender = m
el = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] la
       *[m] el
    }
   *[other] { TRAIT($head, "gender") ->
        [f] las
       *[m] los
    }
}
ese = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] esa
       *[m] ese
    }
   *[other] { TRAIT($head, "gender") ->
        [f] esas
       *[m] esos
    }
}
este = { TRAIT($head, "gender") ->
    [f] esta
   *[m] este
}
un = { TRAIT($head, "gender") ->
    [f] una
   *[m] un
}
uno = { TRAIT($head, "gender") ->
    [f] una
   *[m] uno
}
ningun = { TRAIT($head, "gender") ->
    [f] ninguna
   *[m] ningún
}
# « tu », « su » or the article, and « de » who it is, around a noun that stands between.
tu-m = { TRAIT($whose, "person") ->
    [you] tu
    [that] su
    [those] su
   *[other] el
}
tu-f = { TRAIT($whose, "person") ->
    [you] tu
    [that] su
    [those] su
   *[other] la
}
tus-m = { TRAIT($whose, "person") ->
    [you] tus
    [that] sus
    [those] sus
   *[other] los
}
tus-f = { TRAIT($whose, "person") ->
    [you] tus
    [that] sus
    [those] sus
   *[other] las
}
de-quien = { TRAIT($whose, "person") ->
    [you] { "" }
    [that] { "" }
    [those] { "" }
   *[other] { " " }de { $whose }
}
a = { un } { $head }
the = { el } { $head }
    .others = yes
this = { este } { $head }
# One of two of a kind that are both spoken of.
labelled = { FORM($head, $form) } ({ $label })
    .person = labelled
that = { ese } { $head }
those = { ese } { $head }
it = { TRAIT($head, "gender") ->
    [f] esta
   *[m] este
}
    .pronoun = yes
each = cada { $head }
each-of = cada { uno } de { $head }
one-of = { uno } de { $head }
so-many-of = { $value } de { $head }
owned = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { tu-f }
       *[m] { tu-m }
    }
   *[other] { TRAIT($head, "gender") ->
        [f] { tus-f }
       *[m] { tus-m }
    }
} { $head }{ de-quien }
    .others = yes
# Form of these: things, behind « la mitad de », where the number goes without saying.
quantity-owned = { TRAIT($head, "count") ->
    [one] { $things }
   *[other] { $form ->
        [things] { $things }
       *[plain] el número de { $things }
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
    [yes] su { $head }
   *[no] { el } { $head } de { $of }
}
top = la carta superior de { $zone }
    .gender = f
    .count = one

# === numbers ======================================================================================

number = { $count }
counted = { $count } { $head }
counted-each = 1 { $head } { $each }
counted-equal = un número de { $head } igual a { $value }
for-each-of = por cada { TRAIT($things, "gender") ->
    [f] una
   *[m] uno
} de { $things }
for = por { $each }
# « Distinto », where the noun does not have it in itself.
different = { TRAIT($head, "different") ->
    [yes] { "" }
   *[no] { " " }distint{ TRAIT($head, "gender") ->
        [f] a
       *[m] o
    }
}
each-different = cada { $head }{ different } entre { $things }
values-of = { $head } distinto{ $count ->
    [one] { "" }
   *[other] s
} de { $attribute }
    .different = yes
number-of = el número de { $things }
    .gender = m
    .count = one
distinct-among = el número de { $head }{ TRAIT($head, "different") ->
    [yes] { "" }
   *[no] { different }s
} entre { $things }
    .gender = m
    .count = one
distinct-over = el número de valores distintos, por { $each }, de { $value }
    .gender = m
    .count = one
fold-among = { el } { $head } { $operation ->
    [min] { TRAIT($head, "gender") ->
        [f] más baja
       *[m] más bajo
    } entre
    [max] { TRAIT($head, "gender") ->
        [f] más alta
       *[m] más alto
    } entre
   *[sum] total de
} { $things }
fold-over = { $operation ->
    [min] el mínimo
    [max] el máximo
   *[sum] el total
}, por { $each }, de { $value }
    .gender = m
    .count = one
times = { $count ->
    [2] el doble de { FORM($value, "things") }
    [3] el triple de { FORM($value, "things") }
   *[other] { $count } veces { $value }
}
    .gender = m
    .count = one
half = la mitad de { FORM($value, "things") }, redondeando hacia abajo,
    .gender = f
    .count = one
at-least = { $value }, con un mínimo de { $limit },
at-most = { $value }, con un máximo de { $limit },
lower-of = el menor entre { $left } y { $right }
    .gender = m
    .count = one
higher-of = el mayor entre { $left } y { $right }
    .gender = m
    .count = one
sum = { $left } más { $right }
difference = { $left } menos { $right }
product = { $left } por { $right }
quotient = { $left } { TRAIT($left, "gender") ->
    [f] dividida
   *[m] dividido
} entre { $right }, redondeando hacia abajo,
grouped = ({ FORM($value, $form) })

points-nothing = nada
    .nothing = yes
points-plus = { $left }, más { $right }
points-plus-apart = { $left }, más, { $right }
points-minus = { $left }, menos { $right }
points-minus-apart = { $left }, menos, { $right }
points-per = { $count } { $each }
points-sum = por { $each }, { $value }

# === conditions ===================================================================================

both-and = { FORM($left, $form) } y { FORM($right, $form) }
both-or = { FORM($left, $form) } o { FORM($right, $form) }
not-so = no { es } cierto que { FORM($condition, "subj") }
is = { $thing } { es-esta } { $attribute }
is-not = { $thing } no { es-esta } { $attribute }
es-esta = { TRAIT($attribute, "state") ->
    [yes] { esta }
   *[no] { es }
}
es = { $form ->
    [subj] sea
   *[plain] es
}
esta = { $form ->
    [subj] esté
   *[plain] está
}
hay = { $form ->
    [subj] haya
   *[plain] hay
}
tiene = { $form ->
    [subj] tenga
   *[plain] tiene
}
has = { quien }{ TRAIT($amount, "sign") ->
    [none] no{ " " }
   *[some] { "" }
}{ TRAIT($who, "person") ->
    [you] { tiene }s
    [those] { tiene }n
   *[other] { tiene }
} { $amount }
compare = { $left } { no-es }{ TRAIT($value, "person") ->
    [you] { $form ->
        [subj] seas
       *[plain] eres
    }
   *[other] { es }
} { comparado }
no-es = { $kind ->
    [thing] { $sign ->
        [ne] no{ " " }
       *[eq] { "" }
    }
   *[number] { "" }
}
# What is behind the verb.
comparado = { $kind ->
    [thing] { $value }
    [numeral] { $sign ->
        [ne] { distinto } de { $value }
        [ge] { $value } o más
        [le] { $value } o menos
        [gt] mayor que { $value }
        [lt] menor que { $value }
       *[eq] { $value }
    }
   *[number] { $sign ->
        [ne] { distinto } de { $value }
        [ge] mayor o igual que { $value }
        [le] menor o igual que { $value }
        [gt] mayor que { $value }
        [lt] menor que { $value }
       *[eq] igual a { $value }
    }
}
distinto = { TRAIT($compared, "gender") ->
    [f] distinta
   *[m] distinto
}
amount = { $sign ->
    [some] { un } { $head }
    [none] { ningun } { $one }
    [ne] un número de { $head } distinto de { $value }
    [ge] { $value ->
        [one] al menos { $value } { $head }
        [other] al menos { $value } { $head }
       *[phrase] un número de { $head } mayor o igual que { $value }
    }
    [le] { $value ->
        [one] como máximo { $value } { $head }
        [other] como máximo { $value } { $head }
       *[phrase] un número de { $head } menor o igual que { $value }
    }
    [gt] { $value ->
        [one] más de { $value } { $head }
        [other] más de { $value } { $head }
       *[phrase] un número de { $head } mayor que { $value }
    }
    [lt] { $value ->
        [one] menos de { $value } { $head }
        [other] menos de { $value } { $head }
       *[phrase] un número de { $head } menor que { $value }
    }
   *[eq] { $value ->
        [one] exactamente { $value } { $head }
        [other] exactamente { $value } { $head }
       *[phrase] un número de { $head } igual a { $value }
    }
}
# The same, beside those of somebody else.
amount-as = { $sign ->
    [ne] un número de { $head } distinto al de { FORM($who, "prep") }
    [ge] al menos { tantos } { $head } como { $who }
    [le] como máximo { tantos } { $head } como { $who }
    [gt] más { $head } que { $who }
    [lt] menos { $head } que { $who }
   *[eq] exactamente { tantos } { $head } como { $who }
}
tantos = { TRAIT($head, "gender") ->
    [f] tantas
   *[m] tantos
}

# What says it with a verb stands behind what says it without one, and needs no « y » there.
quality-and = { TRAIT($left, "relative") ->
    [apart] { $left } y { $right }
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } y { $right }
        [apart] { $left } y { $right }
       *[no] { $right } { $left }
    }
   *[no] { TRAIT($right, "relative") ->
        [yes] { $left } { $right }
       *[no] { $left } y { $right }
    }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
        [apart] apart
       *[no] { TRAIT($right, "relative") }
    }
quality-or = { TRAIT($left, "relative") ->
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } o { $right }
       *[no] { $right } o { $left }
    }
   *[no] { $left } o { $right }
}
    .relative = { TRAIT($left, "relative") ->
        [yes] yes
       *[no] { TRAIT($right, "relative") }
    }
other = otr{ TRAIT($head, "gender") ->
    [f] a
   *[m] o
}{ $count ->
    [one] { "" }
   *[other] s
} { $head }
# « One other than this », where the words do not say it yet.
with-other = { $head }{ TRAIT($head, "others") ->
    [yes] { "" }
   *[no] { " " }{ $quality }
}
other-than-this = { $count ->
    [one] que no sea
   *[other] que no son
} { este }
    .relative = apart
# Of one that may be any, the subjunctive; of those that are meant, the indicative.
other-than = { $count ->
    [one] que no sea
   *[other] que no son
} { $value }
    .relative = apart
that-is = que { que-es } { $attribute }
    .relative = yes
that-is-not = que no { que-es } { $attribute }
    .relative = yes
que-es = { TRAIT($attribute, "state") ->
    [yes] { $count ->
        [one] esté
       *[other] están
    }
   *[no] { $count ->
        [one] sea
       *[other] son
    }
}
whose = { TRAIT($attribute, "gender") ->
    [f] cuya
   *[m] cuyo
} { $attribute } { no-es }{ $count ->
    [one] sea
   *[other] es
} { comparado }
    .relative = yes
who-has = que { TRAIT($amount, "sign") ->
    [none] no{ " " }
   *[some] { "" }
}{ $count ->
    [one] tenga
   *[other] tienen
} { $amount }
    .relative = yes
for-which = para { TRAIT($head, "gender") ->
    [f] { $count ->
        [one] la
       *[other] las
    }
   *[m] { $count ->
        [one] el
       *[other] los
    }
} que { $condition }
    .relative = yes
only-if = si { $condition }

# === cards ========================================================================================

no-power = { $card } no tiene ningún Poder.
fact-copies = { $value } { $value ->
    [one] ejemplar
   *[other] ejemplares
}
