"""Many duels on many machines: runs that can be stopped and gone on with, and what they say of decks and cards."""
