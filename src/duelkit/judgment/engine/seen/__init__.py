"""What players may see, and copies of duels with redrawn hidden information."""
