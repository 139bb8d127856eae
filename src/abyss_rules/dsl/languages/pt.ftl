# Portuguese, as far as it is the same on both sides of the ocean: how the parts of any card's text
# are put together. The owner is addressed as « você », and « dele » says whose anybody else's is.
# Forms: plain, infinitive (behind « pode »), fut and subj (of conditions: behind « se », and of what
# is not so), plural (of members of a kind). Genders: m, f.

# === settings =====================================================================================

vowels = aáâãàeéêiíoóôõuú
joins =
    de o > do
    de a > da
    de os > dos
    de as > das
    de este > deste
    de esta > desta
    de estes > destes
    de estas > destas
    de esse > desse
    de essa > dessa
    de esses > desses
    de essas > dessas
    em o > no
    em a > na
    em os > nos
    em as > nas
    em um > num
    em uma > numa
    em este > neste
    em esta > nesta
    em esse > nesse
    em essa > nessa
    em esses > nesses
    em essas > nessas
    por o > pelo
    por a > pela
    por os > pelos
    por as > pelas
    a o > ao
    a os > aos
    a a > à
    a as > às
apart = " e " ";" ","

# === sentences ====================================================================================

sentence = { $clause }.
score = { TRAIT($points, "nothing") ->
    [yes] não vale nada
   *[no] { $head } { $points }
}
score-apart = { $head }, { $points }
once = { $head }, { $body }
usable = { $head }, você pode { FORM($body, "infinitive") }
usable-if = { $head }, se { FORM($condition, "fut") }, você pode { FORM($body, "infinitive") }
usable-do = { $head }, você pode fazer isto: { $body }
usable-do-if = { $head }, se { FORM($condition, "fut") }, você pode fazer isto: { $body }
while = { $head }, { $effect }
while-if = { $head } e { FORM($condition, "fut") }, { $effect }

# === clauses ======================================================================================

list-and = { FORM($first, $form) } e { FORM($last, $form) }
list-and-before = { FORM($first, $form) }, { FORM($last, $form) }
list-then = { FORM($first, $form) }; depois, { FORM($last, $form) }
list-then-before = { FORM($first, $form) }; { FORM($last, $form) }
list-apart = { FORM($first, $form) }; depois, { FORM($last, $form) }
list-apart-before = { FORM($first, $form) }; depois, { FORM($last, $form) }
list-sentences = { FORM($first, $form) }. Depois, { $last }
list-sentences-before = { FORM($first, $form) }. Depois, { $last }
list-steps = { $first }; { $last }
list-steps-before = { $first }; { $last }
list-led = { FORM($first, $form) }; { $last }
list-led-before = { FORM($first, $form) }; { $last }
list-led-then = { FORM($first, $form) }; depois, { $last }

may = você pode { FORM($body, "infinitive") }
may-if = se { FORM($condition, "fut") }, você pode { FORM($body, "infinitive") }
may-do = você pode fazer isto: { $body }
may-do-if = se { FORM($condition, "fut") }, você pode fazer isto: { $body }
if = se { FORM($condition, "fut") }, { FORM($body, $form) }
if-else = se { FORM($condition, "fut") }, { FORM($body, $form) }; senão, { FORM($otherwise, $form) }
steps = { $form ->
    [infinitive] fazer
   *[plain] faça
} isto: { $steps }
step = ({ $number }) { $clause }
otherwise = senão, { $body }
until = { $head }, { $effects }
choose = { $form ->
    [infinitive] escolher
   *[plain] escolha
} { $what }
chooses = { $who } escolhe { $what }
for-each = para { $each }, { FORM($body, $form) }

# What could be another by the time it is used.
note = { anote } { $what }
note-whether = { anote } se { $condition }
anote = { $form ->
    [infinitive] anotar
   *[plain] anote
}
noted-number = o número anotado
    .gender = m
    .count = one
noted-so = { era } assim
noted-not-so = não { era } assim
era = { $form ->
    [subj] fosse
   *[plain] era
}

# === standing effects =============================================================================

modify = { $quantity } { $operation ->
    [more] { aumenta } em { $value }
    [less] { diminui } em { $value }
    [at-most] { sao } no máximo { $value }
    [at-least] { sao } no mínimo { $value }
   *[set] { sao } { $value }
}
aumenta = { TRAIT($quantity, "count") ->
    [one] aumenta
   *[other] aumentam
}
diminui = { TRAIT($quantity, "count") ->
    [one] diminui
   *[other] diminuem
}
sao = { TRAIT($quantity, "count") ->
    [one] é
   *[other] são
}
protected = { TRAIT($cards, "gender") ->
    [f] as
   *[m] os
} { $cards } não têm efeito sobre { $who }
alter = { $changes }
altered = { $field } { $change }
change-higher = aumenta em { $step }
change-lower = diminui em { $step }
change-at-least = { $change }, com um mínimo de { $limit }
change-at-most = { $change }, com um máximo de { $limit }
change-to = é { $value }
trigger = { $moment }, { $body }
trigger-if = { $moment }, se { FORM($condition, "fut") }, { $body }

# === players ======================================================================================

selector-opponents = { $count ->
    [one] oponente
   *[other] oponentes
}
    .gender = m
    .source = rulebook
    .all = os seus oponentes
selector-players = { kind-Player }
    .gender = m
kind-Player = { $count ->
    [one] jogador
   *[other] jogadores
}
    .gender = m
you = você
    .person = you
that-player = { esse } { $head }
    .person = { $count ->
        [other] those
       *[one] that
    }

# === things =======================================================================================

kind-Count = { $count ->
    [one] número
   *[other] números
}
    .gender = m
kind-Truth = { $count ->
    [one] condição
   *[other] condições
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
o = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] a
       *[m] o
    }
   *[other] { TRAIT($head, "gender") ->
        [f] as
       *[m] os
    }
}
esse = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] essa
       *[m] esse
    }
   *[other] { TRAIT($head, "gender") ->
        [f] essas
       *[m] esses
    }
}
este = { TRAIT($head, "gender") ->
    [f] esta
   *[m] este
}
um = { TRAIT($head, "gender") ->
    [f] uma
   *[m] um
}
nenhum = { TRAIT($head, "gender") ->
    [f] nenhuma
   *[m] nenhum
}
# « O seu » or the article, and « dele » or « de » who it is, around a noun that stands between.
seu = { TRAIT($whose, "person") ->
    [you] o seu
   *[other] o
}
sua = { TRAIT($whose, "person") ->
    [you] a sua
   *[other] a
}
seus = { TRAIT($whose, "person") ->
    [you] os seus
   *[other] os
}
suas = { TRAIT($whose, "person") ->
    [you] as suas
   *[other] as
}
de-quem = { TRAIT($whose, "person") ->
    [you] { "" }
    [that] { " " }{ TRAIT($whose, "gender") ->
        [f] dela
       *[m] dele
    }
    [those] { " " }{ TRAIT($whose, "gender") ->
        [f] delas
       *[m] deles
    }
   *[other] { " " }de { $whose }
}
a = { um } { $head }
the = { o } { $head }
    .others = yes
this = { este } { $head }
# One of two of a kind that are both spoken of.
labelled = { FORM($head, $form) } ({ $label })
    .person = labelled
that = { esse } { $head }
those = { esse } { $head }
it = { TRAIT($head, "gender") ->
    [f] esta
   *[m] este
}
    .pronoun = yes
each = cada { $head }
each-of = cada { um } de { $head }
one-of = { um } de { $head }
so-many-of = { $value } de { $head }
owned = { TRAIT($head, "count") ->
    [one] { TRAIT($head, "gender") ->
        [f] { sua }
       *[m] { seu }
    }
   *[other] { TRAIT($head, "gender") ->
        [f] { suas }
       *[m] { seus }
    }
} { $head }{ de-quem }
    .others = yes
# Form of these: things, behind « metade de », where the number goes without saying.
quantity-owned = { TRAIT($head, "count") ->
    [one] { $things }
   *[other] { $form ->
        [things] { $things }
       *[plain] o número de { $things }
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
attribute-of = { o } { $head } { TRAIT($of, "pronoun") ->
    [yes] { TRAIT($of, "gender") ->
        [f] dela
       *[m] dele
    }{ TRAIT($of, "count") ->
        [other] s
       *[one] { "" }
    }
   *[no] de { $of }
}
top = a carta do topo de { $zone }
    .gender = f
    .count = one

# === numbers ======================================================================================

number = { $count }
counted = { $count } { $head }
counted-each = 1 { $head } { $each }
counted-equal = um número de { $head } igual a { $value }
for-each-of = por cada { TRAIT($things, "gender") ->
    [f] uma
   *[m] um
} de { $things }
for = por { $each }
# « Diferente », where the noun does not have it in itself.
different = { TRAIT($head, "different") ->
    [yes] { "" }
   *[no] { " " }diferente
}
each-different = cada { $head }{ different } entre { $things }
values-of = { $head } diferente{ $count ->
    [one] { "" }
   *[other] s
} de { $attribute }
    .different = yes
number-of = o número de { $things }
    .gender = m
    .count = one
distinct-among = o número de { $head }{ TRAIT($head, "different") ->
    [yes] { "" }
   *[no] { different }s
} entre { $things }
    .gender = m
    .count = one
distinct-over = o número de valores diferentes, para { $each }, de { $value }
    .gender = m
    .count = one
fold-among = { o } { $head } { $operation ->
    [min] mais { TRAIT($head, "gender") ->
        [f] baixa
       *[m] baixo
    } entre
    [max] mais { TRAIT($head, "gender") ->
        [f] alta
       *[m] alto
    } entre
   *[sum] total de
} { $things }
fold-over = { $operation ->
    [min] o mínimo
    [max] o máximo
   *[sum] o total
}, para { $each }, de { $value }
    .gender = m
    .count = one
times = { $count ->
    [2] o dobro de { FORM($value, "things") }
    [3] o triplo de { FORM($value, "things") }
   *[other] { $count } vezes { $value }
}
    .gender = m
    .count = one
half = metade de { FORM($value, "things") }, arredondando para baixo,
    .gender = f
    .count = one
at-least = { $value }, com um mínimo de { $limit },
at-most = { $value }, com um máximo de { $limit },
lower-of = o menor entre { $left } e { $right }
    .gender = m
    .count = one
higher-of = o maior entre { $left } e { $right }
    .gender = m
    .count = one
sum = { $left } mais { $right }
difference = { $left } menos { $right }
product = { $left } vezes { $right }
quotient = { $left } { TRAIT($left, "gender") ->
    [f] dividida
   *[m] dividido
} por { $right }, arredondando para baixo,
grouped = ({ FORM($value, $form) })

points-nothing = nada
    .nothing = yes
points-plus = { $left }, mais { $right }
points-plus-apart = { $left }, mais, { $right }
points-minus = { $left }, menos { $right }
points-minus-apart = { $left }, menos, { $right }
points-per = { $count } { $each }
points-sum = para { $each }, { $value }

# === conditions ===================================================================================

both-and = { FORM($left, $form) } e { FORM($right, $form) }
both-or = { FORM($left, $form) } ou { FORM($right, $form) }
not-so = não { ser } verdade que { FORM($condition, "subj") }
is = { $thing } { ser-estar } { $attribute }
is-not = { $thing } não { ser-estar } { $attribute }
ser-estar = { TRAIT($attribute, "state") ->
    [yes] { estar }
   *[no] { ser }
}
ser = { $form ->
    [fut] for
    [subj] seja
   *[plain] é
}
estar = { $form ->
    [fut] estiver
    [subj] esteja
   *[plain] está
}
haver = { $form ->
    [fut] houver
    [subj] haja
   *[plain] há
}
ter = { $form ->
    [fut] tiver
    [subj] tenha
   *[plain] tem
}
has = { $who } { TRAIT($amount, "sign") ->
    [none] não{ " " }
   *[some] { "" }
}{ TRAIT($who, "person") ->
    [those] { $form ->
        [fut] tiverem
        [subj] tenham
       *[plain] têm
    }
   *[other] { ter }
} { $amount }
compare = { $left } { nao-ser }{ ser } { comparado }
nao-ser = { $kind ->
    [thing] { $sign ->
        [ne] não{ " " }
       *[eq] { "" }
    }
   *[number] { "" }
}
# What is behind the verb.
comparado = { $kind ->
    [thing] { $value }
    [numeral] { $sign ->
        [ne] diferente de { $value }
        [ge] { $value } ou mais
        [le] { $value } ou menos
        [gt] maior que { $value }
        [lt] menor que { $value }
       *[eq] { $value }
    }
   *[number] { $sign ->
        [ne] diferente de { $value }
        [ge] maior ou igual a { $value }
        [le] menor ou igual a { $value }
        [gt] maior que { $value }
        [lt] menor que { $value }
       *[eq] igual a { $value }
    }
}
amount = { $sign ->
    [some] { um } { $head }
    [none] { nenhum } { $one }
    [ne] um número de { $head } diferente de { $value }
    [ge] { $value ->
        [one] pelo menos { $value } { $head }
        [other] pelo menos { $value } { $head }
       *[phrase] um número de { $head } maior ou igual a { $value }
    }
    [le] { $value ->
        [one] no máximo { $value } { $head }
        [other] no máximo { $value } { $head }
       *[phrase] um número de { $head } menor ou igual a { $value }
    }
    [gt] { $value ->
        [one] mais de { $value } { $head }
        [other] mais de { $value } { $head }
       *[phrase] um número de { $head } maior que { $value }
    }
    [lt] { $value ->
        [one] menos de { $value } { $head }
        [other] menos de { $value } { $head }
       *[phrase] um número de { $head } menor que { $value }
    }
   *[eq] { $value ->
        [one] exatamente { $value } { $head }
        [other] exatamente { $value } { $head }
       *[phrase] um número de { $head } igual a { $value }
    }
}
# The same, beside those of somebody else.
amount-as = { $sign ->
    [ne] um número de { $head } diferente do de { $who }
    [ge] pelo menos { tantos } { $head } quanto { $who }
    [le] no máximo { tantos } { $head } quanto { $who }
    [gt] mais { $head } do que { $who }
    [lt] menos { $head } do que { $who }
   *[eq] exatamente { tantos } { $head } quanto { $who }
}
tantos = { TRAIT($head, "gender") ->
    [f] tantas
   *[m] tantos
}

# What says it with a verb stands behind what says it without one, and needs no « e » there.
quality-and = { TRAIT($left, "relative") ->
    [apart] { $left } e { $right }
    [yes] { TRAIT($right, "relative") ->
        [yes] { $left } e { $right }
        [apart] { $left } e { $right }
       *[no] { $right } { $left }
    }
   *[no] { TRAIT($right, "relative") ->
        [yes] { $left } { $right }
       *[no] { $left } e { $right }
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
other = outr{ TRAIT($head, "gender") ->
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
    [one] que não seja
   *[other] que não são
} { este }
    .relative = apart
# Of one that may be any, the subjunctive; of those that are meant, the indicative.
other-than = { $count ->
    [one] que não seja
   *[other] que não são
} { $value }
    .relative = apart
that-is = que { que-e } { $attribute }
    .relative = yes
that-is-not = que não { que-e } { $attribute }
    .relative = yes
que-e = { TRAIT($attribute, "state") ->
    [yes] { $count ->
        [one] esteja
       *[other] estão
    }
   *[no] { $count ->
        [one] seja
       *[other] são
    }
}
whose = { TRAIT($attribute, "gender") ->
    [f] cuja
   *[m] cujo
} { $attribute } { nao-ser }{ $count ->
    [one] seja
   *[other] é
} { comparado }
    .relative = yes
who-has = que { TRAIT($amount, "sign") ->
    [none] não{ " " }
   *[some] { "" }
}{ $count ->
    [one] tenha
   *[other] têm
} { $amount }
    .relative = yes
for-which = para { TRAIT($head, "gender") ->
    [f] { $count ->
        [one] a qual
       *[other] as quais
    }
   *[m] { $count ->
        [one] o qual
       *[other] os quais
    }
} { $condition }
    .relative = yes
only-if = se { FORM($condition, "fut") }

# === cards ========================================================================================

no-power = { $card } não tem nenhum Poder.
fact-copies = { $value } { $value ->
    [one] exemplar
   *[other] exemplares
}
