"""Turns readings of the mat into the decisions of a duel."""
