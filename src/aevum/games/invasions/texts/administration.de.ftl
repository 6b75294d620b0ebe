### Invasions - die Verwaltungsphase: Karten, Katastrophen, Gold, Käufe, Revolten (Deutsch).
### $seat wer gefragt ist; $nation, $power, $province, $area, $sea, $unit, $kind, $leader, $card und
### $calamity sind Namen, $level, $net, $gold, $left und $pip Zahlen; $type_id ist eine Kennung.

## Aktionen

action-area = Die Provinz liegt in { $area }
action-draw_back = { $type_id ->
    [passive] Eine passive Verwaltungskarte ziehen
    [military] Eine militärische Verwaltungskarte ziehen
   *[reform] Eine Reformkarte ziehen
}
action-draw_face = „{ $card }“ ansehen
action-admin_type = { $type_id ->
    [passive] Passive Verwaltung bezahlen
    [military] Militärische Verwaltung bezahlen
   *[reform] Reformen bezahlen
}
action-admin_card = „{ $card }“ ausspielen
action-place_revolt = Revolte in { $province }
action-clear_site = Geplünderten Platz räumen: { $province }
action-end_recovery = Keinen weiteren Platz räumen
action-disband_at = Eine Einheit auflösen: { $province }
action-disband_fleet = Eine Flotte auflösen: { $sea }
action-disband = { $unit } auflösen
action-buy = { $kind } kaufen
action-buy_at = Aufstellen: { $province }
action-buy_in = Zu Wasser lassen: { $sea }
action-repair_at = Eine Einheit reparieren: { $province }
action-repair_fleet = Eine Flotte reparieren: { $sea }
action-repair = { $unit } reparieren
action-fortify = Die Stadt befestigen: { $province }
action-restore_limes = Den Limes wieder errichten: { $province }
action-end_purchases = Nichts mehr kaufen
action-suppress = Die Revolte bekämpfen: { $province }
action-suppress_reroll = Noch einmal würfeln
action-suppress_accept = Den Wurf gelten lassen
action-suppress_loss = { $unit } verlieren
action-end_suppress = Keine Revolte bekämpfen

## Fragen

prompt-admin-type = { $seat }, welche Art der Verwaltung bezahlst du für die { $nation }?
prompt-admin-card = { $seat }, welche der gesehenen Karten spielst du für die { $nation }?
prompt-place-revolt = { $seat }, in welcher Provinz bricht eine Revolte gegen die { $nation } aus?
prompt-quake-city = { $seat }, welche Stadt der { $nation } trifft das Erdbeben?
prompt-clear-sites = { $seat }, welche geplünderten Plätze in { $area } räumst du für die { $nation }? (noch { $left })
prompt-disband-place = { $seat }, die { $nation } können nicht zahlen: Wo löst du eine Einheit auf?
prompt-disband = { $seat }, welche Einheit der { $nation } löst du in { $province } auf?
prompt-pass-foedera = { $seat }, die { $nation } sind gefallen: Nehmen die { $federate } die andere Reichshälfte als neuen Herrn an?
prompt-purchase = { $seat }, was kaufst du für die { $nation }?
prompt-buy-place = { $seat }, wo stellst du die neue Einheit der { $nation } auf?
prompt-buy-sea = { $seat }, in welcher Seezone lässt du die Flotte der { $nation } zu Wasser?
prompt-repair = { $seat }, welche Einheit der { $nation } reparierst du in { $province }?
prompt-suppression = { $seat }, welche Revolte bekämpfen die { $nation }?
prompt-suppress-again = { $seat }, die Revolte in { $province } ist nicht niedergeschlagen: Würfelt dein Anführer noch einmal?
prompt-suppress-loss = { $seat }, welche Einheit der { $nation } geht in { $province } verloren?

## Was geschah

event-revolt-broke-out = { $level ->
    [1] Revolte in { $province }.
   *[other] Die Revolte in { $province } greift um sich.
}
event-revolt-ended = Die Revolte in { $province } ist niedergeschlagen.
event-administration = Die { $nation } spielen die Verwaltungskarte „{ $card }“.
event-calamity = Eine Katastrophe trifft die { $nation }: { $calamity }.
event-earthquake = Die Erde bebt in { $province }.
event-income = Die { $nation } verbuchen { $net } Gold und haben nun { $gold }.
event-bankrupt = Die { $nation } sind bankrott.
event-collapsed = Das Imperium der { $nation } bricht zusammen.
event-bought = Die { $nation } kaufen { $kind }.

## Warum nicht

why-asked-draw = Zuerst muss eine Karte gezogen werden.
why-asked-type = Gefragt ist, welche Art der Verwaltung bezahlt wird.
why-type-not-drawn = Von dieser Art wurde keine Karte gezogen.
why-type-not-open = Eine bezahlbare Art muss genommen werden; ist keine bezahlbar, die billigste.
why-asked-card = Gefragt ist, welche Verwaltungskarte gespielt wird.
why-card-not-seen = „{ $administration }“ ist nicht unter den Karten, die du gesehen hast.
why-no-revolt-there = Eine Revolte bricht in einer Provinz des Opfers ohne Hauptstadt und ohne Anführer aus, und nicht dort, wo schon eine große tobt.
why-asked-quake = Gefragt ist, welche Stadt das Erdbeben trifft.
why-asked-site = Gefragt ist, welche geplünderten Plätze geräumt werden.
why-asked-disband = Gefragt ist, welche Einheit aufgelöst wird.
why-asked-purchase = Gefragt ist, was gekauft wird.
why-cannot-buy = Diese Einheit ist nicht zu kaufen: keine im Vorrat, kein Gold, kein Platz, noch nicht, oder die Grenze der nationalen Einheiten ist erreicht.
why-no-place-for-unit = Neue Einheiten stehen in eigenen Provinzen, die nicht in Revolte sind, im Rahmen des Einheitenlimits und nicht neben Fremden.
why-no-place-for-fleet = Neue Flotten laufen aus, wo du eine Küstenstadt und Platz hast.
why-cannot-repair = Imperien reparieren bis zu zwei eigene beschädigte Eliteeinheiten zum halben Preis.
why-cannot-fortify = { $province } hat keine Stadt, die jetzt befestigt werden kann, oder das Gold fehlt.
why-cannot-restore = In { $province } kann kein zerstörter Limes wieder errichtet werden.
why-asked-suppress = Gefragt ist, welche Revolte bekämpft wird.
why-no-suppression = In { $province } gibt es keine Revolte, die jetzt bekämpft werden kann.
why-asked-reroll = Gefragt ist, ob noch einmal gewürfelt wird.
why-asked-loss = Gefragt ist, welche Einheit verloren geht.
why-asked-foedera = Gefragt ist, ob das Foedus auf die andere Reichshälfte übergeht.
