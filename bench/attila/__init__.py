"""Measurements that only this game has."""
