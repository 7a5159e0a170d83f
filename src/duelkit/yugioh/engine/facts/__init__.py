"""What is true of cards, players and places now."""
