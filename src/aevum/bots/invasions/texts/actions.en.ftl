### What moves a commander (English). $goal is a province; both languages call it by its Latin name.

invasions-march = { $move }: the march to { $goal } is worth { $points } points, with a chance of { $chance } % against whoever stands there.
invasions-voyage = { $move }: the voyage to { $goal } is worth { $points } points, with a chance of { $chance } % against whoever stands there.
invasions-siege = { $move }: the city falls with { $chance } %, for { $lost } units.
invasions-comes = { $move }: the stack comes in time with { $comes } %, and then the battle is won with { $chance } %.
invasions-fight = { $move }: the battle is won with { $chance } % then.
