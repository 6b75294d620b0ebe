"""Tournaments: every bot against every other, rated, resumable, reported on one page."""
