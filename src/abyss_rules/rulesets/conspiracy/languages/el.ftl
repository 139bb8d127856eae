# The words of Conspiracy in Greek. No Greek rulebook was at hand: they are those of Abyss, else ours.

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
kind-Space = { kind-Lord }
    .gender = m
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
kind-Key = { $count ->
    [one] { $form ->
        [gen] κλειδιού
       *[plain] κλειδί
    }
   *[other] { $form ->
        [gen] κλειδιών
       *[plain] κλειδιά
    }
}
    .gender = n
kind-Series = { $count ->
    [one] { $form ->
        [gen] σειράς
       *[plain] σειρά
    }
   *[other] { $form ->
        [gen] σειρών
       *[plain] σειρές
    }
}
    .gender = f
kind-Resource = πόρ{ ending-m }
    .gender = m
kind-MatchingKeys = { $count ->
    [one] { $form ->
        [acc] συνδυασμό
        [gen] συνδυασμού
       *[plain] συνδυασμός
    }
   *[other] { $form ->
        [acc] συνδυασμούς
        [gen] συνδυασμών
       *[plain] συνδυασμοί
    }
} κλειδιών
    .gender = m
kind-LocationSource = { source-of } Τοποθεσιών
    .gender = f
source-of = { $count ->
    [one] { $form ->
        [gen] πηγής
       *[plain] πηγή
    }
   *[other] { $form ->
        [gen] πηγών
       *[plain] πηγές
    }
}

member-Guild-farmer = { $form ->
    [of-many] Αγροτών
    [acc] Αγρότη
    [gen] Αγρότη
   *[plain] Αγρότης
}
    .gender = m
member-Guild-soldier = { $form ->
    [of-many] Στρατιωτών
    [acc] Στρατιώτη
    [gen] Στρατιώτη
   *[plain] Στρατιώτης
}
    .gender = m
member-Guild-merchant = { $form ->
    [of-many] Εμπόρων
    [acc] Έμπορο
    [gen] Εμπόρου
   *[plain] Έμπορος
}
    .gender = m
member-Guild-politician = { $form ->
    [of-many] Πολιτικών
    [acc] Πολιτικό
    [gen] Πολιτικού
   *[plain] Πολιτικός
}
    .gender = m
member-Guild-mage = { $form ->
    [of-many] Μάγων
    [acc] Μάγο
    [gen] Μάγου
   *[plain] Μάγος
}
    .gender = m
member-Key-none = κανένα κλειδί
    .gender = n
member-Key-silver = ένα ασημένιο κλειδί
    .gender = n
member-Key-gold = ένα χρυσό κλειδί
    .gender = n
member-Series-base = βασική σειρά
    .gender = f
member-Series-bonus = επιπλέον σειρά
    .gender = f
member-Resource-pearl = { pearls }
    .gender = n
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
member-MatchingKeys-same_metal = από το ίδιο μέταλλο
member-MatchingKeys-any = από οποιοδήποτε μέταλλο
member-LocationSource-as_usual = όπως συνήθως
member-LocationSource-whole_deck = από ολόκληρη τη στοίβα Τοποθεσιών

# === heads ========================================================================================

head-on-arrival = όταν τοποθετήσετε αυτόν τον Άρχοντα
head-on-control = όταν πάρετε αυτή την Τοποθεσία
head-while-controlled = για το υπόλοιπο παιχνίδι
    .if = { head-while-controlled }, όσο { $condition }, { $effect }
head-until-my-next-turn = μέχρι τον επόμενο γύρο σας
head-score = αξίζει

# === verbs ========================================================================================

verb-gain = { $form ->
    [subjunctive] να κερδίσετε
   *[plain] κερδίζετε
} { COUNTED($amount, $what, "acc") }
verb-swap = { $form ->
    [subjunctive] να ανταλλάξετε
   *[plain] ανταλλάσσετε
} μεταξύ τους { FORM($pair, "acc") }
verb-discard_lord = { $form ->
    [subjunctive] να ξεσκαρτάρετε
   *[plain] ξεσκαρτάρετε
} { FORM($lord, "acc") } στη στοίβα του χρώματός { TRAIT($lord, "gender") ->
    [f] της
   *[m] του
}
verb-reshuffle_lords = { shuffle } { FORM($lords, "acc") } ξανά στη στοίβα Αρχόντων
verb-reshuffle_locations = { shuffle } { FORM($locations, "acc") } ξανά στη στοίβα Τοποθεσιών
shuffle = { $form ->
    [subjunctive] να ανακατέψετε
   *[plain] ανακατεύετε
}

# === things =======================================================================================

selector-chamber = { kind-Space }
    .gender = m
    .all = { the-lords } στην Αίθουσα{ whose-it-is }
    .all-with = { the-lords } { $quality } στην Αίθουσα{ whose-it-is }
    .one = { one-lord } στην Αίθουσα{ whose-it-is }
    .one-with = { one-lord } { $quality } στην Αίθουσα{ whose-it-is }
    .zone = { o-f } { $form ->
        [gen] Αίθουσας
       *[plain] Αίθουσα
    }{ whose-it-is }
the-lords = { oi-m } { $form ->
    [gen] Αρχόντων
   *[plain] Άρχοντες
}
one-lord = { enas-m } { $form ->
    [acc] Άρχοντα
    [gen] Άρχοντα
   *[plain] Άρχοντας
}
selector-locations = { kind-Location }
    .gender = f
selector-discarded = ξεσκαρταρισμέν{ ending-m } { kind-Lord }
    .gender = m
    .all = { $form ->
        [acc] όλους τους ξεσκαρταρισμένους Άρχοντες
        [gen] όλων των ξεσκαρταρισμένων Αρχόντων
       *[plain] όλοι οι ξεσκαρταρισμένοι Άρχοντες
    }
    .one = { $form ->
        [acc] έναν ξεσκαρταρισμένο Άρχοντα
        [gen] ενός ξεσκαρταρισμένου Άρχοντα
       *[plain] ένας ξεσκαρταρισμένος Άρχοντας
    }
    .zone = { oi-f } { $form ->
        [gen] στοιβών
       *[plain] στοίβες
    } ξεσκαρταρίσματος
    .some = υπάρχει ξεσκαρταρισμένος Άρχοντας
    .none = δεν υπάρχει ξεσκαρταρισμένος Άρχοντας
selector-lord_deck = { kind-Lord } της στοίβας Αρχόντων
    .gender = m
    .one = { one-lord } της στοίβας Αρχόντων
    .zone = { o-f } { $form ->
        [gen] στοίβας
       *[plain] στοίβα
    } Αρχόντων
    .some = η στοίβα Αρχόντων δεν είναι άδεια
    .none = η στοίβα Αρχόντων είναι άδεια
selector-available = { $form ->
    [gen] { $count ->
        [one] ανοιχτής
       *[other] ανοιχτών
    }
   *[plain] { $count ->
        [one] ανοιχτή
       *[other] ανοιχτές
    }
} { kind-Location }
    .gender = f
    .all = { $form ->
        [acc] όλες τις ανοιχτές Τοποθεσίες
        [gen] όλων των ανοιχτών Τοποθεσιών
       *[plain] όλες οι ανοιχτές Τοποθεσίες
    }
    .one = { $form ->
        [gen] μίας ανοιχτής Τοποθεσίας
       *[plain] μία ανοιχτή Τοποθεσία
    }
    .some = υπάρχει ανοιχτή Τοποθεσία
    .none = δεν υπάρχει ανοιχτή Τοποθεσία
selector-guilds = { kind-Guild }
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
    .is-numeral = με Επιρροή { $value }
attribute-key = { $form ->
    [gen] κλειδιού
   *[plain] κλειδί
}
    .gender = n
    .is-none = χωρίς κλειδί
    .is-silver = με ασημένιο κλειδί
    .is-gold = με χρυσό κλειδί
attribute-printed_pearls = { $form ->
    [acc] αριθμό
    [gen] αριθμού
   *[plain] αριθμός
} συμβόλων Μαργαριταριού
    .gender = m
    .some = με Μαργαριτάρια
    .none = χωρίς Μαργαριτάρια
attribute-coalition = { size } συνασπισμού
    .gender = n
    .max = { o-n } { size } του μεγαλύτερου συνασπισμού μεταξύ { FORM($things, "gen") }
attribute-alliance = { size } συμμαχίας
    .gender = n
    .max = { o-n } { size } της μεγαλύτερης συμμαχίας μεταξύ { FORM($things, "gen") }
size = { $form ->
    [gen] μεγέθους
   *[plain] μέγεθος
}

# === numbers ======================================================================================

quantity-pearls = { pearls }
    .gender = n
quantity-draw_duty = { $form ->
    [acc] αριθμό
    [gen] αριθμού
   *[plain] αριθμός
} των Αρχόντων
    .gender = m
    .count = one
    .whole = { o-arithmos } των Αρχόντων που { who }πρέπει να { draws }
    .set = { who }πρέπει να { draws } ακριβώς { COUNTED($value, "kind-Lord", "acc") } και δεν { TRAIT($who, "person") ->
        [you] μπορείτε να πάρετε
       *[other] μπορεί να πάρει
    } στοίβα
    .set-none = { who }{ TRAIT($who, "person") ->
        [you] μπορείτε να τραβήξετε Άρχοντες ή να πάρετε
       *[other] μπορεί να τραβήξει Άρχοντες ή να πάρει
    } στοίβα όπως συνήθως
    .set-counted = { who }πρέπει να { draws } ακριβώς { COUNTED($value, "kind-Lord", "acc") } και δεν { TRAIT($who, "person") ->
        [you] μπορείτε να πάρετε
       *[other] μπορεί να πάρει
    } στοίβα, εκτός αν αυτός ο αριθμός είναι μικρότερος από 1
draws = { TRAIT($who, "person") ->
    [you] τραβήξετε
   *[other] τραβήξει
}
quantity-matching_keys = { $form ->
    [gen] κλειδιών
   *[plain] κλειδιά
}
    .gender = n
    .whole = { oi-n } { quantity-matching_keys } που { give }
    .set-any = δύο οποιαδήποτε διαθέσιμα κλειδιά { give }, από όποιο μέταλλο κι αν είναι
give = { TRAIT($who, "person") ->
    [you] σας δίνουν
   *[other] δίνουν σε { FORM($who, "acc") }
} μία Τοποθεσία
quantity-location_source = { source-of } των Τοποθεσιών
    .gender = f
    .count = one
    .whole = η πηγή από την οποία { who }{ takes } Τοποθεσίες
    .set-whole_deck = { who }{ takes } Τοποθεσίες μόνο από ολόκληρη τη στοίβα Τοποθεσιών, η οποία έπειτα ανακατεύεται
takes = { TRAIT($who, "person") ->
    [you] παίρνετε
   *[other] παίρνει
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-influence = Επιρροή { $value }
fact-key = { $value }
    .is-none = { "" }
    .is-silver = ασημένιο κλειδί
    .is-gold = χρυσό κλειδί
fact-pearls = { COUNTED($value, "member-Resource-pearl") }
    .is-0 = { "" }
fact-series = { $value }
    .is-base = { "" }
