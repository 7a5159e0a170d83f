"""Single changes of a duel."""
