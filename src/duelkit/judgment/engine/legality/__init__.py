"""Legality: the available actions, and every reason against the others."""
