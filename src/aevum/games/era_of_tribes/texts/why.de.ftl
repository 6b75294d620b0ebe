### Era of Tribes - warum eine Aktion jetzt nicht möglich ist (Deutsch).
### One message per reason; $province, $sea, $village, $card, $good, $unit, $people, $activity, $field
### and $seat are names, $price and $number numbers.

why-game-over = Das Spiel ist vorbei.
why-unknown-word = „{ $action }“ ist keine Aktion dieses Spiels.
why-not-your-turn = Jetzt muss { $seat } entscheiden.

## Something else is asked

why-asked-aboard = Ein Vasall ist auf See: Erst muss er weitersegeln oder an Land gehen.
why-asked-action = Erst ist eine Aktion zu wählen oder zu passen.
why-asked-allot = Gefragt ist, wie viele Marker du für den Krieg beiseitelegst.
why-asked-battle = Gefragt ist, welcher Kampf als nächster kommt.
why-asked-bonus = Gefragt ist, ob du eine Bonusaktion hinzufügst.
why-asked-challenge = Gefragt ist, wen du auf See herausforderst, wenn überhaupt.
why-asked-city = Gefragt ist, ob du eine Stadt hinsetzt.
why-asked-commit = Gefragt ist, was du in den Kampf schickst.
why-asked-consent = Ein Angebot wartet auf Antwort: zustimmen oder ablehnen.
why-asked-convert = Gefragt ist, was aus deinen neuen Vasallen wird.
why-asked-die = Jetzt fällt der Würfel der Plünderer.
why-asked-diplomacy = Gefragt ist, welche Diplomatie-Aktion dein Anführer ausführt.
why-asked-expel = Gefragt ist, welche Handelsposten du ausweist.
why-asked-found = Gefragt ist, wo du Städte gründest.
why-asked-free-army = Gefragt ist, ob ein Vasall einer ungebauten Stadt deine kostenlose Armee wird.
why-asked-free-fleet = Gefragt ist, wohin deine kostenlose Flotte kommt.
why-asked-grow = Gefragt ist, wo dein Volk wächst.
why-asked-half-progress = Gefragt ist, in welchem Feld du den Fortschritt zum halben Preis machst.
why-asked-host = Gefragt ist, welche Stadt deinen Händler aufnimmt.
why-asked-keep = Gefragt ist, welche Einflusskarte du behältst.
why-asked-leaders = Gefragt ist, wie viele Anführer du einsetzt.
why-asked-lend = Gefragt ist, wie viele Armeen du leihst.
why-asked-lose = Gefragt ist, was du verlierst.
why-asked-luxuries = Gefragt ist, welche Luxusgüter du dazulegst.
why-asked-move = Jetzt ziehen Vasallen und Flotten.
why-asked-parley = Gefragt ist, ob du auf See kämpfst.
why-asked-people = Gefragt ist, welches Volk du führst.
why-asked-position = Gefragt ist, welchen Platz in der Reihenfolge du nimmst.
why-asked-progress = Gefragt ist, in welchem Feld du einen Fortschritt machst.
why-asked-reinforce = Gefragt ist, ob du vor dem Wurf noch etwas schickst.
why-asked-roll = Jetzt fallen die Kampfwürfel.
why-asked-score = Gefragt ist, welche offene Karte gewertet wird.
why-asked-shrink = Dein Volk schrumpft: Nimm erst so viele Figuren zurück, wie verlangt sind.
why-asked-start = Gefragt ist, in welchem Feld du beginnst.
why-asked-toll = Gefragt ist, womit du den Handelsposten bezahlst.
why-asked-village = Entscheide erst über das gewonnene Barbarendorf.

## Set-up and turn

why-section-does-not-fit = Dieser Ausschnitt ist nicht für diese Zahl von Spielern und diese Länge gedacht.
why-already-in-order = Dieser Platz steht schon in der Reihenfolge.
why-people-not-free = Dieses Volk ist vergeben, oder nicht seine ganze Heimat ist im Spiel.
why-not-in-deck = Diese Karte ist nicht mehr im Stapel.
why-not-your-card = „{ $card }“ wurde dir nicht ausgeteilt.
why-not-open = „{ $card }“ liegt nicht offen.
why-no-such-place = Diesen Platz gibt es in der Reihenfolge nicht.
why-no-leader = Keiner deiner Anführer ist bereit.
why-field-used = Das hast du in dieser Runde schon gewählt: { $activity }.
why-no-effect = Das würde jetzt nichts ändern: { $activity }.
why-needs-a-leader = „{ $village }“ ist eine eigene Aktion und braucht einen bereiten Anführer.
why-not-so-many-leaders = So viele deiner Anführer sind bereit: { $number }.
why-morale-too-low = Deine Moral ist zu niedrig für diesen Verlust.
why-no-luxury = Kein Luxusgut: { $good }.
why-no-ready-good = Davon ist kein Marker bereit: { $good }.
why-pick-in-order = Mehreres wird in fester Reihenfolge gewählt; dies wäre früher dran gewesen.
why-not-so-many = Höchstens { $number } sind möglich.

## Villages

why-no-such-village = Du hast kein verdecktes Barbarendorf „{ $village }“.
why-no-such-tile = Ein solches Plättchen ist nicht mehr übrig.
why-another-village = Du hast ein anderes Barbarendorf gewonnen als „{ $village }“.
why-scores-at-the-end = „{ $village }“ zählt am Ende des Spiels und dient sonst nur als Söldner.
why-no-grey-leader = Kein grauer Anführer ist übrig, darum nützt „{ $village }“ jetzt nichts.
why-no-progress-affordable = Du kannst keinen Fortschritt bezahlen, darum nützt „{ $village }“ jetzt nichts.
why-cannot-invent = Dafür brauchst du ein solches Barbarendorf, einen bereiten Anführer und das Geld für einen Fortschritt.

## Growth and conversions

why-no-growth-left = Alles Wachstum ist verbraucht.
why-no-free-vassal = Keiner deiner Vasallen ist frei.
why-no-room = Kein Platz für noch einen neuen Vasallen, nur einer je Figur, die dort stand: { $province }.
why-no-room-anywhere = Für einen weiteren Vasallen fehlt Wachstum oder Platz.
why-free-vassals-first = Vasallen ungebauter Städte werden erst genommen, wenn keiner mehr frei ist.
why-no-slot-vassal = Deine Moral ist zu niedrig, oder keine ungebaute Stadt hat noch einen Vasallen.
why-no-piece-there = Dort hast du keine Figur, die du zurücknehmen könntest.
why-no-new-vassal = Dort steht kein neuer Vasall von dir: { $province }.
why-no-coast = { $sea } liegt nicht an dieser Küste.
why-no-fleet = Du brauchst Seefahrt und den Preis einer Flotte.
why-no-army = Du brauchst Mechanik und den Preis einer Armee.
why-no-trader = Du brauchst Handel II, die Stadt eines Nachbarn ohne Handelsposten und einen Taler oder Vertrag.
why-no-host = Dort steht keine Stadt eines Nachbarn ohne Handelsposten: { $province }.
why-cannot-pay = Du hast nicht, was das kostet.
why-no-post = Dort steht kein Handelsposten des Angreifers: { $province }.
why-no-berth = { $sea } liegt weder leer an deinem Land, noch gehört es dir.
why-no-vassal = Dir fehlt ein Vasall dafür.

## Movement

why-no-border = { $province } grenzt dort nicht über Land an.
why-no-such-vassal = Kein Vasall von dir hat dort noch so viele Bewegungspunkte: { $province }.
why-no-horse = Keines deiner Pferde ist bereit.
why-no-rested-vassal = Kein Vasall von dir hat dort noch alle Bewegungspunkte: { $province }.
why-no-fleet-to-carry = Keine Flotte von dir kann dort einen Vasallen tragen: { $sea }.
why-no-landing = Von dort ist kein anderes Ufer zu erreichen: { $sea }.
why-no-bridge = Die Brücke deiner Flotten führt nicht darüber: { $sea }.
why-no-shore = { $province } hat dort kein Ufer.
why-own-shore = { $province } gehört dir; Flotten landen dort nicht.
why-no-lane = { $sea } grenzt dort nicht an.
why-no-such-fleet = Keine Flotte von dir hat dort noch so viele Bewegungspunkte: { $sea }.
why-too-far = Diese Fahrt kostet { $price } Bewegungspunkte.
why-no-plunderers = Dein Volk plündert nicht.
why-has-plundered = Diese Flotte hat in dieser Runde schon geplündert.
why-no-plunder = { $province } kann nicht geplündert werden: nur einmal je Spieler und Runde, nur andere Spieler und kein historisches Schlachtfeld.
why-no-challenge = Dort kann niemand herausgefordert werden: { $sea }.

## Cities and battles

why-city-limit = Deine Architektur erlaubt keine weitere Stadt.
why-not-yours = { $province } gehört dir nicht.
why-has-city = { $province } hat schon eine Stadt.
why-too-few-vassals = Für eine Stadt müssen dort drei deiner Vasallen stehen: { $province }.
why-no-battle-there = Dort steht kein Kampf an.
why-none-in-reserve = Davon hast du nichts in Reserve: { $unit }.
why-grey-militia-first = Graue Milizen kommen zuerst, noch vor: { $unit }.
why-cannot-ask = { $seat } kann jetzt nicht um Armeen gebeten werden.
why-cannot-fall-now = Diese Figur fällt jetzt nicht.
why-no-face = Eine solche Seite haben die Würfel nicht.

## Diplomacy and progress

why-once-per-round = Jede Diplomatie-Aktion ist einmal je Runde möglich.
why-cannot-recruit = Ein grauer Anführer kostet Taler und freie Vasallen, und einer muss im Vorrat sein.
why-alone = Hier ist niemand abzuschrecken.
why-ring-taken = Der Ring ist besetzt.
why-cannot-bribe = Die Bestechung kostet { $price } Taler, mehr als du hast.
why-must-negotiate = Der erste Anführer muss eine Diplomatie-Aktion ausführen.
why-must-progress = Der erste Anführer muss einen Fortschritt machen.
why-too-few-treaties = Du hast zu wenige Verträge, um es zu erzwingen.
why-has-refused = { $seat } hat ein Angebot dieses Anführers schon abgelehnt.
why-no-alliance-with = Eine Allianz mit { $seat } ist nicht möglich.
why-no-leader-to-exchange = Einer von euch hat keinen Anführer mehr zum Tausch: { $seat }.
why-no-neighbour = Ihr seid keine Nachbarn.
why-no-ally = { $seat } ist nicht mit dir verbündet.
why-no-seller = { $province } gehört keinem anderen Spieler.
why-home-is-not-sold = { $province } ist Heimat und unverkäuflich.
why-seller-in-revolution = Während einer Revolution ist das nicht zu kaufen: { $province }.
why-too-expensive = Das kostet { $price } Taler, mehr als du hast.
why-top-level = { $field } ist vollendet.
