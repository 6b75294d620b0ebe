"""Aevum: four board games about the peoples of antiquity, played by the full rules."""

from aevum.compiled import settle

__version__ = "0.1.0"

settle(__path__)
