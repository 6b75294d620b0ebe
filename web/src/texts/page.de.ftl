ui-close = Schließen
page-skip = Zum Inhalt springen
page-load-failed = Diese Seite ließ sich nicht laden.
page-reload = Neu laden
page-not-found = Diese Seite gibt es nicht
page-home = Zur Startseite
