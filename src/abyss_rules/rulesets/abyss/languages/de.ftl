# The words of Abyss in German, as far as known from the rulebooks of both games; else the usual ones.

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
kind-Ally = { $count ->
    [one] { $form ->
        [plain] Verbündete
        [strong] Verbündeter
       *[acc] Verbündeten
    }
   *[other] { $form ->
        [strong] Verbündete
        [strong-acc] Verbündete
        [strong-gen] Verbündeter
       *[plain] Verbündeten
    }
}
    .gender = m
kind-Stack = { stack } des Rates
    .gender = m
stack = { $count ->
    [one] { $form ->
        [gen] Stapels
       *[plain] Stapel
    }
   *[other] { $form ->
        [dat] Stapeln
        [strong-dat] Stapeln
       *[plain] Stapel
    }
}
kind-Guild = { $count ->
    [one] Gilde
   *[other] Gilden
}
    .gender = f
    .source = rulebook
kind-Race = { $count ->
    [one] Rasse
   *[other] Rassen
}
    .gender = f
    .source = rulebook
kind-Resource = { $count ->
    [one] Vorrat
   *[other] Vorräte
}
    .gender = m
kind-Affiliation = { $count ->
    [one] Art
   *[other] Arten
} des Anschlusses
    .gender = f
kind-PaymentRaces = Wahl der Rassen
    .gender = f

kind-MonsterChoice = Wahl bei einem Monster
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
member-Guild-ambassador = { $form ->
    [plural] Botschafter
   *[plain] Botschafter
}
    .gender = m
member-Race-jellyfish = { $form ->
    [plural] Quallen
   *[plain] Qualle
}
    .gender = f
member-Race-crab = { $form ->
    [plural] Krabben
   *[plain] Krabbe
}
    .gender = f
member-Race-seahorse = { $form ->
    [plural] Seepferdchen
   *[plain] Seepferdchen
}
    .gender = n
member-Race-shellfish = { $form ->
    [plural] Muscheln
   *[plain] Muschel
}
    .gender = f
member-Race-squid = { $form ->
    [plural] Kalmare
   *[plain] Kalmar
}
    .gender = m
member-Resource-pearl = { $count ->
    [one] Perle
   *[other] Perlen
}
    .gender = f
    .source = rulebook
member-Resource-monster = Monsterplättchen
    .gender = n
    .random = yes
member-Resource-key = Schlüsselplättchen
    .gender = n
member-Resource-extra_turn = { $count ->
    [one] { $form ->
        [dat] zusätzlichen Zug
        [gen] zusätzlichen Zuges
        [plain] zusätzlicher Zug
        [strong] zusätzlicher Zug
       *[acc] zusätzlichen Zug
    }
   *[other] { $form ->
        [strong] zusätzliche Züge
        [strong-acc] zusätzliche Züge
        [strong-gen] zusätzlicher Züge
        [strong-dat] zusätzlichen Zügen
        [dat] zusätzlichen Zügen
       *[plain] zusätzlichen Züge
    }
}
    .gender = m
member-Affiliation-lowest = der niedrigste
member-Affiliation-any_paid = ein beliebiger bezahlter
member-PaymentRaces-printed = die aufgedruckten
member-PaymentRaces-any = beliebige

member-MonsterChoice-fight_or_leave = es bekämpfen oder liegen lassen
member-MonsterChoice-may_ignore = es auch übergehen

# === heads and events =============================================================================

head-on-arrival = Wenn dieser Lord ins Spiel kommt
head-while-free = Solange dieser Lord frei ist
head-once-per-turn = Einmal in jedem deiner Züge
head-until-my-next-turn = bis zu deinem nächsten Zug
head-on-control = Wenn du diesen Ort erhältst
head-at-game_end = Am Ende der Partie
    .whole = { head-at-game_end } { FORM($body, "inverted") }
head-score = Wert:

event-turn_start = zu Beginn { TRAIT($whose, "person") ->
    [you] deiner Züge
    [that] seiner Züge
   *[other] der Züge { FORM($whose, "gen") }
}
event-exploration = am Ende { deiner-f } Erkundung{ wessen }
    .sent = { die-pl } an den Rat geschickten Verbündeten
event-monster_reward = wenn { $who } die Belohnung für ein Monster { TRAIT($who, "person") ->
    [you] erhältst
   *[other] erhält
}
    .space = das Bedrohungsfeld { deiner-f } Belohnung{ wessen } für ein Monster

event-recruitment = , wenn { $one } einen Lord { TRAIT($who, "person") ->
    [you] rekrutierst
   *[other] rekrutiert
},
    .recruited = { $form ->
        [acc] diesen Lord
        [dat] diesem Lord
        [gen] dieses Lords
       *[plain] dieser Lord
    }
event-treasury_gain = , wenn { $one } Perlen aus dem Vorrat { TRAIT($who, "person") ->
    [you] erhältst
   *[other] erhält
},
    .amount = { die-f } Anzahl dieser Perlen
    .gender = f

# === verbs ========================================================================================

verb-gain = { $form ->
    [infinitive] { COUNTED($amount, $what, "acc") } erhalten
   *[plain] erhalte { COUNTED($amount, $what, "acc") }
}
verb-give_back = { TRAIT($who, "person") ->
    [you] { $form ->
        [infinitive] { in-den-vorrat } zurücklegen
       *[plain] lege { in-den-vorrat } zurück
    }
   *[other] { $form ->
        [inverted] legt { $who }
       *[plain] { $who } legt
    } { in-den-vorrat } zurück
}
in-den-vorrat = { COUNTED($amount, $what, "acc") } in den Vorrat
at-random = { TRAIT($what, "random") ->
    [yes] zufällig{ " " }
   *[no] { "" }
}
verb-steal = { $form ->
    [infinitive] { at-random }{ COUNTED($amount, $what, "acc") } von { FORM($who, "dat") } nehmen
   *[plain] nimm { at-random }{ COUNTED($amount, $what, "acc") } von { FORM($who, "dat") }
}
verb-discard_some = { TRAIT($chooser, "person") ->
    [you] { $form ->
        [infinitive] { some-cards } abwerfen
       *[plain] wirf { some-cards } ab
    }
   *[other] { throws } { some-cards } ab
}
some-cards = { COUNTED($number, "kind-Ally", "acc") }{ $quality } aus { FORM($zone, "dat") }
throws = { $form ->
    [inverted] wirft { $chooser }
   *[plain] { $chooser } wirft
}
verb-discard_down = { TRAIT($chooser, "person") ->
    [you] { $form ->
        [infinitive] { so-many-cards } abwerfen
       *[plain] wirf { so-many-cards } ab
    }
   *[other] { throws } { so-many-cards } ab
}, so dass höchstens { $limit } übrig bleiben,
so-many-cards = Verbündete{ $quality } aus { FORM($zone, "dat") }
verb-discard_ally = { $form ->
    [infinitive] { FORM($card, "acc") } aus { FORM($cards, "dat") } abwerfen
   *[plain] wirf { FORM($card, "acc") } aus { FORM($cards, "dat") } ab
}
verb-discard_lord = { $form ->
    [infinitive] { FORM($lord, "acc") } abwerfen
   *[plain] wirf { FORM($lord, "acc") } ab
}
verb-discard_stack = { $form ->
    [infinitive] { FORM($stack, "acc") } abwerfen
   *[plain] wirf { FORM($stack, "acc") } ab
}
verb-take_stack = { $form ->
    [infinitive] { FORM($stack, "acc") } auf die Hand nehmen
   *[plain] nimm { FORM($stack, "acc") } auf die Hand
}
verb-take_lord = { $form ->
    [infinitive] { FORM($lord, "acc") } vor dir auslegen
   *[plain] lege { FORM($lord, "acc") } vor dir aus
}
verb-recruit = { $form ->
    [infinitive] { lord-for-price } rekrutieren
   *[plain] rekrutiere { lord-for-price }
}
lord-for-price = { FORM($lord, "acc") } für { COUNTED($price, $what, "acc") } statt für seine Kosten
verb-substitute = { $form ->
    [infinitive] { FORM($lord, "acc") } abwerfen und { FORM($other, "acc") } an seine Stelle legen
   *[plain] wirf { FORM($lord, "acc") } ab und lege { FORM($other, "acc") } an seine Stelle
}
verb-disable = { $form ->
    [infinitive] { FORM($lord, "acc") } deaktivieren
   *[plain] deaktiviere { FORM($lord, "acc") }
}
verb-exchange = { $form ->
    [infinitive] { FORM($mine, "acc") } gegen { FORM($other, "acc") } tauschen
   *[plain] tausche { FORM($mine, "acc") } gegen { FORM($other, "acc") }
}
verb-exchange_from_stack = { $form ->
    [infinitive] { from-the-stack } tauschen
    [inverted] darfst du { from-the-stack } tauschen
   *[plain] du darfst { from-the-stack } tauschen
}, der danach gemischt wird,
from-the-stack = { FORM($mine, "acc") } gegen einen beliebigen Ort aus dem Ortsstapel
verb-control_drawn = { $form ->
    [infinitive] { COUNTED($number, "kind-Location", "acc") } ziehen und { control } kontrollieren
   *[plain] ziehe { COUNTED($number, "kind-Location", "acc") } und kontrolliere { control }
}
control = { $number ->
    [1] ihn
   *[other] einen davon
} mit { FORM($lord, "dat") } allein
verb-copy_score = { $form ->
    [infinitive] einen { FORM($originals, "gen") } wählen
   *[plain] wähle einen { FORM($originals, "gen") }
}: Dieser Ort zählt so viel wie jener

verb-release = { $form ->
    [infinitive] { FORM($lord, "acc") } befreien
   *[plain] befreie { FORM($lord, "acc") }
}
verb-summon = { $form ->
    [infinitive] { FORM($lord, "acc") } auf ein freies Feld des Hofes legen
   *[plain] lege { FORM($lord, "acc") } auf ein freies Feld des Hofes
}
verb-recover = { $form ->
    [infinitive] { FORM($ally, "acc") } offen auf die Hand nehmen
   *[plain] nimm { FORM($ally, "acc") } offen auf die Hand
}

# === things =======================================================================================

selector-hand = { kind-Ally }
    .gender = m
    .all = { die-pl } Verbündeten auf { deiner-f } Hand{ wessen }
    .one = { one-ally } von { deiner-f } Hand{ wessen }
    .zone = { $form ->
        [dat] { deiner-f }
        [gen] { deiner-f }
       *[plain] { deine-f }
    } Hand{ wessen }
one-ally = { $form ->
    [plain] ein Verbündeter
    [dat] einem Verbündeten
    [gen] eines Verbündeten
   *[acc] einen Verbündeten
}
selector-affiliated = { $count ->
    [one] { $form ->
        [plain] angeschlossener Verbündeter
        [strong] angeschlossener Verbündeter
       *[acc] angeschlossenen { kind-Ally }
    }
   *[other] angeschlossenen { kind-Ally }
}
    .gender = m
selector-lords = { kind-Lord }
    .gender = m
selector-free_lords = { $count ->
    [one] { $form ->
        [plain] freier Lord
        [strong] freier Lord
       *[acc] freien { kind-Lord }
    }
   *[other] freien { kind-Lord }
}
    .gender = m
selector-covered_lords = { kind-Lord }
    .gender = m
    .all = { die-pl } Lords unter { deinen-pl } Orten{ wessen }
    .one = { one-lord } unter { deinen-pl } Orten{ wessen }
    .all-with = { die-pl } Lords { $quality } unter { deinen-pl } Orten{ wessen }
    .one-with = { one-lord } { $quality } unter { deinen-pl } Orten{ wessen }
selector-locations = { kind-Location }
    .gender = m
selector-court = { kind-Lord } am Hof
    .gender = m
    .one = { one-lord } vom Hof
    .zone = { $form ->
        [gen] des Hofes
        [dat] dem Hof
        [acc] den Hof
       *[plain] der Hof
    }
    .some = ein Lord am Hof liegt
    .none = kein Lord am Hof liegt
one-lord = { $form ->
    [acc] einen Lord
    [dat] einem Lord
    [gen] eines Lords
   *[plain] ein Lord
}
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
selector-exploration_discard = { kind-Ally } der Erkundungsablage
    .gender = m
    .one = { one-ally } aus der Erkundungsablage
    .zone = { $form ->
        [dat] der Erkundungsablage
        [gen] der Erkundungsablage
       *[plain] die Erkundungsablage
    }
    .some = ein Verbündeter in der Erkundungsablage liegt
    .none = kein Verbündeter in der Erkundungsablage liegt
selector-available = { $count ->
    [one] { $form ->
        [plain] verfügbarer Ort
        [strong] verfügbarer Ort
       *[acc] verfügbaren { kind-Location }
    }
   *[other] verfügbaren { kind-Location }
}
    .gender = m
    .some = ein Ort verfügbar ist
    .none = kein Ort verfügbar ist
selector-council = { kind-Stack }
    .gender = m
    .one = { $form ->
        [acc] einen Stapel
        [dat] einem Stapel
        [gen] eines Stapels
       *[plain] ein Stapel
    } des Rates
    .zone = { $form ->
        [gen] des Rates
        [dat] dem Rat
        [acc] den Rat
       *[plain] der Rat
    }
selector-races = { kind-Race }
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
attribute-cost = { $form ->
    [strong] aufgedruckte
   *[plain] aufgedruckten
} Kosten
    .gender = f
    .count = other
attribute-printed_keys = Anzahl aufgedruckter Schlüssel
    .gender = f
    .some = mit aufgedruckten Schlüsseln
    .none = ohne aufgedruckte Schlüssel
attribute-disabled = deaktiviert
attribute-race = Rasse
    .gender = f
    .is = der Rasse der { FORM($value, "plural") }
    .is-that = dieser Rasse
attribute-value = { $form ->
    [gen] Wertes
   *[plain] Wert
}
    .gender = m
    .values = { value }
attribute-size = Anzahl an Verbündeten
    .gender = f
    .some = , { rel } nicht leer { be },
    .none = , { rel } leer { be },
    .relative = yes
attribute-copyable = kopierbar
    .yes = , { rel } keinen anderen { $count ->
        [one] kopiert
       *[other] kopieren
    },
    .relative = yes

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Perle
   *[other] Perlen
}
    .gender = f
quantity-monsters = Monsterplättchen
    .gender = n
quantity-keys = { $count ->
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
quantity-threat = Bedrohung
    .gender = f
    .count = one
quantity-copied_score = { $form ->
    [gen] Wertes
   *[plain] Wert
} des kopierten Ortes
    .gender = m
    .count = one
quantity-free_court_spaces = Anzahl freier Felder des Hofes
    .gender = f
    .count = one
    .some = der Hof ein freies Feld hat
    .none = der Hof kein freies Feld hat
quantity-recruit_cost = Kosten, um einen Lord zu rekrutieren,
    .gender = f
    .whole = { die-pl } Kosten, zu denen { $who } einen Lord { TRAIT($who, "person") ->
        [you] rekrutierst
       *[other] rekrutiert
    },
    .more = { pays } { $value } mehr, um einen Lord vom Hof zu rekrutieren,
    .less = { pays } { $value } weniger, um einen Lord vom Hof zu rekrutieren,
pays = { TRAIT($who, "person") ->
    [you] { $form ->
        [inverted] zahlst du
       *[plain] du zahlst
    }
   *[other] { $form ->
        [inverted] zahlt { $who }
       *[plain] { $who } zahlt
    }
}
quantity-payment_races = Rassen
    .gender = f
    .whole = die Rassen, mit denen { $who } Lords { TRAIT($who, "person") ->
        [you] bezahlst
       *[other] bezahlt
    },
    .set-any = { may-verb } Lords mit Verbündeten beliebiger Rassen bezahlen
quantity-affiliation = Verbündete
    .gender = m
    .count = one
    .whole = der Verbündete, den { $who } beim Rekrutieren { TRAIT($who, "person") ->
        [you] anschließt
       *[other] anschließt
    },
    .set-any_paid = { may-verb } einen beliebigen der Verbündeten anschließen, die { TRAIT($who, "person") ->
        [you] du für einen Lord bezahlst
       *[other] er für einen Lord bezahlt
    }
may-verb = { TRAIT($who, "person") ->
    [you] { $form ->
        [inverted] darfst du
       *[plain] du darfst
    }
   *[other] { $form ->
        [inverted] darf { $who }
       *[plain] { $who } darf
    }
}
quantity-support_stacks = Anzahl der Stapel
    .gender = f
    .count = one
    .whole = die Anzahl der Stapel, die { $who } beim Anfordern von Unterstützung { TRAIT($who, "person") ->
        [you] nimmst
       *[other] nimmt
    },
    .set = { takes } beim Anfordern von Unterstützung { COUNTED($value, "kind-Stack", "acc") }
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
quantity-purchases_per_turn = Anzahl der Verbündeten
    .gender = f
    .count = one
    .whole = die Anzahl der Verbündeten, die { $who } im Zug eines anderen Spielers kaufen { TRAIT($who, "person") ->
        [you] darfst
       *[other] darf
    },
    .set = { may-verb } in jedem Zug eines anderen Spielers { COUNTED($value, "kind-Ally", "acc") } kaufen
quantity-monster_choice = Wahl
    .gender = f
    .count = one
    .whole = was { $who } bei einem Monster tun { TRAIT($who, "person") ->
        [you] darfst
       *[other] darf
    },
    .set-may_ignore = { may-verb } beim Erkunden aufgedeckte Monster übergehen
quantity-hand_limit = Anzahl der Verbündeten
    .gender = f
    .count = one
    .whole = die Anzahl der Verbündeten, die { $who } auf der Hand behalten { TRAIT($who, "person") ->
        [you] darfst
       *[other] darf
    },
    .set = { may-verb } am Ende eines Zuges höchstens { COUNTED($value, "kind-Ally", "acc") } auf der Hand behalten

# === printed facts ================================================================================

fact-guild = { $value }
fact-cost = Kosten { $value }
fact-races = { COUNTED($value, "kind-Race") }
fact-influence = { $value } Einfluss
fact-keys = { COUNTED($value, "quantity-keys") }
