### Invasions at the terminal (English).

inv-turn = Turn { $turn }
inv-deck = Event deck { $cards }, discarded { $discard }
inv-power = { $points } VP · { $events } events
inv-hand = Your events: { $cards }
inv-group = In the group: { $cards }
inv-battle = Battle in { $place } – { $attacker } against { $defender }
inv-odds = attacker wins { $win } %, defender { $lose } %
inv-ahead = battle there: attacker wins { $win } %, defender { $lose } %; the attacker loses { $lost } units on average
inv-weary = { $n ->
    [one] a unit has no step left and stays behind
   *[other] { $n } units have no step left and stay behind
}
inv-arrival = comes in time with { $comes } %; then the attacker wins { $win } %, the defender { $lose } %
inv-interception = { $nation } from { $place } intercept with { $chance } %
inv-flight = { $nation } escape with { $chance } %
inv-siege = falls with { $falls } %, for { $lost } units
inv-last-turn = the last turn was played; in a short scenario points count above what each power may expect
inv-legend = On the map: { $city } city with its level, { $walls } fortified city, { $revolt } revolt (one or two), { $raid } raid, { $leader } leader, { $horde } horde, { $limes } limes, † heresy in the area. A nation's letters and the number of its units follow the province; behind a power its nations with gold (g), age and decline (↓).
example-choice = mv_go thracia, Thracia
example-why = mv_go thracia
example-place = thracia
example-sum = Points so far
order-interception = Intercept
order-flight = Flee
order-events = Play events and answer them
order-diplomacy = Play Diplomacy cards and offer a foedus
order-bribes = Bribe besiegers
