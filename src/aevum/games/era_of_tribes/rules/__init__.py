"""The rules of Era of Tribes, one module per chapter."""
