"""The benchmark: Aevum beside other programs, on one core, in one run. `make bench` starts it."""
