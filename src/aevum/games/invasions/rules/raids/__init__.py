"""Raids, caravans and pillage markers."""
