"""Queries about the state of a duel; nothing here changes it."""
