### What moves a commander (English). $goal is a province; both languages call it by its Latin name.

invasions-march = { $move }: the march to { $goal } is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, with a chance of { NUMBER($chance, maximumFractionDigits: 0) } % against whoever stands there.
