"""What is so in a duel; nothing here changes it."""
