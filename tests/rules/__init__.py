"""One folder per game, one test at least per rule id."""
