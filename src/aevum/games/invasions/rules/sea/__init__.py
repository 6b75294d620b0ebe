"""Fleets: movement, sea battle, transport and landing."""
