### Rising Cultures - Bezeichnungen der Aktionen, Namen dessen, wovon sie handeln, und Titel (Deutsch).
### $card, $province, $nation, $source und $option sind Namen, $use_id und $nation_id sind Ids;
### $start nennt einen Platz, $card_kind ist person oder building.

action-pick = „{ $card }“ wählen
action-play = { $use_id ->
    [coins] „{ $card }“ für Münzen abwerfen
    [military] „{ $card }“ als Militär nutzen
    [resource] „{ $card }“ als Ressource nutzen
   *[build] { $card_kind ->
        [person] „{ $card }“ einsetzen
       *[building] „{ $card }“ bauen
    }
}
action-swap_paid = Für 1 Münze eine Karte tauschen
action-swap_free = Kostenlos eine Karte tauschen
action-swap_done = Nicht mehr tauschen
action-ascend = Mit der untersten Ressourcenkarte aufsteigen
action-no_ascend = Nicht aufsteigen
action-contest = Teilnehmen und die Provinz gewinnen
action-abstain = Auf die Provinz verzichten
action-maghreb_discard = Eine Karte des Ablagestapels aufsteigen lassen
action-maghreb_military = Die unterste Militärkarte aufsteigen lassen
action-activate = Aktion nutzen: { $source }
action-end_turn = Den Zug beenden
action-target = „{ $card }“ wählen
action-option = { $option }
action-draw = „{ $card }“ ziehen
action-lay = Die Provinz { $province } auslegen
action-nation = { $nation_id ->
    [abbasids] Das Los fällt auf die { $nation }
   *[other] Das Los fällt auf { $nation }
}
action-marker = { $start } erhält den Marker

## Namen

start-0 = Der erste Platz
start-1 = Der zweite Platz
nation-rome = Rom
nation-persia = Persien
nation-abbasids = Abbasiden
nation-egypt = Ägypten
use-coins = Münzen
use-military = Militär
use-resource = Ressource
use-build = Bauen
source-bar1 = roter Balken 1
source-bar2 = roter Balken 2
source-bar3 = roter Balken 3
source-bar4 = roter Balken 4
source-bar5 = roter Balken 5
source-bar6 = roter Balken 6
source-stage1 = Stufe 1
source-stage2 = Stufe 2
source-stage3 = Stufe 3
source-stage4 = Stufe 4
source-stage5 = Stufe 5
source-stage6 = Stufe 6
source-stage7 = Stufe 7
source-tableau1 = erster Aufdruck des Tableaus
source-tableau2 = zweiter Aufdruck des Tableaus
source-tableau3 = dritter Aufdruck des Tableaus
source-tableau4 = vierter Aufdruck des Tableaus
option-none = Keinen Herrscher überdecken
option-for-coins = Die Karte für Münzen abwerfen
option-for-military = Die Karte als Militär nutzen
option-for-resource = Die Karte als Ressource nutzen
option-for-build = Die Karte bauen oder einsetzen
option-again-1 = Stufe 1 wiederholen
option-again-2 = Stufe 2 wiederholen
option-again-3 = Stufe 3 wiederholen
option-again-4 = Stufe 4 wiederholen
option-again-5 = Stufe 5 wiederholen
option-again-6 = Stufe 6 wiederholen
option-again-7 = Stufe 7 wiederholen
symbol-sword = Schwert
symbol-horse = Pferd
symbol-shield = Schild
resource-wood = Holz
resource-brick = Ziegel
resource-stone = Stein
resource-gold = Gold
category-cards = Gebäude und Personen
category-tableau = Tableau
category-provinces = Provinzen
category-marker = Marker
recovered-deck_top = oben auf das Deck
recovered-deck_bottom = unter das Deck
recovered-resource = in den Ressourcenbereich
recovered-military = in den Militärbereich
recovered-hand = auf die Hand

## Titel

title-game = Rising Cultures
title-side-grey = Graue Seite
title-side-golden = Goldene Seite
title-grey-rome = Rom auf sieben Hügeln
title-grey-persia = Reich der Achämeniden
title-grey-abbasids = Kalifat von Bagdad
title-grey-egypt = Zwei Länder am Nil
title-golden-rome = Goldenes Zeitalter: Römischer Friede
title-golden-persia = Goldenes Zeitalter: Friede des Großkönigs
title-golden-abbasids = Goldenes Zeitalter: Zeit der Gelehrten
title-golden-egypt = Goldenes Zeitalter: Die großen Pharaonen
title-sign-A = Zeichen A
title-sign-B = Zeichen B
title-sign-C = Zeichen C
title-trigger-rounds = die siebte Runde war zu Ende
title-trigger-match = beide Partien der Doppelpartie waren zu Ende
title-phase-lots = Auslosen
title-phase-draw = Ziehen
title-phase-start = Erste Karten
title-phase-swap = Tausch
title-phase-return = Unter das Deck
title-phase-act = Zug
title-phase-ascend = Aufstieg
title-phase-target = Ablagestapel
title-phase-option = Auswahl
title-phase-peek = Blick ins Deck
title-phase-ruler = Neuer Herrscher
title-phase-claim = Wettstreit
title-phase-tribute = Nutzen der Provinz
