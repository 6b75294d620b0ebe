### Der Film eines Tisches: Kapitel, Zeitleiste, ein Moment zum Teilen (Deutsch).
### $title ist der Titel eines Kapitels, $speed ist geschrieben wie 2×.

film-chapters = Kapitel
film-chapter-of = { $number } von { $count }
film-begins = Die Partie beginnt
film-caption = Gezeigter Moment
film-chapter-back = Kapitel zurück (⇧ ←)
film-chapter-on = Nächstes Kapitel (⇧ →)
film-speed = Tempo
film-faster = Tempo { $speed }
film-time = { $at } von { $all }
film-quick = Ruhiges überspringen
film-hide = Kommendes verbergen
film-on-brief = Weiterspielen
film-playhead = Stelle im Film
film-at = Zug { $number } von { $count }. { $title }
film-points = Punkte, wenn jetzt alles gewertet würde
film-share = Moment teilen
film-share-about = Der Link öffnet den Film an dieser Stelle. Wer ihm folgt, sieht, was er an diesem Tisch sehen darf.
film-send = Senden …
film-copied = Text und Link sind kopiert.
