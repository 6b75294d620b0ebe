"""What every game, bot and table agrees on. Imports nothing else of Aevum."""
