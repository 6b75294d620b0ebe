### Questions with a sheet of their own: purchases, cards, revolts, diplomacy, foedera (English).

## Purchases

inv-shop = Purchases
inv-shop-gold = { $gold } gold
inv-shop-limit = { $bought } of { $limit ->
    [one] 1 national unit
   *[other] { $limit } national units
}
inv-shop-supply = { $supply } in supply
inv-shop-national = national unit
inv-shop-left = leaves { $gold }
inv-shop-buy = Buy
inv-shop-mend = Repair
inv-shop-build = Build
inv-shop-repair = Repair: { $place }
inv-shop-repairs = { $done } of { $most } repairs this turn
inv-shop-limes = Limes in { $place }
inv-shop-walls = Fortify a city for { $price } gold: { $cities ->
    [one] 1 city open
   *[other] { $cities } cities open
}
inv-shop-bar-gold = too dear now
inv-shop-bar-supply = none in supply
inv-shop-bar-limit = limit of this turn used
inv-shop-bar-place = no place for it
inv-shop-bar-invades = its people invade
inv-shop-lost = { $lost ->
    [0] { $gold } gold, limit { $limit }: nothing is lost
   *[other] { $gold } gold, limit { $limit }: { $lost } are lost when you end
}

## The next turn

inv-next = Next turn, if nothing changes
inv-next-brought = Gold brought along
inv-next-kept = left at age { $age }
inv-next-card = Administration card
inv-next-net = Income less expenses
inv-next-bankrupt-no = Bankrupt: no
inv-next-bankrupt-maybe = Bankrupt if the card is dear
inv-next-bankrupt-yes = Bankrupt: yes
inv-fall = The treasury through the turn
inv-fall-limit = limit
inv-fall-before = Before
inv-fall-after = Afterwards
inv-fall-income = Income
inv-fall-expenses = Expenses
inv-fall-gold = Gold
inv-fall-net = Balance
inv-fall-since = Since

## Administration cards

inv-admin-title = Administration card
inv-admin-age = age { $age }, { $band ->
    [young] young
    [mature] mature
   *[old] old
}
inv-admin-drawn = { $drawn ->
    [one] 1 card drawn
   *[other] { $drawn } cards drawn
}
inv-admin-look = { $drawn ->
    [one] You pay and play its face.
   *[other] You pay, look at the faces and play one.
}
inv-admin-take = Pay
inv-admin-play = Play this card
inv-admin-young = young
inv-admin-mature = mature
inv-admin-old = old
inv-admin-column-gold = Gold
inv-admin-column-calamity = Calamity
inv-admin-column-ageing = Age
inv-admin-column-leader_active = Leaders act

## Revolts

inv-unrest = Fight revolts
inv-unrest-units = units { $number }
inv-unrest-heresy = heresy { $number }
inv-unrest-faith = other religion { $number }
inv-unrest-roll = { $rolls ->
    [one] a D10 must show { $needed } or more
   *[other] a D10 must show { $needed } or more, { $rolls } tries
}
inv-unrest-fight = Fight
inv-unrest-cost = Success ends the revolt; failure costs one unit. Once in each province.

## Raids and landings

inv-raids = Raid a province
inv-raids-defenders = defenders { $number }
inv-raids-passed = on the way { $number }
inv-raids-fleets = fleets { $number }
inv-raids-raided = raided before { $number }
inv-raids-go = Raid
inv-raids-about = Figures: the chance of any success. Failure costs a raider for good. Raid − brings { $gold } gold and { $minus ->
    [one] 1 victory point
   *[other] { $minus } victory points
}, Raid + { $plus } victory points and a pillage marker.
inv-landings = Land on a foreign shore
inv-landings-foreign_shore = no own port on this shore { $number }
inv-landings-navigation = navigation { $number }
inv-landings-roll = a D10 must show { $needed } or more
inv-landings-go = Land
inv-landings-about = A landing takes all paces. If the roll fails, the group stays where it embarked.

## Diplomacy and events

inv-embassy = Diplomacy
inv-embassy-foedus = The { $nation } offer a foedus
inv-embassy-foedus-about = Two provinces for a barbarian people: it is friendly, lends a unit, gains { $points } points a turn; you pay { $gold } gold a turn and cannot end it.
inv-embassy-targets = Possible: { $nations }
inv-embassy-nobody = nobody to play it on
inv-embassy-a-turn = gold a turn
inv-embassy-gold = of { $gold } gold
inv-embassy-offer = Offer
inv-embassy-play = Play
inv-embassy-hold = Cards that are left at the end of the turn bring 1 gold each.
inv-event-window = Play an event?
inv-event-pass = Whoever passes may be asked again if somebody else plays a card.

## Agreements

inv-bargain = What either side gets
inv-foedus-place = { $province } (income { $income }{ $city ->
    [none] {""}
   *[other] , city { $city }
})
inv-foedus-lord-friend = The federate is friendly to you and to your allies.
inv-foedus-lord-unit = It lends you one unit as a mercenary.
inv-foedus-lord-income = { $status ->
    [empire] Both provinces still count as yours, also for areas and points.
   *[other] You keep their income and points.
}
inv-foedus-lord-gold = { $gold } gold each turn, the first at once.
inv-foedus-lord-end = You cannot end it; your bankruptcy or the loss of your capital lets the federate go free.
inv-foedus-lord-withdraw = Units above the stacking limit leave both provinces.
inv-foedus-guest-land = { $place } becomes home of its units.
inv-foedus-guest-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} each turn.
inv-foedus-guest-gold = { $gold } gold each turn.
inv-foedus-guest-unit = One unit of its choice serves the federator.
inv-foedus-guest-horde = Horde and units go there and must hold both provinces.
inv-foedus-guest-kingdom = No kingdom, no raids, no submission to others.
inv-foedus-guest-break = Break it freely this turn, later by a D2 once a turn.
inv-breach-land = Controls the foedus provinces with their cities.
inv-breach-back = The lent unit returns to the horde.
inv-breach-points = No more { $points } points and { $gold } gold a turn.
inv-breach-hostile = The federator is no friend any more.
inv-breach-gold = Saves { $gold } gold a turn.
inv-breach-loss = Loses both provinces.
inv-breach-units = Units there stay and fight, or retreat at once.
inv-alliance-slot = Both act together, and stand in the same provinces.
inv-alliance-share = What they take together they share.
inv-alliance-peace = They do not fight each other.
inv-alliance-ends = It ends when the later of them has acted.
inv-treaty-land = Takes this province; at least one unit moves in.
inv-treaty-pact = Pays 5 gold; no attack on each other until both have acted.
inv-treaty-gold = Receives 5 gold, and peace until both have acted.
inv-treaty-leave = Loses the province; its units there retreat.

## Overlay 7 and the end of a move

inv-legend-comes = somebody comes with more than { $chance } %
inv-legend-may-come = somebody may come
inv-comes = { $nation } from { $place }
inv-comes-nobody = Nobody can intercept here now.
inv-pending-battles = Battle when you end: { $places }
inv-pending-sieges = Siege when you end: { $places }
inv-no-battles = No battle is left open
inv-no-sieges = No siege is left open

## Standing orders

order-interception = Intercept
order-flight = Flee
order-events = Play events and answer them
order-diplomacy = Play Diplomacy cards and offer a foedus
order-bribes = Bribe besiegers
inv-orders = Standing orders of this stack
inv-order-interception = Standing order: intercept
inv-order-flight = Standing order: flee
inv-order-ask = Ask
inv-order-never = Never
inv-order-from = From { $chance } %
inv-order-always = Always
inv-pass-events = Pass for me at every event window
inv-pass-diplomacy = Pass for me at every diplomacy window
