"""Tournaments (大会) of computer players, of people at the table, or of both."""
