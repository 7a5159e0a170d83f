"""Executors of the words about cards that go back to the hand rather than to the deck: none, the engine does it."""
