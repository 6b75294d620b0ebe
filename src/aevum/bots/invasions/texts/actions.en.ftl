### What moves a commander (English). $goal is a province; both languages call it by its Latin name.

invasions-march = { $move }: the march to { $goal } is worth { $points } points, with a chance of { $chance } % against whoever stands there.
