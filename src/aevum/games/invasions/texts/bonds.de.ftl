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
    [alliance] Karte Allianz für { $nation }: ein Bündnis anbieten
    [alliance_break] Karte Allianz für { $nation }: ein fremdes Bündnis brechen
    [treaty] Karte Vertrag für { $nation }
    [marriage] Karte Heirat für { $nation }
    [tribute] Karte Tribut für { $nation }
    [foedus] Karte Foedus für { $nation }
    [bribe] Karte Bestechung für { $nation }
   *[mercenary] Karte Söldner für { $nation }
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
action-offer_foedus = { $nation } bietet ein Foedus an
action-foedus_province = { $province } überlassen
action-answer_foedus = { $answer_id ->
    [yes] Das Foedus annehmen
   *[no] Das Foedus ablehnen
}
action-foedus_horde = Die Horde zieht nach { $province }
action-foedus_to = Die nächste Einheit zieht nach { $province }
action-foedus_unit = { $unit } zieht ein
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

prompt-conversion = { $seat }, wird { $nation } katholisch, oder nimmst du den Bonus der Bekehrung?
prompt-diplomacy = { $seat }, spielst du eine Diplomatiekarte, ein Ereignis oder bietest du ein Foedus an?
prompt-diplomacy-target = { $seat }, wen betrifft die Diplomatiekarte von { $nation }?
prompt-treaty-province = { $seat }, welche Provinz von { $target } verlangt { $nation }?
prompt-treaty-entry = { $seat }, welche Einheiten von { $nation } rücken in { $province } ein?
prompt-alliance-answer = { $seat }, nimmt { $target } das Bündnis mit { $nation } an?
prompt-bribe = { $seat }, bestichst du { $besieger }, damit die Belagerung endet?
prompt-hire-choice = { $seat }, bei wem wirbt { $nation } einen Söldner an?
prompt-consent = { $seat }, willigst du für { $nation } ein?
prompt-demand = { $seat }, zahlt { $payer } den verlangten Tribut an { $nation }?
prompt-loan-unit = { $seat }, welche Einheit verleiht { $lender } an { $borrower }?
prompt-loan-place = { $seat }, wohin kommt der Söldner von { $borrower }?
prompt-home-place = { $seat }, in welche Provinz kehrt der Söldner heim?
prompt-foedus-target = { $seat }, wem bietet { $nation } ein Foedus an?
prompt-foedus-pair = { $seat }, welche zwei Provinzen überlässt { $nation } dem Volk { $federate }?
prompt-foedus-answer = { $seat }, nimmt { $federate } das Foedus mit { $nation } an ({ $first }, { $second })?
prompt-foedus-horde = { $seat }, in welche der beiden Provinzen zieht die Horde von { $federate }?
prompt-foedus-fill = { $seat }, wohin zieht die nächste Einheit von { $federate }?
prompt-foedus-unit = { $seat }, welche Einheit von { $federate } zieht nach { $to }?
prompt-foedus-break = { $seat }, brichst du das Foedus um { $foedus }?
prompt-stance = { $seat }, bleibt { $nation } in { $province } oder zieht es ab?
prompt-rebellion = { $seat }, erhebt sich { $nation } gegen seinen Souverän?
prompt-rebellion-loss = { $seat }, die Erhebung ist gescheitert: Welche Einheit verliert { $nation }?

## Was geschah

event-converted = { $nation }: jetzt katholisch.
event-conversion-bonus = { $nation }: { $points } Siegpunkte für die Bekehrung.
event-drew-diplomacy = { $card ->
    [none] { $nation }: eine Diplomatiekarte gezogen.
   *[other] { $nation }: Diplomatiekarte „{ $card }“ gezogen.
}
event-drew-openly = { $nation }: Diplomatiekarte „{ $card }“ gezogen.
event-played-diplomacy = { $card_id ->
    [alliance] { $nation } spielt Allianz.
    [alliance_break] { $nation } spielt Allianz, um ein Bündnis zu brechen.
    [treaty] { $nation } spielt Vertrag.
    [marriage] { $nation } spielt Heirat.
    [tribute] { $nation } spielt Tribut.
    [foedus] { $nation } spielt Foedus.
    [bribe] { $nation } spielt Bestechung.
   *[mercenary] { $nation } spielt Söldner.
}
event-discarded-diplomacy = { $nation }: { $number } Gold für ungenutzte Diplomatiekarten.
event-paid = { $nation } zahlt { $gold } Gold an { $to }.
event-d2 = { $passed_id ->
    [yes] { $nation }: Test bestanden.
   *[no] { $nation }: Test nicht bestanden.
}
event-allied = { $nation } und { $ally } sind Verbündete.
event-alliance-refused = { $target } lehnt das Bündnis mit { $nation } ab.
event-parted = Das Bündnis von { $nation } und { $ally } ist zu Ende.
event-client = { $nation } ist Klient von { $patron }.
event-client-left = { $nation } ist nicht mehr Klient von { $patron }.
event-pact = { $nation } und { $other } schließen einen Pakt.
event-ceded = { $nation } tritt { $province } an { $to } ab.
event-lent = { $nation } verleiht eine Einheit an { $to }: { $unit }, { $province }.
event-came-home = { $nation }: Ein Söldner kehrt heim ({ $unit }).
event-foedus-offered = { $nation } bietet { $federate } ein Foedus an: { $first } und { $second }.
event-foedus-answered = { $answer_id ->
    [yes] { $federate } nimmt das Foedus mit { $nation } an.
   *[no] { $federate } lehnt das Foedus mit { $nation } ab.
}
event-foedus = Ein Foedus tritt in Kraft: { $federate } siedelt für { $nation } in { $first } und { $second }.
event-foedus-broken = { $federate } bricht ein Foedus mit { $nation }.
event-foedus-lapsed = Ein Foedus von { $federate } mit { $nation } ist erloschen.
event-submitted = { $nation } unterwirft sich: Souverän ist { $suzerain }.
event-card-seized = { $card ->
    [none] { $to } nimmt { $power } ein Ereignis ab.
   *[other] { $to } nimmt { $power } das Ereignis „{ $card }“ ab.
}
event-freed = { $nation } ist nicht mehr Vasall von { $suzerain }.
event-rebelled = { $answer_id ->
    [yes] { $nation } erhebt sich und ist frei.
   *[no] Die Erhebung von { $nation } ist gescheitert.
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
why-asked-rebellion = Gefragt ist, ob sich der Vasall erhebt.
why-asked-stance = Gefragt ist, ob die Einheiten bleiben oder abziehen.
why-asked-treaty-province = Diese Provinz kann der Vertrag nicht verlangen.
why-asked-treaty-unit = Gefragt ist, welche Einheit einrückt.
why-asked-unit-draw = Zuerst wird eine Einheit gezogen.
why-card-too-dear = { $nation } hat nicht genug Gold für diese Karte.
why-no-card-target = { $nation } findet jetzt niemanden, gegen den diese Karte gespielt werden könnte.
why-no-conversion = Diese Nation kann nicht katholisch werden.
why-no-conversion-bonus = Einen Bonus der Bekehrung gibt es jetzt nicht.
why-no-free-offer = Diese Nation kann jetzt kein Foedus anbieten.
why-no-such-card = { $nation } hat diese Diplomatiekarte nicht.
why-no-such-unit = Eine solche Einheit ist nicht dort.
why-nobody-moved-in = Mindestens eine Einheit muss einrücken.
why-not-your-nation = { $nation } ist nicht deine Nation.
why-tribute-too-dear = So viel Gold ist nicht da.
why-not-held = Diese Karte hält dort niemand.
