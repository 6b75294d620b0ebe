"""Battles on land and sieges, in both combat systems."""
