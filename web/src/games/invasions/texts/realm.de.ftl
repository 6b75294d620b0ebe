### Haushalt und Karten von Invasions (Deutsch).

inv-page-realm = Haushalt
inv-page-cards = Karten
inv-realm-income = Einkommen
inv-realm-expenses = Ausgaben
inv-realm-gold = Schatz
inv-realm-net = { $taxed ->
    [0] Kommt noch hinzu
   *[other] Ist schon gebucht
}
inv-realm-now = Jetzt wären es
inv-realm-after = Danach
inv-realm-limit = Über { $limit } Gold verfällt nach den Käufen.
inv-realm-bankrupt = Die Nation kann nicht alles zahlen: Bankrott.
inv-income-cities = Städte
inv-income-capital = Hauptstadt
inv-income-areas = Regionen
inv-income-provinces = Provinzen
inv-income-off_map = von jenseits der Karte
inv-income-trade = Handel
inv-income-tribute = Tribut
inv-expense-suzerain = an den Oberherrn
inv-expense-foedera = an Föderaten
inv-expense-revolts = Revolten
inv-expense-heresy = Ketzerei
inv-expense-decline = Niedergang
inv-expense-upkeep = Unterhalt der Einheiten
inv-expense-calamities = Katastrophen
inv-tray-title = Nur du siehst diese Karten
inv-tray-none = Du hast keine Karten.
inv-tray-now = jetzt spielbar
inv-tray-later = jetzt nicht
inv-tray-event = Ereignis
inv-tray-marker = Plünderungsmarker
inv-tray-diplomacy = Diplomatie
inv-tray-administration = Verwaltung
