# The words of Abyss in Spanish, as far as known from the rulebook; else ours.

# === kinds ========================================================================================

kind-Lord = { $count ->
    [one] Señor
   *[other] Señores
}
    .gender = m
    .source = rulebook
kind-Location = { $count ->
    [one] Localización
   *[other] Localizaciones
}
    .gender = f
    .source = rulebook
kind-Ally = { $count ->
    [one] Aliado
   *[other] Aliados
}
    .gender = m
    .source = rulebook
kind-Stack = { $count ->
    [one] pila
   *[other] pilas
} del Consejo
    .gender = f
    .source = rulebook
kind-Guild = { $count ->
    [one] gremio
   *[other] gremios
}
    .gender = m
kind-Race = { $count ->
    [one] raza
   *[other] razas
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
    [one] elección
   *[other] elecciones
} de razas
    .gender = f

kind-MonsterChoice = { $count ->
    [one] elección
   *[other] elecciones
} ante un Monstruo
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
    [plural] Mercaderes
   *[plain] Mercader
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
    [plural] Embajadores
   *[plain] Embajador
}
    .gender = m
member-Race-jellyfish = { $form ->
    [plural] Medusas
   *[plain] Medusa
}
    .gender = f
member-Race-crab = { $form ->
    [plural] Cangrejos
   *[plain] Cangrejo
}
    .gender = m
member-Race-seahorse = { $form ->
    [plural] Caballitos de mar
   *[plain] Caballito de mar
}
    .gender = m
member-Race-shellfish = { $form ->
    [plural] Bivalvos
   *[plain] Bivalvo
}
    .gender = m
member-Race-squid = { $form ->
    [plural] Calamares
   *[plain] Calamar
}
    .gender = m
member-Resource-pearl = { $count ->
    [one] Perla
   *[other] Perlas
}
    .gender = f
    .source = rulebook
member-Resource-monster = { $count ->
    [one] ficha
   *[other] fichas
} de Monstruo
    .gender = f
    .source = rulebook
    .random = yes
member-Resource-key = { $count ->
    [one] ficha
   *[other] fichas
} de Llave
    .gender = f
member-Resource-extra_turn = { $count ->
    [one] turno adicional
   *[other] turnos adicionales
}
    .gender = m
member-Affiliation-lowest = el de menor valor
member-Affiliation-any_paid = cualquier Aliado pagado
member-PaymentRaces-printed = las impresas
member-PaymentRaces-any = cualesquiera

member-MonsterChoice-fight_or_leave = luchar o seguir explorando
member-MonsterChoice-may_ignore = ignorarlo también

# === heads and events =============================================================================

head-on-arrival = cuando este Señor entra en juego
head-while-free = mientras este Señor esté libre
head-once-per-turn = una vez en cada uno de tus turnos
head-until-my-next-turn = hasta tu próximo turno
head-on-control = cuando tomas esta Localización
head-at-game_end = al final de la partida
head-score = vale

event-turn_start = al principio de { tus-m } turnos{ de-quien }
event-exploration = al final de { tu-f } exploración{ de-quien }
    .sent = los Aliados enviados al Consejo
    .gender = m
event-monster_reward = cuando { quien }{ TRAIT($who, "person") ->
    [you] recibes
   *[other] recibe
} la recompensa por un Monstruo
    .space = el espacio de Amenaza de { tu-f } recompensa{ de-quien } por un Monstruo
    .gender = m

event-recruitment = cuando { TRAIT($who, "person") ->
    [you] reclutas
   *[other] { $one } recluta
} un Señor
    .recruited = ese Señor
    .gender = m
event-treasury_gain = cuando { TRAIT($who, "person") ->
    [you] ganas
   *[other] { $one } gana
} Perlas del Tesoro
    .amount = el número de esas Perlas
    .gender = m

# === verbs ========================================================================================

# « Lo » before the verb or at its end, where the thing has just been named.
lo = { TRAIT($lord, "pronoun") ->
    [yes] { TRAIT($lord, "gender") ->
        [f] la
       *[m] lo
    }
   *[no] { "" }
}
antes-lo = { TRAIT($lord, "pronoun") ->
    [yes] { lo }{ " " }
   *[no] { "" }
}
lord = { TRAIT($lord, "pronoun") ->
    [yes] { "" }
   *[no] { " " }{ $lord }
}
verb-gain = { $form ->
    [infinitive] ganar
   *[plain] ganas
} { COUNTED($amount, $what) }
verb-give_back = { TRAIT($who, "person") ->
    [you] { $form ->
        [infinitive] devolver
       *[plain] devuelves
    }
   *[other] { $who } devuelve
} al Tesoro { COUNTED($amount, $what) }
at-random = { TRAIT($what, "random") ->
    [yes] al azar{ " " }
   *[no] { "" }
}
verb-steal = { $form ->
    [infinitive] quitar
   *[plain] quitas
} { at-random }{ COUNTED($amount, $what) } a { $who }
descarta = { TRAIT($chooser, "person") ->
    [you] { descartas }
   *[other] { $chooser } descarta
}
descartas = { $form ->
    [infinitive] descartar
   *[plain] descartas
}
verb-discard_some = { descarta } { COUNTED($number, "kind-Ally") }{ $quality } de { $zone }
verb-discard_down = { descarta } Aliados{ $quality } de { $zone } hasta { TRAIT($chooser, "person") ->
    [you] quedarte
   *[other] quedarse
} con { $limit }
verb-discard_ally = { descartas } { $card } de { $cards }
verb-discard_lord = { $form ->
    [infinitive] descartar{ lo }{ lord }
   *[plain] { antes-lo }descartas{ lord }
}
verb-discard_stack = { descartas } { $stack }
verb-take_stack = { $form ->
    [infinitive] añadir
   *[plain] añades
} a tu mano { $stack }
verb-take_lord = { $form ->
    [infinitive] colocar{ lo }
   *[plain] { antes-lo }colocas
} frente a ti{ lord }
verb-recruit = { $form ->
    [infinitive] reclutar{ lo }
   *[plain] { antes-lo }reclutas
}{ lord } por { COUNTED($price, $what) } en lugar de su coste
verb-substitute = { $form ->
    [infinitive] descartar{ lo }{ lord } y poner
   *[plain] { antes-lo }descartas{ lord } y pones
} en su lugar { $other }
verb-disable = { $form ->
    [infinitive] desactivar{ lo }
   *[plain] { antes-lo }desactivas
}{ lord }
verb-exchange = { $form ->
    [infinitive] intercambiar
   *[plain] intercambias
} { $mine } por { $other }
verb-exchange_from_stack = { $form ->
    [infinitive] intercambiar
   *[plain] puedes intercambiar
} { $mine } por cualquier Localización de la pila de Localizaciones, que después se baraja
verb-control_drawn = { $form ->
    [infinitive] robar
   *[plain] robas
} { COUNTED($number, "kind-Location") } y { $number ->
    [1] { $form ->
        [infinitive] controlarla
       *[plain] la controlas
    }
   *[other] { $form ->
        [infinitive] controlar
       *[plain] controlas
    } una de ellas
} solo con { $lord }
verb-copy_score = { $form ->
    [infinitive] elegir
   *[plain] eliges
} una de { $originals }: esta Localización puntúa igual que la elegida

verb-release = { $form ->
    [infinitive] liberar{ lo }
   *[plain] { antes-lo }liberas
}{ lord }
verb-summon = { $form ->
    [infinitive] añadir{ lo }
   *[plain] { antes-lo }añades
}{ lord } a un espacio vacío de la Corte
verb-recover = { $form ->
    [infinitive] añadir
   *[plain] añades
} a tu mano, a la vista de todos, { $ally }

# === things =======================================================================================

selector-hand = { kind-Ally }
    .gender = m
    .all = los Aliados de { tu-f } mano{ de-quien }
    .one = un Aliado de { tu-f } mano{ de-quien }
    .zone = { tu-f } mano{ de-quien }
selector-affiliated = { $count ->
    [one] Aliado afiliado
   *[other] Aliados afiliados
}
    .gender = m
    .source = rulebook
selector-lords = { kind-Lord }
    .gender = m
selector-free_lords = { $count ->
    [one] Señor libre
   *[other] Señores libres
}
    .gender = m
selector-covered_lords = { kind-Lord }
    .gender = m
    .all = los Señores situados bajo { tus-f } Localizaciones{ de-quien }
    .one = un Señor situado bajo { tus-f } Localizaciones{ de-quien }
    .all-with = los Señores { $quality } situados bajo { tus-f } Localizaciones{ de-quien }
    .one-with = un Señor { $quality } situado bajo { tus-f } Localizaciones{ de-quien }
selector-locations = { kind-Location }
    .gender = f
selector-court = { kind-Lord } de la Corte
    .gender = m
    .source = rulebook
    .one = un Señor de la Corte
    .zone = la Corte
    .some = { hay } un Señor en la Corte
    .none = no { hay } ningún Señor en la Corte
selector-lord_deck = { kind-Lord } del mazo de Señores
    .gender = m
    .one = un Señor del mazo de Señores
    .zone = el mazo de Señores
    .some = el mazo de Señores no { esta } vacío
    .none = el mazo de Señores { esta } vacío
selector-exploration_discard = { kind-Ally } de la pila de descartes de exploración
    .gender = m
    .one = un Aliado de la pila de descartes de exploración
    .zone = la pila de descartes de exploración
    .some = { hay } un Aliado en la pila de descartes de exploración
    .none = no { hay } ningún Aliado en la pila de descartes de exploración
selector-available = { $count ->
    [one] Localización disponible
   *[other] Localizaciones disponibles
}
    .gender = f
    .source = rulebook
    .some = { hay } una Localización disponible
    .none = no { hay } ninguna Localización disponible
selector-council = { kind-Stack }
    .gender = f
    .one = una pila del Consejo
    .zone = el Consejo
selector-races = { kind-Race }
    .gender = f

attribute-guild = gremio
    .gender = m
    .is = del gremio de { FORM($value, "plural") }
    .is-that = de ese gremio
attribute-influence = Influencia
    .gender = f
    .source = rulebook
attribute-cost = coste impreso
    .gender = m
attribute-printed_keys = número de Llaves impresas
    .gender = m
    .some = con Llaves impresas
    .none = sin Llaves impresas
attribute-disabled = { TRAIT($of, "gender") ->
    [f] desactivada
   *[m] desactivado
}{ TRAIT($of, "count") ->
    [one] { "" }
   *[other] s
}
    .state = yes
attribute-race = raza
    .gender = f
    .is = de la raza de { TRAIT($value, "gender") ->
        [f] las
       *[m] los
    } { FORM($value, "plural") }
    .is-that = de esa raza
attribute-value = valor
    .gender = m
    .values = { value }
attribute-size = número de Aliados
    .gender = m
    .some = { $count ->
        [one] que no esté vacía
       *[other] que no están vacías
    }
    .none = { $count ->
        [one] que esté vacía
       *[other] que están vacías
    }
    .relative = yes
attribute-copyable = { TRAIT($of, "count") ->
    [one] copiable
   *[other] copiables
}
    .yes = { $count ->
        [one] que no copie
       *[other] que no copian
    } la puntuación de otra
    .relative = yes

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Perla
   *[other] Perlas
}
    .gender = f
quantity-monsters = { $count ->
    [one] ficha
   *[other] fichas
} de Monstruo
    .gender = f
quantity-keys = { $count ->
    [one] Llave
   *[other] Llaves
}
    .gender = f
    .source = rulebook
quantity-threat = Amenaza
    .gender = f
    .count = one
    .source = rulebook
quantity-copied_score = puntuación de la Localización copiada
    .gender = f
    .count = one
quantity-free_court_spaces = número de espacios vacíos de la Corte
    .gender = m
    .count = one
    .some = la Corte { tiene } un espacio vacío
    .none = la Corte no { tiene } ningún espacio vacío
quantity-recruit_cost = coste de reclutar un Señor
    .gender = m
    .count = one
    .whole = el coste que { quien }{ paga } por reclutar un Señor
    .more = { quien }{ paga } { $value ->
        [one] { $value } más
        [other] { $value } más
       *[phrase] un coste aumentado en { $value }
    } para reclutar un Señor de la Corte
    .less = { quien }{ paga } { $value ->
        [one] { $value } menos
        [other] { $value } menos
       *[phrase] un coste reducido en { $value }
    } para reclutar un Señor de la Corte
quantity-payment_races = razas
    .gender = f
    .whole = las razas con las que { quien }{ paga } por los Señores
    .set-any = { quien }{ puede } pagar por los Señores con Aliados de cualquier raza
quantity-affiliation = Aliado afiliado
    .gender = m
    .count = one
    .whole = el Aliado que { quien }{ TRAIT($who, "person") ->
        [you] afilias
       *[other] afilia
    } al reclutar
    .set-any_paid = { quien }{ puede } afiliar cualquiera de los Aliados que { paga } por un Señor
quantity-support_stacks = número de pilas
    .gender = m
    .count = one
    .whole = el número de pilas que { quien }{ toma } al solicitar apoyo al Consejo
    .set = { quien }{ toma } { COUNTED($value, "kind-Stack") } al solicitar su apoyo
quantity-purchases_per_turn = número de Aliados
    .gender = m
    .count = one
    .whole = el número de Aliados que { quien }{ puede } comprar en el turno de otro jugador
    .set = { quien }{ puede } comprar { COUNTED($value, "kind-Ally") } en cada turno de otro jugador
quantity-monster_choice = elección
    .gender = f
    .count = one
    .whole = lo que { quien }{ puede } hacer ante un Monstruo
    .set-may_ignore = { quien }{ puede } ignorar los Monstruos revelados al explorar
quantity-hand_limit = número de Aliados
    .gender = m
    .count = one
    .whole = el número de Aliados que { quien }{ puede } tener en la mano
    .set = { quien }{ puede } tener en la mano como máximo { COUNTED($value, "kind-Ally") } al final de un turno
paga = { TRAIT($who, "person") ->
    [you] pagas
   *[other] paga
}
puede = { TRAIT($who, "person") ->
    [you] puedes
   *[other] puede
}
toma = { TRAIT($who, "person") ->
    [you] tomas
   *[other] toma
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-cost = coste { $value }
fact-races = { COUNTED($value, "kind-Race") }
fact-influence = { $value } de Influencia
fact-keys = { COUNTED($value, "quantity-keys") }
