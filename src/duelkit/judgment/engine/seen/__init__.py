"""What players see, and duels as they imagine them."""
