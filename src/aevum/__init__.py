"""Aevum: four board games about the peoples of antiquity, played by the full rules."""

__version__ = "0.1.0"
