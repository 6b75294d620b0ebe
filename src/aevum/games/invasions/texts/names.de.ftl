# Wie Sitze, Glauben, Ränge und Gelände heißen; Orte, Nationen und Karten haben ihre Namen in den Tabellen.

seat-romans = Römer
seat-huns = Hunnen
seat-persians = Perser
seat-goths = Goten
religion-catholic = katholisch
religion-monophysite = monophysitisch
religion-arian = arianisch
religion-mazdaist = mazdaistisch
religion-pagan = heidnisch
status-barbarian = Barbarennation
status-kingdom = Königreich
status-empire = Imperium
terrain-clear = offenes Land
terrain-steppe = Steppe
terrain-desert = Wüste
terrain-forest = Wald
terrain-marsh = Marsch
terrain-mountain = Gebirge
border-plain = Grenze
border-river = Fluss
border-ridge = Gebirgskamm
border-strait = Meerenge
admin_type-passive = Passiv
admin_type-military = Militär
admin_type-reform = Reformen
rank-general = Feldherr
rank-king = König
rank-emperor = Kaiser
rank-rex = Heerkönig

## Wörter in Sätzen

stance-stay = bleiben
stance-retreat = weichen
answer-yes = ja
answer-no = nein
outcome-failure = Misserfolg
outcome-raid_minus = Überfall −
outcome-raid_plus = Überfall +
outcome-settle = Überfall +, und sie bleiben
troop-infantry = Infanterie
troop-archer = Bogenschützen
troop-cavalry = Kavallerie
troop-horse_archer = berittene Bogenschützen
use-alliance = Bündnis
use-alliance_break = Bündnis, um ein Band zu lösen
use-treaty = Vertrag
use-marriage = Heirat
use-tribute = Tribut
use-foedus = Foederatenvertrag
use-bribe = Bestechung
use-mercenary = Söldner
reason-annihilation = der Gegner ist vernichtet
reason-fewer_lost = weniger Verluste
reason-city_or_horde = Mauern oder Horde des Verteidigers
reason-leader = der bessere Befehlshaber
reason-defender = der Verteidiger hält stand
reason-withdrawal = der Gegner zieht ab
side-attacker = Angreifer
side-defender = Verteidiger
target-attacker = Angreifer
target-defender = Verteidiger
white-blank = leer
white-w = weißes Schwert
white-r = rotes Schwert
white-wr = weißes und rotes Schwert
black-blank = leer
black-w = weißes Schwert
black-r = rotes Schwert
black-wr = weißes und rotes Schwert
black-ww = zwei weiße Schwerter
face-named = { $side_id ->
    [own] eigener
   *[enemy] gegnerischer
} { $colour_id ->
    [white] weißer
   *[black] schwarzer
} Würfel: { $face }
pillage-named = { $gold } Gold und { $event }
squadron-named = { $number ->
    [1] Erster Flottenstapel
   *[other] Zweiter Flottenstapel
} ({ $nation })
