### Invasions - Bündnisse, Klienten, Foedera, Vasallen, Diplomatie und Religion (Deutsch).
### $seat wer gefragt ist; $nation, $target, $to, $ally, $federate, $patron, $suzerain, $lender,
### $borrower, $province, $first, $second, $foedus, $from, $area, $unit, $power und $card sind Namen;
### $gold, $points und $number Zahlen; $card_id, $answer_id, $stance_id und $passed_id Kennungen.

## Aktionen

action-from = Eine Einheit aus { $province }
action-convert = Katholisch werden
action-claim_conversion = Den Bonus der Bekehrung jetzt nehmen
action-end_convert = Nichts (mehr) ändern
action-draw_diplomacy = Die Diplomatiekarte „{ $card }“ ziehen
action-play_diplo = { $card_id ->
    [alliance] Karte Allianz für die { $nation }: ein Bündnis anbieten
    [alliance_break] Karte Allianz für die { $nation }: ein fremdes Bündnis brechen
    [treaty] Karte Vertrag für die { $nation }
    [marriage] Karte Heirat für die { $nation }
    [tribute] Karte Tribut für die { $nation }
    [foedus] Karte Foedus für die { $nation }
    [bribe] Karte Bestechung für die { $nation }
   *[mercenary] Karte Söldner für die { $nation }
}
action-diplo_target = { $nation }
action-hold_diplo = Keine Diplomatie
action-answer_alliance = { $answer_id ->
    [yes] Das Bündnis annehmen
   *[no] Das Bündnis ablehnen
}
action-treaty_province = { $province } verlangen
action-treaty_move_in = { $unit } einrücken lassen
action-end_treaty = Niemand rückt mehr ein
action-mc_lend = { $unit } verleihen
action-mc_place = Aufstellen: { $province }
action-rt_end = Niemand zieht sich mehr zurück
action-offer_foedus = Die { $nation } bieten ein Foedus an
action-foedus_province = { $province } überlassen
action-answer_foedus = { $answer_id ->
    [yes] Das Foedus annehmen
   *[no] Das Foedus ablehnen
}
action-foedus_horde = Die Horde zieht nach { $province }
action-foedus_to = Die nächste Einheit zieht nach { $province }
action-foedus_unit = Einziehen lassen: { $unit }
action-end_foedus = Fertig
action-break_foedus = { $answer_id ->
    [yes] Das Foedus brechen: { $foedus }
   *[no] Das Foedus halten: { $foedus }
}
action-stay_or_retreat = { $stance_id ->
    [stay] In { $province } bleiben und kämpfen
   *[retreat] Aus { $province } abziehen
}
action-seize_card = „{ $card }“ nehmen
action-buy_peace = Frieden mit den { $nation } kaufen
action-no_peace = Keinen Frieden kaufen
action-rebel = { $answer_id ->
    [yes] Sich erheben
   *[no] Treu bleiben
}
action-rebel_loss = { $unit } verlieren
action-ev_answer = { $answer_id ->
    [yes] Einwilligen
   *[no] Ablehnen
}

## Fragen

prompt-conversion = { $seat }, werden die { $nation } katholisch, oder nimmst du den Bonus der Bekehrung?
prompt-diplomacy = { $seat }, spielst du eine Diplomatiekarte, ein Ereignis oder bietest du ein Foedus an?
prompt-diplomacy-target = { $seat }, wen betrifft die Diplomatiekarte der { $nation }?
prompt-treaty-province = { $seat }, welche Provinz der { $target } verlangen die { $nation }?
prompt-treaty-entry = { $seat }, welche Einheiten der { $nation } rücken in { $province } ein?
prompt-alliance-answer = { $seat }, nehmen die { $target } das Bündnis der { $nation } an?
prompt-bribe = { $seat }, bestichst du die { $besieger }, damit die Belagerung endet?
prompt-hire-choice = { $seat }, bei wem werben die { $nation } einen Söldner an?
prompt-consent = { $seat }, willigst du für die { $nation } ein?
prompt-demand = { $seat }, zahlen die { $payer } den verlangten Tribut an die { $nation }?
prompt-loan-unit = { $seat }, welche Einheit verleihen die { $lender } an die { $borrower }?
prompt-loan-place = { $seat }, wohin kommt der Söldner der { $borrower }?
prompt-home-place = { $seat }, in welche Provinz kehrt der Söldner heim?
prompt-foedus-target = { $seat }, wem bieten die { $nation } ein Foedus an?
prompt-foedus-pair = { $seat }, welche zwei Provinzen geben die { $nation } an die { $federate }?
prompt-foedus-answer = { $seat }, nehmen die { $federate } das Foedus der { $nation } an ({ $first }, { $second })?
prompt-foedus-horde = { $seat }, in welche der beiden Provinzen zieht die Horde der { $federate }?
prompt-foedus-fill = { $seat }, wohin zieht die nächste Einheit der { $federate }?
prompt-foedus-unit = { $seat }, welche Einheit der { $federate } zieht nach { $to }?
prompt-foedus-break = { $seat }, brichst du das Foedus um { $foedus }?
prompt-stance = { $seat }, bleiben die { $nation } in { $province } oder ziehen sie ab?
prompt-frontier-peace = { $seat }, mit wem kaufen die { $nation } für 5 Gold Frieden, bis beide gehandelt haben?
prompt-rebellion = { $seat }, erheben sich die { $nation } gegen ihren Oberherrn?
prompt-rebellion-loss = { $seat }, die Rebellion ist gescheitert: Welche Einheit verlieren die { $nation }?

## Was geschah

event-converted = Die { $nation } sind jetzt katholisch.
event-conversion-bonus = { $nation }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für die Bekehrung.
event-drew-diplomacy = { $card ->
    [none] { $nation }: eine Diplomatiekarte gezogen.
   *[other] { $nation }: Diplomatiekarte „{ $card }“ gezogen.
}
event-drew-openly = { $nation }: Diplomatiekarte „{ $card }“ gezogen.
event-played-diplomacy = { $card_id ->
    [alliance] Die { $nation } spielen Allianz.
    [alliance_break] Die { $nation } spielen Allianz, um ein Bündnis zu brechen.
    [treaty] Die { $nation } spielen Vertrag.
    [marriage] Die { $nation } spielen Heirat.
    [tribute] Die { $nation } spielen Tribut.
    [foedus] Die { $nation } spielen Foedus.
    [bribe] Die { $nation } spielen Bestechung.
   *[mercenary] Die { $nation } spielen Söldner.
}
event-discarded-diplomacy = { $nation }: { $number } Gold für ungenutzte Diplomatiekarten.
event-paid = Die { $nation } zahlen { $gold } Gold an die { $to }.
event-d2 = { $passed_id ->
    [yes] { $nation }: Test bestanden.
   *[no] { $nation }: Test nicht bestanden.
}
event-allied = Die { $nation } und die { $ally } sind Verbündete.
event-alliance-refused = Die { $target } lehnen das Bündnis der { $nation } ab.
event-parted = Das Bündnis der { $nation } und der { $ally } ist zu Ende.
event-client = Die { $nation } sind Klient der { $patron }.
event-client-left = Die { $nation } sind nicht mehr Klient der { $patron }.
event-pact = Die { $nation } und die { $other } schließen einen Pakt.
event-ceded = Die { $nation } treten { $province } an die { $to } ab.
event-lent = Die { $nation } verleihen eine Einheit an die { $to }: { $unit }, { $province }.
event-came-home = { $nation }: Ein Söldner kehrt heim ({ $unit }).
event-foedus-offered = Die { $nation } bieten ein Foedus an: { $first } und { $second } für die { $federate }.
event-foedus-answered = { $answer_id ->
    [yes] Die { $federate } nehmen das Foedus der { $nation } an.
   *[no] Die { $federate } lehnen das Foedus der { $nation } ab.
}
event-foedus = Ein Foedus tritt in Kraft: Die { $federate } siedeln für die { $nation } in { $first } und { $second }.
event-foedus-broken = Die { $federate } brechen ein Foedus der { $nation }.
event-foedus-lapsed = Ein Foedus der { $nation } für die { $federate } ist erloschen.
event-submitted = Die { $nation } unterwerfen sich; Oberherr sind die { $suzerain }.
event-card-seized = { $card ->
    [none] { $to } nimmt { $power } ein Ereignis ab.
   *[other] { $to } nimmt { $power } das Ereignis „{ $card }“ ab.
}
event-freed = Die { $nation } sind nicht mehr Vasall der { $suzerain }.
event-rebelled = { $answer_id ->
    [yes] Die { $nation } erheben sich und sind frei.
   *[no] Die Rebellion der { $nation } ist gescheitert.
}

## Warum nicht

why-above-limit = Es stehen noch zu viele Einheiten dort.
why-asked-alliance = Gefragt ist, ob das Bündnis angenommen wird.
why-asked-breach = Gefragt ist, ob dieses Foedus gebrochen wird.
why-asked-bribe = Gefragt ist, ob jemand den Belagerer besticht.
why-asked-card-target = Gefragt ist, wen die Diplomatiekarte betrifft.
why-asked-consent = Gefragt ist, ob du einwilligst.
why-asked-conversion = Gefragt ist, ob die Nation katholisch wird.
why-asked-demand = Gefragt ist, ob der Tribut gezahlt wird.
why-asked-diplomacy = Gefragt ist Diplomatie: Karte, Ereignis, Foedus oder nichts.
why-asked-federate = Gefragt ist, wem das Foedus angeboten wird.
why-asked-foedus-answer = Gefragt ist, ob das Foedus angenommen wird.
why-asked-foedus-from = Gefragt ist, aus welcher Provinz die Einheit kommt.
why-asked-foedus-horde = Gefragt ist, wohin die Horde zieht.
why-asked-foedus-province = Diese Provinz gehört zu keinem möglichen Paar für das Foedus.
why-asked-foedus-to = Gefragt ist, in welche der beiden Provinzen die nächste Einheit zieht.
why-asked-foedus-unit = Gefragt ist, welche Einheit einzieht.
why-asked-home = Der Söldner kehrt in eine Provinz seiner Nation heim.
why-asked-lender = Von dieser Nation kann kein Söldner angeworben werden.
why-asked-loan = Gefragt ist, welche Einheit verliehen wird.
why-asked-loan-from = Gefragt ist, aus welcher Provinz die verliehene Einheit kommt.
why-asked-loan-place = Dort kann der Söldner nicht aufgestellt werden.
why-asked-loss-from = Gefragt ist, in welcher Provinz eine Einheit verloren geht.
why-asked-peace = Gefragt ist, mit welchem Volk an der Grenze Frieden gekauft wird.
why-asked-rebellion = Gefragt ist, ob sich der Vasall erhebt.
why-asked-stance = Gefragt ist, ob die Einheiten bleiben oder abziehen.
why-asked-treaty-province = Diese Provinz kann der Vertrag nicht verlangen.
why-asked-treaty-unit = Gefragt ist, welche Einheit einrückt.
why-asked-unit-draw = Zuerst wird eine Einheit gezogen.
why-card-too-dear = Die { $nation } haben nicht genug Gold für diese Karte.
why-no-card-target = Die { $nation } finden jetzt niemanden, gegen den diese Karte gespielt werden könnte.
why-no-conversion = Diese Nation kann nicht katholisch werden.
why-no-conversion-bonus = Einen Bonus der Bekehrung gibt es jetzt nicht.
why-no-free-offer = Diese Nation kann jetzt kein Foedus anbieten.
why-no-such-card = Die { $nation } haben diese Diplomatiekarte nicht.
why-nobody-moved-in = Mindestens eine Einheit muss einrücken.
why-not-your-nation = Die { $nation } gehören dir nicht.
why-tribute-too-dear = So viel Gold ist nicht da.
why-not-held = Diese Karte hält dort niemand.
