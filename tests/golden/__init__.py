"""Finished games in notation, replayed and reckoned again."""
