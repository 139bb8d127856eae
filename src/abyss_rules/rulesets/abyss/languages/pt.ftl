# The words of Abyss in Portuguese: as in the rulebook of Conspiracy, where it has them; else ours.

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
kind-Ally = { $count ->
    [one] Aliado
   *[other] Aliados
}
    .gender = m
kind-Stack = { $count ->
    [one] pilha
   *[other] pilhas
} do Conselho
    .gender = f
kind-Guild = { $count ->
    [one] guilda
   *[other] guildas
}
    .gender = f
    .source = rulebook
kind-Race = { $count ->
    [one] raça
   *[other] raças
}
    .gender = f
    .source = rulebook
kind-Resource = { $count ->
    [one] recurso
   *[other] recursos
}
    .gender = m
kind-Affiliation = { $count ->
    [one] forma
   *[other] formas
} de afiliar
    .gender = f
kind-PaymentRaces = { $count ->
    [one] escolha
   *[other] escolhas
} de raças
    .gender = f

kind-MonsterChoice = { $count ->
    [one] escolha
   *[other] escolhas
} perante um Monstro
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
member-Guild-ambassador = { $form ->
    [plural] Embaixadores
   *[plain] Embaixador
}
    .gender = m
member-Race-jellyfish = { $form ->
    [plural] Medusas
   *[plain] Medusa
}
    .gender = f
member-Race-crab = { $form ->
    [plural] Caranguejos
   *[plain] Caranguejo
}
    .gender = m
member-Race-seahorse = { $form ->
    [plural] Cavalos-marinhos
   *[plain] Cavalo-marinho
}
    .gender = m
member-Race-shellfish = { $form ->
    [plural] Bivalves
   *[plain] Bivalve
}
    .gender = m
member-Race-squid = { $form ->
    [plural] Lulas
   *[plain] Lula
}
    .gender = f
member-Resource-pearl = { $count ->
    [one] Pérola
   *[other] Pérolas
}
    .gender = f
    .source = rulebook
member-Resource-monster = { $count ->
    [one] ficha
   *[other] fichas
} de Monstro
    .gender = f
    .random = yes
member-Resource-key = { $count ->
    [one] ficha
   *[other] fichas
} de Chave
    .gender = f
member-Resource-extra_turn = { $count ->
    [one] turno adicional
   *[other] turnos adicionais
}
    .gender = m
member-Affiliation-lowest = o de menor valor
member-Affiliation-any_paid = qualquer Aliado pago
member-PaymentRaces-printed = as impressas
member-PaymentRaces-any = quaisquer

member-MonsterChoice-fight_or_leave = lutar ou continuar a explorar
member-MonsterChoice-may_ignore = também ignorar

# === heads and events =============================================================================

head-on-arrival = quando este Lorde entra em jogo
head-while-free = enquanto este Lorde estiver livre
head-once-per-turn = uma vez em cada um dos seus turnos
head-until-my-next-turn = até o seu próximo turno
head-on-control = quando você passa a controlar este Território
head-at-game_end = no fim do jogo
head-score = vale

event-turn_start = no início de { seus } turnos{ de-quem }
event-exploration = no fim de { sua } exploração{ de-quem }
    .sent = os Aliados enviados ao Conselho
    .gender = m
event-monster_reward = quando { $who } recebe a recompensa por um Monstro
    .space = o espaço de Ameaça de { sua } recompensa{ de-quem } por um Monstro
    .gender = m

event-recruitment = quando { $one } recruta um Lorde
    .recruited = esse Lorde
    .gender = m
event-treasury_gain = quando { $one } ganha Pérolas do Tesouro
    .amount = o número dessas Pérolas
    .gender = m

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
dele = { TRAIT($lord, "gender") ->
    [f] dela
   *[m] dele
}
verb-gain = { $form ->
    [infinitive] ganhar
   *[plain] ganhe
} { COUNTED($amount, $what) }
verb-give_back = { TRAIT($who, "person") ->
    [you] { $form ->
        [infinitive] devolver
       *[plain] devolva
    }
   *[other] { $who } devolve
} ao Tesouro { COUNTED($amount, $what) }
at-random = { TRAIT($what, "random") ->
    [yes] ao acaso{ " " }
   *[no] { "" }
}
verb-steal = { $form ->
    [infinitive] tirar
   *[plain] tire
} { at-random }{ COUNTED($amount, $what) } de { $who }
descarta = { TRAIT($chooser, "person") ->
    [you] { descarte }
   *[other] { $chooser } descarta
}
descarte = { $form ->
    [infinitive] descartar
   *[plain] descarte
}
verb-discard_some = { descarta } { COUNTED($number, "kind-Ally") }{ $quality } de { $zone }
verb-discard_down = { descarta } Aliados{ $quality } de { $zone } até ficar com { $limit }
verb-discard_ally = { descarte } { $card } de { $cards }
verb-discard_lord = { $form ->
    [infinitive] descart{ ar-lorde }
   *[plain] descarte{ o-lorde }
}{ lorde }
verb-discard_stack = { descarte } { $stack }
verb-take_stack = { leve } para a sua mão { $stack }
verb-take_lord = { $form ->
    [infinitive] coloc{ ar-lorde }
   *[plain] coloque{ o-lorde }
} à sua frente{ lorde }
verb-recruit = { $form ->
    [infinitive] recrut{ ar-lorde }
   *[plain] recrute{ o-lorde }
}{ lorde } por { COUNTED($price, $what) } em vez do custo { dele }
verb-substitute = { $form ->
    [infinitive] descart{ ar-lorde }{ lorde } e pôr
   *[plain] descarte{ o-lorde }{ lorde } e ponha
} no lugar { dele } { $other }
verb-disable = { $form ->
    [infinitive] desativ{ ar-lorde }
   *[plain] desative{ o-lorde }
}{ lorde }
verb-exchange = { $form ->
    [infinitive] trocar
   *[plain] troque
} { $mine } por { $other }
verb-exchange_from_stack = { $form ->
    [infinitive] trocar
   *[plain] você pode trocar
} { $mine } por qualquer Território da pilha de Territórios, que depois é embaralhada
verb-control_drawn = { $form ->
    [infinitive] comprar
   *[plain] compre
} { COUNTED($number, "kind-Location") } da pilha e { $number ->
    [1] { $form ->
        [infinitive] controlá-lo
       *[plain] controle-o
    }
   *[other] { $form ->
        [infinitive] controlar
       *[plain] controle
    } um deles
} apenas com { $lord }
verb-copy_score = { $form ->
    [infinitive] escolher
   *[plain] escolha
} um de { $originals }: este Território pontua como o escolhido

verb-release = { $form ->
    [infinitive] libert{ ar-lorde }
   *[plain] liberte{ o-lorde }
}{ lorde }
verb-summon = { $form ->
    [infinitive] adicion{ ar-lorde }
   *[plain] adicione{ o-lorde }
}{ lorde } a um espaço livre da Corte
verb-recover = { leve } para a sua mão, à vista de todos, { $ally }
leve = { $form ->
    [infinitive] levar
   *[plain] leve
}

# === things =======================================================================================

selector-hand = { kind-Ally }
    .gender = m
    .all = os Aliados de { sua } mão{ de-quem }
    .one = um Aliado de { sua } mão{ de-quem }
    .zone = { sua } mão{ de-quem }
selector-affiliated = { $count ->
    [one] Aliado afiliado
   *[other] Aliados afiliados
}
    .gender = m
selector-lords = { kind-Lord }
    .gender = m
selector-free_lords = { $count ->
    [one] Lorde livre
   *[other] Lordes livres
}
    .gender = m
selector-covered_lords = { kind-Lord }
    .gender = m
    .all = os Lordes sob { seus } Territórios{ de-quem }
    .one = um Lorde sob { seus } Territórios{ de-quem }
    .all-with = os Lordes { $quality } sob { seus } Territórios{ de-quem }
    .one-with = um Lorde { $quality } sob { seus } Territórios{ de-quem }
selector-locations = { kind-Location }
    .gender = m
selector-court = { kind-Lord } da Corte
    .gender = m
    .one = um Lorde da Corte
    .zone = a Corte
    .some = { haver } um Lorde na Corte
    .none = não { haver } nenhum Lorde na Corte
selector-lord_deck = { kind-Lord } do baralho de Lordes
    .gender = m
    .one = um Lorde do baralho de Lordes
    .zone = o baralho de Lordes
    .some = o baralho de Lordes não { estar } vazio
    .none = o baralho de Lordes { estar } vazio
selector-exploration_discard = { kind-Ally } da pilha de descarte de exploração
    .gender = m
    .one = um Aliado da pilha de descarte de exploração
    .zone = a pilha de descarte de exploração
    .some = { haver } um Aliado na pilha de descarte de exploração
    .none = não { haver } nenhum Aliado na pilha de descarte de exploração
selector-available = { $count ->
    [one] Território disponível
   *[other] Territórios disponíveis
}
    .gender = m
    .source = rulebook
    .some = { haver } um Território disponível
    .none = não { haver } nenhum Território disponível
selector-council = { kind-Stack }
    .gender = f
    .one = uma pilha do Conselho
    .zone = o Conselho
selector-races = { kind-Race }
    .gender = f

attribute-guild = guilda
    .gender = f
    .is = da guilda dos { FORM($value, "plural") }
    .is-that = dessa guilda
attribute-influence = Influência
    .gender = f
    .source = rulebook
attribute-cost = custo impresso
    .gender = m
attribute-printed_keys = número de Chaves impressas
    .gender = m
    .some = com Chaves impressas
    .none = sem Chaves impressas
attribute-disabled = { TRAIT($of, "gender") ->
    [f] desativada
   *[m] desativado
}{ TRAIT($of, "count") ->
    [one] { "" }
   *[other] s
}
    .state = yes
attribute-race = raça
    .gender = f
    .is = da raça { TRAIT($value, "gender") ->
        [f] das
       *[m] dos
    } { FORM($value, "plural") }
    .is-that = dessa raça
attribute-value = valor
    .gender = m
    .values = { value }
attribute-size = número de Aliados
    .gender = m
    .some = { $count ->
        [one] que não esteja vazia
       *[other] que não estão vazias
    }
    .none = { $count ->
        [one] que esteja vazia
       *[other] que estão vazias
    }
    .relative = yes
attribute-copyable = { TRAIT($of, "count") ->
    [one] copiável
   *[other] copiáveis
}
    .yes = { $count ->
        [one] que não copie
       *[other] que não copiam
    } a pontuação de outro
    .relative = yes

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Pérola
   *[other] Pérolas
}
    .gender = f
quantity-monsters = { $count ->
    [one] ficha
   *[other] fichas
} de Monstro
    .gender = f
quantity-keys = { $count ->
    [one] Chave
   *[other] Chaves
}
    .gender = f
    .source = rulebook
quantity-threat = Ameaça
    .gender = f
    .count = one
quantity-copied_score = pontuação do Território copiado
    .gender = f
    .count = one
quantity-free_court_spaces = número de espaços livres da Corte
    .gender = m
    .count = one
    .some = a Corte { ter } um espaço livre
    .none = a Corte não { ter } nenhum espaço livre
quantity-recruit_cost = custo de recrutar um Lorde
    .gender = m
    .count = one
    .whole = o custo que { $who } paga para recrutar um Lorde
    .more = { $who } paga { $value ->
        [one] { $value } a mais
        [other] { $value } a mais
       *[phrase] um custo acrescido de { $value }
    } para recrutar um Lorde da Corte
    .less = { $who } paga { $value ->
        [one] { $value } a menos
        [other] { $value } a menos
       *[phrase] um custo diminuído de { $value }
    } para recrutar um Lorde da Corte
quantity-payment_races = raças
    .gender = f
    .whole = as raças com as quais { $who } paga pelos Lordes
    .set-any = { $who } pode pagar pelos Lordes com Aliados de quaisquer raças
quantity-affiliation = Aliado afiliado
    .gender = m
    .count = one
    .whole = o Aliado que { $who } afilia ao recrutar
    .set-any_paid = { $who } pode afiliar qualquer um dos Aliados que paga por um Lorde
quantity-support_stacks = número de pilhas
    .gender = m
    .count = one
    .whole = o número de pilhas que { $who } leva ao solicitar o apoio do Conselho
    .set = { $who } leva { COUNTED($value, "kind-Stack") } ao solicitar o apoio dele
quantity-purchases_per_turn = número de Aliados
    .gender = m
    .count = one
    .whole = o número de Aliados que { $who } pode comprar no turno de outro jogador
    .set = { $who } pode comprar { COUNTED($value, "kind-Ally") } em cada turno de outro jogador
quantity-monster_choice = escolha
    .gender = f
    .count = one
    .whole = o que { $who } pode fazer perante um Monstro
    .set-may_ignore = { $who } pode ignorar os Monstros revelados ao explorar
quantity-hand_limit = número de Aliados
    .gender = m
    .count = one
    .whole = o número de Aliados que { $who } pode ter na mão
    .set = { $who } pode ter na mão no máximo { COUNTED($value, "kind-Ally") } no fim de um turno

# === printed facts ================================================================================

fact-guild = { $value }
fact-cost = custo { $value }
fact-races = { COUNTED($value, "kind-Race") }
fact-influence = { $value } de Influência
fact-keys = { COUNTED($value, "quantity-keys") }
