# The words of Conspiracy in English, as in the rulebook.

# === kinds ========================================================================================

kind-Lord = { $count ->
    [one] Lord
   *[other] Lords
}
    .source = rulebook
kind-Location = { $count ->
    [one] Location
   *[other] Locations
}
    .source = rulebook
kind-Space = { $count ->
    [one] Lord
   *[other] Lords
}
kind-Guild = { $count ->
    [one] guild
   *[other] guilds
}
    .source = rulebook
kind-Key = { $count ->
    [one] key
   *[other] keys
}
    .source = rulebook
kind-Series = series
kind-Resource = { $count ->
    [one] resource
   *[other] resources
}
kind-MatchingKeys = { $count ->
    [one] match of keys
   *[other] matches of keys
}
kind-LocationSource = { $count ->
    [one] source of Locations
   *[other] sources of Locations
}

member-Guild-farmer = farmer
    .source = rulebook
member-Guild-soldier = soldier
    .source = rulebook
member-Guild-merchant = merchant
    .source = rulebook
member-Guild-politician = politician
    .source = rulebook
member-Guild-mage = mage
    .source = rulebook
member-Key-none = no key
member-Key-silver = a silver key
member-Key-gold = a gold key
member-Series-base = base set
member-Series-bonus = bonus set
member-Resource-pearl = { $count ->
    [one] Pearl
   *[other] Pearls
}
    .source = rulebook
member-MatchingKeys-same_metal = of the same metal
member-MatchingKeys-any = of any metal
member-LocationSource-as_usual = as usual
member-LocationSource-whole_deck = out of the whole Location deck

# === heads ========================================================================================

head-on-arrival = When you place this Lord
head-on-control = When you take this Location
head-while-controlled = For the rest of the game
    .if = { head-while-controlled }, as long as { $condition }, { $effect }
head-until-my-next-turn = until your next turn
head-score = Worth

# === verbs ========================================================================================

verb-gain = gain { COUNTED($amount, $what) }
verb-swap = swap { $pair }
verb-discard_lord = discard { $lord } to the pile of its colour
verb-reshuffle_lords = shuffle { $lords } back into the Lord deck
verb-reshuffle_locations = shuffle { $locations } back into the Location deck

# === things =======================================================================================

selector-chamber = { kind-Space }
    .source = rulebook
    .all = the Lords in { their-chamber }
    .all-with = the Lords { $quality } in { their-chamber }
    .one = a Lord in { their-chamber }
    .one-with = a Lord { $quality } in { their-chamber }
    .zone = { their-chamber }
their-chamber = { TRAIT($whose, "clause") ->
    [yes] the { TRAIT($whose, "count") ->
        [one] Chamber
       *[other] Chambers
    } of { $whose }
   *[no] { FORM($whose, "possessive") } Chamber
}
selector-locations = { kind-Location }
selector-discarded = { $count ->
    [one] discarded Lord
   *[other] discarded Lords
}
    .all = all discarded Lords
    .one = a discarded Lord
    .zone = the discard piles
    .some = there is a discarded Lord
    .none = there is no discarded Lord
selector-lord_deck = { kind-Lord }
    .all = the Lords of the Lord deck
    .one = a Lord of the Lord deck
    .zone = the Lord deck
    .some = the Lord deck is not empty
    .none = the Lord deck is empty
selector-available = { $count ->
    [one] face-up Location
   *[other] face-up Locations
}
    .all = all face-up Locations
    .one = a face-up Location
    .some = there is a face-up Location
    .none = there is no face-up Location
selector-guilds = { kind-Guild }

attribute-guild = guild
    .is = of the { $value } guild
    .is-that = of that guild
attribute-influence = Influence
    .source = rulebook
    .is-numeral = with Influence { $value }
attribute-key = key
    .is-none = without a key
    .is-silver = with a silver key
    .is-gold = with a gold key
attribute-printed_pearls = number of printed Pearls
    .some = with Pearls
    .none = without Pearls
attribute-coalition = size of coalition
    .source = rulebook
    .max = the size of the largest coalition among { $things }
attribute-alliance = size of alliance
    .source = rulebook
    .max = the size of the largest alliance among { $things }

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Pearl
   *[other] Pearls
}
quantity-draw_duty = number of Lords
    .whole = the number of Lords { $who } must draw
    .set =
        { $who } must draw exactly { COUNTED($value, "kind-Lord") } and cannot take a pile
    .set-none = { $who } may draw Lords or take a pile as usual
    .set-counted = { $who } must draw exactly { COUNTED($value, "kind-Lord") } and cannot take a pile, unless that number is less than 1
quantity-matching_keys = keys
    .several = yes
    .whole = the keys that earn { $who } a Location
    .set-any = any two available keys earn { $who } a Location whatever their metal
quantity-location_source = place
    .whole = where { $who } { takes } Locations
    .set-whole_deck =
        { $who } { takes } Locations out of the whole Location deck only, which is then shuffled
takes = { TRAIT($who, "person") ->
    [you] take
   *[other] takes
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-influence = { $value } Influence
fact-key = { $value }
    .is-none = { "" }
    .is-silver = silver key
    .is-gold = gold key
fact-pearls = { COUNTED($value, "member-Resource-pearl") }
    .is-0 = { "" }
fact-series = { $value }
    .is-base = { "" }
