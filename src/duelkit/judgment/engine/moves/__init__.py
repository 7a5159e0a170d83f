"""The small changes of a duel."""
