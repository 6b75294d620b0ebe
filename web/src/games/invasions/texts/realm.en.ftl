### Treasury and cards of Invasions (English).

inv-page-realm = Treasury
inv-page-cards = Cards
inv-realm-income = Income
inv-realm-expenses = Expenses
inv-realm-gold = Gold
inv-realm-net = { $taxed ->
    [0] Still to come
   *[other] Booked already
}
inv-realm-now = Now it would be
inv-realm-after = Afterwards
inv-realm-limit = Above { $limit } gold is lost after the purchases.
inv-realm-bankrupt = The nation cannot pay everything: bankruptcy.
inv-income-cities = Cities
inv-income-capital = Capital
inv-income-areas = Areas
inv-income-provinces = Provinces
inv-income-off_map = from beyond the map
inv-income-trade = Trade
inv-income-tribute = Tribute
inv-expense-suzerain = to the suzerain
inv-expense-foedera = to federates
inv-expense-revolts = Revolts
inv-expense-heresy = Heresy
inv-expense-decline = Decline
inv-expense-upkeep = Upkeep of units
inv-expense-calamities = Calamities
inv-tray-title = Only you see these cards
inv-tray-none = You have no cards.
inv-tray-now = playable now
inv-tray-later = not now
inv-tray-event = Event
inv-tray-marker = Pillage marker
inv-tray-diplomacy = Diplomacy
inv-tray-administration = Administration
