"""Batches of games: simulation, fuzzing, the ladder of bots, benchmarks."""
