"""Words about cards that go back to the hand rather than to the deck (デッキに戻さず手札に戻す事もできる)."""
