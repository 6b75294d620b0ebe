"""Movement on land, and the reactions to it."""
