"""Words about coins, dice, lots and guesses (運)."""
