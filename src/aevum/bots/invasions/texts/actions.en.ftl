### What moves a commander (English). $goal is a province; both languages call it by its Latin name.

invasions-march = { $move }: the march to { $goal } is worth { $points } points, with a chance of { $chance } % against whoever stands there.
invasions-voyage = { $move }: the voyage to { $goal } is worth { $points } points, with a chance of { $chance } % against whoever stands there.
invasions-siege = { $move }: the city falls with { $chance } %; on average { $lost ->
    [one] { $lost } unit is
   *[other] { $lost } units are
} lost.
invasions-purchase = { $move }: worth { $points } points for { $price } gold; { $left } gold is left.
invasions-comes = { $move }: the stack comes in time with { $comes } %, and then the battle is won with { $chance } %.
invasions-fight = { $move }: the battle is won with { $chance } % then.
invasions-foedus = { $move }: the horde that is offered land and peace could reach { $points } points of ours.
