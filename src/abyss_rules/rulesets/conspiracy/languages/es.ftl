# The words of Conspiracy in Spanish: as in the rulebook of Abyss, where it has them; else ours.

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
kind-Space = { kind-Lord }
    .gender = m
kind-Guild = { $count ->
    [one] gremio
   *[other] gremios
}
    .gender = m
kind-Key = { $count ->
    [one] llave
   *[other] llaves
}
    .gender = f
    .source = rulebook
kind-Series = { $count ->
    [one] serie
   *[other] series
}
    .gender = f
kind-Resource = { $count ->
    [one] recurso
   *[other] recursos
}
    .gender = m
kind-MatchingKeys = { $count ->
    [one] combinación
   *[other] combinaciones
} de llaves
    .gender = f
kind-LocationSource = { $count ->
    [one] origen
   *[other] orígenes
} de las Localizaciones
    .gender = m

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
member-Key-none = ninguna llave
    .gender = f
member-Key-silver = una llave de plata
    .gender = f
member-Key-gold = una llave de oro
    .gender = f
member-Series-base = serie básica
    .gender = f
member-Series-bonus = serie adicional
    .gender = f
member-Resource-pearl = { $count ->
    [one] Perla
   *[other] Perlas
}
    .gender = f
    .source = rulebook
member-MatchingKeys-same_metal = del mismo metal
member-MatchingKeys-any = de cualquier metal
member-LocationSource-as_usual = como de costumbre
member-LocationSource-whole_deck = de todo el mazo de Localizaciones

# === heads ========================================================================================

head-on-arrival = cuando colocas este Señor
head-on-control = cuando tomas esta Localización
head-while-controlled = durante el resto de la partida
    .if = { head-while-controlled }, mientras { FORM($condition, "subj") }, { $effect }
head-until-my-next-turn = hasta tu próximo turno
head-score = vale

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
verb-swap = { $form ->
    [infinitive] intercambiar
   *[plain] intercambias
} entre sí { $pair }
verb-discard_lord = { $form ->
    [infinitive] descartar{ lo }
   *[plain] { antes-lo }descartas
}{ lord } en la pila de su color
verb-reshuffle_lords = { $form ->
    [infinitive] devolver
   *[plain] devuelves
} { $lords } al mazo de Señores y { barajarlo }
verb-reshuffle_locations = { $form ->
    [infinitive] devolver
   *[plain] devuelves
} { $locations } al mazo de Localizaciones y { barajarlo }
barajarlo = { $form ->
    [infinitive] barajarlo
   *[plain] lo barajas
}

# === things =======================================================================================

selector-chamber = { kind-Space }
    .gender = m
    .all = los Señores en { tu-f } Cámara{ de-quien }
    .all-with = los Señores { $quality } en { tu-f } Cámara{ de-quien }
    .one = un Señor en { tu-f } Cámara{ de-quien }
    .one-with = un Señor { $quality } en { tu-f } Cámara{ de-quien }
    .zone = { tu-f } Cámara{ de-quien }
selector-locations = { kind-Location }
    .gender = f
selector-discarded = { $count ->
    [one] Señor descartado
   *[other] Señores descartados
}
    .gender = m
    .all = todos los Señores descartados
    .one = un Señor descartado
    .zone = las pilas de descartes
    .some = { hay } un Señor descartado
    .none = no { hay } ningún Señor descartado
selector-lord_deck = { kind-Lord } del mazo de Señores
    .gender = m
    .one = un Señor del mazo de Señores
    .zone = el mazo de Señores
    .some = el mazo de Señores no { esta } vacío
    .none = el mazo de Señores { esta } vacío
selector-available = { $count ->
    [one] Localización
   *[other] Localizaciones
} boca arriba
    .gender = f
    .source = rulebook
    .all = todas las Localizaciones boca arriba
    .one = una Localización boca arriba
    .some = { hay } una Localización boca arriba
    .none = no { hay } ninguna Localización boca arriba
selector-guilds = { kind-Guild }
    .gender = m

attribute-guild = gremio
    .gender = m
    .is = del gremio de { FORM($value, "plural") }
    .is-that = de ese gremio
attribute-influence = Influencia
    .gender = f
    .source = rulebook
    .is-numeral = con Influencia { $value }
attribute-key = llave
    .gender = f
    .is-none = sin llave
    .is-silver = con una llave de plata
    .is-gold = con una llave de oro
attribute-printed_pearls = número de Perlas impresas
    .gender = m
    .some = con Perlas
    .none = sin Perlas
attribute-coalition = tamaño de la coalición
    .gender = m
    .max = el tamaño de la coalición más grande entre { $things }
attribute-alliance = tamaño de la alianza
    .gender = m
    .max = el tamaño de la alianza más grande entre { $things }

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Perla
   *[other] Perlas
}
    .gender = f
quantity-draw_duty = número de Señores
    .gender = m
    .count = one
    .whole = el número de Señores que { quien }{ debe } robar
    .set = { quien }{ debe } robar exactamente { COUNTED($value, "kind-Lord") } y no { puede } tomar ninguna pila
    .set-none = { quien }{ puede } robar Señores o tomar una pila como de costumbre
    .set-counted = { quien }{ debe } robar exactamente { COUNTED($value, "kind-Lord") } y no { puede } tomar ninguna pila, salvo que ese número sea menor que 1
quantity-matching_keys = llaves
    .gender = f
    .whole = las llaves que { dan }
    .set-any = dos llaves disponibles cualesquiera { dan }, sea cual sea su metal
quantity-location_source = lugar
    .gender = m
    .count = one
    .whole = el lugar del que { quien }{ toma } Localizaciones
    .set-whole_deck = { quien }{ toma } Localizaciones únicamente de todo el mazo de Localizaciones, que después se baraja
dan = { TRAIT($who, "person") ->
    [you] te dan una Localización
   *[other] dan una Localización a { $who }
}
debe = { TRAIT($who, "person") ->
    [you] debes
   *[other] debe
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
fact-influence = { $value } de Influencia
fact-key = { $value }
    .is-none = { "" }
    .is-silver = llave de plata
    .is-gold = llave de oro
fact-pearls = { COUNTED($value, "member-Resource-pearl") }
    .is-0 = { "" }
fact-series = { $value }
    .is-base = { "" }
