"""Where games are kept: a SQLite file by default, PostgreSQL by URL. Knows no rules.

A game is its header, written once, and its log, which only grows. Whatever was appended stays,
through a crash at any moment; two writers can never both write the same entry.
"""

from aevum.store.places import BadStore, default_url
from aevum.store.store import Store, Summary

__all__ = ["BadStore", "Store", "Summary", "default_url"]
