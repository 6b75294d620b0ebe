"""The rules of Invasions, one module per chapter."""
