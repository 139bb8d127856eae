# The words of Conspiracy in Portuguese, as far as known from the rulebook; else ours.

# === kinds ========================================================================================

kind-Lord = { $count ->
    [one] Lorde
   *[other] Lordes
}
    .gender = m
    .source = rulebook
kind-Location = { $count ->
    [one] Território
   *[other] Territórios
}
    .gender = m
    .source = rulebook
kind-Space = { kind-Lord }
    .gender = m
kind-Guild = { $count ->
    [one] guilda
   *[other] guildas
}
    .gender = f
    .source = rulebook
kind-Key = { $count ->
    [one] chave
   *[other] chaves
}
    .gender = f
    .source = rulebook
kind-Series = { $count ->
    [one] série
   *[other] séries
}
    .gender = f
kind-Resource = { $count ->
    [one] recurso
   *[other] recursos
}
    .gender = m
kind-MatchingKeys = { $count ->
    [one] combinação
   *[other] combinações
} de chaves
    .gender = f
kind-LocationSource = { $count ->
    [one] origem
   *[other] origens
} dos Territórios
    .gender = f

member-Guild-farmer = { $form ->
    [plural] Agricultores
   *[plain] Agricultor
}
    .gender = m
member-Guild-soldier = { $form ->
    [plural] Soldados
   *[plain] Soldado
}
    .gender = m
member-Guild-merchant = { $form ->
    [plural] Mercadores
   *[plain] Mercador
}
    .gender = m
member-Guild-politician = { $form ->
    [plural] Políticos
   *[plain] Político
}
    .gender = m
member-Guild-mage = { $form ->
    [plural] Magos
   *[plain] Mago
}
    .gender = m
member-Key-none = nenhuma chave
    .gender = f
member-Key-silver = uma chave prateada
    .gender = f
    .source = rulebook
member-Key-gold = uma chave dourada
    .gender = f
    .source = rulebook
member-Series-base = série básica
    .gender = f
member-Series-bonus = série extra
    .gender = f
member-Resource-pearl = { $count ->
    [one] Pérola
   *[other] Pérolas
}
    .gender = f
    .source = rulebook
member-MatchingKeys-same_metal = do mesmo metal
member-MatchingKeys-any = de qualquer metal
member-LocationSource-as_usual = como de costume
member-LocationSource-whole_deck = de todo o baralho de Territórios

# === heads ========================================================================================

head-on-arrival = quando você coloca este Lorde
head-on-control = quando você passa a controlar este Território
head-while-controlled = durante o resto do jogo
    .if = { head-while-controlled }, enquanto { FORM($condition, "fut") }, { $effect }
head-until-my-next-turn = até o seu próximo turno
head-score = vale

# === verbs ========================================================================================

# « -o », or « -lo » behind an infinitive, where the thing has just been named.
o-lorde = { TRAIT($lord, "pronoun") ->
    [yes] { TRAIT($lord, "gender") ->
        [f] -a
       *[m] -o
    }
   *[no] { "" }
}
ar-lorde = { TRAIT($lord, "pronoun") ->
    [yes] { TRAIT($lord, "gender") ->
        [f] á-la
       *[m] á-lo
    }
   *[no] ar
}
lorde = { TRAIT($lord, "pronoun") ->
    [yes] { "" }
   *[no] { " " }{ $lord }
}
verb-gain = { $form ->
    [infinitive] ganhar
   *[plain] ganhe
} { COUNTED($amount, $what) }
verb-swap = { $form ->
    [infinitive] trocar
   *[plain] troque
} entre si { $pair }
verb-discard_lord = { $form ->
    [infinitive] descart{ ar-lorde }
   *[plain] descarte{ o-lorde }
}{ lorde } na pilha da cor correspondente
verb-reshuffle_lords = { $form ->
    [infinitive] devolver
   *[plain] devolva
} { $lords } ao baralho de Lordes e { embaralhe }
verb-reshuffle_locations = { $form ->
    [infinitive] devolver
   *[plain] devolva
} { $locations } ao baralho de Territórios e { embaralhe }
embaralhe = { $form ->
    [infinitive] embaralhá-lo
   *[plain] embaralhe-o
}

# === things =======================================================================================

selector-chamber = { kind-Space }
    .gender = m
    .source = rulebook
    .all = os Lordes em { sua } Câmara{ de-quem }
    .all-with = os Lordes { $quality } em { sua } Câmara{ de-quem }
    .one = um Lorde em { sua } Câmara{ de-quem }
    .one-with = um Lorde { $quality } em { sua } Câmara{ de-quem }
    .zone = { sua } Câmara{ de-quem }
selector-locations = { kind-Location }
    .gender = m
selector-discarded = { $count ->
    [one] Lorde descartado
   *[other] Lordes descartados
}
    .gender = m
    .all = todos os Lordes descartados
    .one = um Lorde descartado
    .zone = as pilhas de descarte
    .some = { haver } um Lorde descartado
    .none = não { haver } nenhum Lorde descartado
selector-lord_deck = { kind-Lord } do baralho de Lordes
    .gender = m
    .one = um Lorde do baralho de Lordes
    .zone = o baralho de Lordes
    .some = o baralho de Lordes não { estar } vazio
    .none = o baralho de Lordes { estar } vazio
selector-available = { $count ->
    [one] Território
   *[other] Territórios
} com a face para cima
    .gender = m
    .source = rulebook
    .all = todos os Territórios com a face para cima
    .one = um Território com a face para cima
    .some = { haver } um Território com a face para cima
    .none = não { haver } nenhum Território com a face para cima
selector-guilds = { kind-Guild }
    .gender = f

attribute-guild = guilda
    .gender = f
    .is = da guilda dos { FORM($value, "plural") }
    .is-that = dessa guilda
attribute-influence = Influência
    .gender = f
    .source = rulebook
    .is-numeral = com Influência { $value }
attribute-key = chave
    .gender = f
    .is-none = sem chave
    .is-silver = com uma chave prateada
    .is-gold = com uma chave dourada
attribute-printed_pearls = número de Pérolas impressas
    .gender = m
    .some = com Pérolas
    .none = sem Pérolas
attribute-coalition = tamanho da coalizão
    .gender = m
    .source = rulebook
    .max = o tamanho da maior coalizão entre { $things }
attribute-alliance = tamanho da aliança
    .gender = m
    .max = o tamanho da maior aliança entre { $things }

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Pérola
   *[other] Pérolas
}
    .gender = f
quantity-draw_duty = número de Lordes
    .gender = m
    .count = one
    .whole = o número de Lordes que { $who } deve comprar
    .set = { $who } deve comprar exatamente { COUNTED($value, "kind-Lord") } e não pode levar nenhuma pilha
    .set-none = { $who } pode comprar Lordes ou levar uma pilha como de costume
    .set-counted = { $who } deve comprar exatamente { COUNTED($value, "kind-Lord") } e não pode levar nenhuma pilha, a menos que esse número seja menor que 1
quantity-matching_keys = chaves
    .gender = f
    .whole = as chaves que dão um Território a { $who }
    .set-any = quaisquer duas chaves disponíveis dão um Território a { $who }, seja qual for o metal delas
quantity-location_source = lugar
    .gender = m
    .count = one
    .whole = o lugar de onde { $who } tira Territórios
    .set-whole_deck = { $who } tira Territórios unicamente de todo o baralho de Territórios, que depois é embaralhado

# === printed facts ================================================================================

fact-guild = { $value }
fact-influence = { $value } de Influência
fact-key = { $value }
    .is-none = { "" }
    .is-silver = chave prateada
    .is-gold = chave dourada
fact-pearls = { COUNTED($value, "member-Resource-pearl") }
    .is-0 = { "" }
fact-series = { $value }
    .is-base = { "" }
