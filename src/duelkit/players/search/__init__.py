"""Players that search: a tree over what the player can know, for any game that provides its knowledge."""
