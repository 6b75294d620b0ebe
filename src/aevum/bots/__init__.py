"""Bots: they receive what their seat may see, never the true state."""

from aevum.bots.base import Bot, Move, Sight, UnknownBot
from aevum.bots.names import make_bot

__all__ = ["Bot", "Move", "Sight", "UnknownBot", "make_bot"]
