"""Ferry: four boats cross a river; whoever steers a boat loads a card, the current is a die."""
