"""What every game, bot and table agrees on."""
