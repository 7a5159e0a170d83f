"""The duel in words: questions, options, the log."""
