"""The Administration Phase: cards, calamities, gold, purchases, revolts, faith."""
