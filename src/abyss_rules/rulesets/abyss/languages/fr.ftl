# The words of Abyss in French. No French rulebook was at hand: the terms are the usual ones.

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
kind-Ally = { $count ->
    [one] Allié
   *[other] Alliés
}
    .gender = m
kind-Stack = { $count ->
    [one] pile
   *[other] piles
} du Conseil
    .gender = f
kind-Guild = { $count ->
    [one] guilde
   *[other] guildes
}
    .gender = f
kind-Race = { $count ->
    [one] Peuple
   *[other] Peuples
}
    .gender = m
kind-Resource = { $count ->
    [one] ressource
   *[other] ressources
}
    .gender = f
kind-Affiliation = { $count ->
    [one] façon
   *[other] façons
} d'affilier
    .gender = f
kind-PaymentRaces = choix des Peuples
    .gender = m

kind-MonsterChoice = choix face à un Monstre
    .gender = m

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
member-Guild-ambassador = { $form ->
    [plural] Ambassadeurs
   *[plain] Ambassadeur
}
    .gender = m
member-Race-jellyfish = { $form ->
    [plural] Méduses
   *[plain] Méduse
}
    .gender = f
member-Race-crab = { $form ->
    [plural] Crabes
   *[plain] Crabe
}
    .gender = m
member-Race-seahorse = { $form ->
    [plural] Hippocampes
   *[plain] Hippocampe
}
    .gender = m
member-Race-shellfish = { $form ->
    [plural] Coquillages
   *[plain] Coquillage
}
    .gender = m
member-Race-squid = { $form ->
    [plural] Calmars
   *[plain] Calmar
}
    .gender = m
member-Resource-pearl = { $count ->
    [one] Perle
   *[other] Perles
}
    .gender = f
member-Resource-monster = { $count ->
    [one] jeton
   *[other] jetons
} Monstre
    .gender = m
    .random = yes
member-Resource-key = { $count ->
    [one] jeton
   *[other] jetons
} Clé
    .gender = m
member-Resource-extra_turn = { $count ->
    [one] tour supplémentaire
   *[other] tours supplémentaires
}
    .gender = m
member-Affiliation-lowest = le plus faible
member-Affiliation-any_paid = n'importe quel Allié payé
member-PaymentRaces-printed = ceux imprimés
member-PaymentRaces-any = n'importe lesquels

member-MonsterChoice-fight_or_leave = le combattre ou le laisser
member-MonsterChoice-may_ignore = l'ignorer aussi

# === heads and events =============================================================================

head-on-arrival = quand ce Seigneur arrive en jeu
head-while-free = tant que ce Seigneur est libre
head-once-per-turn = une fois à chacun de vos tours
head-until-my-next-turn = jusqu'à votre prochain tour
head-on-control = quand vous prenez ce Lieu
head-at-game_end = à la fin de la partie
head-score = vaut

event-turn_start = au début { TRAIT($whose, "person") ->
    [you] de vos tours
    [that] de ses tours
   *[other] des tours de { $whose }
}
event-exploration = à la fin de { votre-f } exploration{ de-qui }
    .sent = les Alliés envoyés au Conseil
event-monster_reward = quand { $who } { TRAIT($who, "person") ->
    [you] recevez
   *[other] reçoit
} la récompense d'un Monstre
    .space = l'espace de Menace de { TRAIT($whose, "person") ->
        [you] votre récompense
        [that] sa récompense
       *[other] la récompense de { $whose }
    } pour un Monstre

event-recruitment = quand { $one } { TRAIT($who, "person") ->
    [you] recrutez
   *[other] recrute
} un Seigneur
    .recruited = ce Seigneur
event-treasury_gain = quand { $one } { TRAIT($who, "person") ->
    [you] gagnez
   *[other] gagne
} des Perles du Trésor
    .amount = le nombre de ces Perles
    .gender = m

# === verbs ========================================================================================

verb-gain = { $form ->
    [infinitive] gagner
   *[plain] gagnez
} { COUNTED($amount, $what) }
verb-give_back = { TRAIT($who, "person") ->
    [you] { $form ->
        [infinitive] remettre
       *[plain] remettez
    }
   *[other] { $who } remet
} { COUNTED($amount, $what) } au Trésor
at-random = { TRAIT($what, "random") ->
    [yes] au hasard{ " " }
   *[no] { "" }
}
verb-steal = { $form ->
    [infinitive] prendre
   *[plain] prenez
} { at-random }{ COUNTED($amount, $what) } à { $who }
defausse = { TRAIT($chooser, "person") ->
    [you] { defaussez }
   *[other] { $chooser } défausse
}
defaussez = { $form ->
    [infinitive] défausser
   *[plain] défaussez
}
verb-discard_some = { defausse } { COUNTED($number, "kind-Ally") }{ $quality } de { $zone }
verb-discard_down = { defausse } des Alliés{ $quality } de { $zone } jusqu'à n'en garder que { $limit }
verb-discard_ally = { defaussez } { $card } de { $cards }
verb-discard_lord = { defaussez } { $lord }
verb-discard_stack = { defaussez } { $stack }
verb-take_stack = { $form ->
    [infinitive] prendre
   *[plain] prenez
} en main { $stack }
verb-take_lord = { $form ->
    [infinitive] placer
   *[plain] placez
} devant vous { $lord }
verb-recruit = { $form ->
    [infinitive] recruter
   *[plain] recrutez
} { $lord } pour { COUNTED($price, $what) } au lieu de son coût
verb-substitute = { defaussez } { $lord } et { $form ->
    [infinitive] mettre
   *[plain] mettez
} à sa place { $other }
verb-disable = { $form ->
    [infinitive] désactiver
   *[plain] désactivez
} { $lord }
verb-exchange = { $form ->
    [infinitive] échanger
   *[plain] échangez
} { $mine } contre { $other }
verb-exchange_from_stack = { $form ->
    [infinitive] échanger
   *[plain] vous pouvez échanger
} { $mine } contre n'importe quel Lieu de la pile des Lieux, qui est ensuite mélangée
verb-control_drawn = { $form ->
    [infinitive] piocher
   *[plain] piochez
} { COUNTED($number, "kind-Location") } et { $number ->
    [1] { $form ->
        [infinitive] le contrôler
       *[plain] contrôlez-le
    }
   *[other] { $form ->
        [infinitive] en contrôler un
       *[plain] contrôlez-en un
    }
} avec { $lord } seul
verb-copy_score = { $form ->
    [infinitive] choisir
   *[plain] choisissez
} un de { $originals } : ce Lieu rapporte les mêmes points que lui

verb-release = { $form ->
    [infinitive] libérer
   *[plain] libérez
} { $lord }
verb-summon = { $form ->
    [infinitive] ajouter
   *[plain] ajoutez
} { $lord } sur un espace libre de la Cour
verb-recover = { $form ->
    [infinitive] prendre
   *[plain] prenez
} en main, à la vue de tous, { $ally }

# === things =======================================================================================

selector-hand = { kind-Ally }
    .gender = m
    .all = les Alliés de { votre-f } main{ de-qui }
    .one = un Allié de { votre-f } main{ de-qui }
    .zone = { votre-f } main{ de-qui }
selector-affiliated = { $count ->
    [one] Allié affilié
   *[other] Alliés affiliés
}
    .gender = m
selector-lords = { kind-Lord }
    .gender = m
selector-free_lords = { $count ->
    [one] Seigneur libre
   *[other] Seigneurs libres
}
    .gender = m
selector-covered_lords = { kind-Lord }
    .gender = m
    .all = les Seigneurs sous { vos } Lieux{ de-qui }
    .one = un Seigneur sous { vos } Lieux{ de-qui }
    .all-with = les Seigneurs { $quality } sous { vos } Lieux{ de-qui }
    .one-with = un Seigneur { $quality } sous { vos } Lieux{ de-qui }
selector-locations = { kind-Location }
    .gender = m
selector-court = { kind-Lord } de la Cour
    .gender = m
    .one = un Seigneur de la Cour
    .zone = la Cour
    .some = il y a un Seigneur à la Cour
    .none = il n'y a pas de Seigneur à la Cour
selector-lord_deck = { kind-Lord } de la pioche des Seigneurs
    .gender = m
    .one = un Seigneur de la pioche des Seigneurs
    .zone = la pioche des Seigneurs
    .some = la pioche des Seigneurs n'est pas vide
    .none = la pioche des Seigneurs est vide
selector-exploration_discard = { kind-Ally } de la défausse d'exploration
    .gender = m
    .one = un Allié de la défausse d'exploration
    .zone = la défausse d'exploration
    .some = il y a un Allié dans la défausse d'exploration
    .none = il n'y a pas d'Allié dans la défausse d'exploration
selector-available = { $count ->
    [one] Lieu disponible
   *[other] Lieux disponibles
}
    .gender = m
    .some = il y a un Lieu disponible
    .none = il n'y a pas de Lieu disponible
selector-council = { kind-Stack }
    .gender = f
    .one = une pile du Conseil
    .zone = le Conseil
selector-races = { kind-Race }
    .gender = m

attribute-guild = guilde
    .gender = f
    .is = de la guilde des { FORM($value, "plural") }
    .is-that = de cette guilde
attribute-influence = Influence
    .gender = f
attribute-cost = coût imprimé
    .gender = m
attribute-printed_keys = nombre de Clés imprimées
    .gender = m
    .some = avec des Clés imprimées
    .none = sans Clé imprimée
attribute-disabled = { TRAIT($of, "gender") ->
    [f] désactivée
   *[m] désactivé
}{ TRAIT($of, "count") ->
    [one] { "" }
   *[other] s
}
attribute-race = Peuple
    .gender = m
    .is = du Peuple des { FORM($value, "plural") }
    .is-that = de ce Peuple
attribute-value = valeur
    .gender = f
    .values = { value }
attribute-size = nombre d'Alliés
    .gender = m
    .some = non { vide }
    .none = { vide }
vide = { $count ->
    [one] vide
   *[other] vides
}
attribute-copyable = copiable{ TRAIT($of, "count") ->
    [one] { "" }
   *[other] s
}
    .yes = { $count ->
        [one] qui ne copie
       *[other] qui ne copient
    } pas de score
    .relative = yes

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Perle
   *[other] Perles
}
    .gender = f
quantity-monsters = { $count ->
    [one] jeton
   *[other] jetons
} Monstre
    .gender = m
quantity-keys = { $count ->
    [one] Clé
   *[other] Clés
}
    .gender = f
quantity-threat = Menace
    .gender = f
    .count = one
quantity-copied_score = score du Lieu copié
    .gender = m
    .count = one
quantity-free_court_spaces = nombre d'espaces libres de la Cour
    .gender = m
    .count = one
    .some = la Cour a un espace libre
    .none = la Cour n'a pas d'espace libre
quantity-recruit_cost = coût de recrutement d'un Seigneur
    .gender = m
    .count = one
    .whole = le coût que { $who } { paie } pour recruter un Seigneur
    .more = { $who } { paie } { $value } de plus pour recruter un Seigneur de la Cour
    .less = { $who } { paie } { $value } de moins pour recruter un Seigneur de la Cour
quantity-payment_races = Peuples
    .gender = m
    .whole = les Peuples avec lesquels { $who } { paie } les Seigneurs
    .set-any = { $who } { peut } payer les Seigneurs avec des Alliés de n'importe quels Peuples
quantity-affiliation = Allié affilié
    .gender = m
    .count = one
    .whole = l'Allié que { $who } { TRAIT($who, "person") ->
        [you] affiliez
       *[other] affilie
    } en recrutant
    .set-any_paid = { $who } { peut } affilier n'importe lequel des Alliés { TRAIT($who, "person") ->
        [you] que vous payez
       *[other] qu'il paie
    } pour un Seigneur
quantity-support_stacks = nombre de piles
    .gender = m
    .count = one
    .whole = le nombre de piles que { $who } { prend } en demandant le soutien du Conseil
    .set = { $who } { prend } { COUNTED($value, "kind-Stack") } en demandant son soutien
quantity-purchases_per_turn = nombre d'Alliés
    .gender = m
    .count = one
    .whole = le nombre d'Alliés que { $who } { peut } acheter au tour d'un autre joueur
    .set = { $who } { peut } acheter { COUNTED($value, "kind-Ally") } à chaque tour d'un autre joueur
quantity-monster_choice = choix
    .gender = m
    .count = one
    .whole = ce que { $who } { peut } faire face à un Monstre
    .set-may_ignore = { $who } { peut } ignorer les Monstres révélés en explorant
quantity-hand_limit = nombre d'Alliés
    .gender = m
    .count = one
    .whole = le nombre d'Alliés que { $who } { peut } garder en main
    .set = { $who } { peut } garder en main au plus { COUNTED($value, "kind-Ally") } à la fin d'un tour
paie = { TRAIT($who, "person") ->
    [you] payez
   *[other] paie
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
fact-cost = coût { $value }
fact-races = { COUNTED($value, "kind-Race") }
fact-influence = { $value } Influence
fact-keys = { COUNTED($value, "quantity-keys") }
