### Attila - warum eine Aktion jetzt nicht möglich ist (Deutsch).
### Eine Nachricht je Grund; $tribe, $province, $tile und $seat sind Namen, $province_id ist eine Id.

why-game-over = Die Partie ist zu Ende.
why-unknown-word = „{ $action }“ ist keine Aktion dieses Spiels.
why-not-your-turn = Jetzt muss { $seat } entscheiden.

why-asked-draw = Es wird gerade eine Karte gezogen; anderes ist jetzt nicht möglich.
why-not-in-pile = Im Nachziehstapel ist keine Karte der { $tribe }.
why-asked-start = Gerade wird ausgelost, wer beginnt.
why-asked-card = Zuerst muss eine Karte ausgespielt werden.
why-asked-place = Zuerst muss der Stein zur ausgespielten Karte gesetzt werden.
why-asked-influence = Erst ist zu entscheiden: Einfluss nehmen oder darauf verzichten.
why-asked-second = Die Frage ist, ob und wohin der zweite Stein kommt.
why-asked-discard = Keine Karte ist spielbar, also muss eine abgeworfen werden.
why-asked-commit = Es läuft eine Auseinandersetzung: Karten legen oder passen.
why-asked-tile = Die Frage ist, ob du ein Aktions-Plättchen verwendest; lehne das erst ab.
why-asked-exchange = Zuerst sind die Karten für den Tausch zu wählen.
why-asked-boost = Zuerst ist das Volk zu wählen, bei dem der Zählstein steigt.

why-card-not-in-hand = Du hast keine weitere Karte der { $tribe } auf der Hand.
why-no-stone-left = Der Vorrat der { $tribe } ist leer.
why-no-place-for-tribe = Keine Provinz darf jetzt einen Stein der { $tribe } aufnehmen.
why-province-pacified = { $province } ist befriedet und nimmt keine Steine mehr auf.
why-no-sixth-stone = { $province } enthält schon fünf Steine; ein sechster ist nie erlaubt.
why-only-upper = Solange die { $tribe } nicht auf dem Spielplan stehen, kommen sie über eine der sechs oberen Provinzen herein; { $province } gehört nicht dazu.
why-not-adjacent = Die { $tribe } stehen weder { in-province } noch in einer Nachbarprovinz, und eine obere Provinz ist es nicht.
why-tribe-absent = Die { $tribe } haben keinen Stein { in-province }; ihre Karten dürfen dort nicht gelegt werden.
why-one-tile-per-turn = Pro Zug ist nur ein Aktions-Plättchen erlaubt; { $tile } muss warten.
why-tile-gone = Das Aktions-Plättchen { $tile } ist schon verwendet.
why-nothing-to-exchange = Ohne Handkarten nützt { $tile } nichts.
why-double-only-after-last-slot = { $tile } ist erst nach der letzten regulären Karte des Zuges möglich.
why-double-needs-card = { $tile } setzt eine spielbare Handkarte voraus.
why-exchange-at-least-one = Mindestens eine Karte muss getauscht werden.
