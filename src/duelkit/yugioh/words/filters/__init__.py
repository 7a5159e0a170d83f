"""Words about properties of cards (カードの条件)."""
