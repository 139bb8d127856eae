# The words of Abyss in Greek, as in the translation of the rulebook.

# === kinds ========================================================================================

kind-Lord = { $count ->
    [one] { $form ->
        [acc] Άρχοντα
        [gen] Άρχοντα
       *[plain] Άρχοντας
    }
   *[other] { $form ->
        [gen] Αρχόντων
       *[plain] Άρχοντες
    }
}
    .gender = m
    .source = rulebook
kind-Location = { $count ->
    [one] { $form ->
        [gen] Τοποθεσίας
       *[plain] Τοποθεσία
    }
   *[other] { $form ->
        [gen] Τοποθεσιών
       *[plain] Τοποθεσίες
    }
}
    .gender = f
    .source = rulebook
kind-Ally = { $count ->
    [one] { $form ->
        [acc] Σύμμαχο
        [gen] Συμμάχου
       *[plain] Σύμμαχος
    }
   *[other] { $form ->
        [acc] Συμμάχους
        [gen] Συμμάχων
       *[plain] Σύμμαχοι
    }
}
    .gender = m
    .source = rulebook
kind-Stack = { $count ->
    [one] { $form ->
        [gen] στοίβας
       *[plain] στοίβα
    }
   *[other] { $form ->
        [gen] στοιβών
       *[plain] στοίβες
    }
} του Συμβουλίου
    .gender = f
    .source = rulebook
kind-Guild = { $count ->
    [one] { $form ->
        [gen] Συντεχνίας
       *[plain] Συντεχνία
    }
   *[other] { $form ->
        [gen] Συντεχνιών
       *[plain] Συντεχνίες
    }
}
    .gender = f
    .source = rulebook
kind-Race = { $count ->
    [one] { $form ->
        [gen] Φυλής
       *[plain] Φυλή
    }
   *[other] { $form ->
        [gen] Φυλών
       *[plain] Φυλές
    }
}
    .gender = f
    .source = rulebook
kind-Resource = πόρ{ ending-m }
    .gender = m
kind-Affiliation = τρόπ{ ending-m } προσαρμογής
    .gender = m
kind-PaymentRaces = { choice } Φυλών
    .gender = f

kind-MonsterChoice = { choice } απέναντι σε ένα Τέρας
    .gender = f
choice = { $count ->
    [one] { $form ->
        [gen] επιλογής
       *[plain] επιλογή
    }
   *[other] { $form ->
        [gen] επιλογών
       *[plain] επιλογές
    }
}

member-Guild-farmer = { $form ->
    [of-many] Αγροτών
    [acc] Αγρότη
    [gen] Αγρότη
   *[plain] Αγρότης
}
    .gender = m
    .source = rulebook
member-Guild-soldier = { $form ->
    [of-many] Στρατιωτών
    [acc] Στρατιώτη
    [gen] Στρατιώτη
   *[plain] Στρατιώτης
}
    .gender = m
    .source = rulebook
member-Guild-merchant = { $form ->
    [of-many] Εμπόρων
    [acc] Έμπορο
    [gen] Εμπόρου
   *[plain] Έμπορος
}
    .gender = m
    .source = rulebook
member-Guild-politician = { $form ->
    [of-many] Πολιτικών
    [acc] Πολιτικό
    [gen] Πολιτικού
   *[plain] Πολιτικός
}
    .gender = m
    .source = rulebook
member-Guild-mage = { $form ->
    [of-many] Μάγων
    [acc] Μάγο
    [gen] Μάγου
   *[plain] Μάγος
}
    .gender = m
    .source = rulebook
member-Guild-ambassador = { $form ->
    [of-many] Πρέσβεων
    [acc] Πρέσβη
    [gen] Πρέσβη
   *[plain] Πρέσβης
}
    .gender = m
    .source = rulebook
member-Race-jellyfish = { $form ->
    [of-many] Μεδουσών
    [gen] Μέδουσας
   *[plain] Μέδουσα
}
    .gender = f
    .source = rulebook
member-Race-crab = { $form ->
    [of-many] Καβουριών
    [acc] Κάβουρα
    [gen] Κάβουρα
   *[plain] Κάβουρας
}
    .gender = m
    .source = rulebook
member-Race-seahorse = { $form ->
    [of-many] Ιππόκαμπων
    [acc] Ιππόκαμπο
    [gen] Ιππόκαμπου
   *[plain] Ιππόκαμπος
}
    .gender = m
    .source = rulebook
member-Race-shellfish = { $form ->
    [of-many] Οστρακοειδών
    [gen] Οστρακοειδούς
   *[plain] Οστρακοειδές
}
    .gender = n
    .source = rulebook
member-Race-squid = { $form ->
    [of-many] Καλαμαριών
    [gen] Καλαμαριού
   *[plain] Καλαμάρι
}
    .gender = n
    .source = rulebook
member-Resource-pearl = { pearls }
    .gender = n
    .source = rulebook
member-Resource-monster = { monsters }
    .gender = m
    .source = rulebook
    .random = yes
member-Resource-key = { token } { $count ->
    [one] Κλειδιού
   *[other] Κλειδιών
}
    .gender = m
    .source = rulebook
member-Resource-extra_turn = επιπλέον γύρ{ ending-m }
    .gender = m
pearls = { $count ->
    [one] { $form ->
        [gen] Μαργαριταριού
       *[plain] Μαργαριτάρι
    }
   *[other] { $form ->
        [gen] Μαργαριταριών
       *[plain] Μαργαριτάρια
    }
}
monsters = { token } { $count ->
    [one] Τέρατος
   *[other] Τεράτων
}
token = { $count ->
    [one] { $form ->
        [acc] δείκτη
        [gen] δείκτη
       *[plain] δείκτης
    }
   *[other] { $form ->
        [gen] δεικτών
       *[plain] δείκτες
    }
}
member-Affiliation-lowest = ο Σύμμαχος με τη μικρότερη αξία
member-Affiliation-any_paid = οποιοσδήποτε Σύμμαχος πληρώθηκε
member-PaymentRaces-printed = οι Φυλές που απαιτούνται
member-PaymentRaces-any = οποιεσδήποτε Φυλές

member-MonsterChoice-fight_or_leave = να το πολεμήσει ή να το αφήσει
member-MonsterChoice-may_ignore = να το αγνοήσει κιόλας

# === heads and events =============================================================================

head-on-arrival = όταν αυτός ο Άρχοντας μπει στο παιχνίδι
head-while-free = όσο αυτός ο Άρχοντας είναι ελεύθερος
head-once-per-turn = μία φορά σε κάθε γύρο σας
head-until-my-next-turn = μέχρι τον επόμενο γύρο σας
head-on-control = όταν αποκτήσετε αυτή την Τοποθεσία
head-at-game_end = στο τέλος του παιχνιδιού
head-score = αξίζει

event-turn_start = στην αρχή των γύρων{ whose-it-is }
event-exploration = στο τέλος της εξερεύνησης{ whose-it-is }
    .sent = { the-allies } που στάλθηκαν στο Συμβούλιο
    .gender = m
event-monster_reward = όταν { who }{ TRAIT($who, "person") ->
    [you] λαμβάνετε
   *[other] λαμβάνει
} την επιβράβευση για ένα Τέρας
    .space = { $form ->
        [acc] τη θέση
        [gen] της θέσης
       *[plain] η θέση
    } της επιβράβευσης{ whose-it-is } για ένα Τέρας στον Μετρητή Απειλής
    .gender = f

event-recruitment = όταν { TRAIT($who, "person") ->
    [you] στρατολογείτε
   *[other] { $one } στρατολογεί
} έναν Άρχοντα
    .recruited = { $form ->
        [acc] εκείνον τον Άρχοντα
        [gen] εκείνου του Άρχοντα
       *[plain] εκείνος ο Άρχοντας
    }
    .gender = m
event-treasury_gain = όταν { TRAIT($who, "person") ->
    [you] κερδίζετε
   *[other] { $one } κερδίζει
} Μαργαριτάρια από το Θησαυροφυλάκιο
    .amount = { o-arithmos } αυτών των Μαργαριταριών
    .gender = m

# === verbs ========================================================================================

verb-gain = { $form ->
    [subjunctive] να κερδίσετε
   *[plain] κερδίζετε
} { COUNTED($amount, $what, "acc") }
verb-give_back = { TRAIT($who, "person") ->
    [you] { $form ->
        [subjunctive] να επιστρέψετε
       *[plain] επιστρέφετε
    }
   *[other] { $who } επιστρέφει
} στο Θησαυροφυλάκιο { COUNTED($amount, $what, "acc") }
at-random = { TRAIT($what, "random") ->
    [yes] στην τύχη{ " " }
   *[no] { "" }
}
verb-steal = { take } { at-random }{ COUNTED($amount, $what, "acc") } από { FORM($who, "acc") }
take = { $form ->
    [subjunctive] να πάρετε
   *[plain] παίρνετε
}
discard = { $form ->
    [subjunctive] να ξεσκαρτάρετε
   *[plain] ξεσκαρτάρετε
}
discards = { TRAIT($chooser, "person") ->
    [you] { discard }
   *[other] { $chooser } ξεσκαρτάρει
}
verb-discard_some = { discards } { COUNTED($number, "kind-Ally", "acc") }{ $quality } από { FORM($zone, "acc") }
verb-discard_down = { discards } Συμμάχους{ $quality } από { FORM($zone, "acc") } μέχρι να { $limit ->
    [1] μείνει
   *[other] μείνουν
} το πολύ { COUNTED($limit, "kind-Ally") }
verb-discard_ally = { discard } { FORM($card, "acc") } από { FORM($cards, "acc") }
verb-discard_lord = { TRAIT($lord, "pronoun") ->
    [yes] { $form ->
        [subjunctive] να { FORM($lord, "clitic") } ξεσκαρτάρετε
       *[plain] { FORM($lord, "clitic") } ξεσκαρτάρετε
    }
   *[no] { discard } { FORM($lord, "acc") }
}
verb-discard_stack = { discard } { FORM($stack, "acc") }
verb-take_stack = { take } στο χέρι σας { FORM($stack, "acc") }
verb-take_lord = { TRAIT($lord, "pronoun") ->
    [yes] { $form ->
        [subjunctive] να { FORM($lord, "clitic") } πάρετε μπροστά σας
       *[plain] { FORM($lord, "clitic") } παίρνετε μπροστά σας
    }
   *[no] { take } μπροστά σας { FORM($lord, "acc") }
}
verb-recruit = { $form ->
    [subjunctive] να στρατολογήσετε
   *[plain] στρατολογείτε
} { FORM($lord, "acc") } με { COUNTED($price, $what, "acc") } αντί για το κόστος του
verb-substitute = { discard } { FORM($lord, "acc") } και { $form ->
    [subjunctive] να βάλετε
   *[plain] βάζετε
} στη θέση του { FORM($other, "acc") }
verb-disable = { TRAIT($lord, "pronoun") ->
    [yes] { $form ->
        [subjunctive] να { FORM($lord, "clitic") } απενεργοποιήσετε
       *[plain] { FORM($lord, "clitic") } απενεργοποιείτε
    }
   *[no] { $form ->
        [subjunctive] να απενεργοποιήσετε
       *[plain] απενεργοποιείτε
    } { FORM($lord, "acc") }
}
verb-exchange = { $form ->
    [subjunctive] να ανταλλάξετε
   *[plain] ανταλλάσσετε
} { FORM($mine, "acc") } με { FORM($other, "acc") }
verb-exchange_from_stack = { $form ->
    [subjunctive] { from-the-stack }
   *[plain] μπορείτε { from-the-stack }
}
from-the-stack = να ανταλλάξετε { FORM($mine, "acc") } με οποιαδήποτε Τοποθεσία της στοίβας Τοποθεσιών, η οποία έπειτα ανακατεύεται
verb-control_drawn = { $form ->
    [subjunctive] να τραβήξετε
   *[plain] τραβάτε
} { COUNTED($number, "kind-Location", "acc") } και { $form ->
    [subjunctive] να πάρετε
   *[plain] παίρνετε
} τον { $number ->
    [1] έλεγχό της
   *[other] έλεγχο μίας από αυτές
} μόνο με { FORM($lord, "acc") }
verb-copy_score = { $form ->
    [subjunctive] να επιλέξετε
   *[plain] επιλέγετε
} μία από { FORM($originals, "acc") }: αυτή η Τοποθεσία αξίζει όσο εκείνη

verb-release = { $form ->
    [subjunctive] να ελευθερώσετε
   *[plain] ελευθερώνετε
} { FORM($lord, "acc") }
verb-summon = { $form ->
    [subjunctive] να προσθέσετε
   *[plain] προσθέτετε
} { FORM($lord, "acc") } σε μία κενή θέση της Αυλής
verb-recover = { take } στο χέρι σας, φανερά σε όλους, { FORM($ally, "acc") }

# === things =======================================================================================

selector-hand = { kind-Ally }
    .gender = m
    .all = { the-allies } στο χέρι{ whose-it-is }
    .one = { one-ally } από το χέρι{ whose-it-is }
    .zone = { o-n } { $form ->
        [gen] χεριού
       *[plain] χέρι
    }{ whose-it-is }
the-allies = { oi-m } { $form ->
    [acc] Συμμάχους
    [gen] Συμμάχων
   *[plain] Σύμμαχοι
}
one-ally = { enas-m } { $form ->
    [acc] Σύμμαχο
    [gen] Συμμάχου
   *[plain] Σύμμαχος
}
the-lords = { oi-m } { $form ->
    [gen] Αρχόντων
   *[plain] Άρχοντες
}
one-lord = { enas-m } { $form ->
    [acc] Άρχοντα
    [gen] Άρχοντα
   *[plain] Άρχοντας
}
selector-affiliated = προσαρμοσμέν{ ending-m } { kind-Ally }
    .gender = m
    .source = rulebook
selector-lords = { kind-Lord }
    .gender = m
selector-free_lords = ελεύθερ{ ending-m } { kind-Lord }
    .gender = m
    .source = rulebook
selector-covered_lords = { kind-Lord }
    .gender = m
    .all = { the-lords } κάτω από τις Τοποθεσίες{ whose-it-is }
    .one = { one-lord } κάτω από τις Τοποθεσίες{ whose-it-is }
    .all-with = { the-lords } { $quality } κάτω από τις Τοποθεσίες{ whose-it-is }
    .one-with = { one-lord } { $quality } κάτω από τις Τοποθεσίες{ whose-it-is }
selector-locations = { kind-Location }
    .gender = f
selector-court = { kind-Lord } της Αυλής
    .gender = m
    .source = rulebook
    .one = { one-lord } της Αυλής
    .zone = { o-f } { $form ->
        [gen] Αυλής
       *[plain] Αυλή
    }
    .some = υπάρχει Άρχοντας στην Αυλή
    .none = δεν υπάρχει Άρχοντας στην Αυλή
selector-lord_deck = { kind-Lord } της στοίβας Αρχόντων
    .gender = m
    .one = { one-lord } της στοίβας Αρχόντων
    .zone = { the-stack } Αρχόντων
    .some = η στοίβα Αρχόντων δεν είναι άδεια
    .none = η στοίβα Αρχόντων είναι άδεια
the-stack = { o-f } { $form ->
    [gen] στοίβας
   *[plain] στοίβα
}
selector-exploration_discard = { kind-Ally } της στοίβας ξεσκαρταρίσματος Εξερεύνησης
    .gender = m
    .one = { one-ally } από τη στοίβα ξεσκαρταρίσματος Εξερεύνησης
    .zone = { the-stack } ξεσκαρταρίσματος Εξερεύνησης
    .some = υπάρχει Σύμμαχος στη στοίβα ξεσκαρταρίσματος Εξερεύνησης
    .none = δεν υπάρχει Σύμμαχος στη στοίβα ξεσκαρταρίσματος Εξερεύνησης
selector-available = διαθέσιμ{ ending-f } { kind-Location }
    .gender = f
    .source = rulebook
    .some = υπάρχει διαθέσιμη Τοποθεσία
    .none = δεν υπάρχει διαθέσιμη Τοποθεσία
selector-council = { kind-Stack }
    .gender = f
    .one = { mia-f } { $form ->
        [gen] στοίβας
       *[plain] στοίβα
    } του Συμβουλίου
    .zone = { o-n } { $form ->
        [gen] Συμβουλίου
       *[plain] Συμβούλιο
    }
selector-races = { kind-Race }
    .gender = f

attribute-guild = { $form ->
    [gen] Συντεχνίας
   *[plain] Συντεχνία
}
    .gender = f
    .is = της Συντεχνίας των { FORM($value, "of-many") }
    .is-that = αυτής της Συντεχνίας
attribute-influence = { $form ->
    [gen] Επιρροής
   *[plain] Επιρροή
}
    .gender = f
    .source = rulebook
attribute-cost = { $form ->
    [gen] αναγραφόμενου κόστους
   *[plain] αναγραφόμενο κόστος
}
    .gender = n
attribute-printed_keys = { number-of-things } συμβόλων Κλειδιού
    .gender = m
    .some = με σύμβολο Κλειδιού
    .none = χωρίς σύμβολο Κλειδιού
number-of-things = { $form ->
    [acc] αριθμό
    [gen] αριθμού
   *[plain] αριθμός
}
attribute-disabled = απενεργοποιημέν{ TRAIT($of, "count") ->
    [one] { TRAIT($of, "gender") ->
        [f] η
        [n] ο
       *[m] ος
    }
   *[other] { TRAIT($of, "gender") ->
        [f] ες
        [n] α
       *[m] οι
    }
}
attribute-race = { $form ->
    [gen] Φυλής
   *[plain] Φυλή
}
    .gender = f
    .is = της Φυλής των { FORM($value, "of-many") }
    .is-that = αυτής της Φυλής
attribute-value = { $form ->
    [gen] αξίας
   *[plain] αξία
}
    .gender = f
    .source = rulebook
    .values = { value }
attribute-size = { number-of-things } Συμμάχων
    .gender = m
    .some = που δεν είναι { empty }
    .none = που είναι { empty }
    .relative = yes
empty = { $count ->
    [one] άδεια
   *[other] άδειες
}
attribute-copyable = αντιγράψιμη
    .yes = που δεν { $count ->
        [one] αντιγράφει
       *[other] αντιγράφουν
    } τους πόντους άλλης
    .relative = yes

# === numbers ======================================================================================

quantity-pearls = { pearls }
    .gender = n
quantity-monsters = { monsters }
    .gender = m
quantity-keys = { $count ->
    [one] { $form ->
        [gen] Κλειδιού
       *[plain] Κλειδί
    }
   *[other] { $form ->
        [gen] Κλειδιών
       *[plain] Κλειδιά
    }
}
    .gender = n
    .source = rulebook
quantity-threat = { $form ->
    [gen] Απειλής
   *[plain] Απειλή
}
    .gender = f
    .count = one
    .source = rulebook
quantity-copied_score = { $form ->
    [gen] πόντων
    [acc] πόντους
   *[plain] πόντοι
} της Τοποθεσίας που αντιγράφεται
    .gender = m
    .count = other
    .measure = yes
quantity-free_court_spaces = { number-of-things } των κενών θέσεων της Αυλής
    .gender = m
    .count = one
    .some = η Αυλή έχει κενή θέση
    .none = η Αυλή δεν έχει κενή θέση
quantity-recruit_cost = { $form ->
    [gen] κόστους
   *[plain] κόστος
} στρατολόγησης ενός Άρχοντα
    .gender = n
    .count = one
    .whole = { o-n } { $form ->
        [gen] κόστους
       *[plain] κόστος
    } που { who }{ pays } { to-recruit }
    .more = { who }{ pays } { FORM($value, "acc") } παραπάνω { to-recruit }
    .less = { who }{ pays } { FORM($value, "acc") } λιγότερα { to-recruit }
pays = { TRAIT($who, "person") ->
    [you] πληρώνετε
   *[other] πληρώνει
}
to-recruit = για να { TRAIT($who, "person") ->
    [you] στρατολογήσετε
   *[other] στρατολογήσει
} έναν Άρχοντα της Αυλής
quantity-payment_races = { $form ->
    [gen] Φυλών
   *[plain] Φυλές
}
    .gender = f
    .whole = { oi-f } { quantity-payment_races } με τις οποίες { who }{ pays } τους Άρχοντες
    .set-any = { who }{ may-now } { TRAIT($who, "person") ->
        [you] πληρώνετε
       *[other] πληρώνει
    } τους Άρχοντες με Συμμάχους οποιωνδήποτε Φυλών
quantity-affiliation = προσαρμοσμέν{ $form ->
    [acc] ο Σύμμαχο
    [gen] ου Συμμάχου
   *[plain] ος Σύμμαχος
}
    .gender = m
    .count = one
    .whole = { o-m } { $form ->
        [acc] Σύμμαχο
        [gen] Συμμάχου
       *[plain] Σύμμαχος
    } που { who }{ TRAIT($who, "person") ->
        [you] προσαρμόζετε όταν στρατολογείτε
       *[other] προσαρμόζει όταν στρατολογεί
    }
    .set-any_paid = { who }{ may-now } { TRAIT($who, "person") ->
        [you] προσαρμόζετε οποιονδήποτε από τους Συμμάχους που πληρώνετε
       *[other] προσαρμόζει οποιονδήποτε από τους Συμμάχους που πληρώνει
    } για έναν Άρχοντα
may-now = { TRAIT($who, "person") ->
    [you] μπορείτε
   *[other] μπορεί
} να
quantity-support_stacks = { number-of-things } των στοιβών
    .gender = m
    .count = one
    .whole = { o-arithmos } των στοιβών που { who }{ takes } { when-requesting }
    .set = { who }{ takes } { COUNTED($value, "kind-Stack", "acc") } { when-requesting }
takes = { TRAIT($who, "person") ->
    [you] παίρνετε
   *[other] παίρνει
}
when-requesting = όταν { TRAIT($who, "person") ->
    [you] αιτείστε
   *[other] αιτείται
} υποστήριξη
quantity-purchases_per_turn = { number-of-things } των Συμμάχων
    .gender = m
    .count = one
    .whole = { o-arithmos } των Συμμάχων που { who }{ may-buy } στον γύρο ενός άλλου παίκτη
    .set = { who }{ may-buy } { COUNTED($value, "kind-Ally", "acc") } σε κάθε γύρο άλλου παίκτη
may-buy = { may-now } { TRAIT($who, "person") ->
    [you] αγοράζετε
   *[other] αγοράζει
}
quantity-monster_choice = { choice }
    .gender = f
    .count = one
    .whole = αυτό που { who }{ may-now } { TRAIT($who, "person") ->
        [you] κάνετε
       *[other] κάνει
    } απέναντι σε ένα Τέρας
    .set-may_ignore = { who }{ may-now } { TRAIT($who, "person") ->
        [you] αγνοείτε τα Τέρατα που αποκαλύπτετε όταν εξερευνείτε
       *[other] αγνοεί τα Τέρατα που αποκαλύπτει όταν εξερευνεί
    }
quantity-hand_limit = { number-of-things } των Συμμάχων
    .gender = m
    .count = one
    .whole = { o-arithmos } των Συμμάχων που { who }{ may-keep }
    .set = { who }{ may-keep } το πολύ { COUNTED($value, "kind-Ally", "acc") } στο τέλος ενός γύρου
may-keep = { may-now } { TRAIT($who, "person") ->
    [you] κρατάτε στο χέρι σας
   *[other] κρατά στο χέρι του
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-cost = κόστος { $value }
fact-races = { COUNTED($value, "kind-Race") }
fact-influence = Επιρροή { $value }
fact-keys = { COUNTED($value, "quantity-keys") }
