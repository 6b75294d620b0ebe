### Attila - die geführte erste Partie (Deutsch). Was an jedem Schritt zu lesen ist, und was zu sagen
### ist, wenn etwas anderes gewählt wurde. Du bist Ada; Ben und Cleo spielen mit.

lesson-aim = Willkommen. Kein Volk gehört dir: Alle spielen Karten aller sechs Völker aus und setzen deren Steine. Man gewinnt durch Einfluss: Wer bei der Wertung eines Volkes auf dessen Leiste am höchsten liegt, bekommt Punkte für die Steine, wer folgt, für die Provinzen. Den Goten geht es hier gut, und auf ihrer Leiste führst du.
lesson-card = Du bist am Zug. Spiel eine Karte aus; ihr Volk setzt dann einen Stein. Nimm die Goten.
lesson-card-wrong = Auch diese Karte ginge, aber bei den Goten führst du: Jeder ihrer Steine ist ein Punkt für dich. Spiel die Goten aus.
lesson-province = Die leuchtenden Provinzen dürfen den Stein aufnehmen: die sechs oberen an der Linie, jene, in denen Goten stehen, und deren Nachbarn. Setz ihn in die markierte Provinz, die mit vier Steinen dann voll ist.
lesson-province-wrong = Auch das wäre erlaubt, aber stärke diesmal deine Goten in der markierten Provinz.
lesson-influence = Nimm nun den Einfluss: Dein Zählstein bei den Goten steigt um ein Feld, denn es ist das 4. Jahrhundert. Du könntest stattdessen für einen zweiten Stein verzichten; das kommt später.
lesson-influence-wrong = Nimm diesmal den Einfluss, damit dich niemand einholt.
lesson-conflict = Ben hat einen fünften Stein gesetzt: Das gibt eine Auseinandersetzung. Alle dürfen verdeckt Karten für Völker legen, die dort stehen; Steine und Karten zusammen sind die Stärke eines Volkes, und das schwächste weicht. Goten 3, Hunnen 2, und Ben hat eine Karte gelegt. Ist es ein Hunne, sind beide gleich stark und müssen beide gehen. Leg einen Goten.
lesson-conflict-wrong = Ohne Karte setzt du alle deine Goten dort aufs Spiel. Wähle einen Goten.
lesson-lay = Ein Gote ist gewählt. Gelegte Karten sind weg, wie es auch ausgeht, also ist eine genug: Leg sie.
lesson-lay-wrong = Vier gegen höchstens drei ist sicher. Leg deine Karte jetzt.
lesson-scoring = Die Hunnen mussten weichen, und die Provinz ist befriedet: Ihre Steine bleiben für immer, andere kommen nicht mehr hinein. Das Plättchen war das letzte des 4. Jahrhunderts, darum wurden alle Völker gewertet: Die Goten brachten dir 4 Punkte für ihre Steine und Ben 2 für ihre Provinzen. Du hast 5, Ben 4, Cleo 2.
lesson-tile = Im 5. Jahrhundert bringt ein Stein zwei Felder Einfluss. Bei den Franken liegt Cleo ein Feld vorn. Du besitzt drei Aktions-Plättchen, jedes für ein Mal, und darfst je Zug eines verwenden. Verwende 2 Einfluss.
lesson-tile-wrong = Die anderen Plättchen sind für später. Verwende 2 Einfluss.
lesson-boost = Zwei Felder sind zu vergeben, auf einer Leiste oder auf zweien. Gib das erste den Franken.
lesson-boost-wrong = Um Cleo zu überholen, brauchst du beide Felder bei den Franken.
lesson-boost-again = Jetzt liegst du mit Cleo gleichauf. Gib den Franken auch das zweite Feld.
lesson-boost-again-wrong = Gleichauf ist nicht vorn: Auch das zweite Feld gehört den Franken.
lesson-two-stones = Bei den Franken führst du, und einen hast du gesetzt. Weitere Steine sind dir nun mehr wert als weiterer Einfluss: Verzichte auf den Einfluss.
lesson-two-stones-wrong = Du könntest steigen, aber du führst schon. Verzichte diesmal auf den Einfluss.
lesson-second = Für den Einfluss kommt nun ein zweiter Franke, nach denselben Regeln; der erste zählt schon mit. Setz ihn in die markierte Provinz.
lesson-second-wrong = Breite dich weiter aus: Die markierte Provinz liegt neben deinem ersten Stein.
lesson-end = Das war ein Zug mit allem, was dazugehört. Du ziehst auf sechs Karten nach, dann ist Ben an der Reihe. Die Partie endet, wenn das zehnte Plättchen liegt, ein Vorrat am Ende eines Zuges leer ist oder ein Zählstein Feld 22 erreicht; dann folgt eine letzte Wertung. Drei Fragen, und du bist bereit.
