### Invasions - alliances, clients, foedera, vassals, diplomacy and religion (English).
### $seat who is asked; $nation, $target, $to, $ally, $federate, $patron, $suzerain, $lender,
### $borrower, $province, $first, $second, $foedus, $from, $area, $unit, $power and $card are names;
### $gold, $points and $number numbers; $card_id, $answer_id, $stance_id and $passed_id ids.

## Actions

action-from = A unit from { $province }
action-convert = Become Catholic
action-claim_conversion = Take the bonus of the conversion now
action-end_convert = Change nothing (more)
action-draw_diplomacy = Draw the Diplomacy card “{ $card }”
action-play_diplo = { $card_id ->
    [alliance] Alliance card for the { $nation }: offer an alliance
    [alliance_break] Alliance card for the { $nation }: break a bond of others
    [treaty] Treaty card for the { $nation }
    [marriage] Marriage card for the { $nation }
    [tribute] Tribute card for the { $nation }
    [foedus] Foedus card for the { $nation }
    [bribe] Bribe card for the { $nation }
   *[mercenary] Mercenary card for the { $nation }
}
action-diplo_target = { $nation }
action-hold_diplo = No diplomacy
action-answer_alliance = { $answer_id ->
    [yes] Accept the alliance
   *[no] Refuse the alliance
}
action-treaty_province = Demand { $province }
action-treaty_move_in = Move in { $unit }
action-end_treaty = Nobody else moves in
action-mc_lend = Lend { $unit }
action-mc_place = Place it: { $province }
action-rt_end = Nobody else withdraws
action-offer_foedus = The { $nation } offer a foedus
action-foedus_province = Grant { $province }
action-answer_foedus = { $answer_id ->
    [yes] Accept the foedus
   *[no] Refuse the foedus
}
action-foedus_horde = The horde moves to { $province }
action-foedus_to = The next unit moves to { $province }
action-foedus_unit = Let move in: { $unit }
action-end_foedus = Done
action-break_foedus = { $answer_id ->
    [yes] Break the foedus: { $foedus }
   *[no] Keep the foedus: { $foedus }
}
action-stay_or_retreat = { $stance_id ->
    [stay] Stay and fight in { $province }
   *[retreat] Leave { $province }
}
action-seize_card = Take “{ $card }”
action-buy_peace = Buy peace with the { $nation }
action-no_peace = Buy no peace
action-rebel = { $answer_id ->
    [yes] Rebel
   *[no] Stay loyal
}
action-rebel_loss = Lose { $unit }
action-ev_answer = { $answer_id ->
    [yes] Consent
   *[no] Refuse
}

## Prompts

prompt-conversion = { $seat }, do the { $nation } become Catholic, or do you take the bonus of their conversion?
prompt-diplomacy = { $seat }, do you play a Diplomacy card, an event, or offer a foedus?
prompt-diplomacy-target = { $seat }, whom does the Diplomacy card of the { $nation } concern?
prompt-treaty-province = { $seat }, which province of the { $target } do the { $nation } demand?
prompt-treaty-entry = { $seat }, which units of the { $nation } move into { $province }?
prompt-alliance-answer = { $seat }, do the { $target } accept the alliance with the { $nation }?
prompt-bribe = { $seat }, do you bribe the { $besieger } to end the siege?
prompt-hire-choice = { $seat }, from whom do the { $nation } hire a mercenary?
prompt-consent = { $seat }, do you consent for the { $nation }?
prompt-demand = { $seat }, do the { $payer } pay the tribute that the { $nation } demand?
prompt-loan-unit = { $seat }, which unit do the { $lender } lend to the { $borrower }?
prompt-loan-place = { $seat }, where is the mercenary of the { $borrower } placed?
prompt-home-place = { $seat }, to which province does the mercenary return?
prompt-foedus-target = { $seat }, to whom do the { $nation } offer a foedus?
prompt-foedus-pair = { $seat }, which two provinces do the { $nation } grant to the { $federate }?
prompt-foedus-answer = { $seat }, do the { $federate } accept the foedus with the { $nation } ({ $first }, { $second })?
prompt-foedus-horde = { $seat }, to which of the two provinces does the horde of the { $federate } move?
prompt-foedus-fill = { $seat }, where does the next unit of the { $federate } go?
prompt-foedus-unit = { $seat }, which unit of the { $federate } moves to { $to }?
prompt-foedus-break = { $seat }, do you break the foedus of { $foedus }?
prompt-stance = { $seat }, do the { $nation } stay in { $province } or leave?
prompt-frontier-peace = { $seat }, with whom do the { $nation } buy peace for 5 gold until both have acted?
prompt-rebellion = { $seat }, do the { $nation } rebel against their suzerain?
prompt-rebellion-loss = { $seat }, the rebellion has failed: which unit do the { $nation } lose?

## What happened

event-converted = The { $nation } are Catholic from now on.
event-conversion-bonus = { $nation }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} for the conversion.
event-drew-diplomacy = { $card ->
    [none] { $nation }: a Diplomacy card drawn.
   *[other] { $nation }: Diplomacy card “{ $card }” drawn.
}
event-drew-openly = { $nation }: Diplomacy card “{ $card }” drawn.
event-played-diplomacy = { $card_id ->
    [alliance] The { $nation } play Alliance.
    [alliance_break] The { $nation } play Alliance to break a bond.
    [treaty] The { $nation } play Treaty.
    [marriage] The { $nation } play Marriage.
    [tribute] The { $nation } play Tribute.
    [foedus] The { $nation } play Foedus.
    [bribe] The { $nation } play Bribe.
   *[mercenary] The { $nation } play Mercenary.
}
event-discarded-diplomacy = { $nation }: { $number } gold for unused Diplomacy cards.
event-paid = The { $nation } pay { $gold } gold to the { $to }.
event-d2 = { $passed_id ->
    [yes] { $nation }: test passed.
   *[no] { $nation }: test failed.
}
event-allied = The { $nation } and the { $ally } are allies.
event-alliance-refused = The { $target } refuse the alliance with the { $nation }.
event-parted = The alliance of the { $nation } and the { $ally } is over.
event-client = The { $nation } are a client of the { $patron }.
event-client-left = The { $nation } are no longer a client of the { $patron }.
event-pact = The { $nation } and the { $other } make a pact.
event-ceded = The { $nation } cede { $province } to the { $to }.
event-lent = The { $nation } lend a unit to the { $to }: { $unit }, { $province }.
event-came-home = { $nation }: a mercenary comes home ({ $unit }).
event-foedus-offered = The { $nation } offer the { $federate } a foedus: { $first } and { $second }.
event-foedus-answered = { $answer_id ->
    [yes] The { $federate } accept the foedus with the { $nation }.
   *[no] The { $federate } refuse the foedus with the { $nation }.
}
event-foedus = A foedus comes into force: the { $federate } settle for the { $nation } in { $first } and { $second }.
event-foedus-broken = The { $federate } break a foedus with the { $nation }.
event-foedus-lapsed = A foedus of the { $federate } with the { $nation } has lapsed.
event-submitted = The { $nation } submit to the { $suzerain }.
event-card-seized = { $card ->
    [none] { $to } takes an event from { $power }.
   *[other] { $to } takes the event “{ $card }” from { $power }.
}
event-freed = The { $nation } are no longer a vassal of the { $suzerain }.
event-rebelled = { $answer_id ->
    [yes] The { $nation } rebel and are free.
   *[no] The rebellion of the { $nation } has failed.
}

## Why not

why-above-limit = Too many units still stand there.
why-asked-alliance = The question is whether the alliance is accepted.
why-asked-breach = The question is whether this foedus is broken.
why-asked-bribe = The question is whether somebody bribes the besieger.
why-asked-card-target = The question is whom the Diplomacy card concerns.
why-asked-consent = The question is whether you consent.
why-asked-conversion = The question is whether the nation becomes Catholic.
why-asked-demand = The question is whether the tribute is paid.
why-asked-diplomacy = The question is diplomacy: a card, an event, a foedus or nothing.
why-asked-federate = The question is to whom the foedus is offered.
why-asked-foedus-answer = The question is whether the foedus is accepted.
why-asked-foedus-from = The question is from which province the unit comes.
why-asked-foedus-horde = The question is where the horde moves.
why-asked-foedus-province = This province belongs to no possible pair for the foedus.
why-asked-foedus-to = The question is into which of the two provinces the next unit moves.
why-asked-foedus-unit = The question is which unit moves in.
why-asked-home = The mercenary returns to a province of its nation.
why-asked-lender = No mercenary can be hired from this nation.
why-asked-loan = The question is which unit is lent.
why-asked-loan-from = The question is from which province the lent unit comes.
why-asked-loan-place = The mercenary cannot be placed there.
why-asked-loss-from = The question is in which province a unit is lost.
why-asked-peace = The question is with which people at the frontier peace is bought.
why-asked-rebellion = The question is whether the vassal rebels.
why-asked-stance = The question is whether the units stay or leave.
why-asked-treaty-province = The Treaty cannot demand this province.
why-asked-treaty-unit = The question is which unit moves in.
why-asked-unit-draw = First a unit is drawn.
why-card-too-dear = The { $nation } have not enough gold for this card.
why-no-card-target = The { $nation } find nobody now against whom this card could be played.
why-no-conversion = This nation cannot become Catholic.
why-no-conversion-bonus = There is no bonus of a conversion now.
why-no-free-offer = This nation cannot offer a foedus now.
why-no-such-card = The { $nation } do not have this Diplomacy card.
why-nobody-moved-in = At least one unit must move in.
why-not-your-nation = The { $nation } are not yours.
why-tribute-too-dear = There is not so much gold.
why-not-held = Nobody there holds this card.
