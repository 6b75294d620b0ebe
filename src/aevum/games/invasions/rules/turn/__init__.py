"""The turn and its status step: clock, foundings, ages, the end and the score."""
