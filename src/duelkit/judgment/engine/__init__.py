"""Everything that changes or judges a duel of THE EYE OF JUDGMENT."""
