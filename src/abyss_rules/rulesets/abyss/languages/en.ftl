# The words of Abyss in English, as in the rulebook.

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
kind-Ally = { $count ->
    [one] Ally
   *[other] Allies
}
    .source = rulebook
kind-Stack = { $count ->
    [one] Council stack
   *[other] Council stacks
}
    .source = rulebook
kind-Guild = { $count ->
    [one] guild
   *[other] guilds
}
    .source = rulebook
kind-Race = { $count ->
    [one] Race
   *[other] Races
}
    .source = rulebook
kind-Resource = { $count ->
    [one] resource
   *[other] resources
}
kind-Affiliation = { $count ->
    [one] way to affiliate
   *[other] ways to affiliate
}
kind-PaymentRaces = { $count ->
    [one] choice of Races
   *[other] choices of Races
}

kind-MonsterChoice = { $count ->
    [one] choice with a Monster
   *[other] choices with a Monster
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
member-Guild-ambassador = ambassador
    .source = rulebook
member-Race-jellyfish = jellyfish
    .source = rulebook
member-Race-crab = crab
    .source = rulebook
member-Race-seahorse = seahorse
    .source = rulebook
member-Race-shellfish = shellfish
    .source = rulebook
member-Race-squid = squid
    .source = rulebook
member-Resource-pearl = { $count ->
    [one] Pearl
   *[other] Pearls
}
    .source = rulebook
member-Resource-monster = { $count ->
    [one] Monster token
   *[other] Monster tokens
}
    .source = rulebook
    .random = yes
member-Resource-key = { $count ->
    [one] Key token
   *[other] Key tokens
}
    .source = rulebook
member-Resource-extra_turn = { $count ->
    [one] extra turn
   *[other] extra turns
}
member-Affiliation-lowest = the lowest
member-Affiliation-any_paid = any one paid
member-PaymentRaces-printed = the printed ones
member-PaymentRaces-any = any

member-MonsterChoice-fight_or_leave = fight it or leave it
member-MonsterChoice-may_ignore = ignore it too

# === heads and events =============================================================================

head-on-arrival = When this Lord arrives
head-while-free = While this Lord is free
head-once-per-turn = Once in each of your turns
head-until-my-next-turn = until your next turn
head-on-control = When you gain this Location
head-at-game_end = At the end of the game
head-score = Worth

event-turn_start = at the start of { FORM($whose, "possessive") } turns
event-exploration = at the end of { FORM($whose, "possessive") } exploration
    .sent = the Allies sent to the Council
event-monster_reward = when { $who } { TRAIT($who, "person") ->
    [you] get
   *[other] gets
} the reward for a Monster
    .space = the Threat space of { FORM($whose, "possessive") } reward for a Monster

event-recruitment = when { $one } { TRAIT($who, "person") ->
    [you] recruit
   *[other] recruits
} a Lord
    .recruited = that Lord
event-treasury_gain = when { $one } { TRAIT($who, "person") ->
    [you] gain
   *[other] gains
} Pearls from the Treasury
    .amount = the number of these Pearls

# === verbs ========================================================================================

verb-gain = gain { COUNTED($amount, $what) }
verb-give_back = { TRAIT($who, "person") ->
    [you] return
   *[other] { $who } returns
} { COUNTED($amount, $what) } to the Treasury
at-random = { TRAIT($what, "random") ->
    [yes] { " " }at random
   *[no] { "" }
}
verb-steal = take { COUNTED($amount, $what) }{ at-random } from { $who }
verb-discard_some = { TRAIT($chooser, "person") ->
    [you] discard
   *[other] { $chooser } discards
} { COUNTED($number, "kind-Ally") }{ $quality } from { $zone }
verb-discard_down = { TRAIT($chooser, "person") ->
    [you] discard
   *[other] { $chooser } discards
} Allies{ $quality } from { $zone } down to { $limit }
verb-discard_ally = discard { $card } from { $cards }
verb-discard_lord = discard { $lord }
verb-discard_stack = discard { $stack }
verb-take_stack = take { $stack } into hand
verb-take_lord = take { $lord } in front of you
verb-recruit = recruit { $lord } for { COUNTED($price, $what) } instead of its cost
verb-substitute = discard { $lord } and put { $other } in its space
verb-disable = disable { $lord }
verb-exchange = exchange { $mine } for { $other }
verb-exchange_from_stack =
    you may exchange { $mine } for any Location of the Location stack, which is then shuffled
verb-control_drawn = draw { COUNTED($number, "kind-Location") } and control { $number ->
    [1] it
   *[other] one of them
} with { $lord } alone
verb-copy_score = choose one of { $originals }: this Location scores as that one does

verb-release = free { $lord }
verb-summon = add { $lord } to a free space of the Court
verb-recover = take { $ally } into hand, shown to all

# === things =======================================================================================

selector-hand = { kind-Ally }
    .all = the Allies in { their-hand }
    .one = an Ally of { their-hand }
    .zone = { their-hand }
their-hand = { TRAIT($whose, "clause") ->
    [yes] the { TRAIT($whose, "count") ->
        [one] hand
       *[other] hands
    } of { $whose }
   *[no] { FORM($whose, "possessive") } hand
}
selector-affiliated = { $count ->
    [one] affiliated Ally
   *[other] affiliated Allies
}
    .source = rulebook
selector-lords = { kind-Lord }
selector-free_lords = { $count ->
    [one] free Lord
   *[other] free Lords
}
    .source = rulebook
selector-covered_lords = { kind-Lord }
    .all = the Lords under { FORM($whose, "possessive") } Locations
    .one = a Lord under { FORM($whose, "possessive") } Locations
    .all-with = the Lords { $quality } under { FORM($whose, "possessive") } Locations
    .one-with = a Lord { $quality } under { FORM($whose, "possessive") } Locations
selector-locations = { kind-Location }
selector-court = { kind-Lord }
    .source = rulebook
    .all = the Lords at Court
    .one = a Lord at Court
    .zone = the Court
    .some = there is a Lord at Court
    .none = there is no Lord at Court
selector-lord_deck = { kind-Lord }
    .all = the Lords of the Lord deck
    .one = a Lord of the Lord deck
    .zone = the Lord deck
    .some = the Lord deck is not empty
    .none = the Lord deck is empty
selector-exploration_discard = { kind-Ally }
    .all = the Allies of the exploration discard
    .one = an Ally of the exploration discard
    .zone = the exploration discard
    .some = there is an Ally in the exploration discard
    .none = there is no Ally in the exploration discard
selector-available = { $count ->
    [one] available Location
   *[other] available Locations
}
    .some = there is an available Location
    .none = there is no available Location
selector-council = { kind-Stack }
    .all = the stacks of the Council
    .one = a stack of the Council
    .zone = the Council
selector-races = { kind-Race }

attribute-guild = guild
    .is = of the { $value } guild
    .is-that = of that guild
attribute-influence = Influence
    .source = rulebook
attribute-cost = printed cost
attribute-printed_keys = number of printed Keys
    .some = with printed Keys
    .none = without printed Keys
attribute-disabled = disabled
attribute-race = Race
    .is = of the { $value } Race
    .is-that = of that Race
attribute-value = value
    .values = { value }
attribute-size = number of Allies
    .some = that { be } not empty
    .none = that { be } empty
    .relative = yes
attribute-copyable = copyable
    .yes = that { $count ->
        [one] copies
       *[other] copy
    } no other's score
    .relative = yes

# === numbers ======================================================================================

quantity-pearls = { $count ->
    [one] Pearl
   *[other] Pearls
}
quantity-monsters = { $count ->
    [one] Monster token
   *[other] Monster tokens
}
quantity-keys = { $count ->
    [one] Key
   *[other] Keys
}
quantity-threat = Threat
    .source = rulebook
quantity-copied_score = score of the copied Location
quantity-free_court_spaces = number of free spaces of the Court
    .count = one
    .some = the Court has a free space
    .none = the Court has no free space
quantity-recruit_cost = cost to recruit a Lord
    .more = { $who } { pays } { $value } more to recruit a Lord at Court
    .less = { $who } { pays } { $value } less to recruit a Lord at Court
quantity-payment_races = Races with which { $who } { pays } for Lords
    .several = yes
    .whole = the Races with which { $who } { pays } for Lords
    .set-any = { $who } may pay for Lords with Allies of any Races
quantity-affiliation = affiliated Ally
    .whole = the Ally { $who } { TRAIT($who, "person") ->
        [you] affiliate
       *[other] affiliates
    } when recruiting
    .set-any_paid = { $who } may affiliate any one of the Allies { TRAIT($who, "person") ->
        [you] you pay
       *[other] they pay
    } for a Lord
quantity-support_stacks = number of stacks
    .whole = the number of stacks { $who } { takes } when requesting support
    .set = { $who } { takes } { COUNTED($value, "stack") } of the Council when requesting support
quantity-purchases_per_turn = number of Allies
    .whole = the number of Allies { $who } may buy in a turn of another player
    .set = { $who } may buy { COUNTED($value, "kind-Ally") } in each turn of another player
quantity-monster_choice = choice
    .whole = what { $who } may do with a Monster
    .set-may_ignore = { $who } may ignore Monsters revealed when exploring
quantity-hand_limit = number of Allies
    .whole = the number of Allies { $who } may hold
    .set = { $who } may hold at most { COUNTED($value, "kind-Ally") } at the end of a turn
stack = { $count ->
    [one] stack
   *[other] stacks
}
pays = { TRAIT($who, "person") ->
    [you] pay
   *[other] pays
}
takes = { TRAIT($who, "person") ->
    [you] take
   *[other] takes
}

# === printed facts ================================================================================

fact-guild = { $value }
fact-cost = cost { $value }
fact-races = { COUNTED($value, "kind-Race") }
fact-influence = { $value } Influence
fact-keys = { COUNTED($value, "quantity-keys") }
