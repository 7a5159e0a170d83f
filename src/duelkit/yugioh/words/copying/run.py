"""Executors of the words about monsters that get the name and the effects of another card: none, the engine does it."""
