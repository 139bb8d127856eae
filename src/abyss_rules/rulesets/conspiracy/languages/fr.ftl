# The words of Conspiracy in French. No French rulebook was at hand: the terms are the usual ones.

# === kinds ========================================================================================

kind-Lord = { $count ->
    [one] Seigneur
   *[other] Seigneurs
}
    .gender = m
kind-Location = { $count ->
    [one] Lieu
   *[other] Lieux
}
    .gender = m
kind-Space = { kind-Lord }
    .gender = m
kind-Guild = { $count ->
    [one] guilde
   *[other] guildes
}
    .gender = f
kind-Key = { $count ->
    [one] clé
   *[other] clés
}
    .gender = f
kind-Series = { $count ->
    [one] série
   *[other] séries
}
    .gender = f
kind-Resource = { $count ->
    [one] ressource
   *[other] ressources
}
    .gender = f
kind-MatchingKeys = { $count ->
    [one] paire
   *[other] paires
} de clés
    .gender = f
kind-LocationSource = { $count ->
    [one] origine
   *[other] origines
} des Lieux
    .gender = f

member-Guild-farmer = { $form ->
    [plural] Agriculteurs
   *[plain] Agriculteur
}
    .gender = m
member-Guild-soldier = { $form ->
    [plural] Militaires
   *[plain] Militaire
}
    .gender = m
member-Guild-merchant = { $form ->
    [plural] Marchands
   *[plain] Marchand
}
    .gender = m
member-Guild-politician = { $form ->
    [plural] Politiciens
   *[plain] Politicien
}
    .gender = m
member-Guild-mage = { $form ->
    [plural] Mages
   *[plain] Mage
}
    .gender = m
member-Key-none = aucune clé
    .gender = f
member-Key-silver = une clé d'argent
    .gender = f
member-Key-gold = une clé d'or
    .gender = f
member-Series-base = série de base
    .gender = f
member-Series-bonus = série bonus
    .gender = f
member-Resource-pearl = { $count ->
    [one] Perle
   *[other] Perles
}
    .gender = f
member-MatchingKeys-same_metal = du même métal
member-MatchingKeys-any = de n'importe quels métaux
member-LocationSource-as_usual = comme d'habitude
member-LocationSource-whole_deck = dans toute la pioche des Lieux

# === heads ========================================================================================

head-on-arrival = quand vous placez ce Seigneur
head-on-control = quand vous prenez ce Lieu
head-while-controlled = pour le reste de la partie
    .if = { head-while-controlled }, tant que { $condition }, { $effect }
head-until-my-next-turn = jusqu'à votre prochain tour
head-score = vaut

# === verbs ========================================================================================

verb-gain = { $form ->
    [infinitive] gagner
   *[plain] gagnez
} { COUNTED($amount, $what) }
verb-swap = { $form ->
    [infinitive] intervertir
   *[plain] intervertissez
} { $pair }
verb-discard_lord = { $form ->
    [infinitive] défausser
   *[plain] défaussez
} { $lord } sur la pile de sa couleur
verb-reshuffle_lords = { $form ->
    [infinitive] remélanger
   *[plain] remélangez
} { $lords } dans la pioche des Seigneurs
verb-reshuffle_locations = { $form ->
    [infinitive] remélanger
   *[plain] remélangez
} { $locations } dans la pioche des Lieux

# === things =======================================================================================

selector-chamber = { kind-Space }
    .gender = m
    .all = les Seigneurs dans { votre-f } Chambre{ de-qui }
    .all-with = les Seigneurs { $quality } dans { votre-f } Chambre{ de-qui }
    .one = un Seigneur dans { votre-f } Chambre{ de-qui }
    .one-with = un Seigneur { $quality } dans { votre-f } Chambre{ de-qui }
    .zone = { votre-f } Chambre{ de-qui }
selector-locations = { kind-Location }
    .gender = m
selector-discarded = { $count ->
    [one] Seigneur défaussé
   *[other] Seigneurs défaussés
}
    .gender = m
    .all = tous les Seigneurs défaussés
    .one = un Seigneur défaussé
    .zone = les piles de défausse
    .some = il y a un Seigneur défaussé
    .none = il n'y a pas de Seigneur défaussé
selector-lord_deck = { kind-Lord } de la pioche des Seigneurs
    .gender = m
    .one = un Seigneur de la pioche des Seigneurs
    .zone = la pioche des Seigneurs
    .some = la pioche des Seigneurs n'est pas vide
    .none = la pioche des Seigneurs est vide
selector-available = { $count ->
    [one] Lieu face visible
   *[other] Lieux face visible
}
    .gender = m
    .all = tous les Lieux face visible
    .one = un Lieu face visible
    .some = il y a un Lieu face visible
    .none = il n'y a pas de Lieu face visible
selector-guilds = { kind-Guild }
    .gender = f

attribute-guild = guilde
    .gender = f
    .is = de la guilde des { FORM($value, "plural") }
    .is-that = de cette guilde
attribute-influence = Influence
    .gender = f
    .is-numeral = d'Influence { $value }
attribute-key = clé
    .gender = f
    .is-none = sans clé
    .is-silver = avec une clé d'argent
    .is-gold = avec une clé d'or
attribute-printed_pearls = nombre de Perles imprimées
    .gender = m
    .some = avec des Perles
    .none = sans Perle
attribute-coalition = taille de coalition
    .gender = f
    .max = la taille de la plus grande coalition parmi { $things }
attribute-alliance = taille d'alliance
    .gender = f
    .max = la taille de la plus grande alliance parmi { $things }

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Perle
   *[other] Perles
}
    .gender = f
quantity-draw_duty = nombre de Seigneurs
    .gender = m
    .count = one
    .whole = le nombre de Seigneurs que { $who } { doit } piocher
    .set = { $who } { doit } piocher exactement { COUNTED($value, "kind-Lord") } et ne { peut } pas prendre de pile
    .set-none = { $who } { peut } piocher des Seigneurs ou prendre une pile comme d'habitude
    .set-counted = { $who } { doit } piocher exactement { COUNTED($value, "kind-Lord") } et ne { peut } pas prendre de pile, sauf si ce nombre est inférieur à 1
quantity-matching_keys = clés
    .gender = f
    .whole = les clés qui { donnent }
    .set-any = deux clés disponibles quelconques { donnent }, quel que soit leur métal
quantity-location_source = origine des Lieux
    .gender = f
    .count = one
    .whole = l'endroit où { $who } { prend } des Lieux
    .set-whole_deck = { $who } { prend } les Lieux uniquement dans toute la pioche des Lieux, qui est ensuite mélangée
donnent = { TRAIT($who, "person") ->
    [you] vous donnent un Lieu
   *[other] donnent un Lieu à { $who }
}
doit = { TRAIT($who, "person") ->
    [you] devez
   *[other] doit
}
peut = { TRAIT($who, "person") ->
    [you] pouvez
   *[other] peut
}
prend = { TRAIT($who, "person") ->
    [you] prenez
   *[other] prend
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-influence = { $value } Influence
fact-key = { $value }
    .is-none = { "" }
    .is-silver = clé d'argent
    .is-gold = clé d'or
fact-pearls = { COUNTED($value, "member-Resource-pearl") }
    .is-0 = { "" }
fact-series = { $value }
    .is-base = { "" }
