"""The rules of Attila, one module per chapter of the rules index."""
