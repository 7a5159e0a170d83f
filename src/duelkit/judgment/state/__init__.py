"""The state of a duel of THE EYE OF JUDGMENT as a value."""
