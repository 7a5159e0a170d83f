"""From what is seen to the decisions of a duel."""
