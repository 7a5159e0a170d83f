"""Pairs of duels that differ in all that a viewer may not know, played at a real table: see ``two_worlds.py``."""
