# The words of Conspiracy in German, as far as known from its rulebook; else the usual ones.

# === kinds ========================================================================================

kind-Lord = { $count ->
    [one] { $form ->
        [gen] Lords
       *[plain] Lord
    }
   *[other] Lords
}
    .gender = m
    .source = rulebook
kind-Location = { $count ->
    [one] { $form ->
        [gen] Ortes
       *[plain] Ort
    }
   *[other] { $form ->
        [dat] Orten
        [strong-dat] Orten
       *[plain] Orte
    }
}
    .gender = m
    .source = rulebook
kind-Space = { kind-Lord }
    .gender = m
kind-Guild = { $count ->
    [one] Gilde
   *[other] Gilden
}
    .gender = f
    .source = rulebook
kind-Key = { $count ->
    [one] { $form ->
        [gen] Schlüssels
       *[plain] Schlüssel
    }
   *[other] { $form ->
        [dat] Schlüsseln
        [strong-dat] Schlüsseln
       *[plain] Schlüssel
    }
}
    .gender = m
    .source = rulebook
kind-Series = { $count ->
    [one] Serie
   *[other] Serien
}
    .gender = f
kind-Resource = { $count ->
    [one] Vorrat
   *[other] Vorräte
}
    .gender = m
kind-MatchingKeys = { $count ->
    [one] Schlüsselpaar
   *[other] Schlüsselpaare
}
    .gender = n
kind-LocationSource = Herkunft der Orte
    .gender = f

member-Guild-farmer = { $form ->
    [plural] Bauern
   *[plain] Bauer
}
    .gender = m
member-Guild-soldier = { $form ->
    [plural] Soldaten
   *[plain] Soldat
}
    .gender = m
member-Guild-merchant = { $form ->
    [plural] Händler
   *[plain] Händler
}
    .gender = m
member-Guild-politician = { $form ->
    [plural] Politiker
   *[plain] Politiker
}
    .gender = m
member-Guild-mage = { $form ->
    [plural] Magier
   *[plain] Magier
}
    .gender = m
member-Key-none = kein Schlüssel
    .gender = m
member-Key-silver = ein silberner Schlüssel
    .gender = m
    .source = rulebook
member-Key-gold = ein goldener Schlüssel
    .gender = m
    .source = rulebook
member-Series-base = Grundserie
    .gender = f
member-Series-bonus = Bonusserie
    .gender = f
member-Resource-pearl = { $count ->
    [one] Perle
   *[other] Perlen
}
    .gender = f
    .source = rulebook
member-MatchingKeys-same_metal = aus demselben Metall
member-MatchingKeys-any = aus beliebigem Metall
member-LocationSource-as_usual = wie gewohnt
member-LocationSource-whole_deck = aus dem ganzen Ortsstapel

# === heads ========================================================================================

head-on-arrival = Wenn du diesen Lord platzierst
head-on-control = Wenn du diesen Ort nimmst
head-while-controlled = Für den Rest der Partie
    .whole = { head-while-controlled } { FORM($effect, "inverted") }
    .if = { head-while-controlled } gilt, solange { $condition }: { CAPITAL($effect) }
head-until-my-next-turn = bis zu deinem nächsten Zug
head-score = Wert:

# === verbs ========================================================================================

verb-gain = { $form ->
    [infinitive] { COUNTED($amount, $what, "acc") } erhalten
   *[plain] erhalte { COUNTED($amount, $what, "acc") }
}
verb-swap = { $form ->
    [infinitive] { FORM($pair, "acc") } miteinander tauschen
   *[plain] tausche { FORM($pair, "acc") } miteinander
}
verb-discard_lord = { $form ->
    [infinitive] { FORM($lord, "acc") } auf den Ablagestapel ihrer Farbe abwerfen
   *[plain] wirf { FORM($lord, "acc") } auf den Ablagestapel ihrer Farbe ab
}
verb-reshuffle_lords = { $form ->
    [infinitive] { FORM($lords, "acc") } in den Lord-Stapel zurückmischen
   *[plain] mische { FORM($lords, "acc") } in den Lord-Stapel zurück
}
verb-reshuffle_locations = { $form ->
    [infinitive] { FORM($locations, "acc") } in den Ortsstapel zurückmischen
   *[plain] mische { FORM($locations, "acc") } in den Ortsstapel zurück
}

# === things =======================================================================================

selector-chamber = { kind-Space }
    .gender = m
    .source = rulebook
    .all = { die-pl } Lords in { deiner-f } Senatskammer{ wessen }
    .all-with = { die-pl } Lords { $quality } in { deiner-f } Senatskammer{ wessen }
    .one = { one-lord } in { deiner-f } Senatskammer{ wessen }
    .one-with = { one-lord } { $quality } in { deiner-f } Senatskammer{ wessen }
    .zone = { $form ->
        [dat] { deiner-f }
        [gen] { deiner-f }
       *[plain] { deine-f }
    } Senatskammer{ wessen }
one-lord = { $form ->
    [acc] einen Lord
    [dat] einem Lord
    [gen] eines Lords
   *[plain] ein Lord
}
selector-locations = { kind-Location }
    .gender = m
selector-discarded = { $count ->
    [one] { $form ->
        [plain] abgeworfener Lord
        [strong] abgeworfener Lord
       *[acc] abgeworfenen { kind-Lord }
    }
   *[other] abgeworfenen { kind-Lord }
}
    .gender = m
    .all = { $form ->
        [dat] allen
        [gen] aller
       *[plain] alle
    } abgeworfenen Lords
    .one = { $form ->
        [acc] einen abgeworfenen Lord
        [dat] einem abgeworfenen Lord
        [gen] eines abgeworfenen Lords
       *[plain] ein abgeworfener Lord
    }
    .zone = { $form ->
        [dat] den Ablagestapeln
        [gen] der Ablagestapel
       *[plain] die Ablagestapel
    }
    .some = ein Lord auf einem Ablagestapel liegt
    .none = kein Lord auf einem Ablagestapel liegt
selector-lord_deck = { kind-Lord } des Lord-Stapels
    .gender = m
    .one = { one-lord } vom Lord-Stapel
    .zone = { $form ->
        [gen] des Lord-Stapels
        [dat] dem Lord-Stapel
        [acc] den Lord-Stapel
       *[plain] der Lord-Stapel
    }
    .some = der Lord-Stapel nicht leer ist
    .none = der Lord-Stapel leer ist
selector-available = { $count ->
    [one] { $form ->
        [plain] offener Ort
        [strong] offener Ort
       *[acc] offenen { kind-Location }
    }
   *[other] offenen { kind-Location }
}
    .gender = m
    .all = { $form ->
        [dat] allen offenen Orten
        [gen] aller offenen Orte
       *[plain] alle offenen Orte
    }
    .one = { $form ->
        [acc] einen offenen Ort
        [dat] einem offenen Ort
        [gen] eines offenen Ortes
       *[plain] ein offener Ort
    }
    .some = ein Ort offen ausliegt
    .none = kein Ort offen ausliegt
selector-guilds = { kind-Guild }
    .gender = f

attribute-guild = Gilde
    .gender = f
    .is = der Gilde der { FORM($value, "plural") }
    .is-that = dieser Gilde
attribute-influence = { $form ->
    [gen] Einflusses
   *[plain] Einfluss
}
    .gender = m
    .source = rulebook
    .is-numeral = mit Einfluss { $value }
attribute-key = { $form ->
    [gen] Schlüssels
   *[plain] Schlüssel
}
    .gender = m
    .is-none = ohne Schlüssel
    .is-silver = mit silbernem Schlüssel
    .is-gold = mit goldenem Schlüssel
attribute-printed_pearls = Anzahl aufgedruckter Perlen
    .gender = f
    .some = mit Perlen
    .none = ohne Perlen
attribute-coalition = Größe der Koalition
    .gender = f
    .source = rulebook
    .max = { die-f } Größe der größten Koalition unter { FORM($things, "dat") }
attribute-alliance = Größe der Allianz
    .gender = f
    .max = { die-f } Größe der größten Allianz unter { FORM($things, "dat") }

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Perle
   *[other] Perlen
}
    .gender = f
quantity-draw_duty = Anzahl der Lords
    .gender = f
    .count = one
    .whole = die Anzahl der Lords, die { $who } ziehen { TRAIT($who, "person") ->
        [you] musst
       *[other] muss
    },
    .set = { must } genau { COUNTED($value, "kind-Lord", "acc") } ziehen und { TRAIT($who, "person") ->
        [you] darfst
       *[other] darf
    } keinen Ablagestapel nehmen
    .set-none = { may-draw } wie üblich Lords ziehen oder einen Ablagestapel nehmen
    .set-counted = { must } genau { COUNTED($value, "kind-Lord", "acc") } ziehen und { TRAIT($who, "person") ->
        [you] darfst
       *[other] darf
    } keinen Ablagestapel nehmen, außer wenn diese Zahl kleiner als 1 ist,
may-draw = { TRAIT($who, "person") ->
    [you] { $form ->
        [inverted] darfst du
       *[plain] du darfst
    }
   *[other] { $form ->
        [inverted] darf { $who }
       *[plain] { $who } darf
    }
}
must = { TRAIT($who, "person") ->
    [you] { $form ->
        [inverted] musst du
       *[plain] du musst
    }
   *[other] { $form ->
        [inverted] muss { $who }
       *[plain] { $who } muss
    }
}
quantity-matching_keys = Schlüssel
    .gender = m
    .whole = die Schlüssel, die { FORM($who, "dat") } einen Ort bringen,
    .set-any = { $form ->
        [inverted] bringen { FORM($who, "dat") } zwei beliebige verfügbare Schlüssel
       *[plain] zwei beliebige verfügbare Schlüssel bringen { FORM($who, "dat") }
    } einen Ort, gleich aus welchem Metall
quantity-location_source = Herkunft der Orte
    .gender = f
    .count = one
    .whole = woher { $who } Orte { TRAIT($who, "person") ->
        [you] nimmst
       *[other] nimmt
    },
    .set-whole_deck = { takes } Orte nur aus dem ganzen Ortsstapel, der danach gemischt wird
takes = { TRAIT($who, "person") ->
    [you] { $form ->
        [inverted] nimmst du
       *[plain] du nimmst
    }
   *[other] { $form ->
        [inverted] nimmt { $who }
       *[plain] { $who } nimmt
    }
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-influence = { $value } Einfluss
fact-key = { $value }
    .is-none = { "" }
    .is-silver = silberner Schlüssel
    .is-gold = goldener Schlüssel
fact-pearls = { COUNTED($value, "member-Resource-pearl") }
    .is-0 = { "" }
fact-series = { $value }
    .is-base = { "" }
