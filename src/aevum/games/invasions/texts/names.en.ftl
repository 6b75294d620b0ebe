# What seats, faiths, ranks and grounds are called; places, nations and cards have their names in the tables.

seat-romans = Romans
seat-huns = Huns
seat-persians = Persians
seat-goths = Goths
religion-catholic = Catholic
religion-monophysite = Monophysite
religion-arian = Arian
religion-mazdaist = Mazdaist
religion-pagan = pagan
status-barbarian = barbarian nation
status-kingdom = kingdom
status-empire = empire
terrain-clear = open country
terrain-steppe = steppe
terrain-desert = desert
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountains
border-plain = border
border-river = river
border-ridge = ridge
border-strait = strait
admin_type-passive = Passive
admin_type-military = Military
admin_type-reform = Reform
rank-general = general
rank-king = king
rank-emperor = emperor
rank-rex = rex

## Words inside sentences

stance-stay = stay
stance-retreat = retreat
answer-yes = yes
answer-no = no
outcome-failure = failure
outcome-raid_minus = Raid −
outcome-raid_plus = Raid +
outcome-settle = Raid +, and they stay
troop-infantry = infantry
troop-archer = archers
troop-cavalry = cavalry
troop-horse_archer = horse archers
use-alliance = Alliance
use-alliance_break = Alliance, to break a bond
use-treaty = Treaty
use-marriage = Marriage
use-tribute = Tribute
use-foedus = Foedus
use-bribe = Bribe
use-mercenary = Mercenary
reason-annihilation = the enemy is destroyed
reason-fewer_lost = fewer losses
reason-city_or_horde = walls or horde of the defender
reason-leader = the better commander
reason-defender = the defender holds
reason-withdrawal = the enemy withdraws
side-attacker = attacker
side-defender = defender
target-attacker = attacker
target-defender = defender
white-blank = blank
white-w = white sword
white-r = red sword
white-wr = white and red sword
black-blank = blank
black-w = white sword
black-r = red sword
black-wr = white and red sword
black-ww = two white swords
face-named = { $side_id ->
    [own] own
   *[enemy] enemy
} { $colour_id ->
    [white] white
   *[black] black
} die: { $face }
pillage-named = { $gold } gold and { $event }
squadron-named = { $number ->
    [1] First fleet stack
   *[other] Second fleet stack
} ({ $nation })
