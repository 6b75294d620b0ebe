"""The command `aevum`."""
