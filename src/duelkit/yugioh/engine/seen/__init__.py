"""What a player can know."""
